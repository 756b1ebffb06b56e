create table private.hash_keys (name text primary key, key bytea not null default extensions.gen_random_bytes(32));
comment on table private.hash_keys is
  'Keys for one-way hashes. Losing a row invalidates all access codes. Part of the database backup.';

-- Limits apply per sender, mailbox or case. With a global limit, one sender could lock out all others.
create table private.limits (
  action text not null,
  scope text not null check (scope in ('sender', 'email', 'number', 'place')),
  max_count integer not null check (max_count > 0),
  period interval not null,
  primary key (action, scope)
);
comment on table private.limits is
  'The scope sender is the network of the request; place is a case number that was requested from it. Exceeding track '
  'does not block: each further attempt needs more proof of work. Counted values are stored as hashes.';

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
  address_header text check (address_header ~ '^[a-z][a-z0-9-]*$'),
  made_at timestamptz not null default now()
);
comment on table private.platform is
  'The host in front of the API, and when the database was created. address_header: the lower-case name of the header '
  'with the caller''s address; null: none is trusted.';

grant usage on sequence private.attempts_id_seq to service_role;

create function private.keyed_hash(purpose text, value text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(purpose || ':' || value, 'UTF8'), k.key, 'sha256')
  from private.hash_keys k where k.name = 'service requests'
$$;

/* Returns the network of an address: an IPv4 address itself, or the /64 of an IPv6 address, the range of a single
   customer. Returns null for anything else. */
create function private.network_of(address text) returns text language plpgsql immutable set search_path = '' as $$
declare
  ip inet;
begin
  if address !~ '^[0-9A-Fa-f:.]{2,45}$' or not pg_input_is_valid(address, 'inet') then return null; end if;
  ip := address::inet;
  if family(ip) = 4 then return host(ip); end if;
  if ip <<= '::ffff:0:0/96' then return host('0.0.0.0'::inet + (ip - '::ffff:0:0'::inet)); end if;
  return network(set_masklen(ip, 64))::text;
end $$;

/* Returns the network of the request: the last address in the trusted header, because callers can forge the ones before
   it. Returns null in plain SQL, and if no header is trusted. */
create function private.sender() returns text language sql stable security definer set search_path = '' as $$
  select private.network_of(btrim(regexp_replace(
    nullif(current_setting('request.headers', true), '')::jsonb ->> p.address_header, '^.*,', '')))
  from private.platform p
$$;

/* Refuses with limit.reached (detail: action, hint: seconds to wait) if the key is over its limit. Locks the key, so
   that parallel requests are counted one by one. */
create function private.check_limit(action text, scope text, key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed private.limits;
  hash bytea := private.keyed_hash('sender', key);
  oldest timestamptz;
begin
  select * into allowed from private.limits l where l.action = check_limit.action and l.scope = check_limit.scope;
  if key is null or not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended(allowed.action || allowed.scope || encode(hash, 'hex'), 0));
  select a.at into oldest from private.attempts a
  where a.action = allowed.action and a.scope = allowed.scope and a.key_hash = hash and a.at > now() - allowed.period
  order by a.at desc offset allowed.max_count - 1 limit 1;
  if found then
    perform private.refuse('limit.reached', allowed.action,
      ceil(extract(epoch from oldest + allowed.period - now()))::text);
  end if;
end $$;

create function private.note_attempt(action text, scope text, key text) returns void
language sql security definer set search_path = '' as $$
  insert into private.attempts (action, scope, key_hash)
  select note_attempt.action, note_attempt.scope, private.keyed_hash('sender', key) where key is not null;
  delete from private.attempts a
  where a.id in (select o.id from private.attempts o where o.at < now() - interval '1 day'
    limit 100 for update skip locked)
$$;

/* Counts one call against a limit. A null key is not counted. */
create function private.spend(action text, scope text, key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_limit(action, scope, key);
  perform private.note_attempt(action, scope, key);
end $$;

/* Returns the number of attempts within the period, at most 10,000. */
create function private.count_attempts(action text, scope text, key text, period interval) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from private.attempts a
    where a.action = count_attempts.action and a.scope = count_attempts.scope
      and a.key_hash = private.keyed_hash('sender', count_attempts.key) and a.at > now() - count_attempts.period
    limit 10000) as counted
$$;

/* Returns true if the limit is reached. */
create function private.is_over(action text, scope text, key text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.limits l where l.action = is_over.action and l.scope = is_over.scope
      and private.count_attempts(l.action, l.scope, is_over.key, l.period) >= l.max_count)
$$;

/* Returns the mailbox of an address: budi+1@… and Budi+2@… are the same. */
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(lower(email), '\+[^@]*@', '@') $$;

/* Refuses with method.not_allowed for GET, which PostgREST runs in a read-only transaction, in which attempts cannot be
   counted. */
create function private.require_post() returns void language plpgsql stable set search_path = '' as $$
begin
  if current_setting('transaction_read_only') = 'on'
    or coalesce(current_setting('request.method', true), '') in ('GET', 'HEAD') then
    perform private.refuse('method.not_allowed', 'method', 'POST');
  end if;
end $$;

/* Returns a caught refusal as the response, in the format of a PostgREST error, because raising it would roll back the
   count. Raises it in plain SQL. */
create function private.answer_refusal(code text, field text, hint text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if coalesce(current_setting('request.method', true), '') = '' then perform private.refuse(code, field, hint); end if;
  perform set_config('response.status', '400', true);
  return jsonb_build_object('code', 'P0001', 'message', code, 'details', field, 'hint', hint);
end $$;

insert into private.hash_keys (name) values ('service requests'), ('challenges');

insert into private.limits (action, scope, max_count, period) values
  ('submit', 'email', 5, '1 hour'),
  ('submit', 'sender', 60, '1 hour'),
  ('challenge', 'sender', 600, '1 hour'),
  ('track', 'number', 20, '15 minutes'),
  ('track', 'place', 3, '15 minutes'),
  ('track', 'sender', 10, '15 minutes'),
  ('reply', 'number', 20, '1 hour'),
  ('evidence', 'number', 20, '1 hour'),
  ('letter', 'number', 20, '1 hour'),
  ('file', 'number', 60, '1 hour');

insert into private.platform default values;
