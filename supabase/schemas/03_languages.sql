/* Returns the languages of the site, the default one first. ending: suffix of its columns, '' for the default one.
   locale: as in supabase/functions/_shared/languages.ts. thousands: separator of amounts. stems: configuration of
   full-text search. */
create function private.languages() returns table (code text, ending text, locale text, thousands text, stems regconfig)
language sql immutable rows 2 set search_path = '' as $$
  values ('id', '', 'id-ID', '.', 'pg_catalog.indonesian'::regconfig),
    ('en', '_en', 'en-GB', ',', 'pg_catalog.english'::regconfig)
$$;
grant execute on function private.languages() to anon, authenticated, service_role, visitor_reader;

/* Returns the default language, in which every text exists. */
create function private.default_language() returns text
language sql immutable set search_path = '' as $$ select l.code from private.languages() l where l.ending = '' $$;
grant execute on function private.default_language() to anon, authenticated, service_role, visitor_reader;

/* Returns the name of a column in a language, such as 'title_en'; for an unknown language that of the default one. */
create function private.column_in(base text, language text) returns text
language sql immutable set search_path = '' as $$
  select base || coalesce((select l.ending from private.languages() l where l.code = language), '')
$$;
grant execute on function private.column_in(text, text) to visitor_reader;

/* Returns a text of a row in a language, or in the default one if it is missing. */
create function private.in_language(texts jsonb, base text, language text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(texts ->> private.column_in(base, language), ''), nullif(texts ->> base, ''))
$$;
grant execute on function private.in_language(jsonb, text, text) to visitor_reader;

/* Returns a built-in text, {"id": "…", "en": "…"}, in a language or in the default one. */
create function private.wording(language text, words jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(words ->> language, words ->> private.default_language())
$$;
grant execute on function private.wording(text, jsonb) to visitor_reader;

create function private.is_language(value text) returns boolean language sql immutable set search_path = '' as $$
  select exists (select from private.languages() l where l.code = value)
$$;
grant execute on function private.is_language(text) to authenticated, service_role;

/* Returns the language of a column by its suffix: title_en is English, title Indonesian. */
create function private.column_language(column_name text) returns text language sql immutable set search_path = '' as $$
  select l.code from private.languages() l where right(column_name, length(l.ending)) = l.ending
    order by length(l.ending) desc limit 1
$$;
grant execute on function private.column_language(text) to anon, authenticated, service_role, visitor_reader;
