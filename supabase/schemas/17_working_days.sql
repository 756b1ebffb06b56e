create table public.public_holidays (
  id uuid primary key default gen_random_uuid(),
  holiday_date date not null unique check (holiday_date between '2000-01-01' and '2100-12-31'),
  name text not null check (private.is_text(name, 160)),
  name_en text check (char_length(name_en) <= 160),
  kind text not null default 'nasional' check (kind in ('nasional', 'cuti_bersama')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.public_holidays is 'Days that are not working days; due dates skip them.';

/* Returns true if collective leave (cuti bersama) does not count as working days. This is the default; private
   employers may choose. */
create function private.is_leave_off() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((select (s.deadlines ->> 'collective_leave_off')::boolean from public.site_settings s), true)
$$;

-- Due dates of complaints and appeals skip weekends, public holidays and, by default, collective leave in Jakarta.
create function private.is_working_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(isodow from is_working_day.day) < 6
    and not exists (select 1 from public.public_holidays h where h.holiday_date = is_working_day.day
      and (h.kind = 'nasional' or private.is_leave_off()))
$$;

/* Returns the nth working day after a date; 0 returns the date. */
create function private.add_working_days(from_day date, days integer) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  day date := from_day;
  left_over integer := days;
begin
  while left_over > 0 loop
    day := day + 1;
    if private.is_working_day(day) then left_over := left_over - 1; end if;
  end loop;
  return day;
end $$;
grant execute on function private.add_working_days(date, integer) to visitor_reader;

/* Returns the end (23:59:59 in Jakarta) of the nth working day after a timestamp. */
create function private.add_working_days(from_at timestamptz, days integer) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (private.add_working_days((from_at at time zone 'Asia/Jakarta')::date, days)
    + time '23:59:59') at time zone 'Asia/Jakarta'
$$;

/* Returns the number of working days that began after the first timestamp, up to the day of the second. */
create function private.working_days_between(from_at timestamptz, to_at timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from generate_series(
    (from_at at time zone 'Asia/Jakarta')::date + 1, (to_at at time zone 'Asia/Jakarta')::date, interval '1 day'
  ) as passed(day)
  where private.is_working_day(passed.day::date)
$$;
grant execute on function private.working_days_between(timestamptz, timestamptz) to visitor_reader;

/* Returns a time limit in working days from the settings, or the second argument. */
create function private.deadline_days(name text, otherwise integer) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select (s.deadlines ->> deadline_days.name)::integer from public.site_settings s), otherwise)
$$;
grant execute on function private.deadline_days(text, integer) to visitor_reader;

/* Returns true if the holidays of a year are entered (see unentered_years). */
create function private.is_year_entered(year integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= 16 from public.public_holidays h
  where h.kind = 'nasional' and h.holiday_date between make_date(is_year_entered.year, 1, 1)
    and make_date(is_year_entered.year, 12, 31)
$$;
grant execute on function private.is_year_entered(integer) to visitor_reader;

/* Returns the years in use without entered holidays: this year to the year of the longest time limit, from October on
   also the next year. A year counts as entered with 16 national holidays: 17 are decreed, and two may fall on one
   day. */
create function private.unentered_years() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(y.year::text order by y.year), '{}')
  from generate_series(extract(year from private.today())::integer, extract(year from greatest(
      private.today() + interval '3 months',
      -- Assumes at most two calendar days per working day.
      private.today() + 2 * coalesce((select max(value::integer)
        from public.site_settings s, jsonb_each_text(s.deadlines)
        where key not in ('appeals_per_application', 'collective_leave_off')), 0)
          * interval '1 day'))::integer) y (year)
  where not private.is_year_entered(y.year)
$$;
grant execute on function private.unentered_years() to authenticated;

/* For staff: returns the years in use whose holidays are not entered, such as ['2027']; due dates ignore holidays in
   these years. Errors: 42501 for others. */
create function public.holiday_gaps() returns text[] language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return private.unentered_years();
end $$;
grant execute on function public.holiday_gaps() to authenticated;

call private.make_content_table('public.public_holidays', editors => '{admin}', keeps_files => false);
