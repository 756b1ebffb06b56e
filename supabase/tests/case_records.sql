begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(13);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer');

select tests.be('via');
select throws_ok($$ select public.log_register_export('complaint', '{}', 1) $$, '42501', null, 'a viewer exports no register');
select throws_ok('select public.retention_state()', '42501', null, 'and knows nothing of the retention');
select tests.be('edi');
select lives_ok($$ select public.log_register_export('complaint', '{"state": "closed"}', 12) $$, 'an editor does');
select throws_ok($$ select public.log_register_export('letters', '{}', 1) $$, 'P0001', 'case.kind_unknown', 'of cases only');
select throws_ok(format('select public.log_factor_reset(%L)', tests.id('via')), '42501', null, 'an editor resets no second factor');
select throws_ok('select public.retention_state()', '42501', null, 'the retention is for admins');
select tests.be('ani');
select results_eq($$ select actor_name, table_name, after -> 'filter' ->> 'state', after ->> 'rows' from public.audit_log where action = 'export' $$,
  $$ values ('Edi', 'complaints', 'closed', '12') $$, 'the export is on record: who, what, how much');
select lives_ok(format('select public.log_factor_reset(%L)', tests.id('via')), 'an admin resets a second factor');
select results_eq($$ select actor_name, row_label, before, after from public.audit_log where before ? 'second_factor' $$,
  $$ values ('Ani', 'Via', '{"second_factor": true}'::jsonb, '{"second_factor": false}'::jsonb) $$, 'which is on record too');
select throws_ok('select public.log_factor_reset(gen_random_uuid())', 'P0001', 'person.not_found', 'of somebody who is there');

select is(public.retention_state() ->> 'ran_at', null, 'before the first run nothing ran');
select tests.be_service();
select public.anonymise_closed_cases();
select tests.be('ani');
select is((public.retention_state() ->> 'ran_at')::timestamptz, now(), 'a run is remembered');
select is(public.retention_state() #>> '{waiting,complaints}', '0', 'and nothing waits after it');
select * from finish();
rollback;
