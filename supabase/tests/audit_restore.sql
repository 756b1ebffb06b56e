begin;
\ir support/actors.psql
delete from public.audit_log;
select plan(23);

select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom');
create function tests.line(what text) returns uuid language sql security definer as $$
  select id from public.audit_log where table_name = 'faq' and action = what order by created_at desc limit 1 $$;
create function tests.question() returns text language sql security definer as $$
  select question from public.faq where id = md5('faq')::uuid $$;

grant execute on function tests.line(text), tests.question() to public;

select tests.be('edi');
insert into public.faq (id, question, answer, category) values (md5('faq')::uuid, 'Satu?', tests.doc('a'), 'umum');
update public.faq set question = 'Dua?' where id = md5('faq')::uuid;

-- Permissions
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'an editor restores nothing');
select throws_ok('select * from public.search_audit()', '42501', null, 'an editor reads no page of the log');
select throws_ok('select public.export_audit()', '42501', null, 'an editor exports nothing');
select tests.be('via');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'a viewer restores nothing');
select tests.be('tom');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'nor does a person without a profile');
select tests.be_anon();
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'nor does a visitor');

-- Restoring a changed row
select tests.be('ani');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', 'P0001', 'restore.not_found', 'a line that is not there');
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('insert')), 'P0001', 'restore.not_possible', 'an addition is not undone from the log');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'a change is taken back');
select is(tests.question(), 'Satu?', 'the row is what it was');
select results_eq($$ select actor_name, after ->> 'question' from public.audit_log where action = 'update' order by created_at desc limit 1 $$,
  $$ values ('Ani', 'Satu?') $$, 'the way back is a line of the log, with the name of who went it');
update public.faq set question = 'Tiga?' where id = md5('faq')::uuid;
select throws_ok(format('select public.restore_from_audit(%L)', (select id from public.audit_log where after ->> 'question' = 'Dua?')),
  'P0001', 'restore.newer_change', 'a change is not taken back over a newer one');
select is(tests.question(), 'Tiga?', 'and the newer one stays');

-- Restoring from the trash and restoring a deleted row
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
select results_eq($$ select action, columns from public.search_audit('{"action": "trash"}') $$, $$ values ('trash', array['deleted_at']) $$, 'the way into the trash is found as such');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'a row comes back from the trash');
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
delete from public.faq where id = md5('faq')::uuid;
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'P0001', 'restore.row_gone', 'a change of a row that is gone');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('delete')), 'a deleted row is put back');
select is(tests.question(), 'Tiga?', 'under its id, as it was');
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('delete')), 'P0001', 'restore.row_exists', 'but not twice');

-- Rows that cannot be restored from the log
update public.app_users set role = 'viewer' where id = tests.id('edi');
select throws_ok(format('select public.restore_from_audit(%L)', (select id from public.audit_log where table_name = 'app_users' and action = 'update')),
  'P0001', 'restore.not_possible', 'a role does not come back through the log');

-- Filters and export
select is((select count(*) from public.search_audit('{"table": "faq", "action": "update", "words": "tiga ani"}')), 1::bigint, 'table, action and words together');
select is(jsonb_array_length(public.export_audit('{"table": "faq"}') -> 'lines'), (select count(*)::integer from public.audit_log where table_name = 'faq'), 'the export has every line of the filter');
select results_eq($$ select actor_name, table_name, after ->> 'rows' from public.audit_log where action = 'export' $$,
  $$ select 'Ani', 'audit_log', count(*)::text from public.audit_log where table_name = 'faq' $$, 'and is a line of the log itself');
select * from finish();
rollback;
