create table public.client_contacts (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null unique references public.clients (id) on delete cascade,
  person text not null check (private.is_name(person, 120)),
  email text not null check (private.is_email(email)),
  language text not null default private.default_language() check (private.is_language(language)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.client_contacts is
  'The contact of a company: personal data, read by admins and editors only, written by set_client_contact(). Deleted '
  'with the company, and when it has had no certificate in force for the retention period.';
alter table public.client_contacts enable row level security;
grant select on public.client_contacts to authenticated, service_role;

create table private.certificate_reminders (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null references public.certificates (id) on delete cascade,
  about text not null check (about in ('surveillance', 'expiry')),
  due_on date not null,
  days integer not null check (days in (90, 60, 30)),
  mail_id uuid,
  created_at timestamptz not null default now(),
  unique (certificate_id, about, due_on, days)
);
comment on table private.certificate_reminders is
  'Due reminders, each recorded once: the day of the visit or the last day of the certificate, and how many days '
  'before it. mail_id: the e-mail to the company in private.outgoing_mails.';
create index certificate_reminders_mail on private.certificate_reminders (mail_id);
create index certificate_reminders_waiting on private.certificate_reminders (due_on) where mail_id is null;
alter table private.certificate_reminders enable row level security;

-- The body informs companies of its decisions (ISO/IEC 17065, 7.11).
create table private.certificate_notices (
  decision_id uuid primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  mail_id uuid,
  created_at timestamptz not null default now()
);
comment on table private.certificate_notices is
  'Decisions on certificates to be sent to the company, each recorded once. mail_id: the e-mail in '
  'private.outgoing_mails. An entry waits a week for a contact.';
create index certificate_notices_mail on private.certificate_notices (mail_id);
create index certificate_notices_client on private.certificate_notices (client_id) where mail_id is null;
alter table private.certificate_notices enable row level security;

/* For admins and editors: sets the contact of a company and its language ('id', 'en'); deletes it without person and
   address. Errors: 42501; P0001 contact.person_wrong, contact.email_wrong, contact.language_wrong,
   contact.no_company. */
create function public.set_client_contact(
  company_id uuid, person text, email text, language text default private.default_language()
) returns void language plpgsql security definer set search_path = '' as $$
declare
  named constant text := coalesce(private.clean_text(person, false, true), '');
  address constant text := lower(coalesce(private.clean_text(email, false, true), ''));
begin
  perform private.require_role('admin', 'editor');
  if not exists (select from public.clients c where c.id = company_id and c.deleted_at is null) then
    perform private.refuse('contact.no_company');
  end if;
  if named = '' and address = '' then
    delete from public.client_contacts k where k.client_id = company_id;
    return;
  end if;
  if not coalesce(private.is_name(named, 120), false) then
    perform private.refuse('contact.person_wrong', 'person');
  end if;
  if not coalesce(private.is_email(address), false) then perform private.refuse('contact.email_wrong', 'email'); end if;
  if private.is_language(language) is not true then
    perform private.refuse('contact.language_wrong', 'language');
  end if;
  insert into public.client_contacts as k (client_id, person, email, language)
  values (company_id, named, address, set_client_contact.language)
  on conflict (client_id) do update set person = excluded.person, email = excluded.email, language = excluded.language
    where (k.person, k.email, k.language) is distinct from (excluded.person, excluded.email, excluded.language);
end $$;
grant execute on function public.set_client_contact(uuid, text, text, text) to authenticated;

/* For admins: returns the contacts of all companies for an export file, and writes the export to the audit log and the
   security record. Errors: 42501 for others; P0001 session.not_fresh. */
create function public.export_client_contacts() returns table (company text, nib text, person text, email text,
language text) language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  perform private.log_action('client_contacts', 'export', null);
  perform private.note_security('export', jsonb_build_object('what', 'client_contacts'));
  return query select c.name, c.nib, k.person, k.email, k.language
    from public.client_contacts k join public.clients c on c.id = k.client_id where c.deleted_at is null
      order by c.name, c.id limit 10000;
end $$;
grant execute on function public.export_client_contacts() to authenticated;

/* Deletes contacts of companies that have had no certificate in force since `oldest`. The retention job calls it. */
create function private.end_client_contacts(oldest timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.client_contacts k where k.updated_at < oldest and not exists (
    select from public.certificates c where c.client_id = k.client_id
      and (case when c.status in ('aktif', 'dibekukan') then c.expires_on >= oldest::date
        else c.updated_at >= oldest end))
$$;

/* Trigger after insert into the history: queues a user's decision on a public certificate for an e-mail to its
   company. */
create function private.note_decision() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.certificate_notices (decision_id, client_id)
  select new.id, c.client_id from public.certificates c
  where c.id = new.certificate_id and c.first_published_at is not null and c.is_published and c.deleted_at is null;
  return null;
end $$;

/* Returns the days to remind of, up to 90 days ahead: open visits, and the last day of certificates without a
   successor. Withdrawn, replaced, expired and hidden certificates have none. */
create function private.certificate_days(from_day date)
returns table (certificate_id uuid, about text, due_on date, days integer)
language sql stable security definer set search_path = '' as $$
  select d.id, d.about, d.due_on, case when d.due_on <= from_day + 30 then 30 when d.due_on <= from_day + 60 then 60
    else 90 end
  from (
    select c.id, 'surveillance' as about, v.due_on
    from public.surveillance_visits v join public.certificates c on c.id = v.certificate_id
    where v.done_on is null and v.due_on between from_day and from_day + 90
      and c.status in ('aktif', 'dibekukan') and c.expires_on >= from_day and c.is_published and c.deleted_at is null
    union all
    select c.id, 'expiry', c.expires_on from public.certificates c
    where c.expires_on between from_day and from_day + 90 and c.status in ('aktif', 'dibekukan') and c.is_published
      and c.deleted_at is null
      and private.successor_number(c.id, c.client_id, c.subclass_id, c.subclass_code, c.issued_on, c.expires_on) is null
  ) d
$$;

/* Records due reminders, notifies staff, and queues the e-mails to companies with a contact: one for reminders, and one
   for decisions. A day begins at seven. Called by claim_mails(). Only one caller runs at a time, and each reminder is
   recorded once. */
create function private.watch_certificates() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := ((now() - interval '7 hours') at time zone 'Asia/Jakarta')::date;
  staff uuid[];
  told record;
  mail uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('certificate reminders', 0));
  delete from private.certificate_reminders r where r.due_on < today - 400;
  staff := array(select private.notice_readers('certificate', null));
  for told in
    insert into private.certificate_reminders as r (certificate_id, about, due_on, days)
    select d.certificate_id, d.about, d.due_on, d.days from private.certificate_days(today) d
    where not exists (select from private.certificate_reminders k
      where (k.certificate_id, k.about, k.due_on, k.days) = (d.certificate_id, d.about, d.due_on, d.days))
    -- The rest follows in the next minute, because a statement may take at most eight seconds.
    order by d.due_on, d.certificate_id limit 200
    on conflict do nothing returning r.*
  loop
    perform private.tell_staff(staff, case told.about when 'expiry' then 'certificate_ends'
      else 'surveillance_due' end, 'certificate',
      told.certificate_id, told.due_on || ' ' || told.days);
  end loop;
  for told in
    select c.client_id, array_agg(r.id) as ids
    from private.certificate_reminders r
      join public.certificates c on c.id = r.certificate_id
      join public.client_contacts k on k.client_id = c.client_id
    where r.mail_id is null and r.due_on >= today group by c.client_id limit 200
  loop
    insert into private.outgoing_mails as m (kind, case_id, event) values ('client', told.client_id, 'reminder')
      returning m.id into mail;
    update private.certificate_reminders r set mail_id = mail where r.id = any (told.ids);
  end loop;
  delete from private.certificate_notices n where n.created_at < now() - case when n.mail_id is null
    then interval '7 days' else interval '400 days' end;
  for told in
    select n.client_id, array_agg(n.decision_id) as ids
    from private.certificate_notices n join public.client_contacts k on k.client_id = n.client_id
    where n.mail_id is null group by n.client_id limit 200
  loop
    insert into private.outgoing_mails as m (kind, case_id, event) values ('client', told.client_id, 'decision')
      returning m.id into mail;
    update private.certificate_notices n set mail_id = mail where n.decision_id = any (told.ids);
  end loop;
end $$;

/* Returns the last day for an appeal against a decision, counted from the decision date; null if the decision is not to
   the company's disadvantage. */
create function private.appeal_until(decision public.certificate_decisions) returns date
language sql stable security definer set search_path = '' as $$
  select case when decision.kind in ('suspend', 'withdraw', 'reduce') then private.add_working_days(decision.decided_on,
    private.deadline_days('appeal_filing_days', 14)) end $$;

/* Returns the decisions for an e-mail: [{about: 'decision', number, kind, due_on (effective day), until, ground,
   annulled_kind, from_beginning, appeal_until, letter {number, code} (null without one)}], at most 50; null if there
   are none. */
create function private.decision_items(mail uuid, company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('about', 'decision', 'number', d.number, 'kind', d.kind, 'due_on',
      d.effective_on, 'until', d.until, 'ground', d.ground, 'annulled_kind', a.kind, 'from_beginning', d.from_beginning,
      'appeal_until', private.appeal_until(e.decision), 'letter', (
        select jsonb_build_object('number', o.number, 'code', private.letter_code(o.number))
        from private.letter_orders o where o.decision_id = d.id)) order by d.sequence)
    from (
      select x as decision from private.certificate_notices n join public.certificate_decisions x on x.id
        = n.decision_id
      where n.mail_id = decision_items.mail and n.client_id = decision_items.company
      order by x.sequence limit 50
    ) e
      cross join lateral (select (e.decision).*) d
      left join public.certificate_decisions a on a.id = d.annuls);
end $$;

/* Returns an e-mail to a company for the function notify: {email, language, name, company, items: [{about, number,
   due_on}], more}; null without a contact, or if no item applies any more. It has at most 50 items. */
create function private.client_mail(mail uuid, company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  select jsonb_build_object('email', k.email, 'language', k.language, 'name', k.person, 'company',
    private.company_title(c.legal_form, c.name),
    'items', coalesce(i.items, d.items), 'more', greatest(coalesce(nullif(i.told, 0), d.told) - 50, 0))
  into answer
  from public.client_contacts k
    join public.clients c on c.id = k.client_id and c.deleted_at is null
    cross join lateral (
      select jsonb_agg(jsonb_build_object('about', x.about, 'number', x.number, 'due_on', x.due_on)
        order by x.due_on, x.number)
        filter (where x.place <= 50) as items, count(*) as told
      from (
        select d.about, x.number, d.due_on, row_number() over (order by d.due_on, x.number) as place
        from (select distinct r.certificate_id, r.about, r.due_on from private.certificate_reminders r
          where r.mail_id = client_mail.mail) r
          join public.certificates x on x.id = r.certificate_id and x.client_id = client_mail.company
          join private.certificate_days(private.today()) d on (d.certificate_id, d.about, d.due_on)
            = (r.certificate_id, r.about, r.due_on)
      ) x
    ) i
    cross join lateral (select private.decision_items(client_mail.mail, client_mail.company) as items,
      (select count(*) from private.certificate_notices n where n.mail_id = client_mail.mail
        and n.client_id = client_mail.company) as told) d
  where k.client_id = client_mail.company and (i.told > 0 or d.items is not null);
  return answer;
end $$;

call private.announce_changes('public.client_contacts', 'staff');

create trigger touch before update on public.client_contacts for each row execute function private.touch();

-- The entries have no values, because the audit log outlives the contact.
create trigger audit after insert or update or delete on public.client_contacts
  for each row execute function private.write_audit('person', 'email');

create trigger note_decision after insert on public.certificate_decisions for each row
  when (new.kind <> 'grant' and not new.is_carried and new.recorded_by is not null)
    execute function private.note_decision();

create policy "handlers read" on public.client_contacts for select to authenticated
  using ((select private.has_role('admin', 'editor')));
