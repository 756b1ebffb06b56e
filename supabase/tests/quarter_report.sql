begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(13);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
delete from public.complaints;
delete from public.appeals;
-- The demo has no data for 2003.
create function tests.lines(year integer, quarter integer) returns text[] language sql as $$
  select array(select l ->> 'section' || ' ' || (l ->> 'number') from jsonb_array_elements(public.quarter_report(year, quarter)) l) $$;
grant execute on all functions in schema tests to public;
insert into public.clients (id, name, legal_form) values (tests.id('pt'), 'Triwulan', 'PT');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, status)
  select tests.id('pt'), (select id from public.rl_subclass order by code limit 1), n.number, 'kecil', n.day, n.day + 1000, 'aktif'
  from (values ('SBU-1', date '2003-01-01'), ('SBU-2', date '2003-03-31'), ('SBU-3', date '2003-04-01')) n (number, day);
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
  select tests.id('pt'), (select id from public.rl_subclass order by code limit 1), 'SBU-DRAF', 'kecil', '2003-02-01', '2005-02-01', false;
select public.decide_certificate(c.id, e.kind, jsonb_build_object('effective_on', e.day, 'reason', 'Alasan')) from public.certificates c,
  (values ('suspend', date '2003-02-01'), ('reinstate', date '2003-03-01'), ('withdraw', date '2003-04-15')) e (kind, day) where c.number = 'SBU-1';
create temporary table made as select tests.file_complaint() as open, tests.file_complaint('{"is_confidential": true}') as apart, tests.file_appeal() as appeal;
grant select on made to public;

select tests.sign_in('edi');
select is(tests.lines(2003, 1), array['issued SBU-1', 'issued SBU-2', 'suspended SBU-1', 'reinstated SBU-1'], 'the first quarter includes 31 March');
select is(tests.lines(2003, 2), array['issued SBU-3', 'withdrawn SBU-1'], 'the second quarter starts on 1 April');
select is((select public.quarter_report(2003, 1) -> 0 ->> 'company'), 'PT Triwulan', 'the report contains the company with its legal form');
select ok(strpos(public.quarter_report(2003, 1)::text, 'SBU-DRAF') = 0, 'an unpublished certificate is not reported as issued');
select is(tests.lines(2001, 1), '{}', 'a quarter without events is empty');
select is((select count(*) from jsonb_array_elements(public.quarter_report(extract(year from private.today())::integer,
  extract(quarter from private.today())::integer)) l where l ->> 'section' in ('complaint', 'appeal')), 3::bigint, 'the report contains complaints and appeals of the quarter');
select ok(strpos(public.quarter_report(extract(year from private.today())::integer, extract(quarter from private.today())::integer)::text, 'Budi') = 0,
  'the report contains no names of reporters');
select throws_ok('select public.quarter_report(2026, 5)', 'P0001', 'field.invalid', 'a fifth quarter is rejected');
select throws_ok('select public.quarter_report(null, 1)', 'P0001', 'field.invalid', 'a missing year is rejected');
select tests.sign_in('vivi');
select throws_ok('select public.quarter_report(2026, 1)', '42501', null, 'viewers cannot read the report');
select tests.sign_out();
select throws_ok('select public.quarter_report(2026, 1)', '42501', null, 'visitors cannot read the report');
select tests.sign_in('ani');
select public.plan_action('complaint', (select apart from made), '{"words": "Kata rahasia.", "owner_name": "Manajer", "due_on": "2099-01-31"}'),
  public.plan_action('appeal', (select appeal from made), '{"words": "Dinilai ulang.", "owner_name": "Manajer", "due_on": "2099-01-31"}');
select is((select array_agg(l ->> 'detail' order by l ->> 'detail') from jsonb_array_elements(public.quarter_report(extract(year from private.today())::integer,
  extract(quarter from private.today())::integer)) l where l ->> 'section' = 'action'), array['Dinilai ulang.', null],
  'the report contains open actions, without the text of confidential cases');
select tests.use_owner();
update public.complaints set spam_at = now(), spam_marked_at = now() where id = (select open from made);
select tests.sign_in('edi');
select is((select array_agg(concat_ws(' ', l ->> 'subject', l ->> 'state') order by l ->> 'subject') from jsonb_array_elements(public.quarter_report(extract(year from private.today())::integer,
  extract(quarter from private.today())::integer)) l where l ->> 'section' = 'complaint'), array['layanan baru', 'spam spam'], 'the report lists spam with the state spam');
select * from finish();
rollback;
