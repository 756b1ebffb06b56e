begin;
\ir support/actors.psql
select plan(19);
select tests.add_user('ani', 'admin'), tests.add_user('via', 'viewer');

-- Rules for all tables and functions
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity $$,
  'every table of the API has row-level security');
select is_empty($$ select tablename, cmd, r from pg_policies, unnest(roles) r where schemaname in ('public', 'storage', 'realtime')
  and permissive = 'PERMISSIVE' group by tablename, cmd, r having count(*) > 1 $$, 'each table has at most one permissive policy per verb and role');
select is_empty($$ select tablename, policyname from pg_policies where schemaname = 'public' and cmd = 'ALL' $$, 'no policy covers all verbs at once');
select is_empty($$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and coalesce(p.proacl, acldefault('f', p.proowner))::text ~ '[{,]=X' $$, 'no function is executable by PUBLIC');
select is_empty($$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and p.prosecdef and 'search_path=""' <> all (coalesce(p.proconfig, '{}')) $$, 'every security definer function has an empty search path');
select is_empty($$ select k.conrelid::regclass, k.conname from pg_constraint k where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_index i where i.indrelid = k.conrelid and (i.indkey::smallint[])[0] = k.conkey[1]) $$, 'every foreign key has an index');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
  and (has_table_privilege('anon', c.oid, 'select, insert, update, delete') or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete')) $$,
  'API roles have no rights on internal tables');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  and not has_table_privilege('service_role', c.oid, 'select') $$, 'the service role can read every table');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and has_table_privilege('anon', c.oid, 'insert, update, delete, truncate') $$, 'visitors have no write rights on any table');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and has_table_privilege('authenticated', c.oid, 'truncate, trigger, references') $$, 'signed-in users cannot truncate tables');

-- Link validation
select is(array(select private.is_link(l) from unnest(array['https://lpjk.pu.go.id/x?y=1', '/layanan/alur', '/', '#', 'javascript:alert(1)', '//evil.example', '/\evil.example', 'data:text/html,x', 'https://a b']) l),
  array[true, true, true, false, false, false, false, false, false], 'links to http(s) and to paths of the site are valid, all others are not');

-- Audit log: secrets and empty changes
select results_eq($$ select private.without_secrets('{"name": "a", "access_code_hash": "x", "token": null, "phone": "1"}', '{phone}') $$,
  $$ values ('{"name": "a", "access_code_hash": "•••", "token": null, "phone": "•••"}'::jsonb) $$, 'secrets are masked in the audit log');
select tests.sign_in('ani');
insert into public.faq (question, answer) values ('Apa itu SBU?', tests.doc('Sertifikat'));
select tests.use_owner();
delete from public.audit_log;
update public.faq set question = question where question = 'Apa itu SBU?';
select is_empty('select * from public.audit_log', 'an update without changes is not logged');
select tests.sign_in('ani');
update public.faq set question = 'Apa SBU?', updated_at = '2000-01-01', created_at = '2000-01-01' where question = 'Apa itu SBU?';
select results_eq($$ select action, actor_kind, actor_name, before, after from public.audit_log $$,
  $$ values ('update', 'person', 'Ani', '{"question": "Apa itu SBU?"}'::jsonb, '{"question": "Apa SBU?"}'::jsonb) $$,
  'the log contains only changed columns, and timestamps cannot be forged');

-- Announcements
select tests.use_owner();
delete from realtime.messages;
select tests.sign_in('ani');
insert into public.faq (question, answer) values ('Satu', tests.doc('a')), ('Dua', tests.doc('b'));
select tests.use_owner();
select results_eq($$ select topic, event, private, payload - 'id' - 'ids', jsonb_array_length(payload -> 'ids') from realtime.messages where extension = 'broadcast' $$,
  $$ values ('content', 'change', true, '{"table": "faq", "action": "insert"}'::jsonb, 2) $$, 'each statement sends one broadcast with table and ids, but no contents');

-- Default sort order
select results_eq($$ select question from public.faq where question in ('Satu', 'Dua') order by sort_order $$, array['Satu', 'Dua'], 'new rows are sorted last');
select ok((select min(sort_order) from public.faq) > 0, 'new rows have a sort order');

-- Activity
select tests.sign_in('via');
select ok(exists (select from public.recent_activity(5) where row_label = 'Dua' and action = 'insert' and actor_name = 'Ani'), 'staff see who changed which row');
select tests.sign_out();
select throws_ok('select public.recent_activity(5)', '42501', null, 'visitors cannot read recent activity');

select * from finish();
rollback;
