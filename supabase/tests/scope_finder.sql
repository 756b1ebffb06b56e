begin;
\ir support/actors.psql
select plan(12);
insert into public.rl_categories (id, code, name, name_en, nature, is_published) values
  (tests.id('c1'), 'ZA', 'Zirkonika', 'Zirconics', 'umum', true), (tests.id('c2'), 'ZB', 'Zirkonika lain', null, 'spesialis', true),
  (tests.id('c3'), 'ZC', 'Zirkonika gaib', null, 'umum', false);
insert into public.rl_subclass (id, category_id, code, name, name_en, kbli_code, kbli_version, description, is_published, deleted_at) values
  (tests.id('s1'), tests.id('c1'), 'ZA001', 'Menara Kwarsanium', 'Quartzite towers', '98761', '2020', 'Juga untuk lampion raksasa', true, null),
  (tests.id('s2'), tests.id('c2'), 'ZB002', 'Lorong Kwarsanium', null, '98761', '2020', null, true, null),
  (tests.id('s3'), tests.id('c1'), 'ZA003', 'Kwarsanium tersembunyi', null, null, null, null, false, null),
  (tests.id('s4'), tests.id('c1'), 'ZA004', 'Kwarsanium dibuang', null, null, null, null, true, now()),
  (tests.id('s5'), tests.id('c3'), 'ZC005', 'Kwarsanium gaib', null, null, null, null, true, null);

select tests.sign_out();
select results_eq($$ select code from public.search_scopes('za 1') $$, array['ZA001'], 'a code is found without its leading zeros');
select results_eq($$ select code from public.search_scopes('98761') $$, array['ZA001', 'ZB002'], 'a KBLI code finds every code that has it');
select set_eq($$ select code from public.search_scopes('kwarsanium') $$, array['ZA001', 'ZB002'], 'hidden codes, trash and codes of hidden classifications are not found');
select results_eq($$ select code, is_close from public.search_scopes('kwarsnium menaa') $$, $$ values ('ZA001', true) $$, 'a misspelled word is found as a close match');
select results_eq($$ select code, is_close from public.search_scopes('menara kwarsanium') $$, $$ values ('ZA001', false) $$, 'all words must match');
select results_eq($$ select code from public.search_scopes('quartzite') $$, array['ZA001'], 'English words match');
select results_eq($$ select code from public.search_scopes('lampion') $$, array['ZA001'], 'words of the description match');
select results_eq($$ select code from public.search_scopes('kwarsanium', 'zb') $$, array['ZB002'], 'results can be filtered by classification');
select results_eq($$ select code from public.search_scopes('kwarsanium', null, 'umum') $$, array['ZA001'], 'results can be filtered by nature of work');
select is_empty($$ select * from public.search_scopes('  ') $$, 'a blank search has no results');
select is_empty($$ select * from public.search_scopes(e'%\' or 1=1 -- ( :*') $$, 'special characters have no effect');
select lives_ok($$ select * from public.search_scopes(repeat('kwarsanium ', 2000)) $$, 'a long search does not fail');
select * from finish();
rollback;
