-- Letters on decisions that change the validity of a certificate (ISO/IEC 17065, 7.11). They contain what the register
-- shows, and the signatory is the only person named, so the holder can open them with the code.

/* Returns the contents of the letter on a decision: {certificate {number, holder, subclass_code, subclass_name,
   subclass_name_en, category_name, category_name_en, qualification, kbli_code, kbli_version, issued_on, expires_on},
   decision {kind, effective_on, decided_on, number, decided_by, ground, note, until, changes (of a reduction: {column:
   [before, after]}), annulled {kind, effective_on, number, letter}, appeal_until}}. The certificate has its contents
   after the decision according to the ledger, and the holder's name as issued. */
create function private.decision_letter_facts(decision_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'certificate', jsonb_build_object('number', f.fold -> 'number', 'holder',
      private.company_title(f.fold ->> 'holder_form', f.fold ->> 'holder_name'),
      'subclass_code', f.fold -> 'subclass_code', 'subclass_name', f.fold -> 'subclass_name', 'subclass_name_en',
      f.fold -> 'subclass_name_en', 'category_name', f.fold -> 'category_name', 'category_name_en',
      f.fold -> 'category_name_en', 'qualification', f.fold -> 'qualification', 'kbli_code', f.fold -> 'kbli_code',
      'kbli_version', f.fold -> 'kbli_version', 'issued_on', f.fold -> 'issued_on', 'expires_on',
      f.fold -> 'expires_on'),
    'decision', jsonb_build_object('kind', d.kind, 'effective_on', d.effective_on, 'decided_on', d.decided_on,
      'number', d.decision_number, 'decided_by', d.decided_by, 'ground', d.ground, 'note', d.public_note,
      'until', d.until, 'changes', case when d.kind = 'reduce' then d.facts end,
      'annulled', case when t.id is not null then jsonb_build_object('kind', t.kind, 'effective_on', t.effective_on,
        'number', t.decision_number, 'letter',
        (select o.number from private.letter_orders o where o.decision_id = t.id)) end,
      'appeal_until', private.appeal_until(d)))
  from public.certificate_decisions d
    left join public.certificate_decisions t on t.id = d.annuls
    cross join lateral private.fold_certificate(d.certificate_id, d.sequence) f (fold)
  where d.id = decision_letter_facts.decision_id
$$;

/* Returns the present effect of a decision: {certificate (its number at that time), kind, annulled_kind, effective_on,
   annulled_on, annulled_letter, later_kind, later_on, later_letter}. later: the next valid decision that ended the
   status set by this one, or changed the content that it reduced. annulled_letter, later_letter: numbers of the
   letters, or null. Returns null for null. */
create function private.decision_standing(decision_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('certificate', d.number, 'kind', d.kind, 'annulled_kind', t.kind,
    'effective_on', d.effective_on, 'annulled_on', a.decided_on,
    'annulled_letter', (select o.number from private.letter_orders o where o.decision_id = a.id),
    'later_kind', n.kind, 'later_on', n.effective_on,
    'later_letter', (select o.number from private.letter_orders o where o.decision_id = n.id))
  from public.certificate_decisions d
    left join public.certificate_decisions t on t.id = d.annuls
    left join public.certificate_decisions a on a.annuls = d.id
    left join lateral (
      select x.* from public.certificate_decisions x
      where a.id is null and x.certificate_id = d.certificate_id and x.sequence > d.sequence
        and not exists (select from public.certificate_decisions y where y.annuls = x.id)
        and case when coalesce(t.kind, d.kind) = 'reduce' then x.kind in ('reduce', 'correct')
            and x.facts ?| array(select jsonb_object_keys(coalesce(t.facts, d.facts)))
          else x.kind in ('suspend', 'reinstate', 'withdraw', 'replace') end
      order by x.sequence limit 1
    ) n on true
  where d.id = decision_standing.decision_id
$$;

/* Trigger after insert into the ledger: orders the letter in the language of the company's contact. */
create function private.order_decision_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.letter_orders (kind, decision_id, number, language, decided_at, decided_by)
  select 'decision', new.id, private.next_letter_number('decision'), coalesce((
      select k.language from public.certificates c join public.client_contacts k on k.client_id = c.client_id
      where c.id = new.certificate_id), private.default_language()), new.recorded_at, new.recorded_by;
  return null;
end $$;

/* For staff: returns the letters on a certificate's decisions, newest first: [{id, decision_id, number, dated, state,
   made_at, sha256, bytes}], with the same states as case_letters. Errors: 42501. */
create function public.certificate_letters(certificate_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return (select coalesce(jsonb_agg(private.letter_line(o) || jsonb_build_object('decision_id', o.decision_id)
      order by d.sequence desc), '[]')
    from public.certificate_decisions d join private.letter_orders o on o.decision_id = d.id
    where d.certificate_id = certificate_letters.certificate_id);
end $$;
grant execute on function public.certificate_letters(uuid) to authenticated;

/* For everyone, with the number and code of a letter on a certificate: returns {found: true, ticket} with a ticket as
   of open_letter(), or {found: false}, also for letters of cases and while the file does not exist. Errors: P0001
   limit.reached (20 per hour and letter), method.not_allowed. */
create function public.open_decision_letter(number text, code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter private.letter_orders;
begin
  perform private.require_post();
  letter := private.letter_by_code(number, code);
  if letter.kind is distinct from 'decision' or not exists (select from private.outcome_letters l
    where l.order_id = letter.id and l.path is not null) then
    return jsonb_build_object('found', false);
  end if;
  perform private.spend('letter', 'number', letter.id::text);
  return jsonb_build_object('found', true, 'ticket',
    private.letter_ticket(letter.id, extract(epoch from now())::bigint + 300));
end $$;
grant execute on function public.open_decision_letter(text, text) to anon, authenticated, service_role;

create trigger letter after insert on public.certificate_decisions for each row
  when (new.kind in ('suspend', 'reinstate', 'withdraw', 'reduce', 'annul') and not new.is_carried
    and new.recorded_by is not null)
    execute function private.order_decision_letter();
