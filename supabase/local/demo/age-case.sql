-- Moves a case or message with all that belongs to it so many days into the past: $case$ and $days$ are put in by live.ts.
do $do$
declare
  place record;
  requests constant uuid[] := array(select r.id from public.data_requests r where r.case_id = '{case}');
  ids constant text[] := array['{case}'] || requests::text[];
begin
  -- Triggers rest: they would sign, count and announce what is only moved.
  set local session_replication_role = replica;
  for place in
    select c.table_schema, c.table_name, keys.key, string_agg(format('%1$I = %1$I - %2$s', c.column_name,
      case c.data_type when 'date' then '{days}' else 'interval ''{days} days''' end), ', ') as moved
    from (values ('public', 'complaints', 'id'), ('public', 'appeals', 'id'), ('public', 'contact_submissions', 'id'),
        ('public', 'case_events', 'case_id'), ('public', 'case_people', 'case_id'), ('private', 'case_secrets', 'case_id'),
        ('private', 'letter_orders', 'case_id'), ('private', 'corrective_actions', 'case_id'), ('private', 'upload_slots', 'case_id'),
        ('private', 'past_decisions', 'case_id'), ('public', 'data_requests', 'case_id'), ('private', 'staff_notices', 'subject'),
        ('public', 'audit_log', 'row_id'))
        as keys (table_schema, table_name, key)
      join information_schema.columns c using (table_schema, table_name)
    where c.data_type in ('date', 'timestamp with time zone') and c.is_generated = 'NEVER' and c.column_name <> 'next_attempt_at'
    group by c.table_schema, c.table_name, keys.key
  loop
    execute format('update %I.%I set %s where %I::text = any ($1)', place.table_schema, place.table_name, place.moved, place.key) using ids;
  end loop;
  update public.security_events set created_at = created_at - interval '{days} days' where detail ->> 'request' = any (ids);
  update storage.objects set created_at = created_at - interval '{days} days' where bucket_id = 'evidence' and name like '%/{case}/%';
  set local session_replication_role = origin;
end $do$;
