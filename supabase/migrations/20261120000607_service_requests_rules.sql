-- Before a case changes: what the reporter wrote stays, the status moves as the table says, the clock stops and runs.

/*
 * Ends the statement with a machine-readable refusal: message is the code, detail the field it is about, hint a number
 * where one helps (a limit, seconds to wait). The client has words for the codes in both languages.
 */
create function private.refuse(code text, field text default '', hint text default '') returns void
  language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(field, ''), hint = coalesce(hint, '');
end $$;

/* A value that a caller wrote as text; null for null and ''. Refuses field.invalid where it is not one: PostgreSQL's own refusal would repeat it. */
create function private.asked_uuid(value text, field text) returns uuid
  language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then perform private.refuse('field.invalid', field); end if;
  return value::uuid;
end $$;

/* As asked_uuid, a day of the calendar, written 2026-11-21. */
create function private.asked_day(value text, field text) returns date
  language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~ '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$' then perform private.refuse('field.invalid', field); end if;
  return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
exception when datetime_field_overflow then
  perform private.refuse('field.invalid', field);
end $$;

-- Functions that run with their caller's rights refuse as well.
grant execute on function private.refuse(text, text, text) to authenticated, service_role;

create function private.is_handler(person uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.app_users u
    where u.id = person and u.is_active and lower(u.role) in ('admin', 'editor'))
$$;

/* What may change at all after a case was sent; generated columns follow from the rest. */
create function private.without_workflow(record jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select record - array['status', 'status_note', 'assigned_to', 'category', 'outcome', 'outcome_reason', 'decided_by',
    'first_response_due_at', 'first_response_at', 'reporter_wrote_at', 'due_at', 'waiting_since', 'paused_days', 'closed_at',
    'documents_complete_at', 'joined_into', 'spam_at', 'restricted_at', 'updated_at', 'search_text', 'application_key', 'next_due_at']
$$;

/* The columns of this case that may change just now: contact details, while correct_case_person() is at work on it. */
create function private.correctable(id uuid) returns text[]
  language sql stable set search_path = ''
as $$
  select case when current_setting('private.correcting', true) = correctable.id::text
    then '{name,email,phone,company}'::text[] else '{}' end
$$;

/* Trigger before update; the argument is the kind. Refusals: case.read_only, case.closed, case.transition_refused,
   case.marked_spam, case.note_required, case.outcome_required, case.person_required, case.involved, case.assignee_refused, case.assignee_involved,
   case.assignment_needs_admin. */
create function private.guard_case() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  step public.case_transitions;
  pause int;
begin
  if new.anonymised_at is not null and old.anonymised_at is null then
    return new; -- nobody is granted this column; private.anonymise_case() sets it
  end if;
  if private.without_workflow(to_jsonb(old)) - private.correctable(old.id)
    <> private.without_workflow(to_jsonb(new)) - private.correctable(old.id) then
    perform private.refuse('case.read_only');
  end if;
  if old.restricted_at is not null and new.restricted_at is not null and auth.uid() is not null
    and (new.status <> old.status or new.category <> old.category) and private.is_handler(auth.uid()) then
    perform private.refuse('case.restricted', 'status');
  end if;
  if old.closed_at is not null and (new.status <> old.status or new.outcome is distinct from old.outcome
    or new.outcome_reason is distinct from old.outcome_reason or new.assigned_to <> old.assigned_to
    or new.decided_by <> old.decided_by or new.category <> old.category) then
    perform private.refuse('case.closed', 'status');
  end if;
  -- Taking a person's account away empties assigned_to, in spam as well.
  if new.spam_at is not null
    and (new.status <> old.status or (new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null)) then
    perform private.refuse('case.marked_spam', 'status');
  end if;
  if new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null then
    perform private.check_assignment(old.id, new.assigned_to, old.assigned_to, old.is_confidential or old.restricted_at is not null);
  end if;
  if new.status = old.status then
    if new.outcome is distinct from old.outcome or new.outcome_reason is distinct from old.outcome_reason then
      perform private.refuse('case.outcome_only_when_closing', 'outcome');
    end if;
    return new;
  end if;

  select * into step from public.case_transitions t
  where t.kind = tg_argv[0] and t.from_status = old.status and t.to_status = new.status;
  if not found then
    perform private.refuse('case.transition_refused', 'status', old.status || ' > ' || new.status);
  end if;
  if step.requires_note and coalesce(btrim(new.status_note), '') = '' then
    perform private.refuse('case.note_required', 'reason');
  end if;
  if step.requires_outcome then
    perform private.check_decision(old.id, new.outcome, new.outcome_reason);
    new.decided_by := auth.uid();
    new.closed_at := now();
  end if;
  new.first_response_at := coalesce(old.first_response_at, now());
  if new.status = 'menunggu' then
    new.waiting_since := now();
  elsif old.status = 'menunggu' then
    pause := private.working_days_between(old.waiting_since, now());
    new.paused_days := old.paused_days + pause;
    if pause > 0 and old.due_at is not null then new.due_at := private.add_working_days(old.due_at, pause); end if;
    new.waiting_since := null;
  end if;
  return new;
end $$;

/* The outcome: written, with reasons, by a person of the body who had no part in the matter (ISO/IEC 17065 7.13.5). */
create function private.check_decision(case_id uuid, outcome text, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(btrim(outcome), '') = '' then perform private.refuse('case.outcome_required', 'outcome'); end if;
  if coalesce(btrim(reason), '') = '' then perform private.refuse('case.outcome_required', 'reason'); end if;
  if auth.uid() is null or not private.is_handler(auth.uid()) then
    perform private.refuse('case.person_required', 'outcome');
  end if;
  if private.is_involved(check_decision.case_id, auth.uid()) then
    perform private.refuse('case.involved', 'outcome');
  end if;
end $$;

/* To active admins and editors who had no part in the matter. Assignment opens what few may see, a confidential identity or a restricted
   case (is_closed): only an admin or the one who has it gives it. */
create function private.check_assignment(case_id uuid, to_person uuid, from_person uuid, is_closed boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_handler(to_person) then perform private.refuse('case.assignee_refused', 'assigned_to'); end if;
  if private.is_involved(check_assignment.case_id, to_person) then perform private.refuse('case.assignee_involved', 'assigned_to'); end if;
  if is_closed and auth.uid() is not null and not private.has_role('admin')
    and auth.uid() is distinct from from_person then
    perform private.refuse('case.assignment_needs_admin', 'assigned_to');
  end if;
end $$;

/* Trigger before update of appeals: the answer and the re-assessment are counted from complete documents. */
create function private.restart_appeal_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.closed_at is not null or new.documents_complete_at is null then return new; end if;
  if new.documents_complete_at > now() then perform private.refuse('field.in_future', 'documents_complete_at'); end if;
  new.first_response_due_at := private.add_working_days(
    greatest(new.documents_complete_at, old.created_at), private.deadline_days('appeal_answer_days', 3));
  new.due_at := private.add_working_days(
    new.first_response_due_at, private.deadline_days('appeal_reassessment_days', 15) + new.paused_days);
  return new;
end $$;

create trigger guard before update on public.complaints for each row execute function private.guard_case('complaint');
create trigger guard before update on public.appeals for each row execute function private.guard_case('appeal');
create trigger restart_clock before update of documents_complete_at on public.appeals
  for each row when (new.documents_complete_at is distinct from old.documents_complete_at)
  execute function private.restart_appeal_clock();
create trigger touch before update on public.complaints for each row execute function private.touch();
create trigger touch before update on public.appeals for each row execute function private.touch();
create trigger touch before update on public.contact_submissions for each row execute function private.touch();
