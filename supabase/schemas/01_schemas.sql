create schema if not exists extensions;

-- This precedes the revoke below, so that all roles can execute the operators of pg_trgm.
create extension if not exists pg_trgm with schema extensions;

create schema private;

comment on schema private is 'Internal functions and tables. Not exposed by the API.';

grant usage on schema private to anon, authenticated, service_role, visitor_reader, staff_reader, supabase_auth_admin;

grant usage on schema extensions, public to visitor_reader, staff_reader;

-- Nothing is granted by default. Each object lists its grants, including those of service_role.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

/* Makes a reader role (00_roles.sql) the owner of functions, so that `security definer` limits them to that role's
   rights. The role needs grants on the tables and private functions they use, and on each of these tables a policy
   using (true). */
create procedure private.owned_by(reader regrole, variadic functions regprocedure[])
language plpgsql set search_path = ''  as $$
declare
  owned regprocedure;
  place regnamespace;
begin
  foreach owned in array functions loop
    select p.pronamespace::regnamespace into place from pg_catalog.pg_proc p where p.oid = owned;
    -- The new owner temporarily needs create on the schema.
    execute format('grant create on schema %s to %s', place, reader);
    execute format('alter function %s owner to %s', owned, reader);
    execute format('revoke create on schema %s from %s', place, reader);
  end loop;
end $$;
