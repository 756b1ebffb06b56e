create table public.case_transitions (
  kind text not null check (kind in ('complaint', 'appeal')),
  from_status text not null,
  to_status text not null,
  requires_outcome boolean not null default false,
  requires_note boolean not null default false,
  joins_another boolean not null default false,
  withdraws boolean not null default false,
  findings text[] not null default '{}',
  requires_effect boolean not null default false,
  primary key (kind, from_status, to_status)
);
comment on table public.case_transitions is
  'Allowed moves; the client offers the same. requires_outcome: closes the case, needs outcome and reason. '
  'requires_note: needs a reason, which the reporter sees. joins_another: joins another appeal, by join_appeal() '
  'only. withdraws: by withdraw_complaint() and record_withdrawal() only. findings: the allowed findings of the '
  'decision. requires_effect: the decision states what it changes.';
alter table public.case_transitions enable row level security;
grant select on public.case_transitions to anon, authenticated, service_role;

create table public.case_events (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid references public.complaints (id) on delete cascade,
  appeal_id uuid references public.appeals (id) on delete cascade,
  message_id uuid references public.contact_submissions (id) on delete cascade,
  case_kind text generated always as (
    case when complaint_id is not null then 'complaint' when appeal_id is not null then 'appeal'
      else 'contact' end) stored,
  case_id uuid generated always as (coalesce(complaint_id, appeal_id, message_id)) stored,
  kind text not null check (kind in ('status', 'note', 'message', 'attachment', 'assignment', 'documents', 'code',
    'late', 'complaint')),
  visibility text not null default 'internal' check (visibility in ('internal', 'reporter')),
  author text not null default 'staff' check (author in ('staff', 'reporter', 'system')),
  actor uuid references public.app_users (id) on delete set null,
  actor_name text,
  from_status text,
  to_status text,
  body text check (char_length(body) <= 10000),
  created_at timestamptz not null default clock_timestamp(),
  constraint belongs_to_one_case check (num_nonnulls(complaint_id, appeal_id, message_id) = 1),
  constraint words_have_a_body check (kind not in ('note', 'message') or btrim(body) <> ''),
  constraint notes_stay_inside check (kind <> 'note' or visibility = 'internal'),
  constraint messages_reach_the_reporter check (kind <> 'message' or visibility = 'reporter')
);
comment on table public.case_events is
  'Timeline of complaints and appeals, and thread of messages from the contact form (message_id). kind complaint: a '
  'message became the complaint with the number in body.';
create index case_events_of_complaint on public.case_events (complaint_id, created_at);
create index case_events_of_appeal on public.case_events (appeal_id, created_at);
create index case_events_of_message on public.case_events (message_id, created_at) where message_id is not null;
create index case_events_actor on public.case_events (actor);
-- claim_mails runs every minute and looks up the last 'late' entry of each overdue case.
create index case_events_late_complaint on public.case_events (complaint_id, created_at) where kind = 'late'
  and complaint_id is not null;
create index case_events_late_appeal on public.case_events (appeal_id, created_at) where kind = 'late'
  and appeal_id is not null;
alter table public.case_events enable row level security;
grant select on public.case_events to authenticated;
grant insert (id, complaint_id, appeal_id, kind, visibility, body) on public.case_events to authenticated;
grant select, insert on public.case_events to service_role;
grant select (complaint_id, appeal_id, author, created_at) on public.case_events to staff_reader;

create table public.case_people (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid references public.complaints (id) on delete cascade,
  appeal_id uuid references public.appeals (id) on delete cascade,
  case_kind text generated always as (case when complaint_id is null then 'appeal' else 'complaint' end) stored,
  case_id uuid generated always as (coalesce(complaint_id, appeal_id)) stored,
  user_id uuid references public.app_users (id) on delete set null,
  person_name text check (char_length(person_name) <= 150),
  is_external boolean not null default false,
  role text not null check (role in ('assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other')),
  note text check (char_length(note) <= 500),
  recorded_by uuid references public.app_users (id) on delete set null,
  recorded_by_name text,
  revoked_at timestamptz,
  revoked_by uuid references public.app_users (id) on delete set null,
  revoked_by_name text,
  revoke_reason text check (char_length(revoke_reason) <= 2000),
  created_at timestamptz not null default now(),
  constraint belongs_to_one_case check (num_nonnulls(complaint_id, appeal_id) = 1),
  constraint revoked_with_a_reason check (revoked_at is null or revoke_reason ~ '\S')
);
comment on table public.case_people is
  'People involved in the matter (ISO/IEC 17065 7.13.5): they cannot be assigned the case, see its confidential '
  'identity or evidence, or set its outcome. is_external: a person without an account, recorded by name. Rows are '
  'only added; an admin can revoke one with a reason.';
-- A revoked row remains, and the person can be recorded again.
create unique index case_people_once_per_complaint on public.case_people (complaint_id, user_id)
  where revoked_at is null;
create unique index case_people_once_per_appeal on public.case_people (appeal_id, user_id) where revoked_at is null;
create index case_people_revoked_by on public.case_people (revoked_by);
create index case_people_of_appeal on public.case_people (appeal_id);
create index case_people_user on public.case_people (user_id);
create index case_people_recorded_by on public.case_people (recorded_by);
alter table public.case_people enable row level security;
grant select on public.case_people to authenticated;
grant insert (id, complaint_id, appeal_id, user_id, person_name, role, note) on public.case_people to authenticated;
grant select, insert on public.case_people to service_role;

-- Access codes, upload slots, confidential identities and texts are not readable through the API. kind and case_id
-- refer to complaints, appeals or contact_submissions ('contact').
create table private.case_secrets (
  kind text not null check (kind in ('complaint', 'appeal', 'contact')),
  case_id uuid not null,
  number text not null unique,
  idempotency_key uuid not null,
  renewed_key uuid,
  code_hash bytea,
  created_at timestamptz not null default now(),
  primary key (kind, case_id),
  unique (kind, idempotency_key)
);
comment on column private.case_secrets.renewed_key is
  'The key of the access code since renew_access_code(); null: the idempotency key of the submission.';

create table private.case_identities (
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  name text not null,
  email text,
  phone text,
  company text,
  primary key (kind, case_id)
);
comment on table private.case_identities is
  'Identities of confidential reporters, apart from the case, so that no query, search, audit entry or broadcast '
  'contains them. Read by unmask_case().';

create table private.case_texts (
  case_id uuid not null,
  part text not null,
  words text not null,
  primary key (case_id, part)
);
comment on table private.case_texts is
  'Texts of confidential cases. part: a column of the case, or the id of a timeline entry or of a person involved.';
alter table private.case_texts enable row level security;

create table private.upload_slots (
  path text primary key,
  kind text not null check (kind in ('complaint', 'appeal', 'contact', 'review')),
  case_id uuid not null,
  author text not null default 'reporter' check (author in ('reporter', 'staff')),
  event_id uuid references public.case_events (id) on delete set null,
  place integer not null default 1,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  expires_at timestamptz not null default now() + interval '72 hours',
  used boolean not null default false,
  to_delete boolean not null default false,
  network bytea,
  created_at timestamptz not null default now()
);
comment on table private.upload_slots is
  'Announced paths in the bucket evidence: anon can upload exactly these objects, up to size_bytes, until expires_at. '
  'network: hash of the network that announced them. author staff: a file of staff (announce_answer_files); event_id: '
  'the timeline entry of the file. kind review: minutes (announce_minutes), and case_id is the user who announced '
  'them.';
create index upload_slots_of_case on private.upload_slots (kind, case_id);
create index upload_slots_of_event on private.upload_slots (event_id) where event_id is not null;
create index upload_slots_unsent on private.upload_slots (created_at) where author = 'staff' and event_id is null;
create index upload_slots_recent on private.upload_slots (created_at);
create index upload_slots_open on private.upload_slots (path) where not used;

/* Adds an entry to the timeline of a case or message. Returns its id. */
create function private.add_entry(
  case_kind text, case_id uuid, kind text, visibility text, author text, body text, from_status text default null,
  to_status text default null
) returns uuid language sql volatile security definer set search_path = '' as $$
  insert into public.case_events as e (complaint_id, appeal_id, message_id, kind, visibility, author, body, from_status,
    to_status)
  values (case add_entry.case_kind when 'complaint' then add_entry.case_id end,
    case add_entry.case_kind when 'appeal' then add_entry.case_id end,
    case add_entry.case_kind when 'contact' then add_entry.case_id end, add_entry.kind, add_entry.visibility,
      add_entry.author,
    add_entry.body, add_entry.from_status, add_entry.to_status)
  returning e.id
$$;

/* Returns 12 letters and digits (60 bits) derived from the key, so that the code need not be stored. */
create function private.access_code(kind text, idempotency_key uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bytes bytea := private.keyed_hash('access code ' || kind, idempotency_key::text);
  code text := '';
begin
  for i in 0..11 loop
    code := code || substr(letters, get_byte(bytes, i) % 32 + 1, 1);
    if i in (3, 7) then code := code || '-'; end if;
  end loop;
  return code;
end $$;

/* Returns the same one-way hash for all spellings of an application or certificate number. */
create function private.hidden_application(number text) returns text
language sql stable security definer set search_path = '' as $$
  select 'RAHASIA-' || upper(left(encode(
    private.keyed_hash('application', upper(regexp_replace(hidden_application.number, '[^A-Za-z0-9]', '', 'g'))),
      'hex'), 16))
$$;

/* Returns the hash of a code; ignores hyphens and case, and accepts O for 0, and I or L for 1. */
create function private.code_hash(case_id uuid, code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.keyed_hash('code of ' || case_id,
    translate(regexp_replace(upper(left(coalesce(code, ''), 40)), '[^A-Z0-9]', '', 'g'), 'OIL', '011'))
$$;

insert into public.case_transitions (kind, from_status, to_status, requires_outcome, requires_note, joins_another,
  findings, requires_effect) values
  ('complaint', 'baru', 'diproses', false, false, false, '{}', false),
  ('complaint', 'baru', 'menunggu', false, true, false, '{}', false),
  ('complaint', 'diproses', 'menunggu', false, true, false, '{}', false),
  ('complaint', 'menunggu', 'diproses', false, false, false, '{}', false),
  ('complaint', 'diproses', 'selesai', true, false, false, '{terbukti,terbukti_sebagian,tidak_terbukti}', false),
  ('complaint', 'menunggu', 'selesai', true, false, false, '{terbukti,terbukti_sebagian,tidak_terbukti}', false),
  ('complaint', 'diproses', 'ditolak', true, false, false, '{tidak_terbukti,di_luar_lingkup}', false),
  ('complaint', 'menunggu', 'ditolak', true, false, false, '{tidak_terbukti,di_luar_lingkup}', false),
  ('appeal', 'baru', 'diproses', false, false, false, '{}', false),
  ('appeal', 'baru', 'menunggu', false, true, false, '{}', false),
  ('appeal', 'diproses', 'menunggu', false, true, false, '{}', false),
  ('appeal', 'menunggu', 'diproses', false, false, false, '{}', false),
  ('appeal', 'diproses', 'diterima', true, false, false, '{dikabulkan,dikabulkan_sebagian}', true),
  ('appeal', 'menunggu', 'diterima', true, false, false, '{dikabulkan,dikabulkan_sebagian}', true),
  ('appeal', 'diproses', 'ditolak', true, false, false, '{tidak_dikabulkan}', false),
  ('appeal', 'menunggu', 'ditolak', true, false, false, '{tidak_dikabulkan}', false),
  ('appeal', 'baru', 'gugur', true, false, false, '{}', false),
  ('appeal', 'diproses', 'gugur', true, false, false, '{}', false),
  ('appeal', 'menunggu', 'gugur', true, false, false, '{}', false),
  ('appeal', 'baru', 'digabung', true, false, true, '{}', false),
  ('appeal', 'diproses', 'digabung', true, false, true, '{}', false),
  ('appeal', 'menunggu', 'digabung', true, false, true, '{}', false);
insert into public.case_transitions (kind, from_status, to_status, requires_outcome, withdraws, findings)
select 'complaint', s.status, 'dicabut', true, true, '{dicabut}'
from unnest('{baru,diproses,menunggu}'::text[]) s (status);
