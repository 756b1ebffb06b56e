-- What the back-office's long lists share: a page of rows that match, in an order, with a bounded count. Definer functions,
-- not filters on the tables: LIKE is not leakproof, so under row-level security no index would find words.

/* Refuses whoever is not staff with one of the roles. */
create function private.require_role(variadic allowed text[]) returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic allowed) then
    raise exception using errcode = '42501', message = 'Not allowed';
  end if;
end $$;

/* 'name' or '-name' as SQL about the row t, when the column is among the allowed ones; else the first of them. */
create function private.list_order(sort text, allowed text[]) returns text language sql immutable set search_path = '' as $$
  select format('t.%1$I %2$s, t.id %2$s', ltrim(chosen, '-'), case when chosen like '-%' then 'desc' else 'asc' end)
  from (select case when ltrim(sort, '-') = any (select ltrim(a, '-') from unnest(allowed) a) then sort else allowed[1] end as chosen) c $$;

/* The words that are looked for, in small letters; at most six count. */
create function private.list_words(query text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from (select word from regexp_split_to_table(lower(left(coalesce(query, ''), 100)), '[^[:alnum:]]+') word where word <> '' limit 6) w $$;

/* That every word stands in one of the texts (SQL about t). Words hold letters and digits only, so they are no pattern. */
create function private.holds_words(words text[], variadic searched text[]) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg('(' || held.conditions || ')', ' and '), 'true')
  from unnest(words) word
    cross join lateral (select string_agg(format('%s ilike %L', s, '%' || word || '%'), ' or ') as conditions from unnest(searched) s) held $$;

/* The ids on a page of public.<source> t, in `ordering`, and how many match, counted to 10000, or to 1000 where each row has to be
   looked at to tell (is_costly); there the pages end too. With a page beyond the last comes the last. `conditions` and `ordering` are SQL made with format(%L) by the lists' functions, never what somebody
   typed. Dynamic, so that the planner sees the words. */
create function private.list_page(source text, conditions text, is_costly boolean, ordering text, page_number integer, page_size integer)
returns table (ids uuid[], page integer, total integer, is_capped boolean) language plpgsql stable set search_path = '' as $$
declare
  most constant integer := case when is_costly then 1000 else 10000 end;
  size integer := least(greatest(coalesce(page_size, 25), 1), 1000);
  found_rows integer;
begin
  -- The order is what lets the planner walk along an index and stop.
  execute format('select count(*) from (select from public.%I t where %s order by %s limit %s) f', source, conditions, ordering, most + 1)
    into found_rows;
  total := least(found_rows, most);
  is_capped := found_rows > most;
  page := least(greatest(coalesce(page_number, 1), 1), greatest(ceil(total::numeric / size), 1));
  execute format('select array(select t.id from public.%I t where %s order by %s offset %s limit %s)',
    source, conditions, ordering, (page - 1) * size, least(size, most - (page - 1) * size)) into ids;
  return next;
end $$;

/* The different values of a column of public.<source>, each found by one step along an index on it. */
create function private.list_values(source text, chosen text) returns setof text language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with recursive step as (
       (select t.%1$I as value from public.%2$I t where t.deleted_at is null and t.%1$I is not null order by t.%1$I limit 1)
       union all
       select (select t.%1$I from public.%2$I t where t.deleted_at is null and t.%1$I > step.value order by t.%1$I limit 1)
       from step where step.value is not null
     ) select value::text from step where value is not null limit 300', chosen, source);
end $$;

revoke execute on function private.require_role(variadic text[]), private.list_order(text, text[]), private.list_words(text),
  private.holds_words(text[], variadic text[]), private.list_page(text, text, boolean, text, integer, integer), private.list_values(text, text) from public;
grant execute on function private.require_role(variadic text[]) to authenticated;
