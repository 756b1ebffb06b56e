begin;
\ir support/actors.psql
select plan(33);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis) values
  (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji', 'Test building', '98761', '2020', '98771', '2025', 'SK-1', '2', 'Keputusan 1'),
  (tests.id('two'), tests.id('cat'), 'ZZ002', 'Jalan Uji', null, '98762', '2020', null, null, 'SK-2', '1', null);
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001');
create function tests.issued(name text) returns text language sql security definer as $$
  select concat_ws('|', subclass_code, subclass_name, subclass_name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis)
  from public.certificates where id = tests.id(name) $$;
create function tests.corrected(name text) returns jsonb language sql security definer as $$
  select e.changes from public.certificate_events e where e.certificate_id = tests.id(name) and e.kind = 'corrected' order by e.created_at desc limit 1 $$;
grant execute on all functions in schema tests to public;

-- Values copied on issue
select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, decision_number, decided_on, decided_by) values
  (tests.id('c'), tests.id('pt'), tests.id('sub'), 'ZZI-1', 'kecil', private.today() - 10, private.today() + 1000, 'SK-7', private.today() - 12, 'Direktur');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, kbli_code, kbli_version) values
  (tests.id('own'), tests.id('pt'), tests.id('sub'), 'ZZI-2', 'kecil', private.today() - 10, private.today() + 1000, '98799', '2020');
select is(tests.issued('c'), 'ZZ001|Gedung Uji|Test building|98761|2020|98771|2025|SK-1|2|Keputusan 1', 'a certificate takes what it is issued with from its subclassification');
select is(tests.issued('own'), 'ZZ001|Gedung Uji|Test building|98799|2020|SK-1|2|Keputusan 1', 'what is written on it stands');

-- Issued values do not follow later changes of the code
update public.rl_categories set code = 'ZY', name = 'Klasifikasi Lain', name_en = 'Other' where id = tests.id('cat');
select results_eq($$ select category_code, category_name, category_name_en from public.certificate_register where number = 'ZZI-1' $$, $$ values ('ZZ', 'Uji', null::text) $$,
  'a classification that is renamed changes no certificate');
select results_eq($$ select category_name, category_name_en from public.check_certificate('ZZI-1') $$, $$ values ('Uji', null::text) $$, 'nor its check');
update public.rl_subclass set code = 'ZZ009', name = 'Lain', name_en = 'Other', kbli_code = '98794', kbli_version = '2025', kbli_other_code = null, kbli_other_version = null,
  scheme_number = 'SK-9', scheme_edition = null, legal_basis = 'Keputusan 9' where id = tests.id('sub');
select is(tests.issued('c'), 'ZZ001|Gedung Uji|Test building|98761|2020|98771|2025|SK-1|2|Keputusan 1', 'a code that is renamed or moved to another KBLI changes no certificate');
select tests.be_anon();
select results_eq($$ select subclass_code, subclass_name, kbli_code, kbli_version, kbli_other_code, scheme_number, scheme_edition, legal_basis, decision_number, decided_by from public.check_certificate('ZZI-1') $$,
  $$ values ('ZZ001', 'Gedung Uji', '98761', '2020', '98771', 'SK-1', '2', 'Keputusan 1', 'SK-7', 'Direktur') $$, 'not where it is checked');
select results_eq($$ select subclass_code, subclass_name_en, kbli_code, kbli_other_version from public.certificate_register where number = 'ZZI-1' $$,
  $$ values ('ZZ001', 'Test building', '98761', '2025') $$, 'nor on the page of its company');
select tests.be('edi');
select results_eq($$ select subclass_code, kbli_code, decision_number from public.list_certificates('ZZI-1') $$, $$ values ('ZZ001', '98761', 'SK-7') $$, 'nor in the list of staff');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZI-1", "subclass_code": "ZZ001"}}]') #>> '{rows,0,action}', 'same', 'its file comes back as it was');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZI-3", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}}]')
  #>> '{rows,0,errors,0,code}', 'subclass_unknown', 'a new one does not get a code that is gone');

-- Corrections are recorded with the old value
update public.certificates set kbli_code = '98765', decided_by = 'Direktur Utama' where id = tests.id('c');
select is(tests.corrected('c'), '{"kbli_code": ["98761", "98765"], "decided_by": ["Direktur", "Direktur Utama"]}'::jsonb, 'a correction is in the history, before and after');
update public.certificates set subclass_id = tests.id('two') where id = tests.id('c');
select is(tests.issued('c'), 'ZZ002|Jalan Uji|98762|2020|SK-2|1', 'one moved to another code takes its contents over');
update public.certificates set subclass_id = tests.id('sub'), kbli_code = '98777', kbli_version = '2025' where id = tests.id('c');
select is(tests.issued('c'), 'ZZ009|Lain|Other|98777|2025|SK-9|Keputusan 9', 'save what is written by hand at once');
update public.certificates set subclass_name = '' where id = tests.id('own');
select is(tests.issued('own'), 'ZZ001|Lain|Other|98799|2020|SK-1|2|Keputusan 1', 'an emptied name is taken from the code again');
select throws_ok($$ update public.certificates set kbli_code = null where id = tests.id('own') $$, '23514', null, 'a KBLI has its year');
select throws_ok($$ update public.rl_subclass set kbli_other_code = '98795', kbli_other_version = '2025' where id = tests.id('sub') $$, '23514', null, 'and the other edition is another one');

-- Restoring the issued values
select tests.be('ani');
select public.hide_certificate(tests.id('own'), 'Uji');
select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('gone'), tests.id('pt'), tests.id('two'), 'ZZI-4', 'kecil', private.today() - 10, private.today() + 1000, false);
update public.certificates set deleted_at = now() where id = tests.id('gone');
delete from public.certificates where id = tests.id('gone');
update public.rl_subclass set name = 'Jembatan Uji', kbli_other_code = '98772', kbli_other_version = '2025' where id = tests.id('two');
select tests.be('ani');
select public.restore_from_audit((select id from public.audit_log where table_name = 'certificates' and action = 'delete' and row_id = tests.id('gone')::text));
select is(tests.issued('gone'), 'ZZ002|Jalan Uji|98762|2020|SK-2|1', 'one that the audit log brings back has what it had');

-- Search finds both KBLI editions
select tests.be('edi');
update public.certificates set kbli_code = '98761', kbli_version = '2020', kbli_other_code = '98771', kbli_other_version = '2025' where id = tests.id('c');
select tests.be_anon();
select results_eq($$ select name from public.search_register('98761') $$, $$ values ('PT Xyzzyqua Uji') $$, 'the register by the KBLI of a certificate');
select results_eq($$ select name from public.search_register('KBLI 98771') $$, $$ values ('PT Xyzzyqua Uji') $$, 'by that of its other edition');
select results_eq($$ select name from public.search_register('', '{"kbli": "98771", "qualification": "kecil"}') $$, $$ values ('PT Xyzzyqua Uji') $$, 'as a filter');
select is_empty($$ select name from public.search_register('98771', '{"qualification": "besar"}') $$, 'met by one certificate together with the others');
select is_empty($$ select name from public.search_register('98770') $$, 'and by no other code');
select results_eq($$ select code, is_close from public.search_scopes('98772') $$, $$ values ('ZZ002', false) $$, 'the scope finder by the other edition');
select results_eq($$ select code, is_close from public.search_scopes('KBLI 98762') $$, $$ values ('ZZ002', false) $$, 'with the word KBLI');
select results_eq($$ select code from public.search_scopes('9877') $$, $$ values ('ZZ002') $$, 'by its beginning');
select ok(exists (select from public.search_site('98772') s where s.path = '/layanan/ruang-lingkup/ZZ002'), 'the site by one edition');
select ok(exists (select from public.search_site('kbli 98762') s where s.path = '/layanan/ruang-lingkup/ZZ002'), 'and by the other');
select is(private.kbli_typed('kbli: 41012 '), '41012', 'however it is written');
select is(private.kbli_typed('4101'), null, 'but whole');

-- Number formats accepted by the certificate check
select results_eq($$ select number from public.check_certificate('zzi.0000/1') $$, $$ select number from public.certificates where false $$, 'another number is not found');
select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('long'), tests.id('pt'), tests.id('two'), 'ZZI-2026/00.17', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('alike'), tests.id('pt'), tests.id('two'), 'ZZI-20/260018', 'kecil', private.today() - 10, private.today() + 1000),
  (tests.id('alike2'), tests.id('pt'), tests.id('two'), 'ZZI-2026-0018', 'kecil', private.today() - 10, private.today() + 1000);
select tests.be_anon();
select results_eq($$ select number from public.check_certificate('zzi 2026 0017') $$, $$ values ('ZZI-2026/00.17') $$, 'only letters and digits are compared');
select results_eq($$ select number from public.check_certificate('ZZI.2026.0018') $$, $$ values ('ZZI-20/260018'), ('ZZI-2026-0018') $$, 'two that are alike are both told');
select results_eq($$ select number from public.check_certificate('ZZI-2026-0018') $$, $$ values ('ZZI-2026-0018') $$, 'and one written so is that one');
select * from finish();
rollback;
