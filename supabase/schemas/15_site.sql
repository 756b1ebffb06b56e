-- Consents refer to a version of the privacy notice, so each version is stored.
create table private.privacy_notices (
  version text primary key,
  text text not null,
  text_en text not null,
  set_at timestamptz not null default now()
);
comment on table private.privacy_notices is
  'The text of each version of the privacy notice that was in force. Read by operators only.';
alter table private.privacy_notices enable row level security;

/* Returns true if each given key is null or a text of at most `longest` characters. */
create function private.has_texts(value jsonb, keys text[], longest integer default 500) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(jsonb_typeof(value -> k), 'null') in ('string', 'null')
    and char_length(coalesce(value ->> k, '')) <= longest), true) from unnest(keys) k
$$;
grant execute on function private.has_texts(jsonb, text[], integer) to authenticated, service_role;

/* Returns true if each given key is null, empty or a link. */
create function private.has_links(value jsonb, keys text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(value ->> k, '') = '' or private.is_link(value ->> k)), true) from unnest(keys) k
$$;
grant execute on function private.has_links(jsonb, text[]) to authenticated, service_role;

/* Returns true if each given key is an integer within bounds. */
create function private.has_numbers(value jsonb, keys text[], lowest integer, highest integer) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(case when jsonb_typeof(value -> k) = 'number'
    then (value ->> k)::numeric between lowest and highest and (value ->> k)::numeric % 1 = 0 else false end), true)
  from unnest(keys) k
$$;
grant execute on function private.has_numbers(jsonb, text[], integer, integer) to authenticated, service_role;

/* Returns the relative luminance of '#rrggbb' according to WCAG 2.2. */
create function private.luminance(colour text) returns double precision
language sql immutable set search_path = '' as $$
  select sum(share * case when c <= 0.04045 then c / 12.92 else power((c + 0.055) / 1.055, 2.4) end)
  from (select ('x' || substr(colour, 2 * i, 2))::bit(8)::integer / 255.0 as c,
    ('{0.2126,0.7152,0.0722}'::double precision[])[i] as share
    from generate_series(1, 3) i) channels
$$;
grant execute on function private.luminance(text) to authenticated, service_role;

create function private.contrast(one text, other text) returns double precision
language sql immutable set search_path = '' as $$
  select (greatest(a, b) + 0.05) / (least(a, b) + 0.05)
    from (select private.luminance(one) as a, private.luminance(other) as b) both_of
$$;
grant execute on function private.contrast(text, text) to authenticated, service_role;

/* Returns true for colours of the site: {brand, light, dark}, each theme with its shades as '#rrggbb'; null for the
   default ones. Text needs a contrast of 4.5 on the backgrounds and next to the neutral colours of
   src/styles/tokens.css, repeated here. src/features/settings/colours has the same checks. */
create function private.is_colours(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(value, 'null') = 'null' or (jsonb_typeof(value) = 'object'
    and private.has_only_keys(value, '{brand,light,dark}')
    and coalesce(value ->> 'brand', '') ~ '^#[0-9a-f]{6}$' and value #>> '{light,primary}' = value ->> 'brand'
    and (select bool_and(case when jsonb_typeof(value -> theme) = 'object'
      and private.has_only_keys(value -> theme, names)
        and (select bool_and(coalesce(value -> theme ->> n, '') ~ '^#[0-9a-f]{6}$') from unnest(names) n)
      then (select bool_and(private.contrast(value -> theme ->> 'primary', ground) >= 4.5)
        from unnest(grounds || (value -> theme ->> 'soft')) ground)
        and (select bool_and(private.contrast(written, value -> theme ->> 'soft') >= 4.5) from unnest(texts) written)
        and private.contrast(value -> theme ->> 'contrast', value -> theme ->> 'primary') >= 4.5
        and private.contrast(value -> theme ->> 'contrast', value -> theme ->> 'hover') >= 4.5
      else false end)
    from (values ('light', '{#ffffff,#f8fafd,#eef3f8}'::text[], '{#152131,#4d5b6a}'::text[]),
      ('dark', '{#080f17,#0c141e,#131c28,#1b2533}', '{#e9edf2,#a6b1bc}')) themes (theme, grounds, texts),
      (values ('{primary,hover,contrast,soft,line,fine,faint,shade,tone}'::text[])) k (names)))
$$;
grant execute on function private.is_colours(jsonb) to authenticated, service_role;

/* Returns true for contents of header, footer, contact page and home page. icon_url: a square image. whatsapp: number
   for chats; blank for the one in phone. home: texts of the three cards and the call to action; blank for the
   defaults. */
create function private.is_site(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value,
    '{logo,logo_url,icon_url,tagline,tagline_en,address,address_en,phone,whatsapp,email,work_hours,work_hours_en,'
    'portal_url,socials,map_url,colours,home}')
    and private.is_colours(value -> 'colours')
    and private.has_texts(value, '{logo,tagline,tagline_en,address,address_en,work_hours,work_hours_en}')
    and private.has_texts(value, '{phone,whatsapp}', 40)
    and private.has_texts(value, '{email}', 254)
    and (coalesce(value ->> 'email', '') = '' or private.is_email(value ->> 'email'))
    and private.has_texts(value, '{logo_url,icon_url,portal_url,map_url}', 2000)
    and private.has_links(value, '{logo_url,icon_url,portal_url,map_url}')
    and private.has_only_keys(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}')
    and private.has_links(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}')
    and private.has_only_keys(coalesce(value -> 'home', '{}'), home)
      and private.has_texts(coalesce(value -> 'home', '{}'), home)
  from (select array_agg(word || language)
    from unnest('{values_title,first_title,first_text,second_title,second_text,third_title,third_text,action_title,'
                'action_text}'::text[]) word,
    unnest('{"",_en}'::text[]) language) k (home)
$$;
grant execute on function private.is_site(jsonb) to authenticated, service_role;

/* Returns true for a promotion popup. Dates are like 2026-11-30, or null for no bound. */
create function private.is_promo(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{enabled,percentage,title,title_en,text,text_en,starts_on,ends_on,target}')
    and jsonb_typeof(value -> 'enabled') = 'boolean'
    and private.has_numbers(value, '{percentage}', 0, 100)
    and private.has_texts(value, '{title,title_en,text,text_en,starts_on,ends_on}')
    and private.has_texts(value, '{target}', 2000)
    and private.has_links(value, '{target}')
    and (value ->> 'starts_on' is null or private.is_day(value ->> 'starts_on'))
    and (value ->> 'ends_on' is null or private.is_day(value ->> 'ends_on'))
    and coalesce(value ->> 'starts_on', '1900-01-01') <= coalesce(value ->> 'ends_on', '9999-12-31')
$$;
grant execute on function private.is_promo(jsonb) to authenticated, service_role;

/* Returns true for a valid setting `deadlines`: time limits in working days (document_days in calendar days),
   appeals_per_application, and collective_leave_off (deadlines skip collective leave, cuti bersama). */
create function private.is_deadlines(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, keys || 'collective_leave_off'::text) and private.has_numbers(value, keys, 1, 365)
    and coalesce(jsonb_typeof(value -> 'collective_leave_off') = 'boolean', true)
  from (values ('{correction_days,document_days,return_days,complaint_first_response_days,complaint_outcome_days,'
                'appeal_filing_days,appeal_answer_days,appeal_reassessment_days,appeals_per_application}'::text[])
    ) k (keys)
$$;
grant execute on function private.is_deadlines(jsonb) to authenticated, service_role;

/* Returns true for the privacy notice and the retention of personal data and of records of closed cases. */
create function private.is_privacy(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{notice_version,text,text_en,retention_months,record_months}')
    and private.is_text(value ->> 'notice_version', 40)
    and private.has_texts(value, '{text,text_en}', 4000)
    and private.has_numbers(value, '{retention_months,record_months}', 1, 240)
$$;
grant execute on function private.is_privacy(jsonb) to authenticated, service_role;

/* Returns true for security settings: who needs a second factor, the length of sessions, and Turnstile's site key (''
   for none). Visitors can read the settings, so a site key has at most 32 characters, which refuses a secret key. */
create function private.is_security(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{second_factor,idle_hours,session_days,turnstile_site_key}')
    and coalesce(value ->> 'second_factor' in ('off', 'admins', 'everyone'), false)
    and private.has_numbers(value, '{idle_hours}', 1, 168)
    and private.has_numbers(value, '{session_days}', 1, 90)
    and private.has_texts(value, '{turnstile_site_key}', 32)
    and coalesce(value ->> 'turnstile_site_key', '') ~ '^([A-Za-z0-9_-]{10,32})?$'
$$;
grant execute on function private.is_security(jsonb) to authenticated, service_role;

/* Returns true for the fee of an appeal: whole rupiah (0: free), working days to pay, and a note. Without an amount,
   the form announces a possible fee. */
create function private.is_appeal_fee(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{amount,payment_days,note,note_en}')
    and (coalesce(value -> 'amount', 'null') = 'null' or private.has_numbers(value, '{amount}', 0, 1000000000))
    and (coalesce(value -> 'payment_days', 'null') = 'null' or private.has_numbers(value, '{payment_days}', 1, 60))
    and private.has_texts(value, '{note,note_en}')
$$;
grant execute on function private.is_appeal_fee(jsonb) to authenticated, service_role;

/* Returns true for the body's wording of each certificate status and reason; blank for the defaults. */
create function private.is_certificates(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, keys || 'second_person'::text) and private.has_texts(value, keys)
    and coalesce(jsonb_typeof(value -> 'second_person') = 'boolean', true)
  from (select array_agg(k || l) as keys
    from unnest('{aktif,dibekukan,dibekukan_surveilans,dibekukan_kewajiban,dibekukan_permintaan,dicabut,'
                'dicabut_lembaga,dicabut_permintaan,dicabut_berhenti,diganti,kedaluwarsa,belum_terbit,'
                'diperbarui}'::text[]) k,
    unnest('{"",_en}'::text[]) l) all_keys
$$;
grant execute on function private.is_certificates(jsonb) to authenticated, service_role;

/* Returns true for a valid setting `letters`: legal name, signatory with post, a different signatory for appeals,
   place, and the formats of numbers. A format contains {nomor} and {tahun}, and may contain {bulan} and {romawi}, the
   month in digits and in Roman numerals. */
create function private.is_letters(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, keys) and private.has_texts(value, keys, 150)
    and (coalesce(value ->> 'legal_name', '') = '' or private.is_name(value ->> 'legal_name', 150))
    and (coalesce(value ->> 'signatory', '') = '' or private.is_name(value ->> 'signatory', 150))
    and (coalesce(value ->> 'appeal_signatory', '') = '' or private.is_name(value ->> 'appeal_signatory', 150)
      and private.person_key(value ->> 'appeal_signatory') is distinct from private.person_key(value ->> 'signatory'))
    and (select bool_and(f.form is null or f.form = '' or char_length(f.form) <= 60
        and position('{nomor}' in f.form) > 0 and position('{tahun}' in f.form) > 0
        and regexp_replace(f.form, '\{(nomor|tahun|bulan|romawi)\}', '', 'g') ~ '^[A-Za-z0-9 ./_-]*$')
      from (values (value ->> 'number_format'), (value ->> 'decision_number_format')) f (form))
  from (values ('{legal_name,signatory,post,post_en,appeal_signatory,appeal_post,appeal_post_en,place,place_en,'
                'number_format,decision_number_format}'::text[])) k (keys)
$$;
grant execute on function private.is_letters(jsonb) to authenticated, service_role;

create table public.site_settings (
  id uuid primary key default gen_random_uuid(),
  is_only_row boolean not null default true unique check (is_only_row),
  site_name text not null check (private.is_name(site_name, 120)),
  site_name_en text check (site_name_en = '' or private.is_name(site_name_en, 120)),
  site jsonb not null default '{}' check (private.is_site(site)),
  promo jsonb not null default '{"enabled": false, "percentage": 15, "target": '
                               '"/layanan/alur"}' check (private.is_promo(promo)),
  deadlines jsonb not null default '{"correction_days": 3, "document_days": 30, "return_days": 2, '
                                   '"complaint_first_response_days": 3, "complaint_outcome_days": 14, '
                                   '"appeal_filing_days": 14, "appeal_answer_days": 3, '
                                   '"appeal_reassessment_days": 15, "appeals_per_application": 1}'
    check (private.is_deadlines(deadlines)),
  privacy jsonb not null default '{"notice_version": "1", "text": "", "text_en": "", "retention_months": 24, '
                                 '"record_months": 72}'
    check (private.is_privacy(privacy)),
  security jsonb not null default '{"second_factor": "admins", "idle_hours": 8, "session_days": 30, '
                                  '"turnstile_site_key": ""}'
    check (private.is_security(security)),
  appeal_fee jsonb not null default '{}' check (private.is_appeal_fee(appeal_fee)),
  certificates jsonb not null default '{}' check (private.is_certificates(certificates)),
  letters jsonb not null default '{}' check (private.is_letters(letters)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.site_settings is 'One row. Everyone can read it, admins can change it.';
comment on column public.site_settings.certificates is
  '{dicabut_permintaan, dicabut_permintaan_en, …, second_person}: the body''s wording of each status and reason. '
  'second_person: certificate decisions wait for another person (default true).';
comment on column public.site_settings.letters is
  '{legal_name, signatory, post, post_en, appeal_signatory, appeal_post, appeal_post_en, place, place_en, '
  'number_format, decision_number_format} of letters. appeal_signatory signs the letters of appeals and is another '
  'person than signatory, who takes decisions on certificates. decision_number_format: own series for letters on '
  'certificates; blank: one series for all.';
comment on column public.site_settings.appeal_fee is
  '{amount, payment_days, note, note_en}: the fee of an appeal in whole rupiah.';
alter table public.site_settings enable row level security;
grant select on public.site_settings to anon, authenticated;
grant update on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;

/* Trigger before insert or update: gives a notice whose text has changed, with placeholders filled in, a new version:
   the month, with a count from the second version on (2026-11, 2026-11.2). A version chosen by the user is stored
   unless it is taken. */
create function private.number_notice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- The text as visitors read it, with numbers filled in.
  words text[];
  chosen text := new.privacy ->> 'notice_version';
  month constant text := to_char(private.today(), 'YYYY-MM');
  count integer := 0;
begin
  -- The check constraint refuses invalid settings.
  if not coalesce(private.is_privacy(new.privacy), false) or not coalesce(private.is_deadlines(new.deadlines), false)
    then
    return new;
  end if;
  words := array[coalesce(new.privacy ->> 'text', ''), coalesce(new.privacy ->> 'text_en', '')];
  if array_to_string(words, '') ~ '\{[a-z_]+\}' then
    words := array[private.with_numbers(words[1], private.number_values(private.default_language(), new)),
      private.with_numbers(words[2], private.number_values(private.column_language('text_en'), new))];
  end if;
  while exists (select from private.privacy_notices n where n.version = chosen
    and array[n.text, n.text_en] <> words) loop
    count := count + 1;
    chosen := month || case when count > 1 then '.' || count else '' end;
  end loop;
  insert into private.privacy_notices (version, text, text_en) values (chosen, words[1], words[2])
    on conflict (version) do nothing;
  new.privacy := new.privacy || jsonb_build_object('notice_version', chosen);
  return new;
end $$;

/* Trigger before update: refuses a phone number with fewer than 5 digits, and a WhatsApp number that is not a single
   number of 6 to 15 digits, as src/lib/phone.ts does. Skips unchanged values, so that they do not block other
   changes. */
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
    and (chat !~ '^[0-9 +().\u00a0\u2010-\u2015-]*$'
      or char_length(regexp_replace(chat, '[^0-9]', '', 'g')) not between 6 and 15) then
    perform private.refuse('field.invalid', 'whatsapp');
  end if;
  return new;
end $$;

call private.announce_changes('public.site_settings', 'content');

insert into private.content_tables (table_name, restorable, keeps_files) values ('site_settings', '{update}', true);
call private.track_media_uses('public.site_settings');

create trigger touch before update on public.site_settings for each row execute function private.touch();

create trigger audit after insert or update or delete on public.site_settings
  for each row execute function private.write_audit();

create trigger number_notice before insert or update of privacy, deadlines, site, site_name,
  site_name_en on public.site_settings
  for each row execute function private.number_notice();

create trigger check_contact_numbers before update of site on public.site_settings
  for each row execute function private.check_contact_numbers();

create policy "everybody reads" on public.site_settings for select to anon, authenticated using (true);

create policy "admins change" on public.site_settings for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

-- A new site cannot open without settings; the first admin fills them in.
insert into public.site_settings (site_name) values ('LSBU') on conflict (is_only_row) do nothing;
