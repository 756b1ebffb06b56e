begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(38);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
create table tests.ids as select tests.file_complaint('{"files": [{"name": "a.pdf", "type": "application/pdf", "size": 9}]}') as id;
grant select on tests.ids to public;
create function tests.number() returns text language sql as $$ select tests.number_of(id) from tests.ids $$;
create function tests.code() returns text language sql as $$ select tests.code_of(id) from tests.ids $$;
grant execute on all functions in schema tests to public;

-- View for the reporter
select tests.sign_out();
select is(public.track_case(tests.number(), tests.code()) ->> 'status', 'baru', 'number and code return the case');
select is(public.track_case(lower(tests.number()) || ' ', translate(lower(tests.code()), '01-', 'ol')) ->> 'status', 'baru', 'number and code are accepted in lower case and with look-alike letters');
select is(public.track_case(tests.number(), tests.code()) ->> 'next', 'first_response', 'the tracked case contains the next step');
select is(public.track_case(tests.number(), tests.code()) ->> 'description', 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.', 'the tracked case contains the submitted text');
select is(public.track_case(tests.number(), 'AAAA-AAAA-AAAA'), '{"found": false}', 'a wrong code returns "not found"');
select is(public.track_case('KEL-2020-999999', tests.code()), '{"found": false}', 'a wrong number returns "not found"');
select is(public.track_case(null, null), '{"found": false}', 'null arguments return "not found"');
select is(public.track_case(tests.number(), ''), '{"found": false}', 'an empty code returns "not found"');
select tests.sign_in('edi');
select public.move_case('complaint', id, 'diproses'), public.add_case_event('complaint', id, 'note', 'rahasia dapur'), public.add_case_event('complaint', id, 'message', 'Kami periksa.') from tests.ids;
select public.move_case('complaint', id, 'menunggu', null, 'Nomor permohonan?') from tests.ids;
select tests.sign_out();
select is(public.track_case(tests.number(), tests.code()) ->> 'next', 'your_reply', 'a waiting case shows that the reporter’s reply is expected');
select is(public.track_case(tests.number(), tests.code()) ->> 'status_note', 'Nomor permohonan?', 'a waiting case contains the question of staff');
select alike(public.track_case(tests.number(), tests.code())::text, '%Kami periksa.%', 'the tracked case contains messages to the reporter');
select unalike(public.track_case(tests.number(), tests.code())::text, '%rahasia dapur%', 'the tracked case contains no internal notes');
select unalike(public.track_case(tests.number(), tests.code())::text, '%Edi%', 'the tracked case contains no staff names');
select unalike(public.track_case(tests.number(), tests.code())::text, '%budi@%', 'the tracked case contains no e-mail address of the reporter');

-- Replies
select is(public.reply_to_case(tests.number(), 'AAAA-AAAA-AAAA', 'halo'), '{"found": false}', 'a reply with a wrong code returns "not found"');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), '   ') $$, 'P0001', 'field.required', 'a blank reply is rejected');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), repeat('x', 5001)) $$, 'P0001', 'field.too_long', 'a reply longer than 5,000 characters is rejected');
select is(public.reply_to_case(tests.number(), tests.code(), '<b>P-1</b>''; drop table complaints; --') ->> 'status', 'diproses', 'a reply ends the waiting period');
select tests.sign_in('edi');
select ok((select reporter_wrote_at > created_at from public.complaints where id = (select id from tests.ids)), 'a reply marks the case as unread for staff');
select results_eq($$ select author, actor, body from public.case_events where kind = 'message' and author <> 'staff' $$, $$ values ('reporter', null::uuid, '<b>P-1</b>''; drop table complaints; --') $$, 'a reply is stored as typed');
select public.move_case('complaint', id, 'ditolak', 'Di luar lingkup', 'Bukan kegiatan kami.', declares => 'id', post => 'Manajer Mutu', finding => 'di_luar_lingkup') from tests.ids;
select tests.sign_out();
select is(public.track_case(tests.number(), tests.code()) ->> 'outcome_reason', 'Bukan kegiatan kami.', 'a closed case contains the reasons for its outcome');
select is(public.track_case(tests.number(), tests.code()) -> 'can_reply', 'false', 'a closed case does not allow replies');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), 'halo') $$, 'P0001', 'case.closed', 'a reply to a closed case is rejected');

-- Evidence files
select throws_ok($$ select public.confirm_upload('complaint/x.pdf') $$, '42501', null, 'visitors cannot confirm an unchecked upload');
insert into storage.objects (bucket_id, name) select 'evidence', public.track_case(tests.number(), tests.code()) -> 'evidence' -> 0 ->> 'path';
select tests.use_owner();
create temporary table paths as select path from private.upload_slots where case_id = (select id from tests.ids);
grant select on paths to public;
select tests.use_service_role();
select is(public.confirm_upload((select path from paths)), true, 'the server can confirm an upload');
select is(public.confirm_upload((select path from paths)), false, 'an upload is confirmed only once');
select is(public.refuse_upload((select path from paths)), false, 'a confirmed upload cannot be rejected');
select tests.sign_out();
select is(public.track_case(tests.number(), tests.code()) -> 'evidence' -> 0 -> 'received', 'true', 'the reporter sees the confirmed file');
select throws_ok($$ select public.case_evidence('complaint', (select id from tests.ids)) $$, '42501', null, 'visitors cannot list evidence');
select tests.sign_in('edi');
select results_eq($$ select file_name, is_received, is_checked from public.case_evidence('complaint', (select id from tests.ids)) $$, $$ values ('a.pdf', true, true) $$, 'staff can list evidence');

-- Failed attempts
select tests.use_owner();
delete from private.attempts;
update private.limits set max_count = 3 where action = 'track' and scope = 'number';
select tests.sign_out();
select public.track_case(tests.number(), 'X'), public.track_case(tests.number(), 'Y'), public.track_case(tests.number(), 'Z');
select set_config('request.method', 'POST', true);
select throws_ok($$ select public.track_case(tests.number(), tests.code()) $$, 'P0001', 'challenge.required', 'too many wrong codes require a proof of work even for the right code');
select throws_ok($$ select public.track_case(tests.number(), 'W') $$, 'P0001', 'challenge.required', 'too many wrong codes require a proof of work for another wrong code');
select set_config('request.method', 'GET', true);
select throws_ok($$ select public.track_case(tests.number(), tests.code()) $$, 'P0001', 'method.not_allowed', 'a GET request is rejected');
select set_config('request.method', '', true);

-- Retention
select tests.sign_in('ani');
select throws_ok($$ select public.anonymise_closed_cases() $$, '42501', null, 'an admin cannot start the retention job');
select tests.use_owner();
update public.complaints set closed_at = now() - interval '30 months' where id = (select id from tests.ids);
delete from private.attempts;
select tests.use_service_role();
select is(public.anonymise_closed_cases() -> 'complaints', '1', 'the retention job anonymises old closed cases');
select is(jsonb_array_length(public.anonymise_closed_cases() -> 'files'), 1, 'the retention job returns files until they are deleted');
select is((select concat(name, email, phone, company, description, outcome_reason) from public.complaints where id = (select id from tests.ids)), '(dianonimkan)Bukan kegiatan kami.', 'an anonymised case keeps its outcome but no personal data');
select is_empty($$ select from public.case_events where complaint_id = (select id from tests.ids) and body ~ 'Kami|halo|P-1|rahasia' $$, 'the timeline of an anonymised case contains no texts');
select * from finish();
rollback;
