begin;
\ir support/actors.psql
select plan(37);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji'), (tests.id('two'), tests.id('cat'), 'ZZ002', 'Jalan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001'), (tests.id('lain'), 'PT Xyzzyqua Lain', '9990000000002');
/* Adds a certificate with the id tests.id(name), issued `age` days ago and valid for `lasts` days. */
create function tests.certificate(name text, age integer, lasts integer default 1095, work text default 'sub', company text default 'pt', is_published boolean default true)
returns void language sql as $$
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published, decision_number, decided_on, decided_by)
  values (tests.id(name), tests.id(company), tests.id(work), 'ZZD-' || name, 'kecil', private.today() - age, private.today() - age + lasts, is_published,
    'SK-' || name, private.today() - age - 1, 'Direktur') $$;
create function tests.check_result(name text) returns text language sql as $$
  select concat_ws('|', c.status, c.status_ground, c.suspended_until - private.today(), c.replaced_by_number, c.successor_number) from public.check_certificate('ZZD-' || name) c $$;
create function tests.last_decision(name text) returns text language sql security definer as $$
  select concat_ws('|', d.kind, d.ground, d.until - private.today(), d.decision_number, private.today() - d.decided_on, d.decided_by)
  from public.certificate_decisions d where d.certificate_id = tests.id(name) order by d.sequence desc limit 1 $$;
grant execute on all functions in schema tests to public;
select tests.sign_in('edi');
select tests.certificate('old', 1200), tests.certificate('alone', 1200, 1095, 'two'), tests.certificate('a', 100, 1095, 'two', 'lain'), tests.certificate('b', 100, 1095, 'sub', 'lain'),
  tests.certificate('c', 90, 1095, 'sub', 'lain'), tests.certificate('d', 80, 1095, 'sub', 'lain'), tests.certificate('e', 70, 1095, 'sub', 'lain');
select is(tests.last_decision('a'), 'grant|SK-a|101|Direktur', 'the history of a grant contains its decision');

-- Renewals that are not linked to the old certificate
select is(tests.check_result('old'), 'kedaluwarsa', 'an expired certificate without a renewal has no successor');
select tests.certificate('draft', 5, 1095, 'sub', 'pt', false);
select is(tests.check_result('old'), 'kedaluwarsa', 'an unpublished renewal is ignored');
select tests.certificate('new', 10);
select is(tests.check_result('old'), 'kedaluwarsa|ZZD-new', 'a renewal is found by company and code');
select is(tests.check_result('new'), 'aktif', 'the renewal itself is active');
select is(tests.check_result('alone'), 'kedaluwarsa', 'a renewal does not renew certificates of the company for other codes');
select is((select successor_number from public.certificate_register where number = 'ZZD-old'), 'ZZD-new', 'the register lists the renewal as the successor');
update public.rl_subclass set code = 'ZZ008' where id = tests.id('sub');
select is(tests.check_result('old'), 'kedaluwarsa|ZZD-new', 'a renewal is still found after the code was renamed');
select public.decide_certificate(tests.id('new'), 'suspend', jsonb_build_object('reason', 'Uji'));
select is(tests.check_result('old'), 'kedaluwarsa', 'a suspended renewal is ignored');

-- Grounds for a suspension or withdrawal
select public.decide_certificate(tests.id('a'), 'suspend', jsonb_build_object('reason', 'Surveilans tertunda', 'effective_on', private.today() - 2) || jsonb_build_object('ground', 'surveilans', 'until', private.today() + 30, 'number', ' SKB-1 ', 'decided_by', 'Direktur'));
select is(tests.check_result('a'), 'dibekukan|surveilans|30', 'the certificate check shows the ground and the end of a suspension');
select is(tests.last_decision('a'), 'suspend|surveilans|30|SKB-1|2|Direktur', 'the history contains the decision, whose date defaults to the effective date');
select throws_ok($$ update public.certificates set status_ground = 'permintaan', suspended_until = null where id = tests.id('a') $$, 'P0001', 'certificate.decided',
  'a direct update of the ground and the end of a suspension is refused');
select is(tests.check_result('a'), 'dibekukan|surveilans|30', 'a direct update changes neither the ground nor the end of a suspension');
select public.decide_certificate(tests.id('a'), 'reinstate', jsonb_build_object('reason', 'Temuan ditutup') || jsonb_build_object('number', 'SKA-1', 'decided_on', private.today() - 1));
select is(tests.check_result('a'), 'aktif', 'reinstating a certificate clears the ground and the end');
select is(tests.last_decision('a'), 'reinstate|SKA-1|1', 'the history contains the reinstatement decision');
select public.decide_certificate(tests.id('a'), 'withdraw', jsonb_build_object('reason', 'Atas permintaan pemegang') || '{"ground": "permintaan"}'::jsonb);
select is(tests.check_result('a'), 'dicabut|permintaan', 'a withdrawal is public with its ground');
select public.decide_certificate(tests.id('b'), 'withdraw', jsonb_build_object('reason', 'Rahasia'));
select is(tests.check_result('b'), 'dicabut|ZZD-e', 'a withdrawal without a ground returns only its status and the active certificate for the same code');
select is((select status_ground from public.certificate_register where number = 'ZZD-a'), 'permintaan', 'the register contains the ground as well');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'withdraw', jsonb_build_object('reason', 'x') || '{"ground": "surveilans"}'::jsonb) $$, 'P0001', 'certificate.decision_wrong', 'a ground that belongs to another status is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'withdraw', jsonb_build_object('reason', 'x') || '{"ground": "korupsi"}'::jsonb) $$, 'P0001', 'certificate.decision_wrong', 'an unknown ground is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'suspend', jsonb_build_object('reason', 'x') || '{"decided_on": "2026-02-30"}'::jsonb) $$, 'P0001', 'certificate.decision_wrong', 'an invalid decision date is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'suspend', jsonb_build_object('reason', 'x') || jsonb_build_object('decided_on', private.today() + 1)) $$, 'P0001', 'certificate.decision_wrong', 'a decision date in the future is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'suspend', jsonb_build_object('reason', 'x') || jsonb_build_object('number', repeat('1', 81))) $$, 'P0001', 'certificate.decision_wrong', 'a decision number longer than 80 characters is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'suspend', '[]') $$, 'P0001', 'certificate.decision_wrong', 'a decision that is not an object is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'suspend', jsonb_build_object('reason', 'x') || jsonb_build_object('until', private.today())) $$, 'P0001', 'certificate.until_wrong', 'a suspension that ends today is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'withdraw', jsonb_build_object('reason', 'x') || jsonb_build_object('until', private.today() + 5)) $$, 'P0001', 'certificate.until_wrong', 'a withdrawal with an end date is rejected');

-- Withdrawn and replaced certificates cannot change status
select throws_ok($$ select public.decide_certificate(tests.id('a'), 'reinstate', jsonb_build_object('reason', 'Kembali')) $$, 'P0001', 'certificate.transition_refused', 'a withdrawn certificate cannot become active');
select throws_ok($$ select public.decide_certificate(tests.id('a'), 'suspend', jsonb_build_object('reason', 'Kembali')) $$, 'P0001', 'certificate.transition_refused', 'a withdrawn certificate cannot be suspended');
select throws_ok($$ select public.decide_certificate(tests.id('a'), 'replace', jsonb_build_object('replacement_id', tests.id('c'), 'reason', 'Kembali')) $$, 'P0001', 'certificate.transition_refused', 'a withdrawn certificate cannot be replaced');
select public.decide_certificate(tests.id('c'), 'replace', jsonb_build_object('replacement_id', tests.id('d'), 'reason', 'Data baru'));
select is(tests.check_result('c'), 'diganti|ZZD-d|ZZD-e', 'a replaced certificate returns its replacement');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'reinstate', jsonb_build_object('reason', 'Kembali')) $$, 'P0001', 'certificate.transition_refused', 'a replaced certificate cannot become active');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZD-a", "status": "aktif"}}]') #>> '{rows,0,errors,0,code}', 'decided', 'an import cannot reactivate a withdrawn certificate');
select results_eq($$ select outcome, reason from public.decide_certificates(array[tests.id('a'), tests.id('d')], 'suspend',
    '{"reason": "Surveilans", "ground": "kewajiban", "number": "SKB-2"}') order by outcome $$, $$ values ('changed', null), ('refused', 'transition') $$, 'a bulk decision follows the same rules as a single one');
select is(tests.check_result('d'), 'dibekukan|kewajiban|ZZD-e', 'a decision on several certificates stores its ground');
select throws_ok($$ select public.decide_certificates(array[tests.id('e')], 'withdraw', '{"reason": "x", "ground": "surveilans"}') $$, 'P0001', 'certificate.decision_wrong', 'a bulk decision is rejected as a whole if its ground is invalid');
select tests.use_owner();
select throws_ok($$ update public.certificates set status = 'aktif' where id = tests.id('a') $$, 'P0001', 'certificate.decided', 'the database owner cannot reactivate a withdrawn certificate');
select throws_ok($$ insert into public.site_settings (site_name, certificates) values ('Uji', '{"dicabut_sendiri": "x"}') $$, '23514', null, 'wording for an unknown ground is rejected');
select * from finish();
rollback;
