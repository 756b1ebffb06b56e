-- The decision assigns the number. The file is created later, so that decisions never wait for it or fail
-- with it.
create table private.letter_orders (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  number text not null unique,
  decided_at timestamptz not null,
  decided_by uuid,
  reopened_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, case_id, decided_at)
);
comment on table private.letter_orders is
  'One per decision. Given up after eight attempts, until staff retry it. The result is in private.outcome_letters. '
  'decided_by has no foreign key, so that the order survives the account. reopened_at: when the case was reopened '
  'after this decision.';
create index letter_orders_due on private.letter_orders (next_attempt_at) where given_up_at is null;
alter table private.letter_orders enable row level security;

create table private.outcome_letters (
  order_id uuid primary key references private.letter_orders (id) on delete restrict,
  kind text not null,
  case_id uuid not null,
  number text not null unique,
  dated timestamptz not null,
  language text not null,
  path text unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  made_at timestamptz not null default now(),
  decided_by uuid,
  removed_at timestamptz,
  constraint a_kept_letter_has_a_file check ((path is null) = (removed_at is not null))
);
comment on table private.outcome_letters is
  'Letters: file in the bucket letters with SHA-256 and size. Rows never change, except that the file is deleted with '
  'the personal data of the case (removed_at); number, date and hash stay, so that a printed letter can still be '
  'verified.';
create index outcome_letters_of_case on private.outcome_letters (kind, case_id);
alter table private.outcome_letters enable row level security;

/* Trigger before update or delete: refuses to change or delete letters; only retention can remove their file. */
create function private.keep_letter_unchanged() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.removed_at is null and new.removed_at is not null
    and to_jsonb(new) - '{path,removed_at}'::text[] = to_jsonb(old) - '{path,removed_at}'::text[] then
    return new;
  end if;
  -- Only clear_demo() runs without a role.
  if tg_op = 'DELETE' and private.calling_role() = '' then
    if private.is_demo_case(old.case_id) then return old; end if;
  end if;
  perform private.refuse('letter.kept');
  return null;
end $$;

/* Returns the next number in the format of the settings ({nomor}, {tahun}, {bulan}, {romawi}), from 1 each year,
   without gaps. */
create function private.next_letter_number() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.today();
  form constant text := (select coalesce(nullif(s.letters ->> 'number_format', ''), '{nomor}/SH/{romawi}/{tahun}')
    from public.site_settings s);
  given text;
begin
  loop
    given := replace(replace(replace(replace(coalesce(form, '{nomor}/SH/{romawi}/{tahun}'),
      '{nomor}', lpad((regexp_match(private.next_case_number('SH'), '\d+$'))[1]::integer::text, 3, '0')),
      '{tahun}', to_char(today, 'YYYY')), '{bulan}', to_char(today, 'MM')), '{romawi}',
        btrim(to_char(extract(month from today)::integer, 'RN')));
    -- A changed format may produce a number that was used before.
    exit when not exists (select from private.letter_orders o where o.number = given);
  end loop;
  return given;
end $$;

/* Trigger after a case was decided: orders its letter. The argument is the kind. */
create function private.order_letter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.letter_orders (kind, case_id, number, decided_at, decided_by)
  values (tg_argv[0], new.id, private.next_letter_number(), new.closed_at, new.decided_by);
  return null;
end $$;

/* Returns the 12 letters and digits that are printed next to the number and are required to verify the letter. */
create function private.letter_code(number text) returns text
language sql stable security definer set search_path = '' as $$
  select left(h, 4) || '-' || substr(h, 5, 4) || '-' || substr(h, 9, 4)
  from (select translate(upper(encode(private.keyed_hash('letter', letter_code.number), 'hex')), '01', 'GH') as h) k
$$;

/* Returns the decision of an order, in the columns of its case, if the case was reopened since; otherwise null. */
create function private.past_decision(letter private.letter_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select to_jsonb(d) from private.past_decisions d
    where d.kind = letter.kind and d.case_id = letter.case_id and d.decided_at = letter.decided_at);
end $$;

/* Returns the contents of a letter, as they are now, or were before the case was reopened; null for an anonymised or
   restricted case. */
create function private.letter_facts(letter private.letter_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c private.cases;
  past constant jsonb := private.past_decision(letter);
  whole jsonb;
begin
  select * into c from private.cases k where k.kind = letter.kind and k.id = letter.case_id
    and (k.closed_at = letter.decided_at or past is not null) and k.restricted_at is null and k.anonymised_at is null;
  if not found then return null; end if;
  execute format('select to_jsonb(k) from public.%I k where k.id = $1', private.table_of_kind(letter.kind)) into whole
    using letter.case_id;
  whole := whole || private.case_columns(letter.case_id) || coalesce(past, '{}');
  return jsonb_build_object('id', letter.id, 'number', letter.number, 'code', private.letter_code(letter.number),
    'kind', letter.kind,
    'case_number', c.number, 'received_at', c.created_at, 'decided_at', letter.decided_at, 'language', c.language,
    'replaces', (select o.number from private.letter_orders o where o.kind = letter.kind and o.case_id = letter.case_id
      and o.decided_at < letter.decided_at order by o.decided_at desc limit 1),
    'status', whole -> 'status', 'finding', whole -> 'finding', 'is_confidential', c.is_confidential,
    'recipient', case when not c.is_confidential then c.name end, 'company', case when not c.is_confidential
      then c.company end,
    'subject', whole -> 'subject', 'outcome', whole -> 'outcome', 'effect', whole -> 'effect', 'reasons',
      whole -> 'outcome_reason', 'declaration', whole -> 'declaration',
    'decider', whole -> 'decider_name', 'decider_post', whole -> 'decider_post',
    'actions', private.told_actions(letter.kind, letter.case_id),
    'body', (select to_jsonb(s) from (select x.site_name, x.site_name_en, x.site, x.letters
      from public.site_settings x) s));
end $$;

/* For service_role, called by the function outcome-letter: claims letters to be made, each for one attempt and five
   minutes, in which other callers skip them. Returns [{id, number, code (printed for verify_letter), replaces (number
   of the previous letter, after reopening), kind, case_number, received_at, decided_at, language, status, finding,
   is_confidential, recipient, company (both null for a confidential case), subject, outcome, effect, reasons,
   declaration, decider (who declared it), decider_post, actions [{text, due_on (null: why none is needed),
   done_on}], body {site_name, site_name_en, site,
   letters}}]. The caller then calls keep_letter() or letter_failed(). */
create function public.claim_letters(most integer default 5) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.note_run('outcome-letter');
  update private.letter_orders o set given_up_at = now(), last_error
    = coalesce(o.last_error, 'Eight attempts ended without a word')
  where o.given_up_at is null and o.attempts >= 8 and o.next_attempt_at <= now()
    and not exists (select from private.outcome_letters l where l.order_id = o.id);
  with due as (
    select o.id from private.letter_orders o
    where o.given_up_at is null and o.next_attempt_at <= now() and private.letter_facts(o) is not null
      and not exists (select from private.outcome_letters l where l.order_id = o.id)
    order by o.next_attempt_at limit least(greatest(most, 0), 20) for update skip locked
  ), claimed as (
    -- If this caller crashes, the next one retries the letter.
    update private.letter_orders o set attempts = o.attempts + 1, next_attempt_at = now() + private.mail_lease()
    from due where o.id = due.id returning o.*
  )
  select coalesce(jsonb_agg(private.letter_facts(o) order by o.decided_at), '[]') into answer
  from private.letter_orders o where o.id in (select c.id from claimed c);
  return answer;
end $$;
grant execute on function public.claim_letters(integer) to service_role;

/* For service_role: records a letter whose file is in the bucket letters. Returns false if it was recorded before, the
   case has lost its personal data, or there is no such file. */
create function public.keep_letter(id uuid, path text, sha256 text, bytes integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.outcome_letters (order_id, kind, case_id, number, dated, language, path, sha256, bytes,
    decided_by)
  select o.id, o.kind, o.case_id, o.number, o.decided_at, c.language, keep_letter.path, keep_letter.sha256,
    keep_letter.bytes, o.decided_by
  from private.letter_orders o join private.cases c on c.id = o.case_id
    and (c.closed_at = o.decided_at or private.past_decision(o) is not null)
    and c.anonymised_at is null
  where o.id = keep_letter.id
    and exists (select from storage.objects f where f.bucket_id = 'letters' and f.name = keep_letter.path)
  on conflict (order_id) do nothing;
  return found;
end $$;
grant execute on function public.keep_letter(uuid, text, text, integer) to service_role;

/* For service_role: records a failed attempt. A letter is retried after the same delays as an e-mail, and given up
   after the eighth attempt. */
create function public.letter_failed(id uuid, error text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.letter_orders o set last_error = left(coalesce(error, 'unknown'), 500),
    next_attempt_at = now() + coalesce(private.mail_delay(o.attempts), interval '0'),
    given_up_at = case when private.mail_delay(o.attempts) is null then now() end
  where o.id = letter_failed.id and not exists (select from private.outcome_letters l where l.order_id = o.id)
$$;
grant execute on function public.letter_failed(uuid, text) to service_role;

/* Returns a ticket, valid for five minutes, that the function outcome-letter exchanges for the file's address. */
create function private.letter_ticket(order_id uuid, until bigint) returns text
language sql stable security definer set search_path = '' as $$
  select order_id || '.' || until || '.' || encode(private.keyed_hash('letter ticket', order_id || '.' || until), 'hex')
$$;

/* For service_role: returns the file of a ticket of open_letter() or open_own_letter(): {path, name}; null if the
   ticket is invalid or has expired, or the file was deleted. */
create function public.letter_of_ticket(ticket text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('path', l.path, 'name', regexp_replace(l.number, '[^A-Za-z0-9-]+', '-', 'g') || '.pdf')
  from private.outcome_letters l
  where ticket ~ '^[0-9a-f-]{36}\.\d{10}\.[0-9a-f]{64}$' and l.path is not null
    and l.order_id::text = split_part(ticket, '.', 1) and split_part(ticket, '.', 2)::bigint > extract(epoch from now())
    and private.letter_ticket(l.order_id, split_part(ticket, '.', 2)::bigint) = ticket
$$;
grant execute on function public.letter_of_ticket(text) to service_role;

/* Returns the letters of a case, newest first. */
create function private.letters_of(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'dated', o.decided_at,
    'state', case when l.removed_at is not null then 'removed' when l.order_id is not null then 'made'
      when o.given_up_at is not null then 'failed' else 'waiting' end,
    'made_at', l.made_at, 'sha256', l.sha256, 'bytes', l.bytes, 'reopened_at', o.reopened_at, 'replaced_by',
      o.replaced_by)
    order by o.decided_at desc), '[]')
  from (select x.*, lead(x.number) over (order by x.decided_at) as replaced_by from private.letter_orders x
    where x.kind = letters_of.kind and x.case_id = letters_of.case_id) o left
      join private.outcome_letters l on l.order_id = o.id
$$;

/* For admins and editors who can read the case: returns its outcome letters, newest first: [{id, number, dated, state:
   'waiting'|'made'|'failed'|'removed', made_at, sha256, bytes, reopened_at, replaced_by (number of the next letter)}].
   Errors: 42501; P0001 case.confidential. */
create function public.case_letters(kind text, id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_case_reader(kind, id);
  return private.letters_of(kind, id);
end $$;
grant execute on function public.case_letters(text, uuid) to authenticated;

/* Returns the order if the caller can read its case. */
create function private.letter_order(id uuid) returns private.letter_orders
language plpgsql stable security definer set search_path = '' as $$
declare
  found_order private.letter_orders;
begin
  perform private.require_handler();
  select * into found_order from private.letter_orders o where o.id = letter_order.id;
  if not found then perform private.refuse('letter.not_found', 'id'); end if;
  perform private.require_case_reader(found_order.kind, found_order.case_id);
  return found_order;
end $$;

/* For admins and editors who can read the case: returns a ticket, valid for five minutes, that the function
   outcome-letter exchanges for the file's address. Each call is written to the security record (letter_read). Errors:
   42501; P0001 letter.not_found (or not made), case.confidential. */
create function public.open_letter(id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter constant private.letter_orders := private.letter_order(id);
begin
  if not exists (select from private.outcome_letters l where l.order_id = letter.id and l.path is not null) then
    perform private.refuse('letter.not_found', 'id');
  end if;
  perform private.note_security('letter_read',
    jsonb_build_object('kind', letter.kind, 'id', letter.case_id, 'letter', letter.number));
  return private.letter_ticket(letter.id, extract(epoch from now())::bigint + 300);
end $$;
grant execute on function public.open_letter(uuid) to authenticated;

/* For admins and editors who can read the case: retries a letter that could not be made. Errors: 42501; P0001
   letter.not_found, letter.kept (it exists), case.confidential. */
create function public.make_letter_again(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter constant private.letter_orders := private.letter_order(id);
begin
  if exists (select from private.outcome_letters l where l.order_id = letter.id) then
    perform private.refuse('letter.kept', 'id');
  end if;
  update private.letter_orders o set attempts = 0, given_up_at = null, last_error = null, next_attempt_at = now()
    where o.id = letter.id;
end $$;
grant execute on function public.make_letter_again(uuid) to authenticated;

/* For reporters, with number and access code: returns {found: true, ticket} with a ticket as of open_letter(), or
   {found: false}. letter: its id in track_case(). Errors: P0001 limit.reached (20 per hour and case), and those of
   track_case. */
create function public.open_own_letter(number text, access_code text, letter uuid, proof jsonb default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  opened private.opened_case := private.open_case(number, access_code, proof);
begin
  if opened.case_id is null or not exists (select from private.outcome_letters l
    where l.order_id = letter and l.kind = opened.kind and l.case_id = opened.case_id and l.path is not null) then
    return jsonb_build_object('found', false);
  end if;
  perform private.spend('letter', 'number', opened.case_id::text);
  return jsonb_build_object('found', true, 'ticket',
    private.letter_ticket(letter, extract(epoch from now())::bigint + 300));
end $$;
grant execute on function public.open_own_letter(text, text, uuid, jsonb) to anon, authenticated, service_role;

/* For everyone: returns whether a letter with this number and code was issued: {genuine: false}, or {genuine: true,
   number, dated, sha256, reopened_at (the decision is examined again; null: it is valid), replaced_by (number of the
   next letter)}. Reveals neither case nor person. Errors: P0001 method.not_allowed. */
create function public.verify_letter(number text, code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  given constant text := regexp_replace(upper(private.clean_text(left(coalesce(number, ''), 100), true, true)), '\s',
    '', 'g');
  letter private.outcome_letters;
  next jsonb;
begin
  perform private.require_post();
  select * into letter from private.outcome_letters l where regexp_replace(upper(l.number), '\s', '', 'g') = given;
  if not found or regexp_replace(upper(left(coalesce(code, ''), 40)), '[^A-Z0-9]', '',
    'g') <> replace(private.letter_code(letter.number), '-', '') then
    return jsonb_build_object('genuine', false);
  end if;
  select l into next from jsonb_array_elements(private.letters_of(letter.kind, letter.case_id)) l
    where l ->> 'number' = letter.number;
  return jsonb_build_object('genuine', true, 'number', letter.number, 'dated', letter.dated, 'sha256', letter.sha256,
    'reopened_at', next -> 'reopened_at', 'replaced_by', next -> 'replaced_by');
end $$;
grant execute on function public.verify_letter(text, text) to anon, authenticated, service_role;

/* Removes the files of a case's letters: number, date and hash remain, and sweep_files() deletes the file. */
create function private.forget_letters(kind text, id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.outcome_letters l set path = null, removed_at = now()
  where l.kind = forget_letters.kind and l.case_id = forget_letters.id and l.removed_at is null;
  update private.letter_orders o set given_up_at = coalesce(o.given_up_at, now())
  where o.kind = forget_letters.kind and o.case_id = forget_letters.id
    and not exists (select from private.outcome_letters l where l.order_id = o.id)
$$;

create trigger keep before update or delete on private.outcome_letters for each row
  execute function private.keep_letter_unchanged();

-- Runs before the timeline entry and its e-mail, which contains the number.
create trigger letter after update of closed_at, status on public.complaints for each row
  when (old.closed_at is null and new.closed_at is not null and new.anonymised_at is null)
    execute function private.order_letter('complaint');

create trigger letter after update of closed_at, status on public.appeals for each row
  when (old.closed_at is null and new.closed_at is not null and new.anonymised_at is null)
    execute function private.order_letter('appeal');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('letters', 'letters', false, 10485760, '{application/pdf}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
