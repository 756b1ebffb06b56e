/* Checks the facts of a decision and returns them cleaned: {effective_on, decided_on, decided_by,
   decider_name, number, ground, until, as_before, reason, note, replacement_id, changes, from_beginning,
   annuls, appeal_id}, without empty ones. Errors: P0001 certificate.reason_required,
   certificate.decision_wrong (detail: field), certificate.until_wrong, certificate.day_wrong. */
create function private.decision_facts(kind text, facts jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kept jsonb;
  field text;
  longest constant jsonb := '{"decided_by": 120, "decider_name": 120, "number": 80, "reason": 2000, "note": 500}';
begin
  if jsonb_typeof(facts) is distinct from 'object' then perform private.refuse('certificate.decision_wrong'); end if;
  select coalesce(jsonb_object_agg(e.key, case when jsonb_typeof(e.value) <> 'string' then e.value
    else to_jsonb(private.clean_text(e.value #>> '{}', e.key not in ('reason', 'note'), e.key not in ('reason',
      'note'))) end), '{}') into kept
  from jsonb_each(facts) e where e.value not in ('null', '""', 'false');
  select e.key into field from jsonb_each(kept) e
  where jsonb_typeof(e.value) <> case e.key when 'changes' then 'object' when 'from_beginning' then 'boolean'
      when 'as_before' then 'boolean'
      else 'string' end
    or e.key not in ('effective_on', 'decided_on', 'decided_by', 'decider_name', 'number', 'ground', 'until', 'reason',
      'note', 'replacement_id', 'changes', 'from_beginning', 'annuls', 'appeal_id', 'as_before')
    or char_length(e.value #>> '{}') > (longest ->> e.key)::integer
    or e.key in ('effective_on', 'decided_on') and not private.is_day(e.value #>> '{}')
    or e.key in ('replacement_id', 'annuls', 'appeal_id')
      and e.value #>> '{}' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or e.key = 'ground' and not case kind when 'suspend' then e.value #>> '{}' in ('surveilans', 'kewajiban',
      'permintaan') when 'withdraw' then e.value #>> '{}' in ('lembaga', 'permintaan', 'berhenti') else false end
    or e.key = 'changes' and kind not in ('correct', 'reduce') or e.key = 'from_beginning' and kind <> 'correct'
    or e.key = 'as_before' and kind <> 'suspend'
    or e.key = 'replacement_id' and kind <> 'replace' or e.key in ('annuls', 'appeal_id') and kind <> 'annul'
  limit 1;
  if field is not null then perform private.refuse('certificate.decision_wrong', field); end if;
  if not kept ? 'reason' or kept ->> 'reason' = '' then
    perform private.refuse('certificate.reason_required', 'reason');
  end if;
  if (kept ->> 'effective_on')::date > private.today() then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  if (kept ->> 'decided_on')::date > private.today() then
    perform private.refuse('certificate.decision_wrong', 'decided_on');
  end if;
  if kept ? 'until' and not coalesce(kind = 'suspend' and private.is_day(kept ->> 'until')
    and (kept ->> 'until')::date > coalesce((kept ->> 'effective_on')::date, private.today()), false) then
    perform private.refuse('certificate.until_wrong', 'until');
  end if;
  return jsonb_build_object('effective_on', private.today()) || kept;
end $$;

/* Returns changed columns as {"column": [before, after]}, converted to the types of the columns. Omits unchanged ones.
   Errors: P0001 certificate.decision_wrong (detail: column). */
create function private.typed_changes(fold jsonb, changes jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  change record;
  after jsonb;
  typed jsonb := '{}';
begin
  for change in select e.key, case e.value when '""' then 'null' else private.clean_json(e.value, e.key) end as value
    from jsonb_each(coalesce(changes, '{}')) e loop
    -- The date type would accept '["2027-01-01"]' and 'tomorrow'.
    if not coalesce(fold ? change.key, false) or jsonb_typeof(change.value) in ('array', 'object')
      or change.key like '%\_on' and change.value <> 'null' and not private.is_day(change.value #>> '{}') then
      perform private.refuse('certificate.decision_wrong', change.key);
    end if;
    begin
      after := to_jsonb(jsonb_populate_record(null::public.certificates, jsonb_build_object(change.key, change.value)))
        -> change.key;
    exception when data_exception then
      perform private.refuse('certificate.decision_wrong', change.key);
    end;
    if after is distinct from fold -> change.key then
      typed := typed || jsonb_build_object(change.key, jsonb_build_array(fold -> change.key, after));
    end if;
  end loop;
  return typed;
end $$;

/* Records a decision; a trigger updates the certificate. facts: as returned by decision_facts. asked_by: the user who
   proposed the decision that the caller confirms. */
create function private.record_decision(
  certificate_id uuid, kind text, facts jsonb, asked_by uuid default null, asked_by_name text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person constant text := (select u.full_name from public.app_users u where u.id = auth.uid());
begin
  insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, decided_by,
    decider_name, decision_number, ground, until, reason, public_note, facts, from_beginning, replacement_id, annuls,
    appeal_id, recorded_by, recorded_by_name, confirmed_by, confirmed_by_name)
  select c.id, c.number, record_decision.kind, (facts ->> 'effective_on')::date,
    coalesce(facts ->> 'decided_on', facts ->> 'effective_on')::date, facts ->> 'decided_by', facts ->> 'decider_name',
    facts ->> 'number', facts ->> 'ground', (facts ->> 'until')::date, facts ->> 'reason', facts ->> 'note',
    private.typed_changes(private.fold_certificate(c.id), facts -> 'changes'),
    coalesce((facts ->> 'from_beginning')::boolean, false), (facts ->> 'replacement_id')::uuid,
    (facts ->> 'annuls')::uuid, (facts ->> 'appeal_id')::uuid, coalesce(asked_by, auth.uid()),
    case when asked_by is null then person else asked_by_name end, case when asked_by is not null then auth.uid() end,
    case when asked_by is not null then person end
  from public.certificates c where c.id = record_decision.certificate_id;
  if not found then
    raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
  end if;
end $$;

/* Stores a decision as a proposal for a second person, after checking that it would be accepted now. Storing the same
   proposal of the same user again has no effect. Errors: P0001 certificate.waiting, and those of record_decision. */
create function private.propose_decision(certificate_id uuid, kind text, facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  begin
    perform private.record_decision(certificate_id, kind, facts);
    raise exception using errcode = 'ZZ000';
  exception when sqlstate 'ZZ000' then null;
  end;
  insert into public.certificate_proposals (certificate_id, kind, facts, asked_by, asked_by_name)
  values (propose_decision.certificate_id, propose_decision.kind, propose_decision.facts, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict (certificate_id) where outcome is null do nothing;
  if not found and not exists (select from public.certificate_proposals p
    where p.certificate_id = propose_decision.certificate_id and p.outcome is null and p.asked_by = auth.uid()
      and p.kind = propose_decision.kind and p.facts = propose_decision.facts) then
    perform private.refuse('certificate.waiting', 'status');
  end if;
end $$;

/* Records a decision with checked facts, or proposes it if a second person must confirm. With as_before, a suspension
   takes the ground and the end of the latest one. Corrections of the number, and annulments of anything except a
   withdrawal, need an admin. Errors: P0001 certificate.needs_admin. */
create function private.decide(certificate_id uuid, kind text, facts jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  decided jsonb := facts - 'as_before';
begin
  if facts ? 'as_before' then
    decided := decided - '{ground,until}'::text[] || coalesce((
      select jsonb_strip_nulls(jsonb_build_object('ground', v.ground, 'until', v.until))
      from private.valid_decisions(certificate_id) v where v.kind = 'suspend' order by v.sequence desc limit 1), '{}');
  end if;
  if private.calling_role() <> '' and not private.has_role('admin') and (facts -> 'changes' ? 'number'
    or kind = 'annul' and exists (select from public.certificate_decisions d
      where d.id::text = lower(decide.facts ->> 'annuls')
      and d.kind <> 'withdraw')) then
    perform private.refuse('certificate.needs_admin');
  end if;
  if private.waits_for_second() then
    perform private.propose_decision(certificate_id, kind, decided);
    return 'waiting';
  end if;
  perform private.record_decision(certificate_id, kind, decided);
  return 'done';
end $$;

/* For admins and editors: records a decision on a published certificate. kind: suspend, reinstate, withdraw, reduce,
   correct, annul or replace. facts: {effective_on (default today), decided_on (default effective_on), decided_by
   (post), decider_name, number, ground, until (suspend), as_before (suspend: undoes a reinstatement by taking the
   ground and the end of the latest suspension), reason (required, internal), note (public), replacement_id
   (replace), changes (correct, reduce): {column: value}, from_beginning (correct), annuls and appeal_id (annul)}.
   Returns 'done', or 'waiting' if a second person must confirm (confirm_certificate_proposal). key: idempotency key.
   Errors: 42501; P0001 submission.key_used, certificate.waiting, certificate.needs_admin, and those of
   decision_facts and check_decision_order. */
create function public.decide_certificate(certificate_id uuid, kind text, facts jsonb, key uuid default null)
returns text language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb;
begin
  if private.calling_role() <> '' then perform private.require_role('admin', 'editor'); end if;
  if coalesce(kind, '') not in ('suspend', 'reinstate', 'withdraw', 'reduce', 'correct', 'annul', 'replace') then
    perform private.refuse('certificate.decision_wrong', 'kind');
  end if;
  kept := private.decision_facts(kind, facts);
  if private.was_sent(key, 'decide_certificate', jsonb_build_array(certificate_id, kind, facts)) then
    return private.kept_answer(key) #>> '{}';
  end if;
  return private.keep_answer(key, to_jsonb(private.decide(certificate_id, kind, kept))) #>> '{}';
end $$;
grant execute on function public.decide_certificate(uuid, text, jsonb, uuid) to authenticated;

/* For admins: moves a certificate, published or not, to the trash with a reason; restoring it from the trash shows it
   again. The public history still lists it. key: idempotency key. Errors: 42501; P0001 session.not_fresh,
   certificate.reason_required, submission.key_used; P0002 no such certificate outside the trash. */
create function public.hide_certificate(certificate_id uuid, reason text, key uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if coalesce(private.clean_text(reason), '') = '' then
    perform private.refuse('certificate.reason_required', 'reason');
  end if;
  if private.was_sent(key, 'hide_certificate', jsonb_build_array(certificate_id, reason)) then return; end if;
  perform set_config('register.reason', left(private.clean_text(reason), 2000), true);
  update public.certificates c set deleted_at = now() where c.id = certificate_id and c.deleted_at is null;
  if not found then raise exception using errcode = 'P0002', message = 'No such certificate outside the trash'; end if;
  perform set_config('register.reason', '', true);
end $$;
grant execute on function public.hide_certificate(uuid, text, uuid) to authenticated;

/* Ends a proposal with an outcome. Errors: 42501; P0001 certificate.proposal_settled (also for an unknown one),
   certificate.needs_second (for the caller's own). */
create function private.settle_proposal(proposal_id uuid, outcome text, note text) returns public.certificate_proposals
language plpgsql security definer set search_path = '' as $$
declare
  settled public.certificate_proposals;
begin
  perform private.require_role('admin', 'editor');
  update public.certificate_proposals p set outcome = settle_proposal.outcome, note
    = nullif(btrim(settle_proposal.note), ''), settled_at = clock_timestamp(),
    settled_by = auth.uid(), settled_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where p.id = proposal_id and p.outcome is null returning p.* into settled;
  if settled.id is null then perform private.refuse('certificate.proposal_settled'); end if;
  if settled.outcome = 'confirmed' and settled.asked_by is not distinct from auth.uid() then
    perform private.refuse('certificate.needs_second');
  end if;
  return settled;
end $$;
grant execute on function private.settle_proposal(uuid, text, text) to authenticated;

/* For admins and editors: confirms another user's proposal, which records the decision under the rules of
   decide_certificate. Errors: 42501; P0001 certificate.needs_second, certificate.proposal_settled, and
   those of decide_certificate. */
create function public.confirm_certificate_proposal(proposal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settled public.certificate_proposals := private.settle_proposal(proposal_id, 'confirmed', null);
begin
  perform private.record_decision(settled.certificate_id, settled.kind, settled.facts, settled.asked_by,
    settled.asked_by_name);
end $$;
grant execute on function public.confirm_certificate_proposal(uuid) to authenticated;

/* For admins and editors: withdraws the caller's own proposal, or declines another user's with a reason. Errors: 42501;
   P0001 certificate.reason_required, certificate.proposal_settled. */
create function public.decline_certificate_proposal(proposal_id uuid, note text default null) returns void
language plpgsql set search_path = '' as $$
declare
  is_own constant boolean := exists (select from public.certificate_proposals p where p.id = proposal_id
    and p.asked_by = auth.uid());
begin
  if not is_own and coalesce(private.clean_text(note), '') = '' then
    perform private.refuse('certificate.reason_required', 'reason');
  end if;
  perform private.settle_proposal(proposal_id, case when is_own then 'taken_back'
    else 'declined' end, left(note, 2000));
end $$;
grant execute on function public.decline_certificate_proposal(uuid, text) to authenticated;

/* For admins and editors: decides on up to 1,000 certificates at once, for example after a round of surveillance, under
   the rules of decide_certificate; a refused certificate does not affect the others. kind: suspend, reinstate or
   withdraw. Result: see bulk_change; refused with reason gone, forbidden, waiting, before_issue, order, transition,
   expired, draft or invalid. key: idempotency key. Errors: 22023 for too many ids or an unknown kind; P0001
   submission.key_used, and those of decision_facts. */
create function public.decide_certificates(certificate_ids uuid[], kind text, facts jsonb, key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  record public.certificates;
  kept jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(certificate_ids) > 1000 then
    raise exception using errcode = '22023', message = 'At most 1000 rows at once';
  end if;
  if coalesce(kind, '') not in ('suspend', 'reinstate', 'withdraw') then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  kept := private.decision_facts(kind, facts);
  if private.was_sent(key, 'decide_certificates', jsonb_build_array(certificate_ids, kind, facts)) then
    return query select * from private.kept_lines(key, 'certificates');
    return;
  end if;
  for row_id in select distinct u.id from unnest(certificate_ids) u (id) order by 1 loop
    title := null; reason := null; was := null; updated_at := null;
    begin
      select * into record from public.certificates c where c.id = row_id and c.deleted_at is null;
      title := record.number;
      if record.id is null then
        outcome := 'refused'; reason := 'gone';
      elsif record.first_published_at is not null and record.status = (case kind when 'suspend' then 'dibekukan'
        when 'withdraw' then 'dicabut' else 'aktif' end) then
        outcome := 'unchanged';
      elsif private.decide(row_id, kind, kept) = 'waiting' then
        outcome := 'refused'; reason := 'waiting';
      else
        outcome := 'changed';
        was := jsonb_build_object('status', record.status);
        select c.updated_at into updated_at from public.certificates c where c.id = row_id;
      end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
grant execute on function public.decide_certificates(uuid[], text, jsonb, uuid) to authenticated;
