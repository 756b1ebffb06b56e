-- Articles and pages: what visitors read, with a status, a schedule, a version to lock on, and earlier versions.

create table public.cms_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  title text not null check (private.is_text(title, 200)),
  title_en text check (char_length(title_en) <= 200),
  summary text check (char_length(summary) <= 500),
  summary_en text check (char_length(summary_en) <= 500),
  body jsonb not null default '{"type": "doc", "content": []}' check (private.is_document(body)),
  body_en jsonb check (private.is_document(body_en)),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_title_en text check (char_length(seo_title_en) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  seo_description_en text check (char_length(seo_description_en) <= 320),
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  category text not null default 'berita' check (private.is_slug(category)),
  title text not null check (private.is_text(title, 200)),
  title_en text check (char_length(title_en) <= 200),
  excerpt text check (char_length(excerpt) <= 500),
  excerpt_en text check (char_length(excerpt_en) <= 500),
  body jsonb not null default '{"type": "doc", "content": []}' check (private.is_document(body)),
  body_en jsonb check (private.is_document(body_en)),
  cover_url text check (private.is_picture(cover_url)),
  cover_alt text check (char_length(cover_alt) <= 300),
  cover_alt_en text check (char_length(cover_alt_en) <= 300),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  author_id uuid references public.app_users (id) on delete set null,
  author_name text check (char_length(author_name) <= 120),
  seo_title text check (char_length(seo_title) <= 120),
  seo_title_en text check (char_length(seo_title_en) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  seo_description_en text check (char_length(seo_description_en) <= 320),
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.articles.author_name is 'Follows app_users.full_name: visitors read the name here, since profiles are not theirs to read.';
comment on column public.articles.published_at is 'A published article shows from here on; a time to come is a schedule.';
create index articles_published on public.articles (published_at desc) where status = 'published' and deleted_at is null;
create index articles_newest on public.articles (updated_at desc);
create index articles_author on public.articles (author_id);

create index articles_of_category on public.articles (category, published_at desc) where status = 'published' and deleted_at is null;

create index articles_listed_newest on public.articles (updated_at, id) where deleted_at is null;
create index articles_listed_title on public.articles (title, id) where deleted_at is null;
create index articles_listed_published on public.articles (published_at, id) where deleted_at is null;
create index articles_listed_status on public.articles (status, updated_at, id) where deleted_at is null;
create index articles_listed_category on public.articles (category, updated_at, id) where deleted_at is null;
create index articles_listed_author on public.articles (author_name, updated_at, id) where deleted_at is null;
create index articles_listed_title_words on public.articles using gin (title extensions.gin_trgm_ops);
create index articles_listed_title_en_words on public.articles using gin (title_en extensions.gin_trgm_ops);
create index articles_trash on public.articles (deleted_at, id) where deleted_at is not null;

create index articles_lacking_english on public.articles (published_at)
  where status = 'published' and deleted_at is null and private.lacks_english(title_en, body_en);

create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  actor_id uuid,
  actor_name text,
  created_at timestamptz not null default now(),
  unique (table_name, row_id, version)
);
comment on table public.revisions is 'The last fifty versions of each page and article. Written by a trigger only; gone with the row.';

alter table public.revisions enable row level security;
revoke all on public.revisions from public, anon, authenticated;
grant select on public.revisions to authenticated, service_role;
create policy "editors read" on public.revisions for select to authenticated using ((select private.has_role('admin', 'editor')));

/* Before insert or update: publishing sets the moment when none is given; the version grows with each change of the
   content, so that `where version = n` finds nothing when somebody else has saved in between. */
create function private.stamp_version() returns trigger language plpgsql set search_path = '' as $$
declare derived text[] := '{author_name,version,updated_at,created_at}';
begin
  if new.status = 'published' and new.published_at is null then new.published_at := now(); end if;
  if tg_op = 'INSERT' then
    new.version := 1;
  else
    new.version := old.version + (to_jsonb(new) - derived is distinct from to_jsonb(old) - derived)::integer;
  end if;
  return new;
end $$;

/* After insert or update of the version: keeps what was saved; after delete: forgets it. */
create function private.keep_revision() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.revisions where table_name = tg_table_name and row_id = old.id;
  elsif tg_op = 'INSERT' or new.version > old.version then
    insert into public.revisions (table_name, row_id, version, snapshot, actor_id, actor_name)
    values (tg_table_name, new.id, new.version, to_jsonb(new), auth.uid(),
      (select u.full_name from public.app_users u where u.id = auth.uid()));
    delete from public.revisions where table_name = tg_table_name and row_id = new.id and version <= new.version - 50;
  end if;
  return null;
end $$;

/* Before insert or update: who writes is the author unless another is named; the name is copied, never taken. */
create function private.name_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.author_id is null then
    new.author_id := (select u.id from public.app_users u where u.id = auth.uid());
  end if;
  if new.author_id is not null then
    new.author_name := (select u.full_name from public.app_users u where u.id = new.author_id);
  elsif tg_op = 'UPDATE' then
    new.author_name := old.author_name;
  end if;
  return new;
end $$;

/* Before insert or update: who wrote a piece and when it was published are for the database to say. Others than admins
   write in their own name, keep the author a piece has, and set no moment of publication that has passed.
   author_id is let through once by the functions that write a draft (editing.author_checked): an admin may have set it there.
   P0001 text.author_needs_admin, text.date_needs_admin. */
create function private.guard_byline() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  became jsonb := to_jsonb(new);
begin
  if private.calling_role() in ('', 'service_role') or private.has_role('admin') then return new; end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.updated_at := now();
    if became ->> 'author_id' is distinct from auth.uid()::text and became ->> 'author_id' is not null then
      perform private.refuse('text.author_needs_admin', 'author_id');
    end if;
  elsif became -> 'author_id' is distinct from was -> 'author_id'
    and coalesce(current_setting('editing.author_checked', true), '') <> 'yes'
    -- The reference itself empties the column when the person's profile is deleted.
    and not (became ->> 'author_id' is null
      and not exists (select from public.app_users u where u.id::text = was ->> 'author_id')) then
    perform private.refuse('text.author_needs_admin', 'author_id');
  end if;
  -- A minute for what was asked for just now.
  if new.published_at < now() - interval '1 minute'
    and new.published_at is distinct from (was ->> 'published_at')::timestamptz then
    perform private.refuse('text.date_needs_admin', 'published_at');
  end if;
  return new;
end $$;

/* After a person's name changed: the articles show it. */
create function private.rename_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.articles set author_name = new.full_name, version = version where author_id = new.id;
  return null;
end $$;

-- By name before name_author, stamp_version and touch.
create trigger guard_byline before insert or update on public.cms_pages for each row execute function private.guard_byline();
create trigger guard_byline before insert or update on public.articles for each row execute function private.guard_byline();
create trigger name_author before insert or update on public.articles for each row execute function private.name_author();
create trigger rename_author after update of full_name on public.app_users
  for each row when (new.full_name is distinct from old.full_name) execute function private.rename_author();

create trigger stamp_version before insert or update on public.cms_pages for each row execute function private.stamp_version();
create trigger stamp_version before insert or update on public.articles for each row execute function private.stamp_version();
create trigger keep_revision after insert or update or delete on public.cms_pages for each row execute function private.keep_revision();
create trigger keep_revision after insert or update or delete on public.articles for each row execute function private.keep_revision();

call private.make_content_table('public.cms_pages',
  visible => 'status = ''published'' and published_at <= now()', readers => '{admin,editor}');
call private.make_content_table('public.articles',
  visible => 'status = ''published'' and published_at <= now()', readers => '{admin,editor}');
grant select (id, slug, title, title_en, excerpt, excerpt_en, status, published_at, deleted_at) on public.articles to visitor_reader;
grant select on public.cms_pages, public.articles to staff_reader;
create policy "the site is searched" on public.articles for select to visitor_reader using (true);
create policy "staff list and search" on public.cms_pages for select to staff_reader using (true);
create policy "staff list and search" on public.articles for select to staff_reader using (true);

/* True where somebody wrote something: null and blanks are nothing. */
create function private.has_words(value text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(value ~ '\S', false) $$;
grant execute on function private.has_words(text) to authenticated;

/* A written page as visitors find it: the languages it has, and its last change. */
create function private.page_fill(wanted text) returns table (has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select coalesce(bool_or(private.document_text(p.body) ~ '\S'), false),
    coalesce(bool_or(not private.lacks_english(p.title_en, p.body_en)), false), max(p.updated_at)
  from public.cms_pages p
  where p.slug = wanted and p.status = 'published' and p.published_at <= now() and p.deleted_at is null $$;
grant execute on function private.page_fill(text) to authenticated;

/* Parts of the privacy notice that a consent would lack: text, page (kebijakan-privasi). Its version is never empty (is_privacy). */
create function private.notice_lacks() returns text[] language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when not coalesce((select private.has_words(s.privacy ->> 'text') from public.site_settings s), false) then 'text' end,
    case when not (select f.has_id from private.page_fill('kebijakan-privasi') f) then 'page' end], null) $$;
grant execute on function private.notice_lacks() to authenticated;

-- ---- Redirects ------------------------------------------------------------------------------------------------------

-- Addresses that visitors know keep working: the former slug of a text they could read leads to the present one.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  old_slug text not null check (private.is_slug(old_slug)),
  row_id uuid not null,
  created_at timestamptz not null default now(),
  constraint redirects_old_slug unique (table_name, old_slug)
);
comment on table public.redirects is 'Former addresses of articles and pages. Written by triggers; an editor may give one up by deleting it.';
create index redirects_row on public.redirects (table_name, row_id);

alter table public.redirects enable row level security;
revoke all on public.redirects from public, anon, authenticated;
grant select on public.redirects to anon;
grant select, delete on public.redirects to authenticated, service_role;
-- The policies of the two tables apply inside: an address of what visitors may not read says nothing.
create policy "whoever reads the text knows its addresses" on public.redirects for select to anon, authenticated using (
  case table_name
    when 'articles' then exists (select from public.articles a where a.id = row_id)
    else exists (select from public.cms_pages p where p.id = row_id) end);
create policy "editors give up" on public.redirects for delete to authenticated using ((select private.has_role('admin', 'editor')));
call private.announce_changes('public.redirects', 'content');

/* Before insert or update of the slug: an address that still leads to another text is not free. The API hands on messages
   but no constraint's name, so it stands in the message as PostgreSQL's own do. */
create function private.keep_addresses() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.redirects r where r.table_name = tg_table_name and r.old_slug = new.slug and r.row_id <> new.id) then
    raise exception using errcode = '23505', constraint = 'redirects_old_slug',
      message = 'the address still leads to another text: unique constraint "redirects_old_slug"';
  end if;
  return new;
end $$;

/* After update of the slug, or delete: remembers the address of what visitors could read; forgets those of what is gone. */
create function private.remember_address() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.redirects where table_name = tg_table_name and row_id = old.id;
  elsif new.slug <> old.slug then
    delete from public.redirects where table_name = tg_table_name and old_slug = new.slug;
    if old.status <> 'draft' and old.published_at <= now() then
      insert into public.redirects (table_name, old_slug, row_id) values (tg_table_name, old.slug, old.id);
    end if;
  end if;
  return null;
end $$;

create trigger keep_addresses before insert or update of slug on public.cms_pages for each row execute function private.keep_addresses();
create trigger keep_addresses before insert or update of slug on public.articles for each row execute function private.keep_addresses();
create trigger remember_address after update of slug or delete on public.cms_pages for each row execute function private.remember_address();
create trigger remember_address after update of slug or delete on public.articles for each row execute function private.remember_address();

/* Anyone: the present slug of the published text that once was read at `slug`; null when there is none. */
create function public.follow_slug(text_table text, slug text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select a.slug from public.articles a where r.table_name = 'articles' and a.id = r.row_id
      and a.status = 'published' and a.published_at <= now() and a.deleted_at is null),
    (select p.slug from public.cms_pages p where r.table_name = 'cms_pages' and p.id = r.row_id
      and p.status = 'published' and p.published_at <= now() and p.deleted_at is null))
  from public.redirects r where r.table_name = text_table and r.old_slug = follow_slug.slug $$;
grant execute on function public.follow_slug(text, text) to anon, authenticated, service_role;

-- ---- News -----------------------------------------------------------------------------------------------------------

-- News as visitors read it: lists without the bodies, but with how long each one is.

/* The articles published now, for everybody alike: staff see their drafts in the back-office. words_en is 0 without an
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

-- ---- Lists of the back-office ---------------------------------------------------------------------------------------

-- Articles and pages, a page at a time, drafts and the trash included for those who write them.

/* The extent to which a piece's Indonesian exists in English: complete, partial or none. */
create function private.english_state(title text, summary text, body jsonb, title_en text, summary_en text, body_en jsonb)
returns text language sql immutable set search_path = '' as $$
  select case
    when not (private.is_written(title_en) or private.is_written(summary_en) or private.is_written(body_en)) then 'none'
    when private.is_written(title) > private.is_written(title_en) or private.is_written(summary) > private.is_written(summary_en)
      or private.is_written(body) > private.is_written(body_en) then 'partial'
    else 'complete' end $$;
grant execute on function private.english_state(text, text, jsonb, text, text, jsonb) to staff_reader;

/* A question to the list of articles or pages: kept status and whether its moment has come (is_out). */
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
grant execute on function private.piece_question(text, jsonb, text, text[]) to staff_reader;

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
      and (asked.containing[1] is null
        or (t.title ilike asked.containing[1] or t.title_en ilike asked.containing[1])
          and (asked.containing[2] is null or t.title ilike asked.containing[2] or t.title_en ilike asked.containing[2])
          and (asked.containing[3] is null or t.title ilike asked.containing[3] or t.title_en ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (asked.containing[4:]))
        or t.id = any (array(select * from private.pieces_saying('articles', asked.containing, asked.may_see_out_only))))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'published_at' then t.published_at end, case when asked.sort = '-published_at' then t.published_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.articles_asked_for(private.piece_question, integer, integer) to staff_reader;

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
      and (asked.containing[1] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (asked.containing)
        or t.id = any (array(select * from private.pieces_saying('cms_pages', asked.containing, asked.may_see_out_only))))
    order by
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'slug' then t.slug end, case when asked.sort = '-slug' then t.slug end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.pages_asked_for(private.piece_question, integer, integer) to staff_reader;

/* Staff: a page of the articles; viewers find the published ones. query is words of a title or text. filters: view
   (trash), status (draft, scheduled, published, archived), category, author (name), english (missing). sort: updated_at, title, published_at,
   deleted_at, or the same with a minus. indonesian: complete with a body, else partial; english: complete, partial or
   none; both of the working copy where the text is not published. total stops at 10000, or 1000 with words, and at
   100000 with pages of 1000 (is_capped). */
create function public.list_articles(query text default '', filters jsonb default '{}', sort text default '-updated_at',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, slug text, category text, title text, title_en text, status text, published_at timestamptz, author_name text,
  indonesian text, english text, has_draft boolean, change_at timestamptz, updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
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
      -- A text that is not published is what its working copy says.
      cross join lateral jsonb_populate_record(a, case when a.status <> 'published' then coalesce(d.changes, '{}') else '{}' end) w
    order by wanted.place;
end $$;
comment on function public.list_articles(text, jsonb, text, integer, integer) is
  'A page of the articles for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';
grant execute on function public.list_articles(text, jsonb, text, integer, integer) to authenticated;
call private.owned_by('staff_reader', 'public.list_articles(text, jsonb, text, integer, integer)');

/* Staff: a page of the CMS pages, as list_articles; these are few, so that no index is needed. sort: title, slug, updated_at,
   deleted_at. */
create function public.list_pages(query text default '', filters jsonb default '{}', sort text default 'title',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, slug text, title text, title_en text, status text, published_at timestamptz, indonesian text, english text, has_draft boolean, change_at timestamptz,
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
      cross join lateral jsonb_populate_record(g, case when g.status <> 'published' then coalesce(d.changes, '{}') else '{}' end) w
    order by wanted.place;
end $$;
comment on function public.list_pages(text, jsonb, text, integer, integer) is
  'A page of the CMS pages for staff: words, filters, sort. Asks for staff first.';
grant execute on function public.list_pages(text, jsonb, text, integer, integer) to authenticated;
call private.owned_by('staff_reader', 'public.list_pages(text, jsonb, text, integer, integer)');
