-- Links of texts, menu, slides, lists and settings that lead nowhere, with the place where each is mended.

-- ---- Links ----------------------------------------------------------------------------------------------------------

-- Noted by triggers as rows are written, as the uses of files are: a check that read every text would take seconds.

/* True for an address that is not whole: of the web without a domain, mail without an address, a telephone without a number. */
create function private.is_malformed_link(address text) returns boolean language sql immutable set search_path = '' as $$
  select case
    when address ~* '^https?:' then
      address !~* '^https?://([^/?#@]*@)?(\[[0-9a-f:.]+\]|([^][/?#@:.[:space:]]+\.)+[^][/?#@:.[:space:]]+\.?)(:[0-9]{1,5})?([/?#]|$)'
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
  'Addresses in columns of rows that staff write, once for each address of a column. Rows in the trash have theirs too: they may come back.';
comment on column private.content_links.column_name is 'Within a column of keys the path to the value: promo.target, changes.body.';
comment on column private.content_links.words is 'In a text: the words of the link, or the description of the picture.';

/* The addresses among some columns of a row: of rich text those of links and pictures, of other columns those whose name says so. */
create function private.links_in(columns jsonb) returns table (column_name text, place integer, words text, address text)
language sql immutable set search_path = '' as $$
  with recursive parts (name, value) as (
    select e.key, e.value from jsonb_each(columns) e
    -- Settings have theirs one or two levels down, and a draft its columns.
    union all select p.name || '.' || e.key, e.value from parts p cross join lateral jsonb_each(
      case when jsonb_typeof(p.value) = 'object' and p.value ->> 'type' is distinct from 'doc' then p.value else '{}' end) e
  ), texts as (
    select p.name, p.value from parts p where jsonb_typeof(p.value) = 'object' and p.value ->> 'type' = 'doc'
  ), found (name, spot, words, address) as (
    select p.name, 0::bigint, null, p.value #>> '{}' from parts p
      where jsonb_typeof(p.value) = 'string' and p.name ~ '(^|[._])(url|website|target)$|[.]socials[.][^.]+$'
    union all select t.name, n.spot, n.node ->> 'text', m.mark #>> '{attrs,href}' from texts t
      cross join lateral jsonb_path_query(t.value, 'strict $.** ? (@.marks[*].type == "link")') with ordinality n (node, spot)
      cross join lateral jsonb_array_elements(n.node -> 'marks') m (mark) where m.mark ->> 'type' = 'link'
    union all select t.name, n.spot, n.node #>> '{attrs,alt}', n.node #>> '{attrs,src}' from texts t
      cross join lateral jsonb_path_query(t.value, 'strict $.** ? (@.type == "image")') with ordinality n (node, spot)
  ), once as (
    select distinct on (f.name, f.address) f.name, f.spot, f.words, f.address from found f where f.address <> ''
    order by f.name, f.address, f.spot
  )
  select o.name, (row_number() over (partition by o.name order by o.spot, o.address))::integer, left(o.words, 120), o.address from once o $$;

/* The columns of a row that are among `names`. */
create function private.columns_of(line jsonb, names text[]) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(line) e where e.key = any (names) and e.value <> 'null' $$;

/* After insert, update or delete, for each row: notes the addresses in the columns that the arguments name. Definer: nobody writes the
   notes at will. */
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

/* From now on the addresses in the rows of `target` are noted as they are written; those that are there, now. */
create procedure private.track_links(target regclass) language plpgsql set search_path = '' as $$
declare
  names text[] := array(select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
      and (a.atttypid = 'pg_catalog.jsonb'::regtype or a.attname ~ '(^|_)(url|website)$') order by a.attnum);
begin
  if names = '{}' then return; end if;
  execute format('create trigger content_links after insert or update or delete on %s for each row execute function private.note_links(%s)',
    target, (select string_agg(quote_literal(n), ', ') from unnest(names) n));
  execute format('insert into private.content_links (table_name, row_id, column_name, place, words, address)
    select %L, t.id, n.* from %s t cross join lateral private.links_in(private.columns_of(to_jsonb(t), %L)) n',
    (select relname from pg_catalog.pg_class where oid = target), target, names);
end $$;

/* From now on the rows of `target` are looked through as they are written, for files and for links; those that are there, once.
   make_content_table calls it. */
create or replace procedure private.track_media_uses(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format('create trigger media_uses after insert or update or delete on %s
    for each row execute function private.note_media_uses()', target);
  execute format('insert into private.media_uses (folder, table_name, row_id, column_name)
    select folder, %L, t.id, e.key from %s t, jsonb_each_text(to_jsonb(t)) e, private.media_folders(e.value) folder
    where position(''/media/'' in t::text) > 0',
    (select relname from pg_catalog.pg_class where oid = target), target);
  call private.track_links(target);
end $$;

do $$
declare target regclass;
begin
  for target in select format('public.%I', t.table_name)::regclass from private.content_tables t where t.keeps_files loop
    call private.track_links(target);
  end loop;
end $$;

-- ---- Places ---------------------------------------------------------------------------------------------------------

/* Rows whose links are noted and matter: neither in the trash nor archived. stage: shown (visitors read it), scheduled, hidden, change (a
   change of a published text at its minute), draft (a working copy). opens_at: when visitors read it; null when that is not known.
   noted_table, noted_id: as in content_links. */
create function private.link_places() returns table (noted_table text, noted_id uuid, table_name text, row_id uuid, stage text,
  row_label text, row_key text, opens_at timestamptz) language plpgsql stable security definer set search_path = '' as $$
declare
  kind record;
  spot record;
begin
  for kind in
    select t.table_name as name, t.publish_column, coalesce(t.publish_column, 'id') as published, case when t.has_trash then 'deleted_at' else 'id' end as trashed,
      t.has_trash, case t.publish_column when 'status' then 'published_at' else 'id' end as moment,
      'slug' = any (c.names) as has_key, case when 'slug' = any (c.names) then 'slug' else 'id' end as key,
      (select w.name from unnest('{title,question,label,site_name,name,number}'::text[]) with ordinality w (name, place)
        where w.name = any (c.names) order by w.place limit 1) as label
    from private.content_tables t cross join lateral (select array_agg(a.attname::text) as names from pg_catalog.pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', t.table_name)) and a.attnum > 0 and not a.attisdropped) c
    -- Drafts and scheduled changes name the row that they are of: they follow below.
    where 'table_name' <> all (c.names) and exists (select from private.content_links l where l.table_name = t.table_name)
  loop
    for spot in execute format('select t.id, left(t.%I::text, 200) as label, t.%I::text as key, t.%I::text as published, t.%I::text as moment,
        t.%I::text as trashed from public.%I t where t.id in (select l.row_id from private.content_links l where l.table_name = $1)',
      coalesce(kind.label, 'id'), kind.key, kind.published, kind.moment, kind.trashed, kind.name) using kind.name
    loop
      continue when (kind.has_trash and spot.trashed is not null) or spot.published = 'archived';
      noted_table := kind.name;
      noted_id := spot.id;
      table_name := kind.name;
      row_id := spot.id;
      row_label := case when kind.label is not null then spot.label end;
      row_key := case when kind.has_key then spot.key end;
      opens_at := case when kind.publish_column = 'status' and spot.published = 'published' then spot.moment::timestamptz end;
      stage := case when kind.publish_column is null or spot.published = 'true' or opens_at <= now() then 'shown'
        when opens_at is not null then 'scheduled' else 'hidden' end;
      if stage = 'shown' then opens_at := coalesce(opens_at, '-infinity'); end if;
      return next;
    end loop;
  end loop;
  return query
    select c.source, c.id, c.of, c.of_id, c.state, coalesce(a.title, p.title), coalesce(p.slug, a.slug), c.moment
    from (select 'drafts' as source, d.id, d.table_name as of, d.row_id as of_id, 'draft' as state, null::timestamptz as moment from public.drafts d
      union all select 'scheduled_changes', s.id, s.table_name, s.row_id, 'change', s.publish_at from public.scheduled_changes s) c
    left join public.articles a on c.of = 'articles' and a.id = c.of_id
    left join public.cms_pages p on c.of = 'cms_pages' and p.id = c.of_id
    where coalesce(a.deleted_at, p.deleted_at) is null and coalesce(a.status, p.status, 'archived') <> 'archived';
end $$;

-- ---- Check ----------------------------------------------------------------------------------------------------------

/* Links that lead nowhere. site, columns and reasons: as broken_links(). */
create function private.dead_links(site jsonb) returns table (table_name text, row_id uuid, row_key text, row_label text, stage text,
  column_name text, place integer, words text, address text, reason text, target_label text, target_opens_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with noted as materialized (
    select l.table_name, l.row_id, l.column_name, l.place, l.words, l.address, l.is_malformed,
      case when l.host is null or l.host in (select lower(h) from jsonb_array_elements_text(site -> 'hosts') h) then l.path end as path
    from private.content_links l where l.path is not null or l.is_malformed
  ), paths as materialized (
    select distinct n.path from noted n where n.path is not null
  ), open as materialized (
    select o.front from jsonb_array_elements_text(site -> 'open') o (front)
  ), asked as materialized (
    select p.path from paths p
    where not exists (select from jsonb_array_elements_text(site -> 'pages') k where lower(k) = lower(p.path))
      and not exists (select from open o where starts_with(p.path, o.front))
  ), texts (kind, id, slug, title, state, opens_at) as (
    select 'articles', a.id, a.slug, a.title, case when a.deleted_at is null then a.status else 'trash' end, a.published_at from public.articles a
    union all
    select 'cms_pages', p.id, p.slug, p.title, case when p.deleted_at is null then p.status else 'trash' end, p.published_at from public.cms_pages p
  ), targets (path, title, state, opens_at) as (
    select (site #>> array['rows', t.kind]) || t.slug, t.title, t.state, t.opens_at from texts t
    union all
    select (site #>> array['rows', t.kind]) || r.old_slug, t.title, t.state, t.opens_at
      from public.redirects r join texts t on t.kind = r.table_name and t.id = r.row_id
    union all
    select (site #>> '{rows,clients}') || c.id, c.name,
        case when c.deleted_at is not null then 'trash' when c.is_published then 'published' else 'draft' end, '-infinity'::timestamptz
      from public.clients c where exists (select from asked a where starts_with(a.path, site #>> '{rows,clients}'))
    union all
    select (site #>> '{rows,rl_subclass}') || s.code, s.name,
        case when s.deleted_at is not null or c.deleted_at is not null then 'trash' when s.is_published and c.is_published then 'published' else 'draft' end,
        '-infinity'::timestamptz
      from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
  ), verdicts as materialized (
    select distinct on (a.path) a.path, t.title, t.state, t.opens_at from asked a join targets t using (path)
    order by a.path, (t.state = 'published') desc, t.opens_at
  ), judged as (
    select p.table_name, p.row_id, p.row_key, p.row_label, p.stage, regexp_replace(n.column_name, '^changes\.', '') as column_name, n.place, n.words,
      n.address, v.title, v.opens_at,
      case when n.path is null then case when n.is_malformed then 'malformed' end
        when a.path is null then null
        when starts_with(a.path, '/media/') then case when not exists (
          select from public.media m join storage.objects o on o.bucket_id = 'media' and o.name = substr(a.path, 8)
          where m.folder = split_part(a.path, '/', 3) and m.deleted_at is null) then 'file' end
        when v.path is null then 'missing'
        -- Drafts may lead to each other, and a text that is scheduled to one that is there by then.
        when v.state = 'draft' and p.opens_at is null then null
        when v.state <> 'published' then v.state
        when v.opens_at > greatest(now(), coalesce(p.opens_at, 'infinity')) then 'scheduled' end as reason
    from noted n
      join private.link_places() p on p.noted_table = n.table_name and p.noted_id = n.row_id
      left join asked a on a.path = n.path
      left join verdicts v on v.path = n.path
  ), ranked as (
    -- A working copy repeats what its row says: it is mended in one go.
    select j.*, row_number() over (partition by j.table_name, j.row_id, j.column_name, j.address
      order by array_position('{shown,scheduled,hidden,change,draft}'::text[], j.stage)) as turn
    from judged j where j.reason is not null
  )
  select r.table_name, r.row_id, r.row_key, r.row_label, r.stage, r.column_name, r.place, r.words, r.address, r.reason,
    case when r.reason not in ('malformed', 'file', 'missing') then r.title end, case when r.reason = 'scheduled' then r.opens_at end
  from ranked r where r.turn = 1 $$;

/* Refuses what is no description of the site's addresses, as broken_links() takes it: field.invalid. */
create function private.check_addresses(site jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(site) is distinct from 'object' or octet_length(site::text) > 20000 or jsonb_typeof(site -> 'rows') is distinct from 'object'
    or (select bool_or(jsonb_typeof(site -> k) is distinct from 'array') from unnest('{hosts,pages,open}'::text[]) k) then
    perform private.refuse('field.invalid', 'site');
  end if;
end $$;

create function public.broken_links(site jsonb) returns table (table_name text, row_id uuid, row_key text, row_label text, stage text,
  column_name text, words text, address text, reason text, target_label text, target_opens_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  perform private.check_addresses(site);
  return query
    select d.table_name, d.row_id, d.row_key, d.row_label, d.stage, d.column_name, d.words, d.address, d.reason, d.target_label, d.target_opens_at
    from private.dead_links(site) d
    order by d.stage <> 'shown', d.table_name, d.row_label, d.row_id, array_position('{shown,scheduled,hidden,change,draft}'::text[], d.stage),
      d.column_name, d.place
    limit 500;
end $$;
comment on function public.broken_links(jsonb) is
$c$Links of the content that lead nowhere, at most 500, those that visitors meet now first; one line for each address of a column. site: the addresses that the
site's code has: hosts (its own), pages (whole paths), open (beginnings of paths that are not asked about), rows (beginnings of paths at which the rows of
articles, cms_pages, clients, rl_subclass stand). Other hosts are not asked. stage: 'shown', 'scheduled', 'hidden', 'change' (a scheduled change), 'draft' (a
working copy). column_name: within a column of keys the path (promo.target). reason: 'missing', 'draft', 'scheduled', 'archived', 'trash' (the target is there,
but not for visitors), 'file', 'malformed'. Admins and editors; 42501 for others. Errors: P0001 field.invalid.$c$;
revoke all on function public.broken_links(jsonb) from public;
grant execute on function public.broken_links(jsonb) to authenticated;

create function public.count_broken_links(site jsonb) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  perform private.check_addresses(site);
  return (select count(*) from private.dead_links(site) d where d.stage = 'shown');
end $$;
comment on function public.count_broken_links(jsonb) is
  'How many links that visitors meet now lead nowhere. Arguments, rights and errors: as broken_links().';
revoke all on function public.count_broken_links(jsonb) from public;
grant execute on function public.count_broken_links(jsonb) to authenticated;
