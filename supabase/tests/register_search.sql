begin;
\ir support/actors.psql
select plan(43);
select tests.person('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('s1'), tests.id('cat'), 'ZZ001', 'Uji Satu'), (tests.id('s2'), tests.id('cat'), 'ZZ002', 'Uji Dua');
insert into public.clients (id, name, legal_form, nib, province, is_published, deleted_at) values
  (tests.id('a'), 'Xyzzyqua Andalan', 'PT', '9990000000001', 'Papua', true, null),
  (tests.id('b'), 'Bina Xyzzyqua 100%', 'CV', '9990000000002', 'Bali', true, null),
  (tests.id('c'), 'Xyzzyqua Gaib', 'PT', '9990000000003', 'Papua', false, null),
  (tests.id('d'), 'Xyzzyqua Terbuang', 'PT', '9990000000004', 'Papua', true, now());
select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('a1'), tests.id('a'), tests.id('s1'), 'ZZQ/001-A', 'kecil', private.today() - 10, private.today() + 1000, true),
  (tests.id('a2'), tests.id('a'), tests.id('s2'), 'ZZQ/001-B', 'besar', private.today() - 1000, private.today() - 1, true),
  (tests.id('a3'), tests.id('a'), tests.id('s2'), 'ZZQ/001-C', 'besar', private.today() - 10, private.today() + 1000, false),
  (tests.id('b1'), tests.id('b'), tests.id('s2'), 'ZZQ/002', 'kecil', private.today() - 10, private.today() + 1000, true),
  (tests.id('c1'), tests.id('c'), tests.id('s1'), 'ZZQ/003', 'kecil', private.today() - 10, private.today() + 1000, true);
select public.replace_certificate(tests.id('b1'), tests.id('a1'), 'Rahasia perusahaan');

select tests.be_anon();
select results_eq($$ select id from public.search_register('xyzzyqua') $$, array[tests.id('a'), tests.id('b')], 'a name that begins so comes before one that holds the word; nothing hidden is found');
select is((select certificates from public.search_register('xyzzyqua andalan')), 2, 'published certificates are counted');
select is((select statuses from public.search_register('xyzzyqua andalan')), '{"aktif": 1, "kedaluwarsa": 1}'::jsonb, 'with their status of today');
select results_eq($$ select id from public.search_register('PT. Xyzzyqua, Andalan') $$, array[tests.id('a')], 'the legal form is no part of the name');
select results_eq($$ select id, is_close from public.search_register('xyzyqua andalan') $$, $$ values (tests.id('a'), true) $$, 'a typing error still finds, and says that it is close');
select results_eq($$ select id from public.search_register('100%') $$, array[tests.id('b')], 'signs are no pattern');
select results_eq($$ select id from public.search_register('9990 0000 00002') $$, array[tests.id('b')], 'a NIB, however it is typed');
select results_eq($$ select id from public.search_register('zzq/001') $$, array[tests.id('a')], 'the beginning of a number');
select is_empty($$ select id from public.search_register('ZZQ/001-C') $$, 'an unpublished certificate leads nowhere');
select is_empty($$ select id from public.search_register('9990000000004') $$, 'nor does a company in the trash');
select results_eq($$ select id from public.search_register('xyzzyqua', '{"province": "Bali"}') $$, array[tests.id('b')], 'narrowed by province');
select results_eq($$ select id from public.search_register('xyzzyqua', '{"subclass": "zz001"}') $$, array[tests.id('a')], 'by subclassification');
select is((select count(*) from public.search_register('', '{"category": "ZZ"}')), 2::bigint, 'by classification');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ", "status": "kedaluwarsa"}') $$, array[tests.id('a')], 'by the status of today');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ", "status": "diganti"}') $$, array[tests.id('b')], 'or by the decided one');
select is_empty($$ select id from public.search_register('xyzzyqua', '{"qualification": "kecil", "status": "kedaluwarsa"}') $$, 'one certificate meets all filters together');
select is_empty($$ select id from public.search_register('xyzzyqua', '{"province": "'' or true --", "status": "x", "subclass": "''", "qualification": "''"}') $$, 'filters are no SQL');
select results_eq($$ select id, page, total from public.search_register('xyzzyqua', '{}', 99, 1) $$, $$ values (tests.id('b'), 2, 2) $$, 'a page beyond the last is the last');
select ok((select count(*) from public.search_register('', '{}', 1, 100000)) <= 50, 'a page is never long');
select lives_ok($$ select * from public.search_register(null, null, null, null) $$, 'nothing asked for is the beginning of the register');

select set_eq($$ select p from public.register_provinces() p $$, $$ select distinct province from public.clients where province is not null $$, 'the provinces to choose from');
select results_eq($$ select certificate_id, from_status, to_status from public.certificate_history(tests.id('b')) $$,
  $$ values (tests.id('b1'), null, 'aktif'), (tests.id('b1'), 'aktif', 'diganti') $$, 'the history of a status is public');
select ok(not exists (select from public.certificate_history(tests.id('b')) h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'its reasons and names are not');
select is_empty($$ select * from public.certificate_history(tests.id('c')) $$, 'a hidden company has none');
select results_eq($$ select number, status, status_since, replaced_by_number from public.check_certificate(' zzq/002 ') $$,
  $$ values ('ZZQ/002', 'diganti', private.today(), 'ZZQ/001-A') $$, 'a replaced certificate says since when and by which');
select results_eq($$ select status, status_since from public.check_certificate('ZZQ/001-B') $$, $$ values ('kedaluwarsa', private.today()) $$, 'an expired one since the day after its last');
select is_empty($$ select * from public.check_certificate('ZZQ/003') $$, 'a hidden company has no certificate to check');

select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('xyzzyqua andalan')), '["ZZQ/001-A", "ZZQ/001-B"]', 'a row names its certificates, those in force first');
select is((select matched -> 0 from public.search_register('xyzzyqua andalan')), '{"number": "ZZQ/001-A", "status": "aktif", "qualification": "kecil", "subclass_code": "ZZ001"}', 'each with code, qualification and status');
select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('ZZQ/001-B')), '["ZZQ/001-B"]', 'a number names the certificate that has it');
select is((select jsonb_path_query_array(matched, '$[*].number') from public.search_register('', '{"subclass": "ZZ002", "status": "kedaluwarsa"}')), '["ZZQ/001-B"]', 'filters name those that meet them');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'name') $$, array[tests.id('b'), tests.id('a')], 'by name');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'name_down') $$, array[tests.id('a'), tests.id('b')], 'backwards');
select results_eq($$ select id from public.search_register('xyzzyqua', sort => 'province') $$, array[tests.id('b'), tests.id('a')], 'by province');
select results_eq($$ select id from public.search_register('', '{"category": "ZZ"}', sort => 'name_down') $$, array[tests.id('a'), tests.id('b')], 'without words too');
select results_eq($$ select id, matched_count from public.search_register('xyzzyqua', jsonb_build_object('on_date', private.today() - 500, 'status', 'aktif')) $$, $$ values (tests.id('a'), 1) $$, 'a status is that of the day asked for, and what was not issued by then is no part of it');
select is_empty($$ select from public.search_register('xyzzyqua', jsonb_build_object('on_date', private.today() - 500, 'status', 'diganti')) $$, 'nobody had been replaced then');
select results_eq($$ select id from public.search_register('', jsonb_build_object('on_date', private.today(), 'status', 'diganti', 'category', 'ZZ')) $$, array[tests.id('b')], 'today one has');
select throws_ok($$ select from public.search_register('', '{"on_date": "kemarin"}') $$, 'P0001', 'check.day_wrong', 'a day is a day');
select results_eq($$ select number, status from public.export_register('xyzzyqua') $$, $$ values ('ZZQ/001-A', 'aktif'), ('ZZQ/001-B', 'kedaluwarsa'), ('ZZQ/002', 'diganti') $$, 'the answer as a table: a line for each certificate');
select ok(not exists (select from public.export_register('xyzzyqua') h where to_jsonb(h)::text ~ 'Rahasia|Gaib|Terbuang'), 'without reasons and what is hidden');

select throws_ok($$ select private.find_companies('x', null, 1) $$, '42501', null, 'the search’s own parts are not for callers');
select tests.be_owner();
insert into public.articles (id, slug, title, body, status, published_at) values (tests.id('art'), 't-plugh', 'Plughwort', tests.doc('x'), 'published', now() - interval '1 day');
update public.articles set status = 'archived' where id = tests.id('art');
select is_empty($$ select from private.article_search where article_id = tests.id('art') $$, 'an article taken back is no longer searched');

select * from finish();
rollback;
