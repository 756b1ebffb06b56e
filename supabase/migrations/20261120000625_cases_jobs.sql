-- Jobs around cases: mail to reporters, and the end of personal data.

-- ---- Mail -----------------------------------------------------------------------------------------------------------

-- Mail to reporters, to staff (…_staff_mail.sql) and to companies (…_company_contacts.sql). A queue: a case is never lost or held up because a mail provider is down. A row says only what
-- happened to which case; the address is looked up when the mail goes out, so that no second copy of it exists.
create table private.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'contact', 'staff', 'client')),
  case_id uuid,
  person uuid references public.app_users (id) on delete cascade,
  entry_id uuid references public.case_events (id) on delete cascade,
  event text not null check (event in ('received', 'moved', 'question', 'message', 'documents', 'code', 'late', 'decided', 'reopened', 'notice', 'reminder', 'decision')),
  status text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint to_a_reporter_or_to_staff check ((kind = 'staff') = (person is not null) and (kind = 'staff') = (case_id is null))
);
create index outgoing_mails_person on private.outgoing_mails (person, created_at) where person is not null;
create index outgoing_mails_entry on private.outgoing_mails (entry_id) where entry_id is not null;
create index outgoing_mails_due on private.outgoing_mails (next_attempt_at) where sent_at is null and given_up_at is null;
comment on table private.outgoing_mails is
  'Filled by triggers, emptied by the function notify. entry_id: the answer to a message, whose text the mail holds. Given up after eight attempts in about two days; the error stays.';

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
  if new.message_id is not null then
    if new.kind = 'message' then
      perform private.give_message_code(new.message_id);
      insert into private.outgoing_mails (kind, case_id, event, entry_id) values ('contact', new.message_id, 'message', new.id);
    end if;
    return null;
  end if;
  select (c.email is not null or c.is_confidential) and c.restricted_at is null as may_have_address,
    c.closed_at is not null as is_closed, case when c.due_at < now() then 'hasil' else 'tanggapan' end as missing into subject
  from private.cases c where c.id = new.case_id;
  if not subject.may_have_address then return null; end if;
  event := case
    when new.kind in ('message', 'documents', 'code', 'late') then new.kind
    when new.from_status is null then 'received'
    when new.author <> 'staff' then null
    when subject.is_closed then 'decided'
    when new.from_status not in ('baru', 'diproses', 'menunggu') then 'reopened'
    when new.to_status = 'menunggu' then 'question'
    else 'moved' end;
  if event is not null then
    insert into private.outgoing_mails (kind, case_id, event, status)
    values (new.case_kind, new.case_id, event, case event when 'late' then subject.missing else new.to_status end);
  end if;
  return null;
end $$;
create trigger mail after insert on public.case_events
  for each row when (new.visibility = 'reporter' and new.author <> 'reporter' and new.kind in ('status', 'message', 'documents', 'code', 'late'))
  execute function private.queue_case_mail();

/*
 * Says on the timeline, and by mail, that a promised day has passed without the first response or the outcome: once for each such day, from seven in the
 * morning after it. Not while the clock stands still, nor of spam or a case nobody may work on. Called by claim_mails().
 */
create function private.tell_of_delays() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dawn constant timestamptz := now() - interval '7 hours';
begin
  perform private.add_entry(c.kind, c.id, 'late', 'reporter', 'system', null)
  from (
    select k.*, case when k.due_at < dawn then k.due_at else k.first_response_due_at end as missed
    from (
      select 'complaint' as kind, c.id, c.due_at, c.first_response_due_at from public.complaints c
        where c.closed_at is null and c.spam_at is null and c.restricted_at is null and c.next_due_at < dawn
      union all
      select 'appeal', a.id, a.due_at, a.first_response_due_at from public.appeals a
        where a.closed_at is null and a.spam_at is null and a.restricted_at is null and a.next_due_at < dawn
    ) k
  ) c
  where not exists (select from public.case_events e
    where (e.complaint_id = c.id or e.appeal_id = c.id) and e.kind = 'late' and e.created_at >= c.missed)
  -- The others in the next minute, as in watch_for_staff().
  limit 200;
end $$;

create function private.queue_contact_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outgoing_mails (kind, case_id, event) values ('contact', new.id, 'received');
  return null;
end $$;
create trigger mail after insert on public.contact_submissions
  for each row when (new.email is not null) execute function private.queue_contact_mail();

/* The answer to a message as its mail tells it: {answer, files: [names], access_code}; null when it is no answer. */
create function private.answer_mail(entry uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('answer', e.body,
    'files', (select coalesce(jsonb_agg(f ->> 'name'), '[]') from jsonb_array_elements(private.files_of(e.id)) f),
    'access_code', private.access_code('contact', coalesce(s.renewed_key, s.idempotency_key)))
  from public.case_events e
  join private.case_secrets s on s.kind = 'contact' and s.case_id = e.message_id
  where e.id = answer_mail.entry
$$;

create function public.case_contact(kind text, id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'status', c.status, 'language', c.language,
    'name', coalesce(c.name, i.name), 'email', coalesce(c.email, i.email))
  from (
    select kind, id, number, status, language, name, email from private.cases
    union all select 'contact', id, number, status, language, name, email from public.contact_submissions
  ) c
  left join private.case_identities i on i.kind = c.kind and i.case_id = c.id
  where c.kind = case_contact.kind and c.id = case_contact.id
$$;
comment on function public.case_contact(text, uuid) is
$c$Where to write to a reporter: {number, status, language, name, email}. For the mailing function only (service_role), which shows it
to nobody. kind 'complaint'|'appeal'|'contact'; null when there is none.$c$;
grant execute on function public.case_contact(text, uuid) to service_role;

create function public.claim_mails(most int default 20) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.note_run('notify');
  perform private.watch_data_requests();
  perform private.tell_of_delays();
  perform private.watch_for_staff();
  perform private.watch_certificates();
  perform private.gather_notices();
  -- A reporter who wants no mail, or is anonymous by now, gets none, nor who of the staff may not be told any more; what was done
  -- long ago is forgotten.
  delete from private.outgoing_mails m
  where (m.sent_at is null and m.given_up_at is null and case when m.kind = 'client' then private.client_mail(m.id, m.case_id) is null when m.person is null
      then public.case_contact(m.kind, m.case_id) ->> 'email' is null else private.staff_mail(m.id, m.person) is null end)
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
  select coalesce(jsonb_agg(coalesce(public.case_contact(m.kind, m.case_id), private.staff_mail(m.id, m.person),
    case when m.kind = 'client' then private.client_mail(m.id, m.case_id) end) || jsonb_build_object(
    'id', m.id, 'attempt', m.attempts, 'event', m.event, 'kind', m.kind, 'status', m.status, 'finding', case when m.event = 'decided' then c.finding end,
    'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'letter', case when m.event = 'decided' then private.letters_of(m.kind, m.case_id) -> 0 ->> 'number' end,
    'access_code', case when m.event = 'code' then (
      select private.access_code(s.kind, s.renewed_key) from private.case_secrets s
      where s.kind = m.kind and s.case_id = m.case_id and s.renewed_key is not null) end)
    || coalesce(private.answer_mail(m.entry_id), '{}') || jsonb_build_object('site_name', s.site_name, 'site_name_en', s.site_name_en, 'reply_to', s.site ->> 'email') order by m.created_at), '[]')
  into answer
  from claimed m
  left join private.cases c on c.id = m.case_id
  cross join (select site_name, site_name_en, site from public.site_settings) s;
  return answer;
end $$;
comment on function public.claim_mails(int) is
$c$Mails whose time has come, each claimed for one attempt and five minutes; other callers skip them. For the function notify (service_role).
Returns [{id, attempt, event: 'received'|'moved'|'question'|'message'|'documents'|'code'|'late' (status: 'tanggapan'|'hasil', what is missing)|'decided'|'reopened'|'notice', kind, number, status, finding (of 'decided'), language, name, email,
first_response_due_at, due_at, letter (its number, of the event 'decided'), access_code (of the event 'code' and of an answer to a message: it is in no queue and no log), of such an answer also answer (its text) and files [names], site_name, site_name_en, reply_to}]. To staff (kind 'staff', event
'notice') instead of number and dates: items [{event, kind, number, address, due_at}] and more, how many are left out. To a company (kind 'client',
event 'reminder'): company, items [{about, number, due_on}] and more. settle_mail() says how it went.$c$;
grant execute on function public.claim_mails(int) to service_role;

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
$c$Records how the attempt at a claimed mail went: error null means sent. With an error it is tried again later (1, 5, 15 minutes, 1, 3, 12, 24 hours)
and given up after the eighth. service_role.$c$;
grant execute on function public.settle_mail(uuid, text) to service_role;

-- Mails that were given up: which they were, and another try once the provider works again.

/* Admins: the newest mails that were given up, with the case they told of. kind: complaint, appeal, contact, or staff and client, of no case. */
create function public.undelivered_mails(most integer default 20)
returns table (id uuid, kind text, case_id uuid, number text, event text, given_up_at timestamptz, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins see what could not be delivered';
  end if;
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

/* Admins: everything that was given up goes into the queue again, with all its attempts before it. Returns their number. */
create function public.retry_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare again integer;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins have mails sent again';
  end if;
  update private.outgoing_mails m set given_up_at = null, attempts = 0, next_attempt_at = now()
    where m.given_up_at is not null and m.sent_at is null;
  get diagnostics again = row_count;
  return again;
end $$;
grant execute on function public.retry_mails() to authenticated;

-- ---- Without the people ---------------------------------------------------------------------------------------------

-- UU 27/2022 art. 42-44: personal data goes when its purpose and retention end. What stays of a case is what ISO/IEC 17065
-- 7.12 and 7.13 ask records of: number, kind, dates, how it ended and why, without the people it was about.
create function private.anonymised() returns text language sql immutable set search_path = '' as $$ select '(dianonimkan)' $$;

/* The words without these names, in any case and a telephone number in any writing, and without anything that looks like an e-mail
   address or a mobile number. Null stays null. */
create function private.without_names(words text, names text[]) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  answer text := words;
  name text;
begin
  for name in select n from unnest(names) n where char_length(n) > 2 group by n order by char_length(n) desc, n loop
    if name ~ '^[+0-9 ().-]{7,}$' then
      -- '+62 21 555-0142' is '(021) 5550142' too: its digits, with anything between them.
      answer := regexp_replace(answer, '(?<![0-9])\(?(\+?62|0)?' || regexp_replace(
        regexp_replace(regexp_replace(name, '[^0-9]', '', 'g'), '^(62|0)', ''), '([0-9])', '[ ().-]*\1', 'g') || '(?![0-9])', private.anonymised(), 'g');
      continue;
    end if;
    answer := regexp_replace(answer, '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g')
      || '(?![[:alnum:]])', private.anonymised(), 'gi');
  end loop;
  answer := regexp_replace(answer, '[^\s@<>"'',;:()]+@[a-z0-9-]+(\.[a-z0-9-]+)+', private.anonymised(), 'gi');
  return regexp_replace(answer, '(?<![0-9])(\+?62|0)[ -]?8[0-9]([ .-]?[0-9]){6,11}(?![0-9])', private.anonymised(), 'g');
end $$;

/* Names under which the people of a case may be spoken of: its reporter whole and word by word, the company with and without its form,
   the application; whole also who asked in their place, people without an account who took part, and whom a complaint is about where that
   is nobody in the register. */
create function private.names_of(kind text, id uuid) returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (with known as (
    select c.name, c.company, c.email, c.phone, (select a.application_number from public.appeals a where a.id = c.id) as application
      from private.cases c where c.id = names_of.id
    union all select i.name, i.company, i.email, i.phone, null from private.case_identities i
      where i.kind = names_of.kind and i.case_id = names_of.id
    union all select null, null, null, null, t.words from private.case_texts t
      where t.case_id = names_of.id and t.part = 'application_number'
  ), others as (
    select p.person_name as name from public.case_people p
      where (p.complaint_id = names_of.id or p.appeal_id = names_of.id) and p.is_external
    union all select r.asked_by from public.data_requests r where r.case_kind = names_of.kind and r.case_id = names_of.id
    union all select c.about_name from public.complaints c where c.id = names_of.id and c.about_company_id is null and not c.is_confidential
    union all select t.words from private.case_texts t where t.case_id = names_of.id and t.part = 'about_name'
      and not exists (select from private.case_texts o where o.case_id = t.case_id and o.part = 'about_company_id')
  )
  select coalesce(array_agg(distinct n.name), '{}') from (
    select f.name from known k cross join lateral (
      select unnest(array[k.name, k.company, k.email, k.phone, k.application,
        regexp_replace(k.company, '^(PT|CV|UD|KSO|Firma)[. ]+', '', 'i')])
      union all select w from regexp_split_to_table(k.name, '[^[:alnum:]]+') w where char_length(w) > 2
    ) f (name)
    union all select o.name from others o
  ) n where n.name is not null);
end $$;

/* Of an entry of the audit log about a case: states, dates, people of the body. Words somebody wrote were never in it. */
create function private.facts_only(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e
  where e.key in ('id', 'number', 'status', 'category', 'decision', 'relation', 'language', 'is_confidential', 'role', 'user_id',
    'complaint_id', 'appeal_id', 'case_kind', 'case_id') or e.key ~ '(_at|_by|_to|_days|_since)$'
$$;

/*
 * One case: who sent it, what they wrote, the code that opened it, what colleagues noted. The record stays: number, kind, dates, people of
 * the body, company or certificate it is about, finding, and without the names outcome, reasons and effect. An open case is closed by it,
 * as refused or lapsed, for the reason given (`closing`); without one it stays as it is.
 */
create function private.anonymise_case(kind text, id uuid, closing text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone constant text := private.anonymised();
  source text := private.case_table(kind, id);
  names text[] := private.names_of(kind, id);
  was private.cases;
begin
  select * into was from private.cases c where c.id = anonymise_case.id;
  if was.closed_at is null then
    if closing is null then return; end if;
    perform private.add_entry(kind, id, 'status', 'internal', 'system', null, was.status,
      case kind when 'complaint' then 'ditolak' else 'gugur' end);
    was.status := case kind when 'complaint' then 'ditolak' else 'gugur' end;
    was.closed_at := now();
    was.outcome := closing;
    was.outcome_reason := closing;
  end if;
  was.outcome := private.without_names(was.outcome, names);
  was.outcome_reason := private.without_names(was.outcome_reason, names);
  was.effect := private.without_names(was.effect, names);

  if kind = 'complaint' then
    update public.complaints c set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null, company = null,
      subject = gone, description = gone, expected_remedy = null, incident_on = null, evidence = '[]', status_note = null, waiting_since = null,
      about_name = case when c.about_company_id is not null then c.about_name end, source_name = private.without_names(c.source_name, names),
      status = was.status, closed_at = was.closed_at, outcome = was.outcome, outcome_reason = was.outcome_reason, effect = was.effect
    where c.id = anonymise_case.id;
  else
    update public.appeals a set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null, company = null,
      subject = gone, description = null, grounds = gone, application_number = gone, evidence = '[]', status_note = null, waiting_since = null,
      status = was.status, closed_at = was.closed_at, outcome = was.outcome, outcome_reason = was.outcome_reason, effect = was.effect
    where a.id = anonymise_case.id;
  end if;

  delete from private.case_texts t where t.case_id = anonymise_case.id and t.part not in ('outcome', 'outcome_reason', 'effect')
    and (t.part not like 'about_%' or not exists (
      select from private.case_texts o where o.case_id = t.case_id and o.part = 'about_company_id'));
  update private.case_texts t set words = private.without_names(t.words, names)
  where t.case_id = anonymise_case.id and t.part not like 'about_%';
  update public.case_events e set body = gone
  where (e.complaint_id = anonymise_case.id or e.appeal_id = anonymise_case.id) and e.body is not null and e.kind <> 'assignment';
  update private.corrective_actions a set words = private.without_names(a.words, names), proof = private.without_names(a.proof, names)
  where a.kind = anonymise_case.kind and a.case_id = anonymise_case.id;
  update private.past_decisions d set outcome = private.without_names(d.outcome, names), outcome_reason = private.without_names(d.outcome_reason, names),
    effect = private.without_names(d.effect, names), reason = private.without_names(d.reason, names)
  where d.kind = anonymise_case.kind and d.case_id = anonymise_case.id;
  update public.case_people p set note = null, person_name = case when p.is_external then gone else p.person_name end, revoke_reason = case when p.revoked_at is not null then gone end
  where p.complaint_id = anonymise_case.id or p.appeal_id = anonymise_case.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason = private.without_names(r.reason, names)
  where r.case_kind = anonymise_case.kind and r.case_id = anonymise_case.id;
  update private.upload_slots u set to_delete = true, file_name = gone
  where u.kind = anonymise_case.kind and u.case_id = anonymise_case.id;
  perform private.forget_secrets(kind, id);
  perform private.forget_letters(kind, id);

  update public.audit_log l set before = private.facts_only(l.before), after = private.facts_only(l.after)
  where (l.table_name, l.row_id) in (
    select source, anonymise_case.id::text
    union all select 'case_people', p.id::text from public.case_people p
      where p.complaint_id = anonymise_case.id or p.appeal_id = anonymise_case.id);
end $$;

/* The identity kept apart, the code and the key that made it, mails that would still go out. */
create function private.forget_secrets(kind text, id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.case_identities i where i.kind = forget_secrets.kind and i.case_id = forget_secrets.id;
  delete from private.case_secrets s where s.kind = forget_secrets.kind and s.case_id = forget_secrets.id;
  delete from private.outgoing_mails m where m.kind = forget_secrets.kind and m.case_id = forget_secrets.id;
end $$;

/* One message from the contact form with its thread and files, whatever became of it. */
create function private.anonymise_message(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone constant text := private.anonymised();
begin
  update public.contact_submissions m set anonymised_at = now(), restricted_at = null, name = gone, email = null, phone = null,
    subject = gone, message = gone where m.id = anonymise_message.id;
  update public.case_events e set body = gone
  where e.message_id = anonymise_message.id and e.body is not null and e.kind not in ('assignment', 'complaint');
  update private.upload_slots u set to_delete = true, file_name = gone where u.kind = 'contact' and u.case_id = anonymise_message.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason = null
  where r.case_kind = 'contact' and r.case_id = anonymise_message.id;
  perform private.forget_secrets('contact', id);
  update public.audit_log l set before = private.facts_only(l.before), after = private.facts_only(l.after)
  where l.table_name = 'contact_submissions' and l.row_id = anonymise_message.id::text;
end $$;

-- ---- Retention ------------------------------------------------------------------------------------------------------

-- The daily end of personal data, in steps that fit into the platform's time limit for a statement (8 s).
create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null,
  result jsonb not null
);
comment on table private.job_runs is
  'The last run of each job of the clock, by the name of its function, and of the backup. result: what retention did then, elsewhere {}.';

alter table private.job_runs enable row level security;
revoke all on private.job_runs from public, anon, authenticated, service_role;

/* Notes that a job has come to the database, twice a minute at most: whoever runs at the same time does not wait. */
create function private.note_run(job text) returns void language sql volatile security definer set search_path = '' as $$
  insert into private.job_runs (job, ran_at, result)
  select note_run.job, now(), '{}'
  where not exists (select from private.job_runs r where r.job = note_run.job and r.ran_at > now() - interval '30 seconds')
  on conflict (job) do update set ran_at = excluded.ran_at $$;

/* Before this moment a case must have been closed, and a message last touched, to lose its personal data now. */
create function private.retention_limit() returns timestamptz language sql stable security definer set search_path = '' as $$
  select now() - make_interval(
    months => coalesce((select (s.privacy ->> 'retention_months')::int from public.site_settings s), 24)) $$;

/* Before this moment a case must have been closed for what is left of it, the record without its people, to be deleted now: never before
   the personal data. */
create function private.record_limit() returns timestamptz language sql stable security definer set search_path = '' as $$
  select least(private.retention_limit(), now() - make_interval(
    months => coalesce((select (s.privacy ->> 'record_months')::int from public.site_settings s), 72))) $$;

/* The time for which admins are reminded of an open case that nobody touched for the whole retention, before it ends like a closed one. */
create function private.reminded_for() returns interval language sql immutable set search_path = '' as $$ select interval '90 days' $$;

/* Open cases that nobody has touched for the whole retention. */
create function private.forgotten_cases() returns table (kind text, id uuid, number text, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select c.kind, c.id, c.number, c.updated_at from private.cases c where c.closed_at is null and c.updated_at < oldest;
end $$;

/* Cases and messages whose time is over: closed ones, messages answered or not, and open cases that nobody has touched for the
   retention and the time of reminding after it. */
create function private.past_retention() returns table (kind text, id uuid, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select c.kind, c.id, c.closed_at from private.cases c where c.closed_at < oldest and c.anonymised_at is null
    union all select 'contact', m.id, m.updated_at from public.contact_submissions m where m.updated_at < oldest and m.anonymised_at is null
    union all select f.kind, f.id, f.since from private.forgotten_cases() f where f.since < oldest - private.reminded_for();
end $$;

/* Records without people whose time is over too: two cycles of certification, by the default of the settings. An appeal that another one
   was joined to goes after that. */
create function private.past_records() returns table (kind text, id uuid, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest constant timestamptz := private.record_limit();
begin
  return query
    select c.kind, c.id, c.closed_at from private.cases c where c.closed_at < oldest and c.anonymised_at is not null
      and not exists (select from public.appeals a where a.joined_into = c.id);
end $$;

/* The rest of one anonymised case. The audit log keeps its states and dates, the record of letters their numbers and hashes. */
create function private.end_record(kind text, id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.remove_case(kind, id);
  update public.audit_log l set before = private.facts_only(l.before)
  where l.table_name = private.table_of_kind(kind) and l.row_id = end_record.id::text and l.action = 'delete';
end $$;

create function public.anonymise_closed_cases(most int default 200) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  began constant timestamptz := clock_timestamp();
  done jsonb := '{"complaints": 0, "appeals": 0, "messages": 0, "records": 0}';
  counted text;
  due record;
  files jsonb;
  left_over boolean := false;
begin
  perform private.raise_alarm('case_forgotten', f.id::text, jsonb_build_object('kind', f.kind, 'case', f.id, 'number', f.number))
  from private.forgotten_cases() f
  where not exists (select from public.alarms a where a.kind = 'case_forgotten' and a.key = f.id::text and a.dismissed_at is null);

  for due in
    select p.* from (select true as is_person, r.* from private.past_retention() r union all select false, e.* from private.past_records() e) p
    order by p.is_person desc, p.since limit least(greatest(most, 1), 1000) + 1
  loop
    left_over := (select sum(n.value::int) from jsonb_each_text(done) n) >= least(greatest(most, 1), 1000)
      or clock_timestamp() > began + interval '1 second';
    exit when left_over;
    if not due.is_person then perform private.end_record(due.kind, due.id);
    elsif due.kind = 'contact' then perform private.anonymise_message(due.id);
    else perform private.anonymise_case(due.kind, due.id, 'Ditutup karena masa simpan data pribadi berakhir.'); end if;
    counted := case when not due.is_person then 'records' when due.kind = 'complaint' then 'complaints' when due.kind = 'appeal' then 'appeals'
      else 'messages' end;
    done := done || jsonb_build_object(counted, (done ->> counted)::int + 1);
  end loop;
  perform private.end_client_contacts(private.retention_limit());
  delete from private.case_secrets s where s.kind = 'contact' and s.created_at < private.retention_limit()
    and not exists (select from public.contact_submissions m where m.id = s.case_id);
  -- A file of ours that was never sent.
  update private.upload_slots u set to_delete = true where u.author = 'staff' and u.event_id is null and u.created_at < now() - interval '1 day';
  delete from private.attempts t where t.at < now() - interval '1 day';
  delete from private.submissions s where s.created_at < now() - interval '30 days';

  delete from private.upload_slots u
  where (u.to_delete or (not u.used and u.expires_at < now() - interval '30 days'))
    and not exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = u.path);
  select coalesce(jsonb_agg(u.path order by u.path), '[]') into files
  from (select path from private.upload_slots where to_delete order by path limit 500) u;

  insert into private.job_runs as run (job, ran_at, result) values ('retention', now(), done)
    on conflict (job) do update set ran_at = excluded.ran_at, result = case
      -- The steps of one run count together.
      when run.ran_at > now() - interval '10 minutes' and (run.result ->> 'more')::boolean then (
        select jsonb_object_agg(e.key, e.value::int + (run.result ->> e.key)::int) from jsonb_each_text(excluded.result) e)
      else excluded.result end;
  update private.job_runs set result = result || jsonb_build_object('more', left_over) where job = 'retention';
  return done || jsonb_build_object('files', files, 'more', left_over);
end $$;
comment on function public.anonymise_closed_cases(int) is
$c$A step of the retention job, for service_role (run daily, again while the answer says `more`). Takes the personal data out of at most
`most` (200) cases closed, and messages last touched, longer ago than settings privacy.retention_months, for about a second at most: who
uses the site meanwhile waits no longer.
What is left of them, the record without people, is deleted privacy.record_months after closing.
Contacts of companies without a certificate in force for that long are deleted.
Open cases untouched for that long are brought to the admins' notice (alarm case_forgotten) and end in the same way 90 days later.
Returns {complaints, appeals, messages, records: how many, files: [up to 500 paths in the bucket evidence that the caller must remove through the
storage API], more}; paths are given again until the files are gone.$c$;
grant execute on function public.anonymise_closed_cases(int) to service_role;

create function public.retention_state() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins look after the retention of personal data';
  end if;
  return jsonb_build_object(
    'ran_at', (select r.ran_at from private.job_runs r where r.job = 'retention'),
    'last', (select r.result - 'more' from private.job_runs r where r.job = 'retention'),
    'waiting', (select jsonb_build_object(
        'complaints', count(*) filter (where p.kind = 'complaint'), 'appeals', count(*) filter (where p.kind = 'appeal'),
        'messages', count(*) filter (where p.kind = 'contact')) from private.past_retention() p)
      || jsonb_build_object('records', (select count(*) from private.past_records()),
        'files', (select count(*) from private.upload_slots u where u.to_delete)));
end $$;
comment on function public.retention_state() is
$c$When anonymise_closed_cases() last ran (null: never), what it did then {complaints, appeals, messages, records}, and what waits for its next run
{complaints, appeals, messages, records, files}. Admins; 42501 for others.$c$;
grant execute on function public.retention_state() to authenticated;

-- ---- End of spam ----------------------------------------------------------------------------------------------------

/* The time in which a mark can be taken back. */
create function private.spam_kept() returns interval language sql immutable set search_path = '' as $$ select interval '30 days' $$;

/* Everything about one marked case or message; its files go by the retention job. The audit log keeps that it was. */
create function private.remove_case(kind text, id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)'
  where u.kind = remove_case.kind and u.case_id = remove_case.id;
  delete from private.case_identities i where i.kind = remove_case.kind and i.case_id = remove_case.id;
  delete from private.case_texts t where t.case_id = remove_case.id;
  delete from private.corrective_actions a where a.kind = remove_case.kind and a.case_id = remove_case.id;
  delete from private.past_decisions d where d.kind = remove_case.kind and d.case_id = remove_case.id;
  update public.data_requests r set asked_by = private.anonymised(), identity_note = null, reason = null, status = 'done',
    settled_at = coalesce(r.settled_at, now()) where r.case_kind = remove_case.kind and r.case_id = remove_case.id;
  delete from private.case_secrets s where s.kind = remove_case.kind and s.case_id = remove_case.id;
  delete from private.outgoing_mails m where m.kind = remove_case.kind and m.case_id = remove_case.id;
  delete from public.complaints c where remove_case.kind = 'complaint' and c.id = remove_case.id;
  delete from public.appeals a where remove_case.kind = 'appeal' and a.id = remove_case.id;
  delete from public.contact_submissions m where remove_case.kind = 'contact' and m.id = remove_case.id;
end $$;

create function public.remove_old_spam(most int default 200) returns int
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed int;
begin
  select count(private.remove_case(old.kind, old.id)) into removed
  from (
    select * from (
      select c.kind, c.id, c.spam_at from private.cases c where c.spam_at < now() - private.spam_kept()
      union all select 'contact', m.id, m.spam_at from public.contact_submissions m where m.spam_at < now() - private.spam_kept()
    ) marked
    order by marked.spam_at limit least(greatest(most, 1), 1000)
  ) old;
  return removed;
end $$;
comment on function public.remove_old_spam(int) is
$c$For the retention job (service_role): deletes what was marked as spam 30 days ago or earlier, the oldest first, at most so many; its files
are then among those that anonymise_closed_cases() names. Returns how many were deleted; call it again until it is 0.$c$;
grant execute on function public.remove_old_spam(int) to service_role;
