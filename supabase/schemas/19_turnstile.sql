-- Cloudflare Turnstile, in addition to the proof of work. The database calls no other server: the function
-- turnstile-pass has Cloudflare verify a visitor's token and creates a pass here, which the form sends.
create table private.turnstile_passes (
  hash bytea primary key,
  action text not null check (action in ('complaint', 'appeal', 'contact')),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
comment on table private.turnstile_passes is 'Unused passes, as hashes: each is valid for one form of its kind.';
create index turnstile_passes_old on private.turnstile_passes (expires_at);

/* Stores the site key whose tokens Cloudflare has accepted. Forms require a pass only once the key has worked, so that
   a wrong key does not block them. */
create table private.turnstile_proven (
  is_only_row boolean primary key default true check (is_only_row),
  site_key text not null,
  since timestamptz not null default now()
);
comment on table private.turnstile_proven is 'At most one row: the site key for which passes are required.';

create function private.turnstile_key() returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select s.security ->> 'turnstile_site_key' from public.site_settings s), '')
$$;

create function private.asks_turnstile() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.turnstile_proven p where p.site_key = private.turnstile_key())
$$;

/* For everyone: returns true if complaints, appeals and messages need a pass. */
create function public.turnstile_in_force() returns boolean
language sql stable security definer set search_path = '' as $$ select private.asks_turnstile() $$;
grant execute on function public.turnstile_in_force() to anon, authenticated, service_role;

/* Trigger after a change of the site key: deletes the proof, because a new key must work before passes are required
   again. */
create function private.forget_turnstile_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The API of hosted projects refuses a delete without WHERE (pg-safeupdate).
  delete from private.turnstile_proven where true;
  return null;
end $$;

/* For service_role: returns a pass for one form of this kind ('complaint', 'appeal', 'contact'): 64 hexadecimal digits,
   valid once for ten minutes. Called by the function turnstile-pass after Cloudflare has accepted a token for this site
   key. From the first pass on, forms require one. Errors: P0001 field.invalid (site_key: not that of the settings). */
create function public.give_turnstile_pass(action text, site_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  pass text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  if action is null or action not in ('complaint', 'appeal', 'contact') then
    perform private.refuse('field.invalid', 'action');
  end if;
  if site_key is null or site_key = '' or site_key <> private.turnstile_key() then
    perform private.refuse('field.invalid', 'site_key');
  end if;
  insert into private.turnstile_proven (site_key) values (give_turnstile_pass.site_key) on conflict do nothing;
  delete from private.turnstile_passes p
  where p.hash in (select o.hash from private.turnstile_passes o where o.expires_at < now()
    limit 20 for update skip locked);
  insert into private.turnstile_passes (hash, action) values (sha256(convert_to(pass, 'UTF8')), action);
  return pass;
end $$;
grant execute on function public.give_turnstile_pass(text, text) to service_role;

/* For service_role: informs admins that visitors cannot get a pass, because the secret key is missing or wrong
   ('not_configured') or Cloudflare cannot be reached ('unreachable'). Does nothing without a site key. Errors: P0001
   field.invalid. */
create function public.report_turnstile(problem text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if problem is null or problem not in ('not_configured', 'unreachable') then
    perform private.refuse('field.invalid', 'problem');
  end if;
  if private.turnstile_key() <> '' then
    perform private.raise_alarm('turnstile_down', problem, jsonb_build_object('problem', problem));
  end if;
end $$;
grant execute on function public.report_turnstile(text) to service_role;

/* Uses up a pass if forms require one. Refuses with turnstile.required if there is none, turnstile.invalid if it is for
   another form, has expired or was used. Plain SQL and service_role need no pass. */
create function private.use_turnstile_pass(action text, pass text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(current_setting('request.method', true), '') = '' or auth.role() = 'service_role' then return; end if;
  if not private.asks_turnstile() then return; end if;
  if coalesce(pass, '') = '' then perform private.refuse('turnstile.required', 'pass', action); end if;
  delete from private.turnstile_passes p
  where p.hash = sha256(convert_to(pass, 'UTF8')) and p.action = use_turnstile_pass.action and p.expires_at > now();
  if not found then perform private.refuse('turnstile.invalid', 'pass', action); end if;
end $$;

create trigger forget_turnstile_proof after update of security on public.site_settings for each row
  when (new.security ->> 'turnstile_site_key' is distinct from old.security ->> 'turnstile_site_key')
  execute function private.forget_turnstile_proof();
