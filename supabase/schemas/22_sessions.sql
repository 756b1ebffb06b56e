-- A session left open on a desk can read and write, but not change roles, reveal identities or export registers.

/* Returns for how long sensitive actions are allowed after the user gave a password or code. */
create function private.fresh_for() returns interval
language sql immutable set search_path = '' as $$ select interval '15 minutes' $$;
grant execute on function private.fresh_for() to authenticated, service_role;

/* Returns true if the caller gave a password or code within fresh_for(), according to the token's `amr`. Renewing a
   token does not count. True for service_role and for SQL without a token. */
create function private.is_fresh_session() returns boolean language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'role', 'service_role') = 'service_role' or exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end) given
    where jsonb_typeof(given) = 'object' and given ->> 'method' not in ('token_refresh', 'anonymous')
      and jsonb_typeof(given -> 'timestamp') = 'number'
      and to_timestamp((given ->> 'timestamp')::double precision) > now() - private.fresh_for())
$$;
grant execute on function private.is_fresh_session() to authenticated, service_role;

/* Refuses with P0001 session.not_fresh unless is_fresh_session(). */
create function private.require_fresh_session() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_fresh_session() then perform private.refuse('session.not_fresh'); end if;
end $$;
grant execute on function private.require_fresh_session() to authenticated, service_role;

/* For signed-in users: refuses with P0001 session.not_fresh unless the caller's session is fresh. Edge functions call
   it before they continue as service_role. */
create function public.assert_fresh_session() returns void language plpgsql stable set search_path = '' as $$
begin
  perform private.require_fresh_session();
end $$;
grant execute on function public.assert_fresh_session() to authenticated;

-- A session that was ended or has expired is refused at its next request, although its token is valid for up to an
-- hour.

/* Returns when a session ends: security.session_days after its start, or security.idle_hours after its last renewal,
   whichever is first. An open page renews once an hour; src/session/idle.ts ends idle sessions. */
create function private.session_ends_at(began timestamptz, renewed timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    began + make_interval(days => coalesce((s.security ->> 'session_days')::integer, 30)),
    greatest(began, renewed) + make_interval(hours => coalesce((s.security ->> 'idle_hours')::integer, 8)))
  from (select) one left join public.site_settings s on true
$$;

/* Returns when a session ends; null for an unknown one. */
create function private.session_end(session_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(s.not_after, private.session_ends_at(s.created_at, s.refreshed_at at time zone 'UTC'))
  from auth.sessions s where s.id = session_id
$$;

/* For staff: returns the caller's sessions: id, created_at, last_used_at (sign-in or last renewal), user_agent, ip,
   is_current. Returns at most 50, the current one first. Errors: 42501 for others. */
create function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select s.id, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
      left(s.user_agent, 500),
      host(s.ip), s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
    from auth.sessions s
    where s.user_id = auth.uid() and private.session_end(s.id) > now()
    order by 6 desc, 3 desc limit 50;
end $$;
grant execute on function public.my_sessions() to authenticated;

/* For staff: ends one of the caller's sessions, which then cannot be renewed and is refused at its next request.
   Returns false if there is no such session. Errors: 42501 for others. */
create function public.end_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = auth.uid();
  return found;
end $$;
grant execute on function public.end_session(uuid) to authenticated;

-- The auth service calls these hooks (supabase/config.toml [auth.hook.*]), and so does the local stack. GoTrue defines
-- their results.

/* Returns the device without version numbers, which change with every update of a browser. */
create function private.device_family(device text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(coalesce(device, ''), '[0-9][0-9._]*', '', 'g')
$$;

/* Records a device that an admin uses for the first time, and raises an alarm. Ignores the first sign-in of an
   admin. */
create function private.note_device(person uuid, device text, network text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  family text := private.device_family(device);
  name text := (select u.full_name from public.app_users u where u.id = person and u.is_active
    and lower(u.role) = 'admin');
  told jsonb := jsonb_strip_nulls(jsonb_build_object('device', left(device, 200), 'network', network));
begin
  if name is null or not exists (select from public.security_events e where e.actor_id = person and e.event = 'sign_in')
    or exists (select from public.security_events e where e.actor_id = person and e.event = 'sign_in'
      and private.device_family(e.device) = family) then
    return;
  end if;
  perform private.note_security('new_device', told || jsonb_build_object('actor_id', person));
  perform private.raise_alarm('new_admin_device', person || ' ' || md5(family),
    told || jsonb_build_object('person', person, 'name', name));
end $$;

/* Records a new session (sign_in), or a second factor for one (step_up). */
create function private.note_sign_in(person uuid, session_id uuid, method text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  where_from record;
begin
  select private.network_of(host(s.ip)) as network, left(s.user_agent, 200) as device into where_from
    from auth.sessions s where s.id = note_sign_in.session_id;
  if method !~ '^(totp|mfa|webauthn)' then
    perform private.note_device(person, where_from.device, where_from.network);
  end if;
  perform private.note_security(case when method ~ '^(totp|mfa|webauthn)' then 'step_up' else 'sign_in' end,
    jsonb_strip_nulls(jsonb_build_object('actor_id', person, 'method', left(method, 40), 'network', where_from.network,
      'device', where_from.device)));
end $$;

/* Implements the hook custom_access_token, which is called before each token. event: {user_id, claims,
   authentication_method}. Returns {claims} unchanged, or {error: {http_code, message}} to refuse the renewal of an
   expired session. A sign-in that cannot be recorded still succeeds. */
create function private.on_token(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  method text := coalesce(event ->> 'authentication_method', '');
  session_id uuid := (event -> 'claims' ->> 'session_id')::uuid;
begin
  if method = 'token_refresh' then
    if private.session_end(session_id) <= now() then
      return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', 'Session expired'));
    end if;
  else
    begin
      perform private.note_sign_in((event ->> 'user_id')::uuid, session_id, method);
    exception when others then
      raise warning 'A sign-in could not be recorded: %', sqlerrm;
    end;
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end $$;
grant execute on function private.on_token(jsonb) to supabase_auth_admin;

/* Records a refused sign-in or code. The tenth refusal within an hour for an account or a network raises an alarm;
   after 100, only the alarm is updated, so that attacks do not fill the disk. person: owner of the account, or null.
   The input is not stored, because it may be a password. */
create function private.note_refusal(
  method text, person uuid default null, network text default null, device text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  of_account integer := (select count(*) from public.security_events e where e.actor_id = person
    and e.event = 'sign_in_refused' and e.created_at > now() - interval '1 hour');
  of_network integer := (select count(*) from public.security_events e where e.network = note_refusal.network
    and e.event = 'sign_in_refused' and e.created_at > now() - interval '1 hour');
begin
  if greatest(of_account, of_network) < 100 then
    perform private.note_security('sign_in_refused', jsonb_strip_nulls(jsonb_build_object('actor_id', person,
      'method', left(method, 40), 'network', network, 'device', left(device, 200))));
  end if;
  if of_account >= 9 then
    perform private.raise_alarm('refused_sign_ins', 'account ' || person, jsonb_strip_nulls(jsonb_build_object(
      'person', person, 'name', (select u.full_name from public.app_users u where u.id = person), 'network', network)));
  end if;
  if of_network >= 9 then
    perform private.raise_alarm('refused_sign_ins', 'network ' || network, jsonb_build_object('network', network));
  end if;
end $$;

/* Implements the hook password_verification_attempt {user_id, valid}; the next function implements
   mfa_verification_attempt {user_id, factor_id, valid}. Both record refusals, and leave the decision to the auth
   service. */
create function private.on_password_try(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (event ->> 'valid')::boolean is not true then
    perform private.note_refusal('password', (event ->> 'user_id')::uuid);
  end if;
  return '{"decision": "continue"}';
end $$;
grant execute on function private.on_password_try(jsonb) to supabase_auth_admin;

create function private.on_code_try(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (event ->> 'valid')::boolean is not true then
    perform private.note_refusal('totp', (event ->> 'user_id')::uuid);
  end if;
  return '{"decision": "continue"}';
end $$;
grant execute on function private.on_code_try(jsonb) to supabase_auth_admin;

/* Returns true if the user has signed in from this network before. */
create function private.knows_network(person uuid, network text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.security_events e
    where e.actor_id = person and e.event = 'sign_in' and e.network = knows_network.network)
$$;

/* For staff: ends the session that a new sign-in with the password replaces, and records step_up. Returns false if
   there is no such session. Errors: 42501 for others; P0001 session.not_fresh. */
create function public.replace_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  perform private.require_fresh_session();
  delete from auth.sessions s where s.id = replace_session.session_id and s.user_id = auth.uid()
    and s.id::text <> coalesce(auth.jwt() ->> 'session_id', '');
  if not found then return false; end if;
  perform private.note_security('step_up', jsonb_build_object('method', auth.jwt() -> 'amr' -> 0 ->> 'method'));
  return true;
end $$;
grant execute on function public.replace_session(uuid) to authenticated;

/* For staff: returns the caller's entries of the security record, newest first, at most 200. Errors: 42501 for
   others. */
create function public.my_security_events(max_rows integer default 50)
returns table (id uuid, created_at timestamptz, event text, network text, device text, detail jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select e.id, e.created_at, e.event, e.network, e.device, e.detail from public.security_events e
    where e.actor_id = auth.uid() and e.event in ('sign_in', 'sign_in_refused', 'step_up', 'new_device',
      'password_changed',
      'factor_changed', 'email_changed')
    order by e.created_at desc, e.id limit least(greatest(max_rows, 1), 200);
end $$;
grant execute on function public.my_security_events(integer) to authenticated;
