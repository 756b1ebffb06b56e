-- All content of the site as one file, put together by the browser of an admin: it reads each table as that admin, row-level security included.

/* Admins: the tables whose rows are the content of the site, for an export that begins now; the audit log and the security record say who took
   it. Cases, people, secrets and keys are in none of them. */
create function public.begin_content_export() returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.log_action('content', 'export', null);
  perform private.note_security('export', jsonb_build_object('what', 'content'));
  return query select t.table_name from private.content_tables t order by 1;
end $$;
comment on function public.begin_content_export() is
  'Names of the content tables, for an export of all content; on record in the audit log and the security record. Admins; 42501 for others.';
grant execute on function public.begin_content_export() to authenticated;
