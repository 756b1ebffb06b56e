-- The quarterly report tells of granted certificates only, and names companies in full.

/* One quarter, line by line: what happened to certificates on its days, cases that came or were closed in it, and what is done about them. A
   certificate that has never stood in the register was not granted: it is a draft, or waits for a second person. */
create or replace function private.quarter_lines(first_day date, next_day date)
returns table (section text, number text, company text, subject text, happened_on date, closed_on date, state text, detail text,
  finding text)
language sql stable set search_path = '' as $$
  with span as (
    select first_day::timestamp at time zone 'Asia/Jakarta' as begins, next_day::timestamp at time zone 'Asia/Jakarta' as ends
  )
  select 'issued', c.number, private.company_title(k.legal_form, k.name), c.subclass_code || ' ' || c.qualification, c.issued_on, null::date, c.status, c.decision_number, null
    from public.certificates c join public.clients k on k.id = c.client_id
    where c.deleted_at is null and c.first_published_at is not null and c.issued_on >= first_day and c.issued_on < next_day
  union all
  select case e.to_status when 'dibekukan' then 'suspended' when 'dicabut' then 'withdrawn' when 'diganti' then 'replaced' else 'reinstated' end,
      e.number, private.company_title(k.legal_form, k.name), c.subclass_code || ' ' || c.qualification, e.effective_on, null, e.to_status, e.reason, null
    from public.certificate_events e
      left join public.certificates c on c.id = e.certificate_id
      left join public.clients k on k.id = c.client_id
    where e.kind = 'status' and e.from_status is distinct from e.to_status and e.from_status is not null
      and e.effective_on >= first_day and e.effective_on < next_day
      and (c.id is null or c.first_published_at is not null)
  union all
  select 'complaint', c.number, case when c.about_company_id is not null then c.about_name end, c.category, (c.created_at at time zone 'Asia/Jakarta')::date,
      (c.closed_at at time zone 'Asia/Jakarta')::date, c.status, case when c.is_confidential then null else c.outcome end, c.finding
    from public.complaints c, span s
    where c.spam_at is null and (c.created_at >= s.begins and c.created_at < s.ends or c.closed_at >= s.begins and c.closed_at < s.ends)
  union all
  select 'appeal', a.number, null, a.category, (a.created_at at time zone 'Asia/Jakarta')::date,
      (a.closed_at at time zone 'Asia/Jakarta')::date, a.status, case when a.is_confidential then null else a.outcome end, a.finding
    from public.appeals a, span s
    where a.spam_at is null and (a.created_at >= s.begins and a.created_at < s.ends or a.closed_at >= s.begins and a.closed_at < s.ends)
  union all
  select 'action', c.number, null, c.kind, x.due_on, x.settled_on, x.status, case when c.is_confidential then null else x.words end, c.finding
    from private.corrective_actions x join private.cases c on c.kind = x.kind and c.id = x.case_id, span s
    where c.spam_at is null and x.status <> 'not_needed' and x.created_at < s.ends and (x.settled_on is null or x.settled_on >= first_day) $$;
