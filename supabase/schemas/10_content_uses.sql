-- Triggers write these rows, so that deleting a file does not read every article.
create table private.media_uses (
  folder text not null,
  table_name text not null,
  row_id uuid not null,
  column_name text not null,
  primary key (folder, table_name, row_id, column_name)
);
comment on table private.media_uses is
  'Rows that contain addresses of library files. Includes rows in the trash, which can be restored.';
create index media_uses_row on private.media_uses (table_name, row_id);

/* Returns the library folders that a text contains, as /media/<folder>/… or as storage addresses. */
create function private.media_folders(value text) returns setof text language sql immutable set search_path = '' as $$
  select distinct found[1] from regexp_matches(value, '/media/([A-Za-z0-9][A-Za-z0-9._-]*)', 'g') found
$$;

/* Trigger after insert, update or delete: records the library files that the row contains. Security definer, because
   callers cannot write the table. */
create function private.note_media_uses() returns trigger language plpgsql security definer set search_path = '' as $$
declare named text[];
begin
  -- Check cheaply first, because most rows contain no file.
  if tg_op <> 'INSERT' and position('/media/' in old::text) > 0 then
    delete from private.media_uses u where u.table_name = tg_table_name and u.row_id = old.id;
  end if;
  if tg_op <> 'DELETE' and position('/media/' in new::text) > 0 then
    with noted as (
      insert into private.media_uses (folder, table_name, row_id, column_name)
        select folder, tg_table_name, new.id, e.key
        from jsonb_each_text(to_jsonb(new)) e, private.media_folders(e.value) folder
          where position('/media/' in e.value) > 0
        returning folder)
      select array_agg(folder) into named from noted;
    -- A concurrent deletion of the file waits for this row and then finds it.
    perform from public.media m where m.folder = any (named) for share;
  end if;
  return null;
end $$;

/* Records the files and links in the existing rows of a table, and tracks those of later ones. Called by
   make_content_table. */
create procedure private.track_media_uses(target regclass) language plpgsql set search_path = ''  as $$
begin
  execute format('create trigger media_uses after insert or update or delete on %s
    for each row execute function private.note_media_uses()', target);
  execute format('insert into private.media_uses (folder, table_name, row_id, column_name)
    select folder, %L, t.id, e.key from %s t, jsonb_each_text(to_jsonb(t)) e, private.media_folders(e.value) folder
    where position(''/media/'' in t::text) > 0',
    (select relname from pg_catalog.pg_class where oid = target), target);
  call private.track_links(target);
end $$;

-- Triggers record the links in content, because checking all texts on demand takes seconds.

/* Returns true for an invalid address: a web address without a domain, mailto: without an address, tel: without a
   number. */
create function private.is_malformed_link(address text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when address ~* '^https?:' then
      address !~* '^https?://([^/?#@]*@)?(\[[0-9a-f:.]+\]|([^][/?#@:.[:space:]]+\.)+[^][/?#@:.[:space:]]+\.?)(:[0-9]{1,'
                  '5})?([/?#]|$)'
    when address ~* '^mailto:' then not coalesce((
      select bool_and(coalesce(private.is_email(replace(mail, '%40', '@')), false))
      from regexp_split_to_table(split_part(substr(address, 8), '?', 1), '(,|%2C)(%20)*', 'i') mail), false)
    when address ~* '^tel:' then replace(address, '%20', '') !~* '^tel:\+?[-0-9()./]{3,}(;.*)?$'
    else address !~ '^(/([^/\\]|$)|#|drawing:)' end $$;

create table private.content_links (
  table_name text not null,
  row_id uuid not null,
  column_name text not null,
  place integer not null,
  words text,
  address text not null,
  host text generated always as (lower(substring(address from '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#]*)'))) stored,
  path text generated always as (case when address ~* '^(/|https?://)' then coalesce(nullif(rtrim(
    substring(regexp_replace(address, '^https?://[^/?#]*', '', 'i') from '^[^?#]*'), '/'), ''), '/') end) stored,
  is_malformed boolean generated always as (private.is_malformed_link(address)) stored,
  primary key (table_name, row_id, column_name, place)
);
comment on table private.content_links is
  'Addresses in columns that staff write. Includes rows in the trash, which can be restored.';
comment on column private.content_links.column_name is
  'Within a JSON column, the path to the value: promo.target, changes.body.';
comment on column private.content_links.words is 'In a text: the link''s text, or the image''s description.';

/* Returns the addresses in a row's columns: links and images of rich text, and columns named as addresses. */
create function private.links_in(columns jsonb)
returns table (column_name text, place integer, words text, address text)
language sql immutable set search_path = '' as $$
  with recursive parts (name, value) as (
    select e.key, e.value from jsonb_each(columns) e
    -- Settings contain addresses one or two levels deep, drafts one level deep.
    union all select p.name || '.' || e.key, e.value from parts p cross join lateral jsonb_each(
      case when jsonb_typeof(p.value) = 'object' and p.value ->> 'type' is distinct from 'doc' then p.value
        else '{}' end) e
  ), texts as (
    select p.name, p.value from parts p where jsonb_typeof(p.value) = 'object' and p.value ->> 'type' = 'doc'
  ), found (name, spot, words, address) as (
    select p.name, 0::bigint, null, p.value #>> '{}' from parts p
      where jsonb_typeof(p.value) = 'string' and p.name ~ '(^|[._])(url|website|target)$|[.]socials[.][^.]+$'
    union all select t.name, n.spot, n.node ->> 'text', m.mark #>> '{attrs,href}' from texts t
      cross join lateral jsonb_path_query(t.value, 'strict $.** ? (@.marks[*].type == "link")') with ordinality n (node,
        spot)
      cross join lateral jsonb_array_elements(n.node -> 'marks') m (mark) where m.mark ->> 'type' = 'link'
    union all select t.name, n.spot, n.node #>> '{attrs,alt}', n.node #>> '{attrs,src}' from texts t
      cross join lateral jsonb_path_query(t.value, 'strict $.** ? (@.type == "image")') with ordinality n (node, spot)
  ), once as (
    select distinct on (f.name, f.address) f.name, f.spot, f.words, f.address from found f where f.address <> ''
    order by f.name, f.address, f.spot
  )
  select o.name, (row_number() over (partition by o.name order by o.spot, o.address))::integer, left(o.words, 120),
    o.address from once o
$$;

/* Returns the columns of a row that are in `names`. */
create function private.columns_of(line jsonb, names text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(line) e where e.key = any (names)
    and e.value <> 'null'
$$;

/* Trigger after insert, update or delete: records the addresses in the columns named by the arguments. Security
   definer, because callers cannot write the table. */
create function private.note_links() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := '{}';
  became jsonb := '{}';
begin
  if tg_op <> 'INSERT' then was := private.columns_of(to_jsonb(old), tg_argv::text[]); end if;
  if tg_op <> 'DELETE' then became := private.columns_of(to_jsonb(new), tg_argv::text[]); end if;
  if was = became then return null; end if;
  if was <> '{}' then
    delete from private.content_links l where l.table_name = tg_table_name and l.row_id = old.id;
  end if;
  if became <> '{}' then
    insert into private.content_links (table_name, row_id, column_name, place, words, address)
      select tg_table_name, new.id, n.* from private.links_in(became) n;
  end if;
  return null;
end $$;

/* Records the addresses in the existing rows of a table, and tracks those of later ones. */
create procedure private.track_links(target regclass) language plpgsql set search_path = ''  as $$
declare
  names text[] := array(select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
      and (a.atttypid = 'pg_catalog.jsonb'::regtype or a.attname ~ '(^|_)(url|website)$') order by a.attnum);
begin
  if names = '{}' then return; end if;
  execute format('create trigger content_links after insert or update or delete on %s for each row execute function '
                 'private.note_links(%s)',
    target, (select string_agg(quote_literal(n), ', ') from unnest(names) n));
  execute format('insert into private.content_links (table_name, row_id, column_name, place, words, address)
    select %L, t.id, n.* from %s t cross join lateral private.links_in(private.columns_of(to_jsonb(t), %L)) n',
    (select relname from pg_catalog.pg_class where oid = target), target, names);
end $$;
