-- The database repeats all checks of the three public forms.

/* Returns the fields of a complaint except the reporter's. Raises the errors of the payload functions, and
   field.in_future. */
create function private.complaint_fields(payload jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  made public.complaints;
begin
  made.category := private.payload_choice(payload, 'category', '{layanan,personel,klien,penyalahgunaan,lainnya}');
  made.relation := private.payload_choice(payload, 'relation',
    '{pemohon,pemegang_sbu,pengguna_jasa,masyarakat,lainnya}');
  made.subject := private.payload_line(payload, 'subject', 5, 200);
  made.description := private.payload_text(payload, 'description', 20, 5000);
  made.expected_remedy := private.payload_text(payload, 'expected_remedy', 1, 2000, false);
  made.incident_on := private.payload_date(payload, 'incident_on', false);
  if made.incident_on > private.today() then perform private.refuse('field.in_future', 'incident_on'); end if;
  return to_jsonb(made) || private.complaint_subject(payload);
end $$;

/* Returns the fields of an appeal except the reporter's. Raises the errors of the payload functions. */
create function private.appeal_fields(payload jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  made public.appeals;
begin
  made.relation := private.payload_choice(payload, 'relation', '{pemohon,pemegang_sbu,lainnya}');
  made.application_number := private.payload_line(payload, 'application_number', 3, 80);
  made.decision := private.payload_choice(payload, 'decision', '{penolakan,pengurangan,pembekuan,pencabutan,lainnya}');
  made.decision_date := private.payload_date(payload, 'decision_date', true);
  made.subclass_codes := private.payload_codes(payload);
  made.subject := coalesce(private.payload_line(payload, 'subject', 5, 200, false),
    private.wording(payload ->> 'language', '{"id": "Banding", "en": "Appeal"}') || ' ' || made.application_number);
  made.grounds := private.payload_text(payload, 'grounds', 20, 5000);
  made.description := private.payload_text(payload, 'description', 1, 5000, false);
  return to_jsonb(made);
end $$;

/* Inserts a complaint with these columns. Returns its number. */
create function private.add_complaint(made jsonb) returns text
language sql volatile security definer set search_path = '' as $$
  insert into public.complaints as c (id, category, relation, subject, description, expected_remedy, incident_on,
    about_name,
    about_company_id, about_certificate_id, name, email, phone, company, evidence, is_confidential, consent, language,
    first_response_due_at, due_at, source, source_name, legal_basis, notice_told, entered_at, entered_by,
      entered_by_name, created_at)
  select r.id, r.category, r.relation, r.subject, r.description, r.expected_remedy, r.incident_on, r.about_name,
    r.about_company_id, r.about_certificate_id, r.name, r.email, r.phone, r.company, r.evidence, r.is_confidential,
      r.consent, r.language,
    r.first_response_due_at, r.due_at, coalesce(r.source, 'situs'), r.source_name, r.legal_basis, r.notice_told,
      r.entered_at, r.entered_by,
    r.entered_by_name, coalesce(r.created_at, now())
  from jsonb_populate_record(null::public.complaints, made) r returning c.number
$$;

/* Inserts an appeal with these columns, and with is_late computed for the day of its arrival. Returns its number. */
create function private.add_appeal(made jsonb) returns text
language sql volatile security definer set search_path = '' as $$
  insert into public.appeals as a (id, application_number, decision, decision_date, grounds, subclass_codes, relation,
    subject, description, name, email, phone, company, evidence, is_confidential, consent, language,
    first_response_due_at, due_at, source, source_name, legal_basis, notice_told, entered_at, entered_by,
    entered_by_name, created_at, filing_due_on, is_late)
  select r.id, r.application_number, r.decision, r.decision_date, r.grounds, r.subclass_codes, r.relation, r.subject,
    r.description, r.name, r.email, r.phone, r.company, r.evidence, r.is_confidential, r.consent, r.language,
    r.first_response_due_at, r.due_at, coalesce(r.source, 'situs'), r.source_name, r.legal_basis, r.notice_told,
    r.entered_at, r.entered_by, r.entered_by_name, d.arrived_at, d.last_day,
    (d.arrived_at at time zone 'Asia/Jakarta')::date > d.last_day
  from jsonb_populate_record(null::public.appeals, made) r
    cross join lateral (select coalesce(r.created_at, now()) as arrived_at,
      private.last_appeal_day(r.decision_date) as last_day) d
  returning a.number
$$;

/* Files a complaint or an appeal, unless it was filed with this key before. Returns the receipt. */
create function private.file_case(kind text, payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  key uuid := private.open_payload(payload);
  id uuid := private.case_of_key(kind, key);
  is_appeal constant boolean := kind = 'appeal';
  is_confidential boolean := private.payload_flag(payload, 'is_confidential');
  person private.case_identities;
  made jsonb;
  number text;
begin
  if id is not null then return private.receipt(kind, id); end if;
  id := gen_random_uuid();
  -- Appeals require a company and an e-mail address, complaints only a name.
  person.kind := kind;
  person.case_id := id;
  person.name := private.payload_line(payload, 'name', 2, 150);
  person.email := private.payload_email(payload, is_appeal);
  person.phone := private.payload_phone(payload);
  person.company := private.payload_line(payload, 'company', 2, 200, is_appeal);
  made := case when is_appeal then private.appeal_fields(payload) else private.complaint_fields(payload) end
    || jsonb_build_object('consent', private.payload_consent(payload), 'language', payload -> 'language',
      'is_confidential', is_confidential);
  made := made || jsonb_build_object('evidence', private.payload_files(payload, kind, id));
  perform private.spend('submit', 'email', private.mailbox_of(person.email));
  if is_appeal then
    perform private.check_appeal((made ->> 'decision_date')::date, made ->> 'application_number');
  end if;

  made := made || jsonb_build_object('id', id) || to_jsonb(private.case_dates(kind, now()));
  if is_confidential then
    insert into private.case_identities select person.*;
  else
    made := made || to_jsonb(person);
  end if;
  number := case when is_appeal then private.add_appeal(made) else private.add_complaint(made) end;
  perform private.keep_secrets(kind, id, number, key, made -> 'evidence');
  return private.receipt(kind, id);
end $$;

create function private.file_contact(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  key uuid := private.open_payload(payload);
  id uuid := private.case_of_key('contact', key);
  number text;
  email text;
  answer jsonb;
begin
  if id is null then
    email := private.payload_email(payload, true);
    perform private.spend('submit', 'email', private.mailbox_of(email));
    insert into public.contact_submissions as m (name, email, phone, subject, message, consent, language)
    values (private.payload_line(payload, 'name', 2, 150), email, private.payload_phone(payload),
      private.payload_line(payload, 'subject', 3, 200), private.payload_text(payload, 'message', 10, 5000),
      private.payload_consent(payload), payload ->> 'language')
    returning m.id, m.number into id, number;
    perform private.keep_secrets('contact', id, number, key, '[]');
  end if;
  select jsonb_build_object('kind', 'contact', 'number', s.number, 'received_at', s.created_at) into answer
  from private.case_secrets s where s.kind = 'contact' and s.case_id = id;
  return answer;
end $$;

/* Processes any form: checks the method, the format, the proof of work, the sender's limit, the Turnstile pass if
   required, and then the fields. Repeated submissions get the first response without proof and pass. Returns a refusal
   of the pass or the fields instead of raising it, so that attempts are counted and challenges stay used; the pass
   stays valid if fields were refused. */
create function private.submit(kind text, payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  code text;
  field text;
  hint text;
  within_hour integer;
  is_new boolean;
begin
  perform private.require_post();
  is_new := private.case_of_key(kind, private.open_payload(payload)) is null;
  if is_new then
    perform private.use_challenge('submit', payload -> 'proof');
    perform private.spend('submit', 'sender', private.sender());
    within_hour := private.count_attempts('work submit', 'all', 'all', '1 hour');
    if within_hour > 100 then
      perform private.raise_alarm('submissions_flood', 'forms', jsonb_build_object('within_hour', within_hour));
    end if;
  end if;
  begin
    if is_new then perform private.use_turnstile_pass(kind, payload ->> 'pass'); end if;
    perform private.was_sent((payload ->> 'idempotency_key')::uuid, 'submit_' || kind,
      payload - '{idempotency_key,proof,pass,elapsed_ms,website,language,consent}'::text[], null);
    return case kind when 'contact' then private.file_contact(payload) else private.file_case(kind, payload) end;
  exception when sqlstate 'P0001' then
    get stacked diagnostics code = message_text, field = pg_exception_detail, hint = pg_exception_hint;
    return private.answer_refusal(code, field, hint);
  end;
end $$;

/* For visitors: files a complaint (ISO/IEC 17065 7.13). payload: proof (a solved challenge for 'submit', see
   request_challenge), pass (from the function turnstile-pass, if the settings have a Turnstile key), idempotency_key
   (uuid v4), elapsed_ms (>= 3000), website (empty), language 'id'|'en', name 2-150, email?, phone?, company? 2-200,
   is_confidential?, category 'layanan'|'personel'|'klien'|'penyalahgunaan'|'lainnya', relation
   'pemohon'|'pemegang_sbu'|'pengguna_jasa'|'masyarakat'|'lainnya', subject 5-200, description 20-5000, expected_remedy?
   to 2000, incident_on? 'YYYY-MM-DD', about_company? (id of a published company), about_certificate? (number of a
   published one), or else about_name? 2-240 (free text): the subject of the complaint, see complaint_subjects();
   field.invalid (about_name) if it is not public; consent {accepted: true, notice_version}, files? [{name, type, size}]
   at most 5, PDF, JPG or PNG, 10 MB each. Returns {kind, number, access_code, received_at, first_response_due_at,
   due_at, uploads: [{path, name, type, size, expires_at}]}; for one day, the same key returns the same response.
   Errors: P0001 with message = code, details = field, hint = a number for some codes: payload.invalid,
   payload.too_large, method.not_allowed, challenge.required, challenge.invalid, turnstile.required, turnstile.invalid,
   submission.rejected, submission.too_fast, submission.expired, submission.key_used (the key was used with other
   content), limit.reached (hint: seconds), field.required, field.invalid, field.too_short, field.too_long,
   field.in_future, notice.missing, consent.required, consent.outdated, files.invalid, files.too_many, files.type,
   files.too_large. */
create function public.submit_complaint(payload jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$ select private.submit('complaint', payload) $$;
grant execute on function public.submit_complaint(jsonb) to anon, authenticated, service_role;

/* For visitors: files an appeal (ISO/IEC 17065 7.13). payload: as for submit_complaint, with email and company
   required, and instead of category, description and expected_remedy: application_number 3-80 (application or
   certificate), decision 'penolakan'|'pengurangan'| 'pembekuan'|'pencabutan'|'lainnya', decision_date, grounds 20-5000,
   subclass_codes? ['BG001', …] at most 30, subject?, description? to 5000; relation 'pemohon'|'pemegang_sbu'|'lainnya'.
   A late appeal is accepted, but lapses unless it is admitted. Also returns late_after (the last day for filing, if the
   appeal is late, otherwise null). Additional errors: field.in_future. Earlier appeals never cause a refusal. Both time
   limits, for the response and for the outcome, start when the documents are complete. */
create function public.submit_appeal(payload jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$ select private.submit('appeal', payload) $$;
grant execute on function public.submit_appeal(jsonb) to anon, authenticated, service_role;

/* For visitors: sends a message to the body. payload, as for submit_complaint: idempotency_key, elapsed_ms, website,
   language, consent, and name, email, phone?, subject 3-200, message 10-5000. Returns {kind, number, received_at}.
   Errors: as for submit_complaint. */
create function public.submit_contact(payload jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$ select private.submit('contact', payload) $$;
grant execute on function public.submit_contact(jsonb) to anon, authenticated, service_role;
