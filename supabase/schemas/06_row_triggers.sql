/* Trigger before update: sets updated_at, and leaves id and created_at unchanged. */
create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;

/* Trigger before delete: lets API callers permanently delete only rows in the trash. Errors: P0001
   trash.not_in_trash. */
create function private.keep_outside_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is null and private.calling_role() <> '' then perform private.refuse('trash.not_in_trash'); end if;
  return old;
end $$;

/* Trigger before update of version: refuses a version other than the current one, and sets it to -1, which need_version
   checks. Errors: P0001 version.old. */
create function private.check_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version is distinct from old.version then
      perform private.refuse('version.old', 'version', old.version::text);
    end if;
    new.version := -1;
  end if;
  return new;
end $$;

/* Trigger before update: requires API callers to state the version that their change is based on. Errors: P0001
   version.missing. */
create function private.need_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version <> -1 then perform private.refuse('version.missing', 'version'); end if;
    new.version := old.version;
  end if;
  return new;
end $$;

/* Trigger before insert: moves a row without a position (0) to the end. The argument names the column. */
create function private.place_last() returns trigger language plpgsql security definer set search_path = '' as $$
declare place integer;
begin
  if coalesce((to_jsonb(new) ->> tg_argv[0])::integer, 0) = 0 then
    execute format('select coalesce(max(%I), 0) + 1 from %I.%I', tg_argv[0], tg_table_schema, tg_table_name) into place;
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], place));
  end if;
  return new;
end $$;

/* Trigger before insert or update: refuses a parent_id that forms a cycle, or a tree deeper than the argument. The
   message contains the constraint's name, which PostgREST does not return. */
create function private.keep_tree() returns trigger language plpgsql security definer set search_path = '' as $$
declare above integer; below integer; circle boolean; deepest integer := coalesce(tg_argv[0]::integer, 12);
begin
  if new.parent_id is null then return new; end if;
  -- Two concurrent moves could form a cycle that neither sees.
  perform pg_advisory_xact_lock(hashtext('tree:' || tg_table_name));
  execute format(
    'with recursive up as (
       select id, parent_id, 1 as level from public.%1$I where id = $1
       union all select p.id, p.parent_id, up.level + 1 from public.%1$I p join up on p.id = up.parent_id
         where up.level < 50
     ), down as (
       select $2 as id, 1 as level
       union all select c.id, down.level + 1 from public.%1$I c join down on c.parent_id = down.id where down.level < 50
     )
     select (select max(level) from up), (select max(level) from down), exists (select from up where id = $2)',
       tg_table_name)
    into above, below, circle using new.parent_id, new.id;
  if new.parent_id = new.id or circle then
    raise exception using errcode = '23514', constraint = tg_table_name || '_no_circle',
      message = format('An entry cannot be placed below itself: constraint "%s_no_circle"', tg_table_name);
  end if;
  if above + below > deepest then
    raise exception using errcode = '23514', constraint = tg_table_name || '_depth',
      message = format('At most %s levels: constraint "%s_depth"', deepest, tg_table_name);
  end if;
  return new;
end $$;

/* Returns true for columns and keys that contain a name, number, code or address. */
create function private.is_name_key(key text) returns boolean language sql immutable set search_path = '' as $$
  select key ~ ('(^|_)(name|number|code|email|phone|whatsapp|slug|nib|url|website|key|person|category|asked_by|'
    'decided_by)(_en)?$')
$$;
grant execute on function private.is_name_key(text) to anon, authenticated, service_role, visitor_reader, staff_reader;

/* Cleans every text in the value. Skips rich text, whose parts begin and end with blanks, and paths of stored files. */
create function private.clean_json(value jsonb, key text default '') returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  is_name constant boolean := private.is_name_key(key);
begin
  case jsonb_typeof(value)
    when 'string' then
      return case when key = 'path' then value else to_jsonb(private.clean_text(value #>> '{}', is_name, is_name)) end;
    when 'array' then
      return coalesce((select jsonb_agg(private.clean_json(e.value, clean_json.key) order by e.ordinality)
        from jsonb_array_elements(clean_json.value) with ordinality e), value);
    when 'object' then
      if value ->> 'type' = 'doc' then return value; end if;
      return coalesce((select jsonb_object_agg(e.key, private.clean_json(e.value, e.key))
        from jsonb_each(clean_json.value) e), value);
    else
      return value;
  end case;
end $$;
grant execute on function private.clean_json(jsonb, text)
  to anon, authenticated, service_role, visitor_reader, staff_reader;

/* Trigger before insert or update: cleans the changed texts in all columns. */
create function private.clean_texts() returns trigger language plpgsql set search_path = '' as $$
declare
  before constant jsonb := to_jsonb(old);
  cleaned jsonb;
begin
  select jsonb_object_agg(e.key, c.value) into cleaned
  from jsonb_each(to_jsonb(new)) e cross join lateral (select private.clean_json(e.value, e.key) as value) c
  where e.value is distinct from before -> e.key and c.value is distinct from e.value;
  if cleaned is not null then new := jsonb_populate_record(new, cleaned); end if;
  return new;
end $$;
grant execute on function private.clean_texts() to anon, authenticated, service_role;
