/* Before update: the moment of the change is set here, and what identifies a row never changes. */
create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;

/* Before delete: a row is deleted permanently from the trash only, whoever asks through the API. P0001
   trash.not_in_trash. */
create function private.keep_outside_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is null and private.calling_role() <> '' then perform private.refuse('trash.not_in_trash'); end if;
  return old;
end $$;

/* Before update of version: whoever names a version has seen it. The mark tells need_version that it was named.
   P0001 version.old. */
create function private.check_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version is distinct from old.version then
      perform private.refuse('version.old', 'version', old.version::text);
    end if;
    new.version := -1;
  end if;
  return new;
end $$;

/* Before update: a person's change names the version it was made on, so that nobody overwrites what they have not seen.
   P0001 version.missing. */
create function private.need_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version <> -1 then perform private.refuse('version.missing', 'version'); end if;
    new.version := old.version;
  end if;
  return new;
end $$;

/* Before insert: a row that says no place (0) goes to the end. The argument names the column. */
create function private.place_last() returns trigger
language plpgsql security definer set search_path = '' as $$
declare place integer;
begin
  if coalesce((to_jsonb(new) ->> tg_argv[0])::integer, 0) = 0 then
    execute format('select coalesce(max(%I), 0) + 1 from %I.%I', tg_argv[0], tg_table_schema, tg_table_name) into place;
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], place));
  end if;
  return new;
end $$;

/* Before insert or update: refuses a parent_id that makes a circle, or (argument) a tree deeper than so many levels.
   The API hands on messages but no constraint's name, so it stands in the message as PostgreSQL's own do. */
create function private.keep_tree() returns trigger
language plpgsql security definer set search_path = '' as $$
declare above integer; below integer; circle boolean; deepest integer := coalesce(tg_argv[0]::integer, 12);
begin
  if new.parent_id is null then return new; end if;
  -- Two people moving two rows under each other at once would each see a tree.
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
