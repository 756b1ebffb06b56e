/* For people who may change the table: puts the rows in the given order, 1, 2, 3 …; all or none. Only the sorted lists;
   rows not
   named keep their place. The caller's own policies decide what may be changed.
   22023 not a sorted list, or an id named twice · P0002 an id that is not there · 42501 not yours to change */
create function public.reorder(table_name text, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare place text := (private.content_table(table_name)).order_column; found_rows integer; locked_rows integer;
begin
  if place is null then
    raise exception using errcode = '22023', message = 'Not a sorted list';
  end if;
  if array_position(ids, null) is not null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception using errcode = '22023', message = 'Each id once, at most 1000';
  end if;
  execute format('select count(*) from public.%I where id = any ($1)', table_name) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise exception using errcode = 'P0002', message = 'One of the entries is not there any more';
  end if;
  -- Locking asks the update policies; the order of ids keeps two reorderings from waiting for each other in a circle.
  execute format('select count(*) from (select from public.%I where id = any ($1) order by id for update) l',
    table_name)
    into locked_rows using ids;
  if locked_rows <> cardinality(ids) then
    raise exception using errcode = '42501', message = 'You may not change this list';
  end if;
  execute format(
    'update public.%1$I t set %2$I = n.place from unnest($1) with ordinality n (id, place) where t.id = n.id and '
    't.%2$I <> n.place',
    table_name, place) using ids;
end $$;
grant execute on function public.reorder(text, uuid[]) to authenticated, service_role;

-- Shared by the back-office's long lists: a page of rows that match, in an order, with a bounded count. Definer
-- functions,
-- not filters on the tables: LIKE is not leakproof, so under row-level security no index would find words.
-- Each list is one statement with parameters, whatever is asked of it. It is planned for each call (force_custom_plan):
-- what is asked
-- for are constants to the planner, and what is not (null) is folded away, conditions and orders alike.

/* 'name' or '-name', when the column is among the allowed ones; else the first of them. */
create function private.list_sort(sort text, allowed text[]) returns text
language sql immutable set search_path = '' as $$
  select case when ltrim(sort, '-') = any (select ltrim(a, '-') from unnest(allowed) a)
    then case when sort like '-%' then '-' else '' end || ltrim(sort, '-') else allowed[1] end $$;
grant execute on function private.list_sort(text, text[]) to staff_reader;

/* The words that are looked for, in small letters; at most six count. */
create function private.list_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from (select word from regexp_split_to_table(lower(left(coalesce(query, ''), 100)), '[^[:alnum:]]+') word
    where word <> '' limit 6) w
$$;
grant execute on function private.list_words(text) to staff_reader;

/* So many rows of a list may be counted: 10,000, or 1,000 where each row has to be looked at to tell. There the pages
   end too.
   Whoever reads in pages of 1,000 wants the whole of it, for a file or to change it: 100,000. */
create function private.list_most(is_costly boolean, page_size integer) returns integer
language sql immutable set search_path = '' as $$
  select case when page_size >= 1000 then 100000 when is_costly then 1000 else 10000 end $$;
grant execute on function private.list_most(boolean, integer) to staff_reader;

/* The page that is shown of a list with so many rows (one more than `most` when there are more): with a page beyond the
   last
   comes the last. skipped and wanted: which of the rows are on it. */
create function private.list_page(found_rows integer, most integer, page_number integer, page_size integer)
returns table (page integer, total integer, is_capped boolean, skipped integer, wanted integer)
language plpgsql immutable set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 25), 1), 1000);
begin
  total := least(found_rows, most);
  is_capped := found_rows > most;
  page := least(greatest(coalesce(page_number, 1), 1), greatest(ceil(total::numeric / size), 1));
  skipped := (page - 1) * size;
  wanted := least(size, most - skipped);
  return next;
end $$;
grant execute on function private.list_page(integer, integer, integer, integer) to staff_reader;

/* The different values of a column of public.<source>, each found by one step along an index on it. */
create function private.list_values(source text, chosen text) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with recursive step as (
       (select t.%1$I as value from public.%2$I t where t.deleted_at is null and t.%1$I is not null order by t.%1$I
         limit 1)
       union all
       select (select t.%1$I from public.%2$I t where t.deleted_at is null and t.%1$I > step.value order by t.%1$I
         limit 1)
       from step where step.value is not null
     ) select value::text from step where value is not null limit 300', chosen, source);
end $$;
grant execute on function private.list_values(text, text) to staff_reader;

/* Staff: the values that the filters of a list (clients, certificates, articles) offer, and what they are called.
   field:
   province, association, category, author. */
create function public.list_choices(list text) returns table (field text, value text, label text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  if list = 'clients' then
    return query select 'province', v, v from private.list_values('clients', 'province') v
      union all select 'association', v, v from private.list_values('clients', 'association') v
      union all select 'city', v, v from private.list_values('clients', 'city') v
      union all select 'legal_form', v, v from private.list_values('clients', 'legal_form') v;
  elsif list = 'articles' then
    return query select 'category', v, initcap(replace(v, '-', ' ')) from private.list_values('articles', 'category') v
      union all select 'author', v, v from private.list_values('articles', 'author_name') v;
  elsif list in ('certificates', 'surveillance_visits') then
    return query select 'category', g.code, g.code || ' · ' || g.name from public.rl_categories g
      where g.deleted_at is null order by g.sort_order;
  end if;
end $$;
comment on function public.list_choices(text) is
  'Values that a list''s filters and its form offer: provinces, cities, associations, legal forms, categories, '
  'authors. Asks for staff first.';
grant execute on function public.list_choices(text) to authenticated;

-- Filters of the long lists hold one value or several: filters -> name is a text, or an array of texts of which a row
-- meets one.

/* The different values that a filter asks for; null for none. At most fifty: refuses filter.too_many. */
create function private.filter_values(filters jsonb, name text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  given constant jsonb := filters -> name;
begin
  if jsonb_typeof(given) is distinct from 'array' then
    return case when filters ->> name <> '' then array[filters ->> name] end;
  end if;
  if jsonb_array_length(given) > 50 then perform private.refuse('filter.too_many', name, '50'); end if;
  return nullif(array(select distinct v from jsonb_array_elements_text(given) v where v <> ''), '{}');
end $$;
grant execute on function private.filter_values(jsonb, text) to staff_reader;

/* One value is asked for by itself: for an equal value, not for one among several, an index gives its rows in the order
   of the list. */
create function private.one_or_several(asked text[], out one text, out several text[])
language sql immutable set search_path = ''
 as $$ select case when cardinality(asked) = 1 then asked[1] end, case when cardinality(asked) > 1 then asked end $$;
grant execute on function private.one_or_several(text[]) to staff_reader;

/* Statuses of today in terms of what is stored: these statuses, with a last day in that span; null is no limit. today:
   where no one
   span is that of all, what certificate_status() has to say. */
create function private.statuses_meant(
  chosen text[], out statuses text[], out lasts_from date, out ended_before date, out today text[]
) language sql stable set search_path = ''
 as $$
  select case when 'kedaluwarsa' = any (chosen) then array_remove(chosen, 'kedaluwarsa') || '{aktif,dibekukan}'::text[]
    else chosen end,
    case when chosen <@ '{aktif,dibekukan}' then private.today() end,
    case when chosen = '{kedaluwarsa}' then private.today() end,
    case when not (chosen <@ '{aktif,dibekukan}') and chosen <> '{kedaluwarsa}'
      and chosen && '{aktif,dibekukan,kedaluwarsa}' then chosen end $$;
grant execute on function private.statuses_meant(text[]) to staff_reader;

call private.owned_by('staff_reader', 'public.list_choices(text)');
