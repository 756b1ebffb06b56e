-- The register of certified companies (ISO/IEC 17065, 7.8): one company, many certificates, each with its history.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_text(name, 200)),
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
  number text not null unique check (private.is_text(number, 80)),
  qualification text not null check (qualification in ('kecil', 'menengah', 'besar', 'spesialis')),
  issued_on date not null check (issued_on between '2000-01-01' and '2100-12-31'),
  expires_on date not null,
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  replaced_by uuid references public.certificates (id) on delete set null check (replaced_by <> id),
  is_published boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint certificates_dates_in_order check (expires_on > issued_on)
);
comment on column public.certificates.status is 'As decided. kedaluwarsa is never stored: it follows from expires_on (certificate_status, certificate_register).';
create index certificates_client on public.certificates (client_id);
create index certificates_subclass on public.certificates (subclass_id);
create index certificates_replaced_by on public.certificates (replaced_by);
create index certificates_expiry on public.certificates (expires_on) where deleted_at is null;
create index certificates_number_words on public.certificates using gin (number extensions.gin_trgm_ops);
call private.make_content_table('public.certificates', visible => 'is_published');

create table public.certificate_events (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null references public.certificates (id) on delete cascade,
  from_status text,
  to_status text not null,
  effective_on date not null,
  reason text check (char_length(reason) <= 2000),
  actor_id uuid,
  actor_name text,
  created_at timestamptz not null default now()
);
comment on table public.certificate_events is 'History of a certificate''s status. Written by a trigger only, read by staff: reasons are not public.';
create index certificate_events_certificate on public.certificate_events (certificate_id, created_at);
alter table public.certificate_events enable row level security;
revoke all on public.certificate_events from public, anon, authenticated;
grant select on public.certificate_events to authenticated, service_role;
create policy "staff read" on public.certificate_events for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

/* What a certificate is today: its status, or kedaluwarsa when its last day has passed. */
create function public.certificate_status(status text, expires_on date) returns text
language sql stable set search_path = '' as $$
  select case when status in ('aktif', 'dibekukan') and expires_on < private.today() then 'kedaluwarsa' else status end $$;
grant execute on function public.certificate_status(text, date) to anon, authenticated, service_role;

/* After insert, or update of the status: one line of history. set_certificate_status adds reason and day. */
create function private.note_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then return null; end if;
  insert into public.certificate_events (certificate_id, from_status, to_status, effective_on, reason, actor_id, actor_name)
  values (
    new.id,
    case when tg_op = 'UPDATE' then old.status end,
    new.status,
    coalesce(nullif(current_setting('register.effective_on', true), '')::date,
      case when tg_op = 'INSERT' then new.issued_on else private.today() end),
    nullif(current_setting('register.reason', true), ''),
    auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid())
  );
  return null;
end $$;
create trigger note_status after insert or update of status on public.certificates
  for each row execute function private.note_certificate();

/* Who may change certificates: sets the status with a reason (required unless it becomes aktif) and the day it counts
   from (today when not given). */
create function public.set_certificate_status(certificate_id uuid, new_status text, reason text default null, effective_on date default null)
returns void language plpgsql set search_path = '' as $$
begin
  if new_status <> 'aktif' and coalesce(btrim(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  perform set_config('register.reason', coalesce(btrim(reason), ''), true),
    set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  update public.certificates c set status = new_status where c.id = certificate_id;
  if not found then
    raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
  end if;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true);
end $$;
grant execute on function public.set_certificate_status(uuid, text, text, date) to authenticated, service_role;

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
