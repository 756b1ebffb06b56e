begin;
\ir support/actors.psql
select plan(9);
select tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('s'), tests.id('cat'), 'ZZ001', 'Uji Satu');
insert into public.clients (id, name, legal_form, nib) values (tests.id('a'), 'Qwx Pratama', 'CV', '9990000000101');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('c'), tests.id('a'), tests.id('s'), 'QWX-ZZ001-00001', 'kecil', private.today() - 100, private.today() + 900, true);

select tests.sign_in('edi');
select lives_ok($$ update public.certificates set lpjk_number = 'LPJK-1', lpjk_url = 'https://lpjk.example.id/1' where id = tests.id('c') $$,
  'an editor records the national number of a published certificate');
select lives_ok($$ update public.certificates set lpjk_number = 'LPJK-2' where id = tests.id('c') $$, 'the national number of a published certificate can be changed');
select throws_ok($$ update public.certificates set lpjk_url = 'javascript:alert(1)' where id = tests.id('c') $$, '23514', null, 'an address other than a web address is rejected');
select is((select count(*) from public.certificate_events where certificate_id = tests.id('c') and kind = 'corrected'), 0::bigint, 'a change of the national number is not recorded as a correction');
select is((select r #>> '{rows,0,action}' from public.import_rows('certificates',
  '[{"line": 2, "values": {"number": "QWX-ZZ001-00001", "lpjk_number": "LPJK-3"}}]', '{"update": true}') r), 'update', 'an import can set the national number');
select tests.sign_in('vivi');
select is_empty($$ update public.certificates set lpjk_number = 'X' where id = tests.id('c') returning id $$, 'a viewer cannot change the national number');
select tests.use_owner();
select is((select after ->> 'lpjk_number' from public.audit_log where row_id = tests.id('c')::text and action = 'update' order by created_at desc limit 1), 'LPJK-2',
  'a change of the national number is in the audit log');
select tests.sign_out();
select results_eq($$ select lpjk_number, lpjk_url from public.check_certificate('QWX-ZZ001-00001') $$, $$ values ('LPJK-2', 'https://lpjk.example.id/1') $$,
  'the check returns the national number and its address');
select is((select lpjk_number from public.certificate_register where number = 'QWX-ZZ001-00001'), 'LPJK-2', 'the register returns the national number');
select * from finish();
rollback;
