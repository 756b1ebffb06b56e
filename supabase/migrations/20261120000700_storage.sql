-- Two buckets. What may lie in them is said here and again in the forms.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('media', 'media', true, 20971520, '{image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf}'),
  ('evidence', 'evidence', false, 10485760, '{application/pdf,image/jpeg,image/png}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

/* A picture weighs at most 5 MB, a document 20 MB; the bucket itself knows one limit only. The size is absent while
   the storage service asks whether an upload may begin. */
create function private.is_fitting_media(metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'mimetype' = 'application/pdf' then true
    else coalesce((metadata ->> 'size')::bigint, 0) <= 5242880 end $$;
grant execute on function private.is_fitting_media(jsonb) to authenticated, service_role;

/* True while the file that submit_* announced may be put at this path of the bucket evidence: no larger than announced, and
   only while there is room (private.evidence_limits). The size is absent while the hosted service asks whether an upload may
   begin; confirm_upload() looks again. Definer: visitors do not see the slots. */
create function private.is_open_slot(object_path text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.upload_slots s
    where s.path = object_path and s.expires_at > now() and not s.used and not s.to_delete
      and coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0) <= s.size_bytes
      and not private.is_evidence_full(s.network)) $$;
grant execute on function private.is_open_slot(text, jsonb) to anon, authenticated, service_role;

-- One permissive policy per role and verb over both buckets.
-- media is public: its files are served without a policy, and only staff list them.
create policy "visitors fill an open slot" on storage.objects for insert to anon
  with check (bucket_id = 'evidence' and private.is_open_slot(name, metadata));

-- Nobody signed in reads evidence here: who could, could also sign an address for ten years, or copy a file to media.
-- The function evidence-link hands it out, file by file, for five minutes.
create policy "staff see media" on storage.objects for select to authenticated using (
  bucket_id = 'media' and (select private.has_role('admin', 'editor', 'viewer')));

create policy "editors add media, anyone signed in fills an open slot" on storage.objects for insert to authenticated
  with check (
    (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_fitting_media(metadata))
    or (bucket_id = 'evidence' and private.is_open_slot(name, metadata)));

create policy "editors replace media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select private.has_role('admin', 'editor')))
  with check (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_fitting_media(metadata));

create policy "editors delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.has_role('admin', 'editor')));
