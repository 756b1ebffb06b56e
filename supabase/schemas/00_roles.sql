-- The ground of everything else: roles and schemas, nothing executable or readable by default, and the checks, triggers
-- and
-- rules of access that tables share, written once.

-- Owners for functions that visitors or staff call with the owner's rights: what such a function can reach at most is
-- what its owner is
-- granted. None of them signs in, owns a table, sees the schema auth or writes. They pass by row-level security,
-- because under it the planner
-- takes neither indexes nor statistics for words that are looked for; the functions say themselves which rows are for
-- whom.
--   visitor_reader   the public register and the search of the site
--   staff_reader     the back-office's lists, searches and counts
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
      -- Only a role that has bypassrls can give it. Without it the policies for the readers, beside the tables, let
      -- them read, with slower plans.
      when insufficient_privilege then execute format('create role %I nologin noinherit', reader);
      -- Roles belong to the whole server: another database may be getting the same one at this moment.
      when duplicate_object or unique_violation then null;
    end;
    -- A creator who is not superuser is no member of the new role, and only a member can give functions to it.
    if not pg_catalog.pg_has_role(current_user, reader, 'usage') then
      execute format('grant %I to current_user', reader);
    end if;
  end loop;
end $$;

-- No request of a visitor holds the database longer than a second, whatever it asks (a pattern that backtracks, a list
-- of everything). The API
-- applies a role's settings to each of its requests; what the site itself asks takes a tenth of that.
do $$
begin
  if not exists (
    select from pg_catalog.pg_db_role_setting s
    where s.setrole = 'anon'::regrole and s.setdatabase = 0 and 'statement_timeout=1s' = any (s.setconfig)
  ) then
    alter role anon set statement_timeout = '1s';
  end if;
exception
  -- Roles belong to the whole server: another database may be saying the same at this moment.
  when insufficient_privilege or internal_error then raise warning 'statement_timeout of anon: %', sqlerrm;
end $$;

notify pgrst, 'reload config';
