-- What happened to each certificate. The history outlives its certificate and is rewritten by nobody, the database's owner
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
  actor_id uuid,
  actor_name text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.certificate_events is
  'History of certificates. Written by a trigger only, never changed, read by staff: reasons are not public. Without a reference, so that it stays when a certificate is deleted for good.';
comment on column public.certificate_events.kind is
  'status: issued or decided · hidden, shown: out of the register and back · corrected: another number or company · deleted, restored: for good, and from the audit log.';
comment on column public.certificate_events.number is 'The number at that time.';
create index certificate_events_certificate on public.certificate_events (certificate_id, created_at);
alter table public.certificate_events enable row level security;
revoke all on public.certificate_events from public, anon, authenticated;
grant select on public.certificate_events to authenticated, service_role;
create policy "staff read" on public.certificate_events for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

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

/* Whether a certificate or number stands in the history already, and so is not to be added anew. */
create function private.is_used_certificate(certificate_id uuid, number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.certificate_numbers n where n.certificate_id = is_used_certificate.certificate_id)
    or exists (select from private.certificate_numbers n where n.number_key = private.number_key(number)) $$;

grant execute on function private.is_used_certificate(uuid, text) to authenticated;

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
  new.first_published_at := case when new.is_published and new.deleted_at is null then now() end;
  return new;
end $$;

/* Before update or delete. The status and what replaces a certificate change with a reason. What has stood in the register
   stays on record: it is not deleted, and only admins hide it (with a reason), show it again, or correct number and company.
   P0001 certificate.reason_required, certificate.was_published, certificate.needs_admin, certificate.number_used. */
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
  new.first_published_at := coalesce(old.first_published_at, case when new.is_published and new.deleted_at is null then now() end);
  if not has_reason and (new.status <> old.status or new.replaced_by is distinct from old.replaced_by
      -- The reference itself empties the column when the other certificate is deleted.
      and not (new.replaced_by is null and not exists (select from public.certificates c where c.id = old.replaced_by))) then
    perform private.refuse('certificate.reason_required', 'status');
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

/* Writes a line of history: who is asked now, the day given by the functions below or `on_day`. */
create function private.add_certificate_event(certificate public.certificates, happened text, from_status text, on_day date, reason text)
returns void language sql security definer set search_path = '' as $$
  insert into public.certificate_events (certificate_id, number, kind, from_status, to_status, effective_on, reason, actor_id, actor_name)
  values (certificate.id, certificate.number, happened, from_status, certificate.status,
    coalesce(nullif(current_setting('register.effective_on', true), '')::date, on_day), reason, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid())) $$;

/* After insert, update or delete: keeps the number, and writes what happened. */
create function private.note_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
declare reason text := private.register_reason();
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
  return null;
end $$;

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
