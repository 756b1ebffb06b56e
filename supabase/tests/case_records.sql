begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(13);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer');

select tests.sign_in('via');
select throws_ok($$ select public.log_register_export('complaint', '{}', 1) $$, '42501', null, 'a viewer cannot export the register');
select throws_ok('select public.retention_state()', '42501', null, 'a viewer cannot read the retention state');
select tests.sign_in('edi');
select lives_ok($$ select public.log_register_export('complaint', '{"state": "closed"}', 12) $$, 'an editor can export the register of complaints');
select throws_ok($$ select public.log_register_export('letters', '{}', 1) $$, 'P0001', 'case.kind_unknown', 'an unknown kind of register cannot be exported');
select throws_ok(format('select public.log_factor_reset(%L)', tests.id('via')), '42501', null, 'an editor cannot reset a second factor');
select throws_ok('select public.retention_state()', '42501', null, 'an editor cannot read the retention state');
select tests.sign_in('ani');
select results_eq($$ select actor_name, table_name, after -> 'filter' ->> 'state', after ->> 'rows' from public.audit_log where action = 'export' $$,
  $$ values ('Edi', 'complaints', 'closed', '12') $$, 'the export is logged with user, filter and number of rows');
select lives_ok(format('select public.log_factor_reset(%L)', tests.id('via')), 'an admin can reset a second factor');
select results_eq($$ select actor_name, row_label, before, after from public.audit_log where before ? 'second_factor' $$,
  $$ values ('Ani', 'Via', '{"second_factor": true}'::jsonb, '{"second_factor": false}'::jsonb) $$, 'resetting a second factor is logged');
select throws_ok('select public.log_factor_reset(gen_random_uuid())', 'P0001', 'person.not_found', 'the second factor of an unknown user cannot be reset');

select is(public.retention_state() ->> 'ran_at', null, 'the time of the last run is null before the first run');
select tests.use_service_role();
select public.anonymise_closed_cases();
select tests.sign_in('ani');
select is((public.retention_state() ->> 'ran_at')::timestamptz, now(), 'the time of the last run is stored');
select is(public.retention_state() #>> '{waiting,complaints}', '0', 'no cases are due after a run');
select * from finish();
rollback;
