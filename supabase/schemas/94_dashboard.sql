create table private.setup_state (
  only_row boolean primary key default true check (only_row),
  dismissed_at timestamptz,
  first_mail_at timestamptz
);
comment on table private.setup_state is
  'When an admin dismissed the set-up checklist, and when an e-mail was first sent. One row.';
-- Without a policy, only the functions below can use it.
alter table private.setup_state enable row level security;

/* For staff: returns the figures of the dashboard, even to viewers, who cannot read the rows. */
create function public.dashboard_counts()
returns table ( total_clients integer, published_articles integer, new_complaints integer, new_appeals integer,
  unread_messages integer )
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query select
    (select count(*)::integer from public.clients where deleted_at is null),
    (select count(*)::integer from public.articles where status = 'published' and published_at <= now()
      and deleted_at is null),
    (select count(*)::integer from public.complaints where status = 'baru' and spam_at is null),
    (select count(*)::integer from public.appeals where status = 'baru' and spam_at is null),
    (select count(*)::integer from public.contact_submissions where status = 'baru' and spam_at is null);
end $$;
grant execute on function public.dashboard_counts() to authenticated, service_role;

/* Returns which of lisensi and akreditasi have no public document in force; documents of the demo do not count. */
create function private.papers_lacking() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  demo constant text[] := array(select private.demo_rows_of('legalitas'));
begin
  return (select coalesce(array_agg(w.kind order by w.place), '{}')
    from unnest('{lisensi,akreditasi}'::text[]) with ordinality w (kind, place)
    where not exists (select from public.legalitas l where l.kind = w.kind and l.is_published and l.deleted_at is null
      and coalesce(l.issued_on, '-infinity') <= private.today()
        and coalesce(l.valid_until, 'infinity') >= private.today()
      and l.id::text <> all (demo)));
end $$;
grant execute on function private.papers_lacking() to authenticated;

/* Returns the numbers of open complaints or appeals that need attention today. Restricted and hidden cases count only
   for users who can see them. */
create function private.case_work(cases text) returns table (kind text, entries integer, first_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  midnight constant timestamptz := (private.today() + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  return query execute format($q$
    with open as not materialized (
      select c.* from public.%1$I c
      where c.closed_at is null and c.spam_at is null and (c.restricted_at is null or c.assigned_to = $2 or $4)
        and c.id <> all ($5)
    )
    select 'overdue_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.next_due_at < now()
    union all select 'due_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.next_due_at >= now()
      and c.next_due_at < $1
    union all select 'unassigned_' || $3, count(*)::integer, min(c.next_due_at) from open c where c.assigned_to is null
    union all select 'own_' || $3, count(*)::integer, min(c.reporter_wrote_at) from open c
      where c.assigned_to = $2 and private.awaits_answer(c.id, c.status, c.reporter_wrote_at, c.created_at)
    union all select 'spam_' || $3, count(*)::integer, min(c.spam_marked_at) from open c
      where c.spam_marked_at is not null and c.spam_marked_by is distinct from $2
        and (not c.is_confidential or c.assigned_to = $2 or $4) $q$, cases)
  using midnight, auth.uid(), cases, private.has_role('admin'), private.hidden_cases();
end $$;

/* Counts texts that are published today, and those without English. */
create function private.content_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'scheduled_articles', count(*)::integer, min(a.published_at) from public.articles a
    where a.deleted_at is null and a.published_at > now() and private.appears_today(a.status, a.published_at)
  union all select 'scheduled_pages', count(*)::integer, min(p.published_at) from public.cms_pages p
    where p.deleted_at is null and p.published_at > now() and private.appears_today(p.status, p.published_at)
  union all select 'untranslated_articles', count(*)::integer, min(a.published_at) from public.articles a
    where a.status = 'published' and a.deleted_at is null and private.lacks_english(a.title_en, a.body_en)
  union all select 'untranslated_pages', count(*)::integer, min(p.published_at) from public.cms_pages p
    where p.status = 'published' and p.deleted_at is null and private.lacks_english(p.title_en, p.body_en)
$$;

/* Counts certificates whose last day is within 30 days; documents of the body that end within 90 days or have ended;
   missing licences and accreditations; natures of the scope without a fee, and revoked decrees; years without holidays;
   due and overdue surveillance, and ending suspensions. */
create function private.expiry_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'expiring_certificates', count(*)::integer, min(c.expires_on)::timestamp at time zone 'Asia/Jakarta'
    from public.certificates c
    where c.deleted_at is null and c.status = 'aktif' and c.expires_on between private.today() and private.today() + 30
  union all select 'expiring_papers', count(*)::integer, min(l.valid_until)::timestamp at time zone 'Asia/Jakarta'
    from public.legalitas l
    where l.deleted_at is null and l.is_published and l.valid_until <= private.today() + 90
  union all select 'no_licence', cardinality(private.papers_lacking()), null
  union all select 'fee_gaps', cardinality(private.fee_gaps()), null
  union all select 'revoked_bases', cardinality(private.revoked_bases()), null
  union all select 'missing_holidays', cardinality(private.unentered_years()),
    make_date(nullif((private.unentered_years())[1], '')::integer, 1, 1)::timestamp at time zone 'Asia/Jakarta'
  union all select w.kind, w.entries, w.first_at from private.surveillance_work() w
$$;

/* Counts privacy requests, unaccepted invitations, e-mails whose delivery was given up, a single admin, cases
   that no independent user can decide, forms closed because a privacy notice is missing, outdated public
   pages, and failed checks. */
create function private.admin_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'pending_invitations', count(*)::integer, min(p.created_at) from public.app_users p
    join auth.users u on u.id = p.id where p.is_active and u.email_confirmed_at is null and u.last_sign_in_at is null
  union all select 'data_requests', count(*)::integer, min(r.due_at) from public.data_requests r where r.status = 'open'
  union all select 'undelivered_mails', count(*)::integer, min(m.given_up_at) from private.outgoing_mails m
    where m.given_up_at is not null and m.sent_at is null
  union all select 'single_admin', 1, null from public.app_users p
    where p.is_active and lower(p.role) = 'admin' and private.has_come_in(p.id) having count(*) = 1
  union all select w.kind, w.entries, w.first_at from private.undecidable_work() w
  union all select 'closed_forms', 1, null where cardinality(private.notice_lacks()) > 0
  union all select w.kind, w.entries, w.first_at from private.page_work() w
  union all select w.kind, w.entries, w.first_at from private.health_work() w
$$;

/* For staff: returns the work that needs attention today. Restricted messages count only for users who can see them. */
create function public.work_today() returns table (kind text, entries integer, first_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.has_role('admin');
  is_handler boolean := private.has_role('admin', 'editor');
begin
  perform private.require_role('admin', 'editor', 'viewer');
  if is_handler then
    return query select w.* from private.case_work('complaints') w where w.entries > 0;
    return query select w.* from private.case_work('appeals') w where w.entries > 0;
    return query select w.* from private.action_work() w where w.entries > 0;
    return query select w.* from private.effect_work() w where w.entries > 0;
    return query select w.* from private.fee_work() w where w.entries > 0;
    return query select 'unread_messages', count(*)::integer, min(m.created_at) from public.contact_submissions m
      where m.status = 'baru' and m.spam_at is null
        and (m.restricted_at is null or m.handled_by = auth.uid() or is_admin) having count(*) > 0;
    return query select 'waiting_decisions', count(*)::integer, min(p.created_at) from public.certificate_proposals p
      where p.outcome is null and p.asked_by is distinct from auth.uid() having count(*) > 0;
    return query select w.* from private.content_work() w where w.entries > 0;
  end if;
  return query select w.* from private.expiry_work() w where w.entries > 0;
  if is_admin then return query select w.* from private.admin_work() w where w.entries > 0; end if;
end $$;
grant execute on function public.work_today() to authenticated;

/* For admins and editors: returns, for each of the last months (including this one, at most 36) and both kinds of case
   ('complaint', 'appeal'), the numbers that arrived and were closed, and the average calendar days to close. */
create function public.case_flow(months integer default 12)
returns table (kind text, month date, received integer, closed integer, days_to_close numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  first_month timestamp := date_trunc('month', private.today())
    - make_interval(months => least(greatest(coalesce(months, 12), 1), 36) - 1);
begin
  perform private.require_handler();
  -- Each month is counted separately, from two indexes alone.
  return query
    with span as (
      select m::date as month, m at time zone 'Asia/Jakarta' as begins,
        (m + interval '1 month') at time zone 'Asia/Jakarta' as ends
      from generate_series(first_month, date_trunc('month', private.today()::timestamp), '1 month') m
    )
    select 'complaint', s.month, a.n, e.n, e.days from span s
      cross join lateral (select count(*)::integer as n from public.complaints c where c.created_at >= s.begins
        and c.created_at < s.ends
        and c.spam_at is null) a
      cross join lateral (select count(*)::integer as n,
        round(extract(epoch from avg(c.closed_at - c.created_at)) / 86400, 1) as days
        from public.complaints c where c.closed_at >= s.begins and c.closed_at < s.ends) e
    union all
    select 'appeal', s.month, a.n, e.n, e.days from span s
      cross join lateral (select count(*)::integer as n from public.appeals c where c.created_at >= s.begins
        and c.created_at < s.ends
        and c.spam_at is null) a
      cross join lateral (select count(*)::integer as n,
        round(extract(epoch from avg(c.closed_at - c.created_at)) / 86400, 1) as days
        from public.appeals c where c.closed_at >= s.begins and c.closed_at < s.ends) e;
end $$;
grant execute on function public.case_flow(integer) to authenticated;

/* Trigger after an e-mail was sent: records that sending works, because sent e-mails are deleted. */
create function private.note_first_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.setup_state set first_mail_at = new.sent_at where first_mail_at is null;
  return null;
end $$;

/* Returns the slugs of required pages that are not published in both languages. */
create function private.unfinished_pages() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(w.slug order by w.place), '{}')
  from unnest('{tentang,visi-misi,hak-kewajiban,prosedur-keluhan-banding,alur,biaya,syarat-ketentuan,kebijakan-privasi,'
              'aksesibilitas}'::text[])
      with ordinality w (slug, place)
    left join public.cms_pages p on p.slug = w.slug and p.status = 'published' and p.published_at <= now()
      and p.deleted_at is null
  where p.id is null or private.document_text(p.body) !~ '\S' or private.lacks_english(p.title_en, p.body_en)
$$;

/* For admins: returns the set-up steps in order. missing: what a step lacks (contact fields, slugs, years). Content of
   the demo counts as missing. two_factor is the caller's own. dismissed_at is the same in every row. */
create function public.setup_checklist()
returns table (step text, is_done boolean, missing text[], dismissed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    with facts as (
      select s.site,
        array(select k from unnest('{address,phone,email,work_hours}'::text[]) k
          where coalesce(s.site ->> k, '') !~ '\S'
          or s.site ->> k = demo.content #>> array['site', k]) as contacts,
        array(select k from unnest('{legal_name,signatory,post}'::text[]) k where coalesce(s.letters ->> k, '') !~ '\S'
          or s.letters ->> k = demo.content #>> array['letters', k]) as letterhead,
        array(select slug from unnest(private.unfinished_pages()) slug
          union select c.slug from public.cms_pages c join private.demo_rows_of('cms_pages') d (id) on c.id = d.id::uuid
            order by 1) as pages,
        private.notice_lacks() as notice,
        array(select k from unnest('{lisensi,akreditasi}'::text[]) k where k = any (private.papers_lacking())
          or exists (
          select from public.legalitas l join private.demo_rows_of('legalitas') d (id) on l.id = d.id::uuid
            where l.kind = k)) as papers,
        case when exists (select from private.counting_fees(private.today())) then private.fee_gaps()
          else '{none}' end as fees,
        private.revoked_bases() as revoked,
        private.unentered_years() as years
      from public.site_settings s
        left join private.starter_content demo on demo.table_name = 'site_settings' and demo.part = 'demo'
    )
    select c.step, c.is_done, c.missing, (select x.dismissed_at from private.setup_state x)
    from facts f cross join lateral (values
      ('demo', not exists (select from (select distinct x.table_name from private.starter_content x
        where x.part = 'demo') x
        cross join lateral private.demo_rows_of(x.table_name)), '{}'),
      ('logo', coalesce(f.site ->> 'logo_url', '') <> '', '{}'::text[]),
      ('contacts', cardinality(f.contacts) = 0, f.contacts),
      ('letters', cardinality(f.letterhead) = 0, f.letterhead),
      ('licence', cardinality(f.papers) = 0, f.papers),
      ('fees', cardinality(f.fees) = 0 and cardinality(f.revoked) = 0, f.fees || f.revoked),
      ('pages', cardinality(f.pages) = 0, f.pages),
      ('notice', cardinality(f.notice) = 0, f.notice),
      ('holidays', cardinality(f.years) = 0, f.years),
      ('mail', exists (select from private.setup_state x where x.first_mail_at is not null)
        and not exists (select from private.outgoing_mails m where m.sent_at is null and m.attempts > 1), '{}'),
      ('second_admin', (select count(*) > 1 from public.app_users u
        where u.is_active and lower(u.role) = 'admin' and private.has_come_in(u.id)), '{}'),
      ('two_factor', exists (select from auth.mfa_factors m where m.user_id = auth.uid() and m.status = 'verified'),
        '{}')
    ) c (step, is_done, missing);
end $$;
grant execute on function public.setup_checklist() to authenticated;

/* For admins: dismisses the checklist for all admins, or shows it again. */
create function public.dismiss_setup(dismissed boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  update private.setup_state set dismissed_at = case when dismissed then now() end where only_row;
end $$;
grant execute on function public.dismiss_setup(boolean) to authenticated;

create trigger note_first_mail after update of sent_at on private.outgoing_mails
  for each row when (old.sent_at is null and new.sent_at is not null) execute function private.note_first_mail();

call private.owned_by('staff_reader', 'public.case_flow(integer)');

insert into private.setup_state default values;
