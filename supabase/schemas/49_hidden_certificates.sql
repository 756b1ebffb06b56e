-- Hiding a published certificate, or showing it again, changes the public register. The triggers cover every way of
-- doing it.

/* Trigger after an update of certificates or clients: requires a fresh session to hide published certificates or show
   them again, and writes the change to the security record. */
create function private.note_hidden() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was_shown constant boolean := old.is_published and old.deleted_at is null;
  is_shown constant boolean := new.is_published and new.deleted_at is null;
begin
  if was_shown = is_shown or tg_table_name = 'clients' and not exists (
    select from public.certificates c where c.client_id = new.id and c.first_published_at is not null) then
    return null;
  end if;
  perform private.require_fresh_session();
  perform private.note_security(case when is_shown then 'register_shown' else 'register_hidden' end,
    jsonb_build_object('table', tg_table_name, 'id', new.id, 'name',
      left(coalesce(to_jsonb(new) ->> 'number', to_jsonb(new) ->> 'name'), 200)));
  return null;
end $$;

create trigger note_hidden after update on public.certificates for each row
  when (old.first_published_at is not null) execute function private.note_hidden();

create trigger note_hidden after update on public.clients for each row execute function private.note_hidden();
