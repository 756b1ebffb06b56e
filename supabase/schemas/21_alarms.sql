-- Alarms are shown on the dashboard until an admin dismisses them.
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
  'One open alarm per kind and key (a day, an account, a network). Raised by private.raise_alarm() only.';
create unique index alarms_open on public.alarms (kind, key) where dismissed_at is null;
create index alarms_newest on public.alarms (last_at desc) where dismissed_at is null;
create index alarms_quiet on public.alarms (kind, key, dismissed_at);
create index alarms_dismissed_by on public.alarms (dismissed_by);
alter table public.alarms enable row level security;
grant select on public.alarms to authenticated, service_role;

/* Raises an alarm. Repetitions update the open alarm at most once a minute, and are ignored for an hour after it was
   dismissed. */
create function private.raise_alarm(kind text, key text default '', detail jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.alarms a where a.kind = raise_alarm.kind
    and a.key = left(coalesce(raise_alarm.key, ''), 200) and a.dismissed_at > now() - interval '1 hour') then
    return;
  end if;
  insert into public.alarms as open (kind, key, detail)
  values (raise_alarm.kind, left(coalesce(raise_alarm.key, ''), 200), coalesce(raise_alarm.detail, '{}'))
  on conflict (kind, key) where dismissed_at is null
    do update set last_at = excluded.last_at, detail = excluded.detail where open.last_at < now() - interval '1 minute';
end $$;

/* Returns true if the alarm concerns this user, who owns the account, recorded a colleague as involved, or was
   recorded. */
create function private.alarm_is_about(alarm public.alarms, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(person::text in (alarm.detail ->> 'person', alarm.detail ->> 'marked_person'), false)
$$;
grant execute on function private.alarm_is_about(public.alarms, uuid) to authenticated;

/* Returns true if there is another active admin who has signed in. */
create function private.has_other_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_users u where u.id <> has_other_admin.person and u.is_active
    and lower(u.role) = 'admin' and private.has_come_in(u.id))
$$;
grant execute on function private.has_other_admin(uuid) to authenticated;

/* For admins: returns the open alarms, newest first, at most 50. is_own: the alarm is about the caller, so another
   admin must dismiss it. Errors: 42501 for others. */
create function public.open_alarms()
returns table (id uuid, kind text, key text, detail jsonb, created_at timestamptz, last_at timestamptz, is_own boolean)
language plpgsql stable set search_path = '' as $$
declare has_other boolean;
begin
  perform private.require_role('admin');
  has_other := private.has_other_admin(auth.uid());
  return query select a.id, a.kind, a.key, a.detail, a.created_at, a.last_at, has_other
    and private.alarm_is_about(a, auth.uid())
    from public.alarms a where a.dismissed_at is null order by a.last_at desc limit 50;
end $$;
grant execute on function public.open_alarms() to authenticated;

/* For admins: dismisses an alarm. Returns false if it is not open. An alarm about the caller can be dismissed only if
   there is no other active admin, since an intruder would dismiss it first. Errors: 42501 for others; P0001
   alarm.own. */
create function public.dismiss_alarm(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare looked_at public.alarms;
begin
  perform private.require_role('admin');
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
grant execute on function public.dismiss_alarm(uuid) to authenticated;

call private.announce_changes('public.alarms', 'staff');

create policy "admins read" on public.alarms for select to authenticated using ((select private.has_role('admin')));
