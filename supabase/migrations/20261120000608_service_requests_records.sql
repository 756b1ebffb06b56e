-- After something happened: the timeline and the audit trail are written by triggers, so that no way around exists.

/* Trigger after insert or update of a case; the argument is the kind. Status and assignment enter the timeline. */
create function private.record_case_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was text := case when tg_op = 'UPDATE' then old.status end;
  by_staff boolean := private.is_handler(auth.uid()) and current_setting('private.releasing_cases', true) is distinct from 'on';
begin
  if tg_op = 'UPDATE' and new.anonymised_at is not null then return null; end if;
  if new.status is distinct from was then
    insert into public.case_events (complaint_id, appeal_id, kind, visibility, author, from_status, to_status, body)
    values (
      case tg_argv[0] when 'complaint' then new.id end, case tg_argv[0] when 'appeal' then new.id end,
      'status', 'reporter', case when was is null or not by_staff then 'system' else 'staff' end, was, new.status,
      case when new.closed_at is null then new.status_note end);
  end if;
  if tg_op = 'UPDATE' and new.assigned_to is distinct from old.assigned_to then
    insert into public.case_events (complaint_id, appeal_id, kind, visibility, author, body)
    values (
      case tg_argv[0] when 'complaint' then new.id end, case tg_argv[0] when 'appeal' then new.id end,
      'assignment', 'internal', case when by_staff then 'staff' else 'system' end,
      (select u.full_name from public.app_users u where u.id = new.assigned_to));
  end if;
  return null;
end $$;

/* Trigger before insert: who wrote it is who is signed in; the name is kept when the account is not. */
create function private.sign_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.author = 'staff' then
    new.actor := coalesce(auth.uid(), new.actor);
    new.actor_name := (select u.full_name from public.app_users u where u.id = new.actor);
  else
    new.actor := null;
    new.actor_name := null;
  end if;
  return new;
end $$;

/* Trigger after insert: the first message to the reporter is the first response the time limit asks for. */
create function private.note_first_response() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.complaints set first_response_at = new.created_at where id = new.complaint_id and first_response_at is null;
  update public.appeals set first_response_at = new.created_at where id = new.appeal_id and first_response_at is null;
  return null;
end $$;

/* Trigger after insert: what the reporter adds later makes the case new to staff again. */
create function private.note_reporter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.complaints set reporter_wrote_at = new.created_at where id = new.complaint_id;
  update public.appeals set reporter_wrote_at = new.created_at where id = new.appeal_id;
  return null;
end $$;

/* Trigger before insert: everybody may say that they took part themselves; of a colleague an admin says it, or who has the case.
   Refusals: field.required, case.person_needs_handler. */
create function private.sign_case_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id is null then perform private.refuse('field.required', 'user_id'); end if;
  if private.has_role('editor') and new.user_id <> auth.uid()
    and not exists (select from public.complaints c where c.id = new.complaint_id and c.assigned_to = auth.uid())
    and not exists (select from public.appeals a where a.id = new.appeal_id and a.assigned_to = auth.uid()) then
    perform private.refuse('case.person_needs_handler', 'user_id');
  end if;
  new.person_name := (select u.full_name from public.app_users u where u.id = new.user_id);
  new.recorded_by := coalesce(auth.uid(), new.recorded_by);
  new.recorded_by_name := (select u.full_name from public.app_users u where u.id = new.recorded_by);
  return new;
end $$;

/* Trigger after insert: to be marked is to be shut out, so the admins are told when an editor marks a colleague, or anybody an
   admin. One alarm for each case and person marked. */
create function private.tell_of_mark() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := coalesce(new.complaint_id, new.appeal_id);
begin
  if auth.uid() is null or new.user_id = auth.uid() or private.has_role('admin')
    and not exists (select from public.app_users u where u.id = new.user_id and lower(u.role) = 'admin') then
    return null;
  end if;
  perform private.raise_alarm('colleague_marked', owner || ' ' || new.user_id, jsonb_build_object(
    'kind', case when new.complaint_id is null then 'appeal' else 'complaint' end, 'case', owner,
    'number', private.case_summary(case when new.complaint_id is null then 'appeals' else 'complaints' end, owner) ->> 'number',
    'name', new.recorded_by_name, 'marked', new.person_name, 'person', new.recorded_by, 'marked_person', new.user_id));
  return null;
end $$;

/* Trigger after insert: who took part in the matter no longer has the case, unless it is closed. */
create function private.hand_over_case() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.complaints set assigned_to = null where id = new.complaint_id and assigned_to = new.user_id and closed_at is null;
  update public.appeals set assigned_to = null where id = new.appeal_id and assigned_to = new.user_id and closed_at is null;
  return null;
end $$;

/* Trigger before update of a message from the contact form: who answered it. */
create function private.note_handler() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.handled_by is not null and new.handled_by is distinct from old.handled_by and not private.is_handler(new.handled_by) then
    perform private.refuse('case.assignee_refused', 'handled_by');
  end if;
  if new.status = 'dibalas' and old.status <> 'dibalas' then
    new.handled_by := coalesce(new.handled_by, auth.uid());
    new.handled_at := now();
  end if;
  return new;
end $$;

create trigger timeline after insert or update on public.complaints
  for each row execute function private.record_case_change('complaint');
create trigger timeline after insert or update on public.appeals
  for each row execute function private.record_case_change('appeal');
create trigger sign before insert on public.case_events for each row execute function private.sign_event();
create trigger first_response after insert on public.case_events
  for each row when (new.kind = 'message' and new.author = 'staff') execute function private.note_first_response();
create trigger reporter_wrote after insert on public.case_events
  for each row when (new.author = 'reporter') execute function private.note_reporter();
create trigger sign before insert on public.case_people for each row execute function private.sign_case_person();
create trigger tell after insert on public.case_people for each row execute function private.tell_of_mark();
create trigger hand_over after insert on public.case_people for each row execute function private.hand_over_case();
create trigger handler before update on public.contact_submissions for each row execute function private.note_handler();

-- The trail says that a case came, moved and was decided; never what the reporter wrote or who they are.
create trigger audit after insert or update or delete on public.complaints for each row execute function
  private.write_audit('name', 'email', 'phone', 'company', 'subject', 'description', 'expected_remedy', 'incident_on',
    'evidence', 'search_text', 'status_note', 'outcome', 'outcome_reason');
create trigger audit after insert or update or delete on public.appeals for each row execute function
  private.write_audit('name', 'email', 'phone', 'company', 'subject', 'description', 'grounds', 'application_number',
    'application_key', 'evidence', 'search_text', 'status_note', 'outcome', 'outcome_reason');
create trigger audit after insert or update or delete on public.contact_submissions for each row execute function
  private.write_audit('name', 'email', 'phone', 'subject', 'message', 'search_text');
create trigger audit after insert or update or delete on public.case_people for each row execute function
  private.write_audit('note', 'revoke_reason');

call private.announce_changes('public.complaints', 'staff');
call private.announce_changes('public.appeals', 'staff');
call private.announce_changes('public.contact_submissions', 'staff');
call private.announce_changes('public.case_events', 'staff');

/* Trigger after update of a person: whoever no longer handles cases (deactivated, or a viewer now) keeps none that is open.
   They are nobody's at once, and the timeline of each says so. */
create function private.release_cases() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.releasing_cases', 'on', true);
  update public.complaints set assigned_to = null where assigned_to = new.id and closed_at is null;
  update public.appeals set assigned_to = null where assigned_to = new.id and closed_at is null;
  perform set_config('private.releasing_cases', '', true);
  return null;
end $$;
create trigger release_cases after update of is_active, role on public.app_users for each row
  when (old.is_active and lower(old.role) in ('admin', 'editor') and not (new.is_active and lower(new.role) in ('admin', 'editor')))
  execute function private.release_cases();
