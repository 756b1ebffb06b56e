begin;
\ir support/actors.psql
select plan(17);
select tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name, kbli_code, kbli_version, kbli_other_code, kbli_other_version) values
  (tests.id('old'), tests.id('cat'), 'ZZ001', 'Gedung Kwarsanium', '98761', '2020', null, null),
  (tests.id('both'), tests.id('cat'), 'ZZ002', 'Jalan Kwarsanium', '98762', '2020', '98772', '2025'),
  (tests.id('turned'), tests.id('cat'), 'ZZ003', 'Menara Kwarsanium', '98773', '2025', '98763', '2020'),
  (tests.id('none'), tests.id('cat'), 'ZZ004', 'Lorong Kwarsanium', null, null, null, null),
  (tests.id('full'), tests.id('cat'), 'ZZ005', 'Kubah Kwarsanium', '98765', '2020', '98755', '2015');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Kwarsanium Uji', '9990000000009');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('c'), tests.id('pt'), tests.id('old'), 'KWZ-1', 'kecil', private.today() - 10, private.today() + 1000);
create function tests.import(options jsonb, variadic given jsonb[]) returns text language sql as $$
  select string_agg(concat_ws(' ', l ->> 'action', l -> 'errors' -> 0 ->> 'column', l -> 'errors' -> 0 ->> 'code'), ', ' order by (l ->> 'line')::integer)
  from public.import_rows('rl_subclass', (select jsonb_agg(jsonb_build_object('line', place, 'values', g)) from unnest(given) with ordinality u (g, place)),
    options) r, jsonb_array_elements(r -> 'rows') l $$;
create function tests.numbers(code text) returns text language sql security definer as $$
  select concat_ws(' ', s.kbli_code, s.kbli_version, s.kbli_other_code, s.kbli_other_version) from public.rl_subclass s where s.code = numbers.code $$;
grant execute on all functions in schema tests to public;

select is(array[private.kbli_pair('2025', '2020', null), private.kbli_pair('2025', '2025', '2020'), private.kbli_pair('2025', '2020', '2025'), private.kbli_pair('2025', null, null),
  private.kbli_pair('2025', '2020', '2015')], '{kbli_other,kbli,kbli_other,kbli,NULL}', 'an edition is assigned to its own pair of columns, or to the first empty pair');

select tests.sign_in('via');
select throws_ok($$ select tests.import('{}', '{"code": "ZZ001", "kbli_2025": "98771"}') $$, '42501', null, 'a viewer cannot import KBLI numbers');
select tests.sign_in('edi');
select is(tests.import('{}', '{"code": "ZZ001", "kbli_2025": "9877"}', '{"code": "ZZ002", "kbli_2025": "98 772"}', '{"code": "ZZ005", "kbli_2025": "98775"}',
    '{"code": "ZZ001", "kbli_2025": "98771", "kbli_other_code": "98755", "kbli_other_version": "2015"}'),
  'error kbli_other_code rl_subclass_kbli_other_code_check, error kbli_other_code rl_subclass_kbli_other_code_check, error kbli_2025 kbli_full, error kbli_2025 kbli_full',
  'an invalid number is reported, and so is one without a free pair of columns');
select is(tests.import('{"mode": "apply", "import_id": "00000000-0000-4000-8000-000000000132", "chunk": 0, "last": true, "total": 4, "file_name": "kbli.csv"}',
    '{"code": "ZZ001", "kbli_2025": "98771"}', '{"code": "ZZ002", "kbli_2025": "98792"}', '{"code": "ZZ003", "kbli_2025": "98793"}', '{"code": "ZZ004", "kbli_2025": "98774"}'),
  'update, update, update, update', 'a file with codes and numbers can be imported');
select is(tests.numbers('ZZ001'), '98761 2020 98771 2025', 'a new number is added to that of the earlier edition');
select is(tests.numbers('ZZ002'), '98762 2020 98792 2025', 'a new number replaces the old one of the same edition');
select is(tests.numbers('ZZ003'), '98793 2025 98763 2020', 'the old number is replaced in either pair of columns');
select is(tests.numbers('ZZ004'), '98774 2025', 'a code without numbers gets its first number');
select is(tests.numbers('ZZ005'), '98765 2020 98755 2015', 'a rejected row is unchanged');
select is(tests.import('{}', '{"code": "ZZ001", "kbli_2025": "98771"}', '{"code": "ZZ001", "kbli_2025": ""}'), 'same, error code duplicate', 'importing the same file again changes nothing');
select is((select concat_ws(' ', c.kbli_code, c.kbli_version, c.kbli_other_code) from public.certificates c where c.number = 'KWZ-1'), '98761 2020', 'a certificate has the number from the time of its issue');

select tests.sign_out();
select results_eq($$ select code, is_close from public.search_scopes('98761') $$, $$ values ('ZZ001', false) $$, 'visitors find a code by its number of the earlier edition');
select results_eq($$ select code, is_close from public.search_scopes('KBLI 98771') $$, $$ values ('ZZ001', false) $$, 'visitors find a code by its number of the new edition');
select results_eq($$ select kbli_version, kbli_other_version from public.search_scopes('98771') $$, $$ values ('2020', '2025') $$, 'both numbers are returned with their edition');
select results_eq($$ select code, is_close from public.search_scopes('98779') $$, $$ values ('ZZ001', true), ('ZZ004', true) $$, 'an unknown number returns codes of its group as close matches');
select results_eq($$ select kbli_code, kbli_version, kbli_other_code from public.check_certificate('KWZ-1') $$, $$ values ('98761', '2020', null::text) $$, 'the check returns the number from the time of issue');
select results_eq($$ select name from public.search_register('98761') $$, array['PT Kwarsanium Uji'], 'the register finds a company by the number from the time of issue');
select * from finish();
rollback;
