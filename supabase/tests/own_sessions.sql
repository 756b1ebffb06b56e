begin;
\ir support/actors.psql
select plan(12);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('tom');
insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent, ip, not_after) values
  (md5('here')::uuid, tests.id('edi'), now() - interval '2 days', now() - interval '1 minute', now() at time zone 'UTC' - interval '1 minute', 'Firefox', '10.0.0.1', null),
  (md5('there')::uuid, tests.id('edi'), now() - interval '1 day', now() - interval '1 hour', now() at time zone 'UTC' - interval '1 hour', 'Chrome', null, null),
  (md5('over')::uuid, tests.id('edi'), now() - interval '9 days', now(), now() at time zone 'UTC', 'Old', null, now() - interval '1 day'),
  (md5('hers')::uuid, tests.id('ani'), now(), now(), null, 'Safari', null, null);
create function tests.be_in(person text, session text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.id(person), 'role', 'authenticated', 'aal', 'aal1',
    'session_id', md5(session)::uuid)) $$;
grant execute on function tests.be_in(text, text) to public;

select tests.be_in('edi', 'here');
select results_eq('select user_agent, ip, is_current from public.my_sessions()',
  $$ values ('Firefox', '10.0.0.1', true), ('Chrome', null, false) $$, 'the own sessions, this one first, without what has run out');
select is((select last_used_at from public.my_sessions() where not is_current), now() - interval '1 hour', 'with their last use');
select is(public.end_session(md5('hers')::uuid), false, 'somebody else’s session is not ended');
select tests.be_in('edi', 'there');
select ok(private.has_role('editor'), 'the other session has its role');
select tests.be_in('edi', 'here');
select is(public.end_session(md5('there')::uuid), true, 'an own one is ended');
select tests.be_in('edi', 'there');
select ok(not private.has_role('editor'), 'and has no role at its next call');
select throws_ok('select * from public.my_sessions()', '42501', null, 'nor anything that asks for one');
select is((select count(*) from public.app_users), 0::bigint, 'not even the own profile');
select tests.be_in('ani', 'hers');
select ok(private.has_role('admin'), 'others go on');
select tests.be('edi');
select ok(private.has_role('editor'), 'a token that names no session is judged by its person alone');
select tests.be('tom');
select throws_ok('select * from public.my_sessions()', '42501', null, 'who has no profile sees none');
select throws_ok('select public.end_session(gen_random_uuid())', '42501', null, 'and ends none');
select * from finish();
rollback;
