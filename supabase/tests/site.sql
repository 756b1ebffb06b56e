begin;
\ir support/actors.psql
select plan(35);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
delete from public.site_settings;
delete from public.navigation_menus;
delete from private.privacy_notices;
insert into public.site_settings (site_name) values ('LSBU Uji');

create function tests.version_of(privacy jsonb) returns text language sql set search_path = '' as $$
  update public.site_settings s set privacy = s.privacy || version_of.privacy returning s.privacy ->> 'notice_version' $$;
create function tests.of_this_month(rest text) returns text language sql set search_path = '' as $$
  select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM') || rest $$;
grant execute on all functions in schema tests to public;

select tests.be_anon();
select results_eq('select site_name from public.site_settings', array['LSBU Uji'], 'visitors read the settings');
select throws_ok($$ update public.site_settings set site_name = 'x' $$, '42501', null, 'and do not change them');
select tests.be('edi');
select is(tests.touched($$ update public.site_settings set site_name = 'x' $$), 0::bigint, 'nor do editors');
select tests.be('ani');
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '42501', null, 'nobody adds a second row through the API');
select throws_ok($$ delete from public.site_settings $$, '42501', null, 'nobody deletes the settings through the API');
select lives_ok($$ update public.site_settings set site = '{"phone": "021-555-0142", "logo_url": "/logo.svg", "socials": {"instagram": "https://instagram.com/x"}}' $$, 'admins change them');
select lives_ok($$ update public.site_settings set site = site || '{"icon_url": "/media/a/ikon-512w.png"}' $$, 'an icon is a picture');
select throws_ok($$ update public.site_settings set site = site || '{"icon_url": "javascript:alert(1)"}' $$, '23514', null, 'and no script');
select lives_ok($$ update public.site_settings set site = site || '{"home": {"first_title": "Dekat", "action_text_en": "Ask us."}}' $$, 'the home page has words of its own');
select throws_ok($$ update public.site_settings set site = site || '{"home": {"fourth_title": "x"}}' $$, '23514', null, 'in places that there are');
select throws_ok($$ update public.site_settings set site = site || jsonb_build_object('home', jsonb_build_object('first_text', repeat('x', 501))) $$, '23514', null, 'of some length');
select throws_ok($$ update public.site_settings set site = site || '{"home": ["x"]}' $$, '23514', null, 'each with its name');
select throws_ok($$ update public.site_settings set site = '{"telefon": "x"}' $$, '23514', null, 'unknown keys are refused');
select throws_ok($$ update public.site_settings set site = '{"portal_url": "javascript:alert(1)"}' $$, '23514', null, 'links are links');
select throws_ok($$ update public.site_settings set site = '{"phone": 21555}' $$, '23514', null, 'texts are texts');
select throws_ok($$ update public.site_settings set site = '[]' $$, '23514', null, 'and the whole is an object');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 150}' $$, '23514', null, 'no more than 100 % off');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 15, "starts_on": "2026-12-01", "ends_on": "2026-11-30"}' $$, '23514', null, 'a promotion does not end before it starts');
select throws_ok($$ update public.site_settings set deadlines = deadlines - 'appeal_filing_days' $$, '23514', null, 'no deadline is missing');
select throws_ok($$ update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 0}' $$, '23514', null, 'nor zero');
select throws_ok($$ update public.site_settings set privacy = privacy || '{"retention_months": 1.5}' $$, '23514', null, 'months are whole');

-- The version of the privacy notice changes with its text
select is(tests.version_of('{"retention_months": 12}'), '1', 'another rule leaves the version of the notice');
select is(tests.version_of('{"text": "Kami memakai data Anda."}'), tests.of_this_month(''), 'other words under an old version get a new one');
select is(tests.version_of('{"text_en": "We use your data."}'), tests.of_this_month('.2'), 'so do other words in English');
select is(tests.version_of('{"text": "Untuk hal lain."}'), tests.of_this_month('.3'), 'every time');
select is(tests.version_of('{"text": "Pilihan.", "notice_version": "Edisi 4"}'), 'Edisi 4', 'a version of one''s own choice stays');
select is(tests.version_of('{"text": "Lain.", "notice_version": "1"}'), tests.of_this_month('.4'), 'but not one that stood for other words');
select is(tests.version_of('{"text": "Pilihan.", "notice_version": "Edisi 4"}'), 'Edisi 4', 'words that come back have their version back');
select tests.be_owner();
select results_eq($$ select n.text from private.privacy_notices n where n.version = tests.of_this_month('') $$, array['Kami memakai data Anda.'],
  'the words of an old version are kept');
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '23505', null, 'there is one row, whoever writes');

-- Menu: two levels, no cycles
select tests.be('ani');
insert into public.navigation_menus (id, label, url) values (tests.id('a'), 'A', '#'), (tests.id('b'), 'B', '/');
insert into public.navigation_menus (id, label, url, parent_id) values (tests.id('c'), 'C', '/x', tests.id('a'));
select throws_ok($$ insert into public.navigation_menus (label, url, parent_id) values ('D', '/y', tests.id('c')) $$, '23514', 'At most 2 levels: constraint "navigation_menus_depth"', 'a menu has two levels');
select throws_ok($$ update public.navigation_menus set parent_id = tests.id('b') where id = tests.id('a') $$, '23514', 'At most 2 levels: constraint "navigation_menus_depth"', 'also when a group with entries moves');
select throws_ok($$ update public.navigation_menus set parent_id = tests.id('c') where id = tests.id('a') $$, '23514', null, 'a group is not placed below itself');
select throws_ok($$ insert into public.navigation_menus (label, url) values ('E', 'javascript:void(0)') $$, '23514', null, 'an entry leads to a page, a site or heads a group');
select tests.be('edi');
select throws_ok($$ insert into public.navigation_menus (label, url) values ('F', '/') $$, '42501', null, 'editors do not change the menu');

select * from finish();
rollback;
