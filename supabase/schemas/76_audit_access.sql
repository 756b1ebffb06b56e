-- Reading access for an audit, for example by an accreditation assessor. It allows a viewer to call reading functions.
-- It changes no policy: it opens no table and allows no writing.
create table public.audit_access (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.app_users (id) on delete set null,
  user_name text not null check (char_length(user_name) <= 120),
  starts_on date not null,
  ends_on date not null,
  reason text not null check (char_length(reason) <= 500),
  granted_by uuid references public.app_users (id) on delete set null,
  granted_by_name text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by uuid references public.app_users (id) on delete set null,
  ended_by_name text,
  constraint audit_access_lasts_at_most_90_days check (ends_on between starts_on and starts_on + 89)
);
comment on table public.audit_access is
  'Reading access that admins give a viewer for an audit, from starts_on to ends_on (days in Jakarta, inclusive). '
  'Written by grant_audit_access() and end_audit_access(). What was read is in security_events (audit_read).';
comment on column public.audit_access.ended_at is 'When an admin ended it early; null otherwise.';
create index audit_access_user on public.audit_access (user_id);
create index audit_access_granted_by on public.audit_access (granted_by);
create index audit_access_ended_by on public.audit_access (ended_by);
alter table public.audit_access enable row level security;
grant select on public.audit_access to authenticated, service_role;

/* Returns the id of the reading access that the caller has today, or null. Only viewers have one: other roles read
   cases with their own rights. */
create function private.audit_access_id() returns uuid language sql stable security definer set search_path = '' as $$
  select a.id from public.audit_access a
  where a.user_id = auth.uid() and a.ended_at is null and private.today() between a.starts_on and a.ends_on
    and private.has_role('viewer')
  order by a.created_at desc limit 1
$$;

/* Refuses callers without reading access, and writes what they read to the security record. what: the table; detail:
   the filter, or the number of the case. */
create function private.note_audit_read(what text, detail jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  access constant uuid := private.audit_access_id();
begin
  if access is null then
    raise exception using errcode = '42501', message = 'Only with reading access for an audit';
  end if;
  perform private.note_security('audit_read', jsonb_build_object('access', access, 'what', what) || detail);
end $$;

/* For admins: gives an active viewer reading access for an audit, from starts_on to ends_on (inclusive, at most 90
   days). reason: 5-500 characters. Writes to the security record. key: idempotency key. Errors: 42501; P0001
   session.not_fresh, audit.not_viewer, audit.period (hint: the maximum number of days), audit.overlaps (another access
   of this user), field.required, field.too_short, field.too_long, field.invalid, submission.key_used. */
create function public.grant_audit_access(
  user_id uuid, starts_on date, ends_on date, reason text, key uuid default null
) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  words constant text := private.payload_line(jsonb_build_object('reason', reason), 'reason', 5, 500);
  viewer public.app_users;
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if private.was_sent(key, 'grant_audit_access', jsonb_build_array(user_id, starts_on, ends_on, words)) then
    return;
  end if;
  select * into viewer from public.app_users u where u.id = grant_audit_access.user_id for update;
  if viewer.id is null or not viewer.is_active or lower(viewer.role) <> 'viewer' then
    perform private.refuse('audit.not_viewer', 'user_id');
  end if;
  if starts_on is null or ends_on is null or ends_on < private.today() or ends_on < starts_on
    or ends_on > starts_on + 89 then
    perform private.refuse('audit.period', 'ends_on', '90');
  end if;
  if exists (select from public.audit_access a where a.user_id = viewer.id and a.ended_at is null
    and a.starts_on <= grant_audit_access.ends_on and a.ends_on >= grant_audit_access.starts_on) then
    perform private.refuse('audit.overlaps', 'starts_on');
  end if;
  insert into public.audit_access (user_id, user_name, starts_on, ends_on, reason, granted_by, granted_by_name)
  values (viewer.id, viewer.full_name, grant_audit_access.starts_on, grant_audit_access.ends_on, words, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()));
  perform private.note_security('audit_granted', jsonb_build_object('person', viewer.id, 'name', viewer.full_name,
    'from', starts_on, 'until', ends_on));
end $$;
grant execute on function public.grant_audit_access(uuid, date, date, text, uuid) to authenticated;

/* For admins: ends a reading access at once. Returns false if it has already ended, or does not exist. Writes to the
   security record. Errors: 42501. */
create function public.end_audit_access(access_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
begin
  perform private.require_role('admin');
  update public.audit_access a set ended_at = now(), ended_by = auth.uid(),
    ended_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where a.id = access_id and a.ended_at is null and a.ends_on >= private.today()
  returning a.user_name into name;
  if name is null then return false; end if;
  perform private.note_security('audit_ended', jsonb_build_object('access', access_id, 'name', name));
  return true;
end $$;
grant execute on function public.end_audit_access(uuid) to authenticated;

/* Returns the last day of the caller's reading access, or null without one. */
create function public.own_audit_access() returns date language sql stable security definer set search_path = '' as $$
  select a.ends_on from public.audit_access a where a.id = private.audit_access_id()
$$;
grant execute on function public.own_audit_access() to authenticated;

call private.announce_changes('public.audit_access', 'staff');

create trigger audit after insert or update or delete on public.audit_access
  for each row execute function private.write_audit();

create policy "admins read" on public.audit_access for select to authenticated
  using ((select private.has_role('admin')));
