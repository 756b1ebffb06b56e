-- PostgREST runs stable functions in read-only transactions, where rows cannot be locked.

/* Refuses case.kind_unknown, case.not_found. Unlike inbox_table, locks nothing. */
create function private.require_inbox_row(kind text, id uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
declare
  name constant text := case when kind = 'contact' then 'contact_submissions' else private.table_of_kind(kind) end;
  is_there boolean;
begin
  execute format('select exists (select from public.%I t where t.id = $1)', name) into is_there using id;
  if not is_there then perform private.refuse('case.not_found', 'id'); end if;
end $$;

create or replace function public.mentionable_staff(kind text, id uuid) returns table (person_id uuid, full_name text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  perform private.require_inbox_row(kind, id);
  perform private.require_case_reader(kind, id);
  return query select u.id, u.full_name from public.app_users u
    where u.id in (select private.notice_readers(kind, mentionable_staff.id)) and u.id <> auth.uid() and private.has_come_in(u.id)
    order by u.full_name limit 500;
end $$;
