-- Mail to reporters. A queue: a case is never lost or held up because a mail provider is down. A row says only what
-- happened to which case; the address is looked up when the mail goes out, so that no second copy of it exists.

create table private.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'contact')),
  case_id uuid not null,
  event text not null check (event in ('received', 'moved', 'question', 'message', 'decided')),
  status text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index outgoing_mails_due on private.outgoing_mails (next_attempt_at) where sent_at is null and given_up_at is null;
comment on table private.outgoing_mails is
  'Filled by triggers, emptied by the function notify. Given up after eight attempts in about two days; the error stays.';

/* Time until the next attempt, after so many; null when there is none. */
create function private.mail_delay(attempts int) returns interval
  language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '12 hours', '24 hours']::interval[])[attempts]
$$;

/*
 * The time for which a claimed mail belongs to its claimant: longer than twenty attempts of ten seconds, which is what the function
 * notify takes at once. Afterwards its sender counts as dead and the mail is sent once more, under the same id: at least once
 * by the queue, once by a provider that knows the id.
 */
create function private.mail_lease() returns interval language sql immutable set search_path = '' as $$ select interval '5 minutes' $$;

/*
 * Trigger after insert of the timeline: what reporters are told of. Their own words and the internal ones are not.
 * A confidential case may have an address that is stored apart and a moment later; claim_mails() looks.
 */
create function private.queue_case_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  subject record;
  event text;
begin
  select (c.email is not null or c.is_confidential) and c.restricted_at is null as may_have_address,
    c.closed_at is not null as is_closed into subject
  from (
    select id, email, is_confidential, restricted_at, closed_at from public.complaints where id = new.complaint_id
    union all select id, email, is_confidential, restricted_at, closed_at from public.appeals where id = new.appeal_id
  ) c;
  if not subject.may_have_address then return null; end if;
  event := case
    when new.kind = 'message' then 'message'
    when new.from_status is null then 'received'
    when new.author <> 'staff' then null
    when subject.is_closed then 'decided'
    when new.to_status = 'menunggu' then 'question'
    else 'moved' end;
  if event is not null then
    insert into private.outgoing_mails (kind, case_id, event, status) values (new.case_kind, new.case_id, event, new.to_status);
  end if;
  return null;
end $$;
create trigger mail after insert on public.case_events
  for each row when (new.visibility = 'reporter' and new.author <> 'reporter' and new.kind in ('status', 'message'))
  execute function private.queue_case_mail();

create function private.queue_contact_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outgoing_mails (kind, case_id, event) values ('contact', new.id, 'received');
  return null;
end $$;
create trigger mail after insert on public.contact_submissions
  for each row when (new.email is not null) execute function private.queue_contact_mail();

create function public.claim_mails(most int default 20) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.watch_data_requests();
  -- Who wants no mail, or is anonymous by now, gets none; what was done long ago is forgotten.
  delete from private.outgoing_mails m
  where (m.sent_at is null and m.given_up_at is null and public.case_contact(m.kind, m.case_id) ->> 'email' is null)
    or coalesce(m.sent_at, m.given_up_at) < now() - interval '30 days';

  -- Eight senders died with it: it is not tried for ever.
  update private.outgoing_mails m set given_up_at = now(), last_error = coalesce(m.last_error, 'Eight attempts ended without a word')
  where m.sent_at is null and m.given_up_at is null and m.attempts >= 8 and m.next_attempt_at <= now();

  with due as (
    select m.id from private.outgoing_mails m
    where m.sent_at is null and m.given_up_at is null and m.next_attempt_at <= now()
    order by m.next_attempt_at limit least(greatest(most, 0), 100) for update skip locked
  ), claimed as (
    -- The next attempt is set before this one: when the sender dies, the mail is tried again.
    update private.outgoing_mails m set attempts = m.attempts + 1, next_attempt_at = now() + private.mail_lease()
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(public.case_contact(m.kind, m.case_id) || jsonb_build_object(
    'id', m.id, 'attempt', m.attempts, 'event', m.event, 'kind', m.kind, 'status', m.status,
    'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'site_name', s.site_name, 'site_name_en', s.site_name_en, 'reply_to', s.site ->> 'email') order by m.created_at), '[]')
  into answer
  from claimed m
  left join (
    select id, first_response_due_at, due_at from public.complaints
    union all select id, first_response_due_at, due_at from public.appeals
  ) c on c.id = m.case_id
  cross join (select site_name, site_name_en, site from public.site_settings) s;
  return answer;
end $$;
comment on function public.claim_mails(int) is
$c$Mails whose time has come, each claimed for one attempt and five minutes; other callers skip them. For the function notify (service_role).
Returns [{id, attempt, event: 'received'|'moved'|'question'|'message'|'decided', kind, number, status, language, name, email,
first_response_due_at, due_at, site_name, site_name_en, reply_to}]. settle_mail() says how it went.$c$;

create function public.settle_mail(id uuid, error text default null) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.outgoing_mails m
  set sent_at = case when error is null then now() end,
    last_error = left(error, 500),
    next_attempt_at = now() + coalesce(private.mail_delay(m.attempts), interval '0'),
    given_up_at = case when error is not null and private.mail_delay(m.attempts) is null then now() end
  where m.id = settle_mail.id and m.sent_at is null
$$;
comment on function public.settle_mail(uuid, text) is
$c$How the attempt at a claimed mail went: error null means sent. With an error it is tried again later (1, 5, 15 minutes, 1, 3, 12, 24 hours)
and given up after the eighth. service_role.$c$;
grant execute on function public.claim_mails(int), public.settle_mail(uuid, text) to service_role;
