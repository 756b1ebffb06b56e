-- The body's telephone and WhatsApp numbers are numbers: one without digits took the way to call or to write off the site.

/* As the settings check them (src/lib/phone.ts): the telephone may be a short number, several or one with an extension; a chat needs one whole
   number, of at most 15 digits as the longest in the world. Only what changes is checked: a number that stands there keeps nobody from saving the rest. */
create function private.check_contact_numbers() returns trigger language plpgsql set search_path = '' as $$
declare
  phone constant text := btrim(coalesce(new.site ->> 'phone', ''));
  chat constant text := btrim(coalesce(new.site ->> 'whatsapp', ''));
begin
  if new.site ->> 'phone' is distinct from old.site ->> 'phone' and phone <> ''
    and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) < 5 then
    perform private.refuse('field.invalid', 'phone');
  end if;
  if new.site ->> 'whatsapp' is distinct from old.site ->> 'whatsapp' and chat <> ''
    and (chat !~ '^[0-9 +().\u00a0\u2010-\u2015-]*$' or char_length(regexp_replace(chat, '[^0-9]', '', 'g')) not between 6 and 15) then
    perform private.refuse('field.invalid', 'whatsapp');
  end if;
  return new;
end $$;
create trigger check_contact_numbers before update of site on public.site_settings
  for each row execute function private.check_contact_numbers();
