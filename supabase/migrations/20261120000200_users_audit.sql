-- People of the back-office and the trail of what they did.

create table public.app_users (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (private.is_name(full_name, 120)),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  role text not null default 'viewer' check (lower(role) in ('admin', 'editor', 'viewer')),
  is_active boolean not null default true,
  locale text not null default 'id' check (locale in ('id', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.app_users is 'Profile and role of each person who may sign in. One active admin at least remains.';
create unique index app_users_email_key on public.app_users (lower(email));

/* What two names have in common when people would take one for the other: without regard to capitals, width, blanks,
   l, I, 1 and 0, O, and to Cyrillic and Greek letters that look like Latin ones. */
create function private.name_key(name text) returns text language sql immutable set search_path = '' as $$
  select translate(lower(btrim(regexp_replace(translate(normalize(name, nfkc),
      'АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ', 'ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXaikvoptux'),
    '[\s.]+', ' ', 'g'))), 'l1|ı0', 'iiiio') $$;
grant execute on function private.name_key(text) to authenticated, service_role;
-- Names sign articles, cases and the trail: nobody takes a colleague's, not even one who has left.
create unique index app_users_name_key on public.app_users (private.name_key(full_name));

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  actor_kind text not null check (actor_kind in ('visitor', 'person', 'service', 'system')),
  table_name text not null,
  row_id text,
  row_label text,
  action text not null check (action in ('insert', 'update', 'delete', 'unmask', 'export')),
  before jsonb,
  after jsonb
);
comment on table public.audit_log is 'Who did what, when: written by triggers only. actor_id has no reference, so a line outlives the person''s account.';
create index audit_log_newest on public.audit_log (created_at desc, id);
create index audit_log_row on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor on public.audit_log (actor_id, created_at desc);

alter table public.app_users enable row level security;
alter table public.audit_log enable row level security;
revoke all on public.app_users, public.audit_log from public, anon, authenticated;
grant select, insert, update, delete on public.app_users to authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "own profile, admins all" on public.app_users for select to authenticated
  using (id = (select auth.uid()) or (select private.has_role('admin')));
create policy "admins add" on public.app_users for insert to authenticated with check ((select private.has_role('admin')));
create policy "admins change" on public.app_users for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "admins delete" on public.app_users for delete to authenticated using ((select private.has_role('admin')));
create policy "admins read" on public.audit_log for select to authenticated using ((select private.has_role('admin')));

/* Whether a person has ever come in: somebody who was invited and has not answered is nobody to rely on. An account that
   is gone in the same transaction counts as it did before. */
create function private.has_come_in(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select a.email_confirmed_at is not null or a.last_sign_in_at is not null
    from auth.users a where a.id = person), true) $$;

/* After update or delete: refuses to lose the last active admin who has come in. The lock makes two people who step down
   at the same moment wait for each other; the second then counts what the first left. */
create function private.keep_one_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.is_active and lower(old.role) = 'admin' then
    perform pg_advisory_xact_lock(hashtext('app_users:admins'));
    if not exists (select from public.app_users u where u.is_active and lower(u.role) = 'admin' and private.has_come_in(u.id))
      and (private.has_come_in(old.id) or not exists (select from public.app_users u where u.is_active and lower(u.role) = 'admin')) then
      raise exception using errcode = '23514', message = 'At least one active admin must remain', constraint = 'app_users_one_admin';
    end if;
  end if;
  return null;
end $$;
create trigger keep_one_admin after update of role, is_active or delete on public.app_users
  for each row execute function private.keep_one_admin();
create trigger touch before update on public.app_users for each row execute function private.touch();
create trigger audit after insert or update or delete on public.app_users
  for each row execute function private.write_audit();
call private.announce_changes('public.app_users', 'staff');

/* After a change of the sign-in address: the profile follows. */
create function private.follow_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.app_users set email = new.email where id = new.id and new.email is not null;
  return null;
end $$;
create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.follow_email();

/* Staff who handle cases or content (admin, editor): id, name and role of active colleagues, without addresses. */
create function public.list_staff() returns table (id uuid, full_name text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors may list the staff';
  end if;
  return query select u.id, u.full_name, lower(u.role) from public.app_users u where u.is_active order by u.full_name;
end $$;

/* Admins, before somebody is invited: refuses a name that could not be theirs, so that no mail goes out for nothing. A colleague
   with the same address is not looked at: that it is taken says more. P0001 person.name_invalid, person.name_taken. */
create function public.check_new_name(full_name text, email text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins invite people';
  end if;
  if not coalesce(private.is_name(check_new_name.full_name, 120), false) then perform private.refuse('person.name_invalid', 'full_name'); end if;
  if exists (select from public.app_users u where private.name_key(u.full_name) = private.name_key(check_new_name.full_name)
      and lower(u.email) is distinct from lower(check_new_name.email)) then
    perform private.refuse('person.name_taken', 'full_name');
  end if;
end $$;
revoke execute on function public.check_new_name(text, text) from public, anon;
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

/* Staff: the newest lines of the trail, without contents. action: insert, update, trash, restore, delete … Who opened an
   identity or took data away is for admins; of cases and people a viewer learns nothing. */
create function public.recent_activity(max_rows integer default 10)
returns table (id uuid, created_at timestamptz, actor_name text, actor_kind text, action text, table_name text, row_id text, row_label text)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.has_role('admin');
  is_handler boolean := private.has_role('admin', 'editor');
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may see the activity';
  end if;
  return query
    select l.id, l.created_at, l.actor_name, l.actor_kind,
      case when l.action <> 'update' or not l.after ? 'deleted_at' then l.action
        when l.after ->> 'deleted_at' is null then 'restore' else 'trash' end,
      l.table_name, l.row_id, l.row_label
    from public.audit_log l
    where is_admin or (l.action not in ('unmask', 'export') and (is_handler or l.table_name not in
      ('complaints', 'appeals', 'case_events', 'case_people', 'contact_submissions', 'data_requests', 'app_users')))
    order by l.created_at desc, l.id limit least(greatest(max_rows, 1), 50);
end $$;

grant execute on function public.list_staff(), public.update_own_profile(text, text), public.recent_activity(integer)
  to authenticated, service_role;
