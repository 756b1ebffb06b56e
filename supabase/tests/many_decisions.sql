begin;
\ir support/actors.psql
select plan(22);
select tests.add_user('edi', 'editor'), tests.add_user('vio', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, deleted_at, is_published)
  select tests.id(name), tests.id('pt'), tests.id('sub'), 'ZZM-' || name, 'kecil', private.today() - age, private.today() + 900, gone, name <> 'draft'
  from (values ('a', 100, null), ('b', 100, null), ('c', 100, null), ('new', 3, null), ('draft', 100, null), ('trashed', 100, now())) t (name, age, gone);
select public.decide_certificate(tests.id('b'), 'suspend', '{"reason": "Sudah lama"}');
create table tests.done as select null::uuid row_id, null::text title, null::text outcome, null::text reason, null::jsonb was, null::timestamptz updated_at where false;
create function tests.history(name text) returns text language sql as $$
  select string_agg(concat_ws(':', d.kind, private.today() - d.effective_on, d.reason), ' ' order by d.sequence)
  from public.certificate_decisions d where d.certificate_id = tests.id(name) $$;
grant all on all tables in schema tests to public;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
insert into tests.done select * from public.decide_certificates(
  array[tests.id('a'), tests.id('b'), tests.id('c'), tests.id('new'), tests.id('draft'), tests.id('trashed'), tests.id('nowhere')], 'suspend',
  jsonb_build_object('reason', ' Surveilans ', 'effective_on', private.today() - 10));
select results_eq($$ select title, outcome, reason from tests.done order by title nulls last, outcome $$, $$ values
  ('ZZM-a', 'changed', null), ('ZZM-b', 'unchanged', null), ('ZZM-c', 'changed', null), ('ZZM-draft', 'refused', 'draft'), ('ZZM-new', 'refused', 'before_issue'),
  (null, 'refused', 'gone'), (null, 'refused', 'gone') $$, 'each certificate has a result, and a refusal does not affect the others');
select is(tests.history('a'), 'grant:100:Uji suspend:10:Surveilans', 'the history contains the reason and the date');
select is(tests.history('b'), 'grant:100:Uji suspend:0:Sudah lama', 'an unchanged certificate gets no history entry');
select is((select status from public.certificates where id = tests.id('new')), 'aktif', 'a certificate issued after the date is unchanged');
select is((select status from public.check_certificate('ZZM-a')), 'dibekukan', 'visitors see the new status immediately');
select results_eq($$ select outcome from public.decide_certificates(array[tests.id('a'), tests.id('c')], 'suspend', '{"reason": "Surveilans"}') $$,
  $$ values ('unchanged'), ('unchanged') $$, 'a repeated decision changes nothing');

-- Opposite decision
select public.decide_certificate(tests.id('c'), 'withdraw', '{"reason": "Pemegang menyerah"}');
select results_eq($$ select title, outcome, reason from public.decide_certificates(array[tests.id('a'), tests.id('c')], 'reinstate',
    jsonb_build_object('reason', 'Keliru', 'effective_on', private.today() - 10)) order by outcome $$,
  $$ values ('ZZM-a', 'changed', null), ('ZZM-c', 'refused', 'order') $$, 'the opposite decision is refused for a certificate with a later decision');
select is(tests.history('a'), 'grant:100:Uji suspend:10:Surveilans reinstate:10:Keliru', 'the history contains both decisions');
select is((select status from public.certificates where id = tests.id('c')), 'dicabut', 'the later decision is unchanged');
select results_eq($$ select outcome, reason from public.bulk_undo('certificates', (select jsonb_build_array(jsonb_build_object('row_id', id, 'was', '{"status": "dibekukan"}'::jsonb,
    'updated_at', updated_at)) from public.certificates where id = tests.id('a'))) $$, $$ values ('refused', 'decided') $$, 'bulk_undo cannot change a status set by a decision');
select results_eq($$ select distinct outcome, reason from public.bulk_set('certificates', '{"decided_by": "Orang Lain"}', array[tests.id('a'), tests.id('b')]) $$,
  $$ values ('refused', 'decided') $$, 'bulk_set cannot change the decider');

-- Undoing a reinstatement
select public.decide_certificate(tests.id('a'), 'suspend', jsonb_build_object('reason', 'Temuan', 'ground', 'kewajiban', 'until', private.today() + 40, 'effective_on', private.today() - 9));
select from public.decide_certificates(array[tests.id('a'), tests.id('b')], 'reinstate', jsonb_build_object('reason', 'Selesai'));
select results_eq($$ select title, outcome from public.decide_certificates(array[tests.id('a'), tests.id('b')], 'suspend', '{"reason": "Diurungkan", "as_before": true}') order by title $$,
  $$ values ('ZZM-a', 'changed'), ('ZZM-b', 'changed') $$, 'a reinstatement of several certificates can be undone');
select results_eq($$ select number, status_ground, suspended_until - private.today() from public.check_certificate('9990000000001') where number in ('ZZM-a', 'ZZM-b') order by number $$,
  $$ values ('ZZM-a', 'kewajiban', 40), ('ZZM-b', null, null) $$, 'each certificate is suspended again, with its earlier ground and end');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'reinstate', '{"reason": "x", "as_before": true}') $$, 'P0001', 'certificate.decision_wrong', 'as_before is rejected for decisions other than suspensions');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'suspend', '{"reason": "x", "as_before": "ya"}') $$, 'P0001', 'certificate.decision_wrong', 'as_before can only be true');

-- Refusals
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'suspend', '{"reason": "  "}') $$, 'P0001', 'certificate.reason_required', 'a blank reason is rejected');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'suspend', jsonb_build_object('reason', repeat('x', 2001))) $$, 'P0001', 'certificate.decision_wrong', 'a reason longer than 2,000 characters is rejected');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'replace', '{"reason": "x"}') $$, '22023', null, 'a replacement of several certificates is rejected');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'withdraw', jsonb_build_object('reason', 'x', 'effective_on', private.today() + 1)) $$, 'P0001', 'certificate.day_wrong', 'a future date is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('a'), 'withdraw', jsonb_build_object('reason', 'x', 'effective_on', private.today() + 1)) $$, 'P0001', 'certificate.day_wrong', 'a future date is rejected for a single certificate');
select throws_ok($$ select public.decide_certificate(tests.id('new'), 'withdraw', jsonb_build_object('reason', 'x', 'effective_on', private.today() - 4)) $$, 'P0001', 'certificate.day_wrong', 'a date before the issue is rejected');
select tests.sign_in('vio');
select throws_ok($$ select public.decide_certificates(array[tests.id('a')], 'withdraw', '{"reason": "x"}') $$, '42501', null, 'a viewer cannot decide on several certificates');
select * from finish();
rollback;
