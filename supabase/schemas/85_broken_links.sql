/* Returns rows whose links are checked: not in the trash, not archived. stage: shown (published),
   scheduled, hidden, change (a scheduled change), draft. opens_at: when visitors will see it; null if
   unknown. noted_table, noted_id: as in content_links. */
create function private.link_places()
returns table (noted_table text, noted_id uuid, table_name text, row_id uuid, stage text, row_label text, row_key text,
  opens_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  kind record;
  spot record;
begin
  for kind in
    select t.table_name as name, t.publish_column, coalesce(t.publish_column, 'id') as published, case when t.has_trash
      then 'deleted_at' else 'id' end as trashed,
      t.has_trash, case t.publish_column when 'status' then 'published_at' else 'id' end as moment,
      'slug' = any (c.names) as has_key, case when 'slug' = any (c.names) then 'slug' else 'id' end as key,
      (select w.name from unnest('{title,question,label,site_name,name,number}'::text[]) with ordinality w (name, place)
        where w.name = any (c.names) order by w.place limit 1) as label
    from private.content_tables t cross join lateral (select array_agg(a.attname::text) as names
      from pg_catalog.pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', t.table_name)) and a.attnum > 0 and not a.attisdropped) c
    -- Drafts and scheduled changes are listed under their row, below.
    where 'table_name' <> all (c.names) and exists (select from private.content_links l
      where l.table_name = t.table_name)
  loop
    for spot in execute format('select t.id, left(t.%I::text, 200) as label, t.%I::text as key, t.%I::text as published,
      t.%I::text as moment,
        t.%I::text as trashed from public.%I t where t.id in (select l.row_id from private.content_links l
          where l.table_name = $1)',
      coalesce(kind.label, 'id'), kind.key, kind.published, kind.moment, kind.trashed, kind.name) using kind.name
    loop
      continue when (kind.has_trash and spot.trashed is not null) or spot.published = 'archived';
      noted_table := kind.name;
      noted_id := spot.id;
      table_name := kind.name;
      row_id := spot.id;
      row_label := case when kind.label is not null then spot.label end;
      row_key := case when kind.has_key then spot.key end;
      opens_at := case when kind.publish_column = 'status' and spot.published = 'published'
        then spot.moment::timestamptz end;
      stage := case when kind.publish_column is null or spot.published = 'true' or opens_at <= now() then 'shown'
        when opens_at is not null then 'scheduled' else 'hidden' end;
      if stage = 'shown' then opens_at := coalesce(opens_at, '-infinity'); end if;
      return next;
    end loop;
  end loop;
  return query
    select c.source, c.id, c.of, c.of_id, c.state, coalesce(a.title, p.title), coalesce(p.slug, a.slug), c.moment
    from (select 'drafts' as source, d.id, d.table_name as of, d.row_id as of_id, 'draft' as state,
      null::timestamptz as moment from public.drafts d
      union all select 'scheduled_changes', s.id, s.table_name, s.row_id, 'change', s.publish_at
        from public.scheduled_changes s) c
    left join public.articles a on c.of = 'articles' and a.id = c.of_id
    left join public.cms_pages p on c.of = 'cms_pages' and p.id = c.of_id
    where coalesce(a.deleted_at, p.deleted_at) is null and coalesce(a.status, p.status, 'archived') <> 'archived';
end $$;

/* Returns broken links. site, columns and reasons: see broken_links(). */
create function private.dead_links(site jsonb)
returns table (table_name text, row_id uuid, row_key text, row_label text, stage text, column_name text, place integer,
  words text, address text, reason text, target_label text, target_opens_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with noted as materialized (
    select l.table_name, l.row_id, l.column_name, l.place, l.words, l.address, l.is_malformed,
      case when l.host is null or l.host in (select lower(h) from jsonb_array_elements_text(site -> 'hosts') h)
        then l.path end as path
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
    select 'articles', a.id, a.slug, a.title, case when a.deleted_at is null then a.status
      else 'trash' end, a.published_at from public.articles a
    union all
    select 'cms_pages', p.id, p.slug, p.title, case when p.deleted_at is null then p.status
      else 'trash' end, p.published_at from public.cms_pages p
  ), targets (path, title, state, opens_at) as (
    select (site #>> array['rows', t.kind]) || t.slug, t.title, t.state, t.opens_at from texts t
    union all
    select (site #>> array['rows', t.kind]) || r.old_slug, t.title, t.state, t.opens_at
      from public.redirects r join texts t on t.kind = r.table_name and t.id = r.row_id
    union all
    select (site #>> '{rows,clients}') || c.id, c.name,
        case when c.deleted_at is not null then 'trash' when c.is_published then 'published'
          else 'draft' end, '-infinity'::timestamptz
      from public.clients c where exists (select from asked a where starts_with(a.path, site #>> '{rows,clients}'))
    union all
    select (site #>> '{rows,rl_subclass}') || s.code, s.name,
        case when s.deleted_at is not null or c.deleted_at is not null then 'trash' when s.is_published
          and c.is_published then 'published' else 'draft' end,
        '-infinity'::timestamptz
      from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
  ), verdicts as materialized (
    select distinct on (a.path) a.path, t.title, t.state, t.opens_at from asked a join targets t using (path)
    order by a.path, (t.state = 'published') desc, t.opens_at
  ), judged as (
    select p.table_name, p.row_id, p.row_key, p.row_label, p.stage,
      regexp_replace(n.column_name, '^changes\.', '') as column_name, n.place, n.words,
      n.address, v.title, v.opens_at,
      case when n.path is null then case when n.is_malformed then 'malformed' end
        when a.path is null then null
        when starts_with(a.path, '/media/') then case when not exists (
          select from public.media m join storage.objects o on o.bucket_id = 'media' and o.name = substr(a.path, 8)
          where m.folder = split_part(a.path, '/', 3) and m.deleted_at is null) then 'file' end
        when v.path is null then 'missing'
        -- Drafts may link to each other, and scheduled texts to anything published by then.
        when v.state = 'draft' and p.opens_at is null then null
        when v.state <> 'published' then v.state
        when v.opens_at > greatest(now(), coalesce(p.opens_at, 'infinity')) then 'scheduled' end as reason
    from noted n
      join private.link_places() p on p.noted_table = n.table_name and p.noted_id = n.row_id
      left join asked a on a.path = n.path
      left join verdicts v on v.path = n.path
  ), ranked as (
    -- A draft repeats the links of its row, so keep one of each.
    select j.*, row_number() over (partition by j.table_name, j.row_id, j.column_name, j.address
      order by array_position('{shown,scheduled,hidden,change,draft}'::text[], j.stage)) as turn
    from judged j where j.reason is not null
  )
  select r.table_name, r.row_id, r.row_key, r.row_label, r.stage, r.column_name, r.place, r.words, r.address, r.reason,
    case when r.reason not in ('malformed', 'file', 'missing') then r.title end, case when r.reason = 'scheduled'
      then r.opens_at end
  from ranked r where r.turn = 1
$$;

/* Refuses with field.invalid if `site` does not have the format of broken_links(). */
create function private.check_addresses(site jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(site) is distinct from 'object' or octet_length(site::text) > 20000
    or jsonb_typeof(site -> 'rows') is distinct from 'object'
    or (select bool_or(jsonb_typeof(site -> k) is distinct from 'array') from unnest('{hosts,pages,open}'::text[]) k)
      then
    perform private.refuse('field.invalid', 'site');
  end if;
end $$;

/* For admins and editors: returns broken links of the content, at most 500, visible ones first, one row per address of
   a column. site: the addresses of the front end: hosts (its own), pages (whole paths), open (prefixes that are not
   checked), rows (prefixes with rows of articles, cms_pages, clients, rl_subclass). Other hosts are not checked. stage:
   'shown', 'scheduled', 'hidden', 'change' (a scheduled change), 'draft'. column_name: within a JSON column the path
   (promo.target). reason: 'missing', 'draft', 'scheduled', 'archived', 'trash' (exists, but is not visible), 'file',
   'malformed'. Errors: 42501 for others; P0001 field.invalid. */
create function public.broken_links(site jsonb)
returns table (table_name text, row_id uuid, row_key text, row_label text, stage text, column_name text, words text,
  address text, reason text, target_label text, target_opens_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  perform private.check_addresses(site);
  return query
    select d.table_name, d.row_id, d.row_key, d.row_label, d.stage, d.column_name, d.words, d.address, d.reason,
      d.target_label, d.target_opens_at
    from private.dead_links(site) d
    order by d.stage <> 'shown', d.table_name, d.row_label, d.row_id,
      array_position('{shown,scheduled,hidden,change,draft}'::text[], d.stage),
      d.column_name, d.place
    limit 500;
end $$;
grant execute on function public.broken_links(jsonb) to authenticated;

/* For admins and editors: returns the number of broken links that visitors see. Arguments, access and errors: see
   broken_links(). */
create function public.count_broken_links(site jsonb) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  perform private.check_addresses(site);
  return (select count(*) from private.dead_links(site) d where d.stage = 'shown');
end $$;
grant execute on function public.count_broken_links(jsonb) to authenticated;
