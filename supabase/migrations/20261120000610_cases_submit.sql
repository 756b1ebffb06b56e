-- The three forms: proof of work, Turnstile, what a form sends, and its way into the tables.

-- ---- Proof of work --------------------------------------------------------------------------------------------------

-- In ALTCHA's format (version 2, PBKDF2/SHA-256; the library's verifySolution agrees): a visitor's device counts until it finds the
-- key that the database derived from a number it keeps to itself. Cheap once, dear in thousands.

create table private.work_prices (
  action text primary key,
  least int not null check (least >= 10),
  network_free int not null,
  network_step int not null check (network_step > 0),
  network_most int not null,
  overall_free int not null,
  overall_step int not null check (overall_step > 0),
  overall_most int not null
);
insert into private.work_prices values
  ('submit', 40, 4, 3, 12000, 30, 20, 3000),
  ('track', 40, 4, 3, 6000, 60, 30, 1500);
comment on table private.work_prices is
$c$The price of a challenge: the highest number to be tried, each a key of 1,000 rounds (0.4 ms on a desktop, 2 ms on a cheap phone).
It starts at `least` and doubles with every *_step beyond *_free: challenges given to one network within the hour, and work done by
everybody within the hour. overall_most is what a flood can make of it for visitors from elsewhere.$c$;

create table private.used_challenges (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_challenges_old on private.used_challenges (expires_at);
comment on table private.used_challenges is 'Challenges are good once; one that has expired is refused for that, and forgotten here.';

/* PBKDF2 with HMAC-SHA-256 and a key of 32 bytes: one block. */
create function private.pbkdf2(password bytea, salt bytea, rounds int) returns bytea
  language plpgsql immutable set search_path = ''
as $$
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

/* Signed with the key of the challenges; `part` keeps signatures of different things apart. As hexadecimal digits. */
create function private.challenge_signature(part text, value bytea) returns text
  language sql stable security definer set search_path = ''
as $$
  select encode(extensions.hmac(value, convert_to(encode(k.key, 'hex') || part, 'UTF8'), 'sha256'), 'hex')
  from private.hash_keys k where k.name = 'challenges'
$$;

/* The signed text: the parameters as the library writes them, keys in the order of the alphabet, without blanks. */
create function private.challenge_parameters(action text, price int, expires_at bigint, key_prefix text, key_signature text,
  nonce text, salt text) returns text
  language sql stable security definer set search_path = ''
as $$
  select format('{"algorithm":"PBKDF2/SHA-256","cost":1000,"data":{"action":"%s","network":"%s","price":%s},"expiresAt":%s,'
    || '"keyLength":32,"keyPrefix":"%s","keySignature":"%s","nonce":"%s","salt":"%s"}',
    action, left(encode(private.keyed_hash('network', coalesce(private.sender(), '')), 'hex'), 16), price, expires_at, key_prefix,
    key_signature, nonce, salt)
$$;

/* The highest number that whoever asks now may have to try. */
create function private.work_price(action text) returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  price private.work_prices;
  here int := private.count_attempts('challenge ' || action, 'sender', private.sender(), '1 hour');
  everywhere int := private.count_attempts('work ' || action, 'all', 'all', '1 hour');
begin
  select * into price from private.work_prices p where p.action = work_price.action;
  return ceil(greatest(
    least(price.network_most, price.least * power(2::float8, least(20, greatest(0, here - price.network_free) / price.network_step::float8))),
    least(price.overall_most, price.least * power(2::float8, least(20, greatest(0, everywhere - price.overall_free) / price.overall_step::float8)))));
end $$;

create function public.request_challenge(action text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  nonce bytea := extensions.gen_random_bytes(16);
  salt bytea := extensions.gen_random_bytes(16);
  price int;
  number int;
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
  -- The upper half: nobody gets away with next to nothing, and nobody pays more than the price.
  number := price / 2 + ('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % (price - price / 2 + 1);
  key := private.pbkdf2(nonce || int4send(number), salt, 1000);
  parameters := private.challenge_parameters(action, price, ceil(extract(epoch from now() + interval '30 minutes'))::bigint,
    left(encode(key, 'hex'), 32), private.challenge_signature(' key', key), encode(nonce, 'hex'), encode(salt, 'hex'));
  return jsonb_build_object('parameters', parameters::jsonb,
    'signature', private.challenge_signature('', convert_to(parameters, 'UTF8')));
end $$;
comment on function public.request_challenge(text) is
$c$Work to be done before 'submit' (a complaint, an appeal, a message) or 'track' (after wrong access codes). Everybody.
Returns an ALTCHA challenge: {parameters: {algorithm, cost, data: {action, network, price}, expiresAt, keyLength, keyPrefix, keySignature,
nonce, salt}, signature}; price is the highest number that may have to be tried. It is good once, for half an hour, from the network that
asked. What is sent with the call is {challenge, solution: {counter, derivedKey}}.
Errors P0001: field.invalid, limit.reached (hint: seconds), method.not_allowed.$c$;
grant execute on function public.request_challenge(text) to anon, authenticated, service_role;

/*
 * Uses a solved challenge up. Refuses challenge.required when there is none, challenge.invalid when it was made for another
 * action or network, was changed, has expired, was used before or is not solved. In plain SQL and of the server's own key none is asked.
 */
create function private.use_challenge(action text, proof jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := proof -> 'challenge' -> 'parameters';
  solved text := proof -> 'solution' ->> 'derivedKey';
  parameters text;
begin
  if coalesce(current_setting('request.method', true), '') = '' or auth.role() = 'service_role' then return; end if;
  if jsonb_typeof(proof) is distinct from 'object' then perform private.refuse('challenge.required', 'proof', action); end if;
  if (given ->> 'nonce' ~ '^[0-9a-f]{32}$' and given ->> 'salt' ~ '^[0-9a-f]{32}$' and given ->> 'keyPrefix' ~ '^[0-9a-f]{32}$'
    and given ->> 'keySignature' ~ '^[0-9a-f]{64}$' and given ->> 'expiresAt' ~ '^[0-9]{10}$'
    and given -> 'data' ->> 'price' ~ '^[0-9]{2,6}$' and solved ~ '^[0-9a-f]{64}$') is not true then
    perform private.refuse('challenge.invalid', 'proof', action);
  end if;
  parameters := private.challenge_parameters(action, (given -> 'data' ->> 'price')::int, (given ->> 'expiresAt')::bigint,
    given ->> 'keyPrefix', given ->> 'keySignature', given ->> 'nonce', given ->> 'salt');
  if private.challenge_signature('', convert_to(parameters, 'UTF8')) is distinct from proof -> 'challenge' ->> 'signature'
    or to_timestamp((given ->> 'expiresAt')::bigint) < now()
    or private.challenge_signature(' key', decode(solved, 'hex')) is distinct from given ->> 'keySignature' then
    perform private.refuse('challenge.invalid', 'proof', action);
  end if;
  insert into private.used_challenges (nonce, expires_at) values (given ->> 'nonce', to_timestamp((given ->> 'expiresAt')::bigint))
  on conflict do nothing;
  if not found then perform private.refuse('challenge.invalid', 'proof', action); end if;
  perform private.note_attempt('work ' || action, 'all', 'all');
  delete from private.used_challenges u
  where u.nonce in (select o.nonce from private.used_challenges o where o.expires_at < now() limit 20 for update skip locked);
end $$;

-- ---- Turnstile ------------------------------------------------------------------------------------------------------

-- Cloudflare Turnstile beside the work, once it has worked with the site key of the settings. The database asks nobody outside: the function
-- turnstile-pass has a visitor's token judged by Cloudflare and fetches a pass here, which the form is then sent with.
create table private.turnstile_passes (
  hash bytea primary key,
  action text not null check (action in ('complaint', 'appeal', 'contact')),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index turnstile_passes_old on private.turnstile_passes (expires_at);
comment on table private.turnstile_passes is 'Passes that were given and not used yet, as hashes: good for one form of their kind.';

/*
 * The site key that Cloudflare has accepted a token of. A key in the settings is a wish; that the site's build draws the widget and the
 * server has its secret shows with the first pass. Before it forms are taken without: a key saved too early shuts nothing.
 */
create table private.turnstile_proven (
  is_only_row boolean primary key default true check (is_only_row),
  site_key text not null,
  since timestamptz not null default now()
);
comment on table private.turnstile_proven is 'At most one row: the site key that passes are demanded for, because it has worked.';

create function private.turnstile_key() returns text language sql stable security definer set search_path = ''
as $$ select coalesce((select s.security ->> 'turnstile_site_key' from public.site_settings s), '') $$;

create function private.asks_turnstile() returns boolean language sql stable security definer set search_path = ''
as $$ select exists (select from private.turnstile_proven p where p.site_key = private.turnstile_key()) $$;

create function public.turnstile_in_force() returns boolean language sql stable security definer set search_path = ''
as $$ select private.asks_turnstile() $$;
comment on function public.turnstile_in_force() is
'True while complaints, appeals and messages need a pass: the settings have a site key, and it has worked since it was saved. Everybody.';
grant execute on function public.turnstile_in_force() to anon, authenticated, service_role;

/* Another key, or the same again after a time without, has to work anew. */
create function private.forget_turnstile_proof() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Without a WHERE the API of a hosted project refuses it (pg-safeupdate), here and wherever every row is meant.
  delete from private.turnstile_proven where true;
  return null;
end $$;
create trigger forget_turnstile_proof after update of security on public.site_settings for each row
  when (new.security ->> 'turnstile_site_key' is distinct from old.security ->> 'turnstile_site_key')
  execute function private.forget_turnstile_proof();

create function public.give_turnstile_pass(action text, site_key text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  pass text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  if action is null or action not in ('complaint', 'appeal', 'contact') then perform private.refuse('field.invalid', 'action'); end if;
  if site_key is null or site_key = '' or site_key <> private.turnstile_key() then
    perform private.refuse('field.invalid', 'site_key');
  end if;
  insert into private.turnstile_proven (site_key) values (give_turnstile_pass.site_key) on conflict do nothing;
  delete from private.turnstile_passes p
  where p.hash in (select o.hash from private.turnstile_passes o where o.expires_at < now() limit 20 for update skip locked);
  insert into private.turnstile_passes (hash, action) values (sha256(convert_to(pass, 'UTF8')), action);
  return pass;
end $$;
comment on function public.give_turnstile_pass(text, text) is
$c$A pass for one form of this kind ('complaint', 'appeal', 'contact'), 64 hexadecimal digits, good once and for ten minutes.
For the function turnstile-pass, after Cloudflare has accepted a visitor's token of the widget with this site key. From the first pass on
the forms demand one. Service role. Errors P0001: field.invalid (site_key: not the one of the settings).$c$;
grant execute on function public.give_turnstile_pass(text, text) to service_role;

create function public.report_turnstile(problem text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if problem is null or problem not in ('not_configured', 'unreachable') then perform private.refuse('field.invalid', 'problem'); end if;
  if private.turnstile_key() <> '' then
    perform private.raise_alarm('turnstile_down', problem, jsonb_build_object('problem', problem));
  end if;
end $$;
comment on function public.report_turnstile(text) is
$c$Tells the admins that visitors cannot get a pass: 'not_configured' (the secret key is missing or wrong) or 'unreachable' (Cloudflare gave
no verdict). Nothing while the settings have no site key. Service role. Errors P0001: field.invalid.$c$;
grant execute on function public.report_turnstile(text) to service_role;

/*
 * Uses a pass up while forms need one. Refuses turnstile.required when there is none, turnstile.invalid when it was given
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

-- ---- Fields ---------------------------------------------------------------------------------------------------------

-- Reading what a visitor sent, field by field. Every function refuses with a code and the field's name.

/*
 * The text of a field without blanks around it; null when absent and not required.
 * Refuses field.required, field.invalid (not a text), field.too_short, field.too_long (hint: the limit in characters).
 */
create function private.payload_text(payload jsonb, field text, shortest int, longest int, is_required boolean default true)
  returns text language plpgsql immutable set search_path = ''
as $$
declare
  value text := btrim(payload ->> field, E' \t\r\n\u00a0');
begin
  if jsonb_typeof(payload -> field) not in ('string', 'null') then perform private.refuse('field.invalid', field); end if;
  if coalesce(value, '') = '' then
    if is_required then perform private.refuse('field.required', field); end if;
    return null;
  end if;
  if char_length(value) < shortest then perform private.refuse('field.too_short', field, shortest::text); end if;
  if char_length(value) > longest then perform private.refuse('field.too_long', field, longest::text); end if;
  return value;
end $$;

/* As payload_text, on one line: no line breaks, control characters or marks that turn the direction of reading. */
create function private.payload_line(payload jsonb, field text, shortest int, longest int, is_required boolean default true)
  returns text language plpgsql immutable set search_path = ''
as $$
declare
  value text := private.payload_text(payload, field, shortest, longest, is_required);
begin
  if value ~ E'[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then perform private.refuse('field.invalid', field); end if;
  return value;
end $$;

create function private.payload_email(payload jsonb, is_required boolean) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  value text := private.payload_line(payload, 'email', 5, 254, is_required);
begin
  if not private.is_email(value) then
    perform private.refuse('field.invalid', 'email');
  end if;
  return lower(value);
end $$;

create function private.payload_phone(payload jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  value text := private.payload_line(payload, 'phone', 6, 30, false);
begin
  if value !~ '^[0-9+(). /-]+$' or length(regexp_replace(value, '[^0-9]', '', 'g')) not between 6 and 15 then
    perform private.refuse('field.invalid', 'phone');
  end if;
  return value;
end $$;

create function private.payload_choice(payload jsonb, field text, choices text[], is_required boolean default true)
  returns text language plpgsql immutable set search_path = ''
as $$
declare
  value text := private.payload_text(payload, field, 1, 60, is_required);
begin
  if value <> all (choices) then perform private.refuse('field.invalid', field); end if;
  return value;
end $$;

/* A ticked or empty box; absent is empty. Anything but true and false is refused, so that no wish is overheard. */
create function private.payload_flag(payload jsonb, field text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(payload -> field) not in ('boolean', 'null') then perform private.refuse('field.invalid', field); end if;
  return coalesce((payload ->> field)::boolean, false);
end $$;
grant execute on function private.payload_flag(jsonb, text) to authenticated;

create function private.payload_date(payload jsonb, field text, is_required boolean) returns date
  language plpgsql stable set search_path = ''
as $$
declare
  value text := private.payload_text(payload, field, 10, 10, is_required);
begin
  if value !~ '^(19|20)\d\d-\d\d-\d\d$' then perform private.refuse('field.invalid', field); end if;
  return value::date;
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse('field.invalid', field);
end $$;

/* The proof of consent that is kept with the case (UU 27/2022 art. 24): which notice, when, in which language.
   Refuses notice.missing while there is nothing that a consent could be given to. */
create function private.payload_consent(payload jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  current_version text := (select s.privacy ->> 'notice_version' from public.site_settings s);
  version text;
begin
  if cardinality(private.notice_lacks()) > 0 then perform private.refuse('notice.missing', 'consent'); end if;
  if payload -> 'consent' -> 'accepted' is distinct from 'true'::jsonb then
    perform private.refuse('consent.required', 'consent');
  end if;
  version := payload -> 'consent' ->> 'notice_version';
  if coalesce(version, '') = '' or char_length(version) > 40 then perform private.refuse('consent.required', 'consent'); end if;
  if version <> current_version then perform private.refuse('consent.outdated', 'consent', current_version); end if;
  return jsonb_build_object('notice_version', version, 'language', payload ->> 'language', 'at', now());
end $$;

/*
 * Checks what every form sends beside its fields: a key that makes repeating harmless, an empty field only robots fill
 * (website), the time since the form was opened (elapsed_ms, at least 3 seconds), the language. Returns the key.
 */
create function private.open_payload(payload jsonb) returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  if payload is null or jsonb_typeof(payload) <> 'object' then perform private.refuse('payload.invalid', 'payload'); end if;
  if octet_length(payload::text) > 100000 then perform private.refuse('payload.too_large', 'payload', '100000'); end if;
  if coalesce(payload ->> 'website', '') <> '' then perform private.refuse('submission.rejected', 'website'); end if;
  if jsonb_typeof(payload -> 'elapsed_ms') is distinct from 'number' or (payload ->> 'elapsed_ms')::numeric < 3000 then
    perform private.refuse('submission.too_fast', 'elapsed_ms', '3000');
  end if;
  perform private.payload_choice(payload, 'language', array(select l.code from private.languages() l));
  if payload ->> 'idempotency_key' is null
    or payload ->> 'idempotency_key' !~* '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' then
    perform private.refuse('field.invalid', 'idempotency_key');
  end if;
  return (payload ->> 'idempotency_key')::uuid;
end $$;

-- ---- Files, secrets, receipt ----------------------------------------------------------------------------------------

-- Shared by the three submissions: announced files, the secret of a case, its receipt.

/* Kinds of evidence, with the ending of their names in the bucket. */
create function private.evidence_types() returns jsonb
  language sql immutable set search_path = ''
as $$ select '{"application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png"}'::jsonb $$;

/* Bytes that one file of evidence may have. */
create function private.evidence_max_bytes() returns bigint
  language sql immutable set search_path = ''
as $$ select 10485760::bigint $$;

/*
 * The announced files as evidence: [{path, name, type, size}], each with a fresh path in the bucket evidence.
 * Refuses files.too_many (hint 5), files.invalid, files.type, files.too_large (hint: bytes).
 */
create function private.payload_files(payload jsonb, kind text, case_id uuid) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  files jsonb := coalesce(nullif(payload -> 'files', 'null'), '[]');
  file jsonb;
  evidence jsonb := '[]';
begin
  if jsonb_typeof(files) <> 'array' then perform private.refuse('files.invalid', 'files'); end if;
  if jsonb_array_length(files) > 5 then perform private.refuse('files.too_many', 'files', '5'); end if;
  for file in select f.value from jsonb_array_elements(files) as f loop
    if jsonb_typeof(file) <> 'object' or jsonb_typeof(file -> 'size') is distinct from 'number' then
      perform private.refuse('files.invalid', 'files');
    end if;
    if not private.evidence_types() ? coalesce(file ->> 'type', '') then
      perform private.refuse('files.type', 'files', left(file ->> 'name', 200));
    end if;
    if (file ->> 'size')::numeric not between 1 and private.evidence_max_bytes() then
      perform private.refuse('files.too_large', 'files', private.evidence_max_bytes()::text);
    end if;
    evidence := evidence || jsonb_build_object(
      'path', format('%s/%s/%s.%s', kind, case_id, gen_random_uuid(), private.evidence_types() ->> (file ->> 'type')),
      'name', private.payload_line(jsonb_build_object('files', file -> 'name'), 'files', 1, 200), 'type', file ->> 'type', 'size', (file ->> 'size')::numeric::bigint);
  end loop;
  return evidence;
end $$;

/* A slot for each of these files (payload_files), after those that the case has. */
create function private.hand_out_slots(kind text, case_id uuid, evidence jsonb, author text default 'reporter') returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.upload_slots (path, kind, case_id, author, place, file_name, mime_type, size_bytes, network)
  select f.file ->> 'path', hand_out_slots.kind, hand_out_slots.case_id, hand_out_slots.author, f.place + (
      select coalesce(max(u.place), 0) from private.upload_slots u
      where u.kind = hand_out_slots.kind and u.case_id = hand_out_slots.case_id),
    f.file ->> 'name', f.file ->> 'type', (f.file ->> 'size')::bigint, private.keyed_hash('evidence of', private.sender())
  from jsonb_array_elements(evidence) with ordinality as f(file, place)
$$;

/* Keeps what belongs to a new case but not into its row. */
create function private.keep_secrets(kind text, case_id uuid, number text, idempotency_key uuid, evidence jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.case_secrets (kind, case_id, number, idempotency_key, code_hash)
  values (kind, case_id, number, idempotency_key,
    case when kind <> 'contact' then private.code_hash(case_id, private.access_code(kind, idempotency_key)) end);
  perform private.hand_out_slots(kind, case_id, evidence);
end $$;

/*
 * The case that was already made with this key, or null. Holds a lock on the key, so that the second of two simultaneous
 * submissions waits for the first and finds its case. Refuses submission.expired after a day: the answer holds the code.
 */
create function private.case_of_key(kind text, idempotency_key uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret private.case_secrets;
begin
  perform pg_advisory_xact_lock(hashtextextended('submission ' || kind || idempotency_key, 0));
  select * into secret from private.case_secrets s
  where s.kind = case_of_key.kind and s.idempotency_key = case_of_key.idempotency_key;
  if secret.created_at < now() - interval '1 day' then
    perform private.refuse('submission.expired', 'idempotency_key');
  end if;
  return secret.case_id;
end $$;

/* A slot as its sender is told of it. */
create function private.slot_of(slot private.upload_slots) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type, 'size', slot.size_bytes,
    'expires_at', slot.expires_at) $$;

/* The answer to a submission; the same again for the same key. */
create function private.receipt(kind text, case_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', s.kind, 'number', s.number,
    -- A code that was renewed is told to the address on file alone.
    'access_code', case when s.renewed_key is null then private.access_code(s.kind, s.idempotency_key) else '' end,
    'received_at', c.created_at, 'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'uploads', coalesce((
      select jsonb_agg(private.slot_of(u) order by u.place)
      from private.upload_slots u where u.kind = s.kind and u.case_id = s.case_id and u.author = 'reporter'), '[]'))
  from private.case_secrets s
  join private.cases c on c.id = s.case_id
  where s.kind = receipt.kind and s.case_id = receipt.case_id
$$;

-- ---- Time limits of appeals -----------------------------------------------------------------------------------------

-- May this decision still be appealed? Asked by the form before it is filled in, and again when it is sent.
create function private.payload_codes(payload jsonb) returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  codes jsonb := coalesce(nullif(payload -> 'subclass_codes', 'null'), '[]');
  result text[];
begin
  if jsonb_typeof(codes) <> 'array' or jsonb_array_length(codes) > 30 then
    perform private.refuse('field.invalid', 'subclass_codes', '30');
  end if;
  select coalesce(array_agg(distinct upper(btrim(c.code)) order by upper(btrim(c.code))), '{}') into result
  from jsonb_array_elements_text(codes) as c(code);
  if exists (select from unnest(result) as c(code) where c.code is null or c.code !~ '^[A-Z]{2}[0-9]{3}$') then
    perform private.refuse('field.invalid', 'subclass_codes');
  end if;
  return result;
end $$;

/* in_time, date_in_future or too_late: what the calendar and the settings say, for everybody the same. Whether somebody has
   appealed already is known to staff alone (appeal_doubles); one appeal per decision is a rule that they apply. */
create function private.appeal_state(decision_date date) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when decision_date > private.today() then 'date_in_future'
    when private.today() > private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14)) then 'too_late'
    else 'in_time'
  end
$$;
grant execute on function private.appeal_state(date) to visitor_reader;

create function private.check_appeal(decision_date date, application_number text) returns void
  language plpgsql stable security definer set search_path = ''
as $$
declare
  state text := private.appeal_state(decision_date);
begin
  if application_number !~ '[A-Za-z0-9]' then perform private.refuse('field.invalid', 'application_number'); end if;
  if state = 'date_in_future' then perform private.refuse('field.in_future', 'decision_date'); end if;
  if state = 'too_late' then
    perform private.refuse('appeal.too_late', 'decision_date',
      private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14))::text);
  end if;
end $$;

create function public.appeal_eligibility(decision_date date) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  state text;
  last_day date;
begin
  if decision_date is null then perform private.refuse('field.required', 'decision_date'); end if;
  if decision_date not between '2000-01-01' and '2100-12-31' then perform private.refuse('field.invalid', 'decision_date'); end if;
  state := private.appeal_state(decision_date);
  last_day := private.add_working_days(decision_date, private.deadline_days('appeal_filing_days', 14));
  return jsonb_build_object(
    'possible', state = 'in_time', 'reason', state, 'last_day', last_day, 'today', private.today(),
    'days_left', case when state = 'in_time'
      then private.working_days_between(now(), (last_day + time '12:00') at time zone 'Asia/Jakarta') end,
    'filing_days', private.deadline_days('appeal_filing_days', 14),
    'answer_days', private.deadline_days('appeal_answer_days', 3),
    'reassessment_days', private.deadline_days('appeal_reassessment_days', 15),
    'appeals_allowed', private.deadline_days('appeals_per_application', 1),
    'unentered_years', (select coalesce(jsonb_agg(y::text order by y), '[]')
      from generate_series(extract(year from decision_date)::int, extract(year from last_day)::int) y where not private.is_year_entered(y)));
end $$;
comment on function public.appeal_eligibility(date) is
$c$Tells if a decision of that date may still be appealed, for everybody: from the calendar, the holiday table and the settings (default 14
working days, LSBU practice), never from what others have filed.
Returns {possible, reason: 'in_time'|'too_late'|'date_in_future', last_day, today, days_left (working days after today), filing_days,
answer_days, reassessment_days, appeals_allowed (by the rules of the body, for each decision), unentered_years (of that window, whose holidays are counted
as working days because nobody has entered them)}.
Errors P0001: field.required, field.invalid.$c$;
grant execute on function public.appeal_eligibility(date) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.appeal_eligibility(date)');

-- ---- Submission -----------------------------------------------------------------------------------------------------

-- The three ways in. Everything a form checked is checked again here.

/* The fields of a complaint beside its reporter's. Refuses as the payload functions do, and field.in_future. */
create function private.complaint_fields(payload jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  made public.complaints;
begin
  made.category := private.payload_choice(payload, 'category', '{layanan,personel,klien,penyalahgunaan,lainnya}');
  made.relation := private.payload_choice(payload, 'relation', '{pemohon,pemegang_sbu,pengguna_jasa,masyarakat,lainnya}');
  made.subject := private.payload_line(payload, 'subject', 5, 200);
  made.description := private.payload_text(payload, 'description', 20, 5000);
  made.expected_remedy := private.payload_text(payload, 'expected_remedy', 1, 2000, false);
  made.incident_on := private.payload_date(payload, 'incident_on', false);
  if made.incident_on > private.today() then perform private.refuse('field.in_future', 'incident_on'); end if;
  return to_jsonb(made) || private.complaint_subject(payload);
end $$;

/* The fields of an appeal beside its reporter's. Refuses as the payload functions do. */
create function private.appeal_fields(payload jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  made public.appeals;
begin
  made.relation := private.payload_choice(payload, 'relation', '{pemohon,pemegang_sbu,lainnya}');
  made.application_number := private.payload_line(payload, 'application_number', 3, 80);
  made.decision := private.payload_choice(payload, 'decision', '{penolakan,pengurangan,pembekuan,pencabutan,lainnya}');
  made.decision_date := private.payload_date(payload, 'decision_date', true);
  made.subclass_codes := private.payload_codes(payload);
  made.subject := coalesce(private.payload_line(payload, 'subject', 5, 200, false),
    private.wording(payload ->> 'language', '{"id": "Banding", "en": "Appeal"}') || ' ' || made.application_number);
  made.grounds := private.payload_text(payload, 'grounds', 20, 5000);
  made.description := private.payload_text(payload, 'description', 1, 5000, false);
  return to_jsonb(made);
end $$;

/* Adds a complaint of these columns. Returns its number. */
create function private.add_complaint(made jsonb) returns text
  language sql volatile security definer set search_path = ''
as $$
  insert into public.complaints as c (id, category, relation, subject, description, expected_remedy, incident_on, about_name,
    about_company_id, about_certificate_id, name, email, phone, company, evidence, is_confidential, consent, language,
    first_response_due_at, due_at, source, source_name, legal_basis, notice_told, entered_at, entered_by, entered_by_name, created_at)
  select r.id, r.category, r.relation, r.subject, r.description, r.expected_remedy, r.incident_on, r.about_name,
    r.about_company_id, r.about_certificate_id, r.name, r.email, r.phone, r.company, r.evidence, r.is_confidential, r.consent, r.language,
    r.first_response_due_at, r.due_at, coalesce(r.source, 'situs'), r.source_name, r.legal_basis, r.notice_told, r.entered_at, r.entered_by,
    r.entered_by_name, coalesce(r.created_at, now())
  from jsonb_populate_record(null::public.complaints, made) r returning c.number
$$;

/* Files a complaint or an appeal, unless it was filed with this key before, and answers with its receipt. */
create function private.file_case(kind text, payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  key uuid := private.open_payload(payload);
  id uuid := private.case_of_key(kind, key);
  is_appeal constant boolean := kind = 'appeal';
  is_confidential boolean := private.payload_flag(payload, 'is_confidential');
  person private.case_identities;
  made jsonb;
  number text;
begin
  if id is not null then return private.receipt(kind, id); end if;
  id := gen_random_uuid();
  -- An appeal comes from a company that can be written to; for a complaint a name is enough.
  person.kind := kind;
  person.case_id := id;
  person.name := private.payload_line(payload, 'name', 2, 150);
  person.email := private.payload_email(payload, is_appeal);
  person.phone := private.payload_phone(payload);
  person.company := private.payload_line(payload, 'company', 2, 200, is_appeal);
  made := case when is_appeal then private.appeal_fields(payload) else private.complaint_fields(payload) end
    || jsonb_build_object('consent', private.payload_consent(payload), 'language', payload -> 'language', 'is_confidential', is_confidential);
  made := made || jsonb_build_object('evidence', private.payload_files(payload, kind, id));
  perform private.spend('submit', 'email', private.mailbox_of(person.email));
  if is_appeal then perform private.check_appeal((made ->> 'decision_date')::date, made ->> 'application_number'); end if;

  made := made || jsonb_build_object('id', id) || to_jsonb(private.case_dates(kind, now()));
  if is_confidential then
    insert into private.case_identities select person.*;
  else
    made := made || to_jsonb(person);
  end if;
  if is_appeal then
    insert into public.appeals as a (id, application_number, decision, decision_date, grounds, subclass_codes, relation, subject,
      description, name, email, phone, company, evidence, is_confidential, consent, language, first_response_due_at, due_at)
    select r.id, r.application_number, r.decision, r.decision_date, r.grounds, r.subclass_codes, r.relation, r.subject,
      r.description, r.name, r.email, r.phone, r.company, r.evidence, r.is_confidential, r.consent, r.language,
      r.first_response_due_at, r.due_at
    from jsonb_populate_record(null::public.appeals, made) r returning a.number into number;
  else
    number := private.add_complaint(made);
  end if;
  perform private.keep_secrets(kind, id, number, key, made -> 'evidence');
  return private.receipt(kind, id);
end $$;

create function private.file_contact(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  key uuid := private.open_payload(payload);
  id uuid := private.case_of_key('contact', key);
  number text;
  email text;
  answer jsonb;
begin
  if id is null then
    email := private.payload_email(payload, true);
    perform private.spend('submit', 'email', private.mailbox_of(email));
    insert into public.contact_submissions as m (name, email, phone, subject, message, consent, language)
    values (private.payload_line(payload, 'name', 2, 150), email, private.payload_phone(payload),
      private.payload_line(payload, 'subject', 3, 200), private.payload_text(payload, 'message', 10, 5000),
      private.payload_consent(payload), payload ->> 'language')
    returning m.id, m.number into id, number;
    perform private.keep_secrets('contact', id, number, key, '[]');
  end if;
  select jsonb_build_object('kind', 'contact', 'number', s.number, 'received_at', s.created_at) into answer
  from private.case_secrets s where s.kind = 'contact' and s.case_id = id;
  return answer;
end $$;

/*
 * The way into every form: the method, the shape, the work, the sender's limit, the pass where one is asked, and only then the
 * fields. What was sent before is answered again without work or pass. A refusal by pass or fields is an answer, so that attempts
 * count and challenges stay used; the pass of a form that its fields refused is still good, and nobody is asked twice for a slip.
 */
create function private.submit(kind text, payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  code text;
  field text;
  hint text;
  within_hour int;
  is_new boolean;
begin
  perform private.require_post();
  is_new := private.case_of_key(kind, private.open_payload(payload)) is null;
  if is_new then
    perform private.use_challenge('submit', payload -> 'proof');
    perform private.spend('submit', 'sender', private.sender());
    within_hour := private.count_attempts('work submit', 'all', 'all', '1 hour');
    if within_hour > 100 then
      perform private.raise_alarm('submissions_flood', 'forms', jsonb_build_object('within_hour', within_hour));
    end if;
  end if;
  begin
    if is_new then perform private.use_turnstile_pass(kind, payload ->> 'pass'); end if;
    perform private.was_sent((payload ->> 'idempotency_key')::uuid, 'submit_' || kind,
      payload - '{idempotency_key,proof,pass,elapsed_ms,website,language,consent}'::text[], null);
    return case kind when 'contact' then private.file_contact(payload) else private.file_case(kind, payload) end;
  exception when sqlstate 'P0001' then
    get stacked diagnostics code = message_text, field = pg_exception_detail, hint = pg_exception_hint;
    return private.answer_refusal(code, field, hint);
  end;
end $$;

create function public.submit_complaint(payload jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$ select private.submit('complaint', payload) $$;
comment on function public.submit_complaint(jsonb) is
$c$Files a complaint (ISO/IEC 17065 7.13). Visitors.

payload: proof (a solved challenge for 'submit', see request_challenge), pass (where the settings have a Turnstile key: what the
  function turnstile-pass gave for this form), idempotency_key (uuid v4), elapsed_ms (>= 3000), website (empty), language 'id'|'en',
  name 2-150, email?, phone?, company? 2-200, is_confidential?,
  category 'layanan'|'personel'|'klien'|'penyalahgunaan'|'lainnya',
  relation 'pemohon'|'pemegang_sbu'|'pengguna_jasa'|'masyarakat'|'lainnya',
  subject 5-200, description 20-5000, expected_remedy? to 2000, incident_on? 'YYYY-MM-DD',
  about_company? (id of a published company), about_certificate? (number of a published one), about_name? 2-240 (free words, where neither is
  given): what the complaint is about, as complaint_subjects() finds it; refused as field.invalid, about_name, when it is not public,
  consent {accepted: true, notice_version}, files? [{name, type, size}] at most 5, PDF, JPG or PNG, 10 MB each.
Returns {kind, number, access_code, received_at, first_response_due_at, due_at,
  uploads: [{path, name, type, size, expires_at}]}; the same for the same idempotency_key, for one day.
Errors, P0001 with message = code, details = field, hint = a number where one helps: payload.invalid, payload.too_large,
  method.not_allowed, challenge.required, challenge.invalid, turnstile.required, turnstile.invalid, submission.rejected, submission.too_fast, submission.expired, submission.key_used (the same key with other
  content), limit.reached (hint: seconds), field.required, field.invalid,
  field.too_short, field.too_long, field.in_future, notice.missing, consent.required, consent.outdated, files.invalid, files.too_many,
  files.type, files.too_large.$c$;
grant execute on function public.submit_complaint(jsonb) to anon, authenticated, service_role;

create function public.submit_appeal(payload jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$ select private.submit('appeal', payload) $$;
comment on function public.submit_appeal(jsonb) is
$c$Files an appeal (ISO/IEC 17065 7.13). Visitors. As submit_complaint, but email and company are required, and instead of category,
description and expected_remedy: application_number 3-80 (application or certificate), decision 'penolakan'|'pengurangan'|
'pembekuan'|'pencabutan'|'lainnya', decision_date, grounds 20-5000, subclass_codes? ['BG001', …] at most 30, subject?,
description? to 5000; relation 'pemohon'|'pemegang_sbu'|'lainnya'.
Errors besides: appeal.too_late (hint: the last day), field.in_future. Never refused because of what others have filed.
The first response is due the answer's working days after complete documents, the outcome the re-assessment's after that.$c$;
grant execute on function public.submit_appeal(jsonb) to anon, authenticated, service_role;

create function public.submit_contact(payload jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$ select private.submit('contact', payload) $$;
comment on function public.submit_contact(jsonb) is
$c$Sends a message to the body. Visitors. payload as submit_complaint: idempotency_key, elapsed_ms, website, language, consent, and
name, email, phone?, subject 3-200, message 10-5000. Returns {kind, number, received_at}. Errors as submit_complaint.$c$;
grant execute on function public.submit_contact(jsonb) to anon, authenticated, service_role;
