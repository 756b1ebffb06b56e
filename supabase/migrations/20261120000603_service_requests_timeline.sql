-- Which status may follow which, what happened to a case, and who was part of the matter it is about.

create table public.case_transitions (
  kind text not null check (kind in ('complaint', 'appeal')),
  from_status text not null,
  to_status text not null,
  requires_outcome boolean not null default false,
  requires_note boolean not null default false,
  joins_another boolean not null default false,
  primary key (kind, from_status, to_status)
);
comment on table public.case_transitions is
  'The moves the database allows; the client offers the same. requires_outcome: closes the case, needs outcome and reason. '
  'requires_note: needs a reason, which the reporter reads. joins_another: becomes part of another appeal, by join_appeal() only.';

insert into public.case_transitions (kind, from_status, to_status, requires_outcome, requires_note) values
  ('complaint', 'baru', 'diproses', false, false),
  ('complaint', 'diproses', 'menunggu', false, true),
  ('complaint', 'menunggu', 'diproses', false, false),
  ('complaint', 'diproses', 'selesai', true, false),
  ('complaint', 'menunggu', 'selesai', true, false),
  ('complaint', 'diproses', 'ditolak', true, false),
  ('complaint', 'menunggu', 'ditolak', true, false),
  ('appeal', 'baru', 'diproses', false, false),
  ('appeal', 'diproses', 'menunggu', false, true),
  ('appeal', 'menunggu', 'diproses', false, false),
  ('appeal', 'diproses', 'diterima', true, false),
  ('appeal', 'menunggu', 'diterima', true, false),
  ('appeal', 'diproses', 'ditolak', true, false),
  ('appeal', 'menunggu', 'ditolak', true, false),
  ('appeal', 'baru', 'gugur', true, false),
  ('appeal', 'diproses', 'gugur', true, false),
  ('appeal', 'menunggu', 'gugur', true, false);
insert into public.case_transitions (kind, from_status, to_status, requires_outcome, joins_another) values
  ('appeal', 'baru', 'digabung', true, true),
  ('appeal', 'diproses', 'digabung', true, true),
  ('appeal', 'menunggu', 'digabung', true, true);

create table public.case_events (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid references public.complaints (id) on delete cascade,
  appeal_id uuid references public.appeals (id) on delete cascade,
  case_kind text generated always as (case when complaint_id is null then 'appeal' else 'complaint' end) stored,
  case_id uuid generated always as (coalesce(complaint_id, appeal_id)) stored,
  kind text not null check (kind in ('status', 'note', 'message', 'attachment', 'assignment')),
  visibility text not null default 'internal' check (visibility in ('internal', 'reporter')),
  author text not null default 'staff' check (author in ('staff', 'reporter', 'system')),
  actor uuid references public.app_users (id) on delete set null,
  actor_name text,
  from_status text,
  to_status text,
  body text check (char_length(body) <= 10000),
  created_at timestamptz not null default clock_timestamp(),
  constraint belongs_to_one_case check (num_nonnulls(complaint_id, appeal_id) = 1),
  constraint words_have_a_body check (kind not in ('note', 'message') or btrim(body) <> ''),
  constraint notes_stay_inside check (kind <> 'note' or visibility = 'internal'),
  constraint messages_reach_the_reporter check (kind <> 'message' or visibility = 'reporter')
);
create index case_events_of_complaint on public.case_events (complaint_id, created_at);
create index case_events_of_appeal on public.case_events (appeal_id, created_at);
create index case_events_actor on public.case_events (actor);

create table public.case_people (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid references public.complaints (id) on delete cascade,
  appeal_id uuid references public.appeals (id) on delete cascade,
  case_kind text generated always as (case when complaint_id is null then 'appeal' else 'complaint' end) stored,
  case_id uuid generated always as (coalesce(complaint_id, appeal_id)) stored,
  user_id uuid references public.app_users (id) on delete set null,
  person_name text,
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
-- A mark that was taken back stays, and a new one may follow.
create unique index case_people_once_per_complaint on public.case_people (complaint_id, user_id) where revoked_at is null;
create unique index case_people_once_per_appeal on public.case_people (appeal_id, user_id) where revoked_at is null;
create index case_people_revoked_by on public.case_people (revoked_by);
create index case_people_of_appeal on public.case_people (appeal_id);
create index case_people_user on public.case_people (user_id);
create index case_people_recorded_by on public.case_people (recorded_by);
comment on table public.case_people is
  'Who took part in what the case is about (ISO/IEC 17065 7.13.5): they are not given it, open no confidential identity or evidence '
  'in it, and do not set its outcome. Rows are only added; an admin may revoke one, which stays with the reason.';

/* Whether a person took part in what a case is about, as far as nobody has taken that back. */
create function private.is_involved(case_id uuid, person uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.case_people p
    where (p.complaint_id = is_involved.case_id or p.appeal_id = is_involved.case_id) and p.user_id = person
      and p.revoked_at is null)
$$;
grant execute on function private.is_involved(uuid, uuid) to authenticated;
