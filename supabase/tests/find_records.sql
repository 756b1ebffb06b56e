begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(31);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('tanpa');
insert into public.clients (id, name, city, nib, deleted_at, is_published) values
  (tests.id('jaya'), 'PT Zebra Kencana Jaya', 'Bandung', '9120304567890', null, false),
  (tests.id('sampah'), 'PT Zebra Terbuang', null, null, now(), true);
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  select tests.id('sbu'), tests.id('jaya'), (select id from public.rl_subclass where code = 'BG001'), 'SBU-ZEBRA-77', 'kecil', private.today() - 900, private.today() - 1;
insert into public.articles (id, slug, title, title_en, body, status, published_at) values
  (tests.id('terbit'), 'zebra-terbit', 'Zebra terbit', 'Zebra published', tests.doc('Isi'), 'published', now() - interval '1 day'),
  (tests.id('draf'), 'zebra-draf', 'Zebra draf', null, tests.doc('Isi'), 'draft', null),
  (tests.id('besok'), 'zebra-besok', 'Zebra besok', null, tests.doc('Isi'), 'published', now() + interval '1 day');
insert into public.cms_pages (slug, title, body, status) values ('zebra', 'Halaman zebra', tests.doc('Isi'), 'published');
insert into public.legal_products (id, kind, number, year, title, title_en) values (tests.id('aturan'), 'permen', '77', 2031, 'Kuagga dan jasa konstruksi', 'Quagga rules');
insert into public.faq (question, answer, is_published) values ('Apakah kuagga bersertifikat?', tests.doc('Tidak'), false);
insert into public.faq (question, answer, deleted_at) values ('Kuagga yang terbuang', tests.doc('Tidak'), now());
create temporary table made as select
  tests.file_complaint('{"subject": "Zebra di lapangan", "name": "Zainal Zebra"}') as plain,
  tests.file_complaint('{"subject": "Perkara tertutup", "name": "Kirana Zebra", "is_confidential": true}') as secret;
grant select on made to public;
create function tests.found(words text) returns text[] language sql as $$
  select coalesce(array_agg(distinct kind order by kind), '{}') from public.find_records(words) $$;
create function tests.titles(words text) returns text[] language sql as $$
  select coalesce(array_agg(title order by title), '{}') from public.find_records(words) $$;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
select is(tests.found('zebra'), array['articles', 'certificates', 'clients', 'cms_pages', 'complaints'], 'editors find records of every kind');
select is(tests.titles('zebra kencana'), array['PT Zebra Kencana Jaya'], 'every word must match, also in unpublished records');
select is(tests.titles('EBRA KENC'), array['PT Zebra Kencana Jaya'], 'parts of words match regardless of case');
select is(tests.titles('terbuang'), '{}', 'records in the trash are not found');
select is(tests.titles('9120304567890'), array['PT Zebra Kencana Jaya'], 'a business number finds its company');
select results_eq($$ select detail, state from public.find_records('zebra-77') $$, $$ values ('PT Zebra Kencana Jaya', 'kedaluwarsa') $$,
  'a certificate is returned with its company and today’s status');
select is(tests.titles('ebra.77'), array['SBU-ZEBRA-77'], 'the end of a certificate number matches regardless of separators');
select is(tests.titles('sbuzebra77'), array['SBU-ZEBRA-77'], 'a whole certificate number matches without separators');
select is(tests.titles('%ra%77') || tests.titles('\_77') || tests.titles('sbu/zebra/7'), '{SBU-ZEBRA-77}', 'a pattern character is literal, and the beginning of a number does not match its end');
select is(tests.titles('zebra draf'), array['Zebra draf'], 'editors find drafts');
select is(tests.titles('published'), array['Zebra terbit'], 'English titles match');
select is(tests.found(tests.number_of((select secret from made))), array['complaints'], 'a case is found by its number');
select is(tests.found('zainal zebra'), array['complaints'], 'a case is found by the name of its reporter');
select is(tests.titles('kirana') || tests.titles('tertutup'), '{}', 'confidential names and subjects do not match');
select ok((select bool_and(detail !~ 'Kirana|tertutup') from public.find_records(tests.number_of((select secret from made)))), 'confidential names and subjects are not returned');
select is(tests.found('ze') || tests.titles('pt ze ke'), array['articles', 'clients', 'cms_pages', 'PT Zebra Kencana Jaya'],
  'two letters match the beginning of words in names and titles, but no cases or certificates');
select is(tests.titles('eb') || tests.titles('pt eb') || tests.titles('z') || tests.titles('%a'), '{}', 'two letters do not match within a word, and one letter matches nothing');
select is(tests.titles('ze pu'), array['Zebra terbit'], 'two letters match English titles');
select is(tests.titles('%%%'), '{}', 'pattern characters do not match everything');
select results_eq($$ select kind, title from public.find_records('kuagga') $$,
  $$ values ('faq', 'Apakah kuagga bersertifikat?'), ('legal_products', 'Kuagga dan jasa konstruksi') $$, 'list rows are found by title, published or not, but not in the trash');
select is(tests.titles('kuagga 77/2031') || tests.titles('quagga'), array['Kuagga dan jasa konstruksi', 'Kuagga dan jasa konstruksi'], 'list rows are found by number, year and English name');
select is(tests.titles('ku ag') || tests.titles('ap ku'), array['Apakah kuagga bersertifikat?'], 'two letters match the beginning of words in list rows');
select results_eq($$ select kind, detail from public.find_records('bg001') where kind = 'rl_subclass' $$, $$ select 'rl_subclass', concat_ws(' · ', code, name_en) from public.rl_subclass where code = 'BG001' $$,
  'a subclassification is found by its code');
select tests.use_owner();
update public.legal_products set title = 'Zebu dan jasa konstruksi' where id = tests.id('aturan');
delete from public.faq where question = 'Apakah kuagga bersertifikat?';
select tests.sign_in('edi');
select is(tests.titles('kuagga') || tests.titles('zebu'), array['Zebu dan jasa konstruksi'], 'changing or deleting a row updates the search index');
select tests.sign_in('vivi');
select is(tests.titles('zebu'), array['Zebu dan jasa konstruksi'], 'viewers find list rows');
select throws_ok($$ select * from private.row_titles $$, '42501', null, 'the index of titles cannot be read directly');
select is(tests.found('zebra'), array['articles', 'certificates', 'clients', 'cms_pages'], 'viewers do not find cases');
select is(tests.titles('ze dr') || tests.titles('ze be'), '{}', 'viewers do not find drafts by two letters');
select is(tests.titles('zebra terbit') || tests.titles('zebra draf') || tests.titles('zebra besok'), array['Zebra terbit'],
  'viewers find only published articles');
select tests.sign_in('tanpa');
select throws_ok($$ select * from public.find_records('zebra') $$, '42501', null, 'users without a profile cannot search records');
select tests.sign_out();
select throws_ok($$ select * from public.find_records('zebra') $$, '42501', null, 'visitors cannot search records');
select * from finish();
rollback;
