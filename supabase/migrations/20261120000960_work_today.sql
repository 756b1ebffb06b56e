-- What needs work today, for whoever asks; and how the cases of the last months came and went.

/* A text of ours that English readers get in Indonesian: no title of its own, or not a word in the body. */
create function private.lacks_english(title_en text, body_en jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(title_en !~ '\S', true) or coalesce(private.document_text(body_en) !~ '\S', true) $$;
-- Whoever writes a row of an index that uses a function calls the function.
grant execute on function private.lacks_english(text, jsonb) to authenticated, service_role;

create index articles_lacking_english on public.articles (published_at)
  where status = 'published' and deleted_at is null and private.lacks_english(title_en, body_en);
create index complaints_closed on public.complaints (closed_at) include (created_at) where closed_at is not null;
create index appeals_closed on public.appeals (closed_at) include (created_at) where closed_at is not null;

/* Open complaints or appeals that somebody should look at today. */
create function private.case_work(cases text) returns table (kind text, entries integer, first_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  midnight constant timestamptz := (private.today() + 1)::timestamp at time zone 'Asia/Jakarta';
  link constant text := case cases when 'complaints' then 'complaint_id' else 'appeal_id' end;
begin
  return query execute format($q$
    select 'overdue_' || $3, count(*)::integer, min(c.next_due_at) from public.%1$I c
      where c.closed_at is null and c.spam_at is null and c.next_due_at < now()
    union all select 'due_' || $3, count(*)::integer, min(c.next_due_at) from public.%1$I c
      where c.closed_at is null and c.spam_at is null and c.next_due_at >= now() and c.next_due_at < $1
    union all select 'unassigned_' || $3, count(*)::integer, min(c.next_due_at) from public.%1$I c
      where c.closed_at is null and c.spam_at is null and c.assigned_to is null
    union all select 'own_' || $3, count(*)::integer, min(c.reporter_wrote_at) from public.%1$I c
      where c.closed_at is null and c.spam_at is null and c.assigned_to = $2 and (c.status = 'baru' or c.reporter_wrote_at > coalesce(
        (select max(e.created_at) from public.case_events e where e.%2$I = c.id and e.author = 'staff'), c.created_at)) $q$,
    cases, link)
  using midnight, auth.uid(), cases;
end $$;

/* Written pieces that appear today, and those that are published in Indonesian only. */
create function private.content_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with today as (select now() as begins, (private.today() + 1)::timestamp at time zone 'Asia/Jakarta' as ends)
  select 'scheduled_articles', count(*)::integer, min(a.published_at) from public.articles a, today
    where a.status = 'published' and a.deleted_at is null and a.published_at > today.begins and a.published_at < today.ends
  union all select 'scheduled_pages', count(*)::integer, min(p.published_at) from public.cms_pages p, today
    where p.status = 'published' and p.deleted_at is null and p.published_at > today.begins and p.published_at < today.ends
  union all select 'untranslated_articles', count(*)::integer, min(a.published_at) from public.articles a
    where a.status = 'published' and a.deleted_at is null and private.lacks_english(a.title_en, a.body_en)
  union all select 'untranslated_pages', count(*)::integer, min(p.published_at) from public.cms_pages p
    where p.status = 'published' and p.deleted_at is null and private.lacks_english(p.title_en, p.body_en) $$;

/* Certificates in force whose last day is within 30 days, and papers of the body itself whose last day is within 90 or past. */
create function private.expiry_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'expiring_certificates', count(*)::integer, min(c.expires_on)::timestamp at time zone 'Asia/Jakarta' from public.certificates c
    where c.deleted_at is null and c.status = 'aktif' and c.expires_on between private.today() and private.today() + 30
  union all select 'expiring_papers', count(*)::integer, min(l.valid_until)::timestamp at time zone 'Asia/Jakarta' from public.legalitas l
    where l.deleted_at is null and l.is_published and l.valid_until <= private.today() + 90 $$;

/* Requests about personal data, invitations nobody has accepted, mails that were given up, and a site that depends on one person. */
create function private.admin_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'pending_invitations', count(*)::integer, min(p.created_at) from public.app_users p
    join auth.users u on u.id = p.id where p.is_active and u.email_confirmed_at is null and u.last_sign_in_at is null
  union all select 'data_requests', count(*)::integer, min(r.due_at) from public.data_requests r where r.status = 'open'
  union all select 'undelivered_mails', count(*)::integer, min(m.given_up_at) from private.outgoing_mails m
    where m.given_up_at is not null and m.sent_at is null
  union all select 'single_admin', 1, null from public.app_users p
    where p.is_active and lower(p.role) = 'admin' having count(*) = 1 $$;

/* Staff: what waits, in the order of urgency, each kind with how many and the first moment (due, arrived, expires, appears).
   Kinds that hold nothing are not in it. Viewers get what expires and nothing of cases, mail or people. */
create function public.work_today() returns table (kind text, entries integer, first_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.has_role('admin');
  is_handler boolean := private.has_role('admin', 'editor');
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may see what needs work';
  end if;
  if is_handler then
    return query select w.* from private.case_work('complaints') w where w.entries > 0;
    return query select w.* from private.case_work('appeals') w where w.entries > 0;
    return query select 'unread_messages', count(*)::integer, min(m.created_at) from public.contact_submissions m
      where m.status = 'baru' and m.spam_at is null having count(*) > 0;
    return query select w.* from private.content_work() w where w.entries > 0;
  end if;
  return query select w.* from private.expiry_work() w where w.entries > 0;
  if is_admin then
    return query select w.* from private.admin_work() w where w.entries > 0;
  end if;
end $$;

/* Admins and editors: for each of the last months (this one included, at most 36) and both kinds of case ('complaint',
   'appeal'): how many arrived, how many were closed, and how many calendar days those had taken on average. */
create function public.case_flow(months integer default 12)
returns table (kind text, month date, received integer, closed integer, days_to_close numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  first_month timestamp := date_trunc('month', private.today())
    - make_interval(months => least(greatest(coalesce(months, 12), 1), 36) - 1);
begin
  perform private.require_handler();
  -- Month by month: ranges of two indexes, without looking at a row.
  return query
    with span as (
      select m::date as month, m at time zone 'Asia/Jakarta' as begins, (m + interval '1 month') at time zone 'Asia/Jakarta' as ends
      from generate_series(first_month, date_trunc('month', private.today()::timestamp), '1 month') m
    )
    select 'complaint', s.month, a.n, e.n, e.days from span s
      cross join lateral (select count(*)::integer as n from public.complaints c where c.created_at >= s.begins and c.created_at < s.ends
        and c.spam_at is null) a
      cross join lateral (select count(*)::integer as n, round(extract(epoch from avg(c.closed_at - c.created_at)) / 86400, 1) as days
        from public.complaints c where c.closed_at >= s.begins and c.closed_at < s.ends) e
    union all
    select 'appeal', s.month, a.n, e.n, e.days from span s
      cross join lateral (select count(*)::integer as n from public.appeals c where c.created_at >= s.begins and c.created_at < s.ends
        and c.spam_at is null) a
      cross join lateral (select count(*)::integer as n, round(extract(epoch from avg(c.closed_at - c.created_at)) / 86400, 1) as days
        from public.appeals c where c.closed_at >= s.begins and c.closed_at < s.ends) e;
end $$;

revoke execute on function private.case_work(text), private.content_work(), private.expiry_work(), private.admin_work() from public;
revoke execute on function public.work_today(), public.case_flow(integer) from public, anon, authenticated;
grant execute on function public.work_today(), public.case_flow(integer) to authenticated;
