-- People of the back-office, and the audit log of what was done.

-- ---- Audit log ------------------------------------------------------------------------------------------------------

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
comment on table public.audit_log is 'Changes with their author and moment: written by triggers only. actor_id has no reference, so a line outlives the person''s account.';
create index audit_log_newest on public.audit_log (created_at desc, id);
create index audit_log_row on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor on public.audit_log (actor_id, created_at desc);

create index audit_log_table on public.audit_log (table_name, created_at desc, id);
create index audit_log_action on public.audit_log (action, created_at desc, id);
create index audit_log_trash on public.audit_log (created_at desc, id) where action = 'update' and after ? 'deleted_at';
create index audit_log_words on public.audit_log
  using gin ((coalesce(row_label, '') || ' ' || coalesce(actor_name, '')) extensions.gin_trgm_ops);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated;
grant select on public.audit_log to authenticated, service_role, staff_reader;
create policy "admins read" on public.audit_log for select to authenticated using ((select private.has_role('admin')));
create policy "staff list and search" on public.audit_log for select to staff_reader using (true);

/* After insert, update or delete, for each row: one line in audit_log with what changed. The trigger's arguments name
   columns whose values are never kept (the change is still recorded). Secrets are never kept, named or not. */
create function private.write_audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  whole jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value) into was, became
    from jsonb_each(was) b join jsonb_each(became) a using (key) where a.value is distinct from b.value;
    if was is null then return null; end if;
  end if;
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (
    auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()),
    case coalesce(auth.jwt() ->> 'role', '')
      when 'anon' then 'visitor' when 'authenticated' then 'person' when 'service_role' then 'service' else 'system' end,
    tg_table_name,
    whole ->> 'id',
    left(coalesce(whole ->> 'title', whole ->> 'question', whole ->> 'label', whole ->> 'site_name', whole ->> 'number',
      whole ->> 'full_name', whole ->> 'name', whole ->> 'path', whole ->> 'code'), 200),
    lower(tg_op),
    private.without_secrets(was, tg_argv),
    private.without_secrets(became, tg_argv)
  );
  return null;
end $$;

/* Writes a line of the caller's own, besides those of the trigger: what was taken away, looked at, or done elsewhere. */
create function private.log_action(target text, happened text, target_row text, label text default null, was jsonb default null,
  became jsonb default null) returns public.audit_log language plpgsql set search_path = '' as $$
declare
  line public.audit_log;
begin
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', target, target_row, label,
    happened, was, became)
  returning * into line;
  return line;
end $$;

/* The line of an export whose next part is asked for. P0001 export.not_found: not one of the caller's last hour, or without the
   last line that was given. */
create function private.export_under_way(what text, export_id uuid, older_than timestamptz, older_id uuid) returns public.audit_log
language plpgsql stable set search_path = '' as $$
declare
  taken public.audit_log;
begin
  select l.* into taken from public.audit_log l where l.id = export_under_way.export_id and l.actor_id = auth.uid()
    and l.table_name = what and l.action = 'export' and l.created_at > now() - interval '1 hour';
  if taken.id is null or older_than is null or older_id is null then perform private.refuse('export.not_found', 'export_id'); end if;
  return taken;
end $$;

/* The same object; values of columns that hold secrets, and of those listed, are replaced by a mark. */
create function private.without_secrets(record jsonb, hidden text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, case
    when e.value <> 'null' and (e.key ~ '(access_code|secret|hash|token|password)' or e.key = any (coalesce(hidden, '{}')))
      then '"•••"'::jsonb else e.value end)
  from jsonb_each(record) e $$;

/* Staff: the newest entries of the audit log, without contents. action: insert, update, trash, restore, delete … Who opened an
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
grant execute on function public.recent_activity(integer) to authenticated, service_role;

/* The action as one word for people: a row's way into the trash and out of it are updates to the database. */
create function private.audit_action(line public.audit_log) returns text
language sql immutable set search_path = '' as $$
  select case when line.action <> 'update' or not line.after ? 'deleted_at' then line.action
    when line.after ->> 'deleted_at' is null then 'restore' else 'trash' end $$;
grant execute on function private.audit_action(public.audit_log) to staff_reader;

/* Lines of the log, newest first, at most `most`, before the line with that moment and id where given. filter: {table, action, person, row, from,
   to, words}; what is missing or empty does not filter. action: insert, update, delete, trash, restore, unmask, export. from, to: days at
   the office, both included. One statement for all filters: with a plan of its own for each call, the planner knows what is asked.
   P0001 field.invalid (detail: person, from, to). */
create function private.audit_lines(filter jsonb, older_than timestamptz, older_id uuid, most integer) returns setof public.audit_log
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted_table constant text := nullif(filter ->> 'table', '');
  wanted_row constant text := nullif(filter ->> 'row', '');
  wanted_action constant text := nullif(filter ->> 'action', '');
  person constant uuid := private.asked_uuid(filter ->> 'person', 'person');
  -- The log knows a row's way into the trash and out of it as updates.
  kept_action constant text := case when wanted_action in ('trash', 'restore') then 'update' else wanted_action end;
  is_of_trash constant boolean := case when wanted_action in ('trash', 'restore', 'update') then wanted_action <> 'update' end;
  is_restoring constant boolean := case when wanted_action in ('trash', 'restore') then wanted_action = 'restore' end;
  since constant timestamptz := private.asked_day(filter ->> 'from', 'from')::timestamp at time zone 'Asia/Jakarta';
  until constant timestamptz := (private.asked_day(filter ->> 'to', 'to') + 1)::timestamp at time zone 'Asia/Jakarta';
  p constant text[] := array(select '%' || private.like_text(w) || '%'
    from regexp_split_to_table(left(filter ->> 'words', 200), '\s+') w where w <> '' limit 8);
begin
  return query select l.* from public.audit_log l
    where (wanted_table is null or l.table_name = wanted_table)
      and (wanted_row is null or l.row_id = wanted_row)
      and (person is null or l.actor_id = person)
      and (since is null or l.created_at >= since)
      and (until is null or l.created_at < until)
      and (kept_action is null or l.action = kept_action)
      and (is_of_trash is null or (l.after ? 'deleted_at') = is_of_trash)
      and (is_restoring is null or (l.after ->> 'deleted_at' is null) = is_restoring)
      and (p[1] is null or (coalesce(l.row_label, '') || ' ' || coalesce(l.actor_name, '')) ilike p[1])
      and (p[2] is null or (coalesce(l.row_label, '') || ' ' || coalesce(l.actor_name, '')) ilike p[2])
      and (p[3] is null or (coalesce(l.row_label, '') || ' ' || coalesce(l.actor_name, '')) ilike p[3])
      and (p[4] is null or (coalesce(l.row_label, '') || ' ' || coalesce(l.actor_name, '')) ilike all (p[4:]))
      and (older_than is null or l.created_at <= older_than)
      and (older_than is null or l.created_at < older_than or l.id > older_id)
    order by l.created_at desc, l.id limit most;
end $$;
grant execute on function private.audit_lines(jsonb, timestamptz, uuid, integer) to staff_reader;

/* Admins: a page of the log, newest first, without contents; filter as private.audit_lines. older_than and older_id are
   created_at and id of the last line of the page before. `columns`: what an update changed. */
create function public.search_audit(filter jsonb default '{}', older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 50)
returns table (id uuid, created_at timestamptz, actor_id uuid, actor_name text, actor_kind text, action text,
  table_name text, row_id text, row_label text, columns text[])
language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins read the audit log';
  end if;
  return query select l.id, l.created_at, l.actor_id, l.actor_name, l.actor_kind, private.audit_action(l), l.table_name, l.row_id,
      l.row_label, case when l.action = 'update' then array(select jsonb_object_keys(l.after)) else '{}' end
    from private.audit_lines(filter, older_than, older_id, least(greatest(max_rows, 1), 200)) l
    order by l.created_at desc, l.id;
end $$;
grant execute on function public.search_audit(jsonb, timestamptz, uuid, integer) to authenticated;
call private.owned_by('staff_reader', 'public.search_audit(jsonb, timestamptz, uuid, integer)');

/* Admins: what is filtered as a file, newest first, with contents, 1,000 lines at a time. The export is itself a line of the
   log, written with the first part: it says how many lines the filter has. The other parts name that line (`export_id`) and the
   last line they were given (`older_than`, `older_id`), and are of its filter; lines that came after it are not part of it.
   Answers {export_id, total, lines}. P0001 session.not_fresh, export.not_found (not one of the caller's last hour) */
create function public.export_audit(filter jsonb default '{}', export_id uuid default null, older_than timestamptz default null,
  older_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.audit_log;
  lines jsonb;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins export the audit log';
  end if;
  perform private.require_fresh_session();
  if export_id is null then
    taken := private.log_action('audit_log', 'export', null, became => jsonb_build_object('filter', coalesce(filter, '{}'),
      'rows', (select count(*) from private.audit_lines(filter, null, null, null))));
    perform private.note_security('export', jsonb_build_object('what', 'audit_log', 'rows', taken.after -> 'rows'));
  else
    taken := private.export_under_way('audit_log', export_id, older_than, older_id);
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'created_at', l.created_at, 'actor_name', l.actor_name,
      'actor_kind', l.actor_kind, 'action', private.audit_action(l), 'table_name', l.table_name, 'row_id', l.row_id,
      'row_label', l.row_label, 'before', left(l.before::text, 8000), 'after', left(l.after::text, 8000))
      order by l.created_at desc, l.id), '[]') into lines
  from private.audit_lines(taken.after -> 'filter', least(older_than, taken.created_at),
    case when older_than <= taken.created_at then older_id else taken.id end, 1000) l;
  return jsonb_build_object('export_id', taken.id, 'total', taken.after -> 'rows', 'lines', lines);
end $$;
grant execute on function public.export_audit(jsonb, uuid, timestamptz, uuid) to authenticated;

/* An admin can take this action on a row of the table back: private.content_tables says so. */
create function private.is_restorable(target text, happened text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(happened = any ((private.content_table(target)).restorable), false) $$;
grant execute on function private.is_restorable(text, text) to authenticated;

/* Admins: a changed row gets back what the line says it was; a deleted one is there again, under its id. The caller's own
   grants and policies apply, and the table's checks and triggers: what came to be wrong since is refused by them.
   42501 · P0001 restore.not_found, restore.not_possible (not such a line), restore.row_gone (a change of a row that is no
   longer there), restore.row_exists, restore.newer_change (detail: the columns that have changed again since).
   Answers {table, id}. */
create function public.restore_from_audit(entry_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  line public.audit_log;
  columns text;
  present jsonb;
  became jsonb;
  changed_again text;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins restore from the audit log';
  end if;
  select * into line from public.audit_log where id = entry_id;
  if line.id is null then raise exception using errcode = 'P0001', message = 'restore.not_found'; end if;
  if line.before is null or not private.is_restorable(line.table_name, line.action)
    or exists (select from jsonb_each(line.before) e where e.value = '"•••"') then
    raise exception using errcode = 'P0001', message = 'restore.not_possible';
  end if;

  select string_agg(format('%I', attname), ', ' order by attnum) into columns from pg_catalog.pg_attribute
    where attrelid = format('public.%I', line.table_name)::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and line.before ? attname::text and (line.action = 'delete' or attname <> 'version');
  execute format('select to_jsonb(t) from public.%I t where id = $1::uuid%s', line.table_name,
    case line.action when 'update' then ' for update' else '' end) into present using line.row_id;

  if line.action = 'delete' then
    if present is not null then raise exception using errcode = 'P0001', message = 'restore.row_exists'; end if;
    perform set_config('register.restoring', line.row_id, true);
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      line.table_name, columns) using line.before;
    perform set_config('register.restoring', '', true);
  else
    if present is null then raise exception using errcode = 'P0001', message = 'restore.row_gone'; end if;
    -- Through the row's own types, so that a time written in another time zone is the same time.
    execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', line.table_name) into became using line.after;
    select string_agg(key, ', ') into changed_again from jsonb_object_keys(line.after) key
      where became -> key is distinct from present -> key;
    if changed_again is not null then
      raise exception using errcode = 'P0001', message = 'restore.newer_change', detail = changed_again;
    end if;
    execute format('update public.%1$I t set %3$s (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2::uuid',
      line.table_name, columns, case when present ? 'version' then 'version = t.version,' else '' end) using line.before, line.row_id;
  end if;
  return jsonb_build_object('table', line.table_name, 'id', line.row_id);
end $$;
grant execute on function public.restore_from_audit(uuid) to authenticated;

-- ---- Accounts -------------------------------------------------------------------------------------------------------

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
comment on table public.app_users is 'Profile and role of each person who may sign in. One active admin at least remains.';
create unique index app_users_email_key on public.app_users (lower(email));

/* The same for two names that people would take for each other: without regard to capitals, width, blanks,
   l, I, 1 and 0, O, and to Cyrillic and Greek letters that look like Latin ones. */
create function private.name_key(name text) returns text language sql immutable set search_path = '' as $$
  select translate(lower(btrim(regexp_replace(translate(normalize(name, nfkc),
      'АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ', 'ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXaikvoptux'),
    '[\s.]+', ' ', 'g'))), 'l1|ı0', 'iiiio') $$;
grant execute on function private.name_key(text) to authenticated, service_role;
-- Names sign articles, cases and the audit log: nobody takes a colleague's, not even one who has left.
create unique index app_users_name_key on public.app_users (private.name_key(full_name));

alter table public.app_users enable row level security;
revoke all on public.app_users from public, anon, authenticated;
grant select, insert, update, delete on public.app_users to authenticated, service_role;
grant select (id, full_name, role, is_active) on public.app_users to staff_reader;
-- The own profile is how the site finds out that the session has ended.
create policy "own profile, admins all" on public.app_users for select to authenticated
  using ((id = (select auth.uid()) and (select private.session_goes_on())) or (select private.has_role('admin')));
create policy "admins add" on public.app_users for insert to authenticated with check ((select private.has_role('admin')));
create policy "admins change" on public.app_users for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "admins delete" on public.app_users for delete to authenticated using ((select private.has_role('admin')));
create policy "staff list and search" on public.app_users for select to staff_reader using (true);

/* True for a person who has signed in at least once: somebody who was invited and has not answered is nobody to rely on. An account that
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
grant execute on function public.list_staff() to authenticated, service_role;
call private.owned_by('staff_reader', 'public.list_staff()');

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

-- ---- The first admin ------------------------------------------------------------------------------------------------

-- The set-up makes the first admin, once. Called by the create-admin-user function with the secret key, which it asks
-- for a set-up secret first.
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

create table private.first_admin_done (
  only_row boolean primary key default true check (only_row),
  done_at timestamptz not null default now()
);
comment on table private.first_admin_done is
  'There has been an admin. While the row is here the set-up stays shut, even with app_users empty (a partial restore); only an '
  'operator opens it again, in SQL: delete from private.first_admin_done.';

alter table private.first_admin_done enable row level security;
revoke all on private.first_admin_done from public, anon, authenticated, service_role;

/* After insert of a profile: the set-up is over, whoever made it. */
create function private.note_first_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.first_admin_done default values on conflict do nothing;
  return null;
end $$;
create trigger note_first_admin after insert on public.app_users
  for each statement execute function private.note_first_admin();

create function private.setup_is_over() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.first_admin_done) or exists (select from public.app_users) $$;

/* Anyone: 1 when the set-up is over, 0 when the first admin has yet to be made. Never the true number of people. */
create function public.count_users() returns integer language sql stable security definer set search_path = '' as $$
  select private.setup_is_over()::integer $$;
grant execute on function public.count_users() to anon, authenticated, service_role;

-- A wrong set-up secret is answered the later, the more of them came; the right one never waits.
create table private.wrong_setup_secrets (at timestamptz not null default clock_timestamp());
comment on table private.wrong_setup_secrets is 'Set-up secrets that were wrong, of the last quarter of an hour.';

alter table private.wrong_setup_secrets enable row level security;
revoke all on private.wrong_setup_secrets from public, anon, authenticated, service_role;

/* Counts a wrong set-up secret; answers how many there were in the last quarter of an hour, this one included. Service only. */
create function public.note_wrong_setup_secret() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.wrong_setup_secrets w where w.at < clock_timestamp() - interval '15 minutes';
  insert into private.wrong_setup_secrets default values;
  return (select count(*) from private.wrong_setup_secrets);
end $$;
grant execute on function public.note_wrong_setup_secret() to service_role;

/* Begins the set-up. Answers {status: granted, claim}, {status: done} when there has been an admin already,
   or {status: busy} while another set-up is under way. */
create function public.claim_first_admin() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  granted uuid;
begin
  if private.setup_is_over() then
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
grant execute on function public.claim_first_admin() to service_role;

/* Ends the set-up with the profile of the first admin. Counts again under a lock: false when the claim has run out and
   gone to somebody else, or when a profile has appeared meanwhile. */
create function public.complete_first_admin(claim uuid, user_id uuid, full_name text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.app_users in share row exclusive mode;
  delete from private.first_admin_claim c where c.claim = complete_first_admin.claim;
  if not found or private.setup_is_over() then
    return false;
  end if;
  insert into public.app_users (id, full_name, email, role)
    values (complete_first_admin.user_id, complete_first_admin.full_name, complete_first_admin.email, 'admin');
  return true;
end $$;
grant execute on function public.complete_first_admin(uuid, uuid, text, text) to service_role;

/* Gives the claim back after a failure, so that the next attempt need not wait. */
create function public.release_first_admin(claim uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.first_admin_claim c where c.claim = release_first_admin.claim;
$$;
grant execute on function public.release_first_admin(uuid) to service_role;

-- ---- Passwords ------------------------------------------------------------------------------------------------------

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
