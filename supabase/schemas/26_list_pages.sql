/* For signed-in users: puts the rows of a sorted list in the given order, all or none, under the caller's policies.
   Other rows keep their position. Errors: 22023 not a sorted list, or a repeated id; P0002 an unknown id; 42501 not
   allowed. */
create function public.reorder(table_name text, ids uuid[]) returns void language plpgsql set search_path = '' as $$
declare place text := (private.content_table(table_name)).order_column; found_rows integer; locked_rows integer;
begin
  if place is null then raise exception using errcode = '22023', message = 'Not a sorted list'; end if;
  if array_position(ids, null) is not null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception using errcode = '22023', message = 'Each id once, at most 1000';
  end if;
  execute format('select count(*) from public.%I where id = any ($1)', table_name) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise exception using errcode = 'P0002', message = 'One of the entries is not there any more';
  end if;
  -- Locking checks the update policies; locking in the order of ids prevents deadlocks.
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

-- These functions serve the long lists of the back office: they return pages of matching rows with a bounded count.
-- They are security definer instead of filters on the tables, because LIKE is not leakproof and thus cannot use
-- indexes under row-level security. Each list is a single statement, planned for each call (force_custom_plan), so
-- that unused conditions and orders are folded away.

/* Returns 'name' or '-name' if the column is allowed, otherwise the first allowed one. */
create function private.list_sort(sort text, allowed text[]) returns text
language sql immutable set search_path = '' as $$
  select case when ltrim(sort, '-') = any (select ltrim(a, '-') from unnest(allowed) a)
    then case when sort like '-%' then '-' else '' end || ltrim(sort, '-') else allowed[1] end $$;
grant execute on function private.list_sort(text, text[]) to staff_reader;

/* Returns the words of a search in lower case, at most six. */
create function private.list_words(query text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from (select word from regexp_split_to_table(lower(left(coalesce(query, ''), 100)), '[^[:alnum:]]+') word
    where word <> '' limit 6) w
$$;
grant execute on function private.list_words(text) to staff_reader;

/* Returns how many rows are counted and paged: 10,000, or 1,000 if each row must be checked; 100,000 for pages of
   1,000, which exports and bulk changes use. */
create function private.list_most(is_costly boolean, page_size integer) returns integer
language sql immutable set search_path = '' as $$
  select case when page_size >= 1000 then 100000 when is_costly then 1000 else 10000 end $$;
grant execute on function private.list_most(boolean, integer) to staff_reader;

/* Returns the page to show (the last one if the requested page is beyond it), its offset and limit. found_rows: one
   more than `most` if there are more. */
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

/* Returns the distinct values of a column of public.<source>, with one index step per value. */
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

/* For staff: returns the values, with their labels, that the filters and the form of a list (clients, certificates,
   articles) offer. field: province, city, association, legal_form, category, author. */
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
grant execute on function public.list_choices(text) to authenticated;

-- A filter of a long list is a text, or an array of texts, one of which must match.

/* Returns the distinct values of a filter; null for none. Refuses with filter.too_many above 50. */
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

/* Returns a single value separately, because an index returns the rows for one value in the order of the list. */
create function private.one_or_several(asked text[], out one text, out several text[])
language sql immutable set search_path = ''
 as $$ select case when cardinality(asked) = 1 then asked[1] end, case when cardinality(asked) > 1 then asked end $$;
grant execute on function private.one_or_several(text[]) to staff_reader;

/* Splits a status filter into conditions. statuses: stored statuses. lasts_from: a day that the validity must include.
   ended_before: a day before which it must have ended. today: statuses to compare with certificate_status() if stored
   columns are not enough. Null: no such condition. */
create function private.statuses_meant(
  chosen text[], out statuses text[], out lasts_from date, out ended_before date, out today text[]
) language sql stable set search_path = ''  as $$
  select case when chosen && '{kedaluwarsa,belum_terbit}'
      then array_remove(array_remove(chosen, 'kedaluwarsa'), 'belum_terbit') || '{aktif,dibekukan}'::text[]
    else chosen end,
    case when chosen <@ '{aktif,dibekukan}' then private.today() end,
    case when chosen = '{kedaluwarsa}' then private.today() end,
    case when not (chosen <@ '{aktif,dibekukan}') and chosen <> '{kedaluwarsa}'
      and chosen && '{aktif,dibekukan,kedaluwarsa,belum_terbit}' then chosen end $$;
grant execute on function private.statuses_meant(text[]) to staff_reader;

call private.owned_by('staff_reader', 'public.list_choices(text)');
