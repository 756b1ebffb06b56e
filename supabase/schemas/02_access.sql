/* True when the signed-in person has an active profile with one of the roles. 'ADMIN' equals 'admin'. Whoever has set
   up a
   second factor has a role only in a session that has given it: a password alone opens nothing.
   Definer, so that a policy on app_users does not call itself. In policies write (select private.has_role(…)). */
create function private.has_role(variadic allowed text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.app_users u
    where u.id = auth.uid() and u.is_active and lower(u.role) in (select lower(r) from unnest(allowed) r)
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not (exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
      or private.second_factor_overdue(auth.uid()))
  ) and private.session_goes_on();
end $$;
comment on function private.has_role(text[]) is
  'The signed-in person has an active profile with one of the roles, has given the second factor where there is one '
  '(and has one where the settings have asked for it long enough), and the session goes on.';
grant execute on function private.has_role(text[]) to anon, authenticated, service_role, staff_reader;

/* True unless the caller's token names a session that has been ended, is too old, or was left alone too long. */
create function private.session_goes_on() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or coalesce(private.session_end((auth.jwt() ->> 'session_id')::uuid) > now(), false);
end $$;
grant execute on function private.session_goes_on() to anon, authenticated, service_role;

/* The signed-in person; null for visitors. For functions whose owner may not use the schema auth. */
create function private.caller_id() returns uuid
language sql stable security definer set search_path = '' as $$ select auth.uid() $$;
grant execute on function private.caller_id() to staff_reader;

/* The role that calls through the API: 'anon', 'authenticated' or 'service_role'; '' for what runs in SQL alone (the
   seed, an
   operator at the database). */
create function private.calling_role() returns text
language sql stable set search_path = '' as $$ select coalesce(auth.jwt() ->> 'role', '') $$;
grant execute on function private.calling_role() to anon, authenticated, service_role;

/* Refuses whoever is not staff with one of the roles. */
create function private.require_role(variadic allowed text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic allowed) then
    raise exception using errcode = '42501', message = 'Not allowed';
  end if;
end $$;
grant execute on function private.require_role(text[]) to authenticated, staff_reader;

/*
 * Ends the statement with a machine-readable refusal: message is the code, detail the field it is about, hint a number
 * where one helps (a limit, seconds to wait). The client has words for the codes in both languages.
 */
create function private.refuse(code text, field text default '', hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(field, ''), hint = coalesce(hint, '');
end $$;
grant execute on function private.refuse(text, text, text) to authenticated, service_role, visitor_reader, staff_reader;

/* A value that a caller wrote as text; null for null and ''. Refuses field.invalid where it is not one: PostgreSQL's
   own refusal would repeat it. */
create function private.asked_uuid(value text, field text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse('field.invalid', field);
  end if;
  return value::uuid;
end $$;
grant execute on function private.asked_uuid(text, text) to authenticated, staff_reader;

/* As asked_uuid, a day of the calendar, written 2026-11-21. */
create function private.asked_day(value text, field text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~ '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$' then perform private.refuse('field.invalid', field); end if;
  return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
exception when datetime_field_overflow then
  perform private.refuse('field.invalid', field);
end $$;
grant execute on function private.asked_day(text, text) to staff_reader;
