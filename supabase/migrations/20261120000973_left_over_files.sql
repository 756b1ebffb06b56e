-- Files that nothing points at any more: an upload whose entry went meanwhile, a restored copy of the bucket. Nobody sees
-- them, and they may hold what somebody asked to have deleted.

/* True where no row knows this object: in media no entry of the library (the trash included), no row or draft that shows it and no
   version of the history; in evidence no slot that a report handed out. */
create function private.is_left_over(bucket text, object_name text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case bucket
    when 'media' then not exists (select from public.media m where m.folder = split_part(object_name, '/', 1))
      and not exists (select from private.media_uses u where u.folder = split_part(object_name, '/', 1))
      and not exists (select from public.revisions r
        where position('/media/' || split_part(object_name, '/', 1) || '/' in r.snapshot::text) > 0)
    when 'evidence' then not exists (select from private.upload_slots s where s.path = object_name)
    else false end
$$;
revoke execute on function private.is_left_over(text, text) from public;

create function public.sweep_files(most int default 100) returns table (bucket text, path text)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found record;
begin
  for found in
    select o.bucket_id, o.name, o.metadata from storage.objects o
    where o.bucket_id in ('media', 'evidence') and greatest(o.created_at, o.updated_at) < now() - interval '1 day'
      and private.is_left_over(o.bucket_id, o.name)
    order by o.created_at limit least(greatest(most, 1), 500)
  loop
    bucket := found.bucket_id;
    path := found.name;
    -- On record before it goes, and once, also when the removal has to be tried again.
    insert into public.audit_log (actor_kind, table_name, row_id, row_label, action, before)
    select 'system', 'files', bucket || '/' || path, path, 'delete',
      jsonb_build_object('bucket', bucket, 'path', path, 'bytes', found.metadata -> 'size', 'type', found.metadata -> 'mimetype')
    where not exists (select from public.audit_log l where l.table_name = 'files' and l.row_id = bucket || '/' || path
      and l.created_at > now() - interval '30 days');
    return next;
  end loop;
end $$;
comment on function public.sweep_files(int) is
$c$For service_role, called daily by the function retention: up to `most` (100, at most 500) files of the buckets media and evidence that are
older than a day and that no row knows, neither in use nor in the trash, in a draft or in the history. The caller removes them through the
storage API; they are given again until they are gone. Each has a line in the audit log.$c$;
revoke execute on function public.sweep_files(int) from public, anon, authenticated;
grant execute on function public.sweep_files(int) to service_role;
