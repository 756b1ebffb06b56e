begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(38);
select tests.person('ani', 'admin'), tests.person('edi', 'editor');
create table tests.ids as select tests.file_complaint('{"files": [{"name": "a.pdf", "type": "application/pdf", "size": 9}]}') as id;
grant select on tests.ids to public;
create function tests.number() returns text language sql as $$ select tests.number_of(id) from tests.ids $$;
create function tests.code() returns text language sql as $$ select tests.code_of(id) from tests.ids $$;
grant execute on all functions in schema tests to public;

-- View for the reporter
select tests.be_anon();
select is(public.track_case(tests.number(), tests.code()) ->> 'status', 'baru', 'number and code open the case');
select is(public.track_case(lower(tests.number()) || ' ', translate(lower(tests.code()), '01-', 'ol')) ->> 'status', 'baru', 'however they are typed');
select is(public.track_case(tests.number(), tests.code()) ->> 'next', 'first_response', 'what comes next');
select is(public.track_case(tests.number(), tests.code()) ->> 'description', 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.', 'and the words it was filed with');
select is(public.track_case(tests.number(), 'AAAA-AAAA-AAAA'), '{"found": false}', 'a wrong code');
select is(public.track_case('KEL-2020-999999', tests.code()), '{"found": false}', 'a wrong number: the same answer');
select is(public.track_case(null, null), '{"found": false}', 'nothing: the same answer');
select is(public.track_case(tests.number(), ''), '{"found": false}', 'no code: the same answer');
select tests.be('edi');
select public.move_case('complaint', id, 'diproses'), public.add_case_event('complaint', id, 'note', 'rahasia dapur'), public.add_case_event('complaint', id, 'message', 'Kami periksa.') from tests.ids;
select public.move_case('complaint', id, 'menunggu', null, 'Nomor permohonan?') from tests.ids;
select tests.be_anon();
select is(public.track_case(tests.number(), tests.code()) ->> 'next', 'your_reply', 'it is the reporter''s turn');
select is(public.track_case(tests.number(), tests.code()) ->> 'status_note', 'Nomor permohonan?', 'who reads what is asked');
select alike(public.track_case(tests.number(), tests.code())::text, '%Kami periksa.%', 'and the messages');
select unalike(public.track_case(tests.number(), tests.code())::text, '%rahasia dapur%', 'but no note');
select unalike(public.track_case(tests.number(), tests.code())::text, '%Edi%', 'and no name of staff');
select unalike(public.track_case(tests.number(), tests.code())::text, '%budi@%', 'nor what identifies the reporter');

-- Replies
select is(public.reply_to_case(tests.number(), 'AAAA-AAAA-AAAA', 'halo'), '{"found": false}', 'no reply with a wrong code');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), '   ') $$, 'P0001', 'field.required', 'no empty reply');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), repeat('x', 5001)) $$, 'P0001', 'field.too_long', 'no endless reply');
select is(public.reply_to_case(tests.number(), tests.code(), '<b>P-1</b>''; drop table complaints; --') ->> 'status', 'diproses', 'a reply ends the waiting');
select tests.be('edi');
select ok((select reporter_wrote_at > created_at from public.complaints where id = (select id from tests.ids)), 'and staff see that there is something new');
select results_eq($$ select author, actor, body from public.case_events where kind = 'message' and author <> 'staff' $$, $$ values ('reporter', null::uuid, '<b>P-1</b>''; drop table complaints; --') $$, 'it is kept as it was written');
select public.move_case('complaint', id, 'ditolak', 'Di luar lingkup', 'Bukan kegiatan kami.', declares => 'id', finding => 'di_luar_lingkup') from tests.ids;
select tests.be_anon();
select is(public.track_case(tests.number(), tests.code()) ->> 'outcome_reason', 'Bukan kegiatan kami.', 'the outcome has its reasons');
select is(public.track_case(tests.number(), tests.code()) -> 'can_reply', 'false', 'a closed case takes no reply');
select throws_ok($$ select public.reply_to_case(tests.number(), tests.code(), 'halo') $$, 'P0001', 'case.closed', 'and says so');

-- Evidence files
select throws_ok($$ select public.confirm_upload('complaint/x.pdf') $$, '42501', null, 'visitors confirm no file: its content is looked at first');
insert into storage.objects (bucket_id, name) select 'evidence', public.track_case(tests.number(), tests.code()) -> 'evidence' -> 0 ->> 'path';
select tests.be_owner();
create temporary table paths as select path from private.upload_slots where case_id = (select id from tests.ids);
grant select on paths to public;
select tests.be_service();
select is(public.confirm_upload((select path from paths)), true, 'the server does, once');
select is(public.confirm_upload((select path from paths)), false, 'and no more');
select is(public.refuse_upload((select path from paths)), false, 'what is confirmed is not refused');
select tests.be_anon();
select is(public.track_case(tests.number(), tests.code()) -> 'evidence' -> 0 -> 'received', 'true', 'and the reporter sees it');
select throws_ok($$ select public.case_evidence('complaint', (select id from tests.ids)) $$, '42501', null, 'visitors list no evidence');
select tests.be('edi');
select results_eq($$ select file_name, is_received, is_checked from public.case_evidence('complaint', (select id from tests.ids)) $$, $$ values ('a.pdf', true, true) $$, 'staff do');

-- Failed attempts
select tests.be_owner();
delete from private.attempts;
update private.limits set max_count = 3 where action = 'track' and scope = 'number';
select tests.be_anon();
select public.track_case(tests.number(), 'X'), public.track_case(tests.number(), 'Y'), public.track_case(tests.number(), 'Z');
select set_config('request.method', 'POST', true);
select throws_ok($$ select public.track_case(tests.number(), tests.code()) $$, 'P0001', 'challenge.required', 'after too many wrong codes the right one needs work');
select throws_ok($$ select public.track_case(tests.number(), 'W') $$, 'P0001', 'challenge.required', 'and so do wrong ones');
select set_config('request.method', 'GET', true);
select throws_ok($$ select public.track_case(tests.number(), tests.code()) $$, 'P0001', 'method.not_allowed', 'codes in an address get no answer');
select set_config('request.method', '', true);

-- Retention
select tests.be('ani');
select throws_ok($$ select public.anonymise_closed_cases() $$, '42501', null, 'admins do not start the job');
select tests.be_owner();
update public.complaints set closed_at = now() - interval '30 months' where id = (select id from tests.ids);
delete from private.attempts;
select tests.be_service();
select is(public.anonymise_closed_cases() -> 'complaints', '1', 'old closed cases are anonymised');
select is(jsonb_array_length(public.anonymise_closed_cases() -> 'files'), 1, 'their files are named until they are gone');
select is((select concat(name, email, phone, company, description, outcome_reason) from public.complaints where id = (select id from tests.ids)), '(dianonimkan)Bukan kegiatan kami.', 'what is left has no person, and says how it ended');
select is_empty($$ select from public.case_events where complaint_id = (select id from tests.ids) and body ~ 'Kami|halo|P-1|rahasia' $$, 'nor does the timeline');
select * from finish();
rollback;
