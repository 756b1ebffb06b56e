begin;
\ir support/actors.psql
select plan(19);
select tests.person('ani', 'admin'), tests.person('via', 'viewer');

-- Rules for all tables and functions
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity $$,
  'every table of the API has row-level security');
select is_empty($$ select tablename, cmd, r from pg_policies, unnest(roles) r where schemaname in ('public', 'storage', 'realtime')
  and permissive = 'PERMISSIVE' group by tablename, cmd, r having count(*) > 1 $$, 'one permissive policy per table, verb and role');
select is_empty($$ select tablename, policyname from pg_policies where schemaname = 'public' and cmd = 'ALL' $$, 'no policy covers all verbs at once');
select is_empty($$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and coalesce(p.proacl, acldefault('f', p.proowner))::text ~ '[{,]=X' $$, 'no function is executable by everybody by default');
select is_empty($$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and p.prosecdef and 'search_path=""' <> all (coalesce(p.proconfig, '{}')) $$, 'every definer function has an empty search path');
select is_empty($$ select k.conrelid::regclass, k.conname from pg_constraint k where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_index i where i.indrelid = k.conrelid and (i.indkey::smallint[])[0] = k.conkey[1]) $$, 'every foreign key has an index');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
  and (has_table_privilege('anon', c.oid, 'select, insert, update, delete') or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete')) $$,
  'nobody reaches the internal tables directly');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  and not has_table_privilege('service_role', c.oid, 'select') $$, 'the service reads every table by an explicit grant');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and has_table_privilege('anon', c.oid, 'insert, update, delete, truncate') $$, 'visitors write to no table');
select is_empty($$ select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and has_table_privilege('authenticated', c.oid, 'truncate, trigger, references') $$, 'nobody truncates');

-- Link validation
select is(array(select private.is_link(l) from unnest(array['https://lpjk.pu.go.id/x?y=1', '/layanan/alur', '/', '#', 'javascript:alert(1)', '//evil.example', '/\evil.example', 'data:text/html,x', 'https://a b']) l),
  array[true, true, true, false, false, false, false, false, false], 'links lead to http(s) or into the site, nowhere else');

-- Audit log: secrets and empty changes
select results_eq($$ select private.without_secrets('{"name": "a", "access_code_hash": "x", "token": null, "phone": "1"}', '{phone}') $$,
  $$ values ('{"name": "a", "access_code_hash": "•••", "token": null, "phone": "•••"}'::jsonb) $$, 'secrets never reach the trail');
select tests.be('ani');
insert into public.faq (question, answer) values ('Apa itu SBU?', tests.doc('Sertifikat'));
select tests.be_owner();
delete from public.audit_log;
update public.faq set question = question where question = 'Apa itu SBU?';
select is_empty('select * from public.audit_log', 'a change that changes nothing leaves no line');
select tests.be('ani');
update public.faq set question = 'Apa SBU?', updated_at = '2000-01-01', created_at = '2000-01-01' where question = 'Apa itu SBU?';
select results_eq($$ select action, actor_kind, actor_name, before, after from public.audit_log $$,
  $$ values ('update', 'person', 'Ani', '{"question": "Apa itu SBU?"}'::jsonb, '{"question": "Apa SBU?"}'::jsonb) $$,
  'the trail keeps what changed and nothing else; times cannot be forged');

-- Announcements
select tests.be_owner();
delete from realtime.messages;
select tests.be('ani');
insert into public.faq (question, answer) values ('Satu', tests.doc('a')), ('Dua', tests.doc('b'));
select tests.be_owner();
select results_eq($$ select topic, event, private, payload - 'id' - 'ids', jsonb_array_length(payload -> 'ids') from realtime.messages where extension = 'broadcast' $$,
  $$ values ('content', 'change', true, '{"table": "faq", "action": "insert"}'::jsonb, 2) $$, 'one announcement per statement: table and ids, no contents');

-- Default sort order
select results_eq($$ select question from public.faq where question in ('Satu', 'Dua') order by sort_order $$, array['Satu', 'Dua'], 'new rows go to the end');
select ok((select min(sort_order) from public.faq) > 0, 'and have a place');

-- Activity
select tests.be('via');
select ok(exists (select from public.recent_activity(5) where row_label = 'Dua' and action = 'insert' and actor_name = 'Ani'), 'staff see who did what');
select tests.be_anon();
select throws_ok('select public.recent_activity(5)', '42501', null, 'visitors do not');

select * from finish();
rollback;
