-- Search: the public register, the scope finder, and the back-office's records. The site as a whole: 515_site_search.

-- ---- Register -------------------------------------------------------------------------------------------------------

-- The public register, however large: the holders of certificates, found by name, NIB or number, in a bounded time.
-- Every step stops at a number of rows and has an index to walk along; nothing counts to the end.

/* The words by which a company is looked for: in small letters, without its legal form. */
create function private.company_words(typed text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word) filter (where word not in ('', 'pt', 'cv', 'ud', 'tbk', 'fa')), '{}')
  from regexp_split_to_table(lower(left(typed, 100)), '[^[:alnum:]]+') word $$;
grant execute on function private.company_words(text) to visitor_reader, staff_reader;

/* A question to the register; null asks for nothing. Texts with % are patterns for LIKE, made by private.like_text. A filter about certificates
   (is_by_certificate) is met by one certificate that meets them all, or by being among `companies`, which somebody looked up. */
create type private.register_question as (
  beginning text, containing text[], resembling text, nib text, number text,
  province text, companies uuid[],
  is_by_certificate boolean, scopes uuid[], kbli text, qualification text, statuses text[], lasts_from date, ended_before date,
  day date, day_status text, sort text
);

-- The certificates that had some status other than valid on a day are those of a few decisions.
create index certificate_events_ended on public.certificate_events (to_status, effective_on, certificate_id)
  where kind = 'status' and to_status <> 'aktif';

/* Published companies that meet all that is asked, at most `most`, in the order of their names. One statement whose words never change: with
   a plan of its own for each call, a condition that nobody asked for is folded away, and each value is a constant to the planner. */
create function private.companies_asked_for(asked private.register_question, most integer)
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
      and (asked.number is null or c.id = any (array(
        select x.client_id from public.certificates x where x.is_published and x.deleted_at is null and upper(x.number) like asked.number limit most)))
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
grant execute on function private.companies_asked_for(private.register_question, integer) to visitor_reader;

/* Published companies whose name begins with the words (closeness 1), holds them all (2) or, when there is none,
   resembles them (3): at most `most` of each, in the order of their names, that meet the filters asked. */
create function private.find_companies(typed text, asked private.register_question, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  -- Letters and digits only: no word is a pattern.
  words text[] := private.company_words(typed);
  phrase text := array_to_string(words, ' ');
begin
  if char_length(phrase) < 2 then return; end if;
  asked.beginning := phrase || '%';
  return query select f.id, f.name, 1 from private.companies_asked_for(asked, most) f;
  asked.beginning := null;
  asked.containing := array(select '%' || word || '%' from unnest(words) word);
  return query select f.id, f.name, 2 from private.companies_asked_for(asked, most) f;
  if not found then
    asked.containing := null;
    asked.resembling := phrase;
    return query select f.id, f.name, 3 from private.companies_asked_for(asked, most) f;
  end if;
end $$;
grant execute on function private.find_companies(text, private.register_question, integer) to visitor_reader;

/* Published companies that meet the filters asked, by their NIB, or by the beginning or the whole number of a certificate. */
create function private.find_numbered_companies(typed text, asked private.register_question, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
begin
  if digits = '' then return; end if;
  if char_length(digits) = 13 then
    asked.nib := digits;
  else
    asked.number := private.like_text(upper(regexp_replace(typed, '\s', '', 'g'))) || '%';
  end if;
  return query select f.id, f.name, 0 from private.companies_asked_for(asked, most) f;
end $$;
grant execute on function private.find_numbered_companies(text, private.register_question, integer) to visitor_reader;

/* The code of KBLI that somebody typed, such as '41012' or 'KBLI 41012'; null for anything else. */
create function private.kbli_typed(typed text) returns text language sql immutable set search_path = '' as $$
  select substring(upper(typed) from '^\s*(?:KBLI[\s.:-]*)?([0-9]{5})\s*$') $$;
grant execute on function private.kbli_typed(text) to anon, authenticated, service_role, visitor_reader;

/* The filters of the register. What is not asked for is null. */
create function private.register_filters(filters jsonb) returns private.register_question language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan as $$
declare
  asked private.register_question;
  category constant text := upper(nullif(filters ->> 'category', ''));
  subclass constant text := upper(nullif(filters ->> 'subclass', ''));
  status constant text := nullif(filters ->> 'status', '');
  on_date constant text := nullif(filters ->> 'on_date', '');
  few constant integer := 5000;
  companies uuid[];
  ended uuid[];
begin
  if on_date is not null and not pg_input_is_valid(on_date, 'date') then perform private.refuse('check.day_wrong', 'on_date'); end if;
  asked.day := private.day_asked(on_date::date);
  asked.province := nullif(filters ->> 'province', '');
  asked.qualification := nullif(filters ->> 'qualification', '');
  asked.kbli := nullif(filters ->> 'kbli', '');
  if category is not null or subclass is not null then
    select coalesce(array_agg(s.id), '{}') into asked.scopes from public.rl_subclass s join public.rl_categories g on g.id = s.category_id
      where (category is null or g.code = category) and (subclass is null or s.code = subclass);
  end if;
  if status is not null and asked.day is not null then asked.day_status := status; end if;
  if status is not null and asked.day is null then
    asked.statuses := case status when 'kedaluwarsa' then '{aktif,dibekukan}' else array[status] end;
    if status = 'kedaluwarsa' then asked.ended_before := private.today(); end if;
    if status in ('aktif', 'dibekukan') then asked.lasts_from := private.today(); end if;
  end if;
  if asked.scopes is null and asked.kbli is null and asked.qualification is null and status is null then return asked; end if;
  asked.is_by_certificate := true;
  if asked.day_status in ('dibekukan', 'dicabut', 'diganti') then
    ended := array(select distinct e.certificate_id from public.certificate_events e
      where e.kind = 'status' and e.to_status = asked.day_status and e.to_status <> 'aktif' and e.effective_on <= asked.day limit 20001);
    -- So many are met often enough along the names.
    if cardinality(ended) > 20000 then ended := null; end if;
  end if;
  -- Filters that hardly any certificate meets together (a small company with a specialist's work) would have the names
  -- read to their end: their companies are named instead.
  select coalesce(array_agg(f.client_id), '{}') into companies from (
    select x.client_id from public.certificates x
    where x.is_published and x.deleted_at is null
      and (asked.scopes is null or x.subclass_id = any (asked.scopes))
      and (asked.kbli is null or x.kbli_code = asked.kbli or x.kbli_other_code = asked.kbli)
      and (asked.qualification is null or x.qualification = asked.qualification)
      and (asked.statuses is null or x.status = any (asked.statuses))
      and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
      and (asked.ended_before is null or x.expires_on < asked.ended_before)
      and (ended is null or x.id = any (ended))
      and (asked.day_status is null or (select d.status from private.status_on(x.id, x.issued_on, x.expires_on, asked.day) d) = asked.day_status)
    limit few + 1
  ) f;
  if cardinality(companies) <= few then asked.companies := companies; end if;
  return asked;
end $$;
grant execute on function private.register_filters(jsonb) to visitor_reader;

/* The companies that a question to the register means, at most 1001, in the order asked for: best first, then by name; name, name_down, or
   province. `closest` 3: none is exact. */
create function private.register_found(typed text, filters jsonb, sort text, out asked private.register_question, out ids uuid[], out closest integer)
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 1001;
begin
  asked := private.register_filters(filters);
  asked.sort := sort;
  closest := 0;
  if typed = '' then
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
    ) e group by e.id, e.name
  ) f join public.clients c on c.id = f.id;
end $$;
grant execute on function private.register_found(text, jsonb, text) to visitor_reader;

/* The certificates for which a company is in an answer of the register: those that meet the filters, and of these the ones with the number or the
   code of KBLI that was typed, where there are any. With a day, those issued by then, with their status on it. Those in force come first. */
create function private.certificates_matched(company uuid, asked private.register_question, typed text)
returns table (number text, subclass_code text, subclass_name text, qualification text, status text, issued_on date, expires_on date, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  kbli constant text := private.kbli_typed(typed);
  beginning constant text := private.like_text(upper(regexp_replace(typed, '\s', '', 'g'))) || '%';
begin
  return query
    select f.number, f.subclass_code, f.subclass_name, f.qualification, f.status, f.issued_on, f.expires_on,
      row_number() over (order by f.status <> 'aktif', f.issued_on desc, f.number)
    from (
      select m.*, bool_or(m.is_meant) over () as is_any_meant from (
        select x.number, x.subclass_code, x.subclass_name, x.qualification, x.issued_on, x.expires_on,
          coalesce(d.status, public.certificate_status(x.status, x.expires_on)) as status,
          typed ~ '[0-9]' and (upper(x.number) like beginning or coalesce(kbli in (x.kbli_code, x.kbli_other_code), false)) as is_meant
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
grant execute on function private.certificates_matched(uuid, private.register_question, text) to visitor_reader;

/* Anyone: a page of the companies in the register, best first, then by name, or in the order of sort (name, name_down, province). query is a name
   (typing errors are forgiven when nothing else matches: is_close), a NIB, a certificate number or a code of KBLI that a certificate was issued with, in
   either of its editions; filters an object with any of province, category and subclass (codes), kbli, qualification, status (kedaluwarsa included), which
   one certificate must meet together, and on_date, the day whose status is meant and told instead of today's.
   total stops at 1000 (is_capped), and with it the pages; a page beyond the last is the last. statuses: how many of the company's certificates have which
   status; matched: the first four certificates for which it is here, of matched_count: [{number, subclass_code, qualification, status}].
   P0001 check.day_wrong */
create function public.search_register(query text default '', filters jsonb default '{}', page_number integer default 1, page_size integer default 20,
  sort text default '')
returns table (id uuid, name text, legal_form text, nib text, province text, city text, certificates integer, statuses jsonb,
  matched jsonb, matched_count integer, page integer, total integer, is_capped boolean, is_close boolean)
language plpgsql stable security definer set search_path = ''
-- One visitor, one core: starting helpers takes longer than the whole answer.
set max_parallel_workers_per_gather = 0
-- Leaves the two plans that stop early: along the names until enough fit, or from the few certificates that do. The
-- others read every company, which planners like for filters that about a tenth of them pass.
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
    select c.id, c.name, c.legal_form, c.nib, c.province, c.city, coalesce(held.count, 0)::integer, coalesce(held.statuses, '{}'),
      coalesce(shown.matched, '[]'), coalesce(shown.count, 0)::integer,
      here, least(cardinality(found.ids), most), cardinality(found.ids) > most, found.closest = 3
    from unnest(found.ids[(here - 1) * size + 1 : least(here * size, most)]) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      left join lateral (
        select sum(s.count) as count, jsonb_object_agg(s.status, s.count) as statuses from (
          select coalesce(d.status, public.certificate_status(x.status, x.expires_on)) as status, count(*) as count
          from public.certificates x
            left join lateral private.status_on(x.id, x.issued_on, x.expires_on, (found.asked).day) d on (found.asked).day is not null
          where x.client_id = c.id and x.is_published and x.deleted_at is null
            and ((found.asked).day is null or x.issued_on <= (found.asked).day)
          group by 1
        ) s
      ) held on true
      left join lateral (
        select count(*) as count, jsonb_agg(jsonb_build_object('number', m.number, 'subclass_code', m.subclass_code, 'qualification', m.qualification,
          'status', m.status) order by m.place) filter (where m.place <= 4) as matched
        from private.certificates_matched(c.id, found.asked, typed) m
      ) shown on true
    order by wanted.place;
end $$;
comment on function public.search_register(text, jsonb, integer, integer, text) is
  'A page of the public register: companies by name, NIB, certificate number or KBLI code, with filters, today or on a day; the count stops at 1000. Errors P0001: check.day_wrong.';
grant execute on function public.search_register(text, jsonb, integer, integer, text) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.search_register(text, jsonb, integer, integer, text)');

/* Anyone: the answer of search_register as one table, a line for each certificate for which a company is in it: of a thousand companies, ten thousand
   lines at most. A company without such a certificate has a line of its own. P0001 check.day_wrong */
create function public.export_register(query text default '', filters jsonb default '{}', sort text default '')
returns table (company text, nib text, province text, city text, number text, subclass_code text, subclass_name text, qualification text, status text,
  issued_on date, expires_on date)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  typed constant text := left(btrim(coalesce(query, '')), 100);
  found record;
begin
  found := private.register_found(typed, filters, sort);
  return query
    select private.company_title(c.legal_form, c.name), c.nib, c.province, c.city, m.number, m.subclass_code, m.subclass_name, m.qualification, m.status,
      m.issued_on, m.expires_on
    from unnest(found.ids[:1000]) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      left join lateral private.certificates_matched(c.id, found.asked, typed) m on true
    order by wanted.place, m.place limit 10000;
end $$;
comment on function public.export_register(text, jsonb, text) is
  'The certificates of an answer of the public register, as a table; at most a thousand companies. Errors P0001: check.day_wrong.';
grant execute on function public.export_register(text, jsonb, text) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.export_register(text, jsonb, text)');

/* Text that a visitor typed, pasted or scanned: the number alone where it is an address of /cek, as a QR code holds it. */
create function private.typed_number(typed text) returns text language sql immutable set search_path = '' as $$
  select left(btrim(coalesce(regexp_replace(substring(typed from '(?:/cek/)([^?#[:space:]]+)'), '%[0-9A-Fa-f]{2}', ' ', 'g'), typed)), 100) $$;
grant execute on function private.typed_number(text) to visitor_reader;

/* The letters and digits of a number, without words that people write before one: 'No. PNS-BG001-1', 'SBU nomor PNS-BG001-1'. */
create function private.number_without_words(typed text) returns text language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := array(select part from regexp_split_to_table(upper(typed), '[^A-Z0-9]+') with ordinality p (part, place) where part <> '' order by place);
begin
  while parts[1] in ('NO', 'NR', 'NOMOR', 'NUMBER', 'NUM', 'SBU', 'SERTIFIKAT', 'CERTIFICATE', 'BADAN', 'USAHA', 'REGISTRASI', 'REG') loop
    parts := parts[2:];
  end loop;
  return array_to_string(parts, '');
end $$;
grant execute on function private.number_without_words(text) to visitor_reader;

/* The certificates with a number: written so, or else with the same letters and digits, or else with those that are left without the words
   before them; twenty at most, each with its place in the answer. */
create function private.certificates_numbered(typed text) returns table (id uuid, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  compact text := upper(regexp_replace(typed, '\s', '', 'g'));
  bare text := upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));
  alone text := private.number_without_words(typed);
  most constant integer := 20;
begin
  return query select x.id, 1::bigint from public.certificates x where upper(x.number) in (upper(typed), compact);
  if found then return; end if;
  if bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select x.id, row_number() over (order by upper(x.number)) from public.certificates x
      where x.is_published and x.deleted_at is null and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = bare limit most;
    if found then return; end if;
  end if;
  if alone <> bare and alone ~ '[0-9]' and char_length(alone) > 5 then
    return query select x.id, row_number() over (order by upper(x.number)) from public.certificates x
      where x.is_published and x.deleted_at is null and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = alone limit most;
  end if;
end $$;
grant execute on function private.certificates_numbered(text) to visitor_reader;

/* The certificates that a visitor means: those with the number, or else those whose number begins so, or else those of the company with the
   NIB or the name; twenty at most, each with its place in the answer. */
create function private.certificates_meant(typed text) returns table (id uuid, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  compact text := upper(regexp_replace(typed, '\s', '', 'g'));
  most constant integer := 20;
begin
  return query select n.id, n.place from private.certificates_numbered(typed) n;
  if found then return; end if;
  if compact ~ '[0-9]' and char_length(compact) > 5 then
    return query select x.id, row_number() over (order by upper(x.number)) from public.certificates x
      where x.is_published and x.deleted_at is null and upper(x.number) like private.like_text(compact) || '%' limit most;
    if found then return; end if;
  end if;
  return query
    select x.id, row_number() over (order by k.closeness, k.name, x.issued_on desc, x.number)
    from (
      select * from private.find_companies(typed, null, most)
      union select c.id, c.name, 0 from public.clients c where c.nib = regexp_replace(typed, '[^0-9]', '', 'g')
      order by closeness, name limit most
    ) k
      join public.certificates x on x.client_id = k.id and x.is_published and x.deleted_at is null;
end $$;
grant execute on function private.certificates_meant(text) to visitor_reader;

/* The day that somebody asks about; null is this moment. Refuses check.day_wrong for a day to come, and for one before all certificates. */
create function private.day_asked(on_date date) returns date language plpgsql stable set search_path = '' as $$
begin
  if on_date not between '2000-01-01' and private.today() then perform private.refuse('check.day_wrong', 'on_date'); end if;
  return on_date;
end $$;
grant execute on function private.day_asked(date) to visitor_reader;

-- The kind of reason is public, as it is on the certificate itself.
grant select (ground, ends_on) on public.certificate_events to visitor_reader;

/* State of a certificate on a day, by what was decided until today: a decision counts from its day, and the latest one holds. Beside the statuses
   it may be belum_terbit (issued later) or tak_tercatat: it came into the register suspended, withdrawn or replaced, and the history does not say since
   when. recorded_from is the day on which its history begins here; what ended before is not in it. */
create function private.status_on(certificate uuid, issued date, expires date, day date)
returns table (status text, since date, ground text, until date, recorded_from date)
language sql stable set search_path = '' as $$
  with history as (
    select e.from_status, e.to_status, e.effective_on, e.ground, e.ends_on, e.created_at, (e.created_at at time zone 'Asia/Jakarta')::date as recorded
    from public.certificate_events e
    where e.certificate_id = certificate and e.kind = 'status'
  ), decided as (
    select h.* from history h
    where h.effective_on <= day
      -- The day of issue stands where none was given: it is not the day of the suspension.
      and not (h.from_status is null and h.to_status <> 'aktif' and h.effective_on <= issued and day < h.recorded)
    order by h.created_at desc, h.effective_on desc limit 1
  ), found as (
    select case when day < issued then 'belum_terbit'
      when coalesce(d.to_status, 'aktif') in ('aktif', 'dibekukan') and expires < day then 'kedaluwarsa'
      else coalesce(d.to_status, 'tak_tercatat') end as status, d.effective_on, d.ground, d.ends_on
    from (select) one left join decided d on true
  )
  select f.status, case f.status when 'belum_terbit' then issued when 'kedaluwarsa' then expires + 1 else f.effective_on end,
    case when f.status in ('dibekukan', 'dicabut') then f.ground end, case when f.status = 'dibekukan' then f.ends_on end,
    (select min(h.recorded) from history h)
  from found f $$;
grant execute on function private.status_on(uuid, date, date, date) to visitor_reader;

/* Certificates as they stand at this moment, or stood on a day, in the order of their ids; those that are not public are left out. */
create function private.checked_certificates(ids uuid[], day date)
returns table (id uuid, client_id uuid, number text, status text, status_since date, qualification text, issued_on date, expires_on date,
  replaced_by_number text, status_ground text, suspended_until date, successor_number text, client_name text, legal_form text, nib text, province text, city text, subclass_code text, subclass_name text,
  subclass_name_en text, category_name text, category_name_en text, kbli_code text, kbli_version text, kbli_other_code text,
  kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text, decision_number text, decided_on date, decided_by text,
  checked_at timestamptz, on_date date, recorded_from date)
language sql stable set search_path = '' as $$
  select c.id, c.client_id, c.number, coalesce(d.status, public.certificate_status(c.status, c.expires_on)),
    case when day is not null then d.since when public.certificate_status(c.status, c.expires_on) = 'kedaluwarsa' then c.expires_on + 1 else coalesce((
      select e.effective_on from public.certificate_events e where e.certificate_id = c.id and e.to_status = c.status
      order by e.created_at desc, e.effective_on desc limit 1), c.issued_on) end,
    c.qualification, c.issued_on, c.expires_on, case when day is null or d.status = 'diganti' then r.number end,
    case when day is null then c.status_ground else d.ground end, case when day is null then c.suspended_until else d.until end,
    case when day is null and (c.status <> 'aktif' or c.expires_on < private.today()) then
      private.successor_number(c.id, c.client_id, c.subclass_id, c.subclass_code, c.issued_on, c.expires_on) end, k.name, k.legal_form, k.nib, k.province, k.city, c.subclass_code,
    c.subclass_name, c.subclass_name_en, c.category_name, c.category_name_en, c.kbli_code, c.kbli_version, c.kbli_other_code, c.kbli_other_version,
    c.scheme_number, c.scheme_edition, c.legal_basis, c.decision_number, c.decided_on, c.decided_by, now(), day, d.recorded_from
  from unnest(ids) with ordinality as wanted (id, place)
    join public.certificates c on c.id = wanted.id and c.is_published and c.deleted_at is null
    join public.clients k on k.id = c.client_id and k.is_published and k.deleted_at is null
    left join public.certificates r on r.id = c.replaced_by and r.is_published and r.deleted_at is null
    left join lateral private.status_on(c.id, c.issued_on, c.expires_on, day) d on day is not null
  order by wanted.place $$;
grant execute on function private.checked_certificates(uuid[], date) to visitor_reader;

/* Anyone: certificates by number, NIB, or company name (at least three letters), best first, at most twenty. The
   status is today's (kedaluwarsa after the last day), status_ground the kind of reason that was recorded with it; successor_number the certificate
   in force that the same company holds for the same work; checked_at is the moment of the answer. With on_date the status is that of the day,
   which may be belum_terbit or tak_tercatat too, and recorded_from the day from which the history is kept. P0001 check.day_wrong */
create function public.check_certificate(query text, on_date date default null)
returns table (id uuid, client_id uuid, number text, status text, status_since date, qualification text, issued_on date, expires_on date,
  replaced_by_number text, status_ground text, suspended_until date, successor_number text, client_name text, legal_form text, nib text, province text, city text, subclass_code text, subclass_name text,
  subclass_name_en text, category_name text, category_name_en text, kbli_code text, kbli_version text, kbli_other_code text,
  kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text, decision_number text, decided_on date, decided_by text,
  checked_at timestamptz, on_date date, recorded_from date)
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
  select checked.* from private.day_asked(check_certificate.on_date) day, private.checked_certificates(array(
    select m.id from (select private.typed_number(check_certificate.query) as words) asked, private.certificates_meant(asked.words) m
    where char_length(words) >= 3 group by m.id order by min(m.place) limit 20), day) checked $$;
comment on function public.check_certificate(text, date) is
  'Certificates by number, NIB or company name, with their status at this moment or on a day. Errors P0001: check.day_wrong.';
grant execute on function public.check_certificate(text, date) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.check_certificate(text, date)');

/* Anyone: the provinces that companies in the register are in, for the filter; each step skips to the next one along the
   index instead of reading all companies. */
create function public.register_provinces() returns setof text language sql stable set search_path = '' as $$
  with recursive place as (
    (select c.province from public.clients c where c.is_published and c.deleted_at is null order by c.province limit 1)
    union all
    select (select c.province from public.clients c where c.is_published and c.deleted_at is null and c.province > place.province
      order by c.province limit 1)
    from place where place.province is not null
  )
  select province from place where province <> '' limit 200 $$;
comment on function public.register_provinces() is 'Provinces of the companies in the register.';
grant execute on function public.register_provinces() to anon, authenticated, service_role;

-- ---- Scope finder ---------------------------------------------------------------------------------------------------

-- The scope finder: which subclassification does a visitor mean?

/* Words that say nothing about which work is meant, where others stand beside them. */
create function private.scope_fillers() returns text[] language sql immutable set search_path = '' as $$
  select array['jasa', 'pekerjaan', 'konstruksi', 'bangunan', 'pembangunan', 'proyek', 'pembuatan', 'bangun', 'bikin', 'sbu', 'untuk', 'dan',
    'di', 'yang', 'work', 'works', 'construction', 'project', 'of', 'and', 'the', 'for', 'building'] $$;
grant execute on function private.scope_fillers() to anon, authenticated, service_role;

/* Anyone: published subclassifications by code ('BG002', 'bg 2'), KBLI of either edition ('41012', 'KBLI 41012', '4101') or words in either language,
   the everyday ones of `synonyms` included, best first, at most 100. Where nothing holds all the words, those with some of them and those
   that resemble them are given, with is_close set: a typing error still finds. category (a code) and nature narrow the answer. */
create function public.search_scopes(query text, category text default null, nature text default null)
returns table (id uuid, code text, name text, name_en text, kbli_code text, kbli_version text, kbli_other_code text, kbli_other_version text,
  category_id uuid, description text, description_en text, nature text, is_close boolean)
language sql stable set search_path = '' as $$
  with asked as (
    select typed, upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g')) as compact,
      -- As parts of other words, one or two letters are in everything.
      array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word where char_length(word) > 2) as words,
      coalesce(nullif(array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word
        where word <> '' and word <> all (private.scope_fillers())), '{}'),
        array(select word from regexp_split_to_table(typed, '[^[:alnum:]]+') word where word <> '')) as whole_words
    from (select regexp_replace(lower(left(btrim(search_scopes.query), 100)), '^kbli[\s.:-]*(?=[0-9])', '') as typed) q
  ), forms as (
    -- 'bg 2' means BG002.
    select a.*, regexp_replace(compact, '^([A-Z]{2})([0-9]{1,3})$', '\1') || lpad(substring(compact from '^[A-Z]{2}([0-9]{1,3})$'), 3, '0') as padded
    from asked a
  ), scored as (
    select s.*, c.sort_order as category_place, c.nature as category_nature, f.typed,
      (select count(*) from unnest(f.whole_words) word where word = any (v.vocabulary)) as words_found,
      case
        when f.compact = '' then 0
        when s.code in (f.compact, f.padded) then 9
        when f.compact in (s.kbli_code, s.kbli_other_code) then 8
        when char_length(f.compact) > 1 and starts_with(s.code, f.compact) then 7
        when char_length(f.compact) > 2 and (starts_with(s.kbli_code, f.compact) or starts_with(s.kbli_other_code, f.compact)) then 6
        when cardinality(f.whole_words) > 0 and f.whole_words <@ v.vocabulary then 5
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en)), word) > 0) from unnest(f.words) word) then 4
        when (select bool_and(strpos(lower(concat_ws(' ', s.name, s.name_en, s.description, s.description_en, c.name, c.name_en, s.kbli_code, s.kbli_other_code)), word) > 0)
          from unnest(f.words) word) then 3
        when f.whole_words && v.vocabulary then 1
        -- A number of another edition: its group, the first four digits, mostly is the same.
        when f.compact ~ '^[0-9]{5}$' and (starts_with(s.kbli_code, left(f.compact, 4)) or starts_with(s.kbli_other_code, left(f.compact, 4))) then 1
        else 0 end as exactness,
      (select coalesce(avg(greatest(extensions.word_similarity(word, s.name), extensions.word_similarity(word, coalesce(s.name_en, '')))), 0)
        from unnest(f.words) word) as resemblance
    from forms f
      cross join public.rl_subclass s
      join public.rl_categories c on c.id = s.category_id
      cross join lateral (
        select regexp_split_to_array(lower(concat_ws(' ', s.name, s.name_en, s.synonyms)), '[^[:alnum:]]+') as vocabulary) v
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
      and (search_scopes.category is null or c.code = upper(search_scopes.category))
      and (search_scopes.nature is null or c.nature = search_scopes.nature)
  ), best as (
    select *, max(exactness) over () as best_exactness from scored
  )
  select b.id, b.code, b.name, b.name_en, b.kbli_code, b.kbli_version, b.kbli_other_code, b.kbli_other_version, b.category_id,
    b.description, b.description_en, b.category_nature, b.exactness <= 1
  from best b
  where b.exactness > 1 or (b.best_exactness <= 1 and (b.exactness = 1 or b.resemblance >= 0.45))
  order by b.exactness desc, b.words_found desc, b.resemblance desc, b.category_place, b.sort_order, b.code
  limit 100 $$;
comment on function public.search_scopes(text, text, text) is 'Subclassifications by code, KBLI or words; typing errors are forgiven.';
grant execute on function public.search_scopes(text, text, text) to anon, authenticated, service_role;

-- ---- Back-office ----------------------------------------------------------------------------------------------------

-- The command palette's search over records. A definer function, as in the inboxes: LIKE is not leakproof, so under row-level
-- security PostgreSQL would look at every row before it may use the trigram indexes. It says itself who sees what.

/* Staff: records in whose name, number or title each word occurs (part of a word is enough; one word of three letters at
   least), `most` of each kind (the table's name), at most 10. Viewers find what is published or in the lists, and no cases;
   the names of confidential reporters are not searched, for they are not in these tables.
   state: status of articles, pages, certificates and cases. What is in the trash is not found. */
create function public.find_records(words text, most integer default 5)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable security definer set search_path = ''
-- Each call is planned with its own words: they are constants then, and what nobody asked for is folded away.
set plan_cache_mode = force_custom_plan
-- Common words must still go through the index; starting helpers or compiling takes longer than the answer.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  is_handler constant boolean := private.has_role('admin', 'editor');
  asked constant text[] := array(select w from regexp_split_to_table(lower(left(btrim(words), 100)), '\s+') w where w <> '' limit 6);
  -- Of which each column searched has a trigram index for the first three; the others are looked at in what these find.
  p constant text[] := array(select '%' || private.like_text(w) || '%' from unnest(asked) w);
  beginning constant text := private.like_text(asked[1]) || '%';
  few constant integer := least(greatest(coalesce(most, 5), 1), 10);
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff find records';
  end if;
  if not exists (select from unnest(asked) w where char_length(w) > 2) then return; end if;
  if is_handler then
    return query select 'complaints', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state from public.complaints t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin')) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
    return query select 'appeals', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state from public.appeals t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin')) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
  end if;
  return query select 'clients', r.id, r.title, r.detail, r.state from (
      select t.id, t.name as title, concat_ws(', ', t.city, t.province) as detail, null::text as state from public.clients t
      where t.deleted_at is null and t.name ilike p[1] and (p[2] is null or t.name ilike p[2])
        and (p[3] is null or t.name ilike p[3]) and (p[4] is null or t.name ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'certificates', r.id, r.title, r.detail, r.state from (
      select t.id, t.number as title, (select k.name from public.clients k where k.id = t.client_id) as detail,
        public.certificate_status(t.status, t.expires_on) as state from public.certificates t
      where t.deleted_at is null and t.number ilike p[1] and (p[2] is null or t.number ilike p[2])
        and (p[3] is null or t.number ilike p[3]) and (p[4] is null or t.number ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'articles', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.title_en as detail, t.status as state from public.articles t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'cms_pages', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.slug as detail, t.status as state from public.cms_pages t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1] or t.slug ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2] or t.slug ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3] or t.slug ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  -- A business number is looked up whole: thirteen digits.
  if array_to_string(asked, '') ~ '^[0-9]{13}$' then
    return query select 'clients', c.id, c.name, c.nib, null::text from public.clients c
      where c.nib = array_to_string(asked, '') and c.deleted_at is null;
  end if;
end $$;
grant execute on function public.find_records(text, integer) to authenticated;
call private.owned_by('staff_reader', 'public.find_records(text, integer)');
