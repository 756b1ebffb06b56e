-- Triggers write timeline and audit log, so that nothing bypasses them.

/* Trigger after insert or update of a case: writes status and assignment to the timeline. The argument is the kind. */
create function private.record_case_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was text := case when tg_op = 'UPDATE' then old.status end;
  by_staff boolean := private.is_handler(auth.uid()) and current_setting('private.releasing_cases', true) is distinct
    from 'on';
begin
  if tg_op = 'UPDATE' and new.anonymised_at is not null then return null; end if;
  if new.status is distinct from was then
    perform private.add_entry(tg_argv[0], new.id, 'status', 'reporter', case when was is null or not by_staff
      then 'system' else 'staff' end,
      case when new.closed_at is null then new.status_note end, was, new.status);
  end if;
  if tg_op = 'UPDATE' and new.assigned_to is distinct from old.assigned_to then
    perform private.add_entry(tg_argv[0], new.id, 'assignment', 'internal', case when by_staff then 'staff'
      else 'system' end,
      (select u.full_name from public.app_users u where u.id = new.assigned_to));
  end if;
  return null;
end $$;

/* Trigger after update of appeals: writes to the timeline that the documents are complete. */
create function private.record_documents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_entry('appeal', new.id, 'documents', 'reporter', case when private.is_handler(auth.uid())
    then 'staff' else 'system' end, null);
  return null;
end $$;

/* Trigger before insert: sets the author to the signed-in user, with the name, because the account may be deleted. Also
   names the user who entered a reporter's text. */
create function private.sign_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.author = 'staff' or new.author = 'reporter' and new.message_id is not null and private.is_handler(auth.uid())
    then
    new.actor := coalesce(auth.uid(), new.actor);
    new.actor_name := (select u.full_name from public.app_users u where u.id = new.actor);
  else
    new.actor := null;
    new.actor_name := null;
  end if;
  return new;
end $$;

/* Trigger after insert: records the first message to the reporter of an open case as the first response. */
create function private.note_first_response() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.complaints set first_response_at = new.created_at where id = new.complaint_id
    and first_response_at is null and closed_at is null;
  update public.appeals set first_response_at = new.created_at where id = new.appeal_id and first_response_at is null
    and closed_at is null;
  return null;
end $$;

/* Trigger after insert: marks a message as answered when staff write to its sender. */
create function private.note_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_submissions set status = 'dibalas', handled_at = new.created_at where id = new.message_id;
  return null;
end $$;

/* Trigger after insert: marks the case or message as unread when the reporter replies. */
create function private.note_reporter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.complaints set reporter_wrote_at = new.created_at where id = new.complaint_id;
  update public.appeals set reporter_wrote_at = new.created_at where id = new.appeal_id;
  update public.contact_submissions set status = 'baru' where id = new.message_id;
  return null;
end $$;

/* Trigger before insert: lets users record their own involvement, an admin or the assignee record a colleague's, and
   all of them record a person without an account, by name. Refuses with field.required, field.invalid, field.too_long,
   case.person_needs_handler. */
create function private.sign_case_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.is_external := new.user_id is null;
  if new.is_external then
    new.person_name := private.payload_line(jsonb_build_object('person_name', new.person_name), 'person_name', 2, 150);
  elsif private.has_role('editor') and new.user_id <> auth.uid()
    and not exists (select from private.cases c where c.id in (new.complaint_id, new.appeal_id)
      and c.assigned_to = auth.uid()) then
    perform private.refuse('case.person_needs_handler', 'user_id');
  end if;
  if not new.is_external then
    new.person_name := (select u.full_name from public.app_users u where u.id = new.user_id);
  end if;
  new.recorded_by := coalesce(auth.uid(), new.recorded_by);
  new.recorded_by_name := (select u.full_name from public.app_users u where u.id = new.recorded_by);
  return new;
end $$;

/* Trigger after insert: raises an alarm for admins if an editor records a colleague as involved, or any user records an
   admin, because this excludes them from the case. There is no alarm for the staff whom a complaint concerns. */
create function private.tell_of_mark() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or new.is_external or new.user_id = auth.uid() or private.has_role('admin')
    and not exists (select from public.app_users u where u.id = new.user_id and lower(u.role) = 'admin') then
    return null;
  end if;
  -- The alarm would reveal the complaint to the staff concerned.
  if new.role = 'subject' and exists (select from public.complaints c where c.id = new.complaint_id
    and c.category = 'personel') then
    return null;
  end if;
  perform private.raise_alarm('colleague_marked', new.case_id || ' ' || new.user_id, jsonb_build_object(
    'kind', new.case_kind, 'case', new.case_id, 'number', private.case_summary(new.case_id) ->> 'number',
    'name', new.recorded_by_name, 'marked', new.person_name, 'person', new.recorded_by, 'marked_person', new.user_id));
  return null;
end $$;

/* Trigger after insert: removes an involved assignee from the case, unless it is closed. */
create function private.hand_over_case() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.complaints set assigned_to = null where id = new.complaint_id and assigned_to = new.user_id
    and closed_at is null;
  update public.appeals set assigned_to = null where id = new.appeal_id and assigned_to = new.user_id
    and closed_at is null;
  return null;
end $$;

/* Trigger before update of a message: records the user who answered it. */
create function private.note_handler() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.handled_by is not null and new.handled_by is distinct from old.handled_by
    and not private.is_handler(new.handled_by) then
    perform private.refuse('case.assignee_refused', 'handled_by');
  end if;
  if new.status = 'dibalas' and old.status <> 'dibalas' then
    new.handled_by := coalesce(new.handled_by, auth.uid());
    if new.handled_at is not distinct from old.handled_at then new.handled_at := now(); end if;
  end if;
  return new;
end $$;

/* Trigger after update of a message: writes to its thread when the handler changes, and when the status changes to or
   from answered or archived. */
create function private.record_message_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_ours constant boolean := private.is_handler(auth.uid())
    and current_setting('private.releasing_cases', true) is distinct from 'on';
  by_whom constant text := case when is_ours and new.restricted_at is null then 'staff' else 'system' end;
  follows constant boolean := pg_trigger_depth() > 1;
begin
  if new.anonymised_at is not null then return null; end if;
  if new.status <> old.status and not follows
    and not (new.status in ('baru', 'dibaca') and old.status in ('baru', 'dibaca')) then
    perform private.add_entry('contact', new.id, 'status', 'internal', by_whom, null, old.status, new.status);
  end if;
  if new.handled_by is distinct from old.handled_by and not (follows and new.handled_by is not null) then
    perform private.add_entry('contact', new.id, 'assignment', 'internal', by_whom,
      (select u.full_name from public.app_users u where u.id = new.handled_by));
  end if;
  return null;
end $$;

/* Trigger after update of a user who can no longer handle cases: removes them from all open cases and unanswered
   messages, and records it in the timelines. */
create function private.release_cases() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('private.releasing_cases', 'on', true);
  update public.complaints set assigned_to = null where assigned_to = new.id and closed_at is null;
  update public.appeals set assigned_to = null where assigned_to = new.id and closed_at is null;
  update public.contact_submissions set handled_by = null where handled_by = new.id and status in ('baru', 'dibaca');
  perform set_config('private.releasing_cases', '', true);
  return null;
end $$;

/* Trigger before insert of a timeline entry or a person: refuses with case.anonymised, because the text would never be
   removed, or with case.restricted. */
create function private.check_words() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  subject record;
begin
  select c.anonymised_at, c.restricted_at into subject from (
    select c.id, c.anonymised_at, c.restricted_at from private.cases c
    union all select m.id, m.anonymised_at, m.restricted_at from public.contact_submissions m) c
  where c.id in (new.complaint_id, new.appeal_id, (to_jsonb(new) ->> 'message_id')::uuid);
  if subject.anonymised_at is not null then perform private.refuse('case.anonymised'); end if;
  if subject.restricted_at is not null and coalesce(to_jsonb(new) ->> 'author', 'staff') = 'staff' then
    perform private.refuse('case.restricted');
  end if;
  return new;
end $$;

-- Texts of confidential cases are stored separately, like the reporter's identity: the rows that lists,
-- searches, exports, audit log and broadcasts use contain a placeholder. case_text() reads them.

/* Returns the placeholder that replaces texts stored separately. */
create function private.kept_apart() returns text
language sql immutable set search_path = '' as $$ select '(rahasia)' $$;

create function private.keep_text(case_id uuid, part text, words text) returns void
language sql security definer set search_path = '' as $$
  insert into private.case_texts as t (case_id, part, words) values (keep_text.case_id, keep_text.part, keep_text.words)
  on conflict (case_id, part) do update set words = excluded.words
$$;

/* Trigger before insert or update of a confidential case: moves its texts to private.case_texts. Replaces the
   application number, which identifies the company, by a hash. */
create function private.keep_case_apart() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  became jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array '{subject,description,expected_remedy,grounds,status_note,effect,outcome,outcome_reason,'
                         'incident_on,application_number,about_name,about_company_id,about_certificate_id,'
                         'source_name,late_explanation}'::text[] loop
    if not became ? field or tg_op = 'UPDATE' and to_jsonb(old) ->> field is not distinct from became ->> field then
      continue;
    end if;
    if became ->> field is null then
      delete from private.case_texts t where t.case_id = new.id and t.part = field;
    else
      perform private.keep_text(new.id, field, became ->> field);
      became := became || jsonb_build_object(field, case field
        when 'application_number' then private.hidden_application(became ->> field)
        when 'incident_on' then null when 'about_company_id' then null when 'about_certificate_id' then null
          else private.kept_apart() end);
    end if;
  end loop;
  if tg_op = 'INSERT' then
    became := became || jsonb_build_object('evidence', (
      select coalesce(jsonb_agg(f.file || jsonb_build_object('name', private.kept_apart())), '[]')
      from jsonb_array_elements(new.evidence) as f(file)));
  end if;
  new := jsonb_populate_record(new, became);
  return new;
end $$;

/* Trigger before insert of a timeline entry or a person: moves text about a confidential case to private.case_texts.
   The argument names the column. */
create function private.keep_entry_apart() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words text := to_jsonb(new) ->> tg_argv[0];
  owner uuid := coalesce(new.complaint_id, new.appeal_id);
begin
  if words is null or not private.is_confidential_case(owner) then return new; end if;
  if words = private.kept_apart() then
    -- The text of a status change was moved with the case.
    select t.words into words from private.case_texts t where t.case_id = owner and t.part = 'status_note';
  end if;
  perform private.keep_text(owner, new.id::text, words);
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.kept_apart()));
  return new;
end $$;

create function private.is_confidential_case(id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.cases c where c.id = is_confidential_case.id and c.is_confidential)
$$;
grant execute on function private.is_confidential_case(uuid) to authenticated;

/* Refuses users who cannot read the case: with case.involved if they are involved, otherwise with case.confidential.
   The functions that call it document only the latter. */
create function private.require_case_reader(kind text, id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_uninvolved(id);
  if not private.may_read_case(kind, id) then perform private.refuse('case.confidential', 'id'); end if;
end $$;

/* Refuses involved users with case.involved. */
create function private.require_uninvolved(id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_involved(require_uninvolved.id, auth.uid()) then perform private.refuse('case.involved', 'id'); end if;
end $$;

/* Returns the texts of a confidential case by column; {} if there are none. */
create function private.case_columns(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.part, t.words), '{}') from private.case_texts t
  where t.case_id = case_columns.id and t.part ~ '^[a-z_]+$'
$$;

create trigger timeline after insert or update on public.complaints
  for each row execute function private.record_case_change('complaint');

create trigger timeline after insert or update on public.appeals
  for each row execute function private.record_case_change('appeal');

create trigger documents after update of documents_complete_at on public.appeals
  for each row when (new.documents_complete_at is distinct from old.documents_complete_at
    and new.documents_complete_at is not null
    and new.anonymised_at is null)
  execute function private.record_documents();

create trigger sign before insert on public.case_events for each row execute function private.sign_event();

create trigger first_response after insert on public.case_events
  for each row when (new.kind = 'message' and new.author = 'staff')
    execute function private.note_first_response();

create trigger answered after insert on public.case_events
  for each row when (new.message_id is not null and new.kind = 'message' and new.author = 'staff')
    execute function private.note_answer();

create trigger reporter_wrote after insert on public.case_events
  for each row when (new.author = 'reporter') execute function private.note_reporter();

create trigger sign before insert on public.case_people for each row execute function private.sign_case_person();

create trigger tell after insert on public.case_people for each row execute function private.tell_of_mark();

create trigger hand_over after insert on public.case_people for each row execute function private.hand_over_case();

create trigger handler before update on public.contact_submissions for each row execute function private.note_handler();

create trigger timeline after update of status, handled_by on public.contact_submissions
  for each row execute function private.record_message_change();

create trigger release_cases after update of is_active, role on public.app_users for each row
  when (old.is_active and lower(old.role) in ('admin', 'editor')
    and not (new.is_active and lower(new.role) in ('admin', 'editor')))
  execute function private.release_cases();

create trigger check_words before insert on public.case_events
  for each row when (new.author <> 'system') execute function private.check_words();

create trigger check_words before insert on public.case_people for each row execute function private.check_words();

-- Runs after `guard`, which compares the row: triggers run in the order of their names.
create trigger keep_apart before insert or update on public.complaints
  for each row when (new.is_confidential and new.anonymised_at is null) execute function private.keep_case_apart();

create trigger keep_apart before insert or update on public.appeals
  for each row when (new.is_confidential and new.anonymised_at is null) execute function private.keep_case_apart();

create trigger keep_apart before insert on public.case_events
  for each row when (new.kind <> 'assignment') execute function private.keep_entry_apart('body');

create trigger keep_apart before insert on public.case_people
  for each row execute function private.keep_entry_apart('note');
