begin;
\ir support/actors.psql
select plan(49);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer');
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
/* Ages the recorded changes and the state of the job by the given interval. */
create function tests.later(passed interval) returns void language sql as $$
  update private.content_changes set at = at - passed;
  update private.page_writing set looked_at = looked_at - passed;
  update private.page_orders set ordered_at = ordered_at - passed, next_attempt_at = next_attempt_at - passed, called_at = called_at - passed $$;
create function tests.claim() returns jsonb language plpgsql as $$
begin
  perform tests.be_service();
  return public.claim_pages();
end $$;
grant execute on all functions in schema tests to public;

-- Changes visible to visitors
insert into public.faq (id, question, answer, is_published) values (tests.id('f'), 'Draf', tests.doc('Isi'), false);
select ok(not tests.changed(), 'an unpublished row changes no page');
update public.faq set question = 'Draf lain' where id = tests.id('f');
select ok(not tests.changed(), 'nor does work on it');
update public.faq set is_published = true where id = tests.id('f');
select ok(tests.changed(), 'publishing does');
update public.faq set is_published = false where id = tests.id('f');
select ok(tests.changed(), 'and so does taking it off the site');
update public.faq set is_published = true where id = tests.id('f');
select ok(tests.changed(), 'again');
update public.faq set deleted_at = now() where id = tests.id('f');
select ok(tests.changed(), 'the trash takes it off the site');
delete from public.faq where id = tests.id('f');
select ok(not tests.changed(), 'emptying the trash does not');
update public.site_settings set site_name = 'Lembaga lain';
select ok(tests.changed(), 'settings are on every page');
insert into public.articles (id, slug, title, body, category, status, published_at)
values (tests.id('a'), 'nanti', 'Nanti', tests.doc('Isi'), 'berita', 'published', now() + interval '1 hour');
select ok(not tests.changed(), 'a text that is published later changes nothing yet');
update public.app_users set full_name = 'Ani Lain' where id = tests.id('ani');
select ok(not tests.changed(), 'people are on no page');
savepoint undone;
update public.site_settings set site_name = 'Batal';
rollback to savepoint undone;
select ok(not tests.changed(), 'what was taken back is not noted');
update public.site_settings set site_name = 'Lembaga';

-- Permissions
select tests.be('edi');
select throws_ok($$ select public.set_page_hook('https://hooks.example.id/x') $$, '42501', null, 'editors set no hook');
select throws_ok('select public.order_pages()', '42501', null, 'nor order a build');
select throws_ok('select public.page_state()', '42501', null, 'nor see its state');
select throws_ok('select hook from private.page_writing', '42501', null, 'nor read the hook');
select tests.be('ani');
select throws_ok('select hook from private.page_writing', '42501', null, 'admins do not read it either');
select throws_ok('select public.claim_pages()', '42501', null, 'nor claim the call');
select throws_ok('select public.order_pages()', 'P0001', 'pages.no_hook', 'without a hook nothing can be ordered');
select throws_ok(format('select public.set_page_hook(%L)', bad), 'P0001', 'hook.invalid', format('refused: %s', bad))
from unnest(array['http://hooks.example.id/x', 'https://127.0.0.1/x', 'https://localhost/x', 'https://a:b@hooks.example.id/x', 'javascript:alert(1)',
  'https://hooks.example.id', 'https://db.internal/x', E'https://hooks.example.id/x\r\nhost: y', 'https://hooks.example.id/' || repeat('x', 1000)]) bad;
select tests.become('authenticated', jsonb_build_object('sub', tests.id('ani'), 'role', 'authenticated', 'aal', 'aal1',
  'amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select throws_ok($$ select public.set_page_hook('https://hooks.example.id/x') $$, 'P0001', 'session.not_fresh', 'an old session sets no hook');
select is(tests.claim(), '{}', 'without a hook nothing is called');
select tests.be('ani');
select lives_ok($$ select public.set_page_hook(' https://hooks.example.id/secret-path ') $$, 'an admin sets the hook');
select ok(public.page_state()::text not like '%secret%', 'the state does not tell it');
select is(public.page_state() ->> 'host', 'hooks.example.id', 'but its host');
select tests.be_owner();
select ok(not exists (select from public.security_events where detail::text like '%secret%')
  and exists (select from public.security_events where event = 'page_hook' and detail ->> 'name' = 'hooks.example.id'), 'the record names the host alone');

-- Claiming a build
select is(tests.claim() -> 'id', null, 'a change waits for others');
select tests.be_owner();
select tests.later('3 minutes');
select is(tests.claim() ->> 'hook', 'https://hooks.example.id/secret-path', 'after two minutes it is one build');
select is(tests.claim() -> 'id', null, 'claimed once');
select tests.be_owner();
create function tests.settle(status integer, problem text) returns boolean language plpgsql as $$
declare open_order uuid;
begin
  perform tests.be_owner();
  select id into open_order from private.page_orders where called_at is null and given_up_at is null;
  perform tests.be_service();
  return public.settle_pages(open_order, status, problem);
end $$;
grant execute on function tests.settle(integer, text) to public;
select ok(tests.settle(500, 'refused'), 'a refusal is noted');
select is(tests.claim() -> 'id', null, 'and tried again later');
select tests.be('ani');
select lives_ok('select public.order_pages()', 'an admin does not wait for that');
select ok(tests.claim() ? 'id', 'so that it is called at once');
select ok(tests.settle(200, null), 'an order that was taken is noted');
select tests.be('ani');
select throws_ok('select public.order_pages()', 'P0001', 'limit.reached', 'and another follows after two minutes at the earliest');
select isnt(public.page_state() -> 'changed_at', 'null'::jsonb, 'changes wait until the site was written');
select is(tests.claim(), '{"is_awaited": true}', 'the site is looked at');
select tests.be_owner();
select tests.later('61 minutes');
select tests.claim();
select tests.be('ani');
select is((select kind from public.work_today() where kind = 'stale_pages'), 'stale_pages', 'a build that wrote nothing within an hour is on the dashboard');
select tests.be('edi');
select is((select kind from public.work_today() where kind = 'stale_pages'), null, 'of admins alone');
select tests.be_service();
select public.note_pages_written(now());
select tests.be('ani');
select is((select kind from public.work_today() where kind = 'stale_pages'), null, 'and gone once the site was written');
select is(public.page_state() -> 'changed_at', 'null'::jsonb, 'no change waits any more');
select tests.be_owner();
set local session_replication_role = replica;
update public.articles set published_at = now() - interval '1 minute' where id = tests.id('a');
set local session_replication_role = origin;
update private.page_writing set looked_at = now() - interval '2 minutes';
select tests.claim();
select tests.be_owner();
select ok(tests.changed(), 'a text whose time has come is a change');
select * from finish();
rollback;
