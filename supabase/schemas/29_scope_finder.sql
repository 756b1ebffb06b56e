-- The search ignores these verbs and places if the query has other words, because they do not identify the work.

create function private.scope_fillers() returns text[] language sql immutable set search_path = '' as $$
  select array['jasa', 'pekerjaan', 'konstruksi', 'bangunan', 'pembangunan', 'proyek', 'pembuatan', 'bangun', 'bikin',
    'sbu', 'untuk', 'dan', 'di', 'yang', 'pasang', 'pemasangan', 'desa', 'kampung', 'kota', 'kabupaten', 'work',
      'works', 'construction', 'project', 'of', 'and', 'the', 'for', 'building']
$$;
grant execute on function private.scope_fillers() to anon, authenticated, service_role;

/* For everyone: returns published subclassifications, best first, at most 100. query: a code ('BG002', 'bg 2'), a KBLI
   code of either edition ('41012', 'KBLI 41012', '4101'), or words in either language, including `synonyms`; an exact
   synonym ranks before names that contain the words. If no row has all the words, returns those with some of them, and
   similar ones, with is_close set; a synonym of several words then counts only if the query has all of them, so that
   the synonym "balai desa" does not match the query "embung desa". Filters: category (a code), nature. */
create function public.search_scopes(query text, category text default null, nature text default null)
returns table (id uuid, code text, name text, name_en text, kbli_code text, kbli_version text, kbli_other_code text,
  kbli_other_version text, category_id uuid, description text, description_en text, nature text, is_close boolean)
language sql stable set search_path = '' as $$
  with asked as (
    select typed, upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g')) as compact,
      -- Words of one or two letters would match almost everything.
      array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word where char_length(word) > 2) as words,
      coalesce(nullif(array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word
        where word <> '' and word <> all (private.scope_fillers())), '{}'),
        array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word where word <> '')) as whole_words
    from (select regexp_replace(lower(left(btrim(search_scopes.query), 100)), '^kbli[\s.:-]*(?=[0-9])', '') as typed) q
  ), forms as (
    -- 'bg 2' means BG002.
    select a.*, regexp_replace(compact, '^([A-Z]{2})([0-9]{1,3})$', '\1') ||
      lpad(substring(compact from '^[A-Z]{2}([0-9]{1,3})$'), 3, '0') as padded
    from asked a
  ), scored as (
    select s.*, c.sort_order as category_place, c.nature as category_nature, f.typed,
      (select count(*) from unnest(f.whole_words) word where word = any (v.own_words)) as words_found,
      (select count(*) from unnest(f.whole_words) word where word = any (v.phrases)) as everyday_words,
      btrim(f.typed) = any (v.phrases) is true as is_everyday_word,
      case
        when f.compact = '' then 0
        when s.code in (f.compact, f.padded) then 9
        when f.compact in (s.kbli_code, s.kbli_other_code) then 8
        when char_length(f.compact) > 1 and starts_with(s.code, f.compact) then 7
        when char_length(f.compact) > 2 and (starts_with(s.kbli_code, f.compact)
          or starts_with(s.kbli_other_code, f.compact)) then 6
        when cardinality(f.whole_words) > 0 and f.whole_words <@ v.vocabulary then 5
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en)), word) > 0) from unnest(f.words) word)
          then 4
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en, s.description, s.description_en, c.name,
          c.name_en, s.kbli_code, s.kbli_other_code)), word) > 0)
          from unnest(f.words) word) then 3
        when f.whole_words && v.own_words then 1
        -- A code of another edition usually has the same group, the first four digits.
        when f.compact ~ '^[0-9]{5}$' and (starts_with(s.kbli_code, left(f.compact, 4))
          or starts_with(s.kbli_other_code, left(f.compact, 4))) then 1
        else 0 end as exactness,
      (select coalesce(avg(greatest(extensions.word_similarity(word, s.name),
        extensions.word_similarity(word, coalesce(s.name_en, '')))), 0)
        from unnest(f.words) word) as resemblance
    from forms f
      cross join public.rl_subclass s
      join public.rl_categories c on c.id = s.category_id
      cross join lateral (
        select regexp_split_to_array(lower(concat_ws(' ', s.name, s.name_en, s.synonyms)),
            '[^[:alnum:]]+') as vocabulary,
          regexp_split_to_array(lower(coalesce(s.synonyms, '')), '\s*,\s*') as phrases) p
      cross join lateral (
        select p.vocabulary, p.phrases, regexp_split_to_array(lower(concat_ws(' ', s.name, s.name_en)),
            '[^[:alnum:]]+') || array(select word from unnest(p.phrases) phrase,
              regexp_split_to_table(phrase, '[^[:alnum:]]+') word
            where regexp_split_to_array(phrase, '[^[:alnum:]]+') <@ f.whole_words) as own_words) v
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
      and (search_scopes.category is null or c.code = upper(search_scopes.category))
      and (search_scopes.nature is null or c.nature = search_scopes.nature)
  ), best as (
    select *, max(exactness) over () as best_exactness from scored
  )
  select b.id, b.code, b.name, b.name_en, b.kbli_code, b.kbli_version, b.kbli_other_code, b.kbli_other_version,
    b.category_id,
    b.description, b.description_en, b.category_nature, b.exactness <= 1
  from best b
  where b.exactness > 1 or (b.best_exactness <= 1 and (b.exactness = 1 or b.resemblance >= 0.45))
  order by b.exactness desc, b.is_everyday_word desc, b.everyday_words desc, b.words_found desc, b.resemblance desc,
    b.category_place,
    b.sort_order, b.code
  limit 100
$$;
grant execute on function public.search_scopes(text, text, text) to anon, authenticated, service_role;
