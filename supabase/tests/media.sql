begin;
\ir support/actors.psql
select plan(38);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');
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
select tests.sign_in('edi');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('media', 'tm3/hilang-800w.webp') $$, 'a file of a registered upload is accepted');
select tests.use_owner();
delete from storage.objects where name = 'tm3/hilang-800w.webp';
select tests.sign_in('edi');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 'tm9/a.webp') $$, '42501', null, 'a file without a registered upload is rejected');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 'tm3/a.pdf', '{"mimetype": "application/pdf"}') $$,
  '42501', null, 'a file of a type other than registered is rejected');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 'tm3/hilang-800w.webp', '{"mimetype": "image/webp", "contentLength": 5242881}') $$,
  '42501', null, 'a picture announced as too large is rejected, as on the hosted platform');
select throws_ok($$ update storage.objects set name = 'tm9/b.webp' where name = 'tm1/jembatan-480w.webp' $$, '42501', null, 'a file cannot be moved outside its registered path');
select is(tests.affected_rows($$ update storage.objects set metadata = '{"mimetype": "image/webp", "size": 20}' where name = 'tm1/jembatan-1600w.webp' $$), 1::bigint, 'the content of a file can be replaced under its path');
select is(tests.affected_rows($$ update public.media set path = 'tm1/lain.webp' where id = md5('bridge')::uuid $$), 1::bigint, 'an update of the path affects one row');
select is((select path from public.media where id = md5('bridge')::uuid), 'tm1/jembatan-1600w.webp', 'the path itself is unchanged');

-- Usage
insert into public.hero_slides (id, title, image_url) values (md5('slide')::uuid, 'Slide', '/media/tm1/jembatan-1600w.webp');
insert into public.faq (id, question, answer) values (md5('faq')::uuid, 'Di mana?', jsonb_build_object('type', 'doc', 'content',
  jsonb_build_array(jsonb_build_object('type', 'image', 'attrs', jsonb_build_object('alt', 'Jembatan', 'src', '/media/tm1/jembatan-480w.webp')))));
insert into public.legalitas (id, title, file_url) values (md5('paper')::uuid, 'Akta', 'https://x.example.id/storage/v1/object/public/media/tm2/akta.pdf');
select is(tests.uses_of('bridge'), 2::bigint, 'a picture used by a slide and an answer has two uses');
select is(tests.uses_of('deed'), 1::bigint, 'a document linked by its full URL has one use');
select results_eq($$ select table_name, column_name, row_label from public.media_usage(md5('bridge')::uuid) order by table_name $$,
  $$ values ('faq', 'answer', 'Di mana?'), ('hero_slides', 'image_url', 'Slide') $$, 'uses are listed with row and column');
select throws_ok($$ delete from public.media where id = md5('bridge')::uuid $$, 'P0001', 'media.in_use', 'a used file cannot be deleted');
select throws_ok($$ update public.media set deleted_at = now() where id = md5('bridge')::uuid $$, 'P0001', 'media.in_use', 'a used file cannot be moved to the trash');
select is(tests.affected_rows($$ delete from storage.objects where name like 'tm1/%' $$), 0::bigint, 'the content of a used file cannot be deleted');
update public.faq set deleted_at = now() where id = md5('faq')::uuid;
select is((select in_trash from public.media_usage(md5('bridge')::uuid) where table_name = 'faq'), true, 'a use in the trash is reported as such');
delete from public.faq where id = md5('faq')::uuid;
update public.hero_slides set image_url = 'drawing:bridge' where id = md5('slide')::uuid;
select is(tests.uses_of('bridge'), 0::bigint, 'a file has no uses once no row refers to it');

select tests.use_owner();
with piece as (insert into public.articles (slug, title) values ('tes-draf', 'Draf') returning id)
  insert into public.drafts (table_name, row_id, changes, base_version)
  select 'articles', id, '{"cover_url": "/media/tm1/jembatan-1600w.webp"}', 1 from piece;
select tests.sign_in('edi');
select results_eq($$ select table_name, column_name, row_label from public.media_usage(md5('bridge')::uuid) $$,
  $$ values ('articles', 'draft', 'Draf') $$, 'a use in a draft is reported');
select tests.use_owner();
delete from public.drafts where changes ->> 'cover_url' like '/media/tm1/%';
select tests.sign_in('edi');

-- Focal point
update public.hero_slides set image_url = '/media/tm1/jembatan-1600w.webp' where id = md5('slide')::uuid;
update public.media set focal_x = 0.3, focal_y = 0.7 where id = md5('bridge')::uuid;
select is((select image_url from public.hero_slides where id = md5('slide')::uuid), '/media/tm1/jembatan-1600w.webp#30,70', 'a new focal point updates the rows that use the picture');
insert into public.articles (slug, title, cover_url) values ('tes-fokus', 'Tes', '/media/tm1/jembatan-1600w.webp#1,1');
select is((select cover_url from public.articles where slug = 'tes-fokus'), '/media/tm1/jembatan-1600w.webp#30,70', 'a row gets the focal point of the library');
update public.media set focal_x = 0.5, focal_y = 0.5 where id = md5('bridge')::uuid;
select is((select cover_url from public.articles where slug = 'tes-fokus'), '/media/tm1/jembatan-1600w.webp', 'a centred focal point is omitted from the URL');
update public.media set colour = '8a9b7c' where id = md5('bridge')::uuid;
select is((select image_url from public.hero_slides where id = md5('slide')::uuid), '/media/tm1/jembatan-1600w.webp#50,50,8a9b7c', 'a new placeholder colour updates the rows that use the picture');
update public.media set colour = null where id = md5('bridge')::uuid;
select throws_ok($$ update public.media set colour = 'red;}' where id = md5('bridge')::uuid $$, '23514', null, 'a colour that is not six hex digits is rejected');
select is((select cover_url from public.articles where cover_url like 'drawing:%' limit 1) ~ '#', false, 'other picture addresses are unchanged');

-- Search in the library
select results_eq($$ select path, uses, is_stored from public.search_media('JEMBATAN 100%') $$,
  $$ values ('tm1/jembatan-1600w.webp', 2, true) $$, 'files are found by name with their number of uses');
select results_eq($$ select path from public.search_media('', 'document') where path like 'tm%' $$, array['tm2/akta.pdf'], 'files can be filtered by type');
select results_eq($$ select path from public.search_media('', null, 'unfinished') where path like 'tm%' $$, array['tm3/hilang-800w.webp'], 'files without content can be listed separately');
select is_empty($$ select * from public.search_media('', null, 'unused') where path like 'tm%' $$, 'used files are excluded from the unused ones');
update public.media set alt_en = 'Deed' where id = md5('deed')::uuid;
select results_eq($$ select path from public.search_media('', null, 'undescribed') where path like 'tm%' $$, array['tm1/jembatan-1600w.webp'], 'files without an English description can be listed');
select is((select count(*) from public.search_media('', null, 'kept', 1, 1)), 2::bigint, 'a page has one extra row if there is a next page');

-- Deleting files and their entries
update public.articles set deleted_at = now(), version = version where slug = 'tes-fokus';
delete from public.articles where slug = 'tes-fokus';
update public.hero_slides set deleted_at = now() where id = md5('slide')::uuid;
delete from public.hero_slides where id = md5('slide')::uuid;
select is(tests.affected_rows($$ delete from storage.objects where name like 'tm1/%' $$), 0::bigint, 'the content of a library file cannot be deleted');
select is(tests.affected_rows($$ update public.media set deleted_at = now() where id = md5('bridge')::uuid $$), 1::bigint, 'an unused file can be moved to the trash');
select throws_ok($$ delete from public.media where id = md5('bridge')::uuid $$, 'P0001', 'media.files_remain', 'an entry with content cannot be deleted');
select is(tests.affected_rows($$ delete from storage.objects where name like 'tm1/%' $$), 2::bigint, 'the content of a trashed file can be deleted');
select is(tests.affected_rows($$ delete from public.media where id = md5('bridge')::uuid $$), 1::bigint, 'an entry without content can be deleted');
select is(tests.affected_rows($$ delete from storage.objects where name = 'tmx/orphan.png' $$), 1::bigint, 'a stored file without a library entry can be deleted');

-- Permissions
select tests.sign_in('via');
select throws_ok($$ select * from public.media_usage(md5('deed')::uuid) $$, '42501', null, 'viewers cannot read uses, which include drafts');
select is(tests.affected_rows($$ update public.media set alt = 'x' $$), 0::bigint, 'viewers cannot update files');
select tests.sign_in('tom');
select throws_ok($$ select * from public.search_media() $$, '42501', null, 'users without a profile cannot search the library');

select * from finish();
rollback;
