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

/* What a visitor typed, as a query: all words, stemmed or as they stand, the last one also as a beginning. */
create function private.search_query(language text, typed text) returns tsquery
language sql immutable set search_path = '' as $$
  select websearch_to_tsquery(case language when 'en' then 'pg_catalog.english' else 'pg_catalog.indonesian' end::regconfig, typed)
    || websearch_to_tsquery('pg_catalog.simple', typed)
    || case when beginning <> '' then to_tsquery('pg_catalog.simple', beginning) else ''::tsquery end
  from (select coalesce(string_agg(word || ':*', ' & '), '') as beginning
    from regexp_split_to_table(lower(typed), '[^[:alnum:]]+') word where word <> '') b $$;

/* Where a page is read: the two sections of the site have pages of their own, the rest is under its slug. */
create function private.page_path(slug text) returns text language sql immutable set search_path = '' as $$
  select case
    when slug in ('tentang', 'visi-misi', 'struktur-organisasi', 'legalitas', 'kontak') then '/profil/'
    when slug in ('ruang-lingkup', 'alur', 'biaya') then '/layanan/'
    when slug in ('hak-kewajiban', 'produk-hukum', 'klien', 'news', 'faq') then '/informasi/'
    else '/' end || slug $$;

create index articles_words_id on public.articles using gin
  (private.search_words('id', title, coalesce(excerpt, '') || ' ' || private.document_text(body)));
create index articles_words_en on public.articles using gin
  (private.search_words('en', coalesce(title_en, title), coalesce(excerpt_en, excerpt, '') || ' ' || private.document_text(coalesce(body_en, body))));

/* For ilike: what contains the words, their % and _ meaning themselves. */
create function private.containing(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' $$;

/* Anyone: published content of all kinds that matches, best first, at most `max_rows` (30). kind is the table's name,
   path where to read it. language: 'en' reads the English twins where there are any. Fewer than two letters: nothing. */
create function public.search_site(query text, language text default 'id', max_rows integer default 30)
returns table (kind text, id uuid, title text, excerpt text, path text, rank real)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select lang, words, private.search_query(lang, words) as wanted
    from (select case when lower(language) like 'en%' then 'en' else 'id' end as lang, left(btrim(query), 100) as words) q
    where char_length(words) >= 2
  ), hits as (
    select 'articles' as kind, a.id, case lang when 'en' then coalesce(nullif(a.title_en, ''), a.title) else a.title end as title,
      case lang when 'en' then coalesce(nullif(a.excerpt_en, ''), a.excerpt) else a.excerpt end as excerpt,
      '/informasi/news/' || a.slug as path,
      case lang when 'en' then private.search_words('en', coalesce(a.title_en, a.title), coalesce(a.excerpt_en, a.excerpt, '') || ' ' || private.document_text(coalesce(a.body_en, a.body)))
        else private.search_words('id', a.title, coalesce(a.excerpt, '') || ' ' || private.document_text(a.body)) end as words
    from public.articles a, asked
    where a.status = 'published' and a.published_at <= now() and a.deleted_at is null and case lang
      when 'en' then private.search_words('en', coalesce(a.title_en, a.title), coalesce(a.excerpt_en, a.excerpt, '') || ' ' || private.document_text(coalesce(a.body_en, a.body))) @@ wanted
      else private.search_words('id', a.title, coalesce(a.excerpt, '') || ' ' || private.document_text(a.body)) @@ wanted end
    union all
    select 'cms_pages', d.id, d.title, d.excerpt, d.path, private.search_words(lang, d.title, concat_ws(' ', d.excerpt, private.document_text(d.body)))
    from asked, lateral (
      select p.id, case lang when 'en' then coalesce(nullif(p.title_en, ''), p.title) else p.title end as title,
        case lang when 'en' then coalesce(nullif(p.summary_en, ''), p.summary) else p.summary end as excerpt,
        case lang when 'en' then coalesce(p.body_en, p.body) else p.body end as body,
        private.page_path(p.slug) as path
      from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null) d
    union all
    select 'faq', d.id, d.title, left(d.answer, 200), '/informasi/faq#' || d.id, private.search_words(lang, d.title, d.answer)
    from asked, lateral (
      select f.id, case lang when 'en' then coalesce(nullif(f.question_en, ''), f.question) else f.question end as title,
        private.document_text(case lang when 'en' then coalesce(f.answer_en, f.answer) else f.answer end) as answer
      from public.faq f where f.is_published and f.deleted_at is null) d
    union all
    select 'legal_products', d.id, d.title, d.citation, '/informasi/produk-hukum?q=' || d.number, private.search_words(lang, d.title, d.citation)
    from asked, lateral (
      select l.id, l.number, case lang when 'en' then coalesce(nullif(l.title_en, ''), l.title) else l.title end as title,
        upper(l.kind) || ' ' || l.number || ' ' || l.year as citation
      from public.legal_products l where l.is_published and l.deleted_at is null) d
    union all
    select 'rl_subclass', d.id, d.code || ' ' || d.title, d.description, '/layanan/ruang-lingkup?q=' || d.code,
      private.search_words(lang, d.code || ' ' || d.title, concat_ws(' ', d.kbli_code, d.description))
    from asked, lateral (
      select s.id, s.code, s.kbli_code, case lang when 'en' then coalesce(nullif(s.name_en, ''), s.name) else s.name end as title,
        case lang when 'en' then coalesce(nullif(s.description_en, ''), s.description) else s.description end as description
      from public.rl_subclass s where s.is_published and s.deleted_at is null) d
    union all
    select 'alur_sertifikasi', d.id, d.title, d.description, '/layanan/alur#' || d.id, private.search_words(lang, d.title, d.description)
    from asked, lateral (
      select s.id, case lang when 'en' then coalesce(nullif(s.title_en, ''), s.title) else s.title end as title,
        case lang when 'en' then coalesce(nullif(s.description_en, ''), s.description) else s.description end as description
      from public.alur_sertifikasi s where s.is_published and s.deleted_at is null) d
    union all
    select 'legalitas', d.id, d.title, d.description, '/profil/legalitas#' || d.id, private.search_words(lang, d.title, concat_ws(' ', d.number, d.issuer, d.description))
    from asked, lateral (
      select s.id, s.number, s.issuer, case lang when 'en' then coalesce(nullif(s.title_en, ''), s.title) else s.title end as title,
        case lang when 'en' then coalesce(nullif(s.description_en, ''), s.description) else s.description end as description
      from public.legalitas s where s.is_published and s.deleted_at is null) d
    union all
    (select 'clients', c.id, c.name, concat_ws(', ', c.city, c.province), '/informasi/klien?q=' || c.name, private.search_words('id', c.name, concat_ws(' ', c.nib, c.city, c.province))
    from public.clients c, asked
    where c.is_published and c.deleted_at is null
      and (c.nib = asked.words or c.name operator(extensions.%>) asked.words or c.name ilike private.containing(asked.words))
    limit 50)
  ), ranked as (
    select h.*, (ts_rank(h.words, wanted) + 0.5 * extensions.word_similarity(asked.words, h.title))::real as score,
      h.words @@ wanted or extensions.word_similarity(asked.words, h.title) >= 0.6 as matches
    from hits h, asked
  )
  select r.kind, r.id, r.title, left(r.excerpt, 300), r.path, r.score
  from ranked r where r.matches order by r.score desc, r.title limit least(greatest(max_rows, 1), 50) $$;

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
