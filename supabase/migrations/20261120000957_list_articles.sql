-- Articles and pages for the back-office, a page at a time, drafts and the trash included for those who write them.

create index articles_listed_newest on public.articles (updated_at, id) where deleted_at is null;
create index articles_listed_title on public.articles (title, id) where deleted_at is null;
create index articles_listed_published on public.articles (published_at, id) where deleted_at is null;
create index articles_listed_status on public.articles (status, updated_at, id) where deleted_at is null;
create index articles_listed_category on public.articles (category, updated_at, id) where deleted_at is null;
create index articles_listed_author on public.articles (author_name, updated_at, id) where deleted_at is null;
create index articles_listed_title_words on public.articles using gin (title extensions.gin_trgm_ops);
create index articles_listed_title_en_words on public.articles using gin (title_en extensions.gin_trgm_ops);
create index articles_trash on public.articles (deleted_at, id) where deleted_at is not null;

/* Whether somebody wrote something there. */
create function private.is_written(value text) returns boolean language sql immutable set search_path = '' as $$ select coalesce(value, '') ~ '\S' $$;
create function private.is_written(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(private.document_text(value), '') ~ '\S' $$;

/* How much of a piece exists in English, of what exists in Indonesian: complete, partial or none. */
create function private.english_state(title text, summary text, body jsonb, title_en text, summary_en text, body_en jsonb)
returns text language sql immutable set search_path = '' as $$
  select case
    when not (private.is_written(title_en) or private.is_written(summary_en) or private.is_written(body_en)) then 'none'
    when private.is_written(title) > private.is_written(title_en) or private.is_written(summary) > private.is_written(summary_en)
      or private.is_written(body) > private.is_written(body_en) then 'partial'
    else 'complete' end $$;

/* What is published for everybody, as SQL about t. */
create function private.is_out() returns text language sql stable set search_path = '' as $$
  select format('t.status = ''published'' and t.published_at <= %L', now()) $$;

/* Which of the rows t of articles or cms_pages the caller may see, and the status: draft, scheduled, published, archived. */
create function private.piece_conditions(filters jsonb) returns text language sql stable set search_path = '' as $$
  select case when filters ->> 'view' = 'trash' then 't.deleted_at is not null' else 't.deleted_at is null' end
    || case when not private.has_role('admin', 'editor') then ' and t.deleted_at is null and ' || private.is_out() else '' end
    || case when filters ->> 'english' = 'missing' then ' and private.lacks_english(t.title_en, t.body_en)' else '' end
    || case filters ->> 'status'
      when 'published' then ' and ' || private.is_out()
      when 'scheduled' then format(' and t.status = ''published'' and t.published_at > %L', now())
      when 'draft' then ' and t.status = ''draft'''
      when 'archived' then ' and t.status = ''archived'''
      else '' end $$;

/* Filters and words of the list of articles as SQL about the article t. */
create function private.article_conditions(query text, filters jsonb) returns text language sql stable set search_path = '' as $$
  select private.piece_conditions(filters)
    || case when filters ->> 'category' <> '' then format(' and t.category = %L', filters ->> 'category') else '' end
    || case when filters ->> 'author' <> '' then format(' and t.author_name = %L', filters ->> 'author') else '' end
    || case when cardinality(words) > 0 then ' and '
      || private.holds_words(words, 't.title', 't.title_en') else '' end
  from (select private.list_words(query) as words) w $$;

/* Staff: a page of the articles; viewers find the published ones. query is words of a title. filters: view
   (trash), status (draft, scheduled, published, archived), category, author (name), english (missing). sort: updated_at, title, published_at,
   deleted_at, or the same with a minus. indonesian: complete with a body, else partial; english: complete, partial or
   none. total stops at
   10000, or 1000 with words (is_capped). */
create function public.list_articles(query text default '', filters jsonb default '{}', sort text default '-updated_at',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, slug text, category text, title text, title_en text, status text, published_at timestamptz, author_name text,
  indonesian text, english text, has_draft boolean, updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select a.id, a.slug, a.category, a.title, a.title_en,
      case when a.status = 'published' and a.published_at > now() then 'scheduled' else a.status end,
      a.published_at, a.author_name,
      case when private.is_written(a.body) then 'complete' else 'partial' end,
      private.english_state(a.title, a.excerpt, a.body, a.title_en, a.excerpt_en, a.body_en),
      exists (select from public.drafts d where d.table_name = 'articles' and d.row_id = a.id),
      a.updated_at, a.deleted_at, p.page, p.total, p.is_capped
    from private.list_page('articles', private.article_conditions(coalesce(query, ''), coalesce(filters, '{}')), query ~ '\S' is true,
        private.list_order(sort, '{-updated_at,title,published_at,deleted_at}'), page_number, page_size) p
      cross join lateral unnest(p.ids) with ordinality as wanted (id, place)
      join public.articles a on a.id = wanted.id
    order by wanted.place;
end $$;
comment on function public.list_articles(text, jsonb, text, integer, integer) is
  'A page of the articles for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';

/* Staff: a page of the CMS pages, as list_articles; these are few, so that no index is needed. sort: title, slug, updated_at,
   deleted_at. */
create function public.list_pages(query text default '', filters jsonb default '{}', sort text default 'title',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, slug text, title text, title_en text, status text, published_at timestamptz, indonesian text, english text, has_draft boolean,
  updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select g.id, g.slug, g.title, g.title_en,
      case when g.status = 'published' and g.published_at > now() then 'scheduled' else g.status end,
      g.published_at,
      case when private.is_written(g.body) then 'complete' else 'partial' end,
      private.english_state(g.title, g.summary, g.body, g.title_en, g.summary_en, g.body_en),
      exists (select from public.drafts d where d.table_name = 'cms_pages' and d.row_id = g.id),
      g.updated_at, g.deleted_at, p.page, p.total, p.is_capped
    from private.list_page('cms_pages', private.piece_conditions(coalesce(filters, '{}')) || ' and '
          || private.holds_words(private.list_words(query), 't.title', 't.title_en', 't.slug'), query ~ '\S' is true,
        private.list_order(sort, '{title,slug,updated_at,deleted_at}'), page_number, page_size) p
      cross join lateral unnest(p.ids) with ordinality as wanted (id, place)
      join public.cms_pages g on g.id = wanted.id
    order by wanted.place;
end $$;
comment on function public.list_pages(text, jsonb, text, integer, integer) is
  'A page of the CMS pages for staff: words, filters, sort. Asks for staff first.';

/* Staff: the values that the filters of a list (clients, certificates, articles) offer, and what they are called. field:
   province, association, category, author. */
create function public.list_choices(list text) returns table (field text, value text, label text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  if list = 'clients' then
    return query select 'province', v, v from private.list_values('clients', 'province') v
      union all select 'association', v, v from private.list_values('clients', 'association') v;
  elsif list = 'articles' then
    return query select 'category', v, initcap(replace(v, '-', ' ')) from private.list_values('articles', 'category') v
      union all select 'author', v, v from private.list_values('articles', 'author_name') v;
  elsif list = 'certificates' then
    return query select 'category', g.code, g.code || ' · ' || g.name from public.rl_categories g
      where g.deleted_at is null order by g.sort_order;
  end if;
end $$;
comment on function public.list_choices(text) is 'Values that a list''s filters offer: provinces, associations, categories, authors. Asks for staff first.';

revoke execute on function private.is_written(text), private.is_written(jsonb),
  private.english_state(text, text, jsonb, text, text, jsonb), private.is_out(), private.piece_conditions(jsonb), private.article_conditions(text, jsonb) from public;
revoke execute on function public.list_articles(text, jsonb, text, integer, integer), public.list_pages(text, jsonb, text, integer, integer),
  public.list_choices(text) from public;
grant execute on function public.list_articles(text, jsonb, text, integer, integer), public.list_pages(text, jsonb, text, integer, integer),
  public.list_choices(text) to authenticated;
