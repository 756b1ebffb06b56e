-- Spam is excluded from the work on open cases. A case marked as spam stays in the register and counts as spam in the
-- figures; its contents are removed after 30 days. Messages marked as spam are deleted then. Until then, a reply of the
-- sender on the tracking page removes the mark.

/* Locks the rows in a fixed order. Refuses those that cannot be marked. */
create function private.check_spam(kind text, ids uuid[], is_spam boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  target record;
  found_rows integer := 0;
begin
  for target in
    select c.closed_at, c.anonymised_at, exists (select from public.appeals j where j.joined_into = c.id) as is_joined,
      private.may_read_case(c.kind, c.id) as is_open, private.is_involved(c.id, auth.uid()) as is_involved
    from private.cases c where c.kind = check_spam.kind and c.id = any (ids)
    union all
    select null, null, false, m.complaint_id is null or private.may_read_case('complaint', m.complaint_id),
      false
    from public.contact_submissions m where check_spam.kind = 'contact' and m.id = any (ids)
  loop
    found_rows := found_rows + 1;
    if target.closed_at is not null then perform private.refuse('case.closed', 'ids'); end if;
    if target.anonymised_at is not null then perform private.refuse('case.anonymised', 'ids'); end if;
    if target.is_joined and is_spam then perform private.refuse('case.joined', 'ids'); end if;
    if not target.is_open then
      perform private.refuse(case when target.is_involved then 'case.involved' else 'case.confidential' end, 'ids');
    end if;
  end loop;
  if found_rows <> (select count(distinct i.id) from unnest(ids) i(id)) then
    perform private.refuse('case.not_found', 'ids');
  end if;
end $$;

/* Returns true if the sender of a case left a name or a contact address. */
create function private.is_named(case_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.cases c where c.id = is_named.case_id
      and concat(c.name, c.email, c.phone, c.company) ~ '\S')
    or exists (select from private.case_identities i where i.case_id = is_named.case_id)
$$;

/* Removes the spam mark or proposal of these rows. Returns the changed ids. */
create function private.remove_spam_mark(kind text, ids uuid[]) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if kind = 'contact' then
    return query update public.contact_submissions m set spam_at = null
      where m.id = any (ids) and m.spam_at is not null returning m.id;
  else
    return query execute format('update public.%I set spam_at = null, spam_marked_at = null, spam_marked_by = null,
        spam_marked_name = null, spam_confirmed_by = null, spam_confirmed_name = null
      where id = any ($1) and spam_marked_at is not null returning id', private.table_of_kind(kind)) using ids;
  end if;
end $$;

/* Marks cases as spam, or proposes it: if the sender left a name or an address, an admin or a second user must mark the
   case. Returns the changed ids. */
create function private.mark_cases_spam(kind text, ids uuid[]) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query execute format($q$
    update public.%I c set
      spam_at = case when $3 or c.spam_marked_by <> $2 or not private.is_named(c.id) then now() end,
      spam_marked_at = coalesce(c.spam_marked_at, now()), spam_marked_by = coalesce(c.spam_marked_by, $2),
      spam_marked_name = coalesce(c.spam_marked_name, u.full_name),
      spam_confirmed_by = case when c.spam_marked_by <> $2 then $2 end,
      spam_confirmed_name = case when c.spam_marked_by <> $2 then u.full_name end
    from public.app_users u
    where u.id = $2 and c.id = any ($1) and c.spam_at is null and (c.spam_marked_by is distinct from $2 or $3)
    returning c.id $q$, private.table_of_kind(kind))
  using ids, auth.uid(), private.has_role('admin');
end $$;

/* For admins and editors: marks complaints ('complaint'), appeals ('appeal') or messages ('contact') as spam, or
   removes the mark (is_spam false). Takes 1 to 200 ids, and changes all or none. A case whose sender left a name or an
   address is only proposed as spam until an admin, or a second editor, marks it too. The status of spam cannot change;
   it stays in the register, counts as spam in the figures, and loses its contents and files after 30 days. Messages are
   deleted then. Closed cases cannot be marked, and confidential and restricted ones only by users who can read them.
   The change is written to the audit log. Returns the changed ids. Errors: 42501; P0001 case.kind_unknown,
   case.not_found, case.closed, case.anonymised, case.joined (others were joined into it), case.confidential,
   case.involved, field.invalid. */
create function public.mark_spam(kind text, ids uuid[], is_spam boolean default true) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  name text;
begin
  perform private.require_handler();
  name := case when kind = 'contact' then 'contact_submissions' else private.table_of_kind(kind) end;
  if is_spam is null or coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null
    then
    perform private.refuse('field.invalid', 'ids', '200');
  end if;
  execute format('select from public.%I where id = any ($1) order by id for update', name) using ids;
  perform private.check_spam(kind, ids, is_spam);
  if not is_spam then
    return query select private.remove_spam_mark(kind, ids);
  elsif kind = 'contact' then
    return query update public.contact_submissions m set spam_at = now()
      where m.id = any (ids) and m.spam_at is null returning m.id;
  else
    return query select private.mark_cases_spam(kind, ids);
  end if;
end $$;
grant execute on function public.mark_spam(text, uuid[], boolean) to authenticated;

/* Returns the retention period for the contents of spam. */
create function private.spam_kept() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;
