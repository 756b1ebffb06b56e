-- Every address with content of its own, for the sitemap.

/* Anyone: part `part` (from 1) of the published pages, subclassifications, articles and companies:
   {total, part_size, pages: [{path, changed}]}. One answer instead of many: lists over the API end at 1000 rows. The
   caller's own policies apply. */
create function public.site_pages(part integer default 1) returns jsonb
language sql stable set search_path = '' as $$
  with size as (select 10000 as rows),
  pages as (
    select 1 as place, private.page_path(p.slug) as path, p.updated_at as changed
      from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    union all
    select 2, '/layanan/ruang-lingkup/' || s.code, s.updated_at
      from public.rl_subclass s where s.is_published and s.deleted_at is null
    union all
    select 3, '/informasi/news/' || a.slug, greatest(a.updated_at, a.published_at)
      from public.articles a where a.status = 'published' and a.published_at <= now() and a.deleted_at is null
    union all
    select 4, '/informasi/klien/' || c.id, c.updated_at
      from public.clients c where c.is_published and c.deleted_at is null
  ),
  shown as (
    select * from pages order by place, path
    limit (select rows from size) offset (least(greatest(part, 1), 1000) - 1) * (select rows from size)
  )
  select jsonb_build_object(
    'total', (select count(*) from pages),
    'part_size', (select rows from size),
    'pages', coalesce((select jsonb_agg(jsonb_build_object('path', path, 'changed', changed) order by place, path) from shown), '[]')) $$;
grant execute on function private.page_path(text) to anon, authenticated, service_role;
revoke execute on function public.site_pages(integer) from public;
grant execute on function public.site_pages(integer) to anon, authenticated, service_role;
