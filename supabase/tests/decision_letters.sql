begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- Letters on certificate decisions: order, contents, check and access.
select plan(51);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('ucok');
delete from public.client_contacts;
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name, name_en) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji', 'Test Building');
insert into public.clients (id, name, legal_form, nib) values (tests.id('pt'), 'Xyzzyqua Uji', 'PT', '9990000000001'), (tests.id('cv'), 'Xyzzyqua Lain', 'CV', '9990000000002');
insert into public.client_contacts (client_id, person, email, language) values (tests.id('pt'), 'Budi', 'budi@uji.example.id', 'en');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  select tests.id(n), tests.id('pt'), tests.id('sub'), 'ZZN/' || n, 'besar', private.today() - 100, private.today() + 900 from unnest('{a,b,c,d,e}'::text[]) n;
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('x'), tests.id('cv'), tests.id('sub'), 'ZZN/x', 'besar', private.today() - 100, private.today() + 900);
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, status, status_ground)
  values (tests.id('old'), tests.id('cv'), tests.id('sub'), 'ZZN/old', 'besar', private.today() - 100, private.today() + 900, 'dibekukan', 'surveilans');
/* Records a decision with an internal reason, effective `ago` days before today. */
create function tests.decide(name text, kind text, ago integer, facts jsonb default '{}') returns text language sql as $$
  select public.decide_certificate(tests.id(name), kind, jsonb_build_object('reason', 'Rahasia', 'effective_on', private.today() - ago) || facts) $$;
create function tests.last_of(name text, wanted text) returns uuid language sql security definer as $$
  select d.id from public.certificate_decisions d where d.certificate_id = tests.id(name) and d.kind = wanted order by d.sequence desc limit 1 $$;
create function tests.first_of(name text, wanted text) returns uuid language sql security definer as $$
  select d.id from public.certificate_decisions d where d.certificate_id = tests.id(name) and d.kind = wanted order by d.sequence limit 1 $$;
create function tests.order_of(decision uuid) returns private.letter_orders language sql security definer as $$
  select o from private.letter_orders o where o.decision_id = decision $$;
create function tests.letter_number(decision uuid) returns text language sql security definer as $$ select (tests.order_of(decision)).number $$;
create function tests.code_of(number text) returns text language sql security definer as $$ select private.letter_code(number) $$;
create function tests.facts_of(decision uuid) returns jsonb language sql security definer as $$ select private.letter_facts(tests.order_of(decision)) $$;
create function tests.letters_on(name text) returns bigint language sql security definer as $$
  select count(*) from private.letter_orders o join public.certificate_decisions d on d.id = o.decision_id where d.certificate_id = tests.id(name) $$;
create function tests.verify(decision uuid) returns jsonb language sql as $$
  select public.verify_letter(tests.letter_number(decision), tests.code_of(tests.letter_number(decision))) $$;
create temporary table upheld as select tests.file_appeal('{"application_number": "ZZN/b"}') as id;
alter table public.appeals disable trigger user;
update public.appeals set status = 'diterima', closed_at = now(), outcome = 'Diterima', outcome_reason = 'Uji' where id in (select id from upheld);
alter table public.appeals enable trigger user;
grant select on upheld to public;
grant execute on all functions in schema tests to public;

-- Ordering letters
select is(tests.letters_on('a') + tests.letters_on('old'), 0::bigint, 'a grant, and a status carried over from an older register, have no letter');
select tests.sign_in('edi');
select is(tests.decide('a', 'suspend', 20, jsonb_build_object('ground', 'surveilans', 'until', private.today() + 40, 'decided_on', private.today() - 21, 'decided_by', 'Direktur',
  'decider_name', 'Orang Dalam', 'number', 'SK-9', 'note', '<b>Temuan</b> 山')), 'done', 'a certificate can be suspended');
select is(tests.letters_on('a'), 1::bigint, 'a suspension orders one letter');
select tests.use_owner();
update public.clients set name = 'Xyzzyqua Baru', name_since = private.today() where id = tests.id('pt');
select ok(tests.letter_number(tests.last_of('a', 'suspend')) ~ '^\d{3,}/SH/[IVX]+/\d{4}$', 'without their own format, these letters share the number series of case letters');
select is(tests.facts_of(tests.last_of('a', 'suspend')) ->> 'language', 'en', 'the letter is in the language of the contact');
select is((tests.facts_of(tests.last_of('a', 'suspend')) -> 'certificate') - '{category_name,category_name_en,kbli_code,kbli_version}'::text[],
  jsonb_build_object('number', 'ZZN/a', 'holder', 'PT Xyzzyqua Uji', 'subclass_code', 'ZZ001', 'subclass_name', 'Gedung Uji', 'subclass_name_en', 'Test Building', 'qualification', 'besar',
  'issued_on', private.today() - 100, 'expires_on', private.today() + 900), 'the letter contains the holder as issued, and the scope');
select is(tests.facts_of(tests.last_of('a', 'suspend')) -> 'decision', jsonb_build_object('kind', 'suspend', 'effective_on', private.today() - 20, 'decided_on', private.today() - 21, 'number', 'SK-9',
  'decided_by', 'Direktur', 'ground', 'surveilans', 'note', '<b>Temuan</b> 山', 'until', private.today() + 40, 'changes', null, 'annulled', null,
  'appeal_until', private.add_working_days(private.today() - 21, private.deadline_days('appeal_filing_days', 14))), 'the letter contains the ground, the note, the end and the last day for an appeal');
select ok(tests.facts_of(tests.last_of('a', 'suspend'))::text !~ 'Rahasia|Orang Dalam', 'the letter contains neither the internal reason nor the name of the decider');
select throws_ok($$ insert into private.letter_orders (kind, case_id, number, language, decided_at) values ('decision', gen_random_uuid(), 'X', 'id', now()) $$, '23514', null,
  'a letter on a certificate requires its decision');
select throws_ok($$ insert into private.letter_orders (kind, decision_id, number, language, decided_at) values ('complaint', tests.last_of('a', 'suspend'), 'X', 'id', now()) $$, '23514', null,
  'a letter on a case cannot have a decision on a certificate');

-- Public check
select tests.sign_out();
select is(tests.verify(tests.last_of('a', 'suspend')), jsonb_build_object('genuine', true, 'number', tests.letter_number(tests.last_of('a', 'suspend')),
  'dated', (tests.order_of(tests.last_of('a', 'suspend'))).decided_at, 'sha256', null, 'reopened_at', null, 'replaced_by', null, 'decision',
  jsonb_build_object('certificate', 'ZZN/a', 'kind', 'suspend', 'annulled_kind', null, 'effective_on', private.today() - 20, 'annulled_on', null, 'annulled_letter', null, 'later_kind', null,
    'later_on', null, 'later_letter', null)), 'the check confirms an ordered letter and returns its decision');
select is(public.verify_letter(tests.letter_number(tests.last_of('a', 'suspend')), 'AAAA-AAAA-AAAA'), '{"genuine": false}', 'the check confirms nothing for a wrong code');
select is(public.verify_letter(null, null), '{"genuine": false}', 'the check confirms nothing without a number');
select is(public.open_decision_letter(tests.letter_number(tests.last_of('a', 'suspend')), tests.code_of(tests.letter_number(tests.last_of('a', 'suspend')))), '{"found": false}',
  'visitors cannot open a letter before it is created');
select is(public.open_decision_letter(repeat('x', 5000), E'\u202E'' or 1=1'), '{"found": false}', 'a malformed number opens nothing');
select throws_ok($$ select public.certificate_letters(tests.id('a')) $$, '42501', null, 'visitors cannot list the letters of a certificate');

-- Later decisions
select tests.sign_in('edi');
select is(tests.decide('a', 'reinstate', 15), 'done', 'the suspended certificate can be reinstated');
select is(tests.verify(tests.last_of('a', 'suspend')) -> 'decision' ->> 'later_kind', 'reinstate', 'the letter on the suspension mentions the reinstatement');
select is(tests.verify(tests.last_of('a', 'suspend')) -> 'decision' ->> 'later_letter', tests.letter_number(tests.last_of('a', 'reinstate')), 'the letter on the suspension mentions the letter on the reinstatement');
select is(tests.verify(tests.last_of('a', 'reinstate')) -> 'decision' ->> 'later_kind', null, 'the letter on the reinstatement is valid');
select tests.use_owner();
select is(tests.facts_of(tests.last_of('a', 'reinstate')) #>> '{decision,appeal_until}', null, 'a reinstatement has no last day for an appeal');
select tests.sign_in('edi');
select is(tests.decide('c', 'reduce', 9, '{"changes": {"qualification": "menengah"}}'), 'done', 'the qualification can be reduced');
select is(tests.decide('c', 'suspend', 8), 'done', 'the reduced certificate can be suspended');
select is(tests.verify(tests.last_of('c', 'reduce')) -> 'decision' ->> 'later_kind', null, 'a suspension does not supersede a reduction');
select is(tests.decide('c', 'reduce', 7, '{"changes": {"qualification": "kecil"}}'), 'done', 'the qualification can be reduced again');
select is(tests.verify(tests.first_of('c', 'reduce')) -> 'decision' ->> 'later_kind', 'reduce', 'a second reduction of the same column supersedes the first');
select is(tests.verify(tests.last_of('c', 'suspend')) -> 'decision' ->> 'later_kind', null, 'a reduction does not supersede a suspension');
select tests.use_owner();
select is(tests.facts_of(tests.first_of('c', 'reduce')) #>> '{certificate,qualification}', 'menengah', 'a letter describes the certificate after its decision');
select is(tests.facts_of(tests.last_of('c', 'reduce')) #> '{decision,changes}', '{"qualification": ["menengah", "kecil"]}', 'the letter on a reduction contains the values before and after');
select tests.sign_in('edi');
select is(tests.decide('d', 'correct', 0, '{"changes": {"holder_name": "Xyzzyqua Ujian"}}'), 'done', 'a certificate can be corrected');
select is(tests.decide('d', 'replace', 0, jsonb_build_object('replacement_id', tests.id('e'))), 'done', 'a certificate can be replaced');
select is(tests.letters_on('d'), 0::bigint, 'corrections and replacements have no letter');

-- Annulments
select is(tests.decide('b', 'withdraw', 30, '{"ground": "lembaga", "number": "SK-10"}'), 'done', 'a certificate can be withdrawn');
select tests.sign_in('ani');
select is(tests.decide('b', 'annul', 0, jsonb_build_object('annuls', tests.last_of('b', 'withdraw'), 'appeal_id', (select id from upheld))), 'done', 'an upheld appeal annuls the withdrawal');
select is((tests.verify(tests.last_of('b', 'withdraw')) -> 'decision') - '{certificate,kind,annulled_kind,effective_on}'::text[], jsonb_build_object('annulled_on', private.today(),
  'annulled_letter', tests.letter_number(tests.last_of('b', 'annul')), 'later_kind', null, 'later_on', null, 'later_letter', null), 'the letter on the withdrawal contains the day of the annulment and its letter');
select is(tests.verify(tests.last_of('b', 'annul')) -> 'decision' ->> 'annulled_kind', 'withdraw', 'the letter on the annulment names the kind of the annulled decision');
select tests.use_owner();
select is(tests.facts_of(tests.last_of('b', 'annul')) #> '{decision,annulled}', jsonb_build_object('kind', 'withdraw', 'effective_on', private.today() - 30, 'number', 'SK-10',
  'letter', tests.letter_number(tests.last_of('b', 'withdraw'))), 'the letter on the annulment contains the annulled decision');

-- Second person, and a separate series of numbers
update public.site_settings set certificates = certificates - 'second_person', letters = letters || '{"decision_number_format": "{nomor}/SK/{tahun}"}';
select throws_ok($$ update public.site_settings set letters = letters || '{"decision_number_format": "{nomor}<b>"}' $$, '23514', null, 'a format without the year is rejected');
select tests.sign_in('edi');
select is(tests.decide('x', 'suspend', 3), 'waiting', 'a decision can require a second person');
select is(tests.letters_on('x'), 0::bigint, 'a proposed decision has no letter');
select tests.sign_in('eka');
select lives_ok($$ select public.confirm_certificate_proposal(p.id) from public.certificate_proposals p where p.certificate_id = tests.id('x') and p.outcome is null $$, 'another user can confirm the proposal');
select is(tests.letter_number(tests.last_of('x', 'suspend')), '001/SK/' || to_char(private.today(), 'YYYY'), 'the letter on the confirmed decision has the first number of the separate series');
select tests.use_owner();
select is(tests.facts_of(tests.last_of('x', 'suspend')) ->> 'language', private.default_language(), 'without a contact, the letter is in the default language');

-- Staff
select tests.sign_in('vivi');
select is((select string_agg((l ->> 'state') || ':' || (l ->> 'number'), ' ') from jsonb_array_elements(public.certificate_letters(tests.id('a'))) l),
  'waiting:' || tests.letter_number(tests.last_of('a', 'reinstate')) || ' waiting:' || tests.letter_number(tests.last_of('a', 'suspend')), 'viewers see the letters of a certificate, newest first');
select throws_ok($$ select public.open_letter((tests.order_of(tests.last_of('a', 'suspend'))).id) $$, 'P0001', 'letter.not_found', 'staff cannot open a letter before it is created');
select throws_ok($$ select public.make_letter_again((tests.order_of(tests.last_of('a', 'suspend'))).id) $$, '42501', null, 'viewers cannot retry a failed letter');
select tests.sign_in('ucok');
select throws_ok($$ select public.certificate_letters(tests.id('a')) $$, '42501', null, 'users without a role cannot list the letters of a certificate');
select throws_ok($$ select public.open_letter((tests.order_of(tests.last_of('a', 'suspend'))).id) $$, '42501', null, 'users without a role cannot open a letter');
select tests.sign_in('edi');
select lives_ok($$ select public.make_letter_again((tests.order_of(tests.last_of('a', 'suspend'))).id) $$, 'editors can retry a failed letter');

-- E-mail
select tests.use_owner();
create temporary table mailed as select m from jsonb_array_elements(public.claim_mails(100)) m where m ->> 'kind' = 'client';
select is((select i -> 'letter' from mailed, jsonb_array_elements(m -> 'items') i where i ->> 'kind' = 'withdraw'),
  (select jsonb_build_object('number', n, 'code', private.letter_code(n)) from tests.letter_number(tests.last_of('b', 'withdraw')) n), 'the e-mail to the holder contains the number and code of the letter');
select is((select i -> 'letter' from mailed, jsonb_array_elements(m -> 'items') i where i ->> 'kind' = 'correct'), 'null', 'the e-mail about a decision without a letter mentions no letter');
select * from finish();
rollback;
