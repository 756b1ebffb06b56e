-- Personal data is deleted when its purpose and its retention period end (UU 27/2022 art. 42-44). Records required by
-- ISO/IEC 17065 7.12 and 7.13 remain without people: number, kind, dates, outcome and reasons.
create function private.anonymised() returns text
language sql immutable set search_path = '' as $$ select '(dianonimkan)' $$;

/* Removes these names from a text in any case, phone numbers in any spelling, and anything like an e-mail address or
   mobile number. Returns null for null. */
create function private.without_names(words text, names text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  answer text := words;
  name text;
begin
  for name in select n from unnest(names) n where char_length(n) > 2 group by n order by char_length(n) desc, n loop
    if name ~ '^[+0-9 ().-]{7,}$' then
      -- '+62 21 555-0142' equals '(021) 5550142': compares only digits.
      answer := regexp_replace(answer, '(?<![0-9])\(?(\+?62|0)?' || regexp_replace(
        regexp_replace(regexp_replace(name, '[^0-9]', '', 'g'), '^(62|0)', ''), '([0-9])', '[ ().-]*\1', 'g') ||
          '(?![0-9])', private.anonymised(), 'g');
      continue;
    end if;
    answer := regexp_replace(answer, '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g')
      || '(?![[:alnum:]])', private.anonymised(), 'gi');
  end loop;
  answer := regexp_replace(answer, '[^\s@<>"'',;:()]+@[a-z0-9-]+(\.[a-z0-9-]+)+', private.anonymised(), 'gi');
  return regexp_replace(answer, '(?<![0-9])(\+?62|0)[ -]?8[0-9]([ .-]?[0-9]){6,11}(?![0-9])', private.anonymised(),
    'g');
end $$;

/* Returns names that may occur in the texts of a case: the reporter's in whole and word by word, the company's with and
   without its legal form, the application number, and in whole those of representatives, of involved people without an
   account, and of the subject of a complaint if it is not in the register. */
create function private.names_of(kind text, id uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (with known as (
    select c.name, c.company, c.email, c.phone,
      (select a.application_number from public.appeals a where a.id = c.id) as application
      from private.cases c where c.id = names_of.id
    union all select i.name, i.company, i.email, i.phone, null from private.case_identities i
      where i.kind = names_of.kind and i.case_id = names_of.id
    union all select null, null, null, null, t.words from private.case_texts t
      where t.case_id = names_of.id and t.part = 'application_number'
  ), others as (
    select p.person_name as name from public.case_people p
      where (p.complaint_id = names_of.id or p.appeal_id = names_of.id) and p.is_external
    union all select r.asked_by from public.data_requests r where r.case_kind = names_of.kind
      and r.case_id = names_of.id
    union all select c.about_name from public.complaints c where c.id = names_of.id and c.about_company_id is null
      and not c.is_confidential
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

/* Returns an audit log entry about a case reduced to states, dates and staff. */
create function private.facts_only(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e
  where e.key in ('id', 'number', 'status', 'category', 'decision', 'relation', 'language', 'is_confidential', 'role',
    'user_id', 'decider_name', 'decider_post',
    'complaint_id', 'appeal_id', 'case_kind', 'case_id') or e.key ~ '(_at|_by|_to|_days|_since)$'
$$;

/* Removes from a case the reporter, their texts, the access code and the notes of staff. Number, kind, dates, staff,
   company or certificate, and finding remain; outcome, reasons and effect remain without names. With `closing`, closes
   an open case as refused or lapsed with that reason. Spam stays open, and keeps the users who marked and confirmed it,
   and its access code. */
create function private.anonymise_case(kind text, id uuid, closing text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone constant text := private.anonymised();
  source text := private.case_table(kind, id);
  names text[] := private.names_of(kind, id);
  was private.cases;
begin
  select * into was from private.cases c where c.id = anonymise_case.id;
  if was.closed_at is null and was.spam_at is null then
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
    update public.complaints c set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null,
      company = null,
      subject = gone, description = gone, expected_remedy = null, incident_on = null, evidence = '[]', status_note
        = null, waiting_since = null,
      about_name = case when c.about_company_id is not null
        then c.about_name end, source_name = private.without_names(c.source_name, names),
      status = was.status, closed_at = was.closed_at, outcome = was.outcome, outcome_reason = was.outcome_reason, effect
        = was.effect
    where c.id = anonymise_case.id;
  else
    update public.appeals a set anonymised_at = now(), restricted_at = null, name = null, email = null, phone = null,
      company = null,
      subject = gone, description = null, grounds = gone, application_number = gone, evidence = '[]', status_note
        = null, waiting_since = null, source_name = private.without_names(a.source_name, names), late_explanation
        = private.without_names(a.late_explanation, names),
      status = was.status, closed_at = was.closed_at, outcome = was.outcome, outcome_reason = was.outcome_reason, effect
        = was.effect
    where a.id = anonymise_case.id;
  end if;

  delete from private.case_texts t where t.case_id = anonymise_case.id
    and t.part not in ('outcome', 'outcome_reason', 'effect', 'late_explanation')
    and (t.part not like 'about_%' or not exists (
      select from private.case_texts o where o.case_id = t.case_id and o.part = 'about_company_id'));
  update private.case_texts t set words = private.without_names(t.words, names)
  where t.case_id = anonymise_case.id and t.part not like 'about_%';
  update public.case_events e set body = gone
  where (e.complaint_id = anonymise_case.id or e.appeal_id = anonymise_case.id) and e.body is not null
    and e.kind <> 'assignment';
  update private.corrective_actions a set words = private.without_names(a.words, names), proof
    = private.without_names(a.proof, names)
  where a.kind = anonymise_case.kind and a.case_id = anonymise_case.id;
  update private.appeal_effects e set reason = private.without_names(e.reason, names)
  where e.appeal_id = anonymise_case.id;
  update private.past_decisions d set outcome = private.without_names(d.outcome, names), outcome_reason
    = private.without_names(d.outcome_reason, names),
    effect = private.without_names(d.effect, names), reason = private.without_names(d.reason, names)
  where d.kind = anonymise_case.kind and d.case_id = anonymise_case.id;
  update public.case_people p set note = null, person_name = case when p.is_external then gone
    else p.person_name end, revoke_reason = case when p.revoked_at is not null then gone end
  where p.complaint_id = anonymise_case.id or p.appeal_id = anonymise_case.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason
    = private.without_names(r.reason, names)
  where r.case_kind = anonymise_case.kind and r.case_id = anonymise_case.id;
  update private.upload_slots u set to_delete = true, file_name = gone
  where u.kind = anonymise_case.kind and u.case_id = anonymise_case.id;
  perform private.forget_secrets(kind, id, keeps_code => was.spam_at is not null);
  perform private.forget_letters(kind, id);

  update public.audit_log l set before = private.facts_only(l.before), after = private.facts_only(l.after)
  where (l.table_name, l.row_id) in (
    select source, anonymise_case.id::text
    union all select 'case_people', p.id::text from public.case_people p
      where p.complaint_id = anonymise_case.id or p.appeal_id = anonymise_case.id);
end $$;

/* Deletes the separately stored identity, queued e-mails, and the access code with its key. keeps_code: keeps the code,
   so that the sender can still see the result. */
create function private.forget_secrets(kind text, id uuid, keeps_code boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.case_identities i where i.kind = forget_secrets.kind and i.case_id = forget_secrets.id;
  delete from private.case_secrets s where s.kind = forget_secrets.kind and s.case_id = forget_secrets.id
    and not keeps_code;
  delete from private.outgoing_mails m where m.kind = forget_secrets.kind and m.case_id = forget_secrets.id;
end $$;

/* Removes the personal data of a message with its thread and files. */
create function private.anonymise_message(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone constant text := private.anonymised();
begin
  update public.contact_submissions m set anonymised_at = now(), restricted_at = null, name = gone, email = null, phone
    = null,
    subject = gone, message = gone where m.id = anonymise_message.id;
  update public.case_events e set body = gone
  where e.message_id = anonymise_message.id and e.body is not null and e.kind not in ('assignment', 'complaint');
  update private.upload_slots u set to_delete = true, file_name = gone where u.kind = 'contact'
    and u.case_id = anonymise_message.id;
  update public.data_requests r set asked_by = gone, identity_note = null, reason = null
  where r.case_kind = 'contact' and r.case_id = anonymise_message.id;
  perform private.forget_secrets('contact', id);
  update public.audit_log l set before = private.facts_only(l.before), after = private.facts_only(l.after)
  where l.table_name = 'contact_submissions' and l.row_id = anonymise_message.id::text;
end $$;
