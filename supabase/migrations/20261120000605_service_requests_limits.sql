-- How often one sender, one number or everybody together may call what visitors call.

create table private.limits (
  action text not null,
  scope text not null check (scope in ('all', 'sender', 'email', 'number')),
  max_count int not null check (max_count > 0),
  period interval not null,
  primary key (action, scope)
);
insert into private.limits (action, scope, max_count, period) values
  ('submit', 'email', 5, '1 hour'),
  ('submit', 'sender', 20, '1 hour'),
  ('submit', 'all', 300, '1 hour'),
  ('track', 'number', 10, '15 minutes'),
  ('track', 'sender', 30, '15 minutes'),
  ('reply', 'number', 20, '1 hour');
comment on table private.limits is
  'track counts wrong answers only; sender is the address the request came from. Nothing of either is stored in clear.';

create table private.attempts (
  id bigint generated always as identity primary key,
  action text not null,
  scope text not null,
  key_hash bytea not null,
  at timestamptz not null default now()
);
create index attempts_recent on private.attempts (action, scope, key_hash, at);
create index attempts_old on private.attempts (at);

create table private.platform (
  is_only boolean primary key default true check (is_only),
  address_header text check (address_header ~ '^[a-z][a-z0-9-]*$')
);
insert into private.platform default values;
comment on table private.platform is
  'What the host in front of the API does. address_header: the header in which it writes a caller''s address, in small letters; null: none is believed.';

/*
 * The network of an address: an IPv4 address itself, also when it is mapped into IPv6; of IPv6 the whole /64, which is
 * what one customer is given. Null for anything else.
 */
create function private.network_of(address text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  ip inet;
begin
  if address !~ '^[0-9A-Fa-f:.]{2,45}$' or not pg_input_is_valid(address, 'inet') then return null; end if;
  ip := address::inet;
  if family(ip) = 4 then return host(ip); end if;
  if ip <<= '::ffff:0:0/96' then return host('0.0.0.0'::inet + (ip - '::ffff:0:0'::inet)); end if;
  return network(set_masklen(ip, 64))::text;
end $$;

/*
 * The network the request came from, as in network_of. It is the last address in the header that the platform writes:
 * whatever callers put into others, or in front of it, is theirs to invent. Null in plain SQL and when none is believed.
 */
create function private.sender() returns text
  language sql stable security definer set search_path = ''
as $$
  select private.network_of(btrim(regexp_replace(
    nullif(current_setting('request.headers', true), '')::jsonb ->> p.address_header, '^.*,', '')))
  from private.platform p
$$;

/*
 * Refuses with limit.reached (detail: the action, hint: seconds to wait) when the key has used up its count.
 * Holds a lock on the key to the end of the transaction, so that parallel requests are counted one after another.
 */
create function private.check_limit(action text, scope text, key text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.limits;
  hash bytea := private.keyed_hash('sender', key);
  oldest timestamptz;
begin
  select * into allowed from private.limits l where l.action = check_limit.action and l.scope = check_limit.scope;
  if key is null or not found then return; end if;
  if allowed.scope <> 'all' then
    perform pg_advisory_xact_lock(hashtextextended(allowed.action || allowed.scope || encode(hash, 'hex'), 0));
  end if;
  select a.at into oldest from private.attempts a
  where a.action = allowed.action and a.scope = allowed.scope and a.key_hash = hash and a.at > now() - allowed.period
  order by a.at desc offset allowed.max_count - 1 limit 1;
  if found then
    perform private.refuse('limit.reached', allowed.action, ceil(extract(epoch from oldest + allowed.period - now()))::text);
  end if;
end $$;

create function private.note_attempt(action text, scope text, key text) returns void
  language sql security definer set search_path = ''
as $$
  insert into private.attempts (action, scope, key_hash)
  select note_attempt.action, note_attempt.scope, private.keyed_hash('sender', key) where key is not null;
  delete from private.attempts a
  where a.id in (select o.id from private.attempts o where o.at < now() - interval '1 day' limit 100 for update skip locked)
$$;

/* Counts one call against every limit of the action; the order of the scopes is fixed, so that locks cannot cross. */
create function private.spend(action text, email text default null, number text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  scopes constant text[] := array['number', 'email', 'sender', 'all'];
  keys constant text[] := array[number, lower(email), private.sender(), 'all'];
begin
  for i in 1..4 loop
    perform private.check_limit(action, scopes[i], keys[i]);
  end loop;
  for i in 1..4 loop
    if exists (select 1 from private.limits l where l.action = spend.action and l.scope = scopes[i]) then
      perform private.note_attempt(action, scopes[i], keys[i]);
    end if;
  end loop;
end $$;
