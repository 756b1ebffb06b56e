-- Events of the row of a certificate. Like decisions, they survive the certificate, and no one can change them, not
-- even the database owner; numbers are not reused.
create table public.certificate_events (
  id uuid primary key default gen_random_uuid(),
  certificate_id uuid not null,
  number text not null,
  kind text not null check (kind in ('hidden', 'shown', 'deleted', 'restored')),
  effective_on date not null,
  reason text check (char_length(reason) <= 2000),
  actor_id uuid,
  actor_name text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.certificate_events is
  'History of certificates. Written by a trigger, never changed, read by staff: reasons are not public. Without a '
  'foreign key, so that it survives the certificate.';
comment on column public.certificate_events.kind is
  'hidden, shown: removed from the register and back in it; deleted: permanently; restored: from the audit log.';
comment on column public.certificate_events.number is 'The number at that time.';
create index certificate_events_certificate on public.certificate_events (certificate_id, created_at);
create index certificate_events_latest on public.certificate_events (created_at desc, id);
alter table public.certificate_events enable row level security;
grant select on public.certificate_events to authenticated, service_role;
-- The granted columns exclude reasons and names.
grant select (id, certificate_id, kind, effective_on, created_at) on public.certificate_events to visitor_reader;
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
  kind text not null check (kind in ('suspend', 'reinstate', 'withdraw', 'reduce', 'correct', 'annul', 'replace')),
  facts jsonb not null,
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
  'Decisions on certificates that wait for a second person, and their outcome. facts: those of decide_certificate. '
  'Written by functions only, read by staff.';
create unique index certificate_proposals_waiting on public.certificate_proposals (certificate_id)
  where outcome is null;
create index certificate_proposals_newest on public.certificate_proposals (created_at) where outcome is null;
create index certificate_proposals_certificate on public.certificate_proposals (certificate_id, created_at);
alter table public.certificate_proposals enable row level security;
grant select on public.certificate_proposals to authenticated, service_role;

/* Returns the letters and digits of a number, in one case and width: numbers with the same key count as equal. */
create function private.number_key(number text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(normalize(number, nfkc), '[^[:alnum:]]', '', 'g'))
$$;

/* Returns true if a certificate or number is in the history and therefore cannot be added again. */
create function private.is_used_certificate(certificate_id uuid, number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.certificate_numbers n where n.certificate_id = is_used_certificate.certificate_id)
    or exists (select from private.certificate_numbers n where n.number_key = private.number_key(number))
$$;
grant execute on function private.is_used_certificate(uuid, text) to authenticated;

/* Adds an event to the history. */
create function private.add_certificate_event(certificate public.certificates, happened text) returns void
language sql security definer set search_path = '' as $$
  insert into public.certificate_events (certificate_id, number, kind, effective_on, reason, actor_id, actor_name)
  select certificate.id, certificate.number, happened, private.today(), private.register_reason(),
    auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid())
$$;

/* Trigger after insert, once per statement: stores numbers and the user who entered them, and writes the grants of
   published certificates. A deleted certificate can be restored only with the content that the ledger has. Errors:
   P0001 certificate.decided (detail: column). */
create function private.note_new_certificates() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  granted uuid[];
  returned record;
  differs text;
begin
  insert into private.certificate_numbers (number_key, certificate_id)
    select private.number_key(n.number), n.id from added n on conflict (number_key) do nothing;
  insert into private.certificate_entries (certificate_id, entered_by, entered_by_name)
    select n.id, auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()) from added n
    on conflict (certificate_id) do update set entered_by = excluded.entered_by,
      entered_by_name = excluded.entered_by_name;
  for returned in select c from added n join public.certificates c on c.id = n.id
    where exists (select from public.certificate_decisions d where d.certificate_id = n.id)
      or exists (select from public.certificate_events e where e.certificate_id = n.id) loop
    differs := private.undecided_column(returned.c);
    if differs is not null then perform private.refuse('certificate.decided', differs); end if;
    perform private.add_certificate_event(returned.c, 'restored');
  end loop;
  granted := array(select n.id from added n where n.first_published_at is not null
    and not exists (select from public.certificate_decisions d where d.certificate_id = n.id));
  if granted <> '{}' then perform private.grant_certificates(granted); end if;
  return null;
end $$;

/* Trigger after update or delete: for every role and function, refuses published content that differs from the ledger;
   writes the grant at the first publication; records when a certificate is hidden, shown or deleted, and who changed a
   draft. Errors: P0001 certificate.decided (detail: column). */
create function private.note_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  differs text;
begin
  if tg_op = 'DELETE' then
    perform private.add_certificate_event(old, 'deleted');
    delete from private.certificate_entries e where e.certificate_id = old.id;
    return null;
  end if;
  if new.number <> old.number then
    insert into private.certificate_numbers (number_key, certificate_id) values (private.number_key(new.number), new.id)
      on conflict (number_key) do nothing;
  end if;
  if old.first_published_at is null then
    if new.first_published_at is not null then
      perform private.grant_certificates(array[new.id]);
    elsif private.decided_facts(new) <> private.decided_facts(old) or new.replaces is distinct from old.replaces then
      update private.certificate_entries e set entered_by = auth.uid(),
        entered_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
      where e.certificate_id = new.id;
    end if;
    return null;
  end if;
  if private.decided_facts(new) <> private.decided_facts(old) then
    differs := private.undecided_column(new);
    if differs is not null then perform private.refuse('certificate.decided', differs); end if;
  end if;
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    perform private.add_certificate_event(new, case when new.deleted_at is null then 'shown' else 'hidden' end);
  end if;
  return null;
end $$;

call private.announce_changes('public.certificate_proposals', 'content');

create trigger keep_history before update or delete or truncate on public.certificate_events
  for each statement execute function private.keep_history();

create trigger keep_history before update or delete or truncate on public.certificate_decisions
  for each statement execute function private.keep_history();

create trigger note_history after update or delete on public.certificates
  for each row execute function private.note_certificate();

create trigger note_new after insert on public.certificates referencing new table as added
  for each statement execute function private.note_new_certificates();

create policy "staff read" on public.certificate_events for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

create policy "the register is searched" on public.certificate_events for select to visitor_reader using (true);

create policy "staff read" on public.certificate_proposals for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
