/* Returns true if the settings require a second person for the caller's decisions. */
create function private.waits_for_second() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.calling_role() not in ('', 'service_role')
    and coalesce((select (s.certificates ->> 'second_person')::boolean from public.site_settings s), true)
$$;
grant execute on function private.waits_for_second() to authenticated, service_role;

/* Returns the user who entered a certificate or last changed its draft; null if unknown. */
create function private.entered_by(certificate_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select e.entered_by from private.certificate_entries e where e.certificate_id = entered_by.certificate_id
$$;

/* Checks that a certificate can be published: its grant was decided on or before the day of issue (ISO/IEC 17065,
   7.7.1). Errors: P0001 certificate.grant_missing, certificate.granted_late (detail: field). */
create function private.require_grant(certificate public.certificates) returns void
language plpgsql set search_path = '' as $$
begin
  if certificate.decided_on is null then perform private.refuse('certificate.grant_missing', 'decided_on'); end if;
  if coalesce(certificate.decided_by, '') = '' then
    perform private.refuse('certificate.grant_missing', 'decided_by');
  end if;
  if certificate.decided_on > least(certificate.issued_on, private.today()) then
    perform private.refuse('certificate.granted_late', 'decided_on');
  end if;
end $$;

/* Trigger before insert: refuses used numbers and deleted certificates, except from restore_from_audit. Requires the
   grant of a published certificate, and copies the company's name and legal form to the holder columns. Errors: P0001
   certificate.number_used, certificate.reason_required, certificate.grant_missing, certificate.granted_late. */
create function private.guard_new_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_granted constant boolean := exists (select from public.certificate_decisions d where d.certificate_id = new.id);
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
  if new.status <> 'diganti' then new.replaced_by := null; end if;
  if was_granted then
    new.first_published_at := coalesce(new.first_published_at, now());
    return new;
  end if;
  -- A certificate is granted only when a second person publishes it.
  if private.waits_for_second() then new.is_published := false; end if;
  new.first_published_at := case when new.is_published and new.deleted_at is null then now() end;
  if new.first_published_at is not null then
    perform private.require_grant(new);
    if new.holder_name is null then
      select k.name, coalesce(new.holder_form, k.legal_form) into new.holder_name, new.holder_form
        from public.clients k where k.id = new.client_id;
    end if;
  end if;
  return new;
end $$;

/* Trigger before update or delete: enforces the rules for certificates. A draft can change freely, with two exceptions:
   one that replaces another certificate keeps its company and subclassification, and a change of status requires a
   reason. Publication requires the grant and, if decisions need a second person, a user other than the one who entered
   or last changed the draft. Published content changes only with the ledger (private.note_certificate). A certificate
   that was in the register cannot be deleted; only admins can hide it (with a reason) and show it again. Errors: P0001
   certificate.reason_required, certificate.was_published, certificate.needs_admin, certificate.number_used,
   certificate.needs_second, certificate.decided, certificate.grant_missing, certificate.granted_late. */
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
  if new.number <> old.number and exists (select from private.certificate_numbers n
    where n.number_key = private.number_key(new.number) and n.certificate_id <> new.id)
    and not exists (select from public.certificates c where c.number = new.number) then
    perform private.refuse('certificate.number_used', 'number');
  end if;
  if was_public then
    new.first_published_at := old.first_published_at;
    if not is_admin and (new.deleted_at is null) <> (old.deleted_at is null) then
      perform private.refuse('certificate.needs_admin');
    end if;
    if old.is_published and not new.is_published then
      perform private.refuse('certificate.was_published', 'is_published');
    end if;
    if old.deleted_at is null and new.deleted_at is not null and not has_reason then
      perform private.refuse('certificate.reason_required', 'deleted_at');
    end if;
    return new;
  end if;
  if not has_reason and (new.status, new.replaced_by) is distinct from (old.status, old.replaced_by) then
    perform private.refuse('certificate.reason_required', 'status');
  end if;
  if new.status not in ('dibekukan', 'dicabut') then new.status_ground := null; end if;
  if new.status <> 'dibekukan' then new.suspended_until := null; end if;
  if new.status <> 'diganti' then new.replaced_by := null; end if;
  if (new.client_id, new.subclass_id) <> (old.client_id, old.subclass_id)
    and exists (select from public.certificates c where c.replaced_by = old.id) then
    perform private.refuse('certificate.decided', case when new.client_id <> old.client_id then 'client_id'
      else 'subclass_id' end);
  end if;
  new.first_published_at := case when new.is_published and new.deleted_at is null then now() end;
  if new.first_published_at is null then return new; end if;
  if private.waits_for_second() and (auth.uid() = private.entered_by(old.id)
    or private.decided_facts(new) <> private.decided_facts(old) or new.replaces is distinct from old.replaces) then
    perform private.refuse('certificate.needs_second', 'is_published');
  end if;
  perform private.require_grant(new);
  if new.holder_name is null then
    select k.name, coalesce(new.holder_form, k.legal_form) into new.holder_name, new.holder_form
      from public.clients k where k.id = new.client_id;
  end if;
  return new;
end $$;

/* Returns true if the latest year in a citation or edition is before the year of `day`, or if it contains no year. */
create function private.is_in_force(edition text, day date) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((select max(y[1]::integer)
    from regexp_matches(edition, '(?<![0-9])((?:19|20)[0-9]{2})(?![0-9])', 'g') y)
    < extract(year from day), edition is not null)
$$;

/* Trigger before insert or update: fills in the issued content from the subclassification. Legal basis, scheme and KBLI
   are filled in only if they were in force on the day of issue (private.is_in_force). A new row that already has a
   code, such as a restored one, keeps its content. After a change of subclassification, replaces the columns that are
   empty or were not edited in the same update. */
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
    new.kbli_code := null; new.kbli_version := null; new.kbli_other_code := null; new.kbli_other_version := null;
    if private.is_in_force(scope.kbli_version, new.issued_on) then
      new.kbli_code := scope.kbli_code; new.kbli_version := scope.kbli_version;
    end if;
    if private.is_in_force(scope.kbli_other_version, new.issued_on) then
      new.kbli_other_code := scope.kbli_other_code; new.kbli_other_version := scope.kbli_other_version;
    end if;
  end if;
  if is_new and num_nonnulls(new.scheme_number, new.scheme_edition) = 0
    or is_moved and (new.scheme_number, new.scheme_edition) is not distinct from (old.scheme_number, old.scheme_edition)
      then
    new.scheme_number := null; new.scheme_edition := null;
    if private.is_in_force(coalesce(scope.scheme_edition, scope.scheme_number), new.issued_on) then
      new.scheme_number := scope.scheme_number; new.scheme_edition := scope.scheme_edition;
    end if;
  end if;
  if is_new and new.legal_basis is null or is_moved and new.legal_basis is not distinct from old.legal_basis then
    new.legal_basis := case when private.is_in_force(scope.legal_basis, new.issued_on) then scope.legal_basis end;
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

/* Trigger before update or delete of a company whose certificates were in the register: lets only admins remove it, or
   change the NIB by which visitors find it. Errors: P0001 client.needs_admin, client.nib_stays. */
create function private.guard_client() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.is_published and old.deleted_at is null and (not new.is_published or new.deleted_at is not null)
    and private.calling_role() not in ('', 'service_role') and not private.has_role('admin')
    and exists (select from public.certificates c where c.client_id = new.id and c.first_published_at is not null) then
    perform private.refuse('client.needs_admin');
  end if;
  if old.nib is not null and new.nib is distinct from old.nib
    and private.calling_role() not in ('', 'service_role') and not private.has_role('admin')
    and private.was_certified(new.id) then
    perform private.refuse('client.nib_stays', 'nib');
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
