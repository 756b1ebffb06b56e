-- Refuses callers other than admins and editors with 42501, whether or not the case exists.
create function private.require_handler() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
end $$;
grant execute on function private.require_handler() to staff_reader;

/* Returns 'complaints' or 'appeals'; refuses with case.kind_unknown. */
create function private.table_of_kind(kind text) returns text language plpgsql immutable set search_path = '' as $$
declare
  name constant text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
begin
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  return name;
end $$;
grant execute on function private.table_of_kind(text) to staff_reader;

/* Locks a case and returns its table. Refuses with case.kind_unknown, case.not_found. */
create function private.case_table(kind text, id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text := private.table_of_kind(kind);
  found_id uuid;
begin
  execute format('select id from public.%I where id = $1 for update', name) into found_id using id;
  if found_id is null then perform private.refuse('case.not_found', 'id'); end if;
  return name;
end $$;

/* Locks a case or message and returns its table. Refuses with case.kind_unknown, case.not_found. */
create function private.inbox_table(kind text, id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  if inbox_table.kind is distinct from 'contact' then
    return private.case_table(inbox_table.kind, inbox_table.id);
  end if;
  select m.id into found_id from public.contact_submissions m where m.id = inbox_table.id for update;
  if not found then perform private.refuse('case.not_found', 'id'); end if;
  return 'contact_submissions';
end $$;

/* Refuses with case.kind_unknown, case.not_found. Unlike inbox_table, locks nothing, because stable functions are
   read-only. */
create function private.require_inbox_row(kind text, id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  name constant text := case when kind = 'contact' then 'contact_submissions' else private.table_of_kind(kind) end;
  is_there boolean;
begin
  execute format('select exists (select from public.%I t where t.id = $1)', name) into is_there using id;
  if not is_there then perform private.refuse('case.not_found', 'id'); end if;
end $$;

/* Returns the number of a case or message, or null. */
create function private.number_of(id uuid) returns text language sql stable security definer set search_path = '' as $$
  select c.number from private.cases c where c.id = number_of.id
  union all select m.number from public.contact_submissions m where m.id = number_of.id
$$;

create function private.case_summary(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'number', c.number, 'status', c.status, 'assigned_to', c.assigned_to, 'due_at',
    c.due_at,
    'first_response_at', c.first_response_at, 'waiting_since', c.waiting_since, 'paused_days', c.paused_days,
      'closed_at', c.closed_at)
  from private.cases c where c.id = case_summary.id
$$;

/* Refuses a text to a reporter with message.gaps if it contains an unfilled placeholder of a template: [isi: …], [fill
   in: …]. */
create function private.refuse_message_gaps(field text, words text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.has_gap(words) then perform private.refuse('message.gaps', field); end if;
end $$;

/* For admins and editors: returns the declaration of independence that a decision is signed with (declares of
   move_case). language: 'id' or 'en'. Errors: 42501; P0001 field.invalid. */
create function public.decision_declaration(language text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  if private.independence(language) is null then perform private.refuse('field.invalid', 'language'); end if;
  return private.independence(language);
end $$;
grant execute on function public.decision_declaration(text) to authenticated;

/* For admins and editors: changes the status of a case. kind: 'complaint'|'appeal'. new_status: one that
   case_transitions allows. Closing (selesai, diterima, ditolak, gugur; digabung only by join_appeal, dicabut by
   record_withdrawal) needs outcome and reason, which the reporter sees, and is refused for involved users (ISO/IEC
   17065 7.13.5). declares: 'id' or 'en', the language of the declaration of independence (decision_declaration) that
   the decider gave; it is stored with the case. decider (2-150): name of the decider, who must not be involved; null:
   the caller. An account with this name is recorded too. post (2-120): post of the decider, required; defaults to
   own_post() for the caller. finding: one of case_transitions.findings, required if there are several. effect (to
   2000): what an upheld appeal changes, required to uphold one. The reporter sees finding and effect. Other transitions
   take no outcome; the reporter sees their reason, which 'menunggu' requires. Leaving 'menunggu' moves due_at by the
   working days waited. key: idempotency key. Returns {id, number, status, assigned_to, due_at, first_response_at,
   waiting_since, paused_days, closed_at}. Errors: 42501; P0001 case.kind_unknown, case.not_found,
   case.transition_refused (hint: 'from > to'), case.closed, case.note_required, case.outcome_required (details:
   outcome|reason), case.declaration_required, case.finding_required, case.actions_required (an upheld complaint without
   plan_action or waive_actions), case.effect_required, case.effect_unplanned, case.late_undecided (a late appeal before
   admit_late_appeal), case.decider_involved, case.signatory_involved (the signatory of appeal letters), field.required
   (decider, post), field.invalid, field.too_short, case.outcome_only_when_closing, case.involved, case.confidential,
   message.gaps, field.too_long, submission.key_used. */
create function public.move_case(
  kind text, id uuid, new_status text, outcome text default null, reason text default null, key uuid default null,
  declares text default null, finding text default null, effect text default null, decider text default null,
  post text default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
  current jsonb;
  closes boolean;
  called text;
  seat text;
  known public.app_users;
begin
  perform private.require_handler();
  called := private.payload_line(jsonb_build_object('decider', decider), 'decider', 2, 150, false);
  seat := private.payload_line(jsonb_build_object('post', post), 'post', 2, 120, false);
  if char_length(outcome) > 10000 then perform private.refuse('field.too_long', 'outcome', '10000'); end if;
  if char_length(reason) > 10000 then perform private.refuse('field.too_long', 'reason', '10000'); end if;
  if char_length(effect) > 2000 then perform private.refuse('field.too_long', 'effect', '2000'); end if;
  perform private.refuse_message_gaps('outcome', outcome), private.refuse_message_gaps('reason', reason),
    private.refuse_message_gaps('effect', effect);
  if private.was_sent(key, 'move_case', jsonb_build_array(kind, id, new_status, outcome, reason, declares, finding,
    effect, called, seat)) then
    return private.kept_answer(key);
  end if;
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  current := private.case_summary(id);
  select t.requires_outcome into closes from public.case_transitions t
  where t.kind = move_case.kind and t.from_status = current ->> 'status' and t.to_status = new_status
    and not t.joins_another and not t.withdraws;
  if not found then
    perform private.refuse(case when current ->> 'closed_at' is null then 'case.transition_refused'
      else 'case.closed' end,
      'status', (current ->> 'status') || ' > ' || left(new_status, 40));
  end if;
  if not closes and outcome is not null then
    perform private.refuse('case.outcome_only_when_closing', 'outcome');
  end if;
  if closes then
    select * into known from public.app_users u
    where case when called is null then u.id = auth.uid() else private.person_key(u.full_name)
      = private.person_key(called) end
    order by private.name_key(u.full_name) = private.name_key(called) desc limit 1;
    called := coalesce(called, known.full_name);
    if known.id = auth.uid() then seat := coalesce(seat, private.post_of(known.id)); end if;
  elsif num_nonnulls(called, seat) > 0 then
    perform private.refuse('case.outcome_only_when_closing', case when called is null then 'post' else 'decider' end);
  end if;
  execute format('update public.%I set status = $2, outcome = $3, outcome_reason = $4, status_note = $5, declaration
    = $6, finding = $7, effect = $8, decided_by = $9, decider_name = $10, decider_post = $11
    where id = $1', name)
  using id, new_status, outcome, case when closes then reason end, case when not closes
    then nullif(btrim(reason), '') end,
    case when closes then private.independence(declares) end, finding, nullif(btrim(effect), ''), known.id, called,
      seat;
  return private.keep_answer(key, private.case_summary(id));
end $$;
grant execute on function public.move_case(text, uuid, text, text, text, uuid, text, text, text, text, text)
  to authenticated;

/* Refuses users who must not see the case (is_kept_from): with case.concerned_unconfirmed until the staff concerned are
   confirmed, otherwise with case.involved. */
create function private.require_seen(id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_uninvolved(id);
  if private.is_kept_from(id, auth.uid()) then perform private.refuse('case.concerned_unconfirmed', 'id'); end if;
end $$;

/* For admins and editors: assigns a case to an active admin or editor who is not involved, or to no one
   (null). A confidential or restricted case can be assigned only by an admin or its assignee, because the
   assignee sees the identity. Returns the same as move_case. Errors: 42501; P0001 case.kind_unknown,
   case.not_found, case.closed, case.involved (the caller), case.concerned_unconfirmed,
   case.assignee_refused, case.assignee_involved, case.assignment_needs_admin. */
create function public.assign_case(kind text, id uuid, user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  perform private.require_seen(id);
  execute format('update public.%I set assigned_to = $2 where id = $1 and assigned_to is distinct from $2', name)
  using id, user_id;
  return private.case_summary(id);
end $$;
grant execute on function public.assign_case(text, uuid, uuid) to authenticated;

/* For admins and editors: adds an entry to the timeline of a case, or to the thread of a message ('contact'), and
   returns its id. Kinds: 'note' for staff, 'message' for the reporter (the first one counts as the first response to a
   case; for a contact message, it is sent as an e-mail), and 'reply' for a reply of the sender by e-mail or phone.
   files: paths of announce_answer_files() that arrived, at most 5. mentions: of a note, at most 20 people of
   mentionable_staff(), who are notified. awaits_reply: moves the case to 'menunggu' with the message as the question,
   which stops the clock until the reporter answers. key: idempotency key. Errors: 42501; P0001 case.kind_unknown,
   case.not_found, case.confidential, case.restricted, case.anonymised, case.marked_spam, case.no_address (of
   'contact'), message.gaps, field.required, field.invalid, field.too_long, files.too_many, files.invalid,
   case.mention_refused (hint: the name of a user who cannot see it), submission.key_used; with awaits_reply also
   case.transition_refused, case.closed. */
create function public.add_case_event(
  kind text, id uuid, event text, body text, key uuid default null, files text[] default null,
  mentions uuid[] default null, awaits_reply boolean default false
) returns uuid language plpgsql volatile security definer set search_path = '' as $$
declare
  words text := private.payload_text(jsonb_build_object('body', body), 'body', 1, 10000);
  new_id uuid;
begin
  perform private.require_handler();
  if event is null or event not in ('note', 'message') and (event <> 'reply' or kind is distinct from 'contact') then
    perform private.refuse('field.invalid', 'event');
  end if;
  if mentions <> '{}' and (event <> 'note' or cardinality(mentions) > 20) then
    perform private.refuse('field.invalid', 'mentions');
  end if;
  if awaits_reply and (event <> 'message' or kind is not distinct from 'contact') then
    perform private.refuse('field.invalid', 'awaits_reply');
  end if;
  if event = 'message' then perform private.refuse_message_gaps('body', words); end if;
  if private.was_sent(key, 'add_case_event', jsonb_build_array(kind, id, event, words, coalesce(files, '{}'),
    coalesce(mentions, '{}'), coalesce(awaits_reply, false))) then
    return private.kept_answer(key) ->> 0;
  end if;
  perform private.inbox_table(kind, id);
  perform private.require_case_reader(kind, id);
  if kind = 'contact' and event = 'message' then perform private.check_answer(id); end if;
  if awaits_reply then
    perform public.move_case(kind, id, 'menunggu', reason => words);
    select e.id into new_id from public.case_events e
    where e.case_id = add_case_event.id and e.kind = 'status' order by e.created_at desc, e.id desc limit 1;
  else
    new_id := private.add_entry(kind, id, case event when 'reply' then 'message' else event end,
    case event when 'note' then 'internal' else 'reporter' end, case event when 'reply' then 'reporter'
      else 'staff' end, words);
  end if;
  perform private.attach_files(kind, id, new_id, files);
  perform private.tell_mentioned(kind, id, new_id, mentions);
  perform private.keep_answer(key, jsonb_build_array(new_id));
  return new_id;
end $$;
grant execute on function public.add_case_event(text, uuid, text, text, uuid, text[], uuid[], boolean) to authenticated;

/* For admins and editors: records a colleague's involvement. The colleague is unassigned from the case, and can no
   longer be assigned to it, see its confidential identity or evidence, or set its outcome. All can record themselves;
   only admins and the assignee can record others. An alarm is raised (colleague_marked) if an editor records a
   colleague, or any user records an admin. An admin can revoke it (revoke_case_person). role
   'assessor'|'reviewer'|'decider'|'consultant'|'subject'|'other'. Returns the id of the new or existing row. Errors:
   42501; P0001 case.kind_unknown, case.not_found, case.involved (the caller, about a colleague),
   case.concerned_unconfirmed, case.person_needs_handler, field.invalid, field.too_long. */
create function public.set_case_person(kind text, id uuid, user_id uuid, role text, note text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id uuid;
begin
  perform private.require_handler();
  perform private.case_table(kind, id);
  -- Otherwise, an involved user could exclude colleagues who are not involved.
  if user_id is distinct from auth.uid() then perform private.require_seen(id); end if;
  if role is null or role not in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other') then
    perform private.refuse('field.invalid', 'role');
  end if;
  if char_length(note) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  if not exists (select from public.app_users u where u.id = user_id) then
    perform private.refuse('field.invalid', 'user_id');
  end if;
  select p.id into new_id from public.case_people p
  where (p.complaint_id = set_case_person.id or p.appeal_id = set_case_person.id)
    and p.user_id = set_case_person.user_id
    and p.revoked_at is null;
  if new_id is not null then return new_id; end if;
  insert into public.case_people (complaint_id, appeal_id, user_id, role, note)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, user_id, role, note)
  returning case_people.id into new_id;
  return new_id;
end $$;
grant execute on function public.set_case_person(text, uuid, uuid, text, text) to authenticated;

/* For admins and editors who can read the case: records the involvement of a person without an account, such as an
   external assessor, by name (2-150 characters). An admin can revoke it (revoke_case_person). role and note: as in
   set_case_person. Returns the id of the new or existing row. Errors: 42501; P0001 case.kind_unknown, case.not_found,
   case.confidential, case.restricted, case.anonymised, field.required, field.invalid, field.too_short,
   field.too_long. */
create function public.record_outsider(kind text, id uuid, person_name text, role text, note text default null)
returns uuid language plpgsql volatile security definer set search_path = '' as $$
declare
  called text := private.payload_line(jsonb_build_object('person_name', person_name), 'person_name', 2, 150);
  new_id uuid;
begin
  perform private.require_handler();
  perform private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if role is null or role not in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other') then
    perform private.refuse('field.invalid', 'role');
  end if;
  if char_length(note) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  select p.id into new_id from public.case_people p
  where (p.complaint_id = record_outsider.id or p.appeal_id = record_outsider.id) and p.is_external
    and p.revoked_at is null
    and lower(p.person_name) = lower(called) and p.role = record_outsider.role;
  if new_id is not null then return new_id; end if;
  insert into public.case_people (complaint_id, appeal_id, person_name, role, note)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, called, role, note)
  returning case_people.id into new_id;
  return new_id;
end $$;
grant execute on function public.record_outsider(text, uuid, text, text, text) to authenticated;

/* For admins: revokes an involvement (id of case_people) with a reason; the row is not deleted. Admins can revoke their
   own only if there is no other active admin, and a colleague's only if they are not involved themselves. key:
   idempotency key. Errors: 42501; P0001 case.person_not_found (or revoked already), case.own_involvement,
   case.involved, field.required, field.too_long, submission.key_used. */
create function public.revoke_case_person(person_id uuid, reason text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  words text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 1, 2000);
  mark public.case_people;
begin
  perform private.require_role('admin');
  if private.was_sent(key, 'revoke_case_person', jsonb_build_array(person_id, words)) then return; end if;
  select * into mark from public.case_people p where p.id = person_id for update;
  if not found or mark.revoked_at is not null then perform private.refuse('case.person_not_found', 'person_id'); end if;
  if mark.user_id is distinct from auth.uid() then perform private.require_uninvolved(mark.case_id); end if;
  -- Admins cannot revoke their own involvement while there is another admin.
  if mark.user_id = auth.uid() and exists (select from public.app_users u
    where u.id <> auth.uid() and u.is_active and lower(u.role) = 'admin' and private.has_come_in(u.id)) then
    perform private.refuse('case.own_involvement', 'person_id');
  end if;
  update public.case_people p set revoked_at = now(), revoked_by = auth.uid(), revoke_reason = words,
    revoked_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where p.id = person_id;
end $$;
grant execute on function public.revoke_case_person(uuid, text, uuid) to authenticated;

/* For admins and editors: assigns complaints ('complaint') or appeals ('appeal') to an active admin or
   editor, or to no one (null), under the rules of assign_case. Takes 1 to 200 ids, and changes all or none.
   Returns the changed ids. Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed,
   case.marked_spam, case.involved, case.concerned_unconfirmed, case.assignee_refused,
   case.assignee_involved, case.assignment_needs_admin, field.invalid. */
create function public.assign_cases(kind text, ids uuid[], user_id uuid) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
  found_rows integer;
begin
  perform private.require_handler();
  name := private.table_of_kind(kind);
  if coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null then
    perform private.refuse('field.invalid', 'ids', '200');
  end if;
  -- Locking in a fixed order prevents deadlocks.
  execute format('select count(*) from (select c.id from public.%I c where c.id = any ($1) order by c.id for update) '
                 'locked', name)
  into found_rows using ids;
  if found_rows <> (select count(distinct i.id) from unnest(ids) i(id)) then
    perform private.refuse('case.not_found', 'ids');
  end if;
  perform private.require_seen(i.id) from unnest(ids) i (id);
  return query execute format('update public.%I set assigned_to = $2
    where id = any ($1) and assigned_to is distinct from $2 returning id', name) using ids, user_id;
end $$;
grant execute on function public.assign_cases(text, uuid[], uuid) to authenticated;

/* Trigger after delete of a case or message: marks its files for the retention job. The argument is the kind. */
create function private.let_files_go() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)' where u.kind = tg_argv[0]
    and u.case_id = old.id;
  return null;
end $$;

create trigger let_files_go after delete on public.complaints for each row
  execute function private.let_files_go('complaint');

create trigger let_files_go after delete on public.appeals for each row execute function private.let_files_go('appeal');

create trigger let_files_go after delete on public.contact_submissions for each row
  execute function private.let_files_go('contact');
