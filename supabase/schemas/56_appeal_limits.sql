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

/* Returns in_time, date_in_future or too_late by calendar and settings, the same for all callers. Only staff can see
   whether an appeal already exists (appeal_doubles). */
create function private.appeal_state(decision_date date) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when decision_date > private.today() then 'date_in_future'
    when private.today() > private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14))
      then 'too_late'
    else 'in_time'
  end $$;
grant execute on function private.appeal_state(date) to visitor_reader;

create function private.check_appeal(decision_date date, application_number text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  state text := private.appeal_state(decision_date);
begin
  if application_number !~ '[A-Za-z0-9]' then perform private.refuse('field.invalid', 'application_number'); end if;
  if state = 'date_in_future' then perform private.refuse('field.in_future', 'decision_date'); end if;
  if state = 'too_late' then
    perform private.refuse('appeal.too_late', 'decision_date',
      private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14))::text);
  end if;
end $$;

/* For everyone: returns whether a decision of that date can be appealed, by calendar, holidays and settings (default 14
   working days) and regardless of other appeals: {possible, reason: 'in_time'|'too_late'|'date_in_future', last_day,
   today, days_left (working days after today), filing_days, answer_days, reassessment_days, appeals_allowed (per
   decision, by the rules of the body), unentered_years (years of that period without holidays)}. Errors: P0001
   field.required, field.invalid. */
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
  last_day := private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14));
  return jsonb_build_object(
    'possible', state = 'in_time', 'reason', state, 'last_day', last_day, 'today', private.today(),
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

call private.owned_by('visitor_reader', 'public.appeal_eligibility(date)');
