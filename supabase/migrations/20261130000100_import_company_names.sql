-- A row of a certificate file whose NIB and company name belong to different companies is a problem of the row.

/* A company's name for comparison: lower case, without its legal form, punctuation and spaces ('P.T. Karya-Jaya (Persero)' and 'Karya Jaya' give the same). */
create or replace function private.company_key(name text) returns text language sql immutable strict set search_path = '' as $$
  select coalesce(string_agg(word, '' order by place), '')
  from regexp_split_to_table(regexp_replace(lower(company_key.name), '\m(p\.\s*t|c\.\s*v|u\.\s*d)\M', ' ', 'g'), '[^[:alnum:]]+') with ordinality u (word, place)
  where word not in ('pt', 'cv', 'ud', 'fa', 'tbk', 'firma', 'koperasi', 'persero', 'perum', 'perumda', 'perseroda', 'bujka', 'dan') $$;
grant execute on function private.company_key(text) to authenticated;

/* Certificates: by number. One has a qualification that its code allows (allowed: those), and is valid no longer than the certification flow says.
   Their company by NIB, or by name if the row has no NIB; if it has both, the name must be that of the NIB's company (name: that one).
   Their subclassification by code. kedaluwarsa is never stored: it is left out once the last day has passed. A file cannot hide a certificate that
   was public; only an admin can move it to another company or show it again. A number that was used before is refused. */
create or replace function private.import_certificates(rows jsonb) returns setof private.import_line
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
      c.first_published_at is not null as was_public, k.id as client_id, coalesce(k.all_of_them, 0) as companies, coalesce(k.in_the_list, 0) as live_companies, h.name as company_name,
      s.id as subclass_id, s.deleted_at as subclass_deleted_at, s.qualifications, c.qualification as present_qualification, c.issued_on
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
      f.nib is not null and f.live_companies > 0 and private.company_key(f.company) <> private.company_key(f.company_name) as is_other_company,
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
      'client_id', case when j.company_problem is null and j.is_other_company is not true then j.client_id end, 'subclass_id', case when j.subclass_problem is null and j.code is distinct from j.present_code then j.subclass_id end)),
    private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(private.with_problem(
      j.errors
        || case when j.is_other_grade then jsonb_build_array(jsonb_build_object('column', 'qualification', 'code', 'grade_wrong', 'allowed', to_jsonb(j.qualifications)))
          else '[]' end
        || case when j.is_other_company then jsonb_build_array(jsonb_build_object('column', 'company', 'code', 'company_differs', 'name', j.company_name))
          else '[]' end,
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
