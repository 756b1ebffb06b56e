begin;
\ir support/actors.psql
select plan(16);
select tests.person('edi', 'editor');
create function tests.saying(words text) returns jsonb language sql immutable as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))) $$;
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
  array[true, true, true, false, true, false, false], 'a gap is told by how it begins, in both languages');

select tests.be('edi');
select lives_ok($$ insert into public.cms_pages (id, slug, title, body, body_en) values
  (tests.id('new'), 'celah-baru', 'Celah', tests.saying('Kami dibiayai oleh [isi: sumber].'), tests.saying('We are paid by [fill in: source].')) $$,
  'a draft may have gaps');
select tests.be_owner();
select throws_ok($$ update public.cms_pages set status = 'published' where id = tests.id('new') $$, 'P0001', 'editing.gaps', 'but is not published');
select tests.be('edi');
select throws_ok($$ select tests.publish('new') $$, 'P0001', 'editing.gaps', 'by no door');
select throws_ok($$ insert into public.cms_pages (slug, title, body, status) values ('celah-lain', 'Lain', tests.saying('[isi: apa]'), 'published') $$,
  'P0001', 'editing.gaps', 'nor begun as published');
select throws_ok($$ select public.publish_draft('cms_pages', tests.id('new'), (tests.page('new')).version, null, '{id,en}', now() + interval '1 day') $$,
  'P0001', 'editing.gaps', 'nor put off to a later day');
select results_eq($$ select outcome, reason from public.bulk_change('cms_pages', 'publish', array[tests.id('new')]) $$,
  $$ values ('refused', 'gaps') $$, 'nor with many others');
select lives_ok(format('select tests.save(%L, %L)', 'new', jsonb_build_object('body', tests.saying('Kami dibiayai oleh jasa.'))), 'one language is filled in');
select throws_ok($$ select tests.publish('new') $$, 'P0001', 'editing.gaps', 'which is half of it');
select lives_ok($$ select tests.publish('new', '{id}') $$, 'that language alone is published');
select is((tests.page('new')).body_en, null, 'without the other, which is a draft');
select throws_ok($$ select tests.schedule('new') $$, 'P0001', 'editing.gaps', 'and does not come by a schedule either');
select lives_ok(format('select tests.save(%L, %L)', 'new', jsonb_build_object('body_en', tests.saying('We are paid for our services.'))), 'filled in');
select lives_ok($$ select tests.schedule('new') $$, 'it does');

-- A page published before pages with gaps were refused
select tests.be_owner();
alter table public.cms_pages disable trigger refuse_gaps;
update public.cms_pages set body = tests.saying('[isi: sumber] dan [isi: jumlah]') where id = tests.id('new');
alter table public.cms_pages enable trigger refuse_gaps;
select lives_ok($$ update public.cms_pages set title = 'Celah lama', body = tests.saying('Jasa dan [isi: jumlah]') where id = tests.id('new') $$,
  'a page that is read with a gap may be mended bit by bit');
select lives_ok($$ update public.cms_pages set deleted_at = now() where id = tests.id('new') $$, 'or moved to the trash');
select * from finish();
rollback;
