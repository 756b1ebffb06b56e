begin;
\ir support/actors.psql
\ir support/service_requests.psql
select plan(45);
select tests.person('ani', 'admin'), tests.person('budi', 'admin'), tests.person('edi', 'editor'), tests.person('eka', 'editor'), tests.person('via', 'viewer');
create table tests.made as select tests.file_complaint('{"is_confidential": true}') as secret;
grant select on tests.made to public;
create function tests.mark_of(person text) returns uuid language sql security definer as $$
  select id from public.case_people where user_id = tests.id(person) $$;
grant execute on function tests.mark_of(text) to public;

-- Policies evaluate the role once per statement instead of once per row, because it reads the profile, the
-- factors and the session (0.4 ms).
select is_empty($$ select tablename, policyname from pg_policies
  where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT private\.(has_role|session_goes_on)', '', 'g')
    ~ 'private\.(has_role|session_goes_on)\(' $$, 'every policy asks for the role once');

-- Display names
select tests.be('via');
select throws_ok($$ select public.update_own_profile('ANI') $$, '23505', null, 'a colleague''s name in capitals');
select throws_ok($$ select public.update_own_profile('An1') $$, '23505', null, 'with a digit that looks like a letter');
select throws_ok($$ select public.update_own_profile('Аni') $$, '23505', null, 'with a Cyrillic letter');
select throws_ok($$ select public.update_own_profile('Ａｎｉ') $$, '23505', null, 'in full width');
select throws_ok(format('select public.update_own_profile(%L)', 'Via ' || chr(8238) || 'x'), '23514', null, 'marks of direction');
select throws_ok(format('select public.update_own_profile(%L)', 'Via' || chr(8203)), '23514', null, 'marks without width');
select throws_ok(format('select public.update_own_profile(%L)', E'Via\nAdmin'), '23514', null, 'line breaks');
select lives_ok($$ select public.update_own_profile('Via Lestari') $$, 'a name of one''s own');

-- Articles: author and dates
select tests.be('edi');
select throws_ok($$ insert into public.articles (slug, title, author_id) values ('tr-a', 'x', tests.id('ani')) $$, 'P0001', 'text.author_needs_admin', 'nobody writes in a colleague''s name');
select throws_ok($$ insert into public.articles (slug, title, status, published_at) values ('tr-a', 'x', 'published', '2019-01-01') $$, 'P0001', 'text.date_needs_admin', 'or in the past');
insert into public.articles (id, slug, title, created_at, author_name) values (tests.id('art'), 'tr-a', 'x', '2019-01-01', 'Ani');
select is((select author_name || ' ' || (created_at = now()) from public.articles where id = tests.id('art')), 'Edi true', 'the database says who and when');
select throws_ok($$ update public.articles set author_id = tests.id('ani'), version = 1 where id = tests.id('art') $$, 'P0001', 'text.author_needs_admin', 'also later');
select throws_ok($$ select public.save_draft('articles', tests.id('art'), jsonb_build_object('author_id', tests.id('ani')), 1) $$, 'P0001', 'text.author_needs_admin', 'or by a draft');
select throws_ok($$ select public.publish_draft('articles', tests.id('art'), 1, null, '{id,en}', '2019-01-01') $$, 'P0001', 'text.date_needs_admin', 'or by publishing');
select tests.be('ani');
select lives_ok($$ select public.save_draft('articles', tests.id('art'), jsonb_build_object('author_id', tests.id('ani')), 1) $$, 'an admin names the author');
select tests.be('edi');
select lives_ok($$ select public.publish_draft('articles', tests.id('art'), 1, (select version from public.drafts where row_id = tests.id('art'))) $$, 'whoever publishes that draft');
select is((select author_name from public.articles where id = tests.id('art')), 'Ani', 'keeps that author');

-- People involved in a case
select throws_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('ani'), 'other') $$, 'P0001', 'case.person_needs_handler', 'who does not have the case marks no colleague');
select tests.be('ani');
select lives_ok($$ select public.assign_case('complaint', (select secret from tests.made), tests.id('eka')) $$, 'an admin gives the case');
select tests.be('eka');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('ani'), 'decider') $$, 'who has it marks a colleague');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('eka'), 'assessor') $$, 'everybody themselves');
select tests.be('budi');
select results_eq($$ select kind, detail ->> 'marked', detail ->> 'name' from public.alarms where kind = 'colleague_marked' $$, $$ values ('colleague_marked', 'Ani', 'Eka') $$, 'the admins are told of the colleague, not of who marked themselves');
select lives_ok($$ select public.set_case_person('complaint', (select secret from tests.made), tests.id('via'), 'other') $$, 'an admin marks a viewer');
select is((select count(*)::int from public.alarms where kind = 'colleague_marked'), 1, 'which is no news');
select tests.be('eka');
select is((select assigned_to from public.complaints where id = (select secret from tests.made)), null, 'and then no longer has it');
select results_eq($$ select person_name, recorded_by_name from public.case_people where complaint_id = (select secret from tests.made) order by person_name $$, $$ values ('Ani', 'Eka'), ('Eka', 'Eka') $$, 'who neither has nor may read the case sees whom they marked');
select throws_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('eka')), 'x') $$, '42501', null, 'an editor takes nothing back');
select tests.be('ani');
select throws_ok($$ select public.assign_case('complaint', (select secret from tests.made), tests.id('eka')) $$, 'P0001', 'case.assignee_involved', 'nobody involved is given the case');
select throws_ok($$ select public.unmask_case('complaint', (select secret from tests.made)) $$, 'P0001', 'case.involved', 'or opens an identity in it');
select is_empty($$ select from public.case_people where complaint_id = (select secret from tests.made) $$, 'or reads who is recorded');
select throws_ok($$ select public.revoke_case_person(tests.mark_of('ani'), 'x') $$, 'P0001', 'case.own_involvement', 'nobody clears themselves');
select tests.be('budi');
select results_eq($$ select person_name, recorded_by_name from public.case_people where complaint_id = (select secret from tests.made) order by person_name $$, $$ values ('Ani', 'Eka'), ('Eka', 'Eka'), ('Via Lestari', 'Budi') $$, 'who said so is kept');
select throws_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('ani')), ' ') $$, 'P0001', 'field.required', 'taking back needs a reason');
select lives_ok($$ select public.revoke_case_person((select id from public.case_people where user_id = tests.id('ani')), 'Tercatat keliru') $$, 'another admin does it');
select results_eq($$ select revoked_by_name, revoke_reason from public.case_people where user_id = tests.id('ani') $$, $$ values ('Budi', 'Tercatat keliru') $$, 'the row stays');
select tests.be('ani');
select lives_ok($$ select public.unmask_case('complaint', (select secret from tests.made)) $$, 'and no longer counts');

-- File paths
select tests.be_anon();
select is(
  (select array_agg(a.attname::text order by a.attname) from pg_attribute a where a.attrelid = 'public.media'::regclass and a.attnum > 0
    and has_column_privilege('anon', a.attrelid, a.attnum, 'select, insert, update')),
  '{bytes,path}', 'of a file visitors read where it is and how large, and write nothing');
select throws_ok('select original_name from public.media', '42501', null, 'the library is not for visitors');
select tests.be_owner();
insert into public.media (path, mime_type, alt, bytes) values ('tr-1/a.pdf', 'application/pdf', 'x', 11), ('tr-2/a.pdf', 'application/pdf', 'x', 12),
  ('tr-3/a.pdf', 'application/pdf', 'x', 13);
insert into public.legalitas (title, file_url, is_published) values ('Akta', 'https://body.example.id/storage/v1/object/public/media/tr-1/a.pdf', true),
  ('Rancangan', 'https://body.example.id/storage/v1/object/public/media/tr-2/a.pdf', false);
select tests.be_anon();
select results_eq($$ select path, bytes from public.media where path like 'tr-%' $$, $$ values ('tr-1/a.pdf', 11) $$, 'only of the documents of published papers');
select throws_ok('select * from public.media', '42501', null, 'a whole row stays closed');
select tests.be('edi');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('q/../../x.pdf', 'application/pdf', 'x', 1) $$, '23514', null, 'no way up in a name');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('q//x.pdf', 'application/pdf', 'x', 1) $$, '23514', null, 'no empty part');

-- Accounts that never signed in do not count as the last admin
select tests.be_owner();
update auth.users set email_confirmed_at = null where id = tests.id('budi');
update public.app_users set role = 'viewer' where lower(role) = 'admin' and id not in (tests.id('ani'), tests.id('budi'));
select throws_ok($$ update public.app_users set is_active = false where id = tests.id('ani') $$, '23514', 'At least one active admin must remain', 'one who was invited and never came does not count');
select lives_ok($$ update public.app_users set role = 'viewer' where id = tests.id('budi') $$, 'and may be let go');

select * from finish();
rollback;
