/* Filters of the list of certificates. number: the beginning of its number. clients: companies whose names contain the
   words, if they are few. */
create type private.certificate_question as (
  sort text, is_trash boolean, statuses text[], lasts_from date, ended_before date, expiring_until date,
    qualification text, scopes uuid[],
  is_published boolean, number text, containing text[], clients uuid[],
  qualifications text[], today text[], number_end text, has_ending_suspension boolean
);

create function private.certificate_question(query text, filters jsonb, sort text) returns private.certificate_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.certificate_question;
  words constant text[] := private.company_words(query);
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  categories constant text[] := private.filter_values(filters, 'category');
  few constant integer := 5000;
  p text[];
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{-updated_at,number,issued_on,expires_on,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  select * into asked.statuses, asked.lasts_from, asked.ended_before, asked.today
    from private.statuses_meant(private.filter_values(filters, 'status'));
  if filters ->> 'expiring' in ('30', '60', '90') then
    asked.expiring_until := private.today() + (filters ->> 'expiring')::integer;
  end if;
  asked.has_ending_suspension := coalesce(filters ->> 'suspension' = 'ending', false);
  select * into asked.qualification, asked.qualifications
    from private.one_or_several(private.filter_values(filters, 'qualification'));
  if categories is not null then
    asked.scopes := array(select s.id from public.rl_subclass s join public.rl_categories g on g.id = s.category_id
      where g.code in (select upper(c) from unnest(categories) c));
  end if;
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  if compact = '' then return asked; end if;
  asked.number := private.like_text(compact) || '%';
  asked.number_end := private.number_end(query);
  if char_length(array_to_string(words, '')) < 3 then return asked; end if;
  p := array(select '%' || word || '%' from unnest(words) word);
  asked.containing := p;
  select coalesce(array_agg(f.id), '{}') into clients from (
    select c.id from public.clients c
    where c.name ilike p[1] and (p[2] is null or c.name ilike p[2]) and (p[3] is null or c.name ilike p[3])
      and (p[4] is null or c.name ilike all (p[4:]))
    limit few + 1
  ) f;
  if cardinality(clients) <= few then asked.clients := clients; end if;
  return asked;
end $$;
grant execute on function private.certificate_question(text, jsonb, text) to staff_reader;

/* Returns the matching certificates; see private.clients_asked_for. */
create function private.certificates_asked_for(asked private.certificate_question, skipped integer, wanted integer)
returns setof uuid language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  today constant date := private.today();
begin
  return query
    select t.id from public.certificates t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.lasts_from is null or asked.lasts_from between t.issued_on and t.expires_on)
      and (asked.ended_before is null or t.expires_on < asked.ended_before)
      and (asked.today is null or public.certificate_status(t.status, t.issued_on, t.expires_on) = any (asked.today))
      and (asked.expiring_until is null or t.status in ('aktif', 'dibekukan')
        and t.expires_on between today and asked.expiring_until)
      and (not asked.has_ending_suspension or t.suspended_until is not null
        and private.is_suspension_ending(t.status, t.suspended_until, t.expires_on, t.deleted_at))
      and (asked.qualification is null or t.qualification = asked.qualification)
      and (asked.qualifications is null or t.qualification = any (asked.qualifications))
      and (asked.scopes is null or t.subclass_id = any (asked.scopes))
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.number is null
        or upper(t.number) like asked.number
        or asked.number_end is not null and reverse(upper(regexp_replace(t.number, '[^A-Za-z0-9]', '',
          'g'))) like asked.number_end
        or asked.clients is not null and t.client_id = any (asked.clients)
        -- A scalar subquery instead of exists, for which all companies would be read first.
        or asked.clients is null and asked.containing is not null and (
          select c.name ilike all (asked.containing) from public.clients c where c.id = t.client_id))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at'
        then t.updated_at end desc,
      case when asked.sort = 'number' then t.number end, case when asked.sort = '-number' then t.number end desc,
      case when asked.sort = 'issued_on' then t.issued_on end, case when asked.sort = '-issued_on'
        then t.issued_on end desc,
      case when asked.sort = 'expires_on' then t.expires_on end, case when asked.sort = '-expires_on'
        then t.expires_on end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at'
        then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.certificates_asked_for(private.certificate_question, integer, integer)
  to staff_reader;

/* For staff: returns one page of the certificates. query: beginning or end of a number, or words of the company's name.
   filters: view (trash), status (today's), expiring (within 30, 60 or 90 days), category (its code), qualification,
   published (yes, no). sort: updated_at, number, issued_on, expires_on, deleted_at; a leading minus means descending.
   total is capped (is_capped) at 10,000, at 1,000 with words, and at 100,000 for pages of 1,000. */
create function public.list_certificates(
  query text default '', filters jsonb default '{}', sort text default '-updated_at', page_number integer default 1,
  page_size integer default 25
) returns table (id uuid, number text, client_id uuid, client_name text, nib text, subclass_code text,
  subclass_name text, subclass_name_en text, kbli_code text, kbli_version text, kbli_other_code text,
  kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text, decision_number text,
  decided_on date, decided_by text, lpjk_number text, lpjk_url text, qualification text, issued_on date,
  expires_on date, status text, is_published boolean, is_public boolean, first_published_at timestamptz,
  updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  asked private.certificate_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.certificate_question(coalesce(query, ''), filters, sort);
  most := private.list_most(asked.number is not null, page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.certificates_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select x.id, x.number, x.client_id, c.name, c.nib, x.subclass_code, x.subclass_name, x.subclass_name_en,
      x.kbli_code, x.kbli_version, x.kbli_other_code, x.kbli_other_version, x.scheme_number, x.scheme_edition,
        x.legal_basis,
      x.decision_number, x.decided_on, x.decided_by, x.lpjk_number, x.lpjk_url, x.qualification, x.issued_on,
        x.expires_on,
      public.certificate_status(x.status, x.issued_on, x.expires_on), x.is_published,
      x.is_published and x.deleted_at is null and c.is_published and c.deleted_at is null, x.first_published_at,
      x.updated_at, x.deleted_at, shown.page, shown.total, shown.is_capped
    from private.certificates_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.certificates x on x.id = wanted.id
      join public.clients c on c.id = x.client_id
    order by wanted.place;
end $$;
grant execute on function public.list_certificates(text, jsonb, text, integer, integer) to authenticated;

call private.owned_by('staff_reader', 'public.list_certificates(text, jsonb, text, integer, integer)');
