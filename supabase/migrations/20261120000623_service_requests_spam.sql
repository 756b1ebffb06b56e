-- What is no complaint, appeal or message at all. Marked by staff, it is outside lists, counts and figures; thirty days
-- later it is gone with its files. Its sender is told nothing: the tracking page shows it as before, and answering there
-- brings it back.

/* How long a mark can be taken back. */
create function private.spam_kept() returns interval language sql immutable set search_path = '' as $$ select interval '30 days' $$;

/* The rows to mark, locked in one order; refuses what may not be marked. */
create function private.check_spam(kind text, ids uuid[], is_spam boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  target record;
  found_rows int := 0;
begin
  for target in
    select c.id, c.closed_at, false as is_joined, private.may_read_case('complaint', c.id) as is_open
    from public.complaints c where kind = 'complaint' and c.id = any (ids)
    union all
    select a.id, a.closed_at, exists (select from public.appeals j where j.joined_into = a.id),
      private.may_read_case('appeal', a.id)
    from public.appeals a where kind = 'appeal' and a.id = any (ids)
    union all
    select m.id, null, false, true from public.contact_submissions m where kind = 'contact' and m.id = any (ids)
  loop
    found_rows := found_rows + 1;
    if target.closed_at is not null then perform private.refuse('case.closed', 'ids'); end if;
    if target.is_joined and is_spam then perform private.refuse('case.joined', 'ids'); end if;
    if not target.is_open then perform private.refuse('case.confidential', 'ids'); end if;
  end loop;
  if found_rows <> (select count(distinct i.id) from unnest(ids) i(id)) then perform private.refuse('case.not_found', 'ids'); end if;
end $$;

create function public.mark_spam(kind text, ids uuid[], is_spam boolean default true) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  if kind is null or kind not in ('complaint', 'appeal', 'contact') then perform private.refuse('case.kind_unknown', 'kind'); end if;
  if is_spam is null or coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null then
    perform private.refuse('field.invalid', 'ids', '200');
  end if;
  case kind
    when 'complaint' then perform from public.complaints c where c.id = any (ids) order by c.id for update;
    when 'appeal' then perform from public.appeals a where a.id = any (ids) order by a.id for update;
    else perform from public.contact_submissions m where m.id = any (ids) order by m.id for update;
  end case;
  perform private.check_spam(kind, ids, is_spam);
  return query update public.complaints c set spam_at = case when is_spam then now() end
    where kind = 'complaint' and c.id = any (ids) and (c.spam_at is null) = is_spam returning c.id;
  return query update public.appeals a set spam_at = case when is_spam then now() end
    where kind = 'appeal' and a.id = any (ids) and (a.spam_at is null) = is_spam returning a.id;
  return query update public.contact_submissions m set spam_at = case when is_spam then now() end
    where kind = 'contact' and m.id = any (ids) and (m.spam_at is null) = is_spam returning m.id;
end $$;
comment on function public.mark_spam(text, uuid[], boolean) is
$c$Marks complaints ('complaint'), appeals ('appeal') or messages ('contact') as spam, or takes the mark back (is_spam false): 1 to 200 ids, all
or none. Marked, they are outside lists, counts and figures and cannot be moved; after 30 days they are gone with their files. Each change
is in the audit log. Admins and editors; confidential and restricted cases: who may read them; never a closed case. Returns the ids that changed.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed, case.joined (others were joined into it), case.confidential,
field.invalid.$c$;

/* Everything about one marked case or message; its files go by the retention job. The audit log keeps that it was. */
create function private.remove_case(kind text, id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)'
  where u.kind = remove_case.kind and u.case_id = remove_case.id;
  delete from private.case_identities i where i.kind = remove_case.kind and i.case_id = remove_case.id;
  delete from private.case_texts t where t.case_id = remove_case.id;
  update public.data_requests r set asked_by = private.anonymised(), identity_note = null, reason = null, status = 'done',
    settled_at = coalesce(r.settled_at, now()) where r.case_kind = remove_case.kind and r.case_id = remove_case.id;
  delete from private.case_secrets s where s.kind = remove_case.kind and s.case_id = remove_case.id;
  delete from private.outgoing_mails m where m.kind = remove_case.kind and m.case_id = remove_case.id;
  delete from public.complaints c where remove_case.kind = 'complaint' and c.id = remove_case.id;
  delete from public.appeals a where remove_case.kind = 'appeal' and a.id = remove_case.id;
  delete from public.contact_submissions m where remove_case.kind = 'contact' and m.id = remove_case.id;
end $$;

create function public.remove_old_spam(most int default 200) returns int
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed int;
begin
  select count(private.remove_case(old.kind, old.id)) into removed
  from (
    select * from (
      select 'complaint' as kind, c.id, c.spam_at from public.complaints c where c.spam_at < now() - private.spam_kept()
      union all select 'appeal', a.id, a.spam_at from public.appeals a where a.spam_at < now() - private.spam_kept()
      union all select 'contact', m.id, m.spam_at from public.contact_submissions m where m.spam_at < now() - private.spam_kept()
    ) marked
    order by marked.spam_at limit least(greatest(most, 1), 1000)
  ) old;
  return removed;
end $$;
comment on function public.remove_old_spam(int) is
$c$For the retention job (service_role): deletes what was marked as spam 30 days ago or earlier, the oldest first, at most so many; its files
are then among those that anonymise_closed_cases() names. Returns how many were deleted; call it again until it is 0.$c$;

revoke execute on function public.mark_spam(text, uuid[], boolean), public.remove_old_spam(int) from public, anon, authenticated;
grant execute on function public.mark_spam(text, uuid[], boolean) to authenticated;
grant execute on function public.remove_old_spam(int) to service_role;
