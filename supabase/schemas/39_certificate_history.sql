-- The history survives the certificate and cannot be changed, not even by the database owner: suspensions and
-- withdrawals stay on record, and numbers are not reused.
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
  'History of certificates. Written by a trigger, never changed, read by staff: reasons are not public. Without a '
  'foreign key, so that it survives the certificate.';
comment on column public.certificate_events.kind is
  'status: issued or decided; hidden, shown: removed from the register and back; corrected: number, company or issued '
  'content; deleted, restored: permanently, and from the audit log.';
comment on column public.certificate_events.decision_number is
  'The decision that the status is based on, with its date and who made it.';
comment on column public.certificate_events.proposed_by is
  'Name of the user who proposed a decision that a second person (actor) confirmed.';
comment on column public.certificate_events.changes is
  'Corrections, before and after: {"kbli_code": ["41011", "41016"]}.';
comment on column public.certificate_events.number is 'The number at that time.';
create index certificate_events_certificate on public.certificate_events (certificate_id, created_at);
create index certificate_events_newest on public.certificate_events (certificate_id, effective_on desc,
  created_at desc);
-- Few decisions end certificates, so this index quickly finds those not valid on a day.
create index certificate_events_ended on public.certificate_events (to_status, effective_on, certificate_id)
  where kind = 'status' and to_status <> 'aktif';
create index certificate_events_latest on public.certificate_events (created_at desc, id) where kind = 'status';
create index certificate_events_turned on public.certificate_events (created_at desc, id)
  where kind = 'status' and (to_status <> 'aktif' or from_status is not null);
alter table public.certificate_events enable row level security;
grant select on public.certificate_events to authenticated, service_role;
-- The granted columns exclude reasons and names.
grant select (id, certificate_id, kind, from_status, to_status, effective_on, created_at) on public.certificate_events
  to visitor_reader;
-- The ground is public here too, as it is on the certificate.
grant select (ground, ends_on) on public.certificate_events to visitor_reader;

-- Withdrawn and replaced are final: a holder applies again and gets a new number.
create table public.certificate_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
comment on table public.certificate_transitions is 'The allowed changes of status; the client offers the same.';
alter table public.certificate_transitions enable row level security;
grant select on public.certificate_transitions to anon, authenticated, service_role;

create table private.certificate_numbers (
  number_key text primary key,
  certificate_id uuid not null
);
comment on table private.certificate_numbers is 'Every number that a certificate has ever had. Rows are only added.';
create index certificate_numbers_certificate on private.certificate_numbers (certificate_id);
alter table private.certificate_numbers enable row level security;

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
  'Decisions on certificates that wait for a second person, and their outcome. Written by functions only, read by '
  'staff.';
create unique index certificate_proposals_waiting on public.certificate_proposals (certificate_id)
  where outcome is null;
create index certificate_proposals_newest on public.certificate_proposals (created_at) where outcome is null;
create index certificate_proposals_certificate on public.certificate_proposals (certificate_id, created_at);
create index certificate_proposals_replacement on public.certificate_proposals (replacement_id);
alter table public.certificate_proposals enable row level security;
grant select on public.certificate_proposals to authenticated, service_role;

create function private.keep_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('certificate.history_stays');
  return null;
end $$;

/* Returns a number without blanks, in one case and width, for comparison. */
create function private.number_key(number text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(normalize(number, nfkc), '\s', '', 'g'))
$$;

/* Returns the reason for the current change, set for this transaction. */
create function private.register_reason() returns text
language sql stable set search_path = '' as $$ select nullif(current_setting('register.reason', true), '') $$;

/* Returns the other facts of the current decision, set by private.set_decision for this transaction. */
create function private.register_decision() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('register.decision', true), '')::jsonb, '{}')
$$;

/* Returns true if a certificate or number is in the history and therefore cannot be added again. */
create function private.is_used_certificate(certificate_id uuid, number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.certificate_numbers n where n.certificate_id = is_used_certificate.certificate_id)
    or exists (select from private.certificate_numbers n where n.number_key = private.number_key(number))
$$;
grant execute on function private.is_used_certificate(uuid, text) to authenticated;

/* Returns corrections of the issued content, before and after; null for none. */
create function private.issued_changes(before public.certificates, after public.certificates) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(b.key, jsonb_build_array(b.value, a.value))
  from jsonb_each(to_jsonb(before)) b join jsonb_each(to_jsonb(after)) a using (key)
  where a.value <> b.value and b.key in ('subclass_code', 'subclass_name', 'subclass_name_en', 'category_code',
    'category_name', 'category_name_en', 'kbli_code', 'kbli_version', 'kbli_other_code',
    'kbli_other_version', 'scheme_number', 'scheme_edition', 'legal_basis', 'decision_number', 'decided_on',
      'decided_by',
    'qualification', 'issued_on', 'expires_on')
$$;

/* Writes an entry of the history; the day is that of the decision or `on_day`. */
create function private.add_certificate_event(
  certificate public.certificates, happened text, from_status text, on_day date, reason text,
  changes jsonb default null
) returns void language sql security definer set search_path = '' as $$
  insert into public.certificate_events (certificate_id, number, kind, from_status, to_status, effective_on, reason,
    changes, ground, ends_on,
    decision_number, decided_on, decided_by, actor_id, actor_name, proposed_by)
  select certificate.id, certificate.number, happened, from_status, certificate.status,
    coalesce(nullif(current_setting('register.effective_on', true), '')::date, on_day), reason, changes,
    case when happened = 'status' then certificate.status_ground end, case when happened = 'status'
      then certificate.suspended_until end,
    d ->> 'number', (d ->> 'decided_on')::date, d ->> 'decided_by', auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()),
    (select p.asked_by_name from public.certificate_proposals p where happened = 'status'
      and p.id = nullif(current_setting('register.confirmed', true), '')::uuid)
  from (select case when happened <> 'status' then null when from_status is not null then private.register_decision()
    else jsonb_build_object('number', certificate.decision_number, 'decided_on', certificate.decided_on, 'decided_by',
      certificate.decided_by) end) g (d)
$$;

/* Trigger after insert, update or delete: stores the number and writes the history. */
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
    perform private.add_certificate_event(new, case when new.deleted_at is null then 'shown'
      else 'hidden' end, new.status,
      private.today(), reason);
  end if;
  if new.number <> old.number then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(), old.number || ' → ' ||
      new.number);
  end if;
  if new.client_id <> old.client_id then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(),
      (select k.name from public.clients k where k.id = old.client_id) || ' → ' ||
        (select k.name from public.clients k where k.id = new.client_id));
  end if;
  changes := private.issued_changes(old, new);
  if changes is not null then
    perform private.add_certificate_event(new, 'corrected', new.status, private.today(), reason, changes);
  end if;
  return null;
end $$;

/* For everyone: returns the decisions on a published company's certificates, oldest first (kind status), and when a
   certificate left the register (hidden) or returned to it (shown). Includes certificates that have left it. Excludes
   reasons and names. */
create function public.certificate_history(company_id uuid)
returns table (certificate_id uuid, number text, kind text, from_status text, to_status text, effective_on date)
language sql stable security definer set search_path = '' as $$
  select e.certificate_id, c.number, e.kind, e.from_status, e.to_status, e.effective_on
  from public.clients k
    join public.certificates c on c.client_id = k.id and c.first_published_at is not null
    join public.certificate_events e on e.certificate_id = c.id and e.kind in ('status', 'hidden', 'shown')
  where k.id = company_id and k.is_published and k.deleted_at is null
  order by e.effective_on, e.from_status is not null, e.created_at, e.id limit 500
$$;
grant execute on function public.certificate_history(uuid) to anon, authenticated, service_role;

/* Returns the requested day; null for now. Refuses with check.day_wrong a future day, and a day before all
   certificates. */
create function private.day_asked(on_date date) returns date language plpgsql stable set search_path = '' as $$
begin
  if on_date not between '2000-01-01' and private.today() then
    perform private.refuse('check.day_wrong', 'on_date');
  end if;
  return on_date;
end $$;
grant execute on function private.day_asked(date) to visitor_reader;

/* Returns the status of a certificate on a day, by the decisions recorded so far. Also returns belum_terbit if it was
   issued later, or tak_tercatat if it was added as suspended, withdrawn or replaced and the start is unknown.
   recorded_from: first day of its history. */
create function private.status_on(certificate uuid, issued date, expires date, day date)
returns table (status text, since date, ground text, until date, recorded_from date)
language sql stable set search_path = '' as $$
  with history as (
    select e.from_status, e.to_status, e.effective_on, e.ground, e.ends_on, e.created_at,
      (e.created_at at time zone 'Asia/Jakarta')::date as recorded
    from public.certificate_events e
    where e.certificate_id = certificate and e.kind = 'status'
  ), decided as (
    select h.* from history h
    where h.effective_on <= day
      -- A certificate added as suspended or withdrawn without a day has its day of issue in the history, on which it
      -- was not suspended yet.
      and not (h.from_status is null and h.to_status <> 'aktif' and h.effective_on <= issued and day < h.recorded)
    order by h.created_at desc, h.effective_on desc limit 1
  ), found as (
    select case when day < issued then 'belum_terbit'
      when coalesce(d.to_status, 'aktif') in ('aktif', 'dibekukan') and expires < day then 'kedaluwarsa'
      else coalesce(d.to_status, 'tak_tercatat') end as status, d.effective_on, d.ground, d.ends_on
    from (select) one left join decided d on true
  )
  select f.status, case f.status when 'belum_terbit' then issued when 'kedaluwarsa' then expires + 1
    else f.effective_on end,
    case when f.status in ('dibekukan', 'dicabut') then f.ground end, case when f.status = 'dibekukan'
      then f.ends_on end,
    (select min(h.recorded) from history h)
  from found f
$$;
grant execute on function private.status_on(uuid, date, date, date) to visitor_reader;

call private.announce_changes('public.certificate_proposals', 'content');

create trigger keep_history before update or delete or truncate on public.certificate_events
  for each statement execute function private.keep_history();

create trigger note_history after insert or update or delete on public.certificates
  for each row execute function private.note_certificate();

create policy "everybody reads the transitions" on public.certificate_transitions for select to anon, authenticated
  using (true);

create policy "staff read" on public.certificate_events for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

create policy "the register is searched" on public.certificate_events for select to visitor_reader using (true);

create policy "staff read" on public.certificate_proposals for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

call private.owned_by('visitor_reader', 'public.certificate_history(uuid)');

insert into public.certificate_transitions (from_status, to_status) values
  ('aktif', 'dibekukan'), ('aktif', 'dicabut'), ('aktif', 'diganti'),
  ('dibekukan', 'aktif'), ('dibekukan', 'dicabut'), ('dibekukan', 'diganti');
