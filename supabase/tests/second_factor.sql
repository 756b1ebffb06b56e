begin;
\ir support/actors.psql
select plan(6);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
create function tests.be_at(person text, level text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.id(person), 'role', 'authenticated', 'aal', level)) $$;
grant execute on function tests.be_at(text, text) to public;

insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  values (gen_random_uuid(), tests.id('ani'), 'telepon', 'totp', 'unverified', 'x', now(), now());
select tests.be_at('ani', 'aal1');
select ok(private.has_role('admin'), 'a factor that was never confirmed asks for nothing');
select tests.be_owner();
update auth.mfa_factors set status = 'verified' where user_id = tests.id('ani');
select tests.be_at('ani', 'aal1');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'with a confirmed factor the password alone gives no role');
select throws_ok('select * from public.recent_activity()', '42501', null, 'nor what the role would open');
select results_eq('select full_name from public.app_users', array['Ani'], 'the own profile can still be read');
select tests.be_at('ani', 'aal2');
select ok(private.has_role('admin'), 'after the code the role is there');
select tests.be_at('edi', 'aal1');
select ok(private.has_role('editor'), 'who has no factor is asked for none');
select * from finish();
rollback;
