-- The function create-admin-user creates the first admin with the secret key, after checking a set-up secret.
-- The account involves two systems (auth and this database), so there cannot be a single transaction. It
-- first acquires a claim, which excludes others and expires after a minute, so that a crash does not block
-- the set-up.
create table private.first_admin_claim (
  only_row boolean primary key default true check (only_row),
  claim uuid not null,
  claimed_at timestamptz not null
);
comment on table private.first_admin_claim is 'The set-up in progress: at most one row.';
-- Without a policy, only the functions below can use it.
alter table private.first_admin_claim enable row level security;

create table private.first_admin_done (
  only_row boolean primary key default true check (only_row),
  done_at timestamptz not null default now()
);
comment on table private.first_admin_done is
  'Has a row once there has been an admin. While the row exists, the set-up stays closed, even if app_users is empty '
  'after a partial restore. To open it again, an operator deletes the row.';
alter table private.first_admin_done enable row level security;

-- Wrong set-up secrets delay further attempts; the right one is never delayed.
create table private.wrong_setup_secrets (at timestamptz not null default clock_timestamp());
comment on table private.wrong_setup_secrets is 'Wrong set-up secrets of the last 15 minutes.';
alter table private.wrong_setup_secrets enable row level security;

/* Trigger after insert of a profile: closes the set-up. */
create function private.note_first_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.first_admin_done default values on conflict do nothing;
  return null;
end $$;

create function private.setup_is_over() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.first_admin_done) or exists (select from public.app_users)
$$;

/* For everyone: returns 1 if the set-up is closed, 0 if there is no admin yet; never the number of users. */
create function public.count_users() returns integer
language sql stable security definer set search_path = '' as $$ select private.setup_is_over()::integer $$;
grant execute on function public.count_users() to anon, authenticated, service_role;

/* For service_role: counts a wrong set-up secret. Returns the number in the last 15 minutes, including this one. */
create function public.note_wrong_setup_secret() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.wrong_setup_secrets w where w.at < clock_timestamp() - interval '15 minutes';
  insert into private.wrong_setup_secrets default values;
  return (select count(*) from private.wrong_setup_secrets);
end $$;
grant execute on function public.note_wrong_setup_secret() to service_role;

/* For service_role: begins the set-up. Returns {status: granted, claim}; {status: done} if there has ever been an
   admin; {status: busy} while another claim is valid. */
create function public.claim_first_admin() returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  granted uuid;
begin
  if private.setup_is_over() then return jsonb_build_object('status', 'done'); end if;
  insert into private.first_admin_claim as held (claim, claimed_at)
    values (gen_random_uuid(), clock_timestamp())
    on conflict (only_row) do update set claim = excluded.claim, claimed_at = excluded.claimed_at
      where held.claimed_at < clock_timestamp() - interval '1 minute'
    returning held.claim into granted;
  if granted is null then return jsonb_build_object('status', 'busy'); end if;
  return jsonb_build_object('status', 'granted', 'claim', granted);
end $$;
grant execute on function public.claim_first_admin() to service_role;

/* For service_role: ends the set-up by creating the profile of the first admin. Returns false if the claim has expired,
   or if a profile was created meanwhile. */
create function public.complete_first_admin(claim uuid, user_id uuid, full_name text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.app_users in share row exclusive mode;
  delete from private.first_admin_claim c where c.claim = complete_first_admin.claim;
  if not found or private.setup_is_over() then return false; end if;
  insert into public.app_users (id, full_name, email, role)
    values (complete_first_admin.user_id, complete_first_admin.full_name, complete_first_admin.email, 'admin');
  return true;
end $$;
grant execute on function public.complete_first_admin(uuid, uuid, text, text) to service_role;

/* For service_role: releases the claim after a failure, so that the next attempt need not wait. */
create function public.release_first_admin(claim uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.first_admin_claim c where c.claim = release_first_admin.claim;
$$;
grant execute on function public.release_first_admin(uuid) to service_role;

create trigger note_first_admin after insert on public.app_users
  for each statement execute function private.note_first_admin();
