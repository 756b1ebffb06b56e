/* Returns true while the corrective action is open. */
create function private.is_action_open(id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.corrective_actions a where a.id::text = is_action_open.id and a.status = 'open');
end $$;

/* Returns an open privacy request for a user; no row if the user cannot see it. */
create function private.request_item(id uuid, person uuid) returns table (number text, due_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select r.case_number, r.due_at from public.data_requests r
    where r.id = request_item.id and r.status = 'open'
      and request_item.person in (select private.request_readers(r.case_id));
end $$;

/* Returns a review request (private.review_facts); no row for other events. */
create function private.review_of_notice(event text, moment text)
returns table (number text, title text, key text, due_at timestamptz, is_over boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if event = 'review_wanted' then return query select f.* from private.review_facts(moment) f; end if;
end $$;

/* Returns the subject of a notice as this user may see it now; no row if the user cannot see it. number: of the case or
   message, title of the document, or year. title: of a case or message, unless it is confidential or restricted. key:
   id, number or slug in the address of its screen. is_over: no action is required any more, so the notice is not
   e-mailed. */
create function private.notice_facts(event text, kind text, subject uuid, moment text, person uuid)
returns table (number text, title text, key text, due_at timestamptz, is_over boolean)
language sql stable security definer set search_path = '' as $$
  select c.number, case when not c.is_confidential and c.restricted_at is null then c.subject end,
    c.id::text,
    case when event in ('due_soon', 'overdue') then moment::timestamptz
      when event like 'action%' then split_part(moment, ' ', 1)::timestamp at time zone 'Asia/Jakarta' end,
    c.closed_at is not null and event in ('due_soon', 'overdue')
      or event like 'action%' and not private.is_action_open(split_part(moment, ' ', 2))
  from private.cases c join public.app_users u on u.id = notice_facts.person
  where c.kind = notice_facts.kind and c.id = notice_facts.subject and c.spam_at is null and c.anonymised_at is null
    -- Same condition as in notice_readers().
    and (c.assigned_to = u.id or lower(u.role) = 'admin' or not c.is_confidential and c.restricted_at is null)
    and not private.is_kept_from(c.id, u.id)
  union all
  select m.number, m.subject, m.id::text, null, false from public.contact_submissions m
  where notice_facts.kind = 'contact' and m.id = notice_facts.subject and m.spam_at is null and m.anonymised_at is null
    and not (m.complaint_id is not null and private.is_kept_from(m.complaint_id, notice_facts.person))
  union all
  select r.number, null, null, r.due_at, false
    from private.request_item(notice_facts.subject, notice_facts.person) r
  where notice_facts.kind = 'data_request'
  union all
  select l.title, null, l.id::text, l.valid_until::timestamp at time zone 'Asia/Jakarta',
    l.valid_until::text is distinct from split_part(moment, ' ', 1)
  from public.legalitas l where notice_facts.kind = 'paper' and l.id = notice_facts.subject and l.deleted_at is null
  union all
  select split_part(moment, ' ', 1), null, null, null, false where notice_facts.kind = 'holidays'
  union all
  select x.number, null, x.number, d.due_on::timestamp at time zone 'Asia/Jakarta',
    -- Same condition as in certificate_days(), for one certificate.
    not (x.is_published and x.deleted_at is null and x.status in ('aktif', 'dibekukan') and d.due_on >= private.today()
      and case event
      when 'surveillance_due' then x.expires_on >= private.today()
        and exists (select from public.surveillance_visits v where v.certificate_id = x.id and v.done_on is null
          and v.due_on = d.due_on)
      else x.expires_on = d.due_on
        and private.successor_number(x.id, x.client_id, x.subclass_id, x.subclass_code, x.issued_on,
          x.expires_on) is null end)
  from public.certificates x
    cross join lateral (select case when event <> 'decision_waits'
      then split_part(moment, ' ', 1)::date end as due_on) d
  where notice_facts.kind = 'certificate' and event in ('surveillance_due', 'certificate_ends')
    and x.id = notice_facts.subject
  union all
  select x.number, null, x.client_id::text, null, p.outcome is not null
  from public.certificate_proposals p join public.certificates x on x.id = p.certificate_id
  where event = 'decision_waits' and x.id = notice_facts.subject and p.id::text = moment
  union all
  select r.* from private.review_of_notice(event, moment) r
$$;

/* Returns the items of an e-mail that still apply and that the user may read, at most 51. The columns are those of
   notice_facts(). */
create function private.notice_items(mail uuid, person uuid)
returns table (event text, kind text, number text, key text, due_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select n.event, n.kind, f.number, f.key, f.due_at
  -- The notices are checked one by one in this order, until there are enough.
  from (
    select * from private.staff_notices s where s.mail_id = notice_items.mail order by s.created_at, s.id
  ) n
  cross join lateral private.notice_facts(n.event, n.kind, n.subject, n.moment, notice_items.person) f
  where not f.is_over
  limit 51
$$;

/* Queues one e-mail per user with their notices: immediately, but at most one in five minutes, or daily at seven, as
   the user chose. Only one caller runs at a time. Called by claim_mails(). */
create function private.gather_notices() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  morning constant timestamptz :=
    (date_trunc('day', (now() at time zone 'Asia/Jakarta') - interval '7 hours')
      + interval '7 hours') at time zone 'Asia/Jakarta';
  waiting record;
  mail uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff notices', 0));
  delete from private.staff_notices n where n.created_at < now() - interval '400 days';
  for waiting in
    select w.person, w.since, private.mail_wish(w.person) as wish
    from (select n.person, min(n.created_at) as since from private.staff_notices n where n.mail_id is null
      group by n.person) w
  loop
    if waiting.wish = 'off' then
      update private.staff_notices n set mail_id = '00000000-0000-0000-0000-000000000000'
        where n.person = waiting.person and n.mail_id is null;
    end if;
    continue when waiting.wish = 'off' or case waiting.wish when 'daily' then waiting.since >= morning
      else exists (select from private.outgoing_mails m where m.person = waiting.person
        and m.created_at > now() - interval '5 minutes') end;
    insert into private.outgoing_mails as m (kind, event, person) values ('staff', 'notice', waiting.person)
      returning m.id into mail;
    update private.staff_notices n set mail_id = mail
    where n.person = waiting.person and n.mail_id is null and (waiting.wish <> 'daily' or n.created_at < morning);
  end loop;
end $$;

/* Returns an e-mail to a user for the function notify, with at most 50 items and the number of others; null if no item
   applies any more. */
create function private.staff_mail(mail uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('email', u.email, 'language', u.locale, 'items', i.items, 'more',
    case when i.told > 50 then (select count(*) from private.staff_notices n where n.mail_id = staff_mail.mail) - 50
      else 0 end)
  from public.app_users u
  cross join lateral (
    select jsonb_agg(to_jsonb(x) - 'place') filter (where x.place <= 50) as items, count(*) as told
    from (select n.*, row_number() over () as place from private.notice_items(staff_mail.mail, staff_mail.person) n) x
  ) i
  where u.id = staff_mail.person and private.mail_wish(u.id) <> 'off' and i.told > 0
$$;

/* For admins and editors: returns the caller's notices of the last 90 days that they may still see, newest first: a
   page of at most 100 rows, taken from the newest 1,000 and the newest 1,000 unread. Columns: see
   private.notice_facts(); each row has total (of the requested rows) and unread (of all). Errors: 42501 for others. */
create function public.own_notices(
  page_number integer default 1, page_size integer default 25, unread_only boolean default false
) returns table (id uuid, event text, kind text, number text, title text, key text, due_at timestamptz, is_over boolean,
  created_at timestamptz, read_at timestamptz, total integer, unread integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  rows_each constant integer := least(greatest(coalesce(page_size, 25), 1), 100);
begin
  perform private.require_handler();
  return query
  with newest as materialized (
    (select n.* from private.staff_notices n
      where n.person = auth.uid() and n.created_at > now() - interval '90 days'
      order by n.created_at desc, n.id limit 1000)
    union
    (select n.* from private.staff_notices n
      where n.person = auth.uid() and n.created_at > now() - interval '90 days' and n.read_at is null
      order by n.created_at desc, n.id limit 1000)
  ), seen as materialized (
    select n.id, n.event, n.kind, f.number, f.title, f.key, f.due_at, f.is_over, n.created_at, n.read_at
    from newest n
    cross join lateral private.notice_facts(n.event, n.kind, n.subject, n.moment, n.person) f
  ), counted as (
    select count(*) filter (where not coalesce(unread_only, false) or s.read_at is null)::integer as total,
      count(*) filter (where s.read_at is null)::integer as unread from seen s
  )
  select s.*, k.total, k.unread from seen s cross join counted k
  where not coalesce(unread_only, false) or s.read_at is null
  order by s.created_at desc, s.id
  limit rows_each offset (least(greatest(coalesce(page_number, 1), 1), 1000) - 1) * rows_each;
end $$;
grant execute on function public.own_notices(integer, integer, boolean) to authenticated;

/* For admins and editors: marks the caller's notices as read or unread: those with these ids (the first 100), or all.
   Errors: 42501 for others. */
create function public.mark_notices(ids uuid[] default null, is_read boolean default true) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_handler();
  -- Notices that were read are not e-mailed.
  update private.staff_notices n set read_at = case when is_read then now() end,
    mail_id = coalesce(n.mail_id, '00000000-0000-0000-0000-000000000000')
  where n.person = auth.uid() and (ids is null or n.id = any (ids[1:100])) and (n.read_at is null) = is_read;
  if found then
    -- Other windows of the user refetch the list.
    perform realtime.send('{"table": "staff_notices", "action": "update", "ids": []}', 'change', 'staff', true);
  end if;
end $$;
grant execute on function public.mark_notices(uuid[], boolean) to authenticated;

/* For admins and editors: returns how the caller is notified by e-mail: 'at_once', 'daily' or 'off'. Errors: 42501 for
   others. */
create function public.own_mail_wish() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  return private.mail_wish(auth.uid());
end $$;
grant execute on function public.own_mail_wish() to authenticated;

/* For admins and editors: sets how the caller is notified by e-mail: 'at_once', 'daily' (at seven) or 'off'. Errors:
   42501; P0001 field.invalid. */
create function public.choose_mail_wish(wish text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_handler();
  if wish is null or wish not in ('at_once', 'daily', 'off') then
    perform private.refuse('field.invalid', 'wish');
  end if;
  insert into private.staff_wishes as w (person, mails) values (auth.uid(), wish)
  on conflict (person) do update set mails = excluded.mails;
end $$;
grant execute on function public.choose_mail_wish(text) to authenticated;
