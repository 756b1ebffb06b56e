/* Returns true if the signed-in user has an active profile with one of the roles, has given the second factor (if there
   is one, or the settings require one), and has a session that has not ended. In policies, write (select
   private.has_role(…)), so that it runs once. */
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
grant execute on function private.has_role(text[]) to anon, authenticated, service_role, staff_reader;

/* Returns true unless the session in the caller's token was ended, has expired, or was idle for too long. */
create function private.session_goes_on() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or coalesce(private.session_end((auth.jwt() ->> 'session_id')::uuid) > now(), false);
end $$;
grant execute on function private.session_goes_on() to anon, authenticated, service_role;

/* Returns the id of the signed-in user, or null. For functions whose owner may not use the schema auth. */
create function private.caller_id() returns uuid
language sql stable security definer set search_path = '' as $$ select auth.uid() $$;
grant execute on function private.caller_id() to staff_reader;

/* Returns the caller's API role: anon, authenticated or service_role; '' in plain SQL, such as the seed. */
create function private.calling_role() returns text
language sql stable set search_path = '' as $$ select coalesce(auth.jwt() ->> 'role', '') $$;
grant execute on function private.calling_role() to anon, authenticated, service_role;

/* Refuses callers without one of the roles. */
create function private.require_role(variadic allowed text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic allowed) then
    raise exception using errcode = '42501', message = 'Only for ' || array_to_string(allowed, ', ');
  end if;
end $$;
grant execute on function private.require_role(text[]) to authenticated, service_role, staff_reader;

/* Raises a machine-readable error: the message is a code, the detail a field, and the hint a number, such as a limit or
   the seconds to wait. The client translates the code. */
create function private.refuse(code text, field text default '', hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(field, ''), hint = coalesce(hint, '');
end $$;
grant execute on function private.refuse(text, text, text) to authenticated, service_role, visitor_reader, staff_reader;

/* Casts a caller's text to uuid; '' gives null. Refuses with field.invalid: PostgreSQL's own error would repeat the
   text. */
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

/* Casts a caller's text such as 2026-11-21 to date; see asked_uuid. */
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
