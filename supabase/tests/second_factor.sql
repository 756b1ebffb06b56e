begin;
\ir support/actors.psql
select plan(6);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
create function tests.sign_in_at(person text, level text) returns void language sql as $$
  select tests.set_actor('authenticated', jsonb_build_object('sub', tests.id(person), 'role', 'authenticated', 'aal', level)) $$;
grant execute on function tests.sign_in_at(text, text) to public;

insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  values (gen_random_uuid(), tests.id('ani'), 'telepon', 'totp', 'unverified', 'x', now(), now());
select tests.sign_in_at('ani', 'aal1');
select ok(private.has_role('admin'), 'an unverified factor does not require a code');
select tests.use_owner();
update auth.mfa_factors set status = 'verified' where user_id = tests.id('ani');
select tests.sign_in_at('ani', 'aal1');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'with a verified factor the password alone gives no role');
select throws_ok('select * from public.recent_activity()', '42501', null, 'without the code staff functions are refused');
select results_eq('select full_name from public.app_users', array['Ani'], 'without the code the user’s own profile is readable');
select tests.sign_in_at('ani', 'aal2');
select ok(private.has_role('admin'), 'the code gives the user’s role');
select tests.sign_in_at('edi', 'aal1');
select ok(private.has_role('editor'), 'a user without a factor needs no code');
select * from finish();
rollback;
