begin;
\ir support/actors.psql
select plan(41);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom');

-- Published entries
insert into public.faq (id, question, answer, is_published, deleted_at) values
  (tests.id('shown'), 'Tampil?', tests.doc('ya'), true, null),
  (tests.id('draft'), 'Draf?', tests.doc('ya'), false, null),
  (tests.id('trash'), 'Dibuang?', tests.doc('ya'), true, now());
create view tests.faq_seen with (security_invoker = true) as
  select question from public.faq where id in (tests.id('shown'), tests.id('draft'), tests.id('trash')) order by question;
grant select on tests.faq_seen to public;
select tests.be_anon();
select results_eq('select * from tests.faq_seen', array['Tampil?'], 'visitors see what is published and not in the trash');
select throws_ok($$ update public.faq set question = 'x' $$, '42501', null, 'visitors change nothing');
select tests.be('tom');
select results_eq('select * from tests.faq_seen', array['Tampil?'], 'signed in without a profile: no more than a visitor');
select is(tests.touched('delete from public.faq'), 0::bigint, 'and deletes nothing');
select throws_ok($$ insert into public.faq (question, answer) values ('x', tests.doc('x')) $$, '42501', null, 'and adds nothing');
select tests.be('via');
select is((select count(*) from tests.faq_seen), 3::bigint, 'viewers see drafts and the trash');
select is(tests.touched($$ update public.faq set question = 'x' $$), 0::bigint, 'viewers change nothing');
select tests.be('edi');
select is(tests.touched($$ update public.faq set deleted_at = now() where id = tests.id('shown') $$), 1::bigint, 'editors put into the trash');
select tests.be_anon();
select is_empty('select * from tests.faq_seen', 'what is in the trash is gone for visitors at once');
select tests.be('edi');
select is(tests.touched($$ update public.faq set deleted_at = null where id = tests.id('shown') $$), 1::bigint, 'and restore');
select results_eq($$ select action from public.recent_activity(2) $$, array['restore', 'trash'], 'the activity calls it by its name');
select is(tests.touched($$ delete from public.faq where id = tests.id('trash') $$), 1::bigint, 'editors delete permanently');
select throws_ok($$ insert into public.faq (question, answer) values ('  ', tests.doc('x')) $$, '23514', null, 'a question is not blank');
select throws_ok($$ insert into public.faq (question, answer) values ('x', '"<b>html</b>"') $$, '23514', null, 'an answer is a document, never a string');
select throws_ok($$ update public.faq set id = gen_random_uuid() where false; select public.reorder('app_users', '{}') $$, '22023', null, 'only sorted lists are put in order');

-- Order
select lives_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('shown')]) $$, 'editors put a list in order');
select results_eq($$ select question from public.faq where id in (tests.id('draft'), tests.id('shown')) order by sort_order $$, array['Draf?', 'Tampil?'], 'it is kept');
select throws_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('draft')]) $$, '22023', null, 'an id named twice is refused');
select throws_ok($$ select public.reorder('faq', array[tests.id('draft'), tests.id('nobody')]) $$, 'P0002', null, 'an unknown id is refused');
select throws_ok($$ select public.reorder('navigation_menus', (select array_agg(id) from public.navigation_menus)) $$, case when exists (select from public.navigation_menus) then '42501' end, null, 'editors do not order the menu') where exists (select from public.navigation_menus)
union all select pass('editors do not order the menu (no menu here)') where not exists (select from public.navigation_menus);
select tests.be('via');
select throws_ok($$ select public.reorder('faq', array[tests.id('shown'), tests.id('draft')]) $$, '42501', null, 'viewers order nothing');
select tests.be_anon();
select throws_ok($$ select public.reorder('faq', array[tests.id('shown')]) $$, '42501', null, 'nor do visitors');

-- Articles: status, schedule, author, version
select tests.be('edi');
insert into public.articles (id, slug, title, status, published_at) values
  (tests.id('now'), 't-now', 'Sekarang', 'published', null),
  (tests.id('soon'), 't-soon', 'Nanti', 'published', now() + interval '1 day'),
  (tests.id('art-draft'), 't-draft', 'Draf', 'draft', null);
select ok((select published_at is not null and author_id = tests.id('edi') and author_name = 'Edi' from public.articles where slug = 't-now'),
  'publishing sets the moment and the author');
select tests.be_anon();
select results_eq($$ select title, author_name from public.articles where slug like 't-%' $$, $$ values ('Sekarang', 'Edi') $$, 'visitors see published articles from their moment on, with the author''s name');
select tests.be('via');
select results_eq($$ select title from public.articles where slug like 't-%' $$, array['Sekarang'], 'viewers see no drafts of articles');
select throws_ok($$ select * from public.revisions where snapshot ->> 'title' = 'x'; select 1 / (select count(*) from public.revisions) $$, '22012', null, 'nor earlier versions');
select tests.be('edi');
select is(tests.touched($$ update public.articles set title = 'Sekarang!', version = 1 where slug = 't-now' and version = 1 $$), 1::bigint, 'saving what one has read works');
select throws_ok($$ update public.articles set title = 'Terlambat', version = 1 where slug = 't-now' $$, 'P0001', 'version.old', 'saving over somebody else''s change is refused');
select throws_ok($$ update public.articles set title = 'Buta' where slug = 't-now' $$, 'P0001', 'version.missing', 'so is saving what nobody has read');
select throws_ok($$ update public.articles set deleted_at = now() where slug = 't-now' $$, 'P0001', 'version.missing', 'also to the trash');
select results_eq($$ select version, snapshot ->> 'title', actor_name from public.revisions where row_id = tests.id('now') order by version $$,
  $$ values (1, 'Sekarang', 'Edi'), (2, 'Sekarang!', 'Edi') $$, 'each version is kept with who wrote it');
update public.articles set version = 2, author_name = 'Orang lain' where slug = 't-now';
select results_eq($$ select version, author_name from public.articles where slug = 't-now' $$, $$ values (2, 'Edi') $$, 'version and author''s name cannot be forged');
select public.update_own_profile('Edi Baru');
select results_eq($$ select version, author_name from public.articles where slug = 't-now' $$, $$ values (2, 'Edi Baru') $$, 'a new name shows without counting as a change of the article');
select throws_ok($$ insert into public.articles (slug, title) values ('Salah Slug', 'x') $$, '23514', null, 'a slug is lower-case words');
select throws_ok($$ insert into public.articles (slug, title) values ('t-now', 'x') $$, '23505', null, 'and used once');
select throws_ok($$ insert into public.articles (slug, title, cover_url) values ('t-x', 'x', 'javascript:alert(1)') $$, '23514', null, 'a cover is a link or a drawing');
update public.articles set deleted_at = now(), version = version where slug = 't-now';
delete from public.articles where slug = 't-now';
select is_empty($$ select * from public.revisions where row_id = tests.id('now') $$, 'earlier versions go with the article');

-- Trees
select tests.be('edi');
insert into public.struktur_organisasi (id, name, position) values (tests.id('top'), 'A', 'Direktur');
insert into public.struktur_organisasi (id, name, position, parent_id) values (tests.id('mid'), 'B', 'Manajer', tests.id('top'));
select throws_ok($$ update public.struktur_organisasi set parent_id = tests.id('mid') where id = tests.id('top') $$, '23514', null, 'nobody is above himself');
select throws_ok($$ update public.struktur_organisasi set parent_id = id where id = tests.id('top') $$, '23514', null, 'nor directly');
-- Unique codes
select throws_ok($$ insert into public.rl_categories (code, name, nature) values ('bg', 'x', 'umum') $$, '23514', null, 'a classification code is two capitals');
select throws_ok($$ insert into public.media (path, mime_type, alt, bytes) values ('a.png', 'image/png', 'x', 6000000) $$, '23514', null, 'a picture weighs at most 5 MB');

select * from finish();
rollback;
