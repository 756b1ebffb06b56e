begin;
\ir support/actors.psql
select plan(26);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('tanpa');
delete from public.compliance_reviews;
create function tests.item(wanted text) returns jsonb language sql as $$
  select to_jsonb(b) from public.compliance_board() b where b.code = wanted $$;
create function tests.announce(file text) returns text language sql as $$
  select public.announce_minutes(jsonb_build_array(jsonb_build_object('name', file, 'type', 'application/pdf', 'size', 20))) -> 0 ->> 'path' $$;
create function tests.record(path text, met date default private.today() - 10, next date default private.today() + 100, code text default 'management_review')
returns void language sql as $$
  select public.review_compliance(code, null, null, 'sufficient', met, next, 'Direktur, ketua komite', path) $$;
grant execute on all functions in schema tests to public;
create table tests.paths (name text primary key, path text);
grant all on tests.paths to public;

select tests.sign_in('vivi');
select throws_ok($$ select tests.announce('Risalah.pdf') $$, '42501', null, 'a viewer cannot announce minutes');
select tests.sign_in('edi');
insert into tests.paths select n, tests.announce(n || '.pdf') from unnest('{first,second,unchecked}'::text[]) n;
select ok((select bool_and(p.path like 'review/%') from tests.paths p), 'an editor can announce minutes');
select throws_ok($$ select public.announce_minutes('[{"name": "a.html", "type": "text/html", "size": 5}]') $$, 'P0001', 'files.type', 'minutes of another type are refused');
select throws_ok($$ select public.announce_minutes('[]') $$, 'P0001', 'field.required', 'an empty list of files is refused');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first')) $$, 'P0001', 'files.invalid', 'minutes that were not uploaded are refused');
select tests.use_owner();
update private.upload_slots u set used = true from tests.paths p where p.path = u.path and p.name <> 'unchecked';

select tests.sign_in('ani');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first')) $$, 'P0001', 'files.invalid', 'minutes announced by another user are refused');
select tests.sign_in('edi');
select throws_ok($$ select tests.record(null) $$, '23514', null, 'a meeting without minutes is not sufficient');
select throws_ok($$ select public.review_compliance('management_review') $$, '23514', null, 'a sufficient review needs a meeting');
select lives_ok($$ select public.review_compliance('management_review', 'Belum ada rapat', null, 'insufficient') $$, 'an insufficient review needs no meeting');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first'), private.today() + 1) $$, 'P0001', 'field.in_future', 'a meeting in the future is refused');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first'), private.today(), (private.today() + interval '12 months')::date + 1) $$, '23514', null,
  'a next meeting more than a year later is refused');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first'), private.today(), private.today()) $$, '23514', null, 'a next meeting on the same day is refused');
select throws_ok($$ select public.review_compliance('management_review', null, null, 'insufficient', null, 'infinity') $$, '23514', null, 'a next meeting without a meeting is refused');
select throws_ok($$ select public.review_compliance('management_review', null, null, 'insufficient', '-infinity') $$, '23514', null, 'a meeting in the distant past is refused');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first'), code => 'fees') $$, '23514', null, 'a meeting on an item without meetings is refused');
select lives_ok($$ select tests.record((select path from tests.paths where name = 'first')) $$, 'an editor records a meeting with its minutes');
select throws_ok($$ select tests.record((select path from tests.paths where name = 'first')) $$, 'P0001', 'files.invalid', 'minutes cannot be attached to a second review');
select is((tests.item('management_review') ->> 'due_on') || ' ' || (tests.item('management_review') ->> 'review_due'),
  (private.today() + 100) || ' false', 'the item is met until the next meeting is due');
select tests.record((select path from tests.paths where name = 'second'), private.today() - 100, private.today() - 1);
select is(tests.item('management_review') ->> 'review_due', 'true', 'the item is due when the next meeting is overdue');

select tests.sign_in('vivi');
select is((select public.open_evidence(p.path) ->> 'name' from tests.paths p where p.name = 'first'), 'first.pdf', 'a viewer can open the minutes');
select throws_ok($$ select public.open_evidence((select path from tests.paths where name = 'unchecked')) $$, '42501', null, 'a viewer cannot open a file that belongs to no review');
select tests.use_owner();
select is((select count(*) from public.security_events where event = 'evidence_read' and detail ->> 'name' = 'first.pdf'), 1::bigint, 'opening minutes is recorded in the security record');
select tests.sign_in('edi');
select throws_ok($$ select public.remove_minutes((select id from public.compliance_reviews where minutes_path is not null limit 1)) $$, '42501', null, 'an editor cannot remove minutes');
select tests.sign_in('ani');
select is((select public.remove_minutes(r.id) from public.compliance_reviews r join tests.paths p on p.path = r.minutes_path where p.name = 'second'), true, 'an admin can remove minutes');
select throws_ok($$ select public.open_evidence((select path from tests.paths where name = 'second')) $$, 'P0001', 'evidence.not_found', 'removed minutes cannot be opened');
select is(tests.item('management_review') ->> 'verdict', 'insufficient', 'an item whose minutes were removed is insufficient');
select * from finish();
rollback;
