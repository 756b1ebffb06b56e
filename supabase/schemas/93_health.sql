create table private.clock_calls (
  request_id bigint primary key,
  job text not null,
  called_at timestamptz not null default now()
);
comment on table private.clock_calls is
  'Which job sent each request of the scheduler of a hosted project (deploy/clock.sql), by pg_net''s id, since pg_net '
  'does not keep the address. Kept for a day.';
alter table private.clock_calls enable row level security;

/* Returns rules that a restored or partly upgraded database lacks: policies and triggers on tables of the platform,
   which a dump omits, row-level security, policies of content tables, audit of restorable ones, and disabled
   triggers. */
create function private.lacking_rules() returns text[] language sql stable security definer set search_path = '' as $$
  with expected (place, kind, name) as (values
    ('storage.objects', 'policy', 'visitors fill an open slot'),
    ('storage.objects', 'policy', 'staff see media'),
    ('storage.objects', 'policy', 'editors add media, anyone signed in fills an open slot'),
    ('storage.objects', 'policy', 'editors replace media'),
    ('storage.objects', 'policy', 'editors delete media'),
    ('realtime.messages', 'policy', 'staff listen'),
    ('auth.users', 'trigger', 'follow_email'),
    ('auth.users', 'trigger', 'guard_password'),
    ('auth.users', 'trigger', 'note_account'),
    ('auth.mfa_factors', 'trigger', 'note_factor_added'),
    ('auth.mfa_factors', 'trigger', 'note_factor_removed')),
  lacking (name) as (
    select e.place || ': ' || e.name from expected e
    where not exists (select from pg_catalog.pg_policy p where e.kind = 'policy' and p.polrelid = to_regclass(e.place)
      and p.polname = e.name)
      and not exists (select from pg_catalog.pg_trigger t where e.kind = 'trigger' and t.tgrelid = to_regclass(e.place)
        and t.tgname = e.name)
    union all select 'public.' || c.relname || ': row level security' from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
    union all select 'public.' || t.table_name || ': policies' from private.content_tables t
      where not exists (select from pg_catalog.pg_policy p
        where p.polrelid = to_regclass(format('public.%I', t.table_name)))
    union all select 'public.' || t.table_name || ': audit' from private.content_tables t
      where t.restorable <> '{}' and not exists (select from pg_catalog.pg_trigger g
        where g.tgrelid = to_regclass(format('public.%I', t.table_name))
        and g.tgfoid = 'private.write_audit'::regproc)
    union all select t.tgrelid::regclass || ': ' || t.tgname from pg_catalog.pg_trigger t
      join pg_catalog.pg_class c on c.oid = t.tgrelid
      where t.tgenabled = 'D' and not t.tgisinternal
        and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage'))
  select coalesce(array_agg(l.name order by l.name), '{}') from lacking l
$$;

/* Returns the newest migration and the number of migrations; no row if they were applied without being recorded. */
create function private.applied_migrations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then return '{"version": null, "count": 0}'; end if;
  return (select jsonb_build_object('version', max(m.version), 'count', count(*))
    from supabase_migrations.schema_migrations m);
end $$;

/* Returns the last run of each of the five scheduled jobs (docs/hosting.md), and whether it is late. For a job that
   never ran, the time counts from the creation of the database. */
create function private.clock_runs() returns table (job text, ran_at timestamptz, is_late boolean)
language sql stable security definer set search_path = '' as $$
  select j.job, r.ran_at, coalesce(r.ran_at, p.made_at) < now() - j.most
  from (values ('notify', interval '10 minutes'), ('confirm-evidence', interval '10 minutes'),
    ('outcome-letter', interval '10 minutes'),
    ('write-pages', interval '10 minutes'), ('retention', interval '30 hours')) j (job, most)
  cross join private.platform p
  left join private.job_runs r on r.job = j.job
$$;

/* Returns the responses to scheduled calls of the last 15 minutes, from pg_net; no row without pg_net. refused:
   responses other than 2xx, timeouts and lost connections. jobs: those whose last five calls were all refused. */
create function private.clock_answers()
returns table (calls integer, refused integer, status integer, jobs text[], last_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('net._http_response') is null then return; end if;
  return query with answers as (
    select coalesce(c.job, '?') as job, r.status_code as code, r.created,
      coalesce(r.status_code between 200 and 299, false) as is_good,
      row_number() over (partition by c.job order by r.created desc) as place
    from net._http_response r left join private.clock_calls c on c.request_id = r.id
    where r.created > now() - interval '15 minutes'),
  failing as (
    select a.job from answers a where a.place <= 5 group by a.job having count(*) = 5 and not bool_or(a.is_good))
  select count(*)::integer, (count(*) filter (where not a.is_good))::integer, max(a.code) filter (where not a.is_good),
    (select coalesce(array_agg(f.job order by f.job), '{}') from failing f), max(a.created)
  from answers a;
exception when insufficient_privilege then return;
end $$;

/* Returns each check with its state: 'ok', 'warning' (needs attention) or 'failed'. since: the time it refers to. */
create function private.health_facts() returns table (fact text, state text, since timestamptz, detail jsonb)
language sql stable security definer set search_path = '' as $$
  select 'database', case when (m.applied ->> 'count')::integer > 0 then 'ok' else 'failed' end, null::timestamptz,
    m.applied || jsonb_build_object('bytes', pg_database_size(current_database()))
    from (select private.applied_migrations() as applied) m
  union all select 'rules', case when cardinality(l.names) = 0 then 'ok'
    else 'failed' end, null, jsonb_build_object('missing', l.names)
    from (select private.lacking_rules() as names) l
  union all select 'clock', case when bool_or(r.is_late) then 'failed' else 'ok' end, min(r.ran_at),
    jsonb_build_object('late', coalesce(jsonb_agg(r.job order by r.job) filter (where r.is_late), '[]'),
      'jobs', jsonb_object_agg(r.job, r.ran_at)) from private.clock_runs() r
  union all select 'answers', case when cardinality(a.jobs) > 0 then 'failed' when a.refused > 0 then 'warning'
    else 'ok' end, a.last_at,
    jsonb_build_object('calls', a.calls, 'refused', a.refused, 'status', a.status, 'jobs', a.jobs)
      from private.clock_answers() a
  union all select 'mail', case when count(*) filter (where m.given_up_at is null
    and (m.attempts >= 3 or m.next_attempt_at < now() - interval '15 minutes')) > 0
      then 'failed' when count(m.given_up_at) > 0 then 'warning'
        else 'ok' end, min(m.created_at) filter (where m.given_up_at is null),
    jsonb_build_object('waiting', count(*) filter (where m.given_up_at is null), 'given_up', count(m.given_up_at),
      'error', (array_agg(m.last_error order by m.attempts desc,
        m.created_at) filter (where m.last_error is not null))[1])
    from private.outgoing_mails m where m.sent_at is null
  union all select 'letters', case when count(*) filter (where o.attempts >= 3 or o.given_up_at is not null
    or o.next_attempt_at < now() - interval '15 minutes') > 0 then 'failed' else 'ok' end, min(o.created_at),
    jsonb_build_object('waiting', count(*), 'error',
      (array_agg(o.last_error order by o.attempts desc) filter (where o.last_error is not null))[1])
    from private.letter_orders o where not exists (select from private.outcome_letters l where l.order_id = o.id)
      and (o.kind = 'decision' or private.letter_facts(o) is not null)
  union all select 'pages', case when count(w.kind) > 0 then 'failed'
    else 'ok' end, coalesce(min(w.first_at), min(p.written_at)), '{}'
    from private.page_writing p left join private.page_work() w on true
  union all select 'storage', case when bool_or(b.id is null or b.public is distinct from e.is_public) then 'failed'
      when bool_or(b.file_size_limit is null or b.allowed_mime_types is null) then 'warning' else 'ok' end, null,
    jsonb_build_object('wrong', coalesce(jsonb_agg(e.id order by e.id) filter (where b.id is null
      or b.public is distinct from e.is_public
      or b.file_size_limit is null or b.allowed_mime_types is null), '[]'))
    from (values ('media', true), ('evidence', false), ('letters', false)) e (id, is_public) left
      join storage.buckets b on b.id = e.id
  union all select 'keys', case when count(k.key) = 2 then 'ok' else 'failed' end, null, '{}'
    from private.hash_keys k where k.name in ('service requests', 'challenges') and length(k.key) >= 32
  union all select 'sender', case when p.address_header is null then 'warning' else 'ok' end, null, '{}'
    from private.platform p
  union all select 'admin', case when exists (select from public.app_users u where u.is_active
    and lower(u.role) = 'admin') then 'ok' else 'warning' end, null, '{}'
  union all select 'backup', case when r.ran_at > now() - interval '8 days' then 'ok' else 'warning' end, r.ran_at, '{}'
    from (select (select x.ran_at from private.job_runs x where x.job = 'backup') as ran_at) r
$$;

/* For admins and service_role: returns the checks of the database, one row each: state 'ok', 'warning' or 'failed',
   since, and detail: database {version, count, bytes}; rules {missing: [names]}; clock {late: [jobs], jobs: {name:
   ran_at}}; answers {calls, refused, status, jobs: [failing]} (hosted only); mail {waiting, given_up, error}; letters
   {waiting, error}; storage {wrong: [buckets]}. Contains no personal data. Errors: 42501 for others. */
create function public.site_health() returns table (fact text, state text, since timestamptz, detail jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.calling_role() <> 'service_role' and not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins and the server see the health checks';
  end if;
  return query select f.* from private.health_facts() f;
end $$;
grant execute on function public.site_health() to authenticated, service_role;

/* Counts failed checks for the dashboard, except for outdated pages. */
create function private.health_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'failed_checks', count(*)::integer, null::timestamptz from private.health_facts() f where f.state = 'failed'
    and f.fact <> 'pages'
$$;
