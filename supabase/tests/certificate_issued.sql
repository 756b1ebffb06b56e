begin;
\ir support/actors.psql
select plan(34);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis) values
  (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji', 'Test building', '98761', '2020', '98771', '2025', 'SK-1', '2', 'Keputusan 1'),
  (tests.id('two'), tests.id('cat'), 'ZZ002', 'Jalan Uji', null, '98762', '2020', null, null, 'SK-2', '1', null);
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001');
create function tests.issued(name text) returns text language sql security definer as $$
  select concat_ws('|', subclass_code, subclass_name, subclass_name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis)
  from public.certificates where id = tests.id(name) $$;
create function tests.corrected(name text) returns jsonb language sql security definer as $$
  select d.facts from public.certificate_decisions d where d.certificate_id = tests.id(name) and d.kind = 'correct' order by d.sequence desc limit 1 $$;
grant execute on all functions in schema tests to public;

-- Values copied on issue
select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, decision_number, decided_on, decided_by) values
  (tests.id('c'), tests.id('pt'), tests.id('sub'), 'ZZI-1', 'kecil', private.today() - 10, private.today() + 1000, 'SK-7', private.today() - 12, 'Direktur');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, kbli_code, kbli_version) values
  (tests.id('own'), tests.id('pt'), tests.id('sub'), 'ZZI-2', 'kecil', private.today() - 10, private.today() + 1000, '98799', '2020');
select is(tests.issued('c'), 'ZZ001|Gedung Uji|Test building|98761|2020|98771|2025|SK-1|2|Keputusan 1', 'a new certificate copies name, KBLI and scheme from its subclassification');
select is(tests.issued('own'), 'ZZ001|Gedung Uji|Test building|98799|2020|SK-1|2|Keputusan 1', 'explicit values of a new certificate are not overwritten');

-- Issued values do not follow later changes of the code
update public.rl_categories set code = 'ZY', name = 'Klasifikasi Lain', name_en = 'Other' where id = tests.id('cat');
select results_eq($$ select category_code, category_name, category_name_en from public.certificate_register where number = 'ZZI-1' $$, $$ values ('ZZ', 'Uji', null::text) $$,
  'renaming a classification does not change the register entry');
select results_eq($$ select category_name, category_name_en from public.check_certificate('ZZI-1') $$, $$ values ('Uji', null::text) $$, 'renaming a classification does not change the result of a check');
update public.rl_subclass set code = 'ZZ009', name = 'Lain', name_en = 'Other', kbli_code = '98794', kbli_version = '2025', kbli_other_code = null, kbli_other_version = null,
  scheme_number = 'SK-9', scheme_edition = null, legal_basis = 'Keputusan 9' where id = tests.id('sub');
select is(tests.issued('c'), 'ZZ001|Gedung Uji|Test building|98761|2020|98771|2025|SK-1|2|Keputusan 1', 'renaming a code or changing its KBLI does not change a certificate');
select tests.sign_out();
select results_eq($$ select subclass_code, subclass_name, kbli_code, kbli_version, kbli_other_code, scheme_number, scheme_edition, legal_basis, decision_number, decided_by from public.check_certificate('ZZI-1') $$,
  $$ values ('ZZ001', 'Gedung Uji', '98761', '2020', '98771', 'SK-1', '2', 'Keputusan 1', 'SK-7', 'Direktur') $$, 'the check returns the values at the time of issue');
select results_eq($$ select subclass_code, subclass_name_en, kbli_code, kbli_other_version from public.certificate_register where number = 'ZZI-1' $$,
  $$ values ('ZZ001', 'Test building', '98761', '2025') $$, 'the register returns the values at the time of issue');
select tests.sign_in('edi');
select results_eq($$ select subclass_code, kbli_code, decision_number from public.list_certificates('ZZI-1') $$, $$ values ('ZZ001', '98761', 'SK-7') $$, 'the back-office certificate list returns the values at the time of issue');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZI-1", "subclass_code": "ZZ001"}}]') #>> '{rows,0,action}', 'same', 'importing an exported row changes nothing');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZI-3", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}}]')
  #>> '{rows,0,errors,0,code}', 'subclass_unknown', 'an import rejects a former code for a new certificate');

-- Corrections are recorded with the old value
select public.decide_certificate(tests.id('c'), 'correct', '{"reason": "Salah ketik", "changes": {"kbli_code": "98765", "decided_by": "Direktur Utama"}}');
select is(tests.corrected('c'), '{"kbli_code": ["98761", "98765"], "decided_by": ["Direktur", "Direktur Utama"]}'::jsonb, 'a correction is recorded with old and new values');
select throws_ok($$ select public.decide_certificate(tests.id('c'), 'correct', jsonb_build_object('reason', 'x', 'changes', jsonb_build_object('subclass_id', tests.id('two')))) $$,
  'P0001', 'certificate.new_needed', 'a different code needs a new certificate');

-- Changes of a draft's code
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('draft'), tests.id('pt'), tests.id('sub'), 'ZZI-5', 'kecil', private.today() - 10, private.today() + 1000, false);
update public.certificates set subclass_id = tests.id('two') where id = tests.id('draft');
select is(tests.issued('draft'), 'ZZ002|Jalan Uji|98762|2020|SK-2|1', 'moving a certificate to another code copies the values of that code');
update public.certificates set subclass_id = tests.id('sub'), kbli_code = '98777', kbli_version = '2025' where id = tests.id('draft');
select is(tests.issued('draft'), 'ZZ009|Lain|Other|98777|2025|SK-9|Keputusan 9', 'values set in the same update as the new code are not overwritten');
update public.certificates set subclass_name = '' where id = tests.id('draft');
select is(tests.issued('draft'), 'ZZ009|Lain|Other|98777|2025|SK-9|Keputusan 9', 'a cleared name is copied from the code again');
select throws_ok($$ update public.certificates set kbli_code = null where id = tests.id('draft') $$, '23514', null, 'a KBLI code without its edition is rejected');
select throws_ok($$ update public.rl_subclass set kbli_other_code = '98795', kbli_other_version = '2025' where id = tests.id('sub') $$, '23514', null, 'the same edition for both KBLI codes is rejected');

-- Restoring the issued values
select tests.sign_in('ani');
select public.hide_certificate(tests.id('own'), 'Uji');
select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('gone'), tests.id('pt'), tests.id('two'), 'ZZI-4', 'kecil', private.today() - 10, private.today() + 1000, false);
update public.certificates set deleted_at = now() where id = tests.id('gone');
delete from public.certificates where id = tests.id('gone');
update public.rl_subclass set name = 'Jembatan Uji', kbli_other_code = '98772', kbli_other_version = '2025' where id = tests.id('two');
select tests.sign_in('ani');
select public.restore_from_audit((select id from public.audit_log where table_name = 'certificates' and action = 'delete' and row_id = tests.id('gone')::text));
select is(tests.issued('gone'), 'ZZ002|Jalan Uji|98762|2020|SK-2|1', 'a certificate restored from the log has its old values');

-- Search finds both KBLI editions
select tests.sign_in('edi');
select public.decide_certificate(tests.id('c'), 'correct', '{"reason": "Uji", "changes": {"kbli_code": "98761"}}');
select tests.sign_out();
select results_eq($$ select name from public.search_register('98761') $$, $$ values ('PT Xyzzyqua Uji') $$, 'the register is searchable by the KBLI code of a certificate');
select results_eq($$ select name from public.search_register('KBLI 98771') $$, $$ values ('PT Xyzzyqua Uji') $$, 'the register is searchable by the KBLI code of the other edition');
select results_eq($$ select name from public.search_register('', '{"kbli": "98771", "qualification": "kecil"}') $$, $$ values ('PT Xyzzyqua Uji') $$, 'the register can be filtered by the KBLI code of the other edition');
select is_empty($$ select name from public.search_register('98771', '{"qualification": "besar"}') $$, 'filters must match the same certificate');
select is_empty($$ select name from public.search_register('98770') $$, 'another KBLI code has no results');
select results_eq($$ select code, is_close from public.search_scopes('98772') $$, $$ values ('ZZ002', false) $$, 'the scope finder accepts a KBLI code of the other edition');
select results_eq($$ select code, is_close from public.search_scopes('KBLI 98762') $$, $$ values ('ZZ002', false) $$, 'the scope finder accepts a KBLI code after the word KBLI');
select results_eq($$ select code from public.search_scopes('9877') $$, $$ values ('ZZ002') $$, 'the scope finder accepts the beginning of a KBLI code');
select ok(exists (select from public.search_site('98772') s where s.kind = 'rl_subclass' and s.key = 'ZZ002'), 'the site search finds a code by the KBLI code of the other edition');
select ok(exists (select from public.search_site('kbli 98762') s where s.kind = 'rl_subclass' and s.key = 'ZZ002'), 'the site search finds a code by its KBLI code');
select is(private.kbli_typed('kbli: 41012 '), '41012', 'a KBLI code is recognised after a prefix and in spaces');
select is(private.kbli_typed('4101'), null, 'an incomplete KBLI code is not recognised');

-- Number formats accepted by the certificate check
select results_eq($$ select number from public.check_certificate('zzi.0000/1') $$, $$ select number from public.certificates where false $$, 'an unknown number has no result');
select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('long'), tests.id('pt'), tests.id('two'), 'ZZI-2026/00.17', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('alike'), tests.id('pt'), tests.id('two'), 'ZZI-20/260018', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('alike2'), tests.id('pt'), tests.id('two'), 'ZZI-2026-0018', 'kecil', private.today() - 10, private.today() + 1000);
select tests.sign_out();
select results_eq($$ select number from public.check_certificate('zzi 2026 0017') $$, $$ values ('ZZI-2026/00.17') $$, 'numbers are compared by letters and digits only');
select results_eq($$ select number from public.check_certificate('ZZI.2026.0018') $$, $$ values ('ZZI-20/260018'), ('ZZI-2026-0018') $$, 'two numbers with the same letters and digits are both returned');
select results_eq($$ select number from public.check_certificate('ZZI-2026-0018') $$, $$ values ('ZZI-2026-0018') $$, 'an exact number returns only its certificate');
select * from finish();
rollback;
