create type private.import_step as (line integer, key text, action text, id uuid, before jsonb, became jsonb,
  errors jsonb, notes jsonb);

/* Returns the defaults of a table as an SQL expression that gives jsonb. */
create function private.defaults_of(target regclass) returns text language sql stable set search_path = '' as $$
  select coalesce('jsonb_build_object(' || string_agg(format('%L, %s', a.attname,
    pg_catalog.pg_get_expr(d.adbin, d.adrelid)), ', ') || ')', '''{}''::jsonb')
  from pg_catalog.pg_attrdef d join pg_catalog.pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where d.adrelid = target and a.attgenerated = '' and a.attname not in ('id', 'created_at', 'updated_at')
$$;
grant execute on function private.defaults_of(regclass) to authenticated;

/* Returns what happens to each row: insert, update, same (nothing new) or error. is_locked: locks the
   existing rows, so that the plan stays valid. The caller's policies apply. */
create function private.import_plan(kind text, rows jsonb, options jsonb, is_locked boolean)
returns setof private.import_step language plpgsql set search_path = '' as $$
declare has_own boolean := to_regprocedure('private.' || quote_ident('import_' || kind) || '(jsonb)') is not null;
begin
  return query execute format($query$
    with lines as materialized (select * from private.%5$I(%6$s$1)),
    present as materialized (
      select t.id, t as row, t.deleted_at is not null as is_trashed from public.%1$I t
        where t.id in (select l.id from lines l) %2$s
    ), merged as materialized (
      select l.line, l.key, l.errors, l.notes, to_jsonb(p.row) as before, coalesce(p.is_trashed, false) as is_trashed,
        case when p.id is null
          then jsonb_populate_record(null::public.%1$I, %4$s || $2 || l.data ||
            jsonb_build_object('id', gen_random_uuid()))
          else jsonb_populate_record(p.row, l.data || case when p.is_trashed and $3 then '{"deleted_at": null}'
            else '{}' end::jsonb) end as row
      from lines l left join present p on p.id = l.id
    ), checked as materialized (
      select m.*, to_jsonb(m.row) as became, (select %3$s from (select (m.row).*) c) as problems from merged m
    ), judged as (
      select c.*, private.with_problem(private.with_problem(
          c.errors || coalesce((select jsonb_agg(p) from jsonb_array_elements(c.problems) p
            where p ->> 'code' <> 'required' or not exists (select from jsonb_array_elements(c.errors) k
              where k -> 'column' = p -> 'column')), '[]'),
          c.is_trashed and not $3, c.key, 'in_trash'),
          not c.is_trashed and c.before <> c.became and not $4, c.key, 'exists') as all_errors
      from checked c
    )
    select j.line, j.key, case when j.all_errors <> '[]' then 'error' when j.before is null then 'insert'
        when j.before = j.became then 'same' else 'update' end,
      (j.became ->> 'id')::uuid, j.before, j.became, j.all_errors, j.notes
    from judged j order by j.line
    $query$, kind, case when is_locked then 'for update'
      else '' end, private.checks_of(format('public.%I', kind)::regclass),
      private.defaults_of(format('public.%I', kind)::regclass), case when has_own then 'import_' || kind
        else 'import_content' end,
      case when has_own then '' else '$5, ' end)
    using rows, jsonb_build_object('is_published', coalesce((options ->> 'publish')::boolean, false)),
      coalesce((options ->> 'restore')::boolean, false),
      coalesce((options ->> 'update')::boolean, true), kind;
end $$;
grant execute on function private.import_plan(text, jsonb, jsonb, boolean) to authenticated;

/* Writes the planned rows and returns them. */
create function private.import_write(kind text, steps private.import_step[]) returns setof jsonb
language plpgsql set search_path = '' as $$
declare names text; places text; changed text; last_place integer;
  place text := (private.content_table(kind)).order_column;
begin
  select string_agg(format('%I', a.attname), ', ' order by a.attnum),
    string_agg(case a.attname when place then '$2 + row_number() over (order by s.line)'
      else format('r.%I', a.attname) end, ', ' order by a.attnum),
    string_agg(format('%I', a.attname), ', ' order by a.attnum) filter (where a.attname <> 'id'
      and a.attname is distinct from place)
    into names, places, changed
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attname not in ('created_at', 'updated_at');
  if place is not null then
    execute format('select coalesce(max(%I), 0) from public.%I', place, kind) into last_place;
  end if;
  return query execute format('with done as (insert into public.%1$I (%2$s)
      select %3$s from unnest($1) s cross join lateral jsonb_populate_record(null::public.%1$I, s.became) r
      where s.action = ''insert'' order by s.line returning *) select to_jsonb(d) from done d',
    kind, names, places) using steps, last_place;
  return query execute format('with done as (update public.%1$I t
      set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, s.became))
      from unnest($1) s where s.action = ''update'' and t.id = s.id returning t.*) select to_jsonb(d) from done d',
    kind, changed) using steps;
end $$;
grant execute on function private.import_write(text, private.import_step[]) to authenticated;

/* Returns the values of `was` that differ in the other object. */
create function private.changed_values(was jsonb, other jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(was) w
  where w.key <> 'updated_at' and other -> w.key is distinct from w.value
$$;
grant execute on function private.changed_values(jsonb, jsonb) to authenticated;

/* Returns true for a new row that stays a draft although the import options ask to publish new rows. */
create function private.stays_draft(step private.import_step, options jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select step.action = 'insert' and coalesce((options ->> 'publish')::boolean, false)
    and step.became ->> 'is_published' = 'false'
$$;
grant execute on function private.stays_draft(private.import_step, jsonb) to authenticated;

/* Returns the response to a part of a file: {rows: [{line, action, errors, id, before, draft, former_name_of}], insert,
   update, same, error, drafts}. id: the existing row. before: the old values of changed columns. draft: true for a new
   row that stays a draft although the options ask to publish; drafts: number of these. former_name_of: the present name
   of the company, if the row has a former one. */
create function private.import_answer(steps private.import_step[], options jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('rows', coalesce(jsonb_agg(jsonb_build_object('line', s.line, 'action', s.action)
      || s.notes || case when s.before is null then '{}' else jsonb_build_object('id', s.id) end
      || case when private.stays_draft(s, options) then '{"draft": true}'::jsonb else '{}' end
      || case s.action when 'error' then jsonb_build_object('errors', s.errors)
        when 'update' then jsonb_build_object('before', private.changed_values(s.before, s.became)) else '{}' end
          order by s.line), '[]'),
    'insert', count(*) filter (where s.action = 'insert'), 'update', count(*) filter (where s.action = 'update'),
    'same', count(*) filter (where s.action = 'same'), 'error', count(*) filter (where s.action = 'error'),
    'drafts', count(*) filter (where private.stays_draft(s, options)))
  from unnest(steps) s
$$;
grant execute on function private.import_answer(private.import_step[], jsonb) to authenticated;

/* For admins and editors: checks (mode check) or writes (mode apply) the rows of a file. rows: [{line, values: {column:
   value}}], at most 1,000; empty values leave a column unchanged. options: update (false: existing rows are unchanged),
   publish (new rows), restore (restores rows in the trash, which are otherwise errors). For apply: import_id (created
   by the caller), chunk (0, 1, 2 …; idempotent), last, total, file_name, all_or_nothing. Each part is one transaction:
   its valid rows are written, others are returned with errors by column and code: the name of a check, required,
   bad_date, duplicate, in_trash, exists … Errors: 22023 unknown kind, or wrong format; P0001 field.invalid (an option),
   import.closed, import.not_yours, import.has_errors (all_or_nothing). */
create function public.import_rows(kind text, rows jsonb, options jsonb default '{}') returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_applying boolean := coalesce(options ->> 'mode', 'check') = 'apply';
  import_id uuid;
  steps private.import_step[];
  images jsonb;
  changes jsonb;
  answer jsonb;
begin
  perform private.require_editor();
  if private.import_columns(kind) is null or jsonb_typeof(rows) is distinct from 'array'
    or jsonb_array_length(rows) > 1000
    or exists (select from jsonb_array_elements(rows) r where jsonb_typeof(r -> 'line') is distinct from 'number'
      or r ->> 'line' !~ '^[0-9]{1,9}$'
      or jsonb_typeof(r -> 'values') is distinct from 'object') then
    raise exception using errcode = '22023', message = 'A known kind, and rows of line and values: at most 1,000';
  end if;
  perform private.payload_flag(options, f) from unnest('{publish,restore,update,last,all_or_nothing}'::text[]) f;
  if is_applying then
    import_id := private.asked_uuid(options ->> 'import_id', 'import_id');
    if options ->> 'chunk' !~ '^[0-9]{1,6}$' then perform private.refuse('field.invalid', 'chunk'); end if;
    if options ->> 'total' !~ '^[0-9]{1,9}$' then perform private.refuse('field.invalid', 'total'); end if;
    answer := private.open_import(import_id, kind, options ->> 'file_name',
      options - '{mode,import_id,chunk,last,total,file_name}'::text[], (options ->> 'total')::integer,
        (options ->> 'chunk')::integer);
    if answer is not null then return answer; end if;
    -- Imports of one kind run one after the other, so that each sees the other's rows.
    perform pg_advisory_xact_lock(hashtext('import:' || kind));
  end if;

  select coalesce(array_agg(p order by p.line), '{}') into steps
    from private.import_plan(kind, rows, options, is_applying) p;
  if not is_applying then return private.import_answer(steps, options); end if;

  -- A row written by an earlier part is a duplicate.
  select coalesce(array_agg(case when l.line is null then s else row(s.line, s.key, 'error', s.id, null, null,
      private.with_problem('[]', true, s.key, 'duplicate', l.line), '{}')::private.import_step end order by s.line),
        '{}')
        into steps
  from unnest(steps) s
    left join private.lines_of_import(import_id, (select array_agg(u.id) from unnest(steps) u)) l on l.row_id = s.id
      and s.action <> 'insert';
  answer := private.import_answer(steps, options);
  if (options ->> 'all_or_nothing')::boolean and (answer ->> 'error')::integer > 0 then
    raise exception using errcode = 'P0001', message = 'import.has_errors';
  end if;

  perform set_config('register.reason', left('Impor ' || (options ->> 'file_name'), 2000), true);
  select coalesce(jsonb_agg(w), '[]') into images from private.import_write(kind, steps) w;
  perform set_config('register.reason', '', true);
  if jsonb_array_length(images) <> (answer ->> 'insert')::integer + (answer ->> 'update')::integer then
    raise exception using errcode = '42501', message = 'Some of these rows are not yours to change';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('line', s.line, 'row_id', s.id, 'action', s.action,
      'before', case s.action when 'update' then private.changed_values(s.before, i) end,
      'after', case s.action when 'update' then private.changed_values(i, s.before) else i end)), '[]') into changes
  from unnest(steps) s join jsonb_array_elements(images) i on (i ->> 'id')::uuid = s.id
  where s.action in ('insert', 'update');
  perform private.close_import_chunk(import_id, (options ->> 'chunk')::integer, changes, answer,
    coalesce((options ->> 'last')::boolean, false));
  return answer;
end $$;
grant execute on function public.import_rows(text, jsonb, jsonb) to authenticated;

/* Closes an import to further parts, and returns up to `most` changes that no undo has processed. Errors: P0002 for an
   unknown import. */
create function private.open_undo(import_id uuid, most integer) returns setof private.import_changes
language plpgsql security definer set search_path = '' as $$
declare was text;
begin
  perform private.require_editor();
  select i.status into was from public.imports i where i.id = open_undo.import_id for update;
  if not found then
    raise exception using errcode = 'P0002', message = 'No such import';
  elsif was = 'undone' then
    return;
  end if;
  update public.imports i set status = 'undoing' where i.id = open_undo.import_id;
  return query select * from private.import_changes c
    where c.import_id = open_undo.import_id and not c.is_settled order by c.line limit most;
end $$;
grant execute on function private.open_undo(uuid, integer) to authenticated;

/* Returns the result of an undo so far: {taken_back, kept_count, kept: [{line, label, reason}] (the first 50),
   left}. */
create function private.undo_report(import_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (select jsonb_build_object('taken_back', coalesce(i.taken_back, 0), 'kept_count', coalesce(i.kept, 0),
    'kept', (select coalesce(jsonb_agg(jsonb_build_object('line', k.line, 'label', k.kept_label, 'reason',
      k.kept_because) order by k.line), '[]')
      from (select * from private.import_changes c where c.import_id = i.id and c.kept_because is not null
        order by c.line limit 50) k),
    'left', (select count(*) from private.import_changes c where c.import_id = i.id and not c.is_settled))
    from public.imports i where i.id = undo_report.import_id);
end $$;
grant execute on function private.undo_report(uuid) to authenticated;

/* Records the result of a part of an undo; the last part ends it. kept: [{line, label, reason}]. */
create function private.close_undo(import_id uuid, settled integer[], taken integer, kept jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare import public.imports; remaining integer;
begin
  perform private.require_editor();
  update private.import_changes c set is_settled = true, kept_because = k.reason, kept_label = k.label
  from unnest(settled) s (line) left join jsonb_to_recordset(kept) k (line integer, label text, reason text)
    using (line)
  where c.import_id = close_undo.import_id and c.line = s.line;
  select count(*) into remaining from private.import_changes c where c.import_id = close_undo.import_id
    and not c.is_settled;
  update public.imports i set status = case when remaining = 0 then 'undone' else 'undoing' end,
    undone_at = now(), undone_by = auth.uid(),
    undone_by_name = (select u.full_name from public.app_users u where u.id = auth.uid()),
    taken_back = coalesce(i.taken_back, 0) + taken, kept = coalesce(i.kept, 0) + jsonb_array_length(close_undo.kept)
  where i.id = close_undo.import_id returning * into import;
  if remaining = 0 then
    perform private.audit_import(import, 'update', jsonb_build_object('status', case
        when import.finished_at is null then 'applying' when import.processed < import.total then 'stopped'
          else 'done' end),
      jsonb_build_object('status', import.status, 'taken_back', import.taken_back, 'kept', import.kept));
  end if;
end $$;
grant execute on function private.close_undo(uuid, integer[], integer, jsonb) to authenticated;

/* Returns an SQL condition for whether a row refers to p.id of the table and would be deleted or prevent
   the deletion. */
create function private.references_to(target regclass) returns text language sql stable set search_path = '' as $$
  select coalesce(string_agg(format('exists (select from %s r where r.%I = p.id)', c.conrelid::regclass, a.attname),
    ' or '), 'false')
  from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = target and c.confdeltype in ('a', 'r', 'n')
$$;
grant execute on function private.references_to(regclass) to authenticated;

/* Returns true if undoing the change would remove a certificate, or a company with certificates, from the register
   (only an admin can do this), or would revert a new name of such a company (this requires a day). */
create function private.is_public_record(kind text, change private.import_changes) returns boolean
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'certificates' then exists (select from public.certificates c where c.id = change.row_id
      and c.first_published_at is not null)
      and (change.action = 'update' and change.before ->> 'is_published' = 'false'
        or not private.has_role('admin') and (change.action = 'insert' or change.before ?| '{deleted_at,client_id}'))
    when 'clients' then change.action = 'update' and (change.before ?| '{name,legal_form,name_since}'
      or not private.has_role('admin') and (change.before ->> 'is_published' = 'false'
        or change.before ->> 'deleted_at' is not null))
      and private.was_certified(change.row_id)
    else false end $$;
grant execute on function private.is_public_record(text, private.import_changes) to authenticated;

/* Returns for each change why it cannot be undone: gone, changed (since), referenced, published (in the register
   since), conflict (with a check); null if it can. Locks the rows. */
create function private.undo_plan(kind text, changes private.import_changes[])
returns table (line integer, label text, reason text) language plpgsql set search_path = '' as $$
begin
  return query execute format($query$
    with present as materialized (
      select t.id, t as row from public.%1$I t where t.id in (select m.row_id from unnest($1) m) for update
    ), compared as materialized (
      select m.line, m.action, p.id, m as change, to_jsonb(p.row) - 'updated_at' as current, m.after
        - 'updated_at' as after,
        -- Cast to the row type, so that equal times in different time zones are equal.
        to_jsonb(jsonb_populate_record(null::public.%1$I, m.after)) - 'updated_at' as became,
        case when m.action = 'update' and p.id is not null then jsonb_populate_record(p.row, m.before) end as restored
      from unnest($1) m left join present p on p.id = m.row_id
    )
    select p.line, coalesce(private.row_title(p.current), private.row_title(p.after)),
      case when p.id is null then 'gone'
        when exists (select from jsonb_object_keys(p.after) k where p.became -> k is distinct from p.current -> k)
          then 'changed'
        when p.action = 'insert' and (%2$s) then 'referenced'
        when private.is_public_record(%4$L, p.change) then 'published'
        when p.action = 'update' and (select %3$s from (select (p.restored).*) c) <> '[]' then 'conflict' end
    from compared p order by p.line
    $query$, kind, private.references_to(format('public.%I', kind)::regclass),
      private.checks_of(format('public.%I', kind)::regclass), kind)
    using changes;
end $$;
grant execute on function private.undo_plan(text, private.import_changes[]) to authenticated;

/* For admins and editors: undoes an import. Inserted rows are deleted through the trash, where certificates that were
   in the register remain; updated rows get their old values. Rows that were changed since, or are referenced, remain
   and are reported. A call processes up to 1,000 rows in one transaction; `left` is the number of remaining ones.
   Returns {taken_back, kept_count, kept: [{line, label, reason}], left} of all calls. Errors: P0002 for an unknown
   import. */
create function public.undo_import(import_id uuid) returns jsonb language plpgsql set search_path = '' as $$
declare
  import public.imports;
  changes private.import_changes[];
  settled integer[];
  kept jsonb;
  names text;
  written integer;
  taken integer := 0;
begin
  perform private.require_editor();
  select coalesce(array_agg(c order by c.line), '{}'), coalesce(array_agg(c.line), '{}') into changes, settled
  from private.open_undo(undo_import.import_id, 1000) c;
  select * into import from public.imports i where i.id = undo_import.import_id;
  if import.status = 'undone' then return private.undo_report(import.id); end if;
  perform pg_advisory_xact_lock(hashtext('import:' || import.kind));

  select coalesce(jsonb_agg(jsonb_build_object('line', u.line, 'label', u.label, 'reason', u.reason) order by u.line),
    '[]') into kept
  from private.undo_plan(import.kind, changes) u where u.reason is not null;
  select coalesce(array_agg(c), '{}') into changes from unnest(changes) c
  where c.line not in (select (k ->> 'line')::integer from jsonb_array_elements(kept) k);

  perform set_config('register.reason', left('Pembatalan impor ' || import.file_name, 2000), true);
  execute format('update public.%I t set deleted_at = now() where t.id in (select c.row_id from unnest($1) c where '
                 'c.action = ''insert'')', import.kind) using changes;
  get diagnostics written = row_count;
  taken := taken + written;
  execute format('delete from public.%I t where t.id in (select c.row_id from unnest($1) c where c.action = ''insert'')
    and to_jsonb(t) ->> ''first_published_at'' is null', import.kind) using changes;
  select string_agg(format('%I', a.attname), ', ') into names
  from pg_catalog.pg_attribute a where a.attrelid = format('public.%I', import.kind)::regclass and a.attnum > 0
    and not a.attisdropped
    and a.attname in (select jsonb_object_keys(c.before) from unnest(changes) c where c.action = 'update');
  if names is not null then
    execute format('update public.%1$I t set (%2$s)
      = (select %2$s from jsonb_populate_record(null::public.%1$I, to_jsonb(p) || c.before))
      from unnest($1) c join public.%1$I p on p.id = c.row_id where c.action = ''update''
        and t.id = c.row_id', import.kind, names) using changes;
    get diagnostics written = row_count;
    taken := taken + written;
  end if;
  perform set_config('register.reason', '', true);
  if taken <> cardinality(changes) then
    raise exception using errcode = '42501', message = 'Some of these rows are not yours to change';
  end if;
  perform private.close_undo(undo_import.import_id, settled, taken, kept);
  return private.undo_report(undo_import.import_id);
end $$;
grant execute on function public.undo_import(uuid) to authenticated;
