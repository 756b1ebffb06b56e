-- Written pieces with a status, a schedule, a version to lock on, and their earlier versions.

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
