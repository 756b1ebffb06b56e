begin;
\ir support/actors.psql
select plan(16);
select tests.add_user('edi', 'editor');
create function tests.page(what text) returns public.cms_pages language sql security definer as $$
  select * from public.cms_pages where id = tests.id(what) $$;
create function tests.token(what text) returns bigint language sql security definer as $$
  select version from public.drafts where row_id = tests.id(what) $$;
create function tests.save(what text, columns jsonb) returns jsonb language sql as $$
  select public.save_draft('cms_pages', tests.id(what), columns, (tests.page(what)).version, tests.token(what)) $$;
create function tests.publish(what text, languages text[] default '{id,en}') returns jsonb language sql as $$
  select public.publish_draft('cms_pages', tests.id(what), (tests.page(what)).version, tests.token(what), languages) $$;
create function tests.schedule(what text) returns jsonb language sql as $$
  select public.schedule_change('cms_pages', tests.id(what), (tests.page(what)).version, now() + interval '1 day', tests.token(what)) $$;
grant execute on all functions in schema tests to public;

select is(array(select private.has_gap(words) from unnest(array['Alamat [isi: alamat].', 'See [Fill in: address]', '[ISI …', 'isi: alamat', '[isian]', '', null]) words),
  array[true, true, true, false, true, false, false], 'a gap is recognised by its opening, in both languages');

select tests.sign_in('edi');
select lives_ok($$ insert into public.cms_pages (id, slug, title, body, body_en) values
  (tests.id('new'), 'celah-baru', 'Celah', tests.doc('Kami dibiayai oleh [isi: sumber].'), tests.doc('We are paid by [fill in: source].')) $$,
  'a draft page may have gaps');
select tests.use_owner();
select throws_ok($$ update public.cms_pages set status = 'published' where id = tests.id('new') $$, 'P0001', 'editing.gaps', 'a page with gaps cannot be published by an update');
select tests.sign_in('edi');
select throws_ok($$ select tests.publish('new') $$, 'P0001', 'editing.gaps', 'a page with gaps cannot be published from the editor');
select throws_ok($$ insert into public.cms_pages (slug, title, body, status) values ('celah-lain', 'Lain', tests.doc('[isi: apa]'), 'published') $$,
  'P0001', 'editing.gaps', 'a page with gaps cannot be inserted as published');
select throws_ok($$ select public.publish_draft('cms_pages', tests.id('new'), (tests.page('new')).version, null, '{id,en}', now() + interval '1 day') $$,
  'P0001', 'editing.gaps', 'a page with gaps cannot be scheduled');
select results_eq($$ select outcome, reason from public.bulk_change('cms_pages', 'publish', array[tests.id('new')]) $$,
  $$ values ('refused', 'gaps') $$, 'a bulk change does not publish a page with gaps');
select lives_ok(format('select tests.save(%L, %L)', 'new', jsonb_build_object('body', tests.doc('Kami dibiayai oleh jasa.'))), 'the gaps of one language can be filled in');
select throws_ok($$ select tests.publish('new') $$, 'P0001', 'editing.gaps', 'a page with gaps in one language cannot be published in both');
select lives_ok($$ select tests.publish('new', '{id}') $$, 'a complete language can be published alone');
select is((tests.page('new')).body_en, null, 'publishing one language leaves the other empty');
select throws_ok($$ select tests.schedule('new') $$, 'P0001', 'editing.gaps', 'a page with gaps in the unpublished language cannot be scheduled');
select lives_ok(format('select tests.save(%L, %L)', 'new', jsonb_build_object('body_en', tests.doc('We are paid for our services.'))), 'the gaps of the other language can be filled in');
select lives_ok($$ select tests.schedule('new') $$, 'a complete page can be scheduled');

-- A page published before pages with gaps were refused
select tests.use_owner();
alter table public.cms_pages disable trigger refuse_gaps;
update public.cms_pages set body = tests.doc('[isi: sumber] dan [isi: jumlah]') where id = tests.id('new');
alter table public.cms_pages enable trigger refuse_gaps;
select lives_ok($$ update public.cms_pages set title = 'Celah lama', body = tests.doc('Jasa dan [isi: jumlah]') where id = tests.id('new') $$,
  'an already published page with gaps can be edited');
select lives_ok($$ update public.cms_pages set deleted_at = now() where id = tests.id('new') $$, 'an already published page with gaps can be moved to the trash');
select * from finish();
rollback;
