begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(55);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('eka', 'editor'), tests.person('via', 'viewer'),
  tests.person('non', 'editor', false), tests.person('tom');
create table tests.ids as select tests.file_complaint() as plain, tests.file_complaint('{"is_confidential": true}') as secret, tests.file_appeal() as appeal;
grant select on tests.ids to public;
create function tests.plain() returns uuid language sql as $$ select plain from tests.ids $$;
create function tests.secret() returns uuid language sql as $$ select secret from tests.ids $$;
create function tests.appeal_id() returns uuid language sql as $$ select appeal from tests.ids $$;
grant execute on all functions in schema tests to public;

-- Status transitions of a complaint
select tests.be('edi');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'selesai', 'a', 'b') $$, 'P0001', 'case.transition_refused', 'nothing is decided unread');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'baru') $$, 'P0001', 'case.transition_refused', 'standing still is no move');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'diterima', 'a', 'b') $$, 'P0001', 'case.transition_refused', 'complaints do not end as appeals do');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'DROP TABLE') $$, 'P0001', 'case.transition_refused', 'an unknown status');
select throws_ok($$ select public.move_case('message', tests.plain(), 'diproses') $$, 'P0001', 'case.kind_unknown', 'an unknown kind');
select throws_ok($$ select public.move_case('appeal', tests.plain(), 'diproses') $$, 'P0001', 'case.not_found', 'a complaint is not among the appeals');
select is(public.move_case('complaint', tests.plain(), 'diproses') ->> 'status', 'diproses', 'a new one is taken up');
select isnt((select first_response_at from public.complaints where id = tests.plain()), null, 'which is the first response');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'menunggu') $$, 'P0001', 'case.note_required', 'waiting says for what');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'menunggu', 'a', 'b') $$, 'P0001', 'case.outcome_only_when_closing', 'an outcome belongs to the end');
select lives_ok($$ select public.move_case('complaint', tests.plain(), 'menunggu', null, 'Mohon kirim nomor permohonan.') $$, 'waiting for the reporter');

-- Deadlines pause while a case waits: simulate ten days of waiting
select tests.be_owner();
update public.complaints set waiting_since = now() - interval '10 days', due_at = '2026-12-10 23:59:59+07' where id = tests.plain();
create table tests.pause as select private.working_days_between(now() - interval '10 days', now()) as days;
grant select on tests.pause to public;
select tests.be('edi');
select public.move_case('complaint', tests.plain(), 'diproses');
select cmp_ok((select days from tests.pause), '>', 3, 'some working days passed');
select is((select paused_days from public.complaints where id = tests.plain()), (select days from tests.pause), 'they are counted');
select tests.be_owner();
select is((select due_at from public.complaints where id = tests.plain()), (select private.add_working_days('2026-12-10 12:00+07'::timestamptz, days) from tests.pause), 'and added to the due date');
select is((select waiting_since from public.complaints where id = tests.plain()), null, 'the clock runs again');

-- Outcomes and who may set them
select tests.be('edi');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'selesai') $$, 'P0001', 'case.outcome_required', 'no end without an outcome');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'selesai', 'Berdasar', '  ') $$, 'P0001', 'case.outcome_required', 'nor without reasons');
select lives_ok($$ select public.set_case_person('complaint', tests.plain(), tests.id('edi'), 'assessor', 'Menilai lapangan') $$, 'an editor is recorded as involved');
select is((select count(distinct public.set_case_person('complaint', tests.plain(), tests.id('edi'), 'decider')) from generate_series(1, 2)), 1::bigint, 'once');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'selesai', 'Berdasar', 'Karena') $$, 'P0001', 'case.involved', 'and does not decide');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'ditolak', 'Tidak', 'Karena') $$, 'P0001', 'case.involved', 'either way');
select throws_ok($$ delete from public.case_people $$, '42501', null, 'nobody takes that back');
select throws_ok($$ update public.case_people set user_id = tests.id('eka') $$, '42501', null, 'or turns it on somebody else');
select tests.be_service();
select throws_ok($$ update public.complaints set status = 'selesai' $$, '42501', null, 'the secret key moves nothing');
select tests.be_owner();
select throws_ok($$ update public.complaints set status = 'selesai', outcome = 'a', outcome_reason = 'b' where id = tests.plain() $$, 'P0001', 'case.person_required', 'a decision has a person behind it, even in SQL');
select tests.be('eka');
select is(public.move_case('complaint', tests.plain(), 'selesai', 'Berdasar', 'Penilaian memang terlambat.', declares => 'id', finding => 'tidak_terbukti') ->> 'status', 'selesai', 'another editor decides');
select results_eq($$ select decided_by, closed_at is not null, outcome from public.complaints where id = tests.plain() $$, $$ values (tests.id('eka'), true, 'Berdasar') $$, 'who and when is kept');
select throws_ok($$ select public.move_case('complaint', tests.plain(), 'diproses') $$, 'P0001', 'case.closed', 'closed is closed');
select throws_ok($$ update public.complaints set category = 'klien' where id = tests.plain() $$, 'P0001', 'case.closed', 'in every way');
select results_eq($$ select from_status, to_status, author, actor_name from public.case_events where complaint_id = tests.plain() and kind = 'status' order by created_at $$,
  $$ values (null, 'baru', 'system', null), ('baru', 'diproses', 'staff', 'Edi'), ('diproses', 'menunggu', 'staff', 'Edi'), ('menunggu', 'diproses', 'staff', 'Edi'), ('diproses', 'selesai', 'staff', 'Eka') $$, 'the timeline has every step');

-- What the reporter wrote cannot be changed
select tests.be('ani');
select throws_ok($$ update public.complaints set description = 'x' $$, '42501', null, 'admins do not rewrite a complaint');
select throws_ok($$ update public.complaints set status = 'ditolak' $$, '42501', null, 'nor move one past the function');
select throws_ok($$ delete from public.complaints $$, '42501', null, 'nor delete one');
select throws_ok($$ delete from public.case_events $$, '42501', null, 'nor its timeline');
select tests.be_owner();
select throws_ok($$ update public.complaints set description = 'x' where id = tests.secret() $$, 'P0001', 'case.read_only', 'even the owner of the table is stopped');
select throws_ok($$ update public.appeals set grounds = 'x' $$, 'P0001', 'case.read_only', 'for appeals as well');

-- Assignment
select tests.be('edi');
select is(public.assign_case('appeal', tests.appeal_id(), tests.id('eka')) ->> 'assigned_to', tests.id('eka')::text, 'a case is given to an editor');
select throws_ok($$ select public.assign_case('appeal', tests.appeal_id(), tests.id('via')) $$, 'P0001', 'case.assignee_refused', 'not to a viewer');
select throws_ok($$ select public.assign_case('appeal', tests.appeal_id(), tests.id('non')) $$, 'P0001', 'case.assignee_refused', 'not to somebody who left');
select throws_ok($$ select public.assign_case('complaint', tests.secret(), tests.id('edi')) $$, 'P0001', 'case.assignment_needs_admin', 'nobody gives himself a confidential case');
select is(tests.touched($$ update public.complaints set assigned_to = tests.id('edi') where id = tests.secret() $$), 0::bigint, 'past the function neither');
select throws_ok($$ select public.unmask_case('complaint', tests.secret()) $$, '42501', null, 'and does not see who sent it');
select is(public.unmask_case('complaint', tests.plain()) ->> 'name', 'Budi Santoso', 'of others he does');
select tests.be('ani');
select lives_ok($$ select public.assign_case('complaint', tests.secret(), tests.id('eka')) $$, 'an admin gives it');
select tests.be('eka');
select is(public.unmask_case('complaint', tests.secret()) ->> 'email', 'budi@tests.example.id', 'who has it sees the identity');
select is((select count(*) from tests.audit_of(tests.secret()) where action = 'unmask' and actor_id = tests.id('eka')), 1::bigint, 'which is written down');
select is((select concat(name, email, phone, company, search_text ~* 'budi|maju') from public.complaints where id = tests.secret()), 'f', 'the row itself knows nothing');
select is((select count(*) from tests.audit_of(tests.secret()) l where l::text ~* 'budi|maju jaya|terlambat|tertunda'), 0::bigint, 'nor does the trail');

-- Timeline
select lives_ok($$ select public.add_case_event('appeal', tests.appeal_id(), 'message', 'Permohonan Anda kami terima.') $$, 'a message to the reporter');
select isnt((select first_response_at from public.appeals where id = tests.appeal_id()), null, 'is the first response');
select throws_ok($$ insert into public.case_events (appeal_id, kind, visibility, body) values (tests.appeal_id(), 'status', 'reporter', 'x') $$, '42501', null, 'a status is not written by hand');
select throws_ok($$ insert into public.case_events (appeal_id, kind, visibility, body) values (tests.appeal_id(), 'note', 'reporter', 'x') $$, '23514', null, 'a note does not go out');
select throws_ok($$ insert into public.case_events (appeal_id, kind, body, actor) values (tests.appeal_id(), 'note', 'x', tests.id('ani')) $$, '42501', null, 'nobody writes in another''s name');

-- Appeals: the deadline starts when the documents are complete
update public.appeals set documents_complete_at = now() where id = tests.appeal_id();
select tests.be_owner();
select is((select due_at from public.appeals where id = tests.appeal_id()), private.add_working_days(private.add_working_days(now(), private.deadline_days('appeal_answer_days', 3)), private.deadline_days('appeal_reassessment_days', 15)), 'answer, then re-assessment');
select tests.be('eka');
select is(public.move_case('appeal', tests.appeal_id(), 'gugur', 'Gugur', 'Biaya tidak dibayar.', declares => 'id') ->> 'status', 'gugur', 'an appeal may lapse from new');
select * from finish();
rollback;
