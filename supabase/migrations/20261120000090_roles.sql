-- Owners for functions that visitors or staff call with the owner's rights: what such a function can reach at most is what its owner is
-- granted. None of them signs in, owns a table, sees the schema auth or writes. They pass by row-level security, because under it the planner
-- takes neither indexes nor statistics for words that are looked for; the functions say themselves which rows are for whom.
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
      -- Only who has it gives it. Without it the policies of 970_readers let the readers read, with slower plans.
      when insufficient_privilege then execute format('create role %I nologin noinherit', reader);
      -- Roles belong to the whole server: another database may be getting the same one at this moment.
      when duplicate_object or unique_violation then null;
    end;
    -- Who is not superuser makes a role without being a member of it, and only a member gives something to it.
    if not pg_catalog.pg_has_role(current_user, reader, 'usage') then
      execute format('grant %I to current_user', reader);
    end if;
  end loop;
end $$;
grant usage on schema public to visitor_reader, staff_reader;
