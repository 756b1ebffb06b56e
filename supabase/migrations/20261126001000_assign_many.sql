-- Several cases are given to a colleague at once, and files do not outlive the row they came with.

create function public.assign_cases(kind text, ids uuid[], user_id uuid) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  found_rows int;
begin
  perform private.require_handler();
  name := private.table_of_kind(kind);
  if coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null then
    perform private.refuse('field.invalid', 'ids', '200');
  end if;
  -- In one order: two people who choose the same cases wait for each other.
  execute format('select count(*) from (select c.id from public.%I c where c.id = any ($1) order by c.id for update) locked', name)
  into found_rows using ids;
  if found_rows <> (select count(distinct i.id) from unnest(ids) i(id)) then perform private.refuse('case.not_found', 'ids'); end if;
  return query execute format('update public.%I set assigned_to = $2
    where id = any ($1) and assigned_to is distinct from $2 returning id', name) using ids, user_id;
end $$;
comment on function public.assign_cases(text, uuid[], uuid) is
$c$Gives complaints ('complaint') or appeals ('appeal') to an active admin or editor, or to nobody (null): 1 to 200 ids, all or none, under the
rules of assign_case. Admins and editors. Returns the ids that changed.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.closed, case.marked_spam, case.assignee_refused, case.assignee_involved,
case.assignment_needs_admin, field.invalid.$c$;
revoke all on function public.assign_cases(text, uuid[], uuid) from public;
grant execute on function public.assign_cases(text, uuid[], uuid) to authenticated;

/* Trigger after delete of a case or message; the argument is the kind. Its files go with the next run of the retention job. */
create function private.let_files_go() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)' where u.kind = tg_argv[0] and u.case_id = old.id;
  return null;
end $$;
create trigger let_files_go after delete on public.complaints for each row execute function private.let_files_go('complaint');
create trigger let_files_go after delete on public.appeals for each row execute function private.let_files_go('appeal');
create trigger let_files_go after delete on public.contact_submissions for each row execute function private.let_files_go('contact');
