begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- Audit access: a viewer reads records without identities and cannot write, and every call is recorded.
select plan(128);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('kana', 'viewer'), tests.add_user('vera', 'viewer');
create temporary table chosen as select c.id, c.number, c.holder_name, c.client_id from public.certificates c
  where c.status = 'aktif' and c.is_published and c.deleted_at is null and c.expires_on > private.today() order by c.number limit 1;
create table tests.cases as select
  tests.file_complaint(jsonb_build_object('subject', 'Keluhan Budi Santoso', 'description',
    'Saya, Budi Santoso dari PT Maju Jaya, Jl. Melati No. 5, NIK 3171234567890123, telepon 0812-3456-7890 atau (021) 5550142, '
    'budi@tests.example.id, https://majujaya.example.id, menunggu tiga minggu.')) as complaint,
  tests.file_complaint('{"is_confidential": true, "subject": "Suap oleh Pak Tono", "description": "Pak Tono meminta uang kepada kami."}') as secret,
  tests.file_complaint('{"category": "personel", "subject": "Tentang asesor", "description": "Asesor Rudi datang terlambat sekali."}') as about_staff,
  tests.file_complaint('{"subject": "Yang dibatasi"}') as restricted,
  tests.file_appeal(jsonb_build_object('decision', 'pembekuan', 'application_number', c.number, 'grounds',
    'Sertifikat ' || c.number || ' milik ' || c.holder_name || ' dibekukan tanpa alasan.')) as appeal
  from chosen c;
update public.complaints set restricted_at = now() where id = (select restricted from tests.cases);
create table tests.numbers as select tests.number_of(complaint) as complaint, tests.number_of(secret) as secret,
  tests.number_of(about_staff) as about_staff, tests.number_of(restricted) as restricted, tests.number_of(appeal) as appeal from tests.cases;
insert into private.letter_orders (kind, decision_id, number, language, decided_at)
  select 'decision', d.id, '999/SK/2026', 'id', now() from chosen c join public.certificate_decisions d on d.certificate_id = c.id and d.kind = 'grant';
insert into private.outcome_letters (order_id, kind, number, dated, language, path, sha256, bytes)
  select o.id, o.kind, o.number, o.decided_at, o.language, 'contoh.pdf', repeat('a', 64), 100 from private.letter_orders o where o.number = '999/SK/2026';
create function tests.reads() returns bigint language sql security definer as $$
  select count(*) from public.security_events e where e.event = 'audit_read' and e.actor_id = tests.id('kana') $$;
create function tests.access() returns uuid language sql security definer as $$
  select a.id from public.audit_access a where a.user_id = tests.id('kana') order by a.created_at desc, a.id limit 1 $$;
create function tests.give(person text, starts_on date default private.today(), ends_on date default private.today() + 4) returns void
language sql as $$ select public.grant_audit_access(tests.id(person), starts_on, ends_on, 'Asesmen KAN') $$;
grant select on chosen, tests.cases, tests.numbers to public;
grant execute on all functions in schema tests to public;
select tests.sign_in('edi');
select public.add_case_event('complaint', complaint, 'message', 'Yth. Bapak Santoso, kami periksa.') from tests.cases;

-- Granting access
select throws_ok($$ select tests.give('kana') $$, '42501', null, 'an editor cannot grant access');
select tests.sign_in('kana');
select throws_ok($$ select tests.give('kana') $$, '42501', null, 'a viewer cannot grant access to themselves');
select tests.sign_in('ani');
select throws_ok($$ select tests.give('edi') $$, 'P0001', 'audit.not_viewer', 'an editor cannot receive access');
select throws_ok($$ select tests.give('ani') $$, 'P0001', 'audit.not_viewer', 'an admin cannot receive access');
select throws_ok($$ select tests.give('kana', private.today(), private.today() + 90) $$, 'P0001', 'audit.period', 'access for more than 90 days is rejected');
select throws_ok($$ select tests.give('kana', private.today(), private.today() - 1) $$, 'P0001', 'audit.period', 'access that ends before it starts is rejected');
select throws_ok($$ select tests.give('kana', private.today() - 9, private.today() - 1) $$, 'P0001', 'audit.period', 'access that starts in the past is rejected');
select throws_ok($$ select tests.give('kana', null, private.today()) $$, 'P0001', 'audit.period', 'access without a first day is rejected');
select throws_ok($$ select public.grant_audit_access(tests.id('kana'), private.today(), private.today(), ' ') $$, 'P0001', 'field.required', 'access without a reason is rejected');
select lives_ok($$ select tests.give('kana', private.today(), private.today() + 89) $$, 'an admin can grant a viewer access for 90 days');
select throws_ok($$ select tests.give('kana', private.today() + 89, private.today() + 95) $$, 'P0001', 'audit.overlaps', 'a user cannot have two accesses at the same time');
select is((select row(e.actor_name, e.detail ->> 'name')::text from public.security_events e where e.event = 'audit_granted'), '(Ani,Kana)', 'granting access is recorded in the security record');
select throws_ok($$ insert into public.audit_access (user_id, user_name, starts_on, ends_on, reason) values (tests.id('vera'), 'Vera', private.today(), private.today(), 'x') $$,
  '42501', null, 'an admin cannot write the table directly');
select throws_ok($$ update public.audit_access set ends_on = ends_on + 1 where true $$, '42501', null, 'an admin cannot extend an access');
select tests.use_owner();
select throws_ok($$ insert into public.audit_access (user_id, user_name, starts_on, ends_on, reason) values (tests.id('vera'), 'Vera', '2026-01-01', '2026-04-01', 'x') $$,
  '23514', null, 'the table rejects access for more than 90 days');

-- Callers without access
create function tests.calls() returns setof text language sql as $$ select unnest(array[
  $c$public.audit_cases('complaint')$c$, $c$public.audit_cases('appeal')$c$, format($c$public.audit_case('complaint', %L)$c$, (select complaint from tests.numbers)),
  'public.audit_decisions()', 'public.audit_letters()', 'public.audit_log_lines()']) $$;
grant execute on all functions in schema tests to public;
select tests.sign_in('vera');
select throws_ok('select ' || call, '42501', null, 'a viewer without access cannot call ' || call) from tests.calls() call;
select is(public.own_audit_access(), null, 'a viewer without access has no last day of access');
select is_empty('select from public.audit_access', 'a viewer cannot list who has access');
select is_empty($$ select from public.recent_activity(50) where table_name = 'audit_access' $$, 'the recent activity of a viewer omits audit access');
select tests.sign_in('ani');
select throws_ok('select ' || call, '42501', null, 'an admin cannot call ' || call) from tests.calls() call;
select tests.sign_out();
select throws_ok('select ' || call, '42501', null, 'a visitor cannot call ' || call) from tests.calls() call;

-- Reading
select tests.sign_in('kana');
select is(public.own_audit_access(), private.today() + 89, 'a viewer with access can read its last day');
select is(tests.reads(), 0::bigint, 'refused calls are not recorded as reads');
create temporary table listed as select public.audit_cases('complaint', '{}', null, null, 200) as answer;
select ok(listed.answer -> 'cases' @> jsonb_build_array(jsonb_build_object('number', n.complaint, 'subject', 'Keluhan (dianonimkan)')), 'the list removes names from subjects') from listed, tests.numbers n;
select ok(listed.answer -> 'cases' @> jsonb_build_array(jsonb_build_object('number', n.secret, 'is_confidential', true, 'subject', null)), 'the list omits the subject of a confidential case') from listed, tests.numbers n;
select ok(position(n.restricted in listed.answer::text) = 0 and position(n.about_staff in listed.answer::text) = 0, 'the list omits restricted cases and unconfirmed complaints about staff') from listed, tests.numbers n;
select ok((listed.answer ->> 'withheld')::int >= 2, 'the list returns the number of omitted cases') from listed;
select ok(listed.answer::text !~* 'santoso|maju jaya|tests\.example|0812|\mtono\M', 'the list contains no identity') from listed;
select is((select array_agg(k order by k) from listed, jsonb_object_keys(answer -> 'cases' -> 0) k where k in ('id', 'name', 'email', 'phone', 'company', 'search_text', 'evidence')), null, 'the list contains no ids and no identity columns');

create temporary table opened as select public.audit_case('complaint', complaint) as complaint, public.audit_case('complaint', lower(secret)) as secret,
  public.audit_case('appeal', appeal) as appeal from tests.numbers;
select ok(complaint::text !~* 'santoso|\mbudi\M|maju ?jaya|tests\.example|0812|5550142|3171234567890123|melati', 'a case contains no name, address, contact or identity number') from opened;
select ok(complaint -> 'texts' ->> 'description' like '%menunggu tiga minggu.', 'the rest of the text remains') from opened;
select is(complaint -> 'events' -> -1 ->> 'body', 'Yth. Bapak (dianonimkan), kami periksa.', 'messages contain no names') from opened;
select is(complaint -> 'events' -> -1 ->> 'actor_name', 'Edi', 'the timeline contains the names of staff') from opened;
select ok(secret::text !~* '\mtono\M|suap|\muang\M', 'a confidential case has no texts') from opened;
select is(secret -> 'texts' -> 'description', 'null'::jsonb, 'the texts of a confidential case are null') from opened;
select ok(position(c.number in appeal::text) = 0 and position(lower(c.holder_name) in lower(appeal::text)) = 0, 'an appeal contains neither the certificate nor its holder') from opened, chosen c;
select throws_ok(format($$ select public.audit_case('complaint', %L) $$, number), 'P0001', 'case.not_found', 'an omitted case cannot be opened')
  from tests.numbers, unnest(array[restricted, about_staff]) number;
select isnt_empty('select from public.audit_decisions() where reason is not null or kind = ''grant''', 'a viewer with access can read decisions on certificates');
select lives_ok('select * from public.audit_letters()', 'a viewer with access can read letters');
select is((select array_agg(row(l.certificate, l.decision_kind, l.case_number)::text) from public.audit_letters() l where l.number = '999/SK/2026'),
  array[(select row(c.number, 'grant', null)::text from chosen c)], 'letters on certificates name the certificate and the decision');
create temporary table logged as select * from public.audit_log_lines('{}', null, null, 200);
select isnt_empty('select from logged', 'a viewer with access can read the log');
select ok((select string_agg(l::text, ' ') from logged l) !~* 'santoso|tests\.example|maju jaya', 'the log contains no identity');
select is_empty($$ select from logged l, tests.numbers n where l.row_label in (n.restricted, n.about_staff) $$, 'the log contains no withheld cases');

-- Filters cannot find identities
select is(public.audit_cases('complaint', f.filter::jsonb, null, null, 200) -> 'cases', answer -> 'cases', 'the list ignores the filter ' || f.filter)
  from listed, unnest(array['{"name": "Budi Santoso"}', '{"email": "budi@tests.example.id"}', '{"words": "Santoso"}', '{"subject": "Budi"}']) f (filter);
select is(public.audit_cases('complaint', jsonb_build_object('number', value)) -> 'cases', '[]', 'the list finds no case by ' || value)
  from unnest(array['Budi Santoso', '%', 'KEL-%', 'budi@tests.example.id', ''' or true --']) value;
select is((select count(*) from public.audit_log_lines(f.filter::jsonb, null, null, 200)), (select count(*) from public.audit_log_lines('{}', null, null, 200)), 'the log ignores the filter ' || f.filter)
  from unnest(array['{"words": "Budi"}', '{"row": "x"}', '{"person": "x"}']) f (filter);
select throws_ok($$ select public.audit_cases('complaint', '{"from": "x"}') $$, 'P0001', 'field.invalid', 'an invalid day is rejected');
select throws_ok($$ select public.audit_cases('contact') $$, 'P0001', 'case.kind_unknown', 'a viewer with access cannot read messages');
select is_empty('select from ' || name, 'no row of ' || name || ' can be read directly')
  from unnest(array['public.complaints', 'public.appeals', 'public.case_events', 'public.case_people', 'public.contact_submissions', 'public.audit_log', 'public.security_events', 'public.data_requests', 'public.client_contacts', 'public.audit_access']) name;
select throws_ok('select ' || call, '42501', null, 'a viewer with access cannot call ' || call)
  from tests.cases, unnest(array[format('public.unmask_case(''complaint'', %L)', secret), format('public.case_text(''complaint'', %L)', secret), format('public.case_evidence(''complaint'', %L)', complaint),
    format('public.case_letters(''complaint'', %L)', complaint), $c$public.search_complaints('Budi')$c$, 'public.search_audit()', 'public.export_audit()', 'public.export_security_events()']) call;
select is((select count(*)::int from public.find_records('Santoso') where kind in ('complaints', 'appeals')), 0, 'a viewer with access finds no case in the palette');

-- Writing is refused
select throws_ok('select ' || call, '42501', null, 'a viewer with access cannot call ' || call)
  from tests.cases, unnest(array[format('public.move_case(''complaint'', %L, ''diproses'')', complaint), format('public.assign_case(''complaint'', %L, %L)', complaint, tests.id('kana')),
    format('public.add_case_event(''complaint'', %L, ''note'', ''x'')', complaint), format('public.mark_spam(''complaint'', array[%L]::uuid[])', complaint),
    format('public.end_audit_access(%L)', tests.access()), 'public.review_compliance(''fees'', ''x'')']) call;
select is(tests.affected_rows(statement), 0::bigint, 'a viewer with access changes no row: ' || statement)
  from unnest(array[$$ update public.complaints set category = 'lainnya' where true $$, $$ update public.appeals set assigned_to = null where true $$, $$ update public.clients set city = 'Bima' where true $$]) statement;
select throws_ok(statement, '42501', null, 'is refused: ' || statement)
  from unnest(array[$$ update public.audit_access set ends_on = ends_on + 1 where true $$, $$ delete from public.audit_access where true $$, $$ delete from public.complaints where true $$, $$ update public.security_events set event = 'x' where true $$,
    $$ delete from public.security_events where true $$, $$ insert into public.case_people (complaint_id, user_id, role) select complaint, tests.id('kana'), 'other' from tests.cases $$]) statement;

-- Recording of each call
create temporary table recorded as select tests.reads() as n;
select lives_ok('select * from public.audit_letters()', 'a viewer with access can repeat a read');
select lives_ok($$ select public.audit_cases('appeal', '{"status": "baru", "name": "Budi"}') $$, 'appeals can be filtered by status');
select is(tests.reads(), n + 2, 'each call is recorded exactly once') from recorded;
select tests.sign_in('ani');
select is((select e.detail from public.security_events e where e.event = 'audit_read' and e.detail ->> 'what' = 'appeals' order by e.created_at desc limit 1),
  jsonb_build_object('access', tests.access(), 'what', 'appeals', 'filter', '{"status": "baru"}'::jsonb), 'the security record contains the access, the table and the filter');
select isnt_empty($$ select from public.security_events e, tests.numbers n where e.event = 'audit_read' and e.detail ->> 'number' = n.secret $$, 'the security record contains the opened cases');

-- End of access
select is(public.end_audit_access(tests.access()), true, 'an admin can end an access');
select is(public.end_audit_access(tests.access()), false, 'ending an access twice changes nothing');
select is((select row(a.ended_at is not null, a.ended_by_name)::text from public.audit_access a where a.id = tests.access()), '(t,Ani)', 'the table contains the admin who ended the access');
select tests.sign_in('kana');
select throws_ok('select ' || call, '42501', null, 'after the end of access, a viewer cannot call ' || call) from tests.calls() call;
select is(public.own_audit_access(), null, 'an ended access has no last day');
select tests.sign_in('ani');
select lives_ok($$ select tests.give('kana', private.today() + 1, private.today() + 2) $$, 'access can be granted for a later period');
select tests.sign_in('kana');
select throws_ok('select ' || call, '42501', null, 'before the start of access, a viewer cannot call ' || call) from tests.calls() call limit 1;
select tests.use_owner();
update public.audit_access set starts_on = private.today() - 5, ends_on = private.today() - 1 where id = tests.access();
select tests.sign_in('kana');
select throws_ok('select ' || call, '42501', null, 'with expired access, a viewer cannot call ' || call) from tests.calls() call limit 1;
select tests.use_owner();
update public.audit_access set ends_on = private.today() where id = tests.access();
select tests.sign_in('kana');
select lives_ok('select public.audit_cases(''complaint'')', 'access is valid on its last day');
select tests.use_owner();
update public.app_users set is_active = false where id = tests.id('kana');
select tests.sign_in('kana');
select throws_ok('select public.audit_cases(''complaint'')', '42501', null, 'a deactivated viewer cannot read');
select tests.use_owner();
update public.app_users set is_active = true, role = 'editor' where id = tests.id('kana');
select tests.sign_in('kana');
select throws_ok('select public.audit_cases(''complaint'')', '42501', null, 'reading access does not apply to an editor');

select * from finish();
rollback;
