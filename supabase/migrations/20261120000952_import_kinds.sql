-- How the rows of a file are recognised, and what they refer to: one function for each kind of import.

/* Companies: by NIB. A row without a NIB, or whose NIB is new, means the company of the same name and city (capitals and
   spaces around do not count) that has no NIB to contradict it; without a city in the file, the name alone. Several of
   them: ambiguous. The first of two rows that mean the same company counts. */
create function private.import_clients(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with given as materialized (
    -- What is no NIB identifies nobody; the table's check says what is wrong with it.
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

/* Certificates: by number. Their company by NIB, or by its name when the row has no NIB; their subclassification by code.
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
    select g.*, c.id, c.expires_on, c.client_id as present_client, c.deleted_at is not null as is_trashed, c.is_published,
      c.first_published_at is not null as was_public, k.id as client_id, coalesce(k.all_of_them, 0) as companies, coalesce(k.in_the_list, 0) as live_companies,
      s.id as subclass_id, s.deleted_at as subclass_deleted_at
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
        when f.subclass_id is null then 'subclass_unknown' when f.subclass_deleted_at is not null then 'subclass_in_trash' end as subclass_problem,
      f.v ->> 'status' = 'kedaluwarsa' and coalesce((f.v ->> 'expires_on')::date, f.expires_on, 'infinity') >= private.today() as is_early,
      f.was_public and f.is_published and f.v ->> 'is_published' = 'false' as is_hiding,
      f.was_public and not (select private.has_role('admin'))
        and (f.is_trashed or f.companies > 0 and f.client_id <> f.present_client) as is_admins,
      f.id is null and f.number is not null and private.is_used_certificate(null, f.number) as is_used
    from found f
  )
  select j.line, 'number', j.id,
    j.v - '{nib,company,subclass_code}'::text[] - case when j.v ->> 'status' = 'kedaluwarsa' then 'status' else '' end || jsonb_strip_nulls(jsonb_build_object(
      'client_id', case when j.company_problem is null then j.client_id end, 'subclass_id', case when j.subclass_problem is null then j.subclass_id end)),
    private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(j.errors,
      j.is_used, 'number', 'number_used'),
      j.is_hiding, 'is_published', 'was_published'),
      j.is_admins, 'number', 'needs_admin'),
      j.company_problem is not null, j.by, j.company_problem),
      j.subclass_problem is not null, 'subclass_code', j.subclass_problem),
      j.is_early, 'status', 'not_expired'),
      j.number is not null and j.first_line <> j.line, 'number', 'duplicate', j.first_line)
  from judged j $$;

/* Classifications: by code. */
create function private.import_rl_categories(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  select g.line, 'code', c.id, g.v,
    private.with_problem(g.errors, g.v ? 'code' and g.first_line <> g.line, 'code', 'duplicate', g.first_line)
  from (select g.*, min(g.line) over (partition by g.v ->> 'code') as first_line from private.import_given('rl_categories', rows) g) g
    left join public.rl_categories c on c.code = g.v ->> 'code' $$;

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

grant execute on function private.import_clients(jsonb), private.import_certificates(jsonb), private.import_rl_categories(jsonb),
  private.import_rl_subclass(jsonb) to authenticated;
