-- A session that was left open on a desk may read and write; it may not give away roles, identities or whole registers.

/* How long after a password or code was given the person may do what is sensitive. */
create function private.fresh_for() returns interval language sql immutable set search_path = '' as $$
  select interval '15 minutes' $$;

/* True when the caller gave a password or a code within fresh_for(): what the token's `amr` says, [{method, timestamp}] with
   seconds since 1970. Renewing the token is no proof of a person. True for the secret key and for SQL without a token. */
create function private.is_fresh_session() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'role', 'service_role') = 'service_role' or exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end) given
    where jsonb_typeof(given) = 'object' and given ->> 'method' not in ('token_refresh', 'anonymous')
      and jsonb_typeof(given -> 'timestamp') = 'number'
      and to_timestamp((given ->> 'timestamp')::float8) > now() - private.fresh_for()) $$;

/* Refuses with P0001 session.not_fresh unless is_fresh_session(). */
create function private.require_fresh_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_fresh_session() then
    perform private.refuse('session.not_fresh');
  end if;
end $$;
grant execute on function private.fresh_for(), private.is_fresh_session(), private.require_fresh_session()
  to authenticated, service_role;

/* Whoever is signed in: refuses with P0001 session.not_fresh unless a password or code was given within fresh_for(). For edge
   functions, before they do as the service what the database would not let an old session do. */
create function public.assert_fresh_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_fresh_session();
end $$;
revoke execute on function public.assert_fresh_session() from public, anon;
grant execute on function public.assert_fresh_session() to authenticated;
