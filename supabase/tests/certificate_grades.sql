begin;
\ir support/actors.psql
select plan(17);
select tests.person('edi', 'editor');
insert into public.rl_categories (id, code, name, nature, size_classes) values
  (tests.id('umum'), 'ZU', 'Uji umum', 'umum', '{kecil,menengah}'), (tests.id('khusus'), 'ZK', 'Uji spesialis', 'spesialis', '{}'),
  (tests.id('kons'), 'ZC', 'Uji konsultansi', 'konsultansi_spesialis', '{}'), (tests.id('bebas'), 'ZB', 'Uji tanpa ukuran', 'umum', '{}');
insert into public.rl_subclass (id, category_id, code, name, qualifications) values
  (tests.id('u1'), tests.id('umum'), 'ZU001', 'Seperti klasifikasinya', '{}'), (tests.id('u2'), tests.id('umum'), 'ZU002', 'Hanya besar', '{besar}'),
  (tests.id('k1'), tests.id('khusus'), 'ZK001', 'Spesialis', '{}'), (tests.id('c1'), tests.id('kons'), 'ZC001', 'Konsultansi', '{}'),
  (tests.id('b1'), tests.id('bebas'), 'ZB001', 'Semua ukuran', '{}');
insert into public.clients (id, name, nib) values (tests.id('a'), 'Xyzzyqua Andalan', '9990000000001');

select results_eq($$ select qualifications from public.rl_subclass where code like 'Z_00_' order by code $$,
  $$ values ('{kecil,menengah,besar}'::text[]), ('{spesialis}'), ('{spesialis}'), ('{kecil,menengah}'), ('{besar}') $$,
  'a code without qualifications gets those of its classification');

/* Tries to issue a certificate. Returns 'issued' or the error message. */
create function pg_temp.issue(scope text, grade text, days integer default 1095) returns text language plpgsql as $$
begin
  insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id('a'), tests.id(scope), 'ZQ-' || scope || grade || days, grade, '2026-01-10', date '2026-01-10' + days);
  return 'issued';
exception when raise_exception then return sqlerrm;
end $$;
grant execute on function pg_temp.issue(text, text, integer) to public;
select tests.be('edi');
select is(pg_temp.issue('u1', 'kecil'), 'issued', 'a size of the classification is taken');
select is(pg_temp.issue('u1', 'besar'), 'certificate.qualification_wrong', 'a size that the code does not have is refused');
select is(pg_temp.issue('u1', 'spesialis'), 'certificate.qualification_wrong', 'general work has no specialist certificate');
select is(pg_temp.issue('u2', 'besar'), 'issued', 'a code may have qualifications of its own');
select is(pg_temp.issue('u2', 'kecil'), 'certificate.qualification_wrong', 'and then has no other');
select is(pg_temp.issue('k1', 'besar'), 'certificate.qualification_wrong', 'specialist work has no sizes');
select is(pg_temp.issue('k1', 'spesialis'), 'issued', 'but its own');
select is(pg_temp.issue('c1', 'spesialis'), 'issued', 'specialist consultancy likewise');
select is(pg_temp.issue('u1', 'kecil', 1098), 'issued', 'years may be counted with their leap day');
select is(pg_temp.issue('u1', 'kecil', 2191), 'certificate.validity_wrong', 'six years are no validity');
select is(pg_temp.issue('u1', 'kecil', 300), 'issued', 'less than three are');

select lives_ok($$ update public.certificates set decision_number = 'SK-9' where number = 'ZQ-u1kecil300' $$, 'other corrections are not in the way');
select throws_ok($$ update public.certificates set qualification = 'besar' where number = 'ZQ-u1kecil300' $$, 'P0001', 'certificate.qualification_wrong', 'a correction keeps the rule');
select throws_ok($$ update public.certificates set expires_on = '2032-01-10' where number = 'ZQ-u1kecil300' $$, 'P0001', 'certificate.validity_wrong', 'of the last day too');
select tests.be_owner();
update public.rl_subclass set qualifications = '{menengah}' where code = 'ZU001';
select tests.be('edi');
select lives_ok($$ update public.certificates set decision_number = 'SK-10' where number = 'ZQ-u1kecil300' $$, 'what was issued before a code changed stays as it is');

select results_eq($$ select e ->> 'column', e ->> 'code', e -> 'allowed' from jsonb_array_elements(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZQ-1",
    "nib": "9990000000001", "subclass_code": "ZU002", "qualification": "kecil", "issued_on": "2026-01-10", "expires_on": "2035-01-10"}}]', '{}') -> 'rows' -> 0 -> 'errors') e order by 1 $$,
  $$ values ('expires_on', 'too_long', null), ('qualification', 'grade_wrong', '["besar"]'::jsonb) $$, 'a file is told so before anything is written');
select * from finish();
rollback;
