-- A case can be reopened to replace a wrong decision (ISO/IEC 17065 7.13.9). The first decision and its letter stay on
-- record.
create table private.past_decisions (
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  decided_at timestamptz not null,
  status text not null,
  finding text,
  outcome text,
  outcome_reason text,
  effect text,
  declaration text,
  decider_name text,
  decider_post text,
  reopened_at timestamptz not null default now(),
  reopened_by_name text,
  reason text not null,
  primary key (kind, case_id, decided_at)
);
comment on table private.past_decisions is
  'Earlier decisions of reopened cases, with the reason for reopening; includes texts of confidential cases. Read by '
  'case_decisions() and track_case(); names are removed when the case is anonymised, the row with its record.';
alter table private.past_decisions enable row level security;

/* Returns the earlier decisions of a case, newest first. */
create function private.earlier_decisions(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d) - '{kind,case_id}'::text[] order by d.decided_at desc), '[]')
  from private.past_decisions d where d.kind = earlier_decisions.kind and d.case_id = earlier_decisions.case_id
$$;

/* Returns the earlier decisions of a case, newest first, without the names of staff. */
create function private.decisions_without_staff(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(d - '{decider_name,decider_post,reopened_by_name}'::text[]), '[]')
  from jsonb_array_elements(private.earlier_decisions(decisions_without_staff.kind, decisions_without_staff.case_id)) d
$$;

/* For admins and editors who can read the case: returns its decisions before it was reopened, newest first:
   [{decided_at, status, finding, outcome, outcome_reason, effect, declaration, decider_name, decider_post,
   reopened_at, reopened_by_name, reason}]. The current decision is in the case. Errors: 42501; P0001 case.confidential.
   */
create function public.case_decisions(kind text, id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return private.earlier_decisions(kind, id);
end $$;
grant execute on function public.case_decisions(text, uuid) to authenticated;

/* For admins and the assignee who are not involved: reopens a decided case ('diproses'), for new evidence or a wrong
   decision. reason: 5-5000 characters, e-mailed to the reporter. case_decisions returns the earlier decision;
   verify_letter reports its letter as reopened, and later as replaced. The time limit for the outcome starts now.
   Returns the same as move_case. key: idempotency key. Errors: 42501; P0001 case.kind_unknown, case.not_found,
   case.not_closed, case.anonymised, case.restricted, case.reopen_refused (joined to another), case.involved,
   case.reopen_needs_handler, case.confidential, field.required, field.too_short, field.too_long,
   submission.key_used. */
create function public.reopen_case(kind text, id uuid, reason text, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  words text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 5, 5000);
  name text;
  was private.cases;
  whole jsonb;
begin
  perform private.require_handler();
  if private.was_sent(key, 'reopen_case', jsonb_build_array(kind, id, words)) then
    return private.kept_answer(key);
  end if;
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  select * into was from private.cases c where c.kind = reopen_case.kind and c.id = reopen_case.id;
  if was.closed_at is null then perform private.refuse('case.not_closed', 'id'); end if;
  if was.anonymised_at is not null then perform private.refuse('case.anonymised', 'id'); end if;
  if was.restricted_at is not null then perform private.refuse('case.restricted', 'id'); end if;
  if was.status = 'digabung' then perform private.refuse('case.reopen_refused', 'id'); end if;
  if not private.has_role('admin') and was.assigned_to is distinct from auth.uid() then
    perform private.refuse('case.reopen_needs_handler', 'id');
  end if;

  execute format('select to_jsonb(c) from public.%I c where c.id = $1', name) into whole using id;
  whole := whole || private.case_columns(id);
  insert into private.past_decisions (kind, case_id, decided_at, status, finding, outcome, outcome_reason, effect,
    declaration,
    decider_name, decider_post, reopened_by_name, reason)
  values (kind, id, was.closed_at, was.status, was.finding, whole ->> 'outcome', whole ->> 'outcome_reason',
    whole ->> 'effect',
    whole ->> 'declaration', whole ->> 'decider_name', whole ->> 'decider_post',
    (select u.full_name from public.app_users u where u.id = auth.uid()), words);
  update private.letter_orders o set reopened_at = now()
  where o.kind = reopen_case.kind and o.case_id = reopen_case.id and o.decided_at = was.closed_at;

  -- Makes private.guard_case() accept the reopening of this case only.
  perform set_config('private.reopening', id::text, true);
  execute format('update public.%I set status = ''diproses'', status_note = $2, outcome = null, outcome_reason = null,
    finding = null,
    effect = null, declaration = null, decided_by = null, decider_name = null, decider_post = null, closed_at = null,
      due_at = $3, paused_days = 0%s,
    assigned_to = case when private.is_handler(assigned_to) and not private.is_kept_from(id, assigned_to)
      then assigned_to end
    where id = $1', name, case when kind = 'complaint' then ', withdrawn_how = null, withdrawn_on = null' else '' end)
  using id, words, (private.case_dates(kind, now())).due_at;
  perform set_config('private.reopening', '', true);
  perform private.tell_staff(array(select m.person from unnest(private.case_minders(kind, id)) m (person)
    where m.person is distinct from auth.uid()), 'reopened', kind, id, clock_timestamp()::text);
  return private.keep_answer(key, private.case_summary(id));
end $$;
grant execute on function public.reopen_case(text, uuid, text, uuid) to authenticated;
