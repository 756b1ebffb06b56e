/* Returns true for a name in the bucket media: folders and a file, each starting with a letter or digit, without
   '..'. */
create function private.is_object_name(value text) returns boolean language sql immutable set search_path = '' as $$
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
comment on table public.media is 'Files of the bucket media. alt is required, for users who cannot see the image.';
comment on column public.media.folder is
  'The folder of the file and its smaller sizes; addresses /media/<folder>/… refer to it.';
comment on column public.media.colour is
  'The average colour of an image as rrggbb, shown while it loads. Null for documents and transparent images.';
comment on column public.media.replaced_at is 'When the content last changed under the same address.';
create index media_uploaded_by on public.media (uploaded_by);
create index media_newest on public.media (created_at desc);
-- A folder contains one file and its smaller sizes: <folder>/<name>-1600w.webp, <folder>/<name>-480w.webp.
create unique index media_folder on public.media (folder);

/* Trigger before update or delete: refuses to change the address, to trash or delete a file in use, and to delete an
   entry whose files remain. Errors: P0001 media.in_use, media.files_remain. */
create function private.keep_media() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_leaving boolean := tg_op = 'DELETE' or (old.deleted_at is null and new.deleted_at is not null);
  -- Only clear_demo() runs without a role.
  is_cleared boolean := tg_op = 'DELETE' and private.calling_role() = '' and exists (
    select from private.starter_content s where s.table_name = 'media' and s.row_id = old.id::text and s.part = 'demo');
begin
  if is_leaving and exists (select from private.media_uses u where u.folder = old.folder) then
    -- clear_demo() catches 23001: it leaves this row and clears the others.
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

/* Returns true for the name of a file, or of a smaller size, whose entry is not in the trash. Before an upload, the
   storage service calls it without a media type. */
create function private.is_announced_media(object_name text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.media m
    where private.is_object_name(object_name) and m.folder = split_part(object_name, '/', 1) and m.deleted_at is null
      and coalesce(metadata ->> 'mimetype', m.mime_type) = m.mime_type)
$$;
grant execute on function private.is_announced_media(text, jsonb) to authenticated;

/* Returns true for an object without an entry, or with an unused one in the trash. */
create function private.is_abandoned_media(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.media m where m.folder = split_part(object_name, '/', 1)
    and m.deleted_at is null)
    and not exists (select from private.media_uses u where u.folder = split_part(object_name, '/', 1))
$$;
grant execute on function private.is_abandoned_media(text) to authenticated;

/* For staff: returns files, newest first. words: searched in name and descriptions. kind: image, document, print
   (images that a PDF can contain: PNG, JPEG), or null for all. state: kept, undescribed (without an English
   description), unused, unfinished (the upload never arrived), trash. file_id: returns only this file. Returns one row
   more than `page_size` if there is a next page. */
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
  perform private.require_role('admin', 'editor', 'viewer');
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

/* For admins and editors: returns up to 100 rows that use a file, with their titles. row_key: the slug, for rows that
   screens identify by it. Drafts are listed as their article or page, with column_name draft. */
create function public.media_usage(media_id uuid)
returns table (table_name text, row_id uuid, column_name text, row_label text, row_key text, in_trash boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  spot record;
  found jsonb;
begin
  perform private.require_role('admin', 'editor');
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

-- Addresses of cropped images contain focal point and colour: '/media/<folder>/<name>#30,70,8a9b7c' (per cent
-- from left and top, then rrggbb), so that every query returns them. Rows get them from the library when they
-- are written, and when they change.

/* Returns an address of a library image with its focal point and colour, if it has any. */
create function private.with_focus(address text) returns text
language sql stable security definer set search_path = '' as $$
  select case when address like '/media/%' then split_part(address, '#', 1) || coalesce(
    (select format('#%s,%s', round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) ||
      coalesce(',' || m.colour, '')
      from public.media m
      where m.folder = split_part(substr(address, 8), '/', 1) and m.mime_type <> 'application/pdf'
        and (m.colour is not null or (round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) <> (50,
          50))), '') else address end $$;

/* Trigger before insert or update: sets focal point and colour in the address column named by the argument. */
create function private.set_focus() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.with_focus(to_jsonb(new) ->> tg_argv[0])));
  return new;
end $$;

/* Trigger after a change of focal point or colour: updates the rows that show the image cropped. */
create function private.spread_focus() returns trigger language plpgsql security definer set search_path = '' as $$
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

-- Visitors cannot read the library: original names, users and unfinished uploads are internal. Only updates
-- can be undone, because a deleted file cannot be recovered.
call private.make_content_table('public.media', visible => null, restorable => '{update}', keeps_files => false);
-- Visitors can read the size of published documents.
grant select (path, bytes) on public.media to anon;

create trigger keep_media before update or delete on public.media for each row execute function private.keep_media();

-- Triggers run in the order of their names: this one before those that count versions.
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
