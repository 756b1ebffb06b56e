begin;
\ir support/actors.psql
select plan(78);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vio', 'viewer'), tests.person('nemo');
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
select tests.be('vio');
select results_eq($$ select id from public.list_clients('xyzzyqua') $$, array[tests.id('b'), tests.id('a')], 'companies by name, unpublished ones too, without the trash');
select results_eq($$ select certificates, active from public.list_clients('xyzzyqua andalan') $$, $$ values (2, 1) $$, 'with their certificates, and those that are valid today');
select results_eq($$ select id from public.list_clients('xyzzyqua', sort => '-name') $$, array[tests.id('a'), tests.id('b')], 'sorted the other way');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"view": "trash"}') $$, array[tests.id('d')], 'the trash is a list of its own');
select results_eq($$ select id from public.list_clients('999000000000') where id in (tests.id('a'), tests.id('b'), tests.id('d')) $$, array[tests.id('b'), tests.id('a')], 'by the beginning of a NIB');
select results_eq($$ select id from public.list_clients('zzq/001') $$, array[tests.id('a')], 'by the beginning of a certificate''s number');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"province": "Bali", "association": "Himpunan Uji"}') $$, array[tests.id('b')], 'narrowed by place and association');
select is_empty($$ select id from public.list_clients('xyzzyqua kota ulin') $$, 'in no city');
select tests.be_owner();
update public.clients set city = 'Kota Ulin' where id = tests.id('b');
select tests.be('vio');
select results_eq($$ select id from public.list_clients('xyzzyqua ulin') $$, array[tests.id('b')], 'by name and city');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"published": "no"}') $$, array[tests.id('b')], 'to those visitors do not see');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"status": "kedaluwarsa"}') $$, array[tests.id('a')], 'by what a certificate is today');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"province": ["Bali", "Papua"], "association": "Himpunan Uji"}') $$, array[tests.id('b'), tests.id('a')], 'or one of several');
select results_eq($$ select id from public.list_clients('xyzzyqua', '{"status": ["kedaluwarsa", "dicabut"]}') $$, array[tests.id('a')], 'of certificates too');
select throws_ok($$ select public.list_clients('', jsonb_build_object('province', (select jsonb_agg(n) from generate_series(1, 51) n))) $$, 'P0001', 'filter.too_many', 'not of endlessly many');
select results_eq($$ select page, total, is_capped from public.list_clients('xyzzyqua', page_number => 9, page_size => 1) $$, $$ values (2, 2, false) $$, 'a page beyond the last is the last');
select is_empty($$ select id from public.list_clients('100%'' or true --', '{"province": "'' or true"}') $$, 'words and filters are no SQL');
select lives_ok($$ select * from public.list_clients(null, null, 'nib; drop table x', null, null) $$, 'an unknown order is the first one');

-- Certificates
select results_eq($$ select id from public.list_certificates('zzq/', sort => 'number') $$, array[tests.id('a1'), tests.id('a2'), tests.id('b1')], 'certificates by the beginning of their number');
select results_eq($$ select id from public.list_certificates('q 001.b') $$, array[tests.id('a2')], 'by the end of it, whatever stands between its letters and digits');
select results_eq($$ select id from public.list_certificates('No. zzq001b') $$, array[tests.id('a2')], 'by the whole of it, without them and behind a word');
select results_eq($$ select id from public.list_certificates('https://contoh.test/cek/ZZQ%2F001-B?x=1') $$, array[tests.id('a2')], 'by the address in its QR code');
select results_eq($$ select id from public.list_certificates('002', '{"published": "no"}') where id in (tests.id('b1')) $$, array[tests.id('b1')], 'by three digits, beside filters');
select is_empty($$ select id from public.list_certificates('q/001') where id in (tests.id('a1'), tests.id('a2')) $$, 'not by its middle');
select is_empty($$ select id from public.list_certificates('1-B') where id in (tests.id('a2')) $$, 'nor by two signs');
select is_empty($$ select id from unnest(array['%%%001b', '_01_b', '\\001\\b', '%''; drop table x; --1', repeat('9', 100000)]) hostile, public.list_certificates(hostile)
  where id in (tests.id('a1'), tests.id('b1')) $$, 'signs of patterns mean nothing');
select results_eq($$ select id, status from public.list_certificates('xyzzyqua andalan', sort => 'number') $$, $$ values (tests.id('a1'), 'aktif'), (tests.id('a2'), 'kedaluwarsa') $$, 'by the name of the company, with their status today');
select results_eq($$ select id from public.list_certificates('zzq', '{"expiring": "30"}') $$, array[tests.id('b1')], 'those that expire within thirty days');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": "kedaluwarsa"}') $$, array[tests.id('a2')], 'those that have expired');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": ["kedaluwarsa", "aktif"], "qualification": ["kecil", "besar"]}', 'number') $$, array[tests.id('a1'), tests.id('a2'), tests.id('b1')], 'valid or expired');
select results_eq($$ select id from public.list_certificates('zzq', '{"status": ["kedaluwarsa", "dibekukan"]}') $$, array[tests.id('a2')], 'expired or suspended, and none that is valid');
select results_eq($$ select id from public.list_certificates('', '{"category": "zz", "qualification": "besar"}') $$, array[tests.id('a2')], 'by classification and qualification');

-- Articles
select results_eq($$ select id from public.list_articles('zzqwarta') $$, array[tests.id('p1')], 'a viewer finds the articles that are out');
select is_empty($$ select id from public.list_articles('zzqwarta', '{"status": "draft"}') $$, 'and no draft');
select results_eq($$ select id from public.list_articles('satu zzqisi') $$, array[tests.id('p1')], 'by words of the title and the text');
select is_empty($$ select id from public.list_articles('zzqtyped') $$, 'and by none of a working copy');
select tests.be('edi');
select public.save_draft('articles', tests.id('p2'), jsonb_build_object('body', tests.doc('zzqtyped')), 1);
select results_eq($$ select id from public.list_articles('zzqtyped') $$, array[tests.id('p2')], 'where an editor finds what was typed');
select public.discard_draft('articles', tests.id('p2'), 1, (select version from public.drafts where row_id = tests.id('p2')));
select is_empty($$ select id from public.list_articles('zzqtyped') $$, 'until it is discarded');
select results_eq($$ select id, status from public.list_articles('zzqwarta', sort => 'title') $$, $$ values (tests.id('p2'), 'scheduled'), (tests.id('p1'), 'published'), (tests.id('p3'), 'draft') $$, 'an editor finds all, and which are scheduled');
select results_eq($$ select id from public.list_articles('zzqnews', '{"status": "scheduled"}') $$, array[tests.id('p2')], 'by an English word and the status');
select results_eq($$ select id from public.list_articles('zzqwarta', '{"status": ["scheduled", "draft"]}', 'title') $$, array[tests.id('p2'), tests.id('p3')], 'by two of them, without those that are out');
select results_eq($$ select id from public.list_articles('zzqwarta', '{"status": ["scheduled", "published"]}', 'title') $$, array[tests.id('p2'), tests.id('p1')], 'out or scheduled');
select results_eq($$ select indonesian, english from public.list_articles('zzqwarta', sort => '-title') $$, $$ values ('partial', 'none'), ('complete', 'complete'), ('complete', 'partial') $$, 'with what is written in which language');
select results_eq($$ select english from public.list_articles('zzqwarta', '{"english": "missing"}', '-title') $$, $$ values ('none'), ('partial') $$, 'and those that English readers cannot read can be asked for');
select results_eq($$ select id from public.list_articles('', '{"category": "uji", "author": ""}', 'title') $$, array[tests.id('p2'), tests.id('p1'), tests.id('p3')], 'by category');
select isnt_empty($$ select id from public.list_pages('kebijakan privasi') $$, 'pages by their titles');
select results_eq($$ select value from public.list_choices('articles') where field = 'category' and value = 'uji' $$, array['uji'], 'filters offer what is there');
select results_eq($$ select value from public.list_choices('clients') where value in ('Himpunan Uji', 'Bali', 'Papua') $$, array['Bali', 'Papua', 'Himpunan Uji'], 'each value once');

-- Bulk changes
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'trash', array[tests.id('a')]) $$, $$ values ('refused', 'needs_admin') $$, 'a company whose certificates are public is not an editor''s to hide');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'unpublish', array[tests.id('a1')]) $$, $$ values ('refused', 'was_published') $$, 'nor is a certificate that was public made a draft again');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'trash', array[tests.id('a1')]) $$, $$ values ('refused', 'needs_admin') $$, 'or hidden');
select tests.be('ani');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'trash', array[tests.id('a1')]) $$, $$ values ('refused', 'needs_reason') $$, 'an admin hides it with a reason only');
select results_eq($$ select row_id, outcome, reason, was from public.bulk_change('clients', 'unpublish', array[tests.id('a'), tests.id('b'), tests.id('none')]) order by outcome $$,
  $$ values (tests.id('a'), 'changed', null, '{"is_published": true, "deleted_at": null}'::jsonb), (tests.id('none'), 'refused', 'gone', null), (tests.id('b'), 'unchanged', null, null) $$,
  'each row says what became of it');
select is((select is_published from public.clients where id = tests.id('a')), false, 'and is changed');
create temporary table done on commit drop as select * from public.bulk_change('clients', 'trash', array[tests.id('a'), tests.id('b')]);
select is((select count(*) from public.clients where id in (tests.id('a'), tests.id('b')) and deleted_at is not null), 2::bigint, 'two go to the trash');
update public.clients set city = 'Denpasar' where id = tests.id('b');
-- now() is constant within a transaction, so the later change needs an explicit timestamp.
create temporary table taken_back on commit drop as
  select * from public.bulk_undo('clients', (select jsonb_agg(jsonb_build_object('row_id', row_id, 'was', was, 'updated_at',
    case row_id when tests.id('b') then updated_at - interval '1 second' else updated_at end)) from done));
select is((select outcome from taken_back where row_id = tests.id('a')), 'changed', 'taken back');
select is((select reason from taken_back where row_id = tests.id('b')), 'newer', 'but not over a later change');
select is((select deleted_at from public.clients where id = tests.id('a')), null, 'it is where it was');
select tests.be('edi');
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'delete', array[tests.id('a')]) $$, $$ values ('refused', 'not_in_trash') $$, 'what is not in the trash is not deleted permanently');
select results_eq($$ select outcome, reason from public.bulk_change('clients', 'delete', array[tests.id('b'), tests.id('d')]) order by outcome $$, $$ values ('changed', null), ('refused', 'in_use') $$, 'a company with certificates stays, the others go');
select results_eq($$ select row_id, reason from public.bulk_change('articles', 'publish', array[tests.id('p2'), tests.id('p3')]) order by reason nulls first $$, $$ values (tests.id('p2'), null), (tests.id('p3'), 'empty') $$, 'a scheduled article is published, one without words is not');
select public.save_draft('articles', tests.id('p3'), jsonb_build_object('body', tests.doc('Ditulis')), 1);
select results_eq($$ select has_draft, indonesian from public.list_articles('zzqwarta tiga') $$, $$ values (true, 'complete') $$, 'what is typed waits in a draft, and counts as written');
select results_eq($$ select outcome from public.bulk_change('articles', 'publish', array[tests.id('p3')]) $$, $$ values ('changed') $$, 'and is published with the article');
select is((select count(*) from public.news where slug like 'zzq-%'), 3::bigint, 'at once');
select public.save_draft('articles', tests.id('p3'), jsonb_build_object('body', tests.doc(''), 'title', 'Lain'), (select version from public.articles where id = tests.id('p3')));
select results_eq($$ select has_draft, indonesian, title from public.list_articles('zzqwarta tiga') $$, $$ select true, 'complete', a.title from public.articles a where a.id = tests.id('p3') $$, 'of a published one the list says what visitors read');
select results_eq($$ select outcome from public.bulk_change('articles', 'archive', array[tests.id('p1')]) $$, $$ values ('changed') $$, 'and archived');
select throws_ok($$ select public.bulk_change('complaints', 'trash', '{}') $$, '22023', null, 'not for any table');
select throws_ok($$ select public.bulk_change('faq', 'archive', '{}') $$, '22023', null, 'nor any action');
select throws_ok($$ select public.bulk_change('faq', 'trash', array(select gen_random_uuid() from generate_series(1, 1001))) $$, '22023', null, 'nor for more than a thousand');
select results_eq($$ select distinct outcome, reason from public.bulk_change('navigation_menus', 'trash', array(select id from public.navigation_menus)) $$, $$ values ('refused', 'forbidden') $$, 'the menu is not an editor''s to change');

-- Replaced certificates
select public.replace_certificate(tests.id('a2'), tests.id('a1'), 'Perpanjangan', private.today() - 2);
select results_eq($$ select status, replaced_by from public.certificates where id = tests.id('a2') $$, $$ values ('diganti', tests.id('a1')) $$, 'a replaced certificate names the other one');
select results_eq($$ select reason, effective_on from public.certificate_events where certificate_id = tests.id('a2') and to_status = 'diganti' $$, $$ values ('Perpanjangan', private.today() - 2) $$, 'with the reason and the day');
select throws_ok($$ select public.replace_certificate(tests.id('a1'), tests.id('a1'), 'Diri sendiri') $$, 'P0001', null, 'never itself');

select throws_ok($$ insert into public.faq (question, answer) select 'Uji ' || n, tests.doc('isi') from generate_series(1, 1001) n $$, 'P0001', 'rows.too_many', 'a request brings at most a thousand rows');
select lives_ok($$ insert into public.faq (question, answer) select 'Uji ' || n, tests.doc('isi') from generate_series(1, 3) n $$, 'and a refused one leaves room for the next');

select tests.be('vio');
select throws_ok($$ select public.bulk_change('clients', 'trash', array[tests.id('a')]) $$, '42501', null, 'a viewer changes nothing');
select throws_ok($$ select public.bulk_undo('clients', '[]') $$, '42501', null, 'and takes nothing back');
select tests.be('nemo');
select throws_ok($$ select public.list_clients() $$, '42501', null, 'without a role there is no list');
select tests.be_anon();
select throws_ok($$ select public.list_articles() $$, '42501', null, 'nor for visitors');
select * from finish();
rollback;
