-- The set-up: making the first admin, once. Called by the create-admin-user function with the secret key.
--
-- Making an account takes two systems (auth and this database), so it cannot be one transaction. A claim is taken
-- first: while it is held nobody else can begin. It runs out after a minute, so a crash in between locks nobody out.

create table private.first_admin_claim (
  only_row boolean primary key default true check (only_row),
  claim uuid not null,
  claimed_at timestamptz not null
);
comment on table private.first_admin_claim is 'The set-up in progress, if any. One row at most.';
-- Only the functions below come here; without a policy row-level security refuses everybody else.
alter table private.first_admin_claim enable row level security;
revoke all on private.first_admin_claim from public, anon, authenticated, service_role;

/* Begins the set-up. Answers {status: granted, claim}, {status: done} when somebody has a profile already,
   or {status: busy} while another set-up is under way. */
create function public.claim_first_admin() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  granted uuid;
begin
  if exists (select from public.app_users) then
    return jsonb_build_object('status', 'done');
  end if;
  insert into private.first_admin_claim as held (claim, claimed_at)
    values (gen_random_uuid(), clock_timestamp())
    on conflict (only_row) do update set claim = excluded.claim, claimed_at = excluded.claimed_at
      where held.claimed_at < clock_timestamp() - interval '1 minute'
    returning held.claim into granted;
  if granted is null then
    return jsonb_build_object('status', 'busy');
  end if;
  return jsonb_build_object('status', 'granted', 'claim', granted);
end $$;

/* Ends the set-up with the profile of the first admin. Counts again under a lock: false when the claim has run out and
   gone to somebody else, or when a profile has appeared meanwhile. */
create function public.complete_first_admin(claim uuid, user_id uuid, full_name text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.app_users in share row exclusive mode;
  delete from private.first_admin_claim c where c.claim = complete_first_admin.claim;
  if not found or exists (select from public.app_users) then
    return false;
  end if;
  insert into public.app_users (id, full_name, email, role)
    values (complete_first_admin.user_id, complete_first_admin.full_name, complete_first_admin.email, 'admin');
  return true;
end $$;

/* Gives the claim back after a failure, so that the next attempt need not wait. */
create function public.release_first_admin(claim uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.first_admin_claim c where c.claim = release_first_admin.claim;
$$;

revoke execute on function public.claim_first_admin(), public.complete_first_admin(uuid, uuid, text, text),
  public.release_first_admin(uuid) from public, anon, authenticated;
grant execute on function public.claim_first_admin(), public.complete_first_admin(uuid, uuid, text, text),
  public.release_first_admin(uuid) to service_role;
