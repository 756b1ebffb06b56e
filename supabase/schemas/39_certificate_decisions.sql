-- The ledger of certificates (ISO/IEC 17065, 7.6, 7.8 and 7.11). The content and status of a published certificate are
-- computed from these rows; the row in certificates is a cache of the result.
create table public.certificate_decisions (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  certificate_id uuid not null,
  number text not null,
  kind text not null check (kind in ('grant', 'suspend', 'reinstate', 'withdraw', 'reduce', 'correct', 'annul',
    'replace')),
  effective_on date not null,
  decided_on date,
  decided_by text check (char_length(decided_by) <= 120),
  decider_name text check (char_length(decider_name) <= 120),
  decider_id uuid,
  decision_number text check (char_length(decision_number) <= 80),
  ground text,
  until date,
  reason text check (char_length(reason) <= 2000),
  public_note text check (char_length(public_note) <= 500),
  facts jsonb not null default '{}',
  from_beginning boolean not null default false,
  replacement_id uuid,
  annuls uuid references public.certificate_decisions (id),
  appeal_id uuid,
  is_carried boolean not null default false,
  recorded_by uuid,
  recorded_by_name text,
  recorded_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid,
  confirmed_by_name text,
  constraint certificate_decisions_dated check (decided_on is not null or is_carried),
  constraint certificate_decisions_granted_in_time check (kind <> 'grant' or decided_on <= effective_on
    and decided_by is not null),
  constraint certificate_decisions_annulled check ((kind = 'annul') = (annuls is not null)),
  constraint certificate_decisions_correction check (not from_beginning or kind = 'correct')
);
comment on table public.certificate_decisions is
  'Decisions on published certificates, in the order of recording (sequence). Rows are only added, by functions, and '
  'survive the certificate. Staff read everything, visitors everything but reasons and names.';
comment on column public.certificate_decisions.number is 'Number of the certificate when the decision was recorded.';
comment on column public.certificate_decisions.decided_by is
  'Post or body that decided. Public, so it names no person.';
comment on column public.certificate_decisions.decider_name is
  'Name of the person who decided, with or without an account (decider_id).';
comment on column public.certificate_decisions.ground is
  'Public category of the reason; see certificates.status_ground.';
comment on column public.certificate_decisions.until is 'Last day of a suspension.';
comment on column public.certificate_decisions.facts is
  'grant: the complete issued content; correct and reduce: {"column": [before, after]}.';
comment on column public.certificate_decisions.from_beginning is
  'True: the correction applies from the day of issue; false: from effective_on.';
comment on column public.certificate_decisions.appeal_id is
  'Upheld appeal that the annulment of a withdrawal is based on.';
comment on column public.certificate_decisions.is_carried is
  'The certificate was entered with this status. Its first day is unknown if effective_on is the day of issue.';
comment on column public.certificate_decisions.confirmed_by is
  'Second person who confirmed the decision. For a grant, the user who published a draft of another user.';
create unique index certificate_decisions_certificate on public.certificate_decisions (certificate_id, sequence);
create unique index certificate_decisions_grant on public.certificate_decisions (certificate_id) where kind = 'grant';
create unique index certificate_decisions_annuls on public.certificate_decisions (annuls) where annuls is not null;
create index certificate_decisions_newest on public.certificate_decisions (recorded_at desc, id);
-- Few decisions suspend or end a certificate: this small index finds certificates that were not valid on a day.
create index certificate_decisions_ended on public.certificate_decisions (kind, effective_on, certificate_id)
  where kind in ('suspend', 'withdraw', 'replace');
-- Finds the few certificates whose content was different on a past day.
create index certificate_decisions_changed on public.certificate_decisions (effective_on, certificate_id)
  where kind in ('correct', 'reduce') and not from_beginning;
-- Finds certificates by a number that was corrected.
create index certificate_decisions_old_number on public.certificate_decisions
  (upper(regexp_replace(facts #>> '{number,0}', '[^A-Za-z0-9]', '', 'g'))) where kind = 'correct' and facts ? 'number';
create index certificate_decisions_later on public.certificate_decisions (recorded_at desc, id) where kind <> 'grant';
alter table public.certificate_decisions enable row level security;
grant select on public.certificate_decisions to authenticated, service_role;
grant select (id, sequence, certificate_id, number, kind, effective_on, decided_on, decided_by, decision_number, ground,
  until, public_note, facts, from_beginning, replacement_id, annuls, is_carried, recorded_at)
  on public.certificate_decisions to visitor_reader;

create policy "staff read" on public.certificate_decisions for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));

create policy "the register is searched" on public.certificate_decisions for select to visitor_reader using (true);

-- User who entered a certificate or last changed its draft. If decisions need a second person,
-- another user publishes it.
create table private.certificate_entries (
  certificate_id uuid primary key,
  entered_by uuid,
  entered_by_name text
);
alter table private.certificate_entries enable row level security;

create function private.keep_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('certificate.history_stays');
  return null;
end $$;

/* Returns the reason for the current change, set for this transaction. */
create function private.register_reason() returns text
language sql stable set search_path = '' as $$ select nullif(current_setting('register.reason', true), '') $$;

/* Returns the columns of certificates that only decisions can change after publication. */
create function private.decided_columns() returns text[] language sql immutable set search_path = '' as $$
  select '{number,client_id,holder_name,holder_form,subclass_id,subclass_code,subclass_name,subclass_name_en,'
    'category_code,category_name,category_name_en,qualification,kbli_code,kbli_version,kbli_other_code,'
    'kbli_other_version,scheme_number,scheme_edition,legal_basis,decision_number,decided_on,decided_by,issued_on,'
    'expires_on,status,status_ground,suspended_until,replaced_by}'::text[]
$$;
grant execute on function private.decided_columns() to authenticated, service_role, visitor_reader, staff_reader;

/* Returns the decided columns that hold the status. Suspensions, reinstatements, withdrawals
   and replacements set them. */
create function private.status_columns() returns text[] language sql immutable set search_path = '' as $$
  select '{status,status_ground,suspended_until,replaced_by}'::text[]
$$;
grant execute on function private.status_columns() to authenticated, service_role;

/* Returns the decided columns of a row. */
create function private.decided_facts(certificate public.certificates) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('number', c.number, 'client_id', c.client_id, 'holder_name', c.holder_name, 'holder_form',
    c.holder_form, 'subclass_id', c.subclass_id, 'subclass_code', c.subclass_code, 'subclass_name', c.subclass_name,
    'subclass_name_en', c.subclass_name_en, 'category_code', c.category_code, 'category_name', c.category_name,
    'category_name_en', c.category_name_en, 'qualification', c.qualification, 'kbli_code', c.kbli_code, 'kbli_version',
    c.kbli_version, 'kbli_other_code', c.kbli_other_code, 'kbli_other_version', c.kbli_other_version, 'scheme_number',
    c.scheme_number, 'scheme_edition', c.scheme_edition, 'legal_basis', c.legal_basis, 'decision_number',
    c.decision_number, 'decided_on', c.decided_on, 'decided_by', c.decided_by, 'issued_on', c.issued_on, 'expires_on',
    c.expires_on, 'status', c.status, 'status_ground', c.status_ground, 'suspended_until', c.suspended_until,
    'replaced_by', c.replaced_by)
  from (select certificate.*) c
$$;

/* Returns the decided columns according to the ledger, up to the decision `upto` if given: the grant,
   changed by corrections and reductions, with the status of the last decision. Annulled decisions do not
   count. Null without a grant. */
create function private.fold_certificate(certificate_id uuid, upto bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with d as materialized (
    select d.* from public.certificate_decisions d
    where d.certificate_id = fold_certificate.certificate_id and (upto is null or d.sequence <= upto)
      and not exists (select from public.certificate_decisions a where a.annuls = d.id
        and (upto is null or a.sequence <= upto))
  ), last as (
    select l.* from d l where l.kind in ('suspend', 'reinstate', 'withdraw', 'replace')
      order by l.sequence desc limit 1
  )
  select g.facts
    || coalesce((select jsonb_object_agg(e.key, e.value -> 1 order by c.sequence)
      from d c cross join lateral jsonb_each(c.facts) e where c.kind in ('correct', 'reduce')), '{}')
    || jsonb_build_object('status', case l.kind when 'suspend' then 'dibekukan' when 'withdraw' then 'dicabut'
        when 'replace' then 'diganti' else 'aktif' end,
      'status_ground', l.ground, 'suspended_until', l.until, 'replaced_by', l.replacement_id)
  from d g left join last l on true
  where g.kind = 'grant'
$$;

/* Returns the first decided column in which a row differs from the ledger; null if none does. */
create function private.undecided_column(certificate public.certificates) returns text
language sql stable security definer set search_path = '' as $$
  select e.key from private.fold_certificate(certificate.id) f (fold)
    cross join lateral jsonb_each(private.decided_facts(certificate)) e
  where f.fold is not null and e.value is distinct from f.fold -> e.key order by e.key limit 1
$$;

/* Writes the grants of certificates that are published for the first time, from their rows. For a certificate entered
   as suspended, withdrawn or replaced, also writes that decision (is_carried). */
create function private.grant_certificates(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, decided_by,
    decision_number, reason, facts, recorded_by, recorded_by_name, confirmed_by, confirmed_by_name)
  select c.id, c.number, 'grant', c.issued_on, c.decided_on, c.decided_by, c.decision_number,
    coalesce(c.second_reason, private.register_reason()), private.decided_facts(c) - private.status_columns(),
    e.entered_by, e.entered_by_name, p.id, p.name
  from public.certificates c
    left join private.certificate_entries e on e.certificate_id = c.id
    left join lateral (select auth.uid() as id, (select u.full_name from public.app_users u where u.id = auth.uid())
      as name) p on p.id is distinct from e.entered_by
  where c.id = any (ids);
  insert into public.certificate_decisions (certificate_id, number, kind, effective_on, ground, until, replacement_id,
    reason, is_carried, recorded_by, recorded_by_name, confirmed_by, confirmed_by_name)
  select g.certificate_id, g.number, case c.status when 'dibekukan' then 'suspend' when 'dicabut' then 'withdraw'
    else 'replace' end, c.issued_on, c.status_ground, c.suspended_until, c.replaced_by, private.register_reason(), true,
    g.recorded_by, g.recorded_by_name, g.confirmed_by, g.confirmed_by_name
  from public.certificates c join public.certificate_decisions g on g.certificate_id = c.id and g.kind = 'grant'
  where c.id = any (ids) and c.status <> 'aktif'
$$;

/* Trigger after insert: updates the row of the certificate from the ledger. */
create function private.apply_decision() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  fold constant jsonb := private.fold_certificate(new.certificate_id);
begin
  update public.certificates c set (number, holder_name, holder_form, subclass_id, subclass_code, subclass_name,
    subclass_name_en, category_code, category_name, category_name_en, qualification, kbli_code, kbli_version,
    kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis, decision_number, decided_on,
    decided_by, issued_on, expires_on, status, status_ground, suspended_until, replaced_by) = (
    select r.number, r.holder_name, r.holder_form, r.subclass_id, r.subclass_code, r.subclass_name, r.subclass_name_en,
      r.category_code, r.category_name, r.category_name_en, r.qualification, r.kbli_code, r.kbli_version,
      r.kbli_other_code, r.kbli_other_version, r.scheme_number, r.scheme_edition, r.legal_basis, r.decision_number,
      r.decided_on, r.decided_by, r.issued_on, r.expires_on, r.status, r.status_ground, r.suspended_until, r.replaced_by
    from jsonb_populate_record(null::public.certificates, fold) r)
  where c.id = new.certificate_id and private.decided_facts(c) <> fold;
  return null;
end $$;

create trigger apply_decision after insert on public.certificate_decisions for each row when (new.kind <> 'grant')
  execute function private.apply_decision();
