-- The report that KAN asks certification bodies for every three months: certificates issued, suspended, withdrawn; complaints, appeals and
-- what became of them.

/* One quarter, line by line: what happened to certificates on its days, cases that came or were closed in it, and what is done about them. */
create function private.quarter_lines(first_day date, next_day date)
returns table (section text, number text, company text, subject text, happened_on date, closed_on date, state text, detail text,
  finding text)
language sql stable set search_path = '' as $$
  with span as (
    select first_day::timestamp at time zone 'Asia/Jakarta' as begins, next_day::timestamp at time zone 'Asia/Jakarta' as ends
  )
  select 'issued', c.number, k.name, c.subclass_code || ' ' || c.qualification, c.issued_on, null::date, c.status, c.decision_number, null
    from public.certificates c join public.clients k on k.id = c.client_id
    where c.deleted_at is null and c.issued_on >= first_day and c.issued_on < next_day
  union all
  select case e.to_status when 'dibekukan' then 'suspended' when 'dicabut' then 'withdrawn' when 'diganti' then 'replaced' else 'reinstated' end,
      e.number, k.name, c.subclass_code || ' ' || c.qualification, e.effective_on, null, e.to_status, e.reason, null
    from public.certificate_events e
      left join public.certificates c on c.id = e.certificate_id
      left join public.clients k on k.id = c.client_id
    where e.kind = 'status' and e.from_status is distinct from e.to_status and e.from_status is not null
      and e.effective_on >= first_day and e.effective_on < next_day
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

create function public.quarter_report(year integer, quarter integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_day date;
begin
  perform private.require_handler();
  if year is null or year not between 2000 and 2100 then perform private.refuse('field.invalid', 'year'); end if;
  if quarter is null or quarter not between 1 and 4 then perform private.refuse('field.invalid', 'quarter'); end if;
  first_day := make_date(year, quarter * 3 - 2, 1);
  -- One answer: lists over the API end at 1,000 rows.
  return coalesce((select jsonb_agg(to_jsonb(l) order by array_position('{issued,suspended,reinstated,withdrawn,replaced,complaint,appeal,action}',
      l.section), l.happened_on, l.number)
    from private.quarter_lines(first_day, (first_day + interval '3 months')::date) l), '[]');
end $$;
comment on function public.quarter_report(integer, integer) is
$c$Admins and editors: a quarter (1 to 4) for the accreditor, [{section, number, company, subject, happened_on, closed_on, state, detail,
finding}]: section
'issued', 'suspended', 'reinstated', 'withdrawn', 'replaced' (certificates, by the day they were so), 'complaint', 'appeal' (received or
closed in it, with the finding; company: the one a complaint is about; without reporters, and without the outcome of confidential ones), 'action' (corrective actions
that were open in it: happened_on is the day they are due, closed_on the one they were settled; without the words of confidential cases). Errors: 42501, P0001 field.invalid (year, quarter).$c$;
revoke all on function public.quarter_report(integer, integer) from public;
grant execute on function public.quarter_report(integer, integer) to authenticated;
