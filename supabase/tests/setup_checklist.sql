begin;
\ir support/actors.psql
select plan(27);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
update auth.users set email_confirmed_at = null where id = tests.id('edi');
delete from public.app_users where id not in (tests.id('ani'), tests.id('edi'));
create function tests.done(wanted text) returns boolean language sql as $$
  select c.is_done from public.setup_checklist() c where c.step = wanted $$;
create function tests.lacks(wanted text) returns text[] language sql as $$
  select c.missing from public.setup_checklist() c where c.step = wanted $$;
grant execute on all functions in schema tests to public;
update public.site_settings set site = '{"phone": "021-555-0100"}', privacy = privacy || '{"text": " "}', letters = '{}';
delete from public.cms_pages;
delete from public.fees;
delete from public.legalitas;
delete from public.public_holidays;

select tests.be('ani');
select results_eq('select step from public.setup_checklist()',
  array['demo', 'logo', 'contacts', 'letters', 'licence', 'fees', 'pages', 'notice', 'holidays', 'mail', 'second_admin', 'two_factor'], 'the steps in their order');
select is((select count(*) from public.setup_checklist() where is_done), 0::bigint, 'an empty site has done none of them');
select is(tests.lacks('contacts'), array['address', 'email', 'work_hours'], 'what is missing is named');
select is(tests.lacks('letters'), array['legal_name', 'signatory', 'post'], 'so is what letters are signed with');
select is(cardinality(tests.lacks('pages')), 9, 'nine pages are mandatory');
select is(tests.lacks('notice'), array['text', 'page'], 'a notice is words and a page');

select tests.be_owner();
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
select tests.be('ani');
select ok(tests.done('logo') and tests.done('contacts') and tests.done('fees'), 'logo, contacts and fees are seen');
select ok(tests.done('letters'), 'letters with a signatory are');
select is(tests.lacks('licence'), array['lisensi'], 'a licence that has run out is none, and no other paper stands for it');
select ok(extract(year from private.today())::text = any (tests.lacks('holidays')), 'fifteen holidays are no year');
select tests.be_owner();
insert into public.public_holidays (holiday_date, name, kind) values (make_date(extract(year from private.today())::integer, 12, 24), 'Cuti', 'cuti_bersama');
select tests.be('ani');
select ok(extract(year from private.today())::text = any (tests.lacks('holidays')), 'joint leave does not make them up');
select tests.be_owner();
insert into public.public_holidays (holiday_date, name) values (make_date(extract(year from private.today())::integer, 12, 25), 'Natal');
select tests.be('ani');
select ok('visi-misi' = any (tests.lacks('pages')) and 'alur' = any (tests.lacks('pages')), 'a page needs both languages, and to be published');
select ok(not 'tentang' = any (tests.lacks('pages')), 'one that has them is done');
select ok(not extract(year from private.today())::text = any (tests.lacks('holidays')), 'a year with sixteen is entered');

select is(tests.lacks('notice'), array['page'], 'words alone are no notice');
select tests.be_owner();
insert into public.cms_pages (slug, title, body, status) values ('kebijakan-privasi', 'Kebijakan privasi', tests.doc('Isi'), 'published');
select tests.be('ani');
select ok(tests.done('notice'), 'words and a page are');
select ok(not tests.done('mail'), 'whether mail works is not known before one was sent');
select tests.be_owner();
insert into private.outgoing_mails (kind, case_id, event) values ('contact', gen_random_uuid(), 'received');
update private.outgoing_mails set sent_at = now() where sent_at is null;
delete from private.outgoing_mails;
select tests.be('ani');
select ok(tests.done('mail'), 'once one was sent it is known, also when that mail is long forgotten');

select tests.be_owner();
select tests.person('dua', 'ADMIN');
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  values (gen_random_uuid(), tests.id('dua'), 'telepon', 'totp', 'verified', 'x', now(), now());
update auth.users set email_confirmed_at = null where id = tests.id('dua');
select tests.be('ani');
select ok(not tests.done('second_admin'), 'somebody who was only invited is no second admin');
select tests.be_owner();
update auth.users set email_confirmed_at = now() where id = tests.id('dua');
select tests.be('ani');
select ok(tests.done('second_admin'), 'a second admin is seen');
select ok(not tests.done('two_factor'), 'another admin''s second factor is not mine');

select lives_ok('select public.dismiss_setup()', 'an admin puts the list away');
select ok((select bool_and(dismissed_at is not null) from public.setup_checklist()), 'for everybody');
select lives_ok('select public.dismiss_setup(false)', 'and brings it back');
select ok((select bool_and(dismissed_at is null) from public.setup_checklist()), 'as it was');
select tests.be('edi');
select throws_ok('select * from public.setup_checklist()', '42501', null, 'editors do not see it');
select throws_ok('select public.dismiss_setup()', '42501', null, 'nor put it away');
select * from finish();
rollback;
