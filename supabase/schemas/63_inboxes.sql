-- Functions instead of filters on the tables, because LIKE is not leakproof: under row-level security
-- PostgreSQL would check every row before the trigram index (300 ms instead of 10 for 100,000 cases).

/* Returns a pattern for each word of the query, at most six. */
create function private.search_patterns(query text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || private.like_text(w.word) || '%'), '{}')
  from (
    select word from regexp_split_to_table(lower(left(search_patterns.query, 200)), '\s+') as s(word) where word <> ''
      limit 6
  ) w
$$;
grant execute on function private.search_patterns(text) to staff_reader;

/* Returns the newest rows of an inbox that contain all words, without hidden cases. source: a null of the table's row
   type. in_charge: column of the assignee, who can see restricted rows. Runs with the rights of the calling role. */
create function private.search_inbox(source anyelement, in_charge text, query text, most integer)
returns setof anyelement language plpgsql stable set search_path = '' rows 50 as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.* from public.%1$I c
    where c.search_text like $1[1] and ($1[2] is null or c.search_text like $1[2])
      and ($1[3] is null or c.search_text like $1[3])
      and ($1[4] is null or c.search_text like $1[4]) and ($1[5] is null or c.search_text like $1[5])
      and ($1[6] is null or c.search_text like $1[6])
      and (c.restricted_at is null or c.%2$I = $2 or $3) and coalesce(c.%3$I <> all ($5), true)
    order by c.created_at desc, c.id limit $4 $q$,
    (select t.typname from pg_catalog.pg_type t where t.oid = pg_typeof(source)), in_charge,
    -- A message that became a complaint is hidden together with the complaint.
    case in_charge when 'handled_by' then 'complaint_id' else 'id' end)
  using private.search_patterns(query), private.caller_id(), private.has_role('admin'),
    least(greatest(most, 1), 100000), private.hidden_cases();
end $$;
grant execute on function private.search_inbox(anyelement, text, text, integer) to staff_reader;

/* For admins and editors: returns the newest complaints (`most`: default 1,000, up to 100,000) whose number, subject,
   name, company or e-mail contains each word of the query (confidential ones are found only by number). is_unanswered:
   only open ones that wait for an answer. Callers can select, filter, order and limit the rows like those of the table.
   Errors: 42501 for others. */
create function public.search_complaints(query text, most integer default 1000, is_unanswered boolean default false)
returns setof public.complaints language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  if is_unanswered then return query select * from private.unanswered_inbox(null::public.complaints, query, most);
  else return query select * from private.search_inbox(null::public.complaints, 'assigned_to', query, most);
  end if;
end $$;
grant execute on function public.search_complaints(text, integer, boolean) to authenticated;

/* For admins and editors: searches appeals like search_complaints, and also by application or certificate number.
   has_open_effect: only upheld appeals whose effect is not recorded yet; has_unpaid_fee: only open appeals whose
   invoice was due before today. */
create function public.search_appeals(
  query text, most integer default 1000, is_unanswered boolean default false, has_open_effect boolean default false,
  has_unpaid_fee boolean default false
) returns setof public.appeals language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  perform private.require_handler();
  if has_open_effect or has_unpaid_fee then
    return query select c.* from public.appeals c
      where (not has_open_effect or c.id = any (array(select e.id from private.open_effects() e)))
        and (not has_unpaid_fee or c.id = any (array(select f.id from private.unpaid_fees() f)))
        and c.search_text like all (private.search_patterns(query))
        and (c.restricted_at is null or c.assigned_to = private.caller_id() or private.has_role('admin'))
        and c.id <> all (private.hidden_cases())
      order by c.created_at desc, c.id limit least(greatest(most, 1), 100000);
  elsif is_unanswered then return query select * from private.unanswered_inbox(null::public.appeals, query, most);
  else return query select * from private.search_inbox(null::public.appeals, 'assigned_to', query, most);
  end if;
end $$;
grant execute on function public.search_appeals(text, integer, boolean, boolean, boolean) to authenticated;

/* For admins and editors: searches messages from the contact form like search_complaints, by number, subject, name and
   e-mail. */
create function public.search_messages(query text) returns setof public.contact_submissions
language sql stable security definer set search_path = '' rows 50 as $$
  select * from private.search_inbox(null::public.contact_submissions, 'handled_by', query, 1000)
$$;
grant execute on function public.search_messages(text) to authenticated;

/* For admins and editors: returns one row with the numbers of open complaints ('complaint') or appeals ('appeal')
   without spam and hidden cases: all, overdue, waiting for the reporter, assigned to the caller, unassigned. Errors:
   42501 for others; P0001 case.kind_unknown. */
create function public.case_counts(kind text)
returns table (open integer, overdue integer, waiting integer, mine integer, unassigned integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select count(*)::integer, count(*) filter (where c.next_due_at < now())::integer,
      count(*) filter (where c.waiting_since is not null)::integer, count(*) filter (where c.assigned_to = $1)::integer,
      count(*) filter (where c.assigned_to is null)::integer
    from public.%I c where c.closed_at is null and c.spam_at is null and c.id <> all ($2) $q$,
    private.table_of_kind(kind))
  using private.caller_id(), private.hidden_cases();
end $$;
grant execute on function public.case_counts(text) to authenticated;

/* For admins and editors: returns which of these open cases (the first 100 ids) are new, or have a reply since the last
   action of staff. Errors: 42501 for others; P0001 case.kind_unknown. */
create function public.unread_cases(kind text, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.id from public.%1$I c
    where c.id = any ($1) and c.closed_at is null and c.id <> all ($2)
      and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at) $q$,
    private.table_of_kind(kind))
  using ids, private.hidden_cases();
end $$;
grant execute on function public.unread_cases(text, uuid[]) to authenticated;

-- The management review needs figures about complaints and appeals (ISO/IEC 17065 7.13, 8.5).
/* For admins and editors: returns the figures of complaints ('complaint') or appeals ('appeal') of the last months
   (this one included, at most 36), by month of arrival, category, status and finding. Spam has category and status
   'spam', and no time limits. closed: number of closed cases; days_to_close: average calendar days from arrival to
   outcome, or null. answers_due, outcomes_due: number of cases answered or decided, or due by now; answered_in_time,
   decided_in_time: number of these answered or decided by the promised day. Withdrawn complaints have no outcome.
   filed_late: appeals that arrived after their last day. Errors: 42501 for others; P0001 case.kind_unknown. */
create function public.case_figures(kind text, months integer default 12)
returns table (month date, category text, status text, received integer, closed integer, days_to_close numeric,
  finding text, answers_due integer, answered_in_time integer, outcomes_due integer, decided_in_time integer,
  filed_late integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  first_month date := date_trunc('month', private.today())::date
    - make_interval(months => least(greatest(coalesce(months, 12), 1), 36) - 1);
begin
  perform private.require_handler();
  -- Months as index ranges, and averages of intervals, take half the time of computing both per row.
  return query execute format($q$
    select m.first::date, counted.*
    from generate_series($1::timestamp, private.today(), interval '1 month') m (first)
    cross join lateral (
      select case when c.spam_at is null then c.category else 'spam' end,
        case when c.spam_at is null then c.status else 'spam' end, count(*)::integer, count(c.closed_at)::integer,
        round((extract(epoch from avg(c.closed_at - c.created_at)) / 86400)::numeric, 1), c.finding,
        (count(*) filter (where c.spam_at is null and (c.first_response_at is not null
          or c.first_response_due_at < coalesce(c.closed_at, now()))))::integer,
        (count(*) filter (where c.spam_at is null and c.first_response_at <= c.first_response_due_at))::integer,
        (count(*) filter (where c.spam_at is null and c.finding is distinct from 'dicabut'
          and (c.closed_at is not null or c.waiting_since is null and c.due_at < now())))::integer,
        (count(*) filter (where c.finding is distinct from 'dicabut' and c.closed_at <= c.due_at))::integer,
        (count(*) filter (where c.spam_at is null and %s))::integer
      from public.%I c
      where c.created_at >= m.first at time zone 'Asia/Jakarta'
        and c.created_at < (m.first + interval '1 month') at time zone 'Asia/Jakarta'
      group by 1, 2, c.finding) counted
    order by 1, 2, 3, counted.finding limit 5000 $q$, case kind when 'appeal' then 'c.is_late' else 'false' end,
    private.table_of_kind(kind))
  using first_month;
end $$;
grant execute on function public.case_figures(text, integer) to authenticated;

/* For admins and editors: records the export of complaints ('complaint') or appeals ('appeal') with its number of rows
   and filter. Errors: 42501 for others; P0001 case.kind_unknown, session.not_fresh. */
create function public.log_register_export(kind text, filter jsonb, row_count integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
begin
  perform private.require_handler();
  name := private.table_of_kind(kind);
  perform private.require_fresh_session();
  perform private.note_security('export', jsonb_build_object('what', name, 'rows',
    greatest(coalesce(row_count, 0), 0)));
  perform private.log_action(name, 'export', null, became => jsonb_build_object(
    'filter', case when octet_length(filter::text) <= 2000 then filter
      else '{}' end, 'rows', greatest(coalesce(row_count, 0), 0)));
end $$;
grant execute on function public.log_register_export(text, jsonb, integer) to authenticated;

-- These lists and the counts on the dashboard use the same definition.

/* Returns true for an open case that is new, or whose reporter wrote after the last message of staff. */
create function private.awaits_answer(id uuid, status text, reporter_wrote_at timestamptz, created_at timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select awaits_answer.status = 'baru' or coalesce(awaits_answer.reporter_wrote_at > coalesce(greatest(
    (select max(e.created_at) from public.case_events e where e.complaint_id = awaits_answer.id and e.author = 'staff'),
    (select max(e.created_at) from public.case_events e where e.appeal_id = awaits_answer.id and e.author = 'staff')),
      awaits_answer.created_at), false)
$$;
grant execute on function private.awaits_answer(uuid, text, timestamptz, timestamptz) to staff_reader;

/* Returns the newest open cases that wait for a reply and contain all words, without hidden cases. source: a null of
   the table's row type. Runs with the rights of the calling role. */
create function private.unanswered_inbox(source anyelement, query text, most integer) returns setof anyelement
language plpgsql stable set search_path = '' rows 50 as $$
begin
  perform private.require_handler();
  return query execute format($q$
    select c.* from public.%1$I c
    where c.closed_at is null and c.search_text like all ($1) and (c.restricted_at is null or c.assigned_to = $2 or $3)
      and c.id <> all ($5)
      and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at)
    order by c.created_at desc, c.id limit $4 $q$,
    (select t.typname from pg_catalog.pg_type t where t.oid = pg_typeof(source)))
  using private.search_patterns(query), private.caller_id(), private.has_role('admin'),
    least(greatest(most, 1), 100000), private.hidden_cases();
end $$;
grant execute on function private.unanswered_inbox(anyelement, text, integer) to staff_reader;

call private.owned_by('staff_reader', 'public.search_messages(text)');

call private.owned_by('staff_reader', 'public.case_counts(text)');

call private.owned_by('staff_reader', 'public.unread_cases(text, uuid[])');

call private.owned_by('staff_reader', 'public.case_figures(text, integer)');

call private.owned_by('staff_reader', 'public.search_complaints(text, integer, boolean)');

call private.owned_by('staff_reader', 'public.search_appeals(text, integer, boolean, boolean, boolean)');
