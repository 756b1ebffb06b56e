-- These roles own the functions that run with their owner's rights for visitors or staff; such a function can reach
-- only what its owner was granted. visitor_reader owns the public register and the site search, staff_reader the
-- lists, searches and counts of the back office. Neither can sign in, owns tables or may use the schema auth. Both
-- bypass row-level security, because text searches cannot use indexes under a policy; the functions filter the rows
-- themselves.
do $$
declare
  reader text;
begin
  foreach reader in array array['visitor_reader', 'staff_reader'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = reader) then
        execute format('create role %I nologin noinherit bypassrls', reader);
      end if;
    exception
      -- Only a role with bypassrls can grant it. Without it, the readers' own policies apply, with slower plans.
      when insufficient_privilege then execute format('create role %I nologin noinherit', reader);
      -- Roles are shared by all databases of the server: another session may be creating it.
      when duplicate_object or unique_violation then null;
    end;
    -- A creator without superuser is not a member of the new role, and only members can transfer functions to
    -- it.
    if not pg_catalog.pg_has_role(current_user, reader, 'usage') then
      execute format('grant %I to current_user', reader);
    end if;
  end loop;
end $$;

-- Visitors' requests are cancelled after one second. PostgREST applies a role's settings to each request.
do $$
begin
  if not exists (
    select from pg_catalog.pg_db_role_setting s
    where s.setrole = 'anon'::regrole and s.setdatabase = 0 and 'statement_timeout=1s' = any (s.setconfig)
  ) then
    alter role anon set statement_timeout = '1s';
  end if;
exception
  -- Roles are shared by all databases of the server: another session may be changing it.
  when insufficient_privilege or internal_error then raise warning 'statement_timeout of anon: %', sqlerrm;
end $$;

notify pgrst, 'reload config';
