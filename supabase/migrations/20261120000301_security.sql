-- Security of accounts: the security record, alarms, sessions, sign-ins, second factor and recovery codes.

-- ---- Security record ------------------------------------------------------------------------------------------------

-- The record an admin reads after something happened: sign-ins and where they came from, refusals, confidential cases
-- that were opened, data that was taken away.
create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  event text not null check (event ~ '^[a-z_]+$' and char_length(event) <= 60),
  actor_id uuid,
  actor_name text,
  network text,
  device text,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4000)
);
comment on table public.security_events is
$c$Written by private.note_security() only; never changed, and deleted only once older than private.security_memory(). actor_id has no
reference, so a line outlives the person's account. network: as private.sender() says; device: the shortened user agent.$c$;
create index security_events_newest on public.security_events (created_at desc, id);
create index security_events_kind on public.security_events (event, created_at desc, id);
create index security_events_actor on public.security_events (actor_id, created_at desc, id);

alter table public.security_events enable row level security;
revoke all on public.security_events from public, anon, authenticated;
grant select on public.security_events to authenticated, service_role;
create policy "admins read" on public.security_events for select to authenticated using ((select private.has_role('admin')));

/* The time for which the security record is kept. A year: long enough to look into what is noticed late. */
create function private.security_memory() returns interval language sql immutable set search_path = '' as $$
  select interval '12 months' $$;

/* Before update or delete: nobody rewrites the record, whatever the grants; only age ends a line. */
create function private.keep_security_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - private.security_memory() then return old; end if;
  raise exception using errcode = '42501', message = 'The security record is not changed';
end $$;
create trigger keep before update or delete on public.security_events
  for each row execute function private.keep_security_event();

/* The browser's name for itself, as far as a person needs it to recognise a device. Null in plain SQL. */
create function private.device() returns text language sql stable set search_path = '' as $$
  select left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 200) $$;

/* One line on the security record, by whoever calls: the signed-in person (of whom the name is kept), or nobody.
   event: lower-case words joined by _; detail: a small object, no secrets and no words of a reporter's.
   Where somebody else is the actor (a sign-in is recorded before there is a session), detail says {actor_id}, and
   {network, device} where the request's headers do not. */
create function private.note_security(event text, detail jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := coalesce(detail, '{}');
  actor uuid := coalesce(auth.uid(), (told ->> 'actor_id')::uuid);
begin
  insert into public.security_events (event, actor_id, actor_name, network, device, detail)
  values (note_security.event, actor, (select u.full_name from public.app_users u where u.id = actor),
    coalesce(private.sender(), told ->> 'network'), coalesce(private.device(), left(told ->> 'device', 200)),
    told - '{actor_id,network,device}'::text[]);
  perform private.forget_security_events();
end $$;

/* Takes away what is older than security_memory(), at most a hundred lines: called with each new line, it needs no clock.
   Returns the number of lines. */
create function private.forget_security_events() returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.security_events e where e.id in (
    select o.id from public.security_events o where o.created_at < now() - private.security_memory()
    order by o.created_at limit 100);
  get diagnostics gone = row_count;
  delete from public.alarms a where a.dismissed_at < now() - private.security_memory();
  return gone;
end $$;

-- ---- Alarms ---------------------------------------------------------------------------------------------------------

-- Alarms, which an admin should look at soon: raised by the database, shown on the dashboard until an admin dismisses it.
create table public.alarms (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z_]+$' and char_length(kind) <= 60),
  key text not null default '' check (char_length(key) <= 200),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4000),
  dismissed_at timestamptz,
  dismissed_by uuid references public.app_users (id) on delete set null
);
comment on table public.alarms is
  'One open alarm per kind and key (what it is about: a day, an account, a network). Raised by private.raise_alarm() only.';
create unique index alarms_open on public.alarms (kind, key) where dismissed_at is null;
create index alarms_newest on public.alarms (last_at desc) where dismissed_at is null;
create index alarms_quiet on public.alarms (kind, key, dismissed_at);
create index alarms_dismissed_by on public.alarms (dismissed_by);

alter table public.alarms enable row level security;
revoke all on public.alarms from public, anon, authenticated;
grant select on public.alarms to authenticated, service_role;
create policy "admins read" on public.alarms for select to authenticated using ((select private.has_role('admin')));
call private.announce_changes('public.alarms', 'staff');

/* Tells the admins. The same kind and key again only brings an open alarm up to date, at most once a minute, so that a
   flood of causes is no flood of writes; and says nothing within an hour after an admin has dismissed it. */
create function private.raise_alarm(kind text, key text default '', detail jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.alarms a where a.kind = raise_alarm.kind and a.key = left(coalesce(raise_alarm.key, ''), 200)
      and a.dismissed_at > now() - interval '1 hour') then
    return;
  end if;
  insert into public.alarms as open (kind, key, detail)
  values (raise_alarm.kind, left(coalesce(raise_alarm.key, ''), 200), coalesce(raise_alarm.detail, '{}'))
  on conflict (kind, key) where dismissed_at is null
    do update set last_at = excluded.last_at, detail = excluded.detail where open.last_at < now() - interval '1 minute';
end $$;

/* True where an alarm is about this person: the account's owner, the recorder of a colleague, or the one recorded. */
create function private.alarm_is_about(alarm public.alarms, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(person::text in (alarm.detail ->> 'person', alarm.detail ->> 'marked_person'), false) $$;
grant execute on function private.alarm_is_about(public.alarms, uuid) to authenticated;

/* True where somebody else could look at it: another active admin who has come in. */
create function private.has_other_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_users u where u.id <> has_other_admin.person and u.is_active
    and lower(u.role) = 'admin' and private.has_come_in(u.id)) $$;
grant execute on function private.has_other_admin(uuid) to authenticated;

/* Admins: what nobody has looked at yet, the latest first, at most fifty. is_own: about the caller, while another admin could look
   at it, who then has to. */
create function public.open_alarms()
returns table (id uuid, kind text, key text, detail jsonb, created_at timestamptz, last_at timestamptz, is_own boolean)
language plpgsql stable set search_path = '' as $$
declare has_other boolean;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins see alarms';
  end if;
  has_other := private.has_other_admin(auth.uid());
  return query select a.id, a.kind, a.key, a.detail, a.created_at, a.last_at, has_other and private.alarm_is_about(a, auth.uid())
    from public.alarms a where a.dismissed_at is null order by a.last_at desc limit 50;
end $$;
comment on function public.open_alarms() is
$c$The alarms that nobody has dismissed, at most fifty, the latest first; is_own: another admin has to look. Admins; 42501 for others.$c$;
grant execute on function public.open_alarms() to authenticated;

/* Admins: has been looked at. False when it is not there or somebody was quicker. Nobody closes an alarm about themselves while
   another admin could: whoever took an account over would do that first. */
create function public.dismiss_alarm(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare looked_at public.alarms;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins dismiss alarms';
  end if;
  if exists (select from public.alarms a where a.id = dismiss_alarm.id and a.dismissed_at is null
      and private.alarm_is_about(a, auth.uid())) and private.has_other_admin(auth.uid()) then
    perform private.refuse('alarm.own', 'id');
  end if;
  update public.alarms a set dismissed_at = now(), dismissed_by = auth.uid()
    where a.id = dismiss_alarm.id and a.dismissed_at is null returning * into looked_at;
  if looked_at.id is null then return false; end if;
  perform private.note_security('alarm_dismissed', jsonb_build_object('kind', looked_at.kind, 'key', looked_at.key));
  return true;
end $$;
comment on function public.dismiss_alarm(uuid) is
$c$Takes an alarm off the dashboard and notes who did. False when there is no such open alarm. Admins; 42501 for others;
P0001 alarm.own for an alarm about the caller while there is another active admin.$c$;
grant execute on function public.dismiss_alarm(uuid) to authenticated;

-- ---- Fresh sessions -------------------------------------------------------------------------------------------------

-- A session that was left open on a desk may read and write; it may not give away roles, identities or whole registers.

/* The time after a password or code was given in which the person may do what is sensitive. */
create function private.fresh_for() returns interval language sql immutable set search_path = '' as $$
  select interval '15 minutes' $$;
grant execute on function private.fresh_for() to authenticated, service_role;

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
grant execute on function private.is_fresh_session() to authenticated, service_role;

/* Refuses with P0001 session.not_fresh unless is_fresh_session(). */
create function private.require_fresh_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_fresh_session() then
    perform private.refuse('session.not_fresh');
  end if;
end $$;
grant execute on function private.require_fresh_session() to authenticated, service_role;

/* Signed-in people: refuses with P0001 session.not_fresh unless a password or code was given within fresh_for(). For edge
   functions, before they do as the service what the database would not let an old session do. */
create function public.assert_fresh_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_fresh_session();
end $$;
grant execute on function public.assert_fresh_session() to authenticated;

-- ---- Own sessions ---------------------------------------------------------------------------------------------------

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
grant execute on function public.my_sessions() to authenticated;

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
grant execute on function public.end_session(uuid) to authenticated;

-- ---- Sign-ins -------------------------------------------------------------------------------------------------------

-- Sign-ins and refusals with their device and network, and the alarms about them. The auth service calls these
-- functions (supabase/config.toml [auth.hook.*]; the local one as well): what they answer is GoTrue's contract.

/* A device as far as its name goes: versions change with every update of a browser. */
create function private.device_family(device text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(coalesce(device, ''), '[0-9][0-9._]*', '', 'g') $$;

create index security_events_refused on public.security_events (network, created_at) where event = 'sign_in_refused';

/* An admin who has come in before, but never with this device: on record, and an alarm. */
create function private.note_device(person uuid, device text, network text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  family text := private.device_family(device);
  name text := (select u.full_name from public.app_users u where u.id = person and u.is_active and lower(u.role) = 'admin');
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

/* One line for a session that begins (sign_in), or to which a second factor is given (step_up). */
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

/* GoTrue's hook custom_access_token, before each token is issued. event: {user_id, claims, authentication_method}; answers
   {claims} as they came, or {error: {http_code, message}} for the renewal of a session that is too old or was left alone
   too long. A sign-in that cannot be recorded still succeeds: the record must not shut the door. */
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

/* One line for somebody who was refused, and an alarm from the tenth within an hour on, per account and per network. After
   a hundred within the hour only the alarm is kept up to date: who knocks does not fill the disk.
   person: whose account it was, null when nobody's: what was typed is not kept, it may be a password in the wrong field. */
create function private.note_refusal(method text, person uuid default null, network text default null, device text default null)
returns void language plpgsql security definer set search_path = '' as $$
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

/* GoTrue's hooks password_verification_attempt {user_id, valid} and mfa_verification_attempt {user_id, factor_id, valid}:
   they put a refusal on record and leave the decision to the auth service. */
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

/* True when the person has come in from this network within the memory of the record. */
create function private.knows_network(person uuid, network text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.security_events e
    where e.actor_id = person and e.event = 'sign_in' and e.network = knows_network.network) $$;

/* Staff: after the password was given again in a session of its own, the session that it takes the place of ends, and the
   step is on record. False when there was no such session of the caller's. */
create function public.replace_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff have sessions to replace';
  end if;
  perform private.require_fresh_session();
  delete from auth.sessions s where s.id = replace_session.session_id and s.user_id = auth.uid()
    and s.id::text <> coalesce(auth.jwt() ->> 'session_id', '');
  if not found then return false; end if;
  perform private.note_security('step_up', jsonb_build_object('method', auth.jwt() -> 'amr' -> 0 ->> 'method'));
  return true;
end $$;
comment on function public.replace_session(uuid) is
$c$Ends the caller's own session that the present one takes the place of, and notes step_up. False when there is none.
Staff; 42501 for others. Errors: P0001 session.not_fresh.$c$;
grant execute on function public.replace_session(uuid) to authenticated;

/* Signed-in people: the own sign-ins, refusals, steps and changes of password or factor, newest first. */
create function public.my_security_events(max_rows integer default 50)
returns table (id uuid, created_at timestamptz, event text, network text, device text, detail jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff have sign-ins to look at';
  end if;
  return query
    select e.id, e.created_at, e.event, e.network, e.device, e.detail from public.security_events e
    where e.actor_id = auth.uid() and e.event in ('sign_in', 'sign_in_refused', 'step_up', 'new_device', 'password_changed',
      'factor_changed', 'email_changed')
    order by e.created_at desc, e.id limit least(greatest(max_rows, 1), 200);
end $$;
comment on function public.my_security_events(integer) is
'The caller''s own lines of the security record, at most 200, newest first. Staff; 42501 for others.';
grant execute on function public.my_security_events(integer) to authenticated;

-- ---- Changes on the record ------------------------------------------------------------------------------------------

-- A change of rights asks for a fresh session, and leaves a line on the security record.

/* After a change of a profile: roles given, taken, people added, deactivated, removed. */
create function private.note_role() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person public.app_users := coalesce(new, old);
begin
  perform private.note_security('role_changed', jsonb_strip_nulls(jsonb_build_object('person', person.id, 'name', person.full_name,
    'was', case when tg_op <> 'INSERT' then lower(old.role) end, 'is', case when tg_op <> 'DELETE' then lower(new.role) end,
    'is_active', case when tg_op <> 'DELETE' then new.is_active end)));
  return null;
end $$;
create trigger note_role_added after insert or delete on public.app_users for each row execute function private.note_role();
create trigger note_role_changed after update of role, is_active on public.app_users for each row
  when (lower(new.role) <> lower(old.role) or new.is_active <> old.is_active) execute function private.note_role();

/* Before: a screen that was left open gives away no rights and changes no rule of privacy and security. */
create function private.ask_fresh_session() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.require_fresh_session();
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger ask_fresh_session before insert or delete on public.app_users
  for each row execute function private.ask_fresh_session();
create trigger ask_fresh_session_for_role before update of role, is_active, email on public.app_users for each row
  when (lower(new.role) <> lower(old.role) or new.is_active <> old.is_active or new.email <> old.email)
  execute function private.ask_fresh_session();
create trigger ask_fresh_session before update of privacy, security on public.site_settings for each row
  when (new.privacy <> old.privacy or new.security <> old.security) execute function private.ask_fresh_session();

/* After the settings of privacy or security have changed: which keys. */
create function private.note_settings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security('settings_changed', jsonb_build_object('keys', (
    select jsonb_agg(n.key order by n.key) from jsonb_each(new.privacy || new.security) n
    where n.value is distinct from (old.privacy || old.security) -> n.key)));
  return null;
end $$;
create trigger note_settings after update of privacy, security on public.site_settings for each row
  when (new.privacy <> old.privacy or new.security <> old.security) execute function private.note_settings();

/* After a change of an account's password or address. The auth service has no token of the person: the account is named. */
create function private.note_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.note_security('password_changed', jsonb_build_object('actor_id', new.id));
  end if;
  if new.email is distinct from old.email then
    perform private.note_security('email_changed', jsonb_build_object('actor_id', new.id));
  end if;
  return null;
end $$;
create trigger note_account after update of encrypted_password, email on auth.users
  for each row execute function private.note_account();

/* After a device for the second factor was confirmed or removed. */
create function private.note_factor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security('factor_changed', case tg_op
    when 'DELETE' then jsonb_build_object('actor_id', old.user_id, 'change', 'removed', 'name', left(old.friendly_name, 100))
    else jsonb_build_object('actor_id', new.user_id, 'change', 'added', 'name', left(new.friendly_name, 100)) end);
  return null;
end $$;
create trigger note_factor_added after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.note_factor();
create trigger note_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.note_factor();

-- ---- Second factor --------------------------------------------------------------------------------------------------

-- The people who must have a second factor, and since when.
create table private.second_factor_due (
  user_id uuid primary key references public.app_users (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.second_factor_due is
  'People whom settings security.second_factor asks for a second factor, and since when: since they have the role, or since the '
  'setting is on. Written by triggers.';

alter table private.second_factor_due enable row level security;
revoke all on private.second_factor_due from public, anon, authenticated, service_role;

/* The time for which somebody may go on without it. */
create function private.second_factor_grace() returns interval language sql immutable set search_path = '' as $$
  select interval '7 days' $$;

/* After a change of a profile or of the setting: who is asked for a second factor from now on, and who is not. */
create function private.update_second_factor_due() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  setting text := (select s.security ->> 'second_factor' from public.site_settings s);
begin
  delete from private.second_factor_due d where not exists (
    select from public.app_users u where u.id = d.user_id and u.is_active
      and (setting = 'everyone' or setting = 'admins' and lower(u.role) = 'admin'));
  insert into private.second_factor_due (user_id)
    select u.id from public.app_users u
    where u.is_active and (setting = 'everyone' or setting = 'admins' and lower(u.role) = 'admin')
    on conflict do nothing;
  return null;
end $$;
create trigger second_factor_due after insert or update of role, is_active on public.app_users
  for each statement execute function private.update_second_factor_due();
create trigger second_factor_due after insert or update of security on public.site_settings
  for each statement execute function private.update_second_factor_due();

/* True for a person who should have set up a second factor by now. Who has one is not asked here. */
create function private.second_factor_overdue(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.second_factor_due d
    where d.user_id = person and d.since + private.second_factor_grace() <= now()) $$;

/* Signed-in people: {required, enrolled, due_at, overdue, codes_left}. */
create function public.second_factor_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrolled boolean := exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
  since timestamptz := (select d.since from private.second_factor_due d where d.user_id = auth.uid());
begin
  return jsonb_build_object(
    'required', since is not null,
    'enrolled', enrolled,
    'due_at', since + private.second_factor_grace(),
    'overdue', not enrolled and private.second_factor_overdue(auth.uid()),
    'codes_left', (select count(*) from private.recovery_codes c where c.user_id = auth.uid() and c.used_at is null));
end $$;
comment on function public.second_factor_state() is
$c$The caller's own second factor: required (settings ask for one), enrolled, due_at (timestamp or null; from then on nothing works without),
overdue, codes_left (recovery codes not used yet). Signed-in people.$c$;
grant execute on function public.second_factor_state() to authenticated;

create function public.log_factor_reset(person uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  profile public.app_users;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins reset a second factor';
  end if;
  select * into profile from public.app_users u where u.id = person;
  if not found then raise exception using errcode = 'P0001', message = 'person.not_found'; end if;
  perform private.require_fresh_session();
  perform private.log_action('app_users', 'update', person::text, profile.full_name, '{"second_factor": true}',
    '{"second_factor": false}');
end $$;
comment on function public.log_factor_reset(uuid) is
$c$Called as the admin by the function manage-users before it takes a person's second factor away. Admins; 42501 for others.
Errors: P0001 person.not_found, session.not_fresh.$c$;
grant execute on function public.log_factor_reset(uuid) to authenticated;

-- ---- Recovery codes -------------------------------------------------------------------------------------------------
create table private.recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Ten for each person with a second factor, each good once, kept as hashes.';

alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from public, anon, authenticated, service_role;

create table private.wrong_recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
create index wrong_recovery_codes_newest on private.wrong_recovery_codes (user_id, at);
comment on table private.wrong_recovery_codes is 'Recovery codes that were wrong, of the last hour.';

alter table private.wrong_recovery_codes enable row level security;
revoke all on private.wrong_recovery_codes from public, anon, authenticated, service_role;

/* Sixteen letters and digits (80 bits) in four groups, none that is taken for another: XXXX-XXXX-XXXX-XXXX. */
create function private.random_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(b.bytes, i) % 32 + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end, '' order by i)
  from (select extensions.gen_random_bytes(16) as bytes) b, generate_series(0, 15) i $$;

create function private.recovery_code_hash(person uuid, code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.keyed_hash('recovery', person || ':' || regexp_replace(upper(code), '[^A-Z0-9]', '', 'g')) $$;

/* For people who have given the second factor in this session: ten new codes; those of before are void. Shown once. */
create function public.new_recovery_codes() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  codes text[];
begin
  if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' or not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Recovery codes belong to a second factor';
  end if;
  perform private.require_fresh_session();
  delete from private.recovery_codes c where c.user_id = auth.uid();
  codes := array(select private.random_recovery_code() from generate_series(1, 10));
  insert into private.recovery_codes (user_id, code_hash)
    select auth.uid(), private.recovery_code_hash(auth.uid(), c) from unnest(codes) c;
  perform private.note_security('recovery_codes_made');
  return query select unnest(codes);
end $$;
comment on function public.new_recovery_codes() is
$c$Ten recovery codes; those of before are void. Kept as hashes: this is the only time they can be read. Staff in a session that gave the
second factor; 42501 for others. Errors: P0001 session.not_fresh.$c$;
grant execute on function public.new_recovery_codes() to authenticated;

/* Uses one of a person's codes up. 'ok', 'wrong', or 'wait' after ten wrong ones within the hour; called by the function
   recovery-code with the person who gave the password. A code that was used within five minutes is 'ok' again: what
   comes after it may have failed. */
create function public.spend_recovery_code(person uuid, code text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.wrong_recovery_codes w where w.at < clock_timestamp() - interval '1 hour';
  update private.recovery_codes c set used_at = coalesce(c.used_at, now())
    where c.user_id = person and c.code_hash = private.recovery_code_hash(person, code)
      and (c.used_at is null or c.used_at > now() - interval '5 minutes');
  if found then
    perform private.note_security('recovery_code_used', jsonb_build_object('actor_id', person));
    return 'ok';
  end if;
  if (select count(*) from private.wrong_recovery_codes w where w.user_id = person) >= 10 then return 'wait'; end if;
  insert into private.wrong_recovery_codes (user_id) select u.id from public.app_users u where u.id = person;
  perform private.note_security('sign_in_refused', jsonb_build_object('actor_id', person, 'method', 'recovery_code'));
  return 'wrong';
end $$;
grant execute on function public.spend_recovery_code(uuid, text) to service_role;

-- ---- Export ---------------------------------------------------------------------------------------------------------

-- The security record as a file, for whoever looks into what happened elsewhere than on the screen.

/* Lines of the security record, newest first, at most `most`, before the line with that moment and id where given.
   filter: {event, person, from, to}; what is missing or empty does not filter. from, to: days at the office, both included.
   P0001 field.invalid (detail: event, person, from, to). */
create function private.security_lines(filter jsonb, older_than timestamptz, older_id uuid, most integer)
returns setof public.security_events
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted_event constant text := nullif(filter ->> 'event', '');
  person constant uuid := private.asked_uuid(filter ->> 'person', 'person');
  since constant timestamptz := private.asked_day(filter ->> 'from', 'from')::timestamp at time zone 'Asia/Jakarta';
  until constant timestamptz := (private.asked_day(filter ->> 'to', 'to') + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  if wanted_event !~ '^[a-z_]{1,60}$' then perform private.refuse('field.invalid', 'event'); end if;
  return query select e.* from public.security_events e
    where (wanted_event is null or e.event = wanted_event)
      and (person is null or e.actor_id = person)
      and (since is null or e.created_at >= since)
      and (until is null or e.created_at < until)
      and (older_than is null or e.created_at <= older_than)
      and (older_than is null or e.created_at < older_than or e.id > older_id)
    order by e.created_at desc, e.id limit most;
end $$;

/* Admins: what is filtered, newest first, 1,000 lines at a time. The first part puts the export on the audit log, with its
   filter and number of lines, and on this record itself; that line is not part of the file. The other parts name the log's line
   (`export_id`) and the last line they were given (`older_than`, `older_id`), and are of its filter.
   Answers {export_id, total, lines}. P0001 session.not_fresh, field.invalid (detail: event, person, from, to), export.not_found
   (not one of the caller's last hour). */
create function public.export_security_events(filter jsonb default '{}', export_id uuid default null,
  older_than timestamptz default null, older_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.audit_log;
  lines jsonb;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins export the security record';
  end if;
  perform private.require_fresh_session();
  if export_id is null then
    taken := private.log_action('security_events', 'export', null, became => jsonb_build_object(
      'filter', jsonb_strip_nulls(jsonb_build_object('event', filter ->> 'event', 'person', filter ->> 'person',
        'from', filter ->> 'from', 'to', filter ->> 'to')),
      'rows', (select count(*) from private.security_lines(filter, null, null, null))));
  else
    taken := private.export_under_way('security_events', export_id, older_than, older_id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at desc, e.id), '[]') into lines
  from private.security_lines(taken.after -> 'filter', least(older_than, taken.created_at),
    case when older_than <= taken.created_at then older_id else taken.id end, 1000) e;
  if export_id is null then
    perform private.note_security('export', jsonb_build_object('what', 'security_events', 'rows', taken.after -> 'rows'));
  end if;
  return jsonb_build_object('export_id', taken.id, 'total', taken.after -> 'rows', 'lines', lines);
end $$;
comment on function public.export_security_events(jsonb, uuid, timestamptz, uuid) is
$c$The security record as a file, in parts of 1,000 lines; the export is on the audit log and on the record itself.
Answers {export_id, total, lines}. Admins; 42501 for others. Errors: P0001 session.not_fresh, field.invalid, export.not_found.$c$;
grant execute on function public.export_security_events(jsonb, uuid, timestamptz, uuid) to authenticated;
