begin;
\ir support/actors.psql
select plan(35);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer');
delete from public.faq;
create function tests.number(wanted text) returns text language sql as $$ select n.id || ' / ' || n.en from public.text_numbers() n where n.name = wanted $$;
create function tests.found(value text, unit text) returns text[] language sql as $$
  select array(select t.kind || ' ' || t.title || ' ' || t.language from public.texts_with(value, unit) t order by 1) $$;
create function tests.version() returns text language sql as $$ select privacy ->> 'notice_version' from public.site_settings $$;
grant execute on all functions in schema tests to public;
update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 10, "appeal_answer_days": 1}', privacy = privacy || '{"retention_months": 36}';

select tests.be_anon();
select is(tests.number('batas_banding'), '10 hari kerja / 10 working days', 'a deadline comes with its unit');
select is(tests.number('jawaban_banding'), '1 hari kerja / 1 working day', 'and in English with its number');
select is(tests.number('masa_simpan'), '36 bulan / 36 months', 'so does the retention');
select is(tests.number('masa_berlaku'), '3 tahun / 3 years', 'the validity is that of the certification flow');
select is(tests.number('lama_proses'), '16 hari kerja / 16 working days', 'the way to a certificate is the sum of its stages, without what returns each year');
select is(tests.number('tarif_umum'), 'kecil Rp315.000, menengah Rp2.257.500, besar Rp9.450.000, kantor perwakilan BUJK asing Rp17.850.000 / '
  || 'small Rp315,000, medium Rp2,257,500, large Rp9,450,000, representative office of a foreign business Rp17,850,000', 'fees are those of the day');
select matches(tests.number('tarif_spesialis'), '^BUJK nasional', 'an acronym keeps its capitals');
select is(tests.number('dasar_tarif'), '713/KPTS/M/2022 / 713/KPTS/M/2022', 'with the decree that sets them');
select is(tests.number('tarif_konsultansi'), null, 'what is not there has no value');
select is((select count(*) from public.text_numbers()), (select count(distinct name) from public.text_numbers()), 'each name is there once');

select tests.be_owner();
insert into public.faq (question, answer, question_en, answer_en) values
  ('Sampai kapan banding?', tests.doc('Paling lambat {batas_banding}, biaya {biaya_banding}, {entahlah}.'), 'Until when?', tests.doc('Within {batas_banding}.')),
  ('Diketik', tests.doc('Paling lambat 14 hari kerja, atau 114 hari, atau 14 orang.'), 'Typed', tests.doc('Within 14 working days.'));
select is(private.fill_text('Paling lambat {batas_banding}, {entahlah}', 'id'), 'Paling lambat 10 hari kerja, {entahlah}', 'names of nobody stay');
select is(private.fill_text('{biaya_banding}', 'en'), '…', 'a value that is not there is a gap');
select is(private.fill_text(null, 'id'), null, 'nothing stays nothing');
select tests.be_anon();
select is((select count(*) from public.search_site('banding sepuluh OR "10 hari"') s where s.kind = 'faq' and s.title = 'Sampai kapan banding?'), 1::bigint,
  'the search finds what visitors read');
select ok((select bool_and(coalesce(s.excerpt, '') !~ '\{(batas|biaya)') from public.search_site('banding', 'id', 50) s), 'and shows no name in braces');
select throws_ok($$ select * from public.texts_with('14', 'days') $$, '42501', null, 'visitors do not look through texts');

select tests.be('edi');
select is(tests.found('14', 'days'), array['faq Diketik en', 'faq Diketik id'], 'texts with the old number are found in both languages, and only with its unit');
select matches((select excerpt from public.texts_with('14', 'days') where language = 'id'), 'lambat 14 hari', 'with the words around it');
select is(tests.found('Diketik', 'words'), '{}', 'titles are no texts');
select is(tests.found('(hari', 'words'), '{}', 'what is looked for is no pattern');
select throws_ok($$ select * from public.texts_with('14|15', 'days') $$, 'P0001', 'field.invalid', 'a number is a number');
select throws_ok($$ select * from public.texts_with('14', 'weeks') $$, 'P0001', 'field.invalid', 'and has a unit that is known');
select throws_ok($$ select * from public.texts_with('3.5', 'rupiah') $$, 'P0001', 'field.invalid', 'an amount is digits');
select tests.be_owner();
insert into public.faq (question, answer) values
  ('Jumlah', tests.doc('Biayanya Rp 315.000, bukan Rp315.000.000 atau Rp3.315.000.')), ('Dolar', tests.doc('Fee: Rp315,000.')),
  ('Lama', tests.doc('Berlaku 3 tahun, kantor buka Senin  sampai Jumat.'));
insert into public.cms_pages (slug, title, body, status) values ('uji-draf', 'Uji draf', tests.doc('Terbit'), 'draft');
insert into public.drafts (table_name, row_id, changes, base_version)
  select 'cms_pages', p.id, jsonb_build_object('body_en', tests.doc('Within 77 working days.')), 1 from public.cms_pages p where p.slug = 'uji-draf';
select tests.be('edi');
select is(tests.found('315000', 'rupiah'), array['faq Dolar id', 'faq Jumlah id'], 'an amount is found in either writing');
select matches((select excerpt from public.texts_with('315000', 'rupiah') where title = 'Jumlah'), '^Biayanya Rp 315\.000', 'and no larger one that begins like it');
select is(tests.found('331500', 'rupiah'), '{}', 'nor a part of one');
select is(tests.found('3', 'years'), array['faq Lama id'], 'a validity is found in years');
select is(tests.found('Senin sampai Jumat', 'words'), array['faq Lama id'], 'words are found whatever blanks stand between them');
select is(tests.found('77', 'days'), array['drafts Uji draf en'], 'the working copy of a page is looked through too');
select is(tests.found('315000', 'words'), '{}', 'words mean what is written');
select tests.be_owner();
insert into public.hero_slides (title, subtitle, subtitle_en) values ('Slide uji', 'Selesai dalam 88 hari kerja', 'Done in 88 working days');
insert into public.struktur_organisasi (name, position, bio) values ('Uji', 'Manajer uji', 'Menjawab dalam 88 hari kerja.');
insert into public.legalitas (kind, title, description) values ('akta', 'Akta uji', 'Salinan diberikan dalam 88 hari.');
update public.rl_subclass set description_en = 'Assessed in 88 days.' where code = 'BG001';
update public.site_settings set site = site || '{"home": {"first_text": "Rata-rata 88 hari.", "first_text_en": "88 days on average."}}',
  promo = promo || '{"text": "Hanya 88 hari."}', certificates = certificates || '{"dibekukan": "Paling lama 88 hari.", "dibekukan_en": "At most 88 days."}';
select tests.be('edi');
select is(array(select k || ' ' || string_agg(w, ' ' order by w) from unnest(tests.found('88', 'days')) f, split_part(f, ' ', 1) k, right(f, 2) w group by k order by 1),
  array['hero_slides en id', 'home en id', 'legalitas id', 'promotion id', 'rl_subclass en', 'struktur_organisasi id', 'wordings en id'],
  'slides, words of the home page, descriptions, promotion and the words about a status are looked through, each in its language');

-- The version of the notice depends on the text with its placeholders filled in.
select tests.be('ani');
update public.site_settings set privacy = privacy || '{"text": "Disimpan {masa_simpan}, tanyakan ke {email}.", "text_en": "Kept for {masa_simpan}."}';
create temporary table version as select tests.version() as first;
update public.site_settings set deadlines = deadlines || '{"return_days": 5}';
select is(tests.version(), (select first from version), 'what the notice does not name changes nothing in it');
update public.site_settings set privacy = privacy || '{"retention_months": 120}';
select isnt(tests.version(), (select first from version), 'another retention makes another version');
create temporary table second as select tests.version() as version;
update public.site_settings set site = site || '{"email": "lain@example.id"}';
select isnt(tests.version(), (select version from second), 'so does another address to ask at');
select tests.be_owner();
select is((select text || ' | ' || text_en from private.privacy_notices where version = tests.version()),
  'Disimpan 120 bulan, tanyakan ke lain@example.id. | Kept for 120 months.', 'the words are kept as they were read');
select * from finish();
rollback;
