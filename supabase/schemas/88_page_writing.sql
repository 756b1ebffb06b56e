create table private.page_orders (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (reason in ('content', 'person')),
  ordered_at timestamptz not null default now(),
  ordered_by uuid,
  changed_at timestamptz,
  last_changed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  status integer check (status between 100 and 599),
  problem text check (problem in ('refused', 'timeout', 'unreachable', 'unwritten')),
  called_at timestamptz,
  given_up_at timestamptz,
  written_at timestamptz
);
comment on table private.page_orders is
  'Builds that were ordered, one open at a time. status: the last response of the hook. called_at: when it accepted '
  'the order. written_at: when the pages were prerendered. changed_at, last_changed_at: the first and last change '
  'that the build is for. problem: what failed in the last call; ''unwritten'' if nothing was prerendered within an '
  'hour. ordered_by has no foreign key, so that the order survives the account.';
create unique index page_orders_open on private.page_orders ((true)) where called_at is null and given_up_at is null;
create index page_orders_newest on private.page_orders (ordered_at desc);
alter table private.page_orders enable row level security;

-- On a hosted project, the host's build hook prerenders public pages again after their content has changed.

/* Returns true for the address of a build hook: https, a public host name, no credentials. */
create function private.is_hook(address text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(address) <= 1000
    and address ~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(:443)?/[!-~]+$'
    and address !~* '^https://[^/]*\.(local|localhost|internal|home|lan)(:443)?/'
$$;

create table private.page_writing (
  only_row boolean primary key default true check (only_row),
  hook text check (private.is_hook(hook)),
  hook_set_at timestamptz,
  looked_at timestamptz not null default now(),
  written_at timestamptz
);
comment on table private.page_writing is
  'One row. hook: the address that starts a build, a secret that only the function write-pages reads. looked_at: when '
  'the job last looked for scheduled changes. written_at: when the site was last prerendered, as it reported.';
alter table private.page_writing enable row level security;

/* Returns how long changes are collected for one build. */
create function private.page_wait() returns interval
language sql immutable set search_path = '' as $$ select interval '2 minutes' $$;

/* Returns true if visible content has changed without a write: scheduled texts, and on a new day also fees, documents,
   the promotion, and certificates that begin or end. */
create function private.turned_by_clock(since timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  last_day constant date := (since at time zone 'Asia/Jakarta')::date;
  today constant date := private.today();
begin
  if exists (select from public.articles a where a.status = 'published' and a.deleted_at is null
    and a.published_at > since and a.published_at <= now())
    or exists (select from public.cms_pages p where p.status = 'published' and p.deleted_at is null
      and p.published_at > since and p.published_at <= now())
  then return true; end if;
  if today = last_day then return false; end if;
  return exists (select from public.certificates c where c.deleted_at is null and c.expires_on >= last_day
    and c.expires_on < today)
    or exists (select from public.fees f where f.is_published and f.deleted_at is null and f.valid_from > last_day
      and f.valid_from <= today)
    or exists (select from public.legalitas l where l.is_published and l.deleted_at is null
      and ((l.valid_until >= last_day and l.valid_until < today) or (l.issued_on > last_day and l.issued_on <= today)))
    or exists (select from public.site_settings s where (s.promo ->> 'enabled')::boolean
      and ((s.promo ->> 'ends_on' >= last_day::text and s.promo ->> 'ends_on' < today::text)
        or (s.promo ->> 'starts_on' > last_day::text and s.promo ->> 'starts_on' <= today::text)));
end $$;

/* Gives up orders whose attempts ended without a result, and marks orders after which nothing was prerendered. */
create function private.end_page_orders() returns void language sql security definer set search_path = '' as $$
  update private.page_orders o set given_up_at = now(), problem = coalesce(o.problem, 'timeout')
  where o.called_at is null and o.given_up_at is null and o.attempts >= 8 and o.next_attempt_at <= now();
  update private.page_orders o set problem = 'unwritten'
  where o.written_at is null and o.problem is null and o.called_at < now() - interval '1 hour'
    and o.ordered_at = (select max(n.ordered_at) from private.page_orders n);
  delete from private.page_orders o where o.ordered_at < now() - interval '90 days'
$$;

/* For service_role, called by write-pages every minute: claims the due call of the build hook for one attempt and two
   minutes. Returns {id, hook}, after which the caller calls settle_pages(). Otherwise returns {is_awaited}: true while
   the site must be checked for note_pages_written(). Returns {} without a hook. */
create function public.claim_pages() returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  writing private.page_writing;
  due private.page_orders;
begin
  perform private.note_run('write-pages');
  perform private.publish_due_changes();
  select * into writing from private.page_writing for update skip locked;
  if not found then return '{}'; end if;
  if writing.looked_at < now() - interval '30 seconds' then
    if private.turned_by_clock(writing.looked_at) then perform private.note_content_change(); end if;
    update private.page_writing set looked_at = now() where true;
    perform private.end_page_orders();
  end if;
  if writing.hook is null then
    -- Without a hook, only the first and the last change are needed.
    delete from private.content_changes c
    where c.at > (select min(x.at) from private.content_changes x)
      and c.at < (select max(x.at) from private.content_changes x);
    return '{}';
  end if;
  insert into private.page_orders (reason)
  select 'content' where exists (select from private.content_changes c where c.at <= now() - private.page_wait())
    and not exists (select from private.page_orders o where o.called_at > now() - private.page_wait()
      or (o.called_at is null and o.given_up_at is null))
  on conflict do nothing;
  update private.page_orders o set attempts = o.attempts + 1, next_attempt_at = now() + private.page_wait(),
    changed_at = least(o.changed_at, (select min(c.at) from private.content_changes c)),
    last_changed_at = greatest(o.last_changed_at, (select max(c.at) from private.content_changes c))
  where o.called_at is null and o.given_up_at is null and o.next_attempt_at <= now() returning * into due;
  if found then
    -- A build that begins now includes them. Uncommitted changes remain for the next one.
    delete from private.content_changes where true;
    return jsonb_build_object('id', due.id, 'hook', writing.hook);
  end if;
  return jsonb_build_object('is_awaited', exists (select from private.page_orders o where o.written_at is null
    and o.called_at > now() - interval '1 day'
      and o.ordered_at = (select max(n.ordered_at) from private.page_orders n)));
end $$;
grant execute on function public.claim_pages() to service_role;

/* For service_role: records the result of a claimed call: the HTTP status (null: none), and problem 'refused',
   'timeout', 'unreachable' or null. After a problem the call is retried after the same delays as an e-mail, and given
   up after the eighth attempt. Returns false if there is no such open order. */
create function public.settle_pages(id uuid, status integer, problem text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.page_orders o set status = settle_pages.status, problem = settle_pages.problem,
    called_at = case when settle_pages.problem is null then now() end,
    next_attempt_at = now() + coalesce(private.mail_delay(o.attempts), interval '0'),
    given_up_at = case when settle_pages.problem is not null and private.mail_delay(o.attempts) is null then now() end
  where o.id = settle_pages.id and o.called_at is null and o.given_up_at is null;
  return found;
end $$;
grant execute on function public.settle_pages(uuid, integer, text) to service_role;

/* For service_role: records that the site was prerendered from rows read at this time, which completes earlier
   orders. */
create function public.note_pages_written(at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  update private.page_writing set written_at = least(note_pages_written.at, now())
  where note_pages_written.at is not null and written_at is distinct from least(note_pages_written.at, now());
  -- Allow one minute of clock skew.
  update private.page_orders o set written_at = now(), problem = null
  where o.written_at is null and o.called_at < note_pages_written.at + interval '1 minute'
$$;
grant execute on function public.note_pages_written(timestamptz) to service_role;

/* For admins: sets the address of the build hook, which cannot be read afterwards; '' or null removes it. The security
   record names its host. Errors: 42501; P0001 session.not_fresh, hook.invalid (not an https address of a public host
   with a path). */
create function public.set_page_hook(address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare wanted constant text := nullif(btrim(address), '');
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if wanted is not null and not private.is_hook(wanted) then perform private.refuse('hook.invalid', 'address'); end if;
  update private.page_writing set hook = wanted, hook_set_at = case when wanted is not null then now() end where true;
  -- The next call uses the new address, and a failed order starts again.
  update private.page_orders set attempts = 0, next_attempt_at = now() where called_at is null and given_up_at is null;
  perform private.note_security('page_hook', jsonb_build_object('name', coalesce(private.host_of_hook(wanted), '–')));
end $$;
grant execute on function public.set_page_hook(text) to authenticated;

/* Returns only the host, because the path is secret. */
create function private.host_of_hook(address text) returns text
language sql immutable set search_path = '' as $$ select lower((regexp_match(address, '^https://([^/:]+)', 'i'))[1]) $$;

/* For admins: orders a build now. Does nothing if an order is pending, and retries one that was given up. Errors:
   42501; P0001 pages.no_hook, limit.reached (hint: seconds) within two minutes after a call. */
create function public.order_pages() returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  writing private.page_writing;
  last_call timestamptz;
begin
  perform private.require_role('admin');
  select * into writing from private.page_writing for update;
  if writing.hook is null then perform private.refuse('pages.no_hook'); end if;
  update private.page_orders set attempts = 0, next_attempt_at = now(), reason = 'person', ordered_by = auth.uid()
  where called_at is null and given_up_at is null and problem is not null;
  if found or exists (select from private.page_orders where called_at is null and given_up_at is null) then
    return;
  end if;
  select max(o.called_at) into last_call from private.page_orders o;
  if last_call > now() - private.page_wait() then
    perform private.refuse('limit.reached', 'pages',
      ceil(extract(epoch from last_call + private.page_wait() - now()))::text);
  end if;
  insert into private.page_orders (reason, ordered_by) values ('person', auth.uid());
end $$;
grant execute on function public.order_pages() to authenticated;

/* For admins: returns {host (of the build hook; null: none), hook_set_at, looked_at (the job last ran), written_at,
   changed_at and last_changed_at (changes that are not prerendered yet, or null), last: {reason: 'content'|'person',
   by, ordered_at, attempts, next_attempt_at, status, problem, called_at, given_up_at, written_at} or null}, but never
   the hook. Errors: 42501 for others. */
create function public.page_state() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (with open_changes as (
      select c.at as first_at, c.at as last_at from private.content_changes c
      union all select o.changed_at, o.last_changed_at from private.page_orders o where o.ordered_at > coalesce(
        (select max(n.ordered_at) from private.page_orders n where n.written_at is not null), '-infinity')
    )
    select jsonb_build_object('host', private.host_of_hook(w.hook), 'hook_set_at', w.hook_set_at, 'looked_at',
      w.looked_at,
      'written_at', w.written_at, 'changed_at', (select min(c.first_at) from open_changes c),
      'last_changed_at', (select max(c.last_at) from open_changes c),
      'last', (select to_jsonb(o) - '{id,ordered_by,changed_at,last_changed_at}'::text[] ||
        jsonb_build_object('by', (select u.full_name from public.app_users u where u.id = o.ordered_by))
        from private.page_orders o order by o.ordered_at desc limit 1))
    from private.page_writing w);
end $$;
grant execute on function public.page_state() to authenticated;

/* Returns a row for the dashboard if public pages are outdated: the hook was given up or failed three times, or nothing
   was prerendered within an hour. */
create function private.page_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'stale_pages', 1, o.ordered_at from private.page_orders o
  where o.ordered_at = (select max(n.ordered_at) from private.page_orders n) and o.problem is not null
    and (o.given_up_at is not null or o.called_at is not null or o.attempts >= 3)
      and exists (select from private.page_writing w where w.hook is not null)
$$;
grant execute on function private.page_work() to authenticated;

insert into private.page_writing default values;
