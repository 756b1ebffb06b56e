create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  old_slug text not null check (private.is_slug(old_slug)),
  row_id uuid not null,
  created_at timestamptz not null default now(),
  constraint redirects_old_slug unique (table_name, old_slug)
);
comment on table public.redirects is
  'Former addresses of published articles and pages. Written by triggers; an editor can delete one.';
create index redirects_row on public.redirects (table_name, row_id);
alter table public.redirects enable row level security;
grant select on public.redirects to anon;
grant select, delete on public.redirects to authenticated, service_role;

/* Published articles without their bodies, but with their word counts. words_en is 0 without an English body. The
   caller's policies apply. */
create view public.news with (security_invoker = true) as
select a.id, a.slug, a.category, a.title, a.title_en, a.excerpt, a.excerpt_en, a.cover_url, a.cover_alt, a.cover_alt_en,
  a.published_at, a.updated_at, a.author_name,
  w.words, w.words_en
from public.articles a
  cross join lateral (select private.word_count(a.body) as words, private.word_count(a.body_en) as words_en) w
where a.status = 'published' and a.published_at <= now() and a.deleted_at is null;
grant select on public.news to anon, authenticated, service_role;

/* Categories in use, with their number of articles. */
create view public.news_categories with (security_invoker = true) as
select a.category, count(*)::integer as articles
from public.articles a
where a.status = 'published' and a.published_at <= now() and a.deleted_at is null
group by a.category;
grant select on public.news_categories to anon, authenticated, service_role;

/* Trigger before insert or update of the slug: refuses an address that still redirects to another text. The message
   contains the constraint's name, which PostgREST does not return. */
create function private.keep_addresses() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.redirects r where r.table_name = tg_table_name and r.old_slug = new.slug
    and r.row_id <> new.id) then
    raise exception using errcode = '23505', constraint = 'redirects_old_slug',
      message = 'the address still leads to another text: unique constraint "redirects_old_slug"';
  end if;
  return new;
end $$;

/* Trigger after update of the slug: stores the former address of a published text. After delete, deletes the addresses
   of the text. */
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

/* For everyone: returns the current slug of the published text that once had this slug; null if there is none. */
create function public.follow_slug(text_table text, slug text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select a.slug from public.articles a where r.table_name = 'articles' and a.id = r.row_id
      and a.status = 'published' and a.published_at <= now() and a.deleted_at is null),
    (select p.slug from public.cms_pages p where r.table_name = 'cms_pages' and p.id = r.row_id
      and p.status = 'published' and p.published_at <= now() and p.deleted_at is null))
  from public.redirects r where r.table_name = text_table and r.old_slug = follow_slug.slug
$$;
grant execute on function public.follow_slug(text, text) to anon, authenticated, service_role;

call private.announce_changes('public.redirects', 'content');

create trigger keep_addresses before insert or update of slug on public.cms_pages for each row
  execute function private.keep_addresses();

create trigger keep_addresses before insert or update of slug on public.articles for each row
  execute function private.keep_addresses();

create trigger remember_address after update of slug or delete on public.cms_pages for each row
  execute function private.remember_address();

create trigger remember_address after update of slug or delete on public.articles for each row
  execute function private.remember_address();

-- The policies of the two tables apply within the subqueries.
create policy "whoever reads the text knows its addresses" on public.redirects for select to anon, authenticated using (
  case table_name
    when 'articles' then exists (select from public.articles a where a.id = row_id)
    else exists (select from public.cms_pages p where p.id = row_id) end);

create policy "editors give up" on public.redirects for delete to authenticated
  using ((select private.has_role('admin', 'editor')));
