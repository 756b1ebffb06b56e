begin;
\ir support/actors.psql
select plan(11);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vio', 'viewer'), tests.add_user('nemo');

select tests.sign_in('edi');
insert into public.faq (id, question, answer) values (tests.id('q'), 'Satu?', tests.doc('isi'));
update public.faq set question = 'Dua?' where id = tests.id('q');
update public.faq set deleted_at = now() where id = tests.id('q');
update public.faq set deleted_at = null where id = tests.id('q');
select results_eq($$ select action from public.entry_history('faq', tests.id('q')) $$, array['restore', 'trash', 'update', 'insert'],
  'an editor sees the history of an entry, newest first');
select results_eq($$ select before ->> 'question', after ->> 'question', actor_kind from public.entry_history('faq', tests.id('q')) where action = 'update' $$,
  $$ values ('Satu?', 'Dua?', 'person') $$, 'the history contains old and new values and the kind of actor');
select results_eq($$ select action from public.entry_history('faq', tests.id('q'), max_rows => 2) $$, array['restore', 'trash'], 'max_rows limits the history');
select results_eq($$ select h.action from (select created_at, id from public.entry_history('faq', tests.id('q'), max_rows => 2) offset 1) last
  cross join lateral public.entry_history('faq', tests.id('q'), last.created_at, last.id) h $$, array['update', 'insert'], 'the next page starts after the last entry of the previous page');
select is_empty($$ select 1 from public.entry_history('faq', tests.id('other')) $$, 'an unknown entry has no history');

select tests.sign_in('ani');
select is((select count(*) from public.entry_history('faq', tests.id('q')))::int, 4, 'an admin sees the history of an entry');
select is_empty($$ select 1 from public.entry_history('app_users', tests.id('edi')) $$, 'the history of users is not returned');
select is_empty($$ select 1 from public.entry_history('no such table', tests.id('q')) $$, 'an unknown table has no history');
select is_empty($$ select 1 from public.entry_history(null, null) $$, 'null arguments return no history');

select tests.sign_in('vio');
select throws_ok($$ select public.entry_history('faq', tests.id('q')) $$, '42501', null, 'viewers cannot read the history');
select tests.sign_in('nemo');
select throws_ok($$ select public.entry_history('faq', tests.id('q')) $$, '42501', null, 'users without a role cannot read the history');
select * from finish();
rollback;
