/* For admins and editors who are not involved: returns the reporter's identity {name, email, phone, company}. Only
   admins and the assignee can read the identity of a confidential case. Each call is written to the audit log (action
   unmask). All fields are null once the case is anonymised. Errors: 42501; P0001 case.kind_unknown, case.not_found,
   case.involved, case.confidential (or a restricted case that the caller cannot read), session.not_fresh. */
create function public.unmask_case(kind text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
  record jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  execute format('select to_jsonb(c) from public.%I c where c.id = $1', name) into record using id;
  perform private.require_seen(id);
  if record ->> 'restricted_at' is not null then perform private.require_case_reader(kind, id); end if;
  if not (record ->> 'is_confidential')::boolean then
    return jsonb_build_object('name', record ->> 'name', 'email', record ->> 'email', 'phone', record ->> 'phone',
      'company', record ->> 'company');
  end if;
  if not private.has_role('admin') and record ->> 'assigned_to' is distinct from auth.uid()::text then
    raise exception using errcode = '42501', message = 'Only admins and the person in charge see this identity';
  end if;
  perform private.require_fresh_session();
  perform private.note_security('unmask', jsonb_build_object('table', name, 'id', id, 'number', record ->> 'number'));
  perform private.log_action(name, 'unmask', id::text, record ->> 'number');
  return coalesce(
    (select jsonb_build_object('name', i.name, 'email', i.email, 'phone', i.phone, 'company', i.company)
     from private.case_identities i where i.kind = unmask_case.kind and i.case_id = unmask_case.id),
    jsonb_build_object('name', null, 'email', null, 'phone', null, 'company', null));
end $$;
grant execute on function public.unmask_case(text, uuid) to authenticated;

/* Requires a fresh session, unless the caller has read this confidential case within the last hour: its page refreshes
   after each new entry. Refuses with session.not_fresh. */
create function private.require_fresh_reader(case_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.security_events e where e.actor_id = auth.uid() and e.event = 'case_read'
    and e.created_at > now() - interval '1 hour' and e.detail ->> 'id' = require_fresh_reader.case_id::text) then
    perform private.require_fresh_session();
  end if;
end $$;

/* For admins and the assignee who are not involved: returns the texts of a confidential case: {columns: {subject,
   description, …}, entries: {id of a timeline entry or person involved: text}}. Both are empty for other cases, whose
   rows contain the texts. Each call is written to the security record (case_read). Errors: 42501; P0001
   case.kind_unknown, case.not_found, case.confidential, session.not_fresh. */
create function public.case_text(kind text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
  entries jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if not private.is_confidential_case(id) then
    return jsonb_build_object('columns', '{}'::jsonb, 'entries', '{}'::jsonb);
  end if;
  perform private.require_fresh_reader(id);
  perform private.note_security('case_read',
    jsonb_build_object('kind', kind, 'id', id, 'number', private.case_summary(id) ->> 'number'));
  select coalesce(jsonb_object_agg(t.part, t.words), '{}') into entries from private.case_texts t
  where t.case_id = case_text.id and t.part !~ '^[a-z_]+$';
  return jsonb_build_object('columns', private.case_columns(id), 'entries', entries);
end $$;
grant execute on function public.case_text(text, uuid) to authenticated;

/* For admins and editors, and for confidential cases as in case_text: returns {path, name, type} of a file. The
   function evidence-link calls it with the user's token before it returns an address. Viewers can open minutes of the
   compliance board only. Each call is written to the security record (evidence_read). Errors: 42501; P0001
   evidence.not_found (unknown, unchecked or deleted), case.confidential, session.not_fresh (of a confidential case). */
create function public.open_evidence(path text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  slot private.upload_slots;
begin
  select * into slot from private.upload_slots s where s.path = open_evidence.path and s.used and not s.to_delete;
  if slot.kind = 'review' then return private.open_minutes(slot); end if;
  perform private.require_handler();
  if slot.path is null then perform private.refuse('evidence.not_found', 'path'); end if;
  perform private.require_case_reader(slot.kind, slot.case_id);
  if private.is_confidential_case(slot.case_id) then perform private.require_fresh_reader(slot.case_id); end if;
  perform private.note_security('evidence_read',
    jsonb_build_object('kind', slot.kind, 'id', slot.case_id, 'path', slot.path,
    'number', private.number_of(slot.case_id)));
  return jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type);
end $$;
grant execute on function public.open_evidence(text) to authenticated;

/* For admins and editors: returns the files of a case or message, both announced ones and those that staff sent.
   is_received: it arrived, at arrived_at; is_expected: the reporter can still upload it; is_checked: the content has
   the announced type, without which a file cannot be opened. event_id: the timeline entry of a file of staff. kind: as
   in add_case_event. The function evidence-link serves the files. Errors: 42501; P0001 case.confidential. */
create function public.case_evidence(kind text, id uuid)
returns table (path text, file_name text, mime_type text, size_bytes bigint, is_received boolean, is_expected boolean,
  is_checked boolean, arrived_at timestamptz, event_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return query
    select s.path, s.file_name, s.mime_type, coalesce((o.metadata ->> 'size')::bigint, s.size_bytes), o.id is not null,
      o.id is null and s.expires_at > now(), s.used, o.created_at, s.event_id
    from private.upload_slots s
    left join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
    where s.kind = case_evidence.kind and s.case_id = case_evidence.id and not s.to_delete
      and (s.author = 'reporter' or s.event_id is not null)
    order by s.place;
end $$;
grant execute on function public.case_evidence(text, uuid) to authenticated;

/* For admins and editors who can read the appeal: records that the documents of an open appeal are complete. The
   reporter is notified, which counts as the first response, and both time limits start now. Repeated calls change
   nothing. Returns the same as move_case. Errors: 42501; P0001 case.not_found, case.closed, case.marked_spam,
   case.confidential, case.restricted, case.late_undecided. */
create function public.complete_documents(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
grant execute on function public.complete_documents(uuid) to authenticated;

/* For admins and editors: replaces the access code of a reporter who lost it. The old one becomes invalid, and the new
   one is e-mailed only to the recorded address. reason, 5-1000 characters: how the person was verified, stored as a
   note. A confidential case requires a caller who can read it. key: idempotency key. Errors: 42501; P0001
   case.kind_unknown, case.not_found, case.confidential, case.anonymised, case.restricted, case.no_address,
   field.required, field.too_short, field.too_long, submission.key_used. */
create function public.renew_access_code(kind text, id uuid, reason text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  update private.case_secrets s set renewed_key = fresh, code_hash
    = private.code_hash(s.case_id, private.access_code(s.kind, fresh))
  where s.kind = renew_access_code.kind and s.case_id = renew_access_code.id;
  -- The reporter can see the entry; only staff can see how the person was verified.
  perform private.add_entry(kind, id, 'code', 'reporter', 'staff', null);
  perform private.add_entry(kind, id, 'note', 'internal', 'staff', 'Kode akses diganti. ' || words);
end $$;
grant execute on function public.renew_access_code(text, uuid, text, uuid) to authenticated;

-- Involved staff cannot read the row of the case, because its columns name the reporter.
create policy "handlers read complaints" on public.complaints for select to authenticated
  using ((select private.has_role('admin', 'editor')) and id <> all ((select private.hidden_cases())::uuid[])
    and (restricted_at is null or assigned_to = (select auth.uid()) or (select private.has_role('admin'))));

create policy "handlers update the workflow of complaints" on public.complaints for update to authenticated
  using ((select private.has_role('admin', 'editor')) and id <> all ((select private.hidden_cases())::uuid[])
    and (not is_confidential or private.may_read_case('complaint', id)))
  with check ((select private.has_role('admin', 'editor')));

create policy "handlers read appeals" on public.appeals for select to authenticated
  using ((select private.has_role('admin', 'editor')) and id <> all ((select private.hidden_cases())::uuid[])
    and (restricted_at is null or assigned_to = (select auth.uid()) or (select private.has_role('admin'))));

create policy "handlers update the workflow of appeals" on public.appeals for update to authenticated
  using ((select private.has_role('admin', 'editor')) and id <> all ((select private.hidden_cases())::uuid[])
    and (not is_confidential or private.may_read_case('appeal', id)))
  with check ((select private.has_role('admin', 'editor')));

-- A message that became a complaint is hidden together with the complaint.
create policy "handlers read messages" on public.contact_submissions for select to authenticated
  using ((select private.has_role('admin', 'editor'))
    and (complaint_id is null or complaint_id <> all ((select private.hidden_cases())::uuid[]))
    and (restricted_at is null or handled_by = (select auth.uid()) or (select private.has_role('admin'))));

create policy "handlers update the state of messages" on public.contact_submissions for update to authenticated
  using ((select private.has_role('admin', 'editor'))
    and (complaint_id is null or complaint_id <> all ((select private.hidden_cases())::uuid[])))
      with check ((select private.has_role('admin', 'editor')));

create policy "admins delete messages" on public.contact_submissions for delete to authenticated
  using ((select private.has_role('admin')) and (complaint_id is null
    or complaint_id <> all ((select private.hidden_cases())::uuid[])));

-- The policies of the case apply within the subquery.
create policy "handlers read the timeline" on public.case_events for select to authenticated
  using ((select private.has_role('admin', 'editor')) and (
    exists (select from public.complaints c where c.id = complaint_id)
      or exists (select from public.appeals a where a.id = appeal_id)
    or exists (select from public.contact_submissions m where m.id = message_id)));

create policy "handlers write notes and messages" on public.case_events for insert to authenticated
  with check ((select private.has_role('admin', 'editor')) and kind in ('note', 'message') and author = 'staff'
    and private.may_read_case(case_kind, case_id));

-- Users never see entries about themselves, except those that they recorded.
create policy "readers of the case read who is involved" on public.case_people for select to authenticated
  using ((select private.has_role('admin', 'editor')) and (recorded_by = (select auth.uid())
    or private.may_read_case(case_kind, case_id)));

create policy "handlers record who is involved" on public.case_people for insert to authenticated
  with check ((select private.has_role('admin', 'editor')) and (user_id = (select auth.uid())
    or case_id <> all ((select private.hidden_cases())::uuid[])));

create policy "admins read" on public.audit_log for select to authenticated
  using ((select private.has_role('admin'))
    and not private.is_hidden_line(audit_log, (select private.hidden_cases())::uuid[]));
