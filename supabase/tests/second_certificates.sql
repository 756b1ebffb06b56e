begin;
\ir support/actors.psql
-- A second valid certificate of a holder for one subclassification.
select plan(15);
drop trigger a_tests_add_grant on public.certificates;
select tests.add_user('edi', 'editor');
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Pekerjaan Uji'),
  (tests.id('other'), tests.id('cat'), 'ZZ002', 'Pekerjaan Lain');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001'), (tests.id('cv'), 'CV Xyzzyqua Lain', '9990000000002');
create function tests.draft(name text, scope text default 'sub', holder text default 'pt', age integer default 10, replaced text default null, why text default null)
returns void language sql security definer as $$
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on, decided_by, is_published, replaces, second_reason)
  values (tests.id(name), tests.id(holder), tests.id(scope), 'ZZS-' || name, 'kecil', private.today() - age, private.today() + 900 - age, private.today() - greatest(age, 0), 'Direktur', false,
    case when replaced is not null then tests.id(replaced) end, why) $$;
create function tests.publish(name text) returns void language sql as $$ update public.certificates set is_published = true where id = tests.id(name) $$;
create function tests.decisions(name text) returns text language sql security definer as $$
  select string_agg(concat_ws(':', d.kind, private.today() - d.effective_on, d.decided_by), ' ' order by d.sequence)
  from public.certificate_decisions d where d.certificate_id = tests.id(name) $$;
grant execute on all functions in schema tests to public;
select tests.draft('a', age => 100), tests.publish('a');
select tests.draft('b'), tests.draft('other', 'other'), tests.draft('cv', holder => 'cv');

select tests.sign_in('edi');
select throws_ok($$ select tests.publish('b') $$, 'P0001', 'certificate.second_valid', 'a second valid certificate needs a reason or a replacement');
select lives_ok($$ select tests.publish('other') $$, 'a certificate for another subclassification needs neither a reason nor a replacement');
select lives_ok($$ select tests.publish('cv') $$, 'a certificate of another holder needs neither a reason nor a replacement');
select results_eq($$ select outcome, reason from public.bulk_change('certificates', 'publish', array[tests.id('b')]) $$,
  $$ values ('refused', 'second') $$, 'a bulk publication reports a second valid certificate');
update public.certificates set second_reason = ' ' where id = tests.id('b');
select throws_ok($$ select tests.publish('b') $$, 'P0001', 'certificate.second_valid', 'a blank reason is rejected');
update public.certificates set second_reason = 'Dua lokasi' where id = tests.id('b');
select lives_ok($$ select tests.publish('b') $$, 'with a reason, both certificates are valid');
select is(tests.decisions('a'), 'grant:100:Direktur', 'the reason does not change the first certificate');

select tests.use_owner();
select tests.draft('c', age => 5, replaced => 'a'), tests.draft('d', age => 5, replaced => 'a', why => 'Perpanjangan'), tests.draft('later', age => -5, replaced => 'b', why => 'Perpanjangan'),
  tests.draft('wrong', 'other', age => 5, replaced => 'b', why => 'x');
select tests.sign_in('edi');
select throws_ok($$ select tests.publish('c') $$, 'P0001', 'certificate.second_valid', 'a further certificate needs a reason too');
select lives_ok($$ select tests.publish('d') $$, 'a certificate with a reason can replace another one');
select is(tests.decisions('a'), 'grant:100:Direktur replace:5:Direktur', 'the replacement takes effect on the date of issue');
select is((select status || ' ' || (replaced_by = tests.id('d')) from public.certificates where id = tests.id('a')), 'diganti true', 'the replaced certificate names its successor');
select throws_ok($$ select tests.publish('later') $$, 'P0001', 'certificate.replaces_early', 'a certificate does not replace another before its date of issue');
select throws_ok($$ select tests.publish('wrong') $$, 'P0001', 'certificate.replacement_wrong', 'a certificate cannot replace one for another subclassification');
select tests.use_owner();
update public.certificates set second_reason = 'x', replaces = tests.id('a') where id = tests.id('c');
select tests.sign_in('edi');
select lives_ok($$ select tests.publish('c') $$, 'a certificate that has ended is not replaced');
select is(tests.decisions('a'), 'grant:100:Direktur replace:5:Direktur', 'the decisions on an ended certificate are unchanged');
select * from finish();
rollback;
