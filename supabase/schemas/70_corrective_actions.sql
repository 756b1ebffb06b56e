create table private.corrective_actions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  status text not null default 'open' check (status in ('open', 'done', 'dropped', 'not_needed')),
  words text not null check (char_length(words) <= 2000),
  owner uuid references public.app_users (id) on delete set null,
  owner_name text check (char_length(owner_name) <= 150),
  due_on date,
  proof text check (char_length(proof) <= 2000),
  settled_on date,
  settled_by_name text,
  created_by_name text,
  created_at timestamptz not null default now(),
  constraint an_action_has_an_owner_and_a_day check ((status = 'not_needed') = (owner_name is null)
    and (status = 'not_needed') = (due_on is null)),
  constraint settled_with_words check ((status in ('done', 'dropped')) = (settled_on is not null)
    and (settled_on is null or proof ~ '\S'))
);
comment on table private.corrective_actions is
  'Corrective actions for upheld complaints and appeals (ISO/IEC 17065 7.13.8, 8.7): owner, due date and '
  'verification. not_needed: the reason why there is none. proof: evidence that it was done, or why it was dropped. '
  'Includes texts of confidential cases: read by case_actions(), and by the reporter once the case is decided.';
create index corrective_actions_of_case on private.corrective_actions (case_id, created_at);
create index corrective_actions_open on private.corrective_actions (due_on) where status = 'open';
create index corrective_actions_owner on private.corrective_actions (owner) where owner is not null;
alter table private.corrective_actions enable row level security;

/* Returns the actions of a case, open ones first. */
create function private.actions_of(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'status', a.status, 'words', a.words, 'owner', a.owner,
    'owner_name', a.owner_name,
    'due_on', a.due_on, 'is_overdue', a.status = 'open'
      and a.due_on < private.today(), 'proof', a.proof, 'settled_on', a.settled_on,
    'settled_by_name', a.settled_by_name, 'created_by_name', a.created_by_name, 'created_at', a.created_at)
    order by a.status <> 'open', a.due_on, a.created_at, a.id), '[]')
  from private.corrective_actions a where a.kind = actions_of.kind and a.case_id = actions_of.case_id
$$;

/* Returns the actions for the reporter: [{text, due_on, done_on}], or the reason why none is needed, without a date. */
create function private.told_actions(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', a.words, 'due_on', a.due_on, 'done_on', a.settled_on)
    order by a.due_on, a.created_at, a.id), '[]')
  from private.corrective_actions a
  where a.kind = told_actions.kind and a.case_id = told_actions.case_id and a.status <> 'dropped'
$$;

/* Trigger: refuses changes to the actions of a closed case, because its letter lists them; settle_action() can still
   record their completion. Anonymising, retention and clear_demo() are exempt. */
create function private.keep_told_actions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  became constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  about record;
begin
  select c.closed_at, c.anonymised_at into about from private.cases c
  where c.id = (coalesce(became, was) ->> 'case_id')::uuid and c.kind = coalesce(became, was) ->> 'kind';
  if about.closed_at is null or about.anonymised_at is not null or private.calling_role() = ''
    or tg_op = 'UPDATE' and (was ->> 'status' = 'open' and became ->> 'status' = 'done'
      and was ->> 'words' = became ->> 'words' or was - 'owner' = became - 'owner') then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  perform private.refuse('case.closed', 'id');
  return null;
end $$;
create trigger keep before insert or update or delete on private.corrective_actions for each row
  execute function private.keep_told_actions();

/* Locks the case of an action. Refuses users who cannot read it, and restricted, anonymised or spam cases. */
create function private.case_for_action(kind text, id uuid) returns private.cases
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_case private.cases;
begin
  perform private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  select * into found_case from private.cases c where c.kind = case_for_action.kind and c.id = case_for_action.id;
  if found_case.restricted_at is not null then perform private.refuse('case.restricted', 'id'); end if;
  if found_case.spam_at is not null then perform private.refuse('case.marked_spam', 'id'); end if;
  return found_case;
end $$;

/* For admins and editors who can read the case: returns its corrective actions, open ones first: [{id, status:
   'open'|'done'|'dropped'|'not_needed', words (of 'not_needed': the reason), owner, owner_name, due_on, is_overdue,
   proof, settled_on, settled_by_name, created_by_name, created_at}]. Errors: 42501; P0001 case.confidential. */
create function public.case_actions(kind text, id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return private.actions_of(kind, id);
end $$;
grant execute on function public.case_actions(text, uuid) to authenticated;

/* For admins and editors who can read the case: plans a corrective action for an open case, with a note on its
   timeline. action: words 5-2000, due_on 'YYYY-MM-DD' (not before today), and owner (an active admin or editor) or
   owner_name (2-150, a person without an account). key: idempotency key. Returns the id of the action. Errors: 42501;
   P0001 case.kind_unknown, case.not_found, case.closed, case.confidential, case.anonymised, case.restricted,
   case.marked_spam, field.required, field.invalid, field.too_short, field.too_long, submission.key_used. */
create function public.plan_action(kind text, id uuid, action jsonb, key uuid default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  about private.cases;
  planned private.corrective_actions;
  person text;
begin
  perform private.require_handler();
  if jsonb_typeof(action) is distinct from 'object' then perform private.refuse('field.invalid', 'action'); end if;
  planned.words := private.payload_text(action, 'words', 5, 2000);
  planned.due_on := private.payload_date(action, 'due_on', true);
  person := private.payload_line(action, 'owner', 36, 36, false);
  planned.owner_name := private.payload_line(action, 'owner_name', 2, 150, person is null);
  if private.was_sent(key, 'plan_action', jsonb_build_array(kind, id, action)) then
    return (private.kept_answer(key) ->> 0)::uuid;
  end if;
  about := private.case_for_action(kind, id);
  if about.anonymised_at is not null then perform private.refuse('case.anonymised', 'id'); end if;
  if planned.due_on < private.today() then perform private.refuse('field.invalid', 'due_on'); end if;
  if person is not null then
    select u.id, u.full_name into planned.owner, planned.owner_name from public.app_users u
    where u.id::text = lower(person) and private.is_handler(u.id);
    if planned.owner is null then perform private.refuse('field.invalid', 'owner'); end if;
  end if;
  -- A planned action replaces a recorded reason that no action is needed.
  delete from private.corrective_actions a where a.kind = plan_action.kind and a.case_id = plan_action.id
    and a.status = 'not_needed';
  insert into private.corrective_actions as a (kind, case_id, words, owner, owner_name, due_on, created_by_name)
  values (kind, id, planned.words, planned.owner, planned.owner_name, planned.due_on,
    (select u.full_name from public.app_users u where u.id = auth.uid())) returning a.id into planned.id;
  perform private.add_entry(kind, id, 'note', 'internal', 'staff',
    format('Tindakan perbaikan: %s (%s, paling lambat %s)',
    planned.words, planned.owner_name, to_char(planned.due_on, 'DD-MM-YYYY')));
  perform private.keep_answer(key, jsonb_build_array(planned.id));
  return planned.id;
end $$;
grant execute on function public.plan_action(text, uuid, jsonb, uuid) to authenticated;

/* For admins and editors who can read the case: records why it needs no corrective action. reason: 5-2000 characters;
   the latest one counts. key: idempotency key. Errors: those of plan_action, and case.has_actions (one is planned or
   done). */
create function public.waive_actions(kind text, id uuid, reason text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  why text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 5, 2000);
  about private.cases;
begin
  perform private.require_handler();
  if private.was_sent(key, 'waive_actions', jsonb_build_array(kind, id, why)) then return; end if;
  about := private.case_for_action(kind, id);
  if about.anonymised_at is not null then perform private.refuse('case.anonymised', 'id'); end if;
  if exists (select from private.corrective_actions a where a.kind = waive_actions.kind and a.case_id = waive_actions.id
      and a.status in ('open', 'done')) then
    perform private.refuse('case.has_actions', 'id');
  end if;
  delete from private.corrective_actions a where a.kind = waive_actions.kind and a.case_id = waive_actions.id
    and a.status = 'not_needed';
  insert into private.corrective_actions (kind, case_id, status, words, created_by_name)
  values (kind, id, 'not_needed', why, (select u.full_name from public.app_users u where u.id = auth.uid()));
  perform private.add_entry(kind, id, 'note', 'internal', 'staff', 'Tindakan perbaikan tidak diperlukan: ' || why);
end $$;
grant execute on function public.waive_actions(text, uuid, text, uuid) to authenticated;

/* For admins and editors who can read the case: settles a corrective action as done (is_done), or, while the case is
   open, as dropped. proof: evidence of completion, or the reason for dropping it, 5-2000 characters. key: idempotency
   key. Errors: 42501; P0001 case.action_not_found, case.closed, case.action_settled, case.confidential,
   case.restricted, case.marked_spam, field.required, field.too_short, field.too_long, submission.key_used. */
create function public.settle_action(action_id uuid, is_done boolean, proof text, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  shown text := private.payload_text(jsonb_build_object('proof', proof), 'proof', 5, 2000);
  planned private.corrective_actions;
  about private.cases;
begin
  perform private.require_handler();
  if is_done is null then perform private.refuse('field.required', 'is_done'); end if;
  if private.was_sent(key, 'settle_action', jsonb_build_array(action_id, is_done, shown)) then return; end if;
  select * into planned from private.corrective_actions a where a.id = action_id for update;
  if planned.id is null then perform private.refuse('case.action_not_found', 'action_id'); end if;
  about := private.case_for_action(planned.kind, planned.case_id);
  if planned.status <> 'open' then perform private.refuse('case.action_settled', 'action_id'); end if;
  update private.corrective_actions a set status = case when is_done then 'done'
    else 'dropped' end, proof = shown, settled_on = private.today(),
    settled_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where a.id = action_id;
  if about.anonymised_at is null then
    perform private.add_entry(planned.kind, planned.case_id, 'note', 'internal', 'staff',
      case when is_done then 'Tindakan selesai: ' else 'Tindakan dibatalkan: ' end || planned.words
        || case when is_done then '. Bukti: ' else '. Alasan: ' end || shown);
  end if;
end $$;
grant execute on function public.settle_action(uuid, boolean, text, uuid) to authenticated;

/* Refuses to close an upheld complaint without a corrective action or a reason why none is needed. */
create function private.check_actions(kind text, case_id uuid, finding text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if check_actions.kind = 'complaint' and check_actions.finding in ('terbukti', 'terbukti_sebagian') and not exists (
    select from private.corrective_actions a where a.kind = 'complaint' and a.case_id = check_actions.case_id
      and a.status <> 'dropped') then
    perform private.refuse('case.actions_required', 'finding');
  end if;
end $$;

/* Notifies the owner of an action, or those in charge of its case, three days before it is due and once it is overdue.
   Called by watch_for_staff(). */
create function private.watch_actions(today date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_staff(case when exists (select from private.notice_readers(a.kind, a.case_id) r
    where r = a.owner) then array[a.owner] else private.case_minders(a.kind, a.case_id) end,
    case when a.due_on < today then 'action_overdue' else 'action_due' end, a.kind, a.case_id, a.due_on || ' ' || a.id)
  from private.corrective_actions a
  where a.status = 'open' and a.due_on <= today + 3
    and not exists (select from private.staff_notices n where n.subject = a.case_id
      and n.moment = a.due_on || ' ' || a.id
      and n.event = case when a.due_on < today then 'action_overdue' else 'action_due' end)
  limit 200;
end $$;

/* For admins and editors: returns the open corrective actions of complaints and appeals, most urgent first, at most
   500, excluding spam and hidden cases. words and owner_name are null if the caller cannot read the case. Errors: 42501
   for others. */
create function public.open_actions()
returns table (action_id uuid, kind text, case_id uuid, number text, words text, owner_name text, due_on date,
  is_overdue boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  return query
    select a.id, a.kind, a.case_id, c.number, case when r.may then a.words end, case when r.may
      then a.owner_name end, a.due_on,
      a.due_on < private.today()
    from private.corrective_actions a join private.cases c on c.kind = a.kind and c.id = a.case_id and c.spam_at is null
      cross join lateral (select private.may_read_case(a.kind, a.case_id)) r (may)
    where a.status = 'open' and a.case_id <> all ((select private.hidden_cases())::uuid[])
    order by a.due_on, a.created_at, a.id limit 500;
end $$;
grant execute on function public.open_actions() to authenticated;

/* Counts overdue actions, excluding those of spam and hidden cases. */
create function private.action_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'overdue_actions', count(*)::integer, min(a.due_on)::timestamp at time zone 'Asia/Jakarta'
  from private.corrective_actions a join private.cases c on c.kind = a.kind and c.id = a.case_id and c.spam_at is null
  where a.status = 'open' and a.due_on < private.today()
    and a.case_id <> all ((select private.hidden_cases())::uuid[])
$$;
