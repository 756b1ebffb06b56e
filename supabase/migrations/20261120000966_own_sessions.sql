-- Where the signed-in person is signed in, and the end of it: a session that was ended, or has lasted too long, is refused at
-- its next call, though its token is good for up to an hour more.

/* When a session ends that began and was last renewed at these moments: settings security.session_days after it began, or
   security.idle_hours without a renewal, whichever comes first. A page that is open renews once an hour; the site itself
   ends a session that nobody touches (src/session/idle.ts). */
create function private.session_ends_at(began timestamptz, renewed timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    began + make_interval(days => coalesce((s.security ->> 'session_days')::integer, 30)),
    greatest(began, renewed) + make_interval(hours => coalesce((s.security ->> 'idle_hours')::integer, 8)))
  from (select) one left join public.site_settings s on true $$;

/* The moment after which a session of auth.sessions is refused; null when there is none. */
create function private.session_end(session_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(s.not_after, private.session_ends_at(s.created_at, s.refreshed_at at time zone 'UTC'))
  from auth.sessions s where s.id = session_id $$;

/* True unless the caller's token names a session that has been ended, is too old, or was left alone too long. */
create function private.session_goes_on() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or coalesce(private.session_end((auth.jwt() ->> 'session_id')::uuid) > now(), false);
end $$;
grant execute on function private.session_goes_on() to anon, authenticated, service_role;

create or replace function private.has_role(variadic allowed text[]) returns boolean
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
comment on function private.has_role(variadic text[]) is
  'The signed-in person has an active profile with one of the roles, has given the second factor where there is one (and has '
  'one where the settings have asked for it long enough), and the session goes on.';

-- The own profile is how the site finds out that the session has ended.
alter policy "own profile, admins all" on public.app_users
  using ((id = (select auth.uid()) and (select private.session_goes_on())) or (select private.has_role('admin')));

/* Staff: the own sessions, the one in use first, then by last use. */
create function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff have sessions to look at';
  end if;
  return query
    select s.id, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'), left(s.user_agent, 500),
      host(s.ip), s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
    from auth.sessions s
    where s.user_id = auth.uid() and private.session_end(s.id) > now()
    order by 6 desc, 3 desc limit 50;
end $$;
comment on function public.my_sessions() is
$c$Where the caller is signed in: id, created_at, last_used_at (sign-in or the last renewal of its token), user_agent, ip, is_current.
At most 50, the one in use first. Staff; 42501 for others.$c$;

/* Staff: ends one of the own sessions; its tokens go with it. */
create function public.end_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff have sessions to end';
  end if;
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = auth.uid();
  return found;
end $$;
comment on function public.end_session(uuid) is
$c$Ends one of the caller's own sessions: it can no longer be renewed, and is refused at its next call. False when there is no such session
of the caller's. Staff; 42501 for others.$c$;

revoke execute on function public.my_sessions(), public.end_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.end_session(uuid) to authenticated;
