-- The calendar names its entries in the reader's language.

/* The title of a row in every language, from one of its columns: {title, title_en}. */
create function private.titles_of(entry jsonb, named text default 'title') returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg('title' || l.ending, entry ->> (named || l.ending)) from private.languages() l $$;
grant execute on function private.titles_of(jsonb, text) to authenticated;

drop function public.content_calendar(date, date);
create function public.content_calendar(from_day date, to_day date)
  returns table (at timestamptz, kind text, row_id uuid, row_key text, title text, is_ahead boolean, titles jsonb)
  language plpgsql stable set search_path = ''
as $$
declare
  since constant timestamptz := from_day::timestamp at time zone 'Asia/Jakarta';
  until constant timestamptz := (to_day + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  perform private.require_role('admin', 'editor');
  if from_day is null or to_day is null or to_day < from_day or to_day > from_day + 62 then perform private.refuse('field.invalid', 'to_day'); end if;
  return query
  select e.moment, e.of, e.id, e.key, e.titles ->> 'title', e.moment > now(), e.titles from (
    select a.published_at as moment, 'article' as of, a.id, null::text as key, private.titles_of(to_jsonb(a)) as titles from public.articles a
      where a.status = 'published' and a.deleted_at is null and a.published_at >= since and a.published_at < until
    union all
    select p.published_at, 'page', p.id, p.slug, private.titles_of(to_jsonb(p)) from public.cms_pages p
      where p.status = 'published' and p.deleted_at is null and p.published_at >= since and p.published_at < until
    union all
    select s.publish_at, case s.table_name when 'articles' then 'article_change' else 'page_change' end, s.row_id, p.slug,
      private.titles_of(coalesce(to_jsonb(a), to_jsonb(p), '{}') || s.changes)
    from public.scheduled_changes s
      left join public.articles a on s.table_name = 'articles' and a.id = s.row_id
      left join public.cms_pages p on s.table_name = 'cms_pages' and p.id = s.row_id
    where s.publish_at >= since and s.publish_at < until
    union all
    select d.day::timestamp at time zone 'Asia/Jakarta', d.of, null, null, null::jsonb from (
      select case when coalesce((s.promo ->> 'enabled')::boolean, false) then (s.promo ->> 'starts_on')::date end, 'promotion_begins' from public.site_settings s
      union all select case when coalesce((s.promo ->> 'enabled')::boolean, false) then (s.promo ->> 'ends_on')::date end, 'promotion_ends' from public.site_settings s
    ) d (day, of) where d.day between from_day and to_day
    union all
    select l.valid_until::timestamp at time zone 'Asia/Jakarta', 'paper_ends', l.id, null, private.titles_of(to_jsonb(l)) from public.legalitas l
      where l.deleted_at is null and l.valid_until between from_day and to_day
    union all
    select f.valid_from::timestamp at time zone 'Asia/Jakarta', 'fees_begin', null, null, null from public.fees f
      where f.is_published and f.deleted_at is null and f.valid_from between from_day and to_day group by f.valid_from
    union all
    select h.holiday_date::timestamp at time zone 'Asia/Jakarta', 'holiday', null, null, private.titles_of(to_jsonb(h), 'name') from public.public_holidays h
      where h.holiday_date between from_day and to_day
  ) e
  order by e.moment, e.of, e.titles ->> 'title' limit 1000;
end $$;
comment on function public.content_calendar(date, date) is
$c$What visitors begin to read, read otherwise or no longer read between two days (63 at most), both included: kind 'article', 'page' (published, or with is_ahead
scheduled), 'article_change', 'page_change' (a change at its minute), 'promotion_begins', 'promotion_ends' (its last day), 'paper_ends' (last day of validity),
'fees_begin', 'holiday'. row_key: slug of a page. titles: what it is called, {title, title_en}, null for what has no title; title: that of
the first language. Things of a whole day stand at its midnight. At most 1000. Admins and editors; 42501 for others. Errors:
P0001 field.invalid.$c$;
revoke all on function public.content_calendar(date, date) from public;
grant execute on function public.content_calendar(date, date) to authenticated;
