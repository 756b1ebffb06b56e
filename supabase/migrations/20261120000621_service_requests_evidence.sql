-- Evidence is looked into before it counts: the bucket knows only what the browser called the file. The function
-- confirm-evidence reads it to its end; what it has not confirmed is marked for staff, and gone after an hour.

-- ---- Room ------------------------------------------------------------------------------------------------------------

create table private.evidence_limits (
  scope text primary key check (scope in ('all', 'network')),
  max_bytes bigint not null check (max_bytes > 0),
  period interval not null
);
insert into private.evidence_limits (scope, max_bytes, period) values
  ('all', 2147483648, '1 day'),
  ('network', 314572800, '1 day');
comment on table private.evidence_limits is
  'How many bytes of evidence may arrive in a period: all together, and from one network. Reports are taken all the same; '
  'their files can be sent later, while the slot is open.';
alter table private.evidence_limits enable row level security;
revoke all on private.evidence_limits from public, anon, authenticated, service_role;

/* Bytes of evidence that lie in the bucket since then: of everybody, or of those who announced it from one network. */
create function private.evidence_bytes(since timestamptz, network bytea default null) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(s.size_bytes), 0)::bigint
  from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  -- A slot is open for three days.
  where s.created_at > since - interval '3 days' and o.created_at > since
    and (evidence_bytes.network is null or s.network = evidence_bytes.network)
$$;

create function private.is_evidence_full(network bytea) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.evidence_limits l
    where (l.scope = 'all' and private.evidence_bytes(now() - l.period) >= l.max_bytes)
      or (l.scope = 'network' and is_evidence_full.network is not null
        and private.evidence_bytes(now() - l.period, is_evidence_full.network) >= l.max_bytes))
$$;

/* Tells admins when four fifths of the day's room are used up: one alarm for each day in Jakarta. */
create function private.watch_evidence() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
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

-- ---- Checks ----------------------------------------------------------------------------------------------------------

revoke execute on function public.confirm_upload(text) from public, anon, authenticated;
grant execute on function public.confirm_upload(text) to service_role;
comment on function public.confirm_upload(text) is
$c$Called by the function confirm-evidence (service_role) once an evidence file arrived and is what it was announced as: closes its upload
slot and enters it in the timeline. Returns true the first time, false when there is no such open slot or no such file.$c$;

create function public.refuse_upload(path text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  slot private.upload_slots;
begin
  update private.upload_slots s set to_delete = true, expires_at = least(s.expires_at, now())
  where s.path = refuse_upload.path and not s.used and not s.to_delete
  returning * into slot;
  if not found then return false; end if;
  insert into public.case_events (complaint_id, appeal_id, kind, visibility, author, body)
  values (case slot.kind when 'complaint' then slot.case_id end, case slot.kind when 'appeal' then slot.case_id end,
    'note', 'internal', 'system', 'Berkas ditolak, isi atau ukurannya tidak seperti yang didaftarkan: ' || slot.file_name);
  return true;
end $$;
comment on function public.refuse_upload(text) is
$c$Called by confirm-evidence (service_role) when a file is not what it was announced as: closes the slot for good and leaves a note for staff.
True when there was an open slot; the caller then removes the file.$c$;

create function public.unchecked_uploads() returns setof text
  language sql stable security definer set search_path = ''
as $$
  select s.path from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  where not s.used and not s.to_delete and o.created_at < now() - interval '2 minutes'
  order by o.created_at limit 20
$$;
comment on function public.unchecked_uploads() is
$c$Paths of evidence that arrived and was not confirmed since, because the reporter's connection broke in between. service_role.$c$;

create function public.stale_uploads() returns setof text
  language sql stable security definer set search_path = ''
as $$
  select s.path from private.upload_slots s
  join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
  where not s.used and o.created_at < now() - interval '1 hour'
  order by o.created_at limit 100
$$;
comment on function public.stale_uploads() is
$c$Paths of evidence that arrived an hour ago or earlier and was never confirmed: the caller (confirm-evidence, service_role) removes them
through the storage API. While their slot is open the reporter may send them again.$c$;

create function public.announced_size(path text) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select s.size_bytes from private.upload_slots s where s.path = announced_size.path and not s.used and not s.to_delete
$$;
comment on function public.announced_size(text) is
$c$How many bytes the file at this path of the bucket evidence may have; null when the path was not handed out or is done with. service_role.$c$;
revoke execute on function public.stale_uploads(), public.announced_size(text) from public, anon, authenticated;
grant execute on function public.refuse_upload(text), public.unchecked_uploads(), public.stale_uploads(), public.announced_size(text)
  to service_role;

/* A file may wait for its check longer than its slot was open. */
create or replace function public.confirm_upload(path text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  slot private.upload_slots;
begin
  update private.upload_slots s set used = true
  where s.path = confirm_upload.path and not s.used and not s.to_delete
    -- Hosted, the size is written after the upload: what is larger than announced never counts.
    and exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = s.path
      and coalesce((o.metadata ->> 'size')::bigint, 0) <= s.size_bytes)
  returning * into slot;
  if not found then return false; end if;
  perform private.watch_evidence();
  insert into public.case_events (complaint_id, appeal_id, kind, visibility, author, body)
  values (case slot.kind when 'complaint' then slot.case_id end, case slot.kind when 'appeal' then slot.case_id end,
    'attachment', 'reporter', 'reporter', slot.file_name);
  return true;
end $$;

drop function public.case_evidence(text, uuid);
create function public.case_evidence(kind text, id uuid)
  returns table (path text, file_name text, mime_type text, size_bytes bigint, is_received boolean, is_expected boolean,
    is_checked boolean)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return query
    select s.path, s.file_name, s.mime_type, coalesce((o.metadata ->> 'size')::bigint, s.size_bytes), o.id is not null,
      o.id is null and s.expires_at > now(), s.used
    from private.upload_slots s
    left join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
    where s.kind = case_evidence.kind and s.case_id = case_evidence.id and not s.to_delete
    order by s.place;
end $$;
comment on function public.case_evidence(text, uuid) is
$c$The files announced with a case, and which of them arrived: is_received, or is_expected while the reporter may still upload. is_checked
says that the content is of the announced kind; a received file that is not checked cannot be opened. Admins and editors; the files
themselves through the function evidence-link. Errors: 42501; P0001 case.confidential.$c$;
grant execute on function public.case_evidence(text, uuid) to authenticated;
