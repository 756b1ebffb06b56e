begin;
\ir support/actors.psql
select plan(30);
select tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib, is_published) values
  (tests.id('pt'), 'PT Xyzzyqua Uji Konstruksi', '9990000000001', true), (tests.id('hidden'), 'PT Xyzzyqua Gaib', '9990000000002', false);

select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('c1'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-1', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('c2'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-2', 'kecil', private.today() - 1000, private.today() - 1),
  (tests.id('c3'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-3', 'kecil', private.today() - 1000, private.today()),
  (tests.id('c4'), tests.id('hidden'), tests.id('sub'), 'SBU-ZZ-4', 'kecil', private.today() - 10, private.today() + 1000);
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('pt'), tests.id('sub'), 'SBU-ZZ-1', 'kecil', '2026-01-01', '2029-01-01') $$, '23505', null, 'a duplicate certificate number is rejected');
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('pt'), tests.id('sub'), 'SBU-ZZ-5', 'kecil', '2026-01-01', '2026-01-01') $$, '23514', null, 'an expiry on the date of issue is rejected');
select throws_ok($$ update public.certificates set status = 'kedaluwarsa' where id = tests.id('c2') $$, '23514', null, 'the status "expired" cannot be stored');
select throws_ok($$ select public.decide_certificate(tests.id('c2'), 'expire', '{"reason": "x"}') $$, 'P0001', 'certificate.decision_wrong', 'an unknown kind of decision is rejected');
select throws_ok($$ select public.decide_certificate(tests.id('c2'), 'withdraw', '{"reason": "x"}') $$, 'P0001', 'certificate.expired', 'an expired certificate cannot be withdrawn');
select throws_ok($$ insert into public.clients (name, nib) values ('PT Xyzzyqua Lain', '123') $$, '23514', null, 'a NIB without thirteen digits is rejected');
select throws_ok($$ update public.rl_subclass set kbli_code = '4101', kbli_version = '2020' where id = tests.id('sub') $$, '23514', null, 'a KBLI code without five digits is rejected');
select throws_ok($$ update public.rl_subclass set kbli_code = '41011' where id = tests.id('sub') $$, '23514', null, 'a KBLI code without its edition is rejected');
update public.clients set deleted_at = now() where id = tests.id('hidden');
select throws_ok($$ delete from public.clients where id = tests.id('hidden') $$, '23503', null, 'a company with certificates cannot be deleted permanently');

-- Current status
select results_eq($$ select number, status from public.certificate_register where client_id = tests.id('pt') order by number $$,
  $$ values ('SBU-ZZ-1', 'aktif'), ('SBU-ZZ-2', 'kedaluwarsa'), ('SBU-ZZ-3', 'aktif') $$, 'a certificate is valid on its last day and expired afterwards');
select is(public.certificate_status('dicabut', '2017-01-01', '2020-01-01'), 'dicabut', 'a withdrawn certificate remains withdrawn after its expiry');
select is(public.certificate_status('dibekukan', '2017-01-01', '2020-01-01'), 'kedaluwarsa', 'a suspended certificate expires');

-- Status changes
select throws_ok($$ select public.decide_certificate(tests.id('c1'), 'suspend', '{}') $$, 'P0001', 'certificate.reason_required', 'a suspension requires a reason');
select lives_ok($$ select public.decide_certificate(tests.id('c1'), 'suspend', jsonb_build_object('reason', 'Surveilans belum selesai', 'effective_on', private.today() - 5)) $$, 'an editor can suspend a certificate with a reason');
select throws_ok($$ select public.decide_certificate(tests.id('c1'), 'reinstate', jsonb_build_object('reason', ' ')) $$, 'P0001', 'certificate.reason_required', 'reinstating a certificate requires a reason');
select public.decide_certificate(tests.id('c1'), 'reinstate', jsonb_build_object('reason', 'Temuan ditutup'));
select results_eq($$ select kind, reason, recorded_by_name from public.certificate_decisions where certificate_id = tests.id('c1') order by sequence $$,
  $$ values ('grant', 'Uji', 'Edi'), ('suspend', 'Surveilans belum selesai', 'Edi'), ('reinstate', 'Temuan ditutup', 'Edi') $$, 'every decision is recorded in the ledger');
select throws_ok($$ insert into public.certificate_events (certificate_id, number, kind, effective_on) values (tests.id('c1'), 'x', 'shown', '2026-01-01') $$, '42501', null, 'editors cannot insert history entries');
select throws_ok($$ insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on) values (tests.id('c1'), 'x', 'suspend', '2026-11-01', '2026-11-01') $$, '42501', null, 'editors cannot insert decisions');
select tests.sign_in('via');
select throws_ok($$ select public.decide_certificate(tests.id('c1'), 'withdraw', jsonb_build_object('reason', 'x')) $$, '42501', null, 'viewers cannot change a status');
select ok((select count(*) from public.certificate_decisions where certificate_id = tests.id('c1')) = 3, 'viewers can read the decisions');

-- View for visitors
select tests.use_owner();
update public.clients set deleted_at = null where id = tests.id('hidden');
select tests.sign_out();
select throws_ok('select * from public.certificate_events', '42501', null, 'visitors cannot read the history table with its reasons');
select throws_ok('select * from public.certificate_decisions', '42501', null, 'visitors cannot read the decisions with their reasons');
select throws_ok('select second_reason from public.certificates', '42501', null, 'visitors cannot read the reason for a second certificate');
select is((select count(*) from public.certificate_register where number like 'SBU-ZZ-%'), 3::bigint, 'certificates of an unpublished company are not in the register');
select results_eq($$ select number, status from public.check_certificate('sbu-zz-2') $$, $$ values ('SBU-ZZ-2', 'kedaluwarsa') $$, 'a check by number ignores letter case and returns today’s status');
select is((select count(*) from public.check_certificate('999 0000 000001')), 3::bigint, 'a check by NIB ignores spaces');
select is((select count(*) from public.check_certificate('xyzzyqua uji')), 3::bigint, 'a check by company name returns all its certificates');
select is_empty($$ select * from public.check_certificate('SBU-ZZ-4') $$, 'a check does not find certificates of an unpublished company');
select is_empty($$ select * from public.check_certificate('zz') $$, 'a check with two letters returns nothing');
select is_empty($$ select * from public.check_certificate('%%%') $$, 'a check with pattern characters returns nothing');

select * from finish();
rollback;
