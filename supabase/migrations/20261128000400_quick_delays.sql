-- With thousands of overdue cases, each claim of mails (every minute) looked for the entry 'late' of each one among all entries: over a
-- second, in which a database of one connection answers nobody.

create index case_events_late_complaint on public.case_events (complaint_id, created_at) where kind = 'late' and complaint_id is not null;
create index case_events_late_appeal on public.case_events (appeal_id, created_at) where kind = 'late' and appeal_id is not null;

/*
 * As before: whoever complained or appealed is told, once for each deadline, that it has passed (an entry 'late' of the system, which
 * writes the mail). Two hundred at a time. The newest such entry is looked up case by case, whatever the planner knows of their number.
 * Called by claim_mails().
 */
create or replace function private.tell_of_delays() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dawn constant timestamptz := now() - interval '7 hours';
begin
  perform private.add_entry(c.kind, c.id, 'late', 'reporter', 'system', null)
  from (
    select 'complaint' as kind, c.id from public.complaints c
      where c.closed_at is null and c.spam_at is null and c.restricted_at is null and c.next_due_at < dawn
        and coalesce((select max(e.created_at) from public.case_events e where e.complaint_id = c.id and e.kind = 'late'), '-infinity')
          < case when c.due_at < dawn then c.due_at else c.first_response_due_at end
    union all
    select 'appeal', a.id from public.appeals a
      where a.closed_at is null and a.spam_at is null and a.restricted_at is null and a.next_due_at < dawn
        and coalesce((select max(e.created_at) from public.case_events e where e.appeal_id = a.id and e.kind = 'late'), '-infinity')
          < case when a.due_at < dawn then a.due_at else a.first_response_due_at end
  ) c
  -- The others in the next minute, as in watch_for_staff().
  limit 200;
end $$;
