/* Returns the company and certificate of a form as columns of a complaint: {about_name, about_company_id,
   about_certificate_id}. If a certificate is given, the company is its holder. Visitors can refer to public ones, staff
   to all outside the trash. Refuses with field.invalid (about_name), and raises the errors of the payload functions. */
create function private.complaint_subject(payload jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_staff constant boolean := private.has_role('admin', 'editor');
  certificate_number text := private.payload_line(payload, 'about_certificate', 3, 80, false);
  company text := private.payload_line(payload, 'about_company', 36, 36, false);
  words text := private.payload_line(payload, 'about_name', 2, 240, false);
  answer jsonb;
begin
  if certificate_number is null and company is null then return jsonb_build_object('about_name', words); end if;
  select jsonb_build_object('about_name', private.company_title(k.legal_form, k.name) ||
    coalesce(' (' || x.number || ')', ''),
    'about_company_id', k.id, 'about_certificate_id', x.id) into answer
  from public.clients k
    left join public.certificates x on x.client_id = k.id and x.number = certificate_number and x.deleted_at is null
      and (x.is_published or is_staff)
  where k.deleted_at is null and (k.is_published or is_staff)
    and case when certificate_number is null then k.id::text = lower(company) else x.id is not null end;
  if answer is null then perform private.refuse('field.invalid', 'about_name'); end if;
  return answer;
end $$;

/* For everyone: returns up to 8 public companies and certificates that a complaint may be about, by name, NIB
   or number (at least three letters or digits), or the company with that id. Columns: {company_id,
   company_name, place, certificate (its number; null: the company itself), former_name (a former name that
   matches instead of the present one)}. */
create function public.complaint_subjects(query text default '', company uuid default null)
returns table (company_id uuid, company_name text, place text, certificate text, former_name text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  typed constant text := left(btrim(query), 100);
  bare constant text := upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));
  word text[] := array(select '%' || w || '%' from unnest(private.company_words(typed)) w);
  most constant integer := 8;
  named integer;
begin
  if complaint_subjects.company is not null then
    return query select k.id, private.company_title(k.legal_form, k.name), concat_ws(', ', k.city, k.province),
      null::text, null::text from public.clients k
      where k.id = complaint_subjects.company and k.deleted_at is null and k.is_published;
    return;
  end if;
  if char_length(bare) < 3 then return; end if;
  if bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select k.id, private.company_title(k.legal_form, k.name), concat_ws(', ', k.city, k.province),
      x.number, null::text
      from public.certificates x join public.clients k on k.id = x.client_id
      where upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = bare
        and x.deleted_at is null and k.deleted_at is null and x.is_published and k.is_published
      order by x.number limit most;
    if found then return; end if;
    return query select k.id, private.company_title(k.legal_form, k.name), concat_ws(', ', k.city, k.province),
      x.number, null::text
      from public.certificates x join public.clients k on k.id = x.client_id
      where upper(x.number) like private.like_text(upper(typed)) || '%'
        and x.deleted_at is null and k.deleted_at is null and x.is_published and k.is_published
      order by x.number limit most;
    if found then return; end if;
  end if;
  if bare ~ '^[0-9]{13}$' then
    return query select k.id, private.company_title(k.legal_form, k.name), concat_ws(', ', k.city, k.province),
      null::text, null::text from public.clients k
      where k.nib = bare and k.deleted_at is null and k.is_published;
  end if;
  if cardinality(word) = 0 then return; end if;
  -- A trigram index supports one pattern at a time; `ilike all` alone would not use it.
  return query select k.id, private.company_title(k.legal_form, k.name), concat_ws(', ', k.city, k.province),
    null::text, null::text
    from public.clients k
    where k.name ilike word[1] and (word[2] is null or k.name ilike word[2])
      and (word[3] is null or k.name ilike word[3])
      and (word[4] is null or k.name ilike all (word[4:]))
      and k.deleted_at is null and k.is_published
    order by k.name, k.id limit most;
  get diagnostics named = row_count;
  return query select f.id, private.company_title(f.legal_form, f.name), concat_ws(', ', f.city, f.province),
    null::text, private.company_title(f.former_form, f.former)
    from (
      select distinct on (k.id) k.id, k.name, k.legal_form, k.city, k.province, n.legal_form as former_form,
        n.name as former
      from private.former_names n join public.clients k on k.id = n.client_id
      where n.name ilike word[1] and (word[2] is null or n.name ilike word[2])
        and (word[3] is null or n.name ilike word[3]) and (word[4] is null or n.name ilike all (word[4:]))
        and not k.name ilike all (word) and k.deleted_at is null and k.is_published
      order by k.id, n.until_on desc limit 200
    ) f order by f.former, f.id limit most - named;
end $$;
grant execute on function public.complaint_subjects(text, uuid) to anon, authenticated, service_role;

/* For admins and editors who can read the complaint, while it is open: corrects its company or
   certificate; the timeline shows the old and the new name. subject: {about_company?, about_certificate?,
   about_name?} as in submit_complaint; {} for none. key: idempotency key. Errors: 42501; P0001
   case.not_found, case.closed, case.confidential, case.anonymised, case.restricted, field.invalid,
   field.too_short, field.too_long, submission.key_used. */
create function public.set_complaint_subject(id uuid, subject jsonb, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.complaints;
  now_about jsonb;
  name_before text;
begin
  perform private.require_handler();
  if jsonb_typeof(subject) is distinct from 'object' then perform private.refuse('field.invalid', 'subject'); end if;
  if private.was_sent(key, 'set_complaint_subject', jsonb_build_array(id, subject)) then return; end if;
  perform private.case_table('complaint', id);
  perform private.require_case_reader('complaint', id);
  select * into was from public.complaints c where c.id = set_complaint_subject.id;
  if was.anonymised_at is not null then perform private.refuse('case.anonymised', 'id'); end if;
  if was.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if was.restricted_at is not null then perform private.refuse('case.restricted', 'id'); end if;
  now_about := private.complaint_subject(subject);
  name_before := coalesce(private.case_columns(id) ->> 'about_name', was.about_name);
  -- The name of a confidential case may be stored separately; clearing the column alone would leave it there.
  delete from private.case_texts t where t.case_id = set_complaint_subject.id
    and t.part in ('about_name', 'about_company_id', 'about_certificate_id');
  update public.complaints c set about_name = null, about_company_id = null, about_certificate_id = null
    where c.id = set_complaint_subject.id;
  update public.complaints c set about_name = now_about ->> 'about_name', about_company_id
    = (now_about ->> 'about_company_id')::uuid,
    about_certificate_id = (now_about ->> 'about_certificate_id')::uuid
  where c.id = set_complaint_subject.id;
  perform private.add_entry('complaint', id, 'note', 'internal', 'staff',
    'Pihak yang dikeluhkan: ' || coalesce(name_before, '–') || ' → ' || coalesce(now_about ->> 'about_name', '–'));
end $$;
grant execute on function public.set_complaint_subject(uuid, jsonb, uuid) to authenticated;

/* For admins and editors: returns the companies with complaints, and how many of these there are in total and open,
   without spam. Companies with most open complaints are first. Returns at most 200, always including those in
   `including` (at most 50). Confidential complaints are not counted, since their company is confidential. Errors: 42501
   for others; P0001 filter.too_many. */
create function public.complaint_companies(including uuid[] default '{}')
returns table (company_id uuid, company_name text, complaints integer, open integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  if cardinality(including) > 50 then perform private.refuse('filter.too_many', 'including', '50'); end if;
  return query
    select f.id, f.title, f.entries, f.unfinished
    from (
      select k.id, private.company_title(k.legal_form, k.name) as title, coalesce(n.entries, 0) as entries,
        coalesce(n.unfinished, 0) as unfinished
      from public.clients k
        left join (
          select c.about_company_id, count(*)::integer as entries,
            count(*) filter (where c.closed_at is null)::integer as unfinished
          from public.complaints c where c.about_company_id is not null and c.spam_at is null
            group by c.about_company_id
        ) n on n.about_company_id = k.id
      where n.entries > 0 or k.id = any (including)
      order by coalesce(k.id = any (including), false) desc, 4 desc, 3 desc, 2 limit 200
    ) f
    order by 4 desc, 3 desc, 2;
end $$;
grant execute on function public.complaint_companies(uuid[]) to authenticated;

/* Locks and returns the message that an entry refers to. Refuses with field.invalid (message), and with the errors of
   enter_complaint about messages. */
create function private.message_to_enter(entry jsonb, source text) returns public.contact_submissions
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant text := private.payload_line(entry, 'message', 36, 36, false);
  found_message public.contact_submissions;
begin
  if asked is null or source <> 'pesan' or not pg_input_is_valid(asked, 'uuid') then
    perform private.refuse('field.invalid', 'message');
  end if;
  perform private.inbox_table('contact', asked::uuid);
  select * into found_message from public.contact_submissions m where m.id = asked::uuid;
  if found_message.restricted_at is not null then perform private.refuse('case.restricted', 'message'); end if;
  if found_message.anonymised_at is not null then perform private.refuse('case.anonymised', 'message'); end if;
  if found_message.spam_at is not null then perform private.refuse('case.marked_spam', 'message'); end if;
  if found_message.complaint_id is not null then perform private.refuse('case.is_complaint', 'message'); end if;
  return found_message;
end $$;

/* Archives the message as this complaint, with its sender's files. A confidential complaint receives the text of the
   message and its thread as a note, and the message loses person and text. */
create function private.message_became(
  message public.contact_submissions, complaint uuid, number text, is_confidential boolean
) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  words text;
begin
  update private.upload_slots u set kind = 'complaint', case_id = complaint, event_id = null, place = u.place + 100
  where u.kind = 'contact' and u.case_id = message.id and u.author = 'reporter' and u.used;
  if is_confidential then
    select string_agg(e.body, E'\n\n' order by e.created_at, e.id) into words from public.case_events e
    where e.message_id = message.id and e.kind in ('message', 'note');
    perform private.add_entry('complaint', complaint, 'note', 'internal', 'staff',
      left(concat_ws(E'\n\n', message.number || ': ' || message.subject, message.message, words), 10000));
  else
    perform private.add_entry('contact', message.id, 'complaint', 'reporter', 'staff', number);
  end if;
  update public.contact_submissions m set complaint_id = complaint, handled_by = coalesce(m.handled_by, auth.uid()),
    status = 'arsip'
  where m.id = message.id;
  if is_confidential then perform private.anonymise_message(message.id); end if;
end $$;

/* For admins and editors: enters a complaint that arrived by letter, e-mail, phone, in person or from an authority, and
   records the user's name. entry: source 'surat'|'email'|'telepon'|'langsung'|'lembaga'|'pesan' (which requires
   message: the id of a message from the contact form; it provides date, name, e-mail, phone and consent, and is linked
   and archived; if the complaint is confidential, only the number of the message remains), received_on 'YYYY-MM-DD'
   (not after today; the time limits count from it), source_name? 2-200 (the authority, required for 'lembaga', or the
   number of the letter), language 'id'|'en', notice_told 'dibacakan'|'diserahkan'|'dikirim'| 'belum' (how the reporter
   received the privacy notice), mail_code? (true: the access code is e-mailed to the address, which is then required,
   and not returned), and these fields of submit_complaint: name (with is_anonymous, optional for 'surat', 'telepon' and
   'lembaga'), email? (required for 'email'), phone?, company?, is_confidential?, category, relation, subject,
   description, expected_remedy?, incident_on?, about_company?, about_certificate?, about_name?, files?. Complaints
   created from a message store its consent, others the legal_basis. key: idempotency key. Returns the same as
   submit_complaint, and id. Errors: 42501; P0001 payload.invalid, payload.too_large, submission.key_used,
   case.not_found, case.restricted, case.anonymised, case.marked_spam, case.is_complaint (of a message), and those of
   the fields of submit_complaint. */
create function public.enter_complaint(entry jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id uuid := gen_random_uuid();
  source text;
  received_on date;
  came_at timestamptz;
  sends_code boolean;
  message public.contact_submissions;
  person private.case_identities;
  made jsonb;
  number text;
begin
  perform private.require_handler();
  perform private.check_entry(entry);
  if private.was_sent(key, 'enter_complaint', entry) then
    return private.entered_receipt('complaint', (private.kept_answer(key) ->> 0)::uuid);
  end if;
  source := private.payload_choice(entry, 'source', '{surat,email,telepon,langsung,lembaga,pesan}');
  if source = 'pesan' or entry ->> 'message' is not null then
    message := private.message_to_enter(entry, source);
  end if;
  received_on := coalesce((message.created_at at time zone 'Asia/Jakarta')::date,
    private.payload_date(entry, 'received_on', message.id is null));
  came_at := coalesce(message.created_at, private.arrived_on(received_on));
  perform private.payload_choice(entry, 'language', array(select l.code from private.languages() l));
  sends_code := private.payload_flag(entry, 'mail_code');
  person.kind := 'complaint';
  person.case_id := id;
  -- The message provides name, e-mail and phone.
  if message.id is not null then
    entry := entry || jsonb_build_object('name', message.name, 'email', message.email, 'phone', message.phone);
  end if;
  -- A complaint by letter, phone or from an authority may lack a name. The other channels require one.
  person.name := private.payload_line(entry, 'name', 2, 150,
    not (private.payload_flag(entry, 'is_anonymous') and source in ('surat', 'telepon', 'lembaga')));
  person.email := private.payload_email(entry, source = 'email' or sends_code);
  person.phone := private.payload_phone(entry);
  person.company := private.payload_line(entry, 'company', 2, 200, false);

  made := private.complaint_fields(entry) || private.entry_columns('complaint', id, entry, source, came_at);
  if message.id is not null then made := made || jsonb_build_object('consent', message.consent); end if;
  made := private.with_person(made, person);
  number := private.add_complaint(made);
  perform private.finish_entry('complaint', id, number, made,
    coalesce('pesan ' || message.number, source), received_on, sends_code);
  if message.id is not null then
    perform private.message_became(message, id, number, (made ->> 'is_confidential')::boolean);
  end if;
  perform private.keep_answer(key, jsonb_build_array(id));
  return private.entered_receipt('complaint', id);
end $$;
grant execute on function public.enter_complaint(jsonb, uuid) to authenticated;

call private.owned_by('visitor_reader', 'public.complaint_subjects(text, uuid)');

call private.owned_by('staff_reader', 'public.complaint_companies(uuid[])');
