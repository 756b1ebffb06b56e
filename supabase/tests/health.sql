begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(36);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer');
delete from private.outgoing_mails;
delete from private.job_runs;
update private.platform set made_at = now();
create function tests.state(wanted text) returns text language sql as $$
  select h.state from public.site_health() h where h.fact = wanted $$;
create function tests.detail(wanted text) returns jsonb language sql as $$
  select h.detail from public.site_health() h where h.fact = wanted $$;
create function tests.red() returns integer language sql as $$
  select coalesce((select w.entries from public.work_today() w where w.kind = 'failed_checks'), 0) $$;
grant execute on all functions in schema tests to public;

select tests.be('ani');
select set_eq('select fact from public.site_health()',
  array['database', 'rules', 'clock', 'mail', 'letters', 'pages', 'storage', 'keys', 'sender', 'admin', 'backup'], 'each check has its row');
select ok((tests.detail('database') ->> 'count')::int > 0 and (tests.detail('database') ->> 'bytes')::bigint > 1000000, 'migrations and size are told');
select matches(tests.detail('database') ->> 'version', '^\d{14}$', 'so is the newest migration');
select is(tests.detail('rules'), '{"missing": []}', 'a database made by the migrations lacks no rule');
select tests.be_owner();
select is((select array_agg(r.name) from (
    select p.polname::text as name from pg_policy p where p.polrelid in ('storage.objects'::regclass, 'realtime.messages'::regclass)
    union all select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where c.relnamespace::regnamespace::text in ('auth', 'storage', 'realtime') and f.pronamespace = 'private'::regnamespace) r
    where position(quote_literal(r.name) in (select f.prosrc from pg_proc f where f.oid = 'private.lacking_rules()'::regprocedure)) = 0),
  null, 'every rule of ours on a table of the platform is looked for');
select tests.be('ani');
select is(tests.state('clock'), 'ok', 'a clock has some minutes for its first run');
select tests.be_owner();
update private.platform set made_at = now() - interval '11 minutes';
select tests.be('ani');
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "notify", "outcome-letter", "write-pages"]', 'and its daily job has more than a day');
select tests.be_owner();
update private.platform set made_at = now() - interval '2 days';
select tests.be('ani');
select is(tests.state('clock'), 'failed', 'one that never ran stands still');
select is(tests.red(), 1, 'and is a line of the dashboard');
select tests.be('vivi');
select is(tests.red(), 0, 'for admins');
select tests.be('edi');
select is(tests.red(), 0, 'alone');
select throws_ok('select * from public.site_health()', '42501', null, 'editors do not see the checks');
select tests.be_anon();
select throws_ok('select * from public.site_health()', '42501', null, 'nor do visitors');

-- Each job is recorded when it calls its database function.
select tests.be_service();
select public.claim_mails(0), public.claim_letters(0), public.claim_pages();
select count(*) from public.unchecked_uploads();
select is(tests.detail('clock') -> 'late', '["retention"]', 'the four jobs of the minute have come');
select public.anonymise_closed_cases(0);
select is(tests.state('clock'), 'ok', 'with the daily one the clock goes');
select tests.be_owner();
update private.job_runs set ran_at = now() - interval '11 minutes';
select tests.be_service();
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "notify", "outcome-letter", "write-pages"]', 'eleven minutes are too long, a daily job has more');
select public.claim_mails(0);
select is(tests.detail('clock') -> 'late', '["confirm-evidence", "outcome-letter", "write-pages"]', 'a run is noted anew');
select tests.be_owner();
update private.job_runs set ran_at = now();

-- Rules that a platform dump omits or a restore switched off.
drop policy "staff see media" on storage.objects;
alter table public.faq disable trigger audit;
alter table public.faq disable row level security;
select tests.be('ani');
select is(tests.state('rules'), 'failed', 'lost rules are found');
select is(tests.detail('rules') -> 'missing', '["public.faq: audit", "public.faq: row level security", "storage.objects: staff see media"]', 'and named');
select tests.be_owner();
alter table public.faq enable row level security;
alter table public.faq enable trigger audit;
drop trigger follow_email on auth.users;
select tests.be('ani');
select is(tests.detail('rules') -> 'missing', '["auth.users: follow_email", "storage.objects: staff see media"]', 'a trigger on accounts is one of them');

-- Mail
select is(tests.state('mail'), 'ok', 'no mail waits');
select tests.be_owner();
insert into private.outgoing_mails (kind, case_id, event, created_at) values ('contact', gen_random_uuid(), 'received', now() - interval '1 minute');
select tests.be('ani');
select is(tests.state('mail'), 'ok', 'one of a minute ago is on its way');
select tests.be_owner();
update private.outgoing_mails set attempts = 3, last_error = 'The mail provider answered 401';
select tests.be('ani');
select is(tests.state('mail'), 'failed', 'one that failed three times is not');
select is(tests.detail('mail') ->> 'error', 'The mail provider answered 401', 'its reason is told');
select tests.be_owner();
update private.outgoing_mails set attempts = 0, next_attempt_at = now() - interval '16 minutes';
select tests.be('ani');
select is(tests.state('mail'), 'failed', 'nor is one that nobody fetched for a quarter of an hour');
select tests.be_owner();
update private.outgoing_mails set given_up_at = now();
select tests.be('ani');
select is(tests.state('mail'), 'warning', 'one that was given up has a line of its own');

-- Storage, keys, sender and backup
select is(tests.state('storage'), 'ok', 'the buckets are as they were made');
select tests.be_owner();
update storage.buckets set public = true where id = 'evidence';
select tests.be('ani');
select is(tests.state('storage'), 'failed', 'evidence that everybody could read is found');
select is(tests.detail('storage') -> 'wrong', '["evidence"]', 'by its bucket');
select tests.be_owner();
update storage.buckets set public = id = 'media', file_size_limit = case id when 'media' then file_size_limit end;
select tests.be('ani');
select is(tests.state('storage'), 'warning', 'a bucket without a limit is said');
select is(tests.state('keys'), 'ok', 'access codes and challenges have their keys');
select tests.be_owner();
delete from private.hash_keys where name = 'challenges';
update private.platform set address_header = null;
select tests.be('ani');
select is(tests.state('keys'), 'failed', 'a lost key is found');
select is(tests.state('sender'), 'warning', 'so are senders that cannot be told apart');
select is(tests.state('backup'), 'warning', 'and a site that was never backed up');
select tests.be_owner();
select private.note_run('backup');
select tests.be('ani');
select is(tests.state('backup'), 'ok', 'until it is');
select is(tests.red(), 2, 'the dashboard counts what failed, and no warning');
select * from finish();
rollback;
