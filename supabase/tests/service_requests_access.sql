begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(73);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom'), tests.add_user('non', 'admin', false);
create table tests.ids as select tests.file_complaint() as complaint, tests.file_appeal() as appeal;
grant select on tests.ids to public;
select public.submit_contact(tests.request('{"message": "Apakah kantor buka hari Sabtu?"}'));

/* Runs a statement as the given user. Returns the number of affected rows or the error code. */
create function tests.outcome(person text, statement text) returns text language plpgsql as $$
declare answer text;
begin
  if person = 'anon' then perform tests.sign_out(); else perform tests.sign_in(person); end if;
  begin
    answer := tests.affected_rows(statement)::text;
  exception when others then answer := sqlstate;
  end;
  perform tests.use_owner();
  return answer;
end $$;
create function tests.outcome_per_role(statement text) returns text language sql as $$
  select string_agg(tests.outcome(p, statement), ' ' order by n) from unnest('{anon,tom,non,via,edi,ani}'::text[]) with ordinality as t(p, n) $$;

create function tests.plan_with_index() returns setof text language plpgsql as $$
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
  return query execute format('explain select * from public.complaints where search_text like %L', (private.search_patterns('terlambat'))[1]);
end $$;

-- Order of the results: anonymous, no profile, deactivated admin, viewer, editor, admin
select is(tests.outcome_per_role('select * from public.complaints where id = (select complaint from tests.ids)'), '0 0 0 0 1 1', 'editors and admins can read complaints');
select is(tests.outcome_per_role('select * from public.appeals where id = (select appeal from tests.ids)'), '0 0 0 0 1 1', 'editors and admins can read appeals');
select is(tests.outcome_per_role($$ select * from public.contact_submissions where message ~ 'buka hari Sabtu' $$), '0 0 0 0 1 1', 'editors and admins can read messages');
select is(tests.outcome_per_role('select * from public.case_events where complaint_id = (select complaint from tests.ids)'), '42501 0 0 0 1 1', 'editors and admins can read the timeline');
select is(tests.outcome_per_role('select * from public.case_people'), '42501 0 0 0 0 0', 'an empty table of people involved returns no rows');
select is(tests.outcome_per_role('select * from public.case_transitions limit 1'), '1 1 1 1 1 1', 'everyone can read the transitions');
select is(tests.outcome_per_role($$ insert into public.complaints (category, relation, subject, description) values ('layanan', 'pemohon', 'x', 'x') $$), '42501 42501 42501 42501 42501 42501', 'complaints cannot be inserted directly');
select is(tests.outcome_per_role($$ insert into public.appeals (application_number) values ('x') $$), '42501 42501 42501 42501 42501 42501', 'appeals cannot be inserted directly');
select is(tests.outcome_per_role($$ insert into public.contact_submissions (name, subject, message) values ('x', 'x', 'x') $$), '42501 42501 42501 42501 42501 42501', 'messages cannot be inserted directly');
select is(tests.outcome_per_role($$ update public.complaints set category = 'klien' where id = (select complaint from tests.ids) $$), '42501 0 0 0 1 1', 'editors and admins can update the category of a complaint');
select is(tests.outcome_per_role($$ update public.complaints set assigned_to = tests.id('edi') where id = (select complaint from tests.ids) $$), '42501 0 0 0 1 1', 'editors and admins can assign a complaint');
select is(tests.outcome_per_role($$ update public.appeals set assigned_to = tests.id('edi') where id = (select appeal from tests.ids) $$), '42501 0 0 0 1 1', 'editors and admins can assign an appeal');
select is(tests.outcome_per_role($$ update public.contact_submissions set status = 'dibalas' where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 1 1', 'editors and admins can update the status of a message');
select is((select handled_by from public.contact_submissions where message ~ 'buka hari Sabtu'), tests.id('edi'), 'the user who answered a message is stored');
select is(tests.outcome_per_role($$ update public.contact_submissions set handled_by = tests.id('via') where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 P0001 P0001', 'a viewer cannot be set as handler of a message');
select is(tests.outcome_per_role(format('update public.complaints set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'no user can update complaints.' || c)
  from unnest('{number,status,name,email,subject,description,evidence,is_confidential,consent,due_at,outcome,closed_at,decided_by,created_at}'::text[]) as t(c);
select is(tests.outcome_per_role(format('update public.appeals set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'no user can update appeals.' || c)
  from unnest('{status,application_number,decision_date,grounds,email,due_at}'::text[]) as t(c);
select is(tests.outcome_per_role(format('update public.contact_submissions set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'no user can update contact_submissions.' || c)
  from unnest('{number,name,email,message,consent,handled_at}'::text[]) as t(c);
select is(tests.outcome_per_role($$ insert into public.case_events (complaint_id, kind, body) select complaint, 'note', 'x' from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can insert notes');
select is(tests.outcome_per_role('delete from public.complaints'), '42501 42501 42501 42501 42501 42501', 'complaints cannot be deleted');
select is(tests.outcome_per_role('delete from public.appeals'), '42501 42501 42501 42501 42501 42501', 'appeals cannot be deleted');
select is(tests.outcome_per_role($$ update public.case_transitions set requires_outcome = false $$), '42501 42501 42501 42501 42501 42501', 'transitions cannot be updated');
select is(tests.outcome_per_role($$ select public.move_case('complaint', complaint, 'diproses') from tests.ids $$), '42501 42501 42501 42501 1 P0001', 'an editor can move the case');
select is(tests.outcome_per_role($$ select public.move_case('complaint', gen_random_uuid(), 'diproses') $$), '42501 42501 42501 42501 P0001 P0001', 'move_case refuses an unknown case');
select is(tests.outcome_per_role($$ select public.assign_case('complaint', complaint, null) from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can unassign a case');
select is(tests.outcome_per_role($$ select public.add_case_event('complaint', complaint, 'note', 'x') from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can add a note');
select is(tests.outcome_per_role($$ select public.unmask_case('complaint', complaint) from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can reveal the identity');
select is(tests.outcome_per_role($$ select * from public.case_evidence('complaint', gen_random_uuid()) $$), '42501 42501 42501 42501 P0001 P0001', 'case_evidence refuses an unknown case');
select is(tests.outcome_per_role($$ select * from public.search_complaints('BUDI terlambat') $$), '42501 42501 42501 42501 1 1', 'a search of complaints matches all words regardless of case');
select is(tests.outcome_per_role($$ select * from public.search_complaints('budi tidakada') $$), '42501 42501 42501 42501 0 0', 'a search of complaints with an unmatched word has no results');
select is(tests.outcome_per_role($$ select * from public.search_complaints('%') $$), '42501 42501 42501 42501 0 0', 'a search of complaints treats wildcards literally');
select is(tests.outcome_per_role($$ select * from public.search_complaints($q$') or true; delete from public.complaints; --$q$) $$), '42501 42501 42501 42501 0 0', 'SQL in a search of complaints has no effect');
select is(tests.outcome_per_role($$ select * from public.search_complaints('  ') $$), '42501 42501 42501 42501 0 0', 'a blank search of complaints has no results');
select is(tests.outcome_per_role($$ select * from public.search_appeals('test/2026/0001') $$), '42501 42501 42501 42501 1 1', 'editors and admins find an appeal');
select is(tests.outcome_per_role($$ select * from public.search_messages('budi penilaian') $$), '42501 42501 42501 42501 1 1', 'editors and admins find a message');
select is(private.search_patterns($$a'b%c_d\ zwei$$), array[$$%a'b\%c\_d\\%$$, '%zwei%'], 'search_patterns escapes special characters');
select is((select count(*) from public.complaints where id = (select complaint from tests.ids)), 1::bigint, 'the hostile search deleted nothing');
select ok((select bool_or(p like '%complaints_search%') from tests.plan_with_index() p), 'the search uses the trigram index');
select is(tests.outcome_per_role($$ insert into public.case_people (complaint_id, user_id, role) select complaint, auth.uid(), 'other' from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can record involved people');
select is(tests.outcome_per_role($$ select public.set_case_person('complaint', complaint, auth.uid(), 'other') from tests.ids $$), '42501 42501 42501 42501 1 1', 'editors and admins can record themselves as involved');
select is(tests.outcome_per_role($$ select public.case_contact('complaint', complaint) from tests.ids $$), '42501 42501 42501 42501 42501 42501', 'no user can call case_contact');
select is(tests.outcome_per_role($$ select public.anonymise_closed_cases() $$), '42501 42501 42501 42501 42501 42501', 'no user can call anonymise_closed_cases');
select is(tests.outcome_per_role(format('select * from private.%I', t)), '42501 42501 42501 42501 42501 42501', 'no user can read private.' || t)
  from unnest('{case_secrets,case_identities,hash_keys,upload_slots,attempts,limits}'::text[]) as x(t);
select is(tests.outcome_per_role($$ delete from public.contact_submissions where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 0 1', 'only admins can delete messages');
select is((select count(*) from public.audit_log where table_name in ('complaints', 'appeals', 'contact_submissions')
  and row_to_json(audit_log)::text ~* 'budi|maju jaya|terlambat|tertunda|peralatan sudah|buka hari'), 0::bigint, 'the audit log contains no personal data of reporters');
select * from finish();
rollback;
