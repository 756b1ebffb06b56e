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
comment on table public.audit_log is
  'All changes with user and time. Written by triggers only. actor_id has no foreign key, so that entries survive the '
  'account.';
create index audit_log_newest on public.audit_log (created_at desc, id);
create index audit_log_row on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor on public.audit_log (actor_id, created_at desc);
create index audit_log_table on public.audit_log (table_name, created_at desc, id);
create index audit_log_action on public.audit_log (action, created_at desc, id);
create index audit_log_trash on public.audit_log (created_at desc, id) where action = 'update' and after ? 'deleted_at';
create index audit_log_words on public.audit_log
  using gin ((coalesce(row_label, '') || ' ' || coalesce(actor_name, '')) extensions.gin_trgm_ops);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role, staff_reader;

/* Trigger after insert, update or delete: writes the change to audit_log. The arguments name columns whose values are
   masked, in addition to secrets. */
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
      when 'anon' then 'visitor' when 'authenticated' then 'person' when 'service_role' then 'service'
        else 'system' end,
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

/* Writes an entry that no trigger writes, such as for an export or a revealed identity. */
create function private.log_action(
  target text, happened text, target_row text, label text default null, was jsonb default null,
  became jsonb default null
) returns public.audit_log language plpgsql set search_path = '' as $$
declare
  line public.audit_log;
begin
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', target,
    target_row, label,
    happened, was, became)
  returning * into line;
  return line;
end $$;

/* Returns the entry of an export in progress. Errors: P0001 export.not_found unless it is the caller's own, at most an
   hour old, and has the given last line. */
create function private.export_under_way(what text, export_id uuid, older_than timestamptz, older_id uuid)
returns public.audit_log language plpgsql stable set search_path = '' as $$
declare
  taken public.audit_log;
begin
  select l.* into taken from public.audit_log l where l.id = export_under_way.export_id and l.actor_id = auth.uid()
    and l.table_name = what and l.action = 'export' and l.created_at > now() - interval '1 hour';
  if taken.id is null or older_than is null or older_id is null then
    perform private.refuse('export.not_found', 'export_id');
  end if;
  return taken;
end $$;

/* Replaces the values of secret columns and the listed ones with a mark. */
create function private.without_secrets(record jsonb, hidden text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, case
    when e.value <> 'null' and (e.key ~ '(access_code|secret|hash|token|password)'
      or e.key = any (coalesce(hidden, '{}')))
      then '"•••"'::jsonb else e.value end)
  from jsonb_each(record) e
$$;

/* Returns true for a log entry about a case, or about people involved in a case, that the caller must not see. */
create function private.is_hidden_line(line public.audit_log, hidden uuid[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case line.table_name
    when 'complaints' then line.row_id when 'appeals' then line.row_id
    when 'case_people' then coalesce(line.after ->> 'complaint_id', line.after ->> 'appeal_id',
      line.before ->> 'complaint_id', line.before ->> 'appeal_id')
    when 'data_requests' then coalesce(line.after ->> 'case_id', line.before ->> 'case_id') end
    = any (hidden::text[]), false)
$$;
grant execute on function private.is_hidden_line(public.audit_log, uuid[]) to authenticated, staff_reader;

/* For staff: returns the newest entries of the audit log, without contents. Only admins see exports and
   revealed identities; viewers see no entries about cases and users, and no caller sees entries about a case
   that is hidden from them. */
create function public.recent_activity(max_rows integer default 10)
returns table (id uuid, created_at timestamptz, actor_name text, actor_kind text, action text, table_name text,
  row_id text, row_label text)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.has_role('admin');
  is_handler boolean := private.has_role('admin', 'editor');
  hidden constant uuid[] := private.hidden_cases();
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select l.id, l.created_at, l.actor_name, l.actor_kind,
      case when l.action <> 'update' or not l.after ? 'deleted_at' then l.action
        when l.after ->> 'deleted_at' is null then 'restore' else 'trash' end,
      l.table_name, l.row_id, l.row_label
    from public.audit_log l
    where (is_admin or (l.action not in ('unmask', 'export') and (is_handler or l.table_name not in
      ('complaints', 'appeals', 'case_events', 'case_people', 'contact_submissions', 'data_requests', 'app_users',
        'audit_access'))))
      and not private.is_hidden_line(l, hidden)
    order by l.created_at desc, l.id limit least(greatest(max_rows, 1), 50);
end $$;
grant execute on function public.recent_activity(integer) to authenticated, service_role;

/* Returns the action as shown to users: in the database, moving to the trash and restoring are updates. */
create function private.audit_action(line public.audit_log) returns text
language sql immutable set search_path = '' as $$
  select case when line.action <> 'update' or not line.after ? 'deleted_at' then line.action
    when line.after ->> 'deleted_at' is null then 'restore' else 'trash' end $$;
grant execute on function private.audit_action(public.audit_log) to staff_reader;

/* Returns entries of the log before the given one, newest first, without entries about cases hidden from the caller.
   filter: {table, action, person, row, from, to, words}; missing or empty keys do not filter. action: insert, update,
   delete, trash, restore, unmask, export. from, to: days in Jakarta, inclusive. Errors: P0001 field.invalid (detail:
   person, from, to). */
create function private.audit_lines(filter jsonb, older_than timestamptz, older_id uuid, most integer)
returns setof public.audit_log
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted_table constant text := nullif(filter ->> 'table', '');
  wanted_row constant text := nullif(filter ->> 'row', '');
  wanted_action constant text := nullif(filter ->> 'action', '');
  person constant uuid := private.asked_uuid(filter ->> 'person', 'person');
  -- Moves to the trash and restores are recorded as updates.
  kept_action constant text := case when wanted_action in ('trash', 'restore') then 'update' else wanted_action end;
  is_of_trash constant boolean := case when wanted_action in ('trash', 'restore', 'update')
    then wanted_action <> 'update' end;
  is_restoring constant boolean := case when wanted_action in ('trash', 'restore') then wanted_action = 'restore' end;
  since constant timestamptz := private.asked_day(filter ->> 'from', 'from')::timestamp at time zone 'Asia/Jakarta';
  until constant timestamptz := (private.asked_day(filter ->> 'to', 'to') + 1)::timestamp at time zone 'Asia/Jakarta';
  hidden constant uuid[] := private.hidden_cases();
  p constant text[] := array(select '%' || private.like_text(w) || '%'
    from regexp_split_to_table(left(filter ->> 'words', 200), '\s+') w where w <> '' limit 8);
begin
  return query select l.* from public.audit_log l
    where not private.is_hidden_line(l, hidden)
      and (wanted_table is null or l.table_name = wanted_table)
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

/* For admins: returns one page of the log, newest first, without contents. filter: see private.audit_lines. older_than,
   older_id: time and id of the last entry on the previous page. columns: those that an update changed. */
create function public.search_audit(
  filter jsonb default '{}', older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 50
) returns table (id uuid, created_at timestamptz, actor_id uuid, actor_name text, actor_kind text, action text,
  table_name text, row_id text, row_label text, columns text[])
language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  perform private.require_role('admin');
  return query select l.id, l.created_at, l.actor_id, l.actor_name, l.actor_kind, private.audit_action(l), l.table_name,
    l.row_id, l.row_label, case when l.action = 'update' then array(select jsonb_object_keys(l.after)) else '{}' end
    from private.audit_lines(filter, older_than, older_id, least(greatest(max_rows, 1), 200)) l
    order by l.created_at desc, l.id;
end $$;
grant execute on function public.search_audit(jsonb, timestamptz, uuid, integer) to authenticated;

/* For admins: returns the filtered log for an export file, newest first, with contents, 1,000 entries per call. The
   first call writes an entry for the export; later calls pass its id (`export_id`) and the last entry they received.
   Entries written later are not exported. Returns {export_id, total, lines}. Errors: P0001 session.not_fresh,
   export.not_found. */
create function public.export_audit(
  filter jsonb default '{}', export_id uuid default null, older_than timestamptz default null,
  older_id uuid default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  taken public.audit_log;
  lines jsonb;
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if export_id is null then
    taken := private.log_action('audit_log', 'export', null,
      became => jsonb_build_object('filter', coalesce(filter, '{}'),
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

/* Returns true if admins can undo this action on a row of the table. */
create function private.is_restorable(target text, happened text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(happened = any ((private.content_table(target)).restorable), false)
$$;
grant execute on function private.is_restorable(text, text) to authenticated;

/* For admins: undoes an update or a deletion, with the caller's rights and all checks and triggers. Errors:
   42501; P0001 session.not_fresh, restore.not_found, restore.not_possible, restore.row_gone,
   restore.row_exists, restore.newer_change (detail: columns that have changed again). Returns {table, id}.
   Writes to the security record. */
create function public.restore_from_audit(entry_id uuid) returns jsonb language plpgsql set search_path = '' as $$
declare
  line public.audit_log;
  columns text;
  present jsonb;
  became jsonb;
  changed_again text;
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
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
    -- Cast to the row type, so that equal times in different time zones are equal.
    execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', line.table_name) into became
      using line.after;
    select string_agg(key, ', ') into changed_again from jsonb_object_keys(line.after) key
      where became -> key is distinct from present -> key;
    if changed_again is not null then
      raise exception using errcode = 'P0001', message = 'restore.newer_change', detail = changed_again;
    end if;
    execute format('update public.%1$I t set %3$s (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, '
                   '$1)) where id = $2::uuid',
      line.table_name, columns, case when present ? 'version' then 'version = t.version,' else '' end)
        using line.before, line.row_id;
  end if;
  perform private.note_restored(line);
  return jsonb_build_object('table', line.table_name, 'id', line.row_id);
end $$;
grant execute on function public.restore_from_audit(uuid) to authenticated;

/* For admins and editors: returns the changes of one list entry, article, page or library file with their values,
   newest first: at most 100, before the given one. action: insert, update, trash, restore, delete. Returns no rows for
   other tables. */
create function public.entry_history(
  target text, entry_id uuid, older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 20
) returns table (id uuid, created_at timestamptz, actor_name text, actor_kind text, action text, before jsonb,
  after jsonb)
language plpgsql stable security definer set search_path = '' rows 20 as $$
begin
  perform private.require_role('admin', 'editor');
  return query select l.id, l.created_at, l.actor_name, l.actor_kind, private.audit_action(l), l.before, l.after
    from public.audit_log l
    where (private.content_table(target)).has_trash
      and l.table_name = target and l.row_id = entry_id::text and l.action in ('insert', 'update', 'delete')
      and (older_than is null or l.created_at < older_than or (l.created_at = older_than and l.id > older_id))
    order by l.created_at desc, l.id limit least(greatest(max_rows, 1), 100);
end $$;
grant execute on function public.entry_history(text, uuid, timestamptz, uuid, integer) to authenticated;

create policy "staff list and search" on public.audit_log for select to staff_reader using (true);

call private.owned_by('staff_reader', 'public.search_audit(jsonb, timestamptz, uuid, integer)');

call private.owned_by('staff_reader', 'public.entry_history(text, uuid, timestamptz, uuid, integer)');
