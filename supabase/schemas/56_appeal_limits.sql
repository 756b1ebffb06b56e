create function private.payload_codes(payload jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  codes jsonb := coalesce(nullif(payload -> 'subclass_codes', 'null'), '[]');
  result text[];
begin
  if jsonb_typeof(codes) <> 'array' or jsonb_array_length(codes) > 30 then
    perform private.refuse('field.invalid', 'subclass_codes', '30');
  end if;
  select coalesce(array_agg(distinct upper(private.clean_text(c.code, true, true))
    order by upper(private.clean_text(c.code, true, true))), '{}') into result
  from jsonb_array_elements_text(codes) as c(code);
  if exists (select from unnest(result) as c(code) where c.code is null or c.code !~ '^[A-Z]{2}[0-9]{3}$') then
    perform private.refuse('field.invalid', 'subclass_codes');
  end if;
  return result;
end $$;

/* Returns the last day for an appeal against a decision of that date, by calendar, holidays and settings. */
create function private.last_appeal_day(decision_date date) returns date
language sql stable security definer set search_path = '' as $$
  select private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14))
$$;
grant execute on function private.last_appeal_day(date) to visitor_reader;

/* Returns in_time, date_in_future or too_late by calendar and settings, the same for all callers. Only staff can see
   whether an appeal already exists (appeal_doubles). */
create function private.appeal_state(decision_date date) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when decision_date > private.today() then 'date_in_future'
    when private.today() > private.last_appeal_day(decision_date) then 'too_late'
    else 'in_time'
  end $$;
grant execute on function private.appeal_state(date) to visitor_reader;

create function private.check_appeal(decision_date date, application_number text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if application_number !~ '[A-Za-z0-9]' then perform private.refuse('field.invalid', 'application_number'); end if;
  if decision_date > private.today() then perform private.refuse('field.in_future', 'decision_date'); end if;
end $$;

/* For everyone: returns whether a decision of that date can be appealed, by calendar, holidays and settings (default 14
   working days) and regardless of other appeals: {possible, reason: 'in_time'|'too_late'|'date_in_future', last_day,
   today, days_left (working days after today), filing_days, answer_days, reassessment_days, appeals_allowed (appeals
   per decision), unentered_years (years of that period without holidays)}. A late appeal (too_late) can be filed, but
   lapses unless it is admitted for a recorded cause. Errors: P0001 field.required, field.invalid. */
create function public.appeal_eligibility(decision_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state text;
  last_day date;
begin
  if decision_date is null then perform private.refuse('field.required', 'decision_date'); end if;
  if decision_date not between '2000-01-01' and '2100-12-31' then
    perform private.refuse('field.invalid', 'decision_date');
  end if;
  state := private.appeal_state(decision_date);
  last_day := private.last_appeal_day(decision_date);
  return jsonb_build_object(
    'possible', state <> 'date_in_future', 'reason', state, 'last_day', last_day, 'today', private.today(),
    'days_left', case when state = 'in_time'
      then private.working_days_between(now(), (last_day + time '12:00') at time zone 'Asia/Jakarta') end,
    'filing_days', private.deadline_days('appeal_filing_days', 14),
    'answer_days', private.deadline_days('appeal_answer_days', 3),
    'reassessment_days', private.deadline_days('appeal_reassessment_days', 15),
    'appeals_allowed', private.deadline_days('appeals_per_application', 1),
    'unentered_years', (select coalesce(jsonb_agg(y::text order by y), '[]')
      from generate_series(extract(year from decision_date)::integer, extract(year from last_day)::integer) y
        where not private.is_year_entered(y)));
end $$;
grant execute on function public.appeal_eligibility(date) to anon, authenticated, service_role;

/* Trigger before update of a late appeal: until it is admitted, refuses a decision and complete documents with
   case.late_undecided. It can lapse or be joined. */
create function private.require_admission() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('diterima', 'ditolak') then
    perform private.refuse('case.late_undecided', 'status');
  end if;
  if new.documents_complete_at is distinct from old.documents_complete_at then
    perform private.refuse('case.late_undecided', 'documents_complete_at');
  end if;
  return new;
end $$;

/* For admins and editors who can read the late appeal and are not involved: admits it for a cause. admission: cause
   'keadaan_kahar' (force majeure)|'kesalahan_lembaga' (an error of the body)|'lainnya', explanation 10-2000. The
   reporter sees both. The admission counts as the first response. key: idempotency key. Returns the same as
   move_case. Errors: 42501; P0001 case.not_found, case.closed, case.confidential, case.restricted,
   case.marked_spam, case.not_late, case.late_admitted, field.required, field.invalid, field.too_short,
   field.too_long, message.gaps, submission.key_used. */
create function public.admit_late_appeal(id uuid, admission jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  cause text;
  words text;
  named text;
  late public.appeals;
begin
  perform private.require_handler();
  if jsonb_typeof(admission) is distinct from 'object' then
    perform private.refuse('field.invalid', 'admission');
  end if;
  cause := private.payload_choice(admission, 'cause', '{keadaan_kahar,kesalahan_lembaga,lainnya}');
  words := private.payload_text(admission, 'explanation', 10, 2000);
  perform private.refuse_message_gaps('explanation', words);
  if private.was_sent(key, 'admit_late_appeal', jsonb_build_array(id, admission)) then
    return private.kept_answer(key);
  end if;
  perform private.case_for_action('appeal', id);
  select * into late from public.appeals a where a.id = admit_late_appeal.id;
  if late.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if not late.is_late then perform private.refuse('case.not_late', 'id'); end if;
  if late.late_admitted_at is not null then perform private.refuse('case.late_admitted', 'id'); end if;
  update public.appeals a set late_cause = cause, late_explanation = words, late_admitted_at = now(),
    late_admitted_by = auth.uid(),
    late_admitted_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where a.id = admit_late_appeal.id;
  named := private.wording(late.language, case cause
    when 'keadaan_kahar' then '{"id": "keadaan kahar", "en": "force majeure"}'
    when 'kesalahan_lembaga'
      then '{"id": "kesalahan lembaga sertifikasi", "en": "an error of the certification body"}'
    else '{"id": "lainnya", "en": "other"}' end::jsonb);
  perform private.add_entry('appeal', id, 'message', 'reporter', 'staff', replace(private.wording(late.language,
    '{"id": "Banding ini diajukan setelah batas waktunya. Kami menerimanya untuk diperiksa. Sebab: <cause>.",
      "en": "This appeal was filed after its time limit. We admit it for examination. Cause: <cause>."}'),
    '<cause>', named) || ' ' || words);
  return private.keep_answer(key, private.case_summary(id));
end $$;
grant execute on function public.admit_late_appeal(uuid, jsonb, uuid) to authenticated;

-- Triggers run in the order of their names: this one runs after `guard`, which checks the transition.
create trigger require_admission before update of status, documents_complete_at on public.appeals for each row
  when (old.is_late and old.late_admitted_at is null and new.anonymised_at is null)
  execute function private.require_admission();

call private.owned_by('visitor_reader', 'public.appeal_eligibility(date)');
