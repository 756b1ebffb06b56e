begin;
\ir support/actors.psql
select plan(14);
insert into public.articles (id, slug, title, title_en, excerpt, body, body_en, status, published_at) values
  (tests.id('a1'), 't-zirkon', 'Zirkonium dan pendaftaran sertifikat', 'Zirconium and registering certificates', 'Ringkas', tests.doc('Kalimat tentang kwarsanium'), tests.doc('A sentence on quartzite'), 'published', now() - interval '1 day'),
  (tests.id('a2'), 't-zirkon-nanti', 'Zirkonium nanti', null, null, tests.doc('x'), null, 'published', now() + interval '1 day'),
  (tests.id('a3'), 't-zirkon-draf', 'Zirkonium draf', null, null, tests.doc('x'), null, 'draft', null);
insert into public.faq (id, question, answer, is_published) values
  (tests.id('f1'), 'Apakah kwarsanium perlu?', tests.doc('Zirkonium tidak perlu'), true), (tests.id('f2'), 'Zirkonium tersembunyi?', tests.doc('x'), false);
insert into public.cms_pages (id, slug, title, status, deleted_at) values
  (tests.id('p1'), 'visi-misi-uji', 'Visi zirkonium', 'published', null), (tests.id('p2'), 'uji-dibuang', 'Zirkonium dibuang', 'published', now());
insert into public.clients (id, name, is_published) values (tests.id('k1'), 'PT Zirkonium Jaya', true), (tests.id('k2'), 'PT Zirkonium Gaib', false);

select tests.be_anon();
select set_eq($$ select kind, id from public.search_site('zirkonium') $$,
  $$ values ('articles', tests.id('a1')), ('faq', tests.id('f1')), ('cms_pages', tests.id('p1')), ('clients', tests.id('k1')) $$,
  'visitors find what is published: no draft, no schedule, no trash, nothing hidden');
select ok((select rank from public.search_site('zirkonium') where kind = 'articles') > (select rank from public.search_site('zirkonium') where kind = 'faq'), 'a hit in the heading comes before one in the text');
select results_eq($$ select path from public.search_site('zirkonium') where kind = 'articles' $$, array['/informasi/news/t-zirkon'], 'a hit says where to read it');
select results_eq($$ select id from public.search_site('kwarsanium') where kind = 'articles' $$, array[tests.id('a1')], 'the body is searched');
select results_eq($$ select id from public.search_site('daftar zirkonium') where kind = 'articles' $$, array[tests.id('a1')], 'Indonesian words are stemmed: daftar finds pendaftaran');
select results_eq($$ select id from public.search_site('zirko') where kind = 'articles' $$, array[tests.id('a1')], 'the beginning of a word is enough');
select results_eq($$ select title from public.search_site('quartzite', 'en') where kind = 'articles' $$, array['Zirconium and registering certificates'], 'English reads the English twins');
select results_eq($$ select title from public.search_site('zirkonium', 'en-GB') where kind = 'cms_pages' $$, array['Visi zirkonium'], 'and Indonesian where there is no twin');
select is_empty($$ select * from public.search_site('paragraph') where id in (tests.id('a1'), tests.id('f1')) $$, 'the structure of a document is not text');
select is_empty($$ select * from public.search_site('z') $$, 'one letter finds nothing');
select lives_ok($$ select * from public.search_site(e'\' or 1=1 -- & | ! ( :* %') $$, 'signs are no syntax');
select lives_ok($$ select * from public.search_site(repeat('zirkonium ', 2000), null, 100000) $$, 'a long question is cut, a null language is Indonesian');
select ok((select count(*) from public.search_site('sertifikat', 'id', 2)) <= 2, 'no more than asked for');
select tests.be_owner();
set local enable_seqscan = off;
select matches((select string_agg(line, e'\n') from tests.plan_of($$ select article_id from private.article_search k
  where k.words_id @@ to_tsquery('simple', 'x') $$) line), 'article_search_words_id', 'the search of articles has an index to use');

select * from finish();
rollback;
