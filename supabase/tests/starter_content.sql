begin;
\ir support/actors.psql
select plan(23);
select tests.person('ani', 'admin'), tests.person('edi', 'editor'), tests.person('vina', 'viewer');
grant execute on all functions in schema tests to public;

select tests.be('edi');
select throws_ok('select public.clear_demo()', '42501', null, 'an editor clears nothing');
select throws_ok('select * from public.demo_content()', '42501', null, 'nor is told what there is');
select tests.be('vina');
select ok((select count(*) from public.demo_rows('clients')) > 30, 'staff are told which rows are of the demo');
select is((select count(*) from public.demo_rows('fees')), 0::bigint, 'fees are public facts');
select is((select count(*) from public.demo_rows('clients"; drop table public.clients; --')), 0::bigint, 'a name that is no table has none');
select tests.be_anon();
select throws_ok('select public.demo_rows(''clients'')', '42501', null, 'visitors are not');

-- Staff add an article, edit a demo question, change the name of the body, and issue a certificate for a
-- fictional company.
select tests.be_owner();
update public.site_settings set site_name = 'LSBU Contoh Kita', site = site || '{"phone": "021-555-0199"}';
update public.faq set question = 'Apakah kantor Anda buka hari Sabtu?' where sort_order = 1;
insert into public.articles (slug, title) values ('berita-kami', 'Berita kami');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
select c.id, s.id, 'KITA-0001', 'kecil', private.today(), private.today() + 1000
from (select id from public.clients order by name limit 1) c, (select id from public.rl_subclass where code = 'BG001') s;
insert into public.contact_submissions (name, subject, message) values ('Ani', 'Tanya', 'Halo');

select tests.be('ani');
select is((select max(real_cases) from public.demo_content()), 1::bigint, 'a message that somebody has sent is counted');
select throws_ok('select public.clear_demo()', 'P0001', 'demo.real_cases', 'while it is there nothing is cleared');
select ok(not (select is_done from public.setup_checklist() where step = 'demo'), 'the checklist says so');
select is((select missing from public.setup_checklist() where step = 'contacts'), '{address,email,work_hours}', 'contacts of the demo are none of the body');
select is((select missing from public.setup_checklist() where step = 'licence'), '{lisensi,akreditasi}', 'nor are its papers');
select is((select cardinality(missing) from public.setup_checklist() where step = 'pages'), 9, 'nor its pages');
select tests.be_owner();
delete from public.contact_submissions;

select tests.be('ani');
select tests.become('authenticated', jsonb_build_object('sub', tests.id('ani'), 'role', 'authenticated', 'aal', 'aal1',
  'amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select throws_ok('select public.clear_demo()', 'P0001', 'session.not_fresh', 'clearing asks for the password once more');
select tests.be('ani');
select is((select sum(kept) from public.clear_demo()), 1::bigint, 'the company that a certificate of the body names stays, and nothing else');
select tests.be_owner();
select is((select array[site_name, site ->> 'phone', site ->> 'email', letters ->> 'signatory'] from public.site_settings),
  array['LSBU Contoh Kita', '021-555-0199', null, null], 'settings of the body stay, those of the demo are gone');
select is((select array_agg(slug) from public.articles), '{berita-kami}', 'its article is the only one');
select is((select count(*) from public.faq where is_published), 1::bigint, 'the question it rewrote stays published, the others are drafts');
select is((select count(*) from public.cms_pages where status = 'draft' and private.document_text(body) !~ 'Pilar'), 9::bigint, 'nine model texts are drafts');
select is((select count(*) from public.legal_products) + (select count(*) from public.fees) + (select count(*) from public.alur_sertifikasi), 38::bigint, 'laws, fees and stages stay');
select is((select count(*) from public.certificates), 1::bigint, 'so does its certificate');
select tests.be('ani');
select ok(not (select is_done from public.setup_checklist() where step = 'demo'), 'the fictional company that stayed is still one');
select tests.be_owner();
delete from public.certificates;
select tests.be('ani');
select is((select sum(removed) from public.clear_demo()), 1::bigint, 'once nothing of the body names it, it goes');
select ok((select is_done from public.setup_checklist() where step = 'demo'), 'and the step is done');
select * from finish();
rollback;
