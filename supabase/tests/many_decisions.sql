begin;
\ir support/actors.psql
select plan(22);
select tests.person('edi', 'editor'), tests.person('vio', 'viewer');
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

select tests.be('edi');
insert into tests.done select * from public.set_certificate_statuses(
  array[tests.id('a'), tests.id('b'), tests.id('c'), tests.id('new'), tests.id('trashed'), tests.id('nowhere')], 'dibekukan', ' Surveilans ', private.today() - 10);
select results_eq($$ select title, outcome, reason from tests.done order by title nulls last, outcome $$, $$ values
  ('ZZM-a', 'changed', null), ('ZZM-b', 'unchanged', null), ('ZZM-c', 'changed', null), ('ZZM-new', 'refused', 'before_issue'),
  (null, 'refused', 'gone'), (null, 'refused', 'gone') $$, 'each is told of; what cannot be stops no other');
select is(tests.history('a'), 'aktif:100 dibekukan:10:Surveilans', 'with the reason and the day in each history');
select is(tests.history('b'), 'aktif:100 dibekukan:0:Sudah lama', 'and no second line where it was so already');
select is((select status from public.certificates where id = tests.id('new')), 'aktif', 'what was issued after the day is as it was');
select is((select status from public.check_certificate('ZZM-a')), 'dibekukan', 'visitors see it at once');
select results_eq($$ select outcome from public.set_certificate_statuses(array[tests.id('a'), tests.id('c')], 'dibekukan', 'Surveilans') $$,
  $$ values ('unchanged'), ('unchanged') $$, 'sent twice it is recorded once');

-- Undo
select public.set_certificate_status(tests.id('c'), 'dicabut', 'Pemegang menyerah');
update tests.done set updated_at = updated_at - interval '1 second' where title = 'ZZM-c';
select results_eq($$ select title, outcome, reason from public.undo_certificate_statuses(
    (select jsonb_agg(to_jsonb(d)) from tests.done d where outcome = 'changed'), 'Keliru', private.today() - 10) order by outcome $$,
  $$ values ('ZZM-a', 'changed', null), ('ZZM-c', 'refused', 'newer') $$, 'what was decided since stays');
select is(tests.history('a'), 'aktif:100 dibekukan:10:Surveilans aktif:10:Keliru', 'the history tells of both');
select is((select status from public.certificates where id = tests.id('c')), 'dicabut', 'the later decision stands');
select is(current_setting('register.reason', true), '', 'the reason is spent');
select throws_ok($$ update public.certificates set status = 'dicabut' where id = tests.id('a') $$, 'P0001', 'certificate.reason_required', 'and covers nothing else');
select results_eq($$ select outcome from public.undo_certificate_statuses(jsonb_build_array(jsonb_build_object('row_id', tests.id('a'),
    'was', jsonb_build_object('status', 'aktif', 'is_published', false), 'updated_at', (select updated_at from public.certificates where id = tests.id('a')))), 'x') $$,
  $$ values ('changed') $$, 'taking back is about the status');
select is((select is_published from public.certificates where id = tests.id('a')), true, 'and hides nothing');

-- Refusals
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dibekukan', '  ') $$, '23514', 'A reason is required', 'not without a reason');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dibekukan', repeat('x', 2001)) $$, '23514', null, 'nor with one that the history cannot hold');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'diganti', 'x') $$, '22023', null, 'what replaces each has to be told');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dicabut', 'x', private.today() + 1) $$, 'P0001', 'certificate.day_wrong', 'not from tomorrow on');
select throws_ok($$ select public.set_certificate_status(tests.id('a'), 'dicabut', 'x', private.today() + 1) $$, 'P0001', 'certificate.day_wrong', 'a single one neither');
select throws_ok($$ select public.set_certificate_status(tests.id('new'), 'dicabut', 'x', private.today() - 4) $$, 'P0001', 'certificate.day_wrong', 'nor before it was issued');
select throws_ok($$ select public.undo_certificate_statuses(jsonb_build_array(jsonb_build_object('row_id', tests.id('new'))), 'x', private.today() - 4) $$,
  'P0001', 'certificate.day_wrong', 'which holds for taking back');
select tests.be('vio');
select throws_ok($$ select public.set_certificate_statuses(array[tests.id('a')], 'dicabut', 'x') $$, '42501', null, 'a viewer decides nothing');
select throws_ok($$ select public.undo_certificate_statuses('[]', 'x') $$, '42501', null, 'and takes nothing back');
select * from finish();
rollback;
