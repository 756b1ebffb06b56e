begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(36);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
delete from private.outgoing_mails;
delete from private.job_runs;
update private.platform set made_at = now();
create function tests.state(wanted text) returns text language sql as $$
  select h.state from public.site_health() h where h.fact = wanted $$;
create function tests.detail(wanted text) returns jsonb language sql as $$
  select h.detail from public.site_health() h where h.fact = wanted $$;
create function tests.failed_checks() returns integer language sql as $$
  select coalesce((select w.entries from public.work_today() w where w.kind = 'failed_checks'), 0) $$;
grant execute on all functions in schema tests to public;

select tests.sign_in('ani');
select set_eq('select fact from public.site_health()',
  array['database', 'rules', 'clock', 'mail', 'letters', 'pages', 'storage', 'keys', 'sender', 'admin', 'backup'], 'each check has one row');
select ok((tests.detail('database') ->> 'count')::int > 0 and (tests.detail('database') ->> 'bytes')::bigint > 1000000, 'the database check contains the number of migrations and the size');
select matches(tests.detail('database') ->> 'version', '^\d{14}$', 'the database check contains the newest migration');
select is(tests.detail('rules'), '{"missing": []}', 'a migrated database has no missing rules');
select tests.use_owner();
select is((select array_agg(r.name) from (
    select p.polname::text as name from pg_policy p where p.polrelid in ('storage.objects'::regclass, 'realtime.messages'::regclass)
    union all select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where c.relnamespace::regnamespace::text in ('auth', 'storage', 'realtime') and f.pronamespace = 'private'::regnamespace) r
    where position(quote_literal(r.name) in (select f.prosrc from pg_proc f where f.oid = 'private.lacking_rules()'::regprocedure)) = 0),
  null, 'the check covers every policy and trigger on platform tables');
select tests.sign_in('ani');
select is(tests.state('clock'), 'ok', 'the clock check passes in the first minutes after installation');
select tests.use_owner();
update private.platform set made_at = now() - interval '11 minutes';
select tests.sign_in('ani');
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "notify", "outcome-letter", "write-pages"]', 'eleven minutes after installation, the minute jobs are late and the daily job is not');
select tests.use_owner();
update private.platform set made_at = now() - interval '2 days';
select tests.sign_in('ani');
select is(tests.state('clock'), 'failed', 'the clock check fails if no job has ever run');
select is(tests.failed_checks(), 1, 'an admin sees the failed check on the dashboard');
select tests.sign_in('vivi');
select is(tests.failed_checks(), 0, 'a viewer does not see the failed check');
select tests.sign_in('edi');
select is(tests.failed_checks(), 0, 'an editor does not see the failed check');
select throws_ok('select * from public.site_health()', '42501', null, 'editors cannot read the checks');
select tests.sign_out();
select throws_ok('select * from public.site_health()', '42501', null, 'visitors cannot read the checks');

-- Each job is recorded when it calls its database function.
select tests.use_service_role();
select public.claim_mails(0), public.claim_letters(0), public.claim_pages();
select count(*) from public.unchecked_uploads();
select is(tests.detail('clock') -> 'late', '["retention"]', 'after the minute jobs ran, only the daily job is late');
select public.anonymise_closed_cases(0);
select is(tests.state('clock'), 'ok', 'the clock check passes after the daily job ran');
select tests.use_owner();
update private.job_runs set ran_at = now() - interval '11 minutes';
select tests.use_service_role();
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "notify", "outcome-letter", "write-pages"]', 'minute jobs are late after eleven minutes, and the daily job is not');
select public.claim_mails(0);
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "outcome-letter", "write-pages"]', 'a new run is recorded');
select tests.use_owner();
update private.job_runs set ran_at = now();

-- Rules that a platform dump omits or a restore switched off.
drop policy "staff see media" on storage.objects;
alter table public.faq disable trigger audit;
alter table public.faq disable row level security;
select tests.sign_in('ani');
select is(tests.state('rules'), 'failed', 'missing rules fail the check');
select is(tests.detail('rules') -> 'missing', '["public.faq: audit", "public.faq: row level security", "storage.objects: staff see media"]', 'missing rules are listed by name');
select tests.use_owner();
alter table public.faq enable row level security;
alter table public.faq enable trigger audit;
drop trigger follow_email on auth.users;
select tests.sign_in('ani');
select is(tests.detail('rules') -> 'missing', '["auth.users: follow_email", "storage.objects: staff see media"]', 'a missing trigger on accounts is listed');

-- Mail
select is(tests.state('mail'), 'ok', 'the mail check passes with an empty queue');
select tests.use_owner();
insert into private.outgoing_mails (kind, case_id, event, created_at) values ('contact', gen_random_uuid(), 'received', now() - interval '1 minute');
select tests.sign_in('ani');
select is(tests.state('mail'), 'ok', 'the mail check passes with a mail queued one minute ago');
select tests.use_owner();
update private.outgoing_mails set attempts = 3, last_error = 'The mail provider answered 401';
select tests.sign_in('ani');
select is(tests.state('mail'), 'failed', 'the mail check fails after three failed attempts');
select is(tests.detail('mail') ->> 'error', 'The mail provider answered 401', 'the mail check contains the error of the mail');
select tests.use_owner();
update private.outgoing_mails set attempts = 0, next_attempt_at = now() - interval '16 minutes';
select tests.sign_in('ani');
select is(tests.state('mail'), 'failed', 'the mail check fails if a mail has been due for 16 minutes');
select tests.use_owner();
update private.outgoing_mails set given_up_at = now();
select tests.sign_in('ani');
select is(tests.state('mail'), 'warning', 'the mail check warns about a mail that was given up');

-- Storage, keys, sender and backup
select is(tests.state('storage'), 'ok', 'the storage check passes with unchanged buckets');
select tests.use_owner();
update storage.buckets set public = true where id = 'evidence';
select tests.sign_in('ani');
select is(tests.state('storage'), 'failed', 'the storage check fails if the evidence bucket is public');
select is(tests.detail('storage') -> 'wrong', '["evidence"]', 'the storage check lists the public evidence bucket by name');
select tests.use_owner();
update storage.buckets set public = id = 'media', file_size_limit = case id when 'media' then file_size_limit end;
select tests.sign_in('ani');
select is(tests.state('storage'), 'warning', 'the storage check warns about a bucket without a size limit');
select is(tests.state('keys'), 'ok', 'the keys check passes if the hash keys exist');
select tests.use_owner();
delete from private.hash_keys where name = 'challenges';
update private.platform set address_header = null;
select tests.sign_in('ani');
select is(tests.state('keys'), 'failed', 'the keys check fails if a hash key is missing');
select is(tests.state('sender'), 'warning', 'the sender check warns about a missing client address header');
select is(tests.state('backup'), 'warning', 'the backup check warns about a site without a backup');
select tests.use_owner();
select private.note_run('backup');
select tests.sign_in('ani');
select is(tests.state('backup'), 'ok', 'the backup check passes with a recorded backup');
select is(tests.failed_checks(), 2, 'the dashboard counts failed checks, but not warnings');
select * from finish();
rollback;
