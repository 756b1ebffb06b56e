begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(73);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom'), tests.person('non', 'admin', false);
create table tests.ids as select tests.file_complaint() as complaint, tests.file_appeal() as appeal;
grant select on tests.ids to public;
select public.submit_contact(tests.request('{"message": "Apakah kantor buka hari Sabtu?"}'));

/* Runs a statement as the given person. Returns the number of affected rows or the error code. */
create function tests.outcome(person text, statement text) returns text language plpgsql as $$
declare answer text;
begin
  if person = 'anon' then perform tests.be_anon(); else perform tests.be(person); end if;
  begin
    answer := tests.touched(statement)::text;
  exception when others then answer := sqlstate;
  end;
  perform tests.be_owner();
  return answer;
end $$;
create function tests.outcomes(statement text) returns text language sql as $$
  select string_agg(tests.outcome(p, statement), ' ' order by n) from unnest('{anon,tom,non,via,edi,ani}'::text[]) with ordinality as t(p, n) $$;

create function tests.plan_with_index() returns setof text language plpgsql as $$
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
  return query execute format('explain select * from public.complaints where search_text like %L', (private.search_patterns('terlambat'))[1]);
end $$;

-- Order of the results: anonymous, no profile, deactivated admin, viewer, editor, admin
select is(tests.outcomes('select * from public.complaints where id = (select complaint from tests.ids)'), '0 0 0 0 1 1', 'complaints: read');
select is(tests.outcomes('select * from public.appeals where id = (select appeal from tests.ids)'), '0 0 0 0 1 1', 'appeals: read');
select is(tests.outcomes($$ select * from public.contact_submissions where message ~ 'buka hari Sabtu' $$), '0 0 0 0 1 1', 'messages: read');
select is(tests.outcomes('select * from public.case_events where complaint_id = (select complaint from tests.ids)'), '42501 0 0 0 1 1', 'timeline: read');
select is(tests.outcomes('select * from public.case_people'), '42501 0 0 0 0 0', 'people involved: read');
select is(tests.outcomes('select * from public.case_transitions limit 1'), '1 1 1 1 1 1', 'transitions: everybody');
select is(tests.outcomes($$ insert into public.complaints (category, relation, subject, description) values ('layanan', 'pemohon', 'x', 'x') $$), '42501 42501 42501 42501 42501 42501', 'nobody inserts a complaint');
select is(tests.outcomes($$ insert into public.appeals (application_number) values ('x') $$), '42501 42501 42501 42501 42501 42501', 'or an appeal');
select is(tests.outcomes($$ insert into public.contact_submissions (name, subject, message) values ('x', 'x', 'x') $$), '42501 42501 42501 42501 42501 42501', 'or a message');
select is(tests.outcomes($$ update public.complaints set category = 'klien' where id = (select complaint from tests.ids) $$), '42501 0 0 0 1 1', 'complaints: category');
select is(tests.outcomes($$ update public.complaints set assigned_to = tests.id('edi') where id = (select complaint from tests.ids) $$), '42501 0 0 0 1 1', 'complaints: assignment');
select is(tests.outcomes($$ update public.appeals set assigned_to = tests.id('edi') where id = (select appeal from tests.ids) $$), '42501 0 0 0 1 1', 'appeals: assignment');
select is(tests.outcomes($$ update public.contact_submissions set status = 'dibalas' where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 1 1', 'messages: status');
select is((select handled_by from public.contact_submissions where message ~ 'buka hari Sabtu'), tests.id('edi'), 'who answered is kept');
select is(tests.outcomes($$ update public.contact_submissions set handled_by = tests.id('via') where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 P0001 P0001', 'messages: not handled by a viewer');
select is(tests.outcomes(format('update public.complaints set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'complaints: nobody updates ' || c)
  from unnest('{number,status,name,email,subject,description,evidence,is_confidential,consent,due_at,outcome,closed_at,decided_by,created_at}'::text[]) as t(c);
select is(tests.outcomes(format('update public.appeals set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'appeals: nobody updates ' || c)
  from unnest('{status,application_number,decision_date,grounds,email,due_at}'::text[]) as t(c);
select is(tests.outcomes(format('update public.contact_submissions set %I = null', c)), '42501 42501 42501 42501 42501 42501', 'messages: nobody updates ' || c)
  from unnest('{number,name,email,message,consent,handled_at}'::text[]) as t(c);
select is(tests.outcomes($$ insert into public.case_events (complaint_id, kind, body) select complaint, 'note', 'x' from tests.ids $$), '42501 42501 42501 42501 1 1', 'notes');
select is(tests.outcomes($$ insert into public.case_people (complaint_id, user_id, role) select complaint, auth.uid(), 'other' from tests.ids $$), '42501 42501 42501 42501 1 1', 'people involved');
select is(tests.outcomes('delete from public.complaints'), '42501 42501 42501 42501 42501 42501', 'nobody deletes a complaint');
select is(tests.outcomes('delete from public.appeals'), '42501 42501 42501 42501 42501 42501', 'or an appeal');
select is(tests.outcomes($$ update public.case_transitions set requires_outcome = false $$), '42501 42501 42501 42501 42501 42501', 'or changes the rules');
select is(tests.outcomes($$ select public.move_case('complaint', complaint, 'diproses') from tests.ids $$), '42501 42501 42501 42501 1 P0001', 'move_case');
select is(tests.outcomes($$ select public.move_case('complaint', gen_random_uuid(), 'diproses') $$), '42501 42501 42501 42501 P0001 P0001', 'the same refusal whether the case exists or not');
select is(tests.outcomes($$ select public.assign_case('complaint', complaint, null) from tests.ids $$), '42501 42501 42501 42501 1 1', 'assign_case');
select is(tests.outcomes($$ select public.add_case_event('complaint', complaint, 'note', 'x') from tests.ids $$), '42501 42501 42501 42501 1 1', 'add_case_event');
select is(tests.outcomes($$ select public.set_case_person('complaint', complaint, auth.uid(), 'other') from tests.ids $$), '42501 42501 42501 42501 1 1', 'set_case_person');
select is(tests.outcomes($$ select public.unmask_case('complaint', complaint) from tests.ids $$), '42501 42501 42501 42501 1 1', 'unmask_case');
select is(tests.outcomes($$ select * from public.case_evidence('complaint', gen_random_uuid()) $$), '42501 42501 42501 42501 P0001 P0001', 'case_evidence');
select is(tests.outcomes($$ select * from public.search_complaints('BUDI terlambat') $$), '42501 42501 42501 42501 1 1', 'search_complaints: every word, in any case');
select is(tests.outcomes($$ select * from public.search_complaints('budi tidakada') $$), '42501 42501 42501 42501 0 0', 'and no other');
select is(tests.outcomes($$ select * from public.search_complaints('%') $$), '42501 42501 42501 42501 0 0', 'wildcards are letters');
select is(tests.outcomes($$ select * from public.search_complaints($q$') or true; delete from public.complaints; --$q$) $$), '42501 42501 42501 42501 0 0', 'and SQL is words');
select is(tests.outcomes($$ select * from public.search_complaints('  ') $$), '42501 42501 42501 42501 0 0', 'no words, no rows');
select is(tests.outcomes($$ select * from public.search_appeals('test/2026/0001') $$), '42501 42501 42501 42501 1 1', 'search_appeals');
select is(tests.outcomes($$ select * from public.search_messages('budi penilaian') $$), '42501 42501 42501 42501 1 1', 'search_messages');
select is(private.search_patterns($$a'b%c_d\ zwei$$), array[$$%a'b\%c\_d\\%$$, '%zwei%'], 'what is typed stands for itself in a pattern');
select is((select count(*) from public.complaints where id = (select complaint from tests.ids)), 1::bigint, 'nothing was deleted');
select ok((select bool_or(p like '%complaints_search%') from tests.plan_with_index() p), 'the trigram index serves the search');
select is(tests.outcomes($$ select public.case_contact('complaint', complaint) from tests.ids $$), '42501 42501 42501 42501 42501 42501', 'case_contact is for the mailing function');
select is(tests.outcomes($$ select public.anonymise_closed_cases() $$), '42501 42501 42501 42501 42501 42501', 'so is the retention job');
select is(tests.outcomes(format('select * from private.%I', t)), '42501 42501 42501 42501 42501 42501', 'nobody reads private.' || t)
  from unnest('{case_secrets,case_identities,hash_keys,upload_slots,attempts,limits}'::text[]) as x(t);
select is(tests.outcomes($$ delete from public.contact_submissions where message ~ 'buka hari Sabtu' $$), '42501 0 0 0 0 1', 'admins delete a message');
select is((select count(*) from public.audit_log where table_name in ('complaints', 'appeals', 'contact_submissions')
  and row_to_json(audit_log)::text ~* 'budi|maju jaya|terlambat|tertunda|peralatan sudah|buka hari'), 0::bigint, 'and no word of a reporter is in the trail');
select * from finish();
rollback;
