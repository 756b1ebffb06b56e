begin;
\ir support/actors.psql
select plan(17);
select tests.person('edi', 'editor'), tests.person('via', 'viewer');
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
  private.kbli_pair('2025', '2020', '2015')], '{kbli_other,kbli,kbli_other,kbli,NULL}', 'an edition belongs to the pair that has it, else to the first that is empty');

select tests.be('via');
select throws_ok($$ select tests.import('{}', '{"code": "ZZ001", "kbli_2025": "98771"}') $$, '42501', null, 'a viewer imports no numbers');
select tests.be('edi');
select is(tests.import('{}', '{"code": "ZZ001", "kbli_2025": "9877"}', '{"code": "ZZ002", "kbli_2025": "98 772"}', '{"code": "ZZ005", "kbli_2025": "98775"}',
    '{"code": "ZZ001", "kbli_2025": "98771", "kbli_other_code": "98755", "kbli_other_version": "2015"}'),
  'error kbli_other_code rl_subclass_kbli_other_code_check, error kbli_other_code rl_subclass_kbli_other_code_check, error kbli_2025 kbli_full, error kbli_2025 kbli_full',
  'a number that is none is refused, and so is one for which there is no room');
select is(tests.import('{"mode": "apply", "import_id": "00000000-0000-4000-8000-000000000132", "chunk": 0, "last": true, "total": 4, "file_name": "kbli.csv"}',
    '{"code": "ZZ001", "kbli_2025": "98771"}', '{"code": "ZZ002", "kbli_2025": "98792"}', '{"code": "ZZ003", "kbli_2025": "98793"}', '{"code": "ZZ004", "kbli_2025": "98774"}'),
  'update, update, update, update', 'a file of codes and numbers is enough');
select is(tests.numbers('ZZ001'), '98761 2020 98771 2025', 'beside the number of the earlier edition');
select is(tests.numbers('ZZ002'), '98762 2020 98792 2025', 'in the place of another number of the same edition');
select is(tests.numbers('ZZ003'), '98793 2025 98763 2020', 'wherever that stands');
select is(tests.numbers('ZZ004'), '98774 2025', 'or alone');
select is(tests.numbers('ZZ005'), '98765 2020 98755 2015', 'what was refused is as it was');
select is(tests.import('{}', '{"code": "ZZ001", "kbli_2025": "98771"}', '{"code": "ZZ001", "kbli_2025": ""}'), 'same, error code duplicate', 'the same file again changes nothing');
select is((select concat_ws(' ', c.kbli_code, c.kbli_version, c.kbli_other_code) from public.certificates c where c.number = 'KWZ-1'), '98761 2020', 'a certificate keeps the number that it was issued with');

select tests.be_anon();
select results_eq($$ select code, is_close from public.search_scopes('98761') $$, $$ values ('ZZ001', false) $$, 'visitors find a code by its earlier number');
select results_eq($$ select code, is_close from public.search_scopes('KBLI 98771') $$, $$ values ('ZZ001', false) $$, 'and by the new one');
select results_eq($$ select kbli_version, kbli_other_version from public.search_scopes('98771') $$, $$ values ('2020', '2025') $$, 'each with its edition');
select results_eq($$ select code, is_close from public.search_scopes('98779') $$, $$ values ('ZZ001', true), ('ZZ004', true) $$, 'a number that nobody recorded leads to its group, as close');
select results_eq($$ select kbli_code, kbli_version, kbli_other_code from public.check_certificate('KWZ-1') $$, $$ values ('98761', '2020', null::text) $$, 'the check shows what the certificate says');
select results_eq($$ select name from public.search_register('98761') $$, array['PT Kwarsanium Uji'], 'and the register finds its company by that');
select * from finish();
rollback;
