-- The public register, however large: who has a certificate, found by name, NIB or number, in a bounded time.
-- Every step stops at a number of rows and has an index to walk along; nothing counts to the end.

-- What visitors may see, in the orders they ask for it.
create index clients_public_name on public.clients (name, id) where is_published and deleted_at is null;
create index clients_public_province on public.clients (province, name, id) where is_published and deleted_at is null;
create index clients_public_beginning on public.clients (lower(name) text_pattern_ops) where is_published and deleted_at is null;
-- The columns that filters ask for, with the company: these indexes answer by themselves.
create index certificates_public_subclass on public.certificates (subclass_id, qualification, status, expires_on, client_id)
  where is_published and deleted_at is null;
create index certificates_public_qualification on public.certificates (qualification, status, expires_on, client_id)
  where is_published and deleted_at is null;
create index certificates_public_status on public.certificates (status, expires_on, client_id) where is_published and deleted_at is null;
create index certificates_public_client on public.certificates (client_id, subclass_id, qualification, status, expires_on)
  where is_published and deleted_at is null;

/* The words by which a company is looked for: in small letters, without its legal form. */
create function private.company_words(typed text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word) filter (where word not in ('', 'pt', 'cv', 'ud', 'tbk', 'fa')), '{}')
  from regexp_split_to_table(lower(left(typed, 100)), '[^[:alnum:]]+') word $$;

/* What is asked of the register; null asks for nothing. Texts with % are patterns for LIKE, made by private.like_text. A filter about certificates
   (is_by_certificate) is met by one certificate that meets them all, or by being among `companies`, which somebody looked up. */
create type private.register_question as (
  beginning text, containing text[], resembling text, nib text, number text,
  province text, companies uuid[],
  is_by_certificate boolean, scopes uuid[], qualification text, statuses text[], lasts_from date, ended_before date
);

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
          and (asked.qualification is null or x.qualification = asked.qualification)
          and (asked.statuses is null or x.status = any (asked.statuses))
          and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
        limit 1))
    order by
      -- The order of the index that finds beginnings; any other would invite the planner to walk through all names.
      case when asked.beginning is not null then lower(c.name) end using operator(pg_catalog.~<~),
      case when asked.beginning is null then c.name end,
      case when asked.beginning is null then c.id end
    limit most;
end $$;

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

/* The filters of the register. What is not asked for is null. */
create function private.register_filters(filters jsonb) returns private.register_question language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan as $$
declare
  asked private.register_question;
  category constant text := upper(nullif(filters ->> 'category', ''));
  subclass constant text := upper(nullif(filters ->> 'subclass', ''));
  status constant text := nullif(filters ->> 'status', '');
  few constant integer := 5000;
  companies uuid[];
begin
  asked.province := nullif(filters ->> 'province', '');
  asked.qualification := nullif(filters ->> 'qualification', '');
  if category is not null or subclass is not null then
    select coalesce(array_agg(s.id), '{}') into asked.scopes from public.rl_subclass s join public.rl_categories g on g.id = s.category_id
      where (category is null or g.code = category) and (subclass is null or s.code = subclass);
  end if;
  if status is not null then
    asked.statuses := case status when 'kedaluwarsa' then '{aktif,dibekukan}' else array[status] end;
    if status = 'kedaluwarsa' then asked.ended_before := private.today(); end if;
    if status in ('aktif', 'dibekukan') then asked.lasts_from := private.today(); end if;
  end if;
  if asked.scopes is null and asked.qualification is null and status is null then return asked; end if;
  asked.is_by_certificate := true;
  -- Filters that hardly any certificate meets together (a small company with a specialist's work) would have the names
  -- read to their end: their companies are named instead.
  select coalesce(array_agg(f.client_id), '{}') into companies from (
    select x.client_id from public.certificates x
    where x.is_published and x.deleted_at is null
      and (asked.scopes is null or x.subclass_id = any (asked.scopes))
      and (asked.qualification is null or x.qualification = asked.qualification)
      and (asked.statuses is null or x.status = any (asked.statuses))
      and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
      and (asked.ended_before is null or x.expires_on < asked.ended_before)
    limit few + 1
  ) f;
  if cardinality(companies) <= few then asked.companies := companies; end if;
  return asked;
end $$;

/* Anyone: a page of the companies in the register, best first, then by name. query is a name (typing errors are forgiven
   when nothing else matches: is_close), a NIB or a certificate number; filters an object with any of province, category and
   subclass (codes), qualification, status (today's, kedaluwarsa included), which one certificate must meet together.
   total stops at 1000 (is_capped), and with it the pages; a page beyond the last is the last. statuses: how many of the
   company's certificates have which status today. */
create function public.search_register(query text default '', filters jsonb default '{}', page_number integer default 1, page_size integer default 20)
returns table (id uuid, name text, legal_form text, nib text, province text, city text, certificates integer, statuses jsonb,
  page integer, total integer, is_capped boolean, is_close boolean)
language plpgsql stable security definer set search_path = ''
-- One visitor, one core: starting helpers takes longer than the whole answer.
set max_parallel_workers_per_gather = 0
-- Leaves the two plans that stop early: along the names until enough fit, or from the few certificates that do. The
-- others read every company, which planners like for filters that about a tenth of them pass.
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  most constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 20), 1), 50);
  typed text := left(btrim(coalesce(query, '')), 100);
  asked private.register_question := private.register_filters(filters);
  ids uuid[];
  closest integer := 0;
  here integer;
begin
  if typed = '' then
    select array_agg(f.id order by f.name, f.id) into ids from private.companies_asked_for(asked, most + 1) f;
  else
    select array_agg(f.id order by f.closeness, f.name, f.id), max(f.closeness) into ids, closest
    from (
      select e.id, e.name, min(e.closeness) as closeness from (
        select * from private.find_numbered_companies(typed, asked, most + 1)
        union all select * from private.find_companies(typed, asked, most + 1)
      ) e group by e.id, e.name
    ) f;
  end if;
  if ids is null then return; end if;
  here := least(greatest(coalesce(page_number, 1), 1), ceil(least(cardinality(ids), most)::numeric / size));
  return query
    select c.id, c.name, c.legal_form, c.nib, c.province, c.city, coalesce(held.count, 0)::integer, coalesce(held.statuses, '{}'),
      here, least(cardinality(ids), most), cardinality(ids) > most, closest = 3
    from unnest(ids[(here - 1) * size + 1 : least(here * size, most)]) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      left join lateral (
        select sum(s.count) as count, jsonb_object_agg(s.status, s.count) as statuses from (
          select public.certificate_status(x.status, x.expires_on) as status, count(*) as count
          from public.certificates x where x.client_id = c.id and x.is_published and x.deleted_at is null group by 1
        ) s
      ) held on true
    order by wanted.place;
end $$;
comment on function public.search_register(text, jsonb, integer, integer) is
  'A page of the public register: companies by name, NIB or certificate number, with filters; the count stops at 1000.';

/* Anyone: what happened to the certificates of a company, oldest first: what was decided (kind status), and when one left the
   register (hidden) and came back (shown). Certificates that have left it are told of too. Reasons and names stay with the
   staff. */
create function public.certificate_history(company_id uuid)
returns table (certificate_id uuid, number text, kind text, from_status text, to_status text, effective_on date)
language sql stable security definer set search_path = '' as $$
  select e.certificate_id, c.number, e.kind, e.from_status, e.to_status, e.effective_on
  from public.clients k
    join public.certificates c on c.client_id = k.id and c.first_published_at is not null
    join public.certificate_events e on e.certificate_id = c.id and e.kind in ('status', 'hidden', 'shown')
  where k.id = company_id and k.is_published and k.deleted_at is null
  order by e.effective_on, e.from_status is not null, e.created_at, e.id limit 500 $$;
comment on function public.certificate_history(uuid) is 'What happened to a published company''s certificates, those that have left the register included, without reasons or names.';

revoke execute on function private.company_words(text), private.companies_asked_for(private.register_question, integer),
  private.find_companies(text, private.register_question, integer), private.find_numbered_companies(text, private.register_question, integer),
  private.register_filters(jsonb) from public;
revoke execute on function public.search_register(text, jsonb, integer, integer), public.certificate_history(uuid) from public;
grant execute on function public.search_register(text, jsonb, integer, integer), public.certificate_history(uuid)
  to anon, authenticated, service_role;
