-- E-mails to staff contain number, kind and address of the screen, never a name or text of a reporter, because other
-- people may read the mailbox.
create table private.staff_wishes (
  person uuid primary key references public.app_users (id) on delete cascade,
  mails text not null check (mails in ('at_once', 'daily', 'off'))
);
comment on table private.staff_wishes is
  'How each admin or editor is notified by e-mail: at_once (without a row), daily at seven, or off.';

create table private.staff_notices (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references public.app_users (id) on delete cascade,
  event text not null check (event in ('arrived', 'replied', 'assigned', 'reopened', 'due_soon', 'overdue',
    'action_due', 'action_overdue', 'paper_ends', 'holidays_missing', 'surveillance_due', 'certificate_ends',
    'decision_waits', 'mentioned', 'review_wanted')),
  kind text not null check (kind in ('complaint', 'appeal', 'contact', 'data_request', 'paper', 'holidays',
    'certificate', 'article', 'page')),
  subject uuid,
  moment text not null,
  created_at timestamptz not null default now(),
  mail_id uuid,
  read_at timestamptz,
  unique nulls not distinct (person, event, kind, subject, moment)
);
comment on table private.staff_notices is
  'Notices to users, one per event. subject: id of the case, message, request or document; moment: distinguishes '
  'events of one kind (a due date, a timeline entry, a year). mail_id: the e-mail in private.outgoing_mails; the zero '
  'id if the user wants no e-mail, or has read the notice (read_at). The list shows 90 days; rows are kept for 400, '
  'so that nothing is notified twice.';
create index staff_notices_waiting on private.staff_notices (person, created_at) where mail_id is null;
create index staff_notices_newest on private.staff_notices (person, created_at desc, id);
create index staff_notices_of_mail on private.staff_notices (mail_id, created_at, id);
create index staff_notices_subject on private.staff_notices (subject, event);

/* Returns the user's choice; 'off' for users who handle no cases, are deactivated, or never signed in. */
create function private.mail_wish(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.is_handler(mail_wish.person) and private.has_come_in(mail_wish.person)
    then coalesce((select w.mails from private.staff_wishes w where w.person = mail_wish.person), 'at_once')
      else 'off' end $$;

/* Returns all users who can read a case, excluding those who must not see it. For other kinds, returns all handlers. */
create function private.notice_readers(kind text, id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.app_users u
  where u.is_active and lower(u.role) in ('admin', 'editor')
    and (notice_readers.kind not in ('complaint', 'appeal') or exists (
    select from private.cases c where c.kind = notice_readers.kind and c.id = notice_readers.id
      and (c.assigned_to = u.id or lower(u.role) = 'admin' or not c.is_confidential and c.restricted_at is null)
      and not private.is_kept_from(c.id, u.id)))
$$;

/* Returns the admins who can fulfil a privacy request: those who are not involved in the case. */
create function private.request_readers(case_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.app_users u
  where u.is_active and lower(u.role) = 'admin'
    and not private.is_involved(request_readers.case_id, u.id)
$$;

/* Creates a notice for these users. Users without e-mail count as notified, so that a later choice does not apply to
   old notices. */
create function private.tell_staff(people uuid[], event text, kind text, subject uuid, moment text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.staff_notices (person, event, kind, subject, moment, mail_id)
  select p.id, tell_staff.event, tell_staff.kind, tell_staff.subject, tell_staff.moment,
    case private.mail_wish(p.id) when 'off' then '00000000-0000-0000-0000-000000000000'::uuid end
  from unnest(people) p (id)
  on conflict do nothing
$$;

/* Returns the assignee of a case or message, or all users who can read it. */
create function private.case_minders(kind text, id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select r from private.notice_readers(case_minders.kind, case_minders.id) r
    where r = coalesce((select c.assigned_to from private.cases c where c.id = case_minders.id),
      (select m.handled_by from public.contact_submissions m where case_minders.kind = 'contact'
        and m.id = case_minders.id), r))
$$;

/* Trigger after insert of a proposal: notifies the users who can confirm it. */
create function private.tell_of_proposal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_staff(array(select r from private.notice_readers('certificate', new.certificate_id) r
    where r is distinct from new.asked_by),
    'decision_waits', 'certificate', new.certificate_id, new.id::text);
  return null;
end $$;

/* Trigger after insert of a case or message: notifies its handlers. The argument is the kind. */
create function private.tell_of_arrival() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A single statement, because many cases may arrive at once. A new case has no assignee, so all
  -- its readers are notified.
  insert into private.staff_notices (person, event, kind, subject, moment, mail_id)
  select u.id, 'arrived', tg_argv[0], new.id, '',
    case when w.mails = 'off' then '00000000-0000-0000-0000-000000000000'::uuid end
  from public.app_users u
  join auth.users a on a.id = u.id and (a.email_confirmed_at is not null or a.last_sign_in_at is not null)
  left join private.staff_wishes w on w.person = u.id
  where u.is_active and (lower(u.role) = 'admin'
    or lower(u.role) = 'editor' and coalesce((to_jsonb(new) ->> 'is_confidential')::boolean, false) = false)
    and not private.is_kept_from(new.id, u.id);
  return null;
end $$;

/* Trigger after insert of a reporter's reply: notifies the handlers of the case. Skips replies that staff entered,
   files within the first hour, which belong to the form, and further replies until the first notice was sent. */
create function private.tell_of_reply() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.actor is not null then return null; end if;
  if new.kind = 'attachment' and exists (select from private.cases c
    where c.id = new.case_id and c.created_at > now() - interval '1 hour' and c.status = 'baru') then
      return null; end if;
  perform private.tell_staff(array(select p.id from unnest(private.case_minders(new.case_kind, new.case_id)) p (id)
    where not exists (select from private.staff_notices n where n.person = p.id and n.subject = new.case_id
      and n.event = 'replied' and n.mail_id is null)), 'replied', new.case_kind, new.case_id, new.id::text);
  return null;
end $$;

/* Notifies the users whom a note mentions, once each, except the author. Users who cannot see the case cannot be
   mentioned, because they would learn of it. Errors: P0001 case.mention_refused. */
create function private.tell_mentioned(kind text, id uuid, note uuid, mentions uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  stranger uuid;
begin
  select m.person into stranger from unnest(mentions) m (person)
  where m.person is distinct from auth.uid() and m.person not in (select private.notice_readers(kind, id)) limit 1;
  if found then
    perform private.refuse('case.mention_refused', 'mentions',
      (select u.full_name from public.app_users u where u.id = stranger));
  end if;
  perform private.tell_staff(array(select m.person from unnest(mentions) m (person) where m.person is distinct
    from auth.uid()),
    'mentioned', kind, id, note::text);
end $$;

/* For admins and editors who can read it: returns the colleagues whom a note of this case or message ('complaint',
   'appeal', 'contact') can mention: admins and editors who can read it and are not involved, without the caller.
   Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential, case.restricted, case.anonymised. */
create function public.mentionable_staff(kind text, id uuid) returns table (person_id uuid, full_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_inbox_row(kind, id);
  perform private.require_case_reader(kind, id);
  return query select u.id, u.full_name from public.app_users u
    where u.id in (select private.notice_readers(kind, mentionable_staff.id)) and u.id <> auth.uid()
      and private.has_come_in(u.id)
    order by u.full_name limit 500;
end $$;
grant execute on function public.mentionable_staff(text, uuid) to authenticated;

/* Trigger after update: notifies a new assignee, unless they assigned themselves. The argument is the kind. */
create function private.tell_of_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_to constant uuid := coalesce(to_jsonb(new) ->> 'assigned_to', to_jsonb(new) ->> 'handled_by');
begin
  if given_to is distinct from auth.uid() then
    perform private.tell_staff(array[given_to], 'assigned', tg_argv[0], new.id, clock_timestamp()::text);
  end if;
  return null;
end $$;

/* Notifies staff of time limits one working day before and after their end, of documents 90, 30 and 7 days before their
   last day and once after it, and monthly of years without holidays. A day begins at seven. */
create function private.watch_for_staff() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  dawn constant timestamptz := now() - interval '7 hours';
  today constant date := (dawn at time zone 'Asia/Jakarta')::date;
  soon constant timestamptz := private.add_working_days(dawn, 1);
begin
  perform private.tell_staff(
    private.case_minders(c.kind, c.id) || case c.event when 'overdue' then
      array(select u.id from private.notice_readers(c.kind, c.id) r join public.app_users u on u.id = r
        where lower(u.role) = 'admin') end,
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
  where not exists (select from private.staff_notices n where n.subject = c.id and n.event = c.event
    and n.moment = c.moment)
  -- The rest follows in the next minute, because a statement may take at most eight seconds.
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

-- Only new notices are broadcast.
create trigger announce_insert after insert on private.staff_notices referencing new table as changed
  for each statement execute function private.announce('staff');

create trigger tell_of_proposal after insert on public.certificate_proposals for each row
  execute function private.tell_of_proposal();

create trigger tell_staff after insert on public.complaints for each row
  execute function private.tell_of_arrival('complaint');

create trigger tell_staff after insert on public.appeals for each row
  execute function private.tell_of_arrival('appeal');

create trigger tell_staff after insert on public.contact_submissions for each row
  execute function private.tell_of_arrival('contact');

create trigger tell_staff after insert on public.case_events
  for each row when (new.author = 'reporter') execute function private.tell_of_reply();

create trigger tell_assignee after update of assigned_to on public.complaints
  for each row when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function private.tell_of_assignment('complaint');

create trigger tell_assignee after update of assigned_to on public.appeals
  for each row when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function private.tell_of_assignment('appeal');

create trigger tell_assignee after update of handled_by on public.contact_submissions
  for each row when (new.handled_by is not null and new.handled_by is distinct from old.handled_by)
  execute function private.tell_of_assignment('contact');
