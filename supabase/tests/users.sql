begin;
\ir support/actors.psql
-- The database already contains accounts. Delete them so that the counts below are exact.
alter table public.app_users disable trigger keep_one_admin;
delete from public.app_users;
alter table public.app_users enable trigger keep_one_admin;
delete from public.audit_log;
select plan(30);

-- Before the first account
select tests.be_anon();
select is(public.count_users(), 1, 'with everybody gone, the set-up stays over');
select tests.be_owner();
delete from private.first_admin_done;
select tests.be_anon();
select is(public.count_users(), 0, 'with nobody there, count_users says 0');
select tests.be_owner();
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom'),
  tests.person('ina', 'editor', false), tests.person('upi', 'ADMIN');
select tests.be_anon();
select is(public.count_users(), 1, 'with six people there, count_users still says 1');
select throws_ok('select * from public.app_users', '42501', null, 'visitors may not ask for profiles');
select throws_ok('select public.list_staff()', '42501', null, 'visitors may not list the staff');
select throws_ok('select * from public.audit_log', '42501', null, 'visitors may not ask for the audit log');

-- Roles
select tests.be('upi');
select ok(private.has_role('admin'), 'ADMIN in capitals is an admin');
select tests.be('ani');
select ok(private.has_role('ADMIN', 'editor'), 'the roles asked for compare without case');
select tests.be('ina');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'an inactive person has no role');
select tests.be('tom');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'a person without a profile has no role');
select is_empty('select * from public.app_users', 'a person without a profile reads none');

-- Permissions of editors and viewers
select tests.be('edi');
select results_eq('select full_name from public.app_users', array['Edi'], 'an editor reads the own profile only');
select results_eq('select full_name from public.list_staff()', array['Ani', 'Edi', 'Upi', 'Via'], 'an editor lists active colleagues by name');
select lives_ok($$ select public.update_own_profile(' Edi Baru ', 'en') $$, 'an editor changes the own name');
select results_eq('select full_name, locale from public.app_users', $$ values ('Edi Baru', 'en') $$, 'the name is trimmed and kept');
select is(tests.touched($$ update public.app_users set role = 'admin' where id = auth.uid() $$), 0::bigint, 'an editor cannot become an admin');
select throws_ok($$ insert into public.app_users (id, full_name, email) values (tests.id('tom'), 'Tom', 'tom@x.id') $$, '42501', null, 'an editor cannot give anybody a profile');
select tests.be('via');
select throws_ok('select public.list_staff()', '42501', null, 'a viewer may not list the staff');
select throws_ok('delete from public.audit_log', '42501', null, 'nobody deletes lines of the trail');

-- Permissions of admins
select tests.be('ani');
select is((select count(*) from public.app_users), 5::bigint, 'an admin reads all profiles');
select throws_ok($$ insert into public.app_users (id, full_name, email, role) values (tests.id('tom'), 'Tom', 'tom@x.id', 'root') $$, '23514', null, 'there are three roles');
select throws_ok($$ insert into public.app_users (id, full_name, email) values (tests.id('tom'), 'Tom', 'EDI@tests.example.id') $$, '23505', null, 'one address, one profile');
select throws_ok($$ insert into public.audit_log (table_name, action, actor_kind) values ('faq', 'insert', 'person') $$, '42501', null, 'not even an admin writes the trail');
select results_eq($$ select actor_name, before ->> 'full_name', after ->> 'full_name', row_label from public.audit_log
  where table_name = 'app_users' and action = 'update' and after ? 'full_name' $$,
  $$ values ('Edi Baru', 'Edi', 'Edi Baru', 'Edi Baru') $$, 'the trail says who changed what, as it was and as it became');

-- The last admin
select lives_ok($$ update public.app_users set role = 'editor' where id = tests.id('upi') $$, 'an admin demotes another admin');
select throws_ok($$ update public.app_users set role = 'viewer' where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be demoted');
select throws_ok($$ update public.app_users set is_active = false where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be deactivated');
select throws_ok($$ delete from public.app_users where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be deleted');
select tests.be_owner();
select throws_ok($$ delete from auth.users where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'nor with the account');

update auth.users set email = 'edi.baru@tests.example.id' where id = tests.id('edi');
select is((select email from public.app_users where id = tests.id('edi')), 'edi.baru@tests.example.id', 'the profile follows a new sign-in address');

select * from finish();
rollback;
