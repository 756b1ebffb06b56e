-- What reporters send. Staff may read these three tables whole: access codes, idempotency keys and the identity
-- of confidential reporters are not in them but in private.case_secrets and private.case_identities.

create table private.case_numbers (
  prefix text not null,
  year int not null,
  last_number int not null,
  primary key (prefix, year)
);
comment on table private.case_numbers is
$c$The last number given to each kind of case in each year. A row and no sequence: a number is given back when what asked for it is refused
or cut short, so that an auditor finds no gaps.$c$;
alter table private.case_numbers enable row level security;
revoke all on private.case_numbers from public, anon, authenticated, service_role;

/* Holds the year's row until the transaction ends: the next one waits, and gets the same number where this one fails. */
create function private.next_case_number(prefix text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_year constant int := extract(year from private.today());
  n int;
begin
  insert into private.case_numbers as c (prefix, year, last_number) values (next_case_number.prefix, this_year, 1)
  on conflict on constraint case_numbers_pkey do update set last_number = c.last_number + 1
  returning c.last_number into n;
  return format('%s-%s-%s', prefix, this_year, lpad(n::text, greatest(6, length(n::text)), '0'));
end $$;
comment on function private.next_case_number(text) is
  'KEL-2026-000123: prefix, year in Jakarta, running number: without gaps, and from 1 again each year.';
grant execute on function private.next_case_number(text) to service_role;

create table public.complaints (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_case_number('KEL'),
  status text not null default 'baru' check (status in ('baru', 'diproses', 'menunggu', 'selesai', 'ditolak')),
  status_note text check (char_length(status_note) <= 10000),
  category text not null check (category in ('layanan', 'personel', 'klien', 'penyalahgunaan', 'lainnya')),
  name text check (char_length(name) <= 150),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  company text check (char_length(company) <= 200),
  relation text not null check (relation in ('pemohon', 'pemegang_sbu', 'pengguna_jasa', 'masyarakat', 'lainnya')),
  subject text not null check (char_length(subject) <= 200),
  description text not null check (char_length(description) <= 10000),
  expected_remedy text check (char_length(expected_remedy) <= 2000),
  incident_on date,
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  is_confidential boolean not null default false,
  consent jsonb not null default '{}' check (jsonb_typeof(consent) = 'object'),
  language text not null default 'id' check (language in ('id', 'en')),
  assigned_to uuid references public.app_users (id) on delete set null,
  first_response_due_at timestamptz,
  first_response_at timestamptz,
  reporter_wrote_at timestamptz not null default now(),
  due_at timestamptz,
  waiting_since timestamptz,
  paused_days int not null default 0 check (paused_days >= 0),
  outcome text check (char_length(outcome) <= 10000),
  outcome_reason text check (char_length(outcome_reason) <= 10000),
  decided_by uuid references public.app_users (id) on delete set null,
  closed_at timestamptz,
  spam_at timestamptz,
  restricted_at timestamptz,
  anonymised_at timestamptz,
  search_text text generated always as (
    lower(number || ' ' || subject || ' ' || coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(email, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_confidential_case_holds_no_identity
    check (not is_confidential or num_nonnulls(name, email, phone, company) = 0 or anonymised_at is not null),
  constraint a_closed_complaint_is_no_spam check (spam_at is null or closed_at is null),
  constraint a_closed_case_has_an_outcome
    check (status not in ('selesai', 'ditolak') or (closed_at is not null and outcome is not null and outcome_reason is not null))
);

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_case_number('BND'),
  status text not null default 'baru' check (status in ('baru', 'diproses', 'menunggu', 'diterima', 'ditolak', 'gugur', 'digabung')),
  status_note text check (char_length(status_note) <= 10000),
  application_number text not null check (char_length(application_number) <= 80),
  application_key text generated always as (upper(regexp_replace(application_number, '[^A-Za-z0-9]', '', 'g'))) stored,
  decision text not null check (decision in ('penolakan', 'pengurangan', 'pembekuan', 'pencabutan', 'lainnya')),
  category text generated always as (decision) stored,
  decision_date date not null,
  grounds text not null check (char_length(grounds) <= 10000),
  subclass_codes text[] not null default '{}',
  documents_complete_at timestamptz,
  joined_into uuid references public.appeals (id) on delete restrict,
  name text check (char_length(name) <= 150),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  company text check (char_length(company) <= 200),
  relation text not null check (relation in ('pemohon', 'pemegang_sbu', 'lainnya')),
  subject text not null check (char_length(subject) <= 200),
  description text check (char_length(description) <= 10000),
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  is_confidential boolean not null default false,
  consent jsonb not null default '{}' check (jsonb_typeof(consent) = 'object'),
  language text not null default 'id' check (language in ('id', 'en')),
  assigned_to uuid references public.app_users (id) on delete set null,
  first_response_due_at timestamptz,
  first_response_at timestamptz,
  reporter_wrote_at timestamptz not null default now(),
  due_at timestamptz,
  waiting_since timestamptz,
  paused_days int not null default 0 check (paused_days >= 0),
  outcome text check (char_length(outcome) <= 10000),
  outcome_reason text check (char_length(outcome_reason) <= 10000),
  decided_by uuid references public.app_users (id) on delete set null,
  closed_at timestamptz,
  spam_at timestamptz,
  restricted_at timestamptz,
  anonymised_at timestamptz,
  search_text text generated always as (
    lower(number || ' ' || application_number || ' ' || subject || ' ' || coalesce(name, '') || ' '
      || coalesce(company, '') || ' ' || coalesce(email, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_confidential_case_holds_no_identity
    check (not is_confidential or num_nonnulls(name, email, phone, company) = 0 or anonymised_at is not null),
  constraint a_joined_appeal_names_the_other check ((status = 'digabung') = (joined_into is not null)),
  constraint a_closed_appeal_is_no_spam check (spam_at is null or closed_at is null),
  constraint a_closed_case_has_an_outcome
    check (status not in ('diterima', 'ditolak', 'gugur', 'digabung')
      or (closed_at is not null and outcome is not null and outcome_reason is not null))
);

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_case_number('PSN'),
  name text not null check (char_length(name) <= 150),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  subject text not null check (char_length(subject) <= 200),
  message text not null check (char_length(message) <= 10000),
  status text not null default 'baru' check (status in ('baru', 'dibaca', 'dibalas', 'arsip')),
  handled_by uuid references public.app_users (id) on delete set null,
  handled_at timestamptz,
  spam_at timestamptz,
  consent jsonb not null default '{}' check (jsonb_typeof(consent) = 'object'),
  language text not null default 'id' check (language in ('id', 'en')),
  restricted_at timestamptz,
  anonymised_at timestamptz,
  search_text text generated always as (
    lower(number || ' ' || subject || ' ' || name || ' ' || coalesce(email, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- UU 27/2022 art. 41: while the person it is about has processing stopped, only an admin and the one in charge see the row, nobody
-- works on it, and no mail goes out.
comment on column public.complaints.restricted_at is 'Since when processing is stopped at the request of the person concerned; null: it is not.';
comment on column public.appeals.restricted_at is 'As complaints.restricted_at.';
comment on column public.contact_submissions.restricted_at is 'As complaints.restricted_at.';
