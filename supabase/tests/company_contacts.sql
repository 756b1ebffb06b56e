begin;
\ir support/actors.psql
select plan(46);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('vera', 'viewer');
delete from private.outgoing_mails; delete from private.staff_notices; delete from public.client_contacts; delete from public.certificates;
delete from public.alur_sertifikasi;
insert into public.rl_categories (id, code, name, nature) values (tests.id('cat'), 'ZZ', 'Uji', 'umum');
insert into public.rl_subclass (id, category_id, code, name) values (tests.id('sub'), tests.id('cat'), 'ZZ001', 'Gedung Uji'), (tests.id('two'), tests.id('cat'), 'ZZ002', 'Jalan Uji');
insert into public.clients (id, name, nib) values (tests.id('pt'), 'PT Xyzzyqua Uji', '9990000000001'), (tests.id('lain'), 'PT Xyzzyqua Lain', '9990000000002');
/* Current day of the jobs, which starts at 07:00 in Jakarta. */
create function tests.today() returns date language sql as $$ select ((now() - interval '7 hours') at time zone 'Asia/Jakarta')::date $$;
/* Adds a certificate with the id tests.id(name) that expires in `lasts` days and has no visits. */
create function tests.certificate(name text, lasts integer, company text default 'pt', work text default 'sub') returns void language plpgsql as $$
begin
  insert into public.certificates (id, client_id, subclass_id, number, qualification, issued_on, expires_on)
  values (tests.id(name), tests.id(company), tests.id(work), 'ZZR-' || name, 'kecil', tests.today() + lasts - 1000, tests.today() + lasts);
  delete from public.surveillance_visits where certificate_id = tests.id(name);
end $$;
create function tests.visit(name text, due integer) returns void language sql as $$
  insert into public.surveillance_visits (certificate_id, due_on) values (tests.id(name), tests.today() + due) $$;
create function tests.reminders(name text) returns text language sql security definer as $$
  select string_agg(r.about || ':' || r.days || case when r.mail_id is null then '' else ':mail' end, ' ' order by r.about, r.days desc)
  from private.certificate_reminders r where r.certificate_id = tests.id(name) $$;
create function tests.claim_mails(addressee text default 'client') returns jsonb language sql as $$
  select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(public.claim_mails(100)) m where m ->> 'kind' = addressee $$;
/* Ages a certificate and its visits by the given number of days. */
create function tests.age(name text, days integer) returns void language plpgsql as $$
begin
  perform set_config('register.reason', 'Uji', true);
  update public.surveillance_visits v set due_on = v.due_on - days where certificate_id = tests.id(name);
end $$;
grant execute on all functions in schema tests to public;

-- Permissions
select tests.sign_in('edi');
select lives_ok($$ select public.set_client_contact(tests.id('pt'), ' Budi ', ' Budi@Uji.Example.ID ', 'en') $$, 'an editor can set the contact of a company');
select is((select person || '|' || email || '|' || language from public.client_contacts), 'Budi|budi@uji.example.id|en', 'an editor can read the contact');
select throws_ok($$ insert into public.client_contacts (client_id, person, email) values (tests.id('lain'), 'x', 'x@x.id') $$, '42501', null, 'an editor cannot insert a contact directly');
select throws_ok($$ delete from public.client_contacts $$, '42501', null, 'an editor cannot delete a contact directly');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), '', 'a@b.id') $$, 'P0001', 'contact.person_wrong', 'a contact without a name is rejected');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), E'Budi\nBcc: x', 'a@b.id') $$, 'P0001', 'contact.person_wrong', 'a line break in the name is rejected');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), 'Budi', 'budi') $$, 'P0001', 'contact.email_wrong', 'an invalid e-mail address is rejected');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), 'Budi', E'a@b.id\nBcc: c@d.id') $$, 'P0001', 'contact.email_wrong', 'a line break in the e-mail address is rejected');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), 'Budi', 'a@b.id', 'fr') $$, 'P0001', 'contact.language_wrong', 'an unsupported language is rejected');
select throws_ok($$ select public.set_client_contact(gen_random_uuid(), 'Budi', 'a@b.id') $$, 'P0001', 'contact.no_company', 'a contact of an unknown company is rejected');
select throws_ok($$ select * from public.export_client_contacts() $$, '42501', null, 'an editor cannot export the contacts');
select tests.sign_in('vera');
select is((select count(*)::integer from public.client_contacts), 0, 'a viewer cannot read contacts');
select throws_ok($$ select public.set_client_contact(tests.id('pt'), 'Budi', 'a@b.id') $$, '42501', null, 'a viewer cannot set a contact');
select tests.sign_out();
select throws_ok($$ select * from public.client_contacts $$, '42501', null, 'a visitor cannot read contacts');
select tests.sign_in('ani');
select is((select string_agg(company || '|' || email, ',') from public.export_client_contacts()), 'PT Xyzzyqua Uji|budi@uji.example.id', 'an admin can export all contacts');
select is((select count(*)::integer from public.audit_log where table_name = 'client_contacts' and action = 'export'), 1, 'the export is logged');
select ok((select count(*) > 0 and not bool_or(l::text ~* 'budi') from public.audit_log l where table_name = 'client_contacts' and action = 'insert'),
  'the audit log records a contact without personal data');

-- Reminders
select tests.use_owner();
select tests.certificate('far', 500, 'pt', 'two'), tests.certificate('end', 80), tests.certificate('over', -1), tests.certificate('gone', 70), tests.certificate('bare', 20, 'lain');
select tests.visit('far', 91), tests.visit('over', 10), tests.visit('gone', 10);
select set_config('register.reason', 'Uji', true);
select public.decide_certificate(tests.id('gone'), 'withdraw', '{"reason": "Uji"}');
insert into public.surveillance_visits (certificate_id, due_on) values (tests.id('gone'), tests.today() + 11);
create temporary table first_mails as select tests.claim_mails() as mails;
select is((select jsonb_array_length(mails) from first_mails), 1, 'one reminder is mailed per company');
select is((select mails -> 0 ->> 'email' || '|' || (mails -> 0 ->> 'language') || '|' || (mails -> 0 ->> 'name') || '|' || (mails -> 0 ->> 'event') from first_mails),
  'budi@uji.example.id|en|Budi|reminder', 'the reminder is addressed to the contact in the contact’s language');
select is((select mails -> 0 -> 'items' from first_mails), jsonb_build_array(jsonb_build_object('about', 'expiry', 'number', 'ZZR-end', 'due_on', tests.today() + 80)),
  'the reminder lists only certificates that expire within 90 days');
select is(tests.reminders('far'), null, 'a visit or an expiry more than 90 days away has no reminder');
select is(tests.reminders('over'), null, 'an expired certificate has no reminder');
select is(tests.reminders('gone'), null, 'a withdrawn certificate has no reminder');
select is(tests.reminders('bare'), 'expiry:30', 'a company without a contact has a recorded reminder but no mail');
select is(tests.claim_mails(), '[]', 'a reminder is mailed once');
select tests.age('far', 1);
select is(jsonb_array_length(tests.claim_mails()), 1, 'a reminder is mailed 90 days before surveillance');
select tests.age('far', 1);
select is(tests.reminders('far'), 'surveillance:90:mail', 'a rescheduled visit keeps the existing reminder');
delete from private.certificate_reminders where certificate_id = tests.id('far');
select tests.claim_mails();
select is(tests.reminders('far'), 'surveillance:90:mail', 'a rescheduled visit gets its own reminder');
select tests.age('far', 30), tests.claim_mails();
select ok(tests.reminders('far') like '%surveillance:60:mail%', 'a reminder is mailed 60 days before surveillance');
select tests.age('far', 30), tests.claim_mails();
select ok(tests.reminders('far') like '%surveillance:30:mail%', 'a reminder is mailed 30 days before surveillance');
select tests.sign_in('edi');
select public.set_client_contact(tests.id('lain'), 'Sari', 'sari@lain.example.id');
select tests.use_owner();
create temporary table late_mails as select tests.claim_mails() as mails;
select is((select mails -> 0 ->> 'language' || ':' || (mails #>> '{0,items,0,number}') from late_mails), 'id:ZZR-bare', 'a contact added later receives the reminders that are still due');

-- Effect of decisions on reminders
select tests.sign_in('edi');
select is(public.decide_certificate(tests.id('end'), 'suspend', jsonb_build_object('reason', 'Rahasia', 'effective_on', tests.today() - 1) || jsonb_build_object('ground', 'surveilans', 'until', tests.today() + 40)), 'done', 'a certificate with a contact can be suspended');
select tests.use_owner();
create temporary table decision_mails as select tests.claim_mails() as mails;
select is((select mails -> 0 ->> 'event' || ' ' || (mails -> 0 ->> 'email') from decision_mails), 'decision budi@uji.example.id', 'a decision is mailed to the contact of the company');
select is((select mails #> '{0,items}' from decision_mails), jsonb_build_array(jsonb_build_object('about', 'decision', 'number', 'ZZR-end', 'kind', 'suspend',
  'due_on', tests.today() - 1, 'until', tests.today() + 40, 'ground', 'surveilans', 'appeal_until', private.add_working_days(tests.today() - 1, 14), 'annulled_kind', null, 'from_beginning', false,
  'letter', (select jsonb_build_object('number', o.number, 'code', private.letter_code(o.number)) from private.letter_orders o where o.kind = 'decision'))),
  'the e-mail contains the ground, the last day for an appeal and the letter, but not the internal reason');
select is(tests.claim_mails(), '[]', 'a decision is mailed once');

-- Notices to staff
select is((select count(distinct n.subject)::integer from private.staff_notices n where n.event = 'certificate_ends'), 2, 'staff are notified of expiring certificates');
select ok((select count(*) >= 1 from private.staff_notices n where n.event = 'surveillance_due' and n.subject = tests.id('far')), 'staff are notified of surveillance visits that are due');
select is((select count(*)::integer from private.staff_notices n where n.kind = 'certificate' and n.person = tests.id('vera')), 0, 'viewers are not notified');

-- Queued mails whose reason no longer applies
update private.outgoing_mails set sent_at = null, given_up_at = null, next_attempt_at = now() where kind = 'client';
select is(private.client_mail(gen_random_uuid(), tests.id('pt')), null, 'no mail is created for an unknown mail id');
select public.decide_certificate(tests.id('bare'), 'withdraw', '{"reason": "Uji"}');
select tests.claim_mails();
select is((select count(*)::integer from private.outgoing_mails where kind = 'client' and case_id = tests.id('lain')), 0, 'the mail about a certificate withdrawn in the meantime is dropped');
select tests.sign_in('edi');
select public.set_client_contact(tests.id('pt'), '', '');
select is((select count(*)::integer from public.client_contacts where client_id = tests.id('pt')), 0, 'an empty contact is deleted');
select tests.use_owner();
update private.outgoing_mails set next_attempt_at = now() where kind = 'client' and case_id = tests.id('pt') and sent_at is null;
select tests.claim_mails();
select is((select count(*)::integer from private.outgoing_mails where kind = 'client' and case_id = tests.id('pt')), 0, 'queued mails of a deleted contact are dropped');

-- Retention
insert into public.client_contacts (client_id, person, email) values (tests.id('pt'), 'Budi', 'b@uji.example.id');
alter table public.client_contacts disable trigger touch;
update public.client_contacts set updated_at = now() - interval '5 years';
select private.end_client_contacts(now() - interval '2 years');
select is((select count(*)::integer from public.client_contacts), 2, 'contacts are kept while a certificate is active or ended recently');
select public.decide_certificate(id, 'correct', jsonb_build_object('reason', 'Uji', 'changes', jsonb_build_object('issued_on', issued_on - 2000, 'expires_on', tests.today() - 900, 'decided_on', decided_on - 2000)))
  from public.certificates where client_id = tests.id('pt') and status in ('aktif', 'dibekukan');
alter table public.certificates disable trigger touch;
update public.certificates set updated_at = now() - interval '5 years';
select private.end_client_contacts(now() - interval '2 years');
select is((select string_agg(client_id::text, ',') from public.client_contacts), null, 'contacts are deleted if no certificate was active during the retention period');
select is(tests.reminders('end') is not null, true, 'sent reminders remain recorded');
select lives_ok($$ select public.anonymise_closed_cases(1) $$, 'the retention job succeeds after contacts were deleted');
select * from finish();
rollback;
