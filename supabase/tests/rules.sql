begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(46);
select tests.add_user('ani', 'admin'), tests.add_user('budi', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor'), tests.add_user('via', 'viewer');
create table tests.made as select tests.file_complaint('{"is_confidential": true}') as secret;
grant select on tests.made to public;
create function tests.involvement_of(person text) returns uuid language sql security definer as $$
  select id from public.case_people where user_id = tests.id(person) $$;
grant execute on function tests.involvement_of(text) to public;

-- Policies evaluate the role once per statement instead of once per row, because it reads the profile, the
-- factors and the session (0.4 ms).
select is_empty($$ select tablename, policyname from pg_policies
  where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT private\.(has_role|session_goes_on)', '', 'g')
    ~ 'private\.(has_role|session_goes_on)\(' $$, 'every policy evaluates the role once per statement');

-- Display names
select tests.sign_in('via');
select throws_ok($$ select public.update_own_profile('ANI') $$, '23505', null, 'a colleague’s name in capitals is rejected');
select throws_ok($$ select public.update_own_profile('An1') $$, '23505', null, 'a colleague’s name with a look-alike digit is rejected');
select throws_ok($$ select public.update_own_profile('Аni') $$, '23505', null, 'a colleague’s name with a Cyrillic letter is rejected');
select throws_ok($$ select public.update_own_profile('Ａｎｉ') $$, '23505', null, 'a colleague’s name in full-width letters is rejected');
select throws_ok(format('select public.update_own_profile(%L)', 'Via ' || chr(8238) || 'x'), '23514', null, 'directional marks in a name are rejected');
select throws_ok(format('select public.update_own_profile(%L)', 'Via' || chr(8203)), '23514', null, 'zero-width characters in a name are rejected');
select throws_ok(format('select public.update_own_profile(%L)', E'Via\nAdmin'), '23514', null, 'line breaks in a name are rejected');
select lives_ok($$ select public.update_own_profile('Via Lestari') $$, 'a unique name is accepted');

-- Articles: author and dates
select tests.sign_in('edi');
select throws_ok($$ insert into public.articles (slug, title, author_id) values ('tr-a', 'x', tests.id('ani')) $$, 'P0001', 'text.author_needs_admin', 'an editor cannot set a colleague as the author');
select throws_ok($$ insert into public.articles (slug, title, status, published_at) values ('tr-a', 'x', 'published', '2019-01-01') $$, 'P0001', 'text.date_needs_admin', 'an editor cannot backdate an article');
insert into public.articles (id, slug, title, created_at, author_name) values (tests.id('art'), 'tr-a', 'x', '2019-01-01', 'Ani');
select is((select author_name || ' ' || (created_at = now()) from public.articles where id = tests.id('art')), 'Edi true', 'author name and creation time are set by the database');
select throws_ok($$ update public.articles set author_id = tests.id('ani'), version = 1 where id = tests.id('art') $$, 'P0001', 'text.author_needs_admin', 'an editor cannot change the author');
select throws_ok($$ select public.save_draft('articles', tests.id('art'), jsonb_build_object('author_id', tests.id('ani')), 1) $$, 'P0001', 'text.author_needs_admin', 'an editor cannot change the author in a draft');
select throws_ok($$ select public.publish_draft('articles', tests.id('art'), 1, null, '{id,en}', '2019-01-01') $$, 'P0001', 'text.date_needs_admin', 'an editor cannot backdate an article by publishing it');
select tests.sign_in('ani');
select lives_ok($$ select public.save_draft('articles', tests.id('art'), jsonb_build_object('author_id', tests.id('ani')), 1) $$, 'an admin can change the author in a draft');
select tests.sign_in('edi');
select lives_ok($$ select public.publish_draft('articles', tests.id('art'), 1, (select version from public.drafts where row_id = tests.id('art'))) $$, 'an editor can publish a draft with another author');
select is((select author_name from public.articles where id = tests.id('art')), 'Ani', 'publishing keeps the author set by the admin');

-- People involved in a case
select throws_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('ani'), 'other') $$, 'P0001', 'case.person_needs_handler', 'an editor who does not handle the case cannot mark a colleague as involved');
select tests.sign_in('ani');
select lives_ok($$ select public.assign_case('complaint', (select secret from tests.made), tests.id('eka')) $$, 'an admin can assign the case');
select tests.sign_in('eka');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('ani'), 'decider') $$, 'the handler can mark a colleague as involved');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('eka'), 'assessor') $$, 'the handler can mark themselves as involved');
select tests.sign_in('budi');
select results_eq($$ select kind, detail ->> 'marked', detail ->> 'name' from public.alarms where kind = 'colleague_marked' $$, $$ values ('colleague_marked', 'Ani', 'Eka') $$, 'admins get an alarm when a colleague is marked, but not when users mark themselves');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('via'), 'other') $$, 'an admin can mark a viewer as involved');
select is((select count(*)::int from public.alarms where kind = 'colleague_marked'), 1, 'a mark by an admin raises no alarm');
select tests.sign_in('eka');
select is((select assigned_to from public.complaints where id = (select secret from tests.made)), null, 'a handler who marks themselves is unassigned');
select results_eq($$ select person_name, recorded_by_name from public.case_people where complaint_id = (select secret from tests.made) order by person_name $$, $$ values ('Ani', 'Eka'), ('Eka', 'Eka') $$, 'a former handler sees only the marks that they recorded');
select throws_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('eka')), 'x') $$, '42501', null, 'an editor cannot revoke a mark');
select tests.sign_in('ani');
select throws_ok($$ select public.assign_case('complaint', (select secret from tests.made), tests.id('edi')) $$, 'P0001', 'case.involved', 'an involved admin cannot assign the case');
select throws_ok($$ select public.unmask_case('complaint', (select secret from tests.made)) $$, 'P0001', 'case.involved', 'an involved admin cannot reveal the reporter’s identity');
select is_empty($$ select from public.case_people where complaint_id = (select secret from tests.made) $$, 'an involved admin cannot read the involved people');
select throws_ok($$ select public.revoke_case_person(tests.involvement_of('ani'), 'x') $$, 'P0001', 'case.own_involvement', 'an admin cannot revoke a mark about themselves');
select tests.sign_in('budi');
select throws_ok($$ select public.assign_case('complaint', (select secret from tests.made), tests.id('eka')) $$, 'P0001', 'case.assignee_involved', 'an involved person cannot be assigned to the case');
select results_eq($$ select person_name, recorded_by_name from public.case_people where complaint_id = (select secret from tests.made) order by person_name $$, $$ values ('Ani', 'Eka'), ('Eka', 'Eka'), ('Via Lestari', 'Budi') $$, 'each mark stores who recorded it');
select throws_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('ani')), ' ') $$, 'P0001', 'field.required', 'revoking a mark requires a reason');
select lives_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('ani')), 'Tercatat keliru') $$, 'another admin can revoke a mark with a reason');
select results_eq($$ select revoked_by_name, revoke_reason from public.case_people where user_id = tests.id('ani') $$, $$ values ('Budi', 'Tercatat keliru') $$, 'a revoked mark is kept with reason and name');
select tests.sign_in('ani');
select lives_ok($$ select public.unmask_case('complaint', (select secret from tests.made)) $$, 'a revoked mark no longer restricts the admin');

-- File paths
select tests.sign_out();
select is(
  (select array_agg(a.attname::text order by a.attname) from pg_attribute a where a.attrelid = 'public.media'::regclass and a.attnum > 0
    and has_column_privilege('anon', a.attrelid, a.attnum, 'select, insert, update')),
  '{bytes,path}', 'visitors can select only path and size of a file, and write nothing');
select throws_ok('select original_name from public.media', '42501', null, 'visitors cannot read the original name of a file');
select tests.use_owner();
insert into public.media (path, mime_type, alt, bytes) values ('tr-1/a.pdf', 'application/pdf', 'x', 11), ('tr-2/a.pdf', 'application/pdf', 'x', 12),
  ('tr-3/a.pdf', 'application/pdf', 'x', 13);
insert into public.legalitas (title, file_url, is_published) values ('Akta', 'https://body.example.id/storage/v1/object/public/media/tr-1/a.pdf', true),
  ('Rancangan', 'https://body.example.id/storage/v1/object/public/media/tr-2/a.pdf', false);
select tests.sign_out();
select results_eq($$ select path, bytes from public.media where path like 'tr-%' $$, $$ values ('tr-1/a.pdf', 11) $$, 'visitors see only files of published documents');
select throws_ok('select * from public.media', '42501', null, 'visitors cannot select all columns of a file');
select tests.sign_in('edi');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('q/../../x.pdf', 'application/pdf', 'x', 1) $$, '23514', null, 'a path with parent directories is rejected');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('q//x.pdf', 'application/pdf', 'x', 1) $$, '23514', null, 'a path with an empty segment is rejected');

-- Accounts that never signed in do not count as the last admin
select tests.use_owner();
update auth.users set email_confirmed_at = null where id = tests.id('budi');
update public.app_users set role = 'viewer' where lower(role) = 'admin' and id not in (tests.id('ani'), tests.id('budi'));
select throws_ok($$ update public.app_users set is_active = false where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'an invited admin who never signed in does not count as a remaining admin');
select lives_ok($$ update public.app_users set role = 'viewer' where id = tests.id('budi') $$, 'an invited admin who never signed in can be demoted');

select * from finish();
rollback;
