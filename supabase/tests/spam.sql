begin;
\ir support/actors.psql
\ir support/service_requests.psql
-- If the sender of a case left a name or an address, an admin or a second user must confirm the spam mark.
select plan(28);
select tests.add_user('ani', 'admin'), tests.add_user('edi', 'editor'), tests.add_user('eka', 'editor');
create table tests.cases as select tests.file_complaint() as named, tests.file_complaint() as nameless,
  tests.file_complaint('{"is_confidential": true}') as secret, tests.file_appeal() as appeal;
grant select on tests.cases to public;
create function tests.mark(kind text, id uuid, is_spam boolean default true) returns uuid[] language sql as $$
  select array(select public.mark_spam(kind, array[id], is_spam)) $$;
create function tests.spam_of(case_id uuid) returns text language sql security definer as $$
  select concat_ws(' ', case when c.spam_at is null then 'no' else 'yes' end, c.spam_marked_name, c.spam_confirmed_name)
  from (select id, spam_at, spam_marked_name, spam_confirmed_name from public.complaints
    union all select id, spam_at, spam_marked_name, spam_confirmed_name from public.appeals) c where c.id = case_id $$;
grant execute on all functions in schema tests to public;
set local session_replication_role = replica;
update public.complaints set name = null, email = null, phone = null, company = null where id = (select nameless from tests.cases);
set local session_replication_role = origin;

select tests.sign_in('edi');
select is(tests.mark('complaint', named), array[named], 'an editor can propose a case with the sender''s name as spam') from tests.cases;
select is(tests.spam_of(named), 'no Edi', 'a proposal has no effect yet') from tests.cases;
select is(tests.mark('complaint', named), '{}', 'the same editor cannot confirm the proposal') from tests.cases;
select is(tests.spam_of(named), 'no Edi', 'the case is not yet spam') from tests.cases;
select is(tests.mark('appeal', appeal), array[appeal], 'an editor can propose an appeal as spam') from tests.cases;
select is(tests.spam_of(appeal), 'no Edi', 'the appeal is not yet spam') from tests.cases;
select is((select w.entries from public.work_today() w where w.kind = 'spam_appeals'), null, 'the dashboard does not ask an editor to confirm their own proposal');
select is(tests.mark('complaint', nameless), array[nameless], 'an editor can mark a case without a name or address') from tests.cases;
select is(tests.spam_of(nameless), 'yes Edi', 'the case is spam immediately') from tests.cases;
select throws_ok($$ update public.complaints set spam_at = now() $$, '42501', null, 'editors cannot write the mark directly');
select tests.sign_in('eka');
select is((select w.entries from public.work_today() w where w.kind = 'spam_appeals'), 1, 'the dashboard asks a second person to confirm');
select is(tests.mark('complaint', named), array[named], 'a second editor can confirm the proposal') from tests.cases;
select is(tests.spam_of(named), 'yes Edi Eka', 'both users are recorded') from tests.cases;
select is(tests.mark('appeal', appeal, false), array[appeal], 'a second editor can reject a proposal') from tests.cases;
select is(tests.spam_of(appeal), 'no', 'a rejected proposal leaves no mark') from tests.cases;
select is(tests.mark('appeal', appeal), array[appeal], 'a rejected case can be proposed again') from tests.cases;
select public.move_case('appeal', appeal, 'gugur', 'Gugur', 'Dicabut', declares => 'id', post => 'Manajer Mutu') from tests.cases;
select is(tests.spam_of(appeal), 'no', 'closing a case removes the proposal') from tests.cases;
select tests.sign_in('ani');
select is(tests.mark('complaint', secret), array[secret], 'an admin can mark a confidential case') from tests.cases;
select is(tests.spam_of(secret), 'yes Ani', 'an admin needs no second person') from tests.cases;

select tests.use_owner();
select throws_ok($$ update public.complaints set spam_confirmed_by = spam_marked_by where id = (select named from tests.cases) $$, '23514', null, 'users cannot confirm their own mark');
select is(public.remove_old_spam(), 0, 'recent spam keeps its contents');
set local session_replication_role = replica;
update public.complaints set spam_at = now() - interval '31 days' where spam_at is not null;
set local session_replication_role = origin;
select cmp_ok(public.remove_old_spam(), '>=', 3, 'contents of old spam are removed');
select is(public.remove_old_spam(), 0, 'contents are not removed twice');
select is((select array[c.number is not null, c.name is null, c.email is null, c.subject = '(dianonimkan)', c.description = '(dianonimkan)', c.closed_at is null] from public.complaints c where c.id = (select named from tests.cases)),
  array[true, true, true, true, true, true], 'the row of old spam remains');
select is(tests.spam_of(named), 'yes Edi Eka', 'the row names the users who marked and confirmed it') from tests.cases;
select is((select count(*) from private.case_identities i where i.case_id = (select secret from tests.cases)), 0::bigint, 'the confidential identity is deleted');
select is((select count(*) from private.forgotten_cases() f join tests.cases c on f.id in (c.named, c.secret)), 0::bigint, 'spam does not count as a forgotten case');
select tests.sign_in('ani');
select throws_ok($$ select tests.mark('complaint', named, false) from tests.cases $$, 'P0001', 'case.anonymised', 'spam without contents cannot be restored');
select * from finish();
rollback;
