begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- Rights to record appeals on paper, late appeals and appeal fees.
select plan(23);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('vivi', 'viewer');
create function tests.paper(extra jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('source', 'surat', 'received_on', private.today(), 'language', 'id', 'relation', 'pemegang_sbu',
    'application_number', 'SURAT/1', 'decision', 'penolakan', 'decision_date', private.today(), 'name', 'Ibu Kenanga', 'company', 'PT Kenanga',
    'grounds', 'Surat kami: dokumen peralatan sudah lengkap.', 'notice_told', 'belum') || extra $$;
create function tests.admission() returns jsonb language sql as $$ select '{"cause": "lainnya", "explanation": "Sebab yang dijelaskan."}'::jsonb $$;
create function tests.invoice() returns jsonb language sql as $$ select jsonb_build_object('amount', 1000, 'sent_on', private.today()) $$;
grant execute on all functions in schema tests to public;
create table tests.late as select tests.file_appeal('{"decision_date": "2020-01-02"}') as id;
grant select on tests.late to public;

select tests.sign_in('vivi');
select throws_ok(call, '42501', null, 'viewers cannot call ' || split_part(call, '(', 1)) from unnest(array[
  $$select public.enter_appeal(tests.paper())$$, $$select public.appealable_decisions('PNS')$$,
  $$select public.admit_late_appeal((select id from tests.late), tests.admission())$$,
  $$select public.record_invoice((select id from tests.late), tests.invoice())$$,
  $$select public.record_payment((select id from tests.late), private.today())$$, $$select public.appeal_fee((select id from tests.late))$$]) call;
select tests.sign_out();
select throws_ok(call, '42501', null, 'visitors cannot call ' || split_part(call, '(', 1)) from unnest(array[
  $$select public.enter_appeal(tests.paper())$$, $$select public.admit_late_appeal((select id from tests.late), tests.admission())$$,
  $$select public.record_invoice((select id from tests.late), tests.invoice())$$]) call;

select tests.sign_in('edi');
select matches(public.enter_appeal(tests.paper()) ->> 'number', '^BND-', 'an editor records an appeal on paper');
select is((select source || ' ' || entered_by_name from public.appeals where application_number = 'SURAT/1'), 'surat Edi', 'the appeal names its channel and the user who recorded it');
select throws_ok($$ select public.enter_appeal(tests.paper('{"certificate_decision": "00000000-0000-4000-8000-000000000000"}')) $$, 'P0001', 'field.invalid', 'an unknown decision is rejected');
select throws_ok($$ update public.appeals set is_late = false where id = (select id from tests.late) $$, '42501', null, 'an editor cannot change whether an appeal is late');
select throws_ok($$ update public.appeals set late_admitted_at = now() where id = (select id from tests.late) $$, '42501', null, 'an editor cannot admit a late appeal with an update');
select throws_ok($$ select from private.appeal_invoices $$, '42501', null, 'users cannot read the table of invoices');

select tests.use_owner();
insert into public.case_people (appeal_id, user_id, role) select id, tests.id('eka'), 'assessor' from tests.late;
select tests.sign_in('eka');
select throws_ok(call, 'P0001', 'case.involved', 'involved staff cannot call ' || split_part(call, '(', 1)) from unnest(array[
  $$select public.admit_late_appeal((select id from tests.late), tests.admission())$$,
  $$select public.record_invoice((select id from tests.late), tests.invoice())$$,
  $$select public.record_payment((select id from tests.late), private.today())$$, $$select public.appeal_fee((select id from tests.late))$$]) call;

select tests.sign_in('edi');
select throws_ok($$ select public.complete_documents((select id from tests.late)) $$, 'P0001', 'case.late_undecided', 'documents of a late appeal cannot be complete before its admission');
select is(public.admit_late_appeal((select id from tests.late), tests.admission()) ->> 'status', 'baru', 'an editor admits a late appeal');
select lives_ok($$ select public.complete_documents((select id from tests.late)) $$, 'the documents of an admitted late appeal can be complete');
select is((select late_admitted_by_name from public.appeals where id = (select id from tests.late)), 'Edi', 'the admission names the user who decided it');
select * from finish();
rollback;
