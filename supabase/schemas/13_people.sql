-- The auth service checks only length and character classes of passwords. The function change-password checks
-- the rest and requests a permit; all other password changes are refused here.
create table private.password_permits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  permitted_at timestamptz not null default now()
);
comment on table private.password_permits is
  'Permits for checked password changes: each is valid for one change within a minute.';
alter table private.password_permits enable row level security;

/* Returns the same key for names that users would confuse: ignores case, width and blanks, and unifies l, I and 1, 0
   and O, and similar Cyrillic and Greek letters. */
create function private.name_key(name text) returns text language sql immutable set search_path = '' as $$
  select translate(lower(btrim(regexp_replace(translate(normalize(name, nfkc),
      'АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ', 'ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXaikvoptux'),
    '[\s.]+', ' ', 'g'))), 'l1|ı0', 'iiiio')
$$;
grant execute on function private.name_key(text) to authenticated, service_role;

/* Returns the comparison key of a name without titles and degrees: 'Ir. Budi Santoso, M.T.' and 'Budi Santoso MT' have
   the key of 'Budi Santoso'. */
create function private.person_key(name text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(private.name_key(split_part(person_key.name, ',', 1)),
    '^((prof|dr|drs|dra|ir|h|hj|kh) )+', ''),
    '( (s ?t|m ?t|s ?e|s ?h|m ?h|m ?m|[sm] ?si|[sm] ?kom|[sm] ?sos|[sm] ?pd|[mb] ?sc|[sm] ?ak|m ?kn|[mb] ?eng'
    '|a ?md|ph ?d|m ?ba|ip[mu]))+$', '')
$$;
grant execute on function private.person_key(text) to authenticated, service_role;

create table public.app_users (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (private.is_name(full_name, 120)),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  role text not null default 'viewer' check (lower(role) in ('admin', 'editor', 'viewer')),
  is_active boolean not null default true,
  locale text not null default private.default_language() check (private.is_language(locale)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.app_users is 'Profile and role of each user. At least one active admin always remains.';
create unique index app_users_email_key on public.app_users (lower(email));
-- Names sign articles, cases and the audit log, so no two users have confusable names, even after one has
-- left.
create unique index app_users_name_key on public.app_users (private.name_key(full_name));
alter table public.app_users enable row level security;
grant select, insert, update, delete on public.app_users to authenticated, service_role;
grant select (id, full_name, role, is_active) on public.app_users to staff_reader;

/* Returns true for a user who has signed in at least once, even if the account was deleted in the same transaction. */
create function private.has_come_in(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select a.email_confirmed_at is not null or a.last_sign_in_at is not null
    from auth.users a where a.id = person), true)
$$;

/* Trigger after update or delete: refuses to remove the last active admin who has signed in. Locks, so that two admins
   who step down at the same time are checked one after the other. */
create function private.keep_one_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.is_active and lower(old.role) = 'admin' then
    perform pg_advisory_xact_lock(hashtext('app_users:admins'));
    if not exists (select from public.app_users u where u.is_active and lower(u.role) = 'admin'
      and private.has_come_in(u.id))
      and (private.has_come_in(old.id) or not exists (select from public.app_users u where u.is_active
        and lower(u.role) = 'admin')) then
      raise exception using errcode = '23514', message = 'At least one active admin must remain', constraint
        = 'app_users_one_admin';
    end if;
  end if;
  return null;
end $$;

/* Trigger after a change of the sign-in address: updates the profile. */
create function private.follow_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.app_users set email = new.email where id = new.id and new.email is not null;
  return null;
end $$;

/* For admins and editors: returns the active colleagues who are admin or editor, without addresses. */
create function public.list_staff() returns table (id uuid, full_name text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  return query select u.id, u.full_name, lower(u.role) from public.app_users u where u.is_active order by u.full_name;
end $$;
grant execute on function public.list_staff() to authenticated, service_role;

/* For admins, before an invitation: refuses an invalid or taken name before an e-mail is sent. Ignores a colleague with
   the same address, for which there is a separate error. Errors: P0001 person.name_invalid, person.name_taken. */
create function public.check_new_name(full_name text, email text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_role('admin');
  if not coalesce(private.is_name(check_new_name.full_name, 120), false) then
    perform private.refuse('person.name_invalid', 'full_name');
  end if;
  if exists (select from public.app_users u where private.name_key(u.full_name)
    = private.name_key(check_new_name.full_name) and lower(u.email) is distinct from lower(check_new_name.email)) then
    perform private.refuse('person.name_taken', 'full_name');
  end if;
end $$;
grant execute on function public.check_new_name(text, text) to authenticated;

/* For staff: changes the caller's own name and language. Only admins can change the role and deactivate
   users. */
create function public.update_own_profile(new_name text, new_locale text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  update public.app_users set full_name = btrim(new_name), locale = coalesce(new_locale, locale) where id = auth.uid();
end $$;
grant execute on function public.update_own_profile(text, text) to authenticated, service_role;

/* For service_role: permits the next password change of this user. Called by the function change-password. */
create function public.permit_password_change(user_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.password_permits as p (user_id) values (permit_password_change.user_id)
    on conflict on constraint password_permits_pkey do update set permitted_at = now()
$$;
grant execute on function public.permit_password_change(uuid) to service_role;

/* Trigger before update: uses up the permit, or refuses the change. Accounts without a password (just invited, or of
   another provider) get their first one from the auth service. */
create function private.guard_password() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.password_permits p where p.user_id = new.id and p.permitted_at > now() - interval '1 minute';
  if not found then
    raise exception using errcode = '42501', message = 'A password is changed through the function change-password';
  end if;
  return new;
end $$;

call private.announce_changes('public.app_users', 'staff');

create trigger keep_one_admin after update of role, is_active or delete on public.app_users
  for each row execute function private.keep_one_admin();

create trigger touch before update on public.app_users for each row execute function private.touch();

create trigger audit after insert or update or delete on public.app_users
  for each row execute function private.write_audit();

create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.follow_email();

create trigger guard_password before update of encrypted_password on auth.users
  for each row when (coalesce(old.encrypted_password, '') <> ''
    and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.guard_password();

-- The client reads its own profile to find out whether its session has ended.
create policy "own profile, admins all" on public.app_users for select to authenticated
  using ((id = (select auth.uid()) and (select private.session_goes_on())) or (select private.has_role('admin')));

create policy "admins add" on public.app_users for insert to authenticated
  with check ((select private.has_role('admin')));

create policy "admins change" on public.app_users for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create policy "admins delete" on public.app_users for delete to authenticated
  using ((select private.has_role('admin')));

create policy "staff list and search" on public.app_users for select to staff_reader using (true);

call private.owned_by('staff_reader', 'public.list_staff()');
