begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- Staff cannot see a case if they decided on its certificate, or if the complaint is about them (ISO/IEC 17065 7.13.5).
select plan(85);
select tests.add_user('ani', 'admin'), tests.add_user('budi', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('dodi', 'editor'), tests.add_user('fani', 'editor');
create temporary table chosen as select (array_agg(c.number order by c.number))[1] as one, (array_agg(c.id order by c.number))[1] as id
  from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null and c.expires_on > private.today();
grant select on chosen to public;
create function tests.suspend() returns void language sql as $$ select public.decide_certificate(id, 'suspend', '{"reason": "Surveilans"}') from chosen $$;
create function tests.lift() returns void language sql as $$ select public.decide_certificate(id, 'reinstate', '{"reason": "Banding dikabulkan"}') from chosen $$;
create function tests.proposal() returns uuid language sql security definer as $$ select p.id from public.certificate_proposals p, chosen c where p.certificate_id = c.id and p.outcome is null $$;
grant execute on all functions in schema tests to public;
update public.site_settings set certificates = certificates - 'second_person';

-- eka proposes a suspension, edi confirms it, and dodi declined an earlier one.
select tests.sign_in('eka');
select tests.suspend();
select tests.sign_in('dodi');
select public.decline_certificate_proposal(tests.proposal(), 'Belum cukup bukti.');
select tests.sign_in('eka');
select tests.suspend();
select tests.sign_in('edi');
select public.confirm_certificate_proposal(tests.proposal());
select tests.use_owner();
-- Cases get the start time of the transaction, so move these decisions to the day before.
set local session_replication_role = replica;
update public.certificate_decisions set recorded_at = recorded_at - interval '1 day';
update public.certificate_proposals set created_at = created_at - interval '1 day', settled_at = settled_at - interval '1 day';
set local session_replication_role = origin;
create table tests.cases as select
  tests.file_appeal(jsonb_build_object('decision', 'pembekuan', 'application_number', lower(replace(one, '-', '. ')))) as appeal,
  tests.file_appeal(jsonb_build_object('decision', 'pembekuan', 'application_number', one, 'is_confidential', true)) as secret_appeal,
  tests.file_complaint(jsonb_build_object('about_certificate', one)) as complaint,
  tests.file_complaint(jsonb_build_object('about_certificate', one, 'is_confidential', true)) as secret_complaint,
  tests.file_complaint() as other from chosen;
grant select on tests.cases to public;

select is(private.is_involved(c.id, tests.id(p.name)), p.name in ('eka', 'edi', 'dodi'), format('%s is involved in the %s only after deciding on the certificate', p.name, c.kind))
  from tests.cases x cross join lateral (values ('appeal', x.appeal), ('confidential appeal', x.secret_appeal), ('complaint', x.complaint), ('confidential complaint', x.secret_complaint)) c (kind, id)
    cross join unnest('{eka,edi,dodi,fani}'::text[]) p (name);
select ok(not private.is_involved(other, tests.id('edi')), 'a user who decides on a certificate does not become involved in other cases') from tests.cases;

-- Refusals for involved users
select tests.sign_in('edi');
select is_empty($$ select from public.appeals where id in (select appeal from tests.cases union select secret_appeal from tests.cases) $$, 'an involved editor cannot read the appeal');
select is_empty($$ select from public.case_events where appeal_id = (select appeal from tests.cases) $$, 'an involved editor cannot read its timeline');
select is_empty($$ select from public.search_appeals((select lower(replace(one, '-', '. ')) from chosen)) $$, 'an involved editor cannot find the appeal');
select is((select count(*)::int from public.find_records((select number from (select tests.number_of(appeal) as number from tests.cases) n)) where kind = 'appeals'), 0, 'an involved editor cannot find the appeal in the palette');
select throws_ok(format('select %s from tests.cases', call), 'P0001', 'case.involved', 'an involved editor cannot call ' || split_part(call, '(', 1))
  from unnest(array[$$public.move_case('appeal', appeal, 'diproses')$$, $$public.assign_case('appeal', appeal, tests.id('fani'))$$, $$public.assign_cases('appeal', array[appeal], tests.id('fani'))$$,
    $$public.mark_spam('appeal', array[appeal])$$, $$public.add_case_event('appeal', appeal, 'note', 'x')$$, $$public.complete_documents(appeal)$$,
    $$public.unmask_case('appeal', appeal)$$, $$public.set_case_person('appeal', appeal, tests.id('fani'), 'other')$$, $$public.appeal_doubles(appeal)$$]) call;
select is(tests.affected_rows($$ update public.appeals set assigned_to = tests.id('fani') where id = (select appeal from tests.cases) $$), 0::bigint, 'an involved editor cannot assign the appeal with an update');
select tests.sign_in('fani');
select is(public.move_case('appeal', appeal, 'diproses') ->> 'status', 'diproses', 'an uninvolved editor can handle the appeal') from tests.cases;
-- Deciders with and without an account, and signatories
select tests.use_owner();
set local session_replication_role = replica;
update public.certificate_decisions d set decider_name = 'Ratna Wijayanti' from chosen c where d.certificate_id = c.id and d.kind = 'suspend';
set local session_replication_role = origin;
insert into public.case_people (appeal_id, person_name, role) select appeal, 'Sri Lestari', 'assessor' from tests.cases;
create function tests.dismiss(decider text) returns jsonb language sql as $$
  select public.move_case('appeal', appeal, 'ditolak', 'Tidak dikabulkan', 'Sesuai prosedur', declares => 'id', decider => dismiss.decider, post => 'Ketua Panel') from tests.cases $$;
grant execute on function tests.dismiss(text) to public;
select tests.sign_in('fani');
select throws_ok(format('select tests.dismiss(%L)', n.name), 'P0001', 'case.decider_involved', format('%s cannot be the decider', n.name))
  from unnest(array['edi', 'Ir. EKA', 'Dodi S.T. M.M', 'Dr. Ratna  WIJAYANTI, M.M.', 'Hj. Sri Lestari, S.T.']) n (name);
select throws_ok($$ select tests.dismiss('S') $$, 'P0001', 'field.too_short', 'a decider’s name that is too short is rejected');
select tests.use_owner();
update public.site_settings set letters = letters || '{"signatory": "Rina Wijaya", "appeal_signatory": "Ratna Wijayanti"}';
select tests.sign_in('fani');
select throws_ok($$ select tests.dismiss('Sari Dewi') $$, 'P0001', 'case.signatory_involved', 'an involved person cannot sign the letter on an appeal');
select tests.use_owner();
update public.site_settings set letters = letters || '{"appeal_signatory": "Hartini Kusumo"}';
select is_empty($$ select from private.involved_names((select appeal from tests.cases)) n where n = private.person_key('Prof. Dodi Lain') $$, 'a similar name does not count as the same person');
create table tests.extra as select tests.file_appeal() as appeal;
grant select on tests.extra to public;
select tests.sign_in('fani');
select throws_ok($$ select public.move_case('appeal', appeal, 'gugur', 'Gugur', 'Dicabut', declares => 'id', decider => 'Sari Dewi') from tests.extra $$, 'P0001', 'field.required', 'the decider’s post is required');
select is(public.move_case('appeal', appeal, 'gugur', 'Gugur', 'Dicabut', declares => 'id', decider => ' Sari  Dewi ', post => 'Ketua Panel') ->> 'status', 'gugur', 'a person without an account can be the decider') from tests.extra;
select is((select array[decided_by::text, decider_name, decider_post] from public.appeals where id = (select appeal from tests.extra)), array[null, 'Sari Dewi', 'Ketua Panel'], 'name and post of the decider are stored');
select throws_ok($$ select public.assign_case('appeal', (select appeal from tests.cases), tests.id('eka')) $$, 'P0001', 'case.assignee_involved', 'the appeal cannot be assigned to an involved colleague');

-- The same rules for complaints about the certificate and for confidential cases
select tests.use_owner();
create function tests.refute(kind text, id uuid, decider text) returns jsonb language sql as $$
  select public.move_case(kind, id, 'diproses');
  select public.move_case(kind, id, case kind when 'complaint' then 'selesai' else 'ditolak' end, 'Tidak terbukti', 'Sesuai prosedur', declares => 'id', decider => refute.decider, post => 'Ketua Panel',
    finding => case kind when 'complaint' then 'tidak_terbukti' end) $$;
grant execute on function tests.refute(text, uuid, text) to public;
select tests.sign_in('budi');
select throws_ok(format('select tests.refute(%L, %L, %L)', c.kind, c.id, n.name), 'P0001', 'case.decider_involved', format('%s, who decided on the certificate, cannot decide the %s', n.name, c.label))
  from tests.cases x cross join lateral (values ('complaint', x.complaint, 'complaint'), ('complaint', x.secret_complaint, 'confidential complaint'), ('appeal', x.secret_appeal, 'confidential appeal')) c (kind, id, label)
    cross join unnest(array['Edi', 'eka', 'Dodi, S.H.', 'Ratna Wijayanti']) n (name);
select lives_ok(format('select tests.refute(%L, %L, %L)', 'complaint', complaint, 'Sari Dewi'), 'an uninvolved person can decide the complaint') from tests.cases;
select tests.use_owner();
create function tests.signatories(id uuid) returns jsonb language sql as $$
  select private.letter_facts(o) -> 'body' -> 'letters' from private.letter_orders o where o.case_id = signatories.id $$;
update public.site_settings set letters = letters || '{"signatory": "Ir. Ratna Wijayanti", "post": "Direktur", "appeal_signatory": "Hartini Kusumo", "appeal_post": "Ketua"}';
select ok(not tests.signatories(complaint) ?| '{signatory,post}', 'a signatory who decided on the certificate does not sign the letter about it') from tests.cases;
update public.site_settings set letters = letters || '{"signatory": "Rina Wijaya", "appeal_signatory": "Edi"}';
select is(tests.signatories(complaint) ->> 'signatory', 'Rina Wijaya', 'a different signatory signs the letter') from tests.cases;
select ok(not tests.signatories(complaint) ?| '{appeal_signatory,appeal_post}', 'an involved appeal signatory who was set later does not sign the letter') from tests.cases;
update public.site_settings set letters = letters || '{"appeal_signatory": "Hartini Kusumo"}';
select tests.sign_in('fani');

-- Users who carry out the outcome do not become involved.
select tests.lift();
select tests.sign_in('ani');
select public.confirm_certificate_proposal(tests.proposal());
select tests.use_owner();
select ok(not private.is_involved(appeal, tests.id('ani')) and not private.is_involved(appeal, tests.id('fani')), 'users who record a decision after an appeal arrived do not become involved in it') from tests.cases;

-- Complaints about staff
select tests.use_owner();
create table tests.about_staff as select tests.file_complaint('{"category": "personel", "description": "Saudara Edi meminta imbalan untuk mempercepat penilaian."}') as id;
grant select on tests.about_staff to public;
select results_eq($$ select u.full_name from private.staff_notices n join public.app_users u on u.id = n.person where n.subject = (select id from tests.about_staff) and u.full_name in ('Ani', 'Budi', 'Edi', 'Eka') order by 1 $$,
  $$ values ('Ani'), ('Budi') $$, 'only admins are notified of a complaint about staff');
select tests.sign_in('fani');
select is_empty($$ select from public.complaints where id = (select id from tests.about_staff) $$, 'editors cannot read a complaint about staff before the staff concerned are confirmed');
select throws_ok($$ select public.confirm_concerned(id, '{}') from tests.about_staff $$, '42501', null, 'an editor cannot confirm the staff concerned');
select tests.sign_in('ani');
select throws_ok($$ select public.assign_case('complaint', id, tests.id('fani')) from tests.about_staff $$, 'P0001', 'case.concerned_unconfirmed', 'an admin cannot assign an unconfirmed complaint about staff to an editor');
select throws_ok($$ update public.complaints set category = 'layanan' where id = (select id from tests.about_staff) $$, 'P0001', 'case.concerned_unconfirmed', 'the category cannot change before the confirmation');
select public.move_case('complaint', id, 'diproses') from tests.about_staff;
select throws_ok($$ select public.move_case('complaint', id, 'selesai', 'Tidak terbukti', 'Tidak ada bukti', declares => 'id', post => 'Manajer Mutu', finding => 'tidak_terbukti') from tests.about_staff $$, 'P0001', 'case.concerned_unconfirmed', 'the complaint cannot be decided before the confirmation');
select throws_ok($$ select public.confirm_concerned(id, array[gen_random_uuid()]) from tests.about_staff $$, 'P0001', 'field.invalid', 'an unknown account is rejected');
select lives_ok($$ select public.confirm_concerned(id, array[tests.id('edi'), tests.id('budi')]) from tests.about_staff $$, 'an admin can confirm the staff concerned');
select throws_ok($$ select public.confirm_concerned(id, '{}') from tests.about_staff $$, 'P0001', 'case.concerned_confirmed', 'the staff concerned cannot be confirmed twice');
select tests.sign_in('budi');
select is_empty($$ select from public.complaints where id = (select id from tests.about_staff) $$, 'an admin whom the complaint concerns cannot read it');
select is_empty($$ select from public.audit_log where row_id = (select id::text from tests.about_staff) or after ->> 'complaint_id' = (select id::text from tests.about_staff) $$, 'an admin whom the complaint concerns sees no entry about it in the audit log');
select is((select count(*)::int from public.search_audit(jsonb_build_object('row', (select id from tests.about_staff)))), 0, 'an admin whom the complaint concerns cannot find it by searching the audit log');
select is((select count(*)::int from public.alarms where kind = 'colleague_marked'), 0, 'no alarm reveals to an admin that a complaint concerns them');
select tests.sign_in('fani');
select is((select count(*)::int from public.complaints where id = (select id from tests.about_staff)), 1, 'other editors can read the complaint after the confirmation');
select tests.use_owner();
update auth.users set email_confirmed_at = now() where id = tests.id('ani');
update public.app_users set is_active = false where lower(role) = 'admin' and id not in (tests.id('ani'), tests.id('budi'));
insert into public.case_people (complaint_id, user_id, role) select id, tests.id('ani'), 'other' from tests.about_staff;
select is((select detail ->> 'number' from public.alarms where kind = 'nobody_independent' order by last_at desc limit 1), (select c.number from public.complaints c join tests.about_staff s on s.id = c.id),
  'an alarm is raised when every admin is involved in a complaint about staff');

select tests.sign_in('ani');
select ok((select w.entries from public.work_today() w where w.kind = 'undecidable_cases') > 0, 'the dashboard counts cases that no independent user can decide');
select tests.use_owner();
create temporary table shut as select tests.file_appeal('{"is_confidential": true}') as id;
insert into public.case_people (appeal_id, user_id, role) select s.id, u.id, 'other' from shut s, public.app_users u where lower(u.role) = 'admin' and u.is_active;
select ok(exists (select from public.alarms a join shut s on a.key = s.id::text where a.kind = 'nobody_independent'), 'an alarm is raised when every admin is involved in a confidential appeal, even if an editor is independent');
select ok(private.is_undecidable('appeal', (select id from shut)), 'an unassigned confidential appeal needs an independent admin');
update public.appeals set assigned_to = tests.id('fani') where id = (select id from shut);
select ok(not private.is_undecidable('appeal', (select id from shut)), 'an independent assignee can decide a confidential appeal');

-- Changing the category to personel requires a new confirmation.
select tests.sign_in('fani');
select public.assign_case('complaint', other, tests.id('fani')) from tests.cases;
select is(tests.affected_rows($$ update public.complaints set category = 'personel' where id = (select other from tests.cases) $$), 1::bigint, 'an editor can classify a complaint as one about staff');
select is_empty($$ select from public.complaints where id = (select other from tests.cases) $$, 'the editor can no longer read the complaint');
select tests.use_owner();
select is((select assigned_to from public.complaints where id = (select other from tests.cases)), null, 'the editor is unassigned from the complaint');
-- Appeals have their own signatory.
select throws_ok($$ update public.site_settings set letters = '{"signatory": "Rina Wijaya", "appeal_signatory": "RINA  WIJAYA"}' $$, '23514', null, 'the signatory of certification decisions cannot sign appeals');
select lives_ok($$ update public.site_settings set letters = '{"signatory": "Rina Wijaya", "appeal_signatory": "Sari Dewi", "appeal_post": "Ketua"}' $$, 'a different signatory can sign appeals');
select * from finish();
rollback;
