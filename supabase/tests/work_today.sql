begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(29);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('lama', 'admin', false);
-- Delete the demo data that would appear as work to do.
delete from public.complaints;
delete from public.appeals;
delete from public.contact_submissions;
delete from public.articles;
delete from public.cms_pages where slug <> 'kebijakan-privasi';
delete from public.certificates;
delete from public.legalitas;
insert into public.legalitas (title, kind, valid_until) values ('Lisensi', 'lisensi', null), ('Akreditasi', 'akreditasi', null);
update public.rl_subclass set is_published = false;
insert into public.public_holidays (holiday_date, name) select make_date(y, 1 + m % 12, 5 + m), 'Libur' from generate_series(1, 16) m,
  generate_series(extract(year from private.today())::integer, extract(year from private.today())::integer + 1) y on conflict do nothing;
update public.public_holidays set kind = 'nasional';
delete from private.outgoing_mails;
insert into private.job_runs (job, ran_at, result) select r.job, now(), '{}' from private.clock_runs() r on conflict (job) do update set ran_at = now();
delete from public.app_users where id not in (tests.id('ani'), tests.id('edi'), tests.id('vivi'), tests.id('lama'));
update auth.users set email_confirmed_at = now() where id in (select id from public.app_users);
create function tests.work(wanted text) returns integer language sql as $$
  select coalesce((select w.entries from public.work_today() w where w.kind = wanted), 0) $$;
create function tests.kinds() returns text[] language sql as $$
  select coalesce(array_agg(w.kind order by w.kind), '{}') from public.work_today() w $$;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
select is(tests.kinds(), '{}', 'without open work the list is empty');
select tests.use_owner();
update public.public_holidays set kind = 'cuti_bersama' where extract(year from holiday_date) = extract(year from private.today());
update public.legalitas set is_published = false;
select public.dismiss_setup() from (select tests.sign_in('ani')) a;
select tests.sign_in('vivi');
select is(tests.work('missing_holidays'), 1, 'viewers see missing holidays even when the checklist is dismissed');
select is(tests.work('no_licence'), 2, 'viewers see an unpublished licence and accreditation');
select tests.use_owner();
select is(private.unentered_years(), array[extract(year from private.today())::text], 'the year without holidays is returned');
update public.public_holidays set kind = 'nasional';
update public.legalitas set is_published = true;
select tests.sign_in('ani');
select is(tests.kinds(), array['single_admin'], 'a single active admin is reported');

select tests.use_owner();
update public.cms_pages set deleted_at = now();
select tests.sign_in('ani');
select is(tests.work('closed_forms'), 1, 'admins see forms closed for lack of a notice');
select tests.sign_in('edi');
select is(tests.kinds(), '{}', 'editors do not see closed forms');
select tests.use_owner();
update public.cms_pages set deleted_at = null;
create temporary table made as select tests.file_complaint() as late, tests.file_complaint() as today, tests.file_complaint() as own,
  tests.file_appeal() as appeal;
grant select on made to public;
-- Triggers do not allow moving deadlines, so bypass them to simulate overdue cases.
set local session_replication_role = replica;
update public.complaints set first_response_due_at = now() - interval '2 days' where id = (select late from made);
update public.complaints set first_response_due_at = (private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - interval '1 second'
  where id = (select today from made);
update public.complaints set assigned_to = tests.id('edi') where id = (select own from made);
set local session_replication_role = origin;
select tests.sign_in('edi');
select is(tests.work('overdue_complaints'), 1, 'a case past its deadline is overdue');
select is(tests.work('due_complaints'), 1, 'a case with a deadline before midnight is due today');
select is(tests.work('unassigned_complaints'), 2, 'unassigned cases are counted');
select is(tests.work('own_complaints'), 1, 'an unanswered case assigned to the user is counted');
select is(tests.work('unassigned_appeals'), 1, 'appeals are counted separately');
select ok((select first_at < now() from public.work_today() where kind = 'overdue_complaints'), 'the oldest deadline is returned');
select tests.sign_in('ani');
select is(tests.work('own_complaints'), 0, 'a colleague’s cases are not counted as own');
select tests.sign_in('edi');
select public.add_case_event('complaint', (select own from made), 'message', 'Sudah kami terima.');
select public.move_case('complaint', (select own from made), 'diproses');
select is(tests.work('own_complaints'), 0, 'an answered case is no longer counted');

select tests.use_owner();
insert into public.articles (slug, title, title_en, body, body_en, status, published_at) values
  ('dua-bahasa', 'Dua bahasa', 'Two languages', tests.doc('Isi'), tests.doc('Text'), 'published', now() - interval '1 day'),
  ('satu-bahasa', 'Satu bahasa', null, tests.doc('Isi'), null, 'published', now() - interval '1 day'),
  ('judul-saja', 'Judul saja', 'Title only', tests.doc('Isi'), '{"type": "doc", "content": [{"type": "paragraph"}]}', 'published', now() - interval '1 day'),
  ('draf', 'Draf', null, tests.doc('Isi'), null, 'draft', null);
insert into public.legalitas (title, valid_until) values ('Akreditasi', private.today() + 60), ('Akta', null), ('Lisensi', private.today() + 200);
insert into public.clients (id, name) values (tests.id('pt'), 'PT Kerja Hari Ini');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, status)
  select tests.id('pt'), (select id from public.rl_subclass where code = 'BG001'), n.number, 'kecil', private.today() - 900, private.today() + n.days, n.status
  from (values ('SBU-T-1', 10, 'aktif'), ('SBU-T-2', 10, 'dicabut'), ('SBU-T-3', 31, 'aktif'), ('SBU-T-4', -1, 'aktif')) n (number, days, status);
select tests.sign_in('edi');
select is(tests.work('untranslated_articles'), 2, 'a published article without complete English is counted, a draft is not');
select is(tests.work('expiring_certificates'), 1, 'active certificates with at most 30 days left are counted');
select is(tests.work('expiring_papers'), 1, 'documents of the body with at most 90 days left are counted');
select is(tests.work('single_admin'), 0, 'editors do not see the warning about a single admin');
select tests.sign_in('vivi');
select is(tests.kinds(), array['expiring_certificates', 'expiring_papers'], 'viewers see expiring entries, but no cases');

select tests.use_owner();
insert into private.outgoing_mails (kind, case_id, event, attempts, given_up_at, last_error)
  select 'complaint', late, 'received', 8, now(), 'The mail provider answered 401' from made;
select tests.add_user('undangan', 'viewer');
update auth.users set email_confirmed_at = null where id = tests.id('undangan');
select tests.sign_in('ani');
select is(tests.work('undelivered_mails'), 1, 'admins see undelivered mails');
select is(tests.work('pending_invitations'), 1, 'admins see pending invitations');
select results_eq('select number, last_error from public.undelivered_mails()',
  format('values (%L, %L)', tests.number_of((select late from made)), 'The mail provider answered 401'), 'undelivered mails are listed with case number and error');
select tests.sign_in('edi');
select throws_ok('select * from public.undelivered_mails()', '42501', null, 'editors cannot list undelivered mails');
select tests.sign_in('ani');
select is(public.retry_mails(), 1, 'retry_mails queues the mails again');
select is(tests.work('undelivered_mails'), 0, 'queued mails no longer count as undelivered');

select tests.sign_in('edi');
select is((select sum(received)::integer from public.case_flow() where kind = 'complaint'), 3, 'case_flow counts received cases');
select is((select count(*)::integer from public.case_flow(6)), 12, 'case_flow returns a row per month and kind');
select tests.sign_out();
select throws_ok('select * from public.work_today()', '42501', null, 'visitors cannot read the work list');
select * from finish();
rollback;
