-- The register of certified companies (ISO/IEC 17065, 7.8): companies, certificates, their history and decisions about them.

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
create index clients_city_words on public.clients using gin (city extensions.gin_trgm_ops);

-- The public part, in the orders visitors ask for it.
create index clients_public_name on public.clients (name, id) where is_published and deleted_at is null;
create index clients_public_province on public.clients (province, name, id) where is_published and deleted_at is null;
create index clients_public_beginning on public.clients (lower(name) text_pattern_ops) where is_published and deleted_at is null;

-- For the lists of the back-office.
create index clients_listed_name on public.clients (name, id) where deleted_at is null;
create index clients_listed_newest on public.clients (updated_at, id) where deleted_at is null;
create index clients_listed_province on public.clients (province, name, id) where deleted_at is null;
create index clients_listed_association on public.clients (association, name, id) where deleted_at is null;
create index clients_listed_city on public.clients (city, id) where deleted_at is null;
create index clients_listed_form on public.clients (legal_form, id) where deleted_at is null;
create index clients_listed_beginning on public.clients (lower(name) text_pattern_ops) where deleted_at is null;
create index clients_hidden on public.clients (name, id) where not is_published and deleted_at is null;
create index clients_nib_beginning on public.clients (nib text_pattern_ops);
create index clients_trash on public.clients (deleted_at, id) where deleted_at is not null;
call private.make_content_table('public.clients', visible => 'is_published', known_by => '{nib,name,city}');
grant select (id, name, legal_form, nib, province, city, is_published, deleted_at) on public.clients to visitor_reader;
grant select on public.clients to staff_reader;
create policy "the register is searched" on public.clients for select to visitor_reader using (true);
create policy "staff list and search" on public.clients for select to staff_reader using (true);

/* 'PT Karya Abadi': the legal form is a column of its own, and is not said twice where the name begins with it. */
create function private.company_title(legal_form text, name text) returns text language sql immutable set search_path = '' as $$
  select case when starts_with(replace(lower(company_title.name), '.', ' '), lower(company_title.legal_form) || ' ') then company_title.name
    else coalesce(company_title.legal_form || ' ', '') || company_title.name end $$;
grant execute on function private.company_title(text, text) to visitor_reader, staff_reader;

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  subclass_id uuid not null references public.rl_subclass (id) on delete restrict,
  number text not null unique check (private.is_name(number, 80)),
  -- The contents as issued: taken from its subclassification on the day it is added, and its own from then on.
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
  qualification text not null check (qualification in ('kecil', 'menengah', 'besar', 'spesialis')),
  issued_on date not null check (issued_on between '2000-01-01' and '2099-12-31'),
  expires_on date not null check (expires_on <= '2099-12-31'),
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  status_ground text check (status_ground in ('surveilans', 'kewajiban', 'permintaan', 'lembaga', 'berhenti')),
  suspended_until date check (suspended_until <= '2099-12-31'),
  replaced_by uuid references public.certificates (id) on delete set null check (replaced_by <> id),
  is_published boolean not null default true,
  first_published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint certificates_dates_in_order check (expires_on > issued_on),
  constraint certificates_kbli_complete check ((kbli_code is null) = (kbli_version is null)),
  constraint certificates_kbli_other_complete check ((kbli_other_code is null) = (kbli_other_version is null))
);
comment on column public.certificates.subclass_code is
  'The code as issued, like the name, classification, KBLI, scheme and legal basis beside it: what happens to the subclassification later changes none of them. Filled by private.fill_issued.';
comment on column public.certificates.decided_by is 'The post or body that decided to grant it, never needed to be a person: this is public.';
comment on column public.certificates.status is 'As decided. kedaluwarsa is never stored: it follows from expires_on (certificate_status, certificate_register).';
comment on column public.certificates.status_ground is
  'The kind of reason that was recorded with the status, which is public; null: none was, and none is told. Suspended: surveilans (surveillance open), kewajiban (duties of the holder), permintaan (asked for by the holder). Withdrawn: lembaga (by the body), permintaan, berhenti (the company ceased). Set with the status only, by its guards.';
comment on column public.certificates.suspended_until is 'The day to which it is suspended, as decided; null: open. Nothing happens by itself on it.';
comment on column public.certificates.first_published_at is
  'When it first stood in the register; from then on it can be hidden, and no longer be deleted. Set by a trigger.';
create index certificates_client on public.certificates (client_id);
create index certificates_subclass on public.certificates (subclass_id);
create index certificates_replaced_by on public.certificates (replaced_by);
create index certificates_expiry on public.certificates (expires_on) where deleted_at is null;
create index certificates_number_words on public.certificates using gin (number extensions.gin_trgm_ops);
-- The columns that filters ask for, with the company: these indexes answer by themselves.
create index certificates_public_subclass on public.certificates (subclass_id, qualification, status, expires_on, client_id)
  where is_published and deleted_at is null;
create index certificates_public_qualification on public.certificates (qualification, status, expires_on, client_id)
  where is_published and deleted_at is null;
create index certificates_public_status on public.certificates (status, expires_on, client_id) where is_published and deleted_at is null;
create index certificates_public_kbli on public.certificates (kbli_code, client_id) where is_published and deleted_at is null;
create index certificates_public_kbli_other on public.certificates (kbli_other_code, client_id) where is_published and deleted_at is null;
create index certificates_public_client on public.certificates (client_id, subclass_id, qualification, status, expires_on)
  where is_published and deleted_at is null;

-- Found by their whole number or its beginning; serves equality too.
create index certificates_number_beginning on public.certificates (upper(number) text_pattern_ops);
create index certificates_compared_number on public.certificates ((upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))));

create index certificates_listed_newest on public.certificates (updated_at, id) where deleted_at is null;
create index certificates_listed_number on public.certificates (number, id) where deleted_at is null;
create index certificates_listed_issued on public.certificates (issued_on, id) where deleted_at is null;
create index certificates_listed_expiry on public.certificates (expires_on, id) where deleted_at is null;
create index certificates_listed_status on public.certificates (status, expires_on, client_id) where deleted_at is null;
create index certificates_listed_scope on public.certificates (subclass_id, qualification) where deleted_at is null;
create index certificates_listed_qualification on public.certificates (qualification, updated_at) where deleted_at is null;
create index certificates_listed_client on public.certificates (client_id, status, expires_on) where deleted_at is null;
create index certificates_hidden on public.certificates (updated_at, id) where not is_published and deleted_at is null;
create index certificates_trash on public.certificates (deleted_at, id) where deleted_at is not null;
-- A company that is not in the register takes its certificates with it. The policies of clients apply inside.
call private.make_content_table('public.certificates', visible =>
  'is_published and exists (select from public.clients k where k.id = client_id and k.is_published and k.deleted_at is null)',
  keeps_files => false, known_by => '{number}');
grant select (id, client_id, subclass_id, number, subclass_code, subclass_name, subclass_name_en, category_code, category_name, category_name_en, kbli_code, kbli_version, kbli_other_code,
    kbli_other_version, scheme_number, scheme_edition, legal_basis, decision_number, decided_on, decided_by, qualification, issued_on, expires_on, status, status_ground, suspended_until, replaced_by, is_published,
    first_published_at, deleted_at)
  on public.certificates to visitor_reader;
grant select on public.certificates to staff_reader;
create policy "the register is searched" on public.certificates for select to visitor_reader using (true);
create policy "staff list and search" on public.certificates for select to staff_reader using (true);

/* The status of a certificate today: as decided, or kedaluwarsa when its last day has passed. */
create function public.certificate_status(status text, expires_on date) returns text
language sql stable set search_path = '' as $$
  select case when status in ('aktif', 'dibekukan') and expires_on < private.today() then 'kedaluwarsa' else status end $$;
grant execute on function public.certificate_status(text, date) to anon, authenticated, service_role, visitor_reader, staff_reader;

/* The certificate in force that a company holds for the work of an earlier one, whether or not anybody linked the two: issued or ending
   later, for the same subclassification or the same code as issued. */
create function private.successor_number(of_id uuid, of_client uuid, of_subclass uuid, of_code text, of_issue date, of_end date) returns text
language sql stable set search_path = '' as $$
  select x.number from public.certificates x
  where x.client_id = of_client and x.id <> of_id and (x.subclass_id = of_subclass or x.subclass_code = of_code)
    and x.is_published and x.deleted_at is null and x.status = 'aktif'
    and x.issued_on <= private.today() and x.expires_on >= private.today() and (x.issued_on, x.expires_on) > (of_issue, of_end)
  order by x.issued_on desc, x.expires_on desc, x.number limit 1 $$;
grant execute on function private.successor_number(uuid, uuid, uuid, text, date, date) to anon, authenticated, service_role, visitor_reader;

/* The public register, a line per certificate, with the status of today; a replaced certificate says by which one, and one that is not
   in force names the one that is (successor_number). The caller's own policies apply. */
create view public.certificate_register with (security_invoker = true) as
select c.id, c.number, c.qualification, c.issued_on, c.expires_on,
  public.certificate_status(c.status, c.expires_on) as status,
  c.client_id, k.name as client_name, k.legal_form, k.nib, k.province, k.city, k.association,
  c.subclass_id, c.subclass_code, c.subclass_name, c.subclass_name_en,
  c.kbli_code, c.kbli_version, c.kbli_other_code, c.kbli_other_version, c.scheme_number, c.scheme_edition, c.legal_basis,
  c.decision_number, c.decided_on, c.decided_by, c.category_code, c.category_name, c.category_name_en,
  r.number as replaced_by_number, c.status_ground, c.suspended_until,
  case when c.status <> 'aktif' or c.expires_on < private.today() then
    private.successor_number(c.id, c.client_id, c.subclass_id, c.subclass_code, c.issued_on, c.expires_on) end as successor_number
from public.certificates c
  join public.clients k on k.id = c.client_id
  left join public.certificates r on r.id = c.replaced_by and r.is_published and r.deleted_at is null
where c.is_published and c.deleted_at is null and k.is_published and k.deleted_at is null;
comment on view public.certificate_register is 'Certificates as visitors see them.';
revoke all on public.certificate_register from public, anon, authenticated;
grant select on public.certificate_register to anon, authenticated, service_role;

-- ---- History --------------------------------------------------------------------------------------------------------

-- The history of each certificate. It outlives its certificate and is rewritten by nobody, the database's owner
-- included: what was suspended or withdrawn stays known, and its number is not given again.
create table public.certificate_events (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null,
  number text not null,
  kind text not null default 'status' check (kind in ('status', 'hidden', 'shown', 'corrected', 'deleted', 'restored')),
  from_status text,
  to_status text not null,
  effective_on date not null,
  reason text check (char_length(reason) <= 2000),
  ground text,
  ends_on date,
  decision_number text check (char_length(decision_number) <= 80),
  decided_on date,
  decided_by text check (char_length(decided_by) <= 120),
  changes jsonb,
  actor_id uuid,
  actor_name text,
  proposed_by text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.certificate_events is
  'History of certificates. Written by a trigger only, never changed, read by staff: reasons are not public. Without a reference, so that it stays when a certificate is deleted permanently.';
comment on column public.certificate_events.kind is
  'status: issued or decided · hidden, shown: out of the register and back · corrected: number, company or what it was issued with · deleted, restored: permanently, and from the audit log.';
comment on column public.certificate_events.decision_number is
  'The decision that the status rests on, with its date and who made it: of the grant as the certificate names it, later as given with the decision.';
comment on column public.certificate_events.proposed_by is 'Name of who proposed a decision that a second person (actor) confirmed.';
comment on column public.certificate_events.changes is 'Corrections, before and after: {"kbli_code": ["41011", "41016"]}.';
comment on column public.certificate_events.number is 'The number at that time.';
create index certificate_events_certificate on public.certificate_events (certificate_id, created_at);
create index certificate_events_newest on public.certificate_events (certificate_id, effective_on desc, created_at desc);

alter table public.certificate_events enable row level security;
revoke all on public.certificate_events from public, anon, authenticated;
grant select on public.certificate_events to authenticated, service_role;
-- The changes of status that there are. Withdrawn and replaced are final: whoever was withdrawn applies again, and gets another number.
create table public.certificate_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
comment on table public.certificate_transitions is 'The changes of status that the database allows; the client offers the same.';
insert into public.certificate_transitions (from_status, to_status) values
  ('aktif', 'dibekukan'), ('aktif', 'dicabut'), ('aktif', 'diganti'),
  ('dibekukan', 'aktif'), ('dibekukan', 'dicabut'), ('dibekukan', 'diganti');
alter table public.certificate_transitions enable row level security;
revoke all on public.certificate_transitions from public, anon, authenticated, service_role;
grant select on public.certificate_transitions to anon, authenticated, service_role;
create policy "everybody reads the transitions" on public.certificate_transitions for select to anon, authenticated using (true);

-- Without reasons and names.
grant select (id, certificate_id, kind, from_status, to_status, effective_on, created_at) on public.certificate_events to visitor_reader;
create policy "staff read" on public.certificate_events for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
create policy "the register is searched" on public.certificate_events for select to visitor_reader using (true);

create function private.keep_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('certificate.history_stays');
  return null;
end $$;
create trigger keep_history before update or delete or truncate on public.certificate_events
  for each statement execute function private.keep_history();

create table private.certificate_numbers (
  number_key text primary key,
  certificate_id uuid not null
);
comment on table private.certificate_numbers is 'Every number a certificate has ever had, and whose it was. Rows are only added.';
create index certificate_numbers_certificate on private.certificate_numbers (certificate_id);

alter table private.certificate_numbers enable row level security;
revoke all on private.certificate_numbers from public, anon, authenticated, service_role;

/* A number without regard to blanks, capitals and width. */
create function private.number_key(number text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(normalize(number, nfkc), '\s', '', 'g')) $$;

/* Why the change under way is made: set by the functions below and by imports, for this transaction. */
create function private.register_reason() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('register.reason', true), '') $$;

/* The rest of the decision under way, besides its reason and day: set by private.set_decision for this transaction. */
create function private.register_decision() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('register.decision', true), '')::jsonb, '{}') $$;

/* True when a certificate or number stands in the history already, and so is not to be added anew. */
create function private.is_used_certificate(certificate_id uuid, number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.certificate_numbers n where n.certificate_id = is_used_certificate.certificate_id)
    or exists (select from private.certificate_numbers n where n.number_key = private.number_key(number)) $$;
grant execute on function private.is_used_certificate(uuid, text) to authenticated;

-- Decisions that wait for a second person, where the settings say so. They are kept when they are settled.
create table public.certificate_proposals (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null references public.certificates (id) on delete cascade,
  new_status text not null check (new_status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  replacement_id uuid references public.certificates (id) on delete cascade,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 2000),
  effective_on date,
  decision jsonb not null default '{}',
  asked_by uuid,
  asked_by_name text,
  created_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('confirmed', 'declined', 'taken_back')),
  note text check (char_length(note) <= 2000),
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz,
  constraint certificate_proposals_settled check ((outcome is null) = (settled_at is null))
);
comment on table public.certificate_proposals is
  'Decisions on certificates that wait for a second person, and how they were settled. Written by functions only, read by staff.';
create unique index certificate_proposals_waiting on public.certificate_proposals (certificate_id) where outcome is null;
create index certificate_proposals_newest on public.certificate_proposals (created_at) where outcome is null;
create index certificate_proposals_certificate on public.certificate_proposals (certificate_id, created_at);
create index certificate_proposals_replacement on public.certificate_proposals (replacement_id);
alter table public.certificate_proposals enable row level security;
revoke all on public.certificate_proposals from public, anon, authenticated;
grant select on public.certificate_proposals to authenticated, service_role;
create policy "staff read" on public.certificate_proposals for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
call private.announce_changes('public.certificate_proposals', 'content');

/* True when a person decides and the settings ask for a second one; false while a second one confirms. */
create function private.waits_for_second() returns boolean language sql stable security definer set search_path = '' as $$
  select private.calling_role() not in ('', 'service_role') and nullif(current_setting('register.confirmed', true), '') is null
    and coalesce((select (s.certificates ->> 'second_person')::boolean from public.site_settings s), true) $$;
grant execute on function private.waits_for_second() to authenticated, service_role;

/* The person who entered a certificate; null where none did. */
create function private.entered_by(certificate_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select e.actor_id from public.certificate_events e where e.certificate_id = entered_by.certificate_id order by e.created_at limit 1 $$;

/* Before insert: a number that was used once is not used again, nor is a certificate that was deleted added anew, except
   by restore_from_audit. P0001 certificate.number_used, certificate.reason_required. */
create function private.guard_new_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A number that another certificate has at this moment is the unique constraint's to refuse.
  if new.id::text is distinct from nullif(current_setting('register.restoring', true), '')
    and private.is_used_certificate(new.id, new.number)
    and not exists (select from public.certificates c where c.number = new.number) then
    perform private.refuse('certificate.number_used', 'number');
  end if;
  if new.status <> 'aktif' and private.calling_role() <> '' and private.register_reason() is null then
    perform private.refuse('certificate.reason_required', 'status');
  end if;
  if new.status not in ('dibekukan', 'dicabut') then new.status_ground := null; end if;
  if new.status <> 'dibekukan' then new.suspended_until := null; end if;
  -- Granted is a certificate once a second person publishes it.
  if private.waits_for_second() and nullif(current_setting('register.restoring', true), '') is null then new.is_published := false; end if;
  new.first_published_at := case when new.is_published and new.deleted_at is null then now() end;
  return new;
end $$;

/* Before update or delete. The status changes as certificate_transitions allows; it and what replaces a certificate change with a reason, and
   the kind of reason and the end of a suspension with the status only. A certificate that has stood in the
   register stays on record: it is not deleted, and only admins hide it (with a reason), show it again, or correct number and company.
   Where decisions wait for a second person, a status changes by a confirmed proposal only, and whoever entered a certificate is not who publishes it first.
   P0001 certificate.reason_required, certificate.transition_refused, certificate.was_published, certificate.needs_admin, certificate.number_used,
   certificate.needs_second. */
create function private.guard_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  has_reason boolean := private.register_reason() is not null or private.calling_role() = '';
  is_admin boolean := private.calling_role() in ('', 'service_role') or private.has_role('admin');
  was_public boolean := old.first_published_at is not null;
begin
  if tg_op = 'DELETE' then
    if was_public and private.calling_role() <> '' then perform private.refuse('certificate.was_published'); end if;
    return old;
  end if;
  if private.waits_for_second() and (new.status <> old.status or old.first_published_at is null and new.is_published and new.deleted_at is null
      and auth.uid() = private.entered_by(old.id)) then
    perform private.refuse('certificate.needs_second', case when new.status <> old.status then 'status' else 'is_published' end);
  end if;
  new.first_published_at := coalesce(old.first_published_at, case when new.is_published and new.deleted_at is null then now() end);
  if not has_reason and (new.status <> old.status or new.replaced_by is distinct from old.replaced_by
      -- The reference itself empties the column when the other certificate is deleted.
      and not (new.replaced_by is null and not exists (select from public.certificates c where c.id = old.replaced_by))) then
    perform private.refuse('certificate.reason_required', 'status');
  end if;
  if new.status <> old.status then
    if not exists (select from public.certificate_transitions t where t.from_status = old.status and t.to_status = new.status)
      -- A status that does not exist is the table's check to refuse.
      and new.status in ('aktif', 'dibekukan', 'dicabut', 'diganti') then
      perform private.refuse('certificate.transition_refused', 'status', old.status || ' > ' || new.status);
    end if;
    new.status_ground := private.register_decision() ->> 'ground';
    new.suspended_until := (private.register_decision() ->> 'until')::date;
  else
    new.status_ground := old.status_ground;
    new.suspended_until := old.suspended_until;
  end if;
  if new.number <> old.number and exists (select from private.certificate_numbers n
    where n.number_key = private.number_key(new.number) and n.certificate_id <> new.id)
    and not exists (select from public.certificates c where c.number = new.number) then
    perform private.refuse('certificate.number_used', 'number');
  end if;
  if was_public then
    if not is_admin and ((new.deleted_at is null) <> (old.deleted_at is null)
      or (new.number, new.client_id) is distinct from (old.number, old.client_id)) then
      perform private.refuse('certificate.needs_admin');
    end if;
    if old.is_published and not new.is_published then perform private.refuse('certificate.was_published', 'is_published'); end if;
    if old.deleted_at is null and new.deleted_at is not null and not has_reason then
      perform private.refuse('certificate.reason_required', 'deleted_at');
    end if;
  end if;
  return new;
end $$;

/* Before insert or update: what a certificate was issued with. A new one takes from its subclassification what it does not bring itself;
   one that brings its code, as a restored one does, brings all of it. One that is moved to another subclassification takes over what was
   not written by hand at the same time. An emptied code or name is taken from the subclassification again. */
create function private.fill_issued() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  scope public.rl_subclass;
  is_new constant boolean := tg_op = 'INSERT' and coalesce(new.subclass_code, '') = '';
  is_moved boolean := false;
begin
  if tg_op = 'UPDATE' then is_moved := new.subclass_id <> old.subclass_id; end if;
  if not is_new and not is_moved and coalesce(new.subclass_code, '') <> '' and coalesce(new.subclass_name, '') <> ''
    and coalesce(new.category_name, '') <> '' then return new; end if;
  select * into scope from public.rl_subclass s where s.id = new.subclass_id;
  -- Without one the reference refuses the row.
  if scope.id is null then return new; end if;
  if is_moved then
    if new.subclass_code = old.subclass_code then new.subclass_code := ''; end if;
    if new.subclass_name = old.subclass_name then new.subclass_name := ''; end if;
  end if;
  if coalesce(new.subclass_name, '') = '' then
    new.subclass_name := scope.name;
    if tg_op = 'INSERT' then new.subclass_name_en := coalesce(nullif(new.subclass_name_en, ''), scope.name_en);
    elsif new.subclass_name_en is not distinct from old.subclass_name_en then new.subclass_name_en := scope.name_en; end if;
  end if;
  if coalesce(new.subclass_code, '') = '' then new.subclass_code := scope.code; end if;
  if is_moved and new.category_name = old.category_name or coalesce(new.category_name, '') = '' then
    select g.code, g.name, g.name_en into new.category_code, new.category_name, new.category_name_en
    from public.rl_categories g where g.id = scope.category_id;
  end if;
  if is_new and num_nonnulls(new.kbli_code, new.kbli_version, new.kbli_other_code, new.kbli_other_version) = 0
    or is_moved and (new.kbli_code, new.kbli_version, new.kbli_other_code, new.kbli_other_version)
      is not distinct from (old.kbli_code, old.kbli_version, old.kbli_other_code, old.kbli_other_version) then
    new.kbli_code := scope.kbli_code; new.kbli_version := scope.kbli_version;
    new.kbli_other_code := scope.kbli_other_code; new.kbli_other_version := scope.kbli_other_version;
  end if;
  if is_new and num_nonnulls(new.scheme_number, new.scheme_edition) = 0
    or is_moved and (new.scheme_number, new.scheme_edition) is not distinct from (old.scheme_number, old.scheme_edition) then
    new.scheme_number := scope.scheme_number; new.scheme_edition := scope.scheme_edition;
  end if;
  if is_new and new.legal_basis is null or is_moved and new.legal_basis is not distinct from old.legal_basis then
    new.legal_basis := scope.legal_basis;
  end if;
  return new;
end $$;

/* Corrections of what a certificate was issued with, before and after; null for none. */
create function private.issued_changes(before public.certificates, after public.certificates) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(b.key, jsonb_build_array(b.value, a.value))
  from jsonb_each(to_jsonb(before)) b join jsonb_each(to_jsonb(after)) a using (key)
  where a.value <> b.value and b.key in ('subclass_code', 'subclass_name', 'subclass_name_en', 'category_code', 'category_name', 'category_name_en', 'kbli_code', 'kbli_version', 'kbli_other_code',
    'kbli_other_version', 'scheme_number', 'scheme_edition', 'legal_basis', 'decision_number', 'decided_on', 'decided_by',
    'qualification', 'issued_on', 'expires_on') $$;

/* Writes a line of history: who is asked now, the day given by the functions below or `on_day`. */
create function private.add_certificate_event(certificate public.certificates, happened text, from_status text, on_day date, reason text,
  changes jsonb default null)
returns void language sql security definer set search_path = '' as $$
  insert into public.certificate_events (certificate_id, number, kind, from_status, to_status, effective_on, reason, changes, ground, ends_on,
    decision_number, decided_on, decided_by, actor_id, actor_name, proposed_by)
  select certificate.id, certificate.number, happened, from_status, certificate.status,
    coalesce(nullif(current_setting('register.effective_on', true), '')::date, on_day), reason, changes,
    case when happened = 'status' then certificate.status_ground end, case when happened = 'status' then certificate.suspended_until end,
    d ->> 'number', (d ->> 'decided_on')::date, d ->> 'decided_by', auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()),
    (select p.asked_by_name from public.certificate_proposals p where happened = 'status' and p.id = nullif(current_setting('register.confirmed', true), '')::uuid)
  from (select case when happened <> 'status' then null when from_status is not null then private.register_decision()
    else jsonb_build_object('number', certificate.decision_number, 'decided_on', certificate.decided_on, 'decided_by', certificate.decided_by) end) g (d) $$;

/* After insert, update or delete: keeps the number, and writes what happened. */
create function private.note_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  reason text := private.register_reason();
  changes jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.add_certificate_event(old, 'deleted', old.status, private.today(), reason);
    return null;
  end if;
  insert into private.certificate_numbers (number_key, certificate_id) values (private.number_key(new.number), new.id)
    on conflict (number_key) do nothing;
  if tg_op = 'INSERT' then
    if exists (select from public.certificate_events e where e.certificate_id = new.id) then
      perform private.add_certificate_event(new, 'restored', new.status, private.today(), reason);
    else
      perform private.add_certificate_event(new, 'status', null, new.issued_on, reason);
    end if;
    return null;
  end if;
  if new.status <> old.status then
    perform private.add_certificate_event(new, 'status', old.status, private.today(), reason);
  end if;
  if old.first_published_at is null then return null; end if;
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    perform private.add_certificate_event(new, case when new.deleted_at is null then 'shown' else 'hidden' end, new.status,
      private.today(), reason);
  end if;
  if new.number <> old.number then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(), old.number || ' → ' || new.number);
  end if;
  if new.client_id <> old.client_id then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(),
      (select k.name from public.clients k where k.id = old.client_id) || ' → ' || (select k.name from public.clients k where k.id = new.client_id));
  end if;
  changes := private.issued_changes(old, new);
  if changes is not null then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(), reason, changes);
  end if;
  return null;
end $$;

/* Before insert, or when one of them changes: a certificate has a qualification that its code allows, and is not valid for longer than the
   certification flow says (three days are left for how years are counted). One that is restored from the audit log stays as it was.
   P0001 certificate.qualification_wrong (hint: those that are allowed), certificate.validity_wrong (hint: days) */
create function private.guard_grade() returns trigger language plpgsql set search_path = '' as $$
declare
  allowed text[];
  longest integer;
begin
  if tg_op = 'UPDATE' then
    if (new.subclass_id, new.qualification, new.issued_on, new.expires_on) = (old.subclass_id, old.qualification, old.issued_on, old.expires_on) then return new; end if;
  elsif new.id::text is not distinct from nullif(current_setting('register.restoring', true), '') then
    return new;
  end if;
  select s.qualifications into allowed from public.rl_subclass s where s.id = new.subclass_id;
  if new.qualification <> all (allowed) then
    perform private.refuse('certificate.qualification_wrong', 'qualification', array_to_string(allowed, ', '));
  end if;
  longest := private.validity_days();
  if new.expires_on - new.issued_on > longest + 3 then perform private.refuse('certificate.validity_wrong', 'expires_on', longest::text); end if;
  return new;
end $$;

create trigger fill_issued before insert or update on public.certificates for each row execute function private.fill_issued();
create trigger guard_grade before insert or update on public.certificates for each row execute function private.guard_grade();
create trigger guard_new before insert on public.certificates for each row execute function private.guard_new_certificate();
create trigger guard before update or delete on public.certificates for each row execute function private.guard_certificate();
create trigger note_history after insert or update or delete on public.certificates
  for each row execute function private.note_certificate();

/* Before update or delete: a company whose certificates have stood in the register leaves it by an admin's decision.
   P0001 client.needs_admin. */
create function private.guard_client() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.is_published and old.deleted_at is null and (not new.is_published or new.deleted_at is not null)
    and private.calling_role() not in ('', 'service_role') and not private.has_role('admin')
    and exists (select from public.certificates c where c.client_id = new.id and c.first_published_at is not null) then
    perform private.refuse('client.needs_admin');
  end if;
  return new;
end $$;
create trigger guard before update on public.clients for each row execute function private.guard_client();

/* Anyone: what happened to the certificates of a company, oldest first: what was decided (kind status), and when one left the
   register (hidden) and came back (shown). Certificates that have left it are told of too. Reasons and names stay with the
   staff. */
create function public.certificate_history(company_id uuid)
returns table (certificate_id uuid, number text, kind text, from_status text, to_status text, effective_on date)
language sql stable security definer set search_path = '' as $$
  select e.certificate_id, c.number, e.kind, e.from_status, e.to_status, e.effective_on
  from public.clients k
    join public.certificates c on c.client_id = k.id and c.first_published_at is not null
    join public.certificate_events e on e.certificate_id = c.id and e.kind in ('status', 'hidden', 'shown')
  where k.id = company_id and k.is_published and k.deleted_at is null
  order by e.effective_on, e.from_status is not null, e.created_at, e.id limit 500 $$;
comment on function public.certificate_history(uuid) is 'The history of a published company''s certificates, those that have left the register included, without reasons or names.';
grant execute on function public.certificate_history(uuid) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.certificate_history(uuid)');

-- ---- Decisions ------------------------------------------------------------------------------------------------------

-- A certificate changes its status, and leaves the register, with a reason that the history keeps.

/* Keeps what belongs to a decision for this transaction: {ground, until, number, decided_on, decided_by}, each of them or none. An empty object
   ends it. The day of the decision is the day it counts from where nothing else is said.
   P0001 certificate.decision_wrong (its field: too long, no such kind of reason for the status, no day),
   certificate.until_wrong (a suspension ends after the day it counts from) */
create function private.set_decision(new_status text, decision jsonb, effective_on date) returns void
language plpgsql set search_path = '' as $$
declare
  since constant date := coalesce(effective_on, private.today());
  kept jsonb := '{}';
begin
  if jsonb_typeof(decision) is distinct from 'object' then perform private.refuse('certificate.decision_wrong'); end if;
  if decision = '{}' and new_status is null then
    perform set_config('register.decision', '', true);
    return;
  end if;
  select coalesce(jsonb_object_agg(e.key, btrim(e.value #>> '{}')), '{}') into kept from jsonb_each(decision) e
    where e.key in ('ground', 'until', 'number', 'decided_on', 'decided_by') and jsonb_typeof(e.value) = 'string' and btrim(e.value #>> '{}') <> '';
  if char_length(kept ->> 'number') > 80 then perform private.refuse('certificate.decision_wrong', 'number'); end if;
  if char_length(kept ->> 'decided_by') > 120 then perform private.refuse('certificate.decision_wrong', 'decided_by'); end if;
  if kept ? 'ground' and not (case new_status when 'dibekukan' then kept ->> 'ground' in ('surveilans', 'kewajiban', 'permintaan')
    when 'dicabut' then kept ->> 'ground' in ('lembaga', 'permintaan', 'berhenti') else false end) then
    perform private.refuse('certificate.decision_wrong', 'ground');
  end if;
  if kept ? 'decided_on' and not private.is_day(kept ->> 'decided_on') then perform private.refuse('certificate.decision_wrong', 'decided_on'); end if;
  if (kept ->> 'decided_on')::date > private.today() then perform private.refuse('certificate.decision_wrong', 'decided_on'); end if;
  if kept ? 'until' and not coalesce(new_status = 'dibekukan' and private.is_day(kept ->> 'until'), false) then
    perform private.refuse('certificate.until_wrong', 'until');
  end if;
  if (kept ->> 'until')::date not between since + 1 and '2099-12-31' then perform private.refuse('certificate.until_wrong', 'until'); end if;
  perform set_config('register.decision', (jsonb_build_object('decided_on', since) || kept)::text, true);
end $$;
grant execute on function private.set_decision(text, jsonb, date) to authenticated, service_role;

/* A decision that has been checked waits for a second person. Proposed once more by the same person, it is there already.
   42501 · P0001 certificate.transition_refused, certificate.waiting (another decision on it waits) */
create function private.propose_status(certificate public.certificates, new_status text, replacement uuid, reason text, effective_on date, decision jsonb)
returns void language plpgsql security definer set search_path = '' as $$
declare
  waiting public.certificate_proposals;
begin
  perform private.require_role('admin', 'editor');
  if not exists (select from public.certificate_transitions t where t.from_status = certificate.status and t.to_status = new_status) then
    perform private.refuse('certificate.transition_refused', 'status', certificate.status || ' > ' || new_status);
  end if;
  insert into public.certificate_proposals (certificate_id, new_status, replacement_id, reason, effective_on, decision, asked_by, asked_by_name)
  values (certificate.id, new_status, replacement, reason, effective_on, decision, auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict (certificate_id) where outcome is null do nothing;
  if found then return; end if;
  select * into waiting from public.certificate_proposals p where p.certificate_id = certificate.id and p.outcome is null;
  if (waiting.new_status, waiting.reason, waiting.asked_by) is distinct from (new_status, reason, auth.uid()) then
    perform private.refuse('certificate.waiting', 'status');
  end if;
end $$;
grant execute on function private.propose_status(public.certificates, text, uuid, text, date, jsonb) to authenticated;

/* For people who may change certificates: sets the status, as certificate_transitions allows, with a reason and the day it counts from (today
   when not given), which is not before the day of issue and not after today. decision: {ground, until, number, decided_on, decided_by},
   each may be left out; ground is the kind of reason, which visitors read (certificates.status_ground), until the end of a suspension.
   replacement: the certificate that replaces it, for replace_certificate. Answers done, or waiting: where the settings ask for a second person the
   status stays until another admin or editor confirms it (confirm_certificate_proposal).
   23514 without a reason · 42501 · P0001 certificate.day_wrong, certificate.transition_refused, certificate.decision_wrong,
   certificate.until_wrong, certificate.waiting */
create function public.set_certificate_status(certificate_id uuid, new_status text, reason text default null, effective_on date default null,
  decision jsonb default '{}', replacement uuid default null)
returns text language plpgsql set search_path = '' as $$
declare
  certificate public.certificates;
begin
  if coalesce(btrim(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today()
    or exists (select from public.certificates c where c.id = certificate_id and effective_on < c.issued_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform private.set_decision(new_status, coalesce(decision, '{}'), effective_on);
  if private.waits_for_second() then
    select * into certificate from public.certificates c where c.id = certificate_id;
    if certificate.id is null then raise exception using errcode = '42501', message = 'No such certificate, or not yours to change'; end if;
    perform set_config('register.decision', '', true);
    if certificate.status <> new_status then
      perform private.propose_status(certificate, new_status, replacement, btrim(reason), effective_on, coalesce(decision, '{}'));
    end if;
    return 'waiting';
  end if;
  perform set_config('register.reason', btrim(reason), true),
    set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  update public.certificates c set status = new_status, replaced_by = coalesce(replacement, c.replaced_by) where c.id = certificate_id;
  if not found then
    raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
  end if;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true), set_config('register.decision', '', true);
  return 'done';
end $$;
comment on function public.set_certificate_status(uuid, text, text, date, jsonb, uuid) is
  'Suspends, withdraws or makes valid again: reason, day, and the decision it rests on, with the kind of reason that visitors read.';
grant execute on function public.set_certificate_status(uuid, text, text, date, jsonb, uuid) to authenticated, service_role;

/* Admins: takes a certificate out of the register, into the trash, with a reason; also one that has been public, which nobody
   can delete. Taking it from the trash shows it again. The public history of its company goes on telling of it.
   key: a random uuid of this act; sent again with it, it is done once.
   23514 without a reason · 42501 · P0001 submission.key_used · P0002 no such certificate outside the trash */
create function public.hide_certificate(certificate_id uuid, reason text, key uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins take a certificate out of the register';
  end if;
  if coalesce(btrim(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if private.was_sent(key, 'hide_certificate', jsonb_build_array(certificate_id, reason)) then return; end if;
  perform set_config('register.reason', left(btrim(reason), 2000), true);
  update public.certificates c set deleted_at = now() where c.id = certificate_id and c.deleted_at is null;
  if not found then raise exception using errcode = 'P0002', message = 'No such certificate outside the trash'; end if;
  perform set_config('register.reason', '', true);
end $$;
grant execute on function public.hide_certificate(uuid, text, uuid) to authenticated;

-- A certificate that is replaced says by which one; both are written together or not at all.

/* Admins and editors: the certificate becomes diganti, with a reason and the day it counts from (today when not
   given), and names the one that replaces it, which is neither itself nor in the trash. decision as in set_certificate_status. */
create function public.replace_certificate(certificate_id uuid, replacement_id uuid, reason text, effective_on date default null,
  decision jsonb default '{}')
returns text language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if replacement_id = certificate_id or not exists (
    select from public.certificates c where c.id = replacement_id and c.deleted_at is null
  ) then
    raise exception using errcode = 'P0001', constraint = 'certificates_replacement',
      message = 'Another certificate must replace it: constraint "certificates_replacement"';
  end if;
  return public.set_certificate_status(certificate_id, 'diganti', reason, effective_on, decision, replacement_id);
end $$;
comment on function public.replace_certificate(uuid, uuid, text, date, jsonb) is 'Sets a certificate to diganti and names the one that replaces it.';
grant execute on function public.replace_certificate(uuid, uuid, text, date, jsonb) to authenticated;

-- The second person.

/* Settles a decision that waits. P0001 certificate.proposal_settled (or there is none), certificate.needs_second (one's own) · 42501 */
create function private.settle_proposal(proposal_id uuid, outcome text, note text) returns public.certificate_proposals
language plpgsql security definer set search_path = '' as $$
declare
  settled public.certificate_proposals;
begin
  perform private.require_role('admin', 'editor');
  update public.certificate_proposals p set outcome = settle_proposal.outcome, note = nullif(btrim(settle_proposal.note), ''), settled_at = clock_timestamp(),
    settled_by = auth.uid(), settled_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where p.id = proposal_id and p.outcome is null returning p.* into settled;
  if settled.id is null then perform private.refuse('certificate.proposal_settled'); end if;
  if settled.outcome = 'confirmed' and settled.asked_by is not distinct from auth.uid() then perform private.refuse('certificate.needs_second'); end if;
  return settled;
end $$;
grant execute on function private.settle_proposal(uuid, text, text) to authenticated;

/* Admins and editors: a decision that somebody else proposed takes effect, under the rules of set_certificate_status.
   42501 · P0001 certificate.needs_second, certificate.proposal_settled, and those of set_certificate_status */
create function public.confirm_certificate_proposal(proposal_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  settled public.certificate_proposals := private.settle_proposal(proposal_id, 'confirmed', null);
begin
  perform set_config('register.confirmed', settled.id::text, true);
  perform public.set_certificate_status(settled.certificate_id, settled.new_status, settled.reason, settled.effective_on, settled.decision, settled.replacement_id);
  perform set_config('register.confirmed', '', true);
end $$;
comment on function public.confirm_certificate_proposal(uuid) is 'A second person confirms a decision on a certificate, which takes effect.';
grant execute on function public.confirm_certificate_proposal(uuid) to authenticated;

/* Admins and editors: a decision that waits does not take effect. Whoever proposed it takes it back; others decline it with a reason.
   23514 without one · 42501 · P0001 certificate.proposal_settled */
create function public.decline_certificate_proposal(proposal_id uuid, note text default null) returns void
language plpgsql set search_path = '' as $$
declare
  is_own constant boolean := exists (select from public.certificate_proposals p where p.id = proposal_id and p.asked_by = auth.uid());
begin
  if not is_own and coalesce(btrim(note), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  perform private.settle_proposal(proposal_id, case when is_own then 'taken_back' else 'declined' end, left(note, 2000));
end $$;
comment on function public.decline_certificate_proposal(uuid, text) is 'A decision on a certificate that waits is declined, or taken back by whoever proposed it.';
grant execute on function public.decline_certificate_proposal(uuid, text) to authenticated;

-- One decision on many certificates, as after a round of surveillance, and how it is taken back. Each certificate under the rules of
-- set_certificate_status; one that is refused stops no other.

/* Admins and editors: sets the status of at most a thousand certificates, for one reason and from one day on (today when not
   given). new_status: aktif, dibekukan or dicabut; what replaces a certificate is told of one at a time (replace_certificate).
   decision: the reason; details as the decision of set_certificate_status. Answers as bulk_change; refused with reason gone, forbidden, waiting (for a second person),
   before_issue (it was issued after that day), transition (certificate_transitions) or invalid. key as in bulk_change.
   22023 too many or no such status · 23514 without a reason, or one over 2,000 characters ·
   P0001 certificate.day_wrong, certificate.decision_wrong, certificate.until_wrong, submission.key_used */
create function public.set_certificate_statuses(certificate_ids uuid[], new_status text, decision text, effective_on date default null,
  key uuid default null, details jsonb default '{}')
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  record public.certificates;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(certificate_ids) > 1000 then raise exception using errcode = '22023', message = 'At most 1000 rows at once'; end if;
  if coalesce(new_status, '') not in ('aktif', 'dibekukan', 'dicabut') then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  if coalesce(btrim(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today() then perform private.refuse('certificate.day_wrong', 'effective_on'); end if;
  perform private.set_decision(new_status, coalesce(details, '{}'), effective_on);
  if private.was_sent(key, 'set_certificate_statuses', jsonb_build_array(certificate_ids, new_status, decision, effective_on, details)) then
    return query select * from private.kept_lines(key, 'certificates');
    return;
  end if;
  for row_id in select distinct u.id from unnest(certificate_ids) u (id) order by 1 loop
    title := null; reason := null; was := null; updated_at := null;
    begin
      select * into record from public.certificates c where c.id = row_id and c.deleted_at is null;
      title := record.number;
      if record.id is null then
        outcome := 'refused'; reason := 'gone';
      elsif record.status = new_status then
        outcome := 'unchanged';
      else
        if public.set_certificate_status(row_id, new_status, decision, effective_on, details) = 'waiting' then
          outcome := 'refused'; reason := 'waiting';
        else
          outcome := 'changed';
          was := jsonb_build_object('status', record.status);
          select c.updated_at into updated_at from public.certificates c where c.id = row_id;
        end if;
      end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.set_decision(null, '{}', null);
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.set_certificate_statuses(uuid[], text, text, date, uuid, jsonb) is
  'Suspends, withdraws or makes valid again many certificates, with one reason and day; each under the caller''s policies.';
grant execute on function public.set_certificate_statuses(uuid[], text, text, date, uuid, jsonb) to authenticated;

/* Admins and editors: gives certificates back the status that set_certificate_statuses took from them, given its lines
   [{"row_id", "was", "updated_at"}], as a decision of its own with a reason and a day: the history tells of both. A withdrawal is final and
   is not taken back. One that somebody has changed since stays as it is. Answers as bulk_undo; key and errors as set_certificate_statuses. */
create function public.undo_certificate_statuses(changes jsonb, decision text, effective_on date default null, key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if coalesce(btrim(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if jsonb_typeof(changes) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'No such list, or too many rows';
  end if;
  if effective_on > private.today() or exists (select from jsonb_array_elements(changes) e
    join public.certificates c on c.id::text = e.value ->> 'row_id' where c.issued_on > effective_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform set_config('register.reason', btrim(decision), true), set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  return query select u.* from public.bulk_undo('certificates', (
    select coalesce(jsonb_agg(c.value || jsonb_build_object('was', jsonb_build_object('status', c.value #> '{was,status}'))), '[]')
    from jsonb_array_elements(changes) c where jsonb_typeof(c.value) = 'object'), key) u;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true);
end $$;
comment on function public.undo_certificate_statuses(jsonb, text, date, uuid) is
  'Takes a decision on many certificates back where nobody has changed them since; the history keeps both.';
grant execute on function public.undo_certificate_statuses(jsonb, text, date, uuid) to authenticated;

-- ---- Lists of the back-office ---------------------------------------------------------------------------------------

-- Companies and certificates, a page at a time, the unpublished and the trash included.

/* A status of today in terms of what is stored: these statuses, with a last day in that span; null is no limit. */
create function private.status_meant(status text, out statuses text[], out lasts_from date, out ended_before date)
language sql stable set search_path = '' as $$
  select case when status = 'kedaluwarsa' then '{aktif,dibekukan}' when status <> '' then array[status] end,
    case when status in ('aktif', 'dibekukan') then private.today() end,
    case when status = 'kedaluwarsa' then private.today() end $$;
grant execute on function private.status_meant(text) to staff_reader;

/* A question to the list of companies. containing: up to six patterns; beginning, number and nib: one. A company that has words (has_words) is
   found by any of these. clients: the few that have a certificate with the statuses, where they are few. */
create type private.client_question as (
  sort text, is_trash boolean, province text, association text, is_published boolean,
  statuses text[], lasts_from date, ended_before date, clients uuid[],
  has_words boolean, beginning text, containing text[], number text, nib text
);

create function private.client_question(query text, filters jsonb, sort text) returns private.client_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.client_question;
  words text[] := private.company_words(query);
  phrase text;
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  few constant integer := 5000;
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{name,updated_at,province,association,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  asked.province := nullif(filters ->> 'province', '');
  asked.association := nullif(filters ->> 'association', '');
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  select * into asked.statuses, asked.lasts_from, asked.ended_before from private.status_meant(filters ->> 'status');
  if asked.statuses is not null then
    select coalesce(array_agg(f.client_id), '{}') into clients from (
      select x.client_id from public.certificates x where x.deleted_at is null and x.status = any (asked.statuses)
        and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
        and (asked.ended_before is null or x.expires_on < asked.ended_before)
      limit few + 1
    ) f;
    if cardinality(clients) <= few then asked.clients := clients; end if;
  end if;
  asked.has_words := compact <> '';
  if not asked.has_words then return asked; end if;
  -- A legal form alone is looked for as it is.
  if words = '{}' then words := private.list_words(query); end if;
  phrase := array_to_string(words, ' ');
  if char_length(phrase) >= 3 then
    asked.containing := array(select '%' || word || '%' from unnest(words) word);
  elsif phrase <> '' then
    -- Fewer than three letters have no trigram: the names that begin so.
    asked.beginning := phrase || '%';
  end if;
  if compact ~ '[0-9]' and char_length(compact) >= 3 then
    asked.number := private.like_text(compact) || '%';
    if compact ~ '^[0-9]+$' then asked.nib := asked.number; end if;
  end if;
  return asked;
end $$;
grant execute on function private.client_question(text, jsonb, text) to staff_reader;

/* The companies that meet what is asked, in its order: `wanted` of them after the first `skipped`. */
create function private.clients_asked_for(asked private.client_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
begin
  return query
    select t.id from public.clients t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.province is null or t.province = asked.province)
      and (asked.association is null or t.association = asked.association)
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.clients is null or t.id = any (asked.clients))
      -- A value, not exists: for that the planner may read all certificates first.
      and (asked.statuses is null or asked.clients is not null or (
        select true from public.certificates x
        where x.client_id = t.id and x.deleted_at is null and x.status = any (asked.statuses)
          and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
        limit 1))
      and (not asked.has_words
        or asked.beginning is not null and lower(t.name) like asked.beginning
        or asked.containing[1] is not null and (t.name ilike asked.containing[1] or t.city ilike asked.containing[1])
          and (asked.containing[2] is null or t.name ilike asked.containing[2] or t.city ilike asked.containing[2])
          and (asked.containing[3] is null or t.name ilike asked.containing[3] or t.city ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.name, t.city) ilike all (asked.containing[4:]))
        or asked.number is not null and t.id = any (array(
          select x.client_id from public.certificates x where upper(x.number) like asked.number limit 1000))
        or asked.nib is not null and t.nib like asked.nib)
    order by
      case when asked.sort = 'name' then t.name end, case when asked.sort = '-name' then t.name end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'province' then t.province end, case when asked.sort = '-province' then t.province end desc,
      case when asked.sort = 'association' then t.association end, case when asked.sort = '-association' then t.association end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.clients_asked_for(private.client_question, integer, integer) to staff_reader;

/* Staff: a page of the companies. query is a name, a city, the beginning of a NIB or of a certificate's number. filters: view
   (trash), province, association, published (yes, no), status (what one certificate is today). sort: name, province,
   association, updated_at, deleted_at, or the same with a minus. total stops at 10000, or 1000 with words or a status, and at
   100000 with pages of 1000 (is_capped). */
create function public.list_clients(query text default '', filters jsonb default '{}', sort text default 'name',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, name text, legal_form text, nib text, province text, city text, association text, website text,
  certificates integer, active integer, is_published boolean, updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
-- One person, one core; along the names until enough fit, or from the few rows that do: the other plans read every row.
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  asked private.client_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.client_question(coalesce(query, ''), filters, sort);
  most := private.list_most(asked.has_words or asked.statuses is not null, page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.clients_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select c.id, c.name, c.legal_form, c.nib, c.province, c.city, c.association, c.website,
      held.certificates::integer, held.active::integer, c.is_published, c.updated_at, c.deleted_at, shown.page, shown.total, shown.is_capped
    from private.clients_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.clients c on c.id = wanted.id
      cross join lateral (
        select count(*) as certificates, count(*) filter (where x.status = 'aktif' and x.expires_on >= private.today()) as active
        from public.certificates x where x.client_id = c.id and x.deleted_at is null
      ) held
    order by wanted.place;
end $$;
comment on function public.list_clients(text, jsonb, text, integer, integer) is
  'A page of the companies for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';
grant execute on function public.list_clients(text, jsonb, text, integer, integer) to authenticated;
call private.owned_by('staff_reader', 'public.list_clients(text, jsonb, text, integer, integer)');

/* A question to the list of certificates, as private.client_question. number: the beginning of its own; clients: the companies whose
   names hold the words, where they are few. */
create type private.certificate_question as (
  sort text, is_trash boolean, statuses text[], lasts_from date, ended_before date, expiring_until date, qualification text, scopes uuid[],
  is_published boolean, number text, containing text[], clients uuid[]
);

create function private.certificate_question(query text, filters jsonb, sort text) returns private.certificate_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.certificate_question;
  words constant text[] := private.company_words(query);
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  category constant text := upper(nullif(filters ->> 'category', ''));
  few constant integer := 5000;
  p text[];
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{-updated_at,number,issued_on,expires_on,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  select * into asked.statuses, asked.lasts_from, asked.ended_before from private.status_meant(filters ->> 'status');
  if filters ->> 'expiring' in ('30', '60', '90') then asked.expiring_until := private.today() + (filters ->> 'expiring')::integer; end if;
  asked.qualification := nullif(filters ->> 'qualification', '');
  if category is not null then
    asked.scopes := array(select s.id from public.rl_subclass s join public.rl_categories g on g.id = s.category_id where g.code = category);
  end if;
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  if compact = '' then return asked; end if;
  asked.number := private.like_text(compact) || '%';
  if char_length(array_to_string(words, '')) < 3 then return asked; end if;
  p := array(select '%' || word || '%' from unnest(words) word);
  asked.containing := p;
  select coalesce(array_agg(f.id), '{}') into clients from (
    select c.id from public.clients c
    where c.name ilike p[1] and (p[2] is null or c.name ilike p[2]) and (p[3] is null or c.name ilike p[3]) and (p[4] is null or c.name ilike all (p[4:]))
    limit few + 1
  ) f;
  if cardinality(clients) <= few then asked.clients := clients; end if;
  return asked;
end $$;
grant execute on function private.certificate_question(text, jsonb, text) to staff_reader;

/* The certificates that meet what is asked, as private.clients_asked_for. */
create function private.certificates_asked_for(asked private.certificate_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  today constant date := private.today();
begin
  return query
    select t.id from public.certificates t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.lasts_from is null or t.expires_on >= asked.lasts_from)
      and (asked.ended_before is null or t.expires_on < asked.ended_before)
      and (asked.expiring_until is null or t.status in ('aktif', 'dibekukan') and t.expires_on between today and asked.expiring_until)
      and (asked.qualification is null or t.qualification = asked.qualification)
      and (asked.scopes is null or t.subclass_id = any (asked.scopes))
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.number is null
        or upper(t.number) like asked.number
        or asked.clients is not null and t.client_id = any (asked.clients)
        -- A value, not exists: that would be answered by reading all companies first.
        or asked.clients is null and asked.containing is not null and (
          select c.name ilike all (asked.containing) from public.clients c where c.id = t.client_id))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'number' then t.number end, case when asked.sort = '-number' then t.number end desc,
      case when asked.sort = 'issued_on' then t.issued_on end, case when asked.sort = '-issued_on' then t.issued_on end desc,
      case when asked.sort = 'expires_on' then t.expires_on end, case when asked.sort = '-expires_on' then t.expires_on end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;
grant execute on function private.certificates_asked_for(private.certificate_question, integer, integer) to staff_reader;

/* Staff: a page of the certificates. query is the beginning of a number, or words of the company's name. filters: view (trash),
   status (today's), expiring (within 30, 60 or 90 days), category (its code), qualification, published (yes, no). sort:
   updated_at, number, issued_on, expires_on, deleted_at, or the same with a minus. total stops at 10000, or 1000 with words, and at 100000 with pages of 1000 (is_capped). */
create function public.list_certificates(query text default '', filters jsonb default '{}', sort text default '-updated_at',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, number text, client_id uuid, client_name text, nib text, subclass_code text, subclass_name text, subclass_name_en text,
  kbli_code text, kbli_version text, kbli_other_code text, kbli_other_version text, scheme_number text, scheme_edition text, legal_basis text,
  decision_number text, decided_on date, decided_by text, qualification text, issued_on date, expires_on date, status text, is_published boolean, is_public boolean, first_published_at timestamptz,
  updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = ''
set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  asked private.certificate_question;
  most integer;
  shown record;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  asked := private.certificate_question(coalesce(query, ''), filters, sort);
  most := private.list_most(asked.number is not null, page_size);
  select p.* into shown from private.list_page(
    (select count(*)::integer from private.certificates_asked_for(asked, 0, most + 1)), most, page_number, page_size) p;
  return query
    select x.id, x.number, x.client_id, c.name, c.nib, x.subclass_code, x.subclass_name, x.subclass_name_en,
      x.kbli_code, x.kbli_version, x.kbli_other_code, x.kbli_other_version, x.scheme_number, x.scheme_edition, x.legal_basis,
      x.decision_number, x.decided_on, x.decided_by, x.qualification, x.issued_on, x.expires_on,
      public.certificate_status(x.status, x.expires_on), x.is_published,
      x.is_published and x.deleted_at is null and c.is_published and c.deleted_at is null, x.first_published_at,
      x.updated_at, x.deleted_at, shown.page, shown.total, shown.is_capped
    from private.certificates_asked_for(asked, shown.skipped, shown.wanted) with ordinality as wanted (id, place)
      join public.certificates x on x.id = wanted.id
      join public.clients c on c.id = x.client_id
    order by wanted.place;
end $$;
comment on function public.list_certificates(text, jsonb, text, integer, integer) is
  'A page of the certificates for staff: words, filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';
grant execute on function public.list_certificates(text, jsonb, text, integer, integer) to authenticated;
call private.owned_by('staff_reader', 'public.list_certificates(text, jsonb, text, integer, integer)');
