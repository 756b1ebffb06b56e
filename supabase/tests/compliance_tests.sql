begin;
\ir support/actors.psql
-- With complete data every item is met. Each test then removes one thing and expects its item to fail.
select plan(53);
select tests.person('vivi', 'viewer');
create function tests.unmet(wanted text) returns text[] language sql as $$
  select array(select t ->> 'test' || ':' || array_to_string(array(select jsonb_array_elements_text(t -> 'missing')), ',')
    from public.compliance_board() b, jsonb_array_elements(b.tests) t where b.code = wanted and t ->> 'is_met' = 'false' order by 1) $$;
create function tests.change(change text) returns void language plpgsql as $$
begin
  perform tests.be_owner();
  execute change;
  perform tests.be('vivi');
end $$;
create function tests.heading(words text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'heading', 'attrs', '{"level": 2}'::jsonb,
    'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))) $$;
grant execute on all functions in schema tests to public;
-- Demo content never counts as the body's own content.
select tests.be('vivi');
select is((select count(*) from public.compliance_board() b, jsonb_array_elements(b.tests) t where t ->> 'test' = 'own' and t ->> 'is_met' = 'false'),
  19::bigint, 'of the demo nothing is the body''s own');
select tests.change($$ update public.cms_pages set title = 'Biaya kami' where slug = 'biaya' $$);
select is((select array_agg(b.code order by b.code) from public.compliance_board() b, jsonb_array_elements(b.tests) t
  where t ->> 'test' = 'own' and t ->> 'is_met' = 'true'), array['financing', 'liability'], 'a page that staff have written anew is');
select tests.be_owner();
select is(private.papers_lacking(), array['lisensi', 'akreditasi'], 'nor has it a licence or an accreditation');
update private.starter_content set part = 'reference' where part = 'demo';
select is(private.papers_lacking(), '{}', 'unless they are its own');
-- Add the data that the demo lacks: scheme documents, fees of three natures and next year's public holidays.
update public.rl_subclass set scheme_number = 'S-1', scheme_url = '/media/skema.pdf';
insert into public.fees (nature, qualification, amount) values ('terintegrasi', 'Besar', 1), ('konsultansi', 'Besar', 1), ('konsultansi_spesialis', 'Spesialis', 1);
insert into public.public_holidays (holiday_date, name) select make_date(y, 1 + m % 12, 5 + m), 'Libur' from generate_series(1, 16) m,
  generate_series(extract(year from private.today())::integer, extract(year from private.today())::integer + 1) y on conflict do nothing;
update public.public_holidays set kind = 'nasional';
select tests.be('vivi');

select is((select array_agg(b.code || ' ' || (t ->> 'test')) from public.compliance_board() b, jsonb_array_elements(b.tests) t where t ->> 'is_met' = 'false'),
  null, 'with everything in place every test of every item is met');
select is((select count(*) from public.compliance_board() b where jsonb_array_length(b.tests) = 0), 0::bigint, 'no item is green without a test');

select tests.change($$ update public.legalitas set valid_until = private.today() - 1 where kind = 'lisensi' $$);
select is(tests.unmet('legal_status'), array['licence:lisensi'], 'an expired licence');
select tests.change($$ update public.legalitas set deleted_at = now() where kind = 'akreditasi' $$);
select is(tests.unmet('legal_status'), array['accreditation:akreditasi', 'licence:lisensi'], 'an accreditation in the trash');
select tests.change($$ update public.legalitas set is_published = false where kind = 'akta' $$);
select is(tests.unmet('legal_status'), array['accreditation:akreditasi', 'deed:akta', 'licence:lisensi'], 'a hidden deed');
select tests.change($$ update public.legalitas set kind = 'lainnya' where kind = 'pernyataan' $$);
select is(tests.unmet('impartiality'), array['statement:pernyataan'], 'a statement that nobody names as one');
select tests.change($$ update public.struktur_organisasi set is_published = false where position ~* 'ketidakberpihakan' $$);
select is(tests.unmet('impartiality'), array['committee:committee', 'statement:pernyataan'], 'no committee');
select tests.change($$ update public.struktur_organisasi set bio = null $$);
select is(tests.unmet('organization'), array['appeals_seat:appeals_seat', 'deciding:deciding'], 'seats of which none decides, or hears appeals');
select tests.change($$ delete from public.struktur_organisasi $$);
select is(tests.unmet('organization'), array['appeals_seat:appeals_seat', 'deciding:deciding', 'seats:seats'], 'no organisation');

select tests.change($$ update public.fees set deleted_at = now() where nature = 'spesialis' $$);
select is(tests.unmet('fees'), array['fee_each_nature:spesialis'], 'a nature without a fee');
select tests.change($$ update public.legal_products set status = 'dicabut' where number = '713/KPTS/M/2022' $$);
select is(tests.unmet('fees'), array['decrees:713/KPTS/M/2022', 'fee_each_nature:spesialis'], 'a revoked decree');
select tests.change($$ update public.fees set valid_from = private.today() + 1 $$);
select is(tests.unmet('fees'), array['fee_each_nature:none'], 'fees that do not count yet are none');

select tests.change($$ update public.rl_subclass set scheme_url = null where code in ('BG001', 'BG002') $$);
select is(tests.unmet('scheme'), array['scheme_files:BG001,BG002'], 'codes without the document of their scheme are named');
select tests.change($$ update public.rl_categories set is_published = false $$);
select is(tests.unmet('scheme'), array['codes:codes'], 'no scope at all');
select tests.change($$ update public.alur_sertifikasi set is_published = false where title = 'Surveilans' $$);
select is(tests.unmet('surveillance'), array['surveillance_stage:stage'], 'no surveillance');
select tests.change($$ update public.alur_sertifikasi set deleted_at = now() $$);
select is(tests.unmet('process'), array['stages:stages'], 'no stages');

select tests.change($$ update public.cms_pages set body = tests.heading('Pemberian dan pemeliharaan') where slug = 'alur' $$);
select is(tests.unmet('rules'), array['subjects:extending,reducing,suspending,withdrawing,refusing'], 'rules that are left out are named');
select is(tests.unmet('changes'), array['subjects:duration,ending,publishing,final,told'], 'so are time limits of a suspension');
select tests.change($$ update public.cms_pages set body = tests.doc('Kami dibiayai oleh tarif.') where slug = 'biaya' $$);
select is(tests.unmet('liability'), array['subjects:liability'], 'nothing on liability');
select is(tests.unmet('financing'), '{}', 'financing is told all the same');
select tests.change($$ update public.cms_pages set body = tests.doc('Apa saja.') where slug = 'hak-kewajiban' $$);
select is(cardinality(tests.unmet('rights')), 1, 'any words are no rights and duties');
select is(tests.unmet('marks'), array['subjects:use,scope,misleading,kan,permission,sanction'], 'nor rules for marks');
select tests.change($$ update public.cms_pages set status = 'draft' where slug = 'tentang' $$);
select is(tests.unmet('nondiscrimination'), array['gaps:', 'page:', 'subjects:nondiscrimination'], 'a page taken back');
select is(tests.unmet('confidentiality'), array['gaps:', 'page:', 'subjects:confidentiality,public,law'], 'takes every item on it along');
select is((select has_id from public.compliance_board() where code = 'impartiality'), false, 'and shows in no language');

select is(tests.unmet('complaints'), '{}', 'complaints are sound so far');
select tests.change($$ update public.site_settings set privacy = privacy || '{"text": "Disimpan 24 bulan.", "text_en": "Kept for 2 years."}' $$);
select is(tests.unmet('privacy'), '{}', 'a notice that types the retention in, and agrees with it');
select tests.change($$ update public.site_settings set privacy = privacy || '{"retention_months": 120}' $$);
select is(tests.unmet('privacy'), array['retention_agrees:120 id,120 en'], 'no longer, once the retention is another');
select tests.change($$ update public.site_settings set privacy = privacy || '{"text": "Disimpan {masa_simpan}.", "text_en": ""}' $$);
select is(tests.unmet('privacy'), '{}', 'by its name it always does');
select tests.change($$ update public.site_settings set privacy = privacy || '{"text": "", "retention_months": 24}' $$);
select is(tests.unmet('complaints'), array['form:text'], 'a closed form');
select is(tests.unmet('privacy'), array['notice:text'], 'for want of a notice');
select is(tests.unmet('tracking'), array['form:text'], 'and there is nothing to track');
select tests.change($$ delete from public.public_holidays $$);
select is(cardinality(tests.unmet('appeals')), 2, 'deadlines that count holidays as working days');
select tests.change($$ update public.cms_pages set deleted_at = now() where slug = 'prosedur-keluhan-banding' $$);
select ok('page:' = any (tests.unmet('complaints')) and 'page:' = any (tests.unmet('appeals')), 'a procedure in the trash');
select tests.change($$ insert into private.outgoing_mails (kind, case_id, event, given_up_at) values ('contact', gen_random_uuid(), 'received', now()) $$);
select is(tests.unmet('tracking'), array['form:text', 'mails:1'], 'receipts that never arrived');
select tests.change($$ update public.certificates set scheme_number = ' ' where number = 'PNS-BG002-00002' $$);
select is(tests.unmet('register'), array['schemes:PNS-BG002-00002'], 'a certificate that names no scheme');
select tests.change($$ alter table public.certificates disable trigger user; update public.certificates set status_ground = null where number = 'PNS-AR001-00009';
  update public.certificates set suspended_until = private.today() - 1 where number = 'PNS-BG006-00005';
  update public.certificates set suspended_until = null where number = 'PNS-BG002-00022'; alter table public.certificates enable trigger user $$);
select is(tests.unmet('validity'), array['grounds:PNS-AR001-00009'], 'a withdrawal for no kind of reason');
select ok('suspensions:PNS-BG002-00022,PNS-BG006-00005' = any (tests.unmet('changes')), 'suspensions without an end, or past it');
select is(tests.unmet('records'), '{}', 'records are kept for two cycles');
select tests.change($$ update public.site_settings set privacy = privacy || '{"record_months": 60}' $$);
select is(tests.unmet('records'), array['record_cycles:60 < 72'], 'shorter than two cycles');
select tests.change($$ update public.cms_pages set body = tests.doc('Hak Anda.') where slug = 'kebijakan-privasi' $$);
select is(tests.unmet('records'), array['record_cycles:60 < 72', 'subjects:kept'], 'and nothing said of it');
select tests.change($$ delete from public.certificates $$);
select is(tests.unmet('register') || tests.unmet('validity'), array['entries:entries', 'entries:entries'], 'an empty register');
select tests.change($$ update public.legal_products set status = 'dicabut' where number ~ '17065' $$);
select is(tests.unmet('legal_basis'), array['standard:17065'], 'without the standard');
select tests.change($$ update public.site_settings set site = '{"email": "info@example.id"}' $$);
select is(tests.unmet('contact'), array['contact:address,phone'], 'no address, no phone');
select is((select count(*) from public.compliance_board() b where not exists (select from jsonb_array_elements(b.tests) t where t ->> 'is_met' = 'false')
  and b.code <> 'financing'), 0::bigint, 'item by item the board has turned red');

-- Simulates a page published before pages with gaps were refused.
select tests.change($$ alter table public.cms_pages disable trigger refuse_gaps;
  update public.cms_pages set body = tests.doc('Kami dibiayai oleh [isi: sumber].') where slug = 'biaya'; alter table public.cms_pages enable trigger refuse_gaps $$);
select is(tests.unmet('financing'), array['gaps:'], 'a model text with gaps is not finished');
select tests.be_owner();
select tests.person('edi', 'editor');
delete from public.compliance_reviews;
select tests.be('edi');
select public.review_compliance('fees', 'Tarif belum lengkap', null, 'insufficient');
select is((select verdict from public.compliance_board() where code = 'fees'), 'insufficient', 'a person may find it insufficient');
select throws_ok($$ select public.review_compliance('fees', null, null, 'baik') $$, '23514', null, 'there are two verdicts');
select is((select changed_at from public.compliance_board() where code = 'tracking'), private.notice_set_at(),
  'settings that have nothing to do with the notice end no review of what rests on it');
select * from finish();
rollback;
