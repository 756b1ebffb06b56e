-- One field of many rows of a list gets the same value.

alter table private.content_tables add column many_fields text[] not null default '{}';
comment on column private.content_tables.many_fields is
  'Columns that staff may give one value in many rows at once (bulk_set); the declaration of the list says the same. Never titles, addresses and numbers of '
  'a row, what is unique, texts of a page, files, or what a decision changes.';
update private.content_tables t set many_fields = f.columns::text[] from (values
  ('alur_sertifikasi', '{duration_days}'), ('articles', '{category,author_id}'), ('certificates', '{decision_number,decided_on,decided_by}'),
  ('clients', '{legal_form,province,city,association}'), ('faq', '{category}'), ('fees', '{nature,grade,valid_from,legal_product_id}'),
  ('legal_products', '{issued_on,status,replaced_by}'), ('legalitas', '{kind,issued_on,valid_until}'), ('navigation_menus', '{parent_id}'),
  ('rl_categories', '{nature,size_classes}'), ('rl_subclass', '{category_id,qualifications,scheme_number,scheme_edition,legal_basis}'),
  ('struktur_organisasi', '{parent_id}')) f (table_name, columns)
where t.table_name = f.table_name;

/* The field that a change {"field": value} of many rows is of; JSON null empties it.
   P0001 bulk.no_field (not one of the list's many_fields, or not one alone), bulk.too_many, bulk.wrong_value (the column does not hold such a value) */
create function private.bulk_field(table_name text, change jsonb, row_ids uuid[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  field constant text := case when jsonb_typeof(change) = 'object' then (select case when count(*) = 1 then min(k) end from jsonb_object_keys(change) k) end;
  held jsonb;
begin
  if coalesce(field <> all ((private.content_table(table_name)).many_fields), true) then perform private.refuse('bulk.no_field', 'change'); end if;
  if cardinality(row_ids) > 1000 then perform private.refuse('bulk.too_many', 'row_ids', '1000'); end if;
  begin
    execute format('select to_jsonb(r.%2$I) from jsonb_populate_record(null::public.%1$I, $1) r', table_name, field) into held using change;
  exception when others then
    held := null;
  end;
  if coalesce(held, 'null') <> change -> field then perform private.refuse('bulk.wrong_value', field); end if;
  return field;
end $$;
grant execute on function private.bulk_field(text, jsonb, uuid[]) to authenticated;

/* Admins and editors: those of at most a thousand rows in which a field already holds a value. change and errors as bulk_set. */
create function public.bulk_holds(table_name text, change jsonb, row_ids uuid[]) returns table (row_id uuid, title text)
language plpgsql stable set search_path = '' as $$
declare field text;
begin
  perform private.require_role('admin', 'editor');
  field := private.bulk_field(table_name, change, row_ids);
  return query execute format(
    'select t.id, private.row_title(to_jsonb(t)) from public.%1$I t
     where t.id = any ($1) and coalesce(to_jsonb(t.%2$I), ''null'') = $2 order by 2, 1', table_name, field) using row_ids, change -> field;
end $$;
comment on function public.bulk_holds(text, jsonb, uuid[]) is 'Rows in which a field that staff set in many at once already holds a value, with their titles.';
revoke all on function public.bulk_holds(text, jsonb, uuid[]) from public;
grant execute on function public.bulk_holds(text, jsonb, uuid[]) to authenticated;

/* Admins and editors: gives a field the same value in at most a thousand rows of a list. change: {"field": value}, of one of its many_fields
   (private.content_tables). Each row is changed under the caller's own policies, triggers and checks; one that is refused stops no other.
   Answers as bulk_change, for bulk_undo too: refused with reason gone, in_trash, forbidden, newer (somebody changed it at this moment), unfit (not
   with its other fields), drafted (the text's draft or planned change has a value of its own), or those of bulk_reason. key as in bulk_change.
   P0001 bulk.no_field, bulk.too_many, bulk.wrong_value, submission.key_used */
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
    title := null; outcome := 'refused'; reason := null; was := null; updated_at := null; record := null; became := null;
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
        exists (select from public.drafts d where d.table_name = bulk_set.table_name and d.row_id = bulk_set.row_id and d.changes ? field)
        or exists (select from public.scheduled_changes s where s.table_name = bulk_set.table_name and s.row_id = bulk_set.row_id and s.changes ? field)) then
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
          execute format('select case when t.updated_at = $2 then ''forbidden'' else ''newer'' end from public.%I t where t.id = $1', table_name)
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
      reason := case when sqlstate in ('23502', '23503', '23514') then 'unfit' else private.bulk_reason(sqlstate, sqlerrm) end;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.bulk_set(text, jsonb, uuid[], uuid) is
  'Gives one of the fields that a list allows the same value in many rows, in one transaction, each under the caller''s policies.';
revoke all on function public.bulk_set(text, jsonb, uuid[], uuid) from public;
grant execute on function public.bulk_set(text, jsonb, uuid[], uuid) to authenticated;

/* The values of a line of bulk_change or bulk_set that are taken back. */
create function private.bulk_back(table_name text, was jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(private.bulk_state(was), '{}') || coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(was) e
    where e.key = any ((private.content_table(table_name)).many_fields)), '{}') $$;
grant execute on function private.bulk_back(text, jsonb) to authenticated;

/* Admins and editors: takes a change of bulk_change or bulk_set back, given its lines [{"row_id", "was", "updated_at"}]. A row that somebody
   has changed since stays as it is (refused, reason newer). key, answers and errors as bulk_change. */
create or replace function public.bulk_undo(table_name text, changes jsonb, key uuid default null)
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
      back := private.bulk_back(table_name, change -> 'was');
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
      outcome := 'refused';
      reason := case when sqlstate in ('23502', '23503', '23514') then 'unfit' else private.bulk_reason(sqlstate, sqlerrm) end;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;

/* Before insert or update: who writes is the author unless another is named; the name is copied, never taken. A text that is given back to
   nobody who is here has the name again that its history has for that; it keeps the name of a person whose profile is deleted. */
create or replace function private.name_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.author_id is null then
    new.author_id := (select u.id from public.app_users u where u.id = auth.uid());
  end if;
  if new.author_id is not null then
    new.author_name := (select u.full_name from public.app_users u where u.id = new.author_id);
  elsif tg_op = 'UPDATE' then
    if exists (select from public.app_users u where u.id = old.author_id) then
      select r.snapshot ->> 'author_name' into new.author_name from public.revisions r
      where r.table_name = tg_table_name and r.row_id = new.id and r.snapshot ->> 'author_id' is null order by r.version desc limit 1;
      if found then return new; end if;
    end if;
    new.author_name := old.author_name;
  end if;
  return new;
end $$;
