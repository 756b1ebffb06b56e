-- From the cells of a file to rows of a table: which columns a file may bring, what their values must look like, and the
-- table's own checks, asked before anything is written.

create type private.import_line as (line integer, key text, id uuid, data jsonb, errors jsonb);
comment on type private.import_line is
  'A row of a file on its way: key the column it is recognised by, id the row it means (null: new), data its values by column of the table, errors [{column, code}].';

/* The columns a file may bring. Types: text, date (2026-11-21), boolean, list (of texts). */
create function private.import_columns(kind text) returns jsonb language sql immutable set search_path = '' as $$
  select case kind
    when 'clients' then '{"name": "text", "legal_form": "text", "nib": "text", "province": "text", "city": "text",
      "association": "text", "website": "text", "is_published": "boolean"}'
    when 'certificates' then '{"number": "text", "nib": "text", "company": "text", "subclass_code": "text", "qualification": "text",
      "issued_on": "date", "expires_on": "date", "status": "text", "is_published": "boolean"}'
    when 'rl_categories' then '{"code": "text", "name": "text", "name_en": "text", "nature": "text", "size_classes": "list",
      "description": "text", "description_en": "text", "is_published": "boolean"}'
    when 'rl_subclass' then '{"code": "text", "category_code": "text", "name": "text", "name_en": "text", "kbli_code": "text",
      "kbli_version": "text", "description": "text", "description_en": "text", "scheme_number": "text", "scheme_url": "text",
      "is_published": "boolean"}'
  end::jsonb $$;

/* Why a value is not of a type; null when it is. */
create function private.value_problem(type text, value jsonb) returns text language sql immutable set search_path = '' as $$
  select case type
    when 'date' then case when jsonb_typeof(value) = 'string' and private.is_day(value #>> '{}') then null else 'bad_date' end
    when 'boolean' then case when jsonb_typeof(value) = 'boolean' then null else 'bad_boolean' end
    when 'list' then case when jsonb_typeof(value) = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")')
      then null else 'bad_list' end
    else case when jsonb_typeof(value) = 'string' then null else 'bad_text' end end $$;

/* The rows of a file, [{line, values}]: known columns that hold something, and what is wrong with those that cannot be read. */
create function private.import_given(kind text, rows jsonb) returns table (line integer, v jsonb, errors jsonb)
language sql stable set search_path = '' as $$
  select (r.value ->> 'line')::integer,
    coalesce(jsonb_object_agg(cell.key, cell.value) filter (where cell.key is not null and cell.problem is null), '{}'),
    coalesce(jsonb_agg(jsonb_build_object('column', cell.key, 'code', cell.problem)) filter (where cell.problem is not null), '[]')
  from jsonb_array_elements(rows) r
    left join lateral (
      select e.key, e.value, private.value_problem(private.import_columns(kind) ->> e.key, e.value) as problem
      from (select c.key, case when jsonb_typeof(c.value) = 'string' then to_jsonb(btrim(c.value #>> '{}')) else c.value end as value
        from jsonb_each(r.value -> 'values') c) e
      where private.import_columns(kind) ? e.key and e.value not in ('null', '""')
    ) cell on true
  group by r.value ->> 'line' $$;

/* [{column, code, …}] with one more problem when there is one. */
create function private.with_problem(errors jsonb, is_wrong boolean, "column" text, code text, other_line integer default null) returns jsonb
language sql immutable set search_path = '' as $$
  select case when is_wrong then errors || jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('column', "column", 'code', code, 'line', other_line))) else errors end $$;

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

grant execute on function private.import_columns(text), private.value_problem(text, jsonb),
  private.import_given(text, jsonb), private.with_problem(jsonb, boolean, text, text, integer), private.checks_of(regclass) to authenticated;
