-- What the body has to know about its complaints and appeals (ISO/IEC 17065 7.13, 8.5): how many, of what kind, how they
-- ended, and how long they took.

create function public.case_figures(kind text, months int default 12)
  returns table (month date, category text, status text, received int, closed int, days_to_close numeric)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
  first_month date := date_trunc('month', private.today())::date
    - make_interval(months => least(greatest(coalesce(months, 12), 1), 36) - 1);
begin
  perform private.require_handler();
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  return query execute format($q$
    select date_trunc('month', c.created_at at time zone 'Asia/Jakarta')::date, c.category, c.status, count(*)::int,
      count(c.closed_at)::int, round(avg(extract(epoch from c.closed_at - c.created_at) / 86400)::numeric, 1)
    from public.%I c
    where c.created_at >= $1::timestamp at time zone 'Asia/Jakarta' and c.spam_at is null
    group by 1, 2, 3 order by 1, 2, 3 limit 5000 $q$, name)
  using first_month;
end $$;
comment on function public.case_figures(text, int) is
$c$Complaints ('complaint') or appeals ('appeal'), spam apart, of the last so many months (this one included, at most 36), counted by the month they
came in, category and status. closed: how many of them are closed; days_to_close: calendar days from arrival to outcome, on average,
null when none is closed. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;
grant execute on function public.case_figures(text, int) to authenticated;
