begin;
\ir support/actors.psql
select plan(21);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
delete from public.site_settings;
delete from public.navigation_menus;
insert into public.site_settings (site_name) values ('LSBU Uji');

select tests.be_anon();
select results_eq('select site_name from public.site_settings', array['LSBU Uji'], 'visitors read the settings');
select throws_ok($$ update public.site_settings set site_name = 'x' $$, '42501', null, 'and do not change them');
select tests.be('edi');
select is(tests.touched($$ update public.site_settings set site_name = 'x' $$), 0::bigint, 'nor do editors');
select tests.be('ani');
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '42501', null, 'nobody adds a second row through the API');
select throws_ok($$ delete from public.site_settings $$, '42501', null, 'nobody deletes the settings through the API');
select lives_ok($$ update public.site_settings set site = '{"phone": "021-555-0142", "logo_url": "/logo.svg", "socials": {"instagram": "https://instagram.com/x"}}' $$, 'admins change them');
select throws_ok($$ update public.site_settings set site = '{"telefon": "x"}' $$, '23514', null, 'unknown keys are refused');
select throws_ok($$ update public.site_settings set site = '{"portal_url": "javascript:alert(1)"}' $$, '23514', null, 'links are links');
select throws_ok($$ update public.site_settings set site = '{"phone": 21555}' $$, '23514', null, 'texts are texts');
select throws_ok($$ update public.site_settings set site = '[]' $$, '23514', null, 'and the whole is an object');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 150}' $$, '23514', null, 'no more than 100 % off');
select throws_ok($$ update public.site_settings set promo = '{"enabled": true, "percentage": 15, "starts_on": "2026-12-01", "ends_on": "2026-11-30"}' $$, '23514', null, 'a promotion does not end before it starts');
select throws_ok($$ update public.site_settings set deadlines = deadlines - 'appeal_filing_days' $$, '23514', null, 'no deadline is missing');
select throws_ok($$ update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 0}' $$, '23514', null, 'nor zero');
select throws_ok($$ update public.site_settings set privacy = privacy || '{"retention_months": 1.5}' $$, '23514', null, 'months are whole');
select tests.be_owner();
select throws_ok($$ insert into public.site_settings (site_name) values ('Kedua') $$, '23505', null, 'there is one row, whoever writes');

-- Menu: two levels, no circles
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
