begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(58);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('via', 'viewer'),
  tests.add_user('non', 'editor', false), tests.add_user('tom');
create table tests.ids as select tests.file_complaint() as plain, tests.file_complaint('{"is_confidential": true}') as secret, tests.file_appeal() as appeal;
grant select on tests.ids to public;
create function tests.ordinary_complaint() returns uuid language sql as $$ select plain from tests.ids $$;
create function tests.confidential_complaint() returns uuid language sql as $$ select secret from tests.ids $$;
create function tests.new_appeal() returns uuid language sql as $$ select appeal from tests.ids $$;
grant execute on all functions in schema tests to public;

-- Status transitions of a complaint
select tests.sign_in('edi');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'selesai', 'a', 'b') $$, 'P0001', 'case.transition_refused', 'a new complaint cannot be decided');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'baru') $$, 'P0001', 'case.transition_refused', 'a status cannot change to itself');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'diterima', 'a', 'b') $$, 'P0001', 'case.transition_refused', 'a complaint cannot get a status of appeals');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'DROP TABLE') $$, 'P0001', 'case.transition_refused', 'an unknown status is rejected');
select throws_ok($$ select public.move_case('message', tests.ordinary_complaint(), 'diproses') $$, 'P0001', 'case.kind_unknown', 'an unknown kind of case is rejected');
select throws_ok($$ select public.move_case('appeal', tests.ordinary_complaint(), 'diproses') $$, 'P0001', 'case.not_found', 'a complaint is not found as an appeal');
select is(public.move_case('complaint', tests.ordinary_complaint(), 'diproses') ->> 'status', 'diproses', 'an editor can start work on a new complaint');
select is((select first_response_at from public.complaints where id = tests.ordinary_complaint()), null, 'starting work without a remark is not a first response');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'menunggu') $$, 'P0001', 'case.note_required', 'waiting for the reporter requires a note');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'menunggu', 'a', 'b') $$, 'P0001', 'case.outcome_only_when_closing', 'an outcome is accepted only when closing');
select lives_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'menunggu', null, 'Mohon kirim nomor permohonan.') $$, 'a complaint can wait for the reporter');
select isnt((select first_response_at from public.complaints where id = tests.ordinary_complaint()), null, 'a question to the reporter counts as the first response');

-- Deadlines pause while a case waits: simulate ten days of waiting
select tests.use_owner();
update public.complaints set waiting_since = now() - interval '10 days', due_at = '2026-12-10 23:59:59+07' where id = tests.ordinary_complaint();
create table tests.pause as select private.working_days_between(now() - interval '10 days', now()) as days;
grant select on tests.pause to public;
select tests.sign_in('edi');
select public.move_case('complaint', tests.ordinary_complaint(), 'diproses');
select cmp_ok((select days from tests.pause), '>', 3, 'the simulated pause is longer than three working days');
select is((select paused_days from public.complaints where id = tests.ordinary_complaint()), (select days from tests.pause), 'the paused working days are stored');
select tests.use_owner();
select is((select due_at from public.complaints where id = tests.ordinary_complaint()), (select private.add_working_days('2026-12-10 12:00+07'::timestamptz, days) from tests.pause), 'the paused working days extend the due date');
select is((select waiting_since from public.complaints where id = tests.ordinary_complaint()), null, 'resuming a case ends the waiting period');

-- Outcomes and who may set them
select tests.sign_in('edi');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'selesai') $$, 'P0001', 'case.outcome_required', 'closing a case requires an outcome');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'selesai', 'Berdasar', '  ') $$, 'P0001', 'case.outcome_required', 'closing a case requires a reason');
select lives_ok($$ select public.set_case_person('complaint', tests.ordinary_complaint(), tests.id('edi'), 'assessor', 'Menilai lapangan') $$, 'an editor can be recorded as involved');
select is((select count(distinct public.set_case_person('complaint', tests.ordinary_complaint(), tests.id('edi'), 'decider')) from generate_series(1, 2)), 1::bigint, 'the same person is recorded once');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'selesai', 'Berdasar', 'Karena') $$, 'P0001', 'case.involved', 'an involved editor cannot uphold the complaint');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'ditolak', 'Tidak', 'Karena') $$, 'P0001', 'case.involved', 'an involved editor cannot reject the complaint');
select throws_ok($$ delete from public.case_people $$, '42501', null, 'a record of involvement cannot be deleted');
select throws_ok($$ update public.case_people set user_id = tests.id('eka') $$, '42501', null, 'a record of involvement cannot be changed to another person');
select tests.use_service_role();
select throws_ok($$ update public.complaints set status = 'selesai' $$, '42501', null, 'the service role cannot change a status');
select tests.use_owner();
select throws_ok($$ update public.complaints set status = 'selesai', outcome = 'a', outcome_reason = 'b' where id = tests.ordinary_complaint() $$, 'P0001', 'case.person_required', 'a decision requires a signed-in user');
select tests.sign_in('eka');
select is(public.move_case('complaint', tests.ordinary_complaint(), 'selesai', 'Berdasar', 'Penilaian memang terlambat.', declares => 'id', post => 'Manajer Mutu', finding => 'tidak_terbukti') ->> 'status', 'selesai', 'another editor can decide the case');
select results_eq($$ select decided_by, closed_at is not null, outcome from public.complaints where id = tests.ordinary_complaint() $$, $$ values (tests.id('eka'), true, 'Berdasar') $$, 'the case stores who decided it and when');
select throws_ok($$ select public.move_case('complaint', tests.ordinary_complaint(), 'diproses') $$, 'P0001', 'case.closed', 'a closed case cannot be reopened by a status change');
select throws_ok($$ update public.complaints set category = 'klien' where id = tests.ordinary_complaint() $$, 'P0001', 'case.closed', 'a closed case cannot be updated');
select results_eq($$ select from_status, to_status, author, actor_name from public.case_events where complaint_id = tests.ordinary_complaint() and kind = 'status' order by created_at $$,
  $$ values (null, 'baru', 'system', null), ('baru', 'diproses', 'staff', 'Edi'), ('diproses', 'menunggu', 'staff', 'Edi'), ('menunggu', 'diproses', 'staff', 'Edi'), ('diproses', 'selesai', 'staff', 'Eka') $$, 'the timeline contains every status change');

-- The reporter's text cannot be changed
select tests.sign_in('ani');
select throws_ok($$ update public.complaints set description = 'x' $$, '42501', null, 'an admin cannot change the text of a complaint');
select throws_ok($$ update public.complaints set status = 'ditolak' $$, '42501', null, 'an admin cannot update a status directly');
select throws_ok($$ delete from public.complaints $$, '42501', null, 'an admin cannot delete a complaint');
select throws_ok($$ delete from public.case_events $$, '42501', null, 'an admin cannot delete the timeline');
select tests.use_owner();
select throws_ok($$ update public.complaints set description = 'x' where id = tests.confidential_complaint() $$, 'P0001', 'case.read_only', 'the database owner cannot change the text of a complaint');
select throws_ok($$ update public.appeals set grounds = 'x' $$, 'P0001', 'case.read_only', 'the database owner cannot change the text of an appeal');

-- Assignment
select tests.sign_in('edi');
select is(public.assign_case('appeal', tests.new_appeal(), tests.id('eka')) ->> 'assigned_to', tests.id('eka')::text, 'a case can be assigned to an editor');
select throws_ok($$ select public.assign_case('appeal', tests.new_appeal(), tests.id('via')) $$, 'P0001', 'case.assignee_refused', 'a case cannot be assigned to a viewer');
select throws_ok($$ select public.assign_case('appeal', tests.new_appeal(), tests.id('non')) $$, 'P0001', 'case.assignee_refused', 'a case cannot be assigned to a deactivated user');
select throws_ok($$ select public.assign_case('complaint', tests.confidential_complaint(), tests.id('edi')) $$, 'P0001', 'case.assignment_needs_admin', 'an editor cannot assign a confidential case to themselves');
select is(tests.affected_rows($$ update public.complaints set assigned_to = tests.id('edi') where id = tests.confidential_complaint() $$), 0::bigint, 'a direct update does not assign a confidential case');
select throws_ok($$ select public.unmask_case('complaint', tests.confidential_complaint()) $$, '42501', null, 'an editor cannot reveal the reporter of a confidential case');
select throws_ok($$ select public.unmask_case('complaint', tests.ordinary_complaint()) $$, 'P0001', 'case.involved', 'an involved editor cannot reveal the reporter’s identity');
select is_empty($$ select from public.complaints where id = tests.ordinary_complaint() $$, 'an involved editor cannot read the case');
select tests.sign_in('eka');
select is(public.unmask_case('complaint', tests.ordinary_complaint()) ->> 'name', 'Budi Santoso', 'an editor can reveal the reporter of an ordinary case');
select tests.sign_in('ani');
select lives_ok($$ select public.assign_case('complaint', tests.confidential_complaint(), tests.id('eka')) $$, 'an admin can assign a confidential case');
select tests.sign_in('eka');
select is(public.unmask_case('complaint', tests.confidential_complaint()) ->> 'email', 'budi@tests.example.id', 'the handler of a confidential case can reveal the reporter');
select is((select count(*) from tests.audit_of(tests.confidential_complaint()) where action = 'unmask' and actor_id = tests.id('eka')), 1::bigint, 'revealing the reporter is logged');
select is((select concat(name, email, phone, company, search_text ~* 'budi|maju') from public.complaints where id = tests.confidential_complaint()), 'f', 'the row of a confidential case contains no personal data');
select is((select count(*) from tests.audit_of(tests.confidential_complaint()) l where l::text ~* 'budi|maju jaya|terlambat|tertunda'), 0::bigint, 'the audit log contains no personal data of the case');

-- Timeline
select lives_ok($$ select public.add_case_event('appeal', tests.new_appeal(), 'message', 'Permohonan Anda kami terima.') $$, 'staff can send a message to the reporter');
select isnt((select first_response_at from public.appeals where id = tests.new_appeal()), null, 'a message counts as the first response');
select throws_ok($$ insert into public.case_events (appeal_id, kind, visibility, body) values (tests.new_appeal(), 'status', 'reporter', 'x') $$, '42501', null, 'a status entry cannot be inserted directly');
select throws_ok($$ insert into public.case_events (appeal_id, kind, visibility, body) values (tests.new_appeal(), 'note', 'reporter', 'x') $$, '23514', null, 'a note visible to the reporter is rejected');
select throws_ok($$ insert into public.case_events (appeal_id, kind, body, actor) values (tests.new_appeal(), 'note', 'x', tests.id('ani')) $$, '42501', null, 'an entry in another user’s name is rejected');

-- Appeals: the deadline starts when the documents are complete
update public.appeals set documents_complete_at = now() where id = tests.new_appeal();
select tests.use_owner();
select is((select due_at from public.appeals where id = tests.new_appeal()), private.add_working_days(private.add_working_days(now(), private.deadline_days('appeal_answer_days', 3)), private.deadline_days('appeal_reassessment_days', 15)), 'the due date of an appeal includes the answer and the re-assessment');
select tests.sign_in('eka');
select is(public.move_case('appeal', tests.new_appeal(), 'gugur', 'Gugur', 'Biaya tidak dibayar.', declares => 'id', post => 'Manajer Mutu') ->> 'status', 'gugur', 'an appeal can lapse while it is new');
select * from finish();
rollback;
