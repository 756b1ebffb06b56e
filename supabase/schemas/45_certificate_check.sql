/* Returns the number in a text that a visitor typed, pasted or scanned: QR codes contain an address of /cek. */
create function private.typed_number(typed text) returns text language sql immutable set search_path = '' as $$
  select left(btrim(coalesce(regexp_replace(substring(typed from '(?:/cek/)([^?#[:space:]]+)'), '%[0-9A-Fa-f]{2}', ' ',
    'g'), typed)), 100)
$$;
grant execute on function private.typed_number(text) to visitor_reader, staff_reader;

/* Returns the letters and digits of a number, without preceding words: 'No. PNS-BG001-1', 'SBU nomor PNS-BG001-1'. */
create function private.number_without_words(typed text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := array(select part from regexp_split_to_table(upper(typed), '[^A-Z0-9]+') with ordinality p (part,
    place) where part <> '' order by place);
begin
  while parts[1] in ('NO', 'NR', 'NOMOR', 'NUMBER', 'NUM', 'SBU', 'SERTIFIKAT', 'CERTIFICATE', 'BADAN', 'USAHA',
    'REGISTRASI', 'REG') loop
    parts := parts[2:];
  end loop;
  return array_to_string(parts, '');
end $$;
grant execute on function private.number_without_words(text) to visitor_reader, staff_reader;

/* Returns the letters and digits of a text in upper case, so that numbers match regardless of separators. */
create function private.alphanumeric_of(typed text) returns text
language sql immutable set search_path = '' as $$ select upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')) $$;
grant execute on function private.alphanumeric_of(text) to visitor_reader;

/* Returns public certificates by the letters and digits of their number, present or before a correction, with the
   number that matches. */
create function private.certificates_spelled(bare text) returns table (id uuid, number text)
language sql stable set search_path = '' as $$
  select x.id, x.number from public.certificates x
  where x.is_published and x.deleted_at is null
    and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = certificates_spelled.bare
  union
  select x.id, d.facts #>> '{number,0}' from public.certificate_decisions d
    join public.certificates x on x.id = d.certificate_id and x.is_published and x.deleted_at is null
  where d.kind = 'correct' and d.facts ? 'number'
    and upper(regexp_replace(d.facts #>> '{number,0}', '[^A-Za-z0-9]', '', 'g')) = certificates_spelled.bare
$$;
grant execute on function private.certificates_spelled(text) to visitor_reader;

/* Returns up to 20 certificates by present or corrected number: first as typed, then by the same letters and digits,
   then without preceding words. */
create function private.certificates_numbered(typed text) returns table (id uuid, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  compact text := upper(regexp_replace(typed, '\s', '', 'g'));
  bare text := private.alphanumeric_of(typed);
  alone text := private.number_without_words(typed);
  most constant integer := 20;
begin
  return query select x.id, 1::bigint from public.certificates x where upper(x.number) in (upper(typed), compact);
  if found then return; end if;
  return query select distinct x.id, 1::bigint from private.certificates_spelled(bare) x
    where upper(x.number) in (upper(typed), compact);
  if found then return; end if;
  if bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select x.id, row_number() over (order by min(upper(x.number)))
      from private.certificates_spelled(bare) x
      group by x.id limit most;
    if found then return; end if;
  end if;
  if alone <> bare and alone ~ '[0-9]' and char_length(alone) > 5 then
    return query select x.id, row_number() over (order by min(upper(x.number)))
      from private.certificates_spelled(alone) x group by x.id limit most;
  end if;
end $$;
grant execute on function private.certificates_numbered(text) to visitor_reader;

/* Returns up to 20 certificates by number, otherwise by the beginning of a number, otherwise by NIB or name of the
   company. */
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
      where x.is_published and x.deleted_at is null and upper(x.number) like private.like_text(compact) || '%'
        limit most;
    if found then return; end if;
  end if;
  return query
    select x.id, row_number() over (order by k.closeness, k.name, x.issued_on desc, x.number)
    from (
      select * from private.find_companies(typed, null, most)
      union select c.id, c.name, 0 from public.clients c where c.nib = regexp_replace(typed, '[^0-9]', '', 'g')
      order by closeness, name limit most
    ) k join public.certificates x on x.client_id = k.id and x.is_published and x.deleted_at is null;
end $$;
grant execute on function private.certificates_meant(text) to visitor_reader;

/* Returns public certificates as they are now, or were on a day, in the order of the ids. */
create function private.checked_certificates(ids uuid[], day date)
returns table (id uuid, client_id uuid, number text, status text, status_since date, qualification text, issued_on date,
  expires_on date, replaced_by_number text, status_ground text, suspended_until date, successor_number text,
  client_name text, legal_form text, nib text, province text, city text, subclass_code text, subclass_name text,
  subclass_name_en text, category_name text, category_name_en text, kbli_code text, kbli_version text,
  kbli_other_code text, kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text,
  decision_number text, decided_on date, decided_by text, checked_at timestamptz, on_date date, recorded_from date,
  recorded_on date, changed_on date, present_name text, former_names jsonb, lpjk_number text, lpjk_url text,
  corrections jsonb)
language sql stable set search_path = '' as $$
  select c.id, c.client_id, c.number, o.status, o.since, i.qualification, i.issued_on, i.expires_on,
    -- Scalar subquery: a join would read all certificates.
    (select r.number from public.certificates r where r.id = o.replaced_by and r.is_published and r.deleted_at is null),
    o.ground,
    o.until,
    case when day is null and o.status not in ('aktif', 'belum_terbit') or day is null
      and i.expires_on < private.today()
      then private.successor_number(c.id, c.client_id, c.subclass_id, c.subclass_code, c.issued_on, c.expires_on) end,
    i.holder_name, i.holder_form, k.nib, k.province, k.city, i.subclass_code, i.subclass_name, i.subclass_name_en,
    i.category_name, i.category_name_en, i.kbli_code, i.kbli_version, i.kbli_other_code, i.kbli_other_version,
    i.scheme_number, i.scheme_edition, i.legal_basis, i.decision_number, i.decided_on, i.decided_by, now(), day,
    o.recorded_from, o.recorded_on, o.changed_on,
    case when private.company_title(k.legal_form, k.name) <> private.company_title(i.holder_form, i.holder_name)
      then private.company_title(k.legal_form, k.name) end, private.former_names_of(k.id), c.lpjk_number, c.lpjk_url,
        private.corrections_of(c.id)
  from unnest(ids) with ordinality as wanted (id, place)
    join public.certificates c on c.id = wanted.id and c.is_published and c.deleted_at is null
    join public.clients k on k.id = c.client_id and k.is_published and k.deleted_at is null
    cross join lateral private.certificate_on(c.id, day) o
    cross join lateral jsonb_populate_record(null::public.certificates, private.certificate_content(c.id, day)) i
  order by wanted.place
$$;
grant execute on function private.checked_certificates(uuid[], date) to visitor_reader;

/* For everyone: returns up to 20 certificates by number (present or corrected), NIB or company name (at least three
   letters), best first. status: today's (belum_terbit before the issue, kedaluwarsa after the last day); status_since:
   null if unknown; status_ground: the recorded kind of reason; successor_number: the certificate in force of the same
   company for the same work; client_name and legal_form: as issued; present_name: the company's present name if it is
   different; corrections: all of corrections_of; checked_at: now. With on_date, returns status (also tak_tercatat) and
   content of that day, with recorded_from (first day of the records), recorded_on (when the status was recorded) and
   changed_on (when a later decision last changed the answer for that day). Errors: P0001 check.day_wrong. */
create function public.check_certificate(query text, on_date date default null)
returns table (id uuid, client_id uuid, number text, status text, status_since date, qualification text, issued_on date,
  expires_on date, replaced_by_number text, status_ground text, suspended_until date, successor_number text,
  client_name text, legal_form text, nib text, province text, city text, subclass_code text, subclass_name text,
  subclass_name_en text, category_name text, category_name_en text, kbli_code text, kbli_version text,
  kbli_other_code text, kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text,
  decision_number text, decided_on date, decided_by text, checked_at timestamptz, on_date date, recorded_from date,
  recorded_on date, changed_on date, present_name text, former_names jsonb, lpjk_number text, lpjk_url text,
  corrections jsonb)
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
  select checked.* from private.day_asked(check_certificate.on_date) day, private.checked_certificates(array(
    select m.id from (select private.typed_number(check_certificate.query) as words) asked,
      private.certificates_meant(asked.words) m
    where char_length(words) >= 3 group by m.id order by min(m.place) limit 20), day) checked
$$;
grant execute on function public.check_certificate(text, date) to anon, authenticated, service_role;

/* Returns a number with similar letters and digits unified, as in the index certificates_alike_number. */
create function private.alike_number(typed text) returns text language sql immutable set search_path = '' as $$
  select translate(upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')), 'OQILBSZG', '00118526')
$$;
grant execute on function private.alike_number(text) to visitor_reader;

/* Returns the numbers that `typed` may stand for: itself (1), with two neighbours swapped or one character changed (2),
   with one too many or too few (3). */
create function private.alike_variants(typed text) returns table (variant text, distance integer)
language sql immutable set search_path = '' as $$
  with place as (select generate_series(1, char_length(typed)) as at),
    sign as (select unnest(string_to_array('0123456789ACDEFHJKMNPRTUVWXY', null)) as one)
  select typed, 1
  union all select overlay(typed placing substr(typed, at + 1, 1) || substr(typed, at, 1) from at for 2), 2 from place
    where at < char_length(typed)
  union all select overlay(typed placing one from at for 1), 2 from place, sign
  union all select overlay(typed placing '' from at for 1), 3 from place
  union all select overlay(typed placing one from at for 0), 3 from place, sign
  union all select typed || one, 3 from sign
$$;
grant execute on function private.alike_variants(text) to visitor_reader;

/* Returns up to three published certificates with a similar number, nearest first: contained in the query, or different
   in one character (look-alikes such as O and 0 do not count). Returns none for a NIB, for a text without digits, or
   for fewer than six characters. */
create function private.near_certificates(typed text) returns table (id uuid, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  alone constant text := private.alike_number(private.number_without_words(typed));
  parts constant text[] := array(select part
    from regexp_split_to_table(typed, '[^A-Za-z0-9]+') with ordinality p (part, nth)
    where p.part <> '' order by p.nth limit 12);
  keys text[];
begin
  if typed !~ '[0-9]' or char_length(alone) not between 6 and 40 or typed ~ '^[0-9[:space:].-]+$' then return; end if;
  -- The query may contain a number among other words.
  keys := array(select distinct private.alike_number(array_to_string(parts[first:last], ''))
    from generate_series(1, cardinality(parts)) first, generate_series(first, cardinality(parts)) last
    where last - first < cardinality(parts) - 1);
  keys := array(select key from unnest(keys) key where key ~ '[0-9]' and char_length(key) > 5);
  return query
    select f.id, row_number() over (order by f.distance, char_length(f.number) desc, f.number)
    from (
      select x.id, x.number, min(v.distance) as distance
      from (select variant, distance from private.alike_variants(alone) union all select key, 1 from unnest(keys) key) v
        join public.certificates x on x.is_published and x.deleted_at is null
          and translate(upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')), 'OQILBSZG', '00118526') = v.variant
      where exists (select from public.clients k where k.id = x.client_id and k.is_published and k.deleted_at is null)
      group by x.id, x.number
    ) f
    order by 2 limit 3;
end $$;
grant execute on function private.near_certificates(text) to visitor_reader;

/* For everyone: returns up to three published certificates whose number is similar to one that was not found, nearest
   first. */
create function public.near_certificates(query text)
returns table (number text, status text, client_name text, legal_form text, subclass_code text, qualification text,
  expires_on date)
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
  set enable_hashjoin = off set enable_mergejoin = off as $$
  select c.number, c.status, c.client_name, c.legal_form, c.subclass_code, c.qualification, c.expires_on
  from private.checked_certificates(array(
    select n.id from private.near_certificates(private.typed_number(near_certificates.query)) n order by n.place),
      null) c
$$;
grant execute on function public.near_certificates(text) to anon, authenticated, service_role;

/* Returns a reversed LIKE pattern for the end of a number, as read out on the phone: '00002', 'BG002 00002'. Returns
   null without a digit, or for fewer than three characters. */
create function private.number_end(typed text) returns text language sql immutable set search_path = '' as $$
  select reverse(alone) || '%' from private.number_without_words(private.typed_number(left(typed, 200))) alone
  where alone ~ '[0-9]' and char_length(alone) > 2
$$;
grant execute on function private.number_end(text) to staff_reader;

call private.owned_by('visitor_reader', 'public.check_certificate(text, date)');

call private.owned_by('visitor_reader', 'public.near_certificates(text)');
