begin;
\ir support/actors.psql
-- Certificate decisions need a second approval if the settings require one.
select plan(35);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('eka', 'editor'), tests.person('vivi', 'viewer');
create function tests.certificate(wanted text) returns uuid language sql security definer as $$ select id from public.certificates where number = wanted $$;
create function tests.status(wanted text) returns text language sql security definer as $$ select status from public.certificates where number = wanted $$;
create function tests.waiting(wanted text) returns uuid language sql security definer as $$
  select p.id from public.certificate_proposals p join public.certificates c on c.id = p.certificate_id where c.number = wanted and p.outcome is null $$;
create function tests.entered(wanted text, shown boolean default true) returns void language sql as $$
  insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
  select k.id, s.id, wanted, 'kecil', private.today(), private.today() + 1000, shown
  from public.clients k, public.rl_subclass s where k.nib = '9997000000000' and s.code = 'BG001' $$;
grant execute on all functions in schema tests to public;
create temporary table chosen as select (array_agg(c.number order by c.number))[1] as one, (array_agg(c.number order by c.number))[2] as two,
  (array_agg(c.number order by c.number))[3] as three from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null;
grant select on chosen to public;

select tests.be('edi');
select is((select public.set_certificate_status(tests.certificate(one), 'dibekukan', 'Surveilans') from chosen), 'done', 'switched off, a decision takes effect');
select tests.be_owner();
update public.site_settings set certificates = certificates - 'second_person';
select tests.be('edi');
select is((select public.set_certificate_status(tests.certificate(one), 'aktif', 'Selesai', null, '{"number": "K-1"}') from chosen), 'waiting',
  'left out of the settings, a decision waits');
select is((select tests.status(one) from chosen), 'dibekukan', 'and the status stays');
select is((select public.set_certificate_status(tests.certificate(one), 'aktif', 'Selesai', null, '{"number": "K-1"}') from chosen), 'waiting', 'sent twice');
select is((select count(*) from public.certificate_proposals), 1::bigint, 'it is there once');
select throws_ok($$ select public.set_certificate_status(tests.certificate(one), 'dicabut', 'Lain') from chosen $$, 'P0001', 'certificate.waiting', 'a second decision does not push in');
select throws_ok($$ select public.confirm_certificate_proposal(tests.waiting(one)) from chosen $$, 'P0001', 'certificate.needs_second', 'nobody confirms their own');
select is((select entries from public.work_today() where kind = 'waiting_decisions'), null, 'nor is reminded of it');
select throws_ok($$ update public.certificates set status = 'aktif' where number = (select one from chosen) $$, 'P0001', 'certificate.needs_second', 'no other way leads there');
select throws_ok($$ insert into public.certificate_proposals (certificate_id, new_status, reason) select tests.certificate(one), 'aktif', 'x' from chosen $$, '42501', null,
  'proposals are made by the functions only');
select tests.be_owner();
select is((select array_agg(u.full_name order by u.full_name) from private.staff_notices n join public.app_users u on u.id = n.person where n.event = 'decision_waits' and u.full_name in ('Ani', 'Edi', 'Eka', 'Vivi')),
  array['Ani', 'Eka'], 'those who may confirm it are told by mail');
select tests.be('edi');
select is((select public.import_rows('certificates', jsonb_build_array(jsonb_build_object('line', 2, 'values', jsonb_build_object('number', one, 'status', 'aktif')))) #>> '{rows,0,errors,0,code}' from chosen),
  'needs_second', 'nor does a file');
select tests.be('vivi');
select is((select count(*) from public.certificate_proposals), 1::bigint, 'viewers see what waits');
select throws_ok($$ select public.confirm_certificate_proposal(tests.waiting(one)) from chosen $$, '42501', null, 'and confirm nothing');
select tests.be('eka');
select is((select entries from public.work_today() where kind = 'waiting_decisions'), 1, 'others are reminded');
select throws_ok($$ select public.decline_certificate_proposal(tests.waiting(one), ' ') from chosen $$, '23514', null, 'to decline needs a reason');
select lives_ok($$ select public.confirm_certificate_proposal(tests.waiting(one)) from chosen $$, 'a second person confirms');
select is((select tests.status(one) from chosen), 'aktif', 'and the decision takes effect');
select is((select decision_number || ', ' || proposed_by || ', ' || actor_name from public.certificate_events where certificate_id = (select tests.certificate(one) from chosen)
  order by created_at desc limit 1), 'K-1, Edi, Eka', 'the history names the decision and both people');
select throws_ok($$ select public.confirm_certificate_proposal((select id from public.certificate_proposals limit 1)) $$, 'P0001', 'certificate.proposal_settled',
  'what is settled is not settled again');
select throws_ok($$ update public.certificates set status = 'dicabut' where number = (select one from chosen) $$, 'P0001', 'certificate.needs_second',
  'a confirmation opens no door behind it');

select tests.be('edi');
select is((select array_agg(distinct outcome || ' ' || reason) from chosen, public.set_certificate_statuses(array[tests.certificate(one), tests.certificate(two)], 'dibekukan', 'Surveilans')),
  array['refused waiting'], 'many decided on at once wait each');
select is((select public.replace_certificate(tests.certificate(three), tests.certificate(one), 'Diganti') from chosen), 'waiting', 'so does a replacement');
select is((select replaced_by from public.certificates where number = (select three from chosen)), null, 'which names nothing before');
select lives_ok($$ select public.decline_certificate_proposal(tests.waiting(one)) from chosen $$, 'one''s own is taken back without a reason');
select tests.be('ani');
select lives_ok($$ select public.decline_certificate_proposal(tests.waiting(two), 'Surveilansnya sudah selesai.') from chosen $$, 'an admin declines');
select is((select array_agg(p.outcome order by p.outcome) from public.certificate_proposals p where p.outcome <> 'confirmed'), array['declined', 'taken_back'], 'and it stays on record');
select lives_ok($$ select public.confirm_certificate_proposal(tests.waiting(three)) from chosen $$, 'the replacement is confirmed');
select is((select c.status || ' ' || (c.replaced_by = tests.certificate(one)) from public.certificates c, chosen where c.number = three), 'diganti true', 'with what replaces it');

select tests.be('edi');
select tests.entered('UJI-DUA-1');
select is((select is_published from public.certificates where number = 'UJI-DUA-1'), false, 'a certificate that is entered is not granted yet');
select throws_ok($$ update public.certificates set is_published = true where number = 'UJI-DUA-1' $$, 'P0001', 'certificate.needs_second', 'nor by whoever entered it');
select is((select reason from public.bulk_change('certificates', 'publish', array[tests.certificate('UJI-DUA-1')])), 'needs_second', 'the list says so');
select tests.be('eka');
select lives_ok($$ update public.certificates set is_published = true where number = 'UJI-DUA-1' $$, 'a second person grants it');
select tests.be_owner();
select throws_ok($$ update public.site_settings set certificates = '{"second_person": "ya"}' $$, '23514', null, 'the setting is yes or no');
select is((select public.set_certificate_status(tests.certificate(two), 'dibekukan', 'Uji') from chosen), 'done', 'the server itself does not wait');
select * from finish();
rollback;
