-- No one may decide on a complaint about themselves. Only admins see a complaint about staff until an admin has
-- confirmed the staff concerned, who never see it.

/* For admins who are not involved: confirms once the staff whom a complaint concerns (category personel). user_ids: 0
   to 20 accounts; none if no one with an account is concerned. They are recorded as involved (role subject) and cannot
   see the complaint; other editors can from then on. If no other admin is left, an alarm is raised
   (nobody_independent). key: idempotency key. Errors: 42501; P0001 case.not_found, case.involved, case.anonymised,
   case.restricted, case.concerned_confirmed (or another category), field.invalid, submission.key_used. */
create function public.confirm_concerned(id uuid, user_ids uuid[], key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.complaints;
  names text;
begin
  perform private.require_role('admin');
  if private.was_sent(key, 'confirm_concerned', jsonb_build_array(id, user_ids)) then return; end if;
  perform private.case_table('complaint', id);
  perform private.require_case_reader('complaint', id);
  select * into was from public.complaints c where c.id = confirm_concerned.id;
  if was.anonymised_at is not null then perform private.refuse('case.anonymised', 'id'); end if;
  if was.restricted_at is not null then perform private.refuse('case.restricted', 'id'); end if;
  if not private.awaits_concerned(id) then perform private.refuse('case.concerned_confirmed', 'id'); end if;
  if user_ids is null or cardinality(user_ids) > 20 or exists (select from unnest(user_ids) u (id)
    where u.id is null or not exists (select from public.app_users a where a.id = u.id)) then
    perform private.refuse('field.invalid', 'user_ids');
  end if;
  insert into public.case_people (complaint_id, user_id, role)
  select confirm_concerned.id, u.id, 'subject' from (select distinct n.id from unnest(user_ids) n (id)) u
  where not exists (select from public.case_people p where p.complaint_id = confirm_concerned.id and p.user_id = u.id
    and p.revoked_at is null);
  update public.complaints c set concerned_confirmed_at = now(), concerned_confirmed_by = auth.uid(),
    concerned_confirmed_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where c.id = confirm_concerned.id;
  select string_agg(u.full_name, ', ' order by u.full_name) into names from public.app_users u
    where u.id = any (user_ids);
  perform private.add_entry('complaint', id, 'note', 'internal', 'staff',
    'Staf yang dikeluhkan: ' || coalesce(names, 'tidak ada yang memiliki akun'));
  perform private.tell_staff(array(select private.notice_readers('complaint', id)), 'arrived', 'complaint', id, '');
  perform private.watch_independence('complaint', id);
end $$;
grant execute on function public.confirm_concerned(uuid, uuid[], uuid) to authenticated;

/* Returns true for an open case, or an upheld appeal with an open effect, if every user who could decide it
   is involved. A complaint about staff can be decided by admins; a confidential or restricted case by
   admins and its assignee. */
create function private.is_undecidable(kind text, id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.cases c
    where c.kind = is_undecidable.kind and c.id = is_undecidable.id and c.spam_at is null
      and (c.closed_at is null or c.id in (select e.id from private.open_effects() e))
      and not exists (select from public.app_users u
        where u.is_active and private.has_come_in(u.id) and not private.is_involved(c.id, u.id)
          and (lower(u.role) = 'admin' or lower(u.role) = 'editor'
            and (not c.is_confidential and c.restricted_at is null or c.assigned_to = u.id)
            and not exists (select from public.complaints p where p.id = c.id and p.category = 'personel'))));
end $$;

/* Counts the undecidable cases. They are hidden from the caller, an admin, who would
   otherwise be able to decide them. */
create function private.undecidable_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'undecidable_cases', count(*)::integer, min(c.created_at) from private.cases c
  where c.id = any (private.hidden_cases()) and private.is_undecidable(c.kind, c.id)
$$;

/* Raises an alarm if the case is undecidable. */
create function private.watch_independence(kind text, id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_undecidable(watch_independence.kind, watch_independence.id) then return; end if;
  perform private.raise_alarm('nobody_independent', watch_independence.id::text,
    jsonb_build_object('kind', watch_independence.kind, 'number', private.number_of(watch_independence.id)));
end $$;

/* Trigger after insert of a case or of a person involved in it, and after a decision that makes its decider involved:
   raises an alarm if the case is undecidable. */
create function private.notice_dependence() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'case_people' then
    perform private.watch_independence(new.case_kind, new.case_id);
  elsif tg_table_name = 'case_deciders' then
    perform private.watch_independence(c.kind, c.id) from private.cases c where c.id = new.case_id;
  else
    perform private.watch_independence(case tg_table_name when 'complaints' then 'complaint' else 'appeal' end, new.id);
  end if;
  return null;
end $$;

/* Trigger before a change of the category to personel: requires a new confirmation of the staff concerned, and removes
   an assignee who is not an admin. */
create function private.ask_concerned() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.concerned_confirmed_at := null;
  new.concerned_confirmed_by := null;
  new.concerned_confirmed_by_name := null;
  if not exists (select from public.app_users u where u.id = new.assigned_to and u.is_active
    and lower(u.role) = 'admin') then
    new.assigned_to := null;
  end if;
  return new;
end $$;

create trigger ask_concerned before update of category on public.complaints
  for each row when (new.category = 'personel' and old.category <> 'personel')
  execute function private.ask_concerned();

create trigger watch_independence after insert on public.complaints for each row
  execute function private.notice_dependence();

create trigger watch_independence after insert on public.appeals for each row
  execute function private.notice_dependence();

create trigger watch_independence after insert on private.case_deciders for each row
  execute function private.notice_dependence();

create trigger watch_independence after insert on public.case_people for each row when (not new.is_external)
  execute function private.notice_dependence();
