/* Filters of the list of articles or pages: the stored status, and whether the text is already visible (is_out). */
create type private.piece_question as (
  sort text, is_trash boolean, status text, is_out boolean, may_see_out_only boolean, lacks_english boolean,
  category text, author text, containing text[],
  statuses text[], categories text[], authors text[], appears_today boolean
);

/* Returns how much of a text exists in English: complete, partial or none. */
create function private.english_state(
  title text, summary text, body jsonb, title_en text, summary_en text, body_en jsonb
) returns text language sql immutable set search_path = '' as $$
  select case
    when not (private.is_written(title_en) or private.is_written(summary_en) or private.is_written(body_en)) then 'none'
    when private.is_written(title) > private.is_written(title_en)
      or private.is_written(summary) > private.is_written(summary_en)
      or private.is_written(body) > private.is_written(body_en) then 'partial'
    else 'complete' end $$;
grant execute on function private.english_state(text, text, jsonb, text, text, jsonb) to staff_reader;

create function private.piece_question(query text, filters jsonb, sort text, sorts text[])
returns private.piece_question language plpgsql stable set search_path = '' as $$
declare
  asked private.piece_question;
  -- Unknown statuses are ignored.
  chosen constant text[] := array(select s from unnest(private.filter_values(filters, 'status')) s
    where s in ('published', 'scheduled', 'draft', 'archived'));
begin
  asked.sort := private.list_sort(sort, sorts);
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  asked.may_see_out_only := not private.has_role('admin', 'editor');
  asked.appears_today := coalesce(filters ->> 'appears' = 'today', false);
  asked.lacks_english := coalesce(filters ->> 'english' = 'missing', false);
  select * into asked.status, asked.statuses from private.one_or_several(array(
    select distinct case s when 'scheduled' then 'published' else s end from unnest(chosen) s));
  -- Selects visible published texts, scheduled ones, or both.
  asked.is_out := case when chosen @> '{published,scheduled}' then null when 'published' = any (chosen) then true
    when 'scheduled' = any (chosen) then false end;
  select * into asked.category, asked.categories
    from private.one_or_several(private.filter_values(filters, 'category'));
  select * into asked.author, asked.authors from private.one_or_several(private.filter_values(filters, 'author'));
  -- Keeps only letters and digits, so that words are not patterns.
  asked.containing := array(select '%' || word || '%' from unnest(private.list_words(query)) word);
  return asked;
end $$;
grant execute on function private.piece_question(text, jsonb, text, text[]) to staff_reader;

/* Returns the matching articles; see private.clients_asked_for. */
create function private.articles_asked_for(asked private.piece_question, skipped integer, wanted integer)
returns setof uuid language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.articles t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.is_out is null or t.status <> 'published' or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.appears_today or private.appears_today(t.status, t.published_at))
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.category is null or t.category = asked.category)
      and (asked.categories is null or t.category = any (asked.categories))
      and (asked.author is null or t.author_name = asked.author)
      and (asked.authors is null or t.author_name = any (asked.authors))
      and (asked.containing[1] is null
        or (t.title ilike asked.containing[1] or t.title_en ilike asked.containing[1])
          and (asked.containing[2] is null or t.title ilike asked.containing[2] or t.title_en ilike asked.containing[2])
          and (asked.containing[3] is null or t.title ilike asked.containing[3] or t.title_en ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (asked.containing[4:]))
        or t.id = any (array(select * from private.pieces_saying('articles', asked.containing,
          asked.may_see_out_only))))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at'
        then t.updated_at end desc,
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'published_at' then t.published_at end, case when asked.sort = '-published_at'
        then t.published_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at'
        then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.articles_asked_for(private.piece_question, integer, integer) to staff_reader;

/* Returns the matching pages, which have no category and no author. */
create function private.pages_asked_for(asked private.piece_question, skipped integer, wanted integer)
returns setof uuid language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.cms_pages t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.is_out is null or t.status <> 'published' or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.appears_today or private.appears_today(t.status, t.published_at))
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.containing[1] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (asked.containing)
        or t.id = any (array(select * from private.pieces_saying('cms_pages', asked.containing,
          asked.may_see_out_only))))
    order by
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'slug' then t.slug end, case when asked.sort = '-slug' then t.slug end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at'
        then t.updated_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at'
        then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.pages_asked_for(private.piece_question, integer, integer) to staff_reader;

/* For staff: returns one page of the articles; viewers see published ones. query: words of title or text. filters: view
   (trash), status (draft, scheduled, published, archived), category, author (name), english (missing). sort:
   updated_at, title, published_at, deleted_at; a leading minus means descending. indonesian (complete or partial) and
   english (complete, partial or none) describe the draft if the text is not published. total is capped (is_capped) at
   10,000, at 1,000 with words, and at 100,000 for pages of 1,000. */
create function public.list_articles(
  query text default '', filters jsonb default '{}', sort text default '-updated_at', page_number integer default 1,
  page_size integer default 25
) returns table (id uuid, slug text, category text, title text, title_en text, status text, published_at timestamptz,
  author_name text, indonesian text, english text, has_draft boolean, change_at timestamptz, updated_at timestamptz,
  deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
  set enable_seqscan = off set jit = off as $$
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
    select a.id, a.slug, a.category, coalesce(nullif(btrim(w.title), ''), a.title), w.title_en,
      case when a.status = 'published' and a.published_at > now() then 'scheduled' else a.status end,
      a.published_at, a.author_name,
      case when private.is_written(w.body) then 'complete' else 'partial' end,
      private.english_state(w.title, w.excerpt, w.body, w.title_en, w.excerpt_en, w.body_en),
      d.row_id is not null, s.publish_at,
      a.updated_at, a.deleted_at, shown.page, shown.total, shown.is_capped
    from private.articles_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.articles a on a.id = wanted.id
      left join public.drafts d on d.table_name = 'articles' and d.row_id = a.id
      left join public.scheduled_changes s on s.table_name = 'articles' and s.row_id = a.id
      -- An unpublished text is shown with its draft.
      cross join lateral jsonb_populate_record(a, case when a.status <> 'published' then coalesce(d.changes, '{}')
        else '{}' end) w
    order by wanted.place;
end $$;
grant execute on function public.list_articles(text, jsonb, text, integer, integer) to authenticated;

/* For staff: returns one page of the list of CMS pages; see list_articles. sort: title, slug, updated_at,
   deleted_at. */
create function public.list_pages(
  query text default '', filters jsonb default '{}', sort text default 'title', page_number integer default 1,
  page_size integer default 25
) returns table (id uuid, slug text, title text, title_en text, status text, published_at timestamptz, indonesian text,
  english text, has_draft boolean, change_at timestamptz, updated_at timestamptz, deleted_at timestamptz, page integer,
  total integer, is_capped boolean)
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
    select g.id, g.slug, coalesce(nullif(btrim(w.title), ''), g.title), w.title_en,
      case when g.status = 'published' and g.published_at > now() then 'scheduled' else g.status end,
      g.published_at,
      case when private.is_written(w.body) then 'complete' else 'partial' end,
      private.english_state(w.title, w.summary, w.body, w.title_en, w.summary_en, w.body_en),
      d.row_id is not null, s.publish_at,
      g.updated_at, g.deleted_at, shown.page, shown.total, shown.is_capped
    from private.pages_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.cms_pages g on g.id = wanted.id
      left join public.drafts d on d.table_name = 'cms_pages' and d.row_id = g.id
      left join public.scheduled_changes s on s.table_name = 'cms_pages' and s.row_id = g.id
      cross join lateral jsonb_populate_record(g, case when g.status <> 'published' then coalesce(d.changes, '{}')
        else '{}' end) w
    order by wanted.place;
end $$;
grant execute on function public.list_pages(text, jsonb, text, integer, integer) to authenticated;

/* Returns true for texts that are published later today. */
create function private.appears_today(status text, published_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(appears_today.status = 'published' and appears_today.published_at > now()
    and appears_today.published_at < (private.today() + 1)::timestamp at time zone 'Asia/Jakarta', false)
$$;
grant execute on function private.appears_today(text, timestamptz) to staff_reader;

call private.owned_by('staff_reader', 'public.list_articles(text, jsonb, text, integer, integer)');

call private.owned_by('staff_reader', 'public.list_pages(text, jsonb, text, integer, integer)');
