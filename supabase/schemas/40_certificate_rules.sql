/* Returns true if the settings require a second person for this decision; false while a second person confirms it. */
create function private.waits_for_second() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.calling_role() not in ('', 'service_role')
    and nullif(current_setting('register.confirmed', true), '') is null
    and coalesce((select (s.certificates ->> 'second_person')::boolean from public.site_settings s), true)
$$;
grant execute on function private.waits_for_second() to authenticated, service_role;

/* Returns the user who entered a certificate; null if unknown. */
create function private.entered_by(certificate_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select e.actor_id from public.certificate_events e where e.certificate_id = entered_by.certificate_id
    order by e.created_at limit 1
$$;

/* Trigger before insert: refuses used numbers and deleted certificates, except from restore_from_audit. Errors: P0001
   certificate.number_used, certificate.reason_required. */
create function private.guard_new_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The unique constraint refuses the current number of another certificate.
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
  -- A certificate counts as granted only when a second person publishes it.
  if private.waits_for_second() and nullif(current_setting('register.restoring', true), '') is null then
    new.is_published := false;
  end if;
  new.first_published_at := case when new.is_published and new.deleted_at is null then now() end;
  return new;
end $$;

/* Trigger before update or delete: enforces the rules for certificates. Status changes follow certificate_transitions.
   Status and replacement change only with a reason, ground and end of a suspension only with the status. A certificate
   that was in the register cannot be deleted; only admins can hide it (with a reason), show it again, or correct number
   and company. If decisions need a second person, the status changes only by a confirmed proposal, and a user other
   than the one who entered the certificate must publish it. Errors: P0001 certificate.reason_required,
   certificate.transition_refused, certificate.was_published, certificate.needs_admin, certificate.number_used,
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
  if private.waits_for_second() and (new.status <> old.status or old.first_published_at is null and new.is_published
    and new.deleted_at is null and auth.uid() = private.entered_by(old.id)) then
    perform private.refuse('certificate.needs_second', case when new.status <> old.status then 'status'
      else 'is_published' end);
  end if;
  new.first_published_at := coalesce(old.first_published_at, case when new.is_published and new.deleted_at is null
    then now() end);
  if not has_reason and (new.status <> old.status or new.replaced_by is distinct from old.replaced_by
      -- The foreign key clears the column when the other certificate is deleted.
      and not (new.replaced_by is null and not exists (select from public.certificates c where c.id = old.replaced_by)))
        then
    perform private.refuse('certificate.reason_required', 'status');
  end if;
  if new.status <> old.status then
    if not exists (select from public.certificate_transitions t where t.from_status = old.status
      and t.to_status = new.status)
      -- The check constraint refuses an unknown status.
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
    if old.is_published and not new.is_published then
      perform private.refuse('certificate.was_published', 'is_published');
    end if;
    if old.deleted_at is null and new.deleted_at is not null and not has_reason then
      perform private.refuse('certificate.reason_required', 'deleted_at');
    end if;
  end if;
  return new;
end $$;

/* Trigger before insert or update: fills in the issued content from the subclassification. A new row with a code, such
   as a restored one, is unchanged. After a change of subclassification, fills in cleared columns, and those that were
   not edited at the same time. */
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
  -- The foreign key refuses the row.
  if scope.id is null then return new; end if;
  if is_moved then
    if new.subclass_code = old.subclass_code then new.subclass_code := ''; end if;
    if new.subclass_name = old.subclass_name then new.subclass_name := ''; end if;
  end if;
  if coalesce(new.subclass_name, '') = '' then
    new.subclass_name := scope.name;
    if tg_op = 'INSERT' then new.subclass_name_en := coalesce(nullif(new.subclass_name_en, ''), scope.name_en);
    elsif new.subclass_name_en is not distinct from old.subclass_name_en
      then new.subclass_name_en := scope.name_en; end if;
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
    or is_moved and (new.scheme_number, new.scheme_edition) is not distinct from (old.scheme_number, old.scheme_edition)
      then
    new.scheme_number := scope.scheme_number; new.scheme_edition := scope.scheme_edition;
  end if;
  if is_new and new.legal_basis is null or is_moved and new.legal_basis is not distinct from old.legal_basis then
    new.legal_basis := scope.legal_basis;
  end if;
  return new;
end $$;

/* Trigger before insert, or a change of one of them: refuses a qualification that the code does not allow, and a
   validity that exceeds that of the certification process by more than three days (years are counted differently).
   Skips restored certificates. Errors: P0001 certificate.qualification_wrong (hint: the allowed ones),
   certificate.validity_wrong (hint: days). */
create function private.guard_grade() returns trigger language plpgsql set search_path = '' as $$
declare
  allowed text[];
  longest integer;
begin
  if tg_op = 'UPDATE' then
    if (new.subclass_id, new.qualification, new.issued_on, new.expires_on)
      = (old.subclass_id, old.qualification, old.issued_on, old.expires_on) then
      return new;
    end if;
  elsif new.id::text is not distinct from nullif(current_setting('register.restoring', true), '') then
    return new;
  end if;
  select s.qualifications into allowed from public.rl_subclass s where s.id = new.subclass_id;
  if new.qualification <> all (allowed) then
    perform private.refuse('certificate.qualification_wrong', 'qualification', array_to_string(allowed, ', '));
  end if;
  longest := private.validity_days();
  if new.expires_on - new.issued_on > longest + 3 then
    perform private.refuse('certificate.validity_wrong', 'expires_on', longest::text);
  end if;
  return new;
end $$;

/* Trigger before update or delete: lets only admins remove a company whose certificates were in the register. Errors:
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

create trigger fill_issued before insert or update on public.certificates for each row
  execute function private.fill_issued();

create trigger guard_grade before insert or update on public.certificates for each row
  execute function private.guard_grade();

create trigger guard_new before insert on public.certificates for each row
  execute function private.guard_new_certificate();

create trigger guard before update or delete on public.certificates for each row
  execute function private.guard_certificate();

create trigger guard before update on public.clients for each row execute function private.guard_client();
