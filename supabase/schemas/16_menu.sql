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
comment on column public.navigation_menus.url is '''#'' marks a heading without a page.';
create index navigation_menus_parent on public.navigation_menus (parent_id, sort_order);

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

/* Inserts the default menu, which the client shows while the table is empty. */
create function private.add_default_menu() returns void language plpgsql set search_path = '' as $$
begin
  with top as (
    insert into public.navigation_menus (label, label_en, url, sort_order) values
      ('Beranda', 'Home', '/', 1), ('Profil', 'About', '#', 2), ('Layanan', 'Services', '#', 3),
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
    ('Layanan Online', 'Banding', 'Appeals', '/banding', 2),
    ('Layanan Online', 'Cek Sertifikat', 'Check a certificate', '/cek', 3)
  ) as child (parent, label, label_en, url, place)
  join top on top.label = child.parent;
end $$;
grant execute on function private.add_default_menu() to authenticated;

/* Trigger before insert by a user: inserts the default menu if the table is empty, because the first entry would
   otherwise replace it. */
create function private.keep_default_menu() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_level = 'STATEMENT' then
    if pg_trigger_depth() > 1 or auth.uid() is null then return null; end if;
    -- If two first entries are added at once, the second must see the first.
    perform pg_advisory_xact_lock(hashtext('tree:navigation_menus'));
    if not exists (select from public.navigation_menus m where m.deleted_at is null) then
      perform private.add_default_menu();
      perform set_config('private.default_menu', 'added', true);
    end if;
    return null;
  end if;
  if new.parent_id is null and current_setting('private.default_menu', true) = 'added' then
    new.sort_order := (select coalesce(max(m.sort_order), 0) + 1 from public.navigation_menus m
      where m.parent_id is null and m.deleted_at is null);
  end if;
  return new;
end $$;

call private.make_content_table('public.navigation_menus', visible => 'is_published', editors => '{admin}');
update private.content_tables set many_fields = '{parent_id}' where table_name = 'navigation_menus';

call private.make_content_table('public.hero_slides', visible => 'is_published');

create trigger keep_tree before insert or update of parent_id on public.navigation_menus
  for each row execute function private.keep_tree('2');

create trigger keep_default_menu before insert on public.navigation_menus
  for each statement execute function private.keep_default_menu();

create trigger place_after_default_menu before insert on public.navigation_menus
  for each row execute function private.keep_default_menu();
