-- What frames every page: settings (one row), menu, slides; and the calendar that deadlines count by.

-- ---- Settings --------------------------------------------------------------------------------------------------------

/* Each given key holds a text no longer than 500 characters, or null. */
create function private.has_texts(value jsonb, keys text[], longest integer default 500) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(jsonb_typeof(value -> k), 'null') in ('string', 'null')
    and char_length(coalesce(value ->> k, '')) <= longest), true) from unnest(keys) k $$;

/* Each given key holds a link, an empty text, or null. */
create function private.has_links(value jsonb, keys text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(value ->> k, '') = '' or private.is_link(value ->> k)), true) from unnest(keys) k $$;

/* Each given key holds a whole number from `lowest` to `highest`. */
create function private.has_numbers(value jsonb, keys text[], lowest integer, highest integer) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(case when jsonb_typeof(value -> k) = 'number'
    then (value ->> k)::numeric between lowest and highest and (value ->> k)::numeric % 1 = 0 else false end), true)
  from unnest(keys) k $$;

/* Logo, address and the rest of what header, footer and contact page show. */
create function private.is_site(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{logo,logo_url,tagline,tagline_en,address,address_en,phone,email,work_hours,work_hours_en,portal_url,socials,map_url}')
    and private.has_texts(value, '{logo,tagline,tagline_en,address,address_en,work_hours,work_hours_en}')
    and private.has_texts(value, '{phone}', 40)
    and private.has_texts(value, '{email}', 254)
    and (coalesce(value ->> 'email', '') = '' or private.is_email(value ->> 'email'))
    and private.has_texts(value, '{logo_url,portal_url,map_url}', 2000)
    and private.has_links(value, '{logo_url,portal_url,map_url}')
    and private.has_only_keys(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}')
    and private.has_links(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}') $$;

/* The promotion popup. Dates are days (2026-11-30) or null for no bound. */
create function private.is_promo(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{enabled,percentage,title,title_en,text,text_en,starts_on,ends_on,target}')
    and jsonb_typeof(value -> 'enabled') = 'boolean'
    and private.has_numbers(value, '{percentage}', 0, 100)
    and private.has_texts(value, '{title,title_en,text,text_en,starts_on,ends_on}')
    and private.has_texts(value, '{target}', 2000)
    and private.has_links(value, '{target}')
    and (value ->> 'starts_on' is null or private.is_day(value ->> 'starts_on'))
    and (value ->> 'ends_on' is null or private.is_day(value ->> 'ends_on'))
    and coalesce(value ->> 'starts_on', '1900-01-01') <= coalesce(value ->> 'ends_on', '9999-12-31') $$;

/* Working days, except appeals_per_application. */
create function private.is_deadlines(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, keys) and private.has_numbers(value, keys, 1, 365)
  from (values ('{correction_days,return_days,complaint_first_response_days,complaint_outcome_days,appeal_filing_days,appeal_answer_days,appeal_reassessment_days,appeals_per_application}'::text[])) k (keys) $$;

/* The notice beside the consent box, and how long closed cases keep personal data. */
create function private.is_privacy(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{notice_version,text,text_en,retention_months}')
    and private.is_text(value ->> 'notice_version', 40)
    and private.has_texts(value, '{text,text_en}', 4000)
    and private.has_numbers(value, '{retention_months}', 1, 240) $$;

/*
 * Who has to give a second factor, how long a session lasts, and the site key of a Turnstile widget ('' for none). Everybody reads it:
 * 32 characters are too few for the secret key, should somebody take one for the other.
 */
create function private.is_security(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{second_factor,idle_hours,session_days,turnstile_site_key}')
    and coalesce(value ->> 'second_factor' in ('off', 'admins', 'everyone'), false)
    and private.has_numbers(value, '{idle_hours}', 1, 168)
    and private.has_numbers(value, '{session_days}', 1, 90)
    and private.has_texts(value, '{turnstile_site_key}', 32)
    and coalesce(value ->> 'turnstile_site_key', '') ~ '^([A-Za-z0-9_-]{10,32})?$' $$;

grant execute on function private.has_texts(jsonb, text[], integer), private.has_links(jsonb, text[]),
  private.has_numbers(jsonb, text[], integer, integer), private.is_site(jsonb), private.is_promo(jsonb),
  private.is_deadlines(jsonb), private.is_privacy(jsonb), private.is_security(jsonb) to authenticated, service_role;

create table public.site_settings (
  id uuid primary key default gen_random_uuid(),
  is_only_row boolean not null default true unique check (is_only_row),
  site_name text not null check (private.is_name(site_name, 120)),
  site_name_en text check (site_name_en = '' or private.is_name(site_name_en, 120)),
  site jsonb not null default '{}' check (private.is_site(site)),
  promo jsonb not null default '{"enabled": false, "percentage": 15, "target": "/layanan/alur"}' check (private.is_promo(promo)),
  deadlines jsonb not null default '{"correction_days": 3, "return_days": 2, "complaint_first_response_days": 3, "complaint_outcome_days": 14, "appeal_filing_days": 14, "appeal_answer_days": 3, "appeal_reassessment_days": 15, "appeals_per_application": 1}'
    check (private.is_deadlines(deadlines)),
  privacy jsonb not null default '{"notice_version": "1", "text": "", "text_en": "", "retention_months": 24}'
    check (private.is_privacy(privacy)),
  security jsonb not null default '{"second_factor": "admins", "idle_hours": 8, "session_days": 30, "turnstile_site_key": ""}'
    check (private.is_security(security)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.site_settings is 'One row. Everybody reads it, admins change it, nobody adds or removes it through the API.';

alter table public.site_settings enable row level security;
revoke all on public.site_settings from public, anon, authenticated;
grant select on public.site_settings to anon, authenticated;
grant update on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;
create policy "everybody reads" on public.site_settings for select to anon, authenticated using (true);
create policy "admins change" on public.site_settings for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create trigger touch before update on public.site_settings for each row execute function private.touch();
create trigger audit after insert or update or delete on public.site_settings
  for each row execute function private.write_audit();
call private.announce_changes('public.site_settings', 'content');

-- ---- Menu ------------------------------------------------------------------------------------------------------------

create table public.navigation_menus (
  id uuid primary key default gen_random_uuid(),
  label text not null check (private.is_text(label, 60)),
  label_en text check (char_length(label_en) <= 60),
  url text not null check (url = '#' or private.is_link(url)),
  parent_id uuid references public.navigation_menus (id) on delete restrict,
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.navigation_menus.url is '# heads a group without a page of its own';
create index navigation_menus_parent on public.navigation_menus (parent_id, sort_order);
create trigger keep_tree before insert or update of parent_id on public.navigation_menus
  for each row execute function private.keep_tree('2');
call private.make_content_table('public.navigation_menus', visible => 'is_published', editors => '{admin}');

/* Writes the entries of the default menu (spec section 2), which the client shows while there is none. */
create function private.add_default_menu() returns void language plpgsql set search_path = '' as $$
begin
  with top as (
    insert into public.navigation_menus (label, label_en, url, sort_order) values
      ('Beranda', 'Home', '/', 1), ('Profil', 'Profile', '#', 2), ('Layanan', 'Services', '#', 3),
      ('Informasi', 'Information', '#', 4), ('Layanan Online', 'Online services', '#', 5)
    returning id, label
  )
  insert into public.navigation_menus (label, label_en, url, parent_id, sort_order)
  select child.label, child.label_en, child.url, top.id, child.place
  from (values
    ('Profil', 'Tentang Kami', 'About us', '/profil/tentang', 1),
    ('Profil', 'Visi & Misi', 'Vision and mission', '/profil/visi-misi', 2),
    ('Profil', 'Struktur Organisasi', 'Organisation', '/profil/struktur-organisasi', 3),
    ('Profil', 'Legalitas', 'Legal status', '/profil/legalitas', 4),
    ('Profil', 'Kontak', 'Contact', '/profil/kontak', 5),
    ('Layanan', 'Ruang Lingkup', 'Scope of certification', '/layanan/ruang-lingkup', 1),
    ('Layanan', 'Alur Sertifikasi', 'Certification process', '/layanan/alur', 2),
    ('Layanan', 'Biaya Sertifikasi', 'Certification fees', '/layanan/biaya', 3),
    ('Informasi', 'Berita', 'News', '/informasi/news', 1),
    ('Informasi', 'Produk Hukum', 'Laws and regulations', '/informasi/produk-hukum', 2),
    ('Informasi', 'FAQ', 'FAQ', '/informasi/faq', 3),
    ('Informasi', 'Klien', 'Certified companies', '/informasi/klien', 4),
    ('Layanan Online', 'Keluhan', 'Complaints', '/keluhan', 1),
    ('Layanan Online', 'Banding', 'Appeals', '/banding', 2)
  ) as child (parent, label, label_en, url, place)
  join top on top.label = child.parent;
end $$;

/* Trigger before a person's insert: while there is no entry, visitors have the default menu, and the first one of the
   site's own would take it away. So the default entries become the site's own first, and the new one follows them. */
create function private.keep_default_menu() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_level = 'STATEMENT' then
    if pg_trigger_depth() > 1 or auth.uid() is null then return null; end if;
    -- Of two who add the first entry at once, the second sees what the first has added.
    perform pg_advisory_xact_lock(hashtext('tree:navigation_menus'));
    if not exists (select from public.navigation_menus m where m.deleted_at is null) then
      perform private.add_default_menu();
      perform set_config('private.default_menu', 'added', true);
    end if;
    return null;
  end if;
  if new.parent_id is null and current_setting('private.default_menu', true) = 'added' then
    new.sort_order := (select coalesce(max(m.sort_order), 0) + 1 from public.navigation_menus m where m.parent_id is null and m.deleted_at is null);
  end if;
  return new;
end $$;
create trigger keep_default_menu before insert on public.navigation_menus
  for each statement execute function private.keep_default_menu();
create trigger place_after_default_menu before insert on public.navigation_menus
  for each row execute function private.keep_default_menu();
grant execute on function private.add_default_menu() to authenticated;

-- ---- Slides ----------------------------------------------------------------------------------------------------------

create table public.hero_slides (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_text(title, 160)),
  title_en text check (char_length(title_en) <= 160),
  subtitle text check (char_length(subtitle) <= 240),
  subtitle_en text check (char_length(subtitle_en) <= 240),
  image_url text check (private.is_picture(image_url)),
  image_description text check (char_length(image_description) <= 300),
  image_description_en text check (char_length(image_description_en) <= 300),
  cta_primary_text text check (char_length(cta_primary_text) <= 60),
  cta_primary_text_en text check (char_length(cta_primary_text_en) <= 60),
  cta_primary_url text check (private.is_link(cta_primary_url)),
  cta_secondary_text text check (char_length(cta_secondary_text) <= 60),
  cta_secondary_text_en text check (char_length(cta_secondary_text_en) <= 60),
  cta_secondary_url text check (private.is_link(cta_secondary_url)),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hero_slides_primary_complete check ((cta_primary_text is null) = (cta_primary_url is null)),
  constraint hero_slides_secondary_complete check ((cta_secondary_text is null) = (cta_secondary_url is null))
);
create index hero_slides_order on public.hero_slides (sort_order);
call private.make_content_table('public.hero_slides', visible => 'is_published');

-- ---- Holidays --------------------------------------------------------------------------------------------------------

create table public.public_holidays (
  id uuid primary key default gen_random_uuid(),
  holiday_date date not null unique check (holiday_date between '2000-01-01' and '2100-12-31'),
  name text not null check (private.is_text(name, 160)),
  name_en text check (char_length(name_en) <= 160),
  kind text not null default 'nasional' check (kind in ('nasional', 'cuti_bersama')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.public_holidays is 'Days that are not working days; deadlines skip them.';
call private.make_content_table('public.public_holidays', editors => '{admin}');
