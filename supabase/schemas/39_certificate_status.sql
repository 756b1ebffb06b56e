/* Returns the decisions on a certificate in the order of recording, without annulments and annulled ones. With a day,
   returns only the grant, decisions effective by that day, and corrections from the beginning. */
create function private.valid_decisions(certificate uuid, day date default null)
returns table (kind text, effective_on date, decided_on date, decided_by text, decision_number text, ground text,
  until date, facts jsonb, replacement_id uuid, is_carried boolean, recorded_on date, sequence bigint)
language sql stable set search_path = '' as $$
  select d.kind, d.effective_on, d.decided_on, d.decided_by, d.decision_number, d.ground, d.until, d.facts,
    d.replacement_id, d.is_carried, (d.recorded_at at time zone 'Asia/Jakarta')::date, d.sequence
  from public.certificate_decisions d
  where d.certificate_id = certificate and d.kind <> 'annul'
    and (day is null or d.effective_on <= day or d.kind = 'grant' or d.from_beginning)
    and not exists (select from public.certificate_decisions a where a.annuls = d.id)
  order by d.sequence
$$;
grant execute on function private.valid_decisions(uuid, date) to visitor_reader, staff_reader;

/* Returns the content of a certificate on a day, or after all decisions, without the status: {column: value}. */
create function private.certificate_content(certificate uuid, day date default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(latest.key, latest.value) from (
    select distinct on (f.key) f.key, case v.kind when 'grant' then f.value else f.value -> 1 end as value
    from private.valid_decisions(certificate, day) v cross join lateral jsonb_each(v.facts) f
    where v.kind in ('grant', 'correct', 'reduce')
    order by f.key, v.sequence desc
  ) latest
$$;
grant execute on function private.certificate_content(uuid, date) to visitor_reader, staff_reader;

/* Returns the status of a certificate on a day (default today) by its decisions. status: belum_terbit before the issue,
   kedaluwarsa after its last day, tak_tercatat before the recording day of a status with an unknown first day (carried
   over from an older register); otherwise aktif, dibekukan, dicabut or diganti. since: first day of the status; null if
   unknown. decision_number, decided_on, decided_by and recorded_on are those of the decision that the status is based
   on. changed_on: day on which a later recorded decision last changed this answer; null if none did. recorded_from: day
   of the first record. */
create function private.certificate_on(certificate uuid, day date default null)
returns table (status text, since date, ground text, until date, decision_number text, decided_on date, decided_by text,
  recorded_on date, changed_on date, replaced_by uuid, recorded_from date, issued_on date, expires_on date)
language sql stable set search_path = '' as $$
  with valid as materialized (
    select v.*, case v.kind when 'suspend' then 'dibekukan' when 'withdraw' then 'dicabut' when 'replace'
      then 'diganti' when 'grant' then 'aktif' when 'reinstate' then 'aktif' end as leads_to,
      case v.kind when 'grant' then v.facts ->> 'issued_on' else v.facts #>> '{issued_on,1}' end as issued,
      case v.kind when 'grant' then v.facts ->> 'expires_on' else v.facts #>> '{expires_on,1}' end as expires
    from private.valid_decisions(certificate, day) v
  ), span as (
    select coalesce(day, private.today()) as asked, min(v.recorded_on) as recorded_from,
      (array_agg(v.issued order by v.sequence desc) filter (where v.issued is not null))[1]::date as issued,
      (array_agg(v.expires order by v.sequence desc) filter (where v.expires is not null))[1]::date as expires
    from valid v
  ), latest as (
    select v.* from valid v where v.leads_to is not null order by v.sequence desc limit 1
  ), begun as (
    -- A reinstatement after an annulled suspension does not begin a new status.
    select v.* from valid v, latest l
    where v.leads_to is not null and v.sequence > coalesce((select max(o.sequence) from valid o
      where o.leads_to <> l.leads_to), 0)
    order by v.sequence limit 1
  ), found as (
    select s.*, b.recorded_on, b.kind as began_with, b.effective_on, b.ground, b.until, b.decision_number, b.decided_on,
      b.decided_by, b.replacement_id,
      b.is_carried and b.effective_on <= s.issued as has_unknown_start,
      case when s.asked < s.issued then 'belum_terbit'
        when b.leads_to in ('aktif', 'dibekukan') and s.expires < s.asked then 'kedaluwarsa'
        when b.is_carried and b.effective_on <= s.issued and s.asked < b.recorded_on then 'tak_tercatat'
        else b.leads_to end as status
    from span s, begun b
  )
  select f.status,
    case when f.status = 'belum_terbit' then f.issued when f.status = 'kedaluwarsa' then f.expires + 1
      when f.has_unknown_start then null when f.began_with = 'grant' then f.issued else f.effective_on end,
    case when f.status in ('dibekukan', 'dicabut') then f.ground end, case when f.status = 'dibekukan' then f.until end,
    f.decision_number, f.decided_on, f.decided_by, f.recorded_on,
    case when day is not null then (
      select max((d.recorded_at at time zone 'Asia/Jakarta')::date)
      from public.certificate_decisions d
        left join public.certificate_decisions a on a.id = d.annuls
      where d.certificate_id = certificate and d.kind <> 'grant' and not d.is_carried
        and (coalesce(a.effective_on, d.effective_on) <= day or coalesce(a.from_beginning, d.from_beginning))
        and (d.recorded_at at time zone 'Asia/Jakarta')::date > greatest(day, f.recorded_from)) end,
    case when f.status = 'diganti' then f.replacement_id end, f.recorded_from, f.issued, f.expires
  from found f
$$;
grant execute on function private.certificate_on(uuid, date) to visitor_reader, staff_reader;

/* Returns the status of certificate_on. Without decisions after the grant, computes it from the present dates `issued`
   and `expires`, so that lists need no further queries. */
create function private.certificate_status_on(certificate uuid, issued date, expires date, day date) returns text
language sql stable set search_path = '' as $$
  select case when exists (select from public.certificate_decisions d where d.certificate_id = certificate
      and d.kind <> 'grant') then (select o.status from private.certificate_on(certificate, day) o)
    when day < issued then 'belum_terbit' when expires < day then 'kedaluwarsa' else 'aktif' end $$;
grant execute on function private.certificate_status_on(uuid, date, date, date) to visitor_reader;

/* Returns the corrections of a certificate in the order of recording: [{changes {column: [before, after]},
   effective_on, recorded_on, from_beginning}]. */
create function private.corrections_of(certificate uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('changes', d.facts, 'effective_on', d.effective_on, 'recorded_on',
    (d.recorded_at at time zone 'Asia/Jakarta')::date, 'from_beginning', d.from_beginning) order by d.sequence), '[]')
  from public.certificate_decisions d where d.certificate_id = certificate and d.kind = 'correct'
$$;
grant execute on function private.corrections_of(uuid) to visitor_reader;

/* Returns the requested day; null means now. Refuses future days, and days before 2000, with check.day_wrong. */
create function private.day_asked(on_date date) returns date language plpgsql stable set search_path = '' as $$
begin
  if on_date not between '2000-01-01' and private.today() then
    perform private.refuse('check.day_wrong', 'on_date');
  end if;
  return on_date;
end $$;
grant execute on function private.day_asked(date) to visitor_reader;

/* For everyone: returns the decisions on a published company's certificates in the order of recording, including
   annulled ones and annulments, and when a certificate left the register (kind hidden) or returned to it (shown).
   Includes certificates that are hidden now. changes: columns of a correction or reduction, [before, after].
   annuls_kind: kind of the decision that an annulment annuls. Excludes reasons and names. */
create function public.certificate_history(company_id uuid)
returns table (certificate_id uuid, number text, kind text, effective_on date, decided_on date, recorded_on date,
  ground text, until date, public_note text, is_annulled boolean, annuls_kind text, changes jsonb,
  from_beginning boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.number, h.kind, h.effective_on, h.decided_on, (h.recorded_at at time zone 'Asia/Jakarta')::date,
    h.ground, h.until, h.public_note, h.is_annulled, h.annuls_kind, h.changes, h.from_beginning
  from public.clients k
    join public.certificates c on c.client_id = k.id and c.first_published_at is not null
    cross join lateral (
      select d.kind, d.effective_on, d.decided_on, d.recorded_at, d.ground, d.until, d.public_note, d.sequence,
        exists (select from public.certificate_decisions x where x.annuls = d.id) as is_annulled,
        a.kind as annuls_kind, case when d.kind in ('correct', 'reduce') then d.facts end as changes, d.from_beginning
      from public.certificate_decisions d left join public.certificate_decisions a on a.id = d.annuls
      where d.certificate_id = c.id
      union all
      select e.kind, e.effective_on, null, e.created_at, null, null, null, null, false, null, null, false
      from public.certificate_events e where e.certificate_id = c.id and e.kind in ('hidden', 'shown')
    ) h
  where k.id = company_id and k.is_published and k.deleted_at is null
  order by h.recorded_at, h.sequence limit 500
$$;
grant execute on function public.certificate_history(uuid) to anon, authenticated, service_role;

call private.owned_by('visitor_reader', 'public.certificate_history(uuid)');
