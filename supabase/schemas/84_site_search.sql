/* Returns the number of missing, extra, wrong or swapped letters between two words. */
create function private.typing_distance(one text, other text) returns integer
language plpgsql immutable strict set search_path = '' as $$
declare
  before integer[];
  above integer[] := array(select generate_series(0, char_length(other)));
  here integer[];
  best integer;
begin
  for i in 1 .. char_length(one) loop
    here := array[i];
    for j in 1 .. char_length(other) loop
      best := least(above[j + 1] + 1, here[j] + 1, above[j] + (substr(one, i, 1) <> substr(other, j, 1))::integer);
      if i > 1 and j > 1 and substr(one, i, 1) = substr(other, j - 1, 1) and substr(one, i - 1, 1) = substr(other, j, 1)
        then
        best := least(best, before[j - 1] + 1);
      end if;
      here := here || best;
    end loop;
    before := above;
    above := here;
  end loop;
  return above[char_length(other) + 1];
end $$;
grant execute on function private.typing_distance(text, text) to visitor_reader;

/* Replaces unknown words by the nearest known one, one edit away, or two for long words: 'jembtan' becomes 'jembatan'.
   Returns null if no word has one. */
create function private.meant_words(asked text[]) returns text[] language plpgsql stable set search_path = '' as $$
declare
  known text[];
  wanted text;
  nearest text;
  most integer;
  meant text[] := '{}';
begin
  select array_agg(distinct w.word) into known
  from (
    select concat_ws(' ', s.title, s.title_en, case when s.kind in ('services', 'rl_subclass')
      then concat_ws(' ', s.excerpt, s.excerpt_en, s.words) end) as said
    from private.searchable s
    union all
    select concat_ws(' ', a.title, a.title_en)
    from (select k.article_id from private.article_search k where k.published_at <= now() order by k.published_at desc
      limit 200) k
      join public.articles a on a.id = k.article_id where a.status = 'published' and a.deleted_at is null
  ) t, regexp_split_to_table(lower(t.said), '[^[:alpha:]]+') w (word)
  where char_length(w.word) > 3;
  foreach wanted in array asked loop
    nearest := null;
    if char_length(wanted) between 4 and 30 and wanted ~ '^[[:alpha:]]+$'
      and not exists (select from unnest(known) k where starts_with(k, wanted)) then
      most := case when char_length(wanted) < 8 then 1 else 2 end;
      select c.word into nearest from (
        select k as word, extensions.similarity(k, wanted) as alike from unnest(known) k
        where abs(char_length(k) - char_length(wanted)) <= most order by 2 desc, 1 limit 30
      ) c, private.typing_distance(wanted, c.word) d (slips)
      where d.slips <= most order by d.slips, c.alike desc, c.word limit 1;
    end if;
    meant := meant || coalesce(nearest, wanted);
  end loop;
  return nullif(meant, asked);
end $$;
grant execute on function private.meant_words(text[]) to visitor_reader;

/* Returns the target of an entry: a page of the site and its text have the same one. */
create function private.entry_place(kind text, key text, id uuid) returns text
language sql immutable set search_path = '' as $$
  select case when kind in ('services', 'cms_pages') then key else id::text end $$;
grant execute on function private.entry_place(text, text, uuid) to visitor_reader;

/* For everyone: searches published content of all kinds. Returns the best matches first, at most `max_rows` (default
   30, up to 50). kind: the table; 'services' are pages of the site, 'case_numbers' the number of a case, known or not.
   key: slug, code, number or nature, from which src/domain/site-search.ts makes address and label. With the language
   'en', searches English columns where there are any. Without a match for all words, searches the other language, then
   corrected words (`meant`), then some of the words (is_part). A query needs two letters or digits. */
create function public.search_site(
  query text, language text default private.default_language(), max_rows integer default 30
) returns table (kind text, id uuid, key text, title text, excerpt text, rank real, meant text, is_part boolean)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  lang constant text := private.search_language(language);
  other constant text := (select l.code from private.languages() l where l.code <> lang limit 1);
  typed constant text := left(btrim(query), 100);
  asked constant text[] := private.asked_words(typed);
  most constant integer := least(greatest(coalesce(max_rows, 30), 1), 50);
  wanted tsquery := private.search_query(lang, asked);
  corrected text[];
  all_of_them tsquery;
  as_meant tsquery;
  partly tsquery;
begin
  if char_length(regexp_replace(coalesce(typed, ''), '[^[:alnum:]]', '', 'g')) < 2 then return; end if;
  return query select n.kind, n.id, n.key, n.title, n.excerpt, 9::real, null::text, false
    from private.find_numbers(typed) n limit most;
  if found then return; end if;
  return query
    select b.kind, b.id, b.key, b.title, left(b.excerpt, 300), b.score, null::text, false
    from (
      select h.kind, h.id, h.key, h.title, h.excerpt,
        (ts_rank(h.words, wanted) + 0.5 * extensions.word_similarity(typed, h.title) + case when h.kind = 'services'
          and h.words @@ wanted then 0.6 else 0 end)::real as score,
        row_number() over (partition by private.entry_place(h.kind, h.key, h.id) order by h.kind desc) as place
      from (
        select * from private.find_articles(lang, wanted, lang)
        union all select * from private.find_clients(typed)
        union all select * from private.find_entries(lang, false)
      ) h
      where h.words @@ wanted or extensions.word_similarity(typed, h.title) >= 0.6
    ) b
    where b.place = 1
    order by b.score desc, b.title limit most;
  if found then return; end if;
  corrected := private.meant_words(asked);
  all_of_them := wanted || private.search_query(other, asked);
  as_meant := private.search_query(lang, corrected) || private.search_query(other, corrected);
  partly := private.search_query(lang, asked, true) || private.search_query(other, asked, true);
  return query
    with near as (
      select h.*, case when h.words @@ all_of_them then 3 when h.words @@ as_meant then 2 else 1 end as closeness
      from (
        select * from private.find_articles(lang, as_meant || partly, lang)
        union select * from private.find_articles(lang, as_meant || partly, other)
        union all select * from private.find_entries(lang, true)
      ) h
      where h.words @@ (all_of_them || as_meant || partly)
    ), best as (
      select n.*, max(n.closeness) over () as closest,
        (ts_rank(n.words, all_of_them || as_meant || partly) + case when n.kind = 'services' then 0.6
          else 0 end)::real as score,
        row_number() over (partition by private.entry_place(n.kind, n.key, n.id)
          order by n.closeness desc, n.kind desc) as place
      from near n
    )
    select b.kind, b.id, b.key, b.title, left(b.excerpt, 300), b.score, case when b.closeness = 2
      then array_to_string(corrected, ' ') end, b.closeness = 1
    from best b where b.closeness = b.closest and b.place = 1
    order by b.score desc, b.title limit most;
end $$;
grant execute on function public.search_site(text, text, integer) to anon, authenticated, service_role;

/* For everyone: returns one part (numbered from 1) of the published pages, subclassifications, articles and companies
   for the sitemap: {total, part_size, pages: [{kind, key, changed}]}. key: slug, code or id. The result is a single
   value, because the API returns at most 1,000 rows. The caller's policies apply. */
create function public.site_pages(part integer default 1) returns jsonb language sql stable set search_path = '' as $$
  with size as (select 10000 as rows),
  pages as (
    select 1 as place, 'cms_pages' as kind, p.slug as key, p.updated_at as changed
      from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    union all
    select 2, 'rl_subclass', s.code, s.updated_at
      from public.rl_subclass s where s.is_published and s.deleted_at is null
    union all
    select 3, 'articles', a.slug, greatest(a.updated_at, a.published_at)
      from public.articles a where a.status = 'published' and a.published_at <= now() and a.deleted_at is null
    union all
    select 4, 'clients', c.id::text, c.updated_at from public.clients c where c.is_published and c.deleted_at is null
  ),
  shown as (
    select * from pages order by place, key
    limit (select rows from size) offset (least(greatest(part, 1), 1000) - 1) * (select rows from size)
  )
  select jsonb_build_object(
    'total', (select count(*) from pages),
    'part_size', (select rows from size),
    'pages', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'key', key, 'changed', changed)
      order by place, key) from shown), '[]'))
$$;
grant execute on function public.site_pages(integer) to anon, authenticated, service_role;

call private.owned_by('visitor_reader', 'public.search_site(text, text, integer)');
