begin;
\ir support/actors.psql
select plan(27);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
update auth.users set email_confirmed_at = null where id = tests.id('edi');
delete from public.app_users where id not in (tests.id('ani'), tests.id('edi'));
create function tests.done(wanted text) returns boolean language sql as $$
  select c.is_done from public.setup_checklist() c where c.step = wanted $$;
create function tests.missing(wanted text) returns text[] language sql as $$
  select c.missing from public.setup_checklist() c where c.step = wanted $$;
grant execute on all functions in schema tests to public;
update public.site_settings set site = '{"phone": "021-555-0100"}', privacy = privacy || '{"text": " "}', letters = '{}';
delete from public.cms_pages;
delete from public.fees;
delete from public.legalitas;
delete from public.public_holidays;

select tests.sign_in('ani');
select results_eq('select step from public.setup_checklist()',
  array['demo', 'logo', 'contacts', 'letters', 'licence', 'fees', 'pages', 'notice', 'holidays', 'mail', 'second_admin', 'two_factor'], 'steps are listed in order');
select is((select count(*) from public.setup_checklist() where is_done), 0::bigint, 'an empty site has no completed step');
select is(tests.missing('contacts'), array['address', 'email', 'work_hours'], 'missing contacts are listed');
select is(tests.missing('letters'), array['legal_name', 'signatory', 'post'], 'missing data of letters is listed');
select is(cardinality(tests.missing('pages')), 9, 'nine mandatory pages are missing');
select is(tests.missing('notice'), array['text', 'page'], 'the notice requires a text and a page');

select tests.use_owner();
update public.site_settings set site = '{"logo_url": "/media/logo.png", "address": "Jalan Contoh 1", "phone": "021-555-0100", "email": "info@example.id", "work_hours": "08.00"}';
update public.site_settings set letters = '{"legal_name": "PT Contoh", "signatory": "Rina Wijaya", "post": "Direktur"}';
update public.site_settings set privacy = privacy || '{"text": "Kami memakai data ini untuk menjawab."}';
insert into public.legalitas (title, kind, valid_until) values ('Lisensi', 'lisensi', private.today() - 1), ('Akreditasi', 'akreditasi', null), ('Akta', 'akta', null);
insert into public.fees (nature, qualification, amount) select nature, 'Kecil', 1000 from unnest('{umum,spesialis,terintegrasi,konsultansi,konsultansi_spesialis}'::text[]) nature;
insert into public.cms_pages (slug, title, title_en, body, body_en, status) values
  ('tentang', 'Tentang', 'About', tests.doc('Isi'), tests.doc('Text'), 'published'),
  ('visi-misi', 'Visi', 'Vision', tests.doc('Isi'), null, 'published'),
  ('alur', 'Alur', 'Process', tests.doc('Isi'), tests.doc('Text'), 'draft');
insert into public.public_holidays (holiday_date, name) select make_date(extract(year from private.today())::integer, 1 + m % 12, 5 + m), 'Libur' from generate_series(1, 15) m;
select tests.sign_in('ani');
select ok(tests.done('logo') and tests.done('contacts') and tests.done('fees'), 'logo, contacts and fees are complete');
select ok(tests.done('letters'), 'letters with a signatory are complete');
select is(tests.missing('licence'), array['lisensi'], 'expired licences and documents of other kinds do not count');
select ok(extract(year from private.today())::text = any (tests.missing('holidays')), 'fifteen holidays are not enough for a year');
select tests.use_owner();
insert into public.public_holidays (holiday_date, name, kind) values (make_date(extract(year from private.today())::integer, 12, 24), 'Cuti', 'cuti_bersama');
select tests.sign_in('ani');
select ok(extract(year from private.today())::text = any (tests.missing('holidays')), 'joint leave does not count as a holiday');
select tests.use_owner();
insert into public.public_holidays (holiday_date, name) values (make_date(extract(year from private.today())::integer, 12, 25), 'Natal');
select tests.sign_in('ani');
select ok('visi-misi' = any (tests.missing('pages')) and 'alur' = any (tests.missing('pages')), 'an unpublished or untranslated page is incomplete');
select ok(not 'tentang' = any (tests.missing('pages')), 'a published page in both languages is complete');
select ok(not extract(year from private.today())::text = any (tests.missing('holidays')), 'sixteen holidays complete a year');

select is(tests.missing('notice'), array['page'], 'a notice without its page is incomplete');
select tests.use_owner();
insert into public.cms_pages (slug, title, body, status) values ('kebijakan-privasi', 'Kebijakan privasi', tests.doc('Isi'), 'published');
select tests.sign_in('ani');
select ok(tests.done('notice'), 'a notice with text and page is complete');
select ok(not tests.done('mail'), 'the mail step is incomplete before the first mail');
select tests.use_owner();
insert into private.outgoing_mails (kind, case_id, event) values ('contact', gen_random_uuid(), 'received');
update private.outgoing_mails set sent_at = now() where sent_at is null;
delete from private.outgoing_mails;
select tests.sign_in('ani');
select ok(tests.done('mail'), 'the mail step stays complete after the mail was deleted');

select tests.use_owner();
select tests.add_user('dua', 'ADMIN');
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  values (gen_random_uuid(), tests.id('dua'), 'telepon', 'totp', 'verified', 'x', now(), now());
update auth.users set email_confirmed_at = null where id = tests.id('dua');
select tests.sign_in('ani');
select ok(not tests.done('second_admin'), 'an invited admin does not count as a second admin');
select tests.use_owner();
update auth.users set email_confirmed_at = now() where id = tests.id('dua');
select tests.sign_in('ani');
select ok(tests.done('second_admin'), 'a confirmed second admin counts');
select ok(not tests.done('two_factor'), 'another admin’s second factor does not count');

select lives_ok('select public.dismiss_setup()', 'an admin can dismiss the checklist');
select ok((select bool_and(dismissed_at is not null) from public.setup_checklist()), 'the checklist is dismissed');
select lives_ok('select public.dismiss_setup(false)', 'an admin can restore the checklist');
select ok((select bool_and(dismissed_at is null) from public.setup_checklist()), 'the checklist is restored');
select tests.sign_in('edi');
select throws_ok('select * from public.setup_checklist()', '42501', null, 'editors cannot read the checklist');
select throws_ok('select public.dismiss_setup()', '42501', null, 'editors cannot dismiss the checklist');
select * from finish();
rollback;
