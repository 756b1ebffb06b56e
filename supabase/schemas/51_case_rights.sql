-- Defines who is involved in a case, and therefore must neither see nor decide it (ISO/IEC 17065 7.13.5), and who can
-- read it.

/* Staff who took, recorded, proposed or settled decisions on certificates, except statuses carried over from an older
   register. No other object reads the history of certificates to find involved staff. */
create view private.certificate_deciders as
  select d.certificate_id, d.recorded_by as user_id, d.kind, d.effective_on, d.recorded_at
  from public.certificate_decisions d where d.recorded_by is not null and not d.is_carried
  union all
  select d.certificate_id, d.confirmed_by, d.kind, d.effective_on, d.recorded_at
  from public.certificate_decisions d where d.confirmed_by is not null and not d.is_carried
  union all
  select d.certificate_id, d.decider_id, d.kind, d.effective_on, d.recorded_at
  from public.certificate_decisions d where d.decider_id is not null and not d.is_carried
  union all
  select p.certificate_id, p.asked_by, p.kind, null, p.created_at
  from public.certificate_proposals p where p.asked_by is not null
  union all
  select p.certificate_id, p.settled_by, p.kind, null, p.settled_at
  from public.certificate_proposals p where p.settled_by is not null;
create index certificate_decisions_recorded_by on public.certificate_decisions (recorded_by)
  where recorded_by is not null;
create index certificate_decisions_confirmed_by on public.certificate_decisions (confirmed_by)
  where confirmed_by is not null;
create index certificate_decisions_decider on public.certificate_decisions (decider_id) where decider_id is not null;
create index certificate_proposals_asked_by on public.certificate_proposals (asked_by);
create index certificate_proposals_settled_by on public.certificate_proposals (settled_by);

/* Certificates that a case is about: the one that a complaint names, and those that have or had the number given in an
   appeal. Also reads the hidden texts of confidential cases. */
create view private.case_certificates as
  select c.id as case_id, c.about_certificate_id as certificate_id, greatest(c.created_at, c.entered_at) as arrived_at,
    null::date as decision_date, null::text as decided_kind
  from public.complaints c where c.about_certificate_id is not null
  union all
  select c.id, t.words::uuid, greatest(c.created_at, c.entered_at), null, null
  from private.case_texts t join public.complaints c on c.id = t.case_id where t.part = 'about_certificate_id'
  union all
  select a.id, n.certificate_id, greatest(a.created_at, a.entered_at), a.decision_date,
    case a.decision when 'pembekuan' then 'suspend' when 'pencabutan' then 'withdraw' when 'pengurangan'
      then 'reduce' end
  from public.appeals a
    join private.certificate_numbers n on regexp_replace(n.number_key, '[^A-Za-z0-9]', '', 'g') = a.application_key
  union all
  select a.id, n.certificate_id, greatest(a.created_at, a.entered_at), a.decision_date,
    case a.decision when 'pembekuan' then 'suspend' when 'pencabutan' then 'withdraw' when 'pengurangan'
      then 'reduce' end
  from private.case_texts t
    join public.appeals a on a.id = t.case_id
    join private.certificate_numbers n on regexp_replace(n.number_key, '[^A-Za-z0-9]', '', 'g')
      = upper(regexp_replace(t.words, '[^A-Za-z0-9]', '', 'g'))
  where t.part = 'application_number';
create index certificate_numbers_letters on private.certificate_numbers
  ((regexp_replace(number_key, '[^A-Za-z0-9]', '', 'g')));
create index case_texts_certificates on private.case_texts (words) where part = 'about_certificate_id';
create index case_texts_applications on private.case_texts ((upper(regexp_replace(words, '[^A-Za-z0-9]', '', 'g'))))
  where part = 'application_number';

create table private.case_deciders (
  case_id uuid not null,
  certificate_id uuid not null,
  user_id uuid not null,
  primary key (case_id, certificate_id, user_id)
);
comment on table private.case_deciders is
  'Users who decided on a certificate that a case is about: before the case arrived, or later if it is the decision '
  'appealed, recorded late. A decision that carries out the outcome of the case does not count. Kept by triggers, so '
  'that policies read one index.';
create index case_deciders_user on private.case_deciders (user_id, case_id);
alter table private.case_deciders enable row level security;

/* Stores the staff who decided on the certificates of one case, or, given a certificate, on that certificate for all
   its cases. */
create function private.note_case_deciders(of_case uuid, of_certificate uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if of_certificate is null then
    delete from private.case_deciders d where d.case_id = of_case;
    insert into private.case_deciders (case_id, certificate_id, user_id)
    select k.case_id, d.certificate_id, d.user_id from private.case_certificates k
      join private.certificate_deciders d on d.certificate_id = k.certificate_id
    where k.case_id = of_case
      and (d.recorded_at <= k.arrived_at or d.effective_on <= k.decision_date and d.kind = k.decided_kind)
    on conflict do nothing;
  else
    insert into private.case_deciders (case_id, certificate_id, user_id)
    select k.case_id, d.certificate_id, d.user_id from private.case_certificates k
      join private.certificate_deciders d on d.certificate_id = k.certificate_id
    where k.certificate_id = of_certificate
      and (d.recorded_at <= k.arrived_at or d.effective_on <= k.decision_date and d.kind = k.decided_kind)
    on conflict do nothing;
  end if;
end $$;

/* Trigger after a change of a case, its hidden texts, a decision, a proposal or a number: updates
   private.case_deciders. Argument: the column with the id of the case (id, case_id), or certificate_id. */
create function private.follow_deciders() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row_id constant uuid := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0])::uuid;
begin
  if tg_argv[0] = 'certificate_id' then perform private.note_case_deciders(null, row_id);
  else perform private.note_case_deciders(row_id, null); end if;
  return null;
end $$;

/* Returns true for a user who is recorded as involved, or who decided on a certificate that the case is about
   (private.case_deciders; ISO/IEC 17065 7.13.5). */
create function private.is_involved(case_id uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.case_people p
    where (p.complaint_id = is_involved.case_id or p.appeal_id = is_involved.case_id) and p.user_id = person
      and p.revoked_at is null)
    or exists (select from private.case_deciders d where d.case_id = is_involved.case_id and d.user_id = person)
$$;
grant execute on function private.is_involved(uuid, uuid) to authenticated;

/* Returns the name keys (person_key) of the people involved in a case: those recorded as involved, and those who
   decided on a certificate that it is about (private.case_deciders). Includes people without an account. */
create function private.involved_names(case_id uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select private.person_key(coalesce(p.person_name, u.full_name)) from public.case_people p
    left join public.app_users u on u.id = p.user_id
  where (p.complaint_id = involved_names.case_id or p.appeal_id = involved_names.case_id) and p.revoked_at is null
    and num_nonnulls(p.person_name, u.full_name) > 0
  union
  select private.person_key(d.decider_name) from private.case_certificates k
    join public.certificate_decisions d on d.certificate_id = k.certificate_id
  where k.case_id = involved_names.case_id and d.decider_name is not null
    and (d.recorded_at <= k.arrived_at or d.effective_on <= k.decision_date and d.kind = k.decided_kind)
  union
  select private.person_key(u.full_name) from private.case_deciders d join public.app_users u on u.id = d.user_id
  where d.case_id = involved_names.case_id
$$;

/* Returns true for a complaint about staff until an admin has confirmed the staff concerned. */
create function private.awaits_concerned(case_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.complaints c where c.id = awaits_concerned.case_id and c.category = 'personel'
    and c.concerned_confirmed_at is null)
$$;

/* Returns true if the user must not see the case at all: involved users and, until the staff whom a complaint concerns
   are confirmed, everyone except admins. */
create function private.is_kept_from(case_id uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_involved(is_kept_from.case_id, person) or private.awaits_concerned(is_kept_from.case_id)
    and not exists (select from public.app_users u where u.id = person and u.is_active and lower(u.role) = 'admin')
$$;
grant execute on function private.is_kept_from(uuid, uuid) to authenticated;

/* Returns the cases that the caller must not see (is_kept_from). They are one array, so that policies and lists
   evaluate it once per statement. */
create function private.hidden_cases() returns uuid[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(h.id), '{}') from (
    select p.case_id as id from public.case_people p where p.user_id = auth.uid() and p.revoked_at is null
    union
    select d.case_id from private.case_deciders d where d.user_id = auth.uid()
    union
    select c.id from public.complaints c where c.category = 'personel' and c.concerned_confirmed_at is null
      and not private.has_role('admin')
  ) h
$$;
grant execute on function private.hidden_cases() to authenticated, staff_reader;

/* Returns true if the user can read the contents of a case or message: admins and editors who are not involved; of a
   confidential case, admins and the assignee. For a message that became a complaint, the complaint decides. Returns
   false if the case or message does not exist. */
create function private.may_read_case(kind text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.has_role('admin', 'editor')
      and (c.restricted_at is null or c.assigned_to = auth.uid() or private.has_role('admin'))
      and (not c.is_confidential or c.assigned_to = auth.uid() or private.has_role('admin'))
      and not private.is_kept_from(c.id, auth.uid())
    from private.cases c where c.kind = may_read_case.kind and c.id = may_read_case.id), (
    select private.has_role('admin', 'editor')
      and (m.restricted_at is null or m.handled_by = auth.uid() or private.has_role('admin'))
      and not (m.complaint_id is not null and private.is_kept_from(m.complaint_id, auth.uid()))
    from public.contact_submissions m where may_read_case.kind = 'contact' and m.id = may_read_case.id), false)
$$;
grant execute on function private.may_read_case(text, uuid) to authenticated, service_role;

call private.announce_changes('public.case_events', 'staff');

call private.announce_changes('public.case_people', 'staff');

create trigger audit after insert or update or delete on public.case_people for each row execute function
  private.write_audit('note', 'revoke_reason', 'person_name');

create policy "everybody reads the transitions" on public.case_transitions for select to anon, authenticated
  using (true);

create policy "staff list and search" on public.case_events for select to staff_reader using (true);

create trigger follow_deciders after insert or delete or update of about_certificate_id on public.complaints
  for each row execute function private.follow_deciders('id');

create trigger follow_deciders after insert or delete or update of application_number, decision, decision_date
  on public.appeals for each row execute function private.follow_deciders('id');

create trigger follow_deciders after insert or update on private.case_texts
  for each row when (new.part in ('about_certificate_id', 'application_number'))
  execute function private.follow_deciders('case_id');

create trigger follow_deciders after insert on public.certificate_decisions
  for each row execute function private.follow_deciders('certificate_id');

create trigger follow_deciders after insert or update of settled_by on public.certificate_proposals
  for each row execute function private.follow_deciders('certificate_id');

create trigger follow_deciders after insert on private.certificate_numbers
  for each row execute function private.follow_deciders('certificate_id');
