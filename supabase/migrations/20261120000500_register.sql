-- The register of certified companies (ISO/IEC 17065, 7.8): one company, many certificates. Their history follows.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_name(name, 200)),
  legal_form text check (char_length(legal_form) <= 60),
  nib text unique check (nib ~ '^[0-9]{13}$'),
  province text check (char_length(province) <= 80),
  city text check (char_length(city) <= 80),
  association text check (char_length(association) <= 120),
  website text check (private.is_link(website)),
  logo_url text check (private.is_picture(logo_url)),
  is_published boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.clients is 'Certified companies. No tax number, no personal data: this list is public.';
create index clients_name on public.clients (name, id);
create index clients_place on public.clients (province, city);
create index clients_name_words on public.clients using gin (name extensions.gin_trgm_ops);
call private.make_content_table('public.clients', visible => 'is_published');

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  subclass_id uuid not null references public.rl_subclass (id) on delete restrict,
  number text not null unique check (private.is_name(number, 80)),
  qualification text not null check (qualification in ('kecil', 'menengah', 'besar', 'spesialis')),
  issued_on date not null check (issued_on between '2000-01-01' and '2099-12-31'),
  expires_on date not null check (expires_on <= '2099-12-31'),
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  replaced_by uuid references public.certificates (id) on delete set null check (replaced_by <> id),
  is_published boolean not null default true,
  first_published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint certificates_dates_in_order check (expires_on > issued_on)
);
comment on column public.certificates.status is 'As decided. kedaluwarsa is never stored: it follows from expires_on (certificate_status, certificate_register).';
comment on column public.certificates.first_published_at is
  'When it first stood in the register; from then on it can be hidden, and no longer be deleted. Set by a trigger.';
create index certificates_client on public.certificates (client_id);
create index certificates_subclass on public.certificates (subclass_id);
create index certificates_replaced_by on public.certificates (replaced_by);
create index certificates_expiry on public.certificates (expires_on) where deleted_at is null;
create index certificates_number_words on public.certificates using gin (number extensions.gin_trgm_ops);
-- A company that is not in the register takes its certificates with it. The policies of clients apply inside.
call private.make_content_table('public.certificates', visible =>
  'is_published and exists (select from public.clients k where k.id = client_id and k.is_published and k.deleted_at is null)');

/* What a certificate is today: its status, or kedaluwarsa when its last day has passed. */
create function public.certificate_status(status text, expires_on date) returns text
language sql stable set search_path = '' as $$
  select case when status in ('aktif', 'dibekukan') and expires_on < private.today() then 'kedaluwarsa' else status end $$;
grant execute on function public.certificate_status(text, date) to anon, authenticated, service_role;

/* The public register, a line per certificate, with the status of today. The caller's own policies apply. */
create view public.certificate_register with (security_invoker = true) as
select c.id, c.number, c.qualification, c.issued_on, c.expires_on,
  public.certificate_status(c.status, c.expires_on) as status,
  c.client_id, k.name as client_name, k.legal_form, k.nib, k.province, k.city, k.association,
  c.subclass_id, s.code as subclass_code, s.name as subclass_name, s.name_en as subclass_name_en,
  s.kbli_code, s.kbli_version, g.code as category_code, g.name as category_name, g.name_en as category_name_en
from public.certificates c
  join public.clients k on k.id = c.client_id
  join public.rl_subclass s on s.id = c.subclass_id
  join public.rl_categories g on g.id = s.category_id
where c.is_published and c.deleted_at is null and k.is_published and k.deleted_at is null;
comment on view public.certificate_register is 'Certificates as visitors see them.';
revoke all on public.certificate_register from public, anon, authenticated;
grant select on public.certificate_register to anon, authenticated, service_role;
