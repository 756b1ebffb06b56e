-- Files of the demo's library go with the rest of the demo: their entries at once, their contents with the next sweep of left-over files.
-- One that staff have put into a text of their own stays.

create or replace function private.keep_media() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_leaving boolean := tg_op = 'DELETE' or (old.deleted_at is null and new.deleted_at is not null);
  -- clear_demo() calls with no role; nobody at the API can.
  is_cleared boolean := tg_op = 'DELETE' and private.calling_role() = '' and exists (
    select from private.starter_content s where s.table_name = 'media' and s.row_id = old.id::text and s.part = 'demo');
begin
  if is_leaving and exists (select from private.media_uses u where u.folder = old.folder) then
    -- 23001 keeps this row and clears the others.
    raise exception using errcode = case when is_cleared then '23001' else 'P0001' end, message = 'media.in_use';
  end if;
  if tg_op = 'UPDATE' then
    new.path := old.path;
    return new;
  end if;
  if is_cleared then return old; end if;
  if exists (select from storage.objects o where o.bucket_id = 'media'
    and (o.name = old.path or starts_with(o.name, old.folder || '/'))) then
    raise exception using errcode = 'P0001', message = 'media.files_remain';
  end if;
  return old;
end $$;
