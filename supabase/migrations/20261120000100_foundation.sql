-- The ground of everything else: roles and schemas, nothing executable or readable by default, and the checks, triggers and
-- rules of access that tables share, written once.

-- Owners for functions that visitors or staff call with the owner's rights: what such a function can reach at most is what its owner is
-- granted. None of them signs in, owns a table, sees the schema auth or writes. They pass by row-level security, because under it the planner
-- takes neither indexes nor statistics for words that are looked for; the functions say themselves which rows are for whom.
--   visitor_reader   the public register and the search of the site
--   staff_reader     the back-office's lists, searches and counts
do $$
declare
  reader text;
begin
  foreach reader in array array['visitor_reader', 'staff_reader'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = reader) then
        execute format('create role %I nologin noinherit bypassrls', reader);
      end if;
    exception
      -- Only a role that has bypassrls can give it. Without it the policies for the readers, beside the tables, let them read, with slower plans.
      when insufficient_privilege then execute format('create role %I nologin noinherit', reader);
      -- Roles belong to the whole server: another database may be getting the same one at this moment.
      when duplicate_object or unique_violation then null;
    end;
    -- A creator who is not superuser is no member of the new role, and only a member can give functions to it.
    if not pg_catalog.pg_has_role(current_user, reader, 'usage') then
      execute format('grant %I to current_user', reader);
    end if;
  end loop;
end $$;

-- No request of a visitor holds the database longer than a second, whatever it asks (a pattern that backtracks, a list of everything). The API
-- applies a role's settings to each of its requests; what the site itself asks takes a tenth of that.
do $$
begin
  if not exists (
    select from pg_catalog.pg_db_role_setting s
    where s.setrole = 'anon'::regrole and s.setdatabase = 0 and 'statement_timeout=1s' = any (s.setconfig)
  ) then
    alter role anon set statement_timeout = '1s';
  end if;
exception
  -- Roles belong to the whole server: another database may be saying the same at this moment.
  when insufficient_privilege or internal_error then raise warning 'statement_timeout of anon: %', sqlerrm;
end $$;
notify pgrst, 'reload config';

-- ---- Schemas and rights ---------------------------------------------------------------------------------------------

create schema if not exists extensions;
-- Before the revoke below: the operators of pg_trgm stay executable for everybody.
create extension if not exists pg_trgm with schema extensions;

create schema private;
comment on schema private is 'Internal functions and tables. Not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role, visitor_reader, staff_reader, supabase_auth_admin;
grant usage on schema extensions, public to visitor_reader, staff_reader;

-- Nothing is granted by default; each function and table says its own grants, service_role's included.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- ---- The caller -----------------------------------------------------------------------------------------------------

/* True when the signed-in person has an active profile with one of the roles. 'ADMIN' equals 'admin'. Whoever has set up a
   second factor has a role only in a session that has given it: a password alone opens nothing.
   Definer, so that a policy on app_users does not call itself. In policies write (select private.has_role(…)). */
create function private.has_role(variadic allowed text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.app_users u
    where u.id = auth.uid() and u.is_active and lower(u.role) in (select lower(r) from unnest(allowed) r)
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not (exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
      or private.second_factor_overdue(auth.uid()))
  ) and private.session_goes_on();
end $$;
comment on function private.has_role(variadic text[]) is
  'The signed-in person has an active profile with one of the roles, has given the second factor where there is one (and has '
  'one where the settings have asked for it long enough), and the session goes on.';
grant execute on function private.has_role(variadic text[]) to anon, authenticated, service_role, staff_reader;

/* True unless the caller's token names a session that has been ended, is too old, or was left alone too long. */
create function private.session_goes_on() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or coalesce(private.session_end((auth.jwt() ->> 'session_id')::uuid) > now(), false);
end $$;
grant execute on function private.session_goes_on() to anon, authenticated, service_role;

/* The signed-in person; null for visitors. For functions whose owner may not use the schema auth. */
create function private.caller_id() returns uuid language sql stable security definer set search_path = '' as $$ select auth.uid() $$;
grant execute on function private.caller_id() to staff_reader;

/* Gives functions to one of the readers above: with `security definer` they can then do no more than that role. It needs its
   grants, on the private functions they call and the tables they read, and a policy using (true) on each of these for where the
   readers do not pass by row-level security: the functions say themselves which rows are for whom, since words are not found through
   an index under a condition of a policy.
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

/* The role that calls through the API: 'anon', 'authenticated' or 'service_role'; '' for what runs in SQL alone (the seed, an
   operator at the database). */
create function private.calling_role() returns text language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'role', '') $$;
grant execute on function private.calling_role() to anon, authenticated, service_role;

/* Refuses whoever is not staff with one of the roles. */
create function private.require_role(variadic allowed text[]) returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic allowed) then
    raise exception using errcode = '42501', message = 'Not allowed';
  end if;
end $$;
grant execute on function private.require_role(variadic text[]) to authenticated, staff_reader;

-- ---- Refusals -------------------------------------------------------------------------------------------------------

/*
 * Ends the statement with a machine-readable refusal: message is the code, detail the field it is about, hint a number
 * where one helps (a limit, seconds to wait). The client has words for the codes in both languages.
 */
create function private.refuse(code text, field text default '', hint text default '') returns void
  language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(field, ''), hint = coalesce(hint, '');
end $$;
grant execute on function private.refuse(text, text, text) to authenticated, service_role, visitor_reader, staff_reader;

/* A value that a caller wrote as text; null for null and ''. Refuses field.invalid where it is not one: PostgreSQL's own refusal would repeat it. */
create function private.asked_uuid(value text, field text) returns uuid
  language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then perform private.refuse('field.invalid', field); end if;
  return value::uuid;
end $$;
grant execute on function private.asked_uuid(text, text) to authenticated, staff_reader;

/* As asked_uuid, a day of the calendar, written 2026-11-21. */
create function private.asked_day(value text, field text) returns date
  language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value, '') = '' then return null; end if;
  if value !~ '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$' then perform private.refuse('field.invalid', field); end if;
  return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
exception when datetime_field_overflow then
  perform private.refuse('field.invalid', field);
end $$;
grant execute on function private.asked_day(text, text) to staff_reader;

-- ---- Languages ------------------------------------------------------------------------------------------------------

/* The languages of the site, the first one the default: its columns have no ending. `locale` is that of the browser's list
   (supabase/functions/_shared/languages.ts; tests/contract/languages.test.ts compares the two), `thousands` stands between the groups of an
   amount, `stems` is how full-text search reads it. All texts are compared by one collation: a list in two languages has one order. */
create function private.languages() returns table (code text, ending text, locale text, thousands text, stems regconfig)
language sql immutable rows 2 set search_path = '' as $$
  values ('id', '', 'id-ID', '.', 'pg_catalog.indonesian'::regconfig), ('en', '_en', 'en-GB', ',', 'pg_catalog.english'::regconfig) $$;
grant execute on function private.languages() to anon, authenticated, service_role, visitor_reader;

/* The language that every text is written in. */
create function private.default_language() returns text
language sql immutable set search_path = '' as $$ select l.code from private.languages() l where l.ending = '' $$;
grant execute on function private.default_language() to anon, authenticated, service_role, visitor_reader;

/* The column that holds a text in a language, as 'title_en'; that of the default language for one that is not known. */
create function private.column_in(base text, language text) returns text
language sql immutable set search_path = '' as $$
  select base || coalesce((select l.ending from private.languages() l where l.code = language), '') $$;
grant execute on function private.column_in(text, text) to visitor_reader;

/* A text of a row or an object in a language, or in the default one where it has none; null without either. */
create function private.in_language(texts jsonb, base text, language text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(texts ->> private.column_in(base, language), ''), nullif(texts ->> base, '')) $$;
grant execute on function private.in_language(jsonb, text, text) to visitor_reader;

/* Words of the database's own, {"id": "…", "en": "…"}, in a language, or in the default one. */
create function private.wording(language text, words jsonb) returns text
language sql immutable set search_path = '' as $$ select coalesce(words ->> language, words ->> private.default_language()) $$;
grant execute on function private.wording(text, jsonb) to visitor_reader;

create function private.is_language(value text) returns boolean
language sql immutable set search_path = '' as $$ select exists (select from private.languages() l where l.code = value) $$;
grant execute on function private.is_language(text) to authenticated, service_role;

/* The language of a column by its ending: title_en is English, title Indonesian. */
create function private.column_language(column_name text) returns text
language sql immutable set search_path = '' as $$
  select l.code from private.languages() l where right(column_name, length(l.ending)) = l.ending order by length(l.ending) desc limit 1 $$;
grant execute on function private.column_language(text) to anon, authenticated, service_role, visitor_reader;

-- ---- Shapes that checks use -----------------------------------------------------------------------------------------

/* A text somebody wrote: not blank, at most `longest` characters. Blanks are named one by one, here and below: locales do not agree on
   \s, and these are what a browser trims. */
create function private.is_text(value text, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' and char_length(value) <= longest $$;
grant execute on function private.is_text(text, integer) to authenticated, service_role;

/* A web address or a path within the site. Never javascript:, never //elsewhere. */
create function private.is_link(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000 and value ~ '^(https?://[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]+|/([^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\/][^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]*)?)$' $$;
grant execute on function private.is_link(text) to authenticated, service_role;

/* An e-mail address. The capitals of the domain are named one by one too: locales do not agree on their lower case. */
create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) between 5 and 254 and value !~ '\.\.'
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    and value ~ '^[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"'',;:()\[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$' $$;
grant execute on function private.is_email(text) to authenticated, service_role;

/* A day of the calendar from 1900 to 2099, as 2026-11-30. */
create function private.is_day(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-[0-9]{2}$'
    then right(value, 2)::integer between 1 and extract(day from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false end $$;
grant execute on function private.is_day(text) to authenticated, service_role;

/* An address as in is_link, or the name of a drawing that the site brings along: drawing:bridge. */
create function private.is_picture(value text) returns boolean
language sql immutable set search_path = '' as $$ select private.is_link(value) or value ~ '^drawing:[a-z0-9-]{1,60}$' $$;
grant execute on function private.is_picture(text) to authenticated, service_role;

/* A name in an address: lower-case words and digits joined by hyphens. */
create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 120 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $$;
grant execute on function private.is_slug(text) to authenticated, service_role;

/* A text that stands for itself in a pattern of LIKE. */
create function private.like_text(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(value, '([\\%_])', '\\\1', 'g') $$;
grant execute on function private.like_text(text) to visitor_reader, staff_reader;

/* An object that has none but the allowed keys. */
create function private.has_only_keys(value jsonb, allowed text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then value - allowed = '{}'::jsonb else false end $$;
grant execute on function private.has_only_keys(jsonb, text[]) to authenticated, service_role;

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
grant execute on function private.today() to anon, authenticated, service_role, visitor_reader, staff_reader;

-- ---- Rich text ------------------------------------------------------------------------------------------------------

-- The database takes no document that the site would not show. lib/rich-text renders the same nodes, and
-- components/rich-text-editor writes them.

/* Where words may lead: a web address, mail, telephone, a path or a place within the site. Never javascript:, data: or
   //elsewhere. */
create function private.is_text_link(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000
    and value ~* '^((https?://|mailto:|tel:)[^\s<>"\\]+|[/#]([^\s<>"\\/][^\s<>"\\]*)?)$' $$;
grant execute on function private.is_text_link(text) to authenticated, service_role;

/* Where a text's image may lie: on the web, encrypted, or within the site. */
create function private.is_text_image(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000 and value ~* '^(https://[^\s<>"\\]+|/[^\s<>"\\/][^\s<>"\\]*)$' $$;
grant execute on function private.is_text_image(text) to authenticated, service_role;

/* True for a whole number within bounds. */
create function private.is_whole(value jsonb, lowest integer, highest integer) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number'
    then value::numeric between lowest and highest and value::numeric = trunc(value::numeric) else false end $$;
grant execute on function private.is_whole(jsonb, integer, integer) to authenticated, service_role;

/* A mark (bold, link …) with nothing but what it may carry. */
create function private.is_text_mark(mark jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when not private.has_only_keys(mark, '{type,attrs}') then false
    when mark ->> 'type' = 'link' then coalesce(private.has_only_keys(jsonb_strip_nulls(mark -> 'attrs'), '{href}')
      and jsonb_typeof(mark #> '{attrs,href}') = 'string' and private.is_text_link(mark #>> '{attrs,href}'), false)
    else coalesce(mark ->> 'type' in ('bold', 'italic', 'underline', 'strike', 'code')
      and jsonb_strip_nulls(coalesce(mark -> 'attrs', '{}')) = '{}', false)
  end $$;
grant execute on function private.is_text_mark(jsonb) to authenticated, service_role;

/* True where a kind of node may carry these attributes; those that are null count as left out. An image says what it
   shows, or '' when it is decoration. */
create function private.are_node_attributes(kind text, attrs jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when jsonb_typeof(attrs) <> 'object' then false
    when kind = 'heading' then attrs in ('{"level": 2}', '{"level": 3}')
    when kind = 'callout' then private.has_only_keys(attrs, '{tone}') and attrs ->> 'tone' in ('info', 'warning', 'success')
    when kind = 'orderedList' then private.has_only_keys(attrs, '{start,type}')
      and (not attrs ? 'start' or private.is_whole(attrs -> 'start', 0, 100000))
      and (not attrs ? 'type' or attrs ->> 'type' in ('1', 'a', 'A', 'i', 'I'))
    when kind in ('tableCell', 'tableHeader') then private.has_only_keys(attrs, '{colspan,rowspan}')
      and (not attrs ? 'colspan' or private.is_whole(attrs -> 'colspan', 1, 100))
      and (not attrs ? 'rowspan' or private.is_whole(attrs -> 'rowspan', 1, 1000))
    when kind = 'image' then private.has_only_keys(attrs, '{src,alt,decorative,caption,width,height}')
      and jsonb_typeof(attrs -> 'src') = 'string' and private.is_text_image(attrs ->> 'src')
      and jsonb_typeof(attrs -> 'alt') = 'string' and char_length(attrs ->> 'alt') <= 500
      and coalesce(jsonb_typeof(attrs -> 'decorative'), 'boolean') = 'boolean'
      and coalesce(jsonb_typeof(attrs -> 'caption'), 'string') = 'string'
      and char_length(coalesce(attrs ->> 'caption', '')) <= 500
      and (not attrs ? 'width' or private.is_whole(attrs -> 'width', 1, 20000))
      and (not attrs ? 'height' or private.is_whole(attrs -> 'height', 1, 20000))
    when kind in ('paragraph', 'bulletList', 'listItem', 'blockquote', 'horizontalRule', 'hardBreak', 'table', 'tableRow',
      'text') then attrs = '{}'
  end, false) $$;
grant execute on function private.are_node_attributes(text, jsonb) to authenticated, service_role;

/* A rich-text document as the editor writes it: at most 500 kB, 24 levels deep, with no nodes, marks, attributes and
   addresses but those the site shows. The tree is walked level by level, and nodes that look the same are looked at
   once: 500 kB of prose take ten to forty milliseconds. */
create function private.is_document(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  level jsonb := coalesce(value -> 'content', '[]');
begin
  if jsonb_typeof(value) <> 'object' or jsonb_typeof(level) <> 'array' then return false; end if;
  if value - 'content' <> '{"type": "doc"}' or octet_length(value::text) > 500000 then return false; end if;
  for depth in 1 .. 24 loop
    if level = '[]' then return true; end if;
    -- Materialized: or the planner asks the questions before it leaves out what is the same.
    if exists (
      with looks as materialized (
        select distinct case when jsonb_typeof(node) = 'object' then node - '{content,text,marks}'::text[] end as look,
          jsonb_typeof(node -> 'content') as below, coalesce(jsonb_typeof(node -> 'marks'), 'array') as marks,
          jsonb_typeof(node -> 'text') as words, node ->> 'text' = '' as is_blank
        from jsonb_array_elements(level) as nodes (node)
      )
      select from looks
      where (
        marks = 'array' and private.has_only_keys(look, '{type,attrs}')
        and private.are_node_attributes(look ->> 'type', jsonb_strip_nulls(coalesce(look -> 'attrs', '{}')))
        and case when look ->> 'type' = 'text' then words = 'string' and not is_blank and below is null
          else words is null and coalesce(below, 'array') = 'array' end
      ) is not true
    ) then
      return false;
    end if;
    if exists (
      with marks as materialized (select distinct mark from jsonb_path_query(level, '$[*].marks[*]') mark)
      select from marks where not private.is_text_mark(mark)
    ) then
      return false;
    end if;
    level := jsonb_path_query_array(level, '$[*].content[*]');
  end loop;
  return level = '[]';
end $$;
grant execute on function private.is_document(jsonb) to authenticated, service_role;

/* The words of a rich-text document, for search and reading time: those of a paragraph stand together as they are read,
   a space between paragraphs, captions at the end. */
create function private.document_text(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ',
    (select string_agg(case jsonb_array_length(parts) when 1 then parts #>> '{0,text}'
        -- A part without words is a line break.
        else (select string_agg(coalesce(part ->> 'text', ' '), '') from jsonb_array_elements(parts) part) end, ' ')
      from jsonb_path_query(value, 'strict $.**.content ? (@[*].type == "text")') parts),
    (select string_agg(caption #>> '{}', ' ')
      from jsonb_path_query(value, 'strict $.**.caption ? (@.type() == "string" && @ != "")') caption)) $$;
grant execute on function private.document_text(jsonb) to anon, authenticated, service_role, visitor_reader, staff_reader;

/* True where somebody wrote something. */
create function private.is_written(value text) returns boolean language sql immutable set search_path = '' as $$ select coalesce(value, '') ~ '\S' $$;
grant execute on function private.is_written(text) to staff_reader;

create function private.is_written(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(private.document_text(value), '') ~ '\S' $$;
grant execute on function private.is_written(jsonb) to authenticated, staff_reader;

/* A text of ours that English readers get in Indonesian: no title of its own, or not a word in the body. */
create function private.lacks_english(title_en text, body_en jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(title_en !~ '\S', true) or coalesce(private.document_text(body_en) !~ '\S', true) $$;
-- Whoever writes a row of an index that uses a function calls the function.
grant execute on function private.lacks_english(text, jsonb) to authenticated, service_role, staff_reader;

/* The number of words in a document, from which its reading time follows. */
create function private.word_count(value jsonb) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from regexp_split_to_table(private.document_text(value), '\s+') word where word <> '' $$;
grant execute on function private.word_count(jsonb) to anon, authenticated, service_role;

-- ---- Triggers every table may use -----------------------------------------------------------------------------------

/* Before update: the moment of the change is set here, and what identifies a row never changes. */
create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;

/* Before delete: a row is deleted permanently from the trash only, whoever asks through the API. P0001 trash.not_in_trash. */
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

-- ---- Announcements --------------------------------------------------------------------------------------------------

-- Private channels: staff learn which table and rows changed and read them again; contents never travel.
--   content  changes of what visitors read       admin, editor, viewer
--   staff    cases, messages, people             admin, editor
-- Nobody may send through the API; only the database's triggers do (private.announce).
create policy "staff listen" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and (
    ((select realtime.topic()) = 'content' and (select private.has_role('admin', 'editor', 'viewer')))
    or ((select realtime.topic()) = 'staff' and (select private.has_role('admin', 'editor')))));

-- Pages that were written as HTML before such a change are older than their rows (see page_writing.sql).
create table private.content_changes (
  transaction_id bigint primary key,
  at timestamptz not null default clock_timestamp()
);
comment on table private.content_changes is
  'One row for each transaction that changed something visitors read, until the pages are written again. Keyed by transaction, so that no two wait for each other.';
alter table private.content_changes enable row level security;
revoke all on private.content_changes from public, anon, authenticated, service_role;

/* True when visitors read a row. publish_column: of its table's record in private.content_tables. */
create function private.is_shown(record jsonb, publish_column text) returns boolean language sql stable set search_path = '' as $$
  select record ->> 'deleted_at' is null and case publish_column
    when 'is_published' then (record ->> 'is_published')::boolean
    when 'status' then record ->> 'status' = 'published' and (record ->> 'published_at')::timestamptz <= now()
    else true end $$;

/* Notes that visitors read something else from this transaction on. */
create function private.note_content_change() returns void language sql security definer set search_path = '' as $$
  insert into private.content_changes (transaction_id) values (pg_current_xact_id()::text::bigint) on conflict do nothing $$;

/* After a statement: tells subscribers of the private channel named by the trigger's argument which table and rows
   changed, never what is in them; and notes a change of what visitors read. Definer: callers may not write to
   realtime.messages. */
create function private.announce() returns trigger language plpgsql security definer set search_path = '' as $$
declare ids jsonb; publish_column text;
begin
  select jsonb_agg(c.id) into ids from (select id from changed limit 50) c;
  if ids is null then return null; end if;
  perform realtime.send(
    jsonb_build_object('table', tg_table_name, 'action', lower(tg_op), 'ids', ids), 'change', tg_argv[0], true);
  if tg_argv[0] <> 'content' or not has_any_column_privilege('anon', tg_relid, 'select') then return null; end if;
  publish_column := (private.content_table(tg_table_name)).publish_column;
  if exists (select from changed c where private.is_shown(to_jsonb(c), publish_column)) then
    perform private.note_content_change();
  elsif tg_op = 'UPDATE' then
    -- Taken off the site.
    if exists (select from was w where private.is_shown(to_jsonb(w), publish_column)) then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end $$;

/* Announce changes of `target` on the private channel `topic` ('content' or 'staff'). */
create procedure private.announce_changes(target regclass, topic text) language plpgsql set search_path = '' as $$
declare verb text;
begin
  foreach verb in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger announce_%1$s after %1$s on %2$s referencing %3$s
         for each statement execute function private.announce(%4$L)',
      verb, target, case verb when 'insert' then 'new table as changed' when 'update' then 'new table as changed old table as was'
        else 'old table as changed' end, topic);
  end loop;
end $$;

-- ---- The rule of a published content table --------------------------------------------------------------------------

-- The one list of content tables: ordering, bulk changes, restoring and the uses of files read it and name no table themselves.
create table private.content_tables (
  table_name text primary key,
  order_column text,
  publish_column text check (publish_column in ('is_published', 'status')),
  has_trash boolean not null default false,
  restorable text[] not null default '{}' check (restorable <@ '{update,delete}'),
  keeps_files boolean not null default false,
  known_by text[] check (cardinality(known_by) > 0)
);
comment on table private.content_tables is
  'Tables of the schema public whose rows staff write, and the functions that work on any of them. Rows are added by make_content_table, '
  'or beside a table that has rules of its own.';
comment on column private.content_tables.order_column is 'Staff put the rows in order by it (reorder); null: no sorted list.';
comment on column private.content_tables.publish_column is
  'Publishing sets is_published, or status with published_at; null: rows are not published, and not changed in bulk.';
comment on column private.content_tables.has_trash is 'Rows go to the trash (deleted_at) before they are deleted.';
comment on column private.content_tables.restorable is 'Actions of the audit log that an admin can take back: update, delete.';
comment on column private.content_tables.keeps_files is 'The library notes which of its files the rows name, and keeps those.';
comment on column private.content_tables.known_by is
  'Columns by which a row of a file finds its entry; null: the table is not filled from files. The declaration of its list (knownBy) says the same.';
alter table private.content_tables enable row level security;

/* The record of a content table; nulls for every other table. Definer: nobody reads internal tables directly. */
create function private.content_table(table_name text) returns private.content_tables
language sql stable security definer set search_path = '' as $$
  select t.* from private.content_tables t where t.table_name = content_table.table_name $$;
grant execute on function private.content_table(text) to authenticated, service_role;

/* Grants, policies and triggers of a table that visitors read and staff write, and its record in private.content_tables, from which
   it can be put in order (sort_order, step_order or "order"), changed in bulk (is_published or status, and deleted_at), and restored.
   visible: which rows everybody may read (an SQL condition). What is in the trash (deleted_at) is never among them. null: none.
   editors: the roles that insert, update and delete. readers: the roles that see unpublished rows and the trash.
   restorable: actions that an admin can take back from the audit log. keeps_files: rows may name files of the library.
   known_by: columns by which the rows of a file that is imported find their entries. null: no import.
   One permissive policy per role and verb. */
create procedure private.make_content_table(
  target regclass,
  visible text default 'true',
  editors text[] default '{admin,editor}',
  readers text[] default '{admin,editor,viewer}',
  restorable text[] default '{update,delete}',
  keeps_files boolean default true,
  known_by text[] default null
) language plpgsql set search_path = '' as $$
declare
  columns name[] := array(select attname from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped);
  has_trash boolean := 'deleted_at' = any (columns);
  place text := (select c from unnest(columns) c where c in ('sort_order', 'step_order', 'order'));
  publishing text := case when 'is_published' = any (columns) then 'is_published'
    when columns @> '{status,published_at}' then 'status' end;
  shown text := case when has_trash then '(' || visible || ') and deleted_at is null' else visible end;
  may_edit text := format('(select private.has_role(variadic %L::text[]))', editors);
  may_read text := format('(select private.has_role(variadic %L::text[]))', readers);
begin
  if not known_by <@ columns::text[] then
    raise exception using errcode = '42703', message = format('known_by of %s names a column that it does not have', target);
  end if;
  insert into private.content_tables (table_name, order_column, publish_column, has_trash, restorable, keeps_files, known_by)
  select c.relname, place, publishing, has_trash, make_content_table.restorable, make_content_table.keeps_files, make_content_table.known_by
  from pg_catalog.pg_class c where c.oid = target;

  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated', target);
  execute format('grant select, insert, update, delete on %s to authenticated', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);

  if visible is not null then
    execute format('grant select on %s to anon', target);
    execute format('create policy "visitors read what is published" on %s for select to anon using (%s)', target, shown);
  end if;
  execute format('create policy "staff read more than visitors" on %s for select to authenticated using (%s)', target,
    concat_ws(' or ', '(' || shown || ')', may_read));
  execute format('create policy "editors add" on %s for insert to authenticated with check (%s)', target, may_edit);
  execute format('create policy "editors change" on %s for update to authenticated using (%s) with check (%s)', target, may_edit, may_edit);
  execute format('create policy "editors delete" on %s for delete to authenticated using (%s)', target, may_edit);

  execute format('create trigger touch before update on %s for each row execute function private.touch()', target);
  execute format('create trigger audit after insert or update or delete on %s for each row execute function private.write_audit()', target);
  call private.announce_changes(target, 'content');
  if has_trash then
    execute format('create trigger keep_outside_trash before delete on %s for each row execute function private.keep_outside_trash()', target);
  end if;
  if 'version' = any (columns) then
    -- Triggers run by name: what was named is checked before it is missed, and both before versions are counted.
    execute format('create trigger check_version before update of version on %s for each row execute function private.check_version()', target);
    execute format('create trigger need_version before update on %s for each row execute function private.need_version()', target);
  end if;
  if place is not null then
    execute format('create trigger place_last before insert on %s for each row execute function private.place_last(%L)', target, place);
  end if;
  -- Tables that are older than the library are looked through from where the library is made.
  if make_content_table.keeps_files and to_regprocedure('private.note_media_uses()') is not null then
    call private.track_media_uses(target);
  end if;
end $$;
