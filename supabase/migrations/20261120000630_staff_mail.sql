-- Mail to staff: what they are told of, to whom, and when. A mail says number, kind and address in the back-office, never a name or a word
-- of anybody who reported something: mailboxes are read by more people than the one they are for.

create table private.staff_wishes (
  person uuid primary key references public.app_users (id) on delete cascade,
  mails text not null check (mails in ('at_once', 'daily', 'off'))
);
comment on table private.staff_wishes is 'The way in which each admin or editor wants to be told: at_once (without a row), daily at seven, or off.';

create table private.staff_notices (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references public.app_users (id) on delete cascade,
  event text not null check (event in ('arrived', 'replied', 'assigned', 'reopened', 'due_soon', 'overdue', 'action_due', 'action_overdue', 'paper_ends', 'holidays_missing', 'surveillance_due', 'certificate_ends', 'decision_waits', 'mentioned', 'review_wanted')),
  kind text not null check (kind in ('complaint', 'appeal', 'contact', 'data_request', 'paper', 'holidays', 'certificate', 'article', 'page')),
  subject uuid,
  moment text not null,
  created_at timestamptz not null default now(),
  mail_id uuid,
  read_at timestamptz,
  unique nulls not distinct (person, event, kind, subject, moment)
);
create index staff_notices_waiting on private.staff_notices (person, created_at) where mail_id is null;
create index staff_notices_newest on private.staff_notices (person, created_at desc, id);
create index staff_notices_of_mail on private.staff_notices (mail_id, created_at, id);
create index staff_notices_subject on private.staff_notices (subject, event);
comment on table private.staff_notices is
$c$Things that a person is to be told of, once each. subject: id of the case, message, request or paper; moment: what makes the same event another (a due date, an
entry of the timeline, a year). mail_id: the mail in private.outgoing_mails that told it, kept when that is forgotten; the id of zeros where the person wants none, or
read it in the list before (read_at). The list shows ninety days; rows are kept for 400, because they say what was told.$c$;

-- New ones are announced; that a mail told them is nobody's news.
create trigger announce_insert after insert on private.staff_notices referencing new table as changed
  for each statement execute function private.announce('staff');

/* The person's own wish; 'off' for whoever handles no cases, is deactivated, or was invited and never came in. */
create function private.mail_wish(person uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case when private.is_handler(mail_wish.person) and private.has_come_in(mail_wish.person)
    then coalesce((select w.mails from private.staff_wishes w where w.person = mail_wish.person), 'at_once') else 'off' end
$$;

/* Everybody who may read a case and had no part in it; all handlers for what is no case. */
create function private.notice_readers(kind text, id uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from public.app_users u
  where u.is_active and lower(u.role) in ('admin', 'editor') and (notice_readers.kind not in ('complaint', 'appeal') or exists (
    select from private.cases c where c.kind = notice_readers.kind and c.id = notice_readers.id
      and (c.assigned_to = u.id or lower(u.role) = 'admin' or not c.is_confidential and c.restricted_at is null)
      and not private.is_involved(c.id, u.id)))
$$;

/* The admins who may carry out a request about personal data: of a confidential case none who is recorded as involved (policy of data_requests). */
create function private.request_readers(case_id uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from public.app_users u
  where u.is_active and lower(u.role) = 'admin'
    and not (private.is_involved(request_readers.case_id, u.id) and private.is_confidential_case(request_readers.case_id))
$$;

/* Notes something for these people. For who wants no mail it counts as told: a changed wish begins with what comes then. */
create function private.tell_staff(people uuid[], event text, kind text, subject uuid, moment text) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.staff_notices (person, event, kind, subject, moment, mail_id)
  select p.id, tell_staff.event, tell_staff.kind, tell_staff.subject, tell_staff.moment,
    case private.mail_wish(p.id) when 'off' then '00000000-0000-0000-0000-000000000000'::uuid end
  from unnest(people) p (id)
  on conflict do nothing
$$;

/* The people who look after a case or message: whoever has it, otherwise everybody who may. */
create function private.case_minders(kind text, id uuid) returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  select array(select r from private.notice_readers(case_minders.kind, case_minders.id) r
    where r = coalesce((select c.assigned_to from private.cases c where c.id = case_minders.id),
      (select m.handled_by from public.contact_submissions m where case_minders.kind = 'contact' and m.id = case_minders.id), r))
$$;

-- ---- What happens ---------------------------------------------------------------------------------------------------

/* Trigger after insert of a decision on a certificate that waits: all who may confirm it. */
create function private.tell_of_proposal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_staff(array(select r from private.notice_readers('certificate', new.certificate_id) r where r is distinct from new.asked_by),
    'decision_waits', 'certificate', new.certificate_id, new.id::text);
  return null;
end $$;
create trigger tell_of_proposal after insert on public.certificate_proposals for each row execute function private.tell_of_proposal();

/* Trigger after insert of a case or message; the argument is the kind. */
create function private.tell_of_arrival() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One statement, because many may arrive at once. Nobody has a new case yet, or is recorded as involved.
  insert into private.staff_notices (person, event, kind, subject, moment, mail_id)
  select u.id, 'arrived', tg_argv[0], new.id, '',
    case when w.mails = 'off' then '00000000-0000-0000-0000-000000000000'::uuid end
  from public.app_users u
  join auth.users a on a.id = u.id and (a.email_confirmed_at is not null or a.last_sign_in_at is not null)
  left join private.staff_wishes w on w.person = u.id
  where u.is_active and (lower(u.role) = 'admin'
    or lower(u.role) = 'editor' and coalesce((to_jsonb(new) ->> 'is_confidential')::boolean, false) = false);
  return null;
end $$;
create trigger tell_staff after insert on public.complaints for each row execute function private.tell_of_arrival('complaint');
create trigger tell_staff after insert on public.appeals for each row execute function private.tell_of_arrival('appeal');
create trigger tell_staff after insert on public.contact_submissions for each row execute function private.tell_of_arrival('contact');

/* Trigger after insert of what a reporter added, unless one of us entered it. Not of files in the first hour, which came with the form, nor twice before it was told. */
create function private.tell_of_reply() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.actor is not null then return null; end if;
  if new.kind = 'attachment' and exists (select from private.cases c
    where c.id = new.case_id and c.created_at > now() - interval '1 hour' and c.status = 'baru') then return null; end if;
  perform private.tell_staff(array(select p.id from unnest(private.case_minders(new.case_kind, new.case_id)) p (id)
    where not exists (select from private.staff_notices n where n.person = p.id and n.subject = new.case_id
      and n.event = 'replied' and n.mail_id is null)), 'replied', new.case_kind, new.case_id, new.id::text);
  return null;
end $$;
create trigger tell_staff after insert on public.case_events
  for each row when (new.author = 'reporter') execute function private.tell_of_reply();

/*
 * Tells the people whom a note names, once each; nobody of themselves. Somebody who may not see the case cannot be named: they would learn that
 * it is there. Errors: P0001 case.mention_refused.
 */
create function private.tell_mentioned(kind text, id uuid, note uuid, mentions uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stranger uuid;
begin
  select m.person into stranger from unnest(mentions) m (person)
  where m.person is distinct from auth.uid() and m.person not in (select private.notice_readers(kind, id)) limit 1;
  if found then
    perform private.refuse('case.mention_refused', 'mentions', (select u.full_name from public.app_users u where u.id = stranger));
  end if;
  perform private.tell_staff(array(select m.person from unnest(mentions) m (person) where m.person is distinct from auth.uid()),
    'mentioned', kind, id, note::text);
end $$;

create function public.mentionable_staff(kind text, id uuid) returns table (person_id uuid, full_name text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  perform private.inbox_table(kind, id);
  perform private.require_case_reader(kind, id);
  return query select u.id, u.full_name from public.app_users u
    where u.id in (select private.notice_readers(kind, mentionable_staff.id)) and u.id <> auth.uid() and private.has_come_in(u.id)
    order by u.full_name limit 500;
end $$;
comment on function public.mentionable_staff(text, uuid) is
$c$The colleagues whom a note of this case or message ('complaint', 'appeal', 'contact') may name: admins and editors who may read it and had no part in the matter, without the
caller. Admins and editors who may read it themselves. Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential, case.restricted, case.anonymised.$c$;
grant execute on function public.mentionable_staff(text, uuid) to authenticated;

/* Trigger after update: tells whoever is given a case or message by somebody else. The argument is the kind. */
create function private.tell_of_assignment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given_to constant uuid := coalesce(to_jsonb(new) ->> 'assigned_to', to_jsonb(new) ->> 'handled_by');
begin
  if given_to is distinct from auth.uid() then
    perform private.tell_staff(array[given_to], 'assigned', tg_argv[0], new.id, clock_timestamp()::text);
  end if;
  return null;
end $$;
create trigger tell_assignee after update of assigned_to on public.complaints
  for each row when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function private.tell_of_assignment('complaint');
create trigger tell_assignee after update of assigned_to on public.appeals
  for each row when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function private.tell_of_assignment('appeal');
create trigger tell_assignee after update of handled_by on public.contact_submissions
  for each row when (new.handled_by is not null and new.handled_by is distinct from old.handled_by)
  execute function private.tell_of_assignment('contact');

/*
 * Tells of the things that come with time: deadlines one working day before and after, papers 90, 30 and 7 days before they end and when they have, years
 * without holidays once a month. A day begins at seven here: nobody is told at midnight.
 */
create function private.watch_for_staff() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dawn constant timestamptz := now() - interval '7 hours';
  today constant date := (dawn at time zone 'Asia/Jakarta')::date;
  soon constant timestamptz := private.add_working_days(dawn, 1);
begin
  perform private.tell_staff(
    private.case_minders(c.kind, c.id) || case c.event when 'overdue' then
      array(select u.id from private.notice_readers(c.kind, c.id) r join public.app_users u on u.id = r where lower(u.role) = 'admin') end,
    c.event, c.kind, c.id, c.moment)
  from (
    select k.*, case when k.next_due_at < dawn then 'overdue' else 'due_soon' end as event,
      to_char(k.next_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
    from (
      select 'complaint' as kind, k.id, k.next_due_at from public.complaints k
        where k.closed_at is null and k.spam_at is null and k.next_due_at <= soon
      union all
      select 'appeal', a.id, a.next_due_at from public.appeals a
        where a.closed_at is null and a.spam_at is null and a.next_due_at <= soon
    ) k
  ) c
  where not exists (select from private.staff_notices n where n.subject = c.id and n.event = c.event and n.moment = c.moment)
  -- The others in the next minute: a statement may last eight seconds.
  limit 200;

  perform private.tell_staff(array(select private.notice_readers('paper', null)), 'paper_ends', 'paper', l.id,
    l.valid_until || case when l.valid_until < today then ' over' when l.valid_until <= today + 7 then ' 7'
      when l.valid_until <= today + 30 then ' 30' else ' 90' end)
  from public.legalitas l where l.deleted_at is null and l.valid_until <= today + 90;

  perform private.tell_staff(array(select u.id from public.app_users u where u.is_active and lower(u.role) = 'admin'),
    'holidays_missing', 'holidays', null, y.year || to_char(today, ' YYYY-MM'))
  from unnest(private.unentered_years()) y (year);
  perform private.watch_actions(today);
end $$;

-- ---- Into mails -----------------------------------------------------------------------------------------------------

/* True while the corrective action of this id is still to be done. */
create function private.is_action_open(id text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.corrective_actions a where a.id::text = is_action_open.id and a.status = 'open');
end $$;

/* A request about personal data that is still open, as a mail names it to this person; nothing where they may not see it. */
create function private.request_item(id uuid, person uuid) returns table (number text, address text, due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select r.case_number, '/admin/permintaan-data', r.due_at from public.data_requests r
    where r.id = request_item.id and r.status = 'open' and request_item.person in (select private.request_readers(r.case_id));
end $$;

/* A request to read a text, in words (private.review_facts); of other events nothing. */
create function private.review_of_notice(event text, moment text)
  returns table (number text, title text, address text, due_at timestamptz, is_over boolean)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if event = 'review_wanted' then return query select f.* from private.review_facts(moment) f; end if;
end $$;

/*
 * The thing that a notice is about, as this person may see it now; no row where they may not. number: of the case or message, title of the paper, or year. title: of a case
 * or message, unless it is confidential or restricted. address: of the screen, without the site. is_over: it needs nobody any more, and no mail tells it.
 */
create function private.notice_facts(event text, kind text, subject uuid, moment text, person uuid)
  returns table (number text, title text, address text, due_at timestamptz, is_over boolean)
  language sql stable security definer set search_path = ''
as $$
  select c.number, case when not c.is_confidential and c.restricted_at is null then c.subject end,
    case c.kind when 'complaint' then '/admin/keluhan?case=' else '/admin/banding?case=' end || c.id,
    case when event in ('due_soon', 'overdue') then moment::timestamptz
      when event like 'action%' then split_part(moment, ' ', 1)::timestamp at time zone 'Asia/Jakarta' end,
    c.closed_at is not null and event in ('due_soon', 'overdue')
      or event like 'action%' and not private.is_action_open(split_part(moment, ' ', 2))
  from private.cases c join public.app_users u on u.id = notice_facts.person
  where c.kind = notice_facts.kind and c.id = notice_facts.subject and c.spam_at is null and c.anonymised_at is null
    -- As in notice_readers().
    and (c.assigned_to = u.id or lower(u.role) = 'admin' or not c.is_confidential and c.restricted_at is null)
    and not private.is_involved(c.id, u.id)
  union all
  select m.number, m.subject, '/admin/messages?case=' || m.id, null, false from public.contact_submissions m
  where notice_facts.kind = 'contact' and m.id = notice_facts.subject and m.spam_at is null and m.anonymised_at is null
  union all
  select r.number, null, r.address, r.due_at, false from private.request_item(notice_facts.subject, notice_facts.person) r
  where notice_facts.kind = 'data_request'
  union all
  select l.title, null, '/admin/legalitas?edit=' || l.id, l.valid_until::timestamp at time zone 'Asia/Jakarta',
    l.valid_until::text is distinct from split_part(moment, ' ', 1)
  from public.legalitas l where notice_facts.kind = 'paper' and l.id = notice_facts.subject and l.deleted_at is null
  union all
  select split_part(moment, ' ', 1), null, '/admin/settings/holidays', null, false where notice_facts.kind = 'holidays'
  union all
  select x.number, null, case event when 'surveillance_due' then '/admin/klien/surveilans?q=' else '/admin/klien/sertifikat?q=' end
    || replace(replace(x.number, '%', '%25'), ' ', '%20'), d.due_on::timestamp at time zone 'Asia/Jakarta',
    -- As in certificate_days(), for one certificate.
    not (x.is_published and x.deleted_at is null and x.status in ('aktif', 'dibekukan') and d.due_on >= private.today() and case event
      when 'surveillance_due' then x.expires_on >= private.today()
        and exists (select from public.surveillance_visits v where v.certificate_id = x.id and v.done_on is null and v.due_on = d.due_on)
      else x.expires_on = d.due_on
        and private.successor_number(x.id, x.client_id, x.subclass_id, x.subclass_code, x.issued_on, x.expires_on) is null end)
  from public.certificates x
    cross join lateral (select case when event <> 'decision_waits' then split_part(moment, ' ', 1)::date end as due_on) d
  where notice_facts.kind = 'certificate' and event in ('surveillance_due', 'certificate_ends') and x.id = notice_facts.subject
  union all
  select x.number, null, '/admin/klien/' || x.client_id, null, p.outcome is not null
  from public.certificate_proposals p join public.certificates x on x.id = p.certificate_id
  where event = 'decision_waits' and x.id = notice_facts.subject and p.id::text = moment
  union all
  select r.* from private.review_of_notice(event, moment) r
$$;

/* The items that a mail tells, as far as it is still so and the person may still read it; 51 at most. Columns as of notice_facts(). */
create function private.notice_items(mail uuid, person uuid)
  returns table (event text, kind text, number text, address text, due_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select n.event, n.kind, f.number, f.address, f.due_at
  -- In this order one after another, until there are enough.
  from (
    select * from private.staff_notices s where s.mail_id = notice_items.mail order by s.created_at, s.id
  ) n
  cross join lateral private.notice_facts(n.event, n.kind, n.subject, n.moment, notice_items.person) f
  where not f.is_over
  limit 51
$$;

/*
 * Makes one mail for each person of what waits for them: at once, though not more than one in five minutes; for who wants one a day what
 * had come by the last seven o'clock. One caller at a time: the next finds nothing left. Called by claim_mails().
 */
create function private.gather_notices() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  morning constant timestamptz :=
    (date_trunc('day', (now() at time zone 'Asia/Jakarta') - interval '7 hours') + interval '7 hours') at time zone 'Asia/Jakarta';
  waiting record;
  mail uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff notices', 0));
  delete from private.staff_notices n where n.created_at < now() - interval '400 days';
  for waiting in
    select w.person, w.since, private.mail_wish(w.person) as wish
    from (select n.person, min(n.created_at) as since from private.staff_notices n where n.mail_id is null group by n.person) w
  loop
    if waiting.wish = 'off' then
      update private.staff_notices n set mail_id = '00000000-0000-0000-0000-000000000000' where n.person = waiting.person and n.mail_id is null;
    end if;
    continue when waiting.wish = 'off' or case waiting.wish when 'daily' then waiting.since >= morning
      else exists (select from private.outgoing_mails m where m.person = waiting.person and m.created_at > now() - interval '5 minutes') end;
    insert into private.outgoing_mails as m (kind, event, person) values ('staff', 'notice', waiting.person) returning m.id into mail;
    update private.staff_notices n set mail_id = mail
    where n.person = waiting.person and n.mail_id is null and (waiting.wish <> 'daily' or n.created_at < morning);
  end loop;
end $$;

/* A mail to staff as notify sends it; null when there is nobody or nothing to be told any more. At most 50 items, and how many more. */
create function private.staff_mail(mail uuid, person uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', u.email, 'language', u.locale, 'items', i.items, 'more',
    case when i.told > 50 then (select count(*) from private.staff_notices n where n.mail_id = staff_mail.mail) - 50 else 0 end)
  from public.app_users u
  cross join lateral (
    select jsonb_agg(to_jsonb(x) - 'place') filter (where x.place <= 50) as items, count(*) as told
    from (select n.*, row_number() over () as place from private.notice_items(staff_mail.mail, staff_mail.person) n) x
  ) i
  where u.id = staff_mail.person and private.mail_wish(u.id) <> 'off' and i.told > 0
$$;

-- ---- The list -------------------------------------------------------------------------------------------------------

create function public.own_notices(page_number integer default 1, page_size integer default 25, unread_only boolean default false)
  returns table (id uuid, event text, kind text, number text, title text, address text, due_at timestamptz, is_over boolean,
    created_at timestamptz, read_at timestamptz, total integer, unread integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  rows_each constant integer := least(greatest(coalesce(page_size, 25), 1), 100);
begin
  perform private.require_handler();
  return query
  with seen as materialized (
    select n.id, n.event, n.kind, f.number, f.title, f.address, f.due_at, f.is_over, n.created_at, n.read_at
    from private.staff_notices n
    cross join lateral private.notice_facts(n.event, n.kind, n.subject, n.moment, n.person) f
    where n.person = auth.uid() and n.created_at > now() - interval '90 days'
  ), counted as (
    select count(*) filter (where not coalesce(unread_only, false) or s.read_at is null)::integer as total,
      count(*) filter (where s.read_at is null)::integer as unread from seen s
  )
  select s.*, k.total, k.unread from seen s cross join counted k
  where not coalesce(unread_only, false) or s.read_at is null
  order by s.created_at desc, s.id
  limit rows_each offset (least(greatest(coalesce(page_number, 1), 1), 1000) - 1) * rows_each;
end $$;
comment on function public.own_notices(integer, integer, boolean) is
$c$What the caller was told of in the last ninety days, newest first, as far as they may still see it: a page of at most 100 rows. Columns: see private.notice_facts();
total of the rows asked for and unread of all stand on each row. Admins and editors; 42501 for others.$c$;
grant execute on function public.own_notices(integer, integer, boolean) to authenticated;

create function public.mark_notices(ids uuid[] default null, is_read boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  -- A notice that was read here is not mailed as well.
  update private.staff_notices n set read_at = case when is_read then now() end,
    mail_id = coalesce(n.mail_id, '00000000-0000-0000-0000-000000000000')
  where n.person = auth.uid() and (ids is null or n.id = any (ids[1:100])) and (n.read_at is null) = is_read;
  if found then
    -- Other windows of the person read the list again.
    perform realtime.send('{"table": "staff_notices", "action": "update", "ids": []}', 'change', 'staff', true);
  end if;
end $$;
comment on function public.mark_notices(uuid[], boolean) is
$c$Marks the caller's notices as read, or as unread: those with these ids (the first 100), or all. Others' are left alone. Admins and editors; 42501 for others.$c$;
grant execute on function public.mark_notices(uuid[], boolean) to authenticated;

-- ---- Wishes ---------------------------------------------------------------------------------------------------------

create function public.own_mail_wish() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  return private.mail_wish(auth.uid());
end $$;
comment on function public.own_mail_wish() is
$c$How the caller is told of cases, deadlines and papers by mail: 'at_once', 'daily' or 'off'. Admins and editors; 42501 for others.$c$;
grant execute on function public.own_mail_wish() to authenticated;

create function public.choose_mail_wish(wish text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  if wish is null or wish not in ('at_once', 'daily', 'off') then perform private.refuse('field.invalid', 'wish'); end if;
  insert into private.staff_wishes as w (person, mails) values (auth.uid(), wish)
  on conflict (person) do update set mails = excluded.mails;
end $$;
comment on function public.choose_mail_wish(text) is
$c$Says how the caller wants to be told by mail: 'at_once', 'daily' (at seven, what came since) or 'off'. Admins and editors. Errors: 42501; P0001
field.invalid.$c$;
grant execute on function public.choose_mail_wish(text) to authenticated;
