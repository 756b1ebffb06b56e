-- What a confidential report says is kept apart from the case, as the identity of its reporter is: the rows that lists,
-- searches, exports, the audit trail and broadcasts are made of hold a mark in its place. case_text() reads it.

/* What stands in a row instead of words that are kept apart. */
create function private.kept_apart() returns text language sql immutable set search_path = '' as $$ select '(rahasia)' $$;

create function private.keep_text(case_id uuid, part text, words text) returns void
  language sql security definer set search_path = ''
as $$
  insert into private.case_texts as t (case_id, part, words) values (keep_text.case_id, keep_text.part, keep_text.words)
  on conflict (case_id, part) do update set words = excluded.words
$$;

/*
 * Trigger before insert or update of a confidential case: its texts go to private.case_texts. The number of the application
 * names the company that appeals, so another stands for it, the same for the same number.
 */
create function private.keep_case_apart() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  became jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array '{subject,description,expected_remedy,grounds,status_note,outcome,outcome_reason,incident_on,application_number}'::text[] loop
    if not became ? field or tg_op = 'UPDATE' and to_jsonb(old) ->> field is not distinct from became ->> field then continue; end if;
    if became ->> field is null then
      delete from private.case_texts t where t.case_id = new.id and t.part = field;
    else
      perform private.keep_text(new.id, field, became ->> field);
      became := became || jsonb_build_object(field, case field
        when 'application_number' then private.hidden_application(became ->> field)
        when 'incident_on' then null else private.kept_apart() end);
    end if;
  end loop;
  if tg_op = 'INSERT' then
    became := became || jsonb_build_object('evidence', (
      select coalesce(jsonb_agg(f.file || jsonb_build_object('name', private.kept_apart())), '[]')
      from jsonb_array_elements(new.evidence) as f(file)));
  end if;
  new := jsonb_populate_record(new, became);
  return new;
end $$;

/* Trigger before insert of an entry of the timeline, or of a person involved: words about a confidential case. The argument
   names the column. */
create function private.keep_entry_apart() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  words text := to_jsonb(new) ->> tg_argv[0];
  owner uuid := coalesce(new.complaint_id, new.appeal_id);
begin
  if words is null or not private.is_confidential_case(owner) then return new; end if;
  if words = private.kept_apart() then
    -- What was said with a change of status: the case, changed a moment ago, holds the mark already.
    select t.words into words from private.case_texts t where t.case_id = owner and t.part = 'status_note';
  end if;
  perform private.keep_text(owner, new.id::text, words);
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.kept_apart()));
  return new;
end $$;

create function private.is_confidential_case(id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.complaints c where c.id = is_confidential_case.id and c.is_confidential)
    or exists (select from public.appeals a where a.id = is_confidential_case.id and a.is_confidential)
$$;

-- After `guard`, which compares what is in the row: triggers of one moment run in the order of their names.
create trigger keep_apart before insert or update on public.complaints
  for each row when (new.is_confidential and new.anonymised_at is null) execute function private.keep_case_apart();
create trigger keep_apart before insert or update on public.appeals
  for each row when (new.is_confidential and new.anonymised_at is null) execute function private.keep_case_apart();
create trigger keep_apart before insert on public.case_events
  for each row when (new.kind <> 'assignment') execute function private.keep_entry_apart('body');
create trigger keep_apart before insert on public.case_people
  for each row execute function private.keep_entry_apart('note');

-- ---- Who reads it ----------------------------------------------------------------------------------------------------

/* Refuses case.confidential to who may not read the case. */
create function private.require_case_reader(kind text, id uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read_case(kind, id) then perform private.refuse('case.confidential', 'id'); end if;
end $$;

/* The words of a confidential case that replace the mark in these of its columns; {} when there are none. */
create function private.case_columns(id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.part, t.words), '{}') from private.case_texts t
  where t.case_id = case_columns.id and t.part ~ '^[a-z_]+$'
$$;

create function public.case_text(kind text, id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  entries jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  perform private.require_case_reader(kind, id);
  if not private.is_confidential_case(id) then return jsonb_build_object('columns', '{}'::jsonb, 'entries', '{}'::jsonb); end if;
  perform private.note_security('case_read',
    jsonb_build_object('kind', kind, 'id', id, 'number', private.case_summary(name, id) ->> 'number'));
  select coalesce(jsonb_object_agg(t.part, t.words), '{}') into entries from private.case_texts t
  where t.case_id = case_text.id and t.part !~ '^[a-z_]+$';
  return jsonb_build_object('columns', private.case_columns(id), 'entries', entries);
end $$;
comment on function public.case_text(text, uuid) is
$c$What a confidential case says: {columns: {subject, description, …}, entries: {id of an entry of the timeline or of a person involved:
its words}}; both empty for other cases, whose rows say it. Admins and the person in charge who are not recorded as involved; each call is
on the security record (case_read). Errors: 42501; P0001 case.kind_unknown, case.not_found, case.confidential.$c$;

create function public.open_evidence(path text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  slot private.upload_slots;
begin
  perform private.require_handler();
  select * into slot from private.upload_slots s where s.path = open_evidence.path and s.used and not s.to_delete;
  if not found then perform private.refuse('evidence.not_found', 'path'); end if;
  perform private.require_case_reader(slot.kind, slot.case_id);
  perform private.note_security('evidence_read', jsonb_build_object('kind', slot.kind, 'id', slot.case_id, 'path', slot.path,
    'number', private.case_summary(private.case_table(slot.kind, slot.case_id), slot.case_id) ->> 'number'));
  return jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type);
end $$;
comment on function public.open_evidence(text) is
$c$Asked as the caller by the function evidence-link before it hands out an address: whether this file may be opened. Puts it on the security
record (evidence_read). Admins and editors; of confidential cases as case_text. Returns {path, name, type}.
Errors: 42501; P0001 evidence.not_found (no such file, not checked yet, or gone), case.confidential.$c$;

revoke execute on function public.case_text(text, uuid), public.open_evidence(text) from public, anon;
grant execute on function public.case_text(text, uuid), public.open_evidence(text) to authenticated;
