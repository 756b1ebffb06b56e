-- The bucket knows only the media type that the browser sent. The function confirm-evidence reads each file;
-- unconfirmed files are marked for staff and deleted after an hour.
create table private.evidence_limits (
  scope text primary key check (scope in ('all', 'network')),
  max_bytes bigint not null check (max_bytes > 0),
  period interval not null
);
comment on table private.evidence_limits is
  'Bytes of evidence that may arrive per period: in total, and from one network. Beyond them, submissions are still '
  'accepted; the files can be sent later, while the slot is open.';
alter table private.evidence_limits enable row level security;

/* For admins and editors who can read the case or message ('contact'): announces files that they will send with a
   message or attach to a note. files: as in announce_evidence(), 1 to 5. Each is uploaded to its path in the bucket
   evidence, confirmed by confirm-evidence, and attached by add_case_event(); others are deleted after a day. key:
   idempotency key. Returns [{path, name, type, size, expires_at}]. Errors: 42501; P0001 case.kind_unknown,
   case.not_found, case.confidential, field.required, files.invalid, files.too_many, files.type, files.too_large,
   payload.too_large, submission.key_used. */
create function public.announce_answer_files(kind text, id uuid, files jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  slots jsonb;
  paths jsonb;
begin
  perform private.require_handler();
  if octet_length(files::text) > 20000 then perform private.refuse('payload.too_large', 'files', '20000'); end if;
  if private.was_sent(key, 'announce_answer_files', jsonb_build_array(kind, id, files)) then
    paths := private.kept_answer(key);
  else
    perform private.inbox_table(kind, id);
    perform private.require_case_reader(kind, id);
    slots := private.payload_files(jsonb_build_object('files', files), kind, id);
    if jsonb_array_length(slots) = 0 then perform private.refuse('field.required', 'files'); end if;
    perform private.hand_out_slots(kind, id, slots, 'staff');
    paths := private.keep_answer(key, jsonb_path_query_array(slots, '$[*].path'));
  end if;
  return coalesce((select jsonb_agg(private.slot_of(u) order by u.place) from private.upload_slots u
    where u.kind = announce_answer_files.kind and u.case_id = announce_answer_files.id and paths ? u.path), '[]');
end $$;
grant execute on function public.announce_answer_files(text, uuid, jsonb, uuid) to authenticated;

/* Attaches files of staff to an entry. Refuses with files.too_many, and files.invalid for one that did not arrive or is
   attached elsewhere. */
create function private.attach_files(kind text, case_id uuid, entry uuid, files text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant integer := (select count(distinct f) from unnest(files) f);
  taken integer;
begin
  if coalesce(cardinality(files), 0) > 5 then perform private.refuse('files.too_many', 'files', '5'); end if;
  update private.upload_slots u set event_id = entry
  where u.path = any (files) and u.kind = attach_files.kind and u.case_id = attach_files.case_id and u.author = 'staff'
    and u.used
    and u.event_id is null and not u.to_delete;
  get diagnostics taken = row_count;
  if taken <> wanted then perform private.refuse('files.invalid', 'files'); end if;
end $$;

/* Returns a ticket, valid for five minutes, that the function evidence-link exchanges for the file's address. */
create function private.file_ticket(path text, until bigint) returns text
language sql stable security definer set search_path = '' as $$
  select until || '.' || encode(private.keyed_hash('file ticket', until || '.' || path), 'hex') || '.' || path
$$;

/* For service_role: returns the file of a ticket of open_own_file(): {path, name}; null if the ticket is invalid or has
   expired, or the file was deleted. */
create function public.file_of_ticket(ticket text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('path', u.path, 'name', u.file_name)
  from private.upload_slots u
  where ticket ~ '^\d{10}\.[0-9a-f]{64}\..' and u.path = substr(ticket, 77) and u.used and not u.to_delete
    and left(ticket, 10)::bigint > extract(epoch from now())
      and private.file_ticket(u.path, left(ticket, 10)::bigint) = ticket
$$;
grant execute on function public.file_of_ticket(text) to service_role;

/* Refuses a reply to a message marked as spam or without an address: case.marked_spam, case.no_address. */
create function private.check_answer(message uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.contact_submissions;
begin
  select * into asked from public.contact_submissions m where m.id = check_answer.message;
  if asked.spam_at is not null then perform private.refuse('case.marked_spam', 'id'); end if;
  if asked.anonymised_at is null and asked.email is null then perform private.refuse('case.no_address', 'id'); end if;
end $$;

/* Creates the access code of a message with the first reply. With it, the sender can read the thread and reply. */
create function private.give_message_code(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.case_secrets as s (kind, case_id, number, idempotency_key)
  select 'contact', m.id, m.number, gen_random_uuid() from public.contact_submissions m
    where m.id = give_message_code.id
  on conflict (kind, case_id) do nothing;
  update private.case_secrets s
  set code_hash = private.code_hash(s.case_id,
    private.access_code('contact', coalesce(s.renewed_key, s.idempotency_key)))
  where s.kind = 'contact' and s.case_id = give_message_code.id and s.code_hash is null
$$;

/* Returns the maximum number of files of a case: five with the form, and those sent later. */
create function private.evidence_most() returns integer language sql immutable set search_path = '' as $$ select 40 $$;

/* For everyone with number and access code, while the case is open: announces files that the reporter sends later.
   files: [{name, type, size}], 1 to 5 per call, PDF, JPG or PNG, 10 MB each, 40 per case. Each is uploaded to its path
   in the bucket evidence within three days and confirmed by confirm-evidence; the first one ends 'menunggu', as a reply
   does. key: idempotency key. Returns {found: false} or {found: true, uploads: [{path, name, type, size, expires_at}]}.
   Errors: P0001 field.required, case.closed, files.invalid, files.too_many, files.type, files.too_large,
   files.case_full (hint: how many), payload.too_large, submission.key_used, limit.reached, and those of track_case. */
create function public.announce_evidence(
  number text, access_code text, files jsonb, proof jsonb default null, key uuid default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  opened private.opened_case := private.open_case(number, access_code, proof);
  evidence jsonb;
  paths jsonb;
  taken integer;
begin
  if opened.case_id is null then return jsonb_build_object('found', false); end if;
  if octet_length(files::text) > 20000 then perform private.refuse('payload.too_large', 'files', '20000'); end if;
  if private.was_sent(key, 'announce_evidence', jsonb_build_array(opened.case_id, files), null) then
    paths := private.kept_answer(key);
  else
    perform private.spend('evidence', 'number', opened.case_id::text);
    perform private.take_up_again(opened.kind, opened.case_id, 'files');
    evidence := private.payload_files(jsonb_build_object('files', files), opened.kind, opened.case_id);
    if jsonb_array_length(evidence) = 0 then perform private.refuse('field.required', 'files'); end if;
    select count(*) into taken from private.upload_slots u
    where u.kind = opened.kind and u.case_id = opened.case_id and u.author = 'reporter' and not u.to_delete
      and (u.used or u.expires_at > now());
    if taken + jsonb_array_length(evidence) > private.evidence_most() then
      perform private.refuse('files.case_full', 'files', private.evidence_most()::text);
    end if;
    perform private.hand_out_slots(opened.kind, opened.case_id, evidence);
    -- The response has no file names: these are the reporter's words and stay in the slots.
    paths := private.keep_answer(key, jsonb_path_query_array(evidence, '$[*].path'));
  end if;
  return jsonb_build_object('found', true, 'uploads', coalesce((
    select jsonb_agg(private.slot_of(u) order by u.place) from private.upload_slots u
    where u.kind = opened.kind and u.case_id = opened.case_id and paths ? u.path), '[]'));
end $$;
grant execute on function public.announce_evidence(text, text, jsonb, jsonb, uuid) to anon, authenticated, service_role;

/* Returns the bytes of evidence that have arrived since the given time, in total or from one network. */
create function private.evidence_bytes(since timestamptz, network bytea default null) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(s.size_bytes), 0)::bigint
  from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  -- A slot is open for three days.
  where s.created_at > since - interval '3 days' and o.created_at > since
    and (evidence_bytes.network is null or s.network = evidence_bytes.network)
$$;

create function private.is_evidence_full(network bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.evidence_limits l
    where (l.scope = 'all' and private.evidence_bytes(now() - l.period) >= l.max_bytes)
      or (l.scope = 'network' and is_evidence_full.network is not null
        and private.evidence_bytes(now() - l.period, is_evidence_full.network) >= l.max_bytes))
$$;

/* Raises an alarm when 80 % of the daily limit is used, once per day in Jakarta. */
create function private.watch_evidence() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  room private.evidence_limits;
  bytes bigint;
begin
  select * into room from private.evidence_limits l where l.scope = 'all';
  bytes := private.evidence_bytes(now() - room.period);
  if bytes >= room.max_bytes * 0.8 then
    perform private.raise_alarm('evidence_disk', private.today()::text,
      jsonb_build_object('bytes', bytes, 'max_bytes', room.max_bytes));
  end if;
end $$;

/* For service_role, called by confirm-evidence: confirms a file that arrived and has the announced type. Closes its
   slot, adds it to the timeline, and ends 'menunggu'. Returns true the first time, otherwise false. Accepts slots past
   their time limit too, because a file can wait for its check longer than its slot is open. */
create function public.confirm_upload(path text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  slot private.upload_slots;
begin
  update private.upload_slots s set used = true
  where s.path = confirm_upload.path and not s.used and not s.to_delete
    -- On hosted projects the size is known only after the upload: a file larger than announced is never
    -- confirmed.
    and exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = s.path
      and coalesce((o.metadata ->> 'size')::bigint, 0) <= s.size_bytes)
  returning * into slot;
  if not found then return false; end if;
  perform private.watch_evidence();
  -- A file of staff enters the timeline with its message.
  if slot.author = 'staff' then return true; end if;
  perform private.add_entry(slot.kind, slot.case_id, 'attachment', 'reporter', 'reporter', slot.file_name);
  perform private.end_waiting(slot.kind, slot.case_id);
  return true;
end $$;
grant execute on function public.confirm_upload(text) to service_role;

/* For service_role, called by confirm-evidence: refuses a file that does not have the announced type. Closes the slot
   and adds a note for staff. Returns true if there was an open slot; the caller then deletes the file. */
create function public.refuse_upload(path text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  slot private.upload_slots;
begin
  update private.upload_slots s set to_delete = true, expires_at = least(s.expires_at, now())
  where s.path = refuse_upload.path and not s.used and not s.to_delete
  returning * into slot;
  if not found then return false; end if;
  if slot.author = 'staff' then return true; end if;
  perform private.add_entry(slot.kind, slot.case_id, 'note', 'internal', 'system',
    'Berkas ditolak, isi atau ukurannya tidak seperti yang didaftarkan: ' || slot.file_name);
  return true;
end $$;
grant execute on function public.refuse_upload(text) to service_role;

/* For service_role: returns the paths of evidence that arrived but was not confirmed, because the connection broke.
   Called every minute. */
create function public.unchecked_uploads() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.note_run('confirm-evidence');
  return query select s.path from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  where not s.used and not s.to_delete and o.created_at < now() - interval '2 minutes'
  order by o.created_at limit 20;
end $$;
grant execute on function public.unchecked_uploads() to service_role;

/* For service_role: returns the paths of evidence that arrived at least an hour ago and was never confirmed;
   confirm-evidence deletes the files. While the slot is open, the reporter can send them again. */
create function public.stale_uploads() returns setof text
language sql stable security definer set search_path = '' as $$
  select s.path from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  where not s.used and o.created_at < now() - interval '1 hour'
  order by o.created_at limit 100
$$;
grant execute on function public.stale_uploads() to service_role;

/* For service_role: returns the announced size of the file at this path of the bucket evidence; null if the path is not
   open. */
create function public.announced_size(path text) returns bigint
language sql stable security definer set search_path = '' as $$
  select s.size_bytes from private.upload_slots s where s.path = announced_size.path and not s.used and not s.to_delete
$$;
grant execute on function public.announced_size(text) to service_role;

insert into private.evidence_limits (scope, max_bytes, period) values
  ('all', 2147483648, '1 day'),
  ('network', 314572800, '1 day');
