-- One way to a new password. The auth service knows lengths and kinds of characters only; what else a password must not
-- be
-- (common, the e-mail, the site's name) the function change-password checks. Any other change of a password is refused
-- here.
create table private.password_permits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  permitted_at timestamptz not null default now()
);
comment on table private.password_permits is
  'A change of password that was checked: good for one change within a minute.';
alter table private.password_permits enable row level security;

/* The same for two names that people would take for each other: without regard to capitals, width, blanks,
   l, I, 1 and 0, O, and to Cyrillic and Greek letters that look like Latin ones. */
create function private.name_key(name text) returns text
language sql immutable set search_path = '' as $$
  select translate(lower(btrim(regexp_replace(translate(normalize(name, nfkc),
      'АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ', 'ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXaikvoptux'),
    '[\s.]+', ' ', 'g'))), 'l1|ı0', 'iiiio')
$$;
grant execute on function private.name_key(text) to authenticated, service_role;

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
comment on table public.app_users is
  'Profile and role of each person who may sign in. One active admin at least remains.';
create unique index app_users_email_key on public.app_users (lower(email));
-- Names sign articles, cases and the audit log: nobody takes a colleague's, not even one who has left.
create unique index app_users_name_key on public.app_users (private.name_key(full_name));
alter table public.app_users enable row level security;
grant select, insert, update, delete on public.app_users to authenticated, service_role;
grant select (id, full_name, role, is_active) on public.app_users to staff_reader;

/* True for a person who has signed in at least once: somebody who was invited and has not answered is nobody to rely
   on. An account that
   is gone in the same transaction counts as it did before. */
create function private.has_come_in(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select a.email_confirmed_at is not null or a.last_sign_in_at is not null
    from auth.users a where a.id = person), true)
$$;

/* After update or delete: refuses to lose the last active admin who has come in. The lock makes two people who step
   down
   at the same moment wait for each other; the second then counts what the first left. */
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
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

/* After a change of the sign-in address: the profile follows. */
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.app_users set email = new.email where id = new.id and new.email is not null;
  return null;
end $$;

/* Staff who handle cases or content (admin, editor): id, name and role of active colleagues, without addresses. */
create function public.list_staff() returns table (id uuid, full_name text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors may list the staff';
  end if;
  return query select u.id, u.full_name, lower(u.role) from public.app_users u where u.is_active order by u.full_name;
end $$;
grant execute on function public.list_staff() to authenticated, service_role;

/* Admins, before somebody is invited: refuses a name that could not be theirs, so that no mail goes out for nothing. A
   colleague
   with the same address is not looked at: that it is taken says more. P0001 person.name_invalid, person.name_taken. */
create function public.check_new_name(full_name text, email text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins invite people';
  end if;
  if not coalesce(private.is_name(check_new_name.full_name, 120), false) then
    perform private.refuse('person.name_invalid', 'full_name');
  end if;
  if exists (select from public.app_users u where private.name_key(u.full_name)
    = private.name_key(check_new_name.full_name)
      and lower(u.email) is distinct from lower(check_new_name.email)) then
    perform private.refuse('person.name_taken', 'full_name');
  end if;
end $$;
grant execute on function public.check_new_name(text, text) to authenticated;

/* The signed-in person's own name and language; role and activity are an admin's to change. */
create function public.update_own_profile(new_name text, new_locale text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff have a profile';
  end if;
  update public.app_users set full_name = btrim(new_name), locale = coalesce(new_locale, locale) where id = auth.uid();
end $$;
grant execute on function public.update_own_profile(text, text) to authenticated, service_role;

/* Lets the next change of this person's password pass; called by the function change-password. Service only. */
create function public.permit_password_change(user_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.password_permits as p (user_id) values (permit_password_change.user_id)
    on conflict on constraint password_permits_pkey do update set permitted_at = now()
$$;
grant execute on function public.permit_password_change(uuid) to service_role;

/* Before update: uses the permit up, or refuses. An account without a password (just invited, or of another provider)
   is
   given its first one by the auth service itself. */
create function private.guard_password() returns trigger
language plpgsql security definer set search_path = '' as $$
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

-- The own profile is how the site finds out that the session has ended.
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
