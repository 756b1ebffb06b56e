-- Register of certified companies (ISO/IEC 17065, 7.8).
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_name(name, 200)),
  legal_form text check (char_length(legal_form) <= 60),
  name_since date check (name_since between '1945-01-01' and '2099-12-31'),
  name_correction text check (char_length(name_correction) <= 500),
  kind text not null default 'BUJKN' check (kind in ('BUJKN', 'PMA', 'KPBUJKA', 'perorangan')),
  nib text unique check (nib ~ '^[0-9]{13}$'),
  province text check (char_length(province) <= 80),
  city text check (char_length(city) <= 80),
  association text check (char_length(association) <= 120),
  website text check (private.is_link(website)),
  logo_url text check (private.is_picture(logo_url)),
  is_published boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.clients is
  'Certified companies. The list is public, so it contains no tax numbers and no personal data.';
comment on column public.clients.name_since is
  'First day of the present name and legal form; null: unknown. Earlier ones are in client_names.';
comment on column public.clients.name_correction is
  'Reason for correcting the name instead of recording a new one. Never stored here: see private.keep_former_name.';
create index clients_name on public.clients (name, id);
create index clients_place on public.clients (province, city);
create index clients_name_words on public.clients using gin (name extensions.gin_trgm_ops);
create index clients_city_words on public.clients using gin (city extensions.gin_trgm_ops);
-- Indexes for public companies, in the sort orders of the register.
create index clients_public_name on public.clients (name, id) where is_published and deleted_at is null;
create index clients_public_province on public.clients (province, name, id) where is_published and deleted_at is null;
create index clients_public_beginning on public.clients (lower(name) text_pattern_ops) where is_published
  and deleted_at is null;
-- Indexes for the back-office lists.
create index clients_listed_name on public.clients (name, id) where deleted_at is null;
create index clients_listed_newest on public.clients (updated_at, id) where deleted_at is null;
create index clients_listed_province on public.clients (province, name, id) where deleted_at is null;
create index clients_listed_association on public.clients (association, name, id) where deleted_at is null;
create index clients_listed_city on public.clients (city, id) where deleted_at is null;
create index clients_listed_kind on public.clients (kind, name, id) where deleted_at is null;
create index clients_listed_form on public.clients (legal_form, id) where deleted_at is null;
create index clients_listed_beginning on public.clients (lower(name) text_pattern_ops) where deleted_at is null;
create index clients_hidden on public.clients (name, id) where not is_published and deleted_at is null;
create index clients_nib_beginning on public.clients (nib text_pattern_ops);
create index clients_trash on public.clients (deleted_at, id) where deleted_at is not null;
create index clients_legal_form on public.clients (lower(legal_form)) where is_published and deleted_at is null;

/* Filters of the company list. containing: up to six patterns; beginning, number, nib: one pattern each. If the query
   has words (has_words), one of these must match. clients: companies that have a certificate with one of the statuses;
   null if there are too many. */
create type private.client_question as (
  sort text, is_trash boolean, province text, association text, is_published boolean,
  statuses text[], lasts_from date, ended_before date, clients uuid[],
  has_words boolean, beginning text, containing text[], number text, nib text,
  provinces text[], associations text[], today text[], legal_form text, kind text, kinds text[], former uuid[]
);

create function private.client_question(query text, filters jsonb, sort text) returns private.client_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.client_question;
  words text[] := private.company_words(query);
  phrase text;
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  few constant integer := 5000;
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{name,updated_at,province,association,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  select * into asked.province, asked.provinces from private.one_or_several(private.filter_values(filters, 'province'));
  select * into asked.association, asked.associations
    from private.one_or_several(private.filter_values(filters, 'association'));
  select * into asked.kind, asked.kinds from private.one_or_several(private.filter_values(filters, 'kind'));
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  select * into asked.statuses, asked.lasts_from, asked.ended_before, asked.today
    from private.statuses_meant(private.filter_values(filters, 'status'));
  if asked.statuses is not null then
    select coalesce(array_agg(f.client_id), '{}') into clients from (
      select x.client_id from public.certificates x where x.deleted_at is null and x.status = any (asked.statuses)
        and (asked.lasts_from is null or asked.lasts_from between x.issued_on and x.expires_on)
        and (asked.ended_before is null or x.expires_on < asked.ended_before)
        and (asked.today is null or public.certificate_status(x.status, x.issued_on, x.expires_on) = any (asked.today))
      limit few + 1
    ) f;
    if cardinality(clients) <= few then asked.clients := clients; end if;
  end if;
  asked.has_words := compact <> '';
  if not asked.has_words then return asked; end if;
  -- A query that contains only a legal form is searched as typed, also in the column legal_form.
  if words = '{}' then
    words := private.list_words(query);
    asked.legal_form := upper(array_to_string(words, ' '));
  end if;
  phrase := array_to_string(words, ' ');
  if char_length(phrase) >= 3 then
    asked.former := array(select private.formerly_named(words, 1000));
    asked.containing := array(select '%' || word || '%' from unnest(words) word);
  elsif phrase <> '' then
    -- With fewer than three letters, the trigram index finds only prefixes of words.
    asked.beginning := phrase || '%';
  end if;
  if compact ~ '[0-9]' and char_length(compact) >= 3 then
    asked.number := private.number_without_words(query) || '%';
    if compact ~ '^[0-9]+$' then asked.nib := asked.number; end if;
  end if;
  return asked;
end $$;
grant execute on function private.client_question(text, jsonb, text) to staff_reader;

/* Returns up to `wanted` matching companies in order, after skipping `skipped`. */
create function private.clients_asked_for(asked private.client_question, skipped integer, wanted integer)
returns setof uuid language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
begin
  return query
    select t.id from public.clients t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.province is null or t.province = asked.province)
      and (asked.provinces is null or t.province = any (asked.provinces))
      and (asked.association is null or t.association = asked.association)
      and (asked.associations is null or t.association = any (asked.associations))
      and (asked.kind is null or t.kind = asked.kind)
      and (asked.kinds is null or t.kind = any (asked.kinds))
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.clients is null or t.id = any (asked.clients))
      -- Scalar subquery: with exists, the planner may read all certificates first.
      and (asked.statuses is null or asked.clients is not null or (
        select true from public.certificates x
        where x.client_id = t.id and x.deleted_at is null and x.status = any (asked.statuses)
          and (asked.lasts_from is null or asked.lasts_from between x.issued_on and x.expires_on)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.today is null or public.certificate_status(x.status, x.issued_on, x.expires_on)
            = any (asked.today))
        limit 1))
      and (not asked.has_words
        or asked.beginning is not null and (lower(t.name) like asked.beginning or t.name ilike '% ' || asked.beginning)
        or asked.legal_form is not null and t.legal_form = asked.legal_form
        or asked.containing[1] is not null and (t.name ilike asked.containing[1] or t.city ilike asked.containing[1])
          and (asked.containing[2] is null or t.name ilike asked.containing[2] or t.city ilike asked.containing[2])
          and (asked.containing[3] is null or t.name ilike asked.containing[3] or t.city ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.name, t.city) ilike all (asked.containing[4:]))
        or asked.former <> '{}' and t.id = any (asked.former)
        or asked.number is not null and t.id = any (array(
          select x.client_id from public.certificates x
            where upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like asked.number limit 1000))
        or asked.nib is not null and t.nib like asked.nib)
    order by
      case when asked.sort = 'name' then t.name end, case when asked.sort = '-name' then t.name end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at'
        then t.updated_at end desc,
      case when asked.sort = 'province' then t.province end, case when asked.sort = '-province'
        then t.province end desc,
      case when asked.sort = 'association' then t.association end, case when asked.sort = '-association'
        then t.association end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at'
        then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.clients_asked_for(private.client_question, integer, integer) to staff_reader;

/* For staff: returns one page of the companies. query: a name, a city, the beginning of a NIB or of a certificate
   number. filters: view (trash), province, association, kind, published (yes, no), status (of a certificate today).
   sort: name, province, association, updated_at, deleted_at; a leading minus means descending. total is capped
   (is_capped) at 10,000, at 1,000 with words or a status, and at 100,000 for pages of 1,000. */
create function public.list_clients(query text default '', filters jsonb default '{}', sort text default 'name',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, name text, legal_form text, kind text, nib text, province text, city text, association text,
  website text, name_since date, certificates integer, active integer, is_published boolean, updated_at timestamptz,
    deleted_at timestamptz,
    page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
-- Allows only plans that stop early: scans by name, or from few matching rows. Other plans, and parallel ones, read
-- every row.
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set jit = off as $$
declare
  asked private.client_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.client_question(coalesce(query, ''), filters, sort);
  most := private.list_most(asked.has_words or asked.statuses is not null, page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.clients_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select c.id, c.name, c.legal_form, c.kind, c.nib, c.province, c.city, c.association, c.website, c.name_since,
      held.certificates::integer, held.active::integer, c.is_published, c.updated_at, c.deleted_at, shown.page,
        shown.total, shown.is_capped
    from private.clients_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      cross join lateral (
        select count(*) as certificates, count(*) filter (where x.status = 'aktif'
          and x.expires_on >= private.today()) as active
        from public.certificates x where x.client_id = c.id and x.deleted_at is null
      ) held
    order by wanted.place;
end $$;
grant execute on function public.list_clients(text, jsonb, text, integer, integer) to authenticated;

call private.owned_by('staff_reader', 'public.list_clients(text, jsonb, text, integer, integer)');
