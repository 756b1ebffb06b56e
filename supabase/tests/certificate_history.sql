begin;
\ir support/actors.psql
select plan(41);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001'), (tests.id('lain'), 'PT Xyzzyqua Lain', '9990000000002');
/* Adds a certificate with the id tests.id(name). */
create function tests.certificate(name text, number text, is_published boolean default true, company text default 'pt') returns void language sql as $$
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
  values (tests.id(name), tests.id(company), tests.id('sub'), number, 'kecil', private.today() - 10, private.today() + 1000, is_published) $$;
create function tests.kinds(name text) returns text language sql as $$
  select string_agg(kind || ':' || to_status, ' ' order by created_at) from public.certificate_events where certificate_id = tests.id(name) $$;
grant execute on all functions in schema tests to public;

-- Published certificates stay on record
select tests.be('edi');
select tests.certificate('c', 'ZZH-1');
select public.set_certificate_status(tests.id('c'), 'dicabut', 'Syarat tidak dipenuhi');
select isnt((select first_published_at from public.certificates where id = tests.id('c')), null, 'when it first stood in the register is kept');
update public.certificates set first_published_at = null where id = tests.id('c');
select isnt((select first_published_at from public.certificates where id = tests.id('c')), null, 'whatever is sent');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'a public certificate is not deleted');
select throws_ok($$ update public.certificates set deleted_at = now() where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'an editor does not hide it');
select throws_ok($$ update public.certificates set is_published = false where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'nor makes it a draft');
select throws_ok($$ update public.certificates set number = 'ZZH-9' where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'nor gives it another number');
select throws_ok($$ update public.certificates set client_id = tests.id('lain') where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'or company');
select throws_ok($$ update public.certificates set status = 'aktif' where id = tests.id('c') $$, 'P0001', 'certificate.reason_required', 'the status changes with a reason only');
select throws_ok($$ update public.certificates set replaced_by = (select id from public.certificates where id <> tests.id('c') limit 1) where id = tests.id('c') $$,
  'P0001', 'certificate.reason_required', 'and so does what replaces it');
select is((select outcome || ' ' || reason from public.bulk_undo('certificates', (select jsonb_build_array(jsonb_build_object('row_id', id, 'was', '{"status": "aktif"}'::jsonb, 'updated_at', updated_at))
  from public.certificates where id = tests.id('c')))), 'refused needs_reason', 'not by taking back either');
select throws_ok($$ select public.hide_certificate(tests.id('c'), 'x') $$, '42501', null, 'hiding is an admin''s');
select throws_ok($$ update public.clients set is_published = false where id = tests.id('pt') $$, 'P0001', 'client.needs_admin', 'with its company as well');
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, status)
  values (tests.id('pt'), tests.id('sub'), 'ZZH-8', 'kecil', '2026-01-01', '2029-01-01', 'dicabut') $$, 'P0001', 'certificate.reason_required', 'none is added as withdrawn without a reason');

select tests.be('ani');
select throws_ok($$ update public.certificates set deleted_at = now() where id = tests.id('c') $$, 'P0001', 'certificate.reason_required', 'an admin hides with a reason');
select throws_ok($$ select public.hide_certificate(tests.id('c'), ' ') $$, '23514', null, 'which says something');
select lives_ok($$ select public.hide_certificate(tests.id('c'), 'Terbit atas nama yang salah') $$, 'and then it is hidden');
select throws_ok($$ select public.hide_certificate(tests.id('c'), 'Lagi') $$, 'P0002', null, 'once');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'but not deleted, even from the trash');
select is((select outcome || ' ' || reason from public.bulk_change('certificates', 'delete', array[tests.id('c')])), 'refused was_published', 'nor among many');
select is(tests.kinds('c'), 'status:aktif status:dicabut hidden:dicabut', 'the history has it all');
select tests.be_anon();
select is_empty($$ select * from public.check_certificate('ZZH-1') $$, 'visitors do not find it any more');
select results_eq($$ select number, kind, to_status from public.certificate_history(tests.id('pt')) $$,
  $$ values ('ZZH-1', 'status', 'aktif'), ('ZZH-1', 'status', 'dicabut'), ('ZZH-1', 'hidden', 'dicabut') $$, 'but read that it was withdrawn');
select tests.be('edi');
select throws_ok($$ update public.certificates set deleted_at = null where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'an editor does not show it again');
select tests.be_service();
select throws_ok($$ update public.certificates set status = 'aktif' where id = tests.id('c') $$, 'P0001', 'certificate.reason_required', 'the rules hold for the secret key');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'too');
select tests.be('ani');
update public.certificates set deleted_at = null, number = 'ZZH-1B' where id = tests.id('c');
select is(tests.kinds('c'), 'status:aktif status:dicabut hidden:dicabut shown:dicabut corrected:dicabut', 'showing again and correcting are in it as well');

-- Certificate numbers are unique
select tests.be('edi');
select throws_ok($$ select tests.certificate('n1', 'zzh - 1') $$, 'P0001', 'certificate.number_used', 'a number that a certificate once had is not given to another');
select tests.certificate('d', 'ZZH-2', false);
select throws_ok($$ delete from public.certificates where id = tests.id('d') $$, 'P0001', 'trash.not_in_trash', 'a draft leaves by way of the trash');
update public.certificates set deleted_at = now() where id = tests.id('d');
select is(tests.touched($$ delete from public.certificates where id = tests.id('d') $$), 1::bigint, 'for good');
select is(tests.kinds('d'), 'status:aktif deleted:aktif', 'its history stays');
select is((select string_agg(distinct number, ' ') from public.certificate_events where certificate_id = tests.id('d')), 'ZZH-2', 'with its number');
select throws_ok($$ select tests.certificate('d', 'ZZH-3') $$, 'P0001', 'submission.key_used', 'neither its id');
select throws_ok($$ select tests.certificate('d2', 'ZZH-2') $$, 'P0001', 'certificate.number_used', 'nor its number is used again');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZH-2", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}},
  {"line": 3, "values": {"number": "ZZH-1B", "is_published": false}}, {"line": 4, "values": {"number": "ZZH-1B", "nib": "9990000000002"}}]') #>> '{rows,0,errors,0,code}', 'number_used', 'not by a file either');
select is(public.import_rows('certificates', '[{"line": 3, "values": {"number": "ZZH-1B", "is_published": false}}]') #>> '{rows,0,errors,0,code}', 'was_published', 'which hides nothing');
select is(public.import_rows('certificates', '[{"line": 3, "values": {"number": "ZZH-1B", "nib": "9990000000002"}}]') #>> '{rows,0,errors,0,code}', 'needs_admin', 'and moves nothing');
select tests.be('ani');
select lives_ok($$ select public.restore_from_audit((select id from public.audit_log where table_name = 'certificates' and action = 'delete' and row_id = tests.id('d')::text)) $$,
  'the audit log brings it back');
select is(tests.kinds('d'), 'status:aktif deleted:aktif restored:aktif', 'with its history');

-- The history cannot be edited
select tests.be_owner();
select throws_ok($$ update public.certificate_events set reason = 'Lain' $$, 'P0001', 'certificate.history_stays', 'not the owner of the database');
select throws_ok($$ delete from public.certificate_events where false $$, 'P0001', 'certificate.history_stays', 'deletes');
select throws_ok($$ truncate public.certificate_events $$, 'P0001', 'certificate.history_stays', 'or empties it');

select * from finish();
rollback;
