begin;
\ir support/actors.psql
select plan(38);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom');
insert into public.media (id, path, original_name, mime_type, alt, width, height, bytes) values
  (md5('bridge')::uuid, 'tm1/jembatan-1600w.webp', 'Jembatan 100%.jpg', 'image/webp', 'Jembatan', 1600, 900, 10),
  (md5('deed')::uuid, 'tm2/akta.pdf', 'akta.pdf', 'application/pdf', 'Akta', null, null, 10),
  (md5('lost')::uuid, 'tm3/hilang-800w.webp', 'hilang.png', 'image/webp', 'Hilang', 800, 600, 10);
insert into storage.objects (bucket_id, name, metadata) values
  ('media', 'tm1/jembatan-1600w.webp', '{"mimetype": "image/webp", "size": 10}'),
  ('media', 'tm1/jembatan-480w.webp', '{"mimetype": "image/webp", "size": 10}'),
  ('media', 'tm2/akta.pdf', '{"mimetype": "application/pdf", "size": 10}'),
  ('media', 'tmx/orphan.png', '{"mimetype": "image/png", "size": 10}');
create function tests.uses_of(file text) returns bigint language sql security definer as $$
  select count(*) from private.media_uses u join public.media m using (folder) where m.id = md5(file)::uuid $$;
grant execute on function tests.uses_of(text) to public;

-- Uploads
select tests.be('edi');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('media', 'tm3/hilang-800w.webp') $$, 'an announced file may come');
select tests.be_owner();
delete from storage.objects where name = 'tm3/hilang-800w.webp';
select tests.be('edi');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 'tm9/a.webp') $$, '42501', null, 'one that nobody announced may not');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 'tm3/a.pdf', '{"mimetype": "application/pdf"}') $$,
  '42501', null, 'nor one of another kind than announced');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 'tm3/hilang-800w.webp', '{"mimetype": "image/webp", "contentLength": 5242881}') $$,
  '42501', null, 'nor a picture that will be too large, as the hosted service asks');
select throws_ok($$ update storage.objects set name = 'tm9/b.webp' where name = 'tm1/jembatan-480w.webp' $$, '42501', null, 'nor may one move to where the library knows nothing');
select is(tests.touched($$ update storage.objects set metadata = '{"mimetype": "image/webp", "size": 20}' where name = 'tm1/jembatan-1600w.webp' $$), 1::bigint, 'a file is replaced under its address');
select is(tests.touched($$ update public.media set path = 'tm1/lain.webp' where id = md5('bridge')::uuid $$), 1::bigint, 'a change of the address');
select is((select path from public.media where id = md5('bridge')::uuid), 'tm1/jembatan-1600w.webp', 'does not change it');

-- Usage
insert into public.hero_slides (id, title, image_url) values (md5('slide')::uuid, 'Slide', '/media/tm1/jembatan-1600w.webp');
insert into public.faq (id, question, answer) values (md5('faq')::uuid, 'Di mana?', jsonb_build_object('type', 'doc', 'content',
  jsonb_build_array(jsonb_build_object('type', 'image', 'attrs', jsonb_build_object('alt', 'Jembatan', 'src', '/media/tm1/jembatan-480w.webp')))));
insert into public.legalitas (id, title, file_url) values (md5('paper')::uuid, 'Akta', 'https://x.example.id/storage/v1/object/public/media/tm2/akta.pdf');
select is(tests.uses_of('bridge'), 2::bigint, 'a picture is used by a slide and in an answer');
select is(tests.uses_of('deed'), 1::bigint, 'a document is found by its whole address too');
select results_eq($$ select table_name, column_name, row_label from public.media_usage(md5('bridge')::uuid) order by table_name $$,
  $$ values ('faq', 'answer', 'Di mana?'), ('hero_slides', 'image_url', 'Slide') $$, 'where a file is used says rows and columns');
select throws_ok($$ delete from public.media where id = md5('bridge')::uuid $$, 'P0001', 'media.in_use', 'a used file is not deleted');
select throws_ok($$ update public.media set deleted_at = now() where id = md5('bridge')::uuid $$, 'P0001', 'media.in_use', 'nor moved to the trash');
select is(tests.touched($$ delete from storage.objects where name like 'tm1/%' $$), 0::bigint, 'its content stays as well');
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
select is((select in_trash from public.media_usage(md5('bridge')::uuid) where table_name = 'faq'), true, 'a row in the trash still uses it');
delete from public.faq where id = md5('faq')::uuid;
update public.hero_slides set image_url = 'drawing:bridge' where id = md5('slide')::uuid;
select is(tests.uses_of('bridge'), 0::bigint, 'once rows let go, it is free');

select tests.be_owner();
with piece as (insert into public.articles (slug, title) values ('tes-draf', 'Draf') returning id)
  insert into public.drafts (table_name, row_id, changes, base_version)
  select 'articles', id, '{"cover_url": "/media/tm1/jembatan-1600w.webp"}', 1 from piece;
select tests.be('edi');
select results_eq($$ select table_name, column_name, row_label from public.media_usage(md5('bridge')::uuid) $$,
  $$ values ('articles', 'draft', 'Draf') $$, 'a draft uses its files too');
select tests.be_owner();
delete from public.drafts where changes ->> 'cover_url' like '/media/tm1/%';
select tests.be('edi');

-- Focal point
update public.hero_slides set image_url = '/media/tm1/jembatan-1600w.webp' where id = md5('slide')::uuid;
update public.media set focal_x = 0.3, focal_y = 0.7 where id = md5('bridge')::uuid;
select is((select image_url from public.hero_slides where id = md5('slide')::uuid), '/media/tm1/jembatan-1600w.webp#30,70', 'rows follow a focal point that moves');
insert into public.articles (slug, title, cover_url) values ('tes-fokus', 'Tes', '/media/tm1/jembatan-1600w.webp#1,1');
select is((select cover_url from public.articles where slug = 'tes-fokus'), '/media/tm1/jembatan-1600w.webp#30,70', 'the library says which one it is');
update public.media set focal_x = 0.5, focal_y = 0.5 where id = md5('bridge')::uuid;
select is((select cover_url from public.articles where slug = 'tes-fokus'), '/media/tm1/jembatan-1600w.webp', 'the middle needs no words');
update public.media set colour = '8a9b7c' where id = md5('bridge')::uuid;
select is((select image_url from public.hero_slides where id = md5('slide')::uuid), '/media/tm1/jembatan-1600w.webp#50,50,8a9b7c', 'rows follow the colour of new content');
update public.media set colour = null where id = md5('bridge')::uuid;
select throws_ok($$ update public.media set colour = 'red;}' where id = md5('bridge')::uuid $$, '23514', null, 'a colour is six digits');
select is((select cover_url from public.articles where cover_url like 'drawing:%' limit 1) ~ '#', false, 'other addresses stay as they are');

-- Search in the library
select results_eq($$ select path, uses, is_stored from public.search_media('JEMBATAN 100%') $$,
  $$ values ('tm1/jembatan-1600w.webp', 2, true) $$, 'files are found by their names, and say how much they are used');
select results_eq($$ select path from public.search_media('', 'document') where path like 'tm%' $$, array['tm2/akta.pdf'], 'by kind');
select results_eq($$ select path from public.search_media('', null, 'unfinished') where path like 'tm%' $$, array['tm3/hilang-800w.webp'], 'those that never arrived stand apart');
select is_empty($$ select * from public.search_media('', null, 'unused') where path like 'tm%' $$, 'unused ones too');
update public.media set alt_en = 'Deed' where id = md5('deed')::uuid;
select results_eq($$ select path from public.search_media('', null, 'undescribed') where path like 'tm%' $$, array['tm1/jembatan-1600w.webp'], 'and those without an English description');
select is((select count(*) from public.search_media('', null, 'kept', 1, 1)), 2::bigint, 'one row more says that there is another page');

-- Deleting files and their entries
update public.articles set deleted_at = now(), version = version where slug = 'tes-fokus';
delete from public.articles where slug = 'tes-fokus';
update public.hero_slides set deleted_at = now() where id = md5('slide')::uuid;
delete from public.hero_slides where id = md5('slide')::uuid;
select is(tests.touched($$ delete from storage.objects where name like 'tm1/%' $$), 0::bigint, 'files of a kept entry stay');
select is(tests.touched($$ update public.media set deleted_at = now() where id = md5('bridge')::uuid $$), 1::bigint, 'a free file goes to the trash');
select throws_ok($$ delete from public.media where id = md5('bridge')::uuid $$, 'P0001', 'media.files_remain', 'its entry stays as long as its files');
select is(tests.touched($$ delete from storage.objects where name like 'tm1/%' $$), 2::bigint, 'which may be deleted now');
select is(tests.touched($$ delete from public.media where id = md5('bridge')::uuid $$), 1::bigint, 'and then the entry');
select is(tests.touched($$ delete from storage.objects where name = 'tmx/orphan.png' $$), 1::bigint, 'what the library does not know of may be cleared away');

-- Permissions
select tests.be('via');
select throws_ok($$ select * from public.media_usage(md5('deed')::uuid) $$, '42501', null, 'viewers do not see drafts through it');
select is(tests.touched($$ update public.media set alt = 'x' $$), 0::bigint, 'and change nothing');
select tests.be('tom');
select throws_ok($$ select * from public.search_media() $$, '42501', null, 'signing in is not enough for the library');

select * from finish();
rollback;
