-- The daily end of personal data, in steps that fit into the platform's time limit for a statement (8 s).

create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null,
  result jsonb not null
);
comment on table private.job_runs is 'The last run of each job of the clock that somebody has to be able to prove.';
alter table private.job_runs enable row level security;
revoke all on private.job_runs from public, anon, authenticated, service_role;

/* Before this moment a case must have been closed, and a message last touched, to lose its personal data now. */
create function private.retention_limit() returns timestamptz language sql stable security definer set search_path = '' as $$
  select now() - make_interval(
    months => coalesce((select (s.privacy ->> 'retention_months')::int from public.site_settings s), 24)) $$;

/* How long admins are reminded of an open case that nobody touched for the whole retention, before it ends like a closed one. */
create function private.reminded_for() returns interval language sql immutable set search_path = '' as $$ select interval '90 days' $$;

/* Open cases that nobody has touched for the whole retention. */
create function private.forgotten_cases() returns table (kind text, id uuid, number text, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select 'complaint', c.id, c.number, c.updated_at from public.complaints c where c.closed_at is null and c.updated_at < oldest
    union all select 'appeal', a.id, a.number, a.updated_at from public.appeals a where a.closed_at is null and a.updated_at < oldest;
end $$;

/* Cases and messages whose time is over: closed ones, messages answered or not, and open cases that nobody has touched for the
   retention and the time of reminding after it. */
create function private.past_retention() returns table (kind text, id uuid, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select 'complaint', c.id, c.closed_at from public.complaints c where c.closed_at < oldest and c.anonymised_at is null
    union all select 'appeal', a.id, a.closed_at from public.appeals a where a.closed_at < oldest and a.anonymised_at is null
    union all select 'contact', m.id, m.updated_at from public.contact_submissions m where m.updated_at < oldest and m.anonymised_at is null
    union all select f.kind, f.id, f.since from private.forgotten_cases() f where f.since < oldest - private.reminded_for();
end $$;

create function public.anonymise_closed_cases(most int default 200) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  began constant timestamptz := clock_timestamp();
  done jsonb := '{"complaints": 0, "appeals": 0, "messages": 0}';
  counted text;
  due record;
  files jsonb;
  left_over boolean := false;
begin
  perform private.raise_alarm('case_forgotten', f.id::text, jsonb_build_object('kind', f.kind, 'case', f.id, 'number', f.number))
  from private.forgotten_cases() f
  where not exists (select from public.alarms a where a.kind = 'case_forgotten' and a.key = f.id::text and a.dismissed_at is null);

  for due in select p.kind, p.id from private.past_retention() p order by p.since limit least(greatest(most, 1), 1000) + 1 loop
    left_over := (select sum(n.value::int) from jsonb_each_text(done) n) >= least(greatest(most, 1), 1000)
      or clock_timestamp() > began + interval '4 seconds';
    exit when left_over;
    if due.kind = 'contact' then perform private.anonymise_message(due.id);
    else perform private.anonymise_case(due.kind, due.id, 'Ditutup karena masa simpan data pribadi berakhir.'); end if;
    counted := case due.kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' else 'messages' end;
    done := done || jsonb_build_object(counted, (done ->> counted)::int + 1);
  end loop;
  delete from private.case_secrets s where s.kind = 'contact' and s.created_at < private.retention_limit();
  delete from private.attempts t where t.at < now() - interval '1 day';
  delete from private.submissions s where s.created_at < now() - interval '30 days';

  delete from private.upload_slots u
  where (u.to_delete or (not u.used and u.expires_at < now() - interval '30 days'))
    and not exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = u.path);
  select coalesce(jsonb_agg(u.path order by u.path), '[]') into files
  from (select path from private.upload_slots where to_delete order by path limit 500) u;

  insert into private.job_runs as run (job, ran_at, result) values ('retention', now(), done)
    on conflict (job) do update set ran_at = excluded.ran_at, result = case
      -- The steps of one run count together.
      when run.ran_at > now() - interval '10 minutes' and (run.result ->> 'more')::boolean then (
        select jsonb_object_agg(e.key, e.value::int + (run.result ->> e.key)::int) from jsonb_each_text(excluded.result) e)
      else excluded.result end;
  update private.job_runs set result = result || jsonb_build_object('more', left_over) where job = 'retention';
  return done || jsonb_build_object('files', files, 'more', left_over);
end $$;
comment on function public.anonymise_closed_cases(int) is
$c$A step of the retention job, for service_role (run daily, again while the answer says `more`). Takes the personal data out of at most
`most` (200) cases closed, and messages last touched, longer ago than settings privacy.retention_months, for about four seconds at most.
Open cases untouched for that long are brought to the admins' notice (alarm case_forgotten) and end in the same way 90 days later.
Returns {complaints, appeals, messages: how many, files: [up to 500 paths in the bucket evidence that the caller must remove through the
storage API], more}; paths are given again until the files are gone.$c$;

create function public.retention_state() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins look after the retention of personal data';
  end if;
  return jsonb_build_object(
    'ran_at', (select r.ran_at from private.job_runs r where r.job = 'retention'),
    'last', (select r.result - 'more' from private.job_runs r where r.job = 'retention'),
    'waiting', (select jsonb_build_object(
        'complaints', count(*) filter (where p.kind = 'complaint'), 'appeals', count(*) filter (where p.kind = 'appeal'),
        'messages', count(*) filter (where p.kind = 'contact')) from private.past_retention() p)
      || jsonb_build_object('files', (select count(*) from private.upload_slots u where u.to_delete)));
end $$;
comment on function public.retention_state() is
$c$When anonymise_closed_cases() last ran (null: never), what it did then {complaints, appeals, messages}, and what waits for its next run
{complaints, appeals, messages, files}. Admins; 42501 for others.$c$;

revoke execute on function public.anonymise_closed_cases(int), public.retention_state() from public, anon, authenticated;
grant execute on function public.anonymise_closed_cases(int) to service_role;
grant execute on function public.retention_state() to authenticated;
