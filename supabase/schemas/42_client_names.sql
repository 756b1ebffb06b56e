-- Former names of companies. Certificates and tender files still contain the old name, so it
-- stays public and searchable.
create table public.client_names (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  name text not null check (private.is_name(name, 200)),
  legal_form text check (char_length(legal_form) <= 60),
  until_on date,
  reason text check (char_length(reason) <= 500),
  recorded_by uuid,
  recorded_name text,
  recorded_at timestamptz not null default clock_timestamp(),
  constraint client_names_stated check (until_on is not null or reason is not null)
);
comment on table public.client_names is
  'Former names and legal forms of companies with published certificates, and corrections of them. Written by a '
  'trigger, never changed. Of several rows for one name, the latest counts.';
comment on column public.client_names.until_on is
  'First day of the next name; null: not a former name, but a corrected typing error.';
comment on column public.client_names.reason is 'Reason for correcting a name or a day. Not public.';
create index client_names_client on public.client_names (client_id, recorded_at);
create index client_names_words on public.client_names using gin (name extensions.gin_trgm_ops)
  where until_on is not null;
alter table public.client_names enable row level security;
grant select on public.client_names to authenticated, service_role;
-- The granted columns exclude reasons and who recorded them.
grant select (id, client_id, name, legal_form, until_on, recorded_at) on public.client_names
  to visitor_reader, staff_reader;
create policy "staff read" on public.client_names for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
create policy "the register is searched" on public.client_names for select to visitor_reader using (true);
create policy "staff list and search" on public.client_names for select to staff_reader using (true);

/* Trigger before update or delete of a former name: refuses the change. */
create function private.keep_client_names() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Deleting a company deletes its names; companies with published certificates cannot be deleted.
  if tg_op = 'DELETE' and not exists (select from public.clients c where c.id = old.client_id) then return old; end if;
  perform private.refuse('client.names_stay');
  return null;
end $$;
create trigger keep_history before update or delete on public.client_names
  for each row execute function private.keep_client_names();

-- Former names without those that were corrected.
create view private.former_names with (security_invoker = true) as
select n.id, n.client_id, n.name, n.legal_form, n.until_on
from public.client_names n
where n.until_on is not null and not exists (
  select from public.client_names o
  where o.client_id = n.client_id and lower(o.name) = lower(n.name)
    and lower(coalesce(o.legal_form, '')) = lower(coalesce(n.legal_form, '')) and o.recorded_at > n.recorded_at);
grant select on private.former_names to authenticated, visitor_reader, staff_reader;

/* Returns the former names of a company, latest first: [{name, legal_form, until_on}]. */
create function private.former_names_of(company uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'legal_form', n.legal_form, 'until_on', n.until_on)
    order by n.until_on desc, n.name), '[]')
  from private.former_names n where n.client_id = company
$$;
grant execute on function private.former_names_of(uuid) to visitor_reader;

/* Returns up to `most` companies with a former name that contains all the words. */
create function private.formerly_named(words text[], most integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  p constant text[] := array(select '%' || word || '%' from unnest(words) word);
begin
  return query
    select n.client_id from private.former_names n
    -- A trigram index supports one pattern at a time.
    where n.name ilike p[1] and (p[2] is null or n.name ilike p[2]) and (p[3] is null or n.name ilike p[3])
      and (p[4] is null or n.name ilike all (p[4:]))
    limit most;
end $$;
grant execute on function private.formerly_named(text[], integer) to visitor_reader, staff_reader;

/* For everyone: returns the former names of a published company, latest first, each with the
   day until which it applied. */
create function public.former_names(company_id uuid) returns table (name text, legal_form text, until_on date)
language sql stable security definer set search_path = '' as $$
  select n.name, n.legal_form, n.until_on
  from private.former_names n join public.clients c on c.id = n.client_id and c.is_published and c.deleted_at is null
  where c.id = company_id order by n.until_on desc, n.name limit 100
$$;
grant execute on function public.former_names(uuid) to anon, authenticated, service_role;

/* Returns true if a certificate of the company was ever published. */
create function private.was_certified(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.certificates c where c.client_id = company and c.first_published_at is not null)
$$;
grant execute on function private.was_certified(uuid) to authenticated, service_role;

/* Returns the letters and digits of legal form and name in lower case. Names with the same key count as equal. */
create function private.title_key(legal_form text, name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(private.company_title(nullif(btrim(title_key.legal_form), ''), title_key.name)),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
grant execute on function private.title_key(text, text) to authenticated, service_role;

/* Returns why the name or legal form of a company, or their first day, cannot be changed: name_day (a day or a reason
   is missing), name_day_wrong (after today, or not after earlier names); null if they can. */
create function private.name_problem(company uuid, name text, legal_form text, since date, correction text )
returns text language sql stable security definer set search_path = '' as $$
  with stored as (
    select c.id, c.name_since, private.title_key(c.legal_form, c.name) <> private.title_key(name_problem.legal_form,
      name_problem.name) as is_renamed, since is distinct from c.name_since as is_moved,
      coalesce(correction, '') <> '' as is_correction
    from public.clients c where c.id = company and private.was_certified(c.id)
  ), judged as (
    select s.*, exists (select from private.former_names n where n.client_id = s.id and n.until_on = s.name_since)
      as has_former, (select max(n.until_on) from private.former_names n where n.client_id = s.id
        and (s.is_renamed or n.until_on is distinct from s.name_since)) as last_until
    from stored s
  )
  select case
    when is_renamed and is_correction or not is_renamed and not is_moved then null
    when is_renamed and (since is null or not is_moved) or not is_renamed and has_former and not is_correction
      then 'name_day'
    when since > private.today() or since <= last_until then 'name_day_wrong' end
  from judged
$$;
grant execute on function private.name_problem(uuid, text, text, date, text) to authenticated;

/* Trigger before insert or update: stores the former name when the name or legal form of a company with
   published certificates changes; different capitals or punctuation do not count as a change. name_since:
   first day of the new name. name_correction is never stored: with it, a changed name corrects a typing error,
   and a changed day corrects until_on of the latest former name (null: it was not a former name). Errors:
   P0001 client.name_day, client.name_day_wrong. */
create function private.keep_former_name() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  correction constant text := nullif(new.name_correction, '');
  recorder constant text := (select u.full_name from public.app_users u where u.id = auth.uid());
  problem text;
begin
  new.name_correction := null;
  if tg_op = 'INSERT' then return new; end if;
  if (new.name, new.legal_form, new.name_since) is not distinct from (old.name, old.legal_form, old.name_since)
    or not private.was_certified(new.id) then return new; end if;
  if private.calling_role() <> '' then
    problem := private.name_problem(new.id, new.name, new.legal_form, new.name_since, correction);
    if problem = 'name_day' then perform private.refuse('client.name_day', 'name_since'); end if;
    if problem is not null then perform private.refuse('client.name_day_wrong', 'name_since'); end if;
  end if;
  if private.title_key(new.legal_form, new.name) <> private.title_key(old.legal_form, old.name) then
    if correction is not null then new.name_since := old.name_since; end if;
    insert into public.client_names (client_id, name, legal_form, until_on, reason, recorded_by, recorded_name)
    select new.id, old.name, old.legal_form, case when correction is null then new.name_since end, correction,
      auth.uid(), recorder
    where correction is not null or new.name_since is distinct from old.name_since;
  else
    insert into public.client_names (client_id, name, legal_form, until_on, reason, recorded_by, recorded_name)
    select new.id, n.name, n.legal_form, new.name_since, correction, auth.uid(), recorder
    from private.former_names n
    where n.client_id = new.id and n.until_on = old.name_since and new.name_since is distinct from old.name_since
      and correction is not null
    order by n.name limit 1;
  end if;
  return new;
end $$;
create trigger keep_former_name before insert or update on public.clients
  for each row execute function private.keep_former_name();

call private.owned_by('visitor_reader', 'public.former_names(uuid)');
