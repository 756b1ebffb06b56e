-- Whoever follows a case reads that a file was refused, instead of that it did not come in time.

/* Files that came from the reporter, and which arrived; refused: the content was not what was announced, another file has to be sent. */
create or replace function private.tracked_files(kind text, case_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', u.path, 'name', u.file_name, 'received', u.used,
    'open_until', case when not u.used and u.expires_at > now() then u.expires_at end, 'refused', u.to_delete and not u.used) order by u.place), '[]')
  from private.upload_slots u
  where u.kind = tracked_files.kind and u.case_id = tracked_files.case_id and u.author = 'reporter'
$$;
