begin;
\ir support/actors.psql
select plan(59);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('rina', 'editor'), tests.add_user('via', 'viewer'), tests.add_user('tom');
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
create function tests.visible_title(what text) returns text language sql as $$
  select concat_ws(' | ', title, title_en) from public.articles where id = tests.id(what) $$;
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
insert into public.articles (id, slug, title, title_en, status) values
  (tests.id('live'), 'e-live', 'Satu', 'One', 'published'), (tests.id('new'), 'e-new', 'Baru', null, 'draft'),
  (tests.id('other'), 'e-other', 'Lain', null, 'draft');

-- Drafts of published texts
select lives_ok($$ select tests.save('live', '{"title": "Dua", "title_en": "One", "seo_title": "Judul"}') $$, 'an editor can save a draft of a published article');
select is((tests.draft_of('live')).changes, '{"title": "Dua", "seo_title": "Judul"}', 'a draft stores only changed columns');
select is((tests.draft_of('live')).saved_name, 'Edi', 'a draft stores its author');
select is(tests.version('live'), 1, 'saving a draft does not change the article’s version');
select tests.sign_out();
select is(tests.visible_title('live'), 'Satu | One', 'visitors still see the published text');
select throws_ok('select * from public.drafts', '42501', null, 'visitors cannot read drafts');
select throws_ok($$ select tests.save('live', '{}') $$, '42501', null, 'visitors cannot save drafts');
select tests.sign_in('via');
select is_empty('select * from public.drafts', 'viewers cannot read drafts');
select throws_ok($$ select tests.save('live', '{"title": "x"}') $$, '42501', null, 'viewers cannot save drafts');
select throws_ok($$ select tests.publish('live') $$, '42501', null, 'viewers cannot publish drafts');
select throws_ok($$ select public.withdraw_text('articles', tests.id('live'), 1) $$, '42501', null, 'viewers cannot withdraw an article');
select tests.sign_in('tom');
select throws_ok($$ select tests.save('live', '{"title": "x"}') $$, '42501', null, 'users without a profile cannot save drafts');
select tests.sign_in('edi');
select throws_ok($$ insert into public.drafts (table_name, row_id, changes, base_version) values ('articles', tests.id('new'), '{}', 1) $$, '42501', null, 'editors cannot insert a draft directly');
select throws_ok($$ update public.drafts set changes = '{}' $$, '42501', null, 'editors cannot update a draft directly');

-- Draft contents
select throws_ok($$ select tests.save('live', '{"status": "archived"}') $$, 'P0001', 'editing.unknown_column', 'a draft with a status is rejected');
select throws_ok($$ select tests.save('live', '{"version": 7}') $$, 'P0001', 'editing.unknown_column', 'a draft with a version is rejected');
select throws_ok($$ select tests.save('live', '"x"') $$, 'P0001', 'editing.not_values', 'a draft that is not an object is rejected');
select throws_ok(format('select tests.save(%L, %L)', 'live', jsonb_build_object('title', repeat('x', 201))), '23514', 'draft of "articles" violates check constraint "articles_title_check"', 'a draft must satisfy the checks of the table');
select throws_ok($$ select tests.save('live', '{"body": "<script>"}') $$, '23514', null, 'a body that is not a document is rejected');
select throws_ok($$ select tests.save('live', '{"cover_url": "javascript:alert(1)"}') $$, '23514', null, 'a script URL as a cover is rejected');
select throws_ok($$ select tests.save('live', '{"slug": "Salah Slug"}') $$, '23514', null, 'a slug with capitals and spaces is rejected');
select throws_ok($$ select tests.save('live', '{"title": null}') $$, '23502', null, 'a null title is rejected');
select lives_ok($$ select tests.save('live', '{"title": "", "slug": ""}') $$, 'a blank title is accepted in a draft');
select throws_ok($$ select tests.publish('live') $$, '23514', null, 'a blank title cannot be published');
select throws_ok($$ select public.save_draft('faq', tests.id('live'), '{}', 1) $$, 'P0001', 'editing.unknown_table', 'tables other than articles and pages have no drafts');
select throws_ok($$ select public.save_draft('articles', tests.id('nothing'), '{}', 1) $$, 'P0001', 'editing.gone', 'a draft of an unknown article is rejected');

-- Concurrent edits
select throws_ok($$ select public.save_draft('articles', tests.id('live'), '{"title": "Tiga"}', 1, null) $$, 'P0001', 'editing.newer_draft', 'a save over a newer draft is rejected');
select is((tests.draft_of('live')).changes, '{"title": "", "slug": ""}', 'the newer draft is unchanged');
select throws_ok($$ select public.publish_draft('articles', tests.id('live'), 1, 1) $$, 'P0001', 'editing.newer_draft', 'publishing over a newer draft is rejected');
select throws_ok($$ select public.save_draft('articles', tests.id('live'), '{}', 7, tests.token('live')) $$, 'P0001', 'editing.newer_version', 'a save over a newer version of the article is rejected');
select public.discard_draft('articles', tests.id('live'), 1, tests.token('live'));
select is(tests.token('live'), null, 'a draft can be discarded');

-- Publishing one language, both languages, and scheduling
select tests.save('live', '{"title": "Dua", "title_en": "Two", "excerpt_en": "In short"}');
select tests.publish('live', '{id}');
select tests.sign_out();
select is(tests.visible_title('live'), 'Dua | One', 'publishing Indonesian changes only the Indonesian text');
select tests.sign_in('edi');
select is((tests.draft_of('live')).changes, '{"title_en": "Two", "excerpt_en": "In short"}', 'the English changes remain in the draft');
select tests.publish('live', '{en}');
select is(tests.visible_title('live'), 'Dua | Two', 'publishing English then changes the English text');
select is(tests.token('live'), null, 'publishing the last changes deletes the draft');
select throws_ok($$ select tests.publish('live', '{id,en}', now() + interval '1 day') $$, 'P0001', 'editing.live', 'a published article cannot be scheduled');
select throws_ok($$ select tests.publish('live', '{fr}') $$, 'P0001', 'editing.unknown_language', 'an unsupported language is rejected');
select tests.save('new', '{"title": "Baru sekali", "title_en": "Brand new"}');
select throws_ok($$ select tests.publish('new', '{en}') $$, 'P0001', 'editing.indonesian_first', 'English cannot be published before Indonesian');
select public.apply_draft('articles', tests.id('new'), 1, tests.token('new'));
select is(tests.visible_title('new'), 'Baru sekali | Brand new', 'saving an unpublished article changes it directly');
select is((select count(*) from public.revisions where row_id = tests.id('new')), 2::bigint, 'saving an unpublished article creates a version');
select throws_ok($$ select public.apply_draft('articles', tests.id('live'), tests.version('live')) $$, 'P0001', 'editing.live', 'saving a published article directly is rejected');
select tests.publish('new', '{id}');
select is(tests.visible_title('new'), 'Baru sekali', 'publishing Indonesian hides English saved earlier');
select is((tests.draft_of('new')).changes, '{"title_en": "Brand new"}', 'the unpublished English text is kept in the draft');
select tests.save('other', '{"title": "Nanti"}');
select tests.publish('other', '{id,en}', now() + interval '1 day');
select tests.sign_out();
select is(tests.visible_title('other'), null, 'a scheduled article is hidden before its publication time');
select tests.sign_in('edi');
select ok((select status = 'published' and published_at > now() from public.articles where id = tests.id('other')), 'a scheduled article has a publication time in the future');
select tests.publish('other');
select ok((select published_at <= now() from public.articles where id = tests.id('other')), 'a scheduled article can be published immediately');

-- Withdrawing a text and restoring a version
select tests.save('live', '{"title": "Tiga"}');
select public.withdraw_text('articles', tests.id('live'), tests.version('live'), tests.token('live'));
select tests.sign_out();
select is(tests.visible_title('live'), null, 'a withdrawn article is hidden from visitors');
select tests.sign_in('edi');
select is((tests.draft_of('live')).changes, '{"title": "Tiga"}', 'withdrawing an article keeps its draft');
select public.restore_revision('articles', tests.id('live'), 1, tests.version('live'), tests.token('live'));
select is((tests.draft_of('live')).changes, '{"title": "Satu", "title_en": "One", "excerpt_en": null}', 'an earlier version is restored to the draft');
select is(tests.visible_title('live'), 'Dua | Two', 'restoring a version does not change the article');
select throws_ok($$ select public.restore_revision('articles', tests.id('live'), 99, tests.version('live'), tests.token('live')) $$, 'P0001', 'editing.no_revision', 'restoring an unknown version is rejected');
select tests.publish('live');

-- Redirects from former addresses
update public.articles set slug = 'e-moved', version = version where id = tests.id('live');
select tests.sign_out();
select is(public.follow_slug('articles', 'e-live'), 'e-moved', 'follow_slug returns the current slug for a former one');
select is(public.follow_slug('cms_pages', 'e-live'), null, 'follow_slug finds former slugs only of the given kind of text');
select tests.sign_in('edi');
select throws_ok($$ update public.articles set slug = 'e-live', version = version where id = tests.id('other') $$, '23505', null, 'another article cannot use a former slug');
update public.articles set slug = 'e-live', version = version where id = tests.id('live');
select is(public.follow_slug('articles', 'e-moved'), 'e-live', 'an article can return to its former slug');
select is(tests.affected_rows($$ delete from public.redirects where old_slug = 'e-moved' $$), 1::bigint, 'an editor can delete a redirect');
select tests.sign_in('via');
select is(tests.affected_rows('delete from public.redirects'), 0::bigint, 'a viewer cannot delete a redirect');

-- Trash and permanent deletion
select tests.sign_in('edi');
select tests.save('live', '{"title": "Empat"}');
update public.articles set deleted_at = now(), version = version where id = tests.id('live');
select throws_ok($$ select tests.save('live', '{"title": "Lima"}') $$, 'P0001', 'editing.in_trash', 'an article in the trash cannot get a draft');
delete from public.articles where id = tests.id('live');
select is(tests.token('live'), null, 'deleting an article deletes its draft');
select * from finish();
rollback;
