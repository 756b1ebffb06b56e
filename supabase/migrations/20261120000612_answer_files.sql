-- Answers to reporters and senders: the files that staff send with them, and the way to those files and to the thread of a message.

-- ---- Files of staff -------------------------------------------------------------------------------------------------

create function public.announce_answer_files(kind text, id uuid, files jsonb, key uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  slots jsonb;
  paths jsonb;
begin
  perform private.require_handler();
  if octet_length(files::text) > 20000 then perform private.refuse('payload.too_large', 'files', '20000'); end if;
  if private.was_sent(key, 'announce_answer_files', jsonb_build_array(kind, id, files)) then
    paths := private.kept_answer(key);
  else
    perform private.inbox_table(kind, id);
    perform private.require_case_reader(kind, id);
    slots := private.payload_files(jsonb_build_object('files', files), kind, id);
    if jsonb_array_length(slots) = 0 then perform private.refuse('field.required', 'files'); end if;
    perform private.hand_out_slots(kind, id, slots, 'staff');
    paths := private.keep_answer(key, jsonb_path_query_array(slots, '$[*].path'));
  end if;
  return coalesce((select jsonb_agg(private.slot_of(u) order by u.place) from private.upload_slots u
    where u.kind = announce_answer_files.kind and u.case_id = announce_answer_files.id and paths ? u.path), '[]');
end $$;
comment on function public.announce_answer_files(text, uuid, jsonb, uuid) is
$c$Files that staff want to send with an answer or keep with a note, of a case or of a message ('contact'): files as in announce_evidence(), 1 to 5 at once. Each goes to its path of the
bucket evidence, is confirmed by confirm-evidence, and counts once add_case_event() has named it; what nobody names is gone after a day.
Admins and editors who may read the case or message. key as in add_case_event. Returns [{path, name, type, size, expires_at}]. Errors: 42501; P0001
case.kind_unknown, case.not_found, case.confidential, field.required, files.invalid, files.too_many, files.type, files.too_large,
payload.too_large, submission.key_used.$c$;
revoke all on function public.announce_answer_files(text, uuid, jsonb, uuid) from public;
grant execute on function public.announce_answer_files(text, uuid, jsonb, uuid) to authenticated;

/* Puts these files of staff to an entry. Refuses files.too_many, and files.invalid for one that did not arrive or belongs to another. */
create function private.attach_files(kind text, case_id uuid, entry uuid, files text[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant int := (select count(distinct f) from unnest(files) f);
  taken int;
begin
  if coalesce(cardinality(files), 0) > 5 then perform private.refuse('files.too_many', 'files', '5'); end if;
  update private.upload_slots u set event_id = entry
  where u.path = any (files) and u.kind = attach_files.kind and u.case_id = attach_files.case_id and u.author = 'staff' and u.used
    and u.event_id is null and not u.to_delete;
  get diagnostics taken = row_count;
  if taken <> wanted then perform private.refuse('files.invalid', 'files'); end if;
end $$;

/* The files of an entry: [{path, name}]. */
create function private.files_of(entry uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', u.path, 'name', u.file_name) order by u.place), '[]')
  from private.upload_slots u where u.event_id = files_of.entry and not u.to_delete
$$;

-- ---- Handing out ----------------------------------------------------------------------------------------------------

/* Good for five minutes, for the function evidence-link, which turns it into an address of the file. */
create function private.file_ticket(path text, until bigint) returns text
  language sql stable security definer set search_path = ''
as $$
  select until || '.' || encode(private.keyed_hash('file ticket', until || '.' || path), 'hex') || '.' || path
$$;

create function public.file_of_ticket(ticket text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('path', u.path, 'name', u.file_name)
  from private.upload_slots u
  where ticket ~ '^\d{10}\.[0-9a-f]{64}\..' and u.path = substr(ticket, 77) and u.used and not u.to_delete
    and left(ticket, 10)::bigint > extract(epoch from now()) and private.file_ticket(u.path, left(ticket, 10)::bigint) = ticket
$$;
comment on function public.file_of_ticket(text) is
  'The file that a ticket of open_own_file() stands for: {path, name}; null when it is none, too old, or the file is gone. service_role.';
revoke all on function public.file_of_ticket(text) from public;
grant execute on function public.file_of_ticket(text) to service_role;

-- ---- Threads of messages --------------------------------------------------------------------------------------------

/* Before a message is answered. Refuses case.marked_spam, case.no_address. */
create function private.check_answer(message uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.contact_submissions;
begin
  select * into asked from public.contact_submissions m where m.id = check_answer.message;
  if asked.spam_at is not null then perform private.refuse('case.marked_spam', 'id'); end if;
  if asked.anonymised_at is null and asked.email is null then perform private.refuse('case.no_address', 'id'); end if;
end $$;

/* From the first answer on a message has an access code, which its mails tell: with it the sender reads the thread and writes again. */
create function private.give_message_code(id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.case_secrets as s (kind, case_id, number, idempotency_key)
  select 'contact', m.id, m.number, gen_random_uuid() from public.contact_submissions m where m.id = give_message_code.id
  on conflict (kind, case_id) do nothing;
  update private.case_secrets s
  set code_hash = private.code_hash(s.case_id, private.access_code('contact', coalesce(s.renewed_key, s.idempotency_key)))
  where s.kind = 'contact' and s.case_id = give_message_code.id and s.code_hash is null
$$;
