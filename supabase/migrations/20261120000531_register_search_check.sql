-- The check of one certificate, and companies in the search of the whole site, through the same bounded search.

-- Found by their whole number or its beginning; serves equality too.
create index certificates_number_beginning on public.certificates (upper(number) text_pattern_ops);
drop index public.certificates_number_upper;

-- A replaced certificate says by which one.
create or replace view public.certificate_register with (security_invoker = true) as
select c.id, c.number, c.qualification, c.issued_on, c.expires_on,
  public.certificate_status(c.status, c.expires_on) as status,
  c.client_id, k.name as client_name, k.legal_form, k.nib, k.province, k.city, k.association,
  c.subclass_id, s.code as subclass_code, s.name as subclass_name, s.name_en as subclass_name_en,
  s.kbli_code, s.kbli_version, g.code as category_code, g.name as category_name, g.name_en as category_name_en,
  r.number as replaced_by_number
from public.certificates c
  join public.clients k on k.id = c.client_id
  join public.rl_subclass s on s.id = c.subclass_id
  join public.rl_categories g on g.id = s.category_id
  left join public.certificates r on r.id = c.replaced_by and r.is_published and r.deleted_at is null
where c.is_published and c.deleted_at is null and k.is_published and k.deleted_at is null;

/* The certificates that a visitor means: those with the number, or else those whose number begins so, or else those of the
   company with the NIB or the name; twenty at most, each with its place in the answer. */
create function private.certificates_meant(typed text) returns table (id uuid, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  compact text := upper(regexp_replace(typed, '\s', '', 'g'));
  most constant integer := 20;
begin
  return query select x.id, 1::bigint from public.certificates x where upper(x.number) in (upper(typed), compact);
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
revoke execute on function private.certificates_meant(text) from public;

/* Anyone: certificates by number, NIB, or company name (at least three letters), best first, at most twenty. The
   status is today's (kedaluwarsa after the last day), since status_since; checked_at is the moment of the answer.
   replaced_by_number is the new certificate of a replaced one, when it is in the register. */
drop function public.check_certificate(text);
create function public.check_certificate(query text)
returns table (id uuid, client_id uuid, number text, status text, status_since date, qualification text, issued_on date, expires_on date,
  replaced_by_number text, client_name text, legal_form text, nib text, province text, city text, subclass_code text, subclass_name text,
  subclass_name_en text, category_name text, category_name_en text, kbli_code text, kbli_version text, checked_at timestamptz)
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
  with meant as (
    select m.id, min(m.place) as place
    from (select left(btrim(query), 100) as words) asked, private.certificates_meant(asked.words) m
    where char_length(words) >= 3 group by m.id order by 2 limit 20
  )
  select c.id, c.client_id, c.number, public.certificate_status(c.status, c.expires_on),
    case public.certificate_status(c.status, c.expires_on) when 'kedaluwarsa' then c.expires_on + 1 else coalesce((
      select e.effective_on from public.certificate_events e where e.certificate_id = c.id and e.to_status = c.status
      order by e.created_at desc, e.effective_on desc limit 1), c.issued_on) end,
    c.qualification, c.issued_on, c.expires_on, r.number, k.name, k.legal_form, k.nib, k.province, k.city, s.code, s.name, s.name_en,
    g.name, g.name_en, s.kbli_code, s.kbli_version, now()
  from meant
    join public.certificates c on c.id = meant.id and c.is_published and c.deleted_at is null
    join public.clients k on k.id = c.client_id and k.is_published and k.deleted_at is null
    join public.rl_subclass s on s.id = c.subclass_id
    join public.rl_categories g on g.id = s.category_id
    left join public.certificates r on r.id = c.replaced_by and r.is_published and r.deleted_at is null
  order by meant.place $$;
comment on function public.check_certificate(text) is 'Certificates by number, NIB or company name, with their status at this moment.';
revoke execute on function public.check_certificate(text) from public;
grant execute on function public.check_certificate(text) to anon, authenticated, service_role;

create or replace function private.find_clients(typed text)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
begin
  return query select 'clients', c.id, c.name, concat_ws(', ', c.city, c.province), '/informasi/klien/' || c.id,
      private.search_words('id', c.name, concat_ws(' ', c.nib, c.city, c.province))
    from (
      select f.id, min(f.closeness) as closeness from (
        select * from private.find_companies(typed, null, 20)
        union all select * from private.find_numbered_companies(typed, null, 20)
      ) f group by f.id order by 2 limit 20
    ) found
      join public.clients c on c.id = found.id;
end $$;
alter function public.search_site(text, text, integer) set max_parallel_workers_per_gather = 0;
