begin;
\ir support/actors.psql
select plan(26);
select tests.person('edi', 'editor'), tests.person('via', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib, is_published) values
  (tests.id('pt'), 'PT Xyzzyqua Uji Konstruksi', '9990000000001', true), (tests.id('hidden'), 'PT Xyzzyqua Gaib', '9990000000002', false);

select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('c1'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-1', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('c2'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-2', 'kecil', private.today() - 1000, private.today() - 1),
  (tests.id('c3'), tests.id('pt'), tests.id('sub'), 'SBU-ZZ-3', 'kecil', private.today() - 1000, private.today()),
  (tests.id('c4'), tests.id('hidden'), tests.id('sub'), 'SBU-ZZ-4', 'kecil', private.today() - 10, private.today() + 1000);
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('pt'), tests.id('sub'), 'SBU-ZZ-1', 'kecil', '2026-01-01', '2029-01-01') $$, '23505', null, 'a number is used once');
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('pt'), tests.id('sub'), 'SBU-ZZ-5', 'kecil', '2026-01-01', '2026-01-01') $$, '23514', null, 'a certificate ends after it begins');
select throws_ok($$ update public.certificates set status = 'kedaluwarsa' where id = tests.id('c2') $$, 'P0001', 'certificate.reason_required', 'the status is not set past the decision');
select throws_ok($$ select public.set_certificate_status(tests.id('c2'), 'kedaluwarsa', 'x') $$, '23514', null, 'and expired is never stored');
select throws_ok($$ update public.clients set nib = '123' where id = tests.id('pt') $$, '23514', null, 'a NIB has thirteen digits');
select throws_ok($$ update public.rl_subclass set kbli_code = '4101', kbli_version = '2020' where id = tests.id('sub') $$, '23514', null, 'a KBLI code has five digits');
select throws_ok($$ update public.rl_subclass set kbli_code = '41011' where id = tests.id('sub') $$, '23514', null, 'and the year of its edition');
update public.clients set deleted_at = now() where id = tests.id('hidden');
select throws_ok($$ delete from public.clients where id = tests.id('hidden') $$, '23503', null, 'a company with certificates is not deleted permanently');

-- Current status
select results_eq($$ select number, status from public.certificate_register where client_id = tests.id('pt') order by number $$,
  $$ values ('SBU-ZZ-1', 'aktif'), ('SBU-ZZ-2', 'kedaluwarsa'), ('SBU-ZZ-3', 'aktif') $$, 'a certificate is valid to the end of its last day');
select is(public.certificate_status('dicabut', '2020-01-01'), 'dicabut', 'withdrawn stays withdrawn');
select is(public.certificate_status('dibekukan', '2020-01-01'), 'kedaluwarsa', 'a suspended certificate expires too');

-- Status changes
select throws_ok($$ select public.set_certificate_status(tests.id('c1'), 'dibekukan') $$, '23514', 'A reason is required', 'suspending needs a reason');
select lives_ok($$ select public.set_certificate_status(tests.id('c1'), 'dibekukan', 'Surveilans belum selesai', private.today() - 5) $$, 'an editor suspends');
select throws_ok($$ select public.set_certificate_status(tests.id('c1'), 'aktif', ' ') $$, '23514', 'A reason is required', 'making it valid again does too');
select public.set_certificate_status(tests.id('c1'), 'aktif', 'Temuan ditutup');
select results_eq($$ select from_status, to_status, reason, actor_name from public.certificate_events where certificate_id = tests.id('c1') order by created_at, from_status nulls first $$,
  $$ values (null, 'aktif', null, 'Edi'), ('aktif', 'dibekukan', 'Surveilans belum selesai', 'Edi'), ('dibekukan', 'aktif', 'Temuan ditutup', 'Edi') $$, 'every change of status is in the history');
select throws_ok($$ insert into public.certificate_events (certificate_id, to_status, effective_on) values (tests.id('c1'), 'aktif', '2026-01-01') $$, '42501', null, 'nobody writes history');
select tests.be('via');
select throws_ok($$ select public.set_certificate_status(tests.id('c1'), 'dicabut', 'x') $$, '42501', null, 'viewers withdraw nothing');
select ok((select count(*) from public.certificate_events where certificate_id = tests.id('c1')) = 3, 'but read the history');

-- View for visitors
select tests.be_owner();
update public.clients set deleted_at = null where id = tests.id('hidden');
select tests.be_anon();
select throws_ok('select * from public.certificate_events', '42501', null, 'reasons are not public');
select is((select count(*) from public.certificate_register where number like 'SBU-ZZ-%'), 3::bigint, 'an unpublished company is not in the register');
select results_eq($$ select number, status from public.check_certificate('sbu-zz-2') $$, $$ values ('SBU-ZZ-2', 'kedaluwarsa') $$, 'a check by number says the status of today');
select is((select count(*) from public.check_certificate('999 0000 000001')), 3::bigint, 'a check by NIB, however it is typed');
select is((select count(*) from public.check_certificate('xyzzyqua uji')), 3::bigint, 'a check by name');
select is_empty($$ select * from public.check_certificate('SBU-ZZ-4') $$, 'an unpublished company is not found');
select is_empty($$ select * from public.check_certificate('zz') $$, 'two letters are not a question');
select is_empty($$ select * from public.check_certificate('%%%') $$, 'nor is a pattern');

select * from finish();
rollback;
