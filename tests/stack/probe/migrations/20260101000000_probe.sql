-- A small schema for the stack's own tests, with every kind of access rule that the stack supports.
create table public.app_users (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null,
  email text not null,
  role text not null default 'viewer'
);
alter table public.app_users enable row level security;
grant select, insert, update, delete on public.app_users to service_role;
grant select on public.app_users to authenticated;
create policy "own profile" on public.app_users for select to authenticated using (id = (select auth.uid()));

create function public.own_role() returns text language sql stable security definer set search_path = '' as $$
  select role from public.app_users where id = auth.uid()
$$;

create table public.notes (
  id bigint generated always as identity primary key,
  title text not null unique,
  quantity integer not null default 0 check (quantity >= 0),
  price numeric(12, 2),
  is_public boolean not null default false,
  staff_remark text,
  written_at timestamptz not null default now()
);
alter table public.notes enable row level security;
grant select (id, title, quantity, price, is_public, written_at) on public.notes to anon;
grant select, insert, update, delete on public.notes to authenticated, service_role;
create policy "visitors read public notes" on public.notes for select to anon using (is_public);
create policy "staff read" on public.notes for select to authenticated using ((select public.own_role()) is not null);
create policy "editors write" on public.notes for all to authenticated
  using ((select public.own_role()) in ('editor', 'admin')) with check ((select public.own_role()) in ('editor', 'admin'));
insert into public.notes (title, quantity, price, is_public, staff_remark)
  values ('Terbuka', 1, 12.50, true, 'catatan rahasia'), ('Tertutup', 2, null, false, 'catatan rahasia');

-- No grants: inaccessible even with the secret key.
create table public.ungranted (id integer primary key);
alter table public.ungranted enable row level security;
create policy "all" on public.ungranted for select using (true);

create function public.who_am_i() returns jsonb language sql stable as $$
  select jsonb_build_object('role', current_user, 'sub', auth.uid(), 'aal', auth.jwt() ->> 'aal')
$$;
create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'not today' using hint = 'try tomorrow', detail = 'because';
end $$;
create function public.hidden() returns integer language sql as $$ select 1 $$;
revoke execute on function public.hidden() from public, anon, authenticated;

-- Broadcasts changes to staff on a private channel.
create function public.announce_note() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.broadcast_changes('notes', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
  return null;
end $$;
create trigger announce after insert or update or delete on public.notes
  for each row execute function public.announce_note();
create policy "staff listen" on realtime.messages for select to authenticated
  using (realtime.topic() = 'notes' and (select public.own_role()) in ('editor', 'admin'));
create policy "editors speak" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'notes' and (select public.own_role()) = 'editor');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('media', 'media', true, 1000, '{image/png,application/pdf}'), ('evidence', 'evidence', false, null, null);
create policy "editors upload media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select public.own_role()) in ('editor', 'admin'));
create policy "editors see media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select public.own_role()) in ('editor', 'admin'));

-- Attempts a write through every kind of read that PostgREST runs read-only.
create table public.reads (at timestamptz not null default now());
create function public.write_down() returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.reads default values;
  return true;
end $$;
create function public.stable_write() returns boolean language sql stable as $$ select public.write_down() $$;
create function public.immutable_write() returns boolean language sql immutable as $$ select public.write_down() $$;
create table public.watched (id integer primary key);
alter table public.watched enable row level security;
grant select, update on public.watched to authenticated;
create policy "every read is written down" on public.watched to authenticated using ((select public.write_down()));
insert into public.watched values (1);
