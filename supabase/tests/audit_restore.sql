begin;
\ir support/actors.psql
delete from public.audit_log;
select plan(23);

select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');
create function tests.line(what text) returns uuid language sql security definer as $$
  select id from public.audit_log where table_name = 'faq' and action = what order by created_at desc limit 1 $$;
create function tests.question() returns text language sql security definer as $$
  select question from public.faq where id = md5('faq')::uuid $$;

grant execute on function tests.line(text), tests.question() to public;

select tests.sign_in('edi');
insert into public.faq (id, question, answer, category) values (md5('faq')::uuid, 'Satu?', tests.doc('a'), 'umum');
update public.faq set question = 'Dua?' where id = md5('faq')::uuid;

-- Permissions
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'an editor cannot restore a row from the log');
select throws_ok('select * from public.search_audit()', '42501', null, 'an editor cannot read the log');
select throws_ok('select public.export_audit()', '42501', null, 'an editor cannot export the log');
select tests.sign_in('via');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'a viewer cannot restore a row from the log');
select tests.sign_in('tom');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'a user without a profile cannot restore a row from the log');
select tests.sign_out();
select throws_ok('select public.restore_from_audit(gen_random_uuid())', '42501', null, 'a visitor cannot restore a row from the log');

-- Restoring a changed row
select tests.sign_in('ani');
select throws_ok('select public.restore_from_audit(gen_random_uuid())', 'P0001', 'restore.not_found', 'restoring an unknown log entry fails');
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('insert')), 'P0001', 'restore.not_possible', 'an insert cannot be undone from the log');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'an update can be undone');
select is(tests.question(), 'Satu?', 'undoing an update restores the old value');
select results_eq($$ select actor_name, after ->> 'question' from public.audit_log where action = 'update' order by created_at desc limit 1 $$,
  $$ values ('Ani', 'Satu?') $$, 'undoing an update is logged with the name of the user');
update public.faq set question = 'Tiga?' where id = md5('faq')::uuid;
select throws_ok(format('select public.restore_from_audit(%L)', (select id from public.audit_log where after ->> 'question' = 'Dua?')),
  'P0001', 'restore.newer_change', 'a change that was followed by a newer one cannot be undone');
select is(tests.question(), 'Tiga?', 'the newer value is unchanged');

-- Restoring from the trash and restoring a deleted row
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
select results_eq($$ select action, columns from public.search_audit('{"action": "trash"}') $$, $$ values ('trash', array['deleted_at']) $$, 'moving a row to the trash is logged as "trash"');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'a row can be restored from the trash');
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
delete from public.faq where id = md5('faq')::uuid;
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('update')), 'P0001', 'restore.row_gone', 'an update of a deleted row cannot be undone');
select lives_ok(format('select public.restore_from_audit(%L)', tests.line('delete')), 'a deleted row can be restored');
select is(tests.question(), 'Tiga?', 'the restored row has its old id and values');
select throws_ok(format('select public.restore_from_audit(%L)', tests.line('delete')), 'P0001', 'restore.row_exists', 'a deleted row cannot be restored twice');

-- Rows that cannot be restored from the log
update public.app_users set role = 'viewer' where id = tests.id('edi');
select throws_ok(format('select public.restore_from_audit(%L)', (select id from public.audit_log where table_name = 'app_users' and action = 'update')),
  'P0001', 'restore.not_possible', 'a role cannot be restored from the log');

-- Filters and export
select is((select count(*) from public.search_audit('{"table": "faq", "action": "update", "words": "tiga ani"}')), 1::bigint, 'search_audit combines table, action and words');
select is(jsonb_array_length(public.export_audit('{"table": "faq"}') -> 'lines'), (select count(*)::integer from public.audit_log where table_name = 'faq'), 'the export contains every log entry that matches the filter');
select results_eq($$ select actor_name, table_name, after ->> 'rows' from public.audit_log where action = 'export' $$,
  $$ select 'Ani', 'audit_log', count(*)::text from public.audit_log where table_name = 'faq' $$, 'the export is logged with its number of rows');
select * from finish();
rollback;
