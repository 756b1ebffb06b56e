-- The history of one entry, for those who edit it. The log as a whole is for admins.

grant execute on function private.content_table(text) to staff_reader;

/* Admins and editors: the changes of one entry of a list, an article, a page or a file of the library, newest first, with the values
   before and after. Nothing for other tables: cases have events, people and settings the log. older_than, older_id: the last line of
   the part before. action: insert, update, trash, restore, delete. At most 100 lines at once. 42501: not their role. */
create function public.entry_history(target text, entry_id uuid, older_than timestamptz default null, older_id uuid default null,
  max_rows integer default 20)
returns table (id uuid, created_at timestamptz, actor_name text, actor_kind text, action text, before jsonb, after jsonb)
language plpgsql stable security definer set search_path = '' rows 20 as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors read the history of an entry';
  end if;
  return query select l.id, l.created_at, l.actor_name, l.actor_kind, private.audit_action(l), l.before, l.after
    from public.audit_log l
    where (private.content_table(target)).has_trash
      and l.table_name = target and l.row_id = entry_id::text and l.action in ('insert', 'update', 'delete')
      and (older_than is null or l.created_at < older_than or (l.created_at = older_than and l.id > older_id))
    order by l.created_at desc, l.id limit least(greatest(max_rows, 1), 100);
end $$;
comment on function public.entry_history(text, uuid, timestamptz, uuid, integer) is
  'Changes of one entry with their values, newest first. For admins and editors.';
grant execute on function public.entry_history(text, uuid, timestamptz, uuid, integer) to authenticated;
call private.owned_by('staff_reader', 'public.entry_history(text, uuid, timestamptz, uuid, integer)');
