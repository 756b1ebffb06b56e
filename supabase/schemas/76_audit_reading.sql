-- Functions for viewers with reading access. Each one records its call. They identify cases by number, because ids
-- would link an appeal to the certificate whose decision names it.

/* Returns the cases excluded from reading access: those that only admins see yet, those in which the caller is
   involved, and restricted ones. */
create function private.withheld_cases() returns uuid[] language sql stable security definer set search_path = '' as $$
  select private.hidden_cases() || array(select c.id from private.cases c where c.restricted_at is not null)
$$;

/* Returns the names that identify people and companies in the texts of a case: those of private.names_of (also of
   appeals joined with it), the companies, contacts and certificate numbers that the case is about, and the staff
   complained about. Tables without statistics make planning the query for each case slower than running it. */
create function private.audit_names(kind text, id uuid) returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return private.names_of(kind, id) || array(
    with held as materialized (
      select c.number, c.holder_name, c.client_id from private.case_certificates k
        join public.certificates c on c.id = k.certificate_id where k.case_id = audit_names.id
    ), companies as materialized (
      select h.client_id as id from held h
      union select c.about_company_id from public.complaints c where c.id = audit_names.id
    ), people as materialized (
      select p.person_name as name from public.case_people p
        where (p.complaint_id = audit_names.id or p.appeal_id = audit_names.id) and (p.is_external or p.role
          = 'subject')
      union select k.person from public.client_contacts k join companies c on c.id = k.client_id
    ), titles as materialized (
      select c.name from public.clients c join companies o on o.id = c.id
      union select f.name from public.client_names f join companies o on o.id = f.client_id
      union select c.about_name from public.complaints c where c.id = audit_names.id
      union select h.holder_name from held h
    )
    select n.name from (
      select p.name from people p
      union select w from people p, regexp_split_to_table(p.name, '[^[:alnum:]]+') w where char_length(w) > 3
      union select unnest(array[t.name, regexp_replace(t.name, '^(PT|CV|UD|KSO|Firma)[. ]+', '', 'i')]) from titles t
      union select h.number from held h
      union select unnest(private.names_of('appeal', j.id)) from public.appeals j where j.joined_into = audit_names.id
      union select unnest(private.names_of('appeal', j.joined_into)) from public.appeals j
        where j.id = audit_names.id and j.joined_into is not null
    ) n where n.name is not null);
end $$;

/* Returns a text without these names, and without anything that looks like an e-mail or web address, a phone, identity
   or tax number, or a street address; null for null. */
create function private.audit_text(words text, names text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  gone constant text := private.anonymised();
  answer text := private.without_names(words, names);
  mark text;
begin
  foreach mark in array array[
    '(https?://|\mwww\.)[^[:space:]]+',
    '(?<![0-9])[0-9]{13,16}(?![0-9])',
    '(?<![0-9])[0-9]{2}\.[0-9]{3}\.[0-9]{3}\.[0-9]-[0-9]{3}\.[0-9]{3}(?![0-9])',
    '(?<![[:alnum:]])(\+62|\(?0)[ -]?[2-9][0-9]{1,2}\)?[ -]?[0-9]{3,4}[ .-]?[0-9]{3,5}(?![0-9])',
    '\m(jl|jln)\M\.?[ ]*[^,;\n]{1,100}',
    '\mjalan[ ]+[^,;.\n]{1,60}\m(no|nomor)\M\.?[ ]*[0-9]+[a-z]?',
    '\mrt\M\.?[ ]*[0-9]{1,3}[ ]*/?[ ]*(rw\M\.?)?[ ]*[0-9]{1,3}'] loop
    answer := regexp_replace(answer, mark, gone, 'gi');
  end loop;
  return answer;
end $$;

/* Returns the people involved in a case: their roles, and the names of staff, except of those complained about. */
create function private.audit_people(case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('role', p.role, 'is_external', p.is_external,
    'name', case when not p.is_external and p.role <> 'subject' then p.person_name end, 'recorded_at', p.created_at,
    'revoked_at', p.revoked_at) order by p.created_at, p.id), '[]')
  from public.case_people p where p.complaint_id = audit_people.case_id or p.appeal_id = audit_people.case_id
$$;

/* Returns the timeline of a case without file names, and without any texts if `names` is null. */
create function private.audit_events(case_id uuid, names text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'visibility', e.visibility, 'author', e.author,
    'actor_name', e.actor_name, 'from_status', e.from_status, 'to_status', e.to_status, 'created_at', e.created_at,
    'body', case when names is null then null when e.kind = 'assignment' then e.body
      when e.kind in ('status', 'note', 'message') then private.audit_text(e.body, names) end)
    order by e.created_at, e.id), '[]')
  from public.case_events e where e.complaint_id = audit_events.case_id or e.appeal_id = audit_events.case_id
$$;

/* Returns the corrective actions of a case, without texts if `names` is null. */
create function private.audit_actions(kind text, case_id uuid, names text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', a.status, 'owner_name', a.owner_name, 'due_on', a.due_on,
    'settled_on', a.settled_on, 'settled_by_name', a.settled_by_name,
    'words', case when names is not null then private.audit_text(a.words, names) end,
    'proof', case when names is not null then private.audit_text(a.proof, names) end) order by a.created_at, a.id),
      '[]')
  from private.corrective_actions a where a.kind = audit_actions.kind and a.case_id = audit_actions.case_id
$$;

/* Returns the lateness of an appeal: {last_day, admitted_at (null: not admitted), admitted_by_name, cause, explanation
   (null if `names` is null)}; null if it was not late. */
create function private.audit_lateness(record jsonb, names text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select case when (record ->> 'is_late')::boolean then jsonb_build_object('last_day', record -> 'filing_due_on',
    'admitted_at', record -> 'late_admitted_at', 'admitted_by_name', record -> 'late_admitted_by_name', 'cause',
    record -> 'late_cause',
    'explanation', case when names is not null
      then private.audit_text(record ->> 'late_explanation', names) end) end $$;

/* Returns a case for a list: {number, status, category, …}, without the identity. The subject is redacted; null for a
   confidential case. */
create function private.audit_line(kind text, record jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', record -> 'number', 'status', record -> 'status', 'category',
    record -> 'category',
    'relation', record -> 'relation', 'source', record -> 'source', 'is_confidential', record -> 'is_confidential',
    'is_spam', record ->> 'spam_at' is not null, 'is_anonymised', record ->> 'anonymised_at' is not null,
    'subject', case when not (record ->> 'is_confidential')::boolean
      then private.audit_text(record ->> 'subject', private.audit_names(audit_line.kind, (record ->> 'id')::uuid)) end,
    'created_at', record -> 'created_at', 'first_response_due_at', record -> 'first_response_due_at',
    'first_response_at', record -> 'first_response_at', 'due_at', record -> 'due_at', 'closed_at',
      record -> 'closed_at',
    'paused_days', record -> 'paused_days', 'waiting_since', record -> 'waiting_since', 'finding', record -> 'finding')
$$;

/* For viewers with reading access: returns complaints ('complaint') or appeals ('appeal'), newest first, without
   identities. filter: {number, status, category, from, to}; missing or empty keys do not filter. Texts cannot be
   searched. older_than, before: arrival and number of the last case on the previous page. max_rows: at most 200.
   Returns {cases, withheld}: see private.audit_line; withheld: number of cases left out. Errors: 42501 for others;
   P0001 case.kind_unknown, field.invalid (detail: from, to). */
create function public.audit_cases(
  kind text, filter jsonb default '{}', older_than timestamptz default null, before text default null,
  max_rows integer default 50
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  source constant text := private.table_of_kind(kind);
  wanted constant jsonb := jsonb_strip_nulls(jsonb_build_object('number', left(nullif(filter ->> 'number', ''), 40),
    'status', left(nullif(filter ->> 'status', ''), 40), 'category', left(nullif(filter ->> 'category', ''), 40),
    'from', private.asked_day(filter ->> 'from', 'from'), 'to', private.asked_day(filter ->> 'to', 'to')));
  withheld constant uuid[] := private.withheld_cases();
  cases jsonb;
begin
  perform private.note_audit_read(source, jsonb_build_object('filter', wanted));
  execute format($q$
    select coalesce(jsonb_agg(private.audit_line($1, p.record) order by p.created_at desc, p.number), '[]') from (
      select to_jsonb(c) as record, c.created_at, c.number from public.%I c
      where c.id <> all ($2)
        and ($3 ->> 'number' is null or c.number = upper($3 ->> 'number'))
        and ($3 ->> 'status' is null or c.status = $3 ->> 'status')
        and ($3 ->> 'category' is null or c.category = $3 ->> 'category')
        and ($3 ->> 'from' is null or c.created_at >= ($3 ->> 'from')::timestamp at time zone 'Asia/Jakarta')
        and ($3 ->> 'to' is null
          or c.created_at < (($3 ->> 'to')::timestamp + interval '1 day') at time zone 'Asia/Jakarta')
        and ($4 is null or c.created_at <= $4 and (c.created_at < $4 or c.number > $5))
      order by c.created_at desc, c.number limit $6) p $q$, source)
  into cases using kind, withheld, wanted, older_than, coalesce(before, ''), least(greatest(max_rows, 1), 200);
  return jsonb_build_object('cases', cases, 'withheld',
    (select count(*) from private.cases c where c.kind = audit_cases.kind and c.id = any (withheld)));
end $$;
grant execute on function public.audit_cases(text, jsonb, timestamptz, text, integer) to authenticated;

/* For viewers with reading access: returns one case: the values of audit_cases, {texts: {description, grounds,
   expected_remedy, outcome, outcome_reason, effect}, declaration, decider_name, decider_post, late (see
   private.audit_lateness), fee (see private.told_fee), people, events, actions, letters, file_count}. Texts are without
   identities, and null for a confidential case. Errors: 42501 for others; P0001 case.kind_unknown, case.not_found (also
   of a case that is withheld). */
create function public.audit_case(kind text, number text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  source constant text := private.table_of_kind(kind);
  record jsonb;
  case_id uuid;
  names text[];
begin
  if private.audit_access_id() is null then perform private.note_audit_read(source, '{}'); end if;
  execute format('select to_jsonb(c) from public.%I c where c.number = upper($1) and c.id <> all ($2)', source)
    into record using left(number, 40), private.withheld_cases();
  if record is null then perform private.refuse('case.not_found', 'number'); end if;
  perform private.note_audit_read(source, jsonb_build_object('number', record -> 'number'));
  case_id := (record ->> 'id')::uuid;
  if not (record ->> 'is_confidential')::boolean then names := private.audit_names(kind, case_id); end if;
  return private.audit_line(kind, record) || jsonb_build_object(
    'texts', (select jsonb_object_agg(t.part, case when names is not null
        then private.audit_text(record ->> t.part, names) end)
      from unnest('{description,grounds,expected_remedy,outcome,outcome_reason,effect}'::text[]) t (part)),
    'declaration', record -> 'declaration',
    'decider_name', record -> 'decider_name', 'decider_post', record -> 'decider_post',
    'late', private.audit_lateness(record, names),
    'fee', private.told_fee(case_id) || jsonb_build_object('number', case when names is not null
      then private.audit_text(private.told_fee(case_id) ->> 'number', names) end),
    'people', private.audit_people(case_id),
    'events', private.audit_events(case_id, names),
    'actions', private.audit_actions(kind, case_id, names),
    'letters', (select coalesce(jsonb_agg(jsonb_build_object('number', l.number, 'dated', l.dated, 'sha256', l.sha256)
        order by l.dated, l.number), '[]')
      from private.outcome_letters l where l.kind = audit_case.kind and l.case_id = (record ->> 'id')::uuid),
    'file_count', (select count(*) from private.upload_slots s where s.kind = audit_case.kind
      and s.case_id = (record ->> 'id')::uuid and s.used and not s.to_delete));
end $$;
grant execute on function public.audit_case(text, text) to authenticated;

/* For viewers with reading access: returns decisions on certificates with their reasons, newest first. filter: {number,
   kind, from, to}; from, to: days of recording. older_than, older_id: recording time and id of the last decision on the
   previous page. max_rows: at most 200. Errors: 42501 for others; P0001 field.invalid (detail: from, to). */
create function public.audit_decisions(
  filter jsonb default '{}', older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 50
) returns table (id uuid, recorded_at timestamptz, number text, kind text, effective_on date, decided_on date,
  decided_by text, decider_name text, decision_number text, ground text, until date, reason text, public_note text,
  is_carried boolean, recorded_by_name text, confirmed_by_name text)
language plpgsql volatile security definer set search_path = '' rows 50 as $$
declare
  wanted_number constant text := private.number_key(left(nullif(filter ->> 'number', ''), 80));
  wanted_kind constant text := left(nullif(filter ->> 'kind', ''), 40);
  since constant timestamptz := private.asked_day(filter ->> 'from', 'from')::timestamp at time zone 'Asia/Jakarta';
  until_day constant timestamptz := (private.asked_day(filter ->> 'to', 'to')
    + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  perform private.note_audit_read('certificate_decisions', jsonb_build_object('filter', jsonb_strip_nulls(
    jsonb_build_object('number', wanted_number, 'kind', wanted_kind, 'from', nullif(filter ->> 'from', ''),
    'to', nullif(filter ->> 'to', '')))));
  return query select d.id, d.recorded_at, d.number, d.kind, d.effective_on, d.decided_on, d.decided_by, d.decider_name,
    d.decision_number, d.ground, d.until, d.reason, d.public_note, d.is_carried, d.recorded_by_name, d.confirmed_by_name
  from public.certificate_decisions d
  where (wanted_number is null or private.number_key(d.number) = wanted_number)
    and (wanted_kind is null or d.kind = wanted_kind) and (since is null or d.recorded_at >= since)
    and (until_day is null or d.recorded_at < until_day)
    and (older_than is null or d.recorded_at <= older_than and (d.recorded_at < older_than or d.id > older_id))
  order by d.recorded_at desc, d.id limit least(greatest(max_rows, 1), 200);
end $$;
grant execute on function public.audit_decisions(jsonb, timestamptz, uuid, integer) to authenticated;

/* For viewers with reading access: returns letters on cases and on certificates, newest first: number, date and hash,
   with the number of the case, or the certificate and the kind of decision. older_than, before: date and number of the
   last letter on the previous page. max_rows: at most 200. Errors: 42501 for others. */
create function public.audit_letters(
  older_than timestamptz default null, before text default null, max_rows integer default 50
) returns table (number text, dated timestamptz, sha256 text, is_removed boolean, kind text, case_number text,
  certificate text, decision_kind text)
language plpgsql volatile security definer set search_path = '' rows 50 as $$
declare
  withheld constant uuid[] := private.withheld_cases();
begin
  perform private.note_audit_read('outcome_letters', '{}');
  return query select l.number, l.dated, l.sha256, l.removed_at is not null, l.kind, c.number, d.number, d.kind
  from private.outcome_letters l join private.letter_orders o on o.id = l.order_id
    left join private.cases c on c.id = l.case_id and c.kind = l.kind
    left join public.certificate_decisions d on d.id = o.decision_id
  where coalesce(l.case_id <> all (withheld), true)
    and (older_than is null or l.dated <= older_than and (l.dated < older_than or l.number > before))
  order by l.dated desc, l.number limit least(greatest(max_rows, 1), 200);
end $$;
grant execute on function public.audit_letters(timestamptz, text, integer) to authenticated;

/* For viewers with reading access: returns entries of the audit log, newest first, without contents and row ids.
   filter: {table, action, from, to}; see private.audit_lines. Other keys are ignored, because they would search names.
   older_than, older_id: time and id of the last entry on the previous page. max_rows: at most 200. Errors: 42501 for
   others; P0001 field.invalid (detail: from, to). */
create function public.audit_log_lines(
  filter jsonb default '{}', older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 50
) returns table (id uuid, created_at timestamptz, actor_name text, actor_kind text, action text, table_name text,
  row_label text, columns text[])
language plpgsql volatile security definer set search_path = '' rows 50 as $$
declare
  wanted constant jsonb := jsonb_strip_nulls(jsonb_build_object('table', left(nullif(filter ->> 'table', ''), 60),
    'action', left(nullif(filter ->> 'action', ''), 40), 'from', private.asked_day(filter ->> 'from', 'from'),
    'to', private.asked_day(filter ->> 'to', 'to')));
  withheld constant uuid[] := private.withheld_cases();
begin
  perform private.note_audit_read('audit_log', jsonb_build_object('filter', wanted));
  return query select l.id, l.created_at, l.actor_name, l.actor_kind, private.audit_action(l), l.table_name,
    case when l.table_name not in ('client_contacts', 'data_requests', 'case_people')
      and not private.is_hidden_line(l, withheld) then l.row_label end,
    case when l.action = 'update' then array(select jsonb_object_keys(l.after)) else '{}' end
  from private.audit_lines(wanted, older_than, older_id, least(greatest(max_rows, 1), 200)) l
  order by l.created_at desc, l.id;
end $$;
grant execute on function public.audit_log_lines(jsonb, timestamptz, uuid, integer) to authenticated;
