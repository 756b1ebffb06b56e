-- Where the files of the library are used, noted by triggers as rows are written: asking before a file is deleted must
-- not read through every article.

-- One folder of the bucket holds one file with its smaller sizes: <folder>/<name>-1600w.webp, <folder>/<name>-480w.webp.
alter table public.media
  add column folder text not null generated always as (split_part(path, '/', 1)) stored,
  add column replaced_at timestamptz;
create unique index media_folder on public.media (folder);
comment on column public.media.folder is 'What the file and its smaller sizes have in common; an address /media/<folder>/… means this file.';
comment on column public.media.replaced_at is 'When the content last changed under the same address.';

create table private.media_uses (
  folder text not null,
  table_name text not null,
  row_id uuid not null,
  column_name text not null,
  primary key (folder, table_name, row_id, column_name)
);
comment on table private.media_uses is 'Which columns of which rows hold an address of the library. Rows in the trash count: they may come back.';
create index media_uses_row on private.media_uses (table_name, row_id);

/* The folders of the library that a text names, by the site's own address (/media/<folder>/…) or the storage's. */
create function private.media_folders(value text) returns setof text
language sql immutable set search_path = '' as $$
  select distinct found[1] from regexp_matches(value, '/media/([A-Za-z0-9][A-Za-z0-9._-]*)', 'g') found $$;

/* After insert, update or delete, for each row: notes the files that any of its columns names. Definer: nobody writes the
   notes at will. */
create function private.note_media_uses() returns trigger language plpgsql security definer set search_path = '' as $$
declare named text[];
begin
  -- Most rows name no file; they cost one look at their text.
  if tg_op <> 'INSERT' and position('/media/' in old::text) > 0 then
    delete from private.media_uses u where u.table_name = tg_table_name and u.row_id = old.id;
  end if;
  if tg_op <> 'DELETE' and position('/media/' in new::text) > 0 then
    with noted as (
      insert into private.media_uses (folder, table_name, row_id, column_name)
        select folder, tg_table_name, new.id, e.key
        from jsonb_each_text(to_jsonb(new)) e, private.media_folders(e.value) folder where position('/media/' in e.value) > 0
        returning folder)
      select array_agg(folder) into named from noted;
    -- Whoever deletes one of the files at this moment waits for this row, and then finds it.
    perform from public.media m where m.folder = any (named) for share;
  end if;
  return null;
end $$;

/* From now on the rows of `target` are looked through as they are written; those that are there, once. */
create procedure private.track_media_uses(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format('create trigger media_uses after insert or update or delete on %s
    for each row execute function private.note_media_uses()', target);
  execute format('insert into private.media_uses (folder, table_name, row_id, column_name)
    select folder, %L, t.id, e.key from %s t, jsonb_each_text(to_jsonb(t)) e, private.media_folders(e.value) folder
    where position(''/media/'' in t::text) > 0',
    (select relname from pg_catalog.pg_class where oid = target), target);
end $$;

do $$
declare target text;
begin
  foreach target in array array['site_settings', 'navigation_menus', 'hero_slides', 'rl_categories', 'rl_subclass', 'legal_products',
    'struktur_organisasi', 'alur_sertifikasi', 'legalitas', 'faq', 'clients', 'cms_pages', 'articles', 'drafts'] loop
    call private.track_media_uses(format('public.%I', target)::regclass);
  end loop;
end $$;
