begin;
\ir support/actors.psql
select plan(16);
select tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
delete from public.fees;
delete from public.certificates;
delete from public.rl_subclass;
delete from public.rl_categories;
delete from public.legal_products;
create function tests.fees() returns table (fee text) language sql as $$
  select f.qualification || ' ' || f.amount || case when f.is_announced then ' later' else '' end from public.fee_schedule() f $$;
create function tests.work(wanted text) returns integer language sql as $$
  select coalesce((select w.entries from public.work_today() w where w.kind = wanted), 0) $$;
grant execute on all functions in schema tests to public;
insert into public.rl_categories (id, code, name, nature) values (tests.id('bg'), 'BG', 'Gedung', 'umum'), (tests.id('ar'), 'AR', 'Arsitektur', 'konsultansi');
insert into public.rl_subclass (category_id, code, name) values (tests.id('bg'), 'BG001', 'Hunian'), (tests.id('ar'), 'AR001', 'Arsitektur');
insert into public.legal_products (id, kind, number, year, title, status, replaced_by) values
  (tests.id('baru'), 'kepmen', '9/KPTS/2027', 2027, 'Tarif', 'berlaku', null),
  (tests.id('lama'), 'kepmen', '1/KPTS/2020', 2020, 'Tarif', 'berlaku', tests.id('baru'));
insert into public.fees (sort_order, nature, qualification, amount, valid_from, legal_product_id) values
  (1, 'umum', 'Kecil', 100, null, tests.id('lama')),
  (2, 'umum', ' KECIL', 200, private.today(), tests.id('lama')),
  (3, 'umum', 'Kecil', 300, private.today() + 1, tests.id('baru')),
  (4, 'umum', 'Besar', 900, private.today() + 30, null);

insert into public.fees (sort_order, nature, qualification, company_kind, amount) values (5, 'umum', 'Kecil', 'KPBUJKA', 700);
select set_eq($$ select company_kind, amount from private.counting_fees(private.today()) where nature = 'umum' $$,
  $$ values (null, 200), ('KPBUJKA', 700) $$, 'a fee for one kind of company does not hide the general fee');
delete from public.fees where amount = 700;
select tests.sign_out();
select results_eq('select fee from tests.fees()', array['KECIL 200', 'Kecil 300 later', 'Besar 900 later'],
  'the schedule contains the latest valid fees and announced ones');
select is((select basis_number || ' ' || basis_status || ' ' || basis_successor from public.fee_schedule() limit 1), '1/KPTS/2020 berlaku 9/KPTS/2027',
  'a fee contains its decree, its status and its successor');
select tests.use_owner();
select results_eq('select f.amount from private.counting_fees(private.today() - 1) f', array[100], 'an earlier day returns the fee valid on it');
select results_eq('select f.amount from private.counting_fees(private.today() + 30) f order by 1', array[300, 900], 'a future day returns the fees valid on it');
select is(private.fee_gaps(), array['konsultansi'], 'a nature of work without a fee is listed as a gap');
select tests.sign_in('vivi');
select is(tests.work('fee_gaps'), 1, 'staff see the number of fee gaps');
select is(tests.work('revoked_bases'), 0, 'no fee has a revoked decree at first');

select tests.use_owner();
update public.legal_products set status = 'dicabut' where id = tests.id('lama');
select is(private.revoked_bases(), array['1/KPTS/2020'], 'a revoked decree is listed');
select tests.sign_in('vivi');
select is(tests.work('revoked_bases'), 1, 'staff see the number of revoked decrees');
select tests.sign_out();
select is((select basis_status from public.fee_schedule() limit 1), 'dicabut', 'visitors see that the decree was revoked');
select tests.use_owner();
update public.legal_products set is_published = false where id = tests.id('lama');
select tests.sign_out();
select is((select basis_number from public.fee_schedule() limit 1), null, 'an unpublished decree is hidden from visitors');
select tests.use_owner();
select is(private.revoked_bases(), array['1/KPTS/2020'], 'an unpublished decree is still listed as revoked');
update public.fees set deleted_at = now() where amount = 200;
select tests.sign_out();
select results_eq('select fee from tests.fees() limit 1', array['Kecil 100'], 'a fee in the trash does not count');
select tests.sign_in('edi');
select throws_ok($$ insert into public.fees (nature, qualification, amount, valid_from) values ('umum', 'X', 1, '1900-01-01') $$, '23514', null, 'a start date before 1945 is rejected');
select tests.use_owner();
delete from public.fees;
select is(private.fee_gaps(), array['umum', 'konsultansi'], 'without fees every nature is listed, in the order of the law');
select * from finish();
rollback;
