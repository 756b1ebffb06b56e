-- What changes who may do what asks for a fresh session, and leaves a line on the security record.

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
