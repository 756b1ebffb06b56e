-- Who is at a text right now. It locks nothing: it says so, and private.open_text stops whoever would overwrite.

create table public.editing (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  user_id uuid not null references public.app_users (id) on delete cascade,
  user_name text not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint editing_once unique (table_name, row_id, user_id)
);
comment on table public.editing is 'Heartbeats of editors; older than a minute means that the person has left without a word.';
create index editing_user on public.editing (user_id);

alter table public.editing enable row level security;
revoke all on public.editing from public, anon, authenticated;
grant select on public.editing to authenticated, service_role;
create policy "editors read" on public.editing for select to authenticated using ((select private.has_role('admin', 'editor')));

-- Heartbeats (updates) are not told: coming and going are.
create trigger announce_insert after insert on public.editing referencing new table as changed
  for each statement execute function private.announce_texts();
create trigger announce_delete after delete on public.editing referencing old table as changed
  for each statement execute function private.announce_texts();

/* Admins and editors: says that the caller is at a text, and asks how it stands: {others: [{id, name, since}], version,
   draft, status, in_trash}; version null when the text is gone. Called every twenty seconds, and when a change is announced. */
create function public.note_editing(text_table text, text_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me public.app_users := (select u from public.app_users u where u.id = auth.uid());
  present jsonb;
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors write';
  end if;
  if private.text_columns(text_table) is null then raise exception using errcode = 'P0001', message = 'editing.unknown_table'; end if;
  execute format('select jsonb_build_object(''version'', version, ''status'', status, ''in_trash'', deleted_at is not null)
    from public.%I where id = $1', text_table) into present using text_id;
  delete from public.editing e where e.seen_at < now() - interval '60 seconds';
  if present is not null then
    insert into public.editing as e (table_name, row_id, user_id, user_name) values (text_table, text_id, me.id, me.full_name)
    on conflict on constraint editing_once do update set seen_at = now(), user_name = excluded.user_name;
  end if;
  return coalesce(present, '{"version": null, "status": null, "in_trash": false}') || jsonb_build_object(
    'draft', (select d.version from public.drafts d where d.table_name = text_table and d.row_id = text_id),
    'others', (select coalesce(jsonb_agg(jsonb_build_object('id', e.user_id, 'name', e.user_name, 'since', e.since) order by e.since), '[]')
      from public.editing e where e.table_name = text_table and e.row_id = text_id and e.user_id <> me.id));
end $$;

/* Admins and editors: the caller has left the text. */
create function public.leave_editing(text_table text, text_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors write';
  end if;
  delete from public.editing e where e.table_name = text_table and e.row_id = text_id and e.user_id = auth.uid();
end $$;

revoke execute on function public.note_editing(text, uuid), public.leave_editing(text, uuid) from public, anon, authenticated;
grant execute on function public.note_editing(text, uuid), public.leave_editing(text, uuid) to authenticated;
