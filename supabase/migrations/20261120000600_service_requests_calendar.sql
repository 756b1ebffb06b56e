-- Working days: deadlines of complaints and appeals skip weekends and public holidays, in Jakarta.

create function private.is_working_day(day date) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select extract(isodow from is_working_day.day) < 6
    and not exists (select 1 from public.public_holidays h where h.holiday_date = is_working_day.day)
$$;

create function private.add_working_days(from_day date, days int) returns date
  language plpgsql stable security definer set search_path = ''
as $$
declare
  day date := from_day;
  left_over int := days;
begin
  while left_over > 0 loop
    day := day + 1;
    if private.is_working_day(day) then left_over := left_over - 1; end if;
  end loop;
  return day;
end $$;
comment on function private.add_working_days(date, int) is
  'The nth working day after a date. The date itself does not count; 0 gives the date back.';

create function private.add_working_days(from_at timestamptz, days int) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select (private.add_working_days((from_at at time zone 'Asia/Jakarta')::date, days)
    + time '23:59:59') at time zone 'Asia/Jakarta'
$$;
comment on function private.add_working_days(timestamptz, int) is
  'The end (23:59:59 in Jakarta) of the nth working day after a moment.';

create function private.working_days_between(from_at timestamptz, to_at timestamptz) returns int
  language sql stable security definer set search_path = ''
as $$
  select count(*)::int
  from generate_series(
    (from_at at time zone 'Asia/Jakarta')::date + 1, (to_at at time zone 'Asia/Jakarta')::date, interval '1 day'
  ) as passed(day)
  where private.is_working_day(passed.day::date)
$$;
comment on function private.working_days_between(timestamptz, timestamptz) is
  'How many working days began after the first moment, up to and with the day of the second.';

create function private.deadline_days(name text, otherwise int) returns int
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select (s.deadlines ->> deadline_days.name)::int from public.site_settings s), otherwise)
$$;
comment on function private.deadline_days(text, int) is
  'A time limit in working days from the settings; the second argument while there is no settings row.';
