begin;
\ir support/actors.psql
select plan(50);
select tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, legal_form, nib, is_published) values
  (tests.id('a'), 'Xyzzyqua Andalan', 'PT', '9990000000001', true), (tests.id('b'), 'Xyzzyqua Gaib', 'PT', '9990000000002', false);
select tests.sign_in('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('a1'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-00417', 'kecil', private.today() - 100, private.today() + 900),
  (tests.id('a2'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-00932', 'besar', private.today() - 1140, private.today() - 50),
  (tests.id('b1'), tests.id('b'), tests.id('sub'), 'ZQK-ZZ001-00777', 'kecil', private.today() - 100, private.today() + 900);
select public.decide_certificate(tests.id('a1'), 'suspend', jsonb_build_object('reason', 'Rahasia', 'effective_on', private.today() - 60) || jsonb_build_object('ground', 'surveilans', 'until', private.today() + 30));
select public.decide_certificate(tests.id('a1'), 'reinstate', jsonb_build_object('reason', 'Rahasia', 'effective_on', private.today() - 20));
select set_config('register.reason', 'Rahasia', true);
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, status) values
  (tests.id('a3'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-05050', 'kecil', private.today() - 100, private.today() + 900, 'dicabut');
select tests.sign_out();

/* Returns the status of a certificate as it was the given number of days ago. */
create function pg_temp.status_days_ago(number text, days integer) returns text language sql as $$
  select concat_ws(' ', c.status, private.today() - c.status_since, c.status_ground) from public.check_certificate(number, private.today() - days) c $$;
select is(pg_temp.status_days_ago('ZQK-ZZ001-00417', 0), 'aktif 20', 'a check for today returns the current status');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00417', 30), 'dibekukan 60 surveilans', 'a check for a day within a suspension returns the suspension and its ground');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00417', 60), 'dibekukan 60 surveilans', 'a suspension includes its first day');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00417', 61), 'aktif 100', 'a certificate is valid on the day before its suspension');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00417', 101), 'belum_terbit 100', 'a certificate is not yet issued on a day before its issue');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00932', 50), 'aktif 1140', 'a certificate is valid on its last day');
select is(pg_temp.status_days_ago('ZQK-ZZ001-00932', 49), 'kedaluwarsa 49', 'a certificate is expired on the day after its last day');
select is(pg_temp.status_days_ago('ZQK-ZZ001-05050', 0), 'dicabut', 'a certificate imported as withdrawn has an unknown first day of withdrawal');
select is(pg_temp.status_days_ago('ZQK-ZZ001-05050', 10), 'tak_tercatat', 'the status before an import is returned as not recorded');
select is((select recorded_from from public.check_certificate('ZQK-ZZ001-00417', private.today() - 90)), private.today(), 'the start of the recorded history is returned for an earlier day');
select is((select recorded_from from public.check_certificate('ZQK-ZZ001-00417')), private.today(), 'the check returns the first day of the recorded history');
select throws_ok($$ select * from public.check_certificate('ZQK', private.today() + 1) $$, 'P0001', 'check.day_wrong', 'a future day is rejected');
select throws_ok($$ select * from public.check_certificate('ZQK', '1999-12-31') $$, 'P0001', 'check.day_wrong', 'a day before the first possible certificate is rejected');

select is((select string_agg(number, ' ') from public.check_certificate('SBU Nomor: zqk zz001/00417')), 'ZQK-ZZ001-00417', 'words before a number are ignored');
select is((select string_agg(number, ' ') from public.check_certificate('https://x.example.id/cek/ZQK%2DZZ001%2D00417?lng=en')), 'ZQK-ZZ001-00417', 'a scanned URL is reduced to its certificate number');

select results_eq($$ select number from public.near_certificates('ZQK-ZZO0I-OO4I7') $$, $$ values ('ZQK-ZZ001-00417') $$, 'letters mistaken for digits are a close match');
select results_eq($$ select number from public.near_certificates('ZQK-ZZ001-00471') $$, $$ values ('ZQK-ZZ001-00417') $$, 'two swapped digits are a close match');
select results_eq($$ select number from public.near_certificates('ZQK-ZZ001-0417') $$, $$ values ('ZQK-ZZ001-00417') $$, 'a missing digit is a close match');
select results_eq($$ select number from public.near_certificates('punya ZQK-ZZ001-00932 (asli)') $$, $$ values ('ZQK-ZZ001-00932') $$, 'a number within other words is a close match');
select is_empty($$ select from public.near_certificates('ZQK-ZZ001-00778') where number like '%00777' $$, 'a hidden company’s certificate is never a close match');
select is_empty($$ select from public.near_certificates('9990000000003') $$, 'digits alone have no close match');

select is((select string_agg(concat_ws(':', l ->> 'query', l -> 'certificates' -> 0 ->> 'number', jsonb_array_length(l -> 'certificates')), ' ' order by n)
  from jsonb_array_elements(public.check_certificates('{zqkzz00100417,TAK-ADA-1,9990000000001,ZQK-ZZ001-00777,zqkzz00100417}') -> 'lines') with ordinality x (l, n)),
  'zqkzz00100417:ZQK-ZZ001-00417:1 TAK-ADA-1:0 9990000000001:ZQK-ZZ001-00417:3 ZQK-ZZ001-00777:0 zqkzz00100417:ZQK-ZZ001-00417:1', 'a list check returns one line per number');
select is(public.check_certificates('{ZQK-ZZ001-00417}', private.today() - 30) -> 'lines' -> 0 -> 'certificates' -> 0 ->> 'status', 'dibekukan', 'a list check accepts a day');
select ok(public.check_certificates('{9990000000001}')::text !~ 'Rahasia', 'a list check does not return internal reasons');
select throws_ok($$ select public.check_certificates('{}') $$, 'P0001', 'check.lines_wrong', 'an empty list is rejected');
select throws_ok($$ select public.check_certificates(array_fill('x'::text, array[101])) $$, 'P0001', 'check.lines_wrong', 'more than 100 lines are rejected');
select throws_ok($$ select public.check_certificates(array[repeat('x', 101)]) $$, 'P0001', 'check.lines_wrong', 'a line longer than 100 characters is rejected');

select results_eq($$ select change from public.certificate_changes(100) where number = 'ZQK-ZZ001-00417' $$, $$ values ('reinstated'), ('suspended'), ('granted') $$, 'changes are listed newest first');
select is((select string_agg(distinct company, ',') from public.certificate_changes(100) where number like 'ZQK%'), 'PT Xyzzyqua Andalan', 'changes contain the company with its legal form once');
select is_empty($$ select from public.certificate_changes(100) where number = 'ZQK-ZZ001-00777' $$, 'changes of a hidden company’s certificates are not listed');
select ok(not exists (select from public.certificate_changes(100) h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'changes contain no internal reasons and no staff names');

select results_eq($$ select change from public.certificate_changes(100, '{"status": "dibekukan", "category": "zz"}') where number like 'ZQK%' $$, $$ values ('reinstated'), ('suspended') $$, 'a status filter lists the changes that started and ended the status');
select results_eq($$ select number from public.certificate_changes(100, '{"status": "dibekukan,dicabut", "category": "ZZ001"}') $$, $$ values ('ZQK-ZZ001-05050'), ('ZQK-ZZ001-00417'), ('ZQK-ZZ001-00417') $$, 'several statuses can be combined with a single code');
select is_empty($$ select from public.certificate_changes(100, '{"category": "ZZ", "province": "Tak Ada"}') $$, 'a province without companies has no changes');
select results_eq($$ select number, status, private.today() - status_since, company from public.ended_certificates('{"category": "ZZ"}') $$, $$ values ('ZQK-ZZ001-05050', 'dicabut', null::integer, 'PT Xyzzyqua Andalan') $$, 'withdrawn certificates are listed as ended; reinstated and expired ones are not');
select is_empty($$ select from public.ended_certificates('{"category": "ZZ", "status": "dibekukan"}') $$, 'ended certificates can be filtered by status');
select is_empty($$ select from public.ended_certificates('{"category": "ZZ", "status": "aktif"}') $$, 'active certificates are never listed as ended');
select is((select page from public.ended_certificates('{"category": "ZZ"}', 99, 1)), 1, 'a page number beyond the last returns the last page');
select is_empty($$ select from public.ended_certificates('{"category": "'' or true --"}') $$, 'SQL characters in a filter have no effect');
select ok(not exists (select from public.ended_certificates('{"category": "ZZ"}') h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'ended certificates contain no internal reasons and no staff names');

create temporary table proof as select public.prove_check('{ZQK-ZZ001-00417,TAK-ADA-1}') as made;
grant select on proof to public;
select matches((select made ->> 'number' from proof), '^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$', 'a proof has a number in the documented format');
select is(public.check_proof((select lower(made ->> 'number') from proof)), (select made from proof), 'a visitor can read a proof by its number');
select is((select (made ->> 'kept_until')::timestamptz from proof), now() + interval '1 year', 'a proof is kept for one year');
select isnt(public.prove_check('{ZQK-ZZ001-00417}') ->> 'number', (select made ->> 'number' from proof), 'each proof gets a different number');
select is(public.check_proof('22222-22222-22222-22222'), null, 'an unknown proof number returns null');
select throws_ok($$ select public.prove_check('{3171012345678901}') $$, 'P0001', 'check.personal', 'a personal identity number is rejected');
select throws_ok($$ select public.prove_check('{}') $$, 'P0001', 'check.lines_wrong', 'a proof of an empty list is rejected');
select throws_ok($$ select from private.check_proofs $$, '42501', null, 'visitors cannot list all proofs');
select tests.sign_in('edi');
select public.decide_certificate(tests.id('a1'), 'withdraw', jsonb_build_object('reason', 'Rahasia'));
select is(public.check_proof((select made ->> 'number' from proof)) -> 'lines' -> 0 -> 'certificates' -> 0 ->> 'status', 'aktif', 'a later decision does not change a proof');
select tests.use_owner();
update private.check_proofs set created_at = now() - interval '366 days' where number = (select made ->> 'number' from proof);
select is(public.check_proof((select made ->> 'number' from proof)), null, 'a proof expires after one year');

select * from finish();
rollback;
