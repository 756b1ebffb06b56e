-- Imports of lists from files: who, when, from which file, what became of the rows, and what is needed to take it back.
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
comment on table public.imports is 'Files whose rows were imported. Written by import_rows and undo_import only; people are named without reference, so a line outlives an account.';
comment on column public.imports.kind is 'The table whose rows the file holds.';
comment on column public.imports.status is 'applying: parts are still to come, or the connection broke · stopped: ended before the last row · undoing: part of it is taken back · undone: taken back.';
comment on column public.imports.kept is 'Rows that an undo had to leave as they were: changed since, or others refer to them.';
create index imports_newest on public.imports (kind, created_at desc, id);

alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated, service_role;
grant select on public.imports to authenticated, service_role;
create policy "editors read" on public.imports for select to authenticated using ((select private.has_role('admin', 'editor')));
create trigger touch before update on public.imports for each row execute function private.touch();
call private.announce_changes('public.imports', 'staff');

create table private.import_chunks (
  import_id uuid not null references public.imports (id) on delete cascade,
  chunk integer not null check (chunk >= 0),
  answer jsonb not null,
  primary key (import_id, chunk)
);
comment on table private.import_chunks is 'The answer to each part of an import: a part sent again after a broken connection is answered the same and not applied twice.';

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
comment on table private.import_changes is 'The effect of an import on each row. before, after: of an update the columns it changed, of an insert the whole row. is_settled: an undo has dealt with it; kept_because, kept_label: why it left the row as it was, and what the row was called.';
create index import_changes_row on private.import_changes (import_id, row_id);
revoke all on private.import_chunks, private.import_changes from public, anon, authenticated, service_role;

-- ---- The book of imports: definer functions below import_rows and undo_import, out of the API's reach ---------------

/* Refuses everybody but editors and admins. */
create function private.require_editor() returns void language plpgsql stable set search_path = '' as $$
begin
  if not (select private.has_role('admin', 'editor')) then
    raise exception using errcode = '42501', message = 'Only admins and editors import';
  end if;
end $$;
grant execute on function private.require_editor() to authenticated;

/* One line in the audit log around the lines of the rows: 'insert' when an import begins, 'update' when it ends or is undone. */
create function private.audit_import(import public.imports, happened text, was jsonb, became jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.log_action('imports', happened, import.id::text, left(import.file_name, 200), was, became) $$;

/* Begins an import with its first part, or goes on with it, and keeps others from doing so meanwhile.
   Returns the answer this part was given before, or null when it is new.
   P0001 import.closed: ended or undone · import.not_yours: somebody else's. */
create function private.open_import(import_id uuid, import_kind text, import_file text, import_options jsonb, rows_in_file integer, part integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
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

/* Writes down what a part did; the last part ends the import. */
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

/* The line of this import that has touched each of the rows already. */
create function private.lines_of_import(import_id uuid, ids uuid[]) returns table (row_id uuid, line integer)
language sql stable security definer set search_path = '' as $$
  select c.row_id, min(c.line) from private.import_changes c
  where c.import_id = lines_of_import.import_id and c.row_id = any (ids) and (select private.has_role('admin', 'editor'))
  group by c.row_id $$;
grant execute on function private.lines_of_import(uuid, uuid[]) to authenticated;

-- ---- Values ---------------------------------------------------------------------------------------------------------

-- From the cells of a file to rows of a table: which columns a file may bring, what their values must look like, and the
-- table's own checks, asked before anything is written.
create type private.import_line as (line integer, key text, id uuid, data jsonb, errors jsonb);
comment on type private.import_line is
  'A row of a file on its way: key the column it is recognised by, id the row it means (null: new), data its values by column of the table, errors [{column, code}].';

/* The columns that a file may bring to a table, with their types; null for a table that is not filled from files.
   text, date (2026-11-21), boolean, number (whole), list (of texts), doc (rich text, given as plain text) and texts (a document of
   texts, each a column of the file by itself: outcome.approved). Left out: what the database writes itself, the order, and references
   to other rows; where a file names those by a code or number instead, that stands here. */
create function private.import_columns(kind text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_object_agg(a.attname, case
      when a.atttypid = 'jsonb'::regtype then case when exists (select from pg_catalog.pg_constraint c
          where c.conrelid = a.attrelid and c.conkey = array[a.attnum] and pg_catalog.pg_get_expr(c.conbin, c.conrelid) like 'private.is_document(%')
        then 'doc' else 'texts' end
      else types.type end)
    || case kind when 'certificates' then '{"nib": "text", "company": "text", "subclass_code": "text"}'
      when 'rl_subclass' then '{"category_code": "text"}' else '{}' end::jsonb
  from private.content_table(kind) t
    join pg_catalog.pg_attribute a on a.attrelid = to_regclass('public.' || quote_ident(t.table_name)) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attname is distinct from t.order_column
      -- Those belong to a decision.
      and not (kind = 'certificates' and a.attname in ('status_ground', 'suspended_until'))
    join (values ('text'::regtype, 'text'), ('date', 'date'), ('boolean', 'boolean'), ('integer', 'number'), ('text[]', 'list'), ('jsonb', ''))
      types (id, type) on types.id = a.atttypid
  where t.known_by is not null $$;
grant execute on function private.import_columns(text) to authenticated;

/* The type of a column of a file among those of import_columns; null when a file may not bring it. */
create function private.column_type(types jsonb, "column" text) returns text language sql immutable set search_path = '' as $$
  select case when "column" like '%.%' then case types ->> split_part("column", '.', 1) when 'texts' then 'text' end
    else nullif(types ->> "column", 'texts') end $$;
grant execute on function private.column_type(jsonb, text) to authenticated;

/* Why a value is not of a type; null when it is. */
create function private.value_problem(type text, value jsonb) returns text language sql immutable set search_path = '' as $$
  select case type
    when 'date' then case when jsonb_typeof(value) = 'string' and private.is_day(value #>> '{}') then null else 'bad_date' end
    when 'boolean' then case when jsonb_typeof(value) = 'boolean' then null else 'bad_boolean' end
    when 'number' then case when value::text ~ '^-?[0-9]+$' and private.is_whole(value, -2147483648, 2147483647) then null else 'bad_number' end
    when 'list' then case when jsonb_typeof(value) = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")')
      then null else 'bad_list' end
    else case when jsonb_typeof(value) = 'string' then null else 'bad_text' end end $$;
grant execute on function private.value_problem(text, jsonb) to authenticated;

/* The rows of a file, [{line, values}]: known columns that hold something, and what is wrong with those that cannot be read. */
create function private.import_given(kind text, rows jsonb) returns table (line integer, v jsonb, errors jsonb)
language sql stable set search_path = '' as $$
  with known as materialized (select private.import_columns(kind) as types)
  select (r.value ->> 'line')::integer,
    coalesce(jsonb_object_agg(cell.key, cell.value) filter (where cell.key is not null and cell.problem is null), '{}'),
    coalesce(jsonb_agg(jsonb_build_object('column', cell.key, 'code', cell.problem)) filter (where cell.problem is not null), '[]')
  from jsonb_array_elements(rows) r
    left join lateral (
      select e.key, e.value, private.value_problem(e.type, e.value) as problem
      from (select c.key, private.column_type(k.types, c.key) as type,
          case when jsonb_typeof(c.value) = 'string' then to_jsonb(btrim(c.value #>> '{}')) else c.value end as value
        from known k cross join jsonb_each(r.value -> 'values') c) e
      where e.type is not null and e.value not in ('null', '""')
    ) cell on true
  group by r.value ->> 'line' $$;
grant execute on function private.import_given(text, jsonb) to authenticated;

/* The words of a text and nothing else: without the control characters that files do not keep, single spaces between. Spaces
   are those that browsers trim, named one by one: what counts as a space depends on the database's locale. */
create function private.bare_words(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]', '', 'g'),
    '[\u0009\u000a\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')) $$;
grant execute on function private.bare_words(text) to authenticated;

/* A rich-text document of plain paragraphs, one for each line of a text. */
create function private.text_document(value text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(jsonb_build_object('type', 'paragraph',
    'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', l.line))) order by l.place), '[]'))
  from (select private.bare_words(u.line) as line, u.place from regexp_split_to_table(value, '\n') with ordinality u (line, place)) l
  where l.line <> '' $$;
grant execute on function private.text_document(text) to authenticated;

/* The values of a file as the columns of the table take them. stored: the row they are for, null when it is new. A rich text
   whose words are those that are stored stays as it is formatted; texts of one document are put into what is stored of it. */
create function private.import_data(v jsonb, types jsonb, stored jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce((select jsonb_object_agg(e.key, case when types ->> e.key <> 'doc' then e.value
        when private.bare_words(private.document_text(stored -> e.key)) = private.bare_words(e.value #>> '{}') then stored -> e.key
        else private.text_document(e.value #>> '{}') end)
      from jsonb_each(v) e where e.key not like '%.%'), '{}')
    || coalesce((select jsonb_object_agg(d.document, coalesce(stored -> d.document, '{}') || d.texts)
      from (select split_part(e.key, '.', 1) as document, jsonb_object_agg(split_part(e.key, '.', 2), e.value) as texts
        from jsonb_each(v) e where e.key like '%.%' group by 1) d), '{}') $$;
grant execute on function private.import_data(jsonb, jsonb, jsonb) to authenticated;

/* The values of the columns that a row is known by, capitals and spaces around apart; null when it has none of them. */
create function private.entry_mark(record jsonb, known_by text[]) returns text[] language sql immutable set search_path = '' as $$
  select nullif(array_agg(lower(btrim(coalesce(record ->> k, ''))) order by place), array_fill(''::text, array[cardinality(known_by)]))
  from unnest(known_by) with ordinality u (k, place) $$;
grant execute on function private.entry_mark(jsonb, text[]) to authenticated;

/* [{column, code, …}] with one more problem when there is one. */
create function private.with_problem(errors jsonb, is_wrong boolean, "column" text, code text, other_line integer default null) returns jsonb
language sql immutable set search_path = '' as $$
  select case when is_wrong then errors || jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('column', "column", 'code', code, 'line', other_line))) else errors end $$;
grant execute on function private.with_problem(jsonb, boolean, text, text, integer) to authenticated;

/* The checks of a table as SQL: an expression over one of its rows that gives the problems as jsonb, [{column, code}].
   A check is told by its name, as the forms know it; a column that must be filled in by 'required'. References are left
   to those who look them up. */
create function private.checks_of(target regclass) returns text language sql stable set search_path = '' as $$
  select 'array_to_json(array_remove(array[' || string_agg(problem, ', ' order by place) || '], null))::jsonb' from (
    select 0 as kind, a.attnum::integer as place, format('case when %1$I is null then ''{"column": "%1$s", "code": "required"}''::jsonb end', a.attname) as problem
    from pg_catalog.pg_attribute a
    where a.attrelid = target and a.attnum > 0 and a.attnotnull and not a.attisdropped and a.atttypid <> 'uuid'::regtype
      and a.attname not in ('created_at', 'updated_at')
    union all
    select 1, 1000 + row_number() over (order by c.conname)::integer, format('case when (%s) is false then %L::jsonb end',
      pg_catalog.pg_get_expr(c.conbin, c.conrelid), jsonb_build_object('code', c.conname, 'column', (
        select a.attname from pg_catalog.pg_attribute a where a.attrelid = target and a.attnum = any (c.conkey) order by a.attnum desc limit 1)))
    from pg_catalog.pg_constraint c where c.conrelid = target and c.contype = 'c'
  ) parts $$;
grant execute on function private.checks_of(regclass) to authenticated;

-- ---- Kinds ----------------------------------------------------------------------------------------------------------

-- Recognises the rows of a file and looks up what they refer to: one function for every table (import_content), and one of its own,
-- called import_ and its name, for each that is known in another way or refers to other rows.

/* Entries by the columns that their table is known by (private.content_tables); a cell that is empty means an entry without that
   value. Several of them: ambiguous. One in the list comes before one in the trash. The first of two rows that mean the same
   entry counts. */
create function private.import_content(kind text, rows jsonb) returns setof private.import_line
language plpgsql stable set search_path = '' as $$
declare
  known_by text[] := (private.content_table(kind)).known_by;
  types jsonb := private.import_columns(kind);
begin
  return query execute format($query$
    with given as materialized (
      select g.*, private.entry_mark(g.v, $2) as mark from private.import_given($3, $1) g
    ), present as materialized (
      select to_jsonb(t) as row, private.entry_mark(to_jsonb(t), $2) as mark, t.deleted_at is not null as is_trashed from public.%I t
    ), found as (
      select g.line, (array_agg(p.row order by p.is_trashed))[1] as row, count(*) as all_of_them, count(*) filter (where not p.is_trashed) as in_the_list
      from given g join present p on p.mark = g.mark group by g.line
    ), judged as (
      select g.*, f.row, f.row is not null and 1 not in (f.in_the_list, f.all_of_them) as is_ambiguous,
        case when g.mark is not null then min(g.line) over (partition by g.mark) end as first_line
      from given g left join found f on f.line = g.line
    )
    select j.line, $2[1], case when not j.is_ambiguous then (j.row ->> 'id')::uuid end,
      private.import_data(j.v, $4, case when not j.is_ambiguous then j.row end),
      private.with_problem(private.with_problem(j.errors, j.is_ambiguous, $2[1], 'ambiguous'),
        j.first_line <> j.line, $2[1], 'duplicate', j.first_line)
    from judged j $query$, kind) using rows, known_by, kind, types;
end $$;
grant execute on function private.import_content(text, jsonb) to authenticated;

/* Companies: by NIB. A row without a NIB, or whose NIB is new, means the company of the same name and city (capitals and
   spaces around do not count) that has no NIB to contradict it; without a city in the file, the name alone. Several of
   them: ambiguous. The first of two rows that mean the same company counts. */
create function private.import_clients(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with given as materialized (
    -- A value that is no NIB identifies nobody; the table's check says what is wrong with it.
    select g.*, case when g.v ->> 'nib' ~ '^[0-9]{13}$' then g.v ->> 'nib' end as nib, lower(g.v ->> 'name') as name, lower(g.v ->> 'city') as city
    from private.import_given('clients', rows) g
  ), named as (
    select g.line, (array_agg(c.id order by c.deleted_at nulls first))[1] as id,
      count(*) as all_of_them, count(*) filter (where c.deleted_at is null) as in_the_list
    from given g join public.clients c on lower(btrim(c.name)) = g.name
    where (g.city is null or lower(btrim(coalesce(c.city, ''))) = g.city) and (g.nib is null or c.nib is null)
    group by g.line
  ), found as (
    select g.*, coalesce(c.id, case when 1 in (n.in_the_list, n.all_of_them) then n.id end) as id,
      c.id is null and n.all_of_them > 1 and n.in_the_list <> 1 as is_ambiguous
    from given g left join public.clients c on c.nib = g.nib left join named n on n.line = g.line
  ), compared as (
    select f.*,
      case when f.id is not null then min(f.line) over (partition by f.id) end as same_row,
      case when f.nib is not null then min(f.line) over (partition by f.nib) end as same_nib,
      case when f.nib is null and f.name is not null then first_value(f.line) over (partition by f.name, f.city order by f.nib is null, f.line) end as same_name
    from found f
  )
  select c.line, case when c.nib is null then 'name' else 'nib' end, c.id, c.v,
    private.with_problem(
      private.with_problem(c.errors, c.is_ambiguous, 'name', 'ambiguous'),
      c.line not in (coalesce(c.same_row, c.line)) or c.line not in (coalesce(c.same_nib, c.line)) or c.line not in (coalesce(c.same_name, c.line)),
      case when c.nib is null then 'name' else 'nib' end, 'duplicate', case
        when c.same_row <> c.line then c.same_row when c.same_nib <> c.line then c.same_nib else c.same_name end)
  from compared c $$;
grant execute on function private.import_clients(jsonb) to authenticated;

/* Certificates: by number. One has a qualification that its code allows (allowed: those), and is valid no longer than the certification flow says.
   Their company by NIB, or by its name when the row has no NIB; their subclassification by code.
   kedaluwarsa is never stored: it is taken when the last day has passed, and says nothing more. What has stood in the
   register is neither hidden by a file nor, but by admins, given to another company or shown again; a number that a
   certificate once had is not given to another. */
create function private.import_certificates(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with given as materialized (
    select g.*, g.v ->> 'number' as number, g.v ->> 'nib' as nib, lower(g.v ->> 'company') as company, upper(g.v ->> 'subclass_code') as code,
      case when g.v ? 'nib' then 'nib' else 'company' end as by, min(g.line) over (partition by g.v ->> 'number') as first_line
    from private.import_given('certificates', rows) g
  ), companies as (
    select g.line, (array_agg(k.id order by k.deleted_at nulls first))[1] as id,
      count(*) as all_of_them, count(*) filter (where k.deleted_at is null) as in_the_list
    from given g join public.clients k on (g.nib is not null and k.nib = g.nib)
    group by g.line
    union all
    select g.line, (array_agg(k.id order by k.deleted_at nulls first))[1], count(*), count(*) filter (where k.deleted_at is null)
    from given g join public.clients k on lower(btrim(k.name)) = g.company
    where g.nib is null group by g.line
  ), found as (
    select g.*, c.id, c.expires_on, c.client_id as present_client, c.subclass_code as present_code, c.status as present_status, c.deleted_at is not null as is_trashed, c.is_published,
      c.first_published_at is not null as was_public, k.id as client_id, coalesce(k.all_of_them, 0) as companies, coalesce(k.in_the_list, 0) as live_companies,
      s.id as subclass_id, s.deleted_at as subclass_deleted_at, s.qualifications, c.qualification as present_qualification, c.issued_on
    from given g
      left join public.certificates c on c.number = g.number
      left join companies k on k.line = g.line
      left join public.rl_subclass s on s.code = g.code
  ), judged as (
    select f.*,
      case when f.nib is null and f.company is null then case when f.id is null then 'required' end
        when f.companies = 0 then 'company_unknown' when f.live_companies = 0 then 'company_in_trash'
        when f.live_companies > 1 then 'company_ambiguous' end as company_problem,
      case when f.code is null then case when f.id is null then 'required' end
        -- The code that the certificate was issued with says nothing new, even where no subclassification has it any more.
        when f.code = f.present_code then null
        when f.subclass_id is null then 'subclass_unknown' when f.subclass_deleted_at is not null then 'subclass_in_trash' end as subclass_problem,
      f.id is not null and f.v ->> 'status' in ('aktif', 'dibekukan', 'dicabut', 'diganti') and f.v ->> 'status' <> f.present_status
        and not exists (select from public.certificate_transitions t where t.from_status = f.present_status and t.to_status = f.v ->> 'status') as is_final,
      f.id is not null and f.v ->> 'status' in ('aktif', 'dibekukan', 'dicabut', 'diganti') and f.v ->> 'status' <> f.present_status
        and private.waits_for_second() as needs_second,
      f.v ->> 'status' = 'kedaluwarsa' and coalesce((f.v ->> 'expires_on')::date, f.expires_on, 'infinity') >= private.today() as is_early,
      f.was_public and f.is_published and f.v ->> 'is_published' = 'false' as is_hiding,
      f.was_public and not (select private.has_role('admin'))
        and (f.is_trashed or f.companies > 0 and f.client_id <> f.present_client) as is_admins,
      f.id is null and f.number is not null and private.is_used_certificate(null, f.number) as is_used,
      (f.id is null or f.v ->> 'qualification' <> f.present_qualification or f.code <> f.present_code)
        and coalesce(f.v ->> 'qualification', f.present_qualification) in ('kecil', 'menengah', 'besar', 'spesialis')
        and coalesce(f.v ->> 'qualification', f.present_qualification) <> all (f.qualifications) as is_other_grade,
      ((f.v ->> 'issued_on')::date, (f.v ->> 'expires_on')::date) is distinct from (f.issued_on, f.expires_on)
        and coalesce((f.v ->> 'expires_on')::date, f.expires_on) - coalesce((f.v ->> 'issued_on')::date, f.issued_on) > private.validity_days() + 3 as is_too_long
    from found f
  )
  select j.line, 'number', j.id,
    j.v - '{nib,company,subclass_code}'::text[] - case when j.v ->> 'status' = 'kedaluwarsa' then 'status' else '' end || jsonb_strip_nulls(jsonb_build_object(
      'client_id', case when j.company_problem is null then j.client_id end, 'subclass_id', case when j.subclass_problem is null and j.code is distinct from j.present_code then j.subclass_id end)),
    private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(
      case when j.is_other_grade then j.errors || jsonb_build_array(jsonb_build_object('column', 'qualification', 'code', 'grade_wrong', 'allowed', to_jsonb(j.qualifications)))
        else j.errors end,
      coalesce(j.is_too_long, false), 'expires_on', 'too_long'),
      j.is_final, 'status', 'status_final'),
      j.needs_second and not j.is_final, 'status', 'needs_second'),
      j.is_used, 'number', 'number_used'),
      j.is_hiding, 'is_published', 'was_published'),
      j.is_admins, 'number', 'needs_admin'),
      j.company_problem is not null, j.by, j.company_problem),
      j.subclass_problem is not null, 'subclass_code', j.subclass_problem),
      j.is_early, 'status', 'not_expired'),
      j.number is not null and j.first_line <> j.line, 'number', 'duplicate', j.first_line)
  from judged j $$;
grant execute on function private.import_certificates(jsonb) to authenticated;

/* Subclassifications: by code. A row that names no classification belongs to the one its code begins with. */
create function private.import_rl_subclass(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with found as (
    select g.*, s.id, c.id as category_id, coalesce(g.v ->> 'category_code', case when s.id is null then left(g.v ->> 'code', 2) end) as wanted,
      c.deleted_at, min(g.line) over (partition by g.v ->> 'code') as first_line
    from private.import_given('rl_subclass', rows) g
      left join public.rl_subclass s on s.code = g.v ->> 'code'
      left join public.rl_categories c on c.code = coalesce(g.v ->> 'category_code', case when s.id is null then left(g.v ->> 'code', 2) end)
  ), judged as (
    select f.*, case when f.wanted is null then null when f.category_id is null then 'category_unknown'
      when f.deleted_at is not null then 'category_in_trash' end as problem
    from found f
  )
  select j.line, 'code', j.id,
    j.v - 'category_code' || jsonb_strip_nulls(jsonb_build_object('category_id', case when j.problem is null then j.category_id end)),
    private.with_problem(private.with_problem(j.errors, j.problem is not null, 'category_code', j.problem),
      j.v ? 'code' and j.first_line <> j.line, 'code', 'duplicate', j.first_line)
  from judged j $$;
grant execute on function private.import_rl_subclass(jsonb) to authenticated;

-- ---- Rows -----------------------------------------------------------------------------------------------------------

-- The rows of a file against the table: what would happen to each, and making it happen.
create type private.import_step as (line integer, key text, action text, id uuid, before jsonb, became jsonb, errors jsonb);

/* The defaults of a table as SQL: an expression that gives them as jsonb, for a new row about which a file says nothing. */
create function private.defaults_of(target regclass) returns text language sql stable set search_path = '' as $$
  select coalesce('jsonb_build_object(' || string_agg(format('%L, %s', a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid)), ', ') || ')', '''{}''::jsonb')
  from pg_catalog.pg_attrdef d join pg_catalog.pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where d.adrelid = target and a.attgenerated = '' and a.attname not in ('id', 'created_at', 'updated_at') $$;
grant execute on function private.defaults_of(regclass) to authenticated;

/* The plan for each row: insert, update, same (it says nothing new) or error. is_locked: the rows it means are
   held until the transaction ends, so that what is planned is what happens. The caller's own policies apply. */
create function private.import_plan(kind text, rows jsonb, options jsonb, is_locked boolean) returns setof private.import_step
language plpgsql set search_path = '' as $$
declare has_own boolean := to_regprocedure('private.' || quote_ident('import_' || kind) || '(jsonb)') is not null;
begin
  return query execute format($query$
    with lines as materialized (select * from private.%5$I(%6$s$1)),
    present as materialized (
      select t.id, t as row, t.deleted_at is not null as is_trashed from public.%1$I t where t.id in (select l.id from lines l) %2$s
    ), merged as materialized (
      select l.line, l.key, l.errors, to_jsonb(p.row) as before, coalesce(p.is_trashed, false) as is_trashed,
        case when p.id is null
          then jsonb_populate_record(null::public.%1$I, %4$s || $2 || l.data || jsonb_build_object('id', gen_random_uuid()))
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
    $query$, kind, case when is_locked then 'for update' else '' end, private.checks_of(format('public.%I', kind)::regclass),
      private.defaults_of(format('public.%I', kind)::regclass), case when has_own then 'import_' || kind else 'import_content' end,
      case when has_own then '' else '$5, ' end)
    using rows, jsonb_build_object('is_published', coalesce((options ->> 'publish')::boolean, false)), coalesce((options ->> 'restore')::boolean, false),
      coalesce((options ->> 'update')::boolean, true), kind;
end $$;
grant execute on function private.import_plan(text, jsonb, jsonb, boolean) to authenticated;

/* Writes the planned rows and gives them back as they are now. */
create function private.import_write(kind text, steps private.import_step[]) returns setof jsonb
language plpgsql set search_path = '' as $$
declare names text; places text; changed text; last_place integer; place text := (private.content_table(kind)).order_column;
begin
  select string_agg(format('%I', a.attname), ', ' order by a.attnum),
    string_agg(case a.attname when place then '$2 + row_number() over (order by s.line)' else format('r.%I', a.attname) end, ', ' order by a.attnum),
    string_agg(format('%I', a.attname), ', ' order by a.attnum) filter (where a.attname <> 'id' and a.attname is distinct from place)
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

/* The values of `was` that another object has otherwise. */
create function private.changed_values(was jsonb, other jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(was) w
  where w.key <> 'updated_at' and other -> w.key is distinct from w.value $$;
grant execute on function private.changed_values(jsonb, jsonb) to authenticated;

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
grant execute on function private.import_answer(private.import_step[]) to authenticated;

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
grant execute on function public.import_rows(text, jsonb, jsonb) to authenticated;

-- ---- Undo -----------------------------------------------------------------------------------------------------------

-- Taking an import back.

/* Closes an import to further parts and hands out the next changes that no undo has dealt with, at most `most`; none when
   it is undone. P0002 no such import */
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

/* The result of an import's undo so far, all its parts together: an answer that was lost is asked for again.
   {taken_back, kept_count, kept: [{line, label, reason}], the first fifty, left} */
create function private.undo_report(import_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (select jsonb_build_object('taken_back', coalesce(i.taken_back, 0), 'kept_count', coalesce(i.kept, 0),
    'kept', (select coalesce(jsonb_agg(jsonb_build_object('line', k.line, 'label', k.kept_label, 'reason', k.kept_because) order by k.line), '[]')
      from (select * from private.import_changes c where c.import_id = i.id and c.kept_because is not null order by c.line limit 50) k),
    'left', (select count(*) from private.import_changes c where c.import_id = i.id and not c.is_settled))
    from public.imports i where i.id = undo_report.import_id);
end $$;
grant execute on function private.undo_report(uuid) to authenticated;

/* Writes down what a part of an undo did with the changes it was handed; the last part ends the undo. kept: [{line, label,
   reason}]. */
create function private.close_undo(import_id uuid, settled integer[], taken integer, kept jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare import public.imports; remaining integer;
begin
  perform private.require_editor();
  update private.import_changes c set is_settled = true, kept_because = k.reason, kept_label = k.label
  from unnest(settled) s (line) left join jsonb_to_recordset(kept) k (line integer, label text, reason text) using (line)
  where c.import_id = close_undo.import_id and c.line = s.line;
  select count(*) into remaining from private.import_changes c where c.import_id = close_undo.import_id and not c.is_settled;
  update public.imports i set status = case when remaining = 0 then 'undone' else 'undoing' end,
    undone_at = now(), undone_by = auth.uid(),
    undone_by_name = (select u.full_name from public.app_users u where u.id = auth.uid()),
    taken_back = coalesce(i.taken_back, 0) + taken, kept = coalesce(i.kept, 0) + jsonb_array_length(close_undo.kept)
  where i.id = close_undo.import_id returning * into import;
  if remaining = 0 then
    perform private.audit_import(import, 'update', jsonb_build_object('status', case
        when import.finished_at is null then 'applying' when import.processed < import.total then 'stopped' else 'done' end),
      jsonb_build_object('status', import.status, 'taken_back', import.taken_back, 'kept', import.kept));
  end if;
end $$;
grant execute on function private.close_undo(uuid, integer[], integer, jsonb) to authenticated;

/* An SQL condition: whether anything refers to the row p.id of a table and would be lost or refuse its deletion. */
create function private.references_to(target regclass) returns text language sql stable set search_path = '' as $$
  select coalesce(string_agg(format('exists (select from %s r where r.%I = p.id)', c.conrelid::regclass, a.attname), ' or '), 'false')
  from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = target and c.confdeltype in ('a', 'r', 'n') $$;
grant execute on function private.references_to(regclass) to authenticated;

/* True when taking a change back would take something out of the register that stands there, which is not the caller's to do:
   a certificate leaves it by an admin and cannot become a draft again; so does a company with certificates. */
create function private.is_public_record(kind text, change private.import_changes) returns boolean
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'certificates' then exists (select from public.certificates c where c.id = change.row_id and c.first_published_at is not null)
      and (change.action = 'update' and change.before ->> 'is_published' = 'false'
        or not private.has_role('admin') and (change.action = 'insert' or change.before ?| '{deleted_at,client_id}'))
    when 'clients' then not private.has_role('admin') and change.action = 'update'
      and (change.before ->> 'is_published' = 'false' or change.before ->> 'deleted_at' is not null)
      and exists (select from public.certificates c where c.client_id = change.row_id and c.first_published_at is not null)
    else false end $$;
grant execute on function private.is_public_record(text, private.import_changes) to authenticated;

/* For each change of an import, why it cannot be taken back: gone, changed (since), referenced, published (stands in the
   register since), conflict (with a check of the table); null when it can. The rows are held until the transaction ends. */
create function private.undo_plan(kind text, changes private.import_changes[])
returns table (line integer, label text, reason text) language plpgsql set search_path = '' as $$
begin
  return query execute format($query$
    with present as materialized (
      select t.id, t as row from public.%1$I t where t.id in (select m.row_id from unnest($1) m) for update
    ), compared as materialized (
      select m.line, m.action, p.id, m as change, to_jsonb(p.row) - 'updated_at' as current, m.after - 'updated_at' as after,
        -- Through the row's own types: a time written in another time zone is the same time.
        to_jsonb(jsonb_populate_record(null::public.%1$I, m.after)) - 'updated_at' as became,
        case when m.action = 'update' and p.id is not null then jsonb_populate_record(p.row, m.before) end as restored
      from unnest($1) m left join present p on p.id = m.row_id
    )
    select p.line, coalesce(private.row_title(p.current), private.row_title(p.after)),
      case when p.id is null then 'gone'
        when exists (select from jsonb_object_keys(p.after) k where p.became -> k is distinct from p.current -> k) then 'changed'
        when p.action = 'insert' and (%2$s) then 'referenced'
        when private.is_public_record(%4$L, p.change) then 'published'
        when p.action = 'update' and (select %3$s from (select (p.restored).*) c) <> '[]' then 'conflict' end
    from compared p order by p.line
    $query$, kind, private.references_to(format('public.%I', kind)::regclass), private.checks_of(format('public.%I', kind)::regclass), kind)
    using changes;
end $$;
grant execute on function private.undo_plan(text, private.import_changes[]) to authenticated;

/* Editors and admins, once for each import: rows it added are deleted by way of the trash, where certificates stay that have
   stood in the register; rows it changed get their old values back. A row that was changed since, or that others refer to,
   stays as it is and is reported. A call deals with at most 1,000 rows, in one transaction: `left` says how many are to come.
   Returns {taken_back, kept_count, kept: [{line, label, reason}], left}, of this call and those before; of an import that is
   undone the same again. P0002 no such import */
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

  select coalesce(jsonb_agg(jsonb_build_object('line', u.line, 'label', u.label, 'reason', u.reason) order by u.line), '[]') into kept
  from private.undo_plan(import.kind, changes) u where u.reason is not null;
  select coalesce(array_agg(c), '{}') into changes from unnest(changes) c
  where c.line not in (select (k ->> 'line')::integer from jsonb_array_elements(kept) k);

  perform set_config('register.reason', left('Pembatalan impor ' || import.file_name, 2000), true);
  execute format('update public.%I t set deleted_at = now() where t.id in (select c.row_id from unnest($1) c where c.action = ''insert'')', import.kind) using changes;
  get diagnostics written = row_count;
  taken := taken + written;
  execute format('delete from public.%I t where t.id in (select c.row_id from unnest($1) c where c.action = ''insert'')
    and to_jsonb(t) ->> ''first_published_at'' is null', import.kind) using changes;
  select string_agg(format('%I', a.attname), ', ') into names
  from pg_catalog.pg_attribute a where a.attrelid = format('public.%I', import.kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname in (select jsonb_object_keys(c.before) from unnest(changes) c where c.action = 'update');
  if names is not null then
    execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, to_jsonb(p) || c.before))
      from unnest($1) c join public.%1$I p on p.id = c.row_id where c.action = ''update'' and t.id = c.row_id', import.kind, names) using changes;
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
