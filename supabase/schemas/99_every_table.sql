-- New rows that staff send: the browser makes the id, and the same row sent again is recorded once
-- (private.add_row_once).

-- Rows that a function writes come with ids of their own, and restore_from_audit() brings old ones back. The name puts
-- the trigger
-- before every other.
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
