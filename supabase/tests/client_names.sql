begin;
\ir support/actors.psql
select plan(43);
select tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('ani', 'admin');
update public.site_settings set certificates = certificates || '{"second_person": false}';
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('s'), tests.id('cat'), 'ZZ001', 'Uji Satu');
insert into public.clients (id, name, legal_form, nib) values
  (tests.id('a'), 'Qwx Pratama', 'CV', '9990000000101'), (tests.id('b'), 'Qwx Lain', 'PT', '9990000000102');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('a'), tests.id('s'), 'QWX-ZZ001-00001', 'kecil', private.today() - 100, private.today() + 900, true);
create function tests.rename(change jsonb, company text default 'a') returns void language sql as $$
  update public.clients c set name = r.name, legal_form = r.legal_form, name_since = r.name_since, name_correction = r.name_correction
  from jsonb_populate_record((select k from public.clients k where k.id = tests.id(company)), change) r where c.id = tests.id(company) $$;
create function tests.former() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', f.legal_form, f.name, private.today() - f.until_on), ', '), '') from public.former_names(tests.id('a')) f $$;
/* Returns the result of checking one row. */
create function tests.checked(kind text, given jsonb) returns jsonb language sql as $$
  select public.import_rows(kind, jsonb_build_array(jsonb_build_object('line', 2, 'values', given))) #> '{rows,0}' $$;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
select throws_ok($$ select tests.rename('{"name": "Qwx Utama"}') $$, 'P0001', 'client.name_day', 'a new name needs a day or a reason');
select throws_ok($$ select tests.rename('{"legal_form": "PT"}') $$, 'P0001', 'client.name_day', 'a new legal form needs a day or a reason');
select throws_ok($$ select tests.rename(jsonb_build_object('name', 'Qwx Utama', 'name_since', private.today() + 1)) $$, 'P0001', 'client.name_day_wrong',
  'a new name from a future day is rejected');
select lives_ok($$ select tests.rename('{"name": "QWX Pratama"}') $$, 'different capitalisation does not count as a new name');
select lives_ok($$ select tests.rename('{"name": "CV. Qwx Pratama"}') $$, 'a legal form in the name does not count as a new name');
select lives_ok($$ select tests.rename('{"name": "Qwx Pertama"}', 'b') $$, 'a company without certificates can be renamed without a day or a reason');
select is_empty($$ select from public.client_names where client_id in (tests.id('a'), tests.id('b')) $$, 'these changes store no former name');
select lives_ok($$ select tests.rename('{"name": "Qwx Pratamma", "name_correction": "Salah ketik"}') $$, 'a correction needs a reason but no day');
select lives_ok($$ select tests.rename('{"name": "Qwx Pratama", "name_correction": "Salah ketik lagi"}') $$, 'a corrected name can be corrected again');
select is(tests.former(), '', 'a corrected spelling is not a former name');
select is((select name_correction from public.clients where id = tests.id('a')), null, 'the reason is not stored with the company');
select results_eq($$ select reason, recorded_name from public.client_names where client_id = tests.id('a') order by recorded_at $$, $$ values ('Salah ketik', 'Edi'), ('Salah ketik lagi', 'Edi') $$,
  'the reason is stored with the user who entered it');
select lives_ok($$ select tests.rename(jsonb_build_object('name', 'Qwx Utama', 'legal_form', 'PT', 'name_since', private.today() - 10)) $$, 'a new name with its day is accepted');
select is(tests.former(), 'CV Qwx Pratama 10', 'visitors can read the former name and the day until which it applied');
select throws_ok($$ select tests.rename(jsonb_build_object('name', 'Qwx Ketiga', 'name_since', private.today() - 12)) $$, 'P0001', 'client.name_day_wrong',
  'a new name from a day before the latest name is rejected');
select throws_ok($$ select tests.rename(jsonb_build_object('name_since', private.today() - 20)) $$, 'P0001', 'client.name_day', 'a different day for the same name needs a reason');
select lives_ok($$ select tests.rename(jsonb_build_object('name_since', private.today() - 20, 'name_correction', 'Menurut akta')) $$, 'a wrong day can be corrected with a reason');
select is(tests.former(), 'CV Qwx Pratama 20', 'visitors can read the corrected day');
select throws_ok($$ update public.client_names set until_on = private.today() $$, '42501', null, 'a former name cannot be changed');
select throws_ok($$ insert into public.client_names (client_id, name, until_on) values (tests.id('a'), 'Palsu', private.today()) $$, '42501', null, 'a former name cannot be inserted directly');

-- Other ways to change a name
select throws_ok($$ select public.bulk_set('clients', '{"legal_form": "CV"}', array[tests.id('a')]) $$, 'P0001', 'bulk.no_field', 'legal forms cannot be changed in bulk');
select is((select r #>> '{rows,0,errors,0,code}' from public.import_rows('clients',
  '[{"line": 2, "values": {"nib": "9990000000101", "name": "Qwx Keempat"}}]', '{"update": true}') r), 'name_day', 'an import reports a new name without a day');
select is((select r #>> '{rows,0,action}' from public.import_rows('clients',
  jsonb_build_array(jsonb_build_object('line', 2, 'values', jsonb_build_object('nib', '9990000000101', 'name', 'Qwx Keempat', 'name_since', private.today() - 1))),
  jsonb_build_object('mode', 'apply', 'import_id', tests.id('i'), 'chunk', 0, 'last', true, 'total', 1, 'file_name', 'x.csv', 'update', true)) r), 'update',
  'an import accepts a new name with its day');
select is(tests.former(), 'PT Qwx Utama 1, CV Qwx Pratama 20', 'an import stores the former name');
select is((select r #>> '{kept,0,reason}' from public.undo_import(tests.id('i')) r), 'published', 'undoing an import does not revert a new name');
select tests.sign_in('ani');
select throws_ok($$ select public.restore_from_audit((select a.id from public.audit_log a where a.row_id = tests.id('a')::text and a.action = 'update'
  and a.after ? 'name' order by a.created_at desc limit 1)) $$, 'P0001', 'client.name_day_wrong', 'restoring an old name from the audit log is refused');

-- Search
select tests.sign_out();
select results_eq($$ select id, name from public.search_register('CV Qwx Pratama') $$, $$ values (tests.id('a'), 'Qwx Keempat') $$, 'the register finds a company by its former name');
select is((select is_close from public.search_register('qwx pratama')), false, 'a match by a former name is exact');
select is((select former_names #>> '{0,name}' from public.search_register('qwx pratama')), 'Qwx Utama', 'the register returns the former names');
select results_eq($$ select number, former_names #>> '{1,name}' from public.check_certificate('Qwx Pratama') $$, $$ values ('QWX-ZZ001-00001', 'Qwx Pratama') $$,
  'the check finds certificates by the former name of their company');
select results_eq($$ select kind, title from public.search_site('qwx pratama') where kind = 'clients' $$, $$ values ('clients', 'Qwx Keempat') $$,
  'the site search finds a company by its former name');
select is_empty($$ select from public.search_register('qwx pratamma') where id = tests.id('a') and not is_close $$, 'a corrected spelling has no exact match');
select tests.sign_in('vivi');
select results_eq($$ select id from public.list_clients('qwx pratama') $$, array[tests.id('a')], 'staff find a company by its former name');
select results_eq($$ select kind, title, detail, state from public.find_records('qwx pratama') $$, $$ values ('clients', 'Qwx Keempat', 'Qwx Pratama', 'formerly') $$,
  'the command palette finds a company by its former name');
select results_eq($$ select title, state from public.find_records('qwx') where kind = 'clients' order by title $$, $$ values ('Qwx Keempat', null), ('Qwx Pertama', null) $$,
  'a company found by its present name is listed once');
select results_eq($$ select company_id, company_name, former_name from public.complaint_subjects('qwx pratama') $$, $$ values (tests.id('a'), 'PT Qwx Keempat', 'CV Qwx Pratama') $$,
  'the complaint form finds a company by its former name');
select results_eq($$ select company_name, former_name from public.complaint_subjects('qwx keempat') $$, $$ values ('PT Qwx Keempat', null) $$, 'a match by the present name returns no former name');

-- Imports of rows with a former name
select tests.sign_in('edi');
select is(tests.checked('certificates', '{"number": "QWX-ZZ001-00002", "nib": "9990000000101", "company": "PT Qwx Utama", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-02", "expires_on": "2027-01-02"}')
  - 'draft', '{"line": 2, "action": "insert", "former_name_of": "PT Qwx Keempat"}', 'a certificate with the NIB and a former name of the company is accepted, with the former name reported');
select is(tests.checked('certificates', '{"number": "QWX-ZZ001-00002", "company": "Qwx Utama", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-02", "expires_on": "2027-01-02"}')
  ->> 'former_name_of', 'PT Qwx Keempat', 'a certificate without a NIB is assigned to the company by its former name');
select is(tests.checked('certificates', '{"number": "QWX-ZZ001-00002", "nib": "9990000000101", "company": "Qwx Pertama", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-02", "expires_on": "2027-01-02"}')
  #>> '{errors,0,code}', 'company_differs', 'the name of another company is rejected');
select is(tests.checked('clients', '{"nib": "9990000000101", "name": "Qwx Utama"}') -> 'errors', '[{"column": "name", "code": "name_former", "name": "PT Qwx Keempat"}]', 'a company row with a former name is reported');
select is(tests.checked('clients', '{"name": "Qwx Pratama"}') #>> '{errors,0,code}', 'name_former', 'a company row without a NIB is matched by a former name');
select tests.sign_out();
select throws_ok('select from public.client_names', '42501', null, 'visitors cannot read the table of former names');
select * from finish();
rollback;
