-- Staff can read whole rows of these tables: access codes, idempotency keys and identities of confidential
-- reporters are in private.case_secrets and private.case_identities. Visitors may read but see no row: the
-- start-up queries read all sixteen tables and expect an empty list. Visitors write only through the submit
-- functions.
create table private.case_numbers (
  prefix text not null,
  year integer not null,
  last_number integer not null,
  primary key (prefix, year)
);
comment on table private.case_numbers is
  'The last number of each kind and year. A row instead of a sequence, since a failed transaction returns its number, '
  'so that there are no gaps.';
alter table private.case_numbers enable row level security;

/* Returns the next number, such as KEL-2026-000123: prefix, year in Jakarta, running number without gaps, from 1 each
   year. Locks the row of the year until the transaction ends, so that a failed one leaves no gap. */
create function private.next_case_number(prefix text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  this_year constant integer := extract(year from private.today());
  n integer;
begin
  insert into private.case_numbers as c (prefix, year, last_number) values (next_case_number.prefix, this_year, 1)
  on conflict on constraint case_numbers_pkey do update set last_number = c.last_number + 1
  returning c.last_number into n;
  return format('%s-%s-%s', prefix, this_year, lpad(n::text, greatest(6, length(n::text)), '0'));
end $$;
grant execute on function private.next_case_number(text) to service_role;

/* Returns true for statuses of a case that is not decided, as CASE_STATUSES in
   supabase/functions/_shared/case-status.ts. */
create function private.is_open_status(status text) returns boolean
language sql immutable set search_path = '' as $$ select status in ('baru', 'diproses', 'menunggu') $$;
grant execute on function private.is_open_status(text) to authenticated, service_role;

-- Complaints and appeals are cases. Each table has the columns of its kind; make_case_table() adds the common ones.
create table public.complaints (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_case_number('KEL'),
  status text not null default 'baru' check (status in ('baru', 'diproses', 'menunggu', 'selesai', 'ditolak',
    'dicabut')),
  category text not null check (category in ('layanan', 'personel', 'klien', 'penyalahgunaan', 'lainnya')),
  relation text not null check (relation in ('pemohon', 'pemegang_sbu', 'pengguna_jasa', 'masyarakat', 'lainnya')),
  description text not null check (char_length(description) <= 10000),
  expected_remedy text check (char_length(expected_remedy) <= 2000),
  incident_on date,
  -- Subject of the complaint, a company or certificate: if possible a reference to the register and the name
  -- at that time, otherwise the reporter's words.
  about_name text check (char_length(about_name) <= 400),
  about_company_id uuid references public.clients (id) on delete set null,
  about_certificate_id uuid references public.certificates (id) on delete set null,
  withdrawn_how text check (withdrawn_how in ('halaman_lacak', 'tertulis', 'lisan')),
  withdrawn_on date,
  constraint a_withdrawn_complaint_has_a_confirmation check (num_nonnulls(withdrawn_how, withdrawn_on)
    = case when status = 'dicabut' then 2 else 0 end),
  concerned_confirmed_at timestamptz,
  concerned_confirmed_by uuid references public.app_users (id) on delete set null,
  concerned_confirmed_by_name text
);
comment on column public.complaints.withdrawn_how is
  'How its author withdrew it: on the tracking page with the access code, or in writing or orally, confirmed to staff '
  'on withdrawn_on.';
comment on column public.complaints.concerned_confirmed_at is
  'When an admin confirmed which staff a complaint of the category personel concerns. Until then, only admins see it.';
create index complaints_unconfirmed on public.complaints (id) where category = 'personel'
  and concerned_confirmed_at is null;
create index complaints_concerned_confirmed_by on public.complaints (concerned_confirmed_by)
  where concerned_confirmed_by is not null;

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_case_number('BND'),
  status text not null default 'baru' check (status in ('baru', 'diproses', 'menunggu', 'diterima', 'ditolak', 'gugur',
    'digabung')),
  application_number text not null check (char_length(application_number) <= 80),
  application_key text generated always as (upper(regexp_replace(application_number, '[^A-Za-z0-9]', '', 'g'))) stored,
  decision text not null check (decision in ('penolakan', 'pengurangan', 'pembekuan', 'pencabutan', 'lainnya')),
  category text generated always as (decision) stored,
  decision_date date not null,
  grounds text not null check (char_length(grounds) <= 10000),
  subclass_codes text[] not null default '{}',
  documents_complete_at timestamptz,
  joined_into uuid references public.appeals (id) on delete restrict,
  relation text not null check (relation in ('pemohon', 'pemegang_sbu', 'lainnya')),
  description text check (char_length(description) <= 10000),
  filing_due_on date,
  is_late boolean not null default false,
  late_cause text check (late_cause in ('keadaan_kahar', 'kesalahan_lembaga', 'lainnya')),
  late_explanation text check (char_length(late_explanation) <= 2000),
  late_admitted_at timestamptz,
  late_admitted_by uuid references public.app_users (id) on delete set null,
  late_admitted_by_name text,
  constraint a_joined_appeal_names_the_other check ((status = 'digabung') = (joined_into is not null)),
  constraint a_late_appeal_missed_a_day check (not is_late or filing_due_on is not null),
  constraint only_late_appeals_are_admitted check (late_admitted_at is null or is_late),
  constraint an_admission_has_a_cause check ((late_admitted_at is null) = (late_cause is null))
);
comment on column public.appeals.filing_due_on is
  'Last day for filing this appeal, by the settings and holidays of the day on which it was recorded.';
comment on column public.appeals.is_late is
  'True if it arrived after filing_due_on. It then lapses, or is admitted for a recorded cause (late_cause).';
create index appeals_late_admitted_by on public.appeals (late_admitted_by) where late_admitted_by is not null;
create index appeals_of_application on public.appeals (application_key);
create index appeals_joined_into on public.appeals (joined_into);

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
  complaint_id uuid references public.complaints (id) on delete set null,
  spam_at timestamptz,
  consent jsonb not null default '{}' check (jsonb_typeof(consent) = 'object'),
  language text not null default private.default_language() check (private.is_language(language)),
  restricted_at timestamptz,
  anonymised_at timestamptz,
  search_text text generated always as (
    lower(number || ' ' || subject || ' ' || name || ' ' || coalesce(email, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.contact_submissions.restricted_at is 'See complaints.restricted_at.';
comment on column public.contact_submissions.complaint_id is
  'The complaint that staff made of it (enter_complaint), or null.';
create index contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index contact_submissions_by_status on public.contact_submissions (status, created_at desc);
create index contact_submissions_handled_by on public.contact_submissions (handled_by);
create index contact_submissions_complaint on public.contact_submissions (complaint_id) where complaint_id is not null;
create index contact_submissions_spam on public.contact_submissions (spam_at) where spam_at is not null;
create index contact_submissions_search on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_to_anonymise on public.contact_submissions (updated_at) where anonymised_at is null;
alter table public.contact_submissions enable row level security;
grant select on public.contact_submissions to anon, authenticated, staff_reader;
grant update (status, handled_by), delete on public.contact_submissions to authenticated;
grant select, insert on public.contact_submissions to service_role;

/* Completes a table of cases that has id, number, status and category: adds the common columns, checks, indexes,
   grants, audit and broadcasts. Policies and kind-specific triggers are next to their functions. searched: SQL
   expression for the text searched in addition to subject and reporter. words: columns with the reporter's text.
   sources: channels through which staff receive such cases. counted: further columns of the figures. The audit log
   records arrival, transitions and decision of a case, never text or identity. */
create procedure private.make_case_table(
  target regclass, searched text, words text[], sources text[], counted text default ''
) language plpgsql set search_path = ''  as $$
declare
  kept_out text[] := '{name,email,phone,company,subject,evidence,search_text,status_note,outcome,outcome_reason,effect}'
    || words;
begin
  execute format($columns$
    alter table %1$s
      add status_note text check (char_length(status_note) <= 10000),
      add name text check (char_length(name) <= 150),
      add email text check (char_length(email) <= 254),
      add phone text check (char_length(phone) <= 30),
      add company text check (char_length(company) <= 200),
      add subject text not null check (char_length(subject) <= 200),
      add evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
      -- Channel: the site, or staff, who then record the legal basis and how the reporter received the privacy notice.
      add source text not null default 'situs' check (source in (%3$s)),
      add source_name text check (char_length(source_name) <= 200),
      add legal_basis text check (legal_basis in ('kewajiban')),
      add notice_told text check (notice_told in ('dibacakan', 'diserahkan', 'dikirim', 'belum')),
      add entered_at timestamptz,
      add entered_by uuid references public.app_users (id) on delete set null,
      add entered_by_name text,
      add is_confidential boolean not null default false,
      add consent jsonb not null default '{}' check (jsonb_typeof(consent) = 'object'),
      add language text not null default private.default_language() check (private.is_language(language)),
      add assigned_to uuid references public.app_users (id) on delete set null,
      add first_response_due_at timestamptz,
      add first_response_at timestamptz,
      add reporter_wrote_at timestamptz not null default now(),
      add due_at timestamptz,
      add waiting_since timestamptz,
      add paused_days integer not null default 0 check (paused_days >= 0),
      add outcome text check (char_length(outcome) <= 10000),
      add outcome_reason text check (char_length(outcome_reason) <= 10000),
      add finding text check (finding in ('terbukti', 'terbukti_sebagian', 'tidak_terbukti', 'di_luar_lingkup',
        'dicabut',
        'dikabulkan', 'dikabulkan_sebagian', 'tidak_dikabulkan')),
      add effect text check (char_length(effect) <= 2000),
      add declaration text check (char_length(declaration) <= 1000),
      add decided_by uuid references public.app_users (id) on delete set null,
      add decider_name text check (char_length(decider_name) <= 150),
      add decider_post text check (char_length(decider_post) <= 120),
      add closed_at timestamptz,
      add next_due_at timestamptz generated always as (
        case when closed_at is not null or waiting_since is not null then null
          when first_response_at is null then least(first_response_due_at, due_at) else due_at end) stored,
      add spam_at timestamptz,
      add spam_marked_at timestamptz,
      add spam_marked_by uuid,
      add spam_marked_name text,
      add spam_confirmed_by uuid,
      add spam_confirmed_name text,
      add restricted_at timestamptz,
      add anonymised_at timestamptz,
      add search_text text generated always as (
        lower(%2$s || ' ' || subject || ' ' || coalesce(name, '') || ' ' || coalesce(company, '') || ' ' ||
          coalesce(email, ''))
      ) stored,
      add created_at timestamptz not null default now(),
      add updated_at timestamptz not null default now(),
      add constraint entered_by_staff_or_sent_by_the_site check ((source = 'situs') = (entered_at is null)),
      add constraint a_confidential_case_holds_no_identity
        check (not is_confidential or num_nonnulls(name, email, phone, company) = 0 or anonymised_at is not null),
      add constraint a_closed_case_is_no_spam check (spam_at is null or closed_at is null),
      add constraint spam_is_marked check (spam_at is null or spam_marked_at is not null),
      add constraint spam_is_confirmed_by_another check (spam_confirmed_by <> spam_marked_by),
      add constraint a_closed_case_has_an_outcome check (private.is_open_status(status)
        or (closed_at is not null and outcome is not null and outcome_reason is not null));

    -- UU 27/2022 art. 41: while processing is restricted, only admins and the assignee see the row, it cannot
    -- be worked on, and no e-mail is sent.
    comment on column %1$s.restricted_at is 'Since when processing is restricted at the request of the data subject.';
    comment on column %1$s.spam_marked_at is
      'When it was proposed as spam, or marked at once. spam_at: since when it is spam. The accounts of who marked and '
      'confirmed it have no foreign key, so that the line survives them.';
    comment on column %1$s.legal_basis is
      'The legal basis (UU 27/2022 art. 20 (2)) without consent: kewajiban, the duty of a certification body to handle '
      'complaints and appeals. Null: consent.';
    comment on column %1$s.notice_told is
      'How the reporter of an entered case received the privacy notice; belum: not yet.';
    comment on column %1$s.created_at is
      'When it was received; for cases entered by staff, the day on which it arrived, from which its time limits '
      'count.';
    comment on column %1$s.finding is 'The finding of the decision, one of those that case_transitions allows. Null: '
                                      'open, '
      'lapsed, joined, or closed without examination.';
    comment on column %1$s.effect is 'What an upheld appeal changes: the decision on the certificate, a repeated '
      'assessment, a refunded fee.';
    comment on column %1$s.declaration is
      'The declaration of independence of the decider (ISO/IEC 17065 7.13.5, 7.13.6), as it was shown to them, or to '
      'the user who recorded the decision and confirmed that the decider gave it.';
    comment on column %1$s.decider_name is
      'Name of the decider, whose post is in decider_post. decided_by: their account, or null without one.';
    comment on column %1$s.next_due_at is 'The next due date: of the first response while there is none, then of the '
      'outcome. Null while waiting for the reporter, and once closed.';
  $columns$, target, searched, (select string_agg(quote_literal(s), ', ') from unnest('situs'::text || sources) s));

  execute format($indexes$
    -- Indexes for the inboxes: newest first, by status, by due date among open ones, by assignee, and search.
    create index %2$I_newest on %1$s (created_at desc, id);
    create index %2$I_by_status on %1$s (status, created_at desc);
    create index %2$I_open_by_due on %1$s (due_at, id) where closed_at is null and spam_at is null;
    create index %2$I_assigned_to on %1$s (assigned_to, created_at desc);
    create index %2$I_decided_by on %1$s (decided_by);
    create index %2$I_entered_by on %1$s (entered_by) where entered_by is not null;
    create index %2$I_search on %1$s using gin (search_text extensions.gin_trgm_ops);
    create index %2$I_to_anonymise on %1$s (closed_at) where anonymised_at is null;
    create index %2$I_spam on %1$s (created_at desc, id) where spam_marked_at is not null;
    -- Indexes for index-only counts of open cases by next due date: of all, of one category, and of confidential ones.
    create index %2$I_open_next_due on %1$s (next_due_at, number) include (assigned_to, waiting_since)
      where closed_at is null and spam_at is null;
    create index %2$I_open_by_category on %1$s (category, next_due_at, number) where closed_at is null
      and spam_at is null;
    create index %2$I_open_confidential on %1$s (next_due_at, number) where closed_at is null and spam_at is null
      and is_confidential;
    -- Allows index-only scans for yearly figures.
    create index %2$I_figures on %1$s (created_at) include (category, status, finding, closed_at, first_response_at,
      first_response_due_at, due_at, waiting_since, spam_at%3$s);
    create index %2$I_closed on %1$s (closed_at) include (created_at) where closed_at is not null;
  $indexes$, target, (select c.relname from pg_catalog.pg_class c where c.oid = target), counted);

  execute format($rights$
    alter table %1$s enable row level security;
    revoke all on %1$s from public, anon, authenticated, service_role;
    grant select on %1$s to anon, authenticated, staff_reader;
    grant select, insert on %1$s to service_role;
    create policy "staff list and search" on %1$s for select to staff_reader using (true);
    create trigger touch before update on %1$s for each row execute function private.touch();
    create trigger audit after insert or update or delete on %1$s for each row
      execute function private.write_audit(%2$s);
  $rights$, target, (select string_agg(quote_literal(k), ', ') from unnest(kept_out) k));
  call private.announce_changes(target, 'staff');
end $$;

call private.make_case_table('public.complaints', $$number || ' ' || coalesce(about_name, '')$$,
  '{description,expected_remedy,incident_on,about_name,source_name}',
  '{surat,email,telepon,langsung,lembaga,pesan}');
grant update (category, assigned_to) on public.complaints to authenticated;
create index complaints_about_company on public.complaints (about_company_id, created_at desc)
  where about_company_id is not null;
create index complaints_about_certificate on public.complaints (about_certificate_id)
  where about_certificate_id is not null;

call private.make_case_table('public.appeals', $$number || ' ' || application_number$$,
  '{description,grounds,application_number,application_key,source_name,late_explanation}', '{surat,email,langsung}',
  ', is_late');
grant update (assigned_to, documents_complete_at) on public.appeals to authenticated;

/* Common columns of complaints and appeals, read-only: updates go to the table of the kind, which broadcasts them. */
create view private.cases as
  select 'complaint' as kind, c.id, c.number, c.status, c.status_note, c.subject, c.name, c.email, c.phone, c.company,
    c.language,
    c.is_confidential, c.assigned_to, c.first_response_due_at, c.first_response_at, c.due_at, c.waiting_since,
      c.paused_days,
    c.finding, c.effect, c.outcome, c.outcome_reason, c.closed_at, c.spam_at, c.spam_marked_at, c.restricted_at,
      c.anonymised_at,
      c.created_at, c.updated_at
  from public.complaints c
  union all
  select 'appeal', a.id, a.number, a.status, a.status_note, a.subject, a.name, a.email, a.phone, a.company, a.language,
    a.is_confidential, a.assigned_to, a.first_response_due_at, a.first_response_at, a.due_at, a.waiting_since,
      a.paused_days,
    a.finding, a.effect, a.outcome, a.outcome_reason, a.closed_at, a.spam_at, a.spam_marked_at, a.restricted_at,
      a.anonymised_at,
      a.created_at, a.updated_at
  from public.appeals a;

call private.announce_changes('public.contact_submissions', 'staff');

create trigger touch before update on public.contact_submissions for each row execute function private.touch();

create trigger audit after insert or update or delete on public.contact_submissions for each row execute function
  private.write_audit('name', 'email', 'phone', 'subject', 'message', 'search_text');

create policy "staff list and search" on public.contact_submissions for select to staff_reader using (true);
