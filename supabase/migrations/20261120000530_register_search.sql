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

/* Published companies whose name begins with the words (closeness 1), holds them all (2) or, when there is none,
   resembles them (3): at most `most` of each, in the order of their names. `conditions` is SQL about the company c, made
   with format(%L) by the functions below; never what somebody typed. Dynamic, so that the planner sees the words. */
create function private.find_companies(typed text, conditions text, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  words text[] := private.company_words(typed);
  phrase text := array_to_string(words, ' ');
  candidates text := 'select c.id, c.name, %s from public.clients c where c.is_published and c.deleted_at is null and %s and ' || conditions
    || ' order by %s limit ' || most;
begin
  if char_length(phrase) < 2 then return; end if;
  return query execute format(candidates, 1, format('lower(c.name) like %L', phrase || '%'),
    -- The order of the index that finds them; any other would invite the planner to walk through all names.
    'lower(c.name) using operator(pg_catalog.~<~)');
  return query execute format(candidates, 2,
    (select string_agg(format('c.name ilike %L', '%' || word || '%'), ' and ') from unnest(words) word), 'c.name, c.id');
  if not found then
    return query execute format(candidates, 3, format('c.name operator(extensions.%%>) %L', phrase), 'c.name, c.id');
  end if;
end $$;

/* Published companies by their NIB, or by the beginning or the whole number of a certificate. */
create function private.find_numbered_companies(typed text, conditions text, most integer)
returns table (id uuid, name text, closeness integer) language plpgsql stable set search_path = '' as $$
declare
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
  compact text := upper(regexp_replace(typed, '\s', '', 'g'));
  candidates text := 'select c.id, c.name, 0 from public.clients c where c.is_published and c.deleted_at is null and %s and ' || conditions
    || ' limit ' || most;
begin
  if digits = '' then return; end if;
  if char_length(digits) = 13 then
    return query execute format(candidates, format('c.nib = %L', digits));
  end if;
  return query execute format(candidates, format(
    'c.id = any (array(select x.client_id from public.certificates x where x.is_published and x.deleted_at is null
       and upper(x.number) like %L limit %s))',
    regexp_replace(compact, '([\\%_])', '\\\1', 'g') || '%', most));
end $$;

/* The filters of the register as SQL about the company c. What is not asked for is not in it. */
create function private.register_conditions(filters jsonb) returns text language plpgsql stable set search_path = '' as $$
declare
  asked record;
  few constant integer := 1500;
  scopes uuid[];
  companies uuid[];
  certificate text := '';
  company text := 'true';
begin
  select nullif(filters ->> 'province', '') as province, nullif(filters ->> 'category', '') as category, nullif(filters ->> 'subclass', '') as subclass,
    nullif(filters ->> 'qualification', '') as qualification, nullif(filters ->> 'status', '') as status into asked;
  if asked.province is not null then company := format('c.province = %L', asked.province); end if;
  if asked.category is not null or asked.subclass is not null then
    select coalesce(array_agg(s.id), '{}') into scopes from public.rl_subclass s join public.rl_categories g on g.id = s.category_id
      where (asked.category is null or g.code = upper(asked.category)) and (asked.subclass is null or s.code = upper(asked.subclass));
    certificate := certificate || format(' and x.subclass_id = any (%L::uuid[])', scopes);
  end if;
  if asked.qualification is not null then certificate := certificate || format(' and x.qualification = %L', asked.qualification); end if;
  if asked.status is not null then
    certificate := certificate || case asked.status
      when 'kedaluwarsa' then format(' and x.status in (''aktif'', ''dibekukan'') and x.expires_on < %L', private.today())
      when 'aktif' then format(' and x.status = ''aktif'' and x.expires_on >= %L', private.today())
      when 'dibekukan' then format(' and x.status = ''dibekukan'' and x.expires_on >= %L', private.today())
      else format(' and x.status = %L', asked.status) end;
  end if;
  if certificate = '' then return company; end if;
  -- Filters that hardly any certificate meets together (a small company with a specialist's work) would have the names
  -- read to their end: their companies are written out instead.
  execute 'select coalesce(array_agg(f.client_id), ''{}'') from (select x.client_id from public.certificates x
    where x.is_published and x.deleted_at is null' || certificate || ' limit ' || few + 1 || ') f' into companies;
  if cardinality(companies) <= few then
    company := company || format(' and c.id in (select unnest(%L::uuid[]))', companies);
  else
    company := company || ' and exists (select from public.certificates x where x.client_id = c.id and x.is_published and x.deleted_at is null'
      || certificate || ')';
  end if;
  return company;
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
  conditions text := private.register_conditions(coalesce(filters, '{}'));
  ids uuid[];
  closest integer := 0;
  here integer;
begin
  if typed = '' then
    execute format('select array_agg(f.id order by f.name, f.id) from (select c.id, c.name from public.clients c
      where c.is_published and c.deleted_at is null and %s order by c.name, c.id limit %s) f', conditions, most + 1) into ids;
  else
    select array_agg(f.id order by f.closeness, f.name, f.id), max(f.closeness) into ids, closest
    from (
      select e.id, e.name, min(e.closeness) as closeness from (
        select * from private.find_numbered_companies(typed, conditions, most + 1)
        union all select * from private.find_companies(typed, conditions, most + 1)
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

/* Anyone: what happened to the certificates of a company, oldest first. Reasons and names stay with the staff. */
create function public.certificate_history(company_id uuid)
returns table (certificate_id uuid, from_status text, to_status text, effective_on date)
language sql stable security definer set search_path = '' as $$
  select e.certificate_id, e.from_status, e.to_status, e.effective_on
  from public.clients k
    join public.certificates c on c.client_id = k.id and c.is_published and c.deleted_at is null
    join public.certificate_events e on e.certificate_id = c.id
  where k.id = company_id and k.is_published and k.deleted_at is null
  order by e.effective_on, e.from_status is not null, e.created_at, e.id limit 500 $$;
comment on function public.certificate_history(uuid) is 'Status changes of a published company''s certificates, without reasons or names.';

revoke execute on function private.company_words(text), private.find_companies(text, text, integer),
  private.find_numbered_companies(text, text, integer), private.register_conditions(jsonb) from public;
revoke execute on function public.search_register(text, jsonb, integer, integer), public.certificate_history(uuid) from public;
grant execute on function public.search_register(text, jsonb, integer, integer), public.certificate_history(uuid)
  to anon, authenticated, service_role;
