-- UU 27/2022 art. 42-44: personal data goes when its purpose and retention end. What stays of a case is what ISO/IEC 17065
-- 7.12 and 7.13 ask records of: number, kind, dates, how it ended and why, without the people it was about.

create function private.anonymised() returns text language sql immutable set search_path = '' as $$ select '(dianonimkan)' $$;

/* The words without these names, in any case, and without anything that looks like an e-mail address or a mobile number.
   Null stays null. */
create function private.without_names(words text, names text[]) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  answer text := words;
  name text;
begin
  for name in select n from unnest(names) n where char_length(n) > 2 group by n order by char_length(n) desc, n loop
    answer := regexp_replace(answer, '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g')
      || '(?![[:alnum:]])', private.anonymised(), 'gi');
  end loop;
  answer := regexp_replace(answer, '[^\s@<>"'',;:()]+@[a-z0-9-]+(\.[a-z0-9-]+)+', private.anonymised(), 'gi');
  return regexp_replace(answer, '(?<![0-9])(\+?62|0)[ -]?8[0-9]([ .-]?[0-9]){6,11}(?![0-9])', private.anonymised(), 'g');
end $$;

/* Under which names a reporter may be spoken of: whole, word by word, the company with and without its form, the application. */
create function private.names_of(kind text, id uuid) returns text[]
  language sql stable security definer set search_path = ''
as $$
  with known as (
    select c.name, c.company, c.email, c.phone, null::text as application from public.complaints c where c.id = names_of.id
    union all select a.name, a.company, a.email, a.phone, a.application_number from public.appeals a where a.id = names_of.id
    union all select i.name, i.company, i.email, i.phone, null from private.case_identities i
      where i.kind = names_of.kind and i.case_id = names_of.id
    union all select null, null, null, null, t.words from private.case_texts t
      where t.case_id = names_of.id and t.part = 'application_number'
  )
  select coalesce(array_agg(distinct n.name), '{}') from known k cross join lateral (
    select unnest(array[k.name, k.company, k.email, k.phone, k.application,
      regexp_replace(k.company, '^(PT|CV|UD|KSO|Firma)[. ]+', '', 'i')])
    union all select w from regexp_split_to_table(k.name, '[^[:alnum:]]+') w where char_length(w) > 2
  ) n (name) where n.name is not null
$$;

/* Of a line of the trail about a case: states, dates, people of the body. Words somebody wrote were never in it. */
create function private.facts_only(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e
  where e.key in ('id', 'number', 'status', 'category', 'decision', 'relation', 'language', 'is_confidential', 'role', 'user_id',
    'complaint_id', 'appeal_id', 'case_kind', 'case_id') or e.key ~ '(_at|_by|_to|_days|_since)$'
$$;

/*
 * One case: who sent it, what they wrote, the code that opened it, what colleagues noted. The outcome and its reason stay, without
 * the names. An open case is closed by it, as refused or lapsed, for the reason given (`closing`); without one it stays as it is.
 */
create function private.anonymise_case(kind text, id uuid, closing text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone constant text := private.anonymised();
  source text := private.case_table(kind, id);
  names text[] := private.names_of(kind, id);
  was text;
  is_open boolean;
begin
  execute format('select status, closed_at is null from public.%I where id = $1', source) into was, is_open using id;
  if is_open and closing is null then return; end if;
  if is_open then
    insert into public.case_events (complaint_id, appeal_id, kind, visibility, author, from_status, to_status)
    values (case kind when 'complaint' then anonymise_case.id end, case kind when 'appeal' then anonymise_case.id end, 'status',
      'internal', 'system', was, case kind when 'complaint' then 'ditolak' else 'gugur' end);
  end if;

  if kind = 'complaint' then
    update public.complaints c set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null, company = null,
      subject = gone, description = gone, expected_remedy = null, incident_on = null, evidence = '[]', status_note = null,
      waiting_since = null, closed_at = coalesce(c.closed_at, now()), status = case when is_open then 'ditolak' else c.status end,
      outcome = private.without_names(case when is_open then closing else c.outcome end, names),
      outcome_reason = private.without_names(case when is_open then closing else c.outcome_reason end, names)
    where c.id = anonymise_case.id;
  else
    update public.appeals a set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null, company = null,
      subject = gone, description = null, grounds = gone, application_number = gone, evidence = '[]', status_note = null,
      waiting_since = null, closed_at = coalesce(a.closed_at, now()), status = case when is_open then 'gugur' else a.status end,
      outcome = private.without_names(case when is_open then closing else a.outcome end, names),
      outcome_reason = private.without_names(case when is_open then closing else a.outcome_reason end, names)
    where a.id = anonymise_case.id;
  end if;

  delete from private.case_texts t where t.case_id = anonymise_case.id and t.part not in ('outcome', 'outcome_reason');
  update private.case_texts t set words = private.without_names(t.words, names) where t.case_id = anonymise_case.id;
  update public.case_events e set body = gone
  where (e.complaint_id = anonymise_case.id or e.appeal_id = anonymise_case.id) and e.body is not null and e.kind <> 'assignment';
  update public.case_people p set note = null, revoke_reason = case when p.revoked_at is not null then gone end
  where p.complaint_id = anonymise_case.id or p.appeal_id = anonymise_case.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason = private.without_names(r.reason, names)
  where r.case_kind = anonymise_case.kind and r.case_id = anonymise_case.id;
  update private.upload_slots u set to_delete = true, file_name = gone
  where u.kind = anonymise_case.kind and u.case_id = anonymise_case.id;
  perform private.forget_secrets(kind, id);

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

/* One message from the contact form, whatever became of it. */
create function private.anonymise_message(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone constant text := private.anonymised();
begin
  update public.contact_submissions m set anonymised_at = now(), restricted_at = null, name = gone, email = null, phone = null,
    subject = gone, message = gone where m.id = anonymise_message.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason = null
  where r.case_kind = 'contact' and r.case_id = anonymise_message.id;
  perform private.forget_secrets('contact', id);
  update public.audit_log l set before = private.facts_only(l.before), after = private.facts_only(l.after)
  where l.table_name = 'contact_submissions' and l.row_id = anonymise_message.id::text;
end $$;

/* Trigger before insert of an entry of the timeline or a person involved: an anonymised case takes no more words, which nobody
   would ever take out again; a restricted one is not worked on. Refuses case.anonymised, case.restricted. */
create function private.check_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  subject record;
begin
  select c.anonymised_at, c.restricted_at into subject from (
    select id, anonymised_at, restricted_at from public.complaints where id = new.complaint_id
    union all select id, anonymised_at, restricted_at from public.appeals where id = new.appeal_id) c;
  if subject.anonymised_at is not null then perform private.refuse('case.anonymised'); end if;
  if subject.restricted_at is not null and coalesce(to_jsonb(new) ->> 'author', 'staff') = 'staff' then
    perform private.refuse('case.restricted');
  end if;
  return new;
end $$;
create trigger check_words before insert on public.case_events
  for each row when (new.author <> 'system') execute function private.check_words();
create trigger check_words before insert on public.case_people for each row execute function private.check_words();
