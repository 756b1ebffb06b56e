-- The library also lists the files whose description visitors in English read in Indonesian.

/* Staff: files, newest first. words: of the name and the descriptions. kind: image, document, print (pictures that a PDF can hold: PNG, JPEG) or all (null).
   state: kept, undescribed (of those kept, without an English description), unused (of those kept), unfinished (announced, and the file never arrived), trash.
   file_id: that one file. One row more than `page_size` says that there is a next page. */
create or replace function public.search_media(words text default '', kind text default null, state text default 'kept',
  page integer default 1, page_size integer default 24, file_id uuid default null)
returns table (id uuid, path text, original_name text, mime_type text, alt text, alt_en text, width integer, height integer,
  bytes integer, focal_x real, focal_y real, colour text, deleted_at timestamptz, replaced_at timestamptz, created_at timestamptz,
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
      m.colour, m.deleted_at, m.replaced_at, m.created_at, m.updated_at,
      (select count(distinct (u.table_name, u.row_id))::integer from private.media_uses u where u.folder = m.folder),
      s.is_stored
    from public.media m
    cross join lateral (select exists (select from storage.objects o where o.bucket_id = 'media' and o.name = m.path) as is_stored) s
    where case when file_id is not null then m.id = file_id else (m.deleted_at is not null) = (state = 'trash')
      and (m.original_name ilike pattern or m.alt ilike pattern or m.alt_en ilike pattern)
      and (kind is null or case kind when 'print' then m.mime_type in ('image/png', 'image/jpeg')
        else (m.mime_type = 'application/pdf') = (kind = 'document') end)
      and (state = 'trash' or s.is_stored = (state is distinct from 'unfinished'))
      and (state is distinct from 'undescribed' or coalesce(m.alt_en, '') = '')
      and (state is distinct from 'unused' or not exists (select from private.media_uses u where u.folder = m.folder)) end
    order by m.created_at desc, m.id
    limit size + 1 offset (greatest(coalesce(page, 1), 1) - 1) * size;
end $$;
