-- What a certification body must have public (ISO/IEC 17065, and the law), whether it is there, and who looked at it last.

create table public.compliance_reviews (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code in ('scheme', 'process', 'rules', 'surveillance', 'fees', 'financing', 'rights', 'complaints',
    'appeals', 'tracking', 'register', 'validity', 'legal_status', 'impartiality', 'organization', 'legal_basis', 'contact', 'privacy')),
  note text check (private.is_text(note, 1000)),
  reviewed_by uuid references public.app_users (id) on delete set null,
  reviewer_name text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.compliance_reviews is
  'Who looked at which public duty, when. Written by review_compliance() only; nothing in it is ever changed.';
create index compliance_reviews_newest on public.compliance_reviews (code, created_at desc);
create index compliance_reviews_reviewed_by on public.compliance_reviews (reviewed_by);

alter table public.compliance_reviews enable row level security;
revoke all on public.compliance_reviews from public, anon, authenticated;
grant select on public.compliance_reviews to authenticated, service_role;
create policy "staff read" on public.compliance_reviews for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
create trigger audit after insert or update or delete on public.compliance_reviews
  for each row execute function private.write_audit();
call private.announce_changes('public.compliance_reviews', 'staff');

/* Admins and editors: notes that the caller has looked at what is public about `item` (a code of compliance_board) now.
   key: a random uuid of this review; sent again with it, it is noted once.
   23514: no such item, or a remark longer than 1,000 characters. P0001 submission.key_used: the key came with something else. */
create function public.review_compliance(item text, remark text default null, key uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors review what is public';
  end if;
  if private.was_sent(key, 'review_compliance', jsonb_build_array(item, remark)) then return; end if;
  insert into public.compliance_reviews (code, note, reviewed_by, reviewer_name)
  select item, nullif(btrim(remark), ''), u.id, u.full_name from public.app_users u where u.id = auth.uid();
end $$;

/* Whether somebody wrote something: null and blanks are nothing. */
create function private.has_words(value text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(value ~ '\S', false) $$;

/* Whether a written page is there for visitors, in which languages, and when it last changed. */
create function private.page_fill(wanted text) returns table (has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select coalesce(bool_or(private.document_text(p.body) ~ '\S'), false),
    coalesce(bool_or(not private.lacks_english(p.title_en, p.body_en)), false), max(p.updated_at)
  from public.cms_pages p
  where p.slug = wanted and p.status = 'published' and p.published_at <= now() and p.deleted_at is null $$;

/* The public duties that live in written pages. */
create function private.compliance_pages() returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select w.code, f.* from (values ('rules', 'alur'), ('financing', 'biaya'), ('rights', 'hak-kewajiban'), ('impartiality', 'tentang'))
    w (code, slug) cross join lateral private.page_fill(w.slug) f
  union all
  select 'privacy', f.has_id and private.has_words(s.privacy ->> 'text'), f.has_en and private.has_words(s.privacy ->> 'text_en'),
    greatest(f.changed_at, s.updated_at)
  from public.site_settings s cross join lateral private.page_fill('kebijakan-privasi') f $$;

/* Those that live in lists: English counts when no published entry lacks it. */
create function private.compliance_lists() returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select 'scheme', count(*) > 0, coalesce(bool_and(private.has_words(s.name_en) and private.has_words(c.name_en)), false), greatest(max(s.updated_at), max(c.updated_at))
    from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
  union all select 'process', count(*) > 0, coalesce(bool_and(private.has_words(title_en) and (description is null or private.has_words(description_en))), false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null
  union all select 'surveillance', count(*) > 0, coalesce(bool_and(private.has_words(title_en) and (description is null or private.has_words(description_en))), false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null and title || ' ' || coalesce(description, '') ~* 'surveil|pengawasan'
  union all select 'fees', count(*) > 0, coalesce(bool_and(private.has_words(qualification_en)), false), max(updated_at)
    from public.fees where is_published and deleted_at is null
  union all select 'legal_status', count(*) > 0, coalesce(bool_and(private.has_words(title_en)), false), max(updated_at)
    from public.legalitas where is_published and deleted_at is null and coalesce(valid_until, 'infinity') >= private.today()
  union all select 'organization', count(*) > 0, coalesce(bool_and(private.has_words(position_en)), false), max(updated_at)
    from public.struktur_organisasi where is_published and deleted_at is null
  union all select 'legal_basis', count(*) > 0, coalesce(bool_and(private.has_words(title_en)), false), max(updated_at)
    from public.legal_products where is_published and deleted_at is null and status <> 'dicabut' $$;

/* Those that the site brings along in both languages (procedures with the time limits of the settings), and the register,
   whose names are the same in both. */
create function private.compliance_services() returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select w.code, true, true, s.updated_at from public.site_settings s, (values ('complaints'), ('appeals'), ('tracking')) w (code)
  union all
  select 'contact', n.filled = 3, n.filled = 3 and private.has_words(s.site ->> 'address_en'), s.updated_at
    from public.site_settings s cross join lateral (
      select count(*) as filled from unnest('{address,phone,email}'::text[]) k where private.has_words(s.site ->> k)) n
  union all
  select w.code, r.is_there, r.is_there, r.changed_at
  from (select exists (select from public.certificate_register) as is_there,
      (select max(c.updated_at) from public.certificates c where c.deleted_at is null) as changed_at) r,
    (values ('register'), ('validity')) w (code) $$;

/* Staff: every public duty with whether visitors find it in Indonesian and in English, when it last changed, and its last
   review. review_due: never reviewed, or longer ago than twelve months. The caller's own policies apply. */
create function public.compliance_board() returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz,
  reviewed_at timestamptz, reviewer_name text, note text, review_due boolean)
language plpgsql stable set search_path = '' set jit = off as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff see the compliance board';
  end if;
  return query
    select i.code, i.has_id, i.has_en, i.changed_at, r.created_at, r.reviewer_name, r.note,
      coalesce(r.created_at < now() - interval '12 months', true)
    from (
      select * from private.compliance_pages() union all select * from private.compliance_lists()
      union all select * from private.compliance_services()
    ) i
      left join lateral (
        select x.created_at, x.reviewer_name, x.note from public.compliance_reviews x
        where x.code = i.code order by x.created_at desc limit 1
      ) r on true;
end $$;

revoke execute on function private.has_words(text), private.page_fill(text), private.compliance_pages(), private.compliance_lists(),
  private.compliance_services() from public;
grant execute on function private.has_words(text), private.page_fill(text), private.compliance_pages(), private.compliance_lists(),
  private.compliance_services() to authenticated;
revoke execute on function public.review_compliance(text, text, uuid), public.compliance_board() from public, anon, authenticated;
grant execute on function public.review_compliance(text, text, uuid), public.compliance_board() to authenticated;
