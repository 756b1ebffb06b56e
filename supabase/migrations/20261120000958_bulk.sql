-- Many rows at once: one call, one transaction, each row as the caller may change it. A row that is refused stops no other.

/* What an action writes, per table: how the columns become, for publish, unpublish, archive, trash and restore. Null: the
   table has no such action. */
create function private.bulk_columns(table_name text, action text) returns text language sql immutable set search_path = '' as $$
  select case
    when action = 'trash' then 'deleted_at = now()'
    when action = 'restore' then 'deleted_at = null'
    when table_name in ('articles', 'cms_pages') then case action
      when 'publish' then 'status = ''published'', published_at = least(coalesce(published_at, now()), now())'
      when 'unpublish' then 'status = ''draft'''
      when 'archive' then 'status = ''archived''' end
    when action = 'publish' then 'is_published = true'
    when action = 'unpublish' then 'is_published = false' end
  where table_name in ('hero_slides', 'rl_categories', 'rl_subclass', 'legal_products', 'clients', 'certificates', 'struktur_organisasi',
    'alur_sertifikasi', 'legalitas', 'faq', 'fees', 'navigation_menus', 'articles', 'cms_pages') $$;

/* The values that bulk changes touch, as they are. */
create function private.bulk_state(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e where e.key in ('is_published', 'status', 'published_at', 'deleted_at') $$;

/* Why a row was refused, in a word: by the code of the rule, or by the state. */
create function private.bulk_reason(state text, message text) returns text language sql immutable set search_path = '' as $$
  select case when message in ('certificate.needs_admin', 'client.needs_admin') then 'needs_admin'
    when message = 'certificate.day_wrong' then 'before_issue'
    when message = 'certificate.reason_required' then 'needs_reason' when message = 'certificate.was_published' then 'was_published'
    else case state when '42501' then 'forbidden' when '23503' then 'in_use' when '23505' then 'conflict' when 'P0002' then 'empty' else 'invalid' end end $$;

/* What became of a row, as it is kept for whoever asks again. Its title is not: it may be somebody's name. */
create function private.bulk_line(row_id uuid, outcome text, reason text, was jsonb, updated_at timestamptz) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('row_id', row_id, 'outcome', outcome, 'reason', reason, 'was', was, 'updated_at', updated_at) $$;

/* The lines that a bulk change of this table answered its key with, and the titles as they are now. */
create function private.kept_lines(key uuid, table_name text)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select l.row_id, private.row_title(to_jsonb(t)), l.outcome, l.reason, l.was, l.updated_at
     from rows from (jsonb_to_recordset($1) as (row_id uuid, outcome text, reason text, was jsonb, updated_at timestamptz))
       with ordinality l (row_id, outcome, reason, was, updated_at, place)
     left join public.%I t on t.id = l.row_id order by l.place', table_name) using private.kept_answer(key);
end $$;

/* Admins and editors: does one thing with the rows of a table, at most a thousand. action: publish, unpublish, archive (articles,
   cms_pages), trash, restore, delete (for good, only from the trash). Each row runs under the caller's own policies. Answers with
   a line per id: outcome changed (was: the values before; updated_at: the version after, both for bulk_undo), unchanged (it was so
   already), or refused with reason gone, forbidden, in_use, conflict, empty (nothing is written yet), not_in_trash,
   needs_admin, needs_reason or was_published (certificates that have stood in the register, and their companies), or invalid.
   key: a random uuid of these rows; whoever sends it again is answered as the first time.
   22023 too many, or no such list or action · P0001 submission.key_used (the same key with other rows, or of another account) */
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
  if cardinality(row_ids) > 1000 then raise exception using errcode = '22023', message = 'At most 1000 rows at once'; end if;
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
        execute format('delete from public.%I t where t.id = $1 returning to_jsonb(t)', table_name) into became using row_id;
        outcome := 'changed';
      elsif action = 'trash' and record ->> 'deleted_at' is not null or action = 'restore' and record ->> 'deleted_at' is null
        or action = 'publish' and (record ->> 'is_published' = 'true' or record ->> 'status' = 'published' and (record ->> 'published_at')::timestamptz <= now())
        or action = 'unpublish' and (record ->> 'is_published' = 'false' or record ->> 'status' = 'draft')
        or action = 'archive' and record ->> 'status' = 'archived' then
        outcome := 'unchanged'; became := record;
      else
        was := private.bulk_state(record);
        if is_piece and action = 'publish' then
          -- What is typed but in nobody's sight yet belongs to the piece.
          select d.version into draft from public.drafts d where d.table_name = bulk_change.table_name and d.row_id = bulk_change.row_id;
          if found then record := public.apply_draft(bulk_change.table_name, bulk_change.row_id, (record ->> 'version')::integer, draft) -> 'row'; end if;
          if not private.is_written(record -> 'body') then raise exception using errcode = 'P0002'; end if;
        end if;
        execute format('update public.%I t set %s where t.id = $1 returning to_jsonb(t)', table_name,
          columns || case when is_piece then ', version = version' else '' end) into became using row_id;
        outcome := 'changed';
        updated_at := became ->> 'updated_at';
      end if;
      if record is not null and became is null and outcome = 'changed' then outcome := 'refused'; reason := 'forbidden'; was := null; end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.bulk_change(text, text, uuid[], uuid) is
  'Publishes, unpublishes, archives, trashes, restores or deletes many rows in one transaction, each under the caller''s policies.';

/* Admins and editors: takes a bulk change back, given its lines [{"row_id", "was", "updated_at"}]. A row that somebody has changed
   since stays as it is (refused, reason newer). key, answers and errors as bulk_change. */
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
  if private.bulk_columns(table_name, 'trash') is null or jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) > 1000 then
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
      back := private.bulk_state(change -> 'was');
      select string_agg(format('%1$I = (jsonb_populate_record(t, $2)).%1$I', k), ', ') into columns from jsonb_object_keys(back) k;
      execute format('update public.%I t set %s where t.id = $1 and t.updated_at = $3 returning to_jsonb(t)', table_name,
          columns || case when table_name in ('articles', 'cms_pages') then ', version = version' else '' end)
        into became using row_id, back, seen;
      outcome := case when became is null then 'refused' else 'changed' end;
      reason := case when became is null then 'newer' end;
      if became is null then execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into became using row_id; end if;
      title := private.row_title(became);
      updated_at := case outcome when 'changed' then became ->> 'updated_at' end;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm);
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.bulk_undo(text, jsonb, uuid) is 'Takes a bulk change back where nobody has changed the row since.';

/* What a row is called, whatever its table. */
create function private.row_title(record jsonb) returns text language sql immutable set search_path = '' as $$
  select left(coalesce(record ->> 'title', record ->> 'question', record ->> 'label', record ->> 'number', record ->> 'name', record ->> 'code'), 200) $$;

revoke execute on function private.bulk_columns(text, text), private.bulk_state(jsonb), private.bulk_reason(text, text), private.row_title(jsonb),
  private.bulk_line(uuid, text, text, jsonb, timestamptz), private.kept_lines(uuid, text) from public;
revoke execute on function public.bulk_change(text, text, uuid[], uuid), public.bulk_undo(text, jsonb, uuid) from public;
grant execute on function private.is_written(jsonb), private.bulk_columns(text, text), private.bulk_state(jsonb), private.bulk_reason(text, text), private.row_title(jsonb),
  private.bulk_line(uuid, text, text, jsonb, timestamptz), private.kept_lines(uuid, text),
  public.bulk_change(text, text, uuid[], uuid), public.bulk_undo(text, jsonb, uuid) to authenticated;
