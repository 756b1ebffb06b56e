-- Cloudflare Turnstile beside the work, while the settings name a site key. The database asks nobody outside: the function turnstile-pass
-- has a visitor's token judged by Cloudflare and fetches a pass here, which the form is then sent with.

create table private.turnstile_passes (
  hash bytea primary key,
  action text not null check (action in ('complaint', 'appeal', 'contact')),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index turnstile_passes_old on private.turnstile_passes (expires_at);
comment on table private.turnstile_passes is 'Passes that were given and not used yet, as hashes: good for one form of their kind.';

create function private.asks_turnstile() returns boolean
  language sql stable security definer set search_path = ''
as $$ select exists (select from public.site_settings s where s.security ->> 'turnstile_site_key' <> '') $$;

create function public.give_turnstile_pass(action text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  pass text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  if action is null or action not in ('complaint', 'appeal', 'contact') then perform private.refuse('field.invalid', 'action'); end if;
  delete from private.turnstile_passes p
  where p.hash in (select o.hash from private.turnstile_passes o where o.expires_at < now() limit 20 for update skip locked);
  insert into private.turnstile_passes (hash, action) values (sha256(convert_to(pass, 'UTF8')), action);
  return pass;
end $$;
comment on function public.give_turnstile_pass(text) is
$c$A pass for one form of this kind ('complaint', 'appeal', 'contact'), 64 hexadecimal digits, good once and for ten minutes.
For the function turnstile-pass, after Cloudflare has accepted a visitor's token. Service role. Errors P0001: field.invalid.$c$;

create function public.report_turnstile(problem text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if problem is null or problem not in ('not_configured', 'unreachable') then perform private.refuse('field.invalid', 'problem'); end if;
  if private.asks_turnstile() then
    perform private.raise_alarm('turnstile_down', problem, jsonb_build_object('problem', problem));
  end if;
end $$;
comment on function public.report_turnstile(text) is
$c$Tells the admins that visitors cannot get a pass: 'not_configured' (the secret key is missing or wrong) or 'unreachable' (Cloudflare gave
no verdict). Nothing while the settings ask for none. Service role. Errors P0001: field.invalid.$c$;

revoke execute on function public.give_turnstile_pass(text), public.report_turnstile(text) from public, anon, authenticated;
grant execute on function public.give_turnstile_pass(text), public.report_turnstile(text) to service_role;

/*
 * Uses a pass up while the settings ask for one. Refuses turnstile.required when there is none, turnstile.invalid when it was given
 * for another form, has expired, was used or never given. In plain SQL and of the server's own key none is asked.
 */
create function private.use_turnstile_pass(action text, pass text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('request.method', true), '') = '' or auth.role() = 'service_role' then return; end if;
  if not private.asks_turnstile() then return; end if;
  if coalesce(pass, '') = '' then perform private.refuse('turnstile.required', 'pass', action); end if;
  delete from private.turnstile_passes p
  where p.hash = sha256(convert_to(pass, 'UTF8')) and p.action = use_turnstile_pass.action and p.expires_at > now();
  if not found then perform private.refuse('turnstile.invalid', 'pass', action); end if;
end $$;
