-- People can make requests about their data (UU 27/2022 art. 5-13, 30, 40, 41), which must be answered within 3 x 24
-- hours.
create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('correct', 'restrict', 'export', 'erase', 'withdraw', 'object')),
  case_kind text not null check (case_kind in ('complaint', 'appeal', 'contact')),
  case_id uuid not null,
  case_number text not null,
  asked_by text not null check (private.is_text(asked_by, 150)),
  capacity text not null check (capacity in ('self', 'representative')),
  identity_check text not null
    check (identity_check in ('access_code', 'registered_contact', 'identity_document', 'in_person',
      'power_of_attorney')),
  identity_note text check (char_length(identity_note) <= 500),
  received_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  reason text check (char_length(reason) <= 1000),
  changed text[] not null default '{}',
  recorded_by uuid references public.app_users (id) on delete set null,
  recorded_by_name text,
  settled_at timestamptz,
  settled_by uuid references public.app_users (id) on delete set null,
  settled_by_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_settled_request_says_when check ((status = 'open') = (settled_at is null)),
  constraint a_refusal_has_a_reason check (status <> 'refused' or reason ~ '\S')
);
comment on table public.data_requests is
  'Privacy requests, with how the identity was verified. due_at: 3 x 24 hours after received_at. changed: the '
  'corrected fields, never their contents.';
create index data_requests_open on public.data_requests (due_at) where status = 'open';
create index data_requests_newest on public.data_requests (received_at desc, id);
create index data_requests_case on public.data_requests (case_kind, case_id);
create index data_requests_recorded_by on public.data_requests (recorded_by);
create index data_requests_settled_by on public.data_requests (settled_by);
alter table public.data_requests enable row level security;
grant select on public.data_requests to authenticated, service_role;

/* Stops the processing of a case or message: work on it is blocked, and queued e-mails are not sent. */
create function private.restrict_case(kind text, case_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('update public.%I set restricted_at = coalesce(restricted_at, now()) where id = $1',
    private.inbox_table(kind, case_id)) using case_id;
  delete from private.outgoing_mails m where m.kind = restrict_case.kind and m.case_id = restrict_case.case_id
    and m.sent_at is null;
end $$;

/* For admins and editors who can read the case: records a request. request: {kind
   'correct'|'restrict'|'export'|'erase'|'withdraw' (consent)|'object' (processing stops until decided), case_kind
   'complaint'|'appeal'|'contact', case_id, asked_by 2-150, capacity 'self'|'representative', identity_check
   'access_code'| 'registered_contact'|'identity_document'|'in_person'|'power_of_attorney' (the only one for a
   representative), identity_note? to 500, received_at? (default now)}. key: idempotency key. Returns its id.
   Errors: 42501; P0001 field.*, request.needs_power_of_attorney, case.kind_unknown, case.not_found,
   case.confidential, case.anonymised, submission.key_used. */
create function public.record_data_request(request jsonb, key uuid default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made public.data_requests;
  name text;
  is_gone boolean;
begin
  perform private.require_handler();
  if private.was_sent(key, 'record_data_request', request) then return private.kept_answer(key) ->> 0; end if;
  made.kind := private.payload_choice(request, 'kind', '{correct,restrict,export,erase,withdraw,object}');
  made.case_kind := private.payload_choice(request, 'case_kind', '{complaint,appeal,contact}');
  made.asked_by := private.payload_line(request, 'asked_by', 2, 150);
  made.capacity := private.payload_choice(request, 'capacity', '{self,representative}');
  made.identity_check := private.payload_choice(request, 'identity_check',
    '{access_code,registered_contact,identity_document,in_person,power_of_attorney}');
  made.identity_note := private.payload_text(request, 'identity_note', 1, 500, false);
  if made.capacity = 'representative' and made.identity_check <> 'power_of_attorney' then
    perform private.refuse('request.needs_power_of_attorney', 'identity_check');
  end if;
  begin
    made.case_id := (request ->> 'case_id')::uuid;
    made.received_at := coalesce((request ->> 'received_at')::timestamptz, now());
  exception when data_exception then
    perform private.refuse('field.invalid', 'received_at');
  end;
  if made.received_at > now() then perform private.refuse('field.in_future', 'received_at'); end if;
  if made.received_at < now() - interval '90 days' then perform private.refuse('field.invalid', 'received_at'); end if;

  name := private.inbox_table(made.case_kind, made.case_id);
  if made.case_kind <> 'contact' then perform private.require_case_reader(made.case_kind, made.case_id); end if;
  execute format('select number, anonymised_at is not null from public.%I where id = $1', name)
    into made.case_number, is_gone using made.case_id;
  if is_gone then perform private.refuse('case.anonymised'); end if;
  insert into public.data_requests (kind, case_kind, case_id, case_number, asked_by, capacity, identity_check,
    identity_note,
    received_at, due_at, recorded_by, recorded_by_name)
  values (made.kind, made.case_kind, made.case_id, made.case_number, made.asked_by, made.capacity, made.identity_check,
    made.identity_note, made.received_at, made.received_at + interval '72 hours', auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  returning id into made.id;
  if made.kind = 'object' then perform private.restrict_case(made.case_kind, made.case_id); end if;
  perform private.tell_staff(array(select r from private.request_readers(made.case_id) r where r is distinct
    from auth.uid()),
    'arrived', 'data_request', made.id, '');
  perform private.note_security('data_request',
    jsonb_build_object('request', made.id, 'kind', made.kind, 'number', made.case_number, 'step', 'recorded'));
  perform private.keep_answer(key, jsonb_build_array(made.id));
  return made.id;
end $$;
grant execute on function public.record_data_request(jsonb, uuid) to authenticated;

/* Locks and returns an open request of this kind (null: any) for an admin with a fresh session who can read the case.
   Returns null if the same call was executed before. content: other arguments of the call. Refuses with
   submission.key_used, 42501, session.not_fresh, request.not_found, request.settled, request.other_kind,
   case.confidential. */
create function private.open_request(id uuid, kind text, key uuid, content jsonb default null)
returns public.data_requests language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests;
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if private.was_sent(key, 'settle_request', jsonb_build_array(id, kind, content)) then return null; end if;
  select * into request from public.data_requests r where r.id = open_request.id for update;
  if not found then perform private.refuse('request.not_found', 'request_id'); end if;
  if request.status <> 'open' then perform private.refuse('request.settled', 'request_id'); end if;
  if request.kind <> open_request.kind then perform private.refuse('request.other_kind', 'request_id'); end if;
  perform private.inbox_table(request.case_kind, request.case_id);
  if request.case_kind <> 'contact' then
    perform private.require_case_reader(request.case_kind, request.case_id);
  end if;
  return request;
end $$;

create function private.settle_request(
  request public.data_requests, outcome text, reason text default null, changed text[] default '{}'
) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.data_requests r set status = outcome, reason = settle_request.reason, changed = settle_request.changed,
    settled_at = now(), settled_by = auth.uid(), settled_by_name
      = (select u.full_name from public.app_users u where u.id = auth.uid())
  where r.id = request.id;
  perform private.note_security('data_request', jsonb_build_object('request', request.id, 'kind', request.kind,
    'number', request.case_number, 'step', outcome));
end $$;

/* For admins with a fresh session: refuses an open request with a reason (5-1000). Processing continues after a refused
   objection unless another request restricts it. All functions that settle a request take an idempotency key (key), and
   have the same errors: 42501; P0001 session.not_fresh, request.not_found, request.settled, request.other_kind,
   case.confidential (the caller is involved), submission.key_used; and field.*. */
create function public.refuse_data_request(request_id uuid, reason text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, null, key, to_jsonb(reason));
begin
  if request.id is null then return; end if;
  perform private.settle_request(request, 'refused',
    private.payload_text(jsonb_build_object('reason', reason), 'reason', 5, 1000));
  if request.kind = 'object' and not exists (select from public.data_requests r
    where r.case_kind = request.case_kind and r.case_id = request.case_id and (r.kind = 'object' and r.status = 'open'
      or r.kind in ('restrict', 'object') and r.status = 'done' and r.reason is null)) then
    execute format('update public.%I set restricted_at = null where id = $1',
      private.inbox_table(request.case_kind, request.case_id)) using request.case_id;
  end if;
end $$;
grant execute on function public.refuse_data_request(uuid, text, uuid) to authenticated;

/* For admins with a fresh session: settles a request to correct. changes: {name?, email?, phone?, company?} of the
   reporter; '' clears an optional one. The request records the fields, not their contents. Errors: see
   refuse_data_request. */
create function public.correct_case_person(request_id uuid, changes jsonb, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, 'correct', key, changes);
  fields text[] := array(select jsonb_object_keys(case when jsonb_typeof(changes) = 'object' then changes
    else '{}' end));
  new_name text;
  new_email text;
  new_phone text;
  new_company text;
  is_apart boolean := request.case_kind <> 'contact' and private.is_confidential_case(request.case_id);
begin
  if request.id is null then return; end if;
  if cardinality(fields) = 0 or not fields <@ '{name,email,phone,company}' then
    perform private.refuse('field.invalid', 'changes');
  end if;
  new_name := private.payload_line(changes, 'name', 2, 150, 'name' = any (fields));
  new_email := private.payload_email(changes, request.case_kind <> 'complaint' and 'email' = any (fields));
  new_phone := private.payload_phone(changes);
  new_company := private.payload_line(changes, 'company', 2, 200, false);
  if is_apart then
    update private.case_identities i set name = case when changes ? 'name' then new_name else i.name end,
      email = case when changes ? 'email' then new_email else i.email end,
      phone = case when changes ? 'phone' then new_phone else i.phone end,
      company = case when changes ? 'company' then new_company else i.company end
    where i.kind = request.case_kind and i.case_id = request.case_id;
  else
    perform set_config('private.correcting', request.case_id::text, true);
    update public.complaints c set name = case when changes ? 'name' then new_name else c.name end,
      email = case when changes ? 'email' then new_email else c.email end,
      phone = case when changes ? 'phone' then new_phone else c.phone end,
      company = case when changes ? 'company' then new_company else c.company end
    where c.id = request.case_id;
    update public.appeals a set name = case when changes ? 'name' then new_name else a.name end,
      email = case when changes ? 'email' then new_email else a.email end,
      phone = case when changes ? 'phone' then new_phone else a.phone end,
      company = case when changes ? 'company' then new_company else a.company end
    where a.id = request.case_id;
    update public.contact_submissions m set name = case when changes ? 'name' then new_name else m.name end,
      email = case when changes ? 'email' then new_email else m.email end,
      phone = case when changes ? 'phone' then new_phone else m.phone end
    where m.id = request.case_id;
    perform set_config('private.correcting', '', true);
  end if;
  perform private.settle_request(request, 'done', changed => fields);
end $$;
grant execute on function public.correct_case_person(uuid, jsonb, uuid) to authenticated;

/* For admins with a fresh session: settles a request to restrict, or upholds an objection. Then only admins and the
   assignee see the case or message, work on it is blocked, and no e-mail is sent. lift_restriction() ends it. Errors:
   see refuse_data_request. */
create function public.restrict_case_person(request_id uuid, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, null, key);
begin
  if request.id is null then return; end if;
  if request.kind not in ('restrict', 'object') then perform private.refuse('request.other_kind', 'request_id'); end if;
  perform private.restrict_case(request.case_kind, request.case_id);
  perform private.settle_request(request, 'done');
end $$;
grant execute on function public.restrict_case_person(uuid, uuid) to authenticated;

/* For admins with a fresh session: settles a withdrawal of consent. Deletes e-mail, phone and company of the reporter,
   so that no further e-mail is sent, and records the withdrawal. The case continues, because the certification body
   must handle it. Errors: see refuse_data_request. */
create function public.withdraw_case_consent(request_id uuid, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, 'withdraw', key);
  withdrawal constant jsonb := jsonb_build_object('withdrawn_at', request.received_at);
begin
  if request.id is null then return; end if;
  update private.case_identities i set email = null, phone = null, company = null where i.case_id = request.case_id;
  perform set_config('private.correcting', request.case_id::text, true);
  if request.case_kind = 'contact' then
    update public.contact_submissions m set email = null, phone = null, consent = m.consent || withdrawal
    where m.id = request.case_id;
  else
    execute format('update public.%I set email = null, phone = null, company = null, consent = consent || $2
      where id = $1', private.inbox_table(request.case_kind, request.case_id)) using request.case_id, withdrawal;
  end if;
  perform set_config('private.correcting', '', true),
    private.settle_request(request, 'done', changed => '{email,phone,company}');
end $$;
grant execute on function public.withdraw_case_consent(uuid, uuid) to authenticated;

/* For admins with a fresh session: ends a restriction with a reason (5-1000), which is stored with the request. Errors:
   42501; P0001 session.not_fresh, case.kind_unknown, case.not_found, case.confidential, request.not_restricted,
   request.objection_open (an objection is undecided), field.*, submission.key_used. */
create function public.lift_restriction(kind text, id uuid, reason text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  why text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 5, 1000);
  name text;
  number text;
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if private.was_sent(key, 'lift_restriction', jsonb_build_array(kind, id, why)) then return; end if;
  name := private.inbox_table(kind, id);
  if kind <> 'contact' then perform private.require_case_reader(kind, id); end if;
  perform private.refuse('request.objection_open', 'id') from public.data_requests r
    where r.case_kind = lift_restriction.kind and r.case_id = lift_restriction.id and r.kind = 'object'
      and r.status = 'open';
  execute format('update public.%I set restricted_at = null where id = $1 and restricted_at is not null returning '
                 'number', name)
    into number using id;
  if number is null then perform private.refuse('request.not_restricted', 'id'); end if;
  update public.data_requests r set reason = why
  where r.case_kind = lift_restriction.kind and r.case_id = lift_restriction.id
    and r.kind in ('restrict', 'object') and r.status = 'done' and r.reason is null;
  perform private.note_security('data_request',
    jsonb_build_object('kind', 'restrict', 'number', number, 'step', 'lifted'));
end $$;
grant execute on function public.lift_restriction(text, uuid, text, uuid) to authenticated;

/* For admins with a fresh session: settles a request for a copy, and returns it: {exported_at, body, kind, person
   {name, email, phone, company}, consent, case {… texts and answers}, messages [{at, kind, from, status, body, files
   (their names)}], earlier [decisions before it was reopened], actions [{text, due_on, done_on}], letters [{number,
   dated, state, made_at, sha256, reopened_at, replaced_by}], files [{name, type, size, received}]}, without missing
   parts and without notes of staff. Errors: see refuse_data_request. */
create function public.export_case_person(request_id uuid, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, 'export', key);
  is_new constant boolean := request.id is not null;
  sent jsonb;
  person jsonb;
begin
  -- Copies are not stored, so a repeated call creates them again.
  if not is_new then select * into request from public.data_requests r where r.id = request_id; end if;
  execute format('select to_jsonb(c) from public.%I c where c.id = $1',
    private.inbox_table(request.case_kind, request.case_id)) into sent using request.case_id;
  sent := sent || private.case_columns(request.case_id);
  select jsonb_build_object('name', i.name, 'email', i.email, 'phone', i.phone, 'company', i.company) into person
  from private.case_identities i where i.kind = request.case_kind and i.case_id = request.case_id;
  if is_new then
    perform private.note_security('export', jsonb_build_object('of', 'person', 'kind', request.case_kind, 'number',
      request.case_number));
    perform private.settle_request(request, 'done');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'exported_at', coalesce(request.settled_at, now()),
    'body', (select private.in_language(to_jsonb(s), 'site_name', sent ->> 'language') from public.site_settings s),
    'kind', request.case_kind,
    'person', coalesce(person, jsonb_build_object('name', sent -> 'name', 'email', sent -> 'email', 'phone',
      sent -> 'phone', 'company', sent -> 'company')),
    'consent', sent -> 'consent',
    'case', (select jsonb_object_agg(e.key, e.value) from jsonb_each(sent) e
      where e.key = any ('{number,status,category,relation,subject,
        description,expected_remedy,incident_on,application_number,decision,decision_date,grounds,subclass_codes,
        filing_due_on,is_late,late_explanation,message,language,is_confidential,created_at,first_response_at,
        status_note,finding,effect,outcome,outcome_reason,closed_at,restricted_at}'::text[])),
    'messages', (select jsonb_agg(case e.entry -> 'files' when '[]' then e.entry - 'files'
        else e.entry || jsonb_build_object('files', jsonb_path_query_array(e.entry -> 'files', '$[*].name')) end)
      from jsonb_array_elements(private.public_timeline(request.case_id)) as e(entry)),
    'actions', case when sent ->> 'closed_at' is not null
      then nullif(private.told_actions(request.case_kind, request.case_id), '[]') end,
    'earlier', nullif(private.decisions_without_staff(request.case_kind, request.case_id), '[]'),
    'letters', (select jsonb_agg(l - '{id,bytes}'::text[])
      from jsonb_array_elements(private.letters_of(request.case_kind, request.case_id)) l),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('name', u.file_name, 'type', u.mime_type, 'size',
      u.size_bytes, 'received', u.used) order by u.place), '[]')
      from private.upload_slots u where u.kind = request.case_kind and u.case_id = request.case_id
        and (u.author = 'reporter' or exists (select from public.case_events e where e.id = u.event_id
          and e.visibility = 'reporter')))));
end $$;
grant execute on function public.export_case_person(uuid, uuid) to authenticated;

/* For admins with a fresh session: settles a request to erase. Removes the personal data of the case or message at
   once, as retention does, and closes an open case. The retention job deletes its files. Errors: see
   refuse_data_request. */
create function public.erase_case_person(request_id uuid, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.data_requests := private.open_request(request_id, 'erase', key);
begin
  if request.id is null then return; end if;
  perform private.settle_request(request, 'done');
  if request.case_kind = 'contact' then perform private.anonymise_message(request.case_id);
  else perform private.anonymise_case(request.case_kind, request.case_id,
    'Ditutup atas permintaan penghapusan data pribadi.'); end if;
end $$;
grant execute on function public.erase_case_person(uuid, uuid) to authenticated;

/* Raises alarms and notifies admins about requests that are due within a day (key: id:soon) or overdue (id:over), once
   a day each until they are settled. */
create function private.watch_data_requests() returns void
language sql volatile security definer set search_path = '' as $$
  select private.raise_alarm('data_request_due', w.key,
    jsonb_build_object('request', w.id, 'number', w.case_number, 'due_at', w.due_at))
  from (
    select r.id, r.case_number, r.due_at, r.id || case when r.due_at < now() then ':over' else ':soon' end as key
    from public.data_requests r where r.status = 'open' and r.due_at < now() + interval '1 day'
  ) w
  where not exists (select from public.alarms a where a.kind = 'data_request_due' and a.key = w.key
    and (a.dismissed_at is null or a.dismissed_at > now() - interval '1 day'));
  select private.tell_staff(array(select private.request_readers(r.case_id)), case when r.due_at < now() then 'overdue'
    else 'due_soon' end,
    'data_request', r.id, '')
  from public.data_requests r where r.status = 'open' and r.due_at < now() + interval '1 day'
$$;

/* For admins: returns the privacy requests whose case number, requester, note on the identity or reason contains each
   word of the query. There is no index, because there are few. Callers can select, filter, order and limit the rows
   like those of the table. Errors: 42501 for others. */
create function public.search_data_requests(query text) returns setof public.data_requests
language plpgsql stable set search_path = '' rows 50 as $$
begin
  perform private.require_role('admin');
  return query select r.* from public.data_requests r
    where not exists (
      select from regexp_split_to_table(lower(left(search_data_requests.query, 200)), '\s+') as w(word)
      where strpos(lower(concat_ws(' ', r.case_number, r.asked_by, r.identity_note, r.reason)), w.word) = 0);
end $$;
grant execute on function public.search_data_requests(text) to authenticated;

call private.announce_changes('public.data_requests', 'staff');

create trigger touch before update on public.data_requests for each row execute function private.touch();

create trigger audit after insert or update or delete on public.data_requests
  for each row execute function private.write_audit('asked_by', 'identity_note', 'reason');

-- The requester is usually the reporter, so users who are involved in the case cannot read the request.
create policy "admins read" on public.data_requests for select to authenticated
  using ((select private.has_role('admin'))
    and case_id <> all ((select private.hidden_cases())::uuid[]));
