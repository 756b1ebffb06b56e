begin;
\ir support/actors.psql
select plan(17);
select tests.add_user('edi', 'editor');
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
select tests.sign_in('edi');
select is(pg_temp.issue('u1', 'kecil'), 'issued', 'a qualification of the classification is accepted');
select is(pg_temp.issue('u1', 'besar'), 'certificate.qualification_wrong', 'a qualification that the code does not have is rejected');
select is(pg_temp.issue('u1', 'spesialis'), 'certificate.qualification_wrong', 'general work rejects the specialist qualification');
select is(pg_temp.issue('u2', 'besar'), 'issued', 'a code can have its own qualifications');
select is(pg_temp.issue('u2', 'kecil'), 'certificate.qualification_wrong', 'a code with its own qualifications rejects those of the classification');
select is(pg_temp.issue('k1', 'besar'), 'certificate.qualification_wrong', 'specialist work rejects a size');
select is(pg_temp.issue('k1', 'spesialis'), 'issued', 'specialist work accepts the specialist qualification');
select is(pg_temp.issue('c1', 'spesialis'), 'issued', 'specialist consultancy accepts the specialist qualification');
select is(pg_temp.issue('u1', 'kecil', 1098), 'issued', 'three years of validity may include leap days');
select is(pg_temp.issue('u1', 'kecil', 2191), 'certificate.validity_wrong', 'a validity of six years is rejected');
select is(pg_temp.issue('u1', 'kecil', 300), 'issued', 'a validity below three years is accepted');

select lives_ok($$ select public.decide_certificate(id, 'correct', '{"reason": "Uji", "changes": {"decision_number": "SK-9"}}') from public.certificates where number = 'ZQ-u1kecil300' $$, 'a decision number can be corrected');
select throws_ok($$ update public.certificates set qualification = 'besar' where number = 'ZQ-u1kecil300' $$, 'P0001', 'certificate.qualification_wrong', 'a correction cannot set a qualification that the code does not have');
select throws_ok($$ update public.certificates set expires_on = '2032-01-10' where number = 'ZQ-u1kecil300' $$, 'P0001', 'certificate.validity_wrong', 'a correction cannot set too long a validity');
select tests.use_owner();
update public.rl_subclass set qualifications = '{menengah}' where code = 'ZU001';
select tests.sign_in('edi');
select lives_ok($$ select public.decide_certificate(id, 'correct', '{"reason": "Uji", "changes": {"decision_number": "SK-10"}}') from public.certificates where number = 'ZQ-u1kecil300' $$, 'a certificate can be corrected after its code changed');

select results_eq($$ select e ->> 'column', e ->> 'code', e -> 'allowed' from jsonb_array_elements(public.import_rows('certificates', '[{"line": 2, "values": {"number": "ZQ-1",
    "nib": "9990000000001", "subclass_code": "ZU002", "qualification": "kecil", "issued_on": "2026-01-10", "expires_on": "2035-01-10"}}]', '{}') -> 'rows' -> 0 -> 'errors') e order by 1 $$,
  $$ values ('expires_on', 'too_long', null), ('qualification', 'grade_wrong', '["besar"]'::jsonb) $$, 'an import reports a wrong qualification and too long a validity before writing');
select * from finish();
rollback;
