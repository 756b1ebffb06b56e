-- Search for visitors. Both functions are definer, for one reason: under row-level security PostgreSQL does not let
-- text search use an index. They therefore say themselves what is public, and the pgTAP tests hold them to it.

/* The words of a heading (weight A) and of the rest (weight B), stemmed in the language and as they stand. */
create function private.search_words(language text, heading text, rest text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', coalesce(heading, '')), 'A') || case language
    when 'en' then setweight(to_tsvector('pg_catalog.english', coalesce(heading, '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', coalesce(rest, '')), 'B')
    else setweight(to_tsvector('pg_catalog.indonesian', coalesce(heading, '')), 'A')
      || setweight(to_tsvector('pg_catalog.indonesian', coalesce(rest, '')), 'B') end $$;
grant execute on function private.search_words(text, text, text) to authenticated, service_role;

/* What a visitor typed, as a query: all its words, stemmed, or as beginnings of words. */
create function private.search_query(language text, typed text) returns tsquery
language sql immutable set search_path = '' as $$
  select websearch_to_tsquery(case language when 'en' then 'pg_catalog.english' else 'pg_catalog.indonesian' end::regconfig, typed)
    || coalesce(to_tsquery('pg_catalog.simple', beginnings), websearch_to_tsquery('pg_catalog.simple', typed))
  from (select string_agg(word || ':*', ' & ') as beginnings
    from regexp_split_to_table(lower(typed), '[^[:alnum:]]+') word where word <> '') b $$;

/* Where a page is read: the two sections of the site have pages of their own, the rest is under its slug. */
create function private.page_path(slug text) returns text language sql immutable set search_path = '' as $$
  select case
    when slug in ('tentang', 'visi-misi', 'struktur-organisasi', 'legalitas', 'kontak') then '/profil/'
    when slug in ('ruang-lingkup', 'alur', 'biaya') then '/layanan/'
    when slug in ('hak-kewajiban', 'produk-hukum', 'klien', 'news', 'faq') then '/informasi/'
    else '/' end || slug $$;

/* Everything an article says, for its two indexes and the question that uses them. */
create function private.article_words(language text, a public.articles) returns tsvector
language sql immutable set search_path = '' as $$
  select case language
    when 'en' then private.search_words('en', coalesce(nullif(a.title_en, ''), a.title),
      coalesce(nullif(a.excerpt_en, ''), a.excerpt, '') || ' ' || private.document_text(coalesce(a.body_en, a.body)))
    else private.search_words('id', a.title, coalesce(a.excerpt, '') || ' ' || private.document_text(a.body)) end $$;
grant execute on function private.article_words(text, public.articles) to authenticated, service_role;
create index articles_words_id on public.articles using gin (private.article_words('id', articles));
create index articles_words_en on public.articles using gin (private.article_words('en', articles));

/* For ilike: what contains the words, their % and _ meaning themselves. */
create function private.containing(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' $$;

/* What visitors may find besides articles and companies: short lists, searched row by row. */
create view private.searchable as
  select 'cms_pages' as kind, p.id, private.page_path(p.slug) as path, p.title, p.title_en, p.summary as excerpt, p.summary_en as excerpt_en,
    private.document_text(p.body) as words, private.document_text(coalesce(p.body_en, p.body)) as words_en
  from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  union all
  select 'faq', f.id, '/informasi/faq#' || f.id, f.question, f.question_en, private.document_text(f.answer),
    private.document_text(coalesce(f.answer_en, f.answer)), '', ''
  from public.faq f where f.is_published and f.deleted_at is null
  union all
  select 'legal_products', l.id, '/informasi/produk-hukum?q=' || l.number, l.title, l.title_en,
    upper(l.kind) || ' ' || l.number || ' ' || l.year, null, '', ''
  from public.legal_products l where l.is_published and l.deleted_at is null
  union all
  select 'rl_subclass', s.id, '/layanan/ruang-lingkup/' || s.code, s.code || ' ' || s.name, s.code || ' ' || nullif(s.name_en, ''),
    s.description, s.description_en, coalesce(s.kbli_code, ''), coalesce(s.kbli_code, '')
  from public.rl_subclass s where s.is_published and s.deleted_at is null
  union all
  select 'alur_sertifikasi', s.id, '/layanan/alur#' || s.id, s.title, s.title_en, s.description, s.description_en,
    coalesce(s.documents, ''), coalesce(s.documents_en, '')
  from public.alur_sertifikasi s where s.is_published and s.deleted_at is null
  union all
  select 'legalitas', s.id, '/profil/legalitas#' || s.id, s.title, s.title_en, s.description, s.description_en,
    concat_ws(' ', s.number, s.issuer), concat_ws(' ', s.number, coalesce(s.issuer_en, s.issuer))
  from public.legalitas s where s.is_published and s.deleted_at is null;

-- Each part of the search in a function of its own: its arguments are constants to the planner, which an index needs.

create function private.find_articles(language text, wanted tsquery)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
begin
  if language = 'en' then
    return query select 'articles', a.id, coalesce(nullif(a.title_en, ''), a.title), coalesce(nullif(a.excerpt_en, ''), a.excerpt),
        '/informasi/news/' || a.slug, private.article_words('en', a)
      from public.articles a where private.article_words('en', a) @@ wanted
        and a.status = 'published' and a.published_at <= now() and a.deleted_at is null
      order by a.published_at desc limit 100;
  else
    return query select 'articles', a.id, a.title, a.excerpt, '/informasi/news/' || a.slug, private.article_words('id', a)
      from public.articles a where private.article_words('id', a) @@ wanted
        and a.status = 'published' and a.published_at <= now() and a.deleted_at is null
      order by a.published_at desc limit 100;
  end if;
end $$;

create function private.find_clients(typed text)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
begin
  return query select 'clients', c.id, c.name, concat_ws(', ', c.city, c.province), '/informasi/klien?q=' || c.name,
      private.search_words('id', c.name, concat_ws(' ', c.nib, c.city, c.province))
    from public.clients c where c.is_published and c.deleted_at is null
      and (c.nib = typed or c.name operator(extensions.%>) typed or c.name ilike private.containing(typed))
    order by extensions.word_similarity(typed, c.name) desc, c.name limit 20;
end $$;

create function private.find_entries(language text)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language sql stable set search_path = '' as $$
  select s.kind, s.id, t.title, t.excerpt, s.path, private.search_words(language, t.title, concat_ws(' ', t.excerpt, t.words))
  from private.searchable s, lateral (
    select s.title, s.excerpt, s.words where language <> 'en'
    union all
    select coalesce(nullif(s.title_en, ''), s.title), coalesce(nullif(s.excerpt_en, ''), s.excerpt), s.words_en where language = 'en'
  ) t $$;

/* Anyone: published content of all kinds that matches, best first, at most `max_rows` (30, no more than 50). kind is the
   table's name, path where to read it. language 'en' reads the English twins where there are any. Fewer than two letters
   find nothing. */
create function public.search_site(query text, language text default 'id', max_rows integer default 30)
returns table (kind text, id uuid, title text, excerpt text, path text, rank real)
language plpgsql stable security definer set search_path = '' as $$
declare
  lang text := case when lower(language) like 'en%' then 'en' else 'id' end;
  typed text := left(btrim(query), 100);
  wanted tsquery := private.search_query(lang, typed);
begin
  if char_length(coalesce(typed, '')) < 2 then return; end if;
  return query
    select h.kind, h.id, h.title, left(h.excerpt, 300), h.path,
      (ts_rank(h.words, wanted) + 0.5 * extensions.word_similarity(typed, h.title))::real as score
    from (
      select * from private.find_articles(lang, wanted)
      union all select * from private.find_clients(typed)
      union all select * from private.find_entries(lang)
    ) h
    where h.words @@ wanted or extensions.word_similarity(typed, h.title) >= 0.6
    order by score desc, h.title limit least(greatest(max_rows, 1), 50);
end $$;

/* Anyone: certificates by number, NIB, or company name (at least three letters), best first, at most twenty. The
   status is today's (kedaluwarsa after the last day); checked_at is the moment of the answer. */
create function public.check_certificate(query text)
returns table (number text, status text, qualification text, issued_on date, expires_on date, client_name text, legal_form text,
  nib text, province text, city text, subclass_code text, subclass_name text, subclass_name_en text, kbli_code text, checked_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select words from (select left(btrim(query), 100) as words) q where char_length(words) >= 3
  )
  select c.number, public.certificate_status(c.status, c.expires_on), c.qualification, c.issued_on, c.expires_on,
    k.name, k.legal_form, k.nib, k.province, k.city, s.code, s.name, s.name_en, s.kbli_code, now()
  from asked
    join public.clients k on k.is_published and k.deleted_at is null
    join public.certificates c on c.client_id = k.id and c.is_published and c.deleted_at is null
    join public.rl_subclass s on s.id = c.subclass_id
  where c.id in (
    select x.id from public.certificates x where x.number = words or upper(x.number) = upper(words)
    union all select x.id from public.certificates x join public.clients n on n.id = x.client_id
      where n.nib = regexp_replace(words, '[^0-9]', '', 'g') or n.name operator(extensions.%>) words or n.name ilike private.containing(words))
  order by upper(c.number) = upper(words) desc, k.nib = words desc, extensions.word_similarity(words, k.name) desc, k.name, s.code, c.issued_on desc
  limit 20 $$;
create index certificates_number_upper on public.certificates (upper(number));

grant execute on function public.search_site(text, text, integer), public.check_certificate(text) to anon, authenticated, service_role;
