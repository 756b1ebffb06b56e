begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- Annulments, corrections, reductions and the order of decisions.
select plan(31);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji');
insert into public.clients (id, name, legal_form, nib) values (tests.id('pt'), 'Xyzzyqua Uji', 'PT', '9990000000001');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  select tests.id(n), tests.id('pt'), tests.id('sub'), 'ZZN/' || n, 'menengah', private.today() - 100, private.today() + 900 from unnest('{a,b,c}'::text[]) n;
/* Records a decision with a reason, effective `ago` days before today. */
create function tests.decide(name text, kind text, ago integer, facts jsonb default '{}') returns text language sql as $$
  select public.decide_certificate(tests.id(name), kind, jsonb_build_object('reason', 'Uji', 'effective_on', private.today() - ago) || facts) $$;
create function tests.last_of(name text, wanted text) returns uuid language sql security definer as $$
  select d.id from public.certificate_decisions d where d.certificate_id = tests.id(name) and d.kind = wanted order by d.sequence desc limit 1 $$;
create function tests.status_ago(name text, ago integer) returns text language sql as $$
  select c.status from public.check_certificate('ZZN/' || name, private.today() - ago) c $$;
create temporary table upheld as select n as name, tests.file_appeal(jsonb_build_object('application_number', a)) as id from (values ('a', 'ZZN/a'), ('b', 'zzn-B')) t (n, a);
alter table public.appeals disable trigger user;
update public.appeals set status = 'diterima', closed_at = now(), outcome = 'Diterima', outcome_reason = 'Uji' where id in (select id from upheld);
alter table public.appeals enable trigger user;
grant select on upheld to public;
grant execute on all functions in schema tests to public;

-- Holder: the company's name on the day of publication
select is((select holder_form || ' ' || holder_name from public.certificates where id = tests.id('a')), 'PT Xyzzyqua Uji', 'a published certificate stores the name of its holder');
select tests.sign_in('edi');
update public.clients set name = 'Xyzzyqua Baru', name_since = private.today() where id = tests.id('pt');
select is((select holder_name from public.certificates where id = tests.id('a')), 'Xyzzyqua Uji', 'renaming the company does not change its certificates');

-- Order of decisions
select throws_ok($$ select tests.decide('a', 'reinstate', 5) $$, 'P0001', 'certificate.transition_refused', 'an active certificate cannot be reinstated');
select is(tests.decide('a', 'suspend', 20, '{"ground": "surveilans"}'), 'done', 'an active certificate can be suspended');
select throws_ok($$ select tests.decide('a', 'suspend', 10) $$, 'P0001', 'certificate.transition_refused', 'a suspended certificate cannot be suspended again');
select throws_ok($$ select tests.decide('a', 'reinstate', 21) $$, 'P0001', 'certificate.out_of_order', 'a decision cannot take effect before an earlier one');
select is(tests.decide('a', 'reinstate', 15), 'done', 'a suspended certificate can be reinstated');
select is(tests.status_ago('a', 18), 'dibekukan', 'the certificate is suspended on the days of the suspension');

-- Annulments
select throws_ok($$ select tests.decide('a', 'annul', 0, jsonb_build_object('annuls', tests.last_of('a', 'suspend'))) $$, 'P0001', 'certificate.needs_admin', 'an editor cannot annul a suspension');
select tests.sign_in('ani');
select throws_ok($$ select tests.decide('b', 'annul', 0, jsonb_build_object('annuls', tests.last_of('a', 'suspend'))) $$, 'P0001', 'certificate.annul_wrong', 'an annulment of a decision on another certificate is refused');
select throws_ok($$ select tests.decide('a', 'annul', 0, jsonb_build_object('annuls', tests.last_of('a', 'grant'))) $$, 'P0001', 'certificate.annul_wrong', 'a grant cannot be annulled');
select is(tests.decide('a', 'annul', 0, jsonb_build_object('annuls', tests.last_of('a', 'suspend'))), 'done', 'an admin can annul a suspension');
select is(tests.status_ago('a', 18), 'aktif', 'the certificate is active on the days of an annulled suspension');
select throws_ok($$ select tests.decide('a', 'annul', 0, jsonb_build_object('annuls', tests.last_of('a', 'suspend'))) $$, 'P0001', 'certificate.annul_wrong', 'a decision cannot be annulled twice');
select is(tests.decide('b', 'withdraw', 30, '{"ground": "lembaga"}'), 'done', 'a certificate can be withdrawn');
select throws_ok($$ select tests.decide('b', 'annul', 0, jsonb_build_object('annuls', tests.last_of('b', 'withdraw'))) $$, 'P0001', 'certificate.appeal_needed', 'a withdrawal cannot be annulled without an upheld appeal');
select throws_ok($$ select tests.decide('b', 'annul', 0, jsonb_build_object('annuls', tests.last_of('b', 'withdraw'), 'appeal_id', (select id from upheld where name = 'a'))) $$, 'P0001', 'certificate.appeal_needed',
  'an appeal about another certificate cannot annul a withdrawal');
select is(tests.decide('b', 'annul', 0, jsonb_build_object('annuls', tests.last_of('b', 'withdraw'), 'appeal_id', (select id from upheld where name = 'b'))), 'done', 'an upheld appeal can annul a withdrawal');
select is(tests.status_ago('b', 10), 'aktif', 'the certificate is active on the days of an annulled withdrawal');
select ok(exists (select from public.surveillance_visits where certificate_id = tests.id('b')), 'surveillance is planned again after the annulment');

-- Reductions and corrections
select tests.sign_in('edi');
select is(tests.decide('c', 'reduce', 5, '{"changes": {"qualification": "kecil"}}'), 'done', 'the qualification can be reduced');
select is((select qualification from public.check_certificate('ZZN/c', private.today() - 6)), 'menengah', 'a reduction does not change earlier days');
select throws_ok($$ select tests.decide('c', 'correct', 0, '{"changes": {"qualification": "besar"}}') $$, 'P0001', 'certificate.new_needed', 'raising the qualification is refused, because it needs a new certificate');
select throws_ok($$ select tests.decide('c', 'correct', 0, '{"changes": {"issued_on": "x"}}') $$, 'P0001', 'certificate.decision_wrong', 'a correction with an invalid value is rejected');
select throws_ok($$ select tests.decide('c', 'correct', 0, '{"changes": {"kbli_code": null}}') $$, 'P0001', 'certificate.decision_wrong', 'a correction that changes nothing is rejected');
select is(tests.decide('c', 'correct', 0, '{"changes": {"holder_name": "Xyzzyqua Ujian"}, "from_beginning": true}'), 'done', 'a correction can apply from the beginning');
select is((select facts from public.certificate_decisions where id = tests.last_of('c', 'correct')), '{"holder_name": ["Xyzzyqua Uji", "Xyzzyqua Ujian"]}'::jsonb, 'a correction stores the values before and after');

-- Before the day of issue
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on, decided_by, second_reason)
  values (tests.id('f'), tests.id('pt'), tests.id('sub'), 'ZZN/f', 'menengah', private.today() + 20, private.today() + 900, private.today(), 'Direktur', 'Uji');
select throws_ok($$ select tests.decide('f', 'correct', 0, '{"changes": {"decided_by": "Ketua"}}') $$, 'P0001', 'certificate.not_begun', 'before the issue, a correction from a later day is refused');
select throws_ok($$ select tests.decide('f', 'suspend', 0) $$, 'P0001', 'certificate.not_begun', 'before the issue, a certificate cannot be suspended');
select is(tests.decide('f', 'correct', 0, '{"changes": {"decided_by": "Ketua"}, "from_beginning": true}'), 'done', 'before the issue, a certificate can be corrected from the beginning');
select results_eq($$ select status, decided_by from public.check_certificate('ZZN/f') $$, $$ values ('belum_terbit', 'Ketua') $$, 'a correction before the issue does not change the status');
select * from finish();
rollback;
