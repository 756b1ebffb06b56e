begin;
\ir support/actors.psql
select plan(59);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('rina', 'editor'), tests.person('via', 'viewer'), tests.person('tom');
create function tests.draft_of(what text) returns public.drafts language sql security definer as $$
  select * from public.drafts where row_id = tests.id(what) $$;
create function tests.token(what text) returns bigint language sql security definer as $$
  select version from public.drafts where row_id = tests.id(what) $$;
create function tests.version(what text) returns integer language sql security definer as $$
  select version from public.articles where id = tests.id(what) $$;
create function tests.save(what text, changes jsonb) returns jsonb language sql as $$
  select public.save_draft('articles', tests.id(what), changes, tests.version(what), tests.token(what)) $$;
create function tests.publish(what text, languages text[] default '{id,en}', at timestamptz default null) returns jsonb language sql as $$
  select public.publish_draft('articles', tests.id(what), tests.version(what), tests.token(what), languages, at) $$;
create function tests.seen(what text) returns text language sql as $$
  select concat_ws(' | ', title, title_en) from public.articles where id = tests.id(what) $$;
grant execute on all functions in schema tests to public;

select tests.be('edi');
insert into public.articles (id, slug, title, title_en, status) values
  (tests.id('live'), 'e-live', 'Satu', 'One', 'published'), (tests.id('new'), 'e-new', 'Baru', null, 'draft'),
  (tests.id('other'), 'e-other', 'Lain', null, 'draft');

-- Drafts of published texts
select lives_ok($$ select tests.save('live', '{"title": "Dua", "title_en": "One", "seo_title": "Judul"}') $$, 'an editor keeps a draft of a published article');
select is((tests.draft_of('live')).changes, '{"title": "Dua", "seo_title": "Judul"}', 'only what differs is kept');
select is((tests.draft_of('live')).saved_name, 'Edi', 'with who wrote it');
select is(tests.version('live'), 1, 'the article itself has not changed');
select tests.be_anon();
select is(tests.seen('live'), 'Satu | One', 'visitors read what was published');
select throws_ok('select * from public.drafts', '42501', null, 'and no drafts');
select throws_ok($$ select tests.save('live', '{}') $$, '42501', null, 'nor do they save any');
select tests.be('via');
select is_empty('select * from public.drafts', 'viewers see no drafts');
select throws_ok($$ select tests.save('live', '{"title": "x"}') $$, '42501', null, 'viewers save none');
select throws_ok($$ select tests.publish('live') $$, '42501', null, 'viewers publish nothing');
select throws_ok($$ select public.withdraw_text('articles', tests.id('live'), 1) $$, '42501', null, 'nor withdraw anything');
select tests.be('tom');
select throws_ok($$ select tests.save('live', '{"title": "x"}') $$, '42501', null, 'signed in without a profile: nothing');
select tests.be('edi');
select throws_ok($$ insert into public.drafts (table_name, row_id, changes, base_version) values ('articles', tests.id('new'), '{}', 1) $$, '42501', null, 'nobody writes a draft directly');
select throws_ok($$ update public.drafts set changes = '{}' $$, '42501', null, 'or changes one');

-- Draft contents
select throws_ok($$ select tests.save('live', '{"status": "archived"}') $$, 'P0001', 'editing.unknown_column', 'a draft holds no status');
select throws_ok($$ select tests.save('live', '{"version": 7}') $$, 'P0001', 'editing.unknown_column', 'nor a version');
select throws_ok($$ select tests.save('live', '"x"') $$, 'P0001', 'editing.not_values', 'it is an object');
select throws_ok(format('select tests.save(%L, %L)', 'live', jsonb_build_object('title', repeat('x', 201))), '23514', 'draft of "articles" violates check constraint "articles_title_check"', 'the table''s own checks hold');
select throws_ok($$ select tests.save('live', '{"body": "<script>"}') $$, '23514', null, 'a body is a document');
select throws_ok($$ select tests.save('live', '{"cover_url": "javascript:alert(1)"}') $$, '23514', null, 'a cover is a link or a drawing');
select throws_ok($$ select tests.save('live', '{"slug": "Salah Slug"}') $$, '23514', null, 'a slug is lower-case words');
select throws_ok($$ select tests.save('live', '{"title": null}') $$, '23502', null, 'a title is not null');
select lives_ok($$ select tests.save('live', '{"title": "", "slug": ""}') $$, 'but may be blank for now');
select throws_ok($$ select tests.publish('live') $$, '23514', null, 'until it is to be published');
select throws_ok($$ select public.save_draft('faq', tests.id('live'), '{}', 1) $$, 'P0001', 'editing.unknown_table', 'only written pieces have drafts');
select throws_ok($$ select public.save_draft('articles', tests.id('nothing'), '{}', 1) $$, 'P0001', 'editing.gone', 'a text that is gone');

-- Concurrent edits
select throws_ok($$ select public.save_draft('articles', tests.id('live'), '{"title": "Tiga"}', 1, null) $$, 'P0001', 'editing.newer_draft', 'a draft is not saved over a newer one');
select is((tests.draft_of('live')).changes, '{"title": "", "slug": ""}', 'and the newer one stays');
select throws_ok($$ select public.publish_draft('articles', tests.id('live'), 1, 1) $$, 'P0001', 'editing.newer_draft', 'nor published over one');
select throws_ok($$ select public.save_draft('articles', tests.id('live'), '{}', 7, tests.token('live')) $$, 'P0001', 'editing.newer_version', 'nor over a newer article');
select public.discard_draft('articles', tests.id('live'), 1, tests.token('live'));
select is(tests.token('live'), null, 'a draft can be given up');

-- Publishing one language, both languages, and scheduling
select tests.save('live', '{"title": "Dua", "title_en": "Two", "excerpt_en": "In short"}');
select tests.publish('live', '{id}');
select tests.be_anon();
select is(tests.seen('live'), 'Dua | One', 'Indonesian alone is published');
select tests.be('edi');
select is((tests.draft_of('live')).changes, '{"title_en": "Two", "excerpt_en": "In short"}', 'English waits in the draft');
select tests.publish('live', '{en}');
select is(tests.seen('live'), 'Dua | Two', 'then English');
select is(tests.token('live'), null, 'and the draft is gone');
select throws_ok($$ select tests.publish('live', '{id,en}', now() + interval '1 day') $$, 'P0001', 'editing.live', 'what is being read is not put off');
select throws_ok($$ select tests.publish('live', '{fr}') $$, 'P0001', 'editing.unknown_language', 'only two languages');
select tests.save('new', '{"title": "Baru sekali", "title_en": "Brand new"}');
select throws_ok($$ select tests.publish('new', '{en}') $$, 'P0001', 'editing.indonesian_first', 'English alone does not begin');
select public.apply_draft('articles', tests.id('new'), 1, tests.token('new'));
select is(tests.seen('new'), 'Baru sekali | Brand new', 'what nobody reads yet is saved as it is');
select is((select count(*) from public.revisions where row_id = tests.id('new')), 2::bigint, 'as a version of its own');
select throws_ok($$ select public.apply_draft('articles', tests.id('live'), tests.version('live')) $$, 'P0001', 'editing.live', 'but not what visitors read');
select tests.publish('new', '{id}');
select is(tests.seen('new'), 'Baru sekali', 'English that was saved before is not shown with Indonesian alone');
select is((tests.draft_of('new')).changes, '{"title_en": "Brand new"}', 'it is kept');
select tests.save('other', '{"title": "Nanti"}');
select tests.publish('other', '{id,en}', now() + interval '1 day');
select tests.be_anon();
select is(tests.seen('other'), null, 'a schedule: not yet');
select tests.be('edi');
select ok((select status = 'published' and published_at > now() from public.articles where id = tests.id('other')), 'but from its moment on');
select tests.publish('other');
select ok((select published_at <= now() from public.articles where id = tests.id('other')), 'or at once after all');

-- Withdrawing a text and restoring a version
select tests.save('live', '{"title": "Tiga"}');
select public.withdraw_text('articles', tests.id('live'), tests.version('live'), tests.token('live'));
select tests.be_anon();
select is(tests.seen('live'), null, 'what is withdrawn is read by nobody');
select tests.be('edi');
select is((tests.draft_of('live')).changes, '{"title": "Tiga"}', 'its draft stays');
select public.restore_revision('articles', tests.id('live'), 1, tests.version('live'), tests.token('live'));
select is((tests.draft_of('live')).changes, '{"title": "Satu", "title_en": "One", "excerpt_en": null}', 'an earlier version comes back as a draft');
select is(tests.seen('live'), 'Dua | Two', 'and not straight into the article');
select throws_ok($$ select public.restore_revision('articles', tests.id('live'), 99, tests.version('live'), tests.token('live')) $$, 'P0001', 'editing.no_revision', 'a version that is not kept');
select tests.publish('live');

-- Redirects from former addresses
update public.articles set slug = 'e-moved', version = version where id = tests.id('live');
select tests.be_anon();
select is(public.follow_slug('articles', 'e-live'), 'e-moved', 'a former address leads to the present one');
select is(public.follow_slug('cms_pages', 'e-live'), null, 'of the same kind of text');
select tests.be('edi');
select throws_ok($$ update public.articles set slug = 'e-live', version = version where id = tests.id('other') $$, '23505', null, 'another text may not take it');
update public.articles set slug = 'e-live', version = version where id = tests.id('live');
select is(public.follow_slug('articles', 'e-moved'), 'e-live', 'the text itself may go back');
select is(tests.touched($$ delete from public.redirects where old_slug = 'e-moved' $$), 1::bigint, 'an editor gives an address up');
select tests.be('via');
select is(tests.touched('delete from public.redirects'), 0::bigint, 'a viewer does not');

-- Trash and permanent deletion
select tests.be('edi');
select tests.save('live', '{"title": "Empat"}');
update public.articles set deleted_at = now(), version = version where id = tests.id('live');
select throws_ok($$ select tests.save('live', '{"title": "Lima"}') $$, 'P0001', 'editing.in_trash', 'what is in the trash is not written on');
delete from public.articles where id = tests.id('live');
select is(tests.token('live'), null, 'its draft is gone with it');
select * from finish();
rollback;
