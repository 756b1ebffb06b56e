-- The staff's work on cases: moves, people, identities, words in confidence, joined appeals, spam, searches and figures.

-- For admins and editors; everybody else is answered 42501 whether the case exists or not.
create function private.require_handler() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors handle cases';
  end if;
end $$;
grant execute on function private.require_handler() to staff_reader;

/* 'complaints' or 'appeals'; refuses case.kind_unknown. */
create function private.table_of_kind(kind text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  name constant text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
begin
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  return name;
end $$;
grant execute on function private.table_of_kind(text) to staff_reader;

/* The table of a case, which is locked until the transaction ends. Refuses case.kind_unknown, case.not_found. */
create function private.case_table(kind text, id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text := private.table_of_kind(kind);
  found_id uuid;
begin
  execute format('select id from public.%I where id = $1 for update', name) into found_id using id;
  if found_id is null then perform private.refuse('case.not_found', 'id'); end if;
  return name;
end $$;

/* The table of a case or message, whose row is locked until the transaction ends. Refuses case.kind_unknown, case.not_found. */
create function private.inbox_table(kind text, id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  if inbox_table.kind is distinct from 'contact' then return private.case_table(inbox_table.kind, inbox_table.id); end if;
  select m.id into found_id from public.contact_submissions m where m.id = inbox_table.id for update;
  if not found then perform private.refuse('case.not_found', 'id'); end if;
  return 'contact_submissions';
end $$;

/* The number of a case or message; null when there is none. */
create function private.number_of(id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select c.number from private.cases c where c.id = number_of.id
  union all select m.number from public.contact_submissions m where m.id = number_of.id
$$;

create function private.case_summary(id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'number', c.number, 'status', c.status, 'assigned_to', c.assigned_to, 'due_at', c.due_at,
    'first_response_at', c.first_response_at, 'waiting_since', c.waiting_since, 'paused_days', c.paused_days, 'closed_at', c.closed_at)
  from private.cases c where c.id = case_summary.id
$$;

create function public.decision_declaration(language text) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  if private.independence(language) is null then perform private.refuse('field.invalid', 'language'); end if;
  return private.independence(language);
end $$;
comment on function public.decision_declaration(text) is
$c$The words that whoever decides a case signs with the decision (move_case, declares), 'id' or 'en'. Admins and editors. Errors: 42501; P0001
field.invalid.$c$;
grant execute on function public.decision_declaration(text) to authenticated;

create function public.move_case(kind text, id uuid, new_status text, outcome text default null, reason text default null,
  key uuid default null, declares text default null, finding text default null, effect text default null) returns jsonb language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  current jsonb;
  closes boolean;
begin
  perform private.require_handler();
  if char_length(outcome) > 10000 then perform private.refuse('field.too_long', 'outcome', '10000'); end if;
  if char_length(reason) > 10000 then perform private.refuse('field.too_long', 'reason', '10000'); end if;
  if char_length(effect) > 2000 then perform private.refuse('field.too_long', 'effect', '2000'); end if;
  if private.was_sent(key, 'move_case', jsonb_build_array(kind, id, new_status, outcome, reason, declares, finding, effect)) then
    return private.kept_answer(key);
  end if;
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  current := private.case_summary(id);
  select t.requires_outcome into closes from public.case_transitions t
  where t.kind = move_case.kind and t.from_status = current ->> 'status' and t.to_status = new_status
    and not t.joins_another;
  if not found then
    perform private.refuse(case when current ->> 'closed_at' is null then 'case.transition_refused' else 'case.closed' end,
      'status', (current ->> 'status') || ' > ' || left(new_status, 40));
  end if;
  if not closes and outcome is not null then perform private.refuse('case.outcome_only_when_closing', 'outcome'); end if;
  execute format('update public.%I set status = $2, outcome = $3, outcome_reason = $4, status_note = $5, declaration = $6, finding = $7, effect = $8
    where id = $1', name)
  using id, new_status, outcome, case when closes then reason end, case when not closes then nullif(btrim(reason), '') end,
    case when closes then private.independence(declares) end, finding, nullif(btrim(effect), '');
  return private.keep_answer(key, private.case_summary(id));
end $$;
comment on function public.move_case(text, uuid, text, text, text, uuid, text, text, text) is
$c$The only way to change a status. Admins and editors. kind 'complaint'|'appeal'; new_status: as case_transitions allows.
Closing (selesai, diterima, ditolak, gugur; digabung is join_appeal's) needs outcome (what was decided) and reason, both shown to the reporter, and is refused to who
is recorded in case_people (ISO/IEC 17065 7.13.5); declares 'id' or 'en' signs the declaration in that language
(decision_declaration), which is kept with the case. finding is one of case_transitions.findings, required where there are several; effect, to 2000,
says what an upheld appeal effect, and is required of it. Both are shown to the reporter. Other moves take no outcome; their reason is shown to the reporter, and 'menunggu'
requires one: what is asked. Leaving 'menunggu' moves due_at by the working days waited.
key: a random uuid of this step; whoever sends it again is answered as the first time.
Returns {id, number, status, assigned_to, due_at, first_response_at, waiting_since, paused_days, closed_at}.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.transition_refused (hint: 'from > to'), case.closed, case.note_required,
case.outcome_required (details: outcome|reason), case.declaration_required, case.finding_required, case.actions_required (a founded complaint without plan_action or waive_actions), case.effect_required, field.invalid (finding), case.outcome_only_when_closing, case.involved, case.confidential (not the
caller's to read), field.too_long, submission.key_used (the same key with other content, or of another account).$c$;
grant execute on function public.move_case(text, uuid, text, text, text, uuid, text, text, text) to authenticated;

create function public.assign_case(kind text, id uuid, user_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  execute format('update public.%I set assigned_to = $2 where id = $1 and assigned_to is distinct from $2', name)
  using id, user_id;
  return private.case_summary(id);
end $$;
comment on function public.assign_case(text, uuid, uuid) is
$c$Gives a case to an active admin or editor, or to nobody (null). Admins and editors. A confidential or restricted case is assigned by an admin or by
who has it, because the assignee may see the identity. Returns as move_case.
Nobody gets a case they
took part in. Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed, case.assignee_refused, case.assignee_involved,
case.assignment_needs_admin.$c$;
grant execute on function public.assign_case(text, uuid, uuid) to authenticated;

create function public.add_case_event(kind text, id uuid, event text, body text, key uuid default null, files text[] default null,
  mentions uuid[] default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.payload_text(jsonb_build_object('body', body), 'body', 1, 10000);
  new_id uuid;
begin
  perform private.require_handler();
  if event is null or event not in ('note', 'message') and (event <> 'reply' or kind is distinct from 'contact') then
    perform private.refuse('field.invalid', 'event');
  end if;
  if mentions <> '{}' and (event <> 'note' or cardinality(mentions) > 20) then perform private.refuse('field.invalid', 'mentions'); end if;
  if private.was_sent(key, 'add_case_event', jsonb_build_array(kind, id, event, words, coalesce(files, '{}'), coalesce(mentions, '{}'))) then
    return private.kept_answer(key) ->> 0;
  end if;
  perform private.inbox_table(kind, id);
  perform private.require_case_reader(kind, id);
  if kind = 'contact' and event = 'message' then perform private.check_answer(id); end if;
  new_id := private.add_entry(kind, id, case event when 'reply' then 'message' else event end,
    case event when 'note' then 'internal' else 'reporter' end, case event when 'reply' then 'reporter' else 'staff' end, words);
  perform private.attach_files(kind, id, new_id, files);
  perform private.tell_mentioned(kind, id, new_id, mentions);
  perform private.keep_answer(key, jsonb_build_array(new_id));
  return new_id;
end $$;
comment on function public.add_case_event(text, uuid, text, text, uuid, text[], uuid[]) is
$c$Adds to the timeline of a case, or to the thread of a message from the contact form ('contact'): 'note' for staff, 'message' for the reporter
(to a case the first one is the first response; a message is answered by it, in a mail that holds the text), and to the thread of a message
'reply', what its sender answered by mail or phone. files: paths of announce_answer_files() that arrived, at most 5. mentions: of a note, at most 20 people of
mentionable_staff(), who are told of it. Admins and editors. Returns the
event's id; for the same key (a random uuid of this text) the id of the first. Errors: 42501; P0001 case.kind_unknown, case.not_found,
case.confidential, case.restricted, case.anonymised, case.marked_spam, case.no_address (of 'contact'), field.required, field.invalid, field.too_long, files.too_many, files.invalid (not arrived,
or sent before), case.mention_refused (hint: the name of somebody who may not see it), submission.key_used (as move_case).$c$;
grant execute on function public.add_case_event(text, uuid, text, text, uuid, text[], uuid[]) to authenticated;

create function public.set_case_person(kind text, id uuid, user_id uuid, role text, note text default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  perform private.require_handler();
  perform private.case_table(kind, id);
  if role is null or role not in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other') then
    perform private.refuse('field.invalid', 'role');
  end if;
  if char_length(note) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  if not exists (select from public.app_users u where u.id = user_id) then perform private.refuse('field.invalid', 'user_id'); end if;
  select p.id into new_id from public.case_people p
  where (p.complaint_id = set_case_person.id or p.appeal_id = set_case_person.id) and p.user_id = set_case_person.user_id
    and p.revoked_at is null;
  if new_id is not null then return new_id; end if;
  insert into public.case_people (complaint_id, appeal_id, user_id, role, note)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, user_id, role, note)
  returning case_people.id into new_id;
  return new_id;
end $$;
comment on function public.set_case_person(text, uuid, uuid, text, text) is
$c$Records that somebody took part in the matter; from then on they are not given the case, open no confidential identity or evidence in
it and do not set its outcome; if they have the case, they no longer do. Admins and editors: of themselves everybody, of a colleague an
admin or who has the case. Where an editor marks a colleague, or anybody an admin, the admins have an alarm (colleague_marked) on the
dashboard. An admin may take it back (revoke_case_person). role 'assessor'|'reviewer'|'decider'|'consultant'|'subject'|'other'. Returns
the row's id, the existing one when already recorded.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.person_needs_handler, field.invalid, field.too_long.$c$;
grant execute on function public.set_case_person(text, uuid, uuid, text, text) to authenticated;

create function public.record_outsider(kind text, id uuid, person_name text, role text, note text default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  called text := private.payload_line(jsonb_build_object('person_name', person_name), 'person_name', 2, 150);
  new_id uuid;
begin
  perform private.require_handler();
  perform private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if role is null or role not in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other') then
    perform private.refuse('field.invalid', 'role');
  end if;
  if char_length(note) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  select p.id into new_id from public.case_people p
  where (p.complaint_id = record_outsider.id or p.appeal_id = record_outsider.id) and p.is_external and p.revoked_at is null
    and lower(p.person_name) = lower(called) and p.role = record_outsider.role;
  if new_id is not null then return new_id; end if;
  insert into public.case_people (complaint_id, appeal_id, person_name, role, note)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, called, role, note)
  returning case_people.id into new_id;
  return new_id;
end $$;
comment on function public.record_outsider(text, uuid, text, text, text) is
$c$Records that somebody without an account took part in the matter, by name (2-150 characters): an assessor from outside, a member of a panel, a
director who never signs in. Admins and editors who may read the case; an admin may take it back (revoke_case_person). role and note as in
set_case_person. Returns the row's id, the existing one when name and role are on record already.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential, case.restricted, case.anonymised, field.required, field.invalid,
field.too_short, field.too_long.$c$;
grant execute on function public.record_outsider(text, uuid, text, text, text) to authenticated;

create function public.revoke_case_person(person_id uuid, reason text, key uuid default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 1, 2000);
  mark public.case_people;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins take back who was involved';
  end if;
  if private.was_sent(key, 'revoke_case_person', jsonb_build_array(person_id, words)) then return; end if;
  select * into mark from public.case_people p where p.id = person_id for update;
  if not found or mark.revoked_at is not null then perform private.refuse('case.person_not_found', 'person_id'); end if;
  -- Nobody clears themselves while a colleague can look into it.
  if mark.user_id = auth.uid() and exists (select from public.app_users u
    where u.id <> auth.uid() and u.is_active and lower(u.role) = 'admin' and private.has_come_in(u.id)) then
    perform private.refuse('case.own_involvement', 'person_id');
  end if;
  update public.case_people p set revoked_at = now(), revoked_by = auth.uid(), revoke_reason = words,
    revoked_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where p.id = person_id;
end $$;
comment on function public.revoke_case_person(uuid, text, uuid) is
$c$Takes back that somebody took part in a matter (id of the row of case_people), with a reason; the row stays, marked as revoked. Admins, of
themselves only where there is no other active admin. Errors: 42501; P0001 case.person_not_found (or revoked already),
case.own_involvement, field.required, field.too_long, submission.key_used. key as in move_case.$c$;
grant execute on function public.revoke_case_person(uuid, text, uuid) to authenticated;

-- ---- Identity and words in confidence -------------------------------------------------------------------------------

-- The identity of a confidential case opens for few, and each opening is recorded.
create function public.unmask_case(kind text, id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  record jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  execute format('select to_jsonb(c) from public.%I c where c.id = $1', name) into record using id;
  if record ->> 'restricted_at' is not null then perform private.require_case_reader(kind, id); end if;
  if not (record ->> 'is_confidential')::boolean then
    return jsonb_build_object('name', record ->> 'name', 'email', record ->> 'email', 'phone', record ->> 'phone',
      'company', record ->> 'company');
  end if;
  if not private.has_role('admin') and record ->> 'assigned_to' is distinct from auth.uid()::text then
    raise exception using errcode = '42501', message = 'Only admins and the person in charge see this identity';
  end if;
  if private.is_involved(unmask_case.id, auth.uid()) then perform private.refuse('case.involved'); end if;
  perform private.require_fresh_session();
  perform private.note_security('unmask', jsonb_build_object('table', name, 'id', id, 'number', record ->> 'number'));
  perform private.log_action(name, 'unmask', id::text, record ->> 'number');
  return coalesce(
    (select jsonb_build_object('name', i.name, 'email', i.email, 'phone', i.phone, 'company', i.company)
     from private.case_identities i where i.kind = unmask_case.kind and i.case_id = unmask_case.id),
    jsonb_build_object('name', null, 'email', null, 'phone', null, 'company', null));
end $$;
comment on function public.unmask_case(text, uuid) is
$c$The reporter's identity {name, email, phone, company}. Of a confidential case only for admins and the person it is assigned to, and each
call is written to the audit log (action unmask); not for who took part in the matter. All null once the case is anonymised.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.involved, case.confidential (a restricted case that the caller may not read),
session.not_fresh.$c$;
grant execute on function public.unmask_case(text, uuid) to authenticated;

create function public.case_text(kind text, id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  entries jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if not private.is_confidential_case(id) then return jsonb_build_object('columns', '{}'::jsonb, 'entries', '{}'::jsonb); end if;
  perform private.note_security('case_read',
    jsonb_build_object('kind', kind, 'id', id, 'number', private.case_summary(id) ->> 'number'));
  select coalesce(jsonb_object_agg(t.part, t.words), '{}') into entries from private.case_texts t
  where t.case_id = case_text.id and t.part !~ '^[a-z_]+$';
  return jsonb_build_object('columns', private.case_columns(id), 'entries', entries);
end $$;
comment on function public.case_text(text, uuid) is
$c$The words of a confidential case: {columns: {subject, description, …}, entries: {id of an entry of the timeline or of a person involved:
its words}}; both empty for other cases, whose rows say it. Admins and the person in charge who are not recorded as involved; each call is
on the security record (case_read). Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential.$c$;
grant execute on function public.case_text(text, uuid) to authenticated;

create function public.open_evidence(path text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  slot private.upload_slots;
begin
  perform private.require_handler();
  select * into slot from private.upload_slots s where s.path = open_evidence.path and s.used and not s.to_delete;
  if not found then perform private.refuse('evidence.not_found', 'path'); end if;
  perform private.require_case_reader(slot.kind, slot.case_id);
  perform private.note_security('evidence_read', jsonb_build_object('kind', slot.kind, 'id', slot.case_id, 'path', slot.path,
    'number', private.number_of(slot.case_id)));
  return jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type);
end $$;
comment on function public.open_evidence(text) is
$c$Asked as the caller by the function evidence-link before it hands out an address: whether this file may be opened. Puts it on the security
record (evidence_read). Admins and editors; of confidential cases as case_text. Returns {path, name, type}.
Errors: 42501; P0001 evidence.not_found (no such file, not checked yet, or gone), case.confidential.$c$;
grant execute on function public.open_evidence(text) to authenticated;

create function public.case_evidence(kind text, id uuid)
  returns table (path text, file_name text, mime_type text, size_bytes bigint, is_received boolean, is_expected boolean,
    is_checked boolean, arrived_at timestamptz, event_id uuid)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return query
    select s.path, s.file_name, s.mime_type, coalesce((o.metadata ->> 'size')::bigint, s.size_bytes), o.id is not null,
      o.id is null and s.expires_at > now(), s.used, o.created_at, s.event_id
    from private.upload_slots s
    left join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
    where s.kind = case_evidence.kind and s.case_id = case_evidence.id and not s.to_delete and (s.author = 'reporter' or s.event_id is not null)
    order by s.place;
end $$;
comment on function public.case_evidence(text, uuid) is
$c$The files announced with a case or message or later, those of ours that were sent, and which of them arrived: is_received since arrived_at, or is_expected while the reporter may still
upload. is_checked says that the content is of the announced kind; a received file that is not checked cannot be opened. event_id: of a file of ours,
the entry it was sent or noted with. kind as in add_case_event. Admins and editors; the files
themselves through the function evidence-link. Errors: 42501; P0001 case.confidential.$c$;
grant execute on function public.case_evidence(text, uuid) to authenticated;

-- ---- Complete documents ---------------------------------------------------------------------------------------------

create function public.complete_documents(id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  state public.appeals;
begin
  perform private.require_handler();
  perform private.case_table('appeal', id);
  perform private.require_case_reader('appeal', id);
  select * into state from public.appeals a where a.id = complete_documents.id;
  if state.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if state.spam_at is not null then perform private.refuse('case.marked_spam', 'id'); end if;
  update public.appeals a set documents_complete_at = now()
  where a.id = complete_documents.id and a.documents_complete_at is null;
  return private.case_summary(id);
end $$;
comment on function public.complete_documents(uuid) is
$c$Says that the documents of an open appeal are complete: its reporter is told, it counts as the first response, and both time limits are
counted anew from now. Said again, nothing changes. Admins and editors who may read the appeal. Returns as move_case.
Errors: 42501; P0001 case.not_found, case.closed, case.marked_spam, case.confidential, case.restricted.$c$;
grant execute on function public.complete_documents(uuid) to authenticated;

-- ---- Lost access codes ----------------------------------------------------------------------------------------------

create function public.renew_access_code(kind text, id uuid, reason text, key uuid default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 5, 1000);
  fresh constant uuid := gen_random_uuid();
begin
  perform private.require_handler();
  if private.was_sent(key, 'renew_access_code', jsonb_build_array(kind, id, words)) then return; end if;
  perform private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if exists (select from private.cases c where c.id = renew_access_code.id and c.anonymised_at is not null) then
    perform private.refuse('case.anonymised', 'id');
  end if;
  if public.case_contact(kind, id) ->> 'email' is null then perform private.refuse('case.no_address', 'id'); end if;
  update private.case_secrets s set renewed_key = fresh, code_hash = private.code_hash(s.case_id, private.access_code(s.kind, fresh))
  where s.kind = renew_access_code.kind and s.case_id = renew_access_code.id;
  -- The reporter sees that it was done, colleagues also how the person was checked.
  perform private.add_entry(kind, id, 'code', 'reporter', 'staff', null);
  perform private.add_entry(kind, id, 'note', 'internal', 'staff', 'Kode akses diganti. ' || words);
end $$;
comment on function public.renew_access_code(text, uuid, text, uuid) is
$c$Gives a case a new access code, after its reporter lost it and was recognised: the old one opens nothing any more from now on, and the new one
goes by mail to the address on file, to nobody else and in no answer. reason, 5-1000 characters: how the person was checked, a note on the
timeline, on which the reporter sees the renewal itself. Admins and editors; of a confidential case its readers. key as in move_case.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential, case.anonymised, case.restricted, case.no_address (the reporter
left none), field.required, field.too_short, field.too_long, submission.key_used.$c$;
grant execute on function public.renew_access_code(text, uuid, text, uuid) to authenticated;

-- ---- Appeals about one decision -------------------------------------------------------------------------------------

-- Several appeals about one decision. Whoever files is never told of another; staff see them side by side, and join the one
-- to the other or let it lapse, with a reason that its reporter reads.

/* A company's name as it is compared: without legal form, case, blanks and signs. */
create function private.company_key(name text) returns text
  language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(lower(company_key.name), '\m(pt|cv|ud|fa|tbk|persero|firma|koperasi)\M', '', 'g'), '[^a-z0-9]', '', 'g')
$$;

/* The holder of the certificate of that number, as the register says; null when no certificate has it. */
create function private.holder_of(application_key text) returns text
  language sql stable security definer set search_path = ''
as $$
  select k.name from public.certificates c join public.clients k on k.id = c.client_id
  where upper(regexp_replace(c.number, '[^A-Za-z0-9]', '', 'g')) = holder_of.application_key and c.deleted_at is null
  order by c.issued_on desc limit 1
$$;

/* Suspensions and withdrawals that the register has of the certificate of that number, newest first, at most five: [{status, on, decided_on, number}]. */
create function private.decisions_on(application_key text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', e.to_status, 'on', e.effective_on, 'decided_on', e.decided_on, 'number', e.decision_number)
    order by e.effective_on desc, e.created_at desc), '[]')
  from (
    select e.* from public.certificate_events e join public.certificates c on c.id = e.certificate_id
    where upper(regexp_replace(c.number, '[^A-Za-z0-9]', '', 'g')) = decisions_on.application_key and c.deleted_at is null
      and e.kind = 'status' and e.to_status in ('dibekukan', 'dicabut')
    order by e.effective_on desc, e.created_at desc limit 5
  ) e
$$;

create function public.appeal_doubles(id uuid)
  returns table (appeal_id uuid, number text, status text, created_at timestamptz, application_number text, decision text,
    decision_date date, relation text, company text, name text, email text, grounds text, language text, is_hidden boolean,
    joined_into uuid, is_closed boolean, same_decision boolean, other_sender boolean, holder text, other_holder boolean,
    decisions jsonb, other_decision boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.appeals;
  plain text;
  hidden text;
begin
  perform private.require_handler();
  select * into asked from public.appeals a where a.id = appeal_doubles.id;
  if not found then perform private.refuse('case.not_found', 'id'); end if;
  -- A confidential filing has a stand-in for its number: both forms are looked for.
  select coalesce(t.words, asked.application_number) into plain
  from (values (1)) one left join private.case_texts t on t.case_id = asked.id and t.part = 'application_number';
  hidden := upper(regexp_replace(private.hidden_application(plain), '[^A-Za-z0-9]', '', 'g'));
  plain := upper(regexp_replace(plain, '[^A-Za-z0-9]', '', 'g'));
  return query
    with filed as (
      select a.*, private.may_read_case('appeal', a.id) as readable, coalesce(a.email, i.email) as sender,
        coalesce(a.company, i.company) as company_given,
        private.holder_of(w.key) as held_by, private.decisions_on(w.key) as decided
      from public.appeals a
      left join private.case_identities i on i.kind = 'appeal' and i.case_id = a.id
      cross join lateral (select case a.application_key when hidden then plain else a.application_key end as key) w
      where a.spam_at is null and a.anonymised_at is null
        and (a.restricted_at is null or private.may_read_case('appeal', a.id))
        and (a.id = asked.id or a.application_key in (plain, hidden) or a.joined_into in (asked.id, asked.joined_into)
          or a.id = asked.joined_into)
      order by a.id = asked.id desc, a.created_at, a.id limit 20
    )
    select f.id, f.number, f.status, f.created_at, f.application_number, f.decision, f.decision_date, f.relation,
      -- The identity of a confidential reporter is opened by unmask_case() alone, the words by the readers of the case.
      f.company, f.name, f.email, case when f.readable then f.grounds end, f.language, not f.readable, f.joined_into,
      f.closed_at is not null, f.decision = asked.decision and f.decision_date = asked.decision_date,
      case when f.readable and own.readable then f.sender is distinct from own.sender end,
      case when f.readable then f.held_by end,
      case when f.readable then f.held_by is not null
        and position(private.company_key(f.held_by) in private.company_key(f.company_given)) = 0 end,
      case when f.readable and f.held_by is not null then f.decided end,
      case when f.readable then f.held_by is not null and f.decision in ('pembekuan', 'pencabutan') and not exists (
        select from jsonb_array_elements(f.decided) d
        where d ->> 'status' = case f.decision when 'pembekuan' then 'dibekukan' else 'dicabut' end
          and f.decision_date::text in (d ->> 'on', d ->> 'decided_on')) end
    from filed f join filed own on own.id = asked.id;
end $$;
comment on function public.appeal_doubles(uuid) is
$c$The appeal asked for, first, and those beside it: of the same application or certificate number however it is written, or joined with it.
Spam, anonymised and, for who may not read them, restricted ones are not among them. Admins and editors; 42501 for others. At most 20 rows {appeal_id, number, status, created_at,
application_number, decision, decision_date, relation, company, name, email, grounds, language, is_hidden (a confidential one the caller may
not read: its words are null), joined_into, is_closed, same_decision (kind and date as of the one asked for), other_sender (another e-mail
address than the one asked for; null when one of the two is hidden), holder (who holds the certificate of that number, by the register),
other_holder (the company given is not that one; null when hidden), decisions (the register's suspensions and withdrawals of that certificate,
newest first, [{status, on, decided_on, number}]; null when it is none of ours or hidden), other_decision (none of them is the one appealed, by kind
and date; null when hidden)}. Errors: P0001 case.not_found.$c$;
grant execute on function public.appeal_doubles(uuid) to authenticated;

create function public.join_appeal(id uuid, into_id uuid, reason text, key uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  joined public.appeals;
  kept public.appeals;
begin
  perform private.require_handler();
  if char_length(reason) > 10000 then perform private.refuse('field.too_long', 'reason', '10000'); end if;
  if private.was_sent(key, 'join_appeal', jsonb_build_array(id, into_id, reason)) then return private.kept_answer(key); end if;
  -- Both are locked in one order for everybody.
  perform from public.appeals a where a.id in (join_appeal.id, into_id) order by a.id for update;
  select * into joined from public.appeals a where a.id = join_appeal.id;
  select * into kept from public.appeals a where a.id = into_id;
  if joined.id is null then perform private.refuse('case.not_found', 'id'); end if;
  if kept.id is null then perform private.refuse('case.not_found', 'into_id'); end if;
  if joined.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if joined.id = kept.id or kept.closed_at is not null or num_nonnulls(kept.spam_at, joined.spam_at) > 0 then
    perform private.refuse('case.join_refused', 'into_id');
  end if;
  perform private.require_case_reader('appeal', joined.id);
  perform private.require_case_reader('appeal', kept.id);
  update public.appeals a set status = 'digabung', joined_into = kept.id, outcome_reason = reason,
    outcome = private.wording(a.language, '{"id": "Digabung dengan banding lain atas keputusan yang sama.",
      "en": "Joined with another appeal about the same decision."}')
  where a.id = joined.id;
  -- Appeals joined to it before come along.
  update public.appeals a set joined_into = kept.id where a.joined_into = joined.id;
  perform private.add_entry('appeal', kept.id, 'note', 'internal', 'staff', 'Digabung ke perkara ini: ' || joined.number);
  return private.keep_answer(key, private.case_summary(joined.id));
end $$;
comment on function public.join_appeal(uuid, uuid, text, uuid) is
$c$Makes an open appeal part of another open one: it is closed as digabung, with the reason that its reporter reads; its text, files and
timeline stay its own and are reached from the other. Admins and editors who may read both and are not recorded as involved.
Returns as move_case. Errors: 42501; P0001 case.not_found (details: id|into_id), case.closed, case.join_refused (itself, a closed one, spam),
case.confidential, case.outcome_required, case.involved, field.too_long, submission.key_used. key as in move_case.$c$;
grant execute on function public.join_appeal(uuid, uuid, text, uuid) to authenticated;

-- ---- Spam -----------------------------------------------------------------------------------------------------------

-- Cases and messages that are none at all. Marked by staff, it is outside lists, counts and figures; thirty days
-- later it is gone with its files. Its sender is told nothing: the tracking page shows it as before, and answering there
-- brings it back.

/* The rows to mark, locked in one order; refuses what may not be marked. */
create function private.check_spam(kind text, ids uuid[], is_spam boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  target record;
  found_rows int := 0;
begin
  for target in
    select c.closed_at, exists (select from public.appeals j where j.joined_into = c.id) as is_joined,
      private.may_read_case(c.kind, c.id) as is_open
    from private.cases c where c.kind = check_spam.kind and c.id = any (ids)
    union all
    select null, false, true from public.contact_submissions m where check_spam.kind = 'contact' and m.id = any (ids)
  loop
    found_rows := found_rows + 1;
    if target.closed_at is not null then perform private.refuse('case.closed', 'ids'); end if;
    if target.is_joined and is_spam then perform private.refuse('case.joined', 'ids'); end if;
    if not target.is_open then perform private.refuse('case.confidential', 'ids'); end if;
  end loop;
  if found_rows <> (select count(distinct i.id) from unnest(ids) i(id)) then perform private.refuse('case.not_found', 'ids'); end if;
end $$;

create function public.mark_spam(kind text, ids uuid[], is_spam boolean default true) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
begin
  perform private.require_handler();
  name := case when kind = 'contact' then 'contact_submissions' else private.table_of_kind(kind) end;
  if is_spam is null or coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null then
    perform private.refuse('field.invalid', 'ids', '200');
  end if;
  execute format('select from public.%I where id = any ($1) order by id for update', name) using ids;
  perform private.check_spam(kind, ids, is_spam);
  return query execute format('update public.%I set spam_at = case when $2 then now() end
    where id = any ($1) and (spam_at is null) = $2 returning id', name) using ids, is_spam;
end $$;
comment on function public.mark_spam(text, uuid[], boolean) is
$c$Marks complaints ('complaint'), appeals ('appeal') or messages ('contact') as spam, or takes the mark back (is_spam false): 1 to 200 ids, all
or none. Marked, they are outside lists, counts and figures and cannot be moved; after 30 days they are gone with their files. Each change
is in the audit log. Admins and editors; confidential and restricted cases: who may read them; never a closed case. Returns the ids that changed.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed, case.joined (others were joined into it), case.confidential,
field.invalid.$c$;
grant execute on function public.mark_spam(text, uuid[], boolean) to authenticated;

-- ---- Search, order of work, figures ---------------------------------------------------------------------------------

-- Search in the inboxes. Functions, not a filter on the tables: LIKE is not leakproof, so under row-level security PostgreSQL
-- looks at every row before it may use the trigram index (300 ms at 100,000 cases instead of 10).

/* A pattern for each word of the query, which is to occur in search_text; at most six words count. The search writes the six out: planned
   for each call, the planner knows the patterns and leaves out those that are missing. */
create function private.search_patterns(query text) returns text[]
  language sql immutable set search_path = ''
as $$
  select coalesce(array_agg('%' || private.like_text(w.word) || '%'), '{}')
  from (
    select word from regexp_split_to_table(lower(left(search_patterns.query, 200)), '\s+') as s(word) where word <> '' limit 6
  ) w
$$;
grant execute on function private.search_patterns(text) to staff_reader;

/* The newest rows of an inbox that have each word of the query. source: a null of the table's row type. in_charge: its column of who
   has the row, and sees it while it is restricted. Runs with the rights of the reader that calls it. */
create function private.search_inbox(source anyelement, in_charge text, query text, most integer) returns setof anyelement
  language plpgsql stable set search_path = '' rows 50
as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.* from public.%1$I c
    where c.search_text like $1[1] and ($1[2] is null or c.search_text like $1[2]) and ($1[3] is null or c.search_text like $1[3])
      and ($1[4] is null or c.search_text like $1[4]) and ($1[5] is null or c.search_text like $1[5])
      and ($1[6] is null or c.search_text like $1[6])
      and (c.restricted_at is null or c.%2$I = $2 or $3)
    order by c.created_at desc, c.id limit $4 $q$,
    (select t.typname from pg_catalog.pg_type t where t.oid = pg_typeof(source)), in_charge)
  using private.search_patterns(query), private.caller_id(), private.has_role('admin'), least(greatest(most, 1), 100000);
end $$;
grant execute on function private.search_inbox(anyelement, text, text, integer) to staff_reader;

create function public.search_complaints(query text, most integer default 1000) returns setof public.complaints
  language sql stable security definer set search_path = '' rows 50
as $$ select * from private.search_inbox(null::public.complaints, 'assigned_to', query, most) $$;
comment on function public.search_complaints(text, integer) is
$c$The newest complaints (`most` of them: 1,000, at most 100,000) in whose number, subject, name, company or e-mail each word of the query occurs (part of a word is enough;
confidential cases by number only). Admins and editors; 42501 for others. Rows of the table: select, filter, order and range
apply as on the table.$c$;
grant execute on function public.search_complaints(text, integer) to authenticated;
call private.owned_by('staff_reader', 'public.search_complaints(text, integer)');

create function public.search_appeals(query text, most integer default 1000) returns setof public.appeals
  language sql stable security definer set search_path = '' rows 50
as $$ select * from private.search_inbox(null::public.appeals, 'assigned_to', query, most) $$;
comment on function public.search_appeals(text, integer) is
$c$As search_complaints, for appeals; also by application or certificate number.$c$;
grant execute on function public.search_appeals(text, integer) to authenticated;
call private.owned_by('staff_reader', 'public.search_appeals(text, integer)');

create function public.search_messages(query text) returns setof public.contact_submissions
  language sql stable security definer set search_path = '' rows 50
as $$ select * from private.search_inbox(null::public.contact_submissions, 'handled_by', query, 1000) $$;
comment on function public.search_messages(text) is
$c$As search_complaints, for messages from the contact form: number, subject, name, e-mail.$c$;
grant execute on function public.search_messages(text) to authenticated;
call private.owned_by('staff_reader', 'public.search_messages(text)');

create function public.case_counts(kind text)
  returns table (open int, overdue int, waiting int, mine int, unassigned int)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select count(*)::int, count(*) filter (where c.next_due_at < now())::int,
      count(*) filter (where c.waiting_since is not null)::int, count(*) filter (where c.assigned_to = $1)::int,
      count(*) filter (where c.assigned_to is null)::int
    from public.%I c where c.closed_at is null and c.spam_at is null $q$, private.table_of_kind(kind))
  using private.caller_id();
end $$;
comment on function public.case_counts(text) is
$c$The number of open complaints ('complaint') or appeals ('appeal'), spam apart: all, overdue, waiting for the reporter, assigned to the caller,
assigned to nobody. One row. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;
grant execute on function public.case_counts(text) to authenticated;
call private.owned_by('staff_reader', 'public.case_counts(text)');

create function public.unread_cases(kind text, ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.id from public.%1$I c
    where c.id = any ($1) and c.closed_at is null and (c.status = 'baru' or c.reporter_wrote_at > coalesce(
      (select max(e.created_at) from public.case_events e where e.%2$I = c.id and e.author = 'staff'), c.created_at)) $q$,
    private.table_of_kind(kind), kind || '_id')
  using ids[1:100];
end $$;
comment on function public.unread_cases(text, uuid[]) is
$c$Those of these open cases (the first 100 ids) that nobody has taken up: new ones, and those whose reporter wrote after the last thing staff
did. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;
grant execute on function public.unread_cases(text, uuid[]) to authenticated;
call private.owned_by('staff_reader', 'public.unread_cases(text, uuid[])');

-- Figures the body has to know about its complaints and appeals (ISO/IEC 17065 7.13, 8.5): their number and kind, how they
-- ended, and how long they took.
create function public.case_figures(kind text, months int default 12)
  returns table (month date, category text, status text, received int, closed int, days_to_close numeric, finding text,
    answers_due int, answered_in_time int, outcomes_due int, decided_in_time int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  first_month date := date_trunc('month', private.today())::date
    - make_interval(months => least(greatest(coalesce(months, 12), 1), 36) - 1);
begin
  perform private.require_handler();
  -- A month is a range of the index, and durations are averaged as intervals: half the time of a month and a number made for each row.
  return query execute format($q$
    select m.first::date, counted.*
    from generate_series($1::timestamp, private.today(), interval '1 month') m (first)
    cross join lateral (
      select c.category, c.status, count(*)::int, count(c.closed_at)::int,
        round((extract(epoch from avg(c.closed_at - c.created_at)) / 86400)::numeric, 1), c.finding,
        (count(*) filter (where c.first_response_at is not null or c.first_response_due_at < now()))::int,
        (count(*) filter (where c.first_response_at <= c.first_response_due_at))::int,
        (count(*) filter (where c.closed_at is not null or c.waiting_since is null and c.due_at < now()))::int,
        (count(*) filter (where c.closed_at <= c.due_at))::int
      from public.%I c
      where c.created_at >= m.first at time zone 'Asia/Jakarta'
        and c.created_at < (m.first + interval '1 month') at time zone 'Asia/Jakarta' and c.spam_at is null
      group by c.category, c.status, c.finding) counted
    order by 1, 2, 3, counted.finding limit 5000 $q$, private.table_of_kind(kind))
  using first_month;
end $$;
comment on function public.case_figures(text, int) is
$c$Complaints ('complaint') or appeals ('appeal'), spam apart, of the last so many months (this one included, at most 36), counted by the month they
came in, category, status and finding. closed: how many of them are closed; days_to_close: calendar days from arrival to outcome, on average,
null when none is closed. answers_due, outcomes_due: how many have been answered or decided, or should have been by now; answered_in_time,
decided_in_time: how many of these were, by the promised day. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;
grant execute on function public.case_figures(text, int) to authenticated;
call private.owned_by('staff_reader', 'public.case_figures(text, int)');

create function public.log_register_export(kind text, filter jsonb, row_count int) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
begin
  perform private.require_handler();
  name := private.table_of_kind(kind);
  perform private.require_fresh_session();
  perform private.note_security('export', jsonb_build_object('what', name, 'rows', greatest(coalesce(row_count, 0), 0)));
  perform private.log_action(name, 'export', null, became => jsonb_build_object(
    'filter', case when octet_length(filter::text) <= 2000 then filter else '{}' end, 'rows', greatest(coalesce(row_count, 0), 0)));
end $$;
comment on function public.log_register_export(text, jsonb, int) is
$c$Before the register of complaints ('complaint') or appeals ('appeal') is saved as a file: who took how many rows of which filter away.
Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown, session.not_fresh.$c$;
grant execute on function public.log_register_export(text, jsonb, int) to authenticated;

-- ---- Message templates ----------------------------------------------------------------------------------------------

-- Texts that staff start an answer from, in both languages. Admins change them; the default stays beside, for the way back.

/* A text of at most 5,000 characters whose {placeholders} are among those the site fills in. */
create function private.is_template(value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_text(value, 5000) and not exists (
    select from regexp_matches(value, '\{[^{}]*\}', 'g') found (word)
    where found.word[1] <> all ('{"{nomor}","{nama}","{judul}","{diterima}","{jawaban}","{batas}","{situs}"}'::text[])) $$;
grant execute on function private.is_template(text) to authenticated, service_role;

create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'contact')),
  purpose text not null check (purpose in ('received', 'question', 'progress', 'delay', 'thanks', 'answer', 'referral')),
  body text not null check (private.is_template(body)),
  body_en text check (private.is_template(body_en)),
  default_body text not null check (private.is_template(default_body)),
  default_body_en text not null check (private.is_template(default_body_en)),
  sort_order integer not null check (sort_order > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_template_for_each_purpose unique (kind, purpose)
);
comment on table public.message_templates is
  'Messages to reporters before they are written: per kind of case and purpose. A blank English text falls back to Indonesian.';

alter table public.message_templates enable row level security;
revoke all on public.message_templates from public, anon, authenticated;
grant select, update (body, body_en) on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;
create policy "case handlers read" on public.message_templates for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "admins change" on public.message_templates for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create trigger touch before update on public.message_templates for each row execute function private.touch();
create trigger audit after insert or update or delete on public.message_templates
  for each row execute function private.write_audit();
call private.announce_changes('public.message_templates', 'staff');
-- Templates are only ever changed, so only changes go back.
insert into private.content_tables (table_name, restorable) values ('message_templates', '{update}');

insert into public.message_templates (kind, purpose, sort_order, body, body_en, default_body, default_body_en)
select t.kind, t.purpose, row_number() over (), t.id, t.en, t.id, t.en
from (values
  ('complaint', 'received',
    E'Yth. {nama},\n\nKeluhan Anda {nomor} sudah kami baca dan sedang kami periksa. Hasil tertulis akan Anda terima paling lambat {batas}. Kami akan mengabari Anda lewat halaman lacak.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have read your complaint {nomor} and are looking into it. You will receive the written outcome by {batas}. We will keep you informed on the tracking page.\n\nThank you.\n{situs}'),
  ('complaint', 'question',
    E'Yth. {nama},\n\nUntuk melanjutkan pemeriksaan {nomor}, kami memerlukan keterangan berikut:\n\n1. \n\nSilakan membalas lewat halaman lacak.\n\n{situs}',
    E'Dear {nama},\n\nTo continue with {nomor} we need the following from you:\n\n1. \n\nPlease reply on the tracking page.\n\n{situs}'),
  ('complaint', 'progress',
    E'Yth. {nama},\n\nPemeriksaan {nomor} masih berjalan. Yang sudah kami lakukan: …\n\nLangkah berikutnya: …\n\n{situs}',
    E'Dear {nama},\n\nWe are still investigating {nomor}. What we have done so far: …\n\nWhat comes next: …\n\n{situs}'),
  ('complaint', 'delay',
    E'Yth. {nama},\n\nPemeriksaan {nomor} memerlukan waktu lebih lama dari yang kami janjikan ({batas}), karena: …\n\nKami mohon maaf. Hasil tertulis akan Anda terima paling lambat: …\n\n{situs}',
    E'Dear {nama},\n\nThe investigation of {nomor} takes longer than we promised ({batas}), because: …\n\nWe apologise. You will receive the written outcome by: …\n\n{situs}'),
  ('complaint', 'thanks',
    E'Yth. {nama},\n\nKeterangan Anda untuk {nomor} sudah kami terima. Pemeriksaan kami lanjutkan.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have received your information on {nomor} and are continuing the investigation.\n\nThank you.\n{situs}'),
  ('appeal', 'received',
    E'Yth. {nama},\n\nBanding Anda {nomor} sudah kami baca. Syarat dan kelengkapan dokumennya sedang kami periksa, dan kami menjawab paling lambat {jawaban}.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have read your appeal {nomor}. We are checking that it is complete and will answer by {jawaban}.\n\nThank you.\n{situs}'),
  ('appeal', 'question',
    E'Yth. {nama},\n\nUntuk memeriksa banding {nomor}, dokumen atau keterangan berikut masih kurang:\n\n1. \n\nSilakan mengirimkannya lewat halaman lacak. Batas waktu berhenti dihitung sampai kami menerimanya.\n\n{situs}',
    E'Dear {nama},\n\nFor your appeal {nomor} the following documents or information are still missing:\n\n1. \n\nPlease send them on the tracking page. The time limit is paused until we receive them.\n\n{situs}'),
  ('appeal', 'progress',
    E'Yth. {nama},\n\nBanding {nomor} sedang dinilai ulang oleh asesor yang tidak terlibat dalam keputusan semula. Yang sudah kami lakukan: …\n\nLangkah berikutnya: …\n\n{situs}',
    E'Dear {nama},\n\nYour appeal {nomor} is being re-assessed by an assessor who took no part in the original decision. What we have done so far: …\n\nWhat comes next: …\n\n{situs}'),
  ('appeal', 'delay',
    E'Yth. {nama},\n\nPenilaian ulang banding {nomor} memerlukan waktu lebih lama dari yang kami janjikan ({batas}), karena: …\n\nKami mohon maaf. Keputusan tertulis akan Anda terima paling lambat: …\n\n{situs}',
    E'Dear {nama},\n\nThe re-assessment of your appeal {nomor} takes longer than we promised ({batas}), because: …\n\nWe apologise. You will receive the written decision by: …\n\n{situs}'),
  ('appeal', 'thanks',
    E'Yth. {nama},\n\nDokumen Anda untuk banding {nomor} sudah kami terima lengkap. Penilaian ulang dimulai, dan keputusannya akan Anda terima paling lambat {batas}.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have received all documents for your appeal {nomor}. The re-assessment begins, and you will receive the decision by {batas}.\n\nThank you.\n{situs}'),
  ('contact', 'answer',
    E'Yth. {nama},\n\nTerima kasih atas pesan Anda {nomor} tentang “{judul}”.\n\n\n\nSalam,\n{situs}',
    E'Dear {nama},\n\nThank you for your message {nomor} about “{judul}”.\n\n\n\nKind regards,\n{situs}'),
  ('contact', 'referral',
    E'Yth. {nama},\n\nTerima kasih atas pesan Anda {nomor} tentang “{judul}”. Karena isinya sebuah keluhan, mohon sampaikan lewat halaman Keluhan di situs kami: di sana Anda mendapat nomor, batas waktu, dan hasil tertulis.\n\nSalam,\n{situs}',
    E'Dear {nama},\n\nThank you for your message {nomor} about “{judul}”. As it is a complaint, please file it on the Complaints page of our site: there you get a number, a time limit and a written outcome.\n\nKind regards,\n{situs}')
) as t (kind, purpose, id, en);
