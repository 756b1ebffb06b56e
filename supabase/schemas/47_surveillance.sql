create table public.surveillance_visits (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null references public.certificates (id) on delete cascade,
  due_on date not null check (due_on between '2000-01-01' and '2099-12-31'),
  done_on date check (done_on between '2000-01-01' and '2099-12-31'),
  result text check (result in ('memenuhi', 'perbaikan', 'tidak')),
  findings text check (char_length(findings) <= 4000),
  next_due_on date,
  note text check (char_length(note) <= 1000),
  no_decision_reason text check (char_length(no_decision_reason) <= 1000),
  recorded_by uuid references public.app_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (certificate_id, due_on),
  constraint surveillance_visits_recorded_whole check ((done_on is null) = (result is null)),
  constraint surveillance_visits_reason_fits check (no_decision_reason is null or result = 'tidak')
);
comment on table public.surveillance_visits is
  'Surveillance (ISO/IEC 17065, 7.9): one row per due day of a certificate. Created by a trigger, written by '
  'record_surveillance() only; read by staff.';
comment on column public.surveillance_visits.result is
  'memenuhi (conforms), perbaikan (corrective action), tidak (does not conform). It does not change the certificate.';
comment on column public.surveillance_visits.no_decision_reason is
  'Reason why no decision on the certificate follows a visit with the result tidak; null: a decision is due.';
comment on column public.surveillance_visits.next_due_on is 'The day set for the next visit, which has its own row.';
create index surveillance_visits_due on public.surveillance_visits (due_on, id) where done_on is null;
create index surveillance_visits_done on public.surveillance_visits (done_on, id) where done_on is not null;
create index surveillance_visits_undecided on public.surveillance_visits (certificate_id, done_on)
  where result = 'tidak' and no_decision_reason is null;
create index surveillance_visits_recorded_by on public.surveillance_visits (recorded_by);
alter table public.surveillance_visits enable row level security;
grant select on public.surveillance_visits to authenticated, service_role, staff_reader;

/* Returns the interval of surveillance in days: the shortest in the certification process within the validity; a year
   by default. */
create function private.surveillance_days() returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(min(a.duration_days), 365) from public.alur_sertifikasi a
  where a.is_published and a.deleted_at is null and a.duration_days >= 365 and a.duration_days < private.validity_days()
$$;

/* Returns the due days of a certificate with this validity, before its last day. */
create function private.surveillance_due(issued_on date, expires_on date) returns setof date
language sql stable set search_path = '' as $$
  select d.day from (select private.surveillance_days() as days offset 0) i
    cross join generate_series(1, 100) n (n)
    cross join lateral (select case when i.days % 365 = 0
      then (issued_on + make_interval(years => n.n * i.days / 365))::date
      else issued_on + n.n * i.days end as day) d
  where d.day < expires_on
$$;

/* Returns true while a certificate is under surveillance: not withdrawn, replaced or expired. */
create function private.is_watched(status text, expires_on date, deleted_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select status in ('aktif', 'dibekukan') and expires_on >= private.today() and deleted_at is null
$$;
grant execute on function private.is_watched(text, date, timestamptz) to staff_reader, authenticated;

/* Returns true if a visit found that the certificate does not conform (ISO/IEC 17065, 7.11.1) and neither a decision
   nor a reason for none has been recorded since. A certificate that is not active needs no decision. */
create function private.awaits_decision(
  certificate_id uuid, status text, expires_on date, result text, done_on date, no_decision_reason text
) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(result = 'tidak' and no_decision_reason is null and awaits_decision.status = 'aktif'
    and awaits_decision.expires_on >= private.today()
    and not exists (select from public.certificate_decisions d where d.certificate_id = awaits_decision.certificate_id
      and d.kind in ('suspend', 'withdraw', 'reduce', 'replace') and d.effective_on >= awaits_decision.done_on), false)
$$;
grant execute on function private.awaits_decision(uuid, text, date, text, date, text) to staff_reader;

/* Trigger after insert or update of a certificate: plans its visits from today on. A corrected validity moves future
   visits; an ended certificate has none. */
create function private.plan_surveillance() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_moved boolean := tg_op = 'INSERT';
begin
  if tg_op = 'UPDATE' then
    if new.status not in ('aktif', 'dibekukan') then
      delete from public.surveillance_visits v where v.certificate_id = new.id and v.done_on is null
        and v.due_on >= private.today();
      return null;
    end if;
    -- Plans visits again after the annulment of a withdrawal or replacement.
    is_moved := (new.issued_on, new.expires_on) is distinct from (old.issued_on, old.expires_on)
      or old.status not in ('aktif', 'dibekukan');
    if is_moved then
      delete from public.surveillance_visits v where v.certificate_id = new.id and v.done_on is null
        and v.due_on >= private.today()
        and (v.due_on >= new.expires_on or v.due_on in (select private.surveillance_due(old.issued_on,
          old.expires_on)));
    end if;
  end if;
  if is_moved and new.status in ('aktif', 'dibekukan') then
    insert into public.surveillance_visits (certificate_id, due_on)
    select new.id, d from private.surveillance_due(new.issued_on, new.expires_on) d
    where d >= private.today() and d <= '2099-12-31' on conflict do nothing;
  end if;
  return null;
end $$;

/* For admins and editors: records or corrects the result of a visit. The status of the certificate does not change.
   next_due_on: day of the next visit, which replaces the days planned before it. The result 'tidak' requires follows:
   'decision' (a decision on the certificate is due), or 'none' with no_decision_reason. seen: updated_at of the visit
   that the caller has read. key: idempotency key. Errors: 42501; P0001 surveillance.gone, surveillance.changed (by
   another user since), surveillance.day_wrong (not between issue and today), surveillance.result_wrong,
   surveillance.next_wrong (not after the visit and before the certificate's last day), surveillance.follows_missing,
   surveillance.reason_missing, surveillance.words_long, submission.key_used. */
create function public.record_surveillance(
  visit_id uuid, done_on date, result text, findings text default null, next_due_on date default null,
  note text default null, seen timestamptz default null, key uuid default null, follows text default null,
  no_decision_reason text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  visit public.surveillance_visits;
  certificate public.certificates;
  why constant text := nullif(private.clean_text(no_decision_reason), '');
begin
  perform private.require_role('admin', 'editor');
  if private.was_sent(key, 'record_surveillance',
    jsonb_build_array(visit_id, done_on, result, findings, next_due_on, note, follows, why)) then
    return;
  end if;
  select * into visit from public.surveillance_visits v where v.id = visit_id for update;
  if visit.id is null then perform private.refuse('surveillance.gone'); end if;
  select * into certificate from public.certificates c where c.id = visit.certificate_id;
  if seen is not null and seen <> visit.updated_at then perform private.refuse('surveillance.changed'); end if;
  if done_on is null or done_on > private.today() or done_on < certificate.issued_on then
    perform private.refuse('surveillance.day_wrong', 'done_on');
  end if;
  if result is null or result not in ('memenuhi', 'perbaikan', 'tidak') then
    perform private.refuse('surveillance.result_wrong', 'result');
  end if;
  if result = 'tidak' and coalesce(follows, '') not in ('decision', 'none') then
    perform private.refuse('surveillance.follows_missing', 'follows');
  end if;
  if result = 'tidak' and follows = 'none' and why is null then
    perform private.refuse('surveillance.reason_missing', 'no_decision_reason');
  end if;
  if char_length(why) > 1000 then perform private.refuse('surveillance.words_long', 'no_decision_reason'); end if;
  if next_due_on is not null and (next_due_on <= done_on or next_due_on <= visit.due_on
    and next_due_on <= private.today()
    or next_due_on >= certificate.expires_on) then
      perform private.refuse('surveillance.next_wrong', 'next_due_on'); end if;
  if char_length(findings) > 4000 then perform private.refuse('surveillance.words_long', 'findings'); end if;
  if char_length(note) > 1000 then perform private.refuse('surveillance.words_long', 'note'); end if;
  update public.surveillance_visits v set done_on = record_surveillance.done_on, result = record_surveillance.result,
    findings = nullif(btrim(record_surveillance.findings), ''), note = nullif(btrim(record_surveillance.note), ''),
    next_due_on = record_surveillance.next_due_on, recorded_by = auth.uid(),
    no_decision_reason = case when record_surveillance.result = 'tidak' and follows = 'none' then why end
  where v.id = visit.id;
  if next_due_on is not null and certificate.status in ('aktif', 'dibekukan') then
    delete from public.surveillance_visits v where v.certificate_id = certificate.id and v.done_on is null
      and v.id <> visit.id
      and v.due_on < record_surveillance.next_due_on;
    insert into public.surveillance_visits (certificate_id, due_on)
      values (certificate.id, record_surveillance.next_due_on) on conflict do nothing;
  end if;
end $$;
grant execute on function public.record_surveillance(uuid, date, text, text, date, text, timestamptz, uuid, text, text)
  to authenticated;

/* Returns the state of a visit today: undecided (private.awaits_decision), done, missed (the certificate ended first),
   overdue, month (due this month) or planned. */
create function private.surveillance_state(done_on date, due_on date, is_watched boolean, awaits_decision boolean)
returns text language sql stable set search_path = '' as $$
  select case when awaits_decision then 'undecided' when done_on is not null then 'done' when not is_watched
    then 'missed' when due_on < private.today()
    then 'overdue'
    when due_on < date_trunc('month', private.today()) + interval '1 month' then 'month' else 'planned' end $$;
grant execute on function private.surveillance_state(date, date, boolean, boolean) to staff_reader;

/* For staff: returns one page of the surveillance visits. query: words of the company's name, or the beginning of a
   certificate number. filters: due (see private.surveillance_state; open: overdue, month and planned), status (of the
   certificate today), category (its code), result; one value or several. sort: due_on, done_on, client_name,
   expires_on, suspended_until, updated_at; a leading minus means descending. Excludes certificates in the trash. total
   is capped as in list_certificates. */
create function public.list_surveillance(
  query text default '', filters jsonb default '{}', sort text default 'due_on', page_number integer default 1,
  page_size integer default 25
) returns table (id uuid, number text, certificate_id uuid, client_id uuid, client_name text, nib text,
  subclass_code text, qualification text, issued_on date, expires_on date, status text, suspended_until date,
  due_on date, state text, done_on date, result text, findings text, next_due_on date, note text,
  no_decision_reason text, updated_at timestamptz, deleted_at timestamptz, page integer, total integer,
  is_capped boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  ordered constant text := private.list_sort(list_surveillance.sort,
    '{due_on,done_on,client_name,expires_on,suspended_until,updated_at}');
  is_descending constant boolean := ordered like '-%';
  sorted_by constant text := ltrim(ordered, '-');
  words constant text[] := array(select '%' || w || '%' from unnest(private.company_words(coalesce(query, ''))) w);
  compact constant text := upper(regexp_replace(left(coalesce(query, ''), 100), '\s', '', 'g'));
  asked_states constant text[] := private.filter_values(filters, 'due');
  asked_statuses constant text[] := private.filter_values(filters, 'status');
  asked_results constant text[] := private.filter_values(filters, 'result');
  asked_categories constant text[] := private.filter_values(filters, 'category');
  most integer;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  most := private.list_most(compact <> '', page_size);
  return query
    with matching as materialized (
      select v.id as visit, s.state,
        case sorted_by when 'due_on' then v.due_on when 'done_on' then v.done_on when 'expires_on' then c.expires_on
          when 'suspended_until' then c.suspended_until end as day,
        case when sorted_by = 'client_name' then k.name end as name, case when sorted_by = 'updated_at'
          then v.updated_at end as moment
      from public.surveillance_visits v
        join public.certificates c on c.id = v.certificate_id
        join public.clients k on k.id = c.client_id
        cross join lateral (select private.surveillance_state(v.done_on, v.due_on,
          private.is_watched(c.status, c.expires_on, c.deleted_at),
          v.result = 'tidak' and v.no_decision_reason is null
            and private.awaits_decision(c.id, c.status, c.expires_on, v.result, v.done_on,
              v.no_decision_reason)) as state)
          s
      where c.deleted_at is null and (filters ->> 'view') is distinct from 'trash'
        and (asked_states is null or s.state = any (asked_states)
          or 'open' = any (asked_states) and s.state in ('overdue', 'month', 'planned'))
        and (asked_statuses is null or public.certificate_status(c.status, c.issued_on, c.expires_on)
          = any (asked_statuses))
        and (asked_results is null or v.result = any (asked_results))
        and (asked_categories is null or c.subclass_id in (
          select u.id from public.rl_subclass u join public.rl_categories g on g.id = u.category_id
          where g.code in (select upper(a) from unnest(asked_categories) a)))
        and (compact = '' or upper(c.number) like private.like_text(compact) || '%' or words[1] is not null
          and k.name ilike all (words))
      limit most + 1
    ), shown as (
      select p.* from private.list_page((select count(*)::integer from matching), most, page_number, page_size) p
    ), wanted as (
      select m.visit, m.state, row_number() over (order by
        case when not is_descending then m.day end, case when is_descending then m.day end desc nulls last,
        case when not is_descending then m.name end, case when is_descending then m.name end desc,
        case when not is_descending then m.moment end, case when is_descending then m.moment end desc,
        case when not is_descending then m.visit end, case when is_descending then m.visit end desc) as place
      from matching m
      order by place offset (select s.skipped from shown s) limit (select s.wanted from shown s)
    )
    select v.id, c.number, c.id, c.client_id, k.name, k.nib, c.subclass_code, c.qualification, c.issued_on,
      c.expires_on,
      public.certificate_status(c.status, c.issued_on, c.expires_on), c.suspended_until, v.due_on, w.state, v.done_on,
        v.result,
        v.findings, v.next_due_on, v.note, v.no_decision_reason,
      v.updated_at, null::timestamptz, s.page, s.total, s.is_capped
    from wanted w
      join public.surveillance_visits v on v.id = w.visit
      join public.certificates c on c.id = v.certificate_id
      join public.clients k on k.id = c.client_id
      cross join shown s
    order by w.place;
end $$;
grant execute on function public.list_surveillance(text, jsonb, text, integer, integer) to authenticated;

/* Returns true for a suspension of a certificate under surveillance that ends within 30 days or is past its end. */
create function private.is_suspension_ending(status text, suspended_until date, expires_on date, deleted_at timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select coalesce(is_suspension_ending.status = 'dibekukan'
    and is_suspension_ending.suspended_until <= private.today() + 30
    and private.is_watched(is_suspension_ending.status, is_suspension_ending.expires_on,
      is_suspension_ending.deleted_at), false)
$$;
grant execute on function private.is_suspension_ending(text, date, date, timestamptz) to staff_reader;

/* Counts overdue visits, visits due this month, visits that need a decision, and ending
   suspensions, for the dashboard. */
create function private.surveillance_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with open as (
    select private.surveillance_state(null, v.due_on, true, false) as state, v.due_on
    from public.surveillance_visits v join public.certificates c on c.id = v.certificate_id
    where v.done_on is null and v.due_on < date_trunc('month', private.today()) + interval '1 month'
      and private.is_watched(c.status, c.expires_on, c.deleted_at)
  )
  select 'overdue_surveillance', count(*)::integer, min(o.due_on)::timestamp at time zone 'Asia/Jakarta' from open o
    where o.state = 'overdue'
  union all select 'due_surveillance', count(*)::integer, min(o.due_on)::timestamp at time zone 'Asia/Jakarta'
    from open o where o.state = 'month'
  union all select 'undecided_surveillance', count(*)::integer, min(v.done_on)::timestamp at time zone 'Asia/Jakarta'
    from public.surveillance_visits v join public.certificates c on c.id = v.certificate_id
    where v.result = 'tidak' and v.no_decision_reason is null and c.deleted_at is null
      and private.awaits_decision(c.id, c.status, c.expires_on, v.result, v.done_on, v.no_decision_reason)
  union all select 'ending_suspensions', count(*)::integer,
    min(c.suspended_until)::timestamp at time zone 'Asia/Jakarta'
    from public.certificates c where c.suspended_until is not null
      and private.is_suspension_ending(c.status, c.suspended_until, c.expires_on, c.deleted_at)
$$;

call private.announce_changes('public.surveillance_visits', 'content');

create trigger touch before update on public.surveillance_visits for each row execute function private.touch();

create trigger audit after insert or update or delete on public.surveillance_visits
  for each row execute function private.write_audit();

create trigger plan_surveillance after insert on public.certificates for each row
  execute function private.plan_surveillance();

create trigger replan_surveillance after update of status, issued_on, expires_on on public.certificates
  for each row when ((new.status, new.issued_on, new.expires_on) is distinct
    from (old.status, old.issued_on, old.expires_on))
  execute function private.plan_surveillance();

create policy "staff read" on public.surveillance_visits for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

create policy "staff list and search" on public.surveillance_visits for select to staff_reader using (true);

call private.owned_by('staff_reader', 'public.list_surveillance(text, jsonb, text, integer, integer)');
