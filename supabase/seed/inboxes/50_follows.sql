-- Rows derived from the cases: logs, secrets, numbers, letters and notifications.
create temporary table demo_cases on commit drop as
select 'complaint' as kind, 'complaints' as table_name, id, number, language, created_at, closed_at, decided_by,
  assigned_to as handler
from public.complaints
union all select 'appeal', 'appeals', id, number, language, created_at, closed_at, decided_by, assigned_to
from public.appeals
union all select 'contact', 'contact_submissions', id, number, language, created_at, null, null, handled_by
from public.contact_submissions;

insert into private.case_secrets (kind, case_id, number, code_hash, idempotency_key, created_at)
select c.kind, c.id, c.number, sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), c.created_at from demo_cases c;
insert into private.case_numbers (prefix, year, last_number)
select split_part(c.number, '-', 1), extract(year from private.today()), count(*) from demo_cases c group by 1;

-- Arrival of complaints and appeals, then their events. The seconds preserve the order within a day.
insert into public.case_events (complaint_id, appeal_id, kind, author, visibility, to_status, created_at)
select case c.kind when 'complaint' then c.id end, case c.kind when 'appeal' then c.id end, 'status', 'system', 'reporter',
  'baru', c.created_at
from demo_cases c where c.kind <> 'contact';
insert into public.case_events (complaint_id, appeal_id, message_id, kind, author, actor, actor_name, visibility,
  from_status, to_status, body, created_at)
select case c.kind when 'complaint' then c.id end, case c.kind when 'appeal' then c.id end,
  case c.kind when 'contact' then c.id end, e.kind, case when s.id is null then e.author else 'staff' end, s.id,
  s.full_name, case when e.kind in ('note', 'assignment') or c.kind = 'contact' and e.kind = 'status' then 'internal'
    else 'reporter' end,
  case e.kind when 'status' then coalesce(lag(e.body) over (partition by c.id, e.kind order by e.days desc, e.place),
    case c.kind when 'contact' then 'dibalas' else 'baru' end) end,
  case e.kind when 'status' then e.body end,
  case e.kind when 'assignment' then s.full_name when 'status' then null else e.body end,
  pg_temp.ago(e.days) + make_interval(secs => e.place)
from demo_events e
  join demo_cases c on c.id = pg_temp.case_id(e.prefix, e.n)
  left join public.app_users s on s.id = (pg_temp.staff(e.author)).id;
insert into private.case_texts (case_id, part, words)
select e.case_id, e.id, e.body from public.case_events e join private.case_identities i on i.case_id = e.case_id
where e.kind in ('note', 'message', 'attachment');
update public.case_events e set body = '(rahasia)'
from private.case_identities i where i.case_id = e.case_id and e.kind in ('note', 'message', 'attachment');

update public.complaints c set updated_at = greatest(c.updated_at, e.last), first_response_at = e.first_response,
  reporter_wrote_at = coalesce(e.wrote, c.reporter_wrote_at)
from (select case_id, max(created_at) as last, max(created_at) filter (where author = 'reporter') as wrote,
  min(created_at) filter (where author = 'staff' and visibility = 'reporter'
    and (kind = 'message' or kind = 'status' and to_status <> 'diproses')) as first_response
  from public.case_events group by case_id) e where e.case_id = c.id;
update public.appeals c set updated_at = greatest(c.updated_at, e.last), first_response_at = e.first_response,
  reporter_wrote_at = coalesce(e.wrote, c.reporter_wrote_at)
from (select case_id, max(created_at) as last, max(created_at) filter (where author = 'reporter') as wrote,
  min(created_at) filter (where author = 'staff' and visibility = 'reporter'
    and (kind = 'message' or kind = 'status' and to_status <> 'diproses')) as first_response
  from public.case_events group by case_id) e where e.case_id = c.id;

-- The job creates the letters, as after any decision.
with decisions as (
  select c.kind, c.id, c.closed_at as at, c.decided_by, null::timestamptz as reopened_at
  from demo_cases c where c.closed_at is not null
  union all
  select p.kind, p.case_id, p.decided_at, (pg_temp.staff('editor')).id, p.reopened_at from private.past_decisions p
)
insert into private.letter_orders (kind, case_id, number, language, created_at, decided_at, decided_by, reopened_at)
select d.kind, d.id, to_char(row_number() over (order by d.at, d.id), 'FM000') || '/SH/' ||
  to_char(private.today(), 'FMRM') || '/' || to_char(private.today(), 'YYYY'), c.language, d.at, d.at, d.decided_by, d.reopened_at
from decisions d join demo_cases c on c.id = d.id;
insert into private.case_numbers (prefix, year, last_number)
select 'SH', extract(year from private.today()), count(*) from private.letter_orders;

-- Audit log: arrivals by visitors, status and handler by staff.
insert into public.audit_log (table_name, row_id, row_label, action, actor_kind, before, after, created_at)
select c.table_name, c.id::text, c.number, 'insert', 'visitor', null, jsonb_build_object('number', c.number), c.created_at
from demo_cases c;
insert into public.audit_log (table_name, row_id, row_label, action, actor_kind, actor_id, actor_name, before, after,
  created_at)
select c.table_name, c.id::text, c.number, 'update', case when e.actor is null then 'visitor' else 'person' end, e.actor,
  e.actor_name, case e.kind when 'status' then jsonb_build_object('status', e.from_status) else '{"assigned_to": null}' end,
  case e.kind when 'status' then jsonb_build_object('status', e.to_status)
    else jsonb_build_object('assigned_to', c.handler) end, e.created_at
from public.case_events e join demo_cases c on c.id = e.case_id
where e.kind = 'assignment' or e.kind = 'status' and e.from_status is not null;

-- Notifications: arrivals to all case handlers, replies and reopened cases to the handler. Those older than a
-- week are read.
insert into private.staff_notices (person, kind, event, subject, moment, created_at)
select s.id, c.kind, 'arrived', c.id, '', c.created_at
from demo_cases c, public.app_users s
where s.role in ('admin', 'editor') and s.is_active
  and (s.role = 'admin' or not exists (select from private.case_identities i where i.case_id = c.id));
insert into private.staff_notices (person, kind, event, subject, moment, created_at)
select c.handler, c.kind, 'replied', c.id, e.id::text, e.created_at
from public.case_events e join demo_cases c on c.id = e.case_id
where e.author = 'reporter' and e.kind = 'message' and c.handler is not null;
insert into private.staff_notices (person, kind, event, subject, moment, created_at)
select c.handler, c.kind, 'reopened', c.id, p.reopened_at::text, p.reopened_at
from private.past_decisions p join demo_cases c on c.id = p.case_id;
insert into private.staff_notices (person, kind, event, subject, moment, created_at)
select (pg_temp.staff('admin')).id, 'data_request', 'arrived', r.id, '', r.created_at from public.data_requests r;
update private.staff_notices set read_at = created_at + interval '2 hours' where created_at < now() - interval '7 days';
