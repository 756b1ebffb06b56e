begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(49);
select tests.be_anon();

-- Payload
select throws_ok($$ select public.submit_complaint(null) $$, 'P0001', 'payload.invalid', 'nothing is no complaint');
select throws_ok($$ select public.submit_complaint('[]') $$, 'P0001', 'payload.invalid', 'nor is a list');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"website": "http://x.example"}')) $$, 'P0001', 'submission.rejected', 'the field only robots fill stays empty');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"elapsed_ms": 2999}')) $$, 'P0001', 'submission.too_fast', 'nobody writes a complaint in under three seconds');
select throws_ok($$ select public.submit_complaint(tests.complaint() - 'elapsed_ms') $$, 'P0001', 'submission.too_fast', 'or does not say how long it took');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"idempotency_key": "1"}')) $$, 'P0001', 'field.invalid', 'a key is a random uuid');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"language": "fr"}')) $$, 'P0001', 'field.invalid', 'two languages');
select throws_ok($$ select public.submit_complaint(tests.complaint(jsonb_build_object('x', repeat('a', 100001)))) $$, 'P0001', 'payload.too_large', 'a payload has a size');

-- Fields
select throws_ok(format($$ select public.submit_complaint(tests.complaint('{"name": "%s"}')) $$, repeat('n', 10000)), 'P0001', 'field.too_long', 'a name of 10,000 characters');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": "  \n "}')) $$, 'P0001', 'field.required', 'a blank name');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": "Budi\nBcc: x@y.id"}')) $$, 'P0001', 'field.invalid', 'a name of two lines');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"name": {"a": 1}}')) $$, 'P0001', 'field.invalid', 'a name that is no text');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"email": "budi at example"}')) $$, 'P0001', 'field.invalid', 'an address without @');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"email": "a@b.id, c@d.id"}')) $$, 'P0001', 'field.invalid', 'two addresses');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"phone": "telepon saya"}')) $$, 'P0001', 'field.invalid', 'a number without digits');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"category": "apa saja"}')) $$, 'P0001', 'field.invalid', 'an unknown category');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"description": "pendek"}')) $$, 'P0001', 'field.too_short', 'a description of one word');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"incident_on": "2026-02-30"}')) $$, 'P0001', 'field.invalid', 'a day that does not exist');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"incident_on": "2099-01-01"}')) $$, 'P0001', 'field.in_future', 'a day to come');
select lives_ok($$ select public.submit_complaint(tests.complaint() - '{email,phone,company}'::text[]) $$, 'a complaint needs no address, number or company');

select throws_ok($$ select public.submit_complaint(tests.complaint('{"is_confidential": "true"}')) $$, 'P0001', 'field.invalid', 'a wish for confidence is never overheard');

-- Consent requires a privacy notice
select tests.be_owner();
create temporary table notice as select privacy ->> 'text' as words from public.site_settings;
update public.site_settings set privacy = privacy || '{"text": ""}';
select tests.be_anon();
select throws_ok($$ select public.submit_complaint(tests.complaint()) $$, 'P0001', 'notice.missing', 'no consent to a notice without words');
select tests.be_owner();
update public.site_settings set privacy = privacy || jsonb_build_object('text', (select words from notice));
update public.cms_pages set status = 'draft' where slug = 'kebijakan-privasi';
select tests.be_anon();
select throws_ok($$ select public.submit_complaint(tests.complaint()) $$, 'P0001', 'notice.missing', 'nor to one whose page is a draft');
select throws_ok($$ select public.submit_appeal(tests.appeal()) $$, 'P0001', 'notice.missing', 'the same holds for appeals');
select throws_ok($$ select public.submit_contact(tests.request('{"message": "Apakah kantor buka hari Sabtu?"}')) $$, 'P0001', 'notice.missing', 'and for messages');
select tests.be_owner();
update public.cms_pages set status = 'published' where slug = 'kebijakan-privasi';
select tests.be_anon();
select throws_ok($$ select public.submit_complaint(tests.complaint() - 'consent') $$, 'P0001', 'consent.required', 'no consent');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"consent": {"accepted": "true", "notice_version": "1"}}')) $$, 'P0001', 'consent.required', 'a consent that is not true');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"consent": {"accepted": true, "notice_version": "0.0"}}')) $$, 'P0001', 'consent.outdated', 'consent to another notice');

-- Files
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"name": "a.exe", "type": "application/x-msdownload", "size": 9}]}')) $$, 'P0001', 'files.type', 'a program');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"name": "a.pdf", "type": "application/pdf", "size": 31457280}]}')) $$, 'P0001', 'files.too_large', 'a file of 30 MB');
select throws_ok($$ select public.submit_complaint(tests.complaint(jsonb_build_object('files', (select jsonb_agg('{"name": "a.pdf", "type": "application/pdf", "size": 1}'::jsonb) from generate_series(1, 6))))) $$, 'P0001', 'files.too_many', 'six files');
select throws_ok($$ select public.submit_complaint(tests.complaint('{"files": [{"type": "application/pdf", "size": 1}]}')) $$, 'P0001', 'field.required', 'a file without a name');
select tests.be_owner();
create table tests.answer as select public.submit_complaint(tests.complaint('{"files": [{"name": "../../b.pdf", "type": "application/pdf", "size": 10}, {"name": "a.jpg", "type": "image/jpeg", "size": 20}]}')) as a;
select matches(a ->> 'number', '^KEL-\d{4}-\d{6,}$', 'a complaint has a number') from tests.answer;
select matches(a ->> 'access_code', '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$', 'and a code without letters one mistakes') from tests.answer;
select results_eq($$ select u ->> 'name' from tests.answer, jsonb_array_elements(a -> 'uploads') u $$, array['../../b.pdf', 'a.jpg'], 'slots in the order the files were announced');
select is((select bool_and(u ->> 'path' ~ '^complaint/[0-9a-f-]{36}/[0-9a-f-]{36}\.(pdf|jpg)$') from tests.answer, jsonb_array_elements(a -> 'uploads') u), true, 'under paths of ours, not theirs');
select is_empty($$ select from private.case_secrets, tests.answer where code_hash = convert_to(a ->> 'access_code', 'UTF8') $$, 'the code is not stored');

-- Idempotency key
create table tests.twice as select p, public.submit_complaint(p) as first, public.submit_complaint(p || '{"language": "en"}') as second from (select tests.complaint() as p offset 0) x;
select ok((select first = second from tests.twice), 'the same key has the same answer');
select is((select count(*) from private.case_secrets s, tests.twice where s.idempotency_key = (p ->> 'idempotency_key')::uuid), 1::bigint, 'and one case');
select throws_ok($$ select public.submit_complaint(p || '{"name": "Lain"}') from tests.twice $$, 'P0001', 'submission.key_used', 'the key with other words is refused');
select throws_ok($$ select public.submit_appeal(tests.appeal((select p - 'subject' - 'consent' from tests.twice))) $$, 'P0001', 'submission.key_used', 'and so is another form with it');

-- Appeals
select lives_ok($$ select public.submit_appeal(tests.appeal()) $$, 'an appeal is not refused because another was filed');
select throws_ok($$ select public.submit_appeal(tests.appeal('{"application_number": "T-2", "decision_date": "2020-01-02"}')) $$, 'P0001', 'appeal.too_late', 'out of time');
select throws_ok($$ select public.submit_appeal(tests.appeal('{"application_number": "T-2", "decision_date": "2099-01-02"}')) $$, 'P0001', 'field.in_future', 'a decision to come');
select throws_ok($$ select public.submit_appeal(tests.appeal('{"application_number": "T-2", "subclass_codes": ["BG001", "x"]}')) $$, 'P0001', 'field.invalid', 'codes are codes');
select is(public.appeal_eligibility('2020-01-02') ->> 'reason', 'too_late', 'asked before: too late');
select is(public.appeal_eligibility(private.today()) -> 'possible', 'true', 'asked before: possible');

-- Rate limits
update private.limits set max_count = 2 where action = 'submit' and scope = 'email';
select public.submit_contact(tests.request('{"email": "ani@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')), public.submit_complaint(tests.complaint('{"email": "ANI@tests.example.id"}'));
select throws_ok($$ select public.submit_contact(tests.request('{"email": "ani@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')) $$, 'P0001', 'limit.reached', 'one sender, all forms');
select lives_ok($$ select public.submit_contact(tests.request('{"email": "eka@tests.example.id", "message": "Apakah kantor buka hari Sabtu?"}')) $$, 'another sender is not held up');
select * from finish();
rollback;
