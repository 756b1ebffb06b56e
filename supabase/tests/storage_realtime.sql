begin;
\ir support/actors.psql
select plan(22);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');
insert into private.upload_slots (path, kind, case_id, place, file_name, mime_type, size_bytes, expires_at) values
  ('t/open.pdf', 'complaint', gen_random_uuid(), 1, 'a.pdf', 'application/pdf', 1, now() + interval '1 hour'),
  ('t/late.pdf', 'complaint', gen_random_uuid(), 1, 'a.pdf', 'application/pdf', 1, now() - interval '1 second');
insert into public.media (path, mime_type, alt, bytes) values ('t/e.pdf', 'application/pdf', 'Dokumen', 15000000);
insert into storage.objects (bucket_id, name, metadata) values
  ('media', 't/a.png', '{"mimetype": "image/png", "size": 10}'), ('evidence', 't/other.pdf', '{"mimetype": "application/pdf", "size": 10}');

-- Storage buckets
select results_eq($$ select id, public, file_size_limit from storage.buckets where id in ('media', 'evidence') order by id $$,
  $$ values ('evidence', false, 10485760::bigint), ('media', true, 20971520::bigint) $$, 'evidence is private and media is public, with size limits');
select tests.sign_out();
select is_empty($$ select * from storage.objects $$, 'visitors cannot list files');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/open.pdf') $$, 'visitors can upload to an open slot');
select is_empty($$ select * from storage.objects $$, 'visitors cannot read back an uploaded file');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/open.pdf') $$, '23505', null, 'a second file in the same slot is rejected');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/late.pdf') $$, '42501', null, 'an upload to an expired slot is rejected');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('evidence', 't/mine.pdf') $$, '42501', null, 'an upload outside a slot is rejected');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 't/mine.png') $$, '42501', null, 'visitors cannot upload to media');
select is(tests.affected_rows($$ delete from storage.objects $$), 0::bigint, 'visitors cannot delete files');
select tests.sign_in('tom');
select is_empty($$ select * from storage.objects $$, 'users without a profile cannot list files');
select tests.sign_in('via');
select results_eq($$ select bucket_id from storage.objects where name like 't/%' $$, array['media'], 'viewers see media, but not evidence');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('media', 't/v.png') $$, '42501', null, 'viewers cannot upload files');
select tests.sign_in('edi');
select is((select count(*) from storage.objects where bucket_id = 'evidence' and name like 't/%'), 0::bigint, 'editors cannot read evidence without the function evidence-link');
select is(tests.affected_rows($$ delete from storage.objects where bucket_id = 'evidence' $$), 0::bigint, 'editors cannot delete evidence');
select lives_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 't/e.pdf', '{"mimetype": "application/pdf", "size": 15000000}') $$, 'a document of 15 MB is accepted');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('media', 't/e.png', '{"mimetype": "image/png", "size": 6000000}') $$, '42501', null, 'a picture of 6 MB is rejected');

-- Realtime channels
select tests.use_owner();
select realtime.send('{}', 'change', 'content', true), realtime.send('{}', 'change', 'staff', true);
create view tests.received_messages with (security_invoker = true) as select topic from realtime.messages;
grant select on tests.received_messages to public;
select tests.sign_in('edi');
select set_config('realtime.topic', 'staff', true);
select isnt_empty($$ select * from tests.received_messages $$, 'editors receive messages of the channel "staff"');
select throws_ok($$ insert into realtime.messages (topic, extension) values ('staff', 'broadcast') $$, '42501', null, 'editors cannot send messages');
select tests.sign_in('via');
select is_empty($$ select * from tests.received_messages $$, 'viewers receive no messages of the channel "staff"');
select set_config('realtime.topic', 'content', true);
select isnt_empty($$ select * from tests.received_messages $$, 'viewers receive messages of the channel "content"');
select tests.sign_in('tom');
select is_empty($$ select * from tests.received_messages $$, 'users without a profile receive no messages');
select set_config('realtime.topic', 'anything', true);
select tests.sign_in('ani');
select is_empty($$ select * from tests.received_messages $$, 'other channels have no messages');

select * from finish();
rollback;
