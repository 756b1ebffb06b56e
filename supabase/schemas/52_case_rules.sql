-- The reporter's text is read-only, statuses follow case_transitions, and waiting stops the clock.
create function private.is_handler(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_users u
    where u.id = person and u.is_active and lower(u.role) in ('admin', 'editor'))
$$;

/* Returns the record without workflow and generated columns. */
create function private.without_workflow(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select record - array['status', 'status_note', 'assigned_to', 'category', 'outcome', 'outcome_reason', 'finding',
    'effect', 'declaration', 'decided_by', 'decider_name', 'decider_post',
    'first_response_due_at', 'first_response_at', 'reporter_wrote_at', 'due_at', 'waiting_since', 'paused_days',
      'closed_at',
    'withdrawn_how', 'withdrawn_on', 'documents_complete_at', 'joined_into', 'about_name', 'about_company_id',
      'about_certificate_id', 'entered_by', 'concerned_confirmed_at', 'concerned_confirmed_by',
      'concerned_confirmed_by_name', 'late_cause', 'late_explanation', 'late_admitted_at', 'late_admitted_by',
      'late_admitted_by_name',
      'spam_at', 'spam_marked_at', 'spam_marked_by', 'spam_marked_name', 'spam_confirmed_by', 'spam_confirmed_name',
      'restricted_at', 'updated_at', 'search_text', 'application_key', 'next_due_at']
$$;

/* Returns the columns of a case that the current function may correct: contact details and consent in
   correct_case_person() and withdraw_case_consent(); none elsewhere. */
create function private.correctable(id uuid) returns text[] language sql stable set search_path = '' as $$
  select case when current_setting('private.correcting', true) = correctable.id::text
    then '{name,email,phone,company,consent}'::text[] else '{}' end $$;

/* Returns the changed columns of a closed case that only reopening may change. Allowed are corrected contact details,
   restriction, replies, the appeal that a joined one follows, and, with `by_deletion`, references that are cleared when
   an account or company is deleted. Skips generated columns, which are null in a trigger before update, and closed_at,
   which no role may write. */
create function private.changes_after_closing(was jsonb, became jsonb, by_deletion boolean) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(b.key), '{}') from jsonb_each(became) b
  where b.value is distinct from was -> b.key
    and b.key <> all ('{name,email,phone,company,restricted_at,reporter_wrote_at,updated_at,closed_at,'
                      'joined_into}'::text[])
    and not (b.value = 'null' and (b.key = any ('{category,search_text,next_due_at,application_key}'::text[])
      or by_deletion
        and b.key = any ('{assigned_to,decided_by,entered_by,late_admitted_by,about_company_id,'
                         'about_certificate_id}'::text[])))
$$;

/* Trigger before update: enforces the rules for cases. The argument is the kind. Refuses with
   case.read_only, case.closed, case.transition_refused, case.marked_spam, case.note_required,
   case.outcome_required, case.person_required, case.involved, case.declaration_required,
   case.finding_required, case.actions_required, case.effect_required, case.decider_involved,
   case.signatory_involved, field.required (decider, post), case.concerned_unconfirmed, field.invalid,
   case.assignee_refused, case.assignee_involved, case.assignment_needs_admin. */
create function private.guard_case() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  step public.case_transitions;
  pause integer;
begin
  if new.anonymised_at is not null and old.anonymised_at is null then
    return new; -- no role is granted this column; private.anonymise_case() sets it
  end if;
  if private.without_workflow(to_jsonb(old)) - private.correctable(old.id)
    <> private.without_workflow(to_jsonb(new)) - private.correctable(old.id) then
    perform private.refuse('case.read_only');
  end if;
  if old.restricted_at is not null and new.restricted_at is not null and auth.uid() is not null
    and (new.status <> old.status or new.category <> old.category) and private.is_handler(auth.uid()) then
    perform private.refuse('case.restricted', 'status');
  end if;
  if auth.uid() is not null and private.is_handler(auth.uid())
    and (new.status <> old.status or new.category <> old.category or new.spam_at is distinct from old.spam_at
      or new.spam_marked_at is distinct from old.spam_marked_at) then
    if private.is_kept_from(old.id, auth.uid()) then perform private.refuse('case.involved', 'status'); end if;
    if private.awaits_concerned(old.id) and (new.category <> old.category or new.closed_at is distinct
      from old.closed_at
      or not private.is_open_status(new.status) and new.status <> 'dicabut') then
      perform private.refuse('case.concerned_unconfirmed', 'status');
    end if;
  end if;
  if old.closed_at is not null and new.closed_at is null and current_setting('private.reopening', true) = old.id::text
    then
    return new; -- reopen_case() has stored the decision that it ends
  end if;
  if old.closed_at is not null and private.changes_after_closing(to_jsonb(old), to_jsonb(new),
    pg_trigger_depth() > 1) <> '{}' then
    perform private.refuse('case.closed', 'status');
  end if;
  -- Deleting an account clears assigned_to, even of spam.
  if new.spam_at is not null
    and (new.status <> old.status or (new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null))
      then
    perform private.refuse('case.marked_spam', 'status');
  end if;
  if new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null then
    perform private.check_assignment(old.id, new.assigned_to, old.assigned_to, old.is_confidential
      or old.restricted_at is not null);
  end if;
  if new.status = old.status then
    if new.outcome is distinct from old.outcome or new.outcome_reason is distinct from old.outcome_reason
      or new.declaration is distinct from old.declaration or new.finding is distinct from old.finding
      or new.effect is distinct from old.effect or new.decider_name is distinct from old.decider_name
      or new.decider_post is distinct from old.decider_post then
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
  if step.withdraws then
    if private.is_involved(old.id, auth.uid()) then perform private.refuse('case.involved', 'id'); end if;
  elsif step.requires_outcome then
    perform private.check_decision(old.id, new.outcome, new.outcome_reason);
    -- Joining two appeals decides neither of them.
    if not step.joins_another and new.declaration is null then
      perform private.refuse('case.declaration_required', 'declares');
    end if;
    if not step.joins_another then
      perform private.check_decider(tg_argv[0], old.id, new.decided_by, new.decider_name, new.decider_post);
    end if;
    new.finding := private.checked_finding(new.finding, step.findings);
    perform private.check_actions(tg_argv[0], old.id, new.finding);
    if step.requires_effect and coalesce(btrim(new.effect), '') = '' then
      perform private.refuse('case.effect_required', 'effect');
    end if;
  end if;
  if step.requires_outcome then
    if step.joins_another or step.withdraws then new.decided_by := auth.uid(); end if;
    new.closed_at := now();
    new.spam_marked_at := null;
    new.spam_marked_by := null;
    new.spam_marked_name := null;
  end if;
  if not step.requires_outcome and new.finding is not null or not step.requires_effect and new.effect is not null then
    perform private.refuse('case.outcome_only_when_closing', case when step.requires_outcome then 'effect'
      else 'finding' end);
  end if;
  -- A status change alone is not a response. A remark, a question or the outcome is one.
  if step.requires_outcome and not step.withdraws or coalesce(btrim(new.status_note), '') <> '' then
    new.first_response_at := coalesce(old.first_response_at, now());
  end if;
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

/* Returns the declaration of independence in a language; null for an unknown one. */
create function private.independence(language text) returns text language sql immutable set search_path = '' as $$
  select '{"id": "Saya tidak menilai, meninjau, atau memutus hal yang menjadi pokok perkara ini, dan dalam dua tahun '
         'terakhir tidak bekerja pada atau menjadi konsultan bagi pihak yang terlibat di dalamnya.",
    "en": "I did not assess, review or decide the matter that this case is about, and have not '
         'worked for or advised any party to it within the last two years."}'::jsonb
    ->> independence.language
$$;

/* Returns the finding of a decision, one of those allowed for the move; optional if there is only one. Refuses with
   case.finding_required, field.invalid. */
create function private.checked_finding(finding text, findings text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if finding is null and cardinality(findings) > 1 then
    perform private.refuse('case.finding_required', 'finding');
  end if;
  if finding is not null and finding <> all (findings) then perform private.refuse('field.invalid', 'finding'); end if;
  return coalesce(finding, findings[1]);
end $$;

/* Requires a reason for the outcome, and a decider who is not involved (ISO/IEC 17065 7.13.5). */
create function private.check_decision(case_id uuid, outcome text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
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

/* Requires an assignee who is an active admin or editor and not involved, and an admin until the staff whom a
   complaint concerns are confirmed. Only an admin or the current assignee can assign confidential or restricted
   cases (is_closed), because the assignee can see the identity. */
create function private.check_assignment(case_id uuid, to_person uuid, from_person uuid, is_closed boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_handler(to_person) then perform private.refuse('case.assignee_refused', 'assigned_to'); end if;
  if private.is_involved(check_assignment.case_id, to_person) then
    perform private.refuse('case.assignee_involved', 'assigned_to');
  end if;
  if private.is_kept_from(check_assignment.case_id, to_person) then
    perform private.refuse('case.concerned_unconfirmed', 'assigned_to');
  end if;
  if is_closed and auth.uid() is not null and not private.has_role('admin')
    and auth.uid() is distinct from from_person then
    perform private.refuse('case.assignment_needs_admin', 'assigned_to');
  end if;
end $$;

/* Returns the due dates of first response and outcome, in working days. The re-assessment of an appeal begins with the
   reply; the outcome of a complaint counts from its arrival. */
create function private.case_dates(
  kind text, since timestamptz, paused_days integer default 0, out first_response_due_at timestamptz,
  out due_at timestamptz
) language plpgsql stable set search_path = ''  as $$
begin
  if kind = 'appeal' then
    first_response_due_at := private.add_working_days(since, private.deadline_days('appeal_answer_days', 3));
    due_at := private.add_working_days(first_response_due_at, private.deadline_days('appeal_reassessment_days', 15)
      + paused_days);
  else
    first_response_due_at := private.add_working_days(since, private.deadline_days('complaint_first_response_days', 3));
    due_at := private.add_working_days(since, private.deadline_days('complaint_outcome_days', 14) + paused_days);
  end if;
end $$;

/* Trigger before update of appeals: starts the time limits when the documents are complete. */
create function private.restart_appeal_clock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.closed_at is not null or new.documents_complete_at is null then return new; end if;
  if new.documents_complete_at > now() then perform private.refuse('field.in_future', 'documents_complete_at'); end if;
  select d.first_response_due_at, d.due_at into new.first_response_due_at, new.due_at
  from private.case_dates('appeal', greatest(new.documents_complete_at, old.created_at), new.paused_days) d;
  return new;
end $$;

create trigger guard before update on public.complaints for each row execute function private.guard_case('complaint');

create trigger guard before update on public.appeals for each row execute function private.guard_case('appeal');

create trigger restart_clock before update of documents_complete_at on public.appeals
  for each row when (new.documents_complete_at is distinct from old.documents_complete_at)
  execute function private.restart_appeal_clock();
