-- Schedules the jobs of a hosted project, and sets the header that contains the caller's address. npm run
-- go-live runs this file; it can be run repeatedly. To run it by hand: insert the project's address and its
-- secret key named "default", then run the file in the SQL editor.
create extension if not exists pg_cron;
create extension if not exists pg_net with schema extensions;
do $$
declare
  -- Vault secrets that call_jobs() reads.
  wanted constant jsonb := jsonb_build_object('project_url', '<project_url>', 'secret_key', '<secret_key>');
  known record;
begin
  for known in select w.key, w.value, s.id from jsonb_each_text(wanted) w left join vault.secrets s on s.name = w.key loop
    if known.id is null then perform vault.create_secret(known.value, known.key);
    else perform vault.update_secret(known.id, known.value);
    end if;
  end loop;
end $$;
create or replace function private.call_jobs(variadic jobs text[]) returns void language sql set search_path = '' as $$
  delete from private.clock_calls where called_at < now() - interval '1 day';
  insert into private.clock_calls (request_id, job)
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/' || job,
    headers := jsonb_build_object('content-type', 'application/json',
      'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')),
    body := '{}'::jsonb,
    -- The platform's limit for a function. Sending mails takes longer than pg_net's default timeout.
    timeout_milliseconds := 150000), job
  from unnest(jobs) as job
  on conflict (request_id) do update set job = excluded.job, called_at = excluded.called_at $$;
revoke all on function private.call_jobs(text[]) from public;
select cron.schedule('every minute', '* * * * *', $$ select private.call_jobs('notify', 'confirm-evidence', 'outcome-letter', 'write-pages') $$),
  cron.schedule('every night', '17 18 * * *', $$ select private.call_jobs('retention') $$),
  -- pg_cron logs one row per job and minute: half a million a year.
  cron.schedule('old runs', '27 18 * * *', $$ delete from cron.job_run_details where end_time < now() - interval '7 days' $$);
-- Supabase's own addresses are behind Cloudflare.
update private.platform set address_header = 'cf-connecting-ip' where address_header is null;
