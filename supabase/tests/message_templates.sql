begin;
\ir support/actors.psql
select plan(9);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer');

select is((select count(*) from public.message_templates), 12::bigint, 'a new site has twelve templates');
select is((select count(*) from public.message_templates where body = default_body and body_en = default_body_en), 12::bigint, 'new templates equal their defaults');

select tests.sign_in('via');
select is((select count(*) from public.message_templates), 0::bigint, 'a viewer cannot read templates');
select tests.sign_in('edi');
select is((select count(*) from public.message_templates where kind = 'complaint'), 5::bigint, 'an editor can read templates');
select is(tests.affected_rows($$ update public.message_templates set body = 'Halo' $$), 0::bigint, 'an editor cannot update templates');
select tests.sign_in('ani');
select is(tests.affected_rows($$ update public.message_templates set body = 'Halo {nama}, {batas}', body_en = null where purpose = 'delay' $$), 2::bigint, 'an admin can update templates');
select throws_ok($$ update public.message_templates set body = 'Halo {name}' where purpose = 'delay' $$, '23514', null, 'an unknown placeholder is rejected');
select throws_ok($$ update public.message_templates set body = '  ' where purpose = 'delay' $$, '23514', null, 'a blank template is rejected');
select throws_ok($$ update public.message_templates set default_body = 'x' $$, '42501', null, 'the default text cannot be changed');
select * from finish();
rollback;
