-- One way to a new password. The auth service knows lengths and kinds of characters only; what else a password must not be
-- (common, the e-mail, the site's name) the function change-password checks. Any other change of a password is refused here.

create table private.password_permits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  permitted_at timestamptz not null default now()
);
comment on table private.password_permits is
  'A change of password that was checked: good for one change within a minute.';
alter table private.password_permits enable row level security;
revoke all on private.password_permits from public, anon, authenticated, service_role;

/* Lets the next change of this person's password pass; called by the function change-password. Service only. */
create function public.permit_password_change(user_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.password_permits as p (user_id) values (permit_password_change.user_id)
    on conflict on constraint password_permits_pkey do update set permitted_at = now() $$;
revoke execute on function public.permit_password_change(uuid) from public, anon, authenticated;
grant execute on function public.permit_password_change(uuid) to service_role;

/* Before update: uses the permit up, or refuses. An account without a password (just invited, or of another provider) is
   given its first one by the auth service itself. */
create function private.guard_password() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.password_permits p where p.user_id = new.id and p.permitted_at > now() - interval '1 minute';
  if not found then
    raise exception using errcode = '42501', message = 'A password is changed through the function change-password';
  end if;
  return new;
end $$;
create trigger guard_password before update of encrypted_password on auth.users
  for each row when (coalesce(old.encrypted_password, '') <> ''
    and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.guard_password();
