begin;
\ir support/actors.psql
select plan(27);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');

create function tests.site() returns jsonb language sql immutable as $$ select '{"hosts": ["situs.example.id"], "pages": ["/", "/layanan/alur", "/uji-singkat"],
  "open": ["/cek/"], "rows": {"articles": "/informasi/news/", "cms_pages": "/", "clients": "/informasi/klien/", "rl_subclass": "/layanan/ruang-lingkup/"}}'::jsonb $$;
/* Returns a document with one link per address, each on the text 'ke <address>'. */
create function tests.doc_with_links(variadic addresses text[]) returns jsonb language sql immutable as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_agg(
    jsonb_build_object('type', 'text', 'text', 'ke ' || address, 'marks', jsonb_build_array(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', address))))))))
  from unnest(addresses) address $$;
/* Returns the broken addresses of an article with their reasons, in document order. */
create function tests.reasons(article text) returns text[] language sql as $$
  select coalesce(array_agg(b.address || ' ' || b.reason), '{}') from public.broken_links(tests.site()) b where b.table_name = 'articles' and b.row_label = article $$;
create function tests.article(article text, body jsonb, state text default 'published', since timestamptz default now() - interval '1 day')
returns void language sql as $$
  insert into public.articles (id, slug, title, body, status, published_at) values
    (tests.id(article), 'uji-' || article, article, body, state, case when state = 'published' then since end) $$;
grant execute on all functions in schema tests to public;

-- Link targets
select tests.article('tujuan', tests.doc_with_links('/')), tests.article('draf', tests.doc_with_links('/'), 'draft'), tests.article('arsip', tests.doc_with_links('/'), 'archived'),
  tests.article('nanti', tests.doc_with_links('/'), 'published', now() + interval '2 days'), tests.article('sampah', tests.doc_with_links('/'));
update public.articles set deleted_at = now(), version = version where title = 'sampah';
update public.articles set slug = 'uji-pindah', version = version where title = 'tujuan';
insert into public.cms_pages (slug, title, status, published_at) values ('uji-halaman', 'Halaman', 'published', now() - interval '1 day');
insert into public.media (id, path, mime_type, alt, bytes) values (md5('ada')::uuid, 'lb1/ada.pdf', 'application/pdf', 'Ada', 1), (md5('belum')::uuid, 'lb2/belum.pdf', 'application/pdf', 'Belum', 1);
insert into storage.objects (bucket_id, name) values ('media', 'lb1/ada.pdf');
insert into public.clients (id, name, nib, province, city, is_published) values
  (md5('klien')::uuid, 'PT Uji', '1234567890128', 'Jawa Barat', 'Bandung', true), (md5('tutup')::uuid, 'PT Tutup', '1234567890129', 'Jawa Barat', 'Bandung', false);

-- Reasons
select tests.article('dalam', tests.doc_with_links('/tidak-ada', '/layanan/tidak-ada', '/informasi/news/tidak-ada', '/informasi/news/uji-draf', '/informasi/news/uji-arsip',
  '/informasi/news/uji-nanti', '/informasi/news/uji-sampah', '/media/lb2/belum.pdf', '/media/lb9/tidak-ada.pdf', 'https://situs.example.id/layanan/tidak-ada?x=1',
  '/informasi/klien/' || md5('tutup')::uuid, '/layanan/ruang-lingkup/XX999'));
select tests.article('luar', tests.doc_with_links('https://#', 'https:///x', 'https://?x', 'https://lpjk', 'https://a..id/', 'mailto:budi', 'mailto:budi@', 'mailto:?subject=x', 'tel:kami', 'tel:1'));
select tests.article('baik', tests.doc_with_links('/', '/#atas', '#atas', '#atas', '/layanan/alur', '/layanan/alur/', '/Layanan/Alur', '/layanan/alur?lng=en', '/layanan/alur#tahap', '/cek/SBU%2F1',
  '/uji-singkat', '/uji-halaman', '/uji-halaman?lng=en#x', '/informasi/news/uji-pindah', '/informasi/news/uji-tujuan', '/media/lb1/ada.pdf', '/media/lb1/ada.pdf#page=2',
  'https://situs.example.id', 'http://SITUS.example.id/layanan/alur?x#y', '/informasi/klien/' || md5('klien')::uuid, 'https://lpjk.example.id/a/b?c=d#e', 'https://x.example.id:8443',
  'https://[2001:db8::1]/x', 'https://münchen.example', 'mailto:a@b.example.id?subject=Tanya', 'mailto:a@b.example.id,c@d.example.id', 'tel:+62-21-555%200100', 'tel:112'));
select tests.sign_in('edi');
select is(tests.reasons('dalam'), array['/tidak-ada missing', '/layanan/tidak-ada missing', '/informasi/news/tidak-ada missing', '/informasi/news/uji-draf draft',
  '/informasi/news/uji-arsip archived', '/informasi/news/uji-nanti scheduled', '/informasi/news/uji-sampah trash', '/media/lb2/belum.pdf file', '/media/lb9/tidak-ada.pdf file',
  'https://situs.example.id/layanan/tidak-ada?x=1 missing', '/informasi/klien/' || md5('tutup')::uuid || ' draft', '/layanan/ruang-lingkup/XX999 missing'],
  'broken internal links are listed with their reason, in the order of the text');
select is(tests.reasons('luar'), array['https://# malformed', 'https:///x malformed', 'https://?x malformed', 'https://lpjk malformed', 'https://a..id/ malformed',
  'mailto:budi malformed', 'mailto:budi@ malformed', 'mailto:?subject=x malformed', 'tel:kami malformed', 'tel:1 malformed'], 'malformed external links are listed');
select is(tests.reasons('baik'), '{}', 'valid pages, redirects, anchors, queries, files and other sites are not listed');
select results_eq($$ select b.target_label, b.target_opens_at > now() from public.broken_links(tests.site()) b where b.address = '/informasi/news/uji-nanti' $$,
  $$ values ('nanti', true) $$, 'a link to a scheduled article has its title and publication time');
select results_eq($$ select b.words, b.column_name, b.stage from public.broken_links(tests.site()) b where b.row_label = 'dalam' and b.address = '/tidak-ada' $$,
  $$ values ('ke /tidak-ada', 'body', 'shown') $$, 'a link in a text is listed with its link text');

-- Publication states and dates
select tests.use_owner();
select tests.article('lusa', tests.doc_with_links('/informasi/news/uji-nanti', '/tidak-ada'), 'published', now() + interval '3 days'),
  tests.article('besok', tests.doc_with_links('/informasi/news/uji-nanti'), 'published', now() + interval '1 day'),
  tests.article('tulis', tests.doc_with_links('/informasi/news/uji-nanti', '/informasi/news/uji-draf', '/informasi/news/uji-arsip'), 'draft');
select tests.sign_in('edi');
select is(tests.reasons('lusa'), array['/tidak-ada missing'], 'a scheduled text may link to an article published before it');
select is(tests.reasons('besok'), array['/informasi/news/uji-nanti scheduled'], 'a scheduled text must not link to an article published after it');
select is(tests.reasons('tulis'), array['/informasi/news/uji-arsip archived'], 'a draft may link to drafts and scheduled articles, but not to archived ones');
select tests.use_owner();
insert into public.drafts (table_name, row_id, changes, base_version) select 'articles', tests.id('dalam'),
  jsonb_build_object('body', tests.doc_with_links('/tidak-ada', '/baru-rusak'), 'cover_url', '/media/lb9/sampul.webp'), 1;
insert into public.scheduled_changes (table_name, row_id, changes, publish_at) select 'articles', tests.id('baik'),
  jsonb_build_object('body_en', tests.doc_with_links('/informasi/news/uji-nanti', '/rusak-kelak')), now() + interval '5 days';
select tests.sign_in('edi');
select results_eq($$ select b.address, b.column_name from public.broken_links(tests.site()) b where b.row_id = tests.id('dalam') and b.stage = 'draft' $$,
  $$ values ('/baru-rusak', 'body'), ('/media/lb9/sampul.webp', 'cover_url') $$, 'a working copy lists only broken links that its row does not have');
select results_eq($$ select b.address, b.column_name, b.row_label from public.broken_links(tests.site()) b where b.stage = 'change' $$,
  $$ values ('/rusak-kelak', 'body_en', 'baik') $$, 'a scheduled change is checked as of its publication time');
select tests.use_owner();
update public.articles set status = 'archived', version = version where title = 'luar';
update public.articles set deleted_at = now(), version = version where title = 'dalam';
select tests.sign_in('edi');
select is(tests.reasons('luar') || tests.reasons('dalam'), '{}', 'archived and trashed rows and their working copies are not checked');
select tests.use_owner();
update public.articles set deleted_at = null, version = version where title = 'dalam';
select tests.sign_in('edi');
select is(cardinality(tests.reasons('dalam')), 14, 'a row restored from the trash is checked again');

-- Fields other than document bodies
select tests.sign_in('ani');
insert into public.navigation_menus (label, url) values ('uji menu', '/tidak-ada'), ('uji kelak', '/informasi/news/uji-nanti'), ('uji kepala', '#');
update public.site_settings set promo = promo || '{"target": "/tidak-ada"}',
  site = site || '{"portal_url": "https://portal", "socials": {"instagram": "https://instagram"}}';
insert into public.hero_slides (title, image_url, cta_primary_text, cta_primary_url, cta_secondary_text, cta_secondary_url, is_published) values
  ('uji slide', '/media/lb9/x.webp', 'Satu', '/tidak-ada', 'Dua', '/layanan/alur', false), ('uji gambar', 'drawing:bridge', null, null, null, null, true);
insert into public.faq (question, answer, answer_en) values ('uji tanya', tests.doc_with_links('/tidak-ada'), tests.doc_with_links('/also-gone'));
insert into public.legalitas (title, file_url) values ('uji dokumen', '/media/lb9/akta.pdf');
insert into public.legal_products (kind, number, year, title, file_url) values ('lainnya', 'uji', 2026, 'uji hukum', 'https://jdih');
insert into public.struktur_organisasi (name, position, photo_url) values ('Uji', 'Ketua', '/media/lb9/foto.webp');
insert into public.cms_pages (slug, title, body_en) values ('uji-rusak', 'uji halaman', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
  jsonb_build_object('type', 'image', 'attrs', jsonb_build_object('src', '/media/lb9/peta.webp', 'alt', 'Peta')))));
update public.clients set website = 'https://pt-uji', logo_url = '/media/lb9/logo.webp' where id = md5('klien')::uuid;
select set_eq($$ select b.table_name, coalesce(b.row_label, ''), b.column_name, b.reason, b.stage from public.broken_links(tests.site()) b
  where b.row_label ~ '^(uji|Uji|PT Uji)' or b.table_name = 'site_settings' and b.column_name <> 'site.map_url' $$,
  $$ values ('navigation_menus', 'uji menu', 'url', 'missing', 'shown'), ('navigation_menus', 'uji kelak', 'url', 'scheduled', 'shown'), ('hero_slides', 'uji slide', 'image_url', 'file', 'hidden'),
    ('hero_slides', 'uji slide', 'cta_primary_url', 'missing', 'hidden'), ('faq', 'uji tanya', 'answer', 'missing', 'shown'),
    ('faq', 'uji tanya', 'answer_en', 'missing', 'shown'), ('legalitas', 'uji dokumen', 'file_url', 'file', 'shown'),
    ('legal_products', 'uji hukum', 'file_url', 'malformed', 'shown'), ('struktur_organisasi', 'Uji', 'photo_url', 'file', 'shown'),
    ('cms_pages', 'uji halaman', 'body_en', 'file', 'hidden'), ('clients', 'PT Uji', 'website', 'malformed', 'shown'), ('clients', 'PT Uji', 'logo_url', 'file', 'shown'),
    ('site_settings', (select s.site_name from public.site_settings s), 'promo.target', 'missing', 'shown'),
    ('site_settings', (select s.site_name from public.site_settings s), 'site.portal_url', 'malformed', 'shown'),
    ('site_settings', (select s.site_name from public.site_settings s), 'site.socials.instagram', 'malformed', 'shown') $$,
  'menu, slides, promotion, settings, answers, documents, people, pages and companies are checked');
select is((select b.row_key from public.broken_links(tests.site()) b where b.row_label = 'uji halaman'), 'uji-rusak', 'a page is identified by its slug');
select is((select count(*)::integer from public.broken_links(tests.site()) b where b.stage = 'shown'), public.count_broken_links(tests.site()), 'the count covers only links that visitors can see');

-- Stored links follow changes of their row
select tests.use_owner();
select is((select count(*) from private.content_links l where l.row_id = tests.id('baik') and l.address = '#atas'), 1::bigint, 'an address is stored once per column');
update public.faq set answer = tests.doc_with_links('/layanan/alur') where question = 'uji tanya';
update public.faq set deleted_at = now() where question = 'uji tanya';
select is((select array_agg(l.address order by l.address) from private.content_links l join public.faq f on f.id = l.row_id where f.question = 'uji tanya'),
  array['/also-gone', '/layanan/alur'], 'updating a row updates its stored links');
delete from public.faq where question = 'uji tanya';
select is((select count(*) from private.content_links l where l.table_name = 'faq' and l.address = '/also-gone'), 0::bigint, 'deleting a row deletes its stored links');
select is((select count(*) from private.content_links l where l.table_name = 'hero_slides' and l.address = 'drawing:bridge' and (l.path is not null or l.is_malformed)), 0::bigint,
  'a built-in drawing is not checked as a link');
select is((select array_agg(l.path) from private.links_in('{"url": "//x"}') n cross join lateral (select private.is_malformed_link(n.address)::text as path) l), array['true'],
  'an address without a protocol is malformed');

-- Invalid arguments and permissions
select tests.sign_in('edi');
select throws_ok($$ select * from public.broken_links(null) $$, 'P0001', 'field.invalid', 'missing site addresses are rejected');
select throws_ok($$ select public.count_broken_links('{"hosts": 1, "pages": [], "open": [], "rows": {}}') $$, 'P0001', 'field.invalid', 'incomplete site addresses are rejected');
select throws_ok($$ select public.count_broken_links(jsonb_build_object('hosts', jsonb_build_array(repeat('x', 30000)), 'pages', '[]'::jsonb, 'open', '[]'::jsonb, 'rows', '{}'::jsonb)) $$,
  'P0001', 'field.invalid', 'site addresses larger than 20,000 bytes are rejected');
select lives_ok($$ select * from public.broken_links('{"hosts": [null, 1, {}], "pages": [null, ["x"]], "open": [null, ""], "rows": {"articles": [1], "clients": null}}') $$,
  'entries of unexpected types are ignored');
select tests.sign_in('via');
select throws_ok($$ select * from public.broken_links(tests.site()) $$, '42501', null, 'viewers cannot read the list, which includes drafts');
select tests.sign_in('tom');
select throws_ok($$ select public.count_broken_links(tests.site()) $$, '42501', null, 'users without a profile cannot count broken links');
select tests.sign_out();
select throws_ok($$ select public.count_broken_links(tests.site()) $$, '42501', null, 'visitors cannot count broken links');

select * from finish();
rollback;
