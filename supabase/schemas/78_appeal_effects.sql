-- An upheld appeal has an effect on the certificate. The effect stays open until the decision on the certificate is
-- recorded, or the new assessment has a date.
create table private.appeal_effects (
  appeal_id uuid primary key references public.appeals (id) on delete cascade,
  kind text not null check (kind in ('pembatalan', 'pemulihan', 'penilaian_ulang', 'tanpa_akibat')),
  certificate_id uuid,
  certificate_number text check (char_length(certificate_number) <= 80),
  reason text check (char_length(reason) <= 2000),
  assessment_on date,
  created_at timestamptz not null default clock_timestamp(),
  constraint a_decision_names_its_certificate check ((kind in ('pembatalan', 'pemulihan'))
    = (certificate_id is not null and certificate_number is not null)),
  constraint no_effect_has_a_reason check ((kind = 'tanpa_akibat') = (reason is not null)),
  constraint only_an_assessment_is_dated check (kind = 'penilaian_ulang' or assessment_on is null)
);
comment on table private.appeal_effects is
  'What an upheld appeal changes: the decision is annulled (pembatalan), the certificate reinstated (pemulihan), the '
  'assessment repeated (penilaian_ulang), or nothing for a reason (tanpa_akibat). Names certificates of confidential '
  'appeals: read by appeal_effect().';
create index appeal_effects_of_certificate on private.appeal_effects (certificate_id) where certificate_id is not null;
alter table private.appeal_effects enable row level security;

/* Returns the day on which a user who is not involved in the appeal recorded the decision that carries out its effect,
   after `since`: an annulment or, for the effect pemulihan, also a reinstatement; null if there is none. The only
   function that reads decisions on certificates for appeals. */
create function private.decided_after_appeal(appeal uuid, effect text, certificate uuid, since timestamptz) returns date
language sql stable security definer set search_path = '' as $$
  select min(d.recorded_at at time zone 'Asia/Jakarta')::date
  from public.certificate_decisions d
  where d.certificate_id = decided_after_appeal.certificate and d.recorded_at > since
    and (d.kind = 'annul' or effect = 'pemulihan' and d.kind = 'reinstate')
    and d.recorded_by is not null and not private.is_involved(decided_after_appeal.appeal, d.recorded_by)
$$;

/* Returns the effect of an upheld appeal: {kind, reason, assessment_on, done_on (null: still open)}; null if the appeal
   is not upheld. */
create function private.told_effect(case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', e.kind, 'reason', e.reason, 'assessment_on', e.assessment_on, 'done_on',
    case e.kind when 'penilaian_ulang' then e.assessment_on
      when 'tanpa_akibat' then (a.closed_at at time zone 'Asia/Jakarta')::date
      else private.decided_after_appeal(a.id, e.kind, e.certificate_id, a.closed_at) end)
  from private.appeal_effects e join public.appeals a on a.id = e.appeal_id and a.status = 'diterima'
  where e.appeal_id = told_effect.case_id
$$;

/* Returns the upheld appeals with an open effect. */
create function private.open_effects() returns table (id uuid, number text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.id, a.number, a.closed_at from private.appeal_effects e join public.appeals a on a.id = e.appeal_id
  where a.status = 'diterima' and private.told_effect(a.id) ->> 'done_on' is null
$$;
grant execute on function private.open_effects() to authenticated, staff_reader;

/* For admins and editors who can read the appeal: returns {kind, certificate (number), reason, assessment_on, done_on,
   suggested (the number given in the appeal, if it is a certificate number)}; the first five are null before
   plan_effect(). Errors: 42501; P0001 case.not_found, case.confidential. */
create function public.appeal_effect(appeal_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  planned private.appeal_effects;
begin
  perform private.require_handler();
  perform private.require_inbox_row('appeal', appeal_id);
  perform private.require_case_reader('appeal', appeal_id);
  select * into planned from private.appeal_effects e where e.appeal_id = appeal_effect.appeal_id;
  return jsonb_build_object('kind', planned.kind, 'certificate', planned.certificate_number, 'reason', planned.reason,
    'assessment_on', planned.assessment_on, 'done_on', private.told_effect(appeal_id) -> 'done_on',
    'suggested', (select c.number from public.appeals a
      join public.certificates c on c.deleted_at is null and upper(c.number) = upper(btrim(coalesce(
        private.case_columns(a.id) ->> 'application_number', a.application_number)))
      where a.id = appeal_effect.appeal_id));
end $$;
grant execute on function public.appeal_effect(uuid) to authenticated;

/* For admins and editors who can read the open appeal and are not involved: sets the effect that it will have if it is
   upheld; replaces an earlier one. effect: kind 'pembatalan'|'pemulihan' with certificate (a number of the register),
   'penilaian_ulang' with assessment_on? 'YYYY-MM-DD' (not in the past), or 'tanpa_akibat' with reason 5-2000. key:
   idempotency key. Errors: 42501; P0001 case.not_found, case.closed, case.confidential, case.restricted,
   case.marked_spam, case.involved, case.certificate_unknown, field.required, field.invalid, field.too_short,
   field.too_long, submission.key_used. */
create function public.plan_effect(appeal_id uuid, effect jsonb, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  planned private.appeal_effects;
  about private.cases;
begin
  perform private.require_handler();
  if jsonb_typeof(effect) is distinct from 'object' then perform private.refuse('field.invalid', 'effect'); end if;
  planned.kind := private.payload_choice(effect, 'kind', '{pembatalan,pemulihan,penilaian_ulang,tanpa_akibat}');
  if planned.kind in ('pembatalan', 'pemulihan') then
    planned.certificate_number := private.payload_line(effect, 'certificate', 3, 80);
  elsif planned.kind = 'penilaian_ulang' then
    planned.assessment_on := private.payload_date(effect, 'assessment_on', false);
    if planned.assessment_on < private.today() then perform private.refuse('field.invalid', 'assessment_on'); end if;
  else
    planned.reason := private.payload_text(effect, 'reason', 5, 2000);
  end if;
  if private.was_sent(key, 'plan_effect', jsonb_build_array(appeal_id, effect)) then return; end if;
  about := private.case_for_action('appeal', appeal_id);
  if about.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if private.is_involved(appeal_id, auth.uid()) then perform private.refuse('case.involved', 'id'); end if;
  if planned.certificate_number is not null then
    select c.id, c.number into planned.certificate_id, planned.certificate_number from public.certificates c
    where c.deleted_at is null and upper(c.number) = upper(planned.certificate_number);
    if not found then perform private.refuse('case.certificate_unknown', 'certificate'); end if;
  end if;
  insert into private.appeal_effects as e (appeal_id, kind, certificate_id, certificate_number, reason, assessment_on)
  values (plan_effect.appeal_id, planned.kind, planned.certificate_id, planned.certificate_number, planned.reason,
    planned.assessment_on)
  on conflict on constraint appeal_effects_pkey do update set kind = excluded.kind, certificate_id
    = excluded.certificate_id, certificate_number = excluded.certificate_number, reason = excluded.reason,
    assessment_on = excluded.assessment_on;
end $$;
grant execute on function public.plan_effect(uuid, jsonb, uuid) to authenticated;

/* For admins and editors who can read the upheld appeal: sets or changes the date of its new assessment, with a note on
   the timeline. assessment_on: not in the past. key: idempotency key. Errors: 42501; P0001 case.not_found,
   case.confidential, case.restricted, case.no_assessment (another effect, or not upheld), field.required,
   field.invalid, submission.key_used. */
create function public.date_assessment(appeal_id uuid, assessment_on date, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_handler();
  if assessment_on is null then perform private.refuse('field.required', 'assessment_on'); end if;
  if assessment_on < private.today() then perform private.refuse('field.invalid', 'assessment_on'); end if;
  if private.was_sent(key, 'date_assessment', jsonb_build_array(appeal_id, assessment_on)) then return; end if;
  perform private.case_for_action('appeal', appeal_id);
  update private.appeal_effects e set assessment_on = date_assessment.assessment_on
  where e.appeal_id = date_assessment.appeal_id and e.kind = 'penilaian_ulang'
    and exists (select from public.appeals a where a.id = e.appeal_id and a.status = 'diterima');
  if not found then perform private.refuse('case.no_assessment', 'id'); end if;
  perform private.add_entry('appeal', appeal_id, 'note', 'internal', 'staff',
    'Penilaian ulang: ' || to_char(assessment_on, 'DD-MM-YYYY'));
end $$;
grant execute on function public.date_assessment(uuid, date, uuid) to authenticated;

/* Trigger before an appeal is upheld: refuses with case.effect_unplanned if it has no effect from plan_effect(). */
create function private.require_effect() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.appeal_effects e where e.appeal_id = new.id) then
    perform private.refuse('case.effect_unplanned', 'effect');
  end if;
  return new;
end $$;

/* Trigger after an appeal was reopened: deletes its effect, so that the next decision needs a new one. */
create function private.forget_effect() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.appeal_effects e where e.appeal_id = new.id;
  return null;
end $$;

/* Counts the upheld appeals with an open effect that are in the caller's inbox. */
create function private.effect_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'open_effects', count(*)::integer, min(e.since)
  from private.open_effects() e join public.appeals a on a.id = e.id
  where e.id <> all (private.hidden_cases())
    and (a.restricted_at is null or a.assigned_to = private.caller_id() or private.has_role('admin'))
$$;

-- Triggers run in the order of their names: this one runs after `guard`, which checks the decision.
create trigger require_effect before update of status on public.appeals for each row
  when (new.status = 'diterima' and old.status <> 'diterima' and new.anonymised_at is null)
  execute function private.require_effect();

create trigger reopened after update of closed_at on public.appeals for each row
  when (old.closed_at is not null and new.closed_at is null)
  execute function private.forget_effect();
