-- Access to letters: for staff, for reporters and holders, and the public check.

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

/* Returns a letter as staff and reporters see it: {id, number, dated, state: 'waiting'|'made'|'failed'|'removed',
   made_at, sha256, bytes}. */
create function private.letter_line(letter private.letter_orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', letter.id, 'number', letter.number, 'dated', letter.decided_at,
    'state', case when l.removed_at is not null then 'removed' when l.order_id is not null then 'made'
      when letter.given_up_at is not null then 'failed' else 'waiting' end,
    'made_at', l.made_at, 'sha256', l.sha256, 'bytes', l.bytes)
  from (select letter.id) o left join private.outcome_letters l on l.order_id = o.id
$$;

/* Returns the letters of a case, newest first. */
create function private.letters_of(kind text, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.letter_line(o.letter) || jsonb_build_object('reopened_at', (o.letter).reopened_at,
    'replaced_by', o.replaced_by) order by (o.letter).decided_at desc), '[]')
  from (select x as letter, lead(x.number) over (order by x.decided_at) as replaced_by from private.letter_orders x
    where x.kind = letters_of.kind and x.case_id = letters_of.case_id) o
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

/* Returns the order of the letter if the caller can read its case, or, for a letter on a certificate, the register. */
create function private.letter_order(id uuid) returns private.letter_orders
language plpgsql stable security definer set search_path = '' as $$
declare
  found_order private.letter_orders;
begin
  select * into found_order from private.letter_orders o where o.id = letter_order.id;
  if found_order.kind = 'decision' then
    perform private.require_role('admin', 'editor', 'viewer');
    return found_order;
  end if;
  perform private.require_handler();
  if found_order.id is null then perform private.refuse('letter.not_found', 'id'); end if;
  perform private.require_case_reader(found_order.kind, found_order.case_id);
  return found_order;
end $$;

/* For admins and editors who can read the case, and for all staff for letters on certificates: returns a ticket, valid
   for five minutes, that the function outcome-letter exchanges for the file's address. Each call is written to the
   security record (letter_read). Errors: 42501; P0001 letter.not_found (or not made), case.confidential. */
create function public.open_letter(id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter constant private.letter_orders := private.letter_order(id);
begin
  if not exists (select from private.outcome_letters l where l.order_id = letter.id and l.path is not null) then
    perform private.refuse('letter.not_found', 'id');
  end if;
  perform private.note_security('letter_read',
    jsonb_build_object('kind', letter.kind, 'id', coalesce(letter.case_id, letter.decision_id), 'letter',
      letter.number));
  return private.letter_ticket(letter.id, extract(epoch from now())::bigint + 300);
end $$;
grant execute on function public.open_letter(uuid) to authenticated;

/* For admins and editors: retries the creation of a letter that failed, for a case that they can read or for a
   certificate. Errors: 42501; P0001 letter.not_found, letter.kept (it exists), case.confidential. */
create function public.make_letter_again(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter constant private.letter_orders := private.letter_order(id);
begin
  perform private.require_handler();
  if exists (select from private.outcome_letters l where l.order_id = letter.id) then
    perform private.refuse('letter.kept', 'id');
  end if;
  update private.letter_orders o set attempts = 0, given_up_at = null, last_error = null, next_attempt_at = now()
    where o.id = letter.id;
end $$;
grant execute on function public.make_letter_again(uuid) to authenticated;

/* For reporters, with number and access code: returns {found: true, ticket} with a ticket as of
   open_letter(), or {found: false}. letter: its id in track_case(). Errors: P0001 limit.reached (20 per hour
   and case), and those of track_case. */
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

/* Returns the order of the letter with this number and code; null if either is wrong. */
create function private.letter_by_code(number text, code text) returns private.letter_orders
language sql stable security definer set search_path = '' as $$
  select o from private.letter_orders o
  where private.letter_key(o.number)
      = private.letter_key(private.clean_text(left(coalesce(letter_by_code.number, ''), 100), true, true))
    and replace(private.letter_code(o.number), '-', '')
      = regexp_replace(upper(left(coalesce(letter_by_code.code, ''), 40)), '[^A-Z0-9]', '', 'g')
  limit 1
$$;

/* For everyone: returns whether a letter with this number and code was issued: {genuine: false}, or {genuine: true,
   number, dated, sha256, reopened_at (the decision is examined again; null: it is valid), replaced_by (number of the
   next letter), decision}. Reveals neither case nor person. decision: for a letter on a certificate, the result of
   decision_standing; otherwise null. sha256 is null until the file exists. Errors: P0001 method.not_allowed. */
create function public.verify_letter(number text, code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter private.letter_orders;
  next jsonb;
begin
  perform private.require_post();
  letter := private.letter_by_code(number, code);
  next := case when letter.kind = 'decision' then private.letter_line(letter) else (
    select l from jsonb_array_elements(private.letters_of(letter.kind, letter.case_id)) l
    where l ->> 'id' = letter.id::text and l ->> 'state' in ('made', 'removed')) end;
  if next is null then return jsonb_build_object('genuine', false); end if;
  return jsonb_build_object('genuine', true, 'number', letter.number, 'dated', letter.decided_at,
    'sha256', next -> 'sha256', 'reopened_at', next -> 'reopened_at', 'replaced_by', next -> 'replaced_by',
    'decision', private.decision_standing(letter.decision_id));
end $$;
grant execute on function public.verify_letter(text, text) to anon, authenticated, service_role;
