begin;
\ir support/actors.psql
select plan(17);
select tests.add_user('ani', 'admin');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji'), (tests.id('two'), tests.id('cat'), 'ZZ002', 'Jalan Uji'), (tests.id('three'), tests.id('cat'), 'ZZ003', 'Jembatan Uji'), (tests.id('four'), tests.id('cat'), 'ZZ004', 'Dermaga Uji');
insert into public.clients (id, name, legal_form, nib) values (tests.id('a'), 'Xyzzyqua Uji', 'PT', '9990000000001');
select tests.sign_in('ani');
insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on) values
  (tests.id('a1'), tests.id('a'), tests.id('sub'), 'ZQN-ZZ001-00417', 'kecil', private.today() - 100, private.today() + 900),
  (tests.id('a2'), tests.id('a'), tests.id('two'), 'ZQN-ZZ002-00500', 'kecil', private.today() - 100, private.today() + 900);
/* Corrects the number of a certificate. */
create function pg_temp.renumber(name text, number text, facts jsonb default '{}') returns text language sql as $$
  select public.decide_certificate(tests.id(name), 'correct', jsonb_build_object('reason', 'Rahasia', 'changes',
    jsonb_build_object('number', number)) || facts) $$;
/* Returns the present numbers of the certificates that a check finds. */
create function pg_temp.checked(typed text, day date default null) returns text language sql as $$
  select string_agg(c.number, ' ' order by c.number) from public.check_certificate(typed, day) c $$;

insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, is_published) values
  (tests.id('draft'), tests.id('a'), tests.id('three'), 'ZQN-DRAFT-00001', 'kecil', private.today() - 100, private.today() + 900, false);
update public.certificates set number = 'ZQN-DRAFT-00002' where id = tests.id('draft');
update public.certificates set is_published = true where id = tests.id('draft');
select is(pg_temp.checked('ZQN-DRAFT-00001'), null, 'a number that a draft had before its publication finds nothing');

select pg_temp.renumber('a1', 'ZQN-ZZ001-00418', jsonb_build_object('effective_on', private.today() - 10));
select pg_temp.renumber('a2', 'ZQN-ZZ002-00501', '{"from_beginning": true}');
select pg_temp.renumber('a2', 'ZQN-ZZ002-00502', '{"from_beginning": true}');
select tests.sign_out();
select is(pg_temp.checked('ZQN-ZZ001-00417'), 'ZQN-ZZ001-00418', 'the number before a correction finds the certificate');
select is(pg_temp.checked('zqn zz001/00417'), 'ZQN-ZZ001-00418', 'a former number matches by its letters and digits');
select is(pg_temp.checked('SBU Nomor: ZQN-ZZ001-00417'), 'ZQN-ZZ001-00418', 'words before a former number are ignored');
select is(pg_temp.checked('ZQN-ZZ001-00417', private.today() - 50), 'ZQN-ZZ001-00418', 'for a day before the correction, the former number finds the certificate');
select is(pg_temp.checked('ZQN-ZZ001-00418', private.today() - 50), 'ZQN-ZZ001-00418', 'for a day before the correction, the present number finds the certificate');
select is(pg_temp.checked('ZQN-ZZ002-00500'), 'ZQN-ZZ002-00502', 'the number before a correction from the beginning finds the certificate');
select is(pg_temp.checked('ZQN-ZZ002-00501'), 'ZQN-ZZ002-00502', 'every former number finds the certificate');
select results_eq($$ select x -> 'changes' -> 'number', x -> 'effective_on', x -> 'recorded_on', x -> 'from_beginning' from public.check_certificate('ZQN-ZZ001-00417') c, jsonb_array_elements(c.corrections) x $$,
  $$ values ('["ZQN-ZZ001-00417", "ZQN-ZZ001-00418"]'::jsonb, to_jsonb(private.today() - 10), to_jsonb(private.today()), 'false'::jsonb) $$, 'a check returns the correction with its days');
select is((select jsonb_path_query_array(corrections, '$[*].changes.number[0]') from public.check_certificate('ZQN-ZZ002-00502')), '["ZQN-ZZ002-00500", "ZQN-ZZ002-00501"]'::jsonb, 'a check by the present number returns all corrections in order');
select ok((select c::text !~ 'Rahasia|ani' from public.check_certificate('ZQN-ZZ001-00417') c), 'the reason of a correction is not public');
select is(public.check_certificates('{ZQN-ZZ001-00417,ZQN-ZZ002-00500}') #>> '{lines,1,certificates,0,number}', 'ZQN-ZZ002-00502', 'a list check finds a certificate by its former number');
select is(public.check_certificates('{ZQN-ZZ001-00417}') #>> '{lines,0,certificates,0,corrections,0,changes,number,1}', 'ZQN-ZZ001-00418', 'a list check returns the correction');

select tests.sign_in('ani');
select throws_ok($$ insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on) values (tests.id('a'), tests.id('four'), 'ZQN-ZZ001-00417', 'kecil', private.today() - 10, private.today() + 900) $$,
  'P0001', 'certificate.number_used', 'another certificate cannot use a former number');
select is(pg_temp.renumber('a2', 'ZQN-ZZ002-00500'), 'done', 'a certificate can return to its former number');
select public.hide_certificate(tests.id('a1'), 'Uji');
select tests.sign_out();
select is(pg_temp.checked('ZQN-ZZ002-00500'), 'ZQN-ZZ002-00500', 'a number that was restored finds the certificate');
select is(pg_temp.checked('ZQN-ZZ001-00417'), null, 'a former number does not find a hidden certificate');
select * from finish();
rollback;
