begin;
\ir support/actors.psql
-- With complete data every item is met. Each test then removes one thing and expects its item to fail.
select plan(80);
select tests.add_user('vivi', 'viewer');
create function tests.failed_tests(wanted text) returns text[] language sql as $$
  select array(select t ->> 'test' || ':' || array_to_string(array(select jsonb_array_elements_text(t -> 'missing')), ',')
    from public.compliance_board() b, jsonb_array_elements(b.tests) t where b.code = wanted and t ->> 'is_met' = 'false' order by 1) $$;
create function tests.change_as_owner(change text) returns void language plpgsql as $$
begin
  perform tests.use_owner();
  execute change;
  perform tests.sign_in('vivi');
end $$;
create function tests.heading(words text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'heading', 'attrs', '{"level": 2}'::jsonb,
    'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))) $$;
grant execute on all functions in schema tests to public;
-- Demo content never counts as the body's own content.
select tests.sign_in('vivi');
select is((select count(*) from public.compliance_board() b, jsonb_array_elements(b.tests) t where t ->> 'test' = 'own' and t ->> 'is_met' = 'false'),
  19::bigint, 'demo content never meets the test for own content');
select tests.change_as_owner($$ update public.cms_pages set title = 'Biaya kami' where slug = 'biaya' $$);
select is((select array_agg(b.code order by b.code) from public.compliance_board() b, jsonb_array_elements(b.tests) t
  where t ->> 'test' = 'own' and t ->> 'is_met' = 'true'), array['financing', 'liability'], 'an edited demo page meets the test for own content');
select tests.use_owner();
select is(private.papers_lacking(), array['lisensi', 'akreditasi'], 'demo documents do not count as licence and accreditation');
update private.starter_content set part = 'reference' where part = 'demo';
select is(private.papers_lacking(), '{}', 'licence and accreditation count once they are not demo documents');
-- Adds data that the demo lacks: scheme documents, fees for three natures of work, next year's public holidays, results
-- of visits and the rule of the second person.
delete from public.surveillance_visits where done_on is null and due_on < private.today();
update public.site_settings set certificates = certificates - 'second_person';
update public.rl_subclass set scheme_number = 'S-1', scheme_url = '/media/skema.pdf';
insert into public.fees (nature, qualification, amount) values ('terintegrasi', 'Besar', 1), ('konsultansi', 'Besar', 1), ('konsultansi_spesialis', 'Spesialis', 1);
insert into public.public_holidays (holiday_date, name) select make_date(y, 1 + m % 12, 5 + m), 'Libur' from generate_series(1, 16) m,
  generate_series(extract(year from private.today())::integer, extract(year from private.today())::integer + 1) y on conflict do nothing;
update public.public_holidays set kind = 'nasional';
select tests.sign_in('vivi');

select is((select array_agg(b.code || ' ' || (t ->> 'test')) from public.compliance_board() b, jsonb_array_elements(b.tests) t where t ->> 'is_met' = 'false'),
  null, 'complete data meets every test');
select is((select count(*) from public.compliance_board() b where jsonb_array_length(b.tests) = 0 and not b.is_judged), 0::bigint, 'every item has a check or needs a person’s verdict');

-- Values that look filled in but have no content.
select tests.change_as_owner($$ update public.legalitas set number = 'belum ada' where kind = 'lisensi' $$);
select is(tests.failed_tests('legal_status'), array['paper_numbers:Lisensi Lembaga Sertifikasi Badan Usaha'], 'a licence without a number fails the item on legal status');
select tests.change_as_owner($$ update public.legalitas set number = '999/KPTS/LPJK/2026', title = 'dalam proses' where kind = 'lisensi' $$);
select is(tests.failed_tests('legal_status'), array['paper_numbers:dalam proses'], 'a licence without a title fails the item on legal status');
select tests.change_as_owner($$ update public.legalitas set title = 'Lisensi' where kind = 'lisensi' $$);
select is(tests.failed_tests('legal_status'), '{}', 'a licence with title and number meets the item on legal status');
select tests.change_as_owner($$ update public.struktur_organisasi set bio = 'Menetapkan keputusan. Tidak memutus banding atas keputusannya sendiri.' where bio is not null $$);
select is(tests.failed_tests('organization'), array['appeals_seat:appeals_seat'], 'a position that does not decide appeals fails the organisation item');
select tests.change_as_owner($$ update public.struktur_organisasi set bio = 'Menetapkan keputusan. Memutus banding.' where bio is not null $$);
select is(tests.failed_tests('organization'), '{}', 'a position that decides appeals meets the organisation item');
create temporary table contacts as select site from public.site_settings;
grant select on contacts to public;
select tests.change_as_owner($$ update public.site_settings set site = site || '{"address": "-"}' $$);
select is(tests.failed_tests('contact'), array['contact:address'], 'the address "-" fails the contact item');
select tests.change_as_owner($$ update public.site_settings set site = (select site from contacts) $$);
select is(tests.failed_tests('contact'), '{}', 'the address from the demo meets the contact item');
select tests.change_as_owner($$ insert into public.surveillance_visits (certificate_id, due_on)
  select c.id, private.today() - d from public.certificates c, generate_series(1, 2) d where c.number = 'PNS-BG006-00005' $$);
select is(tests.failed_tests('surveillance'), array['visits:PNS-BG006-00005 (' || private.today() - 2 || ')'], 'an overdue visit fails the surveillance item, with one entry per certificate');
select tests.change_as_owner($$ alter table public.certificates disable trigger user; update public.certificates set is_published = false where number = 'PNS-BG006-00005';
  alter table public.certificates enable trigger user $$);
select is(tests.failed_tests('surveillance'), '{}', 'a visit of a hidden certificate does not count');
select tests.change_as_owner($$ alter table public.certificates disable trigger user; update public.certificates set is_published = true where number = 'PNS-BG006-00005';
  alter table public.certificates enable trigger user; delete from public.surveillance_visits where done_on is null and due_on < private.today() $$);
create temporary table texts as select slug, body, body_en from public.cms_pages;
grant select on texts to public;
select tests.change_as_owner($$ update public.cms_pages set body_en = tests.doc('tbd') where slug = 'hak-kewajiban' $$);
select is(tests.failed_tests('rights') || tests.failed_tests('marks'), array['english:', 'english:'], 'the English text "tbd" fails every item on the page');
select tests.change_as_owner($$ update public.cms_pages set body = tests.heading('Semua pihak dan kewajiban'), body_en = (select body_en from texts where slug = 'hak-kewajiban') where slug = 'hak-kewajiban' $$);
select ok((tests.failed_tests('rights'))[1] like 'subjects:rights,%', 'the word "pihak" in a heading does not count as "hak"');
select tests.change_as_owner($$ update public.cms_pages p set body = x.body from texts x where x.slug = p.slug and p.slug = 'hak-kewajiban' $$);
select is((select array_agg(code order by code) from public.compliance_board() where is_judged),
  array['agreement', 'appeals', 'assessors', 'changes', 'committee_meetings', 'complaints', 'confidentiality', 'financing', 'impartiality', 'liability', 'management_review', 'marks', 'nondiscrimination', 'organization', 'outsourcing', 'privacy', 'records', 'rights', 'rules', 'scheme_changes', 'surveillance'],
  'items without a page or record, and items with a word search, need a person’s verdict');
select is(tests.failed_tests('rights'), '{}', 'the rights item is met again with the text from the demo');

-- Duties that the register and the cases fulfil.
select tests.change_as_owner($$ update public.site_settings set certificates = certificates || '{"second_person": false}' $$);
select is(tests.failed_tests('decisions'), array['second_person:second_person'], 'decisions without the rule of the second person fail the decisions item');
select tests.change_as_owner($$ update public.site_settings set certificates = certificates - 'second_person' $$);
select is(tests.failed_tests('decisions'), '{}', 'the rule of the second person is on by default');
select tests.change_as_owner($$ alter table public.certificates disable trigger user; update public.certificates set decided_on = issued_on + 1 where number = 'PNS-BG002-00022';
  update public.certificates set decided_by = '-' where number = 'PNS-BG006-00005'; alter table public.certificates enable trigger user $$);
select is(tests.failed_tests('decisions'), array['decided:PNS-BG002-00022,PNS-BG006-00005'], 'certificates without a decision before their issue fail the decisions item');
select tests.change_as_owner($$ update public.site_settings set certificates = certificates || '{"second_person": false}' $$);
select is(tests.failed_tests('handling'), '{}', 'the handling item is met without overdue cases and decided appeals');
select tests.change_as_owner($$ alter table public.complaints disable trigger user; alter table public.appeals disable trigger user;
  insert into public.complaints (number, category, relation, subject, description, due_at) values
    ('KEL-A', 'layanan', 'lainnya', 'Uji', 'Uji', now() - interval '1 minute'), ('KEL-B', 'layanan', 'lainnya', 'Uji', 'Uji', now() + interval '1 day') $$);
select is(tests.failed_tests('handling'), array['cases_overdue:1'], 'an overdue complaint fails the handling item, which shows only the count');
select tests.change_as_owner($$ update public.complaints set spam_at = now(), spam_marked_at = now() where number = 'KEL-A' $$);
select is(tests.failed_tests('handling'), '{}', 'spam is not overdue');
select tests.change_as_owner($$ insert into public.appeals (number, status, application_number, decision, decision_date, grounds, relation, subject, outcome, outcome_reason, closed_at)
  values ('BND-A', 'ditolak', 'PNS-1', 'pembekuan', private.today(), 'Uji', 'pemegang_sbu', 'Uji', 'Uji', 'Uji', now()) $$);
select is(tests.failed_tests('handling'), array['appeals_apart:BND-A'], 'an appeal decided without a declaration fails the handling item');
select tests.change_as_owner($$ select tests.add_user('bela', 'editor');
  update public.appeals set declaration = 'Saya tidak terlibat.', decided_by = tests.id('bela') where number = 'BND-A' $$);
select is(tests.failed_tests('handling'), '{}', 'an appeal decided by an uninvolved user meets the handling item');
select tests.change_as_owner($$ alter table public.case_people disable trigger user;
  insert into public.case_people (appeal_id, user_id, role) select a.id, tests.id('bela'), 'assessor' from public.appeals a where a.number = 'BND-A' $$);
select is(tests.failed_tests('handling'), array['appeals_apart:BND-A'], 'an appeal decided by an involved user fails the handling item');
select tests.change_as_owner($$ update public.appeals set decided_by = null, decider_name = 'Dr. BELA, M.H.' where number = 'BND-A' $$);
select is(tests.failed_tests('handling'), array['appeals_apart:BND-A'], 'an appeal decided by an involved person without an account fails the handling item');
select tests.change_as_owner($$ update public.appeals set decider_name = 'Sari Dewi' where number = 'BND-A' $$);
select is(tests.failed_tests('handling'), '{}', 'an appeal decided by an uninvolved person without an account meets the handling item');
select tests.change_as_owner($$ update public.site_settings set letters = letters - 'appeal_signatory' $$);
select is(tests.failed_tests('handling'), array['appeal_signatory:appeal_signatory'], 'appeal letters without a signatory fail the handling item');
select tests.change_as_owner($$ set local session_replication_role = replica;
  update public.certificate_decisions set decider_name = 'Ir. Bagus Prakoso', decided_on = private.today() where sequence = (select max(sequence) from public.certificate_decisions);
  set local session_replication_role = origin;
  update public.site_settings set letters = letters || '{"appeal_signatory": "Bagus Prakoso"}' $$);
select is(tests.failed_tests('handling'), array['appeal_signatory:appeal_signatory'], 'an appeal signatory who takes certification decisions fails the handling item');
select tests.change_as_owner($$ update public.site_settings set letters = letters || '{"appeal_signatory": "Hartini Kusumo"}' $$);
select is(tests.failed_tests('handling'), '{}', 'a different appeal signatory meets the handling item');
select tests.change_as_owner($$ update public.appeals set decider_name = 'Dr. BELA, M.H.' where number = 'BND-A' $$);

select tests.change_as_owner($$ update public.legalitas set valid_until = private.today() - 1 where kind = 'lisensi' $$);
select is(tests.failed_tests('legal_status'), array['licence:lisensi'], 'an expired licence fails the legal status item');
select tests.change_as_owner($$ update public.legalitas set deleted_at = now() where kind = 'akreditasi' $$);
select is(tests.failed_tests('legal_status'), array['accreditation:akreditasi', 'licence:lisensi'], 'an accreditation in the trash fails the legal status item');
select tests.change_as_owner($$ update public.legalitas set is_published = false where kind = 'akta' $$);
select is(tests.failed_tests('legal_status'), array['accreditation:akreditasi', 'deed:akta', 'licence:lisensi'], 'a hidden deed fails the legal status item');
select tests.change_as_owner($$ update public.legalitas set kind = 'lainnya' where kind = 'pernyataan' $$);
select is(tests.failed_tests('impartiality'), array['statement:pernyataan'], 'a missing statement of impartiality fails the impartiality item');
select tests.change_as_owner($$ update public.struktur_organisasi set is_published = false where position ~* 'ketidakberpihakan' $$);
select is(tests.failed_tests('impartiality'), array['committee:committee', 'statement:pernyataan'], 'a missing committee fails the impartiality item');
select tests.change_as_owner($$ update public.struktur_organisasi set bio = null $$);
select is(tests.failed_tests('organization'), array['appeals_seat:appeals_seat', 'deciding:deciding'], 'missing positions for decisions and appeals fail the organisation item');
select tests.change_as_owner($$ delete from public.struktur_organisasi $$);
select is(tests.failed_tests('organization'), array['appeals_seat:appeals_seat', 'deciding:deciding', 'seats:seats'], 'an empty organisation chart fails the organisation item');

select tests.change_as_owner($$ update public.fees set deleted_at = now() where nature = 'spesialis' $$);
select is(tests.failed_tests('fees'), array['fee_each_nature:spesialis'], 'a nature of work without a fee fails the fees item');
select tests.change_as_owner($$ update public.legal_products set status = 'dicabut' where number = '713/KPTS/M/2022' $$);
select is(tests.failed_tests('fees'), array['decrees:713/KPTS/M/2022', 'fee_each_nature:spesialis'], 'a fee with a revoked decree fails the fees item');
select tests.change_as_owner($$ update public.fees set valid_from = private.today() + 1 $$);
select is(tests.failed_tests('fees'), array['fee_each_nature:none'], 'fees that start in the future do not count');

select tests.change_as_owner($$ update public.rl_subclass set scheme_url = null where code in ('BG001', 'BG002') $$);
select is(tests.failed_tests('scheme'), array['scheme_files:BG001,BG002'], 'codes without a scheme document are listed');
select tests.change_as_owner($$ update public.rl_categories set is_published = false $$);
select is(tests.failed_tests('scheme'), array['codes:codes'], 'an empty scope fails the scheme item');
select tests.change_as_owner($$ update public.alur_sertifikasi set is_published = false where title = 'Surveilans' $$);
select is(tests.failed_tests('surveillance'), array['surveillance_stage:stage'], 'a missing surveillance stage fails the surveillance item');
select tests.change_as_owner($$ update public.alur_sertifikasi set deleted_at = now() $$);
select is(tests.failed_tests('process'), array['stages:stages'], 'a missing process fails the process item');

select tests.change_as_owner($$ update public.cms_pages set body = tests.heading('Pemberian dan pemeliharaan') where slug = 'alur' $$);
select is(tests.failed_tests('rules'), array['subjects:extending,reducing,suspending,withdrawing,refusing'], 'missing subjects of the rules are listed');
select is(tests.failed_tests('changes'), array['subjects:duration,ending,publishing,final,told'], 'missing time limits of a suspension are listed');
select tests.change_as_owner($$ update public.cms_pages set body = tests.doc('Kami dibiayai oleh tarif.') where slug = 'biaya' $$);
select is(tests.failed_tests('liability'), array['subjects:liability'], 'a fee page without liability fails the liability item');
select is(tests.failed_tests('financing'), '{}', 'a fee page about financing meets the financing item');
select tests.change_as_owner($$ update public.cms_pages set body = tests.doc('Apa saja.') where slug = 'hak-kewajiban' $$);
select is(cardinality(tests.failed_tests('rights')), 1, 'a page without rights and duties fails the rights item');
select is(tests.failed_tests('marks'), array['subjects:use,scope,misleading,kan,permission,sanction'], 'a page without rules for marks fails the marks item');
select tests.change_as_owner($$ update public.cms_pages set status = 'draft' where slug = 'tentang' $$);
select is(tests.failed_tests('nondiscrimination'), array['english:', 'gaps:', 'page:', 'subjects:nondiscrimination'], 'an unpublished page fails its item');
select is(tests.failed_tests('confidentiality'), array['english:', 'gaps:', 'page:', 'subjects:confidentiality,public,law'], 'an unpublished page fails every item on it');
select is((select has_id from public.compliance_board() where code = 'impartiality'), false, 'an unpublished page counts as incomplete in Indonesian');

select is(tests.failed_tests('complaints'), '{}', 'the complaints item is met before its notice changes');
select tests.change_as_owner($$ update public.site_settings set privacy = privacy || '{"text": "Disimpan 24 bulan.", "text_en": "Kept for 2 years."}' $$);
select is(tests.failed_tests('privacy'), '{}', 'a notice with the correct retention period meets the privacy item');
select tests.change_as_owner($$ update public.site_settings set privacy = privacy || '{"retention_months": 120}' $$);
select is(tests.failed_tests('privacy'), array['retention_agrees:120 id,120 en'], 'a notice with an outdated retention period fails the privacy item');
select tests.change_as_owner($$ update public.site_settings set privacy = privacy || '{"text": "Disimpan {masa_simpan}.", "text_en": ""}' $$);
select is(tests.failed_tests('privacy'), '{}', 'a placeholder for the retention period meets the privacy item');
select tests.change_as_owner($$ update public.site_settings set privacy = privacy || '{"text": "", "retention_months": 24}' $$);
select is(tests.failed_tests('complaints'), array['form:text'], 'a missing notice closes the form and fails the complaints item');
select is(tests.failed_tests('privacy'), array['notice:text'], 'a missing notice fails the privacy item');
select is(tests.failed_tests('tracking'), array['form:text'], 'a closed form fails the tracking item');
select tests.change_as_owner($$ delete from public.public_holidays $$);
select is(cardinality(tests.failed_tests('appeals')), 2, 'missing public holidays fail the appeals item');
select tests.change_as_owner($$ update public.cms_pages set deleted_at = now() where slug = 'prosedur-keluhan-banding' $$);
select ok('page:' = any (tests.failed_tests('complaints')) and 'page:' = any (tests.failed_tests('appeals')), 'a procedure page in the trash fails the complaints and appeals items');
select tests.change_as_owner($$ insert into private.outgoing_mails (kind, case_id, event, given_up_at) values ('contact', gen_random_uuid(), 'received', now()) $$);
select is(tests.failed_tests('tracking'), array['form:text', 'mails:1'], 'undelivered receipts fail the tracking item');
select tests.change_as_owner($$ select public.decide_certificate(id, 'correct', '{"reason": "Uji", "changes": {"scheme_number": null}}') from public.certificates where number = 'PNS-BG002-00002' $$);
select is(tests.failed_tests('register'), array['schemes:PNS-BG002-00002'], 'a certificate without a scheme fails the register item');
select tests.change_as_owner($$ alter table public.certificates disable trigger user; update public.certificates set status_ground = null where number = 'PNS-AR001-00009';
  update public.certificates set suspended_until = private.today() - 1 where number = 'PNS-BG006-00005';
  update public.certificates set suspended_until = null where number = 'PNS-BG002-00022'; alter table public.certificates enable trigger user $$);
select is(tests.failed_tests('validity'), array['grounds:PNS-AR001-00009'], 'a withdrawal without a ground fails the validity item');
select ok('suspensions:PNS-BG002-00022,PNS-BG006-00005' = any (tests.failed_tests('changes')), 'a suspension without an end date or past it fails the changes item');
select is(tests.failed_tests('records'), '{}', 'records kept for two cycles meet the records item');
select tests.change_as_owner($$ update public.site_settings set privacy = privacy || '{"record_months": 60}' $$);
select is(tests.failed_tests('records'), array['record_cycles:60 < 72'], 'records kept for less than two cycles fail the records item');
select tests.change_as_owner($$ update public.cms_pages set body = tests.doc('Hak Anda.') where slug = 'kebijakan-privasi' $$);
select is(tests.failed_tests('records'), array['record_cycles:60 < 72', 'subjects:kept'], 'a privacy page without the retention of records fails the records item');
select tests.change_as_owner($$ delete from public.certificates $$);
select is(tests.failed_tests('register') || tests.failed_tests('validity'), array['entries:entries', 'entries:entries'], 'an empty register fails the register and validity items');
select tests.change_as_owner($$ update public.legal_products set status = 'dicabut' where number ~ '17065' $$);
select is(tests.failed_tests('legal_basis'), array['standard:17065'], 'a withdrawn standard fails the legal basis item');
select tests.change_as_owner($$ update public.site_settings set site = '{"email": "info@example.id"}' $$);
select is(tests.failed_tests('contact'), array['contact:address,phone'], 'a missing address and phone number fail the contact item');
select is((select count(*) from public.compliance_board() b where not exists (select from jsonb_array_elements(b.tests) t where t ->> 'is_met' = 'false')
  and b.code <> 'financing' and not b.code = any (private.attested_duties())), 0::bigint, 'after these changes, every item with checks fails, except financing');

-- Simulates a page published before pages with gaps were refused.
select tests.change_as_owner($$ alter table public.cms_pages disable trigger refuse_gaps;
  update public.cms_pages set body = tests.doc('Kami dibiayai oleh [isi: sumber].') where slug = 'biaya'; alter table public.cms_pages enable trigger refuse_gaps $$);
select is(tests.failed_tests('financing'), array['gaps:'], 'a model text with gaps fails its item');
select tests.use_owner();
select tests.add_user('edi', 'editor');
delete from public.compliance_reviews;
select tests.sign_in('edi');
select public.review_compliance('fees', 'Tarif belum lengkap', null, 'insufficient');
select is((select verdict from public.compliance_board() where code = 'fees'), 'insufficient', 'a review can find an item insufficient');
select throws_ok($$ select public.review_compliance('fees', null, null, 'baik') $$, '23514', null, 'an unknown verdict is rejected');
select is((select changed_at from public.compliance_board() where code = 'tracking'), private.notice_set_at(),
  'settings unrelated to the notice do not change its date');
select * from finish();
rollback;
