-- What staff do with a case. Admins and editors; everybody else is answered 42501 whether the case exists or not.

create function private.require_handler() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors handle cases';
  end if;
end $$;

/* 'complaints' or 'appeals'; refuses case.kind_unknown, case.not_found. Locks the case until the transaction ends. */
create function private.case_table(kind text, id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
  found_id uuid;
begin
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  execute format('select id from public.%I where id = $1 for update', name) into found_id using id;
  if found_id is null then perform private.refuse('case.not_found', 'id'); end if;
  return name;
end $$;

create function private.case_summary(name text, id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format(
    'select jsonb_build_object(''id'', id, ''number'', number, ''status'', status, ''assigned_to'', assigned_to,
      ''due_at'', due_at, ''first_response_at'', first_response_at, ''waiting_since'', waiting_since,
      ''paused_days'', paused_days, ''closed_at'', closed_at) from public.%I where id = $1', name)
  into answer using id;
  return answer;
end $$;

create function public.move_case(kind text, id uuid, new_status text, outcome text default null, reason text default null,
  key uuid default null) returns jsonb language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  current jsonb;
  closes boolean;
begin
  perform private.require_handler();
  if char_length(outcome) > 10000 then perform private.refuse('field.too_long', 'outcome', '10000'); end if;
  if char_length(reason) > 10000 then perform private.refuse('field.too_long', 'reason', '10000'); end if;
  if private.was_sent(key, 'move_case', jsonb_build_array(kind, id, new_status, outcome, reason)) then
    return private.kept_answer(key);
  end if;
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  current := private.case_summary(name, id);
  select t.requires_outcome into closes from public.case_transitions t
  where t.kind = move_case.kind and t.from_status = current ->> 'status' and t.to_status = new_status
    and not t.joins_another;
  if not found then
    perform private.refuse(case when current ->> 'closed_at' is null then 'case.transition_refused' else 'case.closed' end,
      'status', (current ->> 'status') || ' > ' || left(new_status, 40));
  end if;
  if not closes and outcome is not null then perform private.refuse('case.outcome_only_when_closing', 'outcome'); end if;
  execute format('update public.%I set status = $2, outcome = $3, outcome_reason = $4, status_note = $5 where id = $1', name)
  using id, new_status, outcome, case when closes then reason end, case when not closes then nullif(btrim(reason), '') end;
  return private.keep_answer(key, private.case_summary(name, id));
end $$;
comment on function public.move_case(text, uuid, text, text, text, uuid) is
$c$The only way to change a status. Admins and editors. kind 'complaint'|'appeal'; new_status: as case_transitions allows.
Closing (selesai, diterima, ditolak, gugur; digabung is join_appeal's) needs outcome (what was decided) and reason, both shown to the reporter, and is refused to who
is recorded in case_people (ISO/IEC 17065 7.13.5). Other moves take no outcome; their reason is shown to the reporter, and 'menunggu'
requires one: what is asked. Leaving 'menunggu' moves due_at by the working days waited.
key: a random uuid of this step; whoever sends it again is answered as the first time.
Returns {id, number, status, assigned_to, due_at, first_response_at, waiting_since, paused_days, closed_at}.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.transition_refused (hint: 'from > to'), case.closed, case.note_required,
case.outcome_required (details: outcome|reason), case.outcome_only_when_closing, case.involved, case.confidential (not the
caller's to read), field.too_long, submission.key_used (the same key with other content, or of another account).$c$;

create function public.assign_case(kind text, id uuid, user_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  execute format('update public.%I set assigned_to = $2 where id = $1 and assigned_to is distinct from $2', name)
  using id, user_id;
  return private.case_summary(name, id);
end $$;
comment on function public.assign_case(text, uuid, uuid) is
$c$Gives a case to an active admin or editor, or to nobody (null). Admins and editors. A confidential or restricted case is assigned by an admin or by
who has it, because the assignee may see the identity. Returns as move_case.
Nobody gets a case they
took part in. Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed, case.assignee_refused, case.assignee_involved,
case.assignment_needs_admin.$c$;

create function public.add_case_event(kind text, id uuid, event text, body text, key uuid default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.payload_text(jsonb_build_object('body', body), 'body', 1, 10000);
  new_id uuid;
begin
  perform private.require_handler();
  if event is null or event not in ('note', 'message') then perform private.refuse('field.invalid', 'event'); end if;
  if private.was_sent(key, 'add_case_event', jsonb_build_array(kind, id, event, words)) then
    return private.kept_answer(key) ->> 0;
  end if;
  perform private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  insert into public.case_events (complaint_id, appeal_id, kind, visibility, body)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, event,
    case event when 'message' then 'reporter' else 'internal' end, words)
  returning case_events.id into new_id;
  perform private.keep_answer(key, jsonb_build_array(new_id));
  return new_id;
end $$;
comment on function public.add_case_event(text, uuid, text, text, uuid) is
$c$Adds to the timeline: 'note' for staff, 'message' for the reporter (the first one is the first response). Admins and editors. Returns the
event's id; for the same key (a random uuid of this text) the id of the first. Errors: 42501; P0001 case.kind_unknown, case.not_found,
case.confidential, field.required, field.invalid, field.too_long, submission.key_used (as move_case).$c$;

create function public.set_case_person(kind text, id uuid, user_id uuid, role text, note text default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  perform private.require_handler();
  perform private.case_table(kind, id);
  if role is null or role not in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other') then
    perform private.refuse('field.invalid', 'role');
  end if;
  if char_length(note) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  if not exists (select from public.app_users u where u.id = user_id) then perform private.refuse('field.invalid', 'user_id'); end if;
  select p.id into new_id from public.case_people p
  where (p.complaint_id = set_case_person.id or p.appeal_id = set_case_person.id) and p.user_id = set_case_person.user_id
    and p.revoked_at is null;
  if new_id is not null then return new_id; end if;
  insert into public.case_people (complaint_id, appeal_id, user_id, role, note)
  values (case kind when 'complaint' then id end, case kind when 'appeal' then id end, user_id, role, note)
  returning case_people.id into new_id;
  return new_id;
end $$;
comment on function public.set_case_person(text, uuid, uuid, text, text) is
$c$Records that somebody took part in the matter; from then on they are not given the case, open no confidential identity or evidence in
it and do not set its outcome; if they have the case, they no longer do. Admins and editors: of themselves everybody, of a colleague an
admin or who has the case. Where an editor marks a colleague, or anybody an admin, the admins have an alarm (colleague_marked) on the
dashboard. An admin may take it back (revoke_case_person). role 'assessor'|'reviewer'|'decider'|'consultant'|'subject'|'other'. Returns
the row's id, the existing one when already recorded.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.person_needs_handler, field.invalid, field.too_long.$c$;

create function public.revoke_case_person(person_id uuid, reason text, key uuid default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 1, 2000);
  mark public.case_people;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins take back who was involved';
  end if;
  if private.was_sent(key, 'revoke_case_person', jsonb_build_array(person_id, words)) then return; end if;
  select * into mark from public.case_people p where p.id = person_id for update;
  if not found or mark.revoked_at is not null then perform private.refuse('case.person_not_found', 'person_id'); end if;
  -- Nobody clears themselves while a colleague can look into it.
  if mark.user_id = auth.uid() and exists (select from public.app_users u
    where u.id <> auth.uid() and u.is_active and lower(u.role) = 'admin' and private.has_come_in(u.id)) then
    perform private.refuse('case.own_involvement', 'person_id');
  end if;
  update public.case_people p set revoked_at = now(), revoked_by = auth.uid(), revoke_reason = words,
    revoked_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where p.id = person_id;
end $$;
comment on function public.revoke_case_person(uuid, text, uuid) is
$c$Takes back that somebody took part in a matter (id of the row of case_people), with a reason; the row stays, marked as revoked. Admins, of
themselves only where there is no other active admin. Errors: 42501; P0001 case.person_not_found (or revoked already),
case.own_involvement, field.required, field.too_long, submission.key_used. key as in move_case.$c$;
revoke execute on function public.revoke_case_person(uuid, text, uuid) from public, anon;

grant execute on function public.move_case(text, uuid, text, text, text, uuid), public.assign_case(text, uuid, uuid),
  public.add_case_event(text, uuid, text, text, uuid), public.set_case_person(text, uuid, uuid, text, text),
  public.revoke_case_person(uuid, text, uuid) to authenticated;
