begin;
\ir support/actors.psql
select plan(49);
select tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('s1'), tests.id('cat'), 'ZZ001', 'Uji Satu'), (tests.id('s2'), tests.id('cat'), 'ZZ002', 'Uji Dua');
insert into public.clients (id, name, legal_form, nib, province, is_published, deleted_at) values
  (tests.id('a'), 'Xyzzyqua Andalan', 'PT', '9990000000001', 'Papua', true, null),
  (tests.id('b'), 'Bina Xyzzyqua 100%', 'CV', '9990000000002', 'Bali', true, null),
  (tests.id('c'), 'Xyzzyqua Gaib', 'PT', '9990000000003', 'Papua', false, null),
  (tests.id('d'), 'Xyzzyqua Terbuang', 'PT', '9990000000004', 'Papua', true, now());
/* Returns the KBLI code and qualification with which the register lists the certificate on a day. */
create function tests.listed(age integer) returns text language sql as $$
  select string_agg(kbli || ' ' || qualification, ', ') from unnest(array['41011', '42102']) kbli, unnest(array['besar', 'kecil']) qualification
  where exists (select from public.search_register('', jsonb_build_object('kbli', kbli, 'qualification', qualification, 'on_date', private.today() - age)) where id = tests.id('e')) $$;
grant execute on function tests.listed(integer) to public;
select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('a1'), tests.id('a'), tests.id('s1'), 'ZZQ/001-A', 'kecil', private.today() - 10, private.today() + 1000, true),
  (tests.id('a2'), tests.id('a'), tests.id('s2'), 'ZZQ/001-B', 'besar', private.today() - 1000, private.today() - 1, true),
  (tests.id('a3'), tests.id('a'), tests.id('s2'), 'ZZQ/001-C', 'besar', private.today() - 10, private.today() + 1000, false),
  (tests.id('b1'), tests.id('b'), tests.id('s2'), 'ZZQ/002', 'kecil', private.today() - 10, private.today() + 1000, true),
  (tests.id('b2'), tests.id('b'), tests.id('s2'), 'ZZQ/002-B', 'kecil', private.today() - 10, private.today() + 1000, false),
  (tests.id('c1'), tests.id('c'), tests.id('s1'), 'ZZQ/003', 'kecil', private.today() - 10, private.today() + 1000, true);
select public.decide_certificate(tests.id('b1'), 'replace', jsonb_build_object('replacement_id', tests.id('b2'), 'reason', 'Rahasia perusahaan'));

select tests.sign_out();
select results_eq($$ select id from public.search_register('xyzzyqua') $$, array[tests.id('a'), tests.id('b')], 'names that start with the word are listed first, and hidden companies are not found');
select is((select certificates from public.search_register('xyzzyqua andalan')), 2, 'only published certificates are counted');
select is((select statuses from public.search_register('xyzzyqua andalan')), '{"aktif": 1, "kedaluwarsa": 1}'::jsonb, 'certificates are counted by today’s status');
select results_eq($$ select id from public.search_register('PT. Xyzzyqua, Andalan') $$, array[tests.id('a')], 'the legal form is not part of the name');
select results_eq($$ select id, is_close from public.search_register('xyzyqua andalan') $$, $$ values (tests.id('a'), true) $$, 'a misspelled name is found as a close match');
select results_eq($$ select id from public.search_register('100%') $$, array[tests.id('b')], 'pattern characters in a search are literal');
select results_eq($$ select id from public.search_register('9990 0000 00002') $$, array[tests.id('b')], 'a NIB is found regardless of spaces');
select results_eq($$ select id from public.search_register('zzq/001') $$, array[tests.id('a')], 'the beginning of a certificate number matches its company');
select is_empty($$ select id from public.search_register('ZZQ/001-C') $$, 'the number of an unpublished certificate has no results');
select is_empty($$ select id from public.search_register('9990000000004') $$, 'the NIB of a company in the trash has no results');
select results_eq($$ select id from public.search_register('xyzzyqua', '{"province": "Bali"}') $$, array[tests.id('b')], 'the register can be filtered by province');
select results_eq($$ select id from public.search_register('xyzzyqua', '{"subclass": "zz001"}') $$, array[tests.id('a')], 'the register can be filtered by subclassification');
select is((select count(*) from public.search_register('', '{"category": "ZZ"}')), 2::bigint, 'the register can be filtered by classification');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ", "status": "kedaluwarsa"}') $$, array[tests.id('a')], 'the register can be filtered by today’s status');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ", "status": "diganti"}') $$, array[tests.id('b')], 'the register can be filtered by a decided status');
select is_empty($$ select id from public.search_register('xyzzyqua', '{"qualification": "kecil", "status": "kedaluwarsa"}') $$, 'all filters must match the same certificate');
select is_empty($$ select id from public.search_register('xyzzyqua', '{"province": "'' or true --", "status": "x", "subclass": "''", "qualification": "''"}') $$, 'SQL in a filter has no effect');
select results_eq($$ select id, page, total from public.search_register('xyzzyqua', '{}', 99, 1) $$, $$ values (tests.id('b'), 2, 2) $$, 'a page number beyond the last returns the last page');
select ok((select count(*) from public.search_register('', '{}', 1, 100000)) <= 50, 'a page has at most 50 rows');
select lives_ok($$ select * from public.search_register(null, null, null, null) $$, 'null arguments return the first page');

select set_eq($$ select p from public.register_provinces() p $$, $$ select distinct province from public.clients where province is not null $$, 'all provinces of companies are offered');
select results_eq($$ select certificate_id, kind from public.certificate_history(tests.id('b')) where certificate_id = tests.id('b1') $$,
  $$ values (tests.id('b1'), 'grant'), (tests.id('b1'), 'replace') $$, 'visitors can read the decisions');
select ok(not exists (select from public.certificate_history(tests.id('b')) h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'the public history contains no internal reasons and no staff names');
select is_empty($$ select * from public.certificate_history(tests.id('c')) $$, 'a hidden company has no public history');
select results_eq($$ select number, status, status_since, replaced_by_number from public.check_certificate(' zzq/002 ') $$,
  $$ values ('ZZQ/002', 'diganti', private.today(), null::text) $$, 'a replaced certificate shows its replacement date, and the new number only after its publication');
select results_eq($$ select status, status_since from public.check_certificate('ZZQ/001-B') $$, $$ values ('kedaluwarsa', private.today()) $$, 'the status of an expired certificate starts on the day after its last day');
select is_empty($$ select * from public.check_certificate('ZZQ/003') $$, 'a check does not find certificates of a hidden company');

select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('xyzzyqua andalan')), '["ZZQ/001-A", "ZZQ/001-B"]', 'a result contains the company’s certificates, active ones first');
select is((select matched -> 0 from public.search_register('xyzzyqua andalan')), '{"number": "ZZQ/001-A", "status": "aktif", "qualification": "kecil", "subclass_code": "ZZ001"}', 'each certificate has code, qualification and status');
select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('ZZQ/001-B')), '["ZZQ/001-B"]', 'a search by number returns only the matching certificate');
select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('', '{"subclass": "ZZ002", "status": "kedaluwarsa"}')), '["ZZQ/001-B"]', 'filters return only the matching certificates');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'name') $$, array[tests.id('b'), tests.id('a')], 'results can be sorted by name');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'name_down') $$, array[tests.id('a'), tests.id('b')], 'results can be sorted by name in descending order');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'province') $$, array[tests.id('b'), tests.id('a')], 'results can be sorted by province');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ"}', sort => 'name_down') $$, array[tests.id('a'), tests.id('b')], 'results can be sorted without a search');
select results_eq($$ select id, matched_count from public.search_register('xyzzyqua', jsonb_build_object('on_date', private.today() - 500, 'status', 'aktif')) $$, $$ values (tests.id('a'), 1) $$, 'a filter by day uses the status on that day and excludes later certificates');
select is_empty($$ select from public.search_register('xyzzyqua', jsonb_build_object('on_date', private.today() - 500, 'status', 'diganti')) $$, 'a search for replaced certificates on a day before the replacement returns nothing');
select results_eq($$ select id from public.search_register('', jsonb_build_object('on_date', private.today(), 'status', 'diganti', 'category', 'ZZ')) $$, array[tests.id('b')], 'a certificate that is replaced today is found for today');
select throws_ok($$ select from public.search_register('', '{"on_date": "kemarin"}') $$, 'P0001', 'check.day_wrong', 'an invalid day is rejected');

-- Filters for a past day use the content of that day
select tests.sign_in('edi');
insert into public.clients (id, name, nib) values (tests.id('e'), 'Uji Hari Lampau', '9990000000005');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, kbli_code, kbli_version, decided_on, decided_by) values
  (tests.id('e1'), tests.id('e'), tests.id('s1'), 'ZZQ/005', 'besar', private.today() - 300, private.today() + 700, '41011', '2020', private.today() - 301, 'Direktur');
select public.decide_certificate(tests.id('e1'), 'correct', jsonb_build_object('reason', 'Salah kode', 'effective_on', private.today() - 200, 'changes', '{"kbli_code": "42102"}'::jsonb));
select public.decide_certificate(tests.id('e1'), 'reduce', jsonb_build_object('reason', 'Tenaga ahli berkurang', 'effective_on', private.today() - 100, 'changes', '{"qualification": "kecil"}'::jsonb));
select tests.sign_out();
select is(tests.listed(250), '41011 besar', 'for days before a correction, the register filters by the former KBLI code');
select is(tests.listed(150), '42102 besar', 'for days before a reduction, the register filters by the former qualification');
select is(tests.listed(50), '42102 kecil', 'after both decisions, the register filters by the present content');
select results_eq($$ select id from public.search_register('KBLI 41011', jsonb_build_object('on_date', private.today() - 250)) where id = tests.id('e') $$, array[tests.id('e')], 'a search for a past day finds a certificate by the KBLI code of that day');
select is((select m ->> 'qualification' from public.search_register('9990000000005', jsonb_build_object('on_date', private.today() - 250)) r, jsonb_array_elements(r.matched) m), 'besar', 'a result shows the qualification of the requested day');
select tests.sign_in('edi');
select public.decide_certificate(tests.id('e1'), 'correct', jsonb_build_object('reason', 'Salah sejak awal', 'from_beginning', true, 'changes', '{"kbli_code": "41011"}'::jsonb));
select tests.sign_out();
select is(tests.listed(150), '41011 besar', 'a correction from the beginning applies to past days');
select results_eq($$ select number, status from public.export_register('xyzzyqua') $$, $$ values ('ZZQ/001-A', 'aktif'), ('ZZQ/001-B', 'kedaluwarsa'), ('ZZQ/002', 'diganti') $$, 'the export has one row per certificate');
select ok(not exists (select from public.export_register('xyzzyqua') h where to_jsonb(h)::text ~ 'Rahasia|Gaib|Terbuang'), 'the export contains no internal reasons and no hidden rows');

select throws_ok($$ select private.find_companies('x', null, 1) $$, '42501', null, 'visitors cannot call the internal search function');
select tests.use_owner();
insert into public.articles (id, slug, title, body, status, published_at) values (tests.id('art'), 't-plugh', 'Plughwort', tests.doc('x'), 'published', now() - interval '1 day');
update public.articles set status = 'archived' where id = tests.id('art');
select is_empty($$ select from private.article_search where article_id = tests.id('art') $$, 'an archived article is removed from the search index');

select * from finish();
rollback;
