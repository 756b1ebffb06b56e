-- Objects that a hosted Supabase project has before the first migration. Runs again after changes, so every
-- statement must be repeatable.
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'anon', 'authenticated', 'service_role', 'authenticator', 'dashboard_user',
    'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'
  ] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception
      -- Roles belong to the whole server: another process may be creating the same one.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- No default privileges on public: as on a hosted project, each migration states its own grants.
grant usage on schema public, extensions, auth, storage, realtime to anon, authenticated, service_role;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;
