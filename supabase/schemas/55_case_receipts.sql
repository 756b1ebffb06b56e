/* Returns the allowed types of evidence with their file extensions. */
create function private.evidence_types() returns jsonb language sql immutable set search_path = '' as $$
  select '{"application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png"}'::jsonb
$$;

/* Returns the maximum size of an evidence file in bytes. */
create function private.evidence_max_bytes() returns bigint
language sql immutable set search_path = '' as $$ select 10485760::bigint $$;

/* Returns announced files as evidence: [{path, name, type, size}], each with a new path in the bucket. Refuses with
   files.too_many (hint 5), files.invalid, files.type, files.too_large (hint: bytes). */
create function private.payload_files(payload jsonb, kind text, case_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  files jsonb := coalesce(nullif(payload -> 'files', 'null'), '[]');
  file jsonb;
  evidence jsonb := '[]';
begin
  if jsonb_typeof(files) <> 'array' then perform private.refuse('files.invalid', 'files'); end if;
  if jsonb_array_length(files) > 5 then perform private.refuse('files.too_many', 'files', '5'); end if;
  for file in select f.value from jsonb_array_elements(files) as f loop
    if jsonb_typeof(file) <> 'object' or jsonb_typeof(file -> 'size') is distinct from 'number' then
      perform private.refuse('files.invalid', 'files');
    end if;
    if not private.evidence_types() ? coalesce(file ->> 'type', '') then
      perform private.refuse('files.type', 'files', left(file ->> 'name', 200));
    end if;
    if (file ->> 'size')::numeric not between 1 and private.evidence_max_bytes() then
      perform private.refuse('files.too_large', 'files', private.evidence_max_bytes()::text);
    end if;
    evidence := evidence || jsonb_build_object(
      'path', format('%s/%s/%s.%s', kind, case_id, gen_random_uuid(), private.evidence_types() ->> (file ->> 'type')),
      'name', private.payload_line(jsonb_build_object('files', file -> 'name'), 'files', 1, 200), 'type',
        file ->> 'type', 'size', (file ->> 'size')::numeric::bigint);
  end loop;
  return evidence;
end $$;

/* Reserves an upload slot for each file, numbered after the existing slots of the case. */
create function private.hand_out_slots(kind text, case_id uuid, evidence jsonb, author text default 'reporter')
returns void language sql volatile security definer set search_path = '' as $$
  insert into private.upload_slots (path, kind, case_id, author, place, file_name, mime_type, size_bytes, network)
  select f.file ->> 'path', hand_out_slots.kind, hand_out_slots.case_id, hand_out_slots.author, f.place + (
      select coalesce(max(u.place), 0) from private.upload_slots u
      where u.kind = hand_out_slots.kind and u.case_id = hand_out_slots.case_id),
    f.file ->> 'name', f.file ->> 'type', (f.file ->> 'size')::bigint,
      private.keyed_hash('evidence of', private.sender())
  from jsonb_array_elements(evidence) with ordinality as f(file, place)
$$;

/* Stores the parts of a new case that do not belong in its row. */
create function private.keep_secrets(kind text, case_id uuid, number text, idempotency_key uuid, evidence jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.case_secrets (kind, case_id, number, idempotency_key, code_hash)
  values (kind, case_id, number, idempotency_key,
    case when kind <> 'contact' then private.code_hash(case_id, private.access_code(kind, idempotency_key)) end);
  perform private.hand_out_slots(kind, case_id, evidence);
end $$;

/* Returns the case that was submitted with this key, or null. Locks the key, so that a concurrent second submission
   waits and finds the case. Refuses with submission.expired after a day, because the response contains the access
   code. */
create function private.case_of_key(kind text, idempotency_key uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret private.case_secrets;
begin
  perform pg_advisory_xact_lock(hashtextextended('submission ' || kind || idempotency_key, 0));
  select * into secret from private.case_secrets s
  where s.kind = case_of_key.kind and s.idempotency_key = case_of_key.idempotency_key;
  if secret.created_at < now() - interval '1 day' then
    perform private.refuse('submission.expired', 'idempotency_key');
  end if;
  return secret.case_id;
end $$;

/* Returns a slot in the format for its sender. */
create function private.slot_of(slot private.upload_slots) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type, 'size', slot.size_bytes,
    'expires_at', slot.expires_at)
$$;

/* Returns the response to a submission, always the same for a key. */
create function private.receipt(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', s.kind, 'number', s.number,
    -- A renewed code is sent only to the recorded address.
    'access_code', case when s.renewed_key is null then private.access_code(s.kind, s.idempotency_key) else '' end,
    'received_at', c.created_at, 'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'late_after', (select a.filing_due_on from public.appeals a where a.id = s.case_id and a.is_late),
    'uploads', coalesce((
      select jsonb_agg(private.slot_of(u) order by u.place)
      from private.upload_slots u where u.kind = s.kind and u.case_id = s.case_id and u.author = 'reporter'), '[]'))
  from private.case_secrets s
  join private.cases c on c.id = s.case_id
  where s.kind = receipt.kind and s.case_id = receipt.case_id
$$;
