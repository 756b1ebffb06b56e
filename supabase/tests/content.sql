begin;
\ir support/actors.psql
select plan(41);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');

-- Published entries
insert into public.faq (id, question, answer, is_published, deleted_at) values
  (tests.id('shown'), 'Tampil?', tests.doc('ya'), true, null),
  (tests.id('draft'), 'Draf?', tests.doc('ya'), false, null),
  (tests.id('trash'), 'Dibuang?', tests.doc('ya'), true, now());
create view tests.faq_seen with (security_invoker = true) as
  select question from public.faq where id in (tests.id('shown'), tests.id('draft'), tests.id('trash')) order by question;
grant select on tests.faq_seen to public;
select tests.sign_out();
select results_eq('select * from tests.faq_seen', array['Tampil?'], 'visitors see published rows that are not in the trash');
select throws_ok($$ update public.faq set question = 'x' $$, '42501', null, 'visitors cannot update rows');
select tests.sign_in('tom');
select results_eq('select * from tests.faq_seen', array['Tampil?'], 'users without a profile see the same rows as visitors');
select is(tests.affected_rows('delete from public.faq'), 0::bigint, 'users without a profile cannot delete rows');
select throws_ok($$ insert into public.faq (question, answer) values ('x', tests.doc('x')) $$, '42501', null, 'users without a profile cannot insert rows');
select tests.sign_in('via');
select is((select count(*) from tests.faq_seen), 3::bigint, 'viewers see drafts and the trash');
select is(tests.affected_rows($$ update public.faq set question = 'x' $$), 0::bigint, 'viewers cannot update rows');
select tests.sign_in('edi');
select is(tests.affected_rows($$ update public.faq set deleted_at = now() where id = tests.id('shown') $$), 1::bigint, 'editors can move a row to the trash');
select tests.sign_out();
select is_empty('select * from tests.faq_seen', 'a row in the trash is hidden from visitors immediately');
select tests.sign_in('edi');
select is(tests.affected_rows($$ update public.faq set deleted_at = null where id = tests.id('shown') $$), 1::bigint, 'editors can restore a row from the trash');
select results_eq($$ select action from public.recent_activity(2) $$, array['restore', 'trash'], 'recent activity distinguishes trashing and restoring');
select is(tests.affected_rows($$ delete from public.faq where id = tests.id('trash') $$), 1::bigint, 'editors can delete a row permanently');
select throws_ok($$ insert into public.faq (question, answer) values ('  ', tests.doc('x')) $$, '23514', null, 'a blank question is rejected');
select throws_ok($$ insert into public.faq (question, answer) values ('x', '"<b>html</b>"') $$, '23514', null, 'an answer that is a string is rejected');
select throws_ok($$ update public.faq set id = gen_random_uuid() where false; select public.reorder('app_users', '{}') $$, '22023', null, 'a table without a manual order cannot be reordered');

-- Order
select lives_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('shown')]) $$, 'editors can reorder a list');
select results_eq($$ select question from public.faq where id in (tests.id('draft'), tests.id('shown')) order by sort_order $$, array['Draf?', 'Tampil?'], 'the new order is stored');
select throws_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('draft')]) $$, '22023', null, 'a repeated id is rejected');
select throws_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('nobody')]) $$, 'P0002', null, 'an unknown id is rejected');
select throws_ok($$ select public.reorder('navigation_menus', (select array_agg(id) from public.navigation_menus)) $$, case when exists (select from public.navigation_menus) then '42501' end, null, 'editors cannot reorder the menu') where exists (select from public.navigation_menus)
union all select pass('editors cannot reorder the menu (skipped: no menu)') where not exists (select from public.navigation_menus);
select tests.sign_in('via');
select throws_ok($$ select public.reorder('faq', array[tests.id('shown'), tests.id('draft')]) $$, '42501', null, 'viewers cannot reorder a list');
select tests.sign_out();
select throws_ok($$ select public.reorder('faq', array[tests.id('shown')]) $$, '42501', null, 'visitors cannot reorder a list');

-- Articles: status, schedule, author, version
select tests.sign_in('edi');
insert into public.articles (id, slug, title, status, published_at) values
  (tests.id('now'), 't-now', 'Sekarang', 'published', null),
  (tests.id('soon'), 't-soon', 'Nanti', 'published', now() + interval '1 day'),
  (tests.id('art-draft'), 't-draft', 'Draf', 'draft', null);
select ok((select published_at is not null and author_id = tests.id('edi') and author_name = 'Edi' from public.articles where slug = 't-now'),
  'publishing sets the publication time and the author');
select tests.sign_out();
select results_eq($$ select title, author_name from public.articles where slug like 't-%' $$, $$ values ('Sekarang', 'Edi') $$, 'visitors see published articles with the author’s name, but no scheduled ones');
select tests.sign_in('via');
select results_eq($$ select title from public.articles where slug like 't-%' $$, array['Sekarang'], 'viewers see no article drafts');
select throws_ok($$ select * from public.revisions where snapshot ->> 'title' = 'x'; select 1 / (select count(*) from public.revisions) $$, '22012', null, 'viewers cannot read earlier versions');
select tests.sign_in('edi');
select is(tests.affected_rows($$ update public.articles set title = 'Sekarang!', version = 1 where slug = 't-now' and version = 1 $$), 1::bigint, 'a save with the current version succeeds');
select throws_ok($$ update public.articles set title = 'Terlambat', version = 1 where slug = 't-now' $$, 'P0001', 'version.old', 'a save with an outdated version is rejected');
select throws_ok($$ update public.articles set title = 'Buta' where slug = 't-now' $$, 'P0001', 'version.missing', 'a save without a version is rejected');
select throws_ok($$ update public.articles set deleted_at = now() where slug = 't-now' $$, 'P0001', 'version.missing', 'moving an article to the trash without a version is rejected');
select results_eq($$ select version, snapshot ->> 'title', actor_name from public.revisions where row_id = tests.id('now') order by version $$,
  $$ values (1, 'Sekarang', 'Edi'), (2, 'Sekarang!', 'Edi') $$, 'each version is stored with its author');
update public.articles set version = 2, author_name = 'Orang lain' where slug = 't-now';
select results_eq($$ select version, author_name from public.articles where slug = 't-now' $$, $$ values (2, 'Edi') $$, 'version and author name cannot be forged');
select public.update_own_profile('Edi Baru');
select results_eq($$ select version, author_name from public.articles where slug = 't-now' $$, $$ values (2, 'Edi Baru') $$, 'renaming the author does not create a new version');
select throws_ok($$ insert into public.articles (slug, title) values ('Salah Slug', 'x') $$, '23514', null, 'a slug with capitals and spaces is rejected');
select throws_ok($$ insert into public.articles (slug, title) values ('t-now', 'x') $$, '23505', null, 'a duplicate slug is rejected');
select throws_ok($$ insert into public.articles (slug, title, cover_url) values ('t-x', 'x', 'javascript:alert(1)') $$, '23514', null, 'a script URL as a cover is rejected');
update public.articles set deleted_at = now(), version = version where slug = 't-now';
delete from public.articles where slug = 't-now';
select is_empty($$ select * from public.revisions where row_id = tests.id('now') $$, 'deleting an article deletes its versions');

-- Trees
select tests.sign_in('edi');
insert into public.struktur_organisasi (id, name, position) values (tests.id('top'), 'A', 'Direktur');
insert into public.struktur_organisasi (id, name, position, parent_id) values (tests.id('mid'), 'B', 'Manajer', tests.id('top'));
select throws_ok($$ update public.struktur_organisasi set parent_id = tests.id('mid') where id = tests.id('top') $$, '23514', null, 'a cycle between two people is rejected');
select throws_ok($$ update public.struktur_organisasi set parent_id = id where id = tests.id('top') $$, '23514', null, 'a person as their own superior is rejected');
-- Unique codes
select throws_ok($$ insert into public.rl_categories (code, name, nature) values ('bg', 'x', 'umum') $$, '23514', null, 'a lower-case classification code is rejected');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('a.png', 'image/png', 'x', 6000000) $$, '23514', null, 'a picture larger than 5 MB is rejected');

select * from finish();
rollback;
