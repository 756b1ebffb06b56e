-- Admins use these events to investigate an incident: sign-ins and their origin, refusals, opened confidential cases,
-- exports.
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
  'Written by private.note_security() only; never changed, and deleted only once older than '
  'private.security_memory(). actor_id has no foreign key, so that entries survive the account. network: see '
  'private.sender(); device: the shortened user agent.';
create index security_events_newest on public.security_events (created_at desc, id);
create index security_events_kind on public.security_events (event, created_at desc, id);
create index security_events_actor on public.security_events (actor_id, created_at desc, id);
create index security_events_refused on public.security_events (network, created_at) where event = 'sign_in_refused';
alter table public.security_events enable row level security;
grant select on public.security_events to authenticated, service_role;

/* Returns the retention of the security record. */
create function private.security_memory() returns interval
language sql immutable set search_path = '' as $$ select interval '12 months' $$;

/* Trigger before update or delete: refuses to change entries, and to delete them before their retention ends. */
create function private.keep_security_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - private.security_memory() then return old; end if;
  raise exception using errcode = '42501', message = 'The security record is not changed';
end $$;

/* Returns the user agent, shortened; null in plain SQL. */
create function private.device() returns text language sql stable set search_path = '' as $$
  select left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 200)
$$;

/* Writes an entry to the security record, with the signed-in user and their name. event: lower-case words joined by _.
   detail: a small JSON object without secrets or texts of reporters; {actor_id} replaces the user, {network, device}
   the values of the request. */
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

/* Deletes up to 100 expired entries; called with each new entry. Returns their number. */
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

/* Records in the security record that a user restored something from the audit log. */
create function private.note_restored(line public.audit_log) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.note_security('restored', jsonb_strip_nulls(jsonb_build_object('table', line.table_name, 'id',
    line.row_id, 'number', line.before ->> 'number')));
end $$;
grant execute on function private.note_restored(public.audit_log) to authenticated;

-- Changes of rights require a fresh session and are written to the security record.

/* Trigger after a change of a profile: records new and removed users, roles and deactivation. */
create function private.note_role() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person public.app_users := coalesce(new, old);
begin
  perform private.note_security('role_changed',
    jsonb_strip_nulls(jsonb_build_object('person', person.id, 'name', person.full_name,
    'was', case when tg_op <> 'INSERT' then lower(old.role) end, 'is', case when tg_op <> 'DELETE'
      then lower(new.role) end,
    'is_active', case when tg_op <> 'DELETE' then new.is_active end)));
  return null;
end $$;

/* Trigger before a change of rights: requires a fresh session. */
create function private.ask_fresh_session() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.require_fresh_session();
  return case tg_op when 'DELETE' then old else new end;
end $$;

/* Returns the settings that need a fresh session to change: privacy, security, letters with their signatories, and all
   of `certificates` (such as the rule of the second person) except its texts. */
create function private.sensitive_settings(settings public.site_settings) returns jsonb
language sql immutable set search_path = '' as $$
  select settings.privacy || settings.security || settings.letters || coalesce((
    select jsonb_object_agg(c.key, c.value) from jsonb_each(settings.certificates) c
    where jsonb_typeof(c.value) not in ('string', 'null')), '{}')
$$;
grant execute on function private.sensitive_settings(public.site_settings) to authenticated, service_role;

/* Trigger before an update of settings: requires a fresh session if a sensitive setting changes. */
create function private.guard_settings() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.sensitive_settings(new) <> private.sensitive_settings(old) then
    perform private.require_fresh_session();
  end if;
  return new;
end $$;

/* Trigger after an update of settings: records which sensitive settings changed. */
create function private.note_settings() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := private.sensitive_settings(old);
  became constant jsonb := private.sensitive_settings(new);
begin
  if became <> was then
    perform private.note_security('settings_changed', jsonb_build_object('keys', (
      select jsonb_agg(k.key order by k.key) from jsonb_object_keys(was || became) k (key)
      where became -> k.key is distinct from was -> k.key)));
  end if;
  return null;
end $$;

/* Trigger after a change of an account's password or address: records the account by name, because the auth service has
   no user token. */
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

/* Trigger after a second factor was verified or removed: records it. */
create function private.note_factor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security('factor_changed', case tg_op
    when 'DELETE' then jsonb_build_object('actor_id', old.user_id, 'change', 'removed', 'name',
      left(old.friendly_name, 100))
    else jsonb_build_object('actor_id', new.user_id, 'change', 'added', 'name', left(new.friendly_name, 100)) end);
  return null;
end $$;

/* Returns entries of the security record before the given one, newest first. filter: {event, person, from, to}; missing
   or empty keys do not filter. from, to: days in Jakarta, inclusive. Errors: P0001 field.invalid (detail: event,
   person, from, to). */
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

/* For admins: returns the filtered security record for an export file, newest first, 1,000 entries per call. The first
   call writes the export to the audit log and to this record; later calls pass the id of that audit entry (`export_id`)
   and the last entry they received. Returns {export_id, total, lines}. Errors: 42501 for others; P0001
   session.not_fresh, field.invalid (detail: event, person, from, to), export.not_found. */
create function public.export_security_events(
  filter jsonb default '{}', export_id uuid default null, older_than timestamptz default null,
  older_id uuid default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  taken public.audit_log;
  lines jsonb;
begin
  perform private.require_role('admin');
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
    perform private.note_security('export', jsonb_build_object('what', 'security_events', 'rows',
      taken.after -> 'rows'));
  end if;
  return jsonb_build_object('export_id', taken.id, 'total', taken.after -> 'rows', 'lines', lines);
end $$;
grant execute on function public.export_security_events(jsonb, uuid, timestamptz, uuid) to authenticated;

create trigger keep before update or delete on public.security_events
  for each row execute function private.keep_security_event();

create trigger note_role_added after insert or delete on public.app_users for each row
  execute function private.note_role();

create trigger note_role_changed after update of role, is_active on public.app_users for each row
  when (lower(new.role) <> lower(old.role) or new.is_active <> old.is_active) execute function private.note_role();

create trigger ask_fresh_session before insert or delete on public.app_users
  for each row execute function private.ask_fresh_session();

create trigger ask_fresh_session_for_role before update of role, is_active, email on public.app_users for each row
  when (lower(new.role) <> lower(old.role) or new.is_active <> old.is_active or new.email <> old.email)
  execute function private.ask_fresh_session();

create trigger ask_fresh_session before update on public.site_settings
  for each row execute function private.guard_settings();

create trigger note_settings after update on public.site_settings
  for each row execute function private.note_settings();

create trigger note_account after update of encrypted_password, email on auth.users
  for each row execute function private.note_account();

create trigger note_factor_added after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.note_factor();

create trigger note_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.note_factor();

create policy "admins read" on public.security_events for select to authenticated
  using ((select private.has_role('admin')));
