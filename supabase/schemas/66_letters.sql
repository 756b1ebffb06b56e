/* Returns a letter number without blanks and in one case, for comparison. */
create function private.letter_key(number text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(upper(number), '\s', '', 'g') $$;

-- The decision assigns the number. The file is created later, so that decisions never wait for it or fail
-- with it.
create table private.letter_orders (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'decision')),
  case_id uuid,
  decision_id uuid unique references public.certificate_decisions (id),
  number text not null unique,
  language text not null check (private.is_language(language)),
  decided_at timestamptz not null,
  decided_by uuid,
  reopened_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, case_id, decided_at),
  constraint letter_orders_subject check (case kind when 'decision' then decision_id is not null and case_id is null
    else case_id is not null and decision_id is null end)
);
comment on table private.letter_orders is
  'One per decision on a case, or on a certificate (kind decision). Given up after eight attempts, until staff retry '
  'it. The result is in private.outcome_letters. decided_by has no foreign key, so that the order survives the '
  'account. reopened_at: when the case was reopened after this decision.';
create index letter_orders_compared on private.letter_orders (private.letter_key(number));
create index letter_orders_due on private.letter_orders (next_attempt_at) where given_up_at is null;
alter table private.letter_orders enable row level security;

create table private.outcome_letters (
  order_id uuid primary key references private.letter_orders (id) on delete restrict,
  kind text not null,
  case_id uuid,
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
  'Letters: file in the bucket letters with SHA-256 and size. case_id is null for a decision on a certificate. Rows '
  'never change, except that the file is deleted with the personal data of the case (removed_at); number, date and '
  'hash stay, so that a printed letter can still be verified.';
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
   without gaps. Letters on certificates have their own series if the settings contain a format for them. */
create function private.next_letter_number(kind text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.today();
  settings constant jsonb := (select s.letters from public.site_settings s);
  own constant text := case when kind = 'decision' then nullif(settings ->> 'decision_number_format', '') end;
  form constant text := coalesce(own, nullif(settings ->> 'number_format', ''), '{nomor}/SH/{romawi}/{tahun}');
  series constant text := case when own is null then 'SH' else 'SK' end;
  given text;
begin
  loop
    given := replace(replace(replace(replace(form,
      '{nomor}', lpad((regexp_match(private.next_case_number(series), '\d+$'))[1]::integer::text, 3, '0')),
      '{tahun}', to_char(today, 'YYYY')), '{bulan}', to_char(today, 'MM')), '{romawi}',
        btrim(to_char(extract(month from today)::integer, 'RN')));
    -- A changed format, or the format of the other series, may produce a number that is already in use.
    exit when not exists (select from private.letter_orders o where o.number = given);
  end loop;
  return given;
end $$;

/* Trigger after a case was decided: orders its letter. The argument is the kind. */
create function private.order_letter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.letter_orders (kind, case_id, number, language, decided_at, decided_by)
  values (tg_argv[0], new.id, private.next_letter_number(tg_argv[0]), new.language, new.closed_at, new.decided_by);
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

/* Returns the contents of a case's letter, current or from before the case was reopened; null for an anonymised or
   restricted case. */
create function private.case_letter_facts(letter private.letter_orders) returns jsonb
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
  return jsonb_build_object('case_number', c.number, 'received_at', c.created_at,
    'replaces', (select o.number from private.letter_orders o where o.kind = letter.kind and o.case_id = letter.case_id
      and o.decided_at < letter.decided_at order by o.decided_at desc limit 1),
    'status', whole -> 'status', 'finding', whole -> 'finding', 'is_confidential', c.is_confidential,
    'recipient', case when not c.is_confidential then c.name end, 'company', case when not c.is_confidential
      then c.company end,
    'subject', whole -> 'subject', 'outcome', whole -> 'outcome', 'effect', whole -> 'effect', 'reasons',
      whole -> 'outcome_reason', 'declaration', whole -> 'declaration',
    'decider', whole -> 'decider_name', 'decider_post', whole -> 'decider_post',
    'actions', private.told_actions(letter.kind, letter.case_id));
end $$;

/* Returns the contents of a letter; null if it cannot be created now. */
create function private.letter_facts(letter private.letter_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', letter.id, 'number', letter.number, 'code', private.letter_code(letter.number),
    'kind', letter.kind, 'decided_at', letter.decided_at, 'language', letter.language,
    'body', (select to_jsonb(s) from (select x.site_name, x.site_name_en, x.site,
      private.letters_apart(x.letters, letter.case_id) as letters from public.site_settings x) s))
    || case letter.kind when 'decision' then private.decision_letter_facts(letter.decision_id)
      else private.case_letter_facts(letter) end;
end $$;

/* For service_role, called by the function outcome-letter: claims letters to create, each for one attempt. For five
   minutes, other callers skip them. Returns [{id, number, code (printed for verify_letter), kind, decided_at, language,
   body {site_name, site_name_en, site, letters}}]. Letters of cases also have replaces (number of the previous letter,
   after reopening), case_number, received_at, status, finding, is_confidential, recipient, company (both null for a
   confidential case), subject, outcome, effect, reasons, declaration, decider (who declared it), decider_post and
   actions [{text, due_on (null: why none is needed), done_on}]; letters on certificates have the keys of
   decision_letter_facts. The caller then calls keep_letter() or letter_failed(). */
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
    where o.given_up_at is null and o.next_attempt_at <= now()
      and (o.kind = 'decision' or private.letter_facts(o) is not null)
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
  select o.id, o.kind, o.case_id, o.number, o.decided_at, o.language, keep_letter.path, keep_letter.sha256,
    keep_letter.bytes, o.decided_by
  from private.letter_orders o
  where o.id = keep_letter.id
    and (o.kind = 'decision' or exists (select from private.cases c where c.id = o.case_id
      and (c.closed_at = o.decided_at or private.past_decision(o) is not null) and c.anonymised_at is null))
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
