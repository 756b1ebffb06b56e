-- One decision on many certificates, as after a round of surveillance, and how it is taken back. Each certificate under the rules of
-- set_certificate_status; one that is refused stops no other.

/* Admins and editors: sets the status of at most a thousand certificates, for one reason and from one day on (today when not
   given). new_status: aktif, dibekukan or dicabut; what replaces a certificate is told of one at a time (replace_certificate).
   Answers as bulk_change; refused with reason gone, forbidden, before_issue (it was issued after that day) or invalid.
   key as in bulk_change.
   22023 too many or no such status · 23514 without a reason, or one over 2,000 characters ·
   P0001 certificate.day_wrong, submission.key_used */
create function public.set_certificate_statuses(certificate_ids uuid[], new_status text, decision text, effective_on date default null,
  key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  record public.certificates;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(certificate_ids) > 1000 then raise exception using errcode = '22023', message = 'At most 1000 rows at once'; end if;
  if coalesce(new_status, '') not in ('aktif', 'dibekukan', 'dicabut') then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  if coalesce(btrim(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today() then perform private.refuse('certificate.day_wrong', 'effective_on'); end if;
  if private.was_sent(key, 'set_certificate_statuses', jsonb_build_array(certificate_ids, new_status, decision, effective_on)) then
    return query select * from private.kept_lines(key, 'certificates');
    return;
  end if;
  for row_id in select distinct u.id from unnest(certificate_ids) u (id) order by 1 loop
    title := null; reason := null; was := null; updated_at := null;
    begin
      select * into record from public.certificates c where c.id = row_id and c.deleted_at is null;
      title := record.number;
      if record.id is null then
        outcome := 'refused'; reason := 'gone';
      elsif record.status = new_status then
        outcome := 'unchanged';
      else
        perform public.set_certificate_status(row_id, new_status, decision, effective_on);
        outcome := 'changed';
        was := jsonb_build_object('status', record.status);
        select c.updated_at into updated_at from public.certificates c where c.id = row_id;
      end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.set_certificate_statuses(uuid[], text, text, date, uuid) is
  'Suspends, withdraws or makes valid again many certificates, with one reason and day; each under the caller''s policies.';

/* Admins and editors: gives certificates back the status that set_certificate_statuses took from them, given its lines
   [{"row_id", "was", "updated_at"}], as a decision of its own with a reason and a day: the history tells of both.
   One that somebody has changed since stays as it is. Answers as bulk_undo; key and errors as set_certificate_statuses. */
create function public.undo_certificate_statuses(changes jsonb, decision text, effective_on date default null, key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if coalesce(btrim(decision), '') = '' or char_length(decision) > 2000 then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if jsonb_typeof(changes) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'No such list, or too many rows';
  end if;
  if effective_on > private.today() or exists (select from jsonb_array_elements(changes) e
    join public.certificates c on c.id::text = e.value ->> 'row_id' where c.issued_on > effective_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform set_config('register.reason', btrim(decision), true), set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  return query select u.* from public.bulk_undo('certificates', (
    select coalesce(jsonb_agg(c.value || jsonb_build_object('was', jsonb_build_object('status', c.value #> '{was,status}'))), '[]')
    from jsonb_array_elements(changes) c where jsonb_typeof(c.value) = 'object'), key) u;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true);
end $$;
comment on function public.undo_certificate_statuses(jsonb, text, date, uuid) is
  'Takes a decision on many certificates back where nobody has changed them since; the history keeps both.';

revoke execute on function public.set_certificate_statuses(uuid[], text, text, date, uuid), public.undo_certificate_statuses(jsonb, text, date, uuid) from public, anon;
grant execute on function public.set_certificate_statuses(uuid[], text, text, date, uuid), public.undo_certificate_statuses(jsonb, text, date, uuid) to authenticated;
