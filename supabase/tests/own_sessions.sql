begin;
\ir support/actors.psql
select plan(12);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('tom');
insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent, ip, not_after) values
  (md5('here')::uuid, tests.id('edi'), now() - interval '2 days', now() - interval '1 minute', now() at time zone 'UTC' - interval '1 minute', 'Firefox', '10.0.0.1', null),
  (md5('there')::uuid, tests.id('edi'), now() - interval '1 day', now() - interval '1 hour', now() at time zone 'UTC' - interval '1 hour', 'Chrome', null, null),
  (md5('over')::uuid, tests.id('edi'), now() - interval '9 days', now(), now() at time zone 'UTC', 'Old', null, now() - interval '1 day'),
  (md5('hers')::uuid, tests.id('ani'), now(), now(), null, 'Safari', null, null);
create function tests.sign_in_with_session(person text, session text) returns void language sql as $$
  select tests.set_actor('authenticated', jsonb_build_object('sub', tests.id(person), 'role', 'authenticated', 'aal', 'aal1',
    'session_id', md5(session)::uuid)) $$;
grant execute on function tests.sign_in_with_session(text, text) to public;

select tests.sign_in_with_session('edi', 'here');
select results_eq('select user_agent, ip, is_current from public.my_sessions()',
  $$ values ('Firefox', '10.0.0.1', true), ('Chrome', null, false) $$, 'a user’s active sessions are listed with the current one first');
select is((select last_used_at from public.my_sessions() where not is_current), now() - interval '1 hour', 'sessions have the time of their last use');
select is(public.end_session(md5('hers')::uuid), false, 'another user’s session cannot be ended');
select tests.sign_in_with_session('edi', 'there');
select ok(private.has_role('editor'), 'the other session has a role before it ends');
select tests.sign_in_with_session('edi', 'here');
select is(public.end_session(md5('there')::uuid), true, 'a user can end another session of their own');
select tests.sign_in_with_session('edi', 'there');
select ok(not private.has_role('editor'), 'an ended session has no role');
select throws_ok('select * from public.my_sessions()', '42501', null, 'an ended session cannot list sessions');
select is((select count(*) from public.app_users), 0::bigint, 'an ended session cannot read the profile');
select tests.sign_in_with_session('ani', 'hers');
select ok(private.has_role('admin'), 'sessions of other users are unaffected');
select tests.sign_in('edi');
select ok(private.has_role('editor'), 'a token without a session id has the user’s role');
select tests.sign_in('tom');
select throws_ok('select * from public.my_sessions()', '42501', null, 'a user without a profile cannot list sessions');
select throws_ok('select public.end_session(gen_random_uuid())', '42501', null, 'a user without a profile cannot end a session');
select * from finish();
rollback;
