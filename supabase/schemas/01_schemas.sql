create schema if not exists extensions;

-- Before the revoke below: the operators of pg_trgm stay executable for everybody.
create extension if not exists pg_trgm with schema extensions;

create schema private;

comment on schema private is 'Internal functions and tables. Not exposed by the API.';

grant usage on schema private to anon, authenticated, service_role, visitor_reader, staff_reader, supabase_auth_admin;

grant usage on schema extensions, public to visitor_reader, staff_reader;

-- Nothing is granted by default; each function and table says its own grants, service_role's included.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

/* Gives functions to one of the readers above: with `security definer` they can then do no more than that role. It
   needs its
   grants, on the private functions they call and the tables they read, and a policy using (true) on each of these for
   where the
   readers do not pass by row-level security: the functions say themselves which rows are for whom, since words are not
   found through
   an index under a condition of a policy.
     call private.owned_by('visitor_reader', 'public.search_site(text, text, integer)',
     'public.check_certificate(text)'); */
create procedure private.owned_by(reader regrole, variadic functions regprocedure[])
language plpgsql set search_path = ''
 as $$
declare
  owned regprocedure;
  place regnamespace;
begin
  foreach owned in array functions loop
    select p.pronamespace::regnamespace into place from pg_catalog.pg_proc p where p.oid = owned;
    -- A new owner must be allowed to create in the schema; afterwards no longer.
    execute format('grant create on schema %s to %s', place, reader);
    execute format('alter function %s owner to %s', owned, reader);
    execute format('revoke create on schema %s from %s', place, reader);
  end loop;
end $$;
