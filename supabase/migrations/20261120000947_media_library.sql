-- What the library shows: files by words, kind and state, and where one is used.

/* Staff: files, newest first. words: of the name and the descriptions. kind: image, document or both (null).
   state: kept, unused (of those kept), unfinished (announced, and the file never arrived), trash. file_id: that one file.
   One row more than `page_size` says that there is a next page. */
create function public.search_media(words text default '', kind text default null, state text default 'kept',
  page integer default 1, page_size integer default 24, file_id uuid default null)
returns table (id uuid, path text, original_name text, mime_type text, alt text, alt_en text, width integer, height integer,
  bytes integer, focal_x real, focal_y real, deleted_at timestamptz, replaced_at timestamptz, created_at timestamptz,
  updated_at timestamptz, uses integer, is_stored boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(words, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may look through the library';
  end if;
  return query
    select m.id, m.path, m.original_name, m.mime_type, m.alt, m.alt_en, m.width, m.height, m.bytes, m.focal_x, m.focal_y,
      m.deleted_at, m.replaced_at, m.created_at, m.updated_at,
      (select count(distinct (u.table_name, u.row_id))::integer from private.media_uses u where u.folder = m.folder),
      s.is_stored
    from public.media m
    cross join lateral (select exists (select from storage.objects o where o.bucket_id = 'media' and o.name = m.path) as is_stored) s
    where case when file_id is not null then m.id = file_id else (m.deleted_at is not null) = (state = 'trash')
      and (m.original_name ilike pattern or m.alt ilike pattern or m.alt_en ilike pattern)
      and (kind is null or (m.mime_type = 'application/pdf') = (kind = 'document'))
      and (state = 'trash' or s.is_stored = (state is distinct from 'unfinished'))
      and (state is distinct from 'unused' or not exists (select from private.media_uses u where u.folder = m.folder)) end
    order by m.created_at desc, m.id
    limit size + 1 offset (greatest(coalesce(page, 1), 1) - 1) * size;
end $$;

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
      select d.table_name, d.row_id, 'draft' into table_name, row_id, column_name from public.drafts d where d.id = spot.row_id;
    end if;
    execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into found using row_id;
    row_label := left(coalesce(found ->> 'title', found ->> 'question', found ->> 'label', found ->> 'site_name',
      found ->> 'name', found ->> 'number', ''), 200);
    row_key := found ->> 'slug';
    in_trash := found ->> 'deleted_at' is not null;
    return next;
  end loop;
end $$;

grant execute on function public.search_media(text, text, text, integer, integer, uuid), public.media_usage(uuid) to authenticated;
