-- Each line of the dashboard opens the list that it counts: the lists get the filters that they lacked, and both sides one definition.

-- ---- Cases ----------------------------------------------------------------------------------------------------------

/* Of an open case: nobody has begun, or the reporter wrote after our last word. */
create function private.awaits_answer(id uuid, status text, reporter_wrote_at timestamptz, created_at timestamptz) returns boolean
  language sql stable set search_path = ''
as $$
  select awaits_answer.status = 'baru' or coalesce(awaits_answer.reporter_wrote_at > coalesce(greatest(
    (select max(e.created_at) from public.case_events e where e.complaint_id = awaits_answer.id and e.author = 'staff'),
    (select max(e.created_at) from public.case_events e where e.appeal_id = awaits_answer.id and e.author = 'staff')), awaits_answer.created_at), false)
$$;
grant execute on function private.awaits_answer(uuid, text, timestamptz, timestamptz) to staff_reader;

/* Open complaints or appeals that somebody should look at today; of restricted ones those that the caller's list has. */
create or replace function private.case_work(cases text) returns table (kind text, entries integer, first_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  midnight constant timestamptz := (private.today() + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  return query execute format($q$
    with open as not materialized (
      select c.* from public.%1$I c
      where c.closed_at is null and c.spam_at is null and (c.restricted_at is null or c.assigned_to = $2 or $4)
    )
    select 'overdue_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.next_due_at < now()
    union all select 'due_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.next_due_at >= now() and c.next_due_at < $1
    union all select 'unassigned_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.assigned_to is null
    union all select 'own_' || $3, count(*)::integer, min(c.reporter_wrote_at) from open c
      where c.assigned_to = $2 and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at) $q$, cases)
  using midnight, auth.uid(), cases, private.has_role('admin');
end $$;

create or replace function public.unread_cases(kind text, ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.id from public.%1$I c
    where c.id = any ($1) and c.closed_at is null and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at) $q$,
    private.table_of_kind(kind))
  using ids;
end $$;

drop function public.search_complaints(text, integer);
drop function public.search_appeals(text, integer);

/* The newest open cases that wait for our answer and have each word of the query; all of them without words. source: a null of the
   table's row type. Runs with the rights of the reader that calls it. */
create function private.unanswered_inbox(source anyelement, query text, most integer) returns setof anyelement
  language plpgsql stable set search_path = '' rows 50
as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.* from public.%1$I c
    where c.closed_at is null and c.search_text like all ($1) and (c.restricted_at is null or c.assigned_to = $2 or $3)
      and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at)
    order by c.created_at desc, c.id limit $4 $q$,
    (select t.typname from pg_catalog.pg_type t where t.oid = pg_typeof(source)))
  using private.search_patterns(query), private.caller_id(), private.has_role('admin'), least(greatest(most, 1), 100000);
end $$;
grant execute on function private.unanswered_inbox(anyelement, text, integer) to staff_reader;

create function public.search_complaints(query text, most integer default 1000, is_unanswered boolean default false) returns setof public.complaints
  language plpgsql stable security definer set search_path = '' rows 50
as $$
begin
  if is_unanswered then return query select * from private.unanswered_inbox(null::public.complaints, query, most);
  else return query select * from private.search_inbox(null::public.complaints, 'assigned_to', query, most);
  end if;
end $$;
comment on function public.search_complaints(text, integer, boolean) is
$c$The newest complaints (`most` of them: 1,000, at most 100,000) in whose number, subject, name, company or e-mail each word of the query occurs (part of a word is enough;
confidential cases by number only). is_unanswered: only open ones that wait for our answer, all of them where the query has no words. Admins and editors;
42501 for others. Rows of the table: select, filter, order and range apply as on the table.$c$;
revoke all on function public.search_complaints(text, integer, boolean) from public;
grant execute on function public.search_complaints(text, integer, boolean) to authenticated;
call private.owned_by('staff_reader', 'public.search_complaints(text, integer, boolean)');

create function public.search_appeals(query text, most integer default 1000, is_unanswered boolean default false) returns setof public.appeals
  language plpgsql stable security definer set search_path = '' rows 50
as $$
begin
  if is_unanswered then return query select * from private.unanswered_inbox(null::public.appeals, query, most);
  else return query select * from private.search_inbox(null::public.appeals, 'assigned_to', query, most);
  end if;
end $$;
comment on function public.search_appeals(text, integer, boolean) is
$c$As search_complaints, for appeals; also by application or certificate number.$c$;
revoke all on function public.search_appeals(text, integer, boolean) from public;
grant execute on function public.search_appeals(text, integer, boolean) to authenticated;
call private.owned_by('staff_reader', 'public.search_appeals(text, integer, boolean)');

-- ---- Articles and pages ---------------------------------------------------------------------------------------------

/* True of what appears later today. */
create function private.appears_today(status text, published_at timestamptz) returns boolean language sql stable set search_path = '' as $$
  select coalesce(appears_today.status = 'published' and appears_today.published_at > now()
    and appears_today.published_at < (private.today() + 1)::timestamp at time zone 'Asia/Jakarta', false) $$;
grant execute on function private.appears_today(text, timestamptz) to staff_reader;

/* Written pieces that appear today, and those that are published in Indonesian only. */
create or replace function private.content_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'scheduled_articles', count(*)::integer, min(a.published_at) from public.articles a
    where a.deleted_at is null and a.published_at > now() and private.appears_today(a.status, a.published_at)
  union all select 'scheduled_pages', count(*)::integer, min(p.published_at) from public.cms_pages p
    where p.deleted_at is null and p.published_at > now() and private.appears_today(p.status, p.published_at)
  union all select 'untranslated_articles', count(*)::integer, min(a.published_at) from public.articles a
    where a.status = 'published' and a.deleted_at is null and private.lacks_english(a.title_en, a.body_en)
  union all select 'untranslated_pages', count(*)::integer, min(p.published_at) from public.cms_pages p
    where p.status = 'published' and p.deleted_at is null and private.lacks_english(p.title_en, p.body_en) $$;

-- ---- Certificates ---------------------------------------------------------------------------------------------------

/* True of a suspension that ends within 30 days or should have ended, of a certificate that is under surveillance. */
create function private.is_suspension_ending(status text, suspended_until date, expires_on date, deleted_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(is_suspension_ending.status = 'dibekukan' and is_suspension_ending.suspended_until <= private.today() + 30
    and private.is_watched(is_suspension_ending.status, is_suspension_ending.expires_on, is_suspension_ending.deleted_at), false) $$;
grant execute on function private.is_suspension_ending(text, date, date, timestamptz) to staff_reader;

create or replace function private.surveillance_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with open as (
    select private.surveillance_state(null, v.due_on, true) as state, v.due_on
    from public.surveillance_visits v join public.certificates c on c.id = v.certificate_id
    where v.done_on is null and v.due_on < date_trunc('month', private.today()) + interval '1 month'
      and private.is_watched(c.status, c.expires_on, c.deleted_at)
  )
  select 'overdue_surveillance', count(*)::integer, min(o.due_on)::timestamp at time zone 'Asia/Jakarta' from open o where o.state = 'overdue'
  union all select 'due_surveillance', count(*)::integer, min(o.due_on)::timestamp at time zone 'Asia/Jakarta' from open o where o.state = 'month'
  union all select 'ending_suspensions', count(*)::integer, min(c.suspended_until)::timestamp at time zone 'Asia/Jakarta'
    from public.certificates c where c.suspended_until is not null
      and private.is_suspension_ending(c.status, c.suspended_until, c.expires_on, c.deleted_at) $$;

-- ---- Messages -------------------------------------------------------------------------------------------------------

/* As before; of restricted messages those that the caller's list has. */
create or replace function public.work_today() returns table (kind text, entries integer, first_at timestamptz)
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
    return query select w.* from private.action_work() w where w.entries > 0;
    return query select 'unread_messages', count(*)::integer, min(m.created_at) from public.contact_submissions m
      where m.status = 'baru' and m.spam_at is null and (m.restricted_at is null or m.handled_by = auth.uid() or is_admin) having count(*) > 0;
    return query select 'waiting_decisions', count(*)::integer, min(p.created_at) from public.certificate_proposals p
      where p.outcome is null and p.asked_by is distinct from auth.uid() having count(*) > 0;
    return query select w.* from private.content_work() w where w.entries > 0;
  end if;
  return query select w.* from private.expiry_work() w where w.entries > 0;
  if is_admin then
    return query select w.* from private.admin_work() w where w.entries > 0;
  end if;
end $$;
