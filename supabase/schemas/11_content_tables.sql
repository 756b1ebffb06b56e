create table private.content_tables (
  table_name text primary key,
  order_column text,
  publish_column text check (publish_column in ('is_published', 'status')),
  has_trash boolean not null default false,
  restorable text[] not null default '{}' check (restorable <@ '{update,delete}'),
  keeps_files boolean not null default false,
  known_by text[] check (cardinality(known_by) > 0),
  many_fields text[] not null default '{}',
  searchable boolean not null default false
);
comment on table private.content_tables is
  'Tables whose rows staff write, with the properties that generic functions need (order, bulk changes, restoring, '
  'file uses). Filled by make_content_table, or next to a table with its own rules.';
comment on column private.content_tables.order_column is
  'Column by which staff order the rows (reorder); null: no sorted list.';
comment on column private.content_tables.publish_column is
  'Column that publishing sets: is_published, or status with published_at. Null: rows are not published.';
comment on column private.content_tables.has_trash is 'Rows go to the trash (deleted_at) before they are deleted.';
comment on column private.content_tables.restorable is 'Audit log actions that an admin can undo: update, delete.';
comment on column private.content_tables.keeps_files is
  'Rows can contain library files, which are then protected from deletion.';
comment on column private.content_tables.known_by is
  'Columns by which an import recognises an entry; null: no import. The list''s declaration (knownBy) repeats it.';
comment on column private.content_tables.many_fields is
  'Columns that bulk_set can set; the list''s declaration repeats them. Never titles, addresses, unique values, page '
  'bodies, files, or what a decision changes.';
comment on column private.content_tables.searchable is
  'Staff find the rows by title through private.row_titles. False: not found, or found by own indexes (find_records).';
alter table private.content_tables enable row level security;

/* Returns the entry of a content table; nulls for other tables. Security definer, because callers cannot read
   private.content_tables. */
create function private.content_table(table_name text) returns private.content_tables
language sql stable security definer set search_path = '' as $$
  select t.* from private.content_tables t where t.table_name = content_table.table_name
$$;
grant execute on function private.content_table(text) to authenticated, service_role, staff_reader;

/* Gives a table that visitors read and staff write its grants, policies and triggers, and an entry in
   private.content_tables. visible: SQL condition for rows that visitors can read; null: none. Rows in the trash are
   never visible. editors: roles that insert, update and delete. readers: roles that see unpublished rows and the trash.
   restorable: audit log actions that an admin can undo. keeps_files: rows can contain library files. known_by: columns
   by which an import recognises an entry; null: no import. */
create procedure private.make_content_table(
  target regclass, visible text default 'true', editors text[] default '{admin,editor}',
  readers text[] default '{admin,editor,viewer}', restorable text[] default '{update,delete}',
  keeps_files boolean default true, known_by text[] default null
) language plpgsql set search_path = ''  as $$
declare
  columns name[] := array(select attname from pg_catalog.pg_attribute where attrelid = target and attnum > 0
    and not attisdropped);
  has_trash boolean := 'deleted_at' = any (columns);
  place text := (select c from unnest(columns) c where c in ('sort_order', 'step_order', 'order'));
  publishing text := case when 'is_published' = any (columns) then 'is_published'
    when columns @> '{status,published_at}' then 'status' end;
  shown text := case when has_trash then '(' || visible || ') and deleted_at is null' else visible end;
  may_edit text := format('(select private.has_role(variadic %L::text[]))', editors);
  may_read text := format('(select private.has_role(variadic %L::text[]))', readers);
begin
  if not known_by <@ columns::text[] then
    raise exception using errcode = '42703', message
      = format('known_by of %s names a column that it does not have', target);
  end if;
  insert into private.content_tables (table_name, order_column, publish_column, has_trash, restorable, keeps_files,
    known_by)
  select c.relname, place, publishing, has_trash, make_content_table.restorable, make_content_table.keeps_files,
    make_content_table.known_by
  from pg_catalog.pg_class c where c.oid = target;

  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated', target);
  execute format('grant select, insert, update, delete on %s to authenticated', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);

  if visible is not null then
    execute format('grant select on %s to anon', target);
    execute format('create policy "visitors read what is published" on %s for select to anon using (%s)', target,
      shown);
  end if;
  execute format('create policy "staff read more than visitors" on %s for select to authenticated using (%s)', target,
    concat_ws(' or ', '(' || shown || ')', may_read));
  execute format('create policy "editors add" on %s for insert to authenticated with check (%s)', target, may_edit);
  execute format('create policy "editors change" on %s for update to authenticated using (%s) with check (%s)', target,
    may_edit, may_edit);
  execute format('create policy "editors delete" on %s for delete to authenticated using (%s)', target, may_edit);

  execute format('create trigger touch before update on %s for each row execute function private.touch()', target);
  execute format('create trigger audit after insert or update or delete on %s for each row execute function '
                 'private.write_audit()', target);
  call private.announce_changes(target, 'content');
  if has_trash then
    execute format('create trigger keep_outside_trash before delete on %s for each row execute function '
                   'private.keep_outside_trash()', target);
  end if;
  if 'version' = any (columns) then
    -- Triggers run in the order of their names: check_version, need_version, then those that count versions.
    execute format('create trigger check_version before update of version on %s for each row execute function '
                   'private.check_version()', target);
    execute format('create trigger need_version before update on %s for each row execute function '
                   'private.need_version()', target);
  end if;
  if place is not null then
    execute format('create trigger place_last before insert on %s for each row execute function private.place_last(%L)',
      target, place);
  end if;
  -- 10_content_uses.sql contains these functions.
  if make_content_table.keeps_files and to_regprocedure('private.note_media_uses()') is not null then
    call private.track_media_uses(target);
  end if;
end $$;
