-- Whoever has set up a second factor has a role only in a session that has given it: a password alone opens nothing.

create or replace function private.has_role(variadic allowed text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.app_users u
    where u.id = auth.uid() and u.is_active and lower(u.role) in (select lower(r) from unnest(allowed) r)
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  );
end $$;
comment on function private.has_role(variadic text[]) is
  'The signed-in person has an active profile with one of the roles, and has given the second factor where there is one.';
