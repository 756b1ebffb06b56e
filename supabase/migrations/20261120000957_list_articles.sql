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

/* What is asked of a list of articles or pages: kept status and whether its moment has come (is_out). */
create type private.piece_question as (
  sort text, is_trash boolean, status text, is_out boolean, may_see_out_only boolean, lacks_english boolean,
  category text, author text, containing text[]
);

create function private.piece_question(query text, filters jsonb, sort text, sorts text[]) returns private.piece_question
language plpgsql stable set search_path = '' as $$
declare
  asked private.piece_question;
  status constant text := filters ->> 'status';
begin
  asked.sort := private.list_sort(sort, sorts);
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  asked.may_see_out_only := not private.has_role('admin', 'editor');
  asked.lacks_english := coalesce(filters ->> 'english' = 'missing', false);
  asked.status := case when status = 'scheduled' then 'published' when status in ('published', 'draft', 'archived') then status end;
  asked.is_out := case status when 'published' then true when 'scheduled' then false end;
  asked.category := nullif(filters ->> 'category', '');
  asked.author := nullif(filters ->> 'author', '');
  -- Letters and digits only: no word is a pattern.
  asked.containing := array(select '%' || word || '%' from unnest(private.list_words(query)) word);
  return asked;
end $$;

/* The articles that meet what is asked, as private.clients_asked_for. */
create function private.articles_asked_for(asked private.piece_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.articles t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.is_out is null or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.category is null or t.category = asked.category)
      and (asked.author is null or t.author_name = asked.author)
      and (asked.containing[1] is null or t.title ilike asked.containing[1] or t.title_en ilike asked.containing[1])
      and (asked.containing[2] is null or t.title ilike asked.containing[2] or t.title_en ilike asked.containing[2])
      and (asked.containing[3] is null or t.title ilike asked.containing[3] or t.title_en ilike asked.containing[3])
      and (asked.containing[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (asked.containing[4:]))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'published_at' then t.published_at end, case when asked.sort = '-published_at' then t.published_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

/* As articles_asked_for, pages; these have no category and no author. */
create function private.pages_asked_for(asked private.piece_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.cms_pages t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.is_out is null or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.containing[1] is null or t.title ilike asked.containing[1] or t.title_en ilike asked.containing[1] or t.slug ilike asked.containing[1])
      and (asked.containing[2] is null or t.title ilike asked.containing[2] or t.title_en ilike asked.containing[2] or t.slug ilike asked.containing[2])
      and (asked.containing[3] is null or t.title ilike asked.containing[3] or t.title_en ilike asked.containing[3] or t.slug ilike asked.containing[3])
      and (asked.containing[4] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (asked.containing[4:]))
    order by
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'slug' then t.slug end, case when asked.sort = '-slug' then t.slug end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

/* Staff: a page of the articles; viewers find the published ones. query is words of a title. filters: view
   (trash), status (draft, scheduled, published, archived), category, author (name), english (missing). sort: updated_at, title, published_at,
   deleted_at, or the same with a minus. indonesian: complete with a body, else partial; english: complete, partial or
   none. total stops at
   10000, or 1000 with words, and at 100000 with pages of 1000 (is_capped). */
create function public.list_articles(query text default '', filters jsonb default '{}', sort text default '-updated_at',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, slug text, category text, title text, title_en text, status text, published_at timestamptz, author_name text,
  indonesian text, english text, has_draft boolean, updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set jit = off as $$
declare
  asked private.piece_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.piece_question(query, filters, sort, '{-updated_at,title,published_at,deleted_at}');
  most := private.list_most(asked.containing <> '{}', page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.articles_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select a.id, a.slug, a.category, a.title, a.title_en,
      case when a.status = 'published' and a.published_at > now() then 'scheduled' else a.status end,
      a.published_at, a.author_name,
      case when private.is_written(a.body) then 'complete' else 'partial' end,
      private.english_state(a.title, a.excerpt, a.body, a.title_en, a.excerpt_en, a.body_en),
      exists (select from public.drafts d where d.table_name = 'articles' and d.row_id = a.id),
      a.updated_at, a.deleted_at, shown.page, shown.total, shown.is_capped
    from private.articles_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
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
declare
  asked private.piece_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.piece_question(query, filters, sort, '{title,slug,updated_at,deleted_at}');
  most := private.list_most(asked.containing <> '{}', page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.pages_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select g.id, g.slug, g.title, g.title_en,
      case when g.status = 'published' and g.published_at > now() then 'scheduled' else g.status end,
      g.published_at,
      case when private.is_written(g.body) then 'complete' else 'partial' end,
      private.english_state(g.title, g.summary, g.body, g.title_en, g.summary_en, g.body_en),
      exists (select from public.drafts d where d.table_name = 'cms_pages' and d.row_id = g.id),
      g.updated_at, g.deleted_at, shown.page, shown.total, shown.is_capped
    from private.pages_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
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
  private.english_state(text, text, jsonb, text, text, jsonb),
  private.piece_question(text, jsonb, text, text[]), private.articles_asked_for(private.piece_question, integer, integer),
  private.pages_asked_for(private.piece_question, integer, integer) from public;
revoke execute on function public.list_articles(text, jsonb, text, integer, integer), public.list_pages(text, jsonb, text, integer, integer),
  public.list_choices(text) from public;
grant execute on function public.list_articles(text, jsonb, text, integer, integer), public.list_pages(text, jsonb, text, integer, integer),
  public.list_choices(text) to authenticated;
