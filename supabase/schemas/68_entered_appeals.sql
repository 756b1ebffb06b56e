/* Returns the value of appeals.decision for a kind of decision in the register. */
create function private.appealed_kind(kind text) returns text language sql immutable set search_path = '' as $$
  select case appealed_kind.kind when 'suspend' then 'pembekuan' when 'withdraw' then 'pencabutan'
    when 'reduce' then 'pengurangan' else 'lainnya' end $$;

/* For admins and editors: returns the newest decisions on certificates whose number or holder contains the query (at
   least three letters or digits), at most 20: {decision_id, certificate, company, decision (as in appeals.decision),
   kind, decided_on, decision_number, last_day (for an appeal)}. Errors: 42501 for others. */
create function public.appealable_decisions(query text)
returns table (decision_id uuid, certificate text, company text, decision text, kind text, decided_on date,
  decision_number text, last_day date)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  typed constant text := left(btrim(query), 100);
  bare constant text := upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));
  word text[] := array(select '%' || w || '%' from unnest(private.company_words(typed)) w);
begin
  perform private.require_handler();
  if char_length(coalesce(bare, '')) < 3 then return; end if;
  return query
    with named as materialized (
      select c.id from public.certificates c
        where upper(regexp_replace(c.number, '[^A-Za-z0-9]', '', 'g')) = bare and c.deleted_at is null
      union
      select c.id from public.certificates c
        where upper(c.number) like private.like_text(upper(typed)) || '%' and c.deleted_at is null
      union
      select c.id from public.clients k join public.certificates c on c.client_id = k.id and c.deleted_at is null
        where cardinality(word) > 0 and k.name ilike word[1] and (word[2] is null or k.name ilike word[2])
          and (word[3] is null or k.name ilike word[3]) and k.name ilike all (word) and k.deleted_at is null
      limit 500
    )
    select d.id, d.number, private.company_title(k.legal_form, k.name), private.appealed_kind(d.kind), d.kind,
      coalesce(d.decided_on, d.effective_on), d.decision_number,
      private.last_appeal_day(coalesce(d.decided_on, d.effective_on))
    from (
      select d.* from public.certificate_decisions d join named n on n.id = d.certificate_id
      where d.kind in ('suspend', 'withdraw', 'reduce', 'correct', 'replace')
      order by d.recorded_at desc, d.sequence desc limit 20
    ) d
      join public.certificates c on c.id = d.certificate_id join public.clients k on k.id = c.client_id
    order by d.recorded_at desc, d.sequence desc;
end $$;
grant execute on function public.appealable_decisions(text) to authenticated;

/* Returns the decision that an entered appeal is about. With `certificate_decision`, number, kind and date are from the
   register. Refuses with field.invalid (certificate_decision), and raises the errors of the payload functions. */
create function private.appeal_matter(entry jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked constant text := private.payload_line(entry, 'certificate_decision', 36, 36, false);
  decided public.certificate_decisions;
begin
  if asked is not null then
    select d.* into decided from public.certificate_decisions d
    where d.id = case when pg_input_is_valid(asked, 'uuid') then asked::uuid end and d.kind <> 'grant';
    if not found then perform private.refuse('field.invalid', 'certificate_decision'); end if;
    entry := entry || jsonb_build_object('application_number', decided.number, 'decision',
      private.appealed_kind(decided.kind), 'decision_date', coalesce(decided.decided_on, decided.effective_on));
  end if;
  return private.appeal_fields(entry);
end $$;

/* For admins and editors: enters an appeal that arrived by letter, by e-mail or at the desk, also a late one, and
   records the user's name. entry: source 'surat'|'email'|'langsung', received_on 'YYYY-MM-DD' (not after today and not
   before the decision; the time limits count from it), source_name? 2-200 (the number of the letter), language
   'id'|'en', notice_told 'dibacakan'|'diserahkan'|'dikirim'|'belum', mail_code? (true: the access code is e-mailed to
   the address, which is then required, and not returned), and these fields of submit_appeal: name, company, email?
   (required for 'email'), phone?, is_confidential?, relation, grounds, subject?, description?, subclass_codes?, files?,
   and either certificate_decision (an id of appealable_decisions) or application_number, decision and decision_date.
   key: idempotency key. Returns the same as submit_appeal, and id. Errors: 42501; P0001 payload.invalid,
   payload.too_large, case.involved (the caller took part in the decision), submission.key_used, and those of the fields
   of submit_appeal. */
create function public.enter_appeal(entry jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id uuid := gen_random_uuid();
  source text;
  received_on date;
  sends_code boolean;
  person private.case_identities;
  made jsonb;
begin
  perform private.require_handler();
  perform private.check_entry(entry);
  if private.was_sent(key, 'enter_appeal', entry) then
    return private.entered_receipt('appeal', (private.kept_answer(key) ->> 0)::uuid);
  end if;
  source := private.payload_choice(entry, 'source', '{surat,email,langsung}');
  received_on := private.payload_date(entry, 'received_on', true);
  perform private.payload_choice(entry, 'language', array(select l.code from private.languages() l));
  sends_code := private.payload_flag(entry, 'mail_code');
  person.kind := 'appeal';
  person.case_id := id;
  person.name := private.payload_line(entry, 'name', 2, 150);
  person.email := private.payload_email(entry, source = 'email' or sends_code);
  person.phone := private.payload_phone(entry);
  person.company := private.payload_line(entry, 'company', 2, 200);

  made := private.appeal_matter(entry);
  perform private.check_appeal((made ->> 'decision_date')::date, made ->> 'application_number');
  made := made || private.entry_columns('appeal', id, entry, source, private.arrived_on(received_on));
  if (made ->> 'decision_date')::date > received_on then perform private.refuse('field.invalid', 'received_on'); end if;
  made := private.with_person(made, person);
  perform private.finish_entry('appeal', id, private.add_appeal(made), made, source, received_on, sends_code);
  -- The receipt contains the access code, which would let the caller act as the appellant.
  perform private.require_uninvolved(id);
  perform private.keep_answer(key, jsonb_build_array(id));
  return private.entered_receipt('appeal', id);
end $$;
grant execute on function public.enter_appeal(jsonb, uuid) to authenticated;
