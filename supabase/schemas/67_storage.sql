/* Returns the maximum size of an image in bytes; documents have the limit of the bucket. */
create function private.picture_max_bytes() returns bigint
language sql immutable set search_path = '' as $$ select 5242880::bigint $$;
grant execute on function private.picture_max_bytes() to authenticated, service_role;

/* Returns true for images up to 5 MB and documents up to 20 MB, because a bucket has only one limit. The size is
   missing when the storage service calls it before an upload. */
create function private.is_fitting_media(metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'mimetype' = 'application/pdf' then true
    else coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint,
      0) <= private.picture_max_bytes() end $$;
grant execute on function private.is_fitting_media(jsonb) to authenticated, service_role;

/* Returns true while an announced file can be uploaded to this path of the bucket evidence, no larger than announced,
   and within private.evidence_limits. The size is missing when the hosted service calls it before an upload;
   confirm_upload() checks again. Security definer, because visitors cannot read the slots. */
create function private.is_open_slot(object_path text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.upload_slots s
    where s.path = object_path and s.expires_at > now() and not s.used and not s.to_delete
      and coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0) <= s.size_bytes
      and not private.is_evidence_full(s.network))
$$;
grant execute on function private.is_open_slot(text, jsonb) to anon, authenticated, service_role;

-- Uploads whose entry was deleted meanwhile, and restored buckets, leave files without a row. They are invisible, and
-- may contain data that a person wanted deleted.

/* Returns true if no row refers to this object: in media no entry (even in the trash), row, draft or version; in
   evidence no slot; in letters no letter whose case still has its personal data. */
create function private.is_left_over(bucket text, object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case bucket
    when 'media' then not exists (select from public.media m where m.folder = split_part(object_name, '/', 1))
      and not exists (select from private.media_uses u where u.folder = split_part(object_name, '/', 1))
      and not exists (select from public.revisions r
        where position('/media/' || split_part(object_name, '/', 1) || '/' in r.snapshot::text) > 0)
    when 'evidence' then not exists (select from private.upload_slots s where s.path = object_name)
    when 'letters' then not exists (select from private.outcome_letters l where l.path = object_name)
    else false end $$;

/* For service_role: returns up to `most` (default 100, at most 500) files of the buckets media, evidence and letters
   that are older than a day and that no row refers to. The function retention calls it daily and deletes the files
   through the storage API; until then they are returned again. Each file is written to the audit log. */
create function public.sweep_files(most integer default 100) returns table (bucket text, path text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  found record;
begin
  for found in
    select o.bucket_id, o.name, o.metadata from storage.objects o
    where o.bucket_id in ('media', 'evidence', 'letters')
      and greatest(o.created_at, o.updated_at) < now() - interval '1 day'
      and private.is_left_over(o.bucket_id, o.name)
    order by o.created_at limit least(greatest(most, 1), 500)
  loop
    bucket := found.bucket_id;
    path := found.name;
    -- The entry is written before the deletion, and only once, even if the deletion is retried.
    insert into public.audit_log (actor_kind, table_name, row_id, row_label, action, before)
    select 'system', 'files', bucket || '/' || path, path, 'delete',
      jsonb_build_object('bucket', bucket, 'path', path, 'bytes', found.metadata -> 'size', 'type',
        found.metadata -> 'mimetype')
    where not exists (select from public.audit_log l where l.table_name = 'files' and l.row_id = bucket || '/' || path
      and l.created_at > now() - interval '30 days');
    return next;
  end loop;
end $$;
grant execute on function public.sweep_files(integer) to service_role;

-- One permissive policy per role and verb. media is public: its files are served without a policy, and only staff list
-- them.
create policy "visitors fill an open slot" on storage.objects for insert to anon
  with check (bucket_id = 'evidence' and private.is_open_slot(name, metadata));

-- No user can read evidence directly: with read access, a user could sign an address for ten years, or copy a file to
-- media. The function evidence-link serves it for five minutes.
create policy "staff see media" on storage.objects for select to authenticated using (
  bucket_id = 'media' and (select private.has_role('admin', 'editor', 'viewer')));

create policy "editors add media, anyone signed in fills an open slot" on storage.objects for insert to authenticated
  with check (
    (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_fitting_media(metadata)
      and private.is_announced_media(name, metadata))
    or (bucket_id = 'evidence' and private.is_open_slot(name, metadata)));

create policy "editors replace media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select private.has_role('admin', 'editor')))
  with check (bucket_id = 'media' and (select private.has_role('admin', 'editor'))
    and private.is_fitting_media(metadata)
    and private.is_announced_media(name, metadata));

create policy "editors delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_abandoned_media(name));

-- The forms repeat types and sizes in src/config/upload-limits.ts; tests/access/buckets.test.ts compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('media', 'media', true, 20971520, '{image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf}'),
  ('evidence', 'evidence', false, private.evidence_max_bytes(),
    array(select jsonb_object_keys(private.evidence_types())))
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
