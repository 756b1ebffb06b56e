-- With the demo goes all that came of its cases: requests about personal data, letters, actions, notices, and their numbers.

create or replace function private.keep_letter_unchanged() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.removed_at is null and new.removed_at is not null
    and to_jsonb(new) - '{path,removed_at}'::text[] = to_jsonb(old) - '{path,removed_at}'::text[] then
    return new;
  end if;
  -- clear_demo() calls with no role; nobody at the API can.
  if tg_op = 'DELETE' and private.calling_role() = '' then
    if private.is_demo_case(old.case_id) then return old; end if;
  end if;
  perform private.refuse('letter.kept');
  return null;
end $$;

create function private.is_demo_case(case_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.starter_content s where s.part = 'demo' and s.row_id = is_demo_case.case_id::text
    and s.table_name in ('complaints', 'appeals', 'contact_submissions')) $$;

/* Takes away what cases of the demo brought about and no foreign key takes along; the cases themselves go with the other rows of
   the demo, their files with the next sweeps. Numbers begin at 1 again, unless somebody else has been given one. */
create function private.forget_demo_cases() returns void
language plpgsql security definer set search_path = '' as $$
declare
  cases constant uuid[] := array(select s.row_id::uuid from private.starter_content s where s.part = 'demo'
    and s.table_name in ('complaints', 'appeals', 'contact_submissions'));
  requests constant uuid[] := array(select r.id from public.data_requests r where r.case_id = any (cases));
begin
  delete from private.outcome_letters l where l.case_id = any (cases);
  delete from private.letter_orders o where o.case_id = any (cases);
  delete from private.corrective_actions a where a.case_id = any (cases);
  delete from private.past_decisions d where d.case_id = any (cases);
  delete from private.outgoing_mails m where m.case_id = any (cases);
  delete from private.staff_notices n where n.subject = any (cases || requests);
  delete from public.alarms a where a.kind = 'data_request_due' and a.detail ->> 'request' = any (requests::text[]);
  delete from public.data_requests r where r.id = any (requests);
  delete from private.case_secrets s where s.case_id = any (cases);
  delete from private.case_identities i where i.case_id = any (cases);
  delete from private.case_texts t where t.case_id = any (cases);

  -- Letters are numbered with decisions, so they say nothing about whose cases there were.
  if cardinality(cases) > 0 and not exists (
    select from private.case_numbers n where n.prefix <> 'SH' and n.last_number > (
      select coalesce(max(split_part(s.content ->> 'number', '-', 3)::integer), 0) from private.starter_content s
      where s.part = 'demo' and starts_with(s.content ->> 'number', format('%s-%s-', n.prefix, n.year)))) then
    delete from private.case_numbers where true;
  end if;
end $$;

/* Admins, after signing in anew: takes the fictional body out. Rows it made are deleted, model texts are drafts again, settings that
   still have its values are as before; what staff have written anew stays, and so does what that holds on to (kept).
   P0001 demo.real_cases while there are cases that people have sent. */
create or replace function public.clear_demo() returns table (table_name text, removed integer, kept integer)
language plpgsql security definer set search_path = '' as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  settings private.starter_content;
  place record;
  places constant text[] := '{complaints,appeals,contact_submissions,compliance_reviews,certificates,clients}';
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if private.real_cases() > 0 then perform private.refuse('demo.real_cases'); end if;
  -- The rules of the API (trash first, a version named) are for people who change one row; the log still names who cleared.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', auth.uid())::text, true);

  select s.* into settings from private.starter_content s where s.table_name = 'site_settings' and s.part = 'demo';
  if found then
    update public.site_settings t set
      site_name = case when t.site_name = settings.content ->> 'site_name' then settings.reference_content ->> 'site_name' else t.site_name end,
      site_name_en = case when t.site_name_en = settings.content ->> 'site_name_en' then settings.reference_content ->> 'site_name_en' else t.site_name_en end,
      site = private.without_demo(t.site, settings.content -> 'site', settings.reference_content -> 'site'),
      promo = private.without_demo(t.promo, settings.content -> 'promo', settings.reference_content -> 'promo'),
      letters = private.without_demo(t.letters, settings.content -> 'letters', settings.reference_content -> 'letters'),
      certificates = private.without_demo(t.certificates, settings.content -> 'certificates', settings.reference_content -> 'certificates') where true;
    delete from private.starter_content s where s.table_name = 'site_settings';
  end if;

  perform private.forget_demo_cases();
  -- Rows that name others go before those.
  for place in
    select t.name, array_agg(n.id::uuid) as ids
    from (select distinct x.table_name as name from private.starter_content x where x.part = 'demo' and x.table_name <> 'site_settings') t
      cross join lateral private.demo_rows_of(t.name) n (id)
    group by t.name order by coalesce(array_position(places, t.name), 99)
  loop
    table_name := place.name;
    kept := cardinality(private.clear_rows(place.name, place.ids));
    removed := cardinality(place.ids) - kept;
    return next;
  end loop;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
end $$;
