-- The rows of a file against the table: what would happen to each, and making it happen.

create type private.import_step as (line integer, key text, action text, id uuid, before jsonb, became jsonb, errors jsonb);

/* What a new row holds where the file says nothing. */
create function private.import_defaults(kind text, options jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('is_published', coalesce((options ->> 'publish')::boolean, false)) || case kind
    when 'certificates' then '{"status": "aktif"}' when 'rl_categories' then '{"size_classes": [], "sort_order": 0}'
    when 'rl_subclass' then '{"sort_order": 0}' else '{}' end::jsonb $$;

/* What would become of each row: insert, update, same (it says nothing new) or error. is_locked: the rows it means are
   held until the transaction ends, so that what is planned is what happens. The caller's own policies apply. */
create function private.import_plan(kind text, rows jsonb, options jsonb, is_locked boolean) returns setof private.import_step
language plpgsql set search_path = '' as $$
begin
  return query execute format($query$
    with lines as materialized (select * from private.import_%1$s($1)),
    present as materialized (
      select t.id, t as row, t.deleted_at is not null as is_trashed from public.%1$I t where t.id in (select l.id from lines l) %2$s
    ), merged as materialized (
      select l.line, l.key, l.errors, to_jsonb(p.row) as before, coalesce(p.is_trashed, false) as is_trashed,
        case when p.id is null
          then jsonb_populate_record(null::public.%1$I, $2 || l.data || jsonb_build_object('id', gen_random_uuid()))
          else jsonb_populate_record(p.row, l.data || case when p.is_trashed and $3 then '{"deleted_at": null}' else '{}' end::jsonb) end as row
      from lines l left join present p on p.id = l.id
    ), checked as materialized (
      select m.*, to_jsonb(m.row) as became, (select %3$s from (select (m.row).*) c) as problems from merged m
    ), judged as (
      select c.*, private.with_problem(private.with_problem(
          c.errors || coalesce((select jsonb_agg(p) from jsonb_array_elements(c.problems) p
            where p ->> 'code' <> 'required' or not exists (select from jsonb_array_elements(c.errors) k where k -> 'column' = p -> 'column')), '[]'),
          c.is_trashed and not $3, c.key, 'in_trash'),
          not c.is_trashed and c.before <> c.became and not $4, c.key, 'exists') as all_errors
      from checked c
    )
    select j.line, j.key, case when j.all_errors <> '[]' then 'error' when j.before is null then 'insert'
        when j.before = j.became then 'same' else 'update' end,
      (j.became ->> 'id')::uuid, j.before, j.became, j.all_errors
    from judged j order by j.line
    $query$, kind, case when is_locked then 'for update' else '' end, private.checks_of(format('public.%I', kind)::regclass))
    using rows, private.import_defaults(kind, options), coalesce((options ->> 'restore')::boolean, false),
      coalesce((options ->> 'update')::boolean, true);
end $$;

/* Writes the planned rows and gives them back as they are now. */
create function private.import_write(kind text, steps private.import_step[]) returns setof jsonb
language plpgsql set search_path = '' as $$
declare names text; places text; changed text; last_place integer;
begin
  select string_agg(format('%I', a.attname), ', ' order by a.attnum),
    string_agg(case a.attname when 'sort_order' then '$2 + row_number() over (order by s.line)' else format('r.%I', a.attname) end, ', ' order by a.attnum),
    string_agg(format('%I', a.attname), ', ' order by a.attnum) filter (where a.attname not in ('id', 'sort_order'))
    into names, places, changed
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attname not in ('created_at', 'updated_at');
  if kind like 'rl%' then
    execute format('select coalesce(max(sort_order), 0) from public.%I', kind) into last_place;
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

/* The values of `was` that another object has otherwise. */
create function private.changed_values(was jsonb, other jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(was) w
  where w.key <> 'updated_at' and other -> w.key is distinct from w.value $$;

/* The answer to a part of a file: {rows: [{line, action, errors, id, before}], insert, update, same, error}.
   id: the row that is there already. before: of an update, the old values of what it changes. */
create function private.import_answer(steps private.import_step[]) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('rows', coalesce(jsonb_agg(jsonb_build_object('line', s.line, 'action', s.action)
      || case when s.before is null then '{}' else jsonb_build_object('id', s.id) end
      || case s.action when 'error' then jsonb_build_object('errors', s.errors)
        when 'update' then jsonb_build_object('before', private.changed_values(s.before, s.became)) else '{}' end order by s.line), '[]'),
    'insert', count(*) filter (where s.action = 'insert'), 'update', count(*) filter (where s.action = 'update'),
    'same', count(*) filter (where s.action = 'same'), 'error', count(*) filter (where s.action = 'error'))
  from unnest(steps) s $$;

/* Editors and admins: what the rows of a file would do (mode check, nothing is written), or do (mode apply).
   rows: [{line, values: {column: value}}], at most 1,000; what is empty leaves a row as it is.
   options, all: update (false: rows that are there stay as they are), publish (new rows), restore (rows in the trash come
   back; otherwise they are errors).
   options, apply: import_id (made by the caller), chunk (0, 1, 2 …; sent again it is answered the same), last, total,
   file_name, all_or_nothing. Each part is one transaction: its good rows are written, the others answered as errors.
   Errors of a row are told by column and code: a check's name, required, bad_date, duplicate, in_trash, exists …
   22023 no such kind or shape · P0001 field.invalid (an option), import.closed, import.not_yours, import.has_errors (all_or_nothing) */
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
    or exists (select from jsonb_array_elements(rows) r where jsonb_typeof(r -> 'line') is distinct from 'number' or r ->> 'line' !~ '^[0-9]{1,9}$'
      or jsonb_typeof(r -> 'values') is distinct from 'object') then
    raise exception using errcode = '22023', message = 'A known kind, and rows of line and values: at most 1,000';
  end if;
  perform private.payload_flag(options, f) from unnest('{publish,restore,update,last,all_or_nothing}'::text[]) f;
  if is_applying then
    import_id := private.asked_uuid(options ->> 'import_id', 'import_id');
    if options ->> 'chunk' !~ '^[0-9]{1,6}$' then perform private.refuse('field.invalid', 'chunk'); end if;
    if options ->> 'total' !~ '^[0-9]{1,9}$' then perform private.refuse('field.invalid', 'total'); end if;
    answer := private.open_import(import_id, kind, options ->> 'file_name',
      options - '{mode,import_id,chunk,last,total,file_name}'::text[], (options ->> 'total')::integer, (options ->> 'chunk')::integer);
    if answer is not null then return answer; end if;
    -- Two imports of one kind, one after the other: each sees what the other has added.
    perform pg_advisory_xact_lock(hashtext('import:' || kind));
  end if;

  select coalesce(array_agg(p order by p.line), '{}') into steps from private.import_plan(kind, rows, options, is_applying) p;
  if not is_applying then return private.import_answer(steps); end if;

  -- A row that an earlier part of this file has written is a duplicate too.
  select coalesce(array_agg(case when l.line is null then s else row(s.line, s.key, 'error', s.id, null, null,
      private.with_problem('[]', true, s.key, 'duplicate', l.line))::private.import_step end order by s.line), '{}') into steps
  from unnest(steps) s
    left join private.lines_of_import(import_id, (select array_agg(u.id) from unnest(steps) u)) l on l.row_id = s.id and s.action <> 'insert';
  answer := private.import_answer(steps);
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
  perform private.close_import_chunk(import_id, (options ->> 'chunk')::integer, changes, answer, coalesce((options ->> 'last')::boolean, false));
  return answer;
end $$;

grant execute on function private.payload_flag(jsonb, text), private.asked_uuid(text, text), private.refuse(text, text, text) to authenticated;
grant execute on function private.import_defaults(text, jsonb), private.import_plan(text, jsonb, jsonb, boolean),
  private.import_write(text, private.import_step[]), private.import_answer(private.import_step[]),
  private.changed_values(jsonb, jsonb), public.import_rows(text, jsonb, jsonb) to authenticated;
