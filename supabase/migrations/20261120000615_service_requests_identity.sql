-- Who sent it, and with what evidence: the identity of a confidential case opens for few, and each opening is recorded.

create function public.unmask_case(kind text, id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  record jsonb;
begin
  perform private.require_handler();
  name := private.case_table(kind, id);
  execute format('select to_jsonb(c) from public.%I c where c.id = $1', name) into record using id;
  if record ->> 'restricted_at' is not null then perform private.require_case_reader(kind, id); end if;
  if not (record ->> 'is_confidential')::boolean then
    return jsonb_build_object('name', record ->> 'name', 'email', record ->> 'email', 'phone', record ->> 'phone',
      'company', record ->> 'company');
  end if;
  if not private.has_role('admin') and record ->> 'assigned_to' is distinct from auth.uid()::text then
    raise exception using errcode = '42501', message = 'Only admins and the person in charge see this identity';
  end if;
  if private.is_involved(unmask_case.id, auth.uid()) then perform private.refuse('case.involved'); end if;
  perform private.require_fresh_session();
  perform private.note_security('unmask', jsonb_build_object('table', name, 'id', id, 'number', record ->> 'number'));
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', name, id::text,
    record ->> 'number', 'unmask');
  return coalesce(
    (select jsonb_build_object('name', i.name, 'email', i.email, 'phone', i.phone, 'company', i.company)
     from private.case_identities i where i.kind = unmask_case.kind and i.case_id = unmask_case.id),
    jsonb_build_object('name', null, 'email', null, 'phone', null, 'company', null));
end $$;
comment on function public.unmask_case(text, uuid) is
$c$The reporter's identity {name, email, phone, company}. Of a confidential case only for admins and the person it is assigned to, and each
call is written to the audit log (action unmask); not for who took part in the matter. All null once the case is anonymised.
Errors: 42501; P0001 case.kind_unknown, case.not_found, case.involved, case.confidential (a restricted case that the caller may not read),
session.not_fresh.$c$;

create function public.case_contact(kind text, id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'status', c.status, 'language', c.language,
    'name', coalesce(c.name, i.name), 'email', coalesce(c.email, i.email))
  from (
    select 'complaint' as kind, id, number, status, language, name, email from public.complaints
    union all select 'appeal', id, number, status, language, name, email from public.appeals
    union all select 'contact', id, number, status, language, name, email from public.contact_submissions
  ) c
  left join private.case_identities i on i.kind = c.kind and i.case_id = c.id
  where c.kind = case_contact.kind and c.id = case_contact.id
$$;
comment on function public.case_contact(text, uuid) is
$c$Where to write to a reporter: {number, status, language, name, email}. For the mailing function only (service_role), which shows it
to nobody. kind 'complaint'|'appeal'|'contact'; null when there is none.$c$;

create function public.case_evidence(kind text, id uuid)
  returns table (path text, file_name text, mime_type text, size_bytes bigint, is_received boolean, is_expected boolean)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  return query
    select s.path, s.file_name, s.mime_type, coalesce((o.metadata ->> 'size')::bigint, s.size_bytes), o.id is not null,
      o.id is null and s.expires_at > now()
    from private.upload_slots s
    left join storage.objects o on o.bucket_id = 'evidence' and o.name = s.path
    where s.kind = case_evidence.kind and s.case_id = case_evidence.id and not s.to_delete
    order by s.place;
end $$;
comment on function public.case_evidence(text, uuid) is
$c$The files announced with a case, and which of them arrived: is_received, or is_expected while the reporter may still upload.
Admins and editors; the files themselves through signed URLs of the bucket evidence.$c$;

grant execute on function public.unmask_case(text, uuid), public.case_evidence(text, uuid) to authenticated;
grant execute on function public.case_contact(text, uuid) to service_role;
