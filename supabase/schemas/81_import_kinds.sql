-- These functions recognise the rows of a file and look up what they refer to. import_content serves most tables; each
-- table with references has a function named after it.

/* Recognises entries by the columns of private.content_tables; an empty cell means an entry without that
   value. Several matches are ambiguous. Entries outside the trash have priority. Of two rows for one
   entry, the first counts. */
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
      select to_jsonb(t) as row, private.entry_mark(to_jsonb(t), $2) as mark, t.deleted_at is not null as is_trashed
        from public.%I t
    ), found as (
      select g.line, (array_agg(p.row order by p.is_trashed))[1] as row, count(*) as all_of_them,
        count(*) filter (where not p.is_trashed) as in_the_list
      from given g join present p on p.mark = g.mark group by g.line
    ), judged as (
      select g.*, f.row, f.row is not null and 1 not in (f.in_the_list, f.all_of_them) as is_ambiguous,
        case when g.mark is not null then min(g.line) over (partition by g.mark) end as first_line
      from given g left join found f on f.line = g.line
    )
    select j.line, $2[1], case when not j.is_ambiguous then (j.row ->> 'id')::uuid end,
      private.import_data(j.v, $4, case when not j.is_ambiguous then j.row end),
      private.with_problem(private.with_problem(j.errors, j.is_ambiguous, $2[1], 'ambiguous'),
        j.first_line <> j.line, $2[1], 'duplicate', j.first_line), '{}'::jsonb
    from judged j $query$, kind) using rows, known_by, kind, types;
end $$;
grant execute on function private.import_content(text, jsonb) to authenticated;

/* Returns the companies with one of the names (in lower case). A former name counts if no company has it now. */
create function private.companies_named(names text[]) returns table (name text, client_id uuid)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select distinct a.name from unnest(names) a (name)
  ), present as materialized (
    select a.name, c.id from asked a join public.clients c on lower(btrim(c.name)) = a.name
  )
  select p.name, p.id from present p
  union all
  select distinct a.name, n.client_id from asked a join private.former_names n on lower(btrim(n.name)) = a.name
  where a.name not in (select p.name from present p)
$$;
grant execute on function private.companies_named(text[]) to authenticated;

/* Matches companies by NIB. A row without a NIB, or with a new one, matches the company of the same name and
   city, unless both have a NIB; a row without a city matches by name alone. If no company has the name, the
   company that had it before matches, and the row is an error (name_former, with the present name). A new name of
   a company with published certificates needs name_since. Several matches are ambiguous. Of two rows for one
   company, the first counts. */
create function private.import_clients(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with given as materialized (
    -- An invalid NIB identifies no company; the check constraint reports it.
    select g.*, case when g.v ->> 'nib' ~ '^[0-9]{13}$'
      then g.v ->> 'nib' end as nib, lower(g.v ->> 'name') as name, lower(g.v ->> 'city') as city
    from private.import_given('clients', rows) g
  ), named as (
    select g.line, (array_agg(c.id order by c.deleted_at nulls first))[1] as id,
      count(*) as all_of_them, count(*) filter (where c.deleted_at is null) as in_the_list
    from given g join private.companies_named((select array_agg(x.name) from given x)) m on m.name = g.name
      join public.clients c on c.id = m.client_id
    where (g.city is null or lower(btrim(coalesce(c.city, ''))) = g.city) and (g.nib is null or c.nib is null)
    group by g.line
  ), found as (
    select g.*, coalesce(c.id, case when 1 in (n.in_the_list, n.all_of_them) then n.id end) as id,
      c.id is null and n.all_of_them > 1 and n.in_the_list <> 1 as is_ambiguous
    from given g left join public.clients c on c.nib = g.nib left join named n on n.line = g.line
  ), compared as (
    select f.*,
      (select private.name_problem(k.id, coalesce(f.v ->> 'name', k.name), coalesce(f.v ->> 'legal_form', k.legal_form),
        coalesce((f.v ->> 'name_since')::date, k.name_since), f.v ->> 'name_correction')
        from public.clients k where k.id = f.id) as name_problem,
      (select private.company_title(k.legal_form, k.name) from public.clients k join private.former_names n
          on n.client_id = k.id and private.company_key(n.name) = private.company_key(f.name)
        where k.id = f.id and private.company_key(k.name) <> private.company_key(f.name) limit 1) as present_name,
      case when f.id is not null then min(f.line) over (partition by f.id) end as same_row,
      case when f.nib is not null then min(f.line) over (partition by f.nib) end as same_nib,
      case when f.nib is null and f.name is not null
        then first_value(f.line) over (partition by f.name, f.city order by f.nib is null, f.line) end as same_name
    from found f
  )
  select c.line, case when c.nib is null then 'name' else 'nib' end, c.id, c.v,
    private.with_problem(
      private.with_problem(private.with_problem(c.errors || case when c.name_problem = 'name_day'
        and c.present_name is not null then jsonb_build_array(jsonb_build_object('column', 'name', 'code',
          'name_former', 'name', c.present_name)) else '[]' end, c.is_ambiguous, 'name', 'ambiguous'),
        c.name_problem is not null and (c.name_problem <> 'name_day' or c.present_name is null), case
          when c.v ? 'name_since' then 'name_since' else 'name' end, c.name_problem),
      c.line not in (coalesce(c.same_row, c.line)) or c.line not in (coalesce(c.same_nib, c.line))
        or c.line not in (coalesce(c.same_name, c.line)),
      case when c.nib is null then 'name' else 'nib' end, 'duplicate', case
        when c.same_row <> c.line then c.same_row when c.same_nib <> c.line then c.same_nib else c.same_name end),
          '{}'::jsonb
  from compared c
$$;
grant execute on function private.import_clients(jsonb) to authenticated;

/* Matches certificates by number. The code must allow the qualification (the allowed ones are returned as allowed), and
   the validity must not exceed that of the certification process. The company is found by NIB, or by name if the row
   has no NIB; with both, the name must belong to the company with the NIB (returned as name). A former name counts too,
   and is reported (former_name_of). The subclassification is found by code. kedaluwarsa and belum_terbit are never
   stored: they are ignored if the dates agree. Each column that differs from a published certificate is an error
   (decided); a new row without a decision on or before the day of issue becomes a draft. A file cannot hide a
   certificate that was public; only admins can show it again. Refuses numbers that were used before. */
create function private.import_certificates(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with given as materialized (
    select g.*, g.v ->> 'number' as number, g.v ->> 'nib' as nib, lower(g.v ->> 'company') as company,
      upper(g.v ->> 'subclass_code') as code,
      case when g.v ? 'nib' then 'nib' else 'company' end as by,
        min(g.line) over (partition by g.v ->> 'number') as first_line
    from private.import_given('certificates', rows) g
  ), companies as (
    select g.line, (array_agg(k.id order by k.deleted_at nulls first))[1] as id,
      count(*) as all_of_them, count(*) filter (where k.deleted_at is null) as in_the_list
    from given g join public.clients k on (g.nib is not null and k.nib = g.nib)
    group by g.line
    union all
    select g.line, (array_agg(k.id order by k.deleted_at nulls first))[1], count(*),
      count(*) filter (where k.deleted_at is null)
    from given g join private.companies_named((select array_agg(x.company) from given x)) m on m.name = g.company
      join public.clients k on k.id = m.client_id
    where g.nib is null group by g.line
  ), found as (
    select g.*, c.id, c.expires_on, c.client_id as present_client, c.subclass_code as present_code,
      c.status as present_status, c.deleted_at is not null as is_trashed, c.is_published,
      c.first_published_at is not null as was_public, k.id as client_id, coalesce(k.all_of_them, 0) as companies,
        coalesce(k.in_the_list, 0) as live_companies, h.name as company_name,
        private.company_title(h.legal_form, h.name) as company_title,
        private.company_key(g.company) <> private.company_key(h.name) as is_other_name,
        exists (select from private.former_names n where n.client_id = h.id
          and private.company_key(n.name) = private.company_key(g.company)) as is_former_name,
      s.id as subclass_id, s.deleted_at as subclass_deleted_at, s.qualifications,
        c.qualification as present_qualification, c.issued_on, to_jsonb(c) as present,
      -- A new row without a decision on or before the day of issue becomes a draft.
      coalesce(coalesce(g.v ->> 'decided_by', c.decided_by) <> '' and coalesce((g.v ->> 'decided_on')::date,
        c.decided_on) <= least(coalesce((g.v ->> 'issued_on')::date, c.issued_on), private.today()),
          false) as is_granted
    from given g
      left join public.certificates c on c.number = g.number
      left join companies k on k.line = g.line
      left join public.clients h on h.id = k.id
      left join public.rl_subclass s on s.code = g.code
  ), judged as (
    select f.*,
      case when f.nib is null and f.company is null then case when f.id is null then 'required' end
        when f.companies = 0 then 'company_unknown' when f.live_companies = 0 then 'company_in_trash'
        when f.live_companies > 1 then 'company_ambiguous' end as company_problem,
      f.nib is not null and f.live_companies > 0 and f.is_other_name and not f.is_former_name as is_other_company,
      f.is_other_name and f.is_former_name as is_formerly_named,
      case when f.code is null then case when f.id is null then 'required' end
        -- The code as issued is accepted even if its subclassification no longer exists.
        when f.code = f.present_code then null
        when f.subclass_id is null then 'subclass_unknown' when f.subclass_deleted_at is not null
          then 'subclass_in_trash' end as subclass_problem,
      -- Only decisions change published content.
      case when f.was_public then (
        select jsonb_agg(jsonb_build_object('column', e.key, 'code', 'decided') order by e.key) from (
          select d.key from jsonb_each_text(f.v) d
          where d.key = any (private.decided_columns()) and d.value is distinct from f.present ->> d.key
            and not (d.key = 'status' and d.value in ('kedaluwarsa', 'belum_terbit'))
          union all select f.by where f.companies > 0 and f.client_id <> f.present_client
          union all select 'subclass_code' where f.code <> f.present_code
        ) e) end as decided,
      f.id is not null and not f.was_public and f.v ->> 'is_published' = 'true' and not f.is_granted as is_ungranted,
      f.id is null and f.is_granted and coalesce((f.v ->> 'expires_on')::date >= private.today(), false)
        and coalesce(f.v ->> 'status', 'aktif') in ('aktif', 'dibekukan') and not f.v ? 'second_reason' as is_new_valid,
      f.v ->> 'status' = 'belum_terbit' and coalesce((f.v ->> 'issued_on')::date, f.issued_on,
        '-infinity') <= private.today() as is_late,
      f.v ->> 'status' = 'kedaluwarsa' and coalesce((f.v ->> 'expires_on')::date, f.expires_on,
        'infinity') >= private.today() as is_early,
      f.was_public and f.is_published and f.v ->> 'is_published' = 'false' as is_hiding,
      f.was_public and f.is_trashed and not (select private.has_role('admin')) as is_admins,
      f.id is null and f.number is not null and private.is_used_certificate(null, f.number) as is_used,
      (f.id is null or f.v ->> 'qualification' <> f.present_qualification or f.code <> f.present_code)
        and coalesce(f.v ->> 'qualification', f.present_qualification) in ('kecil', 'menengah', 'besar', 'spesialis')
        and coalesce(f.v ->> 'qualification', f.present_qualification) <> all (f.qualifications) as is_other_grade,
      ((f.v ->> 'issued_on')::date, (f.v ->> 'expires_on')::date) is distinct from (f.issued_on, f.expires_on)
        and coalesce((f.v ->> 'expires_on')::date, f.expires_on)
          - coalesce((f.v ->> 'issued_on')::date, f.issued_on) > private.validity_days() + 3 as is_too_long
    from found f
  ), ranked as (
    -- A second valid certificate for the same work needs a reason, so the row becomes a draft too.
    select j.*, j.is_new_valid and (private.other_valid_certificate(j.client_id, j.subclass_id, null) is not null
      or j.line <> min(j.line) over (partition by j.client_id, j.subclass_id, j.is_new_valid)) as is_second
    from judged j
  )
  select j.line, 'number', j.id,
    j.v - '{nib,company,subclass_code}'::text[] - case when j.v ->> 'status' in ('kedaluwarsa', 'belum_terbit')
      then 'status'
      else '' end || jsonb_strip_nulls(jsonb_build_object(
      'client_id', case when j.company_problem is null and j.is_other_company is not true
        then j.client_id end, 'subclass_id', case when j.subclass_problem is null and j.code is distinct
        from j.present_code then j.subclass_id end))
      || case when j.id is null and (not j.is_granted or j.is_second) then '{"is_published": false}'
        else '{}' end::jsonb,
    private.with_problem(private.with_problem(private.with_problem(private.with_problem(
    private.with_problem(private.with_problem(private.with_problem(private.with_problem(
    private.with_problem(private.with_problem(
      j.errors
        || case when j.is_other_grade then jsonb_build_array(jsonb_build_object('column', 'qualification', 'code',
          'grade_wrong', 'allowed', to_jsonb(j.qualifications)))
          else '[]' end
        || case when j.is_other_company then jsonb_build_array(jsonb_build_object('column', 'company', 'code',
          'company_differs', 'name', j.company_name))
          else '[]' end
        || coalesce(j.decided, '[]'),
      coalesce(j.is_too_long, false), 'expires_on', 'too_long'),
      j.is_ungranted, 'decided_on', 'grant_missing'),
      j.is_used, 'number', 'number_used'),
      j.is_hiding, 'is_published', 'was_published'),
      j.is_admins, 'number', 'needs_admin'),
      j.company_problem is not null, j.by, j.company_problem),
      j.subclass_problem is not null, 'subclass_code', j.subclass_problem),
      j.is_early, 'status', 'not_expired'),
      j.is_late, 'status', 'not_started'),
      j.number is not null and j.first_line <> j.line, 'number', 'duplicate', j.first_line),
    case when j.is_formerly_named then jsonb_build_object('former_name_of', j.company_title) else '{}' end
  from ranked j
$$;
grant execute on function private.import_certificates(jsonb) to authenticated;

/* Returns the pair of columns, kbli or kbli_other, for the code of an edition: the one of this edition,
   otherwise the first empty one; null if both have other editions. */
create function private.kbli_pair(edition text, version text, other_version text) returns text
language sql immutable set search_path = '' as $$
  select case when edition = version then 'kbli' when edition = other_version then 'kbli_other'
    when version is null then 'kbli' when other_version is null then 'kbli_other' end $$;
grant execute on function private.kbli_pair(text, text, text) to authenticated;

/* Recognises subclassifications by code. The classification defaults to the one that the code begins with.
   kbli_2025 is stored in the pair that private.kbli_pair returns; kbli_full if there is none. */
create function private.import_rl_subclass(rows jsonb) returns setof private.import_line
language sql stable set search_path = '' as $$
  with found as (
    select g.*, s.id, c.id as category_id, coalesce(g.v ->> 'category_code', case when s.id is null
      then left(g.v ->> 'code', 2) end) as wanted,
      c.deleted_at, min(g.line) over (partition by g.v ->> 'code') as first_line,
      private.kbli_pair('2025', coalesce(g.v ->> 'kbli_version', s.kbli_version),
        coalesce(g.v ->> 'kbli_other_version', s.kbli_other_version)) as pair
    from private.import_given('rl_subclass', rows) g
      left join public.rl_subclass s on s.code = g.v ->> 'code'
      left join public.rl_categories c on c.code
        = coalesce(g.v ->> 'category_code', case when s.id is null then left(g.v ->> 'code', 2) end)
  ), judged as (
    select f.*, case when f.wanted is null then null when f.category_id is null then 'category_unknown'
      when f.deleted_at is not null then 'category_in_trash' end as problem
    from found f
  )
  select j.line, 'code', j.id,
    j.v - '{category_code,kbli_2025}'::text[] ||
      jsonb_strip_nulls(jsonb_build_object('category_id', case when j.problem is null then j.category_id end))
      || case when j.v ? 'kbli_2025' and j.pair is not null
        then jsonb_build_object(j.pair || '_code', j.v ->> 'kbli_2025', j.pair || '_version', '2025') else '{}' end,
    private.with_problem(private.with_problem(private.with_problem(j.errors, j.problem is not null, 'category_code',
      j.problem),
      j.v ? 'kbli_2025' and j.pair is null, 'kbli_2025', 'kbli_full'),
      j.v ? 'code' and j.first_line <> j.line, 'code', 'duplicate', j.first_line), '{}'::jsonb
  from judged j
$$;
grant execute on function private.import_rl_subclass(jsonb) to authenticated;
