begin;
\ir support/actors.psql
select plan(44);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001'), (tests.id('lain'), 'PT Xyzzyqua Lain', '9990000000002');
/* Adds a certificate with the id tests.id(name). */
create function tests.certificate(name text, number text, is_published boolean default true, company text default 'pt') returns void language sql as $$
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
  values (tests.id(name), tests.id(company), tests.id('sub'), number, 'kecil', private.today() - 10, private.today() + 1000, is_published) $$;
create function tests.kinds(name text) returns text language sql as $$
  select string_agg(h.kind, ' ' order by h.at) from (
    select kind, recorded_at as at from public.certificate_decisions where certificate_id = tests.id(name)
    union all select kind, created_at from public.certificate_events where certificate_id = tests.id(name)) h $$;
grant execute on all functions in schema tests to public;

-- Published certificates are never deleted
select tests.sign_in('edi');
select tests.certificate('c', 'ZZH-1');
select public.decide_certificate(tests.id('c'), 'withdraw', jsonb_build_object('reason', 'Syarat tidak dipenuhi'));
select isnt((select first_published_at from public.certificates where id = tests.id('c')), null, 'the date of first publication is stored');
update public.certificates set first_published_at = null where id = tests.id('c');
select isnt((select first_published_at from public.certificates where id = tests.id('c')), null, 'the date of first publication cannot be cleared');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'a published certificate cannot be deleted');
select throws_ok($$ update public.certificates set deleted_at = now() where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'an editor cannot move a published certificate to the trash');
select throws_ok($$ update public.certificates set is_published = false where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'an editor cannot unpublish a published certificate');
select throws_ok($$ update public.certificates set number = 'ZZH-9' where id = tests.id('c') $$, 'P0001', 'certificate.decided', 'an editor cannot change the number of a published certificate');
select throws_ok($$ update public.certificates set client_id = tests.id('lain') where id = tests.id('c') $$, 'P0001', 'certificate.decided', 'an editor cannot move a published certificate to another company');
select throws_ok($$ update public.certificates set status = 'aktif' where id = tests.id('c') $$, 'P0001', 'certificate.decided', 'an update cannot change the status');
select throws_ok($$ update public.certificates set replaced_by = (select id from public.certificates where id <> tests.id('c') limit 1) where id = tests.id('c') $$,
  'P0001', 'certificate.decided', 'an update cannot change the replacement');
select is((select outcome || ' ' || reason from public.bulk_undo('certificates', (select jsonb_build_array(jsonb_build_object('row_id', id, 'was', '{"status": "aktif"}'::jsonb, 'updated_at', updated_at))
  from public.certificates where id = tests.id('c')))), 'refused decided', 'an undo cannot change the status');
select throws_ok($$ select public.hide_certificate(tests.id('c'), 'x') $$, '42501', null, 'an editor cannot hide a certificate');
select throws_ok($$ update public.clients set is_published = false where id = tests.id('pt') $$, 'P0001', 'client.needs_admin', 'an editor cannot hide a company with published certificates');
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, status)
  values (tests.id('pt'), tests.id('sub'), 'ZZH-8', 'kecil', '2026-01-01', '2029-01-01', 'dicabut') $$, 'P0001', 'certificate.reason_required', 'a new withdrawn certificate requires a reason');

select tests.sign_in('ani');
select throws_ok($$ update public.certificates set deleted_at = now() where id = tests.id('c') $$, 'P0001', 'certificate.reason_required', 'an admin cannot hide a certificate without a reason');
select throws_ok($$ select public.hide_certificate(tests.id('c'), ' ') $$, 'P0001', 'certificate.reason_required', 'a blank reason is rejected');
select lives_ok($$ select public.hide_certificate(tests.id('c'), 'Terbit atas nama yang salah') $$, 'an admin can hide a certificate with a reason');
select throws_ok($$ select public.hide_certificate(tests.id('c'), 'Lagi') $$, 'P0002', null, 'a certificate cannot be hidden twice');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'a hidden certificate cannot be deleted permanently');
select is((select outcome || ' ' || reason from public.bulk_change('certificates', 'delete', array[tests.id('c')])), 'refused was_published', 'a bulk deletion refuses a hidden certificate');
select is(tests.kinds('c'), 'grant withdraw hidden', 'the history contains the grant, the withdrawal and the removal from the register');
select tests.sign_out();
select is_empty($$ select * from public.check_certificate('ZZH-1') $$, 'the check does not find a hidden certificate');
select results_eq($$ select number, kind from public.certificate_history(tests.id('pt')) h order by recorded_on, array_position('{grant,withdraw,hidden}', h.kind) $$,
  $$ values ('ZZH-1', 'grant'), ('ZZH-1', 'withdraw'), ('ZZH-1', 'hidden') $$, 'the public history still contains the withdrawal of a hidden certificate');
select tests.sign_in('edi');
select throws_ok($$ update public.certificates set deleted_at = null where id = tests.id('c') $$, 'P0001', 'certificate.needs_admin', 'an editor cannot unhide a certificate');
select tests.use_service_role();
select throws_ok($$ update public.certificates set status = 'aktif' where id = tests.id('c') $$, 'P0001', 'certificate.decided', 'the service role cannot change the status');
select throws_ok($$ delete from public.certificates where id = tests.id('c') $$, 'P0001', 'certificate.was_published', 'the service role cannot delete a published certificate');
select tests.sign_in('ani');
update public.certificates set deleted_at = null where id = tests.id('c');
select public.decide_certificate(tests.id('c'), 'correct', '{"reason": "Salah ketik", "changes": {"number": "ZZH-1B"}}');
select is(tests.kinds('c'), 'grant withdraw hidden shown correct', 'the history contains the return to the register and the correction');

-- Certificate numbers are unique
select tests.sign_in('edi');
select throws_ok($$ select tests.certificate('n1', 'zzh - 1') $$, 'P0001', 'certificate.number_used', 'a number once used by another certificate is rejected');
select tests.certificate('d', 'ZZH-2', false);
select throws_ok($$ delete from public.certificates where id = tests.id('d') $$, 'P0001', 'trash.not_in_trash', 'a draft cannot be deleted without the trash');
update public.certificates set deleted_at = now() where id = tests.id('d');
select is(tests.affected_rows($$ delete from public.certificates where id = tests.id('d') $$), 1::bigint, 'a draft in the trash can be deleted permanently');
select is(tests.kinds('d'), 'deleted', 'the history of a deleted draft remains');
select is((select string_agg(distinct number, ' ') from public.certificate_events where certificate_id = tests.id('d')), 'ZZH-2', 'the history of a deleted draft contains its number');
select throws_ok($$ select tests.certificate('d', 'ZZH-3') $$, 'P0001', 'submission.key_used', 'the id of a deleted certificate cannot be reused');
select throws_ok($$ select tests.certificate('d2', 'ZZH-2') $$, 'P0001', 'certificate.number_used', 'the number of a deleted certificate cannot be reused');
select is(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZZH-2", "nib": "9990000000001", "subclass_code": "ZZ001", "qualification": "kecil", "issued_on": "2026-01-01", "expires_on": "2029-01-01"}},
  {"line": 3, "values": {"number": "ZZH-1B", "is_published": false}}, {"line": 4, "values": {"number": "ZZH-1B", "nib": "9990000000002"}}]') #>> '{rows,0,errors,0,code}', 'number_used', 'an import cannot reuse the number of a deleted certificate');
select is(public.import_rows('certificates', '[{"line": 3, "values": {"number": "ZZH-1B", "is_published": false}}]') #>> '{rows,0,errors,0,code}', 'was_published', 'an import cannot unpublish a published certificate');
select is(public.import_rows('certificates', '[{"line": 3, "values": {"number": "ZZH-1B", "nib": "9990000000002"}}]') #>> '{rows,0,errors,0,code}', 'decided', 'an import cannot move a certificate to another company');
select tests.sign_in('ani');
select lives_ok($$ select public.restore_from_audit((select id from public.audit_log where table_name = 'certificates' and action = 'delete' and row_id = tests.id('d')::text)) $$,
  'an admin can restore a deleted certificate from the log');
select is(tests.kinds('d'), 'deleted restored', 'a restored certificate keeps its history');

-- The history cannot be edited
select tests.use_owner();
select throws_ok($$ update public.certificate_events set reason = 'Lain' $$, 'P0001', 'certificate.history_stays', 'the database owner cannot update the history');
select throws_ok($$ delete from public.certificate_events where false $$, 'P0001', 'certificate.history_stays', 'the database owner cannot delete from the history');
select throws_ok($$ truncate public.certificate_events $$, 'P0001', 'certificate.history_stays', 'the database owner cannot truncate the history');
select throws_ok($$ update public.certificate_decisions set effective_on = '2020-01-01' $$, 'P0001', 'certificate.history_stays', 'the database owner cannot update a decision');
select throws_ok($$ delete from public.certificate_decisions $$, 'P0001', 'certificate.history_stays', 'the database owner cannot delete a decision');
select throws_ok($$ truncate public.certificate_decisions cascade $$, 'P0001', 'certificate.history_stays', 'the database owner cannot truncate the decisions');

select * from finish();
rollback;
