begin;
\ir support/actors.psql
select plan(50);
select tests.person('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji');
insert into public.clients (id, name, legal_form, nib, is_published) values
  (tests.id('a'), 'Xyzzyqua Andalan', 'PT', '9990000000001', true), (tests.id('b'), 'Xyzzyqua Gaib', 'PT', '9990000000002', false);
select tests.be('edi');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('a1'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-00417', 'kecil', private.today() - 100, private.today() + 900),
  (tests.id('a2'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-00932', 'besar', private.today() - 1140, private.today() - 50),
  (tests.id('b1'), tests.id('b'), tests.id('sub'), 'ZQK-ZZ001-00777', 'kecil', private.today() - 100, private.today() + 900);
select public.set_certificate_status(tests.id('a1'), 'dibekukan', 'Rahasia', private.today() - 60, jsonb_build_object('ground', 'surveilans', 'until', private.today() + 30));
select public.set_certificate_status(tests.id('a1'), 'aktif', 'Rahasia', private.today() - 20);
select set_config('register.reason', 'Rahasia', true);
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, status) values
  (tests.id('a3'), tests.id('a'), tests.id('sub'), 'ZQK-ZZ001-05050', 'kecil', private.today() - 100, private.today() + 900, 'dicabut');
select tests.be_anon();

/* Returns the status of a certificate as it was the given number of days ago. */
create function pg_temp.stood(number text, days integer) returns text language sql as $$
  select concat_ws(' ', c.status, private.today() - c.status_since, c.status_ground) from public.check_certificate(number, private.today() - days) c $$;
select is(pg_temp.stood('ZQK-ZZ001-00417', 0), 'aktif 20', 'on the day of today it stands as it does');
select is(pg_temp.stood('ZQK-ZZ001-00417', 30), 'dibekukan 60 surveilans', 'on a day of its suspension it was suspended, for the kind of reason on record');
select is(pg_temp.stood('ZQK-ZZ001-00417', 60), 'dibekukan 60 surveilans', 'from the first day of it');
select is(pg_temp.stood('ZQK-ZZ001-00417', 61), 'aktif 100', 'the day before it was valid');
select is(pg_temp.stood('ZQK-ZZ001-00417', 101), 'belum_terbit 100', 'before its issue it was not there');
select is(pg_temp.stood('ZQK-ZZ001-00932', 50), 'aktif 1140', 'on its last day it was valid');
select is(pg_temp.stood('ZQK-ZZ001-00932', 49), 'kedaluwarsa 49', 'the day after it was not');
select is(pg_temp.stood('ZQK-ZZ001-05050', 0), 'dicabut 100', 'one that came as withdrawn is withdrawn today');
select is(pg_temp.stood('ZQK-ZZ001-05050', 10), 'tak_tercatat', 'and nobody knows how it stood before it came');
select is((select recorded_from from public.check_certificate('ZQK-ZZ001-00417', private.today() - 90)), private.today(), 'since when the history is kept is said');
select is((select recorded_from from public.check_certificate('ZQK-ZZ001-00417')), null, 'not for this moment');
select throws_ok($$ select * from public.check_certificate('ZQK', private.today() + 1) $$, 'P0001', 'check.day_wrong', 'nobody knows a day to come');
select throws_ok($$ select * from public.check_certificate('ZQK', '1999-12-31') $$, 'P0001', 'check.day_wrong', 'nor one before all certificates');

select is((select string_agg(number, ' ') from public.check_certificate('SBU Nomor: zqk zz001/00417')), 'ZQK-ZZ001-00417', 'words before a number are passed over');
select is((select string_agg(number, ' ') from public.check_certificate('https://x.example.id/cek/ZQK%2DZZ001%2D00417?lng=en')), 'ZQK-ZZ001-00417', 'a scanned address is its number');

select results_eq($$ select number from public.near_certificates('ZQK-ZZO0I-OO4I7') $$, $$ values ('ZQK-ZZ001-00417') $$, 'letters taken for digits are near');
select results_eq($$ select number from public.near_certificates('ZQK-ZZ001-00471') $$, $$ values ('ZQK-ZZ001-00417') $$, 'so are two that changed places');
select results_eq($$ select number from public.near_certificates('ZQK-ZZ001-0417') $$, $$ values ('ZQK-ZZ001-00417') $$, 'one too few');
select results_eq($$ select number from public.near_certificates('punya ZQK-ZZ001-00932 (asli)') $$, $$ values ('ZQK-ZZ001-00932') $$, 'one within other words');
select is_empty($$ select from public.near_certificates('ZQK-ZZ001-00778') where number like '%00777' $$, 'a hidden company''s is never offered');
select is_empty($$ select from public.near_certificates('9990000000003') $$, 'digits alone have none');

select is((select string_agg(concat_ws(':', l ->> 'query', l -> 'certificates' -> 0 ->> 'number', jsonb_array_length(l -> 'certificates')), ' ' order by n)
  from jsonb_array_elements(public.check_certificates('{zqkzz00100417,TAK-ADA-1,9990000000001,ZQK-ZZ001-00777,zqkzz00100417}') -> 'lines') with ordinality x (l, n)),
  'zqkzz00100417:ZQK-ZZ001-00417:1 TAK-ADA-1:0 9990000000001:ZQK-ZZ001-00417:3 ZQK-ZZ001-00777:0 zqkzz00100417:ZQK-ZZ001-00417:1', 'many at once, a line for each');
select is(public.check_certificates('{ZQK-ZZ001-00417}', private.today() - 30) -> 'lines' -> 0 -> 'certificates' -> 0 ->> 'status', 'dibekukan', 'on a day as well');
select ok(public.check_certificates('{9990000000001}')::text !~ 'Rahasia', 'without reasons');
select throws_ok($$ select public.check_certificates('{}') $$, 'P0001', 'check.lines_wrong', 'nothing is not a list');
select throws_ok($$ select public.check_certificates(array_fill('x'::text, array[101])) $$, 'P0001', 'check.lines_wrong', 'a hundred is the most');
select throws_ok($$ select public.check_certificates(array[repeat('x', 101)]) $$, 'P0001', 'check.lines_wrong', 'and a hundred characters for each');

select results_eq($$ select change from public.certificate_changes(100) where number = 'ZQK-ZZ001-00417' $$, $$ values ('reinstated'), ('suspended'), ('granted') $$, 'decisions are told, the newest first');
select is((select string_agg(distinct company, ',') from public.certificate_changes(100) where number like 'ZQK%'), 'PT Xyzzyqua Andalan', 'with the company, its legal form once');
select is_empty($$ select from public.certificate_changes(100) where number = 'ZQK-ZZ001-00777' $$, 'not those about a hidden company');
select ok(not exists (select from public.certificate_changes(100) h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'without reasons and names');

select results_eq($$ select change from public.certificate_changes(100, '{"status": "dibekukan", "category": "zz"}') where number like 'ZQK%' $$, $$ values ('reinstated'), ('suspended') $$, 'a filter by status tells what brought it and what ended it');
select results_eq($$ select number from public.certificate_changes(100, '{"status": "dibekukan,dicabut", "category": "ZZ001"}') $$, $$ values ('ZQK-ZZ001-05050'), ('ZQK-ZZ001-00417'), ('ZQK-ZZ001-00417') $$, 'several may be asked for, and a single code');
select is_empty($$ select from public.certificate_changes(100, '{"category": "ZZ", "province": "Tak Ada"}') $$, 'a province without companies has none');
select results_eq($$ select number, status, private.today() - status_since, company from public.ended_certificates('{"category": "ZZ"}') $$, $$ values ('ZQK-ZZ001-05050', 'dicabut', 100, 'PT Xyzzyqua Andalan') $$, 'what is suspended or withdrawn today is a list; what was reinstated or ran out is not in it');
select is_empty($$ select from public.ended_certificates('{"category": "ZZ", "status": "dibekukan"}') $$, 'one status alone');
select is_empty($$ select from public.ended_certificates('{"category": "ZZ", "status": "aktif"}') $$, 'those in force are never in it');
select is((select page from public.ended_certificates('{"category": "ZZ"}', 99, 1)), 1, 'a page beyond the last is the last');
select is_empty($$ select from public.ended_certificates('{"category": "'' or true --"}') $$, 'signs are no syntax');
select ok(not exists (select from public.ended_certificates('{"category": "ZZ"}') h where to_jsonb(h)::text ~ 'Rahasia|Edi'), 'reasons and names stay with the staff');

create temporary table proof as select public.prove_check('{ZQK-ZZ001-00417,TAK-ADA-1}') as made;
grant select on proof to public;
select matches((select made ->> 'number' from proof), '^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$', 'a proof has a number of its own');
select is(public.check_proof((select lower(made ->> 'number') from proof)), (select made from proof), 'by which anybody reads what was answered');
select is((select (made ->> 'kept_until')::timestamptz from proof), now() + interval '1 year', 'for a year');
select isnt(public.prove_check('{ZQK-ZZ001-00417}') ->> 'number', (select made ->> 'number' from proof), 'each time another');
select is(public.check_proof('22222-22222-22222-22222'), null, 'a number that nobody was given leads nowhere');
select throws_ok($$ select public.prove_check('{3171012345678901}') $$, 'P0001', 'check.personal', 'numbers of persons are not kept');
select throws_ok($$ select public.prove_check('{}') $$, 'P0001', 'check.lines_wrong', 'nor is nothing');
select throws_ok($$ select from private.check_proofs $$, '42501', null, 'nobody reads them all');
select tests.be('edi');
select public.set_certificate_status(tests.id('a1'), 'dicabut', 'Rahasia');
select is(public.check_proof((select made ->> 'number' from proof)) -> 'lines' -> 0 -> 'certificates' -> 0 ->> 'status', 'aktif', 'what happens later changes no proof');
select tests.be_owner();
update private.check_proofs set created_at = now() - interval '366 days' where number = (select made ->> 'number' from proof);
select is(public.check_proof((select made ->> 'number' from proof)), null, 'after a year it is gone');

select * from finish();
rollback;
