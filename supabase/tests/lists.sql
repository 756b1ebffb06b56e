begin;
\ir support/actors.psql
select plan(80);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vio', 'viewer'), tests.add_user('nemo');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('s1'), tests.id('cat'), 'ZZ001', 'Uji Satu');
insert into public.clients (id, name, legal_form, nib, province, association, is_published, deleted_at) values
  (tests.id('a'), 'Xyzzyqua Andalan', 'PT', '9990000000001', 'Papua', 'Himpunan Uji', true, null),
  (tests.id('b'), 'Bina Xyzzyqua 100%', 'CV', '9990000000002', 'Bali', 'Himpunan Uji', false, null),
  (tests.id('d'), 'Xyzzyqua Terbuang', 'PT', '9990000000004', 'Papua', null, true, now());
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('a1'), tests.id('a'), tests.id('s1'), 'ZZQ/001-A', 'kecil', private.today() - 10, private.today() + 1000, true),
  (tests.id('a2'), tests.id('a'), tests.id('s1'), 'ZZQ/001-B', 'besar', private.today() - 1000, private.today() - 1, true),
  (tests.id('b1'), tests.id('b'), tests.id('s1'), 'ZZQ/002', 'kecil', private.today() - 10, private.today() + 20, false);
insert into public.articles (id, slug, title, title_en, body, body_en, category, status, published_at) values
  (tests.id('p1'), 'zzq-satu', 'Zzqwarta Satu', 'Zzqnews One', tests.doc('zzqisi'), tests.doc('body'), 'uji', 'published', now() - interval '1 day'),
  (tests.id('p2'), 'zzq-dua', 'Zzqwarta Dua', 'Zzqnews Two', tests.doc('isi'), null, 'uji', 'published', now() + interval '1 day'),
  (tests.id('p3'), 'zzq-tiga', 'Zzqwarta Tiga', null, tests.doc(''), null, 'uji', 'draft', null);

-- Companies
update public.clients set kind = 'PMA' where id = tests.id('b');
select tests.sign_in('vio');
select results_eq($$ select id from public.list_clients('xyzzyqua') $$, array[tests.id('b'), tests.id('a')], 'companies are sorted by name, including unpublished ones, excluding trash');
select results_eq($$ select certificates, active from public.list_clients('xyzzyqua andalan') $$, $$ values (2, 1) $$, 'companies have the number of all and of active certificates');
select results_eq($$ select id from public.list_clients('xyzzyqua', sort => '-name') $$, array[tests.id('a'), tests.id('b')], 'companies can be sorted in descending order');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"view": "trash"}') $$, array[tests.id('d')], 'the trash view lists only companies in the trash');
select results_eq($$ select id from public.list_clients('999000000000') where id in (tests.id('a'), tests.id('b'), tests.id('d')) $$, array[tests.id('b'), tests.id('a')], 'the beginning of a NIB matches');
select results_eq($$ select id from public.list_clients('zzq/001') $$, array[tests.id('a')], 'the beginning of a certificate number matches its company');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"province": "Bali", "association": "Himpunan Uji"}') $$, array[tests.id('b')], 'companies can be filtered by province and association');
select results_eq($$ select id, kind from public.list_clients('xyzzyqua', '{"kind": "PMA"}') $$, $$ values (tests.id('b'), 'PMA') $$, 'companies can be filtered by kind');
select is_empty($$ select id from public.list_clients('xyzzyqua kota ulin') $$, 'a search with an unknown city has no results');
select tests.use_owner();
update public.clients set city = 'Kota Ulin' where id = tests.id('b');
select tests.sign_in('vio');
select results_eq($$ select id from public.list_clients('xyzzyqua ulin') $$, array[tests.id('b')], 'a search can combine name and city');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"published": "no"}') $$, array[tests.id('b')], 'companies can be filtered to unpublished ones');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"status": "kedaluwarsa"}') $$, array[tests.id('a')], 'companies can be filtered by today’s certificate status');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"province": ["Bali", "Papua"], "association": "Himpunan Uji"}') $$, array[tests.id('b'), tests.id('a')], 'a filter accepts several provinces');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"status": ["kedaluwarsa", "dicabut"]}') $$, array[tests.id('a')], 'a filter accepts several certificate statuses');
select throws_ok($$ select public.list_clients('', jsonb_build_object('province', (select jsonb_agg(n) from generate_series(1, 51) n))) $$, 'P0001', 'filter.too_many', 'a filter with more than 50 values is rejected');
select results_eq($$ select page, total, is_capped from public.list_clients('xyzzyqua', page_number => 9, page_size => 1) $$, $$ values (2, 2, false) $$, 'a page number beyond the last returns the last page');
select is_empty($$ select id from public.list_clients('100%'' or true --', '{"province": "'' or true"}') $$, 'SQL in a search or filter has no effect');
select lives_ok($$ select * from public.list_clients(null, null, 'nib; drop table x', null, null) $$, 'an unknown sort order falls back to the default');

-- Certificates
select results_eq($$ select id from public.list_certificates('zzq/', sort => 'number') $$, array[tests.id('a1'), tests.id('a2'), tests.id('b1')], 'the beginning of a certificate number matches');
select results_eq($$ select id from public.list_certificates('q 001.b') $$, array[tests.id('a2')], 'the end of a certificate number matches regardless of separators');
select results_eq($$ select id from public.list_certificates('No. zzq001b') $$, array[tests.id('a2')], 'a whole certificate number matches without separators and after other words');
select results_eq($$ select id from public.list_certificates('https://contoh.test/cek/ZZQ%2F001-B?x=1') $$, array[tests.id('a2')], 'the URL of a QR code matches its certificate');
select results_eq($$ select id from public.list_certificates('002', '{"published": "no"}') where id in (tests.id('b1')) $$, array[tests.id('b1')], 'three digits match together with a filter');
select is_empty($$ select id from public.list_certificates('q/001') where id in (tests.id('a1'), tests.id('a2')) $$, 'the middle of a number does not match');
select is_empty($$ select id from public.list_certificates('1-B') where id in (tests.id('a2')) $$, 'two characters of a number do not match');
select is_empty($$ select id from unnest(array['%%%001b', '_01_b', '\\001\\b', '%''; drop table x; --1', repeat('9', 100000)]) hostile, public.list_certificates(hostile)
  where id in (tests.id('a1'), tests.id('b1')) $$, 'pattern characters have no special meaning');
select results_eq($$ select id, status from public.list_certificates('xyzzyqua andalan', sort => 'number') $$, $$ values (tests.id('a1'), 'aktif'), (tests.id('a2'), 'kedaluwarsa') $$, 'certificates are found by company name and have today’s status');
select results_eq($$ select id from public.list_certificates('zzq', '{"expiring": "30"}') $$, array[tests.id('b1')], 'certificates can be filtered to those that expire within 30 days');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": "kedaluwarsa"}') $$, array[tests.id('a2')], 'certificates can be filtered to expired ones');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": ["kedaluwarsa", "aktif"], "qualification": ["kecil", "besar"]}', 'number') $$, array[tests.id('a1'), tests.id('a2'), tests.id('b1')], 'a filter accepts several statuses and qualifications');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": ["kedaluwarsa", "dibekukan"]}') $$, array[tests.id('a2')], 'a filter for expired and suspended certificates excludes active ones');
select results_eq($$ select id from public.list_certificates('', '{"category": "zz", "qualification": "besar"}') $$, array[tests.id('a2')], 'certificates can be filtered by classification and qualification');

-- Articles
select results_eq($$ select id from public.list_articles('zzqwarta') $$, array[tests.id('p1')], 'a viewer finds published articles');
select is_empty($$ select id from public.list_articles('zzqwarta', '{"status": "draft"}') $$, 'a viewer does not find drafts');
select results_eq($$ select id from public.list_articles('satu zzqisi') $$, array[tests.id('p1')], 'words of title and body match');
select is_empty($$ select id from public.list_articles('zzqtyped') $$, 'a word that no article contains has no results');
select tests.sign_in('edi');
select public.save_draft('articles', tests.id('p2'), jsonb_build_object('body', tests.doc('zzqtyped')), 1);
select results_eq($$ select id from public.list_articles('zzqtyped') $$, array[tests.id('p2')], 'an editor’s search matches a working copy');
select tests.sign_in('vio');
select is_empty($$ select id from public.list_articles('zzqtyped') $$, 'a viewer’s search ignores working copies');
select tests.sign_in('edi');
select public.discard_draft('articles', tests.id('p2'), 1, (select version from public.drafts where row_id = tests.id('p2')));
select is_empty($$ select id from public.list_articles('zzqtyped') $$, 'a discarded working copy no longer matches');
select results_eq($$ select id, status from public.list_articles('zzqwarta', sort => 'title') $$, $$ values (tests.id('p2'), 'scheduled'), (tests.id('p1'), 'published'), (tests.id('p3'), 'draft') $$, 'an editor finds all articles with their status');
select results_eq($$ select id from public.list_articles('zzqnews', '{"status": "scheduled"}') $$, array[tests.id('p2')], 'an English word can be combined with a status filter');
select results_eq($$ select id from public.list_articles('zzqwarta', '{"status": ["scheduled", "draft"]}', 'title') $$, array[tests.id('p2'), tests.id('p3')], 'a filter for scheduled articles and drafts excludes published ones');
select results_eq($$ select id from public.list_articles('zzqwarta', '{"status": ["scheduled", "published"]}', 'title') $$, array[tests.id('p2'), tests.id('p1')], 'a filter accepts published and scheduled articles');
select results_eq($$ select indonesian, english from public.list_articles('zzqwarta', sort => '-title') $$, $$ values ('partial', 'none'), ('complete', 'complete'), ('complete', 'partial') $$, 'articles have their completeness per language');
select results_eq($$ select english from public.list_articles('zzqwarta', '{"english": "missing"}', '-title') $$, $$ values ('none'), ('partial') $$, 'articles can be filtered to those without complete English');
select results_eq($$ select id from public.list_articles('', '{"category": "uji", "author": ""}', 'title') $$, array[tests.id('p2'), tests.id('p1'), tests.id('p3')], 'articles can be filtered by category');
select isnt_empty($$ select id from public.list_pages('kebijakan privasi') $$, 'pages are found by title');
select results_eq($$ select value from public.list_choices('articles') where field = 'category' and value = 'uji' $$, array['uji'], 'filter options contain existing values');
select results_eq($$ select value from public.list_choices('clients') where value in ('Himpunan Uji', 'Bali', 'Papua') $$, array['Bali', 'Papua', 'Himpunan Uji'], 'filter options contain each value once');

-- Bulk changes
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'trash', array[tests.id('a')]) $$, $$ values ('refused', 'needs_admin') $$, 'an editor cannot trash a company with published certificates');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'unpublish', array[tests.id('a1')]) $$, $$ values ('refused', 'was_published') $$, 'an editor cannot unpublish a published certificate');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'trash', array[tests.id('a1')]) $$, $$ values ('refused', 'needs_admin') $$, 'an editor cannot trash a published certificate');
select tests.sign_in('ani');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'trash', array[tests.id('a1')]) $$, $$ values ('refused', 'needs_reason') $$, 'an admin cannot trash a published certificate without a reason');
select results_eq($$ select row_id, outcome, reason, was from public.bulk_change('clients', 'unpublish', array[tests.id('a'), tests.id('b'), tests.id('none')]) order by outcome $$,
  $$ values (tests.id('a'), 'changed', null, '{"is_published": true, "deleted_at": null}'::jsonb), (tests.id('none'), 'refused', 'gone', null), (tests.id('b'), 'unchanged', null, null) $$,
  'a bulk change returns a result per row');
select is((select is_published from public.clients where id = tests.id('a')), false, 'the rows are changed');
create temporary table done on commit drop as select * from public.bulk_change('clients', 'trash', array[tests.id('a'), tests.id('b')]);
select is((select count(*) from public.clients where id in (tests.id('a'), tests.id('b')) and deleted_at is not null), 2::bigint, 'two companies are moved to the trash');
update public.clients set city = 'Denpasar' where id = tests.id('b');
-- now() is constant within a transaction, so the later change needs an explicit timestamp.
create temporary table taken_back on commit drop as
  select * from public.bulk_undo('clients', (select jsonb_agg(jsonb_build_object('row_id', row_id, 'was', was, 'updated_at',
    case row_id when tests.id('b') then updated_at - interval '1 second' else updated_at end)) from done));
select is((select outcome from taken_back where row_id = tests.id('a')), 'changed', 'undo restores an unchanged row');
select is((select reason from taken_back where row_id = tests.id('b')), 'newer', 'undo refuses a row that was changed later');
select is((select deleted_at from public.clients where id = tests.id('a')), null, 'the restored row is not in the trash');
select tests.sign_in('edi');
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'delete', array[tests.id('a')]) $$, $$ values ('refused', 'not_in_trash') $$, 'a row outside the trash is not deleted permanently');
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'delete', array[tests.id('b'), tests.id('d')]) order by outcome $$, $$ values ('changed', null), ('refused', 'in_use') $$, 'a company with certificates is not deleted, the others are');
select results_eq($$ select row_id, reason from public.bulk_change('articles', 'publish', array[tests.id('p2'), tests.id('p3')]) order by reason nulls first $$, $$ values (tests.id('p2'), null), (tests.id('p3'), 'empty') $$, 'a scheduled article is published, an empty one is not');
select public.save_draft('articles', tests.id('p3'), jsonb_build_object('body', tests.doc('Ditulis')), 1);
select results_eq($$ select has_draft, indonesian from public.list_articles('zzqwarta tiga') $$, $$ values (true, 'complete') $$, 'a working copy counts towards completeness');
select results_eq($$ select outcome from public.bulk_change('articles', 'publish', array[tests.id('p3')]) $$, $$ values ('changed') $$, 'an article is published together with its working copy');
select is((select count(*) from public.news where slug like 'zzq-%'), 3::bigint, 'published articles are visible immediately');
select public.save_draft('articles', tests.id('p3'), jsonb_build_object('body', tests.doc(''), 'title', 'Lain'), (select version from public.articles where id = tests.id('p3')));
select results_eq($$ select has_draft, indonesian, title from public.list_articles('zzqwarta tiga') $$, $$ select true, 'complete', a.title from public.articles a where a.id = tests.id('p3') $$, 'the list shows the published text of an article with a draft');
select results_eq($$ select outcome from public.bulk_change('articles', 'archive', array[tests.id('p1')]) $$, $$ values ('changed') $$, 'an article can be archived');
select throws_ok($$ select public.bulk_change('complaints', 'trash', '{}') $$, '22023', null, 'a table without bulk changes is rejected');
select throws_ok($$ select public.bulk_change('faq', 'archive', '{}') $$, '22023', null, 'an action that the table does not support is rejected');
select throws_ok($$ select public.bulk_change('faq', 'trash', array(select gen_random_uuid() from generate_series(1, 1001))) $$, '22023', null, 'more than 1,000 rows are rejected');
select results_eq($$ select distinct outcome, reason from public.bulk_change('navigation_menus', 'trash', array(select id from public.navigation_menus)) $$, $$ values ('refused', 'forbidden') $$, 'an editor cannot change the menu');

-- Replaced certificates
select public.decide_certificate(tests.id('a2'), 'replace', jsonb_build_object('replacement_id', tests.id('a1'), 'reason', 'Perpanjangan', 'effective_on', private.today() - 2));
select results_eq($$ select status, replaced_by from public.certificates where id = tests.id('a2') $$, $$ values ('diganti', tests.id('a1')) $$, 'a replaced certificate stores its replacement');
select results_eq($$ select reason, effective_on from public.certificate_decisions where certificate_id = tests.id('a2') and kind = 'replace' $$, $$ values ('Perpanjangan', private.today() - 2) $$, 'the history contains the reason and the date of the replacement');
select throws_ok($$ select public.decide_certificate(tests.id('a1'), 'replace', jsonb_build_object('replacement_id', tests.id('a1'), 'reason', 'Diri sendiri')) $$, 'P0001', null, 'a certificate cannot replace itself');

select throws_ok($$ insert into public.faq (question, answer) select 'Uji ' || n, tests.doc('isi') from generate_series(1, 1001) n $$, 'P0001', 'rows.too_many', 'a request with more than 1,000 rows is rejected');
select lives_ok($$ insert into public.faq (question, answer) select 'Uji ' || n, tests.doc('isi') from generate_series(1, 3) n $$, 'the rows of a rejected request do not count towards the next request');

select tests.sign_in('vio');
select throws_ok($$ select public.bulk_change('clients', 'trash', array[tests.id('a')]) $$, '42501', null, 'a viewer cannot run bulk changes');
select throws_ok($$ select public.bulk_undo('clients', '[]') $$, '42501', null, 'a viewer cannot undo bulk changes');
select tests.sign_in('nemo');
select throws_ok($$ select public.list_clients() $$, '42501', null, 'users without a role cannot list companies');
select tests.sign_out();
select throws_ok($$ select public.list_articles() $$, '42501', null, 'visitors cannot list articles');
select * from finish();
rollback;
