begin;
\ir support/actors.psql
select plan(11);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vio', 'viewer'), tests.person('nemo');

select tests.be('edi');
insert into public.faq (id, question, answer) values (tests.id('q'), 'Satu?', tests.doc('isi'));
update public.faq set question = 'Dua?' where id = tests.id('q');
update public.faq set deleted_at = now() where id = tests.id('q');
update public.faq set deleted_at = null where id = tests.id('q');
select results_eq($$ select action from public.entry_history('faq', tests.id('q')) $$, array['restore', 'trash', 'update', 'insert'],
  'an editor reads what became of an entry, newest first');
select results_eq($$ select before ->> 'question', after ->> 'question', actor_kind from public.entry_history('faq', tests.id('q')) where action = 'update' $$,
  $$ values ('Satu?', 'Dua?', 'person') $$, 'with the values and the kind of person');
select results_eq($$ select action from public.entry_history('faq', tests.id('q'), max_rows => 2) $$, array['restore', 'trash'], 'a part of it');
select results_eq($$ select h.action from (select created_at, id from public.entry_history('faq', tests.id('q'), max_rows => 2) offset 1) last
  cross join lateral public.entry_history('faq', tests.id('q'), last.created_at, last.id) h $$, array['update', 'insert'], 'and the part after its last line');
select is_empty($$ select 1 from public.entry_history('faq', tests.id('other')) $$, 'nothing of an entry that is not there');

select tests.be('ani');
select is((select count(*) from public.entry_history('faq', tests.id('q')))::int, 4, 'an admin reads it too');
select is_empty($$ select 1 from public.entry_history('app_users', tests.id('edi')) $$, 'nothing of people');
select is_empty($$ select 1 from public.entry_history('no such table', tests.id('q')) $$, 'nothing of a table that is none');
select is_empty($$ select 1 from public.entry_history(null, null) $$, 'nothing of nothing');

select tests.be('vio');
select throws_ok($$ select public.entry_history('faq', tests.id('q')) $$, '42501', null, 'viewers are refused');
select tests.be('nemo');
select throws_ok($$ select public.entry_history('faq', tests.id('q')) $$, '42501', null, 'people without a role too');
select * from finish();
rollback;
