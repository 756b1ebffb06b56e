-- The audit log as an admin works with it: pages of it by filter, an export that leaves a line of its own, and the way
-- back to what a row was.

create index audit_log_table on public.audit_log (table_name, created_at desc, id);
create index audit_log_action on public.audit_log (action, created_at desc, id);
create index audit_log_trash on public.audit_log (created_at desc, id) where action = 'update' and after ? 'deleted_at';
create index audit_log_words on public.audit_log
  using gin ((coalesce(row_label, '') || ' ' || coalesce(actor_name, '')) extensions.gin_trgm_ops);

/* What happened in words of one: a row's way into the trash and out of it are updates to the database. */
create function private.audit_action(line public.audit_log) returns text
language sql immutable set search_path = '' as $$
  select case when line.action <> 'update' or not line.after ? 'deleted_at' then line.action
    when line.after ->> 'deleted_at' is null then 'restore' else 'trash' end $$;

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
    insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, action, after)
    values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', 'audit_log', 'export',
      jsonb_build_object('filter', coalesce(filter, '{}'), 'rows', (select count(*) from private.audit_lines(filter, null, null, null))))
    returning * into taken;
    perform private.note_security('export', jsonb_build_object('what', 'audit_log', 'rows', taken.after -> 'rows'));
  else
    select l.* into taken from public.audit_log l where l.id = export_audit.export_id and l.actor_id = auth.uid()
      and l.table_name = 'audit_log' and l.action = 'export' and l.created_at > now() - interval '1 hour';
    if taken.id is null or older_than is null or older_id is null then perform private.refuse('export.not_found', 'export_id'); end if;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'created_at', l.created_at, 'actor_name', l.actor_name,
      'actor_kind', l.actor_kind, 'action', private.audit_action(l), 'table_name', l.table_name, 'row_id', l.row_id,
      'row_label', l.row_label, 'before', left(l.before::text, 8000), 'after', left(l.after::text, 8000))
      order by l.created_at desc, l.id), '[]') into lines
  from private.audit_lines(taken.after -> 'filter', least(older_than, taken.created_at),
    case when older_than <= taken.created_at then older_id else taken.id end, 1000) l;
  return jsonb_build_object('export_id', taken.id, 'total', taken.after -> 'rows', 'lines', lines);
end $$;

/* Which tables the log can put back, by what happened to the row. Cases, people and files are not among them. */
create function private.is_restorable(target text, happened text) returns boolean
language sql immutable set search_path = '' as $$
  select target in ('hero_slides', 'navigation_menus', 'cms_pages', 'articles', 'rl_categories', 'rl_subclass', 'legal_products',
      'clients', 'certificates', 'struktur_organisasi', 'alur_sertifikasi', 'legalitas', 'faq', 'fees', 'public_holidays')
    and happened in ('update', 'delete')
    or target in ('site_settings', 'media') and happened = 'update' $$;

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

revoke execute on function private.audit_lines(jsonb, timestamptz, uuid, integer) from public;
revoke execute on function public.search_audit(jsonb, timestamptz, uuid, integer), public.export_audit(jsonb, uuid, timestamptz, uuid),
  public.restore_from_audit(uuid) from public, anon, authenticated;
grant execute on function public.search_audit(jsonb, timestamptz, uuid, integer), public.export_audit(jsonb, uuid, timestamptz, uuid),
  public.restore_from_audit(uuid) to authenticated;
grant execute on function private.is_restorable(text, text) to authenticated;
