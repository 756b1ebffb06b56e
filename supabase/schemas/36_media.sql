-- Files: the library of uploaded media and where its files are used, the two buckets, and files that nothing points at.

/* A name in the bucket media: folders and a file, each beginning with a letter or a digit; no empty part and no '..'.
   */
create function private.is_object_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 300 and value ~ '^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$'
    and value !~ '\.\.'
$$;
grant execute on function private.is_object_name(text) to authenticated, service_role;

create table public.media (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (private.is_object_name(path)),
  folder text not null generated always as (split_part(path, '/', 1)) stored,
  original_name text check (char_length(original_name) <= 255),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif',
    'application/pdf')),
  alt text not null check (private.is_text(alt, 300)),
  alt_en text check (char_length(alt_en) <= 300),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  bytes integer not null check (bytes >= 0),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  colour text check (colour ~ '^[0-9a-f]{6}$'),
  uploaded_by uuid default auth.uid() references public.app_users (id) on delete set null,
  replaced_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_weight check (bytes <= case when mime_type = 'application/pdf' then 20971520 else 5242880 end)
);
comment on table public.media is
  'The files of the bucket media. alt is required: a picture nobody described says nothing to some.';
comment on column public.media.folder is
  'The folder that the file shares with its smaller sizes; an address /media/<folder>/… means this file.';
comment on column public.media.colour is
  'What a picture is on the whole, as rrggbb: its place has this colour while it loads. Null for documents and for '
  'pictures with see-through parts.';
comment on column public.media.replaced_at is 'When the content last changed under the same address.';
create index media_uploaded_by on public.media (uploaded_by);
create index media_newest on public.media (created_at desc);
-- One folder of the bucket holds one file with its smaller sizes: <folder>/<name>-1600w.webp,
-- <folder>/<name>-480w.webp.
create unique index media_folder on public.media (folder);

-- Nothing happens to a file that would leave a page without its picture, and the bucket holds nothing that the library
-- does not
-- know of.

/* Before update or delete: the address of a file stays; a file that is used stays, out of the trash; an entry stays as
   long as its files do. Refusals: P0001 media.in_use, media.files_remain. */
create function private.keep_media() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_leaving boolean := tg_op = 'DELETE' or (old.deleted_at is null and new.deleted_at is not null);
  -- clear_demo() calls with no role; nobody at the API can.
  is_cleared boolean := tg_op = 'DELETE' and private.calling_role() = '' and exists (
    select from private.starter_content s where s.table_name = 'media' and s.row_id = old.id::text and s.part = 'demo');
begin
  if is_leaving and exists (select from private.media_uses u where u.folder = old.folder) then
    -- 23001 keeps this row and clears the others.
    raise exception using errcode = case when is_cleared then '23001' else 'P0001' end, message = 'media.in_use';
  end if;
  if tg_op = 'UPDATE' then
    new.path := old.path;
    return new;
  end if;
  if is_cleared then return old; end if;
  if exists (select from storage.objects o where o.bucket_id = 'media'
    and (o.name = old.path or starts_with(o.name, old.folder || '/'))) then
    raise exception using errcode = 'P0001', message = 'media.files_remain';
  end if;
  return old;
end $$;

/* True for the name of a file, or one of its smaller sizes, of an entry that is not in the trash. The kind is absent
   while
   the storage service asks whether an upload may begin. */
create function private.is_announced_media(object_name text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.media m
    where private.is_object_name(object_name) and m.folder = split_part(object_name, '/', 1) and m.deleted_at is null
      and coalesce(metadata ->> 'mimetype', m.mime_type) = m.mime_type)
$$;
grant execute on function private.is_announced_media(text, jsonb) to authenticated;

/* True for an object of the bucket that belongs to no entry, or to one in the trash that nothing uses. */
create function private.is_abandoned_media(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.media m where m.folder = split_part(object_name, '/', 1)
    and m.deleted_at is null)
    and not exists (select from private.media_uses u where u.folder = split_part(object_name, '/', 1))
$$;
grant execute on function private.is_abandoned_media(text) to authenticated;

-- The library also lists the files whose description visitors in English read in Indonesian.

/* Staff: files, newest first. words: of the name and the descriptions. kind: image, document, print (pictures that a
   PDF can hold: PNG, JPEG) or all (null).
   state: kept, undescribed (of those kept, without an English description), unused (of those kept), unfinished
   (announced, and the file never arrived), trash.
   file_id: that one file. One row more than `page_size` says that there is a next page. */
create function public.search_media(
  words text default '', kind text default null, state text default 'kept', page integer default 1,
  page_size integer default 24, file_id uuid default null
) returns table (id uuid, path text, original_name text, mime_type text, alt text, alt_en text, width integer,
  height integer, bytes integer, focal_x real, focal_y real, colour text, deleted_at timestamptz,
  replaced_at timestamptz, created_at timestamptz, updated_at timestamptz, uses integer, is_stored boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(words, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may look through the library';
  end if;
  return query
    select m.id, m.path, m.original_name, m.mime_type, m.alt, m.alt_en, m.width, m.height, m.bytes, m.focal_x,
      m.focal_y,
      m.colour, m.deleted_at, m.replaced_at, m.created_at, m.updated_at,
      (select count(distinct (u.table_name, u.row_id))::integer from private.media_uses u where u.folder = m.folder),
      s.is_stored
    from public.media m
    cross join lateral (select exists (select from storage.objects o where o.bucket_id = 'media'
      and o.name = m.path) as is_stored) s
    where case when file_id is not null then m.id = file_id else (m.deleted_at is not null) = (state = 'trash')
      and (m.original_name ilike pattern or m.alt ilike pattern or m.alt_en ilike pattern)
      and (kind is null or case kind when 'print' then m.mime_type in ('image/png', 'image/jpeg')
        else (m.mime_type = 'application/pdf') = (kind = 'document') end)
      and (state = 'trash' or s.is_stored = (state is distinct from 'unfinished'))
      and (state is distinct from 'undescribed' or coalesce(m.alt_en, '') = '')
      and (state is distinct from 'unused' or not exists (select from private.media_uses u
        where u.folder = m.folder)) end
    order by m.created_at desc, m.id
    limit size + 1 offset (greatest(coalesce(page, 1), 1) - 1) * size;
end $$;
grant execute on function public.search_media(text, text, text, integer, integer, uuid) to authenticated;

/* Admins and editors: the rows that use a file, at most a hundred, with what they are called. row_key: the slug, where
   screens know a row by it. A draft is named by the article or page it is of; its column_name is draft. */
create function public.media_usage(media_id uuid)
returns table (table_name text, row_id uuid, column_name text, row_label text, row_key text, in_trash boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  spot record;
  found jsonb;
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors may see where a file is used';
  end if;
  for spot in
    select u.* from private.media_uses u join public.media m using (folder) where m.id = media_id
    order by u.table_name, u.row_id, u.column_name limit 100
  loop
    table_name := spot.table_name;
    row_id := spot.row_id;
    column_name := spot.column_name;
    if table_name = 'drafts' then
      select d.table_name, d.row_id, 'draft' into table_name, row_id, column_name from public.drafts d
        where d.id = spot.row_id;
    elsif table_name = 'scheduled_changes' then
      select c.table_name, c.row_id, 'draft' into table_name, row_id, column_name from public.scheduled_changes c
        where c.id = spot.row_id;
    end if;
    execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into found using row_id;
    row_label := left(coalesce(found ->> 'title', found ->> 'question', found ->> 'label', found ->> 'site_name',
      found ->> 'name', found ->> 'number', ''), 200);
    row_key := found ->> 'slug';
    in_trash := found ->> 'deleted_at' is not null;
    return next;
  end loop;
end $$;
grant execute on function public.media_usage(uuid) to authenticated;

-- Pictures that pages crop keep their focal point in sight, and their place has their colour until they have loaded.
-- Both stand
-- behind the address, '/media/<folder>/<name>#30,70,8a9b7c' (per cent from the left and from the top, then rrggbb), so
-- that
-- every read that has the address has them too. The library is what counts: rows get them from there when they are
-- written, and
-- when they change.

/* An address as it is stored: of the library's pictures with focal point and colour, unless it is the middle and there
   is none. */
create function private.with_focus(address text) returns text
language sql stable security definer set search_path = '' as $$
  select case when address like '/media/%' then split_part(address, '#', 1) || coalesce(
    (select format('#%s,%s', round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) ||
      coalesce(',' || m.colour, '')
      from public.media m
      where m.folder = split_part(substr(address, 8), '/', 1) and m.mime_type <> 'application/pdf'
        and (m.colour is not null or (round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) <> (50,
          50))), '') else address end $$;

/* Before insert or update of the column that the argument names. */
create function private.set_focus() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.with_focus(to_jsonb(new) ->> tg_argv[0])));
  return new;
end $$;

/* After update of focal point or colour: the rows that show the picture cropped are written anew. */
create function private.spread_focus() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.hero_slides t set image_url = image_url from private.media_uses u
    where u.folder = new.folder and u.table_name = 'hero_slides' and u.column_name = 'image_url' and t.id = u.row_id;
  update public.struktur_organisasi t set photo_url = photo_url from private.media_uses u
    where u.folder = new.folder and u.table_name = 'struktur_organisasi' and u.column_name = 'photo_url'
      and t.id = u.row_id;
  update public.articles t set cover_url = cover_url, version = t.version from private.media_uses u
    where u.folder = new.folder and u.table_name = 'articles' and u.column_name = 'cover_url' and t.id = u.row_id;
  return null;
end $$;

-- The library is for staff: visitors get files by their address. What a file was called on somebody's computer, who
-- sent it,
-- and what has not arrived yet is nobody else's.
-- A file that was deleted is gone from the bucket: only changes of its entry go back.
call private.make_content_table('public.media', visible => null, restorable => '{update}', keeps_files => false);
-- Visitors are told how large the document of a published paper is, and nothing else of any file.
grant select (path, bytes) on public.media to anon;

create trigger keep_media before update or delete on public.media for each row execute function private.keep_media();

-- Before triggers run by name: this one before those that count versions.
create trigger focus before insert or update of image_url on public.hero_slides
  for each row execute function private.set_focus('image_url');

create trigger focus before insert or update of photo_url on public.struktur_organisasi
  for each row execute function private.set_focus('photo_url');

create trigger focus before insert or update of cover_url on public.articles
  for each row execute function private.set_focus('cover_url');

create trigger spread_focus after update of focal_x, focal_y, colour on public.media
  for each row when ((old.focal_x, old.focal_y, old.colour) is distinct from (new.focal_x, new.focal_y, new.colour))
  execute function private.spread_focus();

create policy "visitors weigh the papers they see" on public.media for select to anon
  using (exists (select from public.legalitas l
    where right(l.file_url, length(media.path) + 7) = '/media/' || media.path));
