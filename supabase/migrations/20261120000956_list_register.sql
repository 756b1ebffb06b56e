-- Companies and certificates for the back-office, a page at a time, the unpublished and the trash included.

create index clients_listed_name on public.clients (name, id) where deleted_at is null;
create index clients_listed_newest on public.clients (updated_at, id) where deleted_at is null;
create index clients_listed_province on public.clients (province, name, id) where deleted_at is null;
create index clients_listed_association on public.clients (association, name, id) where deleted_at is null;
create index clients_listed_beginning on public.clients (lower(name) text_pattern_ops) where deleted_at is null;
create index clients_hidden on public.clients (name, id) where not is_published and deleted_at is null;
create index clients_nib_beginning on public.clients (nib text_pattern_ops);
create index clients_trash on public.clients (deleted_at, id) where deleted_at is not null;

create index certificates_listed_newest on public.certificates (updated_at, id) where deleted_at is null;
create index certificates_listed_number on public.certificates (number, id) where deleted_at is null;
create index certificates_listed_issued on public.certificates (issued_on, id) where deleted_at is null;
create index certificates_listed_expiry on public.certificates (expires_on, id) where deleted_at is null;
create index certificates_listed_status on public.certificates (status, expires_on, client_id) where deleted_at is null;
create index certificates_listed_scope on public.certificates (subclass_id, qualification) where deleted_at is null;
create index certificates_listed_qualification on public.certificates (qualification, updated_at) where deleted_at is null;
create index certificates_listed_client on public.certificates (client_id, status, expires_on) where deleted_at is null;
create index certificates_hidden on public.certificates (updated_at, id) where not is_published and deleted_at is null;
create index certificates_trash on public.certificates (deleted_at, id) where deleted_at is not null;
create index certificate_events_newest on public.certificate_events (certificate_id, effective_on desc, created_at desc);

/* That the certificate x has the status today, as SQL. */
create function private.has_status(status text) returns text language sql stable set search_path = '' as $$
  select case status
    when 'kedaluwarsa' then format('x.status in (''aktif'', ''dibekukan'') and x.expires_on < %L', private.today())
    when 'aktif' then format('x.status = ''aktif'' and x.expires_on >= %L', private.today())
    when 'dibekukan' then format('x.status = ''dibekukan'' and x.expires_on >= %L', private.today())
    else format('x.status = %L', status) end $$;

/* That the row t of a list is one of the ids that `chosen` (SQL) finds. Few are written out, so that the planner starts
   from them; with many, each row of the list is looked up by `otherwise` (SQL). */
create function private.among(id_column text, chosen text, otherwise text) returns text language plpgsql stable set search_path = '' as $$
declare
  few constant integer := 5000;
  ids uuid[];
begin
  execute format('select array(select f.id from (%s limit %s) f)', chosen, few + 1) into ids;
  return case when cardinality(ids) <= few then format('t.%I = any (%L::uuid[])', id_column, ids) else otherwise end;
end $$;

/* Filters and words of the list of companies as SQL about the company t. */
create function private.client_conditions(query text, filters jsonb) returns text language plpgsql stable set search_path = '' as $$
declare
  words text[] := private.company_words(query);
  phrase text := array_to_string(words, ' ');
  compact text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  number text := regexp_replace(compact, '([\\%_])', '\\\1', 'g') || '%';
  conditions text := case when filters ->> 'view' = 'trash' then 't.deleted_at is not null' else 't.deleted_at is null' end;
  by_number text := '';
begin
  -- A legal form alone is looked for as it is.
  if words = '{}' then words := private.list_words(query); phrase := array_to_string(words, ' '); end if;
  if filters ->> 'province' <> '' then conditions := conditions || format(' and t.province = %L', filters ->> 'province'); end if;
  if filters ->> 'association' <> '' then conditions := conditions || format(' and t.association = %L', filters ->> 'association'); end if;
  if filters ->> 'published' in ('yes', 'no') then
    conditions := conditions || case filters ->> 'published' when 'yes' then ' and t.is_published' else ' and not t.is_published' end;
  end if;
  if filters ->> 'status' <> '' then
    conditions := conditions || ' and ' || private.among('id',
      'select x.client_id as id from public.certificates x where x.deleted_at is null and ' || private.has_status(filters ->> 'status'),
      'exists (select from public.certificates x where x.client_id = t.id and x.deleted_at is null and '
        || private.has_status(filters ->> 'status') || ')');
  end if;
  if compact = '' then return conditions; end if;
  if compact ~ '[0-9]' and char_length(compact) >= 3 then
    by_number := format(' or t.id = any (array(select x.client_id from public.certificates x where upper(x.number) like %L limit 1000))', number);
    if compact ~ '^[0-9]+$' then by_number := by_number || format(' or t.nib like %L', number); end if;
  end if;
  return conditions || ' and (' || case
    when cardinality(words) = 0 then 'false'
    -- Fewer than three letters have no trigram: the names that begin so.
    when char_length(phrase) < 3 then format('lower(t.name) like %L', phrase || '%')
    else private.holds_words(words, 't.name') end || by_number || ')';
end $$;

/* Staff: a page of the companies. query is a name, the beginning of a NIB or of a certificate's number. filters: view
   (trash), province, association, published (yes, no), status (what one certificate is today). sort: name, province,
   association, updated_at, deleted_at, or the same with a minus. total stops at 10000, or 1000 with words or a status
   (is_capped). */
create function public.list_clients(query text default '', filters jsonb default '{}', sort text default 'name',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, name text, legal_form text, nib text, province text, city text, association text, certificates integer,
  active integer, is_published boolean, updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
-- One person, one core; along the names until enough fit, or from the few rows that do: the other plans read every row.
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select c.id, c.name, c.legal_form, c.nib, c.province, c.city, c.association, held.certificates::integer, held.active::integer,
      c.is_published, c.updated_at, c.deleted_at, p.page, p.total, p.is_capped
    from private.list_page('clients', private.client_conditions(coalesce(query, ''), coalesce(filters, '{}')),
        query ~ '\S' is true or filters ->> 'status' <> '' is true,
        private.list_order(sort, '{name,updated_at,province,association,deleted_at}'), page_number, page_size) p
      cross join lateral unnest(p.ids) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      cross join lateral (
        select count(*) as certificates, count(*) filter (where x.status = 'aktif' and x.expires_on >= private.today()) as active
        from public.certificates x where x.client_id = c.id and x.deleted_at is null
      ) held
    order by wanted.place;
end $$;
comment on function public.list_clients(text, jsonb, text, integer, integer) is
  'A page of the companies for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';

/* Filters and words of the list of certificates as SQL about the certificate t. */
create function private.certificate_conditions(query text, filters jsonb) returns text language plpgsql stable set search_path = '' as $$
declare
  words text[] := private.company_words(query);
  compact text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  conditions text := case when filters ->> 'view' = 'trash' then 't.deleted_at is not null' else 't.deleted_at is null' end;
  scopes uuid[];
  named text := private.holds_words(words, 'c.name');
begin
  if filters ->> 'status' <> '' then
    conditions := conditions || ' and ' || replace(private.has_status(filters ->> 'status'), 'x.', 't.');
  end if;
  if filters ->> 'expiring' in ('30', '60', '90') then
    conditions := conditions || format(' and t.status in (''aktif'', ''dibekukan'') and t.expires_on between %L and %L',
      private.today(), private.today() + (filters ->> 'expiring')::integer);
  end if;
  if filters ->> 'qualification' <> '' then conditions := conditions || format(' and t.qualification = %L', filters ->> 'qualification'); end if;
  if filters ->> 'category' <> '' then
    select coalesce(array_agg(s.id), '{}') into scopes
      from public.rl_subclass s join public.rl_categories g on g.id = s.category_id where g.code = upper(filters ->> 'category');
    conditions := conditions || format(' and t.subclass_id = any (%L::uuid[])', scopes);
  end if;
  if filters ->> 'published' in ('yes', 'no') then
    conditions := conditions || case filters ->> 'published' when 'yes' then ' and t.is_published' else ' and not t.is_published' end;
  end if;
  if compact = '' then return conditions; end if;
  return conditions || ' and (' || format('upper(t.number) like %L', regexp_replace(compact, '([\\%_])', '\\\1', 'g') || '%') || case
    when char_length(array_to_string(words, '')) < 3 then ''
    else ' or ' || private.among('client_id', 'select c.id from public.clients c where ' || named,
      -- Not exists: that would be answered by reading all companies first.
      '(select ' || named || ' from public.clients c where c.id = t.client_id)') end || ')';
end $$;

/* Staff: a page of the certificates. query is the beginning of a number, or words of the company's name. filters: view (trash),
   status (today's), expiring (within 30, 60 or 90 days), category (its code), qualification, published (yes, no). sort:
   updated_at, number, issued_on, expires_on, deleted_at, or the same with a minus. total stops at 10000, or 1000 with words (is_capped). */
create function public.list_certificates(query text default '', filters jsonb default '{}', sort text default '-updated_at',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, number text, client_id uuid, client_name text, subclass_code text, subclass_name text, subclass_name_en text,
  qualification text, issued_on date, expires_on date, status text, is_published boolean, updated_at timestamptz, deleted_at timestamptz,
  page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select x.id, x.number, x.client_id, c.name, s.code, s.name, s.name_en, x.qualification, x.issued_on, x.expires_on,
      public.certificate_status(x.status, x.expires_on), x.is_published, x.updated_at, x.deleted_at, p.page, p.total, p.is_capped
    from private.list_page('certificates', private.certificate_conditions(coalesce(query, ''), coalesce(filters, '{}')), query ~ '\S' is true,
        private.list_order(sort, '{-updated_at,number,issued_on,expires_on,deleted_at}'), page_number, page_size) p
      cross join lateral unnest(p.ids) with ordinality as wanted (id, place)
      join public.certificates x on x.id = wanted.id
      join public.clients c on c.id = x.client_id
      join public.rl_subclass s on s.id = x.subclass_id
    order by wanted.place;
end $$;
comment on function public.list_certificates(text, jsonb, text, integer, integer) is
  'A page of the certificates for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';

revoke execute on function private.has_status(text), private.among(text, text, text), private.client_conditions(text, jsonb),
  private.certificate_conditions(text, jsonb) from public;
revoke execute on function public.list_clients(text, jsonb, text, integer, integer), public.list_certificates(text, jsonb, text, integer, integer)
  from public;
grant execute on function public.list_clients(text, jsonb, text, integer, integer), public.list_certificates(text, jsonb, text, integer, integer)
  to authenticated;
