-- What an admin looks at after something happened: who came in and from where, who was refused, who opened what is
-- confidential, who took data away.

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  event text not null check (event ~ '^[a-z_]+$' and char_length(event) <= 60),
  actor_id uuid,
  actor_name text,
  network text,
  device text,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4000)
);
comment on table public.security_events is
$c$Written by private.note_security() only; never changed, and deleted only once older than private.security_memory(). actor_id has no
reference, so a line outlives the person's account. network: as private.sender() says; device: the shortened user agent.$c$;
create index security_events_newest on public.security_events (created_at desc, id);
create index security_events_kind on public.security_events (event, created_at desc, id);
create index security_events_actor on public.security_events (actor_id, created_at desc, id);

alter table public.security_events enable row level security;
revoke all on public.security_events from public, anon, authenticated;
grant select on public.security_events to authenticated, service_role;
create policy "admins read" on public.security_events for select to authenticated using ((select private.has_role('admin')));

/* How long the record of who came in and who took what is kept. A year: long enough to look into what is noticed late. */
create function private.security_memory() returns interval language sql immutable set search_path = '' as $$
  select interval '12 months' $$;

/* Before update or delete: nobody rewrites the record, whatever the grants; only age ends a line. */
create function private.keep_security_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - private.security_memory() then return old; end if;
  raise exception using errcode = '42501', message = 'The security record is not changed';
end $$;
create trigger keep before update or delete on public.security_events
  for each row execute function private.keep_security_event();

/* What the browser says it is, as far as a person needs it to recognise a device. Null in plain SQL. */
create function private.device() returns text language sql stable set search_path = '' as $$
  select left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 200) $$;

/* One line on the security record, by whoever calls: the signed-in person (of whom the name is kept), or nobody.
   event: lower-case words joined by _; detail: a small object, no secrets and no words of a reporter's.
   Where somebody else is the actor (a sign-in is recorded before there is a session), detail says {actor_id}, and
   {network, device} where the request's headers do not. */
create function private.note_security(event text, detail jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := coalesce(detail, '{}');
  actor uuid := coalesce(auth.uid(), (told ->> 'actor_id')::uuid);
begin
  insert into public.security_events (event, actor_id, actor_name, network, device, detail)
  values (note_security.event, actor, (select u.full_name from public.app_users u where u.id = actor),
    coalesce(private.sender(), told ->> 'network'), coalesce(private.device(), left(told ->> 'device', 200)),
    told - '{actor_id,network,device}'::text[]);
  perform private.forget_security_events();
end $$;

/* Takes away what is older than security_memory(), at most a hundred lines: called with each new line, it needs no clock. How
   many lines. */
create function private.forget_security_events() returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.security_events e where e.id in (
    select o.id from public.security_events o where o.created_at < now() - private.security_memory()
    order by o.created_at limit 100);
  get diagnostics gone = row_count;
  delete from public.alarms a where a.dismissed_at < now() - private.security_memory();
  return gone;
end $$;
