begin;
\ir support/actors.psql
select plan(35);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vivi', 'viewer'), tests.add_user('tanpa');
delete from public.compliance_reviews;
create function tests.item(wanted text) returns jsonb language sql as $$
  select to_jsonb(b) from public.compliance_board() b where b.code = wanted $$;
grant execute on all functions in schema tests to public;
delete from public.fees;
delete from public.cms_pages;
insert into public.cms_pages (slug, title, title_en, body, body_en, status) values
  ('hak-kewajiban', 'Hak', 'Rights', tests.doc('Isi'), tests.doc(repeat('You have the right to see what we keep of you. ', 8)), 'published'),
  ('biaya', 'Biaya', null, tests.doc('Isi'), null, 'published'),
  ('alur', 'Alur', 'Process', tests.doc('Isi'), tests.doc('Text'), 'draft');

select tests.sign_in('vivi');
select is((select count(*) from public.compliance_board()), 32::bigint, 'the board has 32 items');
select is((select count(distinct code) from public.compliance_board()), 32::bigint, 'each item appears once');
select is(tests.item('rights') ->> 'has_en', 'true', 'a page in both languages counts as complete in English');
select is((tests.item('financing') ->> 'has_id') || (tests.item('financing') ->> 'has_en'), 'truefalse', 'a page without English counts as incomplete in English');
select is(tests.item('rules') ->> 'has_id', 'false', 'a draft page is not counted');
select is(tests.item('fees') ->> 'has_id', 'false', 'an empty list is not counted');
select is((tests.item('fees') ->> 'changed_at'), null, 'an empty list has no date of change');
select ok((select bool_and(review_due) from public.compliance_board()), 'an item without a review is due');
select tests.use_owner();
create function tests.english_of_rights(english text) returns text language plpgsql as $$
begin
  perform tests.use_owner();
  update public.cms_pages set body_en = tests.doc(english) where slug = 'hak-kewajiban';
  perform tests.sign_in('vivi');
  return tests.item('rights') ->> 'has_en';
end $$;
grant execute on all functions in schema tests to public;
select is(tests.english_of_rights('x'), 'false', 'a single letter does not count as English');
select is(tests.english_of_rights('tbd'), 'false', 'a placeholder does not count as English');
select is(tests.english_of_rights(left(repeat('You have the right to see what we keep of you. ', 8), 299)), 'false', 'fewer than 300 characters do not count as English');
select is(tests.english_of_rights(repeat('x ', 400)), 'false', 'letters that form no words do not count as English');
select is(tests.english_of_rights(repeat('Anda berhak melihat catatan kami tentang Anda. ', 20)), 'false', 'an Indonesian text does not count as English');
select is((select count(*) from unnest(array['', ' ', null, '-', '—', 'x', 'XXX', 'tbd', 'TBD.', 'n/a', 'belum ada', '(dalam proses)', 'menyusul', 'coming soon']) v where private.is_filler(v)), 14::bigint,
  'placeholders are recognised');
select is((select count(*) from unnest(array['Kecil', 'A', '17', 'AHU-0099999', 'Belum ada jalan tol', 'Processing']) v where private.is_filler(v)), 0::bigint,
  'other values do not count as placeholders');
select is(tests.item('rights') ->> 'is_judged', 'true', 'an item with a word search in its texts needs a person’s verdict');
select is(tests.item('fees') ->> 'is_judged', 'false', 'an item based on lists needs no verdict');
select is((select array_agg(code order by code) from public.compliance_board() where has_id is null),
  array['agreement', 'assessors', 'committee_meetings', 'decisions', 'handling', 'management_review', 'outsourcing', 'scheme_changes'], 'duties that are checked by records have no public text');
select is((select bool_and(is_judged) from public.compliance_board() where tests = '[]'), true, 'an item without a check needs a person’s verdict');
select is(tests.item('fees') ->> 'due_on', null, 'an item without a review has no due date');
select throws_ok($$ select public.review_compliance('fees') $$, '42501', null, 'a viewer cannot review an item');

select tests.use_owner();
insert into public.fees (nature, qualification, qualification_en, amount) values ('umum', 'Kecil', 'Small', 1000), ('umum', 'Besar', null, 2000);
select tests.sign_in('vivi');
select is((tests.item('fees') ->> 'has_id') || (tests.item('fees') ->> 'has_en'), 'truefalse', 'one entry without English makes the list incomplete in English');
select tests.sign_in('edi');
select lives_ok($$ select public.review_compliance('fees', '  Sesuai keputusan menteri ') $$, 'an editor can review an item');
select is(tests.item('fees') ->> 'reviewer_name', 'Edi', 'a review stores the reviewer’s name');
select is(tests.item('fees') ->> 'note', 'Sesuai keputusan menteri', 'a review stores its note');
select is(tests.item('fees') ->> 'review_due', 'false', 'a reviewed item is not due for a year');
select is((tests.item('fees') ->> 'due_on')::date, (private.today() + interval '12 months')::date, 'the next review is due twelve months later');
select throws_ok($$ select public.review_compliance('fees', repeat('x', 1001)) $$, '23514', null, 'a note over 1,000 characters is rejected');
select throws_ok($$ select public.review_compliance('tidak-ada') $$, '23514', null, 'a review of an unknown item is rejected');
select throws_ok($$ insert into public.compliance_reviews (code, reviewer_name) values ('fees', 'Orang lain') $$, '42501', null,
  'a review under another name is refused');
select throws_ok($$ delete from public.compliance_reviews $$, '42501', null, 'a review cannot be deleted');

select tests.sign_in('ani');
select public.review_compliance('fees');
select is((select count(*) from public.compliance_reviews where code = 'fees'), 2::bigint, 'earlier reviews are kept');
select tests.use_owner();
update public.compliance_reviews set created_at = now() - interval '13 months';
select tests.sign_in('vivi');
select is(tests.item('fees') ->> 'review_due', 'true', 'a review is due after twelve months');
select tests.sign_in('tanpa');
select throws_ok('select * from public.compliance_board()', '42501', null, 'a user without a profile cannot read the board');
select is_empty('select * from public.compliance_reviews', 'a user without a profile cannot read reviews');
select * from finish();
rollback;
