-- The inboxes' order of work: the next thing owed to a reporter comes first, and cases whose clock is stopped come last.

alter table public.complaints add column next_due_at timestamptz generated always as (
  case when closed_at is not null or waiting_since is not null then null
    when first_response_at is null then least(first_response_due_at, due_at) else due_at end) stored;
alter table public.appeals add column next_due_at timestamptz generated always as (
  case when closed_at is not null or waiting_since is not null then null
    when first_response_at is null then least(first_response_due_at, due_at) else due_at end) stored;
comment on column public.complaints.next_due_at is
  'When the next thing is due: the first response while there is none, then the outcome. Null while waiting for the reporter, and once closed.';
comment on column public.appeals.next_due_at is 'As complaints.next_due_at.';

-- The open ones in that order: all, of one category, and the confidential ones; counted from the index alone.
create index complaints_open_next_due on public.complaints (next_due_at, id) include (assigned_to, waiting_since)
  where closed_at is null and spam_at is null;
create index complaints_open_by_category on public.complaints (category, next_due_at, id)
  where closed_at is null and spam_at is null;
create index complaints_open_confidential on public.complaints (next_due_at, id)
  where closed_at is null and spam_at is null and is_confidential;
create index appeals_open_next_due on public.appeals (next_due_at, id) include (assigned_to, waiting_since)
  where closed_at is null and spam_at is null;
create index appeals_open_by_category on public.appeals (category, next_due_at, id)
  where closed_at is null and spam_at is null;
create index appeals_open_confidential on public.appeals (next_due_at, id)
  where closed_at is null and spam_at is null and is_confidential;

create function public.case_counts(kind text)
  returns table (open int, overdue int, waiting int, mine int, unassigned int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
begin
  perform private.require_handler();
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  return query execute format($q$
    select count(*)::int, count(*) filter (where c.next_due_at < now())::int,
      count(*) filter (where c.waiting_since is not null)::int, count(*) filter (where c.assigned_to = $1)::int,
      count(*) filter (where c.assigned_to is null)::int
    from public.%I c where c.closed_at is null and c.spam_at is null $q$, name)
  using private.caller_id();
end $$;
comment on function public.case_counts(text) is
$c$How many open complaints ('complaint') or appeals ('appeal') there are, spam apart: all, overdue, waiting for the reporter, assigned to the caller,
assigned to nobody. One row. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;

create function public.unread_cases(kind text, ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  if kind = 'complaint' then
    return query select c.id from public.complaints c
      where c.id = any (ids[1:100]) and c.closed_at is null and (c.status = 'baru' or c.reporter_wrote_at > coalesce(
        (select max(e.created_at) from public.case_events e where e.complaint_id = c.id and e.author = 'staff'), c.created_at));
  elsif kind = 'appeal' then
    return query select a.id from public.appeals a
      where a.id = any (ids[1:100]) and a.closed_at is null and (a.status = 'baru' or a.reporter_wrote_at > coalesce(
        (select max(e.created_at) from public.case_events e where e.appeal_id = a.id and e.author = 'staff'), a.created_at));
  else
    perform private.refuse('case.kind_unknown', 'kind');
  end if;
end $$;
comment on function public.unread_cases(text, uuid[]) is
$c$Which of these open cases (the first 100 ids) nobody has taken up: new ones, and those whose reporter wrote after the last thing staff
did. Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown.$c$;

grant execute on function public.case_counts(text), public.unread_cases(text, uuid[]) to authenticated;
