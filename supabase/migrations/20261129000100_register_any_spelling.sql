-- The public register finds a number however it is spelled ('pns bs004 00074'), a subclassification by its code, and the companies of a legal form.

/* The letters and digits of a text, in capitals: numbers and codes are the same whatever stands between them. */
create function private.letters_of(typed text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')) $$;
grant execute on function private.letters_of(text) to visitor_reader;

create index certificates_letters_beginning on public.certificates ((upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops);
create index clients_legal_form on public.clients (lower(legal_form)) where is_published and deleted_at is null;

alter type private.register_question add attribute legal_form text;

/* Published companies that meet all that is asked, at most `most`, in the order of their names. One statement whose words never change: with
   a plan of its own for each call, a condition that nobody asked for is folded away, and each value is a constant to the planner. */
create or replace function private.companies_asked_for(asked private.register_question, most integer)
returns table (id uuid, name text) language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select c.id, c.name from public.clients c
    where c.is_published and c.deleted_at is null
      and (asked.beginning is null or lower(c.name) like asked.beginning)
      -- A trigram index serves one pattern each; `ilike all` alone would be served by none.
      and (asked.containing[1] is null or c.name ilike asked.containing[1])
      and (asked.containing[2] is null or c.name ilike asked.containing[2])
      and (asked.containing[3] is null or c.name ilike asked.containing[3])
      and (asked.containing[4] is null or c.name ilike all (asked.containing[4:]))
      and (asked.resembling is null or c.name operator(extensions.%>) asked.resembling)
      and (asked.nib is null or c.nib = asked.nib)
      and (asked.legal_form is null or lower(c.legal_form) = asked.legal_form
        or lower(c.name) like asked.legal_form || ' %' or lower(c.name) like asked.legal_form || '.%')
      and (asked.number is null or c.id = any (array(
        select x.client_id from public.certificates x where x.is_published and x.deleted_at is null
          and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like asked.number limit most)))
      and (asked.province is null or c.province = asked.province)
      and (asked.companies is null or c.id = any (asked.companies))
      -- A value, not exists: for that the planner may read all certificates first.
      and (asked.is_by_certificate is not true or asked.companies is not null or (
        select true from public.certificates x
        where x.client_id = c.id and x.is_published and x.deleted_at is null
          and (asked.scopes is null or x.subclass_id = any (asked.scopes))
          and (asked.kbli is null or x.kbli_code = asked.kbli or x.kbli_other_code = asked.kbli)
          and (asked.qualification is null or x.qualification = asked.qualification)
          and (asked.statuses is null or x.status = any (asked.statuses))
          and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.day_status is null or (select d.status from private.status_on(x.id, x.issued_on, x.expires_on, asked.day) d) = asked.day_status)
        limit 1))
    order by
      -- The order of the index that finds beginnings; any other would invite the planner to walk through all names.
      case when asked.beginning is not null then lower(c.name) end using operator(pg_catalog.~<~),
      case when asked.beginning is null and asked.sort = 'province' then c.province end,
      case when asked.beginning is null and asked.sort = 'name_down' then c.name end desc,
      case when asked.beginning is null and asked.sort = 'name_down' then c.id end desc,
      case when asked.beginning is null and asked.sort is distinct from 'name_down' then c.name end,
      case when asked.beginning is null and asked.sort is distinct from 'name_down' then c.id end
    limit most;
end $$;

/* Published companies that meet the filters asked, by their NIB, or by the beginning or the whole number of a certificate. */
create or replace function private.find_numbered_companies(typed text, asked private.register_question, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
begin
  if digits = '' then return; end if;
  if char_length(digits) = 13 then
    asked.nib := digits;
  else
    asked.number := private.number_without_words(typed) || '%';
  end if;
  return query select f.id, f.name, 0 from private.companies_asked_for(asked, most) f;
end $$;

/* The companies that a question to the register means, at most 1001, in the order asked for: best first, then by name; name, name_down, or
   province. `closest` 3: none is exact. A legal form alone, 'PT', means the companies that have it. */
create or replace function private.register_found(typed text, filters jsonb, sort text, out asked private.register_question, out ids uuid[], out closest integer)
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 1001;
  asked_code constant text := private.letters_of(typed);
  form constant text := lower(btrim(regexp_replace(typed, '[^[:alnum:]]+', ' ', 'g')));
begin
  asked := private.register_filters(filters);
  asked.sort := sort;
  closest := 0;
  -- Letters without a word that a company is looked for by are a legal form.
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
        cross join lateral private.companies_asked_for(private.register_filters(coalesce(filters, '{}') || jsonb_build_object('kbli', k.code)), most) c
        where k.code is not null
      union all select c.id, c.name, 1 from public.rl_subclass k
        cross join lateral private.companies_asked_for(private.register_filters(coalesce(filters, '{}') || jsonb_build_object('subclass', k.code)), most) c
        where k.code = asked_code and coalesce(nullif(upper(filters ->> 'subclass'), ''), k.code) = k.code
    ) e group by e.id, e.name
  ) f join public.clients c on c.id = f.id;
end $$;

/* The certificates for which a company is in an answer of the register: those that meet the filters, and of these the ones with the number or the
   code of KBLI or of the subclassification that was typed, where there are any. With a day, those issued by then, with their status on it. Those in force come first. */
create or replace function private.certificates_matched(company uuid, asked private.register_question, typed text)
returns table (number text, subclass_code text, subclass_name text, qualification text, status text, issued_on date, expires_on date, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  kbli constant text := private.kbli_typed(typed);
  letters constant text := private.letters_of(typed);
  beginning constant text := private.number_without_words(typed) || '%';
begin
  return query
    select f.number, f.subclass_code, f.subclass_name, f.qualification, f.status, f.issued_on, f.expires_on,
      row_number() over (order by f.status <> 'aktif', f.issued_on desc, f.number)
    from (
      select m.*, bool_or(m.is_meant) over () as is_any_meant from (
        select x.number, x.subclass_code, x.subclass_name, x.qualification, x.issued_on, x.expires_on,
          coalesce(d.status, public.certificate_status(x.status, x.expires_on)) as status,
          typed ~ '[0-9]' and (upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like beginning or x.subclass_code = letters
            or coalesce(kbli in (x.kbli_code, x.kbli_other_code), false)) as is_meant
        from public.certificates x
          left join lateral private.status_on(x.id, x.issued_on, x.expires_on, asked.day) d on asked.day is not null
        where x.client_id = company and x.is_published and x.deleted_at is null
          and (asked.scopes is null or x.subclass_id = any (asked.scopes))
          and (asked.kbli is null or x.kbli_code = asked.kbli or x.kbli_other_code = asked.kbli)
          and (asked.qualification is null or x.qualification = asked.qualification)
          and (asked.statuses is null or x.status = any (asked.statuses))
          and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.day is null or x.issued_on <= asked.day) and (asked.day_status is null or d.status = asked.day_status)
      ) m
    ) f
    where f.is_meant or not f.is_any_meant;
end $$;

comment on function public.search_register(text, jsonb, integer, integer, text) is
  'A page of the public register: companies by name, legal form, NIB, certificate number in any spelling, KBLI code or code of a subclassification, with filters, today or on a day; the count stops at 1000. Errors P0001: check.day_wrong.';
