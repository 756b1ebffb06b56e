create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  subclass_id uuid not null references public.rl_subclass (id) on delete restrict,
  number text not null unique check (private.is_name(number, 80)),
  holder_name text check (private.is_name(holder_name, 200)),
  holder_form text check (char_length(holder_form) <= 60),
  -- Values as issued: copied from the subclassification when the certificate is added.
  subclass_code text not null default '' check (char_length(subclass_code) <= 20),
  subclass_name text not null default '' check (subclass_name = '' or private.is_text(subclass_name, 240)),
  subclass_name_en text check (char_length(subclass_name_en) <= 240),
  category_code text not null default '' check (char_length(category_code) <= 10),
  category_name text not null default '' check (category_name = '' or private.is_text(category_name, 160)),
  category_name_en text check (char_length(category_name_en) <= 160),
  kbli_code text check (kbli_code ~ '^[0-9]{5}$'),
  kbli_version text check (kbli_version ~ '^[0-9]{4}$'),
  kbli_other_code text check (kbli_other_code ~ '^[0-9]{5}$'),
  kbli_other_version text check (kbli_other_version ~ '^[0-9]{4}$'),
  scheme_number text check (char_length(scheme_number) <= 80),
  scheme_edition text check (char_length(scheme_edition) <= 40),
  legal_basis text check (char_length(legal_basis) <= 240),
  decision_number text check (char_length(decision_number) <= 80),
  decided_on date check (decided_on between '2000-01-01' and '2099-12-31'),
  decided_by text check (char_length(decided_by) <= 120),
  lpjk_number text check (private.is_name(lpjk_number, 80)),
  lpjk_url text check (lpjk_url ~ '^https?://[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f'
    '\u3000\ufeff<>"\\]+$' and char_length(lpjk_url) <= 2000),
  qualification text not null check (qualification in ('kecil', 'menengah', 'besar', 'spesialis')),
  issued_on date not null check (issued_on between '2000-01-01' and '2099-12-31'),
  expires_on date not null check (expires_on <= '2099-12-31'),
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  status_ground text check (status_ground in ('surveilans', 'kewajiban', 'permintaan', 'lembaga', 'berhenti')),
  suspended_until date check (suspended_until <= '2099-12-31'),
  replaced_by uuid references public.certificates (id) on delete restrict check (replaced_by <> id),
  replaces uuid references public.certificates (id) on delete set null check (replaces <> id),
  second_reason text check (char_length(second_reason) <= 2000),
  is_published boolean not null default true,
  first_published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint certificates_dates_in_order check (expires_on > issued_on),
  constraint certificates_published_holder check (first_published_at is null or holder_name is not null),
  constraint certificates_kbli_complete check ((kbli_code is null) = (kbli_version is null)),
  constraint certificates_kbli_other_complete check ((kbli_other_code is null) = (kbli_other_version is null))
);
comment on table public.certificates is
  'Once published, the columns of private.decided_columns() are a cache of certificate_decisions and change only with '
  'a new decision. Drafts can be edited.';
comment on column public.certificates.holder_name is
  'Name and legal form of the company as issued. Null in a draft; filled at publication.';
comment on column public.certificates.replaces is
  'Only in a draft: the certificate that this one replaces when it is published.';
comment on column public.certificates.second_reason is
  'Internal: reason for a second valid certificate of the holder for the same subclassification.';
comment on column public.certificates.subclass_code is
  'As issued, like name, classification, KBLI, scheme and legal basis: later changes of the subclassification do not '
  'affect it. Filled by private.fill_issued.';
comment on column public.certificates.decided_by is 'The post or body that granted it. Public, so not a person.';
comment on column public.certificates.lpjk_number is
  'Record number in the national register (SIJK/LPJK); lpjk_url is its address. Staff can change both at any time.';
comment on column public.certificates.status is
  'As decided. belum_terbit and kedaluwarsa are never stored: they follow from issued_on and expires_on '
  '(certificate_status, certificate_register).';
comment on column public.certificates.status_ground is
  'The public kind of reason of the status; null: none. Suspended: surveilans (surveillance open), kewajiban (duties '
  'of the holder), permintaan (requested by the holder). Withdrawn: lembaga (by the body), permintaan, berhenti (the '
  'company ceased). Set only with the status.';
comment on column public.certificates.suspended_until is
  'Last day of the suspension; null: no last day. Nothing happens automatically on that day.';
comment on column public.certificates.first_published_at is
  'When it first appeared in the register; from then on it can be hidden, but not deleted. Set by a trigger.';
create index certificates_client on public.certificates (client_id);
create index certificates_subclass on public.certificates (subclass_id);
create index certificates_replaced_by on public.certificates (replaced_by);
create index certificates_replaces on public.certificates (replaces);
create index certificates_expiry on public.certificates (expires_on) where deleted_at is null;
create index certificates_number_words on public.certificates using gin (number extensions.gin_trgm_ops);
-- The index includes the company, so that it alone answers filters.
create index certificates_public_subclass on public.certificates (subclass_id, qualification, status, expires_on,
  client_id, issued_on)
  where is_published and deleted_at is null;
create index certificates_public_qualification on public.certificates (qualification, status, expires_on, client_id,
  issued_on)
  where is_published and deleted_at is null;
create index certificates_public_status on public.certificates (status, expires_on, client_id, issued_on)
  where is_published
  and deleted_at is null;
create index certificates_public_kbli on public.certificates (kbli_code, client_id) where is_published
  and deleted_at is null;
create index certificates_public_kbli_other on public.certificates (kbli_other_code, client_id) where is_published
  and deleted_at is null;
create index certificates_public_client on public.certificates (client_id, subclass_id, qualification, status,
  expires_on, issued_on)
  where is_published and deleted_at is null;
-- Finds whole numbers and beginnings of numbers.
create index certificates_number_beginning on public.certificates (upper(number) text_pattern_ops);
create index certificates_compared_number on public.certificates ((upper(regexp_replace(number, '[^A-Za-z0-9]', '',
  'g'))));
create index certificates_listed_newest on public.certificates (updated_at, id) where deleted_at is null;
create index certificates_listed_number on public.certificates (number, id) where deleted_at is null;
create index certificates_listed_issued on public.certificates (issued_on, id) where deleted_at is null;
create index certificates_listed_expiry on public.certificates (expires_on, id) where deleted_at is null;
create index certificates_listed_status on public.certificates (status, expires_on, client_id) where deleted_at is null;
create index certificates_listed_scope on public.certificates (subclass_id, qualification) where deleted_at is null;
create index certificates_listed_qualification on public.certificates (qualification, updated_at)
  where deleted_at is null;
create index certificates_listed_client on public.certificates (client_id, status, expires_on) where deleted_at is null;
create index certificates_hidden on public.certificates (updated_at, id) where not is_published and deleted_at is null;
create index certificates_trash on public.certificates (deleted_at, id) where deleted_at is not null;

-- Unifies similar letters and digits: O and 0, I, L and 1, B and 8, S and 5, Z and 2, G and 6.
create index certificates_alike_number on public.certificates
  ((translate(upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g')), 'OQILBSZG', '00118526'))) where is_published
    and deleted_at is null;
create index certificates_number_end on public.certificates
  (reverse(upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops);
create index certificates_letters_beginning on public.certificates ((upper(regexp_replace(number, '[^A-Za-z0-9]', '',
  'g'))) text_pattern_ops);

/* Returns a name such as 'PT Karya Abadi', without repeating the legal form. */
create function private.company_title(legal_form text, name text) returns text
language sql immutable set search_path = '' as $$
  select case when starts_with(replace(lower(company_title.name), '.', ' '), lower(company_title.legal_form) || ' ')
    then company_title.name
    else coalesce(company_title.legal_form || ' ', '') || company_title.name end $$;
grant execute on function private.company_title(text, text) to authenticated, visitor_reader, staff_reader;

/* For everyone: returns the status of a certificate today: the decided status, belum_terbit before its issue, or
   kedaluwarsa after its last day. */
create function public.certificate_status(status text, issued_on date, expires_on date) returns text
language sql stable set search_path = '' as $$
  select case when issued_on > private.today() then 'belum_terbit'
    when status in ('aktif', 'dibekukan') and expires_on < private.today() then 'kedaluwarsa'
    else status end $$;
grant execute on function public.certificate_status(text, date, date)
  to anon, authenticated, service_role, visitor_reader, staff_reader;

/* Returns the number of the company's certificate in force for the same work that was issued later or ends later,
   whether or not the two are linked. */
create function private.successor_number(
  of_id uuid, of_client uuid, of_subclass uuid, of_code text, of_issue date, of_end date
) returns text language sql stable set search_path = '' as $$
  select x.number from public.certificates x
  where x.client_id = of_client and x.id <> of_id and (x.subclass_id = of_subclass or x.subclass_code = of_code)
    and x.is_published and x.deleted_at is null and x.status = 'aktif'
    and x.issued_on <= private.today() and x.expires_on >= private.today()
      and (x.issued_on, x.expires_on) > (of_issue, of_end)
  order by x.issued_on desc, x.expires_on desc, x.number limit 1
$$;
grant execute on function private.successor_number(uuid, uuid, uuid, text, date, date)
  to anon, authenticated, service_role, visitor_reader;

/* One row per certificate, with today's status. A replaced certificate has the number of its replacement; any other
   certificate that is not in force has the number of its successor (successor_number). The caller's policies apply. */
create view public.certificate_register with (security_invoker = true) as
select c.id, c.number, c.qualification, c.issued_on, c.expires_on,
  today.status,
  c.client_id, k.name as client_name, k.legal_form, c.holder_name, c.holder_form, k.nib, k.province, k.city,
    k.association,
  c.subclass_id, c.subclass_code, c.subclass_name, c.subclass_name_en,
  c.kbli_code, c.kbli_version, c.kbli_other_code, c.kbli_other_version, c.scheme_number, c.scheme_edition,
    c.legal_basis,
  c.decision_number, c.decided_on, c.decided_by, c.category_code, c.category_name, c.category_name_en,
  case when today.status = 'diganti' then r.number end as replaced_by_number,
  case when today.status in ('dibekukan', 'dicabut') then c.status_ground end as status_ground,
  case when today.status = 'dibekukan' then c.suspended_until end as suspended_until,
  case when c.status <> 'aktif' or c.expires_on < private.today() then
    private.successor_number(c.id, c.client_id, c.subclass_id, c.subclass_code, c.issued_on,
      c.expires_on) end as successor_number, c.lpjk_number, c.lpjk_url
from public.certificates c
  join public.clients k on k.id = c.client_id
  cross join lateral (select public.certificate_status(c.status, c.issued_on, c.expires_on) as status) today
  left join public.certificates r on r.id = c.replaced_by and r.is_published and r.deleted_at is null
where c.is_published and c.deleted_at is null and k.is_published and k.deleted_at is null;
comment on view public.certificate_register is 'Certificates as visitors see them.';
grant select on public.certificate_register to anon, authenticated, service_role;

call private.make_content_table('public.clients', visible => 'is_published', known_by => '{nib,name,city}');
grant select (id, name, legal_form, nib, province, city, is_published, deleted_at) on public.clients to visitor_reader;
grant select on public.clients to staff_reader;
update private.content_tables set many_fields = '{kind,province,city,association}'
  where table_name = 'clients';

-- Certificates of a company outside the register are hidden too; the policies of clients apply within the
-- subquery.
call private.make_content_table('public.certificates', visible =>
  'is_published and exists (select from public.clients k where k.id = client_id and k.is_published and k.deleted_at is '
  'null)',
  keeps_files => false, known_by => '{number}');
-- Visitors cannot read replaces and second_reason.
revoke select on public.certificates from anon;
grant select (id, client_id, subclass_id, number, holder_name, holder_form, subclass_code, subclass_name,
  subclass_name_en, category_code, category_name, category_name_en, kbli_code, kbli_version, kbli_other_code,
    kbli_other_version, scheme_number,
  scheme_edition, legal_basis, decision_number, decided_on, decided_by, qualification, issued_on, expires_on, status,
  status_ground, suspended_until, replaced_by, is_published, first_published_at, deleted_at, lpjk_number, lpjk_url)
  on public.certificates to anon, visitor_reader;
grant select on public.certificates to staff_reader;
update private.content_tables set many_fields = '{decision_number,decided_on,decided_by}'
  where table_name = 'certificates';

create policy "the register is searched" on public.clients for select to visitor_reader using (true);

create policy "staff list and search" on public.clients for select to staff_reader using (true);

create policy "the register is searched" on public.certificates for select to visitor_reader using (true);

create policy "staff list and search" on public.certificates for select to staff_reader using (true);
