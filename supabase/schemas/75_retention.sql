-- The retention job runs in steps that fit the platform's statement timeout (8 s).
create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null,
  result jsonb not null
);
comment on table private.job_runs is
  'The last run of each scheduled job, by the name of its function, and of the backup. result: counts of retention; '
  '{} for other jobs.';
alter table private.job_runs enable row level security;

/* Records the run of a job, at most twice a minute; does not wait for concurrent runs. */
create function private.note_run(job text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.job_runs (job, ran_at, result)
  select note_run.job, now(), '{}'
  where not exists (select from private.job_runs r where r.job = note_run.job
    and r.ran_at > now() - interval '30 seconds')
  on conflict (job) do update set ran_at = excluded.ran_at
$$;

/* Returns the time before which a case must have been closed, or a message last changed, to lose its personal data. */
create function private.retention_limit() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() - make_interval(
    months => coalesce((select (s.privacy ->> 'retention_months')::integer from public.site_settings s), 24))
$$;

/* Returns the time before which a case must have been closed for its record to be deleted; never before its personal
   data. */
create function private.record_limit() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(private.retention_limit(), now() - make_interval(
    months => coalesce((select (s.privacy ->> 'record_months')::integer from public.site_settings s), 72)))
$$;

/* Returns how long admins are reminded of a neglected open case before it ends. */
create function private.reminded_for() returns interval
language sql immutable set search_path = '' as $$ select interval '90 days' $$;

/* Returns open cases not changed for the whole retention period. */
create function private.forgotten_cases() returns table (kind text, id uuid, number text, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select c.kind, c.id, c.number, c.updated_at from private.cases c where c.closed_at is null and c.spam_at is null
      and c.updated_at < oldest;
end $$;

/* Returns cases and messages whose retention has ended: closed cases, messages, and open cases not changed for the
   retention and the time of reminders. */
create function private.past_retention() returns table (kind text, id uuid, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  oldest constant timestamptz := private.retention_limit();
begin
  return query
    select c.kind, c.id, c.closed_at from private.cases c where c.closed_at < oldest and c.anonymised_at is null
    union all select 'contact', m.id, m.updated_at from public.contact_submissions m where m.updated_at < oldest
      and m.anonymised_at is null
    union all select f.kind, f.id, f.since from private.forgotten_cases() f
      where f.since < oldest - private.reminded_for();
end $$;

/* Returns records without people whose retention has ended. An appeal is deleted after those that were joined to it. */
create function private.past_records() returns table (kind text, id uuid, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  oldest constant timestamptz := private.record_limit();
begin
  return query
    select c.kind, c.id, coalesce(c.closed_at, c.spam_at) from private.cases c
    where coalesce(c.closed_at, c.spam_at) < oldest and c.anonymised_at is not null
      and not exists (select from public.appeals a where a.joined_into = c.id);
end $$;

/* Deletes the record of an anonymised case. The audit log keeps its states and dates, the letters their numbers and
   hashes. */
create function private.end_record(kind text, id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.remove_case(kind, id);
  update public.audit_log l set before = private.facts_only(l.before)
  where l.table_name = private.table_of_kind(kind) and l.row_id = end_record.id::text and l.action = 'delete';
end $$;

/* For service_role, run daily, and again while it returns `more`: runs a step of the retention job of about a second.
   Removes the personal data of up to `most` (default 200) cases closed, and messages last changed, longer ago than
   privacy.retention_months of the settings. Records are deleted privacy.record_months after closing. Contacts of
   companies without a certificate in force for that long are deleted. Open cases not changed for that long raise an
   alarm (case_forgotten) and end 90 days later. Returns {complaints, appeals, messages, records: numbers, files: [up to
   500 paths in the bucket evidence that the caller must delete through the storage API], more}; paths are returned
   again until the files are gone. */
create function public.anonymise_closed_cases(most integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  began constant timestamptz := clock_timestamp();
  done jsonb := '{"complaints": 0, "appeals": 0, "messages": 0, "records": 0}';
  counted text;
  due record;
  files jsonb;
  left_over boolean := false;
begin
  perform private.raise_alarm('case_forgotten', f.id::text,
    jsonb_build_object('kind', f.kind, 'case', f.id, 'number', f.number))
  from private.forgotten_cases() f
  where not exists (select from public.alarms a where a.kind = 'case_forgotten' and a.key = f.id::text
    and a.dismissed_at is null);

  for due in
    select p.* from (select true as is_person, r.* from private.past_retention() r union all select false, e.*
      from private.past_records() e) p
    order by p.is_person desc, p.since limit least(greatest(most, 1), 1000) + 1
  loop
    left_over := (select sum(n.value::integer) from jsonb_each_text(done) n) >= least(greatest(most, 1), 1000)
      or clock_timestamp() > began + interval '1 second';
    exit when left_over;
    if not due.is_person then perform private.end_record(due.kind, due.id);
    elsif due.kind = 'contact' then perform private.anonymise_message(due.id);
    else perform private.anonymise_case(due.kind, due.id, 'Ditutup karena masa simpan data pribadi berakhir.'); end if;
    counted := case when not due.is_person then 'records' when due.kind = 'complaint' then 'complaints'
      when due.kind = 'appeal' then 'appeals'
      else 'messages' end;
    done := done || jsonb_build_object(counted, (done ->> counted)::integer + 1);
  end loop;
  perform private.end_client_contacts(private.retention_limit());
  delete from private.case_secrets s where s.kind = 'contact' and s.created_at < private.retention_limit()
    and not exists (select from public.contact_submissions m where m.id = s.case_id);
  -- Mark files that staff uploaded but never sent.
  update private.upload_slots u set to_delete = true where u.author = 'staff' and u.event_id is null
    and u.created_at < now() - interval '1 day'
    and not exists (select from public.compliance_reviews r where r.minutes_path = u.path);
  delete from private.attempts t where t.at < now() - interval '1 day';
  delete from private.submissions s where s.created_at < now() - interval '30 days';

  delete from private.upload_slots u
  where (u.to_delete or (not u.used and u.expires_at < now() - interval '30 days'))
    and not exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = u.path);
  select coalesce(jsonb_agg(u.path order by u.path), '[]') into files
  from (select path from private.upload_slots where to_delete order by path limit 500) u;

  insert into private.job_runs as run (job, ran_at, result) values ('retention', now(), done)
    on conflict (job) do update set ran_at = excluded.ran_at, result = case
      -- Add up the steps of one run.
      when run.ran_at > now() - interval '10 minutes' and (run.result ->> 'more')::boolean then (
        select jsonb_object_agg(e.key, e.value::integer + (run.result ->> e.key)::integer)
          from jsonb_each_text(excluded.result) e)
      else excluded.result end;
  update private.job_runs set result = result || jsonb_build_object('more', left_over) where job = 'retention';
  return done || jsonb_build_object('files', files, 'more', left_over);
end $$;
grant execute on function public.anonymise_closed_cases(integer) to service_role;

/* For admins: returns when anonymise_closed_cases() last ran (null: never), its counts {complaints, appeals, messages,
   records}, and the counts of what is due {complaints, appeals, messages, records, files}. Errors: 42501 for others. */
create function public.retention_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'ran_at', (select r.ran_at from private.job_runs r where r.job = 'retention'),
    'last', (select r.result - 'more' from private.job_runs r where r.job = 'retention'),
    'waiting', (select jsonb_build_object(
        'complaints', count(*) filter (where p.kind = 'complaint'), 'appeals',
          count(*) filter (where p.kind = 'appeal'),
        'messages', count(*) filter (where p.kind = 'contact')) from private.past_retention() p)
      || jsonb_build_object('records', (select count(*) from private.past_records()),
        'files', (select count(*) from private.upload_slots u where u.to_delete)));
end $$;
grant execute on function public.retention_state() to authenticated;

/* Deletes a case or message; the retention job deletes its files. The audit log records the deletion. */
create function private.remove_case(kind text, id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)'
  where u.kind = remove_case.kind and u.case_id = remove_case.id;
  delete from private.case_identities i where i.kind = remove_case.kind and i.case_id = remove_case.id;
  delete from private.case_texts t where t.case_id = remove_case.id;
  delete from private.corrective_actions a where a.kind = remove_case.kind and a.case_id = remove_case.id;
  delete from private.past_decisions d where d.kind = remove_case.kind and d.case_id = remove_case.id;
  update public.data_requests r set asked_by = private.anonymised(), identity_note = null, reason = null, status
    = 'done',
    settled_at = coalesce(r.settled_at, now()) where r.case_kind = remove_case.kind and r.case_id = remove_case.id;
  delete from private.case_secrets s where s.kind = remove_case.kind and s.case_id = remove_case.id;
  delete from private.outgoing_mails m where m.kind = remove_case.kind and m.case_id = remove_case.id;
  delete from public.complaints c where remove_case.kind = 'complaint' and c.id = remove_case.id;
  delete from public.appeals a where remove_case.kind = 'appeal' and a.id = remove_case.id;
  delete from public.contact_submissions m where remove_case.kind = 'contact' and m.id = remove_case.id;
end $$;

/* For service_role, called by the retention job: removes the contents of cases marked as spam at least 30 days ago, and
   deletes such messages, oldest first, up to `most`; anonymise_closed_cases() returns their files. Returns the number
   removed; call it again until it is 0. */
create function public.remove_old_spam(most integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old record;
  removed integer := 0;
begin
  for old in
    select c.kind, c.id, c.spam_at from private.cases c
      where c.spam_marked_at is not null and c.spam_at < now() - private.spam_kept() and c.anonymised_at is null
    union all select 'contact', m.id, m.spam_at from public.contact_submissions m
      where m.spam_at < now() - private.spam_kept()
    order by 3 limit least(greatest(most, 1), 1000)
  loop
    if old.kind = 'contact' then perform private.remove_case(old.kind, old.id);
    else perform private.anonymise_case(old.kind, old.id); end if;
    removed := removed + 1;
  end loop;
  return removed;
end $$;
grant execute on function public.remove_old_spam(integer) to service_role;
