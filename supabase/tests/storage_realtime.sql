begin;
\ir support/actors.psql
select plan(22);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer'), tests.person('tom');
insert into private.upload_slots (path, kind, case_id, place, file_name, mime_type, size_bytes, expires_at) values
  ('t/open.pdf', 'complaint', gen_random_uuid(), 1, 'a.pdf', 'application/pdf', 1, now() + interval '1 hour'),
  ('t/late.pdf', 'complaint', gen_random_uuid(), 1, 'a.pdf', 'application/pdf', 1, now() - interval '1 second');
insert into public.media (path, mime_type, alt, bytes) values ('t/e.pdf', 'application/pdf', 'Dokumen', 15000000);
insert into storage.objects (bucket_id, name, metadata) values
  ('media', 't/a.png', '{"mimetype": "image/png", "size": 10}'), ('evidence', 't/other.pdf', '{"mimetype": "application/pdf", "size": 10}');

-- Storage buckets
select results_eq($$ select id, public, file_size_limit from storage.buckets where id in ('media', 'evidence') order by id $$,
  $$ values ('evidence', false, 10485760::bigint), ('media', true, 20971520::bigint) $$, 'evidence is private, media public');
select tests.be_anon();
select is_empty($$ select * from storage.objects $$, 'visitors list nothing in either bucket');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/open.pdf') $$, 'visitors fill an open slot');
select is_empty($$ select * from storage.objects $$, 'and do not read it back');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/open.pdf') $$, '23505', null, 'one file per slot');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/late.pdf') $$, '42501', null, 'a slot closes');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/mine.pdf') $$, '42501', null, 'nothing outside a slot');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 't/mine.png') $$, '42501', null, 'nothing into media');
select is(tests.touched($$ delete from storage.objects $$), 0::bigint, 'and delete nothing');
select tests.be('tom');
select is_empty($$ select * from storage.objects $$, 'signed in without a profile: the same');
select tests.be('via');
select results_eq($$ select bucket_id from storage.objects where name like 't/%' $$, array['media'], 'viewers see media, not evidence');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 't/v.png') $$, '42501', null, 'viewers upload nothing');
select tests.be('edi');
select is((select count(*) from storage.objects where bucket_id = 'evidence' and name like 't/%'), 0::bigint, 'editors do not see evidence: the function evidence-link hands it out');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'evidence' $$), 0::bigint, 'and do not delete it');
select lives_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 't/e.pdf', '{"mimetype": "application/pdf", "size": 15000000}') $$, 'a document of 15 MB is fine');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 't/e.png', '{"mimetype": "image/png", "size": 6000000}') $$, '42501', null, 'a picture of 6 MB is not');

-- Realtime channels
select tests.be_owner();
select realtime.send('{}', 'change', 'content', true), realtime.send('{}', 'change', 'staff', true);
create view tests.heard with (security_invoker = true) as select topic from realtime.messages;
grant select on tests.heard to public;
select tests.be('edi');
select set_config('realtime.topic', 'staff', true);
select isnt_empty($$ select * from tests.heard $$, 'editors listen to cases');
select throws_ok($$ insert into realtime.messages (topic, extension) values ('staff', 'broadcast') $$, '42501', null, 'and cannot speak');
select tests.be('via');
select is_empty($$ select * from tests.heard $$, 'viewers do not listen to cases');
select set_config('realtime.topic', 'content', true);
select isnt_empty($$ select * from tests.heard $$, 'viewers listen to content');
select tests.be('tom');
select is_empty($$ select * from tests.heard $$, 'people without a profile listen to nothing');
select set_config('realtime.topic', 'anything', true);
select tests.be('ani');
select is_empty($$ select * from tests.heard $$, 'there are no other channels');

select * from finish();
rollback;
