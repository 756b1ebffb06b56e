-- Several appeals can be about one decision. Reporters never learn of another appeal. Staff see them together, and
-- join one to the other or let it lapse with a reason.
/* Returns a company name for comparison: lower case, without legal form, punctuation and spaces ('P.T. Karya-Jaya
   (Persero)' and 'Karya Jaya' are equal). */
create function private.company_key(name text) returns text language sql immutable strict set search_path = '' as $$
  select coalesce(string_agg(word, '' order by place), '')
  from regexp_split_to_table(regexp_replace(lower(company_key.name), '\m(p\.\s*t|c\.\s*v|u\.\s*d)\M', ' ', 'g'),
    '[^[:alnum:]]+') with ordinality u (word, place)
  where word not in ('pt', 'cv', 'ud', 'fa', 'tbk', 'firma', 'koperasi', 'persero', 'perum', 'perumda', 'perseroda',
    'bujka', 'dan')
$$;
grant execute on function private.company_key(text) to authenticated;

/* Returns the holder of the certificate with that number, or null. */
create function private.holder_of(application_key text) returns text
language sql stable security definer set search_path = '' as $$
  select k.name from public.certificates c join public.clients k on k.id = c.client_id
  where upper(regexp_replace(c.number, '[^A-Za-z0-9]', '', 'g')) = holder_of.application_key and c.deleted_at is null
  order by c.issued_on desc limit 1
$$;

/* Returns up to five suspensions and withdrawals of the certificate with that number, newest first: [{status, on,
   decided_on, number}]. */
create function private.decisions_on(application_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', case d.kind when 'suspend' then 'dibekukan' else 'dicabut' end,
    'on', d.effective_on, 'decided_on', d.decided_on, 'number', d.decision_number)
    order by d.effective_on desc, d.sequence desc), '[]')
  from (
    select d.* from public.certificate_decisions d join public.certificates c on c.id = d.certificate_id
    where upper(regexp_replace(c.number, '[^A-Za-z0-9]', '', 'g')) = decisions_on.application_key
      and c.deleted_at is null and d.kind in ('suspend', 'withdraw')
    order by d.effective_on desc, d.sequence desc limit 5
  ) d
$$;

/* For admins and editors: returns the appeal, followed by others with the same application or certificate number in any
   spelling, or joined with it. Excludes spam, anonymised appeals, and restricted ones that the caller cannot read.
   Returns at most 20 rows {appeal_id, number, status, created_at, application_number, decision, decision_date,
   relation, company, name, email, grounds, language, is_hidden (confidential and not readable: its texts are null),
   joined_into, is_closed, same_decision (kind and date as the first), other_sender (another e-mail address than the
   first; null if one is hidden), holder (of the certificate with that number), other_holder (not the given company;
   null if hidden), decisions (suspensions and withdrawals of that certificate, newest first, [{status, on, decided_on,
   number}]; null if there is no such certificate, or hidden), other_decision (none of them is the appealed one, by kind
   and date; null if hidden)}. The sender of an appeal in which the caller is involved is null. Errors: 42501 for
   others; P0001 case.not_found, case.involved. */
create function public.appeal_doubles(id uuid)
returns table (appeal_id uuid, number text, status text, created_at timestamptz, application_number text, decision text,
  decision_date date, relation text, company text, name text, email text, grounds text,
language text, is_hidden boolean, joined_into uuid, is_closed boolean, same_decision boolean, other_sender boolean,
  holder text, other_holder boolean, decisions jsonb, other_decision boolean) language plpgsql stable security definer
  set search_path = '' as $$
declare
  asked public.appeals;
  plain text;
  hidden text;
begin
  perform private.require_handler();
  select * into asked from public.appeals a where a.id = appeal_doubles.id;
  if not found then perform private.refuse('case.not_found', 'id'); end if;
  perform private.require_uninvolved(id);
  -- A confidential appeal stores a hash of its number: search for both forms.
  select coalesce(t.words, asked.application_number) into plain
  from (values (1)) one left join private.case_texts t on t.case_id = asked.id and t.part = 'application_number';
  hidden := upper(regexp_replace(private.hidden_application(plain), '[^A-Za-z0-9]', '', 'g'));
  plain := upper(regexp_replace(plain, '[^A-Za-z0-9]', '', 'g'));
  return query
    with filed as (
      select a.*, private.may_read_case('appeal', a.id) as readable,
        not private.is_involved(a.id, auth.uid()) as identified, coalesce(a.email, i.email) as sender,
        coalesce(a.company, i.company) as company_given,
        private.holder_of(w.key) as held_by, private.decisions_on(w.key) as decided
      from public.appeals a
      left join private.case_identities i on i.kind = 'appeal' and i.case_id = a.id
      cross join lateral (select case a.application_key when hidden then plain else a.application_key end as key) w
      where a.spam_at is null and a.anonymised_at is null
        and (a.restricted_at is null or private.may_read_case('appeal', a.id))
        and (a.id = asked.id or a.application_key in (plain, hidden) or a.joined_into in (asked.id, asked.joined_into)
          or a.id = asked.joined_into)
      order by a.id = asked.id desc, a.created_at, a.id limit 20
    )
    select f.id, f.number, f.status, f.created_at, f.application_number, f.decision, f.decision_date, f.relation,
      -- Identities of confidential reporters are available only through unmask_case(), texts only to users
      -- who can read the case.
      case when f.identified then f.company end, case when f.identified then f.name end,
      case when f.identified then f.email end, case when f.readable
        then f.grounds end, f.language, not f.readable, f.joined_into,
      f.closed_at is not null, f.decision = asked.decision and f.decision_date = asked.decision_date,
      case when f.readable and own.readable then f.sender is distinct from own.sender end,
      case when f.readable then f.held_by end,
      case when f.readable then f.held_by is not null
        and position(private.company_key(f.held_by) in private.company_key(f.company_given)) = 0 end,
      case when f.readable and f.held_by is not null then f.decided end,
      case when f.readable then f.held_by is not null and f.decision in ('pembekuan', 'pencabutan') and not exists (
        select from jsonb_array_elements(f.decided) d
        where d ->> 'status' = case f.decision when 'pembekuan' then 'dibekukan' else 'dicabut' end
          and f.decision_date::text in (d ->> 'on', d ->> 'decided_on')) end
    from filed f join filed own on own.id = asked.id;
end $$;
grant execute on function public.appeal_doubles(uuid) to authenticated;

/* For admins and editors who can read both appeals and are not involved: joins an open appeal to another open one.
   Closes it as digabung, with a reason for its reporter; its text, files and timeline stay separate. key: idempotency
   key. Returns the same as move_case. Errors: 42501; P0001 case.not_found (details: id|into_id), case.closed,
   case.join_refused (itself, a closed one, spam), case.confidential, case.outcome_required, case.involved,
   field.too_long, submission.key_used. */
create function public.join_appeal(id uuid, into_id uuid, reason text, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  joined public.appeals;
  kept public.appeals;
begin
  perform private.require_handler();
  if char_length(reason) > 10000 then perform private.refuse('field.too_long', 'reason', '10000'); end if;
  if private.was_sent(key, 'join_appeal', jsonb_build_array(id, into_id, reason)) then
    return private.kept_answer(key);
  end if;
  -- Locking in a fixed order prevents deadlocks.
  perform from public.appeals a where a.id in (join_appeal.id, into_id) order by a.id for update;
  select * into joined from public.appeals a where a.id = join_appeal.id;
  select * into kept from public.appeals a where a.id = into_id;
  if joined.id is null then perform private.refuse('case.not_found', 'id'); end if;
  if kept.id is null then perform private.refuse('case.not_found', 'into_id'); end if;
  if joined.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  if joined.id = kept.id or kept.closed_at is not null or num_nonnulls(kept.spam_at, joined.spam_at) > 0 then
    perform private.refuse('case.join_refused', 'into_id');
  end if;
  perform private.require_case_reader('appeal', joined.id);
  perform private.require_case_reader('appeal', kept.id);
  update public.appeals a set status = 'digabung', joined_into = kept.id, outcome_reason = reason,
    outcome = private.wording(a.language, '{"id": "Digabung dengan banding lain atas keputusan yang sama.",
      "en": "Joined with another appeal about the same decision."}')
  where a.id = joined.id;
  -- Appeals that were joined to this one move with it.
  update public.appeals a set joined_into = kept.id where a.joined_into = joined.id;
  perform private.add_entry('appeal', kept.id, 'note', 'internal', 'staff', 'Digabung ke perkara ini: ' ||
    joined.number);
  return private.keep_answer(key, private.case_summary(joined.id));
end $$;
grant execute on function public.join_appeal(uuid, uuid, text, uuid) to authenticated;
