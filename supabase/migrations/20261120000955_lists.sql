-- What the back-office's long lists share: a page of rows that match, in an order, with a bounded count. Definer functions,
-- not filters on the tables: LIKE is not leakproof, so under row-level security no index would find words.
-- Each list is one statement with parameters, whatever is asked of it. It is planned for each call (force_custom_plan): what is asked
-- for are constants to the planner, and what is not (null) is folded away, conditions and orders alike.

/* Refuses whoever is not staff with one of the roles. */
create function private.require_role(variadic allowed text[]) returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic allowed) then
    raise exception using errcode = '42501', message = 'Not allowed';
  end if;
end $$;

/* 'name' or '-name', when the column is among the allowed ones; else the first of them. */
create function private.list_sort(sort text, allowed text[]) returns text language sql immutable set search_path = '' as $$
  select case when ltrim(sort, '-') = any (select ltrim(a, '-') from unnest(allowed) a)
    then case when sort like '-%' then '-' else '' end || ltrim(sort, '-') else allowed[1] end $$;

/* The words that are looked for, in small letters; at most six count. */
create function private.list_words(query text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from (select word from regexp_split_to_table(lower(left(coalesce(query, ''), 100)), '[^[:alnum:]]+') word where word <> '' limit 6) w $$;

/* So many rows of a list may be counted: 10,000, or 1,000 where each row has to be looked at to tell. There the pages end too.
   Whoever reads in pages of 1,000 wants the whole of it, for a file or to change it: 100,000. */
create function private.list_most(is_costly boolean, page_size integer) returns integer language sql immutable set search_path = '' as $$
  select case when page_size >= 1000 then 100000 when is_costly then 1000 else 10000 end $$;

/* The page that is shown of a list with so many rows (one more than `most` when there are more): with a page beyond the last
   comes the last. skipped and wanted: which of the rows are on it. */
create function private.list_page(found_rows integer, most integer, page_number integer, page_size integer)
returns table (page integer, total integer, is_capped boolean, skipped integer, wanted integer) language plpgsql immutable set search_path = '' as $$
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

revoke execute on function private.require_role(variadic text[]), private.list_sort(text, text[]), private.list_words(text),
  private.list_most(boolean, integer), private.list_page(integer, integer, integer, integer), private.list_values(text, text) from public;
grant execute on function private.require_role(variadic text[]) to authenticated;
