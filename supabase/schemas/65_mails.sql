-- E-mails to reporters, staff (71_notifications.sql) and companies (48_company_contacts.sql) are queued, so
-- that a provider's failure does not affect cases. A row contains the event and the case; the address is
-- looked up on sending, so that it is stored only once.
create table private.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'contact', 'staff', 'client')),
  case_id uuid,
  person uuid references public.app_users (id) on delete cascade,
  entry_id uuid references public.case_events (id) on delete cascade,
  event text not null check (event in ('received', 'moved', 'question', 'message', 'documents', 'code', 'late',
    'decided', 'reopened', 'notice', 'reminder', 'decision')),
  status text,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint to_a_reporter_or_to_staff check ((kind = 'staff') = (person is not null)
    and (kind = 'staff') = (case_id is null))
);
comment on table private.outgoing_mails is
  'Queue of e-mails: triggers add them, and the function notify sends them. entry_id: the answer to a message, whose '
  'text the e-mail contains. Given up after eight attempts within about two days, with the error.';
create index outgoing_mails_person on private.outgoing_mails (person, created_at) where person is not null;
create index outgoing_mails_entry on private.outgoing_mails (entry_id) where entry_id is not null;
create index outgoing_mails_due on private.outgoing_mails (next_attempt_at) where sent_at is null
  and given_up_at is null;

/* Returns the delay before the next attempt; null after the last. */
create function private.mail_delay(attempts integer) returns interval language sql immutable set search_path = '' as $$
  select (array['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '12 hours',
    '24 hours']::interval[])[attempts]
$$;

/* Returns how long a claimed e-mail is reserved for its sender: longer than 20 attempts of ten seconds. Afterwards it
   is sent again under the same id, by which the provider recognises duplicates. */
create function private.mail_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '5 minutes' $$;

/* Trigger after insert of a timeline entry: queues mails to the reporter. The address of a confidential case is stored
   later; claim_mails() looks it up. */
create function private.queue_case_mail() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  subject record;
  event text;
begin
  if new.message_id is not null then
    if new.kind = 'message' then
      perform private.give_message_code(new.message_id);
      insert into private.outgoing_mails (kind, case_id, event, entry_id)
        values ('contact', new.message_id, 'message', new.id);
    end if;
    return null;
  end if;
  select (c.email is not null or c.is_confidential) and c.restricted_at is null as may_have_address,
    c.closed_at is not null as is_closed, case when c.due_at < now() then 'hasil' else 'tanggapan' end as missing
      into subject
  from private.cases c where c.id = new.case_id;
  if not subject.may_have_address then return null; end if;
  event := case
    when new.kind in ('message', 'documents', 'code', 'late') then new.kind
    when new.from_status is null then 'received'
    when new.author <> 'staff' then null
    when subject.is_closed then 'decided'
    when not private.is_open_status(new.from_status) then 'reopened'
    when new.to_status = 'menunggu' then 'question'
    else 'moved' end;
  if event is not null then
    insert into private.outgoing_mails (kind, case_id, event, status)
    values (new.case_kind, new.case_id, event, case event when 'late' then subject.missing else new.to_status end);
  end if;
  return null;
end $$;

/* Informs reporters once per time limit that it has passed, by a 'late' entry that queues the e-mail. Processes 200
   cases at a time. Called by claim_mails(). */
create function private.tell_of_delays() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  dawn constant timestamptz := now() - interval '7 hours';
begin
  perform private.add_entry(c.kind, c.id, 'late', 'reporter', 'system', null)
  from (
    select 'complaint' as kind, c.id from public.complaints c
      where c.closed_at is null and c.spam_at is null and c.restricted_at is null and c.next_due_at < dawn
        and coalesce((select max(e.created_at) from public.case_events e where e.complaint_id = c.id
          and e.kind = 'late'), '-infinity')
          < case when c.due_at < dawn then c.due_at else c.first_response_due_at end
    union all
    select 'appeal', a.id from public.appeals a
      where a.closed_at is null and a.spam_at is null and a.restricted_at is null and a.next_due_at < dawn
        and coalesce((select max(e.created_at) from public.case_events e where e.appeal_id = a.id and e.kind = 'late'),
          '-infinity')
          < case when a.due_at < dawn then a.due_at else a.first_response_due_at end
  ) c
  -- The rest follows in the next minute, as in watch_for_staff().
  limit 200;
end $$;

create function private.queue_contact_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outgoing_mails (kind, case_id, event) values ('contact', new.id, 'received');
  return null;
end $$;

/* Returns a reply to a message in the format for its e-mail: {answer, files: [names], access_code}; null if the entry
   is not a reply. */
create function private.answer_mail(entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('answer', e.body,
    'files', (select coalesce(jsonb_agg(f ->> 'name'), '[]') from jsonb_array_elements(private.files_of(e.id)) f),
    'access_code', private.access_code('contact', coalesce(s.renewed_key, s.idempotency_key)))
  from public.case_events e
  join private.case_secrets s on s.kind = 'contact' and s.case_id = e.message_id
  where e.id = answer_mail.entry
$$;

/* For service_role, called by the function notify: returns the contact of a reporter: {number, status, language, name,
   email}; null if there is none. kind: 'complaint'|'appeal'|'contact'. */
create function public.case_contact(kind text, id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', c.number, 'status', c.status, 'language', c.language,
    'name', coalesce(c.name, i.name), 'email', coalesce(c.email, i.email))
  from (
    select kind, id, number, status, language, name, email from private.cases
    union all select 'contact', id, number, status, language, name, email from public.contact_submissions
  ) c
  left join private.case_identities i on i.kind = c.kind and i.case_id = c.id
  where c.kind = case_contact.kind and c.id = case_contact.id
$$;
grant execute on function public.case_contact(text, uuid) to service_role;

/* For service_role: claims due e-mails, each for one attempt and five minutes, in which other callers skip them.
   Returns [{id, attempt, event: 'received'|'moved'|'question'|'message'|'documents'|'code'|'late' (status:
   'tanggapan'|'hasil', the overdue one)|'decided'|'reopened'|'notice', kind, number, status, finding (of 'decided'),
   language, name, email, first_response_due_at, due_at, letter (its number, of 'decided'), access_code (of 'code' and
   of an answer to a message; never stored), of such an answer also answer (its text) and files [names], site_name,
   site_name_en, reply_to}]. E-mails to staff (kind 'staff', event 'notice') have, instead of number and dates, items
   [{event, kind, number, key, due_at}] and more, the number of others. E-mails to a company (kind 'client', event
   'reminder') have company, items [{about, number, due_on}] and more. The caller then calls settle_mail(). */
create function public.claim_mails(most integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
  room integer := least(greatest(most, 0), 100);
  due uuid[];
  wanted uuid[] := '{}';
begin
  perform private.note_run('notify');
  perform private.watch_data_requests();
  perform private.tell_of_delays();
  perform private.watch_for_staff();
  perform private.watch_certificates();
  perform private.gather_notices();
  -- Delete old e-mails.
  delete from private.outgoing_mails m where coalesce(m.sent_at, m.given_up_at) < now() - interval '30 days';

  -- Give up after eight attempts whose sender reported no result.
  update private.outgoing_mails m set given_up_at = now(), last_error
    = coalesce(m.last_error, 'Eight attempts ended without a word')
  where m.sent_at is null and m.given_up_at is null and m.attempts >= 8 and m.next_attempt_at <= now();

  while cardinality(wanted) < room loop
    due := array(
      select m.id from private.outgoing_mails m
      where m.sent_at is null and m.given_up_at is null and m.next_attempt_at <= now() and m.id <> all (wanted)
      order by m.next_attempt_at limit room - cardinality(wanted) for update skip locked);
    exit when due = '{}';
    -- Delete e-mails to reporters without an address, and to staff who may no longer see the case.
    delete from private.outgoing_mails m
    where m.id = any (due) and case when m.kind = 'client' then private.client_mail(m.id, m.case_id) is null
      when m.person is null then public.case_contact(m.kind, m.case_id) ->> 'email' is null
      else private.staff_mail(m.id, m.person) is null end;
    wanted := wanted || array(select m.id from private.outgoing_mails m where m.id = any (due));
  end loop;

  with claimed as (
    -- Set the next attempt first, so that the e-mail is retried if the sender crashes.
    update private.outgoing_mails m set attempts = m.attempts + 1, next_attempt_at = now() + private.mail_lease()
    where m.id = any (wanted)
    returning m.*
  )
  select coalesce(jsonb_agg(coalesce(public.case_contact(m.kind, m.case_id), private.staff_mail(m.id, m.person),
    case when m.kind = 'client' then private.client_mail(m.id, m.case_id) end) || jsonb_build_object(
    'id', m.id, 'attempt', m.attempts, 'event', m.event, 'kind', m.kind, 'status', m.status, 'finding', case
      when m.event = 'decided' then c.finding end,
    'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'letter', case when m.event = 'decided' then private.letters_of(m.kind, m.case_id) -> 0 ->> 'number' end,
    'access_code', case when m.event = 'code' then (
      select private.access_code(s.kind, s.renewed_key) from private.case_secrets s
      where s.kind = m.kind and s.case_id = m.case_id and s.renewed_key is not null) end)
    || coalesce(private.answer_mail(m.entry_id), '{}') ||
      jsonb_build_object('site_name', s.site_name, 'site_name_en', s.site_name_en, 'reply_to', s.site ->> 'email')
      order by m.created_at), '[]')
  into answer
  from claimed m
  left join private.cases c on c.id = m.case_id
  cross join (select site_name, site_name_en, site from public.site_settings) s;
  return answer;
end $$;
grant execute on function public.claim_mails(integer) to service_role;

/* For service_role: records the result of an attempt. A null error means sent. Otherwise the e-mail is retried (after
   1, 5, 15 minutes, 1, 3, 12, 24 hours) and given up after the eighth attempt. */
create function public.settle_mail(id uuid, error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.outgoing_mails m
  set sent_at = case when error is null then now() end,
    last_error = left(error, 500),
    next_attempt_at = now() + coalesce(private.mail_delay(m.attempts), interval '0'),
    given_up_at = case when error is not null and private.mail_delay(m.attempts) is null then now() end
  where m.id = settle_mail.id and m.sent_at is null
$$;
grant execute on function public.settle_mail(uuid, text) to service_role;

/* For admins: returns the latest e-mails that were given up. kind: complaint, appeal, contact; or staff and client,
   which have no case. */
create function public.undelivered_mails(most integer default 20)
returns table (id uuid, kind text, case_id uuid, number text, event text, given_up_at timestamptz, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select m.id, m.kind, m.case_id, c.number, m.event, m.given_up_at, m.last_error
    from private.outgoing_mails m
      left join lateral (
        select x.number from private.cases x where x.kind = m.kind and x.id = m.case_id
        union all select x.number from public.contact_submissions x where m.kind = 'contact' and x.id = m.case_id
      ) c on true
    where m.given_up_at is not null and m.sent_at is null
    order by m.given_up_at desc, m.id limit least(greatest(most, 1), 100);
end $$;
grant execute on function public.undelivered_mails(integer) to authenticated;

/* For admins: queues all e-mails that were given up again. Returns their number. */
create function public.retry_mails() returns integer language plpgsql security definer set search_path = '' as $$
declare again integer;
begin
  perform private.require_role('admin');
  update private.outgoing_mails m set given_up_at = null, attempts = 0, next_attempt_at = now()
    where m.given_up_at is not null and m.sent_at is null;
  get diagnostics again = row_count;
  return again;
end $$;
grant execute on function public.retry_mails() to authenticated;

create trigger mail after insert on public.case_events
  for each row when (new.visibility = 'reporter' and new.author <> 'reporter'
    and new.kind in ('status', 'message', 'documents', 'code', 'late'))
  execute function private.queue_case_mail();

create trigger mail after insert on public.contact_submissions
  for each row when (new.email is not null) execute function private.queue_contact_mail();
