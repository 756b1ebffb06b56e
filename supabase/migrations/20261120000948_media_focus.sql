-- Pictures that pages crop keep their focal point in sight. It stands behind the address, '/media/<folder>/<name>#30,70'
-- (per cent from the left and from the top), so that every read that has the address has it too. The library is what
-- counts: rows get it from there when they are written, and when it is moved.

/* An address as it is stored: of the library's pictures with the focal point, unless that is the middle. */
create function private.with_focus(address text) returns text
language sql stable security definer set search_path = '' as $$
  select case when address like '/media/%' then split_part(address, '#', 1) || coalesce(
    (select format('#%s,%s', round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) from public.media m
      where m.folder = split_part(substr(address, 8), '/', 1) and m.mime_type <> 'application/pdf'
        and (round((m.focal_x * 100)::numeric), round((m.focal_y * 100)::numeric)) <> (50, 50)), '') else address end $$;

/* Before insert or update of the column that the argument names. */
create function private.set_focus() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.with_focus(to_jsonb(new) ->> tg_argv[0])));
  return new;
end $$;

-- Before triggers run by name: this one before those that count versions.
create trigger focus before insert or update of image_url on public.hero_slides
  for each row execute function private.set_focus('image_url');
create trigger focus before insert or update of photo_url on public.struktur_organisasi
  for each row execute function private.set_focus('photo_url');
create trigger focus before insert or update of cover_url on public.articles
  for each row execute function private.set_focus('cover_url');

/* After update of the focal point: the rows that show the picture cropped are written anew. */
create function private.spread_focus() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.hero_slides t set image_url = image_url from private.media_uses u
    where u.folder = new.folder and u.table_name = 'hero_slides' and u.column_name = 'image_url' and t.id = u.row_id;
  update public.struktur_organisasi t set photo_url = photo_url from private.media_uses u
    where u.folder = new.folder and u.table_name = 'struktur_organisasi' and u.column_name = 'photo_url' and t.id = u.row_id;
  update public.articles t set cover_url = cover_url, version = t.version from private.media_uses u
    where u.folder = new.folder and u.table_name = 'articles' and u.column_name = 'cover_url' and t.id = u.row_id;
  return null;
end $$;
create trigger spread_focus after update of focal_x, focal_y on public.media
  for each row when ((old.focal_x, old.focal_y) is distinct from (new.focal_x, new.focal_y))
  execute function private.spread_focus();
