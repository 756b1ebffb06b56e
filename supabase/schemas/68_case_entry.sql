-- Staff enter cases that arrived outside the site: complaints (enter_complaint) and appeals (enter_appeal).

/* Returns the arrival time of an entered case: now for today, otherwise noon of that day. Refuses
   with field.in_future (received_on). */
create function private.arrived_on(received_on date) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if received_on > private.today() then perform private.refuse('field.in_future', 'received_on'); end if;
  return case received_on when private.today() then now()
    else (received_on + time '12:00') at time zone 'Asia/Jakarta' end;
end $$;

/* Checks the size and format of an entry. Refuses with payload.invalid, payload.too_large. */
create function private.check_entry(entry jsonb) returns void language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(entry) is distinct from 'object' then perform private.refuse('payload.invalid', 'entry'); end if;
  if octet_length(entry::text) > 100000 then perform private.refuse('payload.too_large', 'entry', '100000'); end if;
end $$;

/* Returns the columns of an entered case for its channel, files, dates and the user who enters it. Raises the errors of
   the payload functions. */
create function private.entry_columns(kind text, id uuid, entry jsonb, source text, came_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return to_jsonb(private.case_dates(kind, came_at)) || jsonb_build_object(
    'id', id, 'language', entry -> 'language', 'is_confidential', private.payload_flag(entry, 'is_confidential'),
    'consent', '{}'::jsonb, 'source', source,
    'source_name', private.payload_line(entry, 'source_name', 2, 200, source = 'lembaga'), 'legal_basis', 'kewajiban',
    'notice_told', private.payload_choice(entry, 'notice_told', '{dibacakan,diserahkan,dikirim,belum}'),
    'evidence', private.payload_files(entry, kind, id), 'created_at', came_at, 'entered_at', now(), 'entered_by',
    auth.uid(), 'entered_by_name', (select u.full_name from public.app_users u where u.id = auth.uid()));
end $$;

/* Adds the reporter's columns. For a confidential case, stores the reporter separately instead. */
create function private.with_person(made jsonb, person private.case_identities) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (made ->> 'is_confidential')::boolean then
    return made || to_jsonb(person) - '{kind,case_id}'::text[];
  end if;
  if num_nonnulls(person.name, person.email, person.phone, person.company) > 0 then
    person.name := coalesce(person.name, '–');
    insert into private.case_identities select person.*;
  end if;
  return made;
end $$;

/* Stores the parts of an entered case that do not belong in its row, records its arrival and channel on the timeline,
   and e-mails the access code if requested. */
create function private.finish_entry(
  kind text, id uuid, number text, made jsonb, channel text, received_on date, sends_code boolean
) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  fresh constant uuid := gen_random_uuid();
begin
  perform private.keep_secrets(kind, id, number, fresh, made -> 'evidence');
  perform private.add_entry(kind, id, 'note', 'internal', 'staff',
    format('Dicatat oleh staf; diterima %s lewat %s.', to_char(received_on, 'DD-MM-YYYY'), channel));
  if sends_code then
    -- As after a renewal, the code is sent by e-mail only.
    update private.case_secrets s set renewed_key = fresh
    where s.kind = finish_entry.kind and s.case_id = finish_entry.id;
    perform private.add_entry(kind, id, 'code', 'reporter', 'staff', null, null, 'baru');
  end if;
end $$;

/* Returns the receipt of an entered case, with its id. */
create function private.entered_receipt(kind text, id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.receipt(entered_receipt.kind, entered_receipt.id) || jsonb_build_object('id', entered_receipt.id)
$$;
