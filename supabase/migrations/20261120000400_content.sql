-- The sorted lists that visitors read, and the library of uploaded files.

create table public.rl_categories (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null check (private.is_text(name, 160)),
  name_en text check (char_length(name_en) <= 160),
  nature text not null check (nature in ('umum', 'spesialis', 'terintegrasi', 'konsultansi')),
  size_classes text[] not null default '{}' check (size_classes <@ '{kecil,menengah,besar}'),
  description text check (char_length(description) <= 2000),
  description_en text check (char_length(description_en) <= 2000),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.rl_categories is 'Classifications of construction work (ruang lingkup).';
create index rl_categories_order on public.rl_categories (sort_order);
call private.make_content_table('public.rl_categories', visible => 'is_published');

create table public.rl_subclass (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.rl_categories (id) on delete restrict,
  code text not null unique check (code ~ '^[A-Z]{2}[0-9]{3}$'),
  name text not null check (private.is_text(name, 240)),
  name_en text check (char_length(name_en) <= 240),
  kbli_code text check (kbli_code ~ '^[0-9]{5}$'),
  kbli_version text check (kbli_version ~ '^[0-9]{4}$'),
  description text check (char_length(description) <= 2000),
  description_en text check (char_length(description_en) <= 2000),
  scheme_number text check (char_length(scheme_number) <= 80),
  scheme_url text check (private.is_link(scheme_url)),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rl_subclass_kbli_complete check ((kbli_code is null) = (kbli_version is null))
);
comment on table public.rl_subclass is 'Subclassifications; a KBLI code means nothing without the year of its edition.';
create index rl_subclass_category on public.rl_subclass (category_id, sort_order);
create index rl_subclass_kbli on public.rl_subclass (kbli_code);
create index rl_subclass_name_words on public.rl_subclass using gin (name extensions.gin_trgm_ops);
call private.make_content_table('public.rl_subclass', visible => 'is_published');

create table public.legal_products (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('uu', 'pp', 'perpres', 'permen', 'kepmen', 'kepdirjen', 'se', 'standar', 'internal', 'lainnya')),
  number text not null check (private.is_text(number, 80)),
  year integer not null check (year between 1945 and 2100),
  title text not null check (private.is_text(title, 500)),
  title_en text check (char_length(title_en) <= 500),
  issued_on date check (issued_on between '1945-01-01' and '2099-12-31'),
  status text not null default 'berlaku' check (status in ('berlaku', 'diubah', 'dicabut')),
  replaced_by uuid references public.legal_products (id) on delete set null check (replaced_by <> id),
  file_url text check (private.is_link(file_url)),
  is_published boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, number, year)
);
comment on table public.legal_products is 'Laws, regulations, decrees and standards, with what replaced them.';
create index legal_products_year on public.legal_products (year desc, number);
create index legal_products_replaced_by on public.legal_products (replaced_by);
create index legal_products_title_words on public.legal_products using gin (title extensions.gin_trgm_ops);
call private.make_content_table('public.legal_products', visible => 'is_published');

create table public.struktur_organisasi (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_name(name, 120)),
  position text not null check (private.is_text(position, 160)),
  position_en text check (char_length(position_en) <= 160),
  parent_id uuid references public.struktur_organisasi (id) on delete set null,
  photo_url text check (private.is_picture(photo_url)),
  bio text check (char_length(bio) <= 2000),
  bio_en text check (char_length(bio_en) <= 2000),
  is_published boolean not null default true,
  "order" integer not null default 0 check ("order" >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.struktur_organisasi is 'The organisation: who holds which position, below whom.';
create index struktur_organisasi_parent on public.struktur_organisasi (parent_id, "order");
create trigger keep_tree before insert or update of parent_id on public.struktur_organisasi
  for each row execute function private.keep_tree();
call private.make_content_table('public.struktur_organisasi', visible => 'is_published');

create table public.alur_sertifikasi (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_text(title, 160)),
  title_en text check (char_length(title_en) <= 160),
  description text check (char_length(description) <= 2000),
  description_en text check (char_length(description_en) <= 2000),
  responsible text check (char_length(responsible) <= 160),
  responsible_en text check (char_length(responsible_en) <= 160),
  duration_days integer check (duration_days between 0 and 1500),
  documents text check (char_length(documents) <= 2000),
  documents_en text check (char_length(documents_en) <= 2000),
  output text check (char_length(output) <= 500),
  output_en text check (char_length(output_en) <= 500),
  outcome jsonb not null default '{}' check (private.has_only_keys(outcome, '{approved,approved_en,revision,revision_en,rejected,rejected_en}')
    and private.has_texts(outcome, '{approved,approved_en,revision,revision_en,rejected,rejected_en}')),
  icon text check (icon ~ '^[a-z0-9-]{1,60}$'),
  is_published boolean not null default true,
  step_order integer not null default 0 check (step_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.alur_sertifikasi is 'Steps of the certification flow.';
comment on column public.alur_sertifikasi.documents is 'One document per line.';
comment on column public.alur_sertifikasi.outcome is 'What follows when the step ends in Approved, Revision or Rejected; a branch that does not exist has no key.';
create index alur_sertifikasi_order on public.alur_sertifikasi (step_order);
call private.make_content_table('public.alur_sertifikasi', visible => 'is_published');

create table public.legalitas (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_text(title, 240)),
  title_en text check (char_length(title_en) <= 240),
  number text check (char_length(number) <= 120),
  issuer text check (char_length(issuer) <= 160),
  issuer_en text check (char_length(issuer_en) <= 160),
  issued_on date check (issued_on between '1945-01-01' and '2099-12-31'),
  valid_until date check (valid_until between '1900-01-01' and '2099-12-31'),
  file_url text check (private.is_link(file_url)),
  description text check (char_length(description) <= 2000),
  description_en text check (char_length(description_en) <= 2000),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint legalitas_dates_in_order check (valid_until >= issued_on)
);
comment on table public.legalitas is 'Deeds, licences and accreditations of the body itself.';
create index legalitas_order on public.legalitas (sort_order);
call private.make_content_table('public.legalitas', visible => 'is_published');

create table public.faq (
  id uuid primary key default gen_random_uuid(),
  question text not null check (private.is_text(question, 300)),
  question_en text check (char_length(question_en) <= 300),
  answer jsonb not null check (private.is_document(answer)),
  answer_en jsonb check (private.is_document(answer_en)),
  category text not null default 'umum' check (private.is_slug(category)),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index faq_order on public.faq (sort_order);
call private.make_content_table('public.faq', visible => 'is_published');

/* A name in the bucket media: folders and a file, each beginning with a letter or a digit; no empty part and no '..'. */
create function private.is_object_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 300 and value ~ '^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$' and value !~ '\.\.' $$;
grant execute on function private.is_object_name(text) to authenticated, service_role;

create table public.media (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (private.is_object_name(path)),
  original_name text check (char_length(original_name) <= 255),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf')),
  alt text not null check (private.is_text(alt, 300)),
  alt_en text check (char_length(alt_en) <= 300),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  bytes integer not null check (bytes >= 0),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  uploaded_by uuid default auth.uid() references public.app_users (id) on delete set null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_weight check (bytes <= case when mime_type = 'application/pdf' then 20971520 else 5242880 end)
);
comment on table public.media is 'What lies in the bucket media. alt is required: a picture nobody described says nothing to some.';
create index media_uploaded_by on public.media (uploaded_by);
create index media_newest on public.media (created_at desc);
-- The library is for staff: visitors get files by their address. What a file was called on somebody's computer, who sent it,
-- and what has not arrived yet is nobody else's.
call private.make_content_table('public.media', visible => 'false');
revoke select on public.media from anon;
drop policy "visitors read what is published" on public.media;
-- Visitors are told how large the document of a published paper is, and nothing else of any file.
grant select (path, bytes) on public.media to anon;
create policy "visitors weigh the papers they see" on public.media for select to anon
  using (exists (select from public.legalitas l
    where right(l.file_url, length(media.path) + 7) = '/media/' || media.path));
