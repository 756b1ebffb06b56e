begin;
\ir support/actors.psql
select plan(49);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer');
delete from private.content_changes;

/* Returns whether changes were recorded since the last call, and clears them. A transaction records one row
   at most. */
create function tests.changed() returns boolean language plpgsql as $$
declare n integer;
begin
  delete from private.content_changes;
  get diagnostics n = row_count;
  return n > 0;
end $$;
/* Shifts the recorded changes and the orders into the past by the given interval. Shifts the job's last run only as far
   as the next run needs: an hour could move it to the previous day, when other content was valid. */
create function tests.age(passed interval) returns void language sql as $$
  update private.content_changes set at = at - passed;
  update private.page_writing set looked_at = looked_at - least(passed, interval '31 seconds');
  update private.page_orders set ordered_at = ordered_at - passed, next_attempt_at = next_attempt_at - passed, called_at = called_at - passed $$;
create function tests.claim() returns jsonb language plpgsql as $$
begin
  perform tests.use_service_role();
  return public.claim_pages();
end $$;
grant execute on all functions in schema tests to public;

-- Changes visible to visitors
insert into public.faq (id, question, answer, is_published) values (tests.id('f'), 'Draf', tests.doc('Isi'), false);
select ok(not tests.changed(), 'inserting an unpublished row requires no build');
update public.faq set question = 'Draf lain' where id = tests.id('f');
select ok(not tests.changed(), 'updating an unpublished row requires no build');
update public.faq set is_published = true where id = tests.id('f');
select ok(tests.changed(), 'publishing a row requires a build');
update public.faq set is_published = false where id = tests.id('f');
select ok(tests.changed(), 'unpublishing a row requires a build');
update public.faq set is_published = true where id = tests.id('f');
select ok(tests.changed(), 'publishing a row again requires a build');
update public.faq set deleted_at = now() where id = tests.id('f');
select ok(tests.changed(), 'moving a published row to the trash requires a build');
delete from public.faq where id = tests.id('f');
select ok(not tests.changed(), 'deleting a row from the trash requires no build');
update public.site_settings set site_name = 'Lembaga lain';
select ok(tests.changed(), 'changing the settings requires a build');
insert into public.articles (id, slug, title, body, category, status, published_at)
values (tests.id('a'), 'nanti', 'Nanti', tests.doc('Isi'), 'berita', 'published', now() + interval '1 hour');
select ok(not tests.changed(), 'scheduling a text requires no build before its publication time');
update public.app_users set full_name = 'Ani Lain' where id = tests.id('ani');
select ok(not tests.changed(), 'changing a user requires no build');
savepoint undone;
update public.site_settings set site_name = 'Batal';
rollback to savepoint undone;
select ok(not tests.changed(), 'a rolled-back change requires no build');
update public.site_settings set site_name = 'Lembaga';

-- Permissions
select tests.sign_in('edi');
select throws_ok($$ select public.set_page_hook('https://hooks.example.id/x') $$, '42501', null, 'an editor cannot set the build hook');
select throws_ok('select public.order_pages()', '42501', null, 'an editor cannot order a build');
select throws_ok('select public.page_state()', '42501', null, 'an editor cannot read the state of the pages');
select throws_ok('select hook from private.page_writing', '42501', null, 'an editor cannot read the build hook');
select tests.sign_in('ani');
select throws_ok('select hook from private.page_writing', '42501', null, 'an admin cannot read the build hook');
select throws_ok('select public.claim_pages()', '42501', null, 'an admin cannot claim a build');
select throws_ok('select public.order_pages()', 'P0001', 'pages.no_hook', 'a build cannot be ordered without a build hook');
select throws_ok(format('select public.set_page_hook(%L)', bad), 'P0001', 'hook.invalid', format('a build hook at %s is rejected', bad))
from unnest(array['http://hooks.example.id/x', 'https://127.0.0.1/x', 'https://localhost/x', 'https://a:b@hooks.example.id/x', 'javascript:alert(1)',
  'https://hooks.example.id', 'https://db.internal/x', E'https://hooks.example.id/x\r\nhost: y', 'https://hooks.example.id/' || repeat('x', 1000)]) bad;
select tests.set_actor('authenticated', jsonb_build_object('sub', tests.id('ani'), 'role', 'authenticated', 'aal', 'aal1',
  'amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select throws_ok($$ select public.set_page_hook('https://hooks.example.id/x') $$, 'P0001', 'session.not_fresh', 'a session that is not fresh cannot set the build hook');
select is(tests.claim(), '{}', 'without a build hook nothing is claimed');
select tests.sign_in('ani');
select lives_ok($$ select public.set_page_hook(' https://hooks.example.id/secret-path ') $$, 'an admin can set the build hook');
select ok(public.page_state()::text not like '%secret%', 'the state does not contain the build hook');
select is(public.page_state() ->> 'host', 'hooks.example.id', 'the state contains the host of the build hook');
select tests.use_owner();
select ok(not exists (select from public.security_events where detail::text like '%secret%')
  and exists (select from public.security_events where event = 'page_hook' and detail ->> 'name' = 'hooks.example.id'), 'the security log contains only the host of the build hook');

-- Claiming a build
select is(tests.claim() -> 'id', null, 'a build is not claimed immediately after a change');
select tests.use_owner();
select tests.age('3 minutes');
select is(tests.claim() ->> 'hook', 'https://hooks.example.id/secret-path', 'a build is claimed after two minutes without changes');
select is(tests.claim() -> 'id', null, 'a build is claimed once');
select tests.use_owner();
create function tests.record_call(status integer, problem text) returns boolean language plpgsql as $$
declare open_order uuid;
begin
  perform tests.use_owner();
  select id into open_order from private.page_orders where called_at is null and given_up_at is null;
  perform tests.use_service_role();
  return public.settle_pages(open_order, status, problem);
end $$;
grant execute on function tests.record_call(integer, text) to public;
select ok(tests.record_call(500, 'refused'), 'a failed call is recorded');
select is(tests.claim() -> 'id', null, 'a failed call is not retried immediately');
select tests.sign_in('ani');
select lives_ok('select public.order_pages()', 'an admin can order a build during the delay');
select ok(tests.claim() ? 'id', 'an ordered build is claimed immediately');
select ok(tests.record_call(200, null), 'a successful call is recorded');
select tests.sign_in('ani');
select throws_ok('select public.order_pages()', 'P0001', 'limit.reached', 'a second build cannot be ordered within two minutes');
select isnt(public.page_state() -> 'changed_at', 'null'::jsonb, 'changes are pending until the pages are prerendered');
select is(tests.claim(), '{"is_awaited": true}', 'after a successful call the site is checked');
select tests.use_owner();
select tests.age('61 minutes');
select tests.claim();
select tests.sign_in('ani');
select is((select kind from public.work_today() where kind = 'stale_pages'), 'stale_pages', 'a build without pages after an hour is shown to admins');
select tests.sign_in('edi');
select is((select kind from public.work_today() where kind = 'stale_pages'), null, 'editors get no warning about a build that wrote no pages');
select tests.use_service_role();
select public.note_pages_written(now());
select tests.sign_in('ani');
select is((select kind from public.work_today() where kind = 'stale_pages'), null, 'the warning disappears when the pages are prerendered');
select is(public.page_state() -> 'changed_at', 'null'::jsonb, 'no changes are pending after the pages were prerendered');
select tests.use_owner();
set local session_replication_role = replica;
update public.articles set published_at = now() - interval '1 minute' where id = tests.id('a');
set local session_replication_role = origin;
update private.page_writing set looked_at = now() - interval '2 minutes';
select tests.claim();
select tests.use_owner();
select ok(tests.changed(), 'the publication time of a scheduled text requires a build');
select * from finish();
rollback;
