/* Stores the facts of a decision for this transaction: {ground, until, number, decided_on, decided_by}, all optional;
   an empty object clears them. decided_on defaults to the effective day. Errors: P0001 certificate.decision_wrong
   (detail: field), certificate.until_wrong (the suspension ends before it begins). */
create function private.set_decision(new_status text, decision jsonb, effective_on date) returns void
language plpgsql set search_path = '' as $$
declare
  since constant date := coalesce(effective_on, private.today());
  kept jsonb := '{}';
begin
  if jsonb_typeof(decision) is distinct from 'object' then perform private.refuse('certificate.decision_wrong'); end if;
  if decision = '{}' and new_status is null then
    perform set_config('register.decision', '', true);
    return;
  end if;
  select coalesce(jsonb_object_agg(e.key, private.clean_text(e.value #>> '{}', true, true)), '{}') into kept
    from jsonb_each(decision) e
    where e.key in ('ground', 'until', 'number', 'decided_on', 'decided_by') and jsonb_typeof(e.value) = 'string'
      and private.clean_text(e.value #>> '{}', true, true) <> '';
  if char_length(kept ->> 'number') > 80 then perform private.refuse('certificate.decision_wrong', 'number'); end if;
  if char_length(kept ->> 'decided_by') > 120 then
    perform private.refuse('certificate.decision_wrong', 'decided_by');
  end if;
  if kept ? 'ground' and not (case new_status when 'dibekukan'
    then kept ->> 'ground' in ('surveilans', 'kewajiban', 'permintaan')
    when 'dicabut' then kept ->> 'ground' in ('lembaga', 'permintaan', 'berhenti') else false end) then
    perform private.refuse('certificate.decision_wrong', 'ground');
  end if;
  if kept ? 'decided_on' and not private.is_day(kept ->> 'decided_on') then
    perform private.refuse('certificate.decision_wrong', 'decided_on');
  end if;
  if (kept ->> 'decided_on')::date > private.today() then
    perform private.refuse('certificate.decision_wrong', 'decided_on');
  end if;
  if kept ? 'until' and not coalesce(new_status = 'dibekukan' and private.is_day(kept ->> 'until'), false) then
    perform private.refuse('certificate.until_wrong', 'until');
  end if;
  if (kept ->> 'until')::date not between since + 1 and '2099-12-31' then
    perform private.refuse('certificate.until_wrong', 'until');
  end if;
  perform set_config('register.decision', (jsonb_build_object('decided_on', since) || kept)::text, true);
end $$;
grant execute on function private.set_decision(text, jsonb, date) to authenticated, service_role;

/* Stores a checked decision as a proposal for a second person; the same proposal by the same user is stored once.
   Errors: 42501; P0001 certificate.transition_refused, certificate.waiting. */
create function private.propose_status(
  certificate public.certificates, new_status text, replacement uuid, reason text, effective_on date, decision jsonb
) returns void language plpgsql security definer set search_path = '' as $$
declare
  waiting public.certificate_proposals;
begin
  perform private.require_role('admin', 'editor');
  if not exists (select from public.certificate_transitions t where t.from_status = certificate.status
    and t.to_status = new_status) then
    perform private.refuse('certificate.transition_refused', 'status', certificate.status || ' > ' || new_status);
  end if;
  insert into public.certificate_proposals (certificate_id, new_status, replacement_id, reason, effective_on, decision,
    asked_by, asked_by_name)
  values (certificate.id, new_status, replacement, reason, effective_on, decision, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict (certificate_id) where outcome is null do nothing;
  if found then return; end if;
  select * into waiting from public.certificate_proposals p where p.certificate_id = certificate.id
    and p.outcome is null;
  if (waiting.new_status, waiting.reason, waiting.asked_by) is distinct from (new_status, reason, auth.uid()) then
    perform private.refuse('certificate.waiting', 'status');
  end if;
end $$;
grant execute on function private.propose_status(public.certificates, text, uuid, text, date, jsonb) to authenticated;

/* For admins and editors: sets a status that certificate_transitions allows, with a reason and the effective day
   (default today), which is between the day of issue and today. decision: {ground, until, number, decided_on,
   decided_by}, all optional; ground: the public kind of reason (certificates.status_ground), until: end of a
   suspension. replacement: for replace_certificate. Returns 'done', or 'waiting' if a second person must confirm
   (confirm_certificate_proposal). Errors: 23514 without a reason; 42501; P0001 certificate.day_wrong,
   certificate.transition_refused, certificate.decision_wrong, certificate.until_wrong, certificate.waiting. */
create function public.set_certificate_status(
  certificate_id uuid, new_status text, reason text default null, effective_on date default null,
  decision jsonb default '{}', replacement uuid default null
) returns text language plpgsql set search_path = '' as $$
declare
  certificate public.certificates;
begin
  if coalesce(private.clean_text(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint
      = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today()
    or exists (select from public.certificates c where c.id = certificate_id and effective_on < c.issued_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform private.set_decision(new_status, coalesce(decision, '{}'), effective_on);
  if private.waits_for_second() then
    select * into certificate from public.certificates c where c.id = certificate_id;
    if certificate.id is null then
      raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
    end if;
    perform set_config('register.decision', '', true);
    if certificate.status <> new_status then
      perform private.propose_status(certificate, new_status, replacement, private.clean_text(reason), effective_on,
        coalesce(decision, '{}'));
    end if;
    return 'waiting';
  end if;
  perform set_config('register.reason', private.clean_text(reason), true),
    set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  update public.certificates c set status = new_status, replaced_by = coalesce(replacement, c.replaced_by)
    where c.id = certificate_id;
  if not found then
    raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
  end if;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true),
    set_config('register.decision', '', true);
  return 'done';
end $$;
grant execute on function public.set_certificate_status(uuid, text, text, date, jsonb, uuid)
  to authenticated, service_role;

/* For admins: moves a certificate to the trash with a reason, even one that was public; restoring shows it again. The
   public history still mentions it. key: idempotency key. Errors: 23514 without a reason; 42501; P0001
   submission.key_used, session.not_fresh; P0002 no such certificate outside the trash. */
create function public.hide_certificate(certificate_id uuid, reason text, key uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if coalesce(private.clean_text(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint
      = 'certificate_events_reason_required';
  end if;
  if private.was_sent(key, 'hide_certificate', jsonb_build_array(certificate_id, reason)) then return; end if;
  perform set_config('register.reason', left(private.clean_text(reason), 2000), true);
  update public.certificates c set deleted_at = now() where c.id = certificate_id and c.deleted_at is null;
  if not found then raise exception using errcode = 'P0002', message = 'No such certificate outside the trash'; end if;
  perform set_config('register.reason', '', true);
end $$;
grant execute on function public.hide_certificate(uuid, text, uuid) to authenticated;

/* For admins and editors: sets a certificate to diganti with a reason and the effective day (default today), and names
   its replacement, another certificate that is not in the trash. decision: see set_certificate_status. */
create function public.replace_certificate(
  certificate_id uuid, replacement_id uuid, reason text, effective_on date default null, decision jsonb default '{}'
) returns text language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if replacement_id = certificate_id or not exists (
    select from public.certificates c where c.id = replacement_id and c.deleted_at is null
  ) then
    raise exception using errcode = 'P0001', constraint = 'certificates_replacement',
      message = 'Another certificate must replace it: constraint "certificates_replacement"';
  end if;
  return public.set_certificate_status(certificate_id, 'diganti', reason, effective_on, decision, replacement_id);
end $$;
grant execute on function public.replace_certificate(uuid, uuid, text, date, jsonb) to authenticated;

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

/* For admins and editors: confirms another user's proposal, which takes effect under the rules of
   set_certificate_status. Errors: 42501; P0001 certificate.needs_second, certificate.proposal_settled, and those of
   set_certificate_status. */
create function public.confirm_certificate_proposal(proposal_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  settled public.certificate_proposals := private.settle_proposal(proposal_id, 'confirmed', null);
begin
  perform set_config('register.confirmed', settled.id::text, true);
  perform public.set_certificate_status(settled.certificate_id, settled.new_status, settled.reason,
    settled.effective_on, settled.decision, settled.replacement_id);
  perform set_config('register.confirmed', '', true);
end $$;
grant execute on function public.confirm_certificate_proposal(uuid) to authenticated;

/* For admins and editors: withdraws the caller's own proposal, or declines another user's with a reason. Errors: 23514
   without a reason; 42501; P0001 certificate.proposal_settled. */
create function public.decline_certificate_proposal(proposal_id uuid, note text default null) returns void
language plpgsql set search_path = '' as $$
declare
  is_own constant boolean := exists (select from public.certificate_proposals p where p.id = proposal_id
    and p.asked_by = auth.uid());
begin
  if not is_own and coalesce(private.clean_text(note), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint
      = 'certificate_events_reason_required';
  end if;
  perform private.settle_proposal(proposal_id, case when is_own then 'taken_back'
    else 'declined' end, left(note, 2000));
end $$;
grant execute on function public.decline_certificate_proposal(uuid, text) to authenticated;

-- These functions decide on many certificates at once, for example after a round of surveillance. A refused
-- certificate does not affect the others.

/* For admins and editors: sets the status of up to 1,000 certificates under the rules of set_certificate_status, with
   one reason and effective day (default today). new_status: aktif, dibekukan or dicabut. decision: the reason; details:
   the decision of set_certificate_status. Result: see bulk_change; refused with reason gone, forbidden, waiting,
   before_issue, transition or invalid. key: idempotency key. Errors: 22023 too many ids, or no such status; 23514
   without a reason, or over 2,000 characters; P0001 certificate.day_wrong, certificate.decision_wrong,
   certificate.until_wrong, submission.key_used. */
create function public.set_certificate_statuses(
  certificate_ids uuid[], new_status text, decision text, effective_on date default null, key uuid default null,
  details jsonb default '{}'
) returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  record public.certificates;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(certificate_ids) > 1000 then
    raise exception using errcode = '22023', message = 'At most 1000 rows at once';
  end if;
  if coalesce(new_status, '') not in ('aktif', 'dibekukan', 'dicabut') then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  if coalesce(private.clean_text(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint
      = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today() then perform private.refuse('certificate.day_wrong', 'effective_on'); end if;
  perform private.set_decision(new_status, coalesce(details, '{}'), effective_on);
  if private.was_sent(key, 'set_certificate_statuses',
    jsonb_build_array(certificate_ids, new_status, decision, effective_on, details)) then
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
      elsif record.status = new_status then
        outcome := 'unchanged';
      else
        if public.set_certificate_status(row_id, new_status, decision, effective_on, details) = 'waiting' then
          outcome := 'refused'; reason := 'waiting';
        else
          outcome := 'changed';
          was := jsonb_build_object('status', record.status);
          select c.updated_at into updated_at from public.certificates c where c.id = row_id;
        end if;
      end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.set_decision(null, '{}', null);
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
grant execute on function public.set_certificate_statuses(uuid[], text, text, date, uuid, jsonb) to authenticated;

/* For admins and editors: restores the status before set_certificate_statuses, given its lines [{"row_id", "was",
   "updated_at"}], as a new decision with a reason and a day. Withdrawals are final. Certificates that were changed
   since are skipped. Result: see bulk_undo; key and errors: see set_certificate_statuses. */
create function public.undo_certificate_statuses(
  changes jsonb, decision text, effective_on date default null, key uuid default null
) returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if coalesce(private.clean_text(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint
      = 'certificate_events_reason_required';
  end if;
  if jsonb_typeof(changes) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'No such list, or too many rows';
  end if;
  if effective_on > private.today() or exists (select from jsonb_array_elements(changes) e
    join public.certificates c on c.id::text = e.value ->> 'row_id' where c.issued_on > effective_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform set_config('register.reason', private.clean_text(decision), true),
    set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  return query select u.* from public.bulk_undo('certificates', (
    select coalesce(jsonb_agg(c.value || jsonb_build_object('was',
      jsonb_build_object('status', c.value #> '{was,status}'))), '[]')
    from jsonb_array_elements(changes) c where jsonb_typeof(c.value) = 'object'), key) u;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true);
end $$;
grant execute on function public.undo_certificate_statuses(jsonb, text, date, uuid) to authenticated;
