-- Limits on requests: where one comes from, how often it may come, and the same request sent twice.
create table private.hash_keys (name text primary key, key bytea not null default extensions.gen_random_bytes(32));
comment on table private.hash_keys is
  'Keys for one-way hashes. Losing the row makes every access code invalid; it travels with the database backup.';

-- Limits for one sender, one mailbox or one case on what visitors call. No count here is shared by everybody: whoever
-- used it
-- up would close the door for all others.
create table private.limits (
  action text not null,
  scope text not null check (scope in ('sender', 'email', 'number', 'place')),
  max_count integer not null check (max_count > 0),
  period interval not null,
  primary key (action, scope)
);
comment on table private.limits is
$c$sender is the network the request came from, place a case number asked for from there. track counts wrong answers,
and closes nothing:
beyond its limits each further question costs work. Nothing of what is counted is stored in clear.$c$;

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
  'Facts about the host in front of the API, and the moment the database was made. address_header: the header in '
  'which it writes a caller''s address, in small letters; null: none is believed.';

grant usage on sequence private.attempts_id_seq to service_role;

create function private.keyed_hash(purpose text, value text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(purpose || ':' || value, 'UTF8'), k.key, 'sha256')
  from private.hash_keys k where k.name = 'service requests'
$$;

/*
 * The network of an address: an IPv4 address itself, also when it is mapped into IPv6; of IPv6 the whole /64, which is
 * what one customer is given. Null for anything else.
 */
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
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
 * whatever callers put into others, or in front of it, is theirs to invent. Null in plain SQL and when none is
   believed.
 */
create function private.sender() returns text
language sql stable security definer set search_path = '' as $$
  select private.network_of(btrim(regexp_replace(
    nullif(current_setting('request.headers', true), '')::jsonb ->> p.address_header, '^.*,', '')))
  from private.platform p
$$;

/*
 * Refuses with limit.reached (detail: the action, hint: seconds to wait) when the key has used up its count.
 * Holds a lock on the key to the end of the transaction, so that parallel requests are counted one after another.
 */
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

/* Counts one call against the limit of this action and scope. A key that is null is nobody's, and not counted. */
create function private.spend(action text, scope text, key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_limit(action, scope, key);
  perform private.note_attempt(action, scope, key);
end $$;

/* The number of attempts within the period; no more than 10,000, which is enough to know. */
create function private.count_attempts(action text, scope text, key text, period interval) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from private.attempts a
    where a.action = count_attempts.action and a.scope = count_attempts.scope
      and a.key_hash = private.keyed_hash('sender', count_attempts.key) and a.at > now() - count_attempts.period
    limit 10000) as counted
$$;

/* True when the limit of this action and scope is used up. */
create function private.is_over(action text, scope text, key text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.limits l where l.action = is_over.action and l.scope = is_over.scope
      and private.count_attempts(l.action, l.scope, is_over.key, l.period) >= l.max_count)
$$;

/* The mailbox behind an address: budi+1@… and Budi+2@… are one. */
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(lower(email), '\+[^@]*@', '@') $$;

/*
 * Refuses method.not_allowed when a call cannot be counted: PostgREST answers GET in a read-only transaction. Nothing
   of the call
 * is looked at before, so that codes in an address get no answer, be they right or wrong.
 */
create function private.require_post() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_setting('transaction_read_only') = 'on'
    or coalesce(current_setting('request.method', true), '') in ('GET', 'HEAD') then
    perform private.refuse('method.not_allowed', 'method', 'POST');
  end if;
end $$;

/*
 * The refusal that was just caught, as the answer: over the API an error would take back what was counted. PostgREST
   gives it the
 * status and the shape of an error. In plain SQL it is raised.
 */
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
