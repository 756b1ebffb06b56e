-- Reporters return with number and access code. A wrong number, a wrong code and an anonymised case all
-- return {found: false}, because an error would roll back the count of attempts.
create type private.opened_case as (kind text, case_id uuid);

/* Returns the files of an entry: [{path, name}]. */
create function private.files_of(entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', u.path, 'name', u.file_name) order by u.place), '[]')
  from private.upload_slots u where u.event_id = files_of.entry and not u.to_delete
$$;

/* Returns the case with this number and code, or nulls. Does the same work for unknown numbers. After several wrong
   attempts from this network or for this number, each further one, right or wrong, requires a solved challenge
   ('track'): this slows down guessing without locking anyone out. */
create function private.open_case(number text, access_code text, proof jsonb) returns private.opened_case
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked text := upper(private.clean_text(left(coalesce(number, ''), 40), true, true));
  sender text := private.sender();
  place text := asked || ' from ' || coalesce(sender, '');
  secret private.case_secrets;
  opened private.opened_case;
begin
  perform private.require_post();
  -- Concurrent guesses are counted one by one.
  perform pg_advisory_xact_lock(hashtextextended('track ' || place, 0));
  if private.is_over('track', 'place', place) or private.is_over('track', 'sender', sender)
    or private.is_over('track', 'number', asked) then
    perform private.use_challenge('track', proof);
  end if;
  select * into secret from private.case_secrets s where s.number = asked and s.code_hash is not null;
  if private.code_hash(coalesce(secret.case_id, '00000000-0000-0000-0000-000000000000'), access_code)
    = coalesce(secret.code_hash, '\x00') then
    opened.kind := secret.kind;
    opened.case_id := secret.case_id;
  else
    perform private.note_attempt('track', 'place', place);
    perform private.note_attempt('track', 'sender', sender);
    perform private.note_attempt('track', 'number', asked);
  end if;
  return opened;
end $$;

/* Returns the timeline for the reporter, oldest first: moves and messages with their files, without names of staff and
   notes. */
create function private.public_timeline(case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', e.created_at, 'kind', e.kind, 'from', case e.author when 'reporter' then 'reporter' else 'body' end,
    'status', e.to_status, 'body', coalesce(t.words, e.body), 'files', private.files_of(e.id))
      order by e.created_at, e.id), '[]')
  from public.case_events e
    left join private.case_texts t on t.case_id = public_timeline.case_id and t.part = e.id::text
  where e.visibility = 'reporter'
    and (e.complaint_id = public_timeline.case_id or e.appeal_id = public_timeline.case_id
      or e.message_id = public_timeline.case_id)
$$;

/* Returns the reporter's files and whether they arrived. refused: the content was not of the announced type. */
create function private.tracked_files(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', u.path, 'name', u.file_name, 'received', u.used,
    'open_until', case when not u.used and u.expires_at > now() then u.expires_at end, 'refused', u.to_delete
      and not u.used) order by u.place), '[]')
  from private.upload_slots u
  where u.kind = tracked_files.kind and u.case_id = tracked_files.case_id and u.author = 'reporter'
$$;

/* Returns the thread of a message for its sender, in the columns of track_case(). */
create function private.tracked_message(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('found', true, 'kind', 'contact', 'number', m.number, 'status', m.status, 'subject',
    m.subject, 'message', m.message,
    'created_at', m.created_at, 'updated_at', m.updated_at, 'first_response_due_at', null, 'due_at', null,
      'status_note', null,
    'closed_at', null, 'finding', null, 'effect', null, 'outcome', null, 'outcome_reason', null,
    'next', case when m.status = 'dibalas' or m.status = 'arsip' then 'answered' else 'answer' end, 'can_reply', true,
    'evidence', private.tracked_files('contact', m.id), 'letters', '[]'::jsonb, 'actions', '[]'::jsonb, 'earlier',
      '[]'::jsonb,
    'events', private.public_timeline(m.id), 'restricted_at', m.restricted_at,
    'consent_withdrawn_at', m.consent -> 'withdrawn_at')
  from public.contact_submissions m where m.id = tracked_message.id
$$;

/* For everyone with number and access code (in any spelling): returns a case as its reporter may see it. The result is
   {found: false}, or {found: true, kind, number, status, subject, description (of a complaint), grounds (of an
   appeal), created_at, updated_at, first_response_due_at, first_response_at, due_at, waiting_since, paused_days,
   status_note (question or remark of the body), closed_at, finding (of case_transitions), effect (of an upheld
   appeal), outcome, outcome_reason, next: 'first_response'|'outcome'|'your_reply'|'spam'|'closed', can_reply, spam
   (null, or {since, kept_until, is_removed: its contents were removed}), evidence: [{path, name, received,
   open_until}], letters (as case_letters), actions (once decided: [{text, due_on (null: why none is needed),
   done_on}]), fee (of an appeal with an invoice: {number, amount, sent_on, due_on, paid_on, state:
   'open'|'overdue'|'paid'|'lapsed'|'unpaid'}), late (of a late appeal: {last_day, admitted_at (null: not admitted),
   cause}), carried_out (of an upheld appeal: {kind, reason, assessment_on, done_on (null: still open)}), earlier
   (decisions before it was reopened: [{decided_at, status, finding, outcome, outcome_reason, effect, reopened_at,
   reason}]), events: [{at, kind: 'status'|'message'|'attachment'|'documents' (they are complete)|'code' (it was
   renewed)|'late' (a time limit has passed)| 'complaint' (the message became this one: body), from: 'body'|'reporter',
   status, body, files: [{path, name}] (sent with it, see open_own_file)}], restricted_at (since when processing is
   stopped), consent_withdrawn_at}. An answered message from the contact form (kind 'contact') also has message (its
   text), and next is 'answer'|'answered'; fields that only cases have are empty. Errors: P0001 method.not_allowed;
   challenge.required, challenge.invalid (hint: the action for request_challenge). Within fifteen minutes, proof
   {challenge, solution} is required after three wrong codes for a number from one network, ten from that network in
   total, or twenty for the number from anywhere. */
create function public.track_case(number text, access_code text, proof jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened private.opened_case := private.open_case(number, access_code, proof);
  answer jsonb;
begin
  if opened.case_id is null then return jsonb_build_object('found', false); end if;
  if opened.kind = 'contact' then return private.tracked_message(opened.case_id); end if;
  select jsonb_build_object(
    'found', true, 'kind', opened.kind, 'number', c.number, 'status', c.status, 'subject', c.subject,
    'description', (select q.description from public.complaints q where opened.kind = 'complaint'
      and q.id = opened.case_id),
    'grounds', (select a.grounds from public.appeals a where opened.kind = 'appeal' and a.id = opened.case_id),
    'created_at', c.created_at, 'updated_at', c.updated_at,
    'first_response_due_at', c.first_response_due_at, 'first_response_at', c.first_response_at, 'due_at', c.due_at,
    'waiting_since', c.waiting_since, 'paused_days', c.paused_days, 'status_note', c.status_note,
    'closed_at', c.closed_at, 'finding', c.finding, 'effect', c.effect, 'outcome', c.outcome, 'outcome_reason',
      c.outcome_reason,
    'next', case when c.closed_at is not null then 'closed' when c.spam_at is not null then 'spam'
      when c.status = 'menunggu' then 'your_reply' when c.first_response_at is null then 'first_response'
      else 'outcome' end,
    'can_reply', c.closed_at is null and c.anonymised_at is null,
    'spam', case when c.spam_at is not null then jsonb_build_object('since', c.spam_at, 'kept_until',
      c.spam_at + private.spam_kept(), 'is_removed', c.anonymised_at is not null) end,
    'evidence', private.tracked_files(opened.kind, opened.case_id),
    'letters', private.letters_of(opened.kind, opened.case_id),
    'actions', case when c.closed_at is not null then private.told_actions(opened.kind, opened.case_id) else '[]' end,
    'late', (select jsonb_build_object('last_day', a.filing_due_on, 'admitted_at', a.late_admitted_at, 'cause',
      a.late_cause) from public.appeals a where opened.kind = 'appeal' and a.id = opened.case_id and a.is_late),
    'fee', case when opened.kind = 'appeal' then private.told_fee(opened.case_id) end,
    'carried_out', case when opened.kind = 'appeal' then private.told_effect(opened.case_id) end,
    'earlier', (select coalesce(jsonb_agg(d - '{declaration,decider_name,decider_post,reopened_by_name}'::text[]), '[]')
      from jsonb_array_elements(private.earlier_decisions(opened.kind, opened.case_id)) d),
    'events', private.public_timeline(opened.case_id),
    'restricted_at', c.restricted_at, 'consent_withdrawn_at', (
      select q.consent -> 'withdrawn_at' from public.complaints q where opened.kind = 'complaint' and q.id = c.id
      union all select a.consent -> 'withdrawn_at' from public.appeals a where opened.kind = 'appeal' and a.id = c.id))
  into answer
  from private.cases c where c.kind = opened.kind and c.id = opened.case_id;
  -- Reporters can read their texts that are stored separately.
  return answer || (
    select coalesce(jsonb_object_agg(k.part, k.words), '{}')
    from jsonb_each_text(private.case_columns(opened.case_id)) as k(part, words) where answer ? k.part);
end $$;
grant execute on function public.track_case(text, text, jsonb) to anon, authenticated, service_role;

/* Locks the row before the reporter adds something, and removes a spam mark. Refuses a closed case, and spam whose
   contents were removed, with case.closed and the field. */
create function private.take_up_again(kind text, case_id uuid, field text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.inbox_table(kind, case_id);
  if exists (select from private.cases c where c.id = take_up_again.case_id
    and num_nonnulls(c.closed_at, c.anonymised_at) > 0) then
    perform private.refuse('case.closed', field);
  end if;
  -- A reporter who returns with the code is not a spammer.
  perform private.remove_spam_mark(kind, array[case_id]);
end $$;

/* Ends 'menunggu' after a reply, so that the time limits continue. */
create function private.end_waiting(kind text, case_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if kind = 'contact' then return; end if;
  execute format('update public.%I set status = ''diproses'', status_note = null where id = $1 and status = '
                 '''menunggu''',
    private.case_table(kind, case_id)) using case_id;
end $$;

/* For everyone with number and access code: adds a reply of the reporter, 1-5000 characters. It ends 'menunggu': the
   clock runs again and due_at moves by the working days waited. key: idempotency key. Marks a message from the contact
   form as unread. Returns {found: false} or {found: true, status (null for a message)}. Errors: P0001 field.required,
   field.too_long, case.closed, submission.key_used, limit.reached, and those of track_case. */
create function public.reply_to_case(
  number text, access_code text, message text, proof jsonb default null, key uuid default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  body text := private.payload_text(jsonb_build_object('message', message), 'message', 1, 5000);
  opened private.opened_case := private.open_case(number, access_code, proof);
begin
  if opened.case_id is null then return jsonb_build_object('found', false); end if;
  if private.was_sent(key, 'reply_to_case', jsonb_build_array(opened.case_id, body), null) then
    return private.kept_answer(key);
  end if;
  perform private.spend('reply', 'number', opened.case_id::text);
  perform private.take_up_again(opened.kind, opened.case_id, 'message');
  perform private.add_entry(opened.kind, opened.case_id, 'message', 'reporter', 'reporter', body);
  perform private.end_waiting(opened.kind, opened.case_id);
  return private.keep_answer(key, jsonb_build_object('found', true, 'status',
    private.case_summary(opened.case_id) -> 'status'));
end $$;
grant execute on function public.reply_to_case(text, text, text, jsonb, uuid) to anon, authenticated, service_role;

/* For reporters and senders, with number and access code: returns {found: true, ticket} for a file of staff, or {found:
   false}. path: from track_case. The function evidence-link exchanges the ticket for the file's address; it is valid
   for five minutes. Errors: P0001 limit.reached (60 per hour), and those of track_case. */
create function public.open_own_file(number text, access_code text, path text, proof jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened private.opened_case := private.open_case(number, access_code, proof);
begin
  if opened.case_id is null or not exists (
    select from private.upload_slots u join public.case_events e on e.id = u.event_id and e.visibility = 'reporter'
    where u.path = open_own_file.path and u.kind = opened.kind and u.case_id = opened.case_id and u.author = 'staff'
      and not u.to_delete) then
    return jsonb_build_object('found', false);
  end if;
  perform private.spend('file', 'number', opened.case_id::text);
  return jsonb_build_object('found', true, 'ticket',
    private.file_ticket(path, extract(epoch from now())::bigint + 300));
end $$;
grant execute on function public.open_own_file(text, text, text, jsonb) to anon, authenticated, service_role;
