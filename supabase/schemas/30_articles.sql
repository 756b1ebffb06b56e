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
comment on column public.articles.author_name is 'A copy of app_users.full_name, since visitors cannot read profiles.';
comment on column public.articles.published_at is
  'A published article is visible from this time on; a future time schedules it.';
create index articles_published on public.articles (published_at desc) where status = 'published'
  and deleted_at is null;
create index articles_newest on public.articles (updated_at desc);
create index articles_author on public.articles (author_id);
create index articles_of_category on public.articles (category, published_at desc) where status = 'published'
  and deleted_at is null;
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
comment on table public.revisions is
  'The last 50 versions of each page and article. Written by a trigger; deleted with the row.';
alter table public.revisions enable row level security;
grant select on public.revisions to authenticated, service_role;

/* Trigger before insert or update: sets a missing published_at on publishing. Increments the version with each change,
   so that `where version = n` finds no row if another user has saved. */
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

/* Trigger after insert, or after update of the version: stores the version. After delete, deletes all versions. */
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

/* Trigger before insert or update: sets a missing author of a new row to the user, and copies the author's name. If the
   author is removed, restores the name from the history; if the author's profile was deleted, the name stays. */
create function private.name_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.author_id is null then
    new.author_id := (select u.id from public.app_users u where u.id = auth.uid());
  end if;
  if new.author_id is not null then
    new.author_name := (select u.full_name from public.app_users u where u.id = new.author_id);
  elsif tg_op = 'UPDATE' then
    if exists (select from public.app_users u where u.id = old.author_id) then
      select r.snapshot ->> 'author_name' into new.author_name from public.revisions r
      where r.table_name = tg_table_name and r.row_id = new.id and r.snapshot ->> 'author_id' is null
        order by r.version desc limit 1;
      if found then return new; end if;
    end if;
    new.author_name := old.author_name;
  end if;
  return new;
end $$;

/* Trigger before insert or update: lets users other than admins write only in their own name, and refuses to change the
   author or to set a publication time in the past. Functions that write a draft bypass the check of the author once
   (editing.author_checked), because an admin may have set it there. Errors: P0001 text.author_needs_admin,
   text.date_needs_admin. */
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
    -- The foreign key clears the column when the profile is deleted.
    and not (became ->> 'author_id' is null
      and not exists (select from public.app_users u where u.id::text = was ->> 'author_id')) then
    perform private.refuse('text.author_needs_admin', 'author_id');
  end if;
  -- Allow one minute of clock skew for "publish now".
  if new.published_at < now() - interval '1 minute'
    and new.published_at is distinct from (was ->> 'published_at')::timestamptz then
    perform private.refuse('text.date_needs_admin', 'published_at');
  end if;
  return new;
end $$;

/* Trigger after a user's name changed: updates their articles. */
create function private.rename_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.articles set author_name = new.full_name, version = version where author_id = new.id;
  return null;
end $$;

create function private.has_words(value text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(value ~ '\S', false) $$;
grant execute on function private.has_words(text) to authenticated;

/* Returns the languages of a published page, and its last change. */
create function private.page_fill(wanted text) returns table (has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select coalesce(bool_or(private.document_text(p.body) ~ '\S'), false),
    coalesce(bool_or(not private.lacks_english(p.title_en, p.body_en)), false), max(p.updated_at)
  from public.cms_pages p
  where p.slug = wanted and p.status = 'published' and p.published_at <= now() and p.deleted_at is null
$$;
grant execute on function private.page_fill(text) to authenticated;

/* Returns the missing parts of the privacy notice: text, page (kebijakan-privasi). */
create function private.notice_lacks() returns text[] language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when not coalesce((select private.has_words(s.privacy ->> 'text') from public.site_settings s), false)
      then 'text' end,
    case when not (select f.has_id from private.page_fill('kebijakan-privasi') f) then 'page' end], null)
$$;
grant execute on function private.notice_lacks() to authenticated;

-- Pages with a remaining placeholder of the model text are not published.

/* Returns true for a text with a placeholder: '[isi …]', in English '[fill in …]'. */
create function private.has_gap(words text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(lower(words) ~ '\[(isi|fill in)', false) $$;
grant execute on function private.has_gap(text) to authenticated;

/* Returns true if a page's body has a placeholder. */
create function private.page_has_gap(columns jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_gap(concat_ws(' ', private.document_text(columns -> 'body'),
    private.document_text(columns -> 'body_en')))
$$;

/* Trigger before insert or update: refuses to publish or schedule a page with a placeholder. Pages that were published
   with one can still be changed. Errors: P0001 editing.gaps. */
create function private.refuse_gaps() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  columns jsonb := case when tg_table_name = 'cms_pages' then to_jsonb(new) else to_jsonb(new) -> 'changes' end;
begin
  if not private.page_has_gap(columns) or exists (
    select from public.cms_pages p where p.id = coalesce(to_jsonb(new) ->> 'row_id', to_jsonb(new) ->> 'id')::uuid
      and p.status = 'published' and private.page_has_gap(to_jsonb(p))) then
    return new;
  end if;
  raise exception using errcode = 'P0001', message = 'editing.gaps';
end $$;

call private.make_content_table('public.cms_pages',
  visible => 'status = ''published'' and published_at <= now()', readers => '{admin,editor}');
grant select on public.cms_pages to staff_reader;

call private.make_content_table('public.articles',
  visible => 'status = ''published'' and published_at <= now()', readers => '{admin,editor}');
grant select (id, slug, title, title_en, excerpt, excerpt_en, status, published_at, deleted_at) on public.articles
  to visitor_reader;
grant select on public.articles to staff_reader;
update private.content_tables set many_fields = '{category,author_id}' where table_name = 'articles';

-- Triggers run in the order of their names: this one before name_author, stamp_version and touch.
create trigger guard_byline before insert or update on public.cms_pages for each row
  execute function private.guard_byline();

create trigger guard_byline before insert or update on public.articles for each row
  execute function private.guard_byline();

create trigger name_author before insert or update on public.articles for each row
  execute function private.name_author();

create trigger rename_author after update of full_name on public.app_users
  for each row when (new.full_name is distinct from old.full_name) execute function private.rename_author();

create trigger stamp_version before insert or update on public.cms_pages for each row
  execute function private.stamp_version();

create trigger stamp_version before insert or update on public.articles for each row
  execute function private.stamp_version();

create trigger keep_revision after insert or update or delete on public.cms_pages for each row
  execute function private.keep_revision();

create trigger keep_revision after insert or update or delete on public.articles for each row
  execute function private.keep_revision();

create trigger refuse_gaps before insert or update on public.cms_pages for each row
  when (new.status = 'published' and new.deleted_at is null) execute function private.refuse_gaps();

create policy "editors read" on public.revisions for select to authenticated
  using ((select private.has_role('admin', 'editor')));

create policy "the site is searched" on public.articles for select to visitor_reader using (true);

create policy "staff list and search" on public.cms_pages for select to staff_reader using (true);

create policy "staff list and search" on public.articles for select to staff_reader using (true);
