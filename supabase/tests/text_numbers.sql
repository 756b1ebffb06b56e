begin;
\ir support/actors.psql
select plan(35);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
delete from public.faq;
create function tests.number(wanted text) returns text language sql as $$ select n.id || ' / ' || n.en from public.text_numbers() n where n.name = wanted $$;
create function tests.found(value text, unit text) returns text[] language sql as $$
  select array(select t.kind || ' ' || t.title || ' ' || t.language from public.texts_with(value, unit) t order by 1) $$;
create function tests.version() returns text language sql as $$ select privacy ->> 'notice_version' from public.site_settings $$;
grant execute on all functions in schema tests to public;
update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 10, "appeal_answer_days": 1}', privacy = privacy || '{"retention_months": 36}';

select tests.sign_out();
select is(tests.number('batas_banding'), '10 hari kerja / 10 working days', 'a deadline is returned with its unit');
select is(tests.number('jawaban_banding'), '1 hari kerja / 1 working day', 'an English deadline of one day uses the singular');
select is(tests.number('masa_simpan'), '36 bulan / 36 months', 'the retention period is returned with its unit');
select is(tests.number('masa_berlaku'), '3 tahun / 3 years', 'the validity is read from the certification flow');
select is(tests.number('lama_proses'), '16 hari kerja / 16 working days', 'the processing time is the sum of all stages except yearly ones');
select is(tests.number('tarif_umum'), 'kecil Rp315.000, menengah Rp2.257.500, besar Rp9.450.000, kantor perwakilan BUJK asing Rp17.850.000 / '
  || 'small Rp315,000, medium Rp2,257,500, large Rp9,450,000, representative office of a foreign business Rp17,850,000', 'the fees valid today are returned');
select matches(tests.number('tarif_spesialis'), '^BUJK nasional', 'an acronym keeps its capitals');
select is(tests.number('dasar_tarif'), '713/KPTS/M/2022 / 713/KPTS/M/2022', 'the decree of the fees is returned');
select is(tests.number('tarif_konsultansi'), null, 'a missing value is null');
select is((select count(*) from public.text_numbers()), (select count(distinct name) from public.text_numbers()), 'each placeholder is returned once');

select tests.use_owner();
insert into public.faq (question, answer, question_en, answer_en) values
  ('Sampai kapan banding?', tests.doc('Paling lambat {batas_banding}, biaya {biaya_banding}, {entahlah}.'), 'Until when?', tests.doc('Within {batas_banding}.')),
  ('Diketik', tests.doc('Paling lambat 14 hari kerja, atau 114 hari, atau 14 orang.'), 'Typed', tests.doc('Within 14 working days.'));
select is(private.with_numbers('Paling lambat {batas_banding}, {entahlah}', private.number_values('id')), 'Paling lambat 10 hari kerja, {entahlah}', 'an unknown placeholder is unchanged');
select is(private.with_numbers('{biaya_banding}', private.number_values('en')), '…', 'a placeholder without a value becomes an ellipsis');
select is(private.with_numbers(null, private.number_values('id')), null, 'a null text stays null');
select tests.sign_out();
select is((select count(*) from public.search_site('banding sepuluh OR "10 hari"') s where s.kind = 'faq' and s.title = 'Sampai kapan banding?'), 1::bigint,
  'the site search matches the filled-in text');
select ok((select bool_and(coalesce(s.excerpt, '') !~ '\{(batas|biaya)') from public.search_site('banding', 'id', 50) s), 'search excerpts contain no placeholders');
select throws_ok($$ select * from public.texts_with('14', 'days') $$, '42501', null, 'visitors cannot search texts for a number');

select tests.sign_in('edi');
select is(tests.found('14', 'days'), array['faq Diketik en', 'faq Diketik id'], 'a number with its unit is found in both languages');
select matches((select excerpt from public.texts_with('14', 'days') where language = 'id'), 'lambat 14 hari', 'the excerpt contains the surrounding text');
select is(tests.found('Diketik', 'words'), '{}', 'a search for words does not match titles');
select is(tests.found('(hari', 'words'), '{}', 'pattern characters in a search are literal');
select throws_ok($$ select * from public.texts_with('14|15', 'days') $$, 'P0001', 'field.invalid', 'a number that is not numeric is rejected');
select throws_ok($$ select * from public.texts_with('14', 'weeks') $$, 'P0001', 'field.invalid', 'an unknown unit is rejected');
select throws_ok($$ select * from public.texts_with('3.5', 'rupiah') $$, 'P0001', 'field.invalid', 'a fractional amount is rejected');
select tests.use_owner();
insert into public.faq (question, answer) values
  ('Jumlah', tests.doc('Biayanya Rp 315.000, bukan Rp315.000.000 atau Rp3.315.000.')), ('Dolar', tests.doc('Fee: Rp315,000.')),
  ('Lama', tests.doc('Berlaku 3 tahun, kantor buka Senin  sampai Jumat.'));
insert into public.cms_pages (slug, title, body, status) values ('uji-draf', 'Uji draf', tests.doc('Terbit'), 'draft');
insert into public.drafts (table_name, row_id, changes, base_version)
  select 'cms_pages', p.id, jsonb_build_object('body_en', tests.doc('Within 77 working days.')), 1 from public.cms_pages p where p.slug = 'uji-draf';
select tests.sign_in('edi');
select is(tests.found('315000', 'rupiah'), array['faq Dolar id', 'faq Jumlah id'], 'an amount is found in Indonesian and English notation');
select matches((select excerpt from public.texts_with('315000', 'rupiah') where title = 'Jumlah'), '^Biayanya Rp 315\.000', 'the excerpt shows the amount itself, not a longer number that starts with it');
select is(tests.found('331500', 'rupiah'), '{}', 'part of an amount does not match');
select is(tests.found('3', 'years'), array['faq Lama id'], 'a duration in years is recognised');
select is(tests.found('Senin sampai Jumat', 'words'), array['faq Lama id'], 'words match regardless of the spaces between them');
select is(tests.found('77', 'days'), array['drafts Uji draf en'], 'the draft of a page is searched');
select is(tests.found('315000', 'words'), '{}', 'a search for words does not match numbers in other notations');
select tests.use_owner();
insert into public.hero_slides (title, subtitle, subtitle_en) values ('Slide uji', 'Selesai dalam 88 hari kerja', 'Done in 88 working days');
insert into public.struktur_organisasi (name, position, bio) values ('Uji', 'Manajer uji', 'Menjawab dalam 88 hari kerja.');
insert into public.legalitas (kind, title, description) values ('akta', 'Akta uji', 'Salinan diberikan dalam 88 hari.');
update public.rl_subclass set description_en = 'Assessed in 88 days.' where code = 'BG001';
update public.site_settings set site = site || '{"home": {"first_text": "Rata-rata 88 hari.", "first_text_en": "88 days on average."}}',
  promo = promo || '{"text": "Hanya 88 hari."}', certificates = certificates || '{"dibekukan": "Paling lama 88 hari.", "dibekukan_en": "At most 88 days."}';
select tests.sign_in('edi');
select is(array(select k || ' ' || string_agg(w, ' ' order by w) from unnest(tests.found('88', 'days')) f, split_part(f, ' ', 1) k, right(f, 2) w group by k order by 1),
  array['hero_slides en id', 'home en id', 'legalitas id', 'promotion id', 'rl_subclass en', 'struktur_organisasi id', 'wordings en id'],
  'slides, home page, descriptions, promotion and status texts are searched per language');

-- The version of the notice depends on the text with its placeholders filled in.
select tests.sign_in('ani');
update public.site_settings set privacy = privacy || '{"text": "Disimpan {masa_simpan}, tanyakan ke {email}.", "text_en": "Kept for {masa_simpan}."}';
create temporary table version as select tests.version() as first;
update public.site_settings set deadlines = deadlines || '{"return_days": 5}';
select is(tests.version(), (select first from version), 'a setting outside the notice keeps its version');
update public.site_settings set privacy = privacy || '{"retention_months": 120}';
select isnt(tests.version(), (select first from version), 'another retention period changes the version');
create temporary table second as select tests.version() as version;
update public.site_settings set site = site || '{"email": "lain@example.id"}';
select isnt(tests.version(), (select version from second), 'another contact address changes the version');
select tests.use_owner();
select is((select text || ' | ' || text_en from private.privacy_notices where version = tests.version()),
  'Disimpan 120 bulan, tanyakan ke lain@example.id. | Kept for 120 months.', 'the notice is stored with its placeholders filled in');
select * from finish();
rollback;
