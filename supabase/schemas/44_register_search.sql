/* Returns up to 1,001 companies for a query: best first and then by name, or sorted by name, name_down or province.
   closest is 3 if there is no exact match. A legal form alone, such as 'PT', matches companies of that form. */
create function private.register_found(
  typed text, filters jsonb, sort text, out asked private.register_question, out ids uuid[], out closest integer
) language plpgsql stable set search_path = ''  as $$
declare
  most constant integer := 1001;
  asked_code constant text := private.alphanumeric_of(typed);
  form constant text := lower(btrim(regexp_replace(typed, '[^[:alnum:]]+', ' ', 'g')));
begin
  asked := private.register_filters(filters);
  asked.sort := sort;
  closest := 0;
  -- If the query contains no words of a company name, its letters are a legal form.
  if form <> '' and private.company_words(typed) = '{}' then asked.legal_form := form; end if;
  if typed = '' or asked.legal_form is not null then
    ids := array(select f.id from private.companies_asked_for(asked, most) f);
    return;
  end if;
  select array_agg(f.id order by
      case when sort = 'province' then c.province end, case when sort = 'name_down' then f.name end desc,
      case when sort in ('name', 'province') then 0 else f.closeness end, f.name, f.id), max(f.closeness)
    into ids, closest
  from (
    select e.id, e.name, min(e.closeness) as closeness from (
      select * from private.find_numbered_companies(typed, asked, most)
      union all select * from private.find_companies(typed, asked, most)
      union all select c.id, c.name, 1 from (select private.kbli_typed(typed) as code) k
        cross join lateral private.companies_asked_for(private.register_filters(coalesce(filters, '{}') ||
          jsonb_build_object('kbli', k.code)), most) c
        where k.code is not null
      union all select c.id, c.name, 1 from public.rl_subclass k
        cross join lateral private.companies_asked_for(private.register_filters(coalesce(filters, '{}') ||
          jsonb_build_object('subclass', k.code)), most) c
        where k.code = asked_code and coalesce(nullif(upper(filters ->> 'subclass'), ''), k.code) = k.code
    ) e group by e.id, e.name
  ) f join public.clients c on c.id = f.id;
end $$;
grant execute on function private.register_found(text, jsonb, text) to visitor_reader;

/* Returns the certificates to show for a found company: those that meet the filters. If some of these have the searched
   number, KBLI or subclassification, returns only those. With a day, returns those issued by then, with the content and
   status of that day. Certificates in force are first. */
create function private.certificates_matched(company uuid, asked private.register_question, typed text)
returns table (number text, subclass_code text, subclass_name text, qualification text, status text, issued_on date,
  expires_on date, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  kbli constant text := private.kbli_typed(typed);
  letters constant text := private.alphanumeric_of(typed);
  beginning constant text := private.number_without_words(typed) || '%';
begin
  return query
    select f.number, f.subclass_code, f.subclass_name, f.qualification, f.status, f.issued_on, f.expires_on,
      row_number() over (order by f.status <> 'aktif', f.issued_on desc, f.number)
    from (
      select m.*, bool_or(m.is_meant) over () as is_any_meant from (
        select x.number, x.subclass_code, d.subclass_name, d.qualification, d.issued_on, d.expires_on, d.status,
          typed ~ '[0-9]' and (upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like beginning
            or x.subclass_code = letters
            or coalesce(kbli in (d.kbli_code, d.kbli_other_code), false)) as is_meant
        from public.certificates x
          cross join lateral (
            select x.subclass_name, x.qualification, x.kbli_code, x.kbli_other_code, x.issued_on, x.expires_on,
              public.certificate_status(x.status, x.issued_on, x.expires_on) as status where asked.day is null
            union all
            select i.subclass_name, i.qualification, i.kbli_code, i.kbli_other_code, o.issued_on, o.expires_on, o.status
            from private.certificate_on(x.id, asked.day) o cross join lateral jsonb_populate_record(
              null::public.certificates, private.certificate_content(x.id, asked.day)) i
            where asked.day is not null
          ) d
        where x.client_id = company and x.is_published and x.deleted_at is null
          and (asked.scopes is null or x.subclass_id = any (asked.scopes))
          and (asked.kbli is null or d.kbli_code = asked.kbli or d.kbli_other_code = asked.kbli)
          and (asked.qualification is null or d.qualification = asked.qualification)
          and (asked.statuses is null or x.status = any (asked.statuses))
          and (asked.lasts_from is null or asked.lasts_from between x.issued_on and x.expires_on)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.issued_after is null or x.issued_on > asked.issued_after)
          and (asked.day is null or d.issued_on <= asked.day)
          and (asked.day_status is null or d.status = asked.day_status)
      ) m
    ) f
    where f.is_meant or not f.is_any_meant;
end $$;
grant execute on function private.certificates_matched(uuid, private.register_question, text) to visitor_reader;

/* For everyone: returns one page of the companies in the register, best first, then by name, or sorted (name,
   name_down, province). query: a name (similar ones if nothing else matches: is_close), legal form, NIB, certificate
   number in any spelling, subclassification, or KBLI code of either edition. filters: province, category and
   subclass (codes), kbli, qualification, status (kedaluwarsa included), all of which one certificate must meet, and
   on_date, the day of the status. total and pages are capped at 1,000 (is_capped); beyond the last page, returns the
   last page. statuses: number of certificates by status; matched: the first four matching certificates of
   matched_count: [{number, subclass_code, qualification, status}]; former_names: [{name, legal_form, until_on}].
   Errors: P0001 check.day_wrong. */
create function public.search_register(query text default '', filters jsonb default '{}', page_number integer default 1,
  page_size integer default 20,
  sort text default '')
returns table (id uuid, name text, legal_form text, nib text, province text, city text, certificates integer,
  statuses jsonb,
  matched jsonb, matched_count integer, page integer, total integer, is_capped boolean, is_close boolean,
  former_names jsonb)
language plpgsql stable security definer set search_path = ''
-- Starting parallel workers takes longer than the query.
set max_parallel_workers_per_gather = 0
-- Allows only plans that stop early: along the names, or from few matching certificates. Other plans read every
-- company.
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  most constant integer := 1000;
  size constant integer := least(greatest(coalesce(page_size, 20), 1), 50);
  typed constant text := left(btrim(coalesce(query, '')), 100);
  found record;
  here integer;
begin
  found := private.register_found(typed, filters, sort);
  if coalesce(cardinality(found.ids), 0) = 0 then return; end if;
  here := least(greatest(coalesce(page_number, 1), 1), ceil(least(cardinality(found.ids), most)::numeric / size));
  return query
    select c.id, c.name, c.legal_form, c.nib, c.province, c.city, coalesce(held.count, 0)::integer,
      coalesce(held.statuses, '{}'),
      coalesce(shown.matched, '[]'), coalesce(shown.count, 0)::integer,
      here, least(cardinality(found.ids), most), cardinality(found.ids) > most, found.closest = 3,
      private.former_names_of(c.id)
    from unnest(found.ids[(here - 1) * size + 1 : least(here * size, most)]) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      left join lateral (
        select sum(s.count) as count, jsonb_object_agg(s.status, s.count) as statuses from (
          select case when (found.asked).day is null
              then public.certificate_status(x.status, x.issued_on, x.expires_on)
              else private.certificate_status_on(x.id, x.issued_on, x.expires_on, (found.asked).day) end as status,
            count(*) as count
          from public.certificates x
          where x.client_id = c.id and x.is_published and x.deleted_at is null
          group by 1
        ) s where (found.asked).day is null or s.status <> 'belum_terbit'
      ) held on true
      left join lateral (
        select count(*) as count, jsonb_agg(jsonb_build_object('number', m.number, 'subclass_code', m.subclass_code,
          'qualification', m.qualification,
          'status', m.status) order by m.place) filter (where m.place <= 4) as matched
        from private.certificates_matched(c.id, found.asked, typed) m
      ) shown on true
    order by wanted.place;
end $$;
grant execute on function public.search_register(text, jsonb, integer, integer, text)
  to anon, authenticated, service_role;

/* For everyone: returns the result of search_register as a table, one row per matching certificate, for up to 1,000
   companies and 10,000 rows. A company without a matching certificate has one row. Errors: P0001 check.day_wrong. */
create function public.export_register(query text default '', filters jsonb default '{}', sort text default '')
returns table (company text, nib text, province text, city text, number text, subclass_code text, subclass_name text,
  qualification text, status text, issued_on date, expires_on date)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
  set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  typed constant text := left(btrim(coalesce(query, '')), 100);
  found record;
begin
  found := private.register_found(typed, filters, sort);
  return query
    select private.company_title(c.legal_form, c.name), c.nib, c.province, c.city, m.number, m.subclass_code,
      m.subclass_name, m.qualification, m.status,
      m.issued_on, m.expires_on
    from unnest(found.ids[:1000]) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      left join lateral private.certificates_matched(c.id, found.asked, typed) m on true
    order by wanted.place, m.place limit 10000;
end $$;
grant execute on function public.export_register(text, jsonb, text) to anon, authenticated, service_role;

/* For everyone: returns the provinces of companies in the register, with one index step per province. */
create function public.register_provinces() returns setof text language sql stable set search_path = '' as $$
  with recursive place as (
    (select c.province from public.clients c where c.is_published and c.deleted_at is null order by c.province limit 1)
    union all
    select (select c.province from public.clients c where c.is_published and c.deleted_at is null
      and c.province > place.province
      order by c.province limit 1)
    from place where place.province is not null
  )
  select province from place where province <> '' limit 200
$$;
grant execute on function public.register_provinces() to anon, authenticated, service_role;

call private.owned_by('visitor_reader', 'public.search_register(text, jsonb, integer, integer, text)');

call private.owned_by('visitor_reader', 'public.export_register(text, jsonb, text)');
