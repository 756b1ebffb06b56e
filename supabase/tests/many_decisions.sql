begin;
\ir support/actors.psql
select plan(22);
select tests.add_user('edi', 'editor'), tests.add_user('vio', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, deleted_at)
  select tests.id(name), tests.id('pt'), tests.id('sub'), 'ZZM-' || name, 'kecil', private.today() - age, private.today() + 900, gone
  from (values ('a', 100, null), ('b', 100, null), ('c', 100, null), ('new', 3, null), ('trashed', 100, now())) t (name, age, gone);
select set_config('register.reason', 'Sudah lama', true);
update public.certificates set status = 'dibekukan' where id = tests.id('b');
select set_config('register.reason', '', true);
create table tests.done as select null::uuid row_id, null::text title, null::text outcome, null::text reason, null::jsonb was, null::timestamptz updated_at where false;
create function tests.history(name text) returns text language sql as $$
  select string_agg(concat_ws(':', e.to_status, private.today() - e.effective_on, e.reason), ' ' order by e.created_at)
  from public.certificate_events e where e.certificate_id = tests.id(name) $$;
grant all on all tables in schema tests to public;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
insert into tests.done select * from public.set_certificate_statuses(
  array[tests.id('a'), tests.id('b'), tests.id('c'), tests.id('new'), tests.id('trashed'), tests.id('nowhere')], 'dibekukan', ' Surveilans ', private.today() - 10);
select results_eq($$ select title, outcome, reason from tests.done order by title nulls last, outcome $$, $$ values
  ('ZZM-a', 'changed', null), ('ZZM-b', 'unchanged', null), ('ZZM-c', 'changed', null), ('ZZM-new', 'refused', 'before_issue'),
  (null, 'refused', 'gone'), (null, 'refused', 'gone') $$, 'each certificate has a result, and a refusal does not affect the others');
select is(tests.history('a'), 'aktif:100 dibekukan:10:Surveilans', 'the history contains the reason and the date');
select is(tests.history('b'), 'aktif:100 dibekukan:0:Sudah lama', 'an unchanged certificate gets no history entry');
select is((select status from public.certificates where id = tests.id('new')), 'aktif', 'a certificate issued after the date is unchanged');
select is((select status from public.check_certificate('ZZM-a')), 'dibekukan', 'visitors see the new status immediately');
select results_eq($$ select outcome from public.set_certificate_statuses(array[tests.id('a'), tests.id('c')], 'dibekukan', 'Surveilans') $$,
  $$ values ('unchanged'), ('unchanged') $$, 'a repeated decision changes nothing');

-- Undo
select public.set_certificate_status(tests.id('c'), 'dicabut', 'Pemegang menyerah');
update tests.done set updated_at = updated_at - interval '1 second' where title = 'ZZM-c';
select results_eq($$ select title, outcome, reason from public.undo_certificate_statuses(
    (select jsonb_agg(to_jsonb(d)) from tests.done d where outcome = 'changed'), 'Keliru', private.today() - 10) order by outcome $$,
  $$ values ('ZZM-a', 'changed', null), ('ZZM-c', 'refused', 'newer') $$, 'undo refuses a certificate with a later decision');
select is(tests.history('a'), 'aktif:100 dibekukan:10:Surveilans aktif:10:Keliru', 'the history contains the decision and its undo');
select is((select status from public.certificates where id = tests.id('c')), 'dicabut', 'undo does not change a later decision');
select is(current_setting('register.reason', true), '', 'the stored reason is cleared after use');
select throws_ok($$ update public.certificates set status = 'dicabut' where id = tests.id('a') $$, 'P0001', 'certificate.reason_required', 'the stored reason does not apply to the next change');
select results_eq($$ select outcome from public.undo_certificate_statuses(jsonb_build_array(jsonb_build_object('row_id', tests.id('a'),
    'was', jsonb_build_object('status', 'aktif', 'is_published', false), 'updated_at', (select updated_at from public.certificates where id = tests.id('a')))), 'x') $$,
  $$ values ('changed') $$, 'undo ignores columns other than the status');
select is((select is_published from public.certificates where id = tests.id('a')), true, 'undo does not hide the certificate');

-- Refusals
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dibekukan', '  ') $$, '23514', 'A reason is required', 'a blank reason is rejected');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dibekukan', repeat('x', 2001)) $$, '23514', null, 'a reason longer than 2,000 characters is rejected');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'diganti', 'x') $$, '22023', null, 'a replacement of several certificates is rejected');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dicabut', 'x', private.today() + 1) $$, 'P0001', 'certificate.day_wrong', 'a future date is rejected');
select throws_ok($$ select public.set_certificate_status(tests.id('a'), 'dicabut', 'x', private.today() + 1) $$, 'P0001', 'certificate.day_wrong', 'a future date is rejected for a single certificate');
select throws_ok($$ select public.set_certificate_status(tests.id('new'), 'dicabut', 'x', private.today() - 4) $$, 'P0001', 'certificate.day_wrong', 'a date before the issue is rejected');
select throws_ok($$ select public.undo_certificate_statuses(jsonb_build_array(jsonb_build_object('row_id', tests.id('new'))), 'x', private.today() - 4) $$,
  'P0001', 'certificate.day_wrong', 'undo with a date before the issue is rejected');
select tests.sign_in('vio');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dicabut', 'x') $$, '42501', null, 'a viewer cannot change the status of several certificates');
select throws_ok($$ select public.undo_certificate_statuses('[]', 'x') $$, '42501', null, 'a viewer cannot undo decisions');
select * from finish();
rollback;
