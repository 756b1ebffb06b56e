begin;
\ir support/actors.psql
-- The database already contains accounts. Delete them so that the counts below are exact.
alter table public.app_users disable trigger keep_one_admin;
delete from public.app_users;
alter table public.app_users enable trigger keep_one_admin;
delete from public.audit_log;
select plan(30);

-- Before the first account
select tests.sign_out();
select is(public.count_users(), 1, 'count_users returns 1 after set-up, even without users');
select tests.use_owner();
delete from private.first_admin_done;
select tests.sign_out();
select is(public.count_users(), 0, 'count_users returns 0 before set-up');
select tests.use_owner();
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom'),
  tests.add_user('ina', 'editor', false), tests.add_user('upi', 'ADMIN');
select tests.sign_out();
select is(public.count_users(), 1, 'count_users returns 1 for several users');
select throws_ok('select * from public.app_users', '42501', null, 'visitors cannot read profiles');
select throws_ok('select public.list_staff()', '42501', null, 'visitors cannot list staff');
select throws_ok('select * from public.audit_log', '42501', null, 'visitors cannot read the audit log');

-- Roles
select tests.sign_in('upi');
select ok(private.has_role('admin'), 'a stored role in capitals is recognised');
select tests.sign_in('ani');
select ok(private.has_role('ADMIN', 'editor'), 'requested roles are compared regardless of case');
select tests.sign_in('ina');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'an inactive user has no role');
select tests.sign_in('tom');
select ok(not private.has_role('admin', 'editor', 'viewer'), 'a user without a profile has no role');
select is_empty('select * from public.app_users', 'a user without a profile cannot read profiles');

-- Permissions of editors and viewers
select tests.sign_in('edi');
select results_eq('select full_name from public.app_users', array['Edi'], 'an editor can read only their own profile');
select results_eq('select full_name from public.list_staff()', array['Ani', 'Edi', 'Upi', 'Via'], 'an editor can list active colleagues by name');
select lives_ok($$ select public.update_own_profile(' Edi Baru ', 'en') $$, 'an editor can change their own name');
select results_eq('select full_name, locale from public.app_users', $$ values ('Edi Baru', 'en') $$, 'the name is trimmed and stored');
select is(tests.affected_rows($$ update public.app_users set role = 'admin' where id = auth.uid() $$), 0::bigint, 'an editor cannot make themselves an admin');
select throws_ok($$ insert into public.app_users (id, full_name, email) values (tests.id('tom'), 'Tom', 'tom@x.id') $$, '42501', null, 'an editor cannot create a profile');
select tests.sign_in('via');
select throws_ok('select public.list_staff()', '42501', null, 'a viewer cannot list staff');
select throws_ok('delete from public.audit_log', '42501', null, 'a viewer cannot delete log entries');

-- Permissions of admins
select tests.sign_in('ani');
select is((select count(*) from public.app_users), 5::bigint, 'an admin can read all profiles');
select throws_ok($$ insert into public.app_users (id, full_name, email, role) values (tests.id('tom'), 'Tom', 'tom@x.id', 'root') $$, '23514', null, 'an unknown role is rejected');
select throws_ok($$ insert into public.app_users (id, full_name, email) values (tests.id('tom'), 'Tom', 'EDI@tests.example.id') $$, '23505', null, 'a duplicate e-mail address is rejected');
select throws_ok($$ insert into public.audit_log (table_name, action, actor_kind) values ('faq', 'insert', 'person') $$, '42501', null, 'an admin cannot insert log entries');
select results_eq($$ select actor_name, before ->> 'full_name', after ->> 'full_name', row_label from public.audit_log
  where table_name = 'app_users' and action = 'update' and after ? 'full_name' $$,
  $$ values ('Edi Baru', 'Edi', 'Edi Baru', 'Edi Baru') $$, 'the log contains actor, old name and new name');

-- The last admin
select lives_ok($$ update public.app_users set role = 'editor' where id = tests.id('upi') $$, 'an admin can demote another admin');
select throws_ok($$ update public.app_users set role = 'viewer' where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be demoted');
select throws_ok($$ update public.app_users set is_active = false where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be deactivated');
select throws_ok($$ delete from public.app_users where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the last admin cannot be deleted');
select tests.use_owner();
select throws_ok($$ delete from auth.users where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'the account of the last admin cannot be deleted');

update auth.users set email = 'edi.baru@tests.example.id' where id = tests.id('edi');
select is((select email from public.app_users where id = tests.id('edi')), 'edi.baru@tests.example.id', 'a changed sign-in address updates the profile');

select * from finish();
rollback;
