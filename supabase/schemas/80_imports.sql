create table public.imports (
  id uuid primary key,
  kind text not null references private.content_tables (table_name),
  file_name text not null check (private.is_text(file_name, 255)),
  options jsonb not null default '{}',
  status text not null default 'applying' check (status in ('applying', 'done', 'stopped', 'undoing', 'undone')),
  total integer not null check (total between 1 and 20000),
  processed integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  actor_id uuid,
  actor_name text,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text,
  taken_back integer,
  kept integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.imports is
  'Imports from files: user, file, result, and data for undoing. Written by import_rows and undo_import only; users '
  'have no foreign key, so that the entry survives the account.';
comment on column public.imports.kind is 'The table that is imported.';
comment on column public.imports.status is
  'applying: parts are missing, or the connection broke; stopped: ended before the last row; undoing: partly undone; '
  'undone.';
comment on column public.imports.kept is 'Rows that an undo could not restore: changed since, or referenced.';
create index imports_newest on public.imports (kind, created_at desc, id);
alter table public.imports enable row level security;
grant select on public.imports to authenticated, service_role;

create table private.import_chunks (
  import_id uuid not null references public.imports (id) on delete cascade,
  chunk integer not null check (chunk >= 0),
  answer jsonb not null,
  primary key (import_id, chunk)
);
comment on table private.import_chunks is
  'The response to each part of an import, so that a part that is sent again is not applied twice.';

create table private.import_changes (
  import_id uuid not null references public.imports (id) on delete cascade,
  line integer not null,
  row_id uuid not null,
  action text not null check (action in ('insert', 'update')),
  before jsonb,
  after jsonb not null,
  kept_because text,
  kept_label text,
  is_settled boolean not null default false,
  primary key (import_id, line)
);
comment on table private.import_changes is
  'Changes by an import, row by row. before, after: the changed columns of an update, the whole row of an insert. '
  'is_settled: an undo has handled it; kept_because, kept_label: why the row stayed, and its title.';
create index import_changes_row on private.import_changes (import_id, row_id);

create type private.import_line as (line integer, key text, id uuid, data jsonb, errors jsonb, notes jsonb);
comment on type private.import_line is
  'A row of a file: key is the column it is recognised by, id the existing row (null: new), data its values by '
  'column, errors [{column, code}], notes remarks on a valid row: {former_name_of: present name of the company}.';

/* Refuses callers other than admins and editors. */
create function private.require_editor() returns void language plpgsql stable set search_path = '' as $$
begin
  if not (select private.has_role('admin', 'editor')) then
    raise exception using errcode = '42501', message = 'Only admins and editors import';
  end if;
end $$;
grant execute on function private.require_editor() to authenticated;

/* Writes an audit log entry about the import itself: 'insert' when it begins, 'update' when it ends or is undone. */
create function private.audit_import(import public.imports, happened text, was jsonb, became jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.log_action('imports', happened, import.id::text, left(import.file_name, 200), was, became)
$$;

/* Begins an import with its first part, or continues it, and locks it. Returns the earlier response to this part, or
   null. Errors: P0001 import.closed (ended or undone), import.not_yours. */
create function private.open_import(
  import_id uuid, import_kind text, import_file text, import_options jsonb, rows_in_file integer, part integer
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare import public.imports; answer jsonb;
begin
  perform private.require_editor();
  insert into public.imports (id, kind, file_name, options, total, actor_id, actor_name)
  values (import_id, import_kind, left(import_file, 255), import_options, rows_in_file, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict (id) do nothing returning * into import;
  if found then
    perform private.audit_import(import, 'insert', null,
      jsonb_build_object('kind', import.kind, 'file_name', import.file_name, 'total', import.total));
    return null;
  end if;
  select * into import from public.imports i where i.id = import_id for update;
  if import.actor_id is distinct from auth.uid() or import.kind <> import_kind then
    raise exception using errcode = 'P0001', message = 'import.not_yours';
  end if;
  select c.answer into answer from private.import_chunks c where c.import_id = import.id and c.chunk = part;
  if answer is null and import.status <> 'applying' then
    raise exception using errcode = 'P0001', message = 'import.closed';
  end if;
  return answer;
end $$;
grant execute on function private.open_import(uuid, text, text, jsonb, integer, integer) to authenticated;

/* Records the changes of a part; the last part ends the import. */
create function private.close_import_chunk(import_id uuid, part integer, changes jsonb, answer jsonb, is_last boolean)
returns void language plpgsql security definer set search_path = '' as $$
declare import public.imports;
begin
  perform private.require_editor();
  insert into private.import_changes (import_id, line, row_id, action, before, after)
  select close_import_chunk.import_id, c.line, c.row_id, c.action, c.before, c.after
  from jsonb_to_recordset(changes) c (line integer, row_id uuid, action text, before jsonb, after jsonb);
  insert into private.import_chunks (import_id, chunk, answer) values (close_import_chunk.import_id, part, answer);
  update public.imports i set
    processed = i.processed + jsonb_array_length(answer -> 'rows'),
    inserted = i.inserted + (answer ->> 'insert')::integer, updated = i.updated + (answer ->> 'update')::integer,
    same = i.same + (answer ->> 'same')::integer, refused = i.refused + (answer ->> 'error')::integer,
    status = case when not is_last then i.status
      when i.processed + jsonb_array_length(answer -> 'rows') < i.total then 'stopped' else 'done' end,
    finished_at = case when is_last then now() end
  where i.id = close_import_chunk.import_id returning * into import;
  if is_last then
    perform private.audit_import(import, 'update', '{"status": "applying"}', jsonb_build_object('status', import.status,
      'inserted', import.inserted, 'updated', import.updated, 'same', import.same, 'refused', import.refused));
  end if;
end $$;
grant execute on function private.close_import_chunk(uuid, integer, jsonb, jsonb, boolean) to authenticated;

/* Returns the line of this import that has already written each row. */
create function private.lines_of_import(import_id uuid, ids uuid[]) returns table (row_id uuid, line integer)
language sql stable security definer set search_path = '' as $$
  select c.row_id, min(c.line) from private.import_changes c
  where c.import_id = lines_of_import.import_id and c.row_id = any (ids)
    and (select private.has_role('admin', 'editor'))
  group by c.row_id
$$;
grant execute on function private.lines_of_import(uuid, uuid[]) to authenticated;

-- In files, KBLI 2025 has a separate column, kbli_2025, in addition to the two pairs of code and edition.

/* Returns the importable columns of a table with their types; null if it cannot be imported. text, date
   (2026-11-21), boolean, number (integer), list (of texts), doc (rich text, given as plain text) and texts
   (an object of texts, each a column of the file: outcome.approved). Excludes columns that the database
   sets, order and foreign keys; the latter are replaced by the code or number of the other row. */
create function private.import_columns(kind text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_object_agg(a.attname, case
      when a.atttypid = 'jsonb'::regtype then case when exists (select from pg_catalog.pg_constraint c
          where c.conrelid = a.attrelid and c.conkey = array[a.attnum]
            and pg_catalog.pg_get_expr(c.conbin, c.conrelid) like 'private.is_document(%')
        then 'doc' else 'texts' end
      else types.type end)
    || case kind when 'certificates' then '{"nib": "text", "company": "text", "subclass_code": "text"}'
      when 'rl_subclass' then '{"category_code": "text", "kbli_2025": "text"}' else '{}' end::jsonb
  from private.content_table(kind) t
    join pg_catalog.pg_attribute a on a.attrelid = to_regclass('public.' || quote_ident(t.table_name)) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attname is distinct from t.order_column
      -- Only decisions change these columns.
      and not (kind = 'certificates' and a.attname in ('status_ground', 'suspended_until'))
    join (values ('text'::regtype, 'text'), ('date', 'date'), ('boolean', 'boolean'), ('integer', 'number'),
      ('text[]', 'list'), ('jsonb', ''))
      types (id, type) on types.id = a.atttypid
  where t.known_by is not null
$$;
grant execute on function private.import_columns(text) to authenticated;

/* Returns the type of a column of a file; null if it cannot be imported. */
create function private.column_type(types jsonb, "column" text) returns text
language sql immutable set search_path = '' as $$
  select case when "column" like '%.%' then case types ->> split_part("column", '.', 1) when 'texts' then 'text' end
    else nullif(types ->> "column", 'texts') end $$;
grant execute on function private.column_type(jsonb, text) to authenticated;

/* Returns why a value does not fit a type; null if it does. */
create function private.value_problem(type text, value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case type
    when 'date' then case when jsonb_typeof(value) = 'string' and private.is_day(value #>> '{}') then null
      else 'bad_date' end
    when 'boolean' then case when jsonb_typeof(value) = 'boolean' then null else 'bad_boolean' end
    when 'number' then case when value::text ~ '^-?[0-9]+$' and private.is_whole(value, -2147483648, 2147483647)
      then null else 'bad_number' end
    when 'list' then case when jsonb_typeof(value) = 'array'
      and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")')
      then null else 'bad_list' end
    else case when jsonb_typeof(value) = 'string' then null else 'bad_text' end end $$;
grant execute on function private.value_problem(text, jsonb) to authenticated;

/* Returns the rows of a file, [{line, values}], with known and non-empty columns, and the errors of
   unreadable ones. */
create function private.import_given(kind text, rows jsonb) returns table (line integer, v jsonb, errors jsonb)
language sql stable set search_path = '' as $$
  with known as materialized (select private.import_columns(kind) as types)
  select (r.value ->> 'line')::integer,
    coalesce(jsonb_object_agg(cell.key, cell.value) filter (where cell.key is not null and cell.problem is null), '{}'),
    coalesce(jsonb_agg(jsonb_build_object('column', cell.key, 'code',
      cell.problem)) filter (where cell.problem is not null), '[]')
  from jsonb_array_elements(rows) r
    left join lateral (
      select e.key, e.value, private.value_problem(e.type, e.value) as problem
      from (select c.key, private.column_type(k.types, c.key) as type,
          private.clean_json(c.value, split_part(c.key, '.', -1)) as value
        from known k cross join jsonb_each(r.value -> 'values') c) e
      where e.type is not null and e.value not in ('null', '""')
    ) cell on true
  group by r.value ->> 'line'
$$;
grant execute on function private.import_given(text, jsonb) to authenticated;

/* Returns a text as it is stored on one line. */
create function private.bare_words(value text) returns text
language sql immutable set search_path = '' as $$ select private.clean_text(value, true) $$;
grant execute on function private.bare_words(text) to authenticated;

/* Returns a rich-text document with a paragraph for each line of a text. */
create function private.text_document(value text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(jsonb_build_object('type', 'paragraph',
    'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', l.line))) order by l.place), '[]'))
  from (select private.bare_words(u.line) as line, u.place
    from regexp_split_to_table(value, '\n') with ordinality u (line, place)) l
  where l.line <> ''
$$;
grant execute on function private.text_document(text) to authenticated;

/* Converts the values of a file to columns of the table. stored: the existing row, or null. A rich text with the same
   words keeps its formatting; parts of an object are merged into the stored one. */
create function private.import_data(v jsonb, types jsonb, stored jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce((select jsonb_object_agg(e.key, case when types ->> e.key <> 'doc' then e.value
        when private.bare_words(private.document_text(stored -> e.key)) = private.bare_words(e.value #>> '{}')
          then stored -> e.key
        else private.text_document(e.value #>> '{}') end)
      from jsonb_each(v) e where e.key not like '%.%'), '{}')
    || coalesce((select jsonb_object_agg(d.document, coalesce(stored -> d.document, '{}') || d.texts)
      from (select split_part(e.key, '.', 1) as document, jsonb_object_agg(split_part(e.key, '.', 2), e.value) as texts
        from jsonb_each(v) e where e.key like '%.%' group by 1) d), '{}')
$$;
grant execute on function private.import_data(jsonb, jsonb, jsonb) to authenticated;

/* Returns the values by which a row is recognised, in lower case and trimmed; null if all are missing. */
create function private.entry_mark(record jsonb, known_by text[]) returns text[]
language sql immutable set search_path = '' as $$
  select nullif(array_agg(lower(btrim(coalesce(record ->> k, ''))) order by place),
    array_fill(''::text, array[cardinality(known_by)]))
  from unnest(known_by) with ordinality u (k, place)
$$;
grant execute on function private.entry_mark(jsonb, text[]) to authenticated;

/* Appends a problem, if there is one, to [{column, code, …}]. */
create function private.with_problem(
  errors jsonb, is_wrong boolean, "column" text, code text, other_line integer default null
) returns jsonb language sql immutable set search_path = '' as $$
  select case when is_wrong then errors || jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('column', "column", 'code', code, 'line', other_line))) else errors end $$;
grant execute on function private.with_problem(jsonb, boolean, text, text, integer) to authenticated;

/* Returns the constraints of a table as an SQL expression over a row that gives the problems as jsonb,
   [{column, code}]. code: name of the check, or 'required'. Foreign keys are checked by the functions that
   look them up. */
create function private.checks_of(target regclass) returns text language sql stable set search_path = '' as $$
  select 'array_to_json(array_remove(array[' || string_agg(problem, ', ' order by place) || '], null))::jsonb' from (
    select 0 as kind, a.attnum::integer as place,
      format('case when %1$I is null then ''{"column": "%1$s", "code": "required"}''::jsonb end', a.attname) as problem
    from pg_catalog.pg_attribute a
    where a.attrelid = target and a.attnum > 0 and a.attnotnull and not a.attisdropped and a.atttypid <> 'uuid'::regtype
      and a.attname not in ('created_at', 'updated_at')
    union all
    select 1, 1000 + row_number() over (order by c.conname)::integer,
      format('case when (%s) is false then %L::jsonb end',
      pg_catalog.pg_get_expr(c.conbin, c.conrelid), jsonb_build_object('code', c.conname, 'column', (
        select a.attname from pg_catalog.pg_attribute a where a.attrelid = target and a.attnum = any (c.conkey)
          order by a.attnum desc limit 1)))
    from pg_catalog.pg_constraint c where c.conrelid = target and c.contype = 'c'
  ) parts
$$;
grant execute on function private.checks_of(regclass) to authenticated;

call private.announce_changes('public.imports', 'staff');

create trigger touch before update on public.imports for each row execute function private.touch();

create policy "editors read" on public.imports for select to authenticated
  using ((select private.has_role('admin', 'editor')));
