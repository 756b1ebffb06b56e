begin;
\ir support/actors.psql
-- Certificate decisions need a second approval if the settings require one.
select plan(39);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('vivi', 'viewer');
create function tests.certificate(wanted text) returns uuid language sql security definer as $$ select id from public.certificates where number = wanted $$;
create function tests.status(wanted text) returns text language sql security definer as $$ select status from public.certificates where number = wanted $$;
create function tests.proposal_of(wanted text) returns uuid language sql security definer as $$
  select p.id from public.certificate_proposals p join public.certificates c on c.id = p.certificate_id where c.number = wanted and p.outcome is null $$;
create function tests.enter_certificate(wanted text, shown boolean default true) returns void language sql as $$
  insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
  select k.id, s.id, wanted, 'kecil', private.today(), private.today() + 1000, shown
  from public.clients k, public.rl_subclass s where k.nib = '9997000000000' and s.code = 'BG001' $$;
grant execute on all functions in schema tests to public;
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
  select c.client_id, c.subclass_id, n, c.qualification, private.today() - 9, private.today() + 900 from public.certificates c, unnest('{UJI-LAMA,UJI-BARU}'::text[]) n
  where c.number = 'PNS-BG002-00002';
create temporary table chosen as select (array_agg(c.number order by c.number))[1] as one, (array_agg(c.number order by c.number))[2] as two,
  'UJI-LAMA' as three from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null and c.expires_on > private.today() and c.number < 'U';
grant select on chosen to public;

select tests.sign_in('edi');
select is((select public.decide_certificate(tests.certificate(one), 'suspend', jsonb_build_object('reason', 'Surveilans')) from chosen), 'done', 'without the rule of the second person, a decision takes effect immediately');
select tests.use_owner();
update public.site_settings set certificates = certificates - 'second_person';
select tests.sign_in('edi');
select is((select public.decide_certificate(tests.certificate(one), 'reinstate', jsonb_build_object('reason', 'Selesai') || '{"number": "K-1"}'::jsonb) from chosen), 'waiting',
  'second approval is required by default');
select is((select tests.status(one) from chosen), 'dibekukan', 'a pending decision does not change the status');
select is((select public.decide_certificate(tests.certificate(one), 'reinstate', jsonb_build_object('reason', 'Selesai') || '{"number": "K-1"}'::jsonb) from chosen), 'waiting', 'a repeated decision is still pending');
select is((select count(*) from public.certificate_proposals), 1::bigint, 'a repeated decision creates one proposal');
select throws_ok($$ select public.decide_certificate(tests.certificate(one), 'withdraw', jsonb_build_object('reason', 'Lain')) from chosen $$, 'P0001', 'certificate.waiting', 'a different decision is rejected while one is pending');
select throws_ok($$ select public.confirm_certificate_proposal(tests.proposal_of(one)) from chosen $$, 'P0001', 'certificate.needs_second', 'an editor cannot confirm their own proposal');
select is((select entries from public.work_today() where kind = 'waiting_decisions'), null, 'an editor is not reminded of their own proposal');
select throws_ok($$ update public.certificates set status = 'aktif' where number = (select one from chosen) $$, 'P0001', 'certificate.decided', 'a direct update does not bypass the second person');
select throws_ok($$ insert into public.certificate_proposals (certificate_id, kind, facts) select tests.certificate(one), 'reinstate', '{}' from chosen $$, '42501', null,
  'proposals cannot be inserted directly');
select tests.use_owner();
select is((select array_agg(u.full_name order by u.full_name) from private.staff_notices n join public.app_users u on u.id = n.person where n.event = 'decision_waits' and u.full_name in ('Ani', 'Edi', 'Eka', 'Vivi')),
  array['Ani', 'Eka'], 'staff who may confirm the proposal are notified by mail');
select tests.sign_in('edi');
select is((select public.import_rows('certificates', jsonb_build_array(jsonb_build_object('line', 2, 'values', jsonb_build_object('number', one, 'status', 'aktif')))) #>> '{rows,0,errors,0,code}' from chosen),
  'decided', 'an import does not bypass the second person');
select tests.sign_in('vivi');
select is((select count(*) from public.certificate_proposals), 1::bigint, 'viewers see pending proposals');
select throws_ok($$ select public.confirm_certificate_proposal(tests.proposal_of(one)) from chosen $$, '42501', null, 'viewers cannot confirm a proposal');
select tests.sign_in('eka');
select is((select entries from public.work_today() where kind = 'waiting_decisions'), 1, 'other editors are reminded of the proposal');
select throws_ok($$ select public.decline_certificate_proposal(tests.proposal_of(one), ' ') from chosen $$, 'P0001', 'certificate.reason_required', 'declining a proposal requires a reason');
select lives_ok($$ select public.confirm_certificate_proposal(tests.proposal_of(one)) from chosen $$, 'another editor can confirm the proposal');
select is((select tests.status(one) from chosen), 'aktif', 'a confirmed decision takes effect');
select is((select decision_number || ', ' || recorded_by_name || ', ' || confirmed_by_name from public.certificate_decisions where certificate_id = (select tests.certificate(one) from chosen)
  order by sequence desc limit 1), 'K-1, Edi, Eka', 'the history contains the decision and the names of both users');
select throws_ok($$ select public.confirm_certificate_proposal((select id from public.certificate_proposals limit 1)) $$, 'P0001', 'certificate.proposal_settled',
  'a settled proposal cannot be confirmed again');
select throws_ok($$ update public.certificates set status = 'dicabut' where number = (select one from chosen) $$, 'P0001', 'certificate.decided',
  'a confirmation does not allow a direct update afterwards');

select tests.sign_in('edi');
select is((select array_agg(distinct outcome || ' ' || reason) from chosen, public.decide_certificates(array[tests.certificate(one), tests.certificate(two)], 'suspend', '{"reason": "Surveilans"}')),
  array['refused waiting'], 'a decision on several certificates creates a proposal for each');
select is((select public.decide_certificate(tests.certificate(three), 'replace', jsonb_build_object('replacement_id', tests.certificate('UJI-BARU'), 'reason', 'Diganti')) from chosen), 'waiting', 'a replacement creates a proposal');
select is((select replaced_by from public.certificates where number = (select three from chosen)), null, 'a pending replacement is not stored with the certificate');
select lives_ok($$ select public.decline_certificate_proposal(tests.proposal_of(one)) from chosen $$, 'an editor can withdraw their own proposal without a reason');
select tests.sign_in('ani');
select lives_ok($$ select public.decline_certificate_proposal(tests.proposal_of(two), 'Surveilansnya sudah selesai.') from chosen $$, 'an admin can decline a proposal');
select is((select array_agg(p.outcome order by p.outcome) from public.certificate_proposals p where p.outcome <> 'confirmed'), array['declined', 'taken_back'], 'declined and withdrawn proposals are kept');
select lives_ok($$ select public.confirm_certificate_proposal(tests.proposal_of(three)) from chosen $$, 'another user can confirm the replacement');
select is((select c.status || ' ' || (c.replaced_by = tests.certificate('UJI-BARU')) from public.certificates c, chosen where c.number = three), 'diganti true', 'a confirmed replacement is stored in the certificate');

select tests.sign_in('edi');
select tests.enter_certificate('UJI-DUA-1');
select is((select is_published from public.certificates where number = 'UJI-DUA-1'), false, 'a new certificate is not published immediately');
select throws_ok($$ update public.certificates set is_published = true where number = 'UJI-DUA-1' $$, 'P0001', 'certificate.needs_second', 'an editor cannot publish a certificate that they entered');
select is((select reason from public.bulk_change('certificates', 'publish', array[tests.certificate('UJI-DUA-1')])), 'needs_second', 'a bulk change reports the missing second approval');
select tests.sign_in('eka');
select throws_ok($$ update public.certificates set is_published = true, qualification = 'menengah' where number = 'UJI-DUA-1' $$, 'P0001', 'certificate.needs_second',
  'an editor cannot change a draft and publish it in the same update');
select lives_ok($$ update public.certificates set qualification = 'menengah' where number = 'UJI-DUA-1' $$, 'another editor can change the draft');
select throws_ok($$ update public.certificates set is_published = true where number = 'UJI-DUA-1' $$, 'P0001', 'certificate.needs_second', 'the editor who changed the draft last cannot publish it');
select tests.sign_in('edi');
select lives_ok($$ update public.certificates set is_published = true where number = 'UJI-DUA-1' $$, 'another editor can publish the certificate');
select is((select recorded_by_name || ', ' || confirmed_by_name from public.certificate_decisions where number = 'UJI-DUA-1'), 'Eka, Edi', 'the grant contains the names of both users');
select tests.use_owner();
select throws_ok($$ update public.site_settings set certificates = '{"second_person": "ya"}' $$, '23514', null, 'a setting that is not a boolean is rejected');
select is((select public.decide_certificate(tests.certificate(two), 'suspend', jsonb_build_object('reason', 'Uji')) from chosen), 'done', 'the database owner needs no second person');
select * from finish();
rollback;
