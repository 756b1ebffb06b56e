-- May this decision still be appealed? Asked by the form before it is filled in, and again when it is sent.

create function private.payload_codes(payload jsonb) returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  codes jsonb := coalesce(nullif(payload -> 'subclass_codes', 'null'), '[]');
  result text[];
begin
  if jsonb_typeof(codes) <> 'array' or jsonb_array_length(codes) > 30 then
    perform private.refuse('field.invalid', 'subclass_codes', '30');
  end if;
  select coalesce(array_agg(distinct upper(btrim(c.code)) order by upper(btrim(c.code))), '{}') into result
  from jsonb_array_elements_text(codes) as c(code);
  if exists (select from unnest(result) as c(code) where c.code is null or c.code !~ '^[A-Z]{2}[0-9]{3}$') then
    perform private.refuse('field.invalid', 'subclass_codes');
  end if;
  return result;
end $$;

/* in_time, date_in_future, too_late or already_filed. A lapsed appeal (gugur) does not count as filed: otherwise a stranger
   who appeals in the name of a certificate, whose number is public, would close the way for its holder. */
create function private.appeal_state(decision_date date, application_number text) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when decision_date > private.today() then 'date_in_future'
    when private.today() > private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14)) then 'too_late'
    when (
      select count(*) from public.appeals a
      where a.application_key = upper(regexp_replace(appeal_state.application_number, '[^A-Za-z0-9]', '', 'g'))
        and a.status <> 'gugur'
    ) >= private.deadline_days('appeals_per_application', 1) then 'already_filed'
    else 'in_time'
  end
$$;

create function private.check_appeal(decision_date date, application_number text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  state text;
begin
  if application_number !~ '[A-Za-z0-9]' then perform private.refuse('field.invalid', 'application_number'); end if;
  -- Two appeals against one decision sent at once: the second waits and is refused.
  perform pg_advisory_xact_lock(
    hashtextextended('appeal ' || upper(regexp_replace(application_number, '[^A-Za-z0-9]', '', 'g')), 0));
  state := private.appeal_state(decision_date, application_number);
  if state = 'date_in_future' then perform private.refuse('field.in_future', 'decision_date'); end if;
  if state = 'too_late' then
    perform private.refuse('appeal.too_late', 'decision_date',
      private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14))::text);
  end if;
  if state = 'already_filed' then perform private.refuse('appeal.already_filed', 'application_number'); end if;
end $$;

create function public.appeal_eligibility(decision_date date, application_number text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  state text;
  last_day date;
begin
  if decision_date is null then perform private.refuse('field.required', 'decision_date'); end if;
  if decision_date not between '2000-01-01' and '2100-12-31' then perform private.refuse('field.invalid', 'decision_date'); end if;
  if char_length(application_number) > 80 then perform private.refuse('field.too_long', 'application_number', '80'); end if;
  perform private.spend('eligibility');
  state := private.appeal_state(decision_date, coalesce(application_number, ''));
  last_day := private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14));
  return jsonb_build_object(
    'possible', state = 'in_time', 'reason', state, 'last_day', last_day, 'today', private.today(),
    'days_left', case when state in ('in_time', 'already_filed')
      then private.working_days_between(now(), (last_day + time '12:00') at time zone 'Asia/Jakarta') end,
    'filing_days', private.deadline_days('appeal_filing_days', 14),
    'answer_days', private.deadline_days('appeal_answer_days', 3),
    'reassessment_days', private.deadline_days('appeal_reassessment_days', 15),
    'appeals_allowed', private.deadline_days('appeals_per_application', 1));
end $$;
comment on function public.appeal_eligibility(date, text) is
$c$Whether a decision of that date may still be appealed, for everybody. The window is the working days of the settings (default 14,
LSBU practice), one appeal per application or certificate number.
Returns {possible, reason: 'in_time'|'too_late'|'already_filed'|'date_in_future', last_day, today, days_left (working days after
today), filing_days, answer_days, reassessment_days, appeals_allowed}.
Errors P0001: field.required, field.invalid, field.too_long, limit.reached.$c$;
grant execute on function public.appeal_eligibility(date, text) to anon, authenticated, service_role;
