begin;
\ir support/actors.psql
select plan(66);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib, city, deleted_at) values
  (tests.id('satu'), 'PT Qwx Satu', '9990000000001', 'Medan', null), (tests.id('dua'), 'PT Qwx Dua', null, 'Medan', null),
  (tests.id('dua-b'), 'PT Qwx Dua', null, 'Padang', null), (tests.id('buang'), 'PT Qwx Buang', '9990000000003', null, now());

/* Helpers for one row of a file, the dry-run result of one row, and an import in a single part. */
create function tests.row(line integer, "values" jsonb) returns jsonb language sql as $$
  select jsonb_build_object('line', line, 'values', "values") $$;
create function tests.check(kind text, "values" jsonb, options jsonb default '{}') returns text language sql as $$
  select concat_ws(' ', r -> 'rows' -> 0 ->> 'action', (select string_agg(e ->> 'column' || ':' || (e ->> 'code'), ' ' order by e ->> 'column', e ->> 'code')
    from jsonb_array_elements(r -> 'rows' -> 0 -> 'errors') e))
  from public.import_rows(kind, jsonb_build_array(tests.row(2, "values")), options) r $$;
create function tests.apply(import text, kind text, rows jsonb, options jsonb default '{}') returns jsonb language sql as $$
  select public.import_rows(kind, rows, jsonb_build_object('mode', 'apply', 'import_id', tests.id(import), 'chunk', 0, 'last', true,
    'total', greatest(jsonb_array_length(rows), 1), 'file_name', import || '.csv') || options) $$;
create function tests.counts(answer jsonb) returns text language sql as $$
  select concat_ws(' ', answer ->> 'insert', answer ->> 'update', answer ->> 'same', answer ->> 'error') $$;
grant execute on all functions in schema tests to public;

-- Permissions
select tests.sign_in('via');
select throws_ok($$ select public.import_rows('clients', '[]') $$, '42501', null, 'a viewer cannot check rows');
select throws_ok($$ select tests.apply('v', 'clients', jsonb_build_array(tests.row(2, '{"name": "PT V"}'))) $$, '42501', null, 'a viewer cannot import rows');
select throws_ok($$ select public.undo_import(gen_random_uuid()) $$, '42501', null, 'a viewer cannot undo an import');
select is_empty('select * from public.imports', 'a viewer cannot see imports');
select tests.sign_in('tom');
select throws_ok($$ select public.import_rows('clients', '[]') $$, '42501', null, 'a user without a profile cannot check rows');
select tests.sign_out();
select throws_ok($$ select public.import_rows('clients', '[]') $$, '42501', null, 'a visitor cannot check rows');

-- Companies: matched by NIB, otherwise by name and city
select tests.sign_in('edi');
select throws_ok($$ select public.import_rows('articles', '[]') $$, '22023', null, 'a table without imports is rejected');
select throws_ok($$ select public.import_rows('clients', '[{"line": 1}]') $$, '22023', null, 'a row without values is rejected');
select is(tests.check('clients', '{"name": "PT Baru", "nib": "9990000000009"}'), 'insert', 'an unknown NIB inserts a company');
select is(tests.check('clients', '{"nib": "9990000000001", "city": "Binjai"}'), 'update', 'a known NIB updates its company, even without a name');
select is(tests.check('clients', '{"nib": "9990000000001", "name": " PT Qwx Satu ", "city": null}'), 'same', 'extra spaces and empty cells change nothing');
select is(tests.check('clients', '{"name": "pt qwx dua", "city": "padang"}'), 'update', 'without a NIB a company is matched by name and city');
select is(tests.check('clients', '{"name": "PT Qwx Dua", "nib": "9990000000008", "city": "Medan"}'), 'update', 'a NIB is added to a company that has none');
select is(tests.check('clients', '{"name": "PT Qwx Dua"}'), 'error name:ambiguous', 'a name shared by two companies is ambiguous');
select is(tests.check('clients', '{"name": "PT Qwx Dua", "city": "Aceh"}'), 'insert', 'the same name in another city inserts a company');
select is(tests.check('clients', '{"nib": "12", "website": "javascript:x"}'),
  'error name:required nib:clients_nib_check website:clients_website_check', 'all violated table checks are reported together');
select is(tests.check('clients', '{"name": "PT X", "is_published": "mungkin"}'), 'error is_published:bad_boolean', 'a value of the wrong type is reported');
select is(tests.check('clients', '{"name": "PT X", "id": "00000000-0000-0000-0000-000000000001", "deleted_at": "2026-01-01"}'), 'insert', 'columns that cannot be imported are ignored');
select is(tests.check('clients', '{"nib": "9990000000003"}'), 'error nib:in_trash', 'a company in the trash is reported');
select is(tests.check('clients', '{"nib": "9990000000003"}', '{"restore": true}'), 'update', 'a company in the trash is restored if the option is set');
select is(tests.check('clients', '{"nib": "9990000000001", "city": "Binjai"}', '{"update": false}'), 'error nib:exists', 'an existing company is reported if updates are off');
select is((select string_agg(coalesce(r -> 'errors' -> 0 ->> 'line', '-'), ' ') from jsonb_array_elements(public.import_rows('clients', jsonb_build_array(
    tests.row(2, '{"name": "PT A", "nib": "9990000000011"}'), tests.row(3, '{"name": "PT B", "nib": "9990000000011"}'),
    tests.row(4, '{"name": "pt a"}'), tests.row(5, '{"name": "PT C"}'), tests.row(6, '{"name": "PT C"}'))) -> 'rows') r),
  '- 2 2 - 5', 'a repeated company is reported with the line of its first row');

-- Certificates
select is(tests.check('certificates', '{"number": "Q-1", "nib": "9990000000001", "subclass_code": "zz001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}'),
  'insert', 'a certificate is matched to its company and subclassification');
select is(tests.check('certificates', '{"number": "Q-1", "company": "PT QWX SATU", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2024-02-29", "expires_on": "2026-01-01", "status": "kedaluwarsa"}'),
  'insert', 'a certificate is matched by company name, and an expired one is accepted');
select is(tests.check('certificates', '{"number": "Q-1", "nib": "9990000000077", "subclass_code": "ZZ999", "qualification": "mikro", "issued_on": "2026-02-30", "expires_on": "2029-01-01", "status": "kedaluwarsa"}'),
  'error issued_on:bad_date nib:company_unknown qualification:certificates_qualification_check status:not_expired subclass_code:subclass_unknown', 'all errors of a certificate row are reported');
select is(tests.check('certificates', '{"number": "Q-1", "company": "PT Qwx Dua", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2025-01-01"}'),
  'error company:company_ambiguous expires_on:certificates_dates_in_order', 'an ambiguous company name and an expiry before the issue are reported');
select is(tests.check('certificates', '{"number": "Q-1", "nib": "9990000000003", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}'),
  'error nib:company_in_trash subclass_code:required', 'a company in the trash and a missing subclassification are reported');
select is(public.import_rows('certificates', jsonb_build_array(tests.row(2, '{"number": "Q-1", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01", "company": "CV Qwx Tiga"}'))) -> 'rows' -> 0 -> 'errors',
  '[{"column": "company", "code": "company_differs", "name": "PT Qwx Satu"}]', 'a NIB that contradicts the company name is reported');
select is((select string_agg(distinct tests.check('certificates', '{"number": "Q-1", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}'::jsonb || jsonb_build_object('company', name)), ', ')
    from unnest(array['PT Qwx Satu', 'Qwx Satu', 'qwx-satu, PT', 'P.T. QWX  SATU', 'PT. Qwx Satu (Persero)', 'CV Qwx Satu']) name),
  'insert', 'legal form, case, punctuation and spaces do not contradict the NIB');
select is(tests.check('certificates', '{"number": "Q-1", "nib": "9990000000003", "company": "PT Qwx Satu", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}'),
  'error nib:company_in_trash subclass_code:required', 'a company in the trash is reported before a contradicting name');

-- Scopes
select is(tests.check('rl_categories', '{"code": "zz", "name": "Uji", "nature": "lain", "size_classes": ["kecil", "raksasa"]}'),
  'error code:rl_categories_code_check nature:rl_categories_nature_check size_classes:rl_categories_size_classes_check', 'violated table checks of a classification are reported');
select is(tests.check('rl_subclass', '{"code": "ZZ002", "name": "Uji dua"}'), 'insert', 'a subclassification is added to the classification that its code begins with');
select is(tests.check('rl_subclass', '{"code": "QX002", "name": "Uji dua", "kbli_code": "41011"}'),
  'error category_code:category_unknown kbli_version:rl_subclass_kbli_complete', 'a subclassification without a classification is reported');

-- Applying
select is((select count(*) from public.imports), 0::bigint, 'checking rows creates no import');
select is(tests.counts(tests.apply('x', 'clients', jsonb_build_array(tests.row(2, '{"name": "PT Qwx Empat", "nib": "9990000000004"}'),
    tests.row(3, '{"nib": "9990000000001", "city": "Binjai"}'), tests.row(4, '{"name": "PT Buruk", "nib": "1"}'), tests.row(5, '{"nib": "9990000000001", "city": "x"}')),
    '{"publish": true}')), '1 1 0 2', 'valid rows are written and invalid ones skipped');
select results_eq($$ select name, city, is_published from public.clients where nib in ('9990000000001', '9990000000004') order by nib $$,
  $$ values ('PT Qwx Satu', 'Binjai', true), ('PT Qwx Empat', null, true) $$, 'the rows have the values of the file');
select is(tests.counts(tests.apply('x', 'clients', '[]')), '1 1 0 2', 'a part sent twice is written once and returns the same result');
select throws_ok($$ select tests.apply('x', 'clients', '[]', '{"chunk": 1}') $$, 'P0001', 'import.closed', 'a finished import rejects further parts');
select tests.sign_in('eka');
select throws_ok($$ select tests.apply('x', 'clients', '[]', '{"chunk": 1}') $$, 'P0001', 'import.not_yours', 'another user’s import rejects further parts');
select tests.sign_in('edi');
select throws_ok($$ select tests.apply('n', 'clients', jsonb_build_array(tests.row(2, '{"name": "PT Nol"}'), tests.row(3, '{"nib": "1"}')), '{"all_or_nothing": true}') $$,
  'P0001', 'import.has_errors', 'an all-or-nothing import with an error is rejected');
select is_empty($$ select * from public.clients where name = 'PT Nol' $$, 'a rejected all-or-nothing import writes nothing');
select tests.apply('p', 'clients', jsonb_build_array(tests.row(2, '{"name": "PT Qwx Lima", "nib": "9990000000005"}')), '{"last": false, "total": 3}');
select is(tests.apply('p', 'clients', jsonb_build_array(tests.row(3, '{"name": "PT Qwx Lain", "nib": "9990000000005"}')), '{"chunk": 1, "last": false}') -> 'rows' -> 0 -> 'errors' -> 0,
  '{"column": "nib", "code": "duplicate", "line": 2}', 'a row written by an earlier part is reported as a duplicate');
select is(tests.counts(tests.apply('p', 'clients', '[]', '{"chunk": 2}')), '0 0 0 0', 'an import can be stopped early');
select results_eq($$ select status, total, processed, inserted, refused, actor_name from public.imports where id = tests.id('p') $$,
  $$ values ('stopped', 3, 2, 1, 1, 'Edi') $$, 'a stopped import is stored with its counts');
select throws_ok($$ insert into public.imports (id, kind, file_name, total) values (gen_random_uuid(), 'clients', 'x', 1) $$, '42501', null, 'imports cannot be inserted directly');

-- History and audit log
select tests.apply('c', 'certificates', jsonb_build_array(tests.row(2, '{"number": "Q-1", "nib": "9990000000004", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01", "status": "dibekukan", "decided_on": "2025-12-30", "decided_by": "Direktur"}')));
select is_empty($$ select from public.certificate_decisions where number = 'Q-1' $$, 'an imported draft has no decisions');
select is(tests.apply('pp', 'certificates', jsonb_build_array(tests.row(2, '{"number": "Q-9", "nib": "9990000000004", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}'),
  tests.row(3, '{"number": "Q-10", "nib": "9990000000004", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01", "status": "dibekukan", "decided_on": "2025-12-30", "decided_by": "Direktur"}'),
  tests.row(4, '{"number": "Q-11", "nib": "9990000000004", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01", "decided_on": "2025-12-30", "decided_by": "Direktur"}')),
  '{"publish": true}') - '{update,same,error}'::text[], '{"insert": 3, "drafts": 2, "rows": [{"line": 2, "action": "insert", "draft": true}, {"line": 3, "action": "insert"}, {"line": 4, "action": "insert", "draft": true}]}',
  'a row without a decision, and a second valid certificate for the same work, become drafts');
select results_eq($$ select d.kind, d.reason, d.recorded_by_name, d.is_carried from public.certificate_decisions d where d.number = 'Q-10' and d.kind <> 'grant' $$,
  $$ values ('suspend', 'Impor pp.csv', 'Edi', true) $$, 'the ledger contains the imported status');
select is(public.import_rows('certificates', jsonb_build_array(tests.row(2, '{"number": "Q-10", "qualification": "besar", "status": "aktif", "nib": "9990000000001", "expires_on": "2029-01-01"}'))) #> '{rows,0,errors}',
  '[{"code": "decided", "column": "nib"}, {"code": "decided", "column": "qualification"}, {"code": "decided", "column": "status"}]', 'each column that differs from a published certificate is an error');

-- Undo
select is(public.undo_import(tests.id('x')) -> 'kept', '[{"line": 2, "label": "PT Qwx Empat", "reason": "referenced"}]', 'undo keeps and reports a company that has certificates');
select results_eq($$ select name, city from public.clients where nib in ('9990000000001', '9990000000004') order by nib $$,
  $$ values ('PT Qwx Satu', 'Medan'), ('PT Qwx Empat', null) $$, 'undo restores an updated company');
select is(public.undo_import(tests.id('x')) -> 'kept', '[{"line": 2, "label": "PT Qwx Empat", "reason": "referenced"}]', 'a repeated undo returns the same result');
select throws_ok($$ select public.undo_import(gen_random_uuid()) $$, 'P0002', null, 'an unknown import cannot be undone');
select tests.apply('u', 'clients', jsonb_build_array(tests.row(2, '{"name": "PT Qwx Enam"}'), tests.row(3, '{"nib": "9990000000001", "city": "Binjai", "association": "Uji"}'),
  tests.row(4, '{"nib": "9990000000003"}'), tests.row(5, '{"name": "PT Qwx Tujuh"}'), tests.row(6, '{"name": "PT Qwx Dua", "city": "Padang", "legal_form": "CV"}')), '{"restore": true}');
update public.clients set city = 'Langkat' where nib = '9990000000001';
update public.clients set name = 'PT Qwx Enam Baru' where name = 'PT Qwx Enam';
update public.clients set province = 'Sumatera Barat' where legal_form = 'CV' and name = 'PT Qwx Dua';
update public.clients set deleted_at = now() where name = 'PT Qwx Tujuh';
delete from public.clients where name = 'PT Qwx Tujuh';
select tests.sign_in('ani');
select is(public.undo_import(tests.id('u')), '{"taken_back": 2, "left": 0, "kept_count": 3, "kept": [{"line": 2, "label": "PT Qwx Enam Baru", "reason": "changed"},
  {"line": 3, "label": "PT Qwx Satu", "reason": "changed"}, {"line": 5, "label": "PT Qwx Tujuh", "reason": "gone"}]}', 'undo keeps rows that were changed after the import');
select ok((select deleted_at is not null from public.clients where id = tests.id('buang')), 'undo moves a restored row back to the trash');
select results_eq($$ select legal_form, province from public.clients where id = tests.id('dua-b') $$, $$ values (null::text, 'Sumatera Barat') $$, 'undo keeps newer values in columns that the import did not change');
select results_eq($$ select city, association from public.clients where id = tests.id('satu') $$, $$ values ('Langkat', 'Uji') $$, 'undo keeps all columns of a row that was changed');
select results_eq($$ select status, taken_back, kept, undone_by_name from public.imports where id = tests.id('u') $$, $$ values ('undone', 2, 3, 'Ani') $$, 'the import stores who undid it and the counts');
select results_eq($$ select action, after ->> 'status', coalesce(after ->> 'total', after ->> 'inserted', after ->> 'kept') from public.audit_log where table_name = 'imports' and row_id = tests.id('u')::text order by created_at $$,
  $$ values ('insert', null, '5'), ('update', 'done', '2'), ('update', 'undone', '3') $$, 'the audit log records start, end and undo of an import');
select is((select count(*) from public.audit_log where table_name = 'clients' and row_label = 'PT Qwx Enam' and action = 'insert'), 1::bigint, 'the audit log records each imported row');
select tests.sign_in('edi');
select public.undo_import(tests.id('c'));
select is_empty($$ select * from public.certificates where number = 'Q-1' $$, 'undo removes an imported certificate');

-- Long imports are undone in parts. The path makes each part an RPC, which is exempt from the limit on rows
-- per request.
select set_config('request.path', '/rest/v1/rpc/import_rows', true);
select tests.apply('many', 'clients', (select jsonb_agg(tests.row(n, jsonb_build_object('name', 'PT Qwx Banyak ' || n))) from generate_series(1, 700) n), '{"last": false, "total": 1400}');
select tests.apply('many', 'clients', (select jsonb_agg(tests.row(n, jsonb_build_object('name', 'PT Qwx Banyak ' || n))) from generate_series(701, 1400) n), '{"chunk": 1, "last": false, "total": 1400}');
update public.clients set city = 'Langkat' where name in ('PT Qwx Banyak 3', 'PT Qwx Banyak 1300');
select is(public.undo_import(tests.id('many')) - 'kept', '{"taken_back": 999, "kept_count": 1, "left": 400}', 'undo processes 1,000 rows per call');
select throws_ok($$ select tests.apply('many', 'clients', '[]', '{"chunk": 2}') $$, 'P0001', 'import.closed', 'an import that is being undone rejects further parts');
select results_eq($$ select status, taken_back, kept from public.imports where id = tests.id('many') $$, $$ values ('undoing', 999, 1) $$, 'progress of the undo is stored');
select is(public.undo_import(tests.id('many')), '{"taken_back": 1398, "kept_count": 2, "left": 0, "kept": [{"line": 3, "label": "PT Qwx Banyak 3", "reason": "changed"},
  {"line": 1300, "label": "PT Qwx Banyak 1300", "reason": "changed"}]}', 'the next call undoes the rest and reports both parts');
select results_eq($$ select i.status, i.taken_back, i.kept, (select count(*)::integer from public.clients where name like 'PT Qwx Banyak%') from public.imports i where i.id = tests.id('many') $$,
  $$ values ('undone', 1398, 2, 2) $$, 'the counts of both parts are stored');

select * from finish();
rollback;
