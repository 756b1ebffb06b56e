begin;
\ir support/actors.psql
select plan(50);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vera', 'viewer');
delete from public.alur_sertifikasi;
insert into public.alur_sertifikasi (title, duration_days, step_order) values ('Surveilans', 365, 1), ('Resertifikasi', 1095, 2);
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001');
/* Adds a certificate with the id tests.id(name), issued on the given day. */
create function tests.certificate(name text, on_day date, years integer default 3) returns void language sql as $$
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id(name), tests.id('pt'), tests.id('sub'), 'ZZV-' || name, 'kecil', on_day, on_day + make_interval(years => years)) $$;
create function tests.visits(name text) returns text language sql security definer as $$
  select string_agg(concat_ws(':', v.due_on - private.today(), v.result), ' ' order by v.due_on) from public.surveillance_visits v where v.certificate_id = tests.id(name) $$;
create function tests.first_visit(name text) returns uuid language sql security definer as $$
  select v.id from public.surveillance_visits v where v.certificate_id = tests.id(name) order by v.done_on is not null, v.due_on limit 1 $$;
create function tests.days(day date) returns integer language sql as $$ select day - private.today() $$;
/* Returns the surveillance states of the certificates that match the search, in order. */
create function tests.found(filters jsonb default '{}', sort text default 'due_on', words text default 'ZZV-') returns text language sql as $$
  select string_agg(substr(l.number, 5) || ':' || l.state, ' ' order by n) from public.list_surveillance(words, filters, sort, 1, 25) with ordinality as l (id, number, certificate_id,
    client_id, client_name, nib, subclass_code, qualification, issued_on, expires_on, status, suspended_until, due_on, state, done_on, result, findings, next_due_on,
    note, no_decision_reason, updated_at, deleted_at, page, total, is_capped, n) $$;
grant execute on all functions in schema tests to public;

-- Due dates
select tests.sign_in('edi');
select tests.certificate('new', private.today());
select is(tests.visits('new'), concat_ws(' ', tests.days((private.today() + interval '1 year')::date), tests.days((private.today() + interval '2 years')::date)),
  'a certificate has a visit on each anniversary before its last day');
select tests.certificate('old', (private.today() - interval '18 months')::date);
select is(tests.visits('old'), tests.days((private.today() - interval '18 months' + interval '2 years')::date)::text, 'a certificate added later has no visits in the past');
select tests.certificate('over', (private.today() - interval '4 years')::date);
select is(tests.visits('over'), null, 'an expired certificate has no visits');
select public.decide_certificate(id, 'correct', jsonb_build_object('reason', 'Uji', 'changes', jsonb_build_object('issued_on', issued_on - 10, 'expires_on', expires_on - 10, 'decided_on', issued_on - 10)))
  from public.certificates where id = tests.id('new');
select is(tests.visits('new'), concat_ws(' ', tests.days((private.today() - 10 + interval '1 year')::date), tests.days((private.today() - 10 + interval '2 years')::date)),
  'a corrected date of issue moves future visits');
select public.decide_certificate(tests.id('new'), 'correct', jsonb_build_object('reason', 'Uji', 'changes', jsonb_build_object('expires_on', private.today() + 400)));
select is(tests.visits('new'), tests.days((private.today() - 10 + interval '1 year')::date)::text, 'a shorter validity removes visits');
select tests.certificate('ends', private.today());
select public.decide_certificate(tests.id('ends'), 'suspend', jsonb_build_object('reason', 'Uji'));
select is(array_length(string_to_array(tests.visits('ends'), ' '), 1), 2, 'a suspended certificate keeps its visits');
select public.decide_certificate(tests.id('ends'), 'withdraw', jsonb_build_object('reason', 'Uji'));
select is(tests.visits('ends'), null, 'a withdrawn certificate has no visits');
select tests.use_owner();
update public.alur_sertifikasi set duration_days = 400 where step_order = 1;
select tests.certificate('flow', private.today());
select is(tests.visits('flow'), '400 800', 'the interval follows the certification flow');
delete from public.alur_sertifikasi;
select tests.certificate('bare', private.today());
select is(array_length(string_to_array(tests.visits('bare'), ' '), 1), 2, 'without a certification flow the interval is one year');

-- Results
select tests.sign_in('vera');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'memenuhi') $$, '42501', null, 'viewers cannot record a result');
select ok((select count(*) > 0 from public.surveillance_visits), 'viewers can read visits');
select tests.sign_in('edi');
select throws_ok($$ insert into public.surveillance_visits (certificate_id, due_on) values (tests.id('new'), private.today()) $$, '42501', null, 'editors cannot insert a visit directly');
select throws_ok($$ delete from public.surveillance_visits $$, '42501', null, 'editors cannot delete a visit directly');
select throws_ok($$ select public.record_surveillance(gen_random_uuid(), private.today(), 'memenuhi') $$, 'P0001', 'surveillance.gone', 'a result of an unknown visit is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today() + 1, 'memenuhi') $$, 'P0001', 'surveillance.day_wrong', 'a date in the future is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today() - 11, 'memenuhi') $$, 'P0001', 'surveillance.day_wrong', 'a date before the issue is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), null, 'memenuhi') $$, 'P0001', 'surveillance.day_wrong', 'a missing date is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'lulus') $$, 'P0001', 'surveillance.result_wrong', 'an unknown result is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), null) $$, 'P0001', 'surveillance.result_wrong', 'a missing result is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'memenuhi', next_due_on => private.today()) $$, 'P0001', 'surveillance.next_wrong', 'a next visit on the same day is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'memenuhi', next_due_on => private.today() + 400) $$, 'P0001', 'surveillance.next_wrong', 'a next visit after the last day of validity is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'memenuhi', repeat('x', 4001)) $$, 'P0001', 'surveillance.words_long', 'findings longer than 4,000 characters are rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'memenuhi', seen => now() - interval '1 day') $$, 'P0001', 'surveillance.changed', 'a result recorded by another user in the meantime is not overwritten');
select lives_ok($$ select public.record_surveillance(tests.first_visit('new'), private.today(), 'perbaikan', ' Alat <b>kurang</b> ', private.today() + 90, '') $$, 'a result with the date of the next visit is accepted');
select is((select v.result || '|' || v.findings || '|' || (v.next_due_on - private.today()) || '|' || coalesce(v.note, '-') || '|' || (v.recorded_by = tests.id('edi'))
  from public.surveillance_visits v where v.certificate_id = tests.id('new') and v.done_on is not null), 'perbaikan|Alat <b>kurang</b>|90|-|true', 'the result is stored as typed, with the user who recorded it');
select ok(tests.visits('new') like '90 %', 'the next visit is planned');
select is((select c.status from public.certificates c where c.id = tests.id('new')), 'aktif', 'the status of the certificate is unchanged');
select public.record_surveillance(tests.first_visit('flow'), private.today(), 'memenuhi', next_due_on => private.today() + 900);
select is(tests.visits('flow'), '400:memenuhi 900', 'visits planned before the next one are removed');
select tests.sign_in('ani');
select ok((select count(*) > 0 from public.audit_log where table_name = 'surveillance_visits' and action = 'update'), 'the audit log contains the result');

-- Decision after a visit that found a nonconformity
select tests.use_owner();
select tests.certificate('fail', private.today() - 30);
select tests.sign_in('edi');
select throws_ok($$ select public.record_surveillance(tests.first_visit('fail'), private.today(), 'tidak') $$, 'P0001', 'surveillance.follows_missing', 'a nonconformity requires a decision or a reason');
select throws_ok($$ select public.record_surveillance(tests.first_visit('fail'), private.today(), 'tidak', follows => 'later') $$, 'P0001', 'surveillance.follows_missing', 'an unknown value of follows is rejected');
select throws_ok($$ select public.record_surveillance(tests.first_visit('fail'), private.today(), 'tidak', follows => 'none', no_decision_reason => ' ') $$, 'P0001', 'surveillance.reason_missing', 'choosing no decision requires a reason');
select throws_ok($$ select public.record_surveillance(tests.first_visit('fail'), private.today(), 'tidak', follows => 'none', no_decision_reason => repeat('x', 1001)) $$, 'P0001', 'surveillance.words_long', 'a reason longer than 1,000 characters is rejected');
select public.record_surveillance(tests.first_visit('fail'), private.today(), 'tidak', follows => 'decision');
select is(tests.found('{"due": "undecided"}'), 'fail:undecided', 'the visit is marked as waiting for a decision');
select is((select w.entries from public.work_today() w where w.kind = 'undecided_surveillance'), 1, 'the dashboard counts visits that wait for a decision');
select public.record_surveillance((select v.id from public.surveillance_visits v where v.certificate_id = tests.id('fail') and v.done_on is not null), private.today(), 'tidak', follows => 'none', no_decision_reason => 'Alat sudah <b>diganti</b>');
select is(tests.found('{"due": "undecided"}'), null, 'a reason for taking no decision closes the task');
select public.record_surveillance((select v.id from public.surveillance_visits v where v.certificate_id = tests.id('fail') and v.done_on is not null), private.today(), 'tidak', follows => 'decision');
select is(tests.found('{"due": "undecided"}'), 'fail:undecided', 'removing the reason reopens the task');
select public.decide_certificate(tests.id('fail'), 'suspend', jsonb_build_object('reason', 'Surveilans'));
select public.decide_certificate(tests.id('fail'), 'reinstate', jsonb_build_object('reason', 'Sudah diperbaiki'));
select is(tests.found('{"due": "undecided"}'), null, 'a recorded decision closes the task, also after the reinstatement');

-- List
select tests.use_owner();
update public.surveillance_visits set due_on = private.today() - 5 where id = tests.first_visit('old');
insert into public.surveillance_visits (certificate_id, due_on) values (tests.id('over'), private.today() - 400), (tests.id('ends'), private.today() - 3);
select tests.sign_in('vera');
select is(tests.found('{"due": "overdue"}'), 'old:overdue', 'visits can be filtered to overdue ones');
select is(tests.found('{"due": "missed"}'), 'over:missed ends:missed', 'open visits of an ended certificate are listed as missed');
select is(tests.found('{"due": "done"}', '-due_on'), 'flow:done new:done fail:done', 'completed visits can be sorted in descending order');
select is(tests.found('{"due": ["missed", "done"], "category": ["zz", "yy"]}', 'due_on'), tests.found('{"due": ["done", "missed"]}', 'due_on'), 'a filter accepts several states and classifications');
select is(tests.found('{"due": "open", "status": "dibekukan"}'), null, 'visits can be filtered by the status of the certificate');
select is(tests.found('{"result": "perbaikan"}', '; drop table x'), 'new:done', 'visits can be filtered by result, and an unknown order falls back to the default');
select is(tests.found('{"due": "overdue", "category": "zz"}', '-client_name', 'xyzzyqua uji'), 'old:overdue', 'visits can be filtered by classification and company');
select is(tests.found('{}', 'due_on', 'ZZV-nothing'), null, 'a search without a match returns nothing');
select is((select count(*)::integer from public.list_surveillance('', '{"view": "trash"}')), 0, 'visits have no trash');
select is((select w.entries >= 1 from public.work_today() w where w.kind = 'overdue_surveillance'), true, 'the dashboard counts overdue visits');
select tests.sign_in('nobody');
select throws_ok($$ select * from public.list_surveillance() $$, '42501', null, 'users without a profile cannot list visits');
select is((select count(*)::integer from public.surveillance_visits), 0, 'users without a profile cannot read the table');
select * from finish();
rollback;
