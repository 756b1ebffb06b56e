begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(49);
select tests.sign_out();

-- Payload
select throws_ok($$ select public.submit_complaint(null) $$, 'P0001', 'payload.invalid', 'a null complaint is rejected');
select throws_ok($$ select public.submit_complaint('[]') $$, 'P0001', 'payload.invalid', 'a complaint that is a list is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"website": "http://x.example"}')) $$, 'P0001', 'submission.rejected', 'a filled honeypot field is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"elapsed_ms": 2999}')) $$, 'P0001', 'submission.too_fast', 'a submission in under three seconds is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint() - 'elapsed_ms') $$, 'P0001', 'submission.too_fast', 'a submission without its duration is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"idempotency_key": "1"}')) $$, 'P0001', 'field.invalid', 'an idempotency key that is not a UUID is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"language": "fr"}')) $$, 'P0001', 'field.invalid', 'an unsupported language is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint(jsonb_build_object('x', repeat('a', 100001)))) $$, 'P0001', 'payload.too_large', 'a payload larger than 100,000 bytes is rejected');

-- Fields
select throws_ok(format($$ select public.submit_complaint(tests.complaint('{"name": "%s"}')) $$, repeat('n', 10000)), 'P0001', 'field.too_long', 'a name of 10,000 characters is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": "  \n "}')) $$, 'P0001', 'field.required', 'a blank name is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": "Budi\nBcc: x@y.id"}')) $$, 'P0001', 'field.invalid', 'a name with a line break is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": {"a": 1}}')) $$, 'P0001', 'field.invalid', 'a name that is an object is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"email": "budi at example"}')) $$, 'P0001', 'field.invalid', 'an e-mail address without @ is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"email": "a@b.id, c@d.id"}')) $$, 'P0001', 'field.invalid', 'two e-mail addresses are rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"phone": "telepon saya"}')) $$, 'P0001', 'field.invalid', 'a phone number without digits is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"category": "apa saja"}')) $$, 'P0001', 'field.invalid', 'an unknown category is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"description": "pendek"}')) $$, 'P0001', 'field.too_short', 'a description of one word is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"incident_on": "2026-02-30"}')) $$, 'P0001', 'field.invalid', 'an invalid date is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"incident_on": "2099-01-01"}')) $$, 'P0001', 'field.in_future', 'a date in the future is rejected');
select lives_ok($$ select public.submit_complaint(tests.complaint() - '{email,phone,company}'::text[]) $$, 'e-mail address, phone number and company are optional');

select throws_ok($$ select public.submit_complaint(tests.complaint('{"is_confidential": "true"}')) $$, 'P0001', 'field.invalid', 'a confidentiality flag that is not a boolean is rejected');

-- Consent requires a privacy notice
select tests.use_owner();
create temporary table notice as select privacy ->> 'text' as words from public.site_settings;
update public.site_settings set privacy = privacy || '{"text": ""}';
select tests.sign_out();
select throws_ok($$ select public.submit_complaint(tests.complaint()) $$, 'P0001', 'notice.missing', 'a complaint without a privacy notice is rejected');
select tests.use_owner();
update public.site_settings set privacy = privacy || jsonb_build_object('text', (select words from notice));
update public.cms_pages set status = 'draft' where slug = 'kebijakan-privasi';
select tests.sign_out();
select throws_ok($$ select public.submit_complaint(tests.complaint()) $$, 'P0001', 'notice.missing', 'a complaint is rejected while the privacy page is a draft');
select throws_ok($$ select public.submit_appeal(tests.appeal()) $$, 'P0001', 'notice.missing', 'an appeal is rejected while the privacy page is a draft');
select throws_ok($$ select public.submit_contact(tests.request('{"message": "Apakah kantor buka hari Sabtu?"}')) $$, 'P0001', 'notice.missing', 'a message is rejected while the privacy page is a draft');
select tests.use_owner();
update public.cms_pages set status = 'published' where slug = 'kebijakan-privasi';
select tests.sign_out();
select throws_ok($$ select public.submit_complaint(tests.complaint() - 'consent') $$, 'P0001', 'consent.required', 'a missing consent is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"consent": {"accepted": "true", "notice_version": "1"}}')) $$, 'P0001', 'consent.required', 'a consent that is not a boolean is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"consent": {"accepted": true, "notice_version": "0.0"}}')) $$, 'P0001', 'consent.outdated', 'consent to another version of the notice is rejected');

-- Files
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"name": "a.exe", "type": "application/x-msdownload", "size": 9}]}')) $$, 'P0001', 'files.type', 'an executable file is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"name": "a.pdf", "type": "application/pdf", "size": 31457280}]}')) $$, 'P0001', 'files.too_large', 'a file of 30 MB is rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint(jsonb_build_object('files', (select jsonb_agg('{"name": "a.pdf", "type": "application/pdf", "size": 1}'::jsonb) from generate_series(1, 6))))) $$, 'P0001', 'files.too_many', 'six files are rejected');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"type": "application/pdf", "size": 1}]}')) $$, 'P0001', 'field.required', 'a file without a name is rejected');
select tests.use_owner();
create table tests.answer as select public.submit_complaint(tests.complaint('{"files": [{"name": "../../b.pdf", "type": "application/pdf", "size": 10}, {"name": "a.jpg", "type": "image/jpeg", "size": 20}]}')) as a;
select matches(a ->> 'number', '^KEL-\d{4}-\d{6,}$', 'the receipt contains the case number') from tests.answer;
select matches(a ->> 'access_code', '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$', 'the access code uses only unambiguous letters and digits') from tests.answer;
select results_eq($$ select u ->> 'name' from tests.answer, jsonb_array_elements(a -> 'uploads') u $$, array['../../b.pdf', 'a.jpg'], 'upload slots are returned in the order of the files');
select is((select bool_and(u ->> 'path' ~ '^complaint/[0-9a-f-]{36}/[0-9a-f-]{36}\.(pdf|jpg)$') from tests.answer, jsonb_array_elements(a -> 'uploads') u), true, 'upload paths are generated instead of taken from file names');
select is_empty($$ select from private.case_secrets, tests.answer where code_hash = convert_to(a ->> 'access_code', 'UTF8') $$, 'the access code is not stored in plain text');

-- Idempotency key
create table tests.twice as select p, public.submit_complaint(p) as first, public.submit_complaint(p || '{"language": "en"}') as second from (select tests.complaint() as p offset 0) x;
select ok((select first = second from tests.twice), 'the same idempotency key returns the same receipt');
select is((select count(*) from private.case_secrets s, tests.twice where s.idempotency_key = (p ->> 'idempotency_key')::uuid), 1::bigint, 'the same idempotency key creates one case');
select throws_ok($$ select public.submit_complaint(p || '{"name": "Lain"}') from tests.twice $$, 'P0001', 'submission.key_used', 'the same idempotency key with other data is rejected');
select throws_ok($$ select public.submit_appeal(tests.appeal((select p - 'subject' - 'consent' from tests.twice))) $$, 'P0001', 'submission.key_used', 'the same idempotency key with another form is rejected');

-- Appeals
select lives_ok($$ select public.submit_appeal(tests.appeal()) $$, 'an appeal is accepted');
select is(public.submit_appeal(tests.appeal('{"application_number": "T-2", "decision_date": "2020-01-02"}')) ->> 'late_after', public.appeal_eligibility('2020-01-02') ->> 'last_day', 'an appeal filed after the time limit is late');
select throws_ok($$ select public.submit_appeal(tests.appeal('{"application_number": "T-2", "decision_date": "2099-01-02"}')) $$, 'P0001', 'field.in_future', 'a decision date in the future is rejected');
select throws_ok($$ select public.submit_appeal(tests.appeal('{"application_number": "T-2", "subclass_codes": ["BG001", "x"]}')) $$, 'P0001', 'field.invalid', 'an invalid subclassification code is rejected');
select is(public.appeal_eligibility('2020-01-02') ->> 'reason', 'too_late', 'appeal_eligibility returns too_late for an old decision');
select is(public.appeal_eligibility(private.today()) -> 'possible', 'true', 'appeal_eligibility allows an appeal against today’s decision');

-- Rate limits
update private.limits set max_count = 2 where action = 'submit' and scope = 'email';
select public.submit_contact(tests.request('{"email": "ani@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')), public.submit_complaint(tests.complaint('{"email": "ANI@tests.example.id"}'));
select throws_ok($$ select public.submit_contact(tests.request('{"email": "ani@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')) $$, 'P0001', 'limit.reached', 'the rate limit counts all forms of one e-mail address');
select lives_ok($$ select public.submit_contact(tests.request('{"email": "eka@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')) $$, 'the rate limit does not affect another e-mail address');
select * from finish();
rollback;
