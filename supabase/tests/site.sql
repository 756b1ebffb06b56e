begin;
\ir support/actors.psql
select plan(35);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
delete from public.site_settings;
delete from public.navigation_menus;
delete from private.privacy_notices;
insert into public.site_settings (site_name) values ('LSBU Uji');

create function tests.version_of(privacy jsonb) returns text language sql set search_path = '' as $$
  update public.site_settings s set privacy = s.privacy || version_of.privacy returning s.privacy ->> 'notice_version' $$;
create function tests.monthly_version(rest text) returns text language sql set search_path = '' as $$
  select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM') || rest $$;
grant execute on all functions in schema tests to public;

select tests.sign_out();
select results_eq('select site_name from public.site_settings', array['LSBU Uji'], 'visitors can read the settings');
select throws_ok($$ update public.site_settings set site_name = 'x' $$, '42501', null, 'visitors cannot change the settings');
select tests.sign_in('edi');
select is(tests.affected_rows($$ update public.site_settings set site_name = 'x' $$), 0::bigint, 'editors cannot change the settings');
select tests.sign_in('ani');
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '42501', null, 'admins cannot insert a second row of settings');
select throws_ok($$ delete from public.site_settings $$, '42501', null, 'admins cannot delete the settings');
select lives_ok($$ update public.site_settings set site = '{"phone": "021-555-0142", "logo_url": "/logo.svg", "socials": {"instagram": "https://instagram.com/x"}}' $$, 'admins can change the settings');
select lives_ok($$ update public.site_settings set site = site || '{"icon_url": "/media/a/ikon-512w.png"}' $$, 'a picture is accepted as the icon');
select throws_ok($$ update public.site_settings set site = site || '{"icon_url": "javascript:alert(1)"}' $$, '23514', null, 'a script URL is rejected as the icon');
select lives_ok($$ update public.site_settings set site = site || '{"home": {"first_title": "Dekat", "action_text_en": "Ask us."}}' $$, 'texts of the home page are accepted');
select throws_ok($$ update public.site_settings set site = site || '{"home": {"fourth_title": "x"}}' $$, '23514', null, 'an unknown text of the home page is rejected');
select throws_ok($$ update public.site_settings set site = site || jsonb_build_object('home', jsonb_build_object('first_text', repeat('x', 501))) $$, '23514', null, 'a text of the home page over 500 characters is rejected');
select throws_ok($$ update public.site_settings set site = site || '{"home": ["x"]}' $$, '23514', null, 'texts of the home page without keys are rejected');
select throws_ok($$ update public.site_settings set site = '{"telefon": "x"}' $$, '23514', null, 'unknown keys are rejected');
select throws_ok($$ update public.site_settings set site = '{"portal_url": "javascript:alert(1)"}' $$, '23514', null, 'a script URL is rejected as the portal URL');
select throws_ok($$ update public.site_settings set site = '{"phone": 21555}' $$, '23514', null, 'a phone number that is not a text is rejected');
select throws_ok($$ update public.site_settings set site = '[]' $$, '23514', null, 'a value that is not an object is rejected');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 150}' $$, '23514', null, 'a discount above 100 % is rejected');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 15, "starts_on": "2026-12-01", "ends_on": "2026-11-30"}' $$, '23514', null, 'a promotion that ends before its start is rejected');
select throws_ok($$ update public.site_settings set deadlines = deadlines - 'appeal_filing_days' $$, '23514', null, 'a missing deadline is rejected');
select throws_ok($$ update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 0}' $$, '23514', null, 'a deadline of zero days is rejected');
select throws_ok($$ update public.site_settings set privacy = privacy || '{"retention_months": 1.5}' $$, '23514', null, 'a fractional number of months is rejected');

-- The version of the privacy notice changes with its text
select is(tests.version_of('{"retention_months": 12}'), '1', 'an unrelated setting keeps the version of the notice');
select is(tests.version_of('{"text": "Kami memakai data Anda."}'), tests.monthly_version(''), 'a changed text gets a new version');
select is(tests.version_of('{"text_en": "We use your data."}'), tests.monthly_version('.2'), 'a changed English text gets a new version');
select is(tests.version_of('{"text": "Untuk hal lain."}'), tests.monthly_version('.3'), 'every change of the text gets a new version');
select is(tests.version_of('{"text": "Pilihan.", "notice_version": "Edisi 4"}'), 'Edisi 4', 'a version set by the admin is kept');
select is(tests.version_of('{"text": "Lain.", "notice_version": "1"}'), tests.monthly_version('.4'), 'a version already used for another text is replaced');
select is(tests.version_of('{"text": "Pilihan.", "notice_version": "Edisi 4"}'), 'Edisi 4', 'a text used before gets its old version');
select tests.use_owner();
select results_eq($$ select n.text from private.privacy_notices n where n.version = tests.monthly_version('') $$, array['Kami memakai data Anda.'],
  'the text of an old version is kept');
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '23505', null, 'the database owner cannot insert a second row of settings');

-- Menu: two levels, no cycles
select tests.sign_in('ani');
insert into public.navigation_menus (id, label, url) values (tests.id('a'), 'A', '#'), (tests.id('b'), 'B', '/');
insert into public.navigation_menus (id, label, url, parent_id) values (tests.id('c'), 'C', '/x', tests.id('a'));
select throws_ok($$ insert into public.navigation_menus (label, url, parent_id) values ('D', '/y', tests.id('c')) $$, '23514', 'At most 2 levels: constraint "navigation_menus_depth"', 'a third menu level is rejected');
select throws_ok($$ update public.navigation_menus set parent_id = tests.id('b') where id = tests.id('a') $$, '23514', 'At most 2 levels: constraint "navigation_menus_depth"', 'moving a group with entries below another entry is rejected');
select throws_ok($$ update public.navigation_menus set parent_id = tests.id('c') where id = tests.id('a') $$, '23514', null, 'moving a group below its own entry is rejected');
select throws_ok($$ insert into public.navigation_menus (label, url) values ('E', 'javascript:void(0)') $$, '23514', null, 'a script URL is rejected in the menu');
select tests.sign_in('edi');
select throws_ok($$ insert into public.navigation_menus (label, url) values ('F', '/') $$, '42501', null, 'editors cannot change the menu');

select * from finish();
rollback;
