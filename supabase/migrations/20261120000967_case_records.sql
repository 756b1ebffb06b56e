-- What leaves a line in the audit log besides changes of rows, who is told of whom, and the daily end of personal data.

call private.announce_changes('public.case_people', 'staff');

create function public.log_register_export(kind text, filter jsonb, row_count int) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
begin
  perform private.require_handler();
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  perform private.require_fresh_session();
  perform private.note_security('export', jsonb_build_object('what', name, 'rows', greatest(coalesce(row_count, 0), 0)));
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, action, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', name, 'export',
    jsonb_build_object('filter', case when octet_length(filter::text) <= 2000 then filter else '{}' end,
      'rows', greatest(coalesce(row_count, 0), 0)));
end $$;
comment on function public.log_register_export(text, jsonb, int) is
$c$Before the register of complaints ('complaint') or appeals ('appeal') is saved as a file: who took how many rows of which filter away.
Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown, session.not_fresh.$c$;

create function public.log_factor_reset(person uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  profile public.app_users;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins reset a second factor';
  end if;
  select * into profile from public.app_users u where u.id = person;
  if not found then raise exception using errcode = 'P0001', message = 'person.not_found'; end if;
  perform private.require_fresh_session();
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', 'app_users', person::text,
    profile.full_name, 'update', '{"second_factor": true}', '{"second_factor": false}');
end $$;
comment on function public.log_factor_reset(uuid) is
$c$Called as the admin by the function manage-users before it takes a person's second factor away. Admins; 42501 for others.
Errors: P0001 person.not_found, session.not_fresh.$c$;

-- ---- Retention -------------------------------------------------------------------------------------------------------

create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null,
  result jsonb not null
);
comment on table private.job_runs is 'The last run of each job of the clock that somebody has to be able to prove.';
alter table private.job_runs enable row level security;
revoke all on private.job_runs from public, anon, authenticated, service_role;

/* Before this moment a case must have been closed, and a message answered, to lose its personal data now. */
create function private.retention_limit() returns timestamptz language sql stable security definer set search_path = '' as $$
  select now() - make_interval(
    months => coalesce((select (s.privacy ->> 'retention_months')::int from public.site_settings s), 24)) $$;

create or replace function public.anonymise_closed_cases() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  oldest timestamptz := private.retention_limit();
  complaints int;
  appeals int;
  messages int;
  files jsonb;
begin
  select count(private.anonymise_case('complaint', c.id)) into complaints
  from public.complaints c where c.closed_at < oldest and c.anonymised_at is null;
  select count(private.anonymise_case('appeal', a.id)) into appeals
  from public.appeals a where a.closed_at < oldest and a.anonymised_at is null;
  update public.contact_submissions m set anonymised_at = now(), name = '(dianonimkan)', email = null, phone = null,
    subject = '(dianonimkan)', message = '(dianonimkan)'
  where m.anonymised_at is null and m.updated_at < oldest and m.status in ('dibalas', 'arsip');
  get diagnostics messages = row_count;
  delete from private.case_secrets s where s.kind = 'contact' and s.created_at < oldest;
  delete from private.attempts t where t.at < now() - interval '1 day';

  delete from private.upload_slots u
  where (u.to_delete or (not u.used and u.expires_at < now() - interval '30 days'))
    and not exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = u.path);
  select coalesce(jsonb_agg(u.path order by u.path), '[]') into files from private.upload_slots u where u.to_delete;

  insert into private.job_runs as run (job, ran_at, result)
    values ('retention', now(), jsonb_build_object('complaints', complaints, 'appeals', appeals, 'messages', messages))
    on conflict (job) do update set ran_at = excluded.ran_at, result = excluded.result;
  return jsonb_build_object('complaints', complaints, 'appeals', appeals, 'messages', messages, 'files', files);
end $$;

create function public.retention_state() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  oldest timestamptz := private.retention_limit();
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins look after the retention of personal data';
  end if;
  return jsonb_build_object(
    'ran_at', (select r.ran_at from private.job_runs r where r.job = 'retention'),
    'last', (select r.result from private.job_runs r where r.job = 'retention'),
    'waiting', jsonb_build_object(
      'complaints', (select count(*) from public.complaints c where c.closed_at < oldest and c.anonymised_at is null),
      'appeals', (select count(*) from public.appeals a where a.closed_at < oldest and a.anonymised_at is null),
      'messages', (select count(*) from public.contact_submissions m
        where m.anonymised_at is null and m.updated_at < oldest and m.status in ('dibalas', 'arsip')),
      'files', (select count(*) from private.upload_slots u where u.to_delete)));
end $$;
comment on function public.retention_state() is
$c$When anonymise_closed_cases() last ran (null: never), what it did then {complaints, appeals, messages}, and what waits for its next run
{complaints, appeals, messages, files}. Admins; 42501 for others.$c$;

revoke execute on function public.log_register_export(text, jsonb, int), public.log_factor_reset(uuid), public.retention_state()
  from public, anon;
grant execute on function public.log_register_export(text, jsonb, int), public.log_factor_reset(uuid), public.retention_state()
  to authenticated;
