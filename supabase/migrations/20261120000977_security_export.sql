-- The security record as a file, for whoever looks into what happened elsewhere than on the screen.

/* Lines of the security record, newest first, at most `most`, before the line with that moment and id where given.
   filter: {event, person, from, to}; what is missing or empty does not filter. from, to: days at the office, both included.
   P0001 field.invalid (detail: event, person, from, to). */
create function private.security_lines(filter jsonb, older_than timestamptz, older_id uuid, most integer)
returns setof public.security_events
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted_event constant text := nullif(filter ->> 'event', '');
  person constant uuid := private.asked_uuid(filter ->> 'person', 'person');
  since constant timestamptz := private.asked_day(filter ->> 'from', 'from')::timestamp at time zone 'Asia/Jakarta';
  until constant timestamptz := (private.asked_day(filter ->> 'to', 'to') + 1)::timestamp at time zone 'Asia/Jakarta';
begin
  if wanted_event !~ '^[a-z_]{1,60}$' then perform private.refuse('field.invalid', 'event'); end if;
  return query select e.* from public.security_events e
    where (wanted_event is null or e.event = wanted_event)
      and (person is null or e.actor_id = person)
      and (since is null or e.created_at >= since)
      and (until is null or e.created_at < until)
      and (older_than is null or e.created_at <= older_than)
      and (older_than is null or e.created_at < older_than or e.id > older_id)
    order by e.created_at desc, e.id limit most;
end $$;

/* Admins: what is filtered, newest first, 1,000 lines at a time. The first part puts the export on the audit log, with its
   filter and number of lines, and on this record itself; that line is not part of the file. The other parts name the log's line
   (`export_id`) and the last line they were given (`older_than`, `older_id`), and are of its filter.
   Answers {export_id, total, lines}. P0001 session.not_fresh, field.invalid (detail: event, person, from, to), export.not_found
   (not one of the caller's last hour). */
create function public.export_security_events(filter jsonb default '{}', export_id uuid default null,
  older_than timestamptz default null, older_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.audit_log;
  lines jsonb;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins export the security record';
  end if;
  perform private.require_fresh_session();
  if export_id is null then
    insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, action, after)
    values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', 'security_events', 'export',
      jsonb_build_object('filter', jsonb_strip_nulls(jsonb_build_object('event', filter ->> 'event', 'person', filter ->> 'person',
          'from', filter ->> 'from', 'to', filter ->> 'to')),
        'rows', (select count(*) from private.security_lines(filter, null, null, null))))
    returning * into taken;
  else
    select l.* into taken from public.audit_log l where l.id = export_security_events.export_id and l.actor_id = auth.uid()
      and l.table_name = 'security_events' and l.action = 'export' and l.created_at > now() - interval '1 hour';
    if taken.id is null or older_than is null or older_id is null then perform private.refuse('export.not_found', 'export_id'); end if;
  end if;
  select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at desc, e.id), '[]') into lines
  from private.security_lines(taken.after -> 'filter', least(older_than, taken.created_at),
    case when older_than <= taken.created_at then older_id else taken.id end, 1000) e;
  if export_id is null then
    perform private.note_security('export', jsonb_build_object('what', 'security_events', 'rows', taken.after -> 'rows'));
  end if;
  return jsonb_build_object('export_id', taken.id, 'total', taken.after -> 'rows', 'lines', lines);
end $$;
comment on function public.export_security_events(jsonb, uuid, timestamptz, uuid) is
$c$The security record as a file, in parts of 1,000 lines; the export is on the audit log and on the record itself.
Answers {export_id, total, lines}. Admins; 42501 for others. Errors: P0001 session.not_fresh, field.invalid, export.not_found.$c$;

revoke execute on function private.security_lines(jsonb, timestamptz, uuid, integer) from public;
revoke execute on function public.export_security_events(jsonb, uuid, timestamptz, uuid) from public, anon;
grant execute on function public.export_security_events(jsonb, uuid, timestamptz, uuid) to authenticated;
