begin;
\ir support/actors.psql
select plan(21);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vivi', 'viewer'), tests.person('tanpa');
delete from public.compliance_reviews;
create function tests.item(wanted text) returns jsonb language sql as $$
  select to_jsonb(b) from public.compliance_board() b where b.code = wanted $$;
grant execute on all functions in schema tests to public;
delete from public.fees;
delete from public.cms_pages;
insert into public.cms_pages (slug, title, title_en, body, body_en, status) values
  ('hak-kewajiban', 'Hak', 'Rights', tests.doc('Isi'), tests.doc('Text'), 'published'),
  ('biaya', 'Biaya', null, tests.doc('Isi'), null, 'published'),
  ('alur', 'Alur', 'Process', tests.doc('Isi'), tests.doc('Text'), 'draft');

select tests.be('vivi');
select is((select count(*) from public.compliance_board()), 24::bigint, 'twenty-four public duties');
select is((select count(distinct code) from public.compliance_board()), 24::bigint, 'each once');
select is(tests.item('rights') ->> 'has_en', 'true', 'a page with both languages is filled in both');
select is((tests.item('financing') ->> 'has_id') || (tests.item('financing') ->> 'has_en'), 'truefalse', 'one without English is not');
select is(tests.item('rules') ->> 'has_id', 'false', 'a draft is not public');
select is(tests.item('fees') ->> 'has_id', 'false', 'an empty list is not filled');
select is((tests.item('fees') ->> 'changed_at'), null, 'and has never changed');
select ok((select bool_and(review_due) from public.compliance_board()), 'what nobody has reviewed is due');
select throws_ok($$ select public.review_compliance('fees') $$, '42501', null, 'a viewer reads the board and reviews nothing');

select tests.be_owner();
insert into public.fees (nature, qualification, qualification_en, amount) values ('umum', 'Kecil', 'Small', 1000), ('umum', 'Besar', null, 2000);
select tests.be('vivi');
select is((tests.item('fees') ->> 'has_id') || (tests.item('fees') ->> 'has_en'), 'truefalse', 'one entry without English leaves the list unfilled');
select tests.be('edi');
select lives_ok($$ select public.review_compliance('fees', '  Sesuai keputusan menteri ') $$, 'an editor notes a review');
select is(tests.item('fees') ->> 'reviewer_name', 'Edi', 'in the own name');
select is(tests.item('fees') ->> 'note', 'Sesuai keputusan menteri', 'with a note');
select is(tests.item('fees') ->> 'review_due', 'false', 'which settles it for a year');
select throws_ok($$ select public.review_compliance('tidak-ada') $$, '23514', null, 'an unknown duty is refused');
select throws_ok($$ insert into public.compliance_reviews (code, reviewer_name) values ('fees', 'Orang lain') $$, '42501', null,
  'nobody writes a review in another name');
select throws_ok($$ delete from public.compliance_reviews $$, '42501', null, 'or takes one back');

select tests.be('ani');
select public.review_compliance('fees');
select is((select count(*) from public.compliance_reviews where code = 'fees'), 2::bigint, 'earlier reviews are kept');
select tests.be_owner();
update public.compliance_reviews set created_at = now() - interval '13 months';
select tests.be('vivi');
select is(tests.item('fees') ->> 'review_due', 'true', 'after twelve months it is due again');
select tests.be('tanpa');
select throws_ok('select * from public.compliance_board()', '42501', null, 'who is no staff sees nothing');
select is_empty('select * from public.compliance_reviews', 'nor the reviews');
select * from finish();
rollback;
