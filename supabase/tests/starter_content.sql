begin;
\ir support/actors.psql
select plan(23);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vina', 'viewer');
grant execute on all functions in schema tests to public;

select tests.sign_in('edi');
select throws_ok('select public.clear_demo()', '42501', null, 'an editor cannot delete the demo content');
select throws_ok('select * from public.demo_content()', '42501', null, 'an editor cannot list the demo content');
select tests.sign_in('vina');
select ok((select count(*) from public.demo_rows('clients')) > 30, 'viewers can list the demo rows of a table');
select is((select count(*) from public.demo_rows('fees')), 0::bigint, 'fees do not count as demo content');
select is((select count(*) from public.demo_rows('clients"; drop table public.clients; --')), 0::bigint, 'an unknown table name has no demo rows');
select tests.sign_out();
select throws_ok('select public.demo_rows(''clients'')', '42501', null, 'visitors cannot list demo rows');

-- Staff add an article, edit a demo question, change the name of the body, and issue a certificate for a
-- fictional company.
select tests.use_owner();
update public.site_settings set site_name = 'LSBU Contoh Kita', site = site || '{"phone": "021-555-0199"}';
update public.faq set question = 'Apakah kantor Anda buka hari Sabtu?' where sort_order = 1;
insert into public.articles (slug, title) values ('berita-kami', 'Berita kami');
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on)
select c.id, s.id, 'KITA-0001', 'kecil', private.today(), private.today() + 1000
from (select id from public.clients order by name limit 1) c, (select id from public.rl_subclass where code = 'BG001') s;
insert into public.contact_submissions (name, subject, message) values ('Ani', 'Tanya', 'Halo');

select tests.sign_in('ani');
select is((select max(real_cases) from public.demo_content()), 1::bigint, 'a submitted message is counted');
select throws_ok('select public.clear_demo()', 'P0001', 'demo.real_cases', 'the demo content cannot be deleted while a submitted message exists');
select ok(not (select is_done from public.setup_checklist() where step = 'demo'), 'the checklist step is incomplete while demo content exists');
select is((select missing from public.setup_checklist() where step = 'contacts'), '{address,email,work_hours}', 'contacts of the demo count as missing');
select is((select missing from public.setup_checklist() where step = 'licence'), '{lisensi,akreditasi}', 'documents of the demo count as missing');
select is((select cardinality(missing) from public.setup_checklist() where step = 'pages'), 9, 'pages of the demo count as missing');
select tests.use_owner();
delete from public.contact_submissions;

select tests.sign_in('ani');
select tests.set_actor('authenticated', jsonb_build_object('sub', tests.id('ani'), 'role', 'authenticated', 'aal', 'aal1',
  'amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select throws_ok('select public.clear_demo()', 'P0001', 'session.not_fresh', 'deleting the demo content requires a fresh session');
select tests.sign_in('ani');
select is((select sum(kept) from public.clear_demo()), 1::bigint, 'only a demo company used by a real certificate is kept');
select tests.use_owner();
select is((select array[site_name, site ->> 'phone', site ->> 'email', letters ->> 'signatory'] from public.site_settings),
  array['LSBU Contoh Kita', '021-555-0199', null, null], 'edited settings are kept, demo settings are deleted');
select is((select array_agg(slug) from public.articles), '{berita-kami}', 'only the real article is kept');
select is((select count(*) from public.faq where is_published), 1::bigint, 'only the edited question remains published');
select is((select count(*) from public.cms_pages where status = 'draft' and private.document_text(body) !~ 'Pilar'), 9::bigint, 'nine model texts remain as drafts');
select is((select count(*) from public.legal_products) + (select count(*) from public.fees) + (select count(*) from public.alur_sertifikasi), 38::bigint, 'laws, fees and stages are kept');
select is((select count(*) from public.certificates), 1::bigint, 'the real certificate is kept');
select tests.sign_in('ani');
select ok(not (select is_done from public.setup_checklist() where step = 'demo'), 'the checklist step is incomplete while a demo company remains');
select tests.use_owner();
delete from public.certificates;
select tests.sign_in('ani');
select is((select sum(removed) from public.clear_demo()), 1::bigint, 'the demo company is deleted once its certificate is gone');
select ok((select is_done from public.setup_checklist() where step = 'demo'), 'the checklist step is complete without demo content');
select * from finish();
rollback;
