-- What leaves a line in the audit log besides changes of rows, and who is told of whom.

call private.announce_changes('public.case_people', 'staff');

create function public.log_register_export(kind text, filter jsonb, row_count int) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text := case kind when 'complaint' then 'complaints' when 'appeal' then 'appeals' end;
begin
  perform private.require_handler();
  if name is null then perform private.refuse('case.kind_unknown', 'kind'); end if;
  perform private.require_fresh_session();
  perform private.note_security('export', jsonb_build_object('what', name, 'rows', greatest(coalesce(row_count, 0), 0)));
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, action, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', name, 'export',
    jsonb_build_object('filter', case when octet_length(filter::text) <= 2000 then filter else '{}' end,
      'rows', greatest(coalesce(row_count, 0), 0)));
end $$;
comment on function public.log_register_export(text, jsonb, int) is
$c$Before the register of complaints ('complaint') or appeals ('appeal') is saved as a file: who took how many rows of which filter away.
Admins and editors; 42501 for others. Errors: P0001 case.kind_unknown, session.not_fresh.$c$;

create function public.log_factor_reset(person uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  profile public.app_users;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins reset a second factor';
  end if;
  select * into profile from public.app_users u where u.id = person;
  if not found then raise exception using errcode = 'P0001', message = 'person.not_found'; end if;
  perform private.require_fresh_session();
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', 'app_users', person::text,
    profile.full_name, 'update', '{"second_factor": true}', '{"second_factor": false}');
end $$;
comment on function public.log_factor_reset(uuid) is
$c$Called as the admin by the function manage-users before it takes a person's second factor away. Admins; 42501 for others.
Errors: P0001 person.not_found, session.not_fresh.$c$;

revoke execute on function public.log_register_export(text, jsonb, int), public.log_factor_reset(uuid)
  from public, anon;
grant execute on function public.log_register_export(text, jsonb, int), public.log_factor_reset(uuid)
  to authenticated;
