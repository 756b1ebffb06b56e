begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(29);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer'), tests.person('lama', 'admin', false);
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

select tests.be('edi');
select is(tests.kinds(), '{}', 'a quiet day has nothing in it');
select tests.be_owner();
update public.public_holidays set kind = 'cuti_bersama' where extract(year from holiday_date) = extract(year from private.today());
update public.legalitas set is_published = false;
select public.dismiss_setup() from (select tests.be('ani')) a;
select tests.be('vivi');
select is(tests.work('missing_holidays'), 1, 'a year without holidays is told to all staff, whether the checklist is put away or not');
select is(tests.work('no_licence'), 2, 'so are a licence and an accreditation that nobody can see');
select tests.be_owner();
select is(private.unentered_years(), array[extract(year from private.today())::text], 'the year is named');
update public.public_holidays set kind = 'nasional';
update public.legalitas set is_published = true;
select tests.be('ani');
select is(tests.kinds(), array['single_admin'], 'a site with one active admin depends on one person');

select tests.be_owner();
update public.cms_pages set deleted_at = now();
select tests.be('ani');
select is(tests.work('closed_forms'), 1, 'forms without a notice are closed, and admins are told');
select tests.be('edi');
select is(tests.kinds(), '{}', 'who can do something about it');
select tests.be_owner();
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
select tests.be('edi');
select is(tests.work('overdue_complaints'), 1, 'a case past its moment is overdue');
select is(tests.work('due_complaints'), 1, 'one whose moment comes before midnight is due today');
select is(tests.work('unassigned_complaints'), 2, 'cases in nobody''s hands are counted');
select is(tests.work('own_complaints'), 1, 'a case of mine that nobody has answered waits for me');
select is(tests.work('unassigned_appeals'), 1, 'appeals are counted apart');
select ok((select first_at < now() from public.work_today() where kind = 'overdue_complaints'), 'the oldest moment is told');
select tests.be('ani');
select is(tests.work('own_complaints'), 0, 'my colleague''s cases are not mine');
select tests.be('edi');
select public.add_case_event('complaint', (select own from made), 'message', 'Sudah kami terima.');
select public.move_case('complaint', (select own from made), 'diproses');
select is(tests.work('own_complaints'), 0, 'once answered it waits for me no more');

select tests.be_owner();
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
select tests.be('edi');
select is(tests.work('untranslated_articles'), 2, 'a published article without English words in title or body is counted, a draft is not');
select is(tests.work('expiring_certificates'), 1, 'certificates in force with at most 30 days left');
select is(tests.work('expiring_papers'), 1, 'papers of the body with at most 90 days left');
select is(tests.work('single_admin'), 0, 'editors are not told about the admins');
select tests.be('vivi');
select is(tests.kinds(), array['expiring_certificates', 'expiring_papers'], 'viewers get what expires, and nothing of cases');

select tests.be_owner();
insert into private.outgoing_mails (kind, case_id, event, attempts, given_up_at, last_error)
  select 'complaint', late, 'received', 8, now(), 'The mail provider answered 401' from made;
select tests.person('undangan', 'viewer');
update auth.users set email_confirmed_at = null where id = tests.id('undangan');
select tests.be('ani');
select is(tests.work('undelivered_mails'), 1, 'an admin is told of mails that were given up');
select is(tests.work('pending_invitations'), 1, 'and of invitations nobody has accepted');
select results_eq('select number, last_error from public.undelivered_mails()',
  format('values (%L, %L)', tests.number_of((select late from made)), 'The mail provider answered 401'), 'with the case and the reason');
select tests.be('edi');
select throws_ok('select * from public.undelivered_mails()', '42501', null, 'editors are not');
select tests.be('ani');
select is(public.retry_mails(), 1, 'they are put into the queue again');
select is(tests.work('undelivered_mails'), 0, 'and wait there');

select tests.be('edi');
select is((select sum(received)::integer from public.case_flow() where kind = 'complaint'), 3, 'the flow counts what arrived');
select is((select count(*)::integer from public.case_flow(6)), 12, 'each month of both kinds has its line');
select tests.be_anon();
select throws_ok('select * from public.work_today()', '42501', null, 'visitors are refused');
select * from finish();
rollback;
