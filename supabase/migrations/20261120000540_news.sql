-- News as visitors read it: lists without the bodies, but with how long each one is.

/* How many words a document has; what the reading time is counted from. */
create function private.word_count(value jsonb) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from regexp_split_to_table(private.document_text(value), '\s+') word where word <> '' $$;
grant execute on function private.document_text(jsonb) to anon;
grant execute on function private.word_count(jsonb) to anon, authenticated, service_role;

create index articles_of_category on public.articles (category, published_at desc) where status = 'published' and deleted_at is null;

/* What is published now, for everybody alike: staff see their drafts in the back-office. words_en is 0 without an
   English body. The caller's own policies apply. */
create view public.news with (security_invoker = true) as
select a.id, a.slug, a.category, a.title, a.title_en, a.excerpt, a.excerpt_en, a.cover_url, a.cover_alt, a.cover_alt_en,
  a.published_at, a.updated_at, a.author_name,
  w.words, w.words_en
from public.articles a
  cross join lateral (select private.word_count(a.body) as words, private.word_count(a.body_en) as words_en) w
where a.status = 'published' and a.published_at <= now() and a.deleted_at is null;
revoke all on public.news from public, anon, authenticated;
grant select on public.news to anon, authenticated, service_role;

/* The categories in use, and how many articles each has. */
create view public.news_categories with (security_invoker = true) as
select a.category, count(*)::integer as articles
from public.articles a
where a.status = 'published' and a.published_at <= now() and a.deleted_at is null
group by a.category;
revoke all on public.news_categories from public, anon, authenticated;
grant select on public.news_categories to anon, authenticated, service_role;
