-- Proof of work in the format of ALTCHA (version 2, PBKDF2/SHA-256): the visitor's device searches for the
-- key that was derived from a secret number, which is cheap once and expensive thousands of times.

create table private.work_prices (
  action text primary key,
  least integer not null check (least >= 10),
  network_free integer not null,
  network_step integer not null check (network_step > 0),
  network_most integer not null,
  overall_free integer not null,
  overall_step integer not null check (overall_step > 0),
  overall_most integer not null
);
comment on table private.work_prices is
  'The price of a challenge: the highest number to try, each a key of 1,000 rounds (0.4 ms on a desktop, 2 ms on a '
  'cheap phone). It starts at `least` and doubles with every *_step beyond *_free: challenges for one network per '
  'hour, and solved challenges of all visitors per hour. overall_most limits what a flood can cost other visitors.';

create table private.used_challenges (
  nonce text primary key,
  expires_at timestamptz not null
);
comment on table private.used_challenges is 'Challenges that were used; deleted once they have expired.';
create index used_challenges_old on private.used_challenges (expires_at);

/* Derives a key of 32 bytes by PBKDF2 with HMAC-SHA-256. */
create function private.pbkdf2(password bytea, salt bytea, rounds integer) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  round bytea := extensions.hmac(salt || '\x00000001'::bytea, password, 'sha256');
  key bit(256) := ('x' || encode(round, 'hex'))::bit(256);
  bytes bytea := '';
begin
  for i in 2..rounds loop
    round := extensions.hmac(round, password, 'sha256');
    key := key # ('x' || encode(round, 'hex'))::bit(256);
  end loop;
  for i in 0..3 loop
    bytes := bytes || int8send(substring(key from i * 64 + 1 for 64)::bigint);
  end loop;
  return bytes;
end $$;

/* Returns a signature as hexadecimal digits. `part` separates the purposes, so that a signature is valid for one
   only. */
create function private.challenge_signature(part text, value bytea) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(value, convert_to(encode(k.key, 'hex') || part, 'UTF8'), 'sha256'), 'hex')
  from private.hash_keys k where k.name = 'challenges'
$$;

/* Returns the signed parameters as the library serialises them: sorted keys, no blanks. */
create function private.challenge_parameters(
  action text, price integer, expires_at bigint, key_prefix text, key_signature text, nonce text, salt text
) returns text language sql stable security definer set search_path = '' as $$
  select format('{"algorithm":"PBKDF2/SHA-256","cost":1000,"data":{"action":"%s","network":"%s","price":%s},'
                '"expiresAt":%s,'
    || '"keyLength":32,"keyPrefix":"%s","keySignature":"%s","nonce":"%s","salt":"%s"}',
    action, left(encode(private.keyed_hash('network', coalesce(private.sender(), '')), 'hex'), 16), price, expires_at,
      key_prefix,
    key_signature, nonce, salt)
$$;

/* Returns the highest number that the caller may have to try. */
create function private.work_price(action text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  price private.work_prices;
  here integer := private.count_attempts('challenge ' || action, 'sender', private.sender(), '1 hour');
  everywhere integer := private.count_attempts('work ' || action, 'all', 'all', '1 hour');
begin
  select * into price from private.work_prices p where p.action = work_price.action;
  return ceil(greatest(
    least(price.network_most, price.least * power(2::double precision,
      least(20, greatest(0, here - price.network_free) / price.network_step::double precision))),
    least(price.overall_most, price.least * power(2::double precision,
      least(20, greatest(0, everywhere - price.overall_free) / price.overall_step::double precision)))));
end $$;

/* For everyone: returns a challenge for 'submit' (complaint, appeal, message) or 'track' (after wrong access codes). It
   is an ALTCHA challenge: {parameters: {algorithm, cost, data: {action, network, price}, expiresAt, keyLength,
   keyPrefix, keySignature, nonce, salt}, signature}. It is valid once, for 30 minutes, from the same network. Send
   {challenge, solution: {counter, derivedKey}} with the call. Errors: P0001 field.invalid, limit.reached (hint:
   seconds), method.not_allowed. */
create function public.request_challenge(action text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  nonce bytea := extensions.gen_random_bytes(16);
  salt bytea := extensions.gen_random_bytes(16);
  price integer;
  number integer;
  key bytea;
  parameters text;
begin
  perform private.require_post();
  if not exists (select from private.work_prices p where p.action = request_challenge.action) or action is null then
    perform private.refuse('field.invalid', 'action');
  end if;
  perform private.spend('challenge', 'sender', private.sender());
  price := private.work_price(action);
  perform private.note_attempt('challenge ' || action, 'sender', private.sender());
  -- The number is in the upper half of the range, so that no challenge is too cheap.
  number := price / 2 + ('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % (price - price / 2
    + 1);
  key := private.pbkdf2(nonce || int4send(number), salt, 1000);
  parameters := private.challenge_parameters(action, price,
    ceil(extract(epoch from now() + interval '30 minutes'))::bigint,
    left(encode(key, 'hex'), 32), private.challenge_signature(' key', key), encode(nonce, 'hex'), encode(salt, 'hex'));
  return jsonb_build_object('parameters', parameters::jsonb,
    'signature', private.challenge_signature('', convert_to(parameters, 'UTF8')));
end $$;
grant execute on function public.request_challenge(text) to anon, authenticated, service_role;

/* Uses up a solved challenge. Refuses with challenge.required if there is none, challenge.invalid if it is for another
   action or network, was changed or used, has expired or is not solved. Plain SQL and service_role need no
   challenge. */
create function private.use_challenge(action text, proof jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  given jsonb := proof -> 'challenge' -> 'parameters';
  solved text := proof -> 'solution' ->> 'derivedKey';
  parameters text;
begin
  if coalesce(current_setting('request.method', true), '') = '' or auth.role() = 'service_role' then return; end if;
  if jsonb_typeof(proof) is distinct from 'object' then
    perform private.refuse('challenge.required', 'proof', action);
  end if;
  if (given ->> 'nonce' ~ '^[0-9a-f]{32}$' and given ->> 'salt' ~ '^[0-9a-f]{32}$'
    and given ->> 'keyPrefix' ~ '^[0-9a-f]{32}$'
    and given ->> 'keySignature' ~ '^[0-9a-f]{64}$' and given ->> 'expiresAt' ~ '^[0-9]{10}$'
    and given -> 'data' ->> 'price' ~ '^[0-9]{2,6}$' and solved ~ '^[0-9a-f]{64}$') is not true then
    perform private.refuse('challenge.invalid', 'proof', action);
  end if;
  parameters := private.challenge_parameters(action, (given -> 'data' ->> 'price')::integer,
    (given ->> 'expiresAt')::bigint,
    given ->> 'keyPrefix', given ->> 'keySignature', given ->> 'nonce', given ->> 'salt');
  if private.challenge_signature('', convert_to(parameters, 'UTF8')) is distinct
    from proof -> 'challenge' ->> 'signature'
    or to_timestamp((given ->> 'expiresAt')::bigint) < now()
    or private.challenge_signature(' key', decode(solved, 'hex')) is distinct from given ->> 'keySignature' then
    perform private.refuse('challenge.invalid', 'proof', action);
  end if;
  insert into private.used_challenges (nonce, expires_at)
    values (given ->> 'nonce', to_timestamp((given ->> 'expiresAt')::bigint))
  on conflict do nothing;
  if not found then perform private.refuse('challenge.invalid', 'proof', action); end if;
  perform private.note_attempt('work ' || action, 'all', 'all');
  delete from private.used_challenges u
  where u.nonce in (select o.nonce from private.used_challenges o where o.expires_at < now()
    limit 20 for update skip locked);
end $$;

insert into private.work_prices values
  ('submit', 40, 4, 3, 12000, 30, 20, 3000),
  ('track', 40, 4, 3, 6000, 60, 30, 1500);
