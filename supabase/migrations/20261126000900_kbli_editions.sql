-- The change-over to KBLI 2025 from a file: a column of its own, kbli_2025, beside the two pairs of number and edition that a code holds.

/* The columns that a file may bring to a table, with their types; null for a table that is not filled from files.
   text, date (2026-11-21), boolean, number (whole), list (of texts), doc (rich text, given as plain text) and texts (a document of
   texts, each a column of the file by itself: outcome.approved). Left out: what the database writes itself, the order, and references
   to other rows; where a file names those by a code or number instead, that stands here, and so does the number of one edition of KBLI. */
create or replace function private.import_columns(kind text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_object_agg(a.attname, case
      when a.atttypid = 'jsonb'::regtype then case when exists (select from pg_catalog.pg_constraint c
          where c.conrelid = a.attrelid and c.conkey = array[a.attnum] and pg_catalog.pg_get_expr(c.conbin, c.conrelid) like 'private.is_document(%')
        then 'doc' else 'texts' end
      else types.type end)
    || case kind when 'certificates' then '{"nib": "text", "company": "text", "subclass_code": "text"}'
      when 'rl_subclass' then '{"category_code": "text", "kbli_2025": "text"}' else '{}' end::jsonb
  from private.content_table(kind) t
    join pg_catalog.pg_attribute a on a.attrelid = to_regclass('public.' || quote_ident(t.table_name)) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attname is distinct from t.order_column
      -- Those belong to a decision.
      and not (kind = 'certificates' and a.attname in ('status_ground', 'suspended_until'))
    join (values ('text'::regtype, 'text'), ('date', 'date'), ('boolean', 'boolean'), ('integer', 'number'), ('text[]', 'list'), ('jsonb', ''))
      types (id, type) on types.id = a.atttypid
  where t.known_by is not null $$;

/* The pair of a subclassification, kbli or kbli_other, that the number of an edition of KBLI belongs in: the one that has this edition,
   else the first that is empty; null when both hold other editions. */
create function private.kbli_pair(edition text, version text, other_version text) returns text language sql immutable set search_path = '' as $$
  select case when edition = version then 'kbli' when edition = other_version then 'kbli_other'
    when version is null then 'kbli' when other_version is null then 'kbli_other' end $$;
grant execute on function private.kbli_pair(text, text, text) to authenticated;

/* Subclassifications: by code. A row that names no classification belongs to the one its code begins with. kbli_2025 goes where
   private.kbli_pair says; kbli_full when there is no room for it. */
create or replace function private.import_rl_subclass(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with found as (
    select g.*, s.id, c.id as category_id, coalesce(g.v ->> 'category_code', case when s.id is null then left(g.v ->> 'code', 2) end) as wanted,
      c.deleted_at, min(g.line) over (partition by g.v ->> 'code') as first_line,
      private.kbli_pair('2025', coalesce(g.v ->> 'kbli_version', s.kbli_version), coalesce(g.v ->> 'kbli_other_version', s.kbli_other_version)) as pair
    from private.import_given('rl_subclass', rows) g
      left join public.rl_subclass s on s.code = g.v ->> 'code'
      left join public.rl_categories c on c.code = coalesce(g.v ->> 'category_code', case when s.id is null then left(g.v ->> 'code', 2) end)
  ), judged as (
    select f.*, case when f.wanted is null then null when f.category_id is null then 'category_unknown'
      when f.deleted_at is not null then 'category_in_trash' end as problem
    from found f
  )
  select j.line, 'code', j.id,
    j.v - '{category_code,kbli_2025}'::text[] || jsonb_strip_nulls(jsonb_build_object('category_id', case when j.problem is null then j.category_id end))
      || case when j.v ? 'kbli_2025' and j.pair is not null
        then jsonb_build_object(j.pair || '_code', j.v ->> 'kbli_2025', j.pair || '_version', '2025') else '{}' end,
    private.with_problem(private.with_problem(private.with_problem(j.errors, j.problem is not null, 'category_code', j.problem),
      j.v ? 'kbli_2025' and j.pair is null, 'kbli_2025', 'kbli_full'),
      j.v ? 'code' and j.first_line <> j.line, 'code', 'duplicate', j.first_line)
  from judged j $$;
