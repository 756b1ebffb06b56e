-- Each call is one transaction. Each row is changed with the caller's rights, and a refused row does not affect the
-- others.

/* Returns the assignments of an action: publish, unpublish, archive, trash or restore. Returns null if the table does
   not support the action. */
create function private.bulk_columns(table_name text, action text) returns text
language sql stable set search_path = '' as $$
  select case
    when action = 'trash' then 'deleted_at = now()'
    when action = 'restore' then 'deleted_at = null'
    when t.publish_column = 'status' then case action
      when 'publish' then 'status = ''published'', published_at = least(coalesce(published_at, now()), now())'
      when 'unpublish' then 'status = ''draft'''
      when 'archive' then 'status = ''archived''' end
    when action = 'publish' then 'is_published = true'
    when action = 'unpublish' then 'is_published = false' end
  from private.content_table(bulk_columns.table_name) t where t.has_trash and t.publish_column is not null
$$;
grant execute on function private.bulk_columns(text, text) to authenticated;

/* Returns the values that bulk changes affect. */
create function private.bulk_state(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e
    where e.key in ('is_published', 'status', 'published_at', 'deleted_at')
$$;
grant execute on function private.bulk_state(jsonb) to authenticated;

/* Returns the title of a row of any table. */
create function private.row_title(record jsonb) returns text language sql immutable set search_path = '' as $$
  select left(coalesce(record ->> 'title', record ->> 'question', record ->> 'label', record ->> 'number',
    record ->> 'name', record ->> 'code',
    record ->> 'qualification'), 200)
$$;
grant execute on function private.row_title(jsonb) to authenticated;

/* Returns the reason for refusing a row as one word. Refuses the whole call with session.not_fresh: the user can
   confirm their identity and retry. */
create function private.bulk_reason(state text, message text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if message = 'session.not_fresh' then perform private.refuse(message); end if;
  return case when message in ('certificate.needs_admin', 'client.needs_admin') then 'needs_admin'
    when message = 'editing.gaps' then 'gaps'
    when message = 'text.author_needs_admin' then 'forbidden'
    when message in ('certificate.day_wrong', 'certificate.not_begun') then 'before_issue'
    when message = 'certificate.transition_refused' then 'transition'
    when message = 'certificate.decided' then 'decided' when message = 'certificate.out_of_order' then 'order'
    when message = 'certificate.expired' then 'expired' when message = 'certificate.not_public' then 'draft'
    when message in ('certificate.grant_missing', 'certificate.granted_late') then 'grant'
    when message = 'certificate.second_valid' then 'second'
    when message = 'certificate.waiting' then 'waiting' when message = 'certificate.needs_second' then 'needs_second'
    when message = 'certificate.reason_required' then 'needs_reason' when message = 'certificate.was_published'
      then 'was_published'
    else case state when '42501' then 'forbidden' when '23503' then 'in_use' when '23505' then 'conflict' when 'P0002'
      then 'empty' else 'invalid' end end;
end $$;
grant execute on function private.bulk_reason(text, text) to authenticated;

/* Returns the outcome of a row as stored for repetitions, without its title, which may be a name. */
create function private.bulk_line(row_id uuid, outcome text, reason text, was jsonb, updated_at timestamptz)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('row_id', row_id, 'outcome', outcome, 'reason', reason, 'was', was, 'updated_at',
    updated_at)
$$;
grant execute on function private.bulk_line(uuid, text, text, jsonb, timestamptz) to authenticated;

/* Returns the stored outcome of a bulk change, with the current titles. */
create function private.kept_lines(key uuid, table_name text)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select l.row_id, private.row_title(to_jsonb(t)), l.outcome, l.reason, l.was, l.updated_at
     from rows from (jsonb_to_recordset($1) as (row_id uuid, outcome text, reason text, was jsonb,
       updated_at timestamptz))
       with ordinality l (row_id, outcome, reason, was, updated_at, place)
     left join public.%I t on t.id = l.row_id order by l.place', table_name) using private.kept_answer(key);
end $$;
grant execute on function private.kept_lines(uuid, text) to authenticated;

/* For admins and editors: performs an action on up to 1,000 rows of a table under the caller's policies. action:
   publish, unpublish, archive (articles, cms_pages), trash, restore, delete (from the trash only). Returns a line per
   id: outcome changed (was: the former values, updated_at: the new version, both for bulk_undo), unchanged, or refused
   with reason gone, forbidden, in_use, conflict, empty (no text yet), gaps, not_in_trash, needs_admin, needs_reason,
   transition, was_published or invalid. key: idempotency key. Errors: 22023 too many rows, or no such list or action;
   P0001 submission.key_used. */
create function public.bulk_change(table_name text, action text, row_ids uuid[], key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  columns text := private.bulk_columns(table_name, action);
  is_piece boolean := table_name in ('articles', 'cms_pages');
  draft bigint;
  record jsonb;
  became jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(row_ids) > 1000 then
    raise exception using errcode = '22023', message = 'At most 1000 rows at once';
  end if;
  if columns is null and (action <> 'delete' or private.bulk_columns(table_name, 'trash') is null) then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  if private.was_sent(key, 'bulk_change', jsonb_build_array(table_name, action, row_ids)) then
    return query select * from private.kept_lines(key, table_name);
    return;
  end if;
  for row_id in select distinct u.id from unnest(row_ids) u (id) order by 1 loop
    title := null; reason := null; was := null; updated_at := null; record := null; became := null;
    begin
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into record using row_id;
      title := private.row_title(record);
      if record is null then
        outcome := 'refused'; reason := 'gone';
      elsif action = 'delete' and record ->> 'deleted_at' is null then
        outcome := 'refused'; reason := 'not_in_trash';
      elsif action = 'delete' then
        execute format('delete from public.%I t where t.id = $1 returning to_jsonb(t)', table_name) into became
          using row_id;
        outcome := 'changed';
      elsif action = 'trash' and record ->> 'deleted_at' is not null or action = 'restore'
        and record ->> 'deleted_at' is null
        or action = 'publish' and (record ->> 'is_published' = 'true' or record ->> 'status' = 'published'
          and (record ->> 'published_at')::timestamptz <= now())
        or action = 'unpublish' and (record ->> 'is_published' = 'false' or record ->> 'status' = 'draft')
        or action = 'archive' and record ->> 'status' = 'archived' then
        outcome := 'unchanged'; became := record;
      else
        was := private.bulk_state(record);
        if is_piece and action = 'publish' then
          -- The draft of a text that was never published is published with it.
          select d.version into draft from public.drafts d where d.table_name = bulk_change.table_name
            and d.row_id = bulk_change.row_id;
          if found then
            record := public.apply_draft(bulk_change.table_name, bulk_change.row_id, (record ->> 'version')::integer,
              draft) -> 'row';
          end if;
          if not private.is_written(record -> 'body') then raise exception using errcode = 'P0002'; end if;
        end if;
        execute format('update public.%I t set %s where t.id = $1 returning to_jsonb(t)', table_name,
          columns || case when is_piece then ', version = version' else '' end) into became using row_id;
        outcome := 'changed';
        updated_at := became ->> 'updated_at';
      end if;
      if record is not null and became is null and outcome = 'changed' then
        outcome := 'refused'; reason := 'forbidden'; was := null;
      end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
grant execute on function public.bulk_change(text, text, uuid[], uuid) to authenticated;

/* For admins and editors: undoes a bulk_change or bulk_set, given its lines [{"row_id", "was", "updated_at"}]. Rows
   that were changed since are skipped (refused, newer). key, result and errors: see bulk_change. */
create function public.bulk_undo(table_name text, changes jsonb, key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  change jsonb;
  back jsonb;
  seen timestamptz;
  columns text;
  became jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if private.bulk_columns(table_name, 'trash') is null or jsonb_typeof(changes) is distinct from 'array'
    or jsonb_array_length(changes) > 1000 then
    raise exception using errcode = '22023', message = 'No such list, or too many rows';
  end if;
  if private.was_sent(key, 'bulk_undo', jsonb_build_array(table_name, changes)) then
    return query select * from private.kept_lines(key, table_name);
    return;
  end if;
  for change in select c.value from jsonb_array_elements(changes) c loop
    row_id := null; title := null; reason := null; was := null; updated_at := null; became := null;
    begin
      row_id := (change ->> 'row_id')::uuid;
      seen := (change ->> 'updated_at')::timestamptz;
      back := private.bulk_back(table_name, change -> 'was');
      select string_agg(format('%1$I = (jsonb_populate_record(t, $2)).%1$I', k), ', ') into columns
        from jsonb_object_keys(back) k;
      execute format('update public.%I t set %s where t.id = $1 and t.updated_at = $3 returning to_jsonb(t)',
        table_name, columns || case when table_name in ('articles', 'cms_pages') then ', version = version' else '' end)
        into became using row_id, back, seen;
      outcome := case when became is null then 'refused' else 'changed' end;
      reason := case when became is null then 'newer' end;
      if became is null then
        execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into became using row_id;
      end if;
      title := private.row_title(became);
      updated_at := case outcome when 'changed' then became ->> 'updated_at' end;
    exception when others then
      outcome := 'refused';
      reason := case when sqlstate in ('23502', '23503', '23514') then 'unfit'
        else private.bulk_reason(sqlstate, sqlerrm) end;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
grant execute on function public.bulk_undo(text, jsonb, uuid) to authenticated;

/* Returns the field of {"field": value}; JSON null clears it. Errors: P0001 bulk.no_field (several fields, or one not
   in the list's many_fields), bulk.too_many, bulk.wrong_value. */
create function private.bulk_field(table_name text, change jsonb, row_ids uuid[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  field constant text := case when jsonb_typeof(change) = 'object'
    then (select case when count(*) = 1 then min(k) end from jsonb_object_keys(change) k) end;
  held jsonb;
begin
  if coalesce(field <> all ((private.content_table(table_name)).many_fields), true) then
    perform private.refuse('bulk.no_field', 'change');
  end if;
  if cardinality(row_ids) > 1000 then perform private.refuse('bulk.too_many', 'row_ids', '1000'); end if;
  begin
    execute format('select to_jsonb(r.%2$I) from jsonb_populate_record(null::public.%1$I, $1) r', table_name, field)
      into held using change;
  exception when others then
    held := null;
  end;
  if coalesce(held, 'null') <> change -> field then perform private.refuse('bulk.wrong_value', field); end if;
  return field;
end $$;
grant execute on function private.bulk_field(text, jsonb, uuid[]) to authenticated;

/* For admins and editors: returns those of up to 1,000 rows that already have a value in a field, with their titles.
   change and errors: see bulk_set. */
create function public.bulk_holds(table_name text, change jsonb, row_ids uuid[]) returns table (row_id uuid, title text)
language plpgsql stable set search_path = '' as $$
declare field text;
begin
  perform private.require_role('admin', 'editor');
  field := private.bulk_field(table_name, change, row_ids);
  return query execute format(
    'select t.id, private.row_title(to_jsonb(t)) from public.%1$I t
     where t.id = any ($1) and coalesce(to_jsonb(t.%2$I), ''null'') = $2 order by 2, 1', table_name, field)
       using row_ids, change -> field;
end $$;
grant execute on function public.bulk_holds(text, jsonb, uuid[]) to authenticated;

/* For admins and editors: sets one field of up to 1,000 rows of a list to the same value, each under the caller's
   policies. change: {"field": value} of one of its many_fields (private.content_tables). Result: see bulk_change;
   refused with reason gone, in_trash, forbidden, newer, unfit (conflicts with other fields), drafted (a draft or
   scheduled change has its own value), or those of bulk_reason. key: idempotency key. Errors: P0001 bulk.no_field,
   bulk.too_many, bulk.wrong_value, submission.key_used. */
create function public.bulk_set(table_name text, change jsonb, row_ids uuid[], key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  is_piece constant boolean := table_name in ('articles', 'cms_pages');
  field text;
  record jsonb;
  seen timestamptz;
  became jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  field := private.bulk_field(table_name, change, row_ids);
  if private.was_sent(key, 'bulk_set', jsonb_build_array(table_name, change, row_ids)) then
    return query select * from private.kept_lines(key, table_name);
    return;
  end if;
  for row_id in select distinct u.id from unnest(row_ids) u (id) order by 1 loop
    title := null; outcome := 'refused'; reason := null; was := null; updated_at := null; record := null;
      became := null;
    begin
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into record using row_id;
      title := private.row_title(record);
      seen := (record ->> 'updated_at')::timestamptz;
      if record is null then
        reason := 'gone';
      elsif record ->> 'deleted_at' is not null then
        reason := 'in_trash';
      elsif record -> field = change -> field then
        outcome := 'unchanged';
      elsif is_piece and (
        exists (select from public.drafts d where d.table_name = bulk_set.table_name and d.row_id = bulk_set.row_id
          and d.changes ? field)
        or exists (select from public.scheduled_changes s where s.table_name = bulk_set.table_name
          and s.row_id = bulk_set.row_id and s.changes ? field)) then
        reason := 'drafted';
      else
        if is_piece then
          execute format('update public.%1$I t set version = t.version, %2$I = (jsonb_populate_record(t, $2)).%2$I
            where t.id = $1 and t.updated_at = $3 returning to_jsonb(t)', table_name, field)
            into became using row_id, change, seen;
        else
          execute format('update public.%1$I t set %2$I = (jsonb_populate_record(t, $2)).%2$I
            where t.id = $1 and t.updated_at = $3 returning to_jsonb(t)', table_name, field)
            into became using row_id, change, seen;
        end if;
        if became is null then
          execute format('select case when t.updated_at = $2 then ''forbidden'' else ''newer'' end from public.%I t '
                         'where t.id = $1', table_name)
            into reason using row_id, seen;
          reason := coalesce(reason, 'gone');
        else
          outcome := 'changed';
          was := jsonb_build_object(field, record -> field);
          updated_at := became ->> 'updated_at';
        end if;
      end if;
    exception when others then
      outcome := 'refused'; was := null; updated_at := null;
      reason := case when sqlstate in ('23502', '23503', '23514') then 'unfit'
        else private.bulk_reason(sqlstate, sqlerrm) end;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
grant execute on function public.bulk_set(text, jsonb, uuid[], uuid) to authenticated;

/* Returns the former values of a row that undoing restores. */
create function private.bulk_back(table_name text, was jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(private.bulk_state(was), '{}') ||
    coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(was) e
    where e.key = any ((private.content_table(table_name)).many_fields)), '{}')
$$;
grant execute on function private.bulk_back(text, jsonb) to authenticated;
