begin;
\ir support/actors.psql
select plan(37);
create function tests.first_key(query text, language text default 'id') returns text language sql as $$ select s.key from public.search_site(query, language, 1) s $$;
create function tests.record_site_search(query text) returns void language sql as $$ select public.note_lost_search(query) $$;
create function tests.record_scope_search(query text) returns void language sql as $$ select public.note_lost_scope(query) $$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.add_user('editor', 'editor'), tests.add_user('viewer', 'viewer');
insert into public.articles (id, slug, title, title_en, excerpt, body, body_en, status, published_at) values
  (tests.id('a1'), 't-zirkon', 'Zirkonium dan pendaftaran sertifikat', 'Zirconium and registering certificates', 'Ringkas', tests.doc('Kalimat tentang kwarsanium'), tests.doc('A sentence on quartzite'), 'published', now() - interval '1 day'),
  (tests.id('a2'), 't-zirkon-nanti', 'Zirkonium nanti', null, null, tests.doc('x'), null, 'published', now() + interval '1 day'),
  (tests.id('a3'), 't-zirkon-draf', 'Zirkonium draf', null, null, tests.doc('x'), null, 'draft', null);
insert into public.faq (id, question, answer, is_published) values
  (tests.id('f1'), 'Apakah kwarsanium perlu?', tests.doc('Zirkonium tidak perlu'), true), (tests.id('f2'), 'Zirkonium tersembunyi?', tests.doc('x'), false);
insert into public.cms_pages (id, slug, title, status, deleted_at) values
  (tests.id('p1'), 'visi-misi-uji', 'Visi zirkonium', 'published', null), (tests.id('p2'), 'uji-dibuang', 'Zirkonium dibuang', 'published', now());
insert into public.clients (id, name, is_published) values (tests.id('k1'), 'PT Zirkonium Jaya', true), (tests.id('k2'), 'PT Zirkonium Gaib', false);

select tests.sign_out();
select set_eq($$ select kind, id from public.search_site('zirkonium') $$,
  $$ values ('articles', tests.id('a1')), ('faq', tests.id('f1')), ('cms_pages', tests.id('p1')), ('clients', tests.id('k1')) $$,
  'visitors find only published rows: no drafts, scheduled, trashed or hidden ones');
select ok((select rank from public.search_site('zirkonium') where kind = 'articles') > (select rank from public.search_site('zirkonium') where kind = 'faq'), 'a match in the title ranks above one in the text');
select results_eq($$ select key from public.search_site('zirkonium') where kind = 'articles' $$, array['t-zirkon'], 'a result contains the key of its page');
select results_eq($$ select id from public.search_site('kwarsanium') where kind = 'articles' $$, array[tests.id('a1')], 'the body is searched');
select results_eq($$ select id from public.search_site('daftar zirkonium') where kind = 'articles' $$, array[tests.id('a1')], 'Indonesian words are stemmed: daftar finds pendaftaran');
select results_eq($$ select id from public.search_site('zirko') where kind = 'articles' $$, array[tests.id('a1')], 'the beginning of a word matches');
select results_eq($$ select title from public.search_site('quartzite', 'en') where kind = 'articles' $$, array['Zirconium and registering certificates'], 'an English search matches English texts');
select results_eq($$ select title from public.search_site('zirkonium', 'en-GB') where kind = 'cms_pages' $$, array['Visi zirkonium'], 'an English search falls back to Indonesian texts without a translation');
select is_empty($$ select * from public.search_site('paragraph') where id in (tests.id('a1'), tests.id('f1')) $$, 'node names of a document do not match');
select is_empty($$ select * from public.search_site('z') $$, 'a single letter has no results');
select lives_ok($$ select * from public.search_site(e'\' or 1=1 -- & | ! ( :* %') $$, 'query syntax in a search has no effect');
select lives_ok($$ select * from public.search_site(repeat('zirkonium ', 2000), null, 100000) $$, 'a long search does not fail, and a null language means Indonesian');
select ok((select count(*) from public.search_site('sertifikat', 'id', 2)) <= 2, 'the number of results is limited');
-- Finds the pages of the site by Indonesian and English terms, and tolerates typing errors.
select results_eq($$ select tests.first_key(w) from unnest(array['perpanjang SBU', 'logo KAN', 'komplain', 'pengaduan', 'alamat', 'jam kerja', 'harga', 'struktur', 'banding', 'complaint', 'organisasi', 'lacak', 'cek']) with ordinality t (w, n) order by n $$,
  array['alur', 'hak-kewajiban', 'keluhan', 'keluhan', 'kontak', 'kontak', 'biaya', 'struktur-organisasi', 'banding', 'keluhan', 'struktur-organisasi', 'lacak', 'cek'], 'everyday Indonesian words find the page of their service');
select results_eq($$ select tests.first_key(w, 'en') from unnest(array['complaint', 'appeal', 'tracking', 'check', 'contact', 'organisation', 'price', 'renew certificate', 'opening hours', 'keluhan']) with ordinality t (w, n) order by n $$,
  array['keluhan', 'banding', 'lacak', 'cek', 'kontak', 'struktur-organisasi', 'biaya', 'alur', 'kontak', 'keluhan'], 'everyday English words find the page of their service');
select ok(exists (select from public.search_site('kwarsanuim') where id = tests.id('f1')), 'a misspelled word is found');
select ok((select bool_and(s.meant is null and not s.is_part) from public.search_site('zirkonium') s), 'a correct word is not corrected');
select results_eq($$ select s.meant from public.search_site('komplian', 'id', 1) s $$, array['komplain'], 'two swapped letters count as one typo');
select results_eq($$ select title from public.search_site('quartzite') where kind = 'articles' $$, array['Zirkonium dan pendaftaran sertifikat'], 'an English word finds an article with its Indonesian title');
select ok((select bool_and(s.is_part) and count(*) > 0 from public.search_site('zirkonium xylofon') s), 'results that match only some words are marked');
select results_eq($$ select tests.first_key('bagaimana cara perpanjang SBU') $$, array['alur'], 'filler words of a question are ignored');
select is_empty($$ select * from public.search_site('<b>') union all select * from public.search_site('C++ %_\') $$, 'a single letter between symbols has no results');

-- Certificate and case numbers
select tests.use_owner();
select is(private.typing_distance('komplian', 'komplain') + private.typing_distance('jembtan', 'jembatan') + private.typing_distance('', 'ab') + private.typing_distance('sama', 'sama'), 4, 'the typing distance counts typos');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
select tests.id('k1'), (select id from public.rl_subclass where code = 'BG001'), 'UJI/ZZ 0091-77', 'kecil', private.today() - 5, private.today() + 900, true;
select tests.sign_out();
select results_eq($$ select kind, key from public.search_site('ujizz009177') $$, $$ values ('certificates', 'UJI/ZZ 0091-77') $$, 'a certificate number is found regardless of separators');
select results_eq($$ select kind, key from public.search_site('kel 2026 000001') $$, $$ values ('case_numbers', 'KEL-2026-000001') $$, 'a case number is recognised');
select results_eq($$ select key from public.search_site('BND-2031-999999') $$, array['BND-2031-999999'], 'an unknown case number is recognised');

-- Searches without results
select set_config('request.method', 'POST', true);
select tests.record_site_search(w) from unnest(array['Xylofon  Kwik', 'xylofon kwik', 'zirkonium', '0812 3456 7890', 'budi@contoh.example', 'xy 12a4', 'kata yang panjang sekali dan bukan sebuah pencarian lagi', '<script>alert(1)</script>']) w;
select throws_ok($$ select * from public.lost_searches() $$, '42501', null, 'visitors cannot list searches without results');
select throws_ok($$ select * from private.lost_searches $$, '42501', null, 'visitors cannot read the table of searches without results');
select tests.sign_in('editor');
select results_eq($$ select words, times from public.lost_searches() $$, $$ values ('xylofon kwik', 2) $$,
  'short searches without results are recorded with their count, except those with numbers or personal data');
select tests.sign_out();
select tests.record_scope_search(w) from unnest(array['Xylofon kwik', 'xylofon kwik', 'waterproofing', 'gedung', '41012']) w;
select tests.sign_in('editor');
select results_eq($$ select words, times, sought_in from public.lost_searches() $$,
  $$ values ('xylofon kwik', 2, 'scopes'), ('xylofon kwik', 2, 'site'), ('waterproofing', 1, 'scopes') $$, 'scope searches are counted separately, and close matches count as no result');
select public.settle_lost_search(l.words, 'scopes') from public.lost_searches() l where l.sought_in = 'scopes';
select lives_ok($$ select public.settle_lost_search('xylofon kwik') $$, 'an editor can settle a search');
select is((select count(*) from public.lost_searches()), 0::bigint, 'a settled search is not listed');
select tests.sign_in('viewer');
select throws_ok($$ select public.settle_lost_search('xylofon kwik') $$, '42501', null, 'viewers cannot settle a search');
select tests.use_owner();
insert into private.lost_searches (words, times) select 'uji ' || translate(n::text, '0123456789', 'abcdefghij'), 3 from generate_series(1, 700) n;
select tests.record_site_search('xylofon pertama');
select is((select count(*) from private.lost_searches), 500::bigint, 'at most 500 searches are kept');
select ok(exists (select from private.lost_searches where words = 'xylofon pertama'), 'the newest search is kept');
select is((select count(*) from information_schema.columns where table_schema = 'private' and table_name = 'lost_searches'), 4::bigint, 'the table has no column for personal data');

select tests.use_owner();
set local enable_seqscan = off;
select matches((select string_agg(line, e'\n') from tests.plan_of($$ select article_id from private.article_search k
  where k.words_id @@ to_tsquery('simple', 'x') $$) line), 'article_search_words_id', 'the article search uses its index');

select * from finish();
rollback;
