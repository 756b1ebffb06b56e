create table private.second_factor_due (
  user_id uuid primary key references public.app_users (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.second_factor_due is
  'Users who need a second factor, and the time from which they need it: when the role was granted, or the setting '
  'was changed. Written by triggers.';
alter table private.second_factor_due enable row level security;

create table private.recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Ten for each user with a second factor, each valid once, stored as hashes.';
alter table private.recovery_codes enable row level security;

create table private.wrong_recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table private.wrong_recovery_codes is 'Wrong recovery codes of the last hour.';
create index wrong_recovery_codes_newest on private.wrong_recovery_codes (user_id, at);
alter table private.wrong_recovery_codes enable row level security;

/* Returns how long users may work without a required second factor. */
create function private.second_factor_grace() returns interval
language sql immutable set search_path = '' as $$ select interval '7 days' $$;

/* Trigger after a change of a profile or the setting: updates who needs a second factor by when. */
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

/* Returns true if the time for setting up a second factor has passed; does not check whether the user has one. */
create function private.second_factor_overdue(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.second_factor_due d
    where d.user_id = person and d.since + private.second_factor_grace() <= now())
$$;

/* For signed-in users: returns the state of the caller's second factor: required (by the settings), enrolled, due_at
   (when it becomes mandatory, or null), overdue, codes_left (unused recovery codes). */
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
grant execute on function public.second_factor_state() to authenticated;

/* For admins: records that the function manage-users removes a user's second factor. Errors: 42501 for others; P0001
   person.not_found, session.not_fresh. */
create function public.log_factor_reset(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.app_users;
begin
  perform private.require_role('admin');
  select * into profile from public.app_users u where u.id = person;
  if not found then raise exception using errcode = 'P0001', message = 'person.not_found'; end if;
  perform private.require_fresh_session();
  perform private.log_action('app_users', 'update', person::text, profile.full_name, '{"second_factor": true}',
    '{"second_factor": false}');
end $$;
grant execute on function public.log_factor_reset(uuid) to authenticated;

/* Returns a code of 16 unambiguous letters and digits (80 bits): XXXX-XXXX-XXXX-XXXX. */
create function private.random_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(b.bytes, i) % 32 + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end, '' order by i)
  from (select extensions.gen_random_bytes(16) as bytes) b, generate_series(0, 15) i
$$;

create function private.recovery_code_hash(person uuid, code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.keyed_hash('recovery', person || ':' || regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'))
$$;

/* For staff who gave the second factor in this session: returns ten new recovery codes, which replace the old ones.
   They are stored as hashes and can be read only now. Errors: 42501 for others; P0001 session.not_fresh. */
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
grant execute on function public.new_recovery_codes() to authenticated;

/* For service_role: uses up a recovery code. Returns 'ok', 'wrong', or 'wait' after ten wrong codes within an hour.
   Called by the function recovery-code after the password was checked. A code used within the last five minutes is
   accepted again, because the next step may have failed. */
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

create trigger second_factor_due after insert or update of role, is_active on public.app_users
  for each statement execute function private.update_second_factor_due();

create trigger second_factor_due after insert or update of security on public.site_settings
  for each statement execute function private.update_second_factor_due();
