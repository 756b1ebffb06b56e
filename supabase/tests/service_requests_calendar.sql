begin;
\ir support/actors.psql
select plan(20);
select tests.use_owner();
delete from public.public_holidays;
insert into public.public_holidays (holiday_date, name) values ('2026-12-25', 'Natal'), ('2026-12-26', 'Sabtu yang juga libur');

select is(private.add_working_days('2026-11-20'::date, 0), '2026-11-20'::date, 'zero working days return the same date');
select is(private.add_working_days('2026-11-20'::date, 1), '2026-11-23'::date, 'the working day after a Friday is Monday');
select is(private.add_working_days('2026-11-21'::date, 1), '2026-11-23'::date, 'the working day after a Saturday is Monday');
select is(private.add_working_days('2026-11-16'::date, 5), '2026-11-23'::date, 'five working days after a Monday end on the next Monday');
select is(private.add_working_days('2026-12-24'::date, 1), '2026-12-28'::date, 'a holiday and the following weekend are skipped');
select is(private.add_working_days('2026-12-18'::date, 14), '2027-01-08'::date, 'fourteen working days skip the Christmas holidays');

-- Collective leave
insert into public.public_holidays (holiday_date, name, kind) values ('2026-11-24', 'Cuti bersama', 'cuti_bersama');
select is(private.add_working_days('2026-11-23'::date, 1), '2026-11-25'::date, 'collective leave is skipped by default');
update public.site_settings set deadlines = deadlines || '{"collective_leave_off": false}';
select is(private.add_working_days('2026-11-23'::date, 1), '2026-11-24'::date, 'collective leave counts as a working day if the settings say so');
select is(private.add_working_days('2026-12-24'::date, 1), '2026-12-28'::date, 'public holidays are always skipped');
select is(private.working_days_between('2026-11-23 09:00+07', '2026-11-25 08:00+07'), 2, 'if collective leave counts as a working day, a pause counts it too');
select lives_ok('select private.unentered_years()', 'collective_leave_off is not used as a time limit');
select throws_ok($$ update public.site_settings set deadlines = deadlines || '{"collective_leave_off": "ya"}' $$, '23514', null, 'a value of the setting other than true or false is rejected');
update public.site_settings set deadlines = deadlines - 'collective_leave_off';
delete from public.public_holidays where kind = 'cuti_bersama';

-- Timestamps around midnight in Jakarta (UTC+7)
select is(private.add_working_days('2026-11-19 16:59:00+00'::timestamptz, 1), '2026-11-20 23:59:59+07'::timestamptz,
  'one working day after late Thursday ends at the end of Friday');
select is(private.add_working_days('2026-11-19 17:01:00+00'::timestamptz, 1), '2026-11-23 23:59:59+07'::timestamptz,
  'after midnight in Jakarta the count starts on Friday');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-20 17:00+07'), 0, 'a pause within one day has zero working days');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-22 17:00+07'), 0, 'a pause over a weekend has zero working days');
select is(private.working_days_between('2026-11-20 09:00+07', '2026-11-24 08:00+07'), 2, 'Friday to Tuesday are two working days');

-- Settings
select is(private.deadline_days('appeal_filing_days', 99), (select (deadlines ->> 'appeal_filing_days')::int from public.site_settings),
  'a deadline is read from the settings');
select is(private.deadline_days('unknown', 9), 9, 'a deadline missing from the settings has its default');
select tests.sign_out();
select throws_ok($$ select private.add_working_days(current_date, 3) $$, '42501', null, 'visitors cannot call internal functions');
select * from finish();
rollback;
