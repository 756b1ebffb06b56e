-- The first operator's checklist: what a site needs before it is shown to anybody, seen in the database itself.

create table private.setup_state (
  only_row boolean primary key default true check (only_row),
  dismissed_at timestamptz,
  first_mail_at timestamptz
);
comment on table private.setup_state is 'Whether an admin has put the checklist away, and when a mail first reached the provider. One row.';
-- Only the functions below come here; without a policy row-level security refuses everybody else.
alter table private.setup_state enable row level security;
revoke all on private.setup_state from public, anon, authenticated, service_role;
insert into private.setup_state default values;

/* After a mail was sent: sending works. Old mails are forgotten, this is not. */
create function private.note_first_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.setup_state set first_mail_at = new.sent_at where first_mail_at is null;
  return null;
end $$;
create trigger note_first_mail after update of sent_at on private.outgoing_mails
  for each row when (old.sent_at is null and new.sent_at is not null) execute function private.note_first_mail();

/* Slugs of the pages every site of this kind must have that are not published in both languages. */
create function private.unfinished_pages() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(w.slug order by w.place), '{}')
  from unnest('{tentang,visi-misi,hak-kewajiban,alur,biaya,syarat-ketentuan,kebijakan-privasi,aksesibilitas}'::text[])
      with ordinality w (slug, place)
    left join public.cms_pages p on p.slug = w.slug and p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  where p.id is null or private.document_text(p.body) !~ '\S' or private.lacks_english(p.title_en, p.body_en) $$;

/* Years whose holidays are not entered: this one, and from October, when it has been decreed, the next. A year has at least
   twelve national holidays. */
create function private.unentered_years() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(y.year::text order by y.year), '{}')
  from generate_series(extract(year from private.today())::integer,
      extract(year from private.today() + interval '3 months')::integer) y (year)
  where (select count(*) from public.public_holidays h
    where h.holiday_date >= make_date(y.year, 1, 1) and h.holiday_date < make_date(y.year + 1, 1, 1)) < 12 $$;

/* Admins: the steps in the order to take them. missing: what a step still lacks, by name (contact fields, slugs, years).
   two_factor is the caller's own. dismissed_at is the same in every line. */
create function public.setup_checklist() returns table (step text, is_done boolean, missing text[], dismissed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins set the site up';
  end if;
  return query
    with facts as (
      select s.site,
        array(select k from unnest('{address,phone,email,work_hours}'::text[]) k where coalesce(s.site ->> k, '') !~ '\S') as contacts,
        private.unfinished_pages() as pages,
        private.unentered_years() as years
      from public.site_settings s
    )
    select c.step, c.is_done, c.missing, (select x.dismissed_at from private.setup_state x)
    from facts f cross join lateral (values
      ('logo', coalesce(f.site ->> 'logo_url', '') <> '', '{}'::text[]),
      ('contacts', cardinality(f.contacts) = 0, f.contacts),
      ('licence', exists (select from public.legalitas l where l.is_published and l.deleted_at is null
        and coalesce(l.valid_until, 'infinity') >= private.today()), '{}'),
      ('fees', exists (select from public.fees e where e.is_published and e.deleted_at is null), '{}'),
      ('pages', cardinality(f.pages) = 0, f.pages),
      ('holidays', cardinality(f.years) = 0, f.years),
      ('mail', exists (select from private.setup_state x where x.first_mail_at is not null)
        and not exists (select from private.outgoing_mails m where m.sent_at is null and m.attempts > 1), '{}'),
      ('second_admin', (select count(*) > 1 from public.app_users u where u.is_active and lower(u.role) = 'admin'), '{}'),
      ('two_factor', exists (select from auth.mfa_factors m where m.user_id = auth.uid() and m.status = 'verified'), '{}')
    ) c (step, is_done, missing);
end $$;

/* Admins: puts the checklist away for every admin, or brings it back. */
create function public.dismiss_setup(dismissed boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins set the site up';
  end if;
  update private.setup_state set dismissed_at = case when dismissed then now() end where only_row;
end $$;

revoke execute on function private.note_first_mail(), private.unfinished_pages(), private.unentered_years() from public;
revoke execute on function public.setup_checklist(), public.dismiss_setup(boolean) from public, anon, authenticated;
grant execute on function public.setup_checklist(), public.dismiss_setup(boolean) to authenticated;
