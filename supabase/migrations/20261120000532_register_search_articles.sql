-- The words of articles are kept beside them: working them out again for each hit took longer than all the rest of a
-- search. Only what is published has a line here.

create table private.article_search (
  article_id uuid primary key references public.articles (id) on delete cascade,
  published_at timestamptz not null,
  words_id tsvector not null,
  words_en tsvector not null
);
comment on table private.article_search is 'For find_articles; written by a trigger on articles, or all at once by keep_article_words.';
create index article_search_newest on private.article_search (published_at desc);
create index article_search_words_id on private.article_search using gin (words_id);
create index article_search_words_en on private.article_search using gin (words_en);

/* Writes the lines of the given articles again, or of all. */
create function private.keep_article_words(changed uuid[] default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.article_search s where changed is null or s.article_id = any (changed);
  insert into private.article_search (article_id, published_at, words_id, words_en)
  select a.id, a.published_at, private.article_words('id', a), private.article_words('en', a)
  from public.articles a
  where (changed is null or a.id = any (changed)) and a.status = 'published' and a.published_at is not null and a.deleted_at is null $$;
revoke execute on function private.keep_article_words(uuid[]) from public;

create function private.note_article_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_article_words(array[new.id]);
  return null;
end $$;
create trigger keep_words after insert or update of title, title_en, excerpt, excerpt_en, body, body_en, status, published_at, deleted_at
  on public.articles for each row execute function private.note_article_words();
select private.keep_article_words();

/* The latest hundred articles that match, dynamic so that the planner sees what is asked. */
create or replace function private.find_articles(language text, wanted tsquery)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
declare
  kept text := case language when 'en' then 'words_en' else 'words_id' end;
begin
  return query execute format(
    'select ''articles'', a.id, case $2 when ''en'' then coalesce(nullif(a.title_en, ''''), a.title) else a.title end,
       case $2 when ''en'' then coalesce(nullif(a.excerpt_en, ''''), a.excerpt) else a.excerpt end, ''/informasi/news/'' || a.slug, s.words
     from (
       select k.article_id, k.published_at, k.%1$I as words from private.article_search k
       where k.%1$I @@ $1 and k.published_at <= now() order by k.published_at desc limit 100
     ) s
       join public.articles a on a.id = s.article_id
     where a.status = ''published'' and a.deleted_at is null', kept) using wanted, language;
end $$;

drop index public.articles_words_id, public.articles_words_en;
