-- The scope finder: which subclassification does a visitor mean?

/* Anyone: published subclassifications by code ('BG002', 'bg 2'), KBLI ('41012', '4101') or words in either language, best
   first, at most 100. Where nothing holds all the words, those that resemble them are given, with is_close set: a typing
   error still finds. category (a code) and nature narrow the answer. */
create function public.search_scopes(query text, category text default null, nature text default null)
returns table (id uuid, code text, name text, name_en text, kbli_code text, kbli_version text, category_id uuid, is_close boolean)
language sql stable set search_path = '' as $$
  with asked as (
    select typed, upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g')) as compact,
      -- Words of one or two letters say nothing by themselves and are in everything.
      array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word where char_length(word) > 2) as words
    from (select lower(left(btrim(search_scopes.query), 100)) as typed) q
  ), forms as (
    -- 'bg 2' means BG002.
    select a.*, regexp_replace(compact, '^([A-Z]{2})([0-9]{1,3})$', '\1') || lpad(substring(compact from '^[A-Z]{2}([0-9]{1,3})$'), 3, '0') as padded
    from asked a
  ), scored as (
    select s.*, c.sort_order as category_place, f.typed,
      case
        when f.compact = '' then 0
        when s.code in (f.compact, f.padded) then 9
        when s.kbli_code = f.compact then 8
        when char_length(f.compact) > 1 and starts_with(s.code, f.compact) then 7
        when char_length(f.compact) > 2 and starts_with(s.kbli_code, f.compact) then 6
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en)), word) > 0) from unnest(f.words) word) then 5
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en, s.description, s.description_en, c.name, c.name_en, s.kbli_code)), word) > 0)
          from unnest(f.words) word) then 4
        else 0 end as exactness,
      (select coalesce(avg(greatest(extensions.word_similarity(word, s.name), extensions.word_similarity(word, coalesce(s.name_en, '')))), 0)
        from unnest(f.words) word) as resemblance
    from forms f
      cross join public.rl_subclass s
      join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
      and (search_scopes.category is null or c.code = upper(search_scopes.category))
      and (search_scopes.nature is null or c.nature = search_scopes.nature)
  ), best as (
    select *, max(exactness) over () as best_exactness from scored
  )
  select b.id, b.code, b.name, b.name_en, b.kbli_code, b.kbli_version, b.category_id, b.exactness = 0
  from best b
  where b.exactness > 0 or (b.best_exactness = 0 and b.resemblance >= 0.45)
  order by b.exactness desc, b.resemblance desc, b.category_place, b.sort_order, b.code
  limit 100 $$;
comment on function public.search_scopes(text, text, text) is 'Subclassifications by code, KBLI or words; typing errors are forgiven.';
revoke execute on function public.search_scopes(text, text, text) from public;
grant execute on function public.search_scopes(text, text, text) to anon, authenticated, service_role;
