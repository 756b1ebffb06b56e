create table private.check_proofs (
  number text primary key check (number ~ '^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$'),
  answer jsonb not null,
  created_at timestamptz not null default now()
);
comment on table private.check_proofs is
  'Results of checks, kept for a year under an unguessable number, so that a printout can be verified. Does not '
  'record who checked. Used by prove_check and check_proof only.';
create index check_proofs_old on private.check_proofs (created_at);
alter table private.check_proofs enable row level security;

/* Returns one line of a check: the query, and the certificates with that number, present or corrected, or of the
   company with that NIB. Does not search names. */
create function private.checked_line(asked text, day date) returns jsonb
language plpgsql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  typed constant text := private.typed_number(coalesce(asked, ''));
  digits constant text := regexp_replace(typed, '[^0-9]', '', 'g');
  -- Few companies have more, and a response of 100 lines stays small enough.
  most constant integer := 50;
  ids uuid[];
  found_rows jsonb;
begin
  ids := array(select n.id from private.certificates_numbered(typed) n where char_length(typed) >= 3 order by n.place);
  if cardinality(ids) = 0 and typed ~* '^\s*(nib)?[0-9[:space:].:-]+$' and char_length(digits) = 13 then
    ids := array(select x.id from public.clients c join public.certificates x on x.client_id = c.id and x.is_published
      and x.deleted_at is null
      where c.nib = digits and c.is_published and c.deleted_at is null order by x.issued_on desc, x.number
        limit most + 1);
  end if;
  select coalesce(jsonb_agg(to_jsonb(c)
    - '{id,province,city,category_name,category_name_en,kbli_code,kbli_version,kbli_other_code,kbli_other_version,'
      'scheme_number,scheme_edition,legal_basis,decision_number,decided_on,decided_by,checked_at,on_date,'
      'former_names}'::text[]),
      '[]')
    into found_rows from private.checked_certificates(ids[1:most], day) c;
  return jsonb_build_object('query', left(btrim(coalesce(asked, '')), 100), 'certificates', found_rows, 'has_more',
    cardinality(ids) > most);
end $$;
grant execute on function private.checked_line(text, date) to visitor_reader;

/* Returns the result of check_certificates. Errors: P0001 check.lines_wrong. */
create function private.checked_lines(queries text[], day date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb[] := '{}';
  asked text;
begin
  if coalesce(cardinality(queries), 0) not between 1 and 100 then
    perform private.refuse('check.lines_wrong', 'queries', '100');
  end if;
  foreach asked in array queries loop
    if char_length(asked) > 100 then perform private.refuse('check.lines_wrong', 'queries', '100'); end if;
    lines := lines || private.checked_line(asked, day);
  end loop;
  return jsonb_build_object('checked_at', now(), 'on_date', day, 'lines', to_jsonb(lines));
end $$;
grant execute on function private.checked_lines(text[], date) to visitor_reader;

/* For everyone: checks up to 100 certificate numbers or NIBs of up to 100 characters, now or on a day. Returns
   {checked_at, on_date, lines: [{query, certificates: […], has_more}]}, in the order of the queries. has_more: the
   company has more than 50. Errors: P0001 check.lines_wrong, check.day_wrong. */
create function public.check_certificates(queries text[], on_date date default null) returns jsonb
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
  select private.checked_lines(check_certificates.queries, private.day_asked(check_certificates.on_date))
$$;
grant execute on function public.check_certificates(text[], date) to anon, authenticated, service_role;

/* Returns a number of 20 unambiguous characters (100 bits). */
create function private.proof_number() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(chance, place) % 32 + 1, 1)
    || case when place in (4, 9, 14) then '-' else '' end, '' order by place)
  from extensions.gen_random_bytes(20) chance, generate_series(0, 19) place
$$;

/* Returns when a proof expires. */
create function private.proof_kept_until(made timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select (made at time zone 'UTC' + interval '1 year') at time zone 'UTC'
$$;

/* For everyone: checks like check_certificates and stores the result for a year. Returns {number, kept_until,
   checked_at, on_date, lines}. A sender can make 60 calls per hour. Refuses queries of 15 or 16 digits, which are
   personal or tax numbers. Errors: P0001 check.lines_wrong, check.day_wrong, check.personal, check.too_much (the result
   is too large to store), limit.reached, method.not_allowed. */
create function public.prove_check(queries text[], on_date date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
  kept private.check_proofs;
begin
  perform private.require_post();
  if exists (select from unnest(queries) asked where regexp_replace(asked, '[[:space:].-]', '', 'g') ~ '^[0-9]{15,16}$')
    then
    perform private.refuse('check.personal', 'queries');
  end if;
  answer := private.checked_lines(queries, private.day_asked(on_date));
  if char_length(answer::text) > 300000 then perform private.refuse('check.too_much', 'queries'); end if;
  perform private.spend('proof', 'sender', private.sender());
  delete from private.check_proofs p where p.number in (
    select o.number from private.check_proofs o where o.created_at < now() - interval '1 year' order by o.created_at
      limit 100 for update skip locked);
  insert into private.check_proofs (number, answer) values (private.proof_number(), answer) returning * into kept;
  return kept.answer || jsonb_build_object('number', kept.number, 'kept_until',
    private.proof_kept_until(kept.created_at));
end $$;
grant execute on function public.prove_check(text[], date) to anon, authenticated, service_role;

/* For everyone: returns the result of prove_check by its number; null if the number is unknown or has expired. */
create function public.check_proof(number text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p.answer || jsonb_build_object('number', p.number, 'kept_until', private.proof_kept_until(p.created_at))
  from private.check_proofs p
  where p.number = upper(private.clean_text(check_proof.number, true, true))
    and p.created_at > now() - interval '1 year'
$$;
grant execute on function public.check_proof(text) to anon, authenticated, service_role;

/* Parses filters of pages and feeds about statuses: {status, category, province}. status: one or several stored ones,
   separated by commas; null for all. scopes: subclassifications of a classification or code. */
create function private.status_filters(filters jsonb, out statuses text[], out scopes uuid[], out province text)
language sql stable set search_path = ''  as $$
  select string_to_array(nullif(left(filters ->> 'status', 100), ''), ','),
    case when nullif(filters ->> 'category', '') is not null then array(select s.id from public.rl_subclass s
      join public.rl_categories g on g.id = s.category_id where g.code = upper(filters ->> 'category')
        or s.code = upper(filters ->> 'category')) end,
    nullif(filters ->> 'province', '')
$$;
grant execute on function private.status_filters(jsonb) to visitor_reader;

/* Returns the statuses before and after a decision; {} if it does not change the status. */
create function private.statuses_touched(certificate uuid, kind text, sequence bigint, annulled_kind text)
returns text[] language sql stable set search_path = '' as $$
  select case coalesce(annulled_kind, kind) when 'grant' then '{aktif}' when 'suspend' then '{aktif,dibekukan}'
    when 'reinstate' then '{dibekukan,aktif}' when 'withdraw' then '{dicabut}'::text[] || b.before
    when 'replace' then '{diganti}'::text[] || b.before else '{}' end
  from (select coalesce((select case v.kind when 'suspend' then 'dibekukan' else 'aktif' end
    from private.valid_decisions(certificate) v
    where v.sequence < statuses_touched.sequence and v.kind in ('grant', 'suspend', 'reinstate')
    order by v.sequence desc limit 1), 'aktif') as before) b
$$;
grant execute on function private.statuses_touched(uuid, text, bigint, text) to visitor_reader;

/* For everyone: returns up to 100 of the latest decisions about certificates in the register, with the effective and
   the recorded day. change: granted, suspended, reinstated, withdrawn, replaced, reduced, corrected, annulled
   (annulled_kind: kind of the decision annulled). Excludes reasons and names. filters: {status, category, province};
   status: before or after the decision. Used by feeds. */
create function public.certificate_changes(most integer default 50, filters jsonb default '{}')
returns table (id uuid, number text, change text, effective_on date, recorded_at timestamptz, company text,
  subclass_code text, subclass_name text, subclass_name_en text, replaced_by_number text, annulled_kind text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  set max_parallel_workers_per_gather = 0
-- Allows only plans that read from the newest decision until enough match. Other plans read the whole history.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  asked constant record := private.status_filters(filters);
begin
  return query
    select d.id, c.number, case d.kind when 'grant' then 'granted' when 'suspend' then 'suspended'
      when 'reinstate' then 'reinstated' when 'withdraw' then 'withdrawn' when 'replace' then 'replaced'
      when 'reduce' then 'reduced' when 'correct' then 'corrected' else 'annulled' end,
      d.effective_on, d.recorded_at, private.company_title(k.legal_form, k.name), c.subclass_code, c.subclass_name,
      c.subclass_name_en, case when d.kind = 'replace' then r.number end, a.kind
    from public.certificate_decisions d
      join public.certificates c on c.id = d.certificate_id and c.is_published and c.deleted_at is null
        and (asked.scopes is null or c.subclass_id = any (asked.scopes))
      join public.clients k on k.id = c.client_id and k.is_published and k.deleted_at is null
        and (asked.province is null or k.province = asked.province)
      left join public.certificates r on r.id = d.replacement_id and r.is_published and r.deleted_at is null
      left join public.certificate_decisions a on a.id = d.annuls
    -- Without grants, the planner can use the index of later decisions.
    where (asked.statuses is null or 'aktif' = any (asked.statuses) or d.kind <> 'grant')
      and (asked.statuses is null or asked.statuses && private.statuses_touched(d.certificate_id, d.kind, d.sequence,
      a.kind))
    order by d.recorded_at desc, d.id limit least(greatest(coalesce(most, 50), 1), 100);
end $$;
grant execute on function public.certificate_changes(integer, jsonb) to anon, authenticated, service_role;

/* For everyone: returns one page of the certificates that are suspended or withdrawn today, latest first. filters:
   {status (dibekukan, dicabut, or both with a comma), category, province}. total and pages are capped at 1,000
   (is_capped); a page beyond the last is the last. */
create function public.ended_certificates(
  filters jsonb default '{}', page_number integer default 1, page_size integer default 20
) returns table (number text, status text, status_since date, status_ground text, suspended_until date,
  successor_number text, client_id uuid, company text, city text, province text, subclass_code text, subclass_name text,
  subclass_name_en text, qualification text, expires_on date, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  set max_parallel_workers_per_gather = 0 set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  asked constant record := private.status_filters(filters);
  most constant integer := 1000;
  size constant integer := least(greatest(coalesce(page_size, 20), 1), 50);
  ids uuid[];
  here integer;
begin
  select array_agg(f.id order by f.since desc nulls last, f.number) into ids from (
    select c.id, c.number, (select max(d.effective_on) from public.certificate_decisions d
      where d.certificate_id = c.id and d.kind = case c.status when 'dicabut' then 'withdraw' else 'suspend' end
        and not exists (select from public.certificate_decisions x where x.annuls = d.id)) as since
    from public.certificates c
      join public.clients k on k.id = c.client_id and k.is_published and k.deleted_at is null
        and (asked.province is null or k.province = asked.province)
    where c.is_published and c.deleted_at is null and c.status in ('dibekukan', 'dicabut')
      and (c.status = 'dicabut' or c.expires_on >= private.today()) and c.issued_on <= private.today()
      and (asked.statuses is null or c.status = any (asked.statuses))
        and (asked.scopes is null or c.subclass_id = any (asked.scopes))
    order by since desc nulls last, c.number limit most + 1
  ) f;
  if ids is null then return; end if;
  here := least(greatest(coalesce(page_number, 1), 1), ceil(least(cardinality(ids), most)::numeric / size));
  return query
    select c.number, c.status, c.status_since, c.status_ground, c.suspended_until, c.successor_number, c.client_id,
      private.company_title(c.legal_form, c.client_name),
      c.city, c.province, c.subclass_code, c.subclass_name, c.subclass_name_en, c.qualification, c.expires_on, here,
        least(cardinality(ids), most), cardinality(ids) > most
    from private.checked_certificates(ids[(here - 1) * size + 1 : least(here * size, most)], null) c;
end $$;
grant execute on function public.ended_certificates(jsonb, integer, integer) to anon, authenticated, service_role;

call private.owned_by('visitor_reader', 'public.check_certificates(text[], date)');

call private.owned_by('visitor_reader', 'public.certificate_changes(integer, jsonb)');

call private.owned_by('visitor_reader', 'public.ended_certificates(jsonb, integer, integer)');

insert into private.limits (action, scope, max_count, period) values ('proof', 'sender', 60, '1 hour');
