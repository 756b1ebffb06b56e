begin;
\ir support/actors.psql
select plan(14);
select tests.be_owner();
delete from public.public_holidays;
insert into public.public_holidays (holiday_date, name) values ('2026-12-25', 'Natal'), ('2026-12-26', 'Sabtu yang juga libur');

select is(private.add_working_days('2026-11-20'::date, 0), '2026-11-20'::date, 'no days: the same date');
select is(private.add_working_days('2026-11-20'::date, 1), '2026-11-23'::date, 'the day after a Friday is Monday');
select is(private.add_working_days('2026-11-21'::date, 1), '2026-11-23'::date, 'so is the day after a Saturday');
select is(private.add_working_days('2026-11-16'::date, 5), '2026-11-23'::date, 'five working days are a week');
select is(private.add_working_days('2026-12-24'::date, 1), '2026-12-28'::date, 'a holiday and the weekend behind it are skipped');
select is(private.add_working_days('2026-12-18'::date, 14), '2027-01-08'::date, 'fourteen days over Christmas');

-- Timestamps around midnight in Jakarta (UTC+7)
select is(private.add_working_days('2026-11-19 16:59:00+00'::timestamptz, 1), '2026-11-20 23:59:59+07'::timestamptz,
  'late Thursday evening counts from Thursday; the deadline is the end of Friday');
select is(private.add_working_days('2026-11-19 17:01:00+00'::timestamptz, 1), '2026-11-23 23:59:59+07'::timestamptz,
  'two minutes later it is Friday in Jakarta');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-20 17:00+07'), 0, 'waiting within a day stops nothing');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-22 17:00+07'), 0, 'nor over a weekend');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-24 08:00+07'), 2, 'Friday to Tuesday are two working days');

-- Settings
select is(private.deadline_days('appeal_filing_days', 99), (select (deadlines ->> 'appeal_filing_days')::int from public.site_settings),
  'the setting decides');
select is(private.deadline_days('unknown', 9), 9, 'what no setting says has its default');
select tests.be_anon();
select throws_ok($$ select private.add_working_days(current_date, 3) $$, '42501', null, 'visitors do not call the internals');
select * from finish();
rollback;
