-- Rows that staff insert through the API have an id made by the browser, by which a repeated insert is recognised
-- (private.add_row_once). The trigger ignores rows written by functions or restore_from_audit(). Its name makes it the
-- first trigger.

do $$
declare
  added regclass;
begin
  for added in
    select c.oid from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_catalog.has_column_privilege('authenticated', c.oid, a.attnum, 'INSERT')
      and pg_catalog.pg_get_expr(d.adbin, d.adrelid) like '%gen_random_uuid()'
  loop
    execute format($trigger$create trigger a_sent_once before insert on %s for each row
      when (current_user = 'authenticated' and coalesce(current_setting('request.path', true), '') not like '%%/rpc/%%'
        and coalesce(current_setting('register.restoring', true), '') = '')
      execute function private.add_row_once()$trigger$, added);
  end loop;
end $$;

-- Excludes tables that hold only copies or are written only by the system, and app_users, which refuses invalid
-- names.
do $$
declare
  name regclass;
begin
  for name in
    select c.oid::regclass from pg_class c
    where c.relkind = 'r' and exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype))
      and (c.relnamespace = 'public'::regnamespace
        and c.relname <> all (array['alarms', 'app_users', 'audit_log', 'case_transitions', 'certificate_decisions',
          'drafts', 'imports', 'redirects', 'revisions', 'scheduled_changes', 'security_events'])
        or c.oid in ('private.case_identities'::regclass, 'private.case_texts'::regclass,
          'private.corrective_actions'::regclass, 'private.text_reviews'::regclass))
  loop
    execute format('create trigger a_clean_texts before insert or update on %s for each row execute function '
                   'private.clean_texts()', name);
  end loop;
end $$;
