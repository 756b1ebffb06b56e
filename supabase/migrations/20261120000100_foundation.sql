-- What every later migration stands on: one schema the API does not expose, nothing executable or readable by default,
-- and the rules that content tables share, written once.

create schema if not exists extensions;
-- Before the revoke below: the operators of pg_trgm stay executable for everybody.
create extension if not exists pg_trgm with schema extensions;

create schema private;
comment on schema private is 'Internal functions and tables. Not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role, visitor_reader, staff_reader;
grant usage on schema extensions to visitor_reader, staff_reader;

-- Nothing is granted by default; each migration says its own grants, service_role's included.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- ---- Who is asking ---------------------------------------------------------------------------------------------------

/* True when the signed-in person has an active profile with one of the roles. 'ADMIN' equals 'admin'.
   Definer, so that a policy on app_users does not call itself. In policies write (select private.has_role(…)). */
create function private.has_role(variadic allowed text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.app_users u
    where u.id = auth.uid() and u.is_active and lower(u.role) in (select lower(r) from unnest(allowed) r)
  );
end $$;
grant execute on function private.has_role(variadic text[]) to anon, authenticated, service_role, staff_reader;

/* Who is signed in; null for visitors. For functions whose owner may not use the schema auth. */
create function private.caller_id() returns uuid language sql stable security definer set search_path = '' as $$ select auth.uid() $$;
grant execute on function private.caller_id() to staff_reader;

/* Gives functions to a role of those in 090_roles: with `security definer` they can then do no more than that role. It needs its grants, on the
   private functions they call and the tables they read, and a policy using (true) on each of these (as in 970_readers).
     call private.owned_by('visitor_reader', 'public.search_site(text, text, integer)', 'public.check_certificate(text)'); */
create procedure private.owned_by(reader regrole, variadic functions regprocedure[]) language plpgsql set search_path = '' as $$
declare
  owned regprocedure;
  place regnamespace;
begin
  foreach owned in array functions loop
    select p.pronamespace::regnamespace into place from pg_catalog.pg_proc p where p.oid = owned;
    -- A new owner must be allowed to create in the schema; afterwards no longer.
    execute format('grant create on schema %s to %s', place, reader);
    execute format('alter function %s owner to %s', owned, reader);
    execute format('revoke create on schema %s from %s', place, reader);
  end loop;
end $$;

/* Who calls through the API: 'anon', 'authenticated' or 'service_role'; '' for what runs in SQL alone (the seed, an
   operator at the database). */
create function private.calling_role() returns text language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'role', '') $$;
grant execute on function private.calling_role() to anon, authenticated, service_role;

-- ---- Shapes that checks use ------------------------------------------------------------------------------------------

/* A text somebody wrote: not blank, at most `longest` characters. Blanks are named one by one, here and below: locales do not agree on
   \s, and these are what a browser trims. */
create function private.is_text(value text, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' and char_length(value) <= longest $$;

/* A web address or a path within the site. Never javascript:, never //elsewhere. */
create function private.is_link(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000 and value ~ '^(https?://[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]+|/([^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\/][^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]*)?)$' $$;

/* An e-mail address. The capitals of the domain are named one by one too: locales do not agree on their lower case. */
create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) between 5 and 254 and value !~ '\.\.'
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    and value ~ '^[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"'',;:()\[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$' $$;

/* A day of the calendar from 1900 to 2099, as 2026-11-30. */
create function private.is_day(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-[0-9]{2}$'
    then right(value, 2)::integer between 1 and extract(day from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false end $$;

/* An address as in is_link, or the name of a drawing that the site brings along: drawing:bridge. */
create function private.is_picture(value text) returns boolean
language sql immutable set search_path = '' as $$ select private.is_link(value) or value ~ '^drawing:[a-z0-9-]{1,60}$' $$;

/* A name in an address: lower-case words and digits joined by hyphens. */
create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 120 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $$;

/* A rich-text document as the editor writes it, at most 500 kB. */
create function private.is_document(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and value ->> 'type' = 'doc'
    and coalesce(jsonb_typeof(value -> 'content'), 'array') = 'array' and octet_length(value::text) <= 500000 $$;

/* A text that stands for itself in a pattern of LIKE. */
create function private.like_text(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(value, '([\\%_])', '\\\1', 'g') $$;

/* An object that has none but the allowed keys. */
create function private.has_only_keys(value jsonb, allowed text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then value - allowed = '{}'::jsonb else false end $$;

/* The words of a rich-text document, for search. */
create function private.document_text(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from jsonb_path_query(value, 'strict $.**.text ? (@.type() == "string")') word $$;

grant execute on function private.is_text(text, integer), private.is_link(text), private.is_email(text), private.is_day(text), private.is_picture(text),
  private.is_slug(text), private.is_document(jsonb), private.has_only_keys(jsonb, text[]),
  private.document_text(jsonb) to authenticated, service_role;

/* A name on one line, at most `longest` characters: no line breaks or other control characters, no marks that turn the
   direction of writing and none that take no room, so that what is read is what is stored. */
create function private.is_name(value text, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_text(value, longest)
    and value !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]' $$;
grant execute on function private.is_name(text, integer) to authenticated, service_role;

/* Today's date where the body is: Asia/Jakarta. */
create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Jakarta')::date $$;
grant execute on function private.today() to anon, authenticated, service_role;

-- ---- Triggers every table may use ------------------------------------------------------------------------------------

/* Before update: the moment of the change is set here, and what identifies a row never changes. */
create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;

/* After insert, update or delete, for each row: one line in audit_log with what changed. The trigger's arguments name
   columns whose values are never kept (the change is still recorded). Secrets are never kept, named or not. */
create function private.write_audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  whole jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value) into was, became
    from jsonb_each(was) b join jsonb_each(became) a using (key) where a.value is distinct from b.value;
    if was is null then return null; end if;
  end if;
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (
    auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()),
    case coalesce(auth.jwt() ->> 'role', '')
      when 'anon' then 'visitor' when 'authenticated' then 'person' when 'service_role' then 'service' else 'system' end,
    tg_table_name,
    whole ->> 'id',
    left(coalesce(whole ->> 'title', whole ->> 'question', whole ->> 'label', whole ->> 'site_name', whole ->> 'number',
      whole ->> 'full_name', whole ->> 'name', whole ->> 'path', whole ->> 'code'), 200),
    lower(tg_op),
    private.without_secrets(was, tg_argv),
    private.without_secrets(became, tg_argv)
  );
  return null;
end $$;

/* The same object; values of columns that hold secrets, and of those listed, are replaced by a mark. */
create function private.without_secrets(record jsonb, hidden text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, case
    when e.value <> 'null' and (e.key ~ '(access_code|secret|hash|token|password)' or e.key = any (coalesce(hidden, '{}')))
      then '"•••"'::jsonb else e.value end)
  from jsonb_each(record) e $$;

/* After a statement: tells subscribers of the private channel named by the trigger's argument which table and rows
   changed, never what is in them. Definer: callers may not write to realtime.messages. */
create function private.announce() returns trigger language plpgsql security definer set search_path = '' as $$
declare ids jsonb;
begin
  select jsonb_agg(c.id) into ids from (select id from changed limit 50) c;
  if ids is not null then
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'action', lower(tg_op), 'ids', ids), 'change', tg_argv[0], true);
  end if;
  return null;
end $$;

/* Announce changes of `target` on the private channel `topic` ('content' or 'staff'). */
create procedure private.announce_changes(target regclass, topic text) language plpgsql set search_path = '' as $$
declare verb text;
begin
  foreach verb in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger announce_%1$s after %1$s on %2$s referencing %3$s table as changed
         for each statement execute function private.announce(%4$L)',
      verb, target, case verb when 'delete' then 'old' else 'new' end, topic);
  end loop;
end $$;

/* Before delete: a row leaves for good from the trash only, whoever asks through the API. P0001 trash.not_in_trash. */
create function private.keep_outside_trash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is null and private.calling_role() <> '' then perform private.refuse('trash.not_in_trash'); end if;
  return old;
end $$;

/* Before update of version: whoever names a version has seen it. The mark tells need_version that it was named.
   P0001 version.old. */
create function private.check_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version is distinct from old.version then perform private.refuse('version.old', 'version', old.version::text); end if;
    new.version := -1;
  end if;
  return new;
end $$;

/* Before update: a person's change names the version it was made on, so that nobody overwrites what they have not seen.
   P0001 version.missing. */
create function private.need_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.calling_role() in ('anon', 'authenticated') then
    if new.version <> -1 then perform private.refuse('version.missing', 'version'); end if;
    new.version := old.version;
  end if;
  return new;
end $$;

/* Before insert: a row that says no place (0) goes to the end. The argument names the column. */
create function private.place_last() returns trigger language plpgsql security definer set search_path = '' as $$
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
create function private.keep_tree() returns trigger language plpgsql security definer set search_path = '' as $$
declare above integer; below integer; circle boolean; deepest integer := coalesce(tg_argv[0]::integer, 12);
begin
  if new.parent_id is null then return new; end if;
  -- Two people moving two rows under each other at once would each see a tree.
  perform pg_advisory_xact_lock(hashtext('tree:' || tg_table_name));
  execute format(
    'with recursive up as (
       select id, parent_id, 1 as level from public.%1$I where id = $1
       union all select p.id, p.parent_id, up.level + 1 from public.%1$I p join up on p.id = up.parent_id where up.level < 50
     ), down as (
       select $2 as id, 1 as level
       union all select c.id, down.level + 1 from public.%1$I c join down on c.parent_id = down.id where down.level < 50
     )
     select (select max(level) from up), (select max(level) from down), exists (select from up where id = $2)', tg_table_name)
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

-- ---- The rule of a published content table ---------------------------------------------------------------------------

/* Grants, policies and triggers of a table that visitors read and staff write.
   visible: which rows everybody may read (an SQL condition). What is in the trash (deleted_at) is never among them.
   editors: the roles that insert, update and delete. readers: the roles that see unpublished rows and the trash.
   One permissive policy per role and verb. */
create procedure private.make_content_table(
  target regclass,
  visible text default 'true',
  editors text[] default '{admin,editor}',
  readers text[] default '{admin,editor,viewer}'
) language plpgsql set search_path = '' as $$
declare
  has_trash boolean := exists (select from pg_catalog.pg_attribute where attrelid = target and attname = 'deleted_at' and not attisdropped);
  has_version boolean := exists (select from pg_catalog.pg_attribute where attrelid = target and attname = 'version' and not attisdropped);
  shown text := case when has_trash then format('(%s) and deleted_at is null', visible) else visible end;
  may_edit text := format('(select private.has_role(variadic %L::text[]))', editors);
  may_read text := format('(select private.has_role(variadic %L::text[]))', readers);
  place text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated', target);
  execute format('grant select on %s to anon', target);
  execute format('grant select, insert, update, delete on %s to authenticated', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);

  execute format('create policy "visitors read what is published" on %s for select to anon using (%s)', target, shown);
  execute format('create policy "staff read more than visitors" on %s for select to authenticated using ((%s) or %s)', target, shown, may_read);
  execute format('create policy "editors add" on %s for insert to authenticated with check (%s)', target, may_edit);
  execute format('create policy "editors change" on %s for update to authenticated using (%s) with check (%s)', target, may_edit, may_edit);
  execute format('create policy "editors delete" on %s for delete to authenticated using (%s)', target, may_edit);

  execute format('create trigger touch before update on %s for each row execute function private.touch()', target);
  execute format('create trigger audit after insert or update or delete on %s for each row execute function private.write_audit()', target);
  call private.announce_changes(target, 'content');
  if has_trash then
    execute format('create trigger keep_outside_trash before delete on %s for each row execute function private.keep_outside_trash()', target);
  end if;
  if has_version then
    -- Triggers run by name: what was named is checked before it is missed, and both before versions are counted.
    execute format('create trigger check_version before update of version on %s for each row execute function private.check_version()', target);
    execute format('create trigger need_version before update on %s for each row execute function private.need_version()', target);
  end if;

  select attname into place from pg_catalog.pg_attribute
    where attrelid = target and attname in ('sort_order', 'step_order', 'order') and not attisdropped;
  if place is not null then
    execute format('create trigger place_last before insert on %s for each row execute function private.place_last(%L)', target, place);
  end if;
end $$;
