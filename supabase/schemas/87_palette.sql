create table private.row_titles (
  table_name text not null references private.content_tables (table_name) on delete cascade,
  row_id uuid not null,
  title text not null,
  detail text,
  primary key (table_name, row_id)
);
comment on table private.row_titles is
  'Titles of rows of searchable tables outside the trash; written by triggers only.';
create index row_titles_words on private.row_titles
  using gin ((title || ' ' || coalesce(detail, '')) extensions.gin_trgm_ops);
alter table private.row_titles enable row level security;
grant select on private.row_titles to staff_reader;

-- These functions serve the command palette. They are security definer, because LIKE is not leakproof: under row-level
-- security PostgreSQL would check every row before the trigram indexes.

/* For staff: returns records whose name, number or title contains all words (one of at least three letters), up to
   `most` (at most 10) of each kind (the table). Viewers find published and listed records, but no cases. Users find no
   case that is hidden from them; these tables do not contain the names of confidential reporters. state: status of
   articles, pages, certificates and cases; formerly: only a former name of the company, returned as detail, has these
   words. Excludes the trash. */
create function public.find_records(words text, most integer default 5)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable security definer set search_path = ''
-- The query is planned for each call, so that unused conditions are folded away.
set plan_cache_mode = force_custom_plan
-- Common words must use the index too; parallel workers and JIT take longer than the query.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  is_handler constant boolean := private.has_role('admin', 'editor');
  asked constant text[] := array(select w from regexp_split_to_table(lower(left(btrim(words), 100)), '\s+') w
    where w <> '' limit 6);
  -- Trigram indexes serve the first three words; the others filter their result.
  p constant text[] := array(select '%' || private.like_text(w) || '%' from unnest(asked) w);
  beginning constant text := private.like_text(asked[1]) || '%';
  number_end constant text := private.number_end(words);
  few constant integer := least(greatest(coalesce(most, 5), 1), 10);
  hidden constant uuid[] := private.hidden_cases();
  named integer;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  if not exists (select from unnest(asked) w where char_length(w) > 2) then
    return query select f.* from private.find_by_beginnings(asked, is_handler, few) f;
    return;
  end if;
  if is_handler then
    return query select 'complaints', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state
          from public.complaints t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin'))
          and t.id <> all (hidden) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
    return query select 'appeals', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state
          from public.appeals t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin'))
          and t.id <> all (hidden) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
  end if;
  return query select 'clients', r.id, r.title, r.detail, r.state from (
      select t.id, t.name as title, concat_ws(', ', t.city, t.province) as detail, null::text as state
        from public.clients t
      where t.deleted_at is null and t.name ilike p[1] and (p[2] is null or t.name ilike p[2])
        and (p[3] is null or t.name ilike p[3]) and (p[4] is null or t.name ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  get diagnostics named = row_count;
  return query select 'clients', r.id, r.title, r.former, 'formerly' from (
      select distinct on (t.id) t.id, t.name as title, n.name as former
      from private.former_names n join public.clients t on t.id = n.client_id
      where t.deleted_at is null and n.name ilike p[1] and (p[2] is null or n.name ilike p[2])
        and (p[3] is null or n.name ilike p[3]) and (p[4] is null or n.name ilike all (p[4:]))
        and not t.name ilike all (p)
      order by t.id, n.until_on desc limit 200
    ) r order by r.former not ilike beginning, r.former, r.id limit few - named;
  return query select 'certificates', r.id, r.title, r.detail, r.state from (
      select t.id, t.number as title, (select k.name from public.clients k where k.id = t.client_id) as detail,
        public.certificate_status(t.status, t.issued_on, t.expires_on) as state from public.certificates t
      where t.deleted_at is null and (t.number ilike p[1] and (p[2] is null or t.number ilike p[2])
          and (p[3] is null or t.number ilike p[3]) and (p[4] is null or t.number ilike all (p[4:]))
        or number_end is not null and reverse(upper(regexp_replace(t.number, '[^A-Za-z0-9]', '', 'g'))) like number_end)
          limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'articles', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.title_en as detail, t.status as state from public.articles t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'cms_pages', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.slug as detail, t.status as state from public.cms_pages t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1] or t.slug ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2] or t.slug ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3] or t.slug ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select r.table_name, r.row_id, r.title, r.detail, null::text from (
      select t.*, row_number() over (partition by t.table_name
        order by t.title not ilike beginning, t.title, t.row_id) as place
      from private.row_titles t
      where (t.title || ' ' || coalesce(t.detail, '')) ilike p[1]
        and (p[2] is null or (t.title || ' ' || coalesce(t.detail, '')) ilike p[2])
        and (t.title || ' ' || coalesce(t.detail, '')) ilike all (coalesce(p[3:], '{}'))
    ) r where r.place <= few order by r.table_name, r.place limit 3 * few;
  -- A NIB is searched as a whole: 13 digits.
  if array_to_string(asked, '') ~ '^[0-9]{13}$' then
    return query select 'clients', c.id, c.name, c.nib, null::text from public.clients c
      where c.nib = array_to_string(asked, '') and c.deleted_at is null;
  end if;
end $$;
grant execute on function public.find_records(text, integer) to authenticated;

/* Returns companies, articles, pages and rows of lists in which a word begins with each of the words of
   one or two letters ('KB'). For these, the trigram index finds only beginnings of words. Excludes cases
   and certificates, whose numbers all start with the same letters. */
create function private.find_by_beginnings(asked text[], is_handler boolean, few integer)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable set search_path = '' as $$
declare
  s constant text[] := array(select private.like_text(w) || '%' from unnest(asked) w);
  others constant text[] := array(select '% ' || w from unnest(s[3:]) w);
begin
  if not exists (select from unnest(asked) w where char_length(w) > 1) then return; end if;
  return query select 'clients', r.id, r.title, r.detail, null::text from (
      select t.id, t.name as title, concat_ws(', ', t.city, t.province) as detail from public.clients t
      where t.deleted_at is null and (t.name ilike s[1] or t.name ilike '% ' || s[1])
        and (s[2] is null or t.name ilike s[2] or t.name ilike '% ' || s[2]) and ' ' || t.name ilike all (others)
          limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select 'articles', r.id, r.title, r.detail, r.state from (
      select t.id, t.title, t.title_en as detail, t.status as state from public.articles t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike s[1] or t.title ilike '% ' || s[1] or t.title_en ilike s[1] or t.title_en ilike '% ' || s[1])
        and (s[2] is null or t.title ilike s[2] or t.title ilike '% ' || s[2] or t.title_en ilike s[2]
          or t.title_en ilike '% ' || s[2])
        and concat_ws(' ', '', t.title, t.title_en) ilike all (others) limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select 'cms_pages', r.id, r.title, r.detail, r.state from (
      select t.id, t.title, t.slug as detail, t.status as state from public.cms_pages t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and concat_ws(' ', '', t.title, t.title_en, t.slug) ilike all (array(select '% ' || w from unnest(s) w))
          limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select r.table_name, r.row_id, r.title, r.detail, null::text from (
      select t.*, row_number() over (partition by t.table_name
        order by t.title not ilike s[1], t.title, t.row_id) as place
      from private.row_titles t
      where concat_ws(' ', '', t.title, t.detail) ilike all (array(select '% ' || w from unnest(s) w))
    ) r where r.place <= few order by r.table_name, r.place limit 3 * few;
end $$;
grant execute on function private.find_by_beginnings(text[], boolean, integer) to staff_reader;

/* Returns the name by which users know a row of a list. title: its name, or null. detail: its code or
   number, and its English name. */
create function private.title_of(line jsonb, out title text, out detail text)
language sql immutable set search_path = ''  as $$
  select left(coalesce(line ->> 'title', line ->> 'question', line ->> 'label', line ->> 'name',
    line ->> 'qualification'), 500),
    nullif(left(concat_ws(' · ', line ->> 'code', nullif(concat_ws('/', line ->> 'number', line ->> 'year'), ''),
      line ->> 'position',
      coalesce(line ->> 'title_en', line ->> 'question_en', line ->> 'label_en', line ->> 'name_en',
        line ->> 'qualification_en')), 1200), '')
$$;

/* Trigger after insert, update or delete: stores the title; removes it with the row and in the trash. Security definer,
   because callers cannot write the table. */
create function private.note_title() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.row_titles r where r.table_name = tg_table_name and r.row_id = old.id;
  elsif new.deleted_at is not null then
    delete from private.row_titles r where r.table_name = tg_table_name and r.row_id = new.id;
  else
    insert into private.row_titles as r (table_name, row_id, title, detail)
      select tg_table_name, new.id, t.title, t.detail from private.title_of(to_jsonb(new)) t where t.title is not null
      on conflict (table_name, row_id) do update set title = excluded.title, detail = excluded.detail
        where (r.title, r.detail) is distinct from (excluded.title, excluded.detail);
  end if;
  return null;
end $$;

/* Stores the titles of existing rows of a table, and tracks those of later ones. */
create procedure private.track_titles(target regclass) language plpgsql set search_path = ''  as $$
declare
  its_name constant text := (select relname from pg_catalog.pg_class where oid = target);
begin
  update private.content_tables t set searchable = true where t.table_name = its_name;
  execute format('create trigger row_titles after insert or update or delete on %s for each row execute function '
                 'private.note_title()', target);
  execute format('insert into private.row_titles (table_name, row_id, title, detail)
    select %L, t.id, w.title, w.detail from %s t cross join lateral private.title_of(to_jsonb(t)) w
    where t.deleted_at is null and w.title is not null', its_name, target);
end $$;

do $$
declare target regclass;
begin
  -- These are sorted lists, and laws, which are sorted by year. The large tables have their own indexes in
  -- find_records.
  for target in select format('public.%I', t.table_name)::regclass from private.content_tables t
    where t.has_trash and (t.order_column is not null or t.table_name = 'legal_products') loop
    call private.track_titles(target);
  end loop;
end $$;

/* Trigger after insert into content_tables: makes tables with a trash searchable. */
create function private.track_titles_of_list() returns trigger language plpgsql set search_path = '' as $$
begin
  call private.track_titles(format('public.%I', new.table_name)::regclass);
  return null;
end $$;

create trigger track_titles_of_list after insert on private.content_tables
  for each row when (new.has_trash) execute function private.track_titles_of_list();

create policy "staff list and search" on private.row_titles for select to staff_reader using (true);

call private.owned_by('staff_reader', 'public.find_records(text, integer)');
