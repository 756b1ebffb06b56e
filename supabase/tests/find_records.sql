begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(31);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer'), tests.person('tanpa');
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

select tests.be('edi');
select is(tests.found('zebra'), array['articles', 'certificates', 'clients', 'cms_pages', 'complaints'], 'editors find records of every kind');
select is(tests.titles('zebra kencana'), array['PT Zebra Kencana Jaya'], 'every word counts, also of what is not published');
select is(tests.titles('EBRA KENC'), array['PT Zebra Kencana Jaya'], 'part of a word is enough, whatever its letters');
select is(tests.titles('terbuang'), '{}', 'what is in the trash is not found');
select is(tests.titles('9120304567890'), array['PT Zebra Kencana Jaya'], 'a business number leads to its company');
select results_eq($$ select detail, state from public.find_records('zebra-77') $$, $$ values ('PT Zebra Kencana Jaya', 'kedaluwarsa') $$,
  'a certificate says whose it is and what it is today');
select is(tests.titles('ebra.77'), array['SBU-ZEBRA-77'], 'a certificate is found by the end of its number, whatever stands between its letters');
select is(tests.titles('sbuzebra77'), array['SBU-ZEBRA-77'], 'or by the whole of it without them');
select is(tests.titles('%ra%77') || tests.titles('\_77') || tests.titles('sbu/zebra/7'), '{SBU-ZEBRA-77}', 'signs of patterns are none, and a beginning is no end');
select is(tests.titles('zebra draf'), array['Zebra draf'], 'drafts are for editors');
select is(tests.titles('published'), array['Zebra terbit'], 'English titles are looked through too');
select is(tests.found(tests.number_of((select secret from made))), array['complaints'], 'a case is found by its number');
select is(tests.found('zainal zebra'), array['complaints'], 'or the name of who reported it');
select is(tests.titles('kirana') || tests.titles('tertutup'), '{}', 'but never by a confidential name or subject');
select ok((select bool_and(detail !~ 'Kirana|tertutup') from public.find_records(tests.number_of((select secret from made)))), 'which are not shown either');
select is(tests.found('ze') || tests.titles('pt ze ke'), array['articles', 'clients', 'cms_pages', 'PT Zebra Kencana Jaya'],
  'two letters find names and titles in which a word begins with them, and no cases or certificates');
select is(tests.titles('eb') || tests.titles('pt eb') || tests.titles('z') || tests.titles('%a'), '{}', 'but not in the midst of a word, and one letter is too few');
select is(tests.titles('ze pu'), array['Zebra terbit'], 'English titles count there too');
select is(tests.titles('%%%'), '{}', 'signs of patterns are letters like others');
select results_eq($$ select kind, title from public.find_records('kuagga') $$,
  $$ values ('faq', 'Apakah kuagga bersertifikat?'), ('legal_products', 'Kuagga dan jasa konstruksi') $$, 'rows of lists are found by their titles, published or not, and not in the trash');
select is(tests.titles('kuagga 77/2031') || tests.titles('quagga'), array['Kuagga dan jasa konstruksi', 'Kuagga dan jasa konstruksi'], 'or by number, year and English name');
select is(tests.titles('ku ag') || tests.titles('ap ku'), array['Apakah kuagga bersertifikat?'], 'two letters find how their words begin');
select results_eq($$ select kind, detail from public.find_records('bg001') where kind = 'rl_subclass' $$, $$ select 'rl_subclass', concat_ws(' · ', code, name_en) from public.rl_subclass where code = 'BG001' $$,
  'a subclassification is found by its code');
select tests.be_owner();
update public.legal_products set title = 'Zebu dan jasa konstruksi' where id = tests.id('aturan');
delete from public.faq where question = 'Apakah kuagga bersertifikat?';
select tests.be('edi');
select is(tests.titles('kuagga') || tests.titles('zebu'), array['Zebu dan jasa konstruksi'], 'a change and a deletion are followed');
select tests.be('vivi');
select is(tests.titles('zebu'), array['Zebu dan jasa konstruksi'], 'viewers read lists, and find their rows');
select throws_ok($$ select * from private.row_titles $$, '42501', null, 'titles are read by nobody directly');
select is(tests.found('zebra'), array['articles', 'certificates', 'clients', 'cms_pages'], 'viewers find no cases');
select is(tests.titles('ze dr') || tests.titles('ze be'), '{}', 'nor drafts by two letters');
select is(tests.titles('zebra terbit') || tests.titles('zebra draf') || tests.titles('zebra besok'), array['Zebra terbit'],
  'and of articles only what is published');
select tests.be('tanpa');
select throws_ok($$ select * from public.find_records('zebra') $$, '42501', null, 'who is no staff is refused');
select tests.be_anon();
select throws_ok($$ select * from public.find_records('zebra') $$, '42501', null, 'and so are visitors');
select * from finish();
rollback;
