-- A site that was made a moment ago is healthy: its clock has not had the time to run yet.

alter table private.platform add column made_at timestamptz not null default now();
comment on table private.platform is
  'Facts about the host in front of the API, and the moment the database was made. address_header: the header in which it writes a caller''s address, in small letters; null: none is believed.';

/* The five jobs of the clock (docs/hosting.md), and which of them are late. One that never ran is late as long after the database was made
   as it would be after its last run. */
create or replace function private.clock_runs() returns table (job text, ran_at timestamptz, is_late boolean)
language sql stable security definer set search_path = '' as $$
  select j.job, r.ran_at, coalesce(r.ran_at, p.made_at) < now() - j.most
  from (values ('notify', interval '10 minutes'), ('confirm-evidence', interval '10 minutes'), ('outcome-letter', interval '10 minutes'),
    ('write-pages', interval '10 minutes'), ('retention', interval '30 hours')) j (job, most)
  cross join private.platform p
  left join private.job_runs r on r.job = j.job $$;
