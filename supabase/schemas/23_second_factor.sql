-- The people who must have a second factor, and since when.
create table private.second_factor_due (
  user_id uuid primary key references public.app_users (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.second_factor_due is
  'People whom settings security.second_factor asks for a second factor, and since when: since they have the role, or '
  'since the setting is on. Written by triggers.';
alter table private.second_factor_due enable row level security;

create table private.recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Ten for each person with a second factor, each good once, kept as hashes.';
alter table private.recovery_codes enable row level security;

create table private.wrong_recovery_codes (
  user_id uuid not null references public.app_users (id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table private.wrong_recovery_codes is 'Recovery codes that were wrong, of the last hour.';
create index wrong_recovery_codes_newest on private.wrong_recovery_codes (user_id, at);
alter table private.wrong_recovery_codes enable row level security;

/* The time for which somebody may go on without it. */
create function private.second_factor_grace() returns interval
language sql immutable set search_path = '' as $$ select interval '7 days' $$;

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

/* True for a person who should have set up a second factor by now. Who has one is not asked here. */
create function private.second_factor_overdue(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.second_factor_due d
    where d.user_id = person and d.since + private.second_factor_grace() <= now())
$$;

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
$c$The caller's own second factor: required (settings ask for one), enrolled, due_at (timestamp or null; from then on
nothing works without),
overdue, codes_left (recovery codes not used yet). Signed-in people.$c$;
grant execute on function public.second_factor_state() to authenticated;

create function public.log_factor_reset(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$c$Called as the admin by the function manage-users before it takes a person's second factor away. Admins; 42501 for
others.
Errors: P0001 person.not_found, session.not_fresh.$c$;
grant execute on function public.log_factor_reset(uuid) to authenticated;

/* Sixteen letters and digits (80 bits) in four groups, none that is taken for another: XXXX-XXXX-XXXX-XXXX. */
create function private.random_recovery_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(b.bytes, i) % 32 + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end, '' order by i)
  from (select extensions.gen_random_bytes(16) as bytes) b, generate_series(0, 15) i
$$;

create function private.recovery_code_hash(person uuid, code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.keyed_hash('recovery', person || ':' || regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'))
$$;

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
$c$Ten recovery codes; those of before are void. Kept as hashes: this is the only time they can be read. Staff in a
session that gave the
second factor; 42501 for others. Errors: P0001 session.not_fresh.$c$;
grant execute on function public.new_recovery_codes() to authenticated;

/* Uses one of a person's codes up. 'ok', 'wrong', or 'wait' after ten wrong ones within the hour; called by the
   function
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

create trigger second_factor_due after insert or update of role, is_active on public.app_users
  for each statement execute function private.update_second_factor_due();

create trigger second_factor_due after insert or update of security on public.site_settings
  for each statement execute function private.update_second_factor_due();
