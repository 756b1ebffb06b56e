/* Returns true for a text that is not blank and has at most `longest` characters. Blanks are those that a browser
   trims, because \s differs between locales. */
create function private.is_text(value text, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and char_length(value) <= longest
$$;
grant execute on function private.is_text(text, integer) to authenticated, service_role;

/* Returns true for a web address or a path within the site; false for javascript: and //host. */
create function private.is_link(value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000
    and value ~ '^(https?://[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]+'
      '|/([^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\/]'
      '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]*)?)$'
$$;
grant execute on function private.is_link(text) to authenticated, service_role;

/* Returns the text in NFC, trimmed, without control and zero-width characters; other spaces become plain ones. Prose
   keeps direction marks, and joiners between two visible characters, which some scripts and emoji need. With is_line,
   line breaks become spaces. With is_name, all invisible characters are removed, for names, numbers, codes and
   addresses. */
create function private.clean_text(value text, is_line boolean default false, is_name boolean default false)
returns text language plpgsql immutable set search_path = '' as $$
begin
  if value ~ '^[!-~]+( [!-~]+)*$' then return value; end if;
  value := regexp_replace(value, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
  value := regexp_replace(value,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-'
    '\ufffb\ufffe\uffff]', '', 'g');
  if is_name then
    value := regexp_replace(value,
      '[\u034f\u061c\u115f\u1160\u17b4\u17b5\u200c-\u200f\u202a-\u202e\u2066-\u2069\u3164\uffa0\U000e0000-\U000e007f]',
      '', 'g');
  end if;
  value := regexp_replace(value, '(?<![^\t\n ])[\u200c\u200d]+|[\u200c\u200d]+(?![^\t\n ])', '', 'g');
  if is_line then value := regexp_replace(value, '[\t\n ]+', ' ', 'g'); end if;
  return btrim(normalize(value, NFC), E' \t\n');
end $$;
grant execute on function private.clean_text(text, boolean, boolean)
  to anon, authenticated, service_role, visitor_reader, staff_reader;

/* Returns true for an e-mail address without invisible characters. Lists both cases of the domain's letters, because
   lower() differs between locales. */
create function private.is_email(value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(value) between 5 and 254 and value !~ '\.\.' and value = private.clean_text(value, true, true)
    and value ~ '^[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"'','
                ';:()\[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$'
$$;
grant execute on function private.is_email(text) to authenticated, service_role;

/* Returns true for a date from 1900 to 2099, such as 2026-11-30. */
create function private.is_day(value text) returns boolean language sql immutable set search_path = '' as $$
  select case when value ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-[0-9]{2}$'
    then right(value, 2)::integer between 1 and extract(day
      from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false end $$;
grant execute on function private.is_day(text) to authenticated, service_role;

/* Returns true for a link, or for a built-in drawing such as drawing:bridge. */
create function private.is_picture(value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_link(value) or value ~ '^drawing:[a-z0-9-]{1,60}$'
$$;
grant execute on function private.is_picture(text) to authenticated, service_role;

/* Returns true for lower-case words and digits joined by hyphens. */
create function private.is_slug(value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(value) <= 120 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
$$;
grant execute on function private.is_slug(text) to authenticated, service_role;

/* Escapes a text for use in a LIKE pattern. */
create function private.like_text(value text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(value, '([\\%_])', '\\\1', 'g') $$;
grant execute on function private.like_text(text) to visitor_reader, staff_reader;

/* Returns true for an object with no keys other than the allowed ones. */
create function private.has_only_keys(value jsonb, allowed text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then value - allowed = '{}'::jsonb else false end $$;
grant execute on function private.has_only_keys(jsonb, text[]) to authenticated, service_role;

/* Returns true for a name on one line of at most `longest` characters, without control, bidirectional and invisible
   characters. */
create function private.is_name(value text, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_text(value, longest)
    and value !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F'
      '\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]'
$$;
grant execute on function private.is_name(text, integer) to authenticated, service_role;

/* Returns today's date in Asia/Jakarta. */
create function private.today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Asia/Jakarta')::date $$;
grant execute on function private.today() to anon, authenticated, service_role, visitor_reader, staff_reader;
