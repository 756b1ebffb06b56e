/* Filters of the register; null does not filter. Texts with % are LIKE patterns made by private.like_text.
   With is_by_certificate, one certificate must meet all filters about certificates, or the company must be
   among `companies`. changed: certificates whose content on `day` may differ from the present one; set
   only if a filter needs it. */
create type private.register_question as (
  beginning text, containing text[], resembling text, nib text, number text,
  province text, companies uuid[],
  is_by_certificate boolean, scopes uuid[], kbli text, qualification text, statuses text[], lasts_from date,
    ended_before date, issued_after date,
  day date, day_status text, changed uuid[], sort text,
  legal_form text, former uuid[]
);

-- These functions search the public register by name, NIB or certificate number in bounded time. Each step uses an
-- index and stops at a number of rows.

/* Returns the words of a company name in lower case, without the legal form. */
create function private.company_words(typed text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word) filter (where word not in ('', 'pt', 'cv', 'ud', 'tbk', 'fa')), '{}')
  from regexp_split_to_table(lower(left(typed, 100)), '[^[:alnum:]]+') word
$$;
grant execute on function private.company_words(text) to visitor_reader, staff_reader;

/* Returns true if a certificate matched the filters of KBLI and qualification on the day. */
create function private.certificate_met(certificate uuid, asked private.register_question) returns boolean
language sql stable set search_path = '' as $$
  select (asked.kbli is null or asked.kbli in (c.facts ->> 'kbli_code', c.facts ->> 'kbli_other_code'))
    and (asked.qualification is null or c.facts ->> 'qualification' = asked.qualification)
  from private.certificate_content(certificate, asked.day) c (facts)
$$;
grant execute on function private.certificate_met(uuid, private.register_question) to visitor_reader;

/* Returns up to `most` published companies that meet the filters, by name. Runs a single statement that is planned for
   each call, so that unused conditions are folded away. */
create function private.companies_asked_for(asked private.register_question, most integer)
returns table (id uuid, name text)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select c.id, c.name from public.clients c
    where c.is_published and c.deleted_at is null
      and (asked.beginning is null or lower(c.name) like asked.beginning)
      -- A trigram index supports one pattern at a time; `ilike all` alone would not use it.
      and (asked.containing[1] is null or c.name ilike asked.containing[1])
      and (asked.containing[2] is null or c.name ilike asked.containing[2])
      and (asked.containing[3] is null or c.name ilike asked.containing[3])
      and (asked.containing[4] is null or c.name ilike all (asked.containing[4:]))
      and (asked.resembling is null or c.name operator(extensions.%>) asked.resembling)
      and (asked.former is null or c.id = any (asked.former))
      and (asked.nib is null or c.nib = asked.nib)
      and (asked.legal_form is null or lower(c.legal_form) = asked.legal_form
        or lower(c.name) like asked.legal_form || ' %' or lower(c.name) like asked.legal_form || '.%')
      and (asked.number is null or c.id = any (array(
        select x.client_id from public.certificates x where x.is_published and x.deleted_at is null
          and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like asked.number limit most)))
      and (asked.province is null or c.province = asked.province)
      and (asked.companies is null or c.id = any (asked.companies))
      -- A scalar subquery instead of exists, for which the planner may read all certificates first.
      and (asked.is_by_certificate is not true or asked.companies is not null or (
        select true from public.certificates x
        where x.client_id = c.id and x.is_published and x.deleted_at is null
          and (asked.scopes is null or x.subclass_id = any (asked.scopes))
          and (asked.kbli is null or x.kbli_code = asked.kbli or x.kbli_other_code = asked.kbli
            or asked.changed is not null and x.id = any (asked.changed))
          and (asked.qualification is null or x.qualification = asked.qualification
            or asked.changed is not null and x.id = any (asked.changed))
          and (asked.changed is null or x.id <> all (asked.changed) or private.certificate_met(x.id, asked))
          and (asked.statuses is null or x.status = any (asked.statuses))
          and (asked.lasts_from is null or asked.lasts_from between x.issued_on and x.expires_on)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.issued_after is null or x.issued_on > asked.issued_after)
          and (asked.day_status is null or private.certificate_status_on(x.id, x.issued_on, x.expires_on,
            asked.day) = asked.day_status)
        limit 1))
    order by
      -- Sorts in the order of the prefix index; with another order, the planner may scan all names.
      case when asked.beginning is not null then lower(c.name) end using operator(pg_catalog.~<~),
      case when asked.beginning is null and asked.sort = 'province' then c.province end,
      case when asked.beginning is null and asked.sort = 'name_down' then c.name end desc,
      case when asked.beginning is null and asked.sort = 'name_down' then c.id end desc,
      case when asked.beginning is null and asked.sort is distinct from 'name_down' then c.name end,
      case when asked.beginning is null and asked.sort is distinct from 'name_down' then c.id end
    limit most;
end $$;
grant execute on function private.companies_asked_for(private.register_question, integer) to visitor_reader;

/* Returns up to `most` published companies of each closeness, by name: 1, the name begins with the words; 2, the name
   or a former name contains all words; 3, the name is similar, only if there are no others. */
create function private.find_companies(typed text, asked private.register_question, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  -- Keeps only letters and digits, so that words are not patterns.
  words text[] := private.company_words(typed);
  phrase text := array_to_string(words, ' ');
  is_found boolean;
begin
  if char_length(phrase) < 2 then return; end if;
  asked.beginning := phrase || '%';
  return query select f.id, f.name, 1 from private.companies_asked_for(asked, most) f;
  asked.beginning := null;
  asked.containing := array(select '%' || word || '%' from unnest(words) word);
  return query select f.id, f.name, 2 from private.companies_asked_for(asked, most) f;
  is_found := found;
  asked.containing := null;
  if char_length(phrase) >= 3 then
    asked.former := array(select private.formerly_named(words, most));
    if asked.former <> '{}' then
      return query select f.id, f.name, 2 from private.companies_asked_for(asked, most) f;
      is_found := is_found or found;
    end if;
    asked.former := null;
  end if;
  if not is_found then
    asked.resembling := phrase;
    return query select f.id, f.name, 3 from private.companies_asked_for(asked, most) f;
  end if;
end $$;
grant execute on function private.find_companies(text, private.register_question, integer) to visitor_reader;

/* Returns published companies by NIB, or by a certificate number or its beginning. */
create function private.find_numbered_companies(typed text, asked private.register_question, most integer)
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
grant execute on function private.find_numbered_companies(text, private.register_question, integer) to visitor_reader;

/* Returns the KBLI code of a query such as '41012' or 'KBLI 41012'; null for anything else. */
create function private.kbli_typed(typed text) returns text language sql immutable set search_path = '' as $$
  select substring(upper(typed) from '^\s*(?:KBLI[\s.:-]*)?([0-9]{5})\s*$')
$$;
grant execute on function private.kbli_typed(text) to anon, authenticated, service_role, visitor_reader;

/* Parses the filters of the register. */
create function private.register_filters(filters jsonb) returns private.register_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
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
  if on_date is not null and not pg_input_is_valid(on_date, 'date') then
    perform private.refuse('check.day_wrong', 'on_date');
  end if;
  asked.day := private.day_asked(on_date::date);
  asked.province := nullif(filters ->> 'province', '');
  asked.qualification := nullif(filters ->> 'qualification', '');
  asked.kbli := nullif(filters ->> 'kbli', '');
  if category is not null or subclass is not null then
    select coalesce(array_agg(s.id), '{}') into asked.scopes from public.rl_subclass s
      join public.rl_categories g on g.id = s.category_id
      where (category is null or g.code = category) and (subclass is null or s.code = subclass);
  end if;
  if status is not null and asked.day is not null then asked.day_status := status; end if;
  if status is not null and asked.day is null then
    asked.statuses := case when status in ('kedaluwarsa', 'belum_terbit') then '{aktif,dibekukan}'
      else array[status] end;
    if status = 'belum_terbit' then asked.issued_after := private.today(); end if;
    if status = 'kedaluwarsa' then asked.ended_before := private.today(); end if;
    if status in ('aktif', 'dibekukan') then asked.lasts_from := private.today(); end if;
  end if;
  if asked.scopes is null and asked.kbli is null and asked.qualification is null and status is null then
    return asked;
  end if;
  asked.is_by_certificate := true;
  if asked.day is not null and (asked.kbli is not null or asked.qualification is not null) then
    asked.changed := array(select distinct d.certificate_id from public.certificate_decisions d
      where d.kind in ('correct', 'reduce') and not d.from_beginning and d.effective_on > asked.day);
  end if;
  if asked.day_status in ('dibekukan', 'dicabut', 'diganti') then
    ended := array(select distinct d.certificate_id from public.certificate_decisions d
      where d.kind = case asked.day_status when 'dibekukan' then 'suspend' when 'dicabut' then 'withdraw'
          else 'replace' end
        and d.kind in ('suspend', 'withdraw', 'replace') and d.effective_on <= asked.day limit 20001);
    -- Above this number of matches, scanning the names is fast enough.
    if cardinality(ended) > 20000 then ended := null; end if;
  end if;
  -- With combined filters and few matches, PostgreSQL would scan all names, so find the companies first.
  select coalesce(array_agg(f.client_id), '{}') into companies from (
    select x.client_id from public.certificates x
    where x.is_published and x.deleted_at is null
      and (asked.scopes is null or x.subclass_id = any (asked.scopes))
      and (asked.kbli is null or x.kbli_code = asked.kbli or x.kbli_other_code = asked.kbli
        or asked.changed is not null and x.id = any (asked.changed))
      and (asked.qualification is null or x.qualification = asked.qualification
        or asked.changed is not null and x.id = any (asked.changed))
      and (asked.changed is null or x.id <> all (asked.changed) or private.certificate_met(x.id, asked))
      and (asked.statuses is null or x.status = any (asked.statuses))
      and (asked.lasts_from is null or asked.lasts_from between x.issued_on and x.expires_on)
      and (asked.ended_before is null or x.expires_on < asked.ended_before)
      and (asked.issued_after is null or x.issued_on > asked.issued_after)
      and (ended is null or x.id = any (ended))
      and (asked.day_status is null or private.certificate_status_on(x.id, x.issued_on, x.expires_on,
        asked.day) = asked.day_status)
    limit few + 1
  ) f;
  if cardinality(companies) <= few then asked.companies := companies; end if;
  return asked;
end $$;
grant execute on function private.register_filters(jsonb) to visitor_reader;
