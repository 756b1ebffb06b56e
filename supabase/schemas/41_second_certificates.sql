-- A holder usually has one valid certificate for a subclassification. A second one needs a
-- reason, or replaces the first.

/* Returns the number of a valid, published certificate of the holder for the subclassification, other than
   certificate_id and replaced; null if there is none. */
create function private.other_valid_certificate(
  holder uuid, subclass uuid, certificate_id uuid, replaced uuid default null
) returns text language sql stable security definer set search_path = '' as $$
  select c.number from public.certificates c
  where c.client_id = holder and c.subclass_id = subclass and c.first_published_at is not null
    and c.deleted_at is null and c.status in ('aktif', 'dibekukan') and c.expires_on >= private.today()
    and c.id is distinct from certificate_id and c.id is distinct from replaced
  order by c.issued_on, c.number limit 1
$$;
grant execute on function private.other_valid_certificate(uuid, uuid, uuid, uuid) to authenticated, service_role;

/* Trigger after the first publication of a certificate: if the certificate in `replaces` is still valid, records
   its replacement. If the holder has other valid ones, second_reason is required. Errors: P0001
   certificate.second_valid (hint: number of the other one), certificate.replaces_early (published before the date
   of issue), and those of private.record_decision. */
create function private.settle_second() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  first public.certificates;
  other text;
begin
  if new.first_published_at is null or new.status not in ('aktif', 'dibekukan') or new.expires_on < private.today() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if old.first_published_at is not null then return null; end if;
  end if;
  other := private.other_valid_certificate(new.client_id, new.subclass_id, new.id, new.replaces);
  if other is not null and coalesce(btrim(new.second_reason), '') = '' and private.calling_role() <> '' then
    perform private.refuse('certificate.second_valid', 'second_reason', other);
  end if;
  select * into first from public.certificates c where c.id = new.replaces and c.status in ('aktif', 'dibekukan')
    and c.expires_on >= private.today() and c.first_published_at is not null;
  if first.id is null then return null; end if;
  if new.issued_on > private.today() then perform private.refuse('certificate.replaces_early', 'issued_on'); end if;
  perform private.record_decision(first.id, 'replace', jsonb_strip_nulls(jsonb_build_object(
    'effective_on', greatest(new.issued_on, (select max(d.effective_on) from public.certificate_decisions d
      where d.certificate_id = first.id)),
    'decided_on', new.decided_on, 'decided_by', new.decided_by, 'number', new.decision_number,
    'reason', coalesce(nullif(btrim(new.second_reason), ''), 'Diganti oleh ' || new.number),
    'replacement_id', new.id)));
  return null;
end $$;

-- Triggers run in the order of their names: this one runs after the trigger that writes the grant.
create trigger settle_second after insert or update of is_published, deleted_at on public.certificates
  for each row execute function private.settle_second();
