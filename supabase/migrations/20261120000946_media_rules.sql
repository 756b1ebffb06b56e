-- What may happen to a file: nothing that would leave a page without its picture, and nothing in the bucket that the
-- library does not know of.

/* Before update or delete: the address of a file stays; a file that is used stays, out of the trash; an entry stays as
   long as its files do. Refusals: P0001 media.in_use, media.files_remain. */
create function private.keep_media() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_leaving boolean := tg_op = 'DELETE' or (old.deleted_at is null and new.deleted_at is not null);
begin
  if is_leaving and exists (select from private.media_uses u where u.folder = old.folder) then
    raise exception using errcode = 'P0001', message = 'media.in_use';
  end if;
  if tg_op = 'UPDATE' then
    new.path := old.path;
    return new;
  end if;
  if exists (select from storage.objects o where o.bucket_id = 'media'
    and (o.name = old.path or starts_with(o.name, old.folder || '/'))) then
    raise exception using errcode = 'P0001', message = 'media.files_remain';
  end if;
  return old;
end $$;
create trigger keep_media before update or delete on public.media for each row execute function private.keep_media();

/* True for the name of a file, or one of its smaller sizes, of an entry that is not in the trash. The kind is absent while
   the storage service asks whether an upload may begin. */
create function private.is_announced_media(object_name text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.media m
    where private.is_object_name(object_name) and m.folder = split_part(object_name, '/', 1) and m.deleted_at is null
      and coalesce(metadata ->> 'mimetype', m.mime_type) = m.mime_type) $$;

/* True for an object of the bucket that belongs to no entry, or to one in the trash that nothing uses. */
create function private.is_abandoned_media(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.media m where m.folder = split_part(object_name, '/', 1) and m.deleted_at is null)
    and not exists (select from private.media_uses u where u.folder = split_part(object_name, '/', 1)) $$;

grant execute on function private.is_announced_media(text, jsonb), private.is_abandoned_media(text) to authenticated;

alter policy "editors add media, anyone signed in fills an open slot" on storage.objects
  with check (
    (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_fitting_media(metadata)
      and private.is_announced_media(name, metadata))
    or (bucket_id = 'evidence' and private.is_open_slot(name, metadata)));

alter policy "editors replace media" on storage.objects
  with check (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_fitting_media(metadata)
    and private.is_announced_media(name, metadata));

alter policy "editors delete media" on storage.objects
  using (bucket_id = 'media' and (select private.has_role('admin', 'editor')) and private.is_abandoned_media(name));
