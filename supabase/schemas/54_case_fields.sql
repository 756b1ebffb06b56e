-- These functions parse a visitor's input. Each refuses with a code and the name of the field.

/* Returns a cleaned field; null if it is missing and not required. Refuses with field.required, field.invalid (not a
   text), field.too_short, field.too_long (hint: the limit in characters). */
create function private.checked_field(
  payload jsonb, field text, value text, shortest integer, longest integer, is_required boolean
) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(payload -> field) not in ('string', 'null') then
    perform private.refuse('field.invalid', field);
  end if;
  if coalesce(value, '') = '' then
    if is_required then perform private.refuse('field.required', field); end if;
    return null;
  end if;
  if char_length(value) < shortest then perform private.refuse('field.too_short', field, shortest::text); end if;
  if char_length(value) > longest then perform private.refuse('field.too_long', field, longest::text); end if;
  return value;
end $$;

/* Returns the cleaned text of a field, of one or several lines. Raises the errors of checked_field. */
create function private.payload_text(
  payload jsonb, field text, shortest integer, longest integer, is_required boolean default true
) returns text language sql immutable set search_path = '' as $$
  select private.checked_field(payload, field, private.clean_text(payload ->> field), shortest, longest, is_required)
$$;

/* Returns the cleaned name, number, address or title of a field. Raises the errors of checked_field; also field.invalid
   for line breaks and for U+202E, which displays fdp.exe as exe.pdf and is never typed by accident. */
create function private.payload_line(
  payload jsonb, field text, shortest integer, longest integer, is_required boolean default true
) returns text language plpgsql immutable set search_path = '' as $$
declare
  value text := private.checked_field(payload, field, private.clean_text(payload ->> field, true, true), shortest,
    longest, is_required);
begin
  if value is not null and (payload ->> field ~ '\u202e' or private.clean_text(payload ->> field) ~ '[\t\n]') then
    perform private.refuse('field.invalid', field);
  end if;
  return value;
end $$;

create function private.payload_email(payload jsonb, is_required boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  value text := private.payload_line(payload, 'email', 5, 254, is_required);
begin
  if not private.is_email(value) then perform private.refuse('field.invalid', 'email'); end if;
  return lower(value);
end $$;

create function private.payload_phone(payload jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  value text := private.payload_line(payload, 'phone', 6, 30, false);
begin
  if value !~ '^[0-9+(). /-]+$' or length(regexp_replace(value, '[^0-9]', '', 'g')) not between 6 and 15 then
    perform private.refuse('field.invalid', 'phone');
  end if;
  return value;
end $$;

create function private.payload_choice(payload jsonb, field text, choices text[], is_required boolean default true)
returns text language plpgsql immutable set search_path = '' as $$
declare
  value text := private.payload_text(payload, field, 1, 60, is_required);
begin
  if value <> all (choices) then perform private.refuse('field.invalid', field); end if;
  return value;
end $$;

/* Returns a boolean field; false if missing. Refuses anything else, so that no choice is lost. */
create function private.payload_flag(payload jsonb, field text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(payload -> field) not in ('boolean', 'null') then
    perform private.refuse('field.invalid', field);
  end if;
  return coalesce((payload ->> field)::boolean, false);
end $$;
grant execute on function private.payload_flag(jsonb, text) to authenticated;

create function private.payload_date(payload jsonb, field text, is_required boolean) returns date
language plpgsql stable set search_path = '' as $$
declare
  value text := private.payload_text(payload, field, 10, 10, is_required);
begin
  if value !~ '^(19|20)\d\d-\d\d-\d\d$' then perform private.refuse('field.invalid', field); end if;
  return value::date;
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse('field.invalid', field);
end $$;

/* Returns the proof of consent that is stored with the case (UU 27/2022 art. 24): version of the notice, time,
   language. Refuses with notice.missing while there is no notice. */
create function private.payload_consent(payload jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  current_version text := (select s.privacy ->> 'notice_version' from public.site_settings s);
  version text;
begin
  if cardinality(private.notice_lacks()) > 0 then perform private.refuse('notice.missing', 'consent'); end if;
  if payload -> 'consent' -> 'accepted' is distinct from 'true'::jsonb then
    perform private.refuse('consent.required', 'consent');
  end if;
  version := payload -> 'consent' ->> 'notice_version';
  if coalesce(version, '') = '' or char_length(version) > 40 then
    perform private.refuse('consent.required', 'consent');
  end if;
  if version <> current_version then perform private.refuse('consent.outdated', 'consent', current_version); end if;
  return jsonb_build_object('notice_version', version, 'language', payload ->> 'language', 'at', now());
end $$;

/* Checks the technical fields of a form: idempotency key, honeypot (website), milliseconds since it was opened
   (elapsed_ms, at least 3,000), language. Returns the key. */
create function private.open_payload(payload jsonb) returns uuid language plpgsql stable set search_path = '' as $$
begin
  if payload is null or jsonb_typeof(payload) <> 'object' then
    perform private.refuse('payload.invalid', 'payload');
  end if;
  if octet_length(payload::text) > 100000 then perform private.refuse('payload.too_large', 'payload', '100000'); end if;
  if coalesce(payload ->> 'website', '') <> '' then perform private.refuse('submission.rejected', 'website'); end if;
  if jsonb_typeof(payload -> 'elapsed_ms') is distinct from 'number' or (payload ->> 'elapsed_ms')::numeric < 3000 then
    perform private.refuse('submission.too_fast', 'elapsed_ms', '3000');
  end if;
  perform private.payload_choice(payload, 'language', array(select l.code from private.languages() l));
  if payload ->> 'idempotency_key' is null
    or payload ->> 'idempotency_key' !~* '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' then
    perform private.refuse('field.invalid', 'idempotency_key');
  end if;
  return (payload ->> 'idempotency_key')::uuid;
end $$;
