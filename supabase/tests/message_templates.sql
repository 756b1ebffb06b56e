begin;
\ir support/actors.psql
select plan(9);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('via', 'viewer');

select is((select count(*) from public.message_templates), 12::bigint, 'a fresh site has its templates');
select is((select count(*) from public.message_templates where body = default_body and body_en = default_body_en), 12::bigint, 'as they come');

select tests.be('via');
select is((select count(*) from public.message_templates), 0::bigint, 'a viewer sees none');
select tests.be('edi');
select is((select count(*) from public.message_templates where kind = 'complaint'), 5::bigint, 'an editor reads them');
select is(tests.touched($$ update public.message_templates set body = 'Halo' $$), 0::bigint, 'and changes none');
select tests.be('ani');
select is(tests.touched($$ update public.message_templates set body = 'Halo {nama}, {batas}', body_en = null where purpose = 'delay' $$), 2::bigint, 'an admin does');
select throws_ok($$ update public.message_templates set body = 'Halo {name}' where purpose = 'delay' $$, '23514', null, 'a placeholder nobody fills in is refused');
select throws_ok($$ update public.message_templates set body = '  ' where purpose = 'delay' $$, '23514', null, 'so is an empty text');
select throws_ok($$ update public.message_templates set default_body = 'x' $$, '42501', null, 'the default stays');
select * from finish();
rollback;
