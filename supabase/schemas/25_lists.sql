create table public.rl_categories (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null check (private.is_text(name, 160)),
  name_en text check (char_length(name_en) <= 160),
  nature text not null check (nature in ('umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis')),
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
comment on column public.rl_categories.nature is
  'Kind of business and nature of the work: construction (umum, spesialis), integrated, consultancy (konsultansi, '
  'konsultansi_spesialis).';
comment on column public.rl_categories.size_classes is
  'Qualifications that new subclassifications get by default; specialist ones have none and get spesialis.';
create index rl_categories_order on public.rl_categories (sort_order);

create table public.rl_subclass (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.rl_categories (id) on delete restrict,
  code text not null unique check (code ~ '^[A-Z]{2}[0-9]{3}$'),
  name text not null check (private.is_text(name, 240)),
  name_en text check (char_length(name_en) <= 240),
  kbli_code text check (kbli_code ~ '^[0-9]{5}$'),
  kbli_version text check (kbli_version ~ '^[0-9]{4}$'),
  kbli_other_code text check (kbli_other_code ~ '^[0-9]{5}$'),
  kbli_other_version text check (kbli_other_version ~ '^[0-9]{4}$'),
  description text check (char_length(description) <= 2000),
  description_en text check (char_length(description_en) <= 2000),
  scheme_number text check (char_length(scheme_number) <= 80),
  scheme_edition text check (char_length(scheme_edition) <= 40),
  scheme_url text check (private.is_link(scheme_url)),
  legal_basis text check (char_length(legal_basis) <= 240),
  synonyms text check (char_length(synonyms) <= 1000),
  qualifications text[] not null default '{}' check (qualifications <@ '{kecil,menengah,besar,spesialis}'),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rl_subclass_kbli_complete check ((kbli_code is null) = (kbli_version is null)),
  constraint rl_subclass_kbli_other_complete check ((kbli_other_code is null) = (kbli_other_version is null)),
  constraint rl_subclass_kbli_editions check (kbli_other_version <> kbli_version)
);
comment on table public.rl_subclass is 'Subclassifications. A KBLI code needs the year of its edition.';
comment on column public.rl_subclass.kbli_other_code is 'The code of the same work in another edition of KBLI.';
comment on column public.rl_subclass.qualifications is
  'Qualifications that its certificates can have; by default those of the classification (fill_qualifications).';
comment on column public.rl_subclass.legal_basis is 'The regulation that defines it, as cited on certificates.';
comment on column public.rl_subclass.synonyms is
  'Everyday words for the work in both languages, separated by commas: searched, never shown.';
create index rl_subclass_category on public.rl_subclass (category_id, sort_order);
create index rl_subclass_kbli on public.rl_subclass (kbli_code);
create index rl_subclass_kbli_other on public.rl_subclass (kbli_other_code);
create index rl_subclass_name_words on public.rl_subclass using gin (name extensions.gin_trgm_ops);

create table public.legal_products (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('uu', 'pp', 'perpres', 'permen', 'kepmen', 'kepdirjen', 'se', 'standar',
    'internal', 'lainnya')),
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
comment on table public.struktur_organisasi is 'The organisation chart.';
create index struktur_organisasi_parent on public.struktur_organisasi (parent_id, "order");

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
  outcome jsonb not null default '{}' check (private.has_only_keys(outcome,
    '{approved,approved_en,revision,revision_en,rejected,rejected_en}')
    and private.has_texts(outcome, '{approved,approved_en,revision,revision_en,rejected,rejected_en}')),
  icon text check (icon ~ '^[a-z0-9-]{1,60}$'),
  is_published boolean not null default true,
  step_order integer not null default 0 check (step_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.alur_sertifikasi is 'Steps of the certification process.';
comment on column public.alur_sertifikasi.documents is 'One document per line.';
comment on column public.alur_sertifikasi.outcome is
  'Continuation after Approved, Revision or Rejected; without the key if there is no such branch.';
create index alur_sertifikasi_order on public.alur_sertifikasi (step_order);

create table public.legalitas (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'lainnya' check (kind in ('akta', 'izin', 'lisensi', 'akreditasi', 'pernyataan',
    'lainnya')),
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
comment on column public.legalitas.kind is
  'Deed or approval of the legal person, business permit, LPJK licence, KAN accreditation, statement (of '
  'impartiality), other.';
create index legalitas_order on public.legalitas (sort_order);

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

-- ISO/IEC 17065, 4.6 b requires public fees.
create table public.fees (
  id uuid primary key default gen_random_uuid(),
  nature text not null check (nature in ('umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis')),
  qualification text not null check (private.is_text(qualification, 80)),
  qualification_en text check (char_length(qualification_en) <= 80),
  grade text check (grade in ('kecil', 'menengah', 'besar', 'spesialis')),
  company_kind text check (company_kind in ('BUJKN', 'PMA', 'KPBUJKA', 'perorangan')),
  amount integer not null check (amount >= 0),
  valid_from date check (valid_from between '1945-01-01' and '2099-12-31'),
  legal_product_id uuid references public.legal_products (id) on delete set null,
  note text check (char_length(note) <= 500),
  note_en text check (char_length(note_en) <= 500),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.fees is
  'Fees in whole rupiah, by nature of the work and qualification, with the decree that sets them.';
comment on column public.fees.grade is
  'The qualification of certificates that it applies to; null: any, as for foreign offices.';
comment on column public.fees.company_kind is
  'Kind of company (clients.kind) that the fee applies to; null: every kind without a fee of its own.';
comment on column public.fees.valid_from is
  'The first day on which it applies; null: always. On a day, the latest fee of the same nature, qualification and '
  'kind of company applies.';
create index fees_order on public.fees (sort_order);
create index fees_legal_product on public.fees (legal_product_id);

/* Trigger before insert or update: copies the qualifications of the classification to a subclassification without
   any. */
create function private.fill_qualifications() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.qualifications = '{}' then
    new.qualifications := coalesce((
      select case when c.nature in ('spesialis', 'konsultansi_spesialis') then '{spesialis}'
        else coalesce(nullif(c.size_classes, '{}'), '{kecil,menengah,besar}') end
      from public.rl_categories c where c.id = new.category_id), '{}');
  end if;
  return new;
end $$;

/* Returns the published fees that apply on a day. */
create function private.counting_fees(on_day date) returns setof public.fees
language sql stable set search_path = '' as $$
  with begun as (
    select f.id, rank() over (partition by f.nature, lower(btrim(f.qualification)), f.company_kind
      order by f.valid_from desc nulls last) as place
    from public.fees f
    where f.is_published and f.deleted_at is null and (f.valid_from is null or f.valid_from <= on_day)
  )
  select f.* from public.fees f join begun b on b.id = f.id where b.place = 1
$$;
grant execute on function private.counting_fees(date) to anon, authenticated, service_role, visitor_reader;

/* For everyone: returns the fees that apply today, and those announced for later (is_announced), with the decree that
   sets them (basis_…, null if it is not public) and the number of its replacement. basis_status is 'dicabut' if the
   decree was revoked. */
create function public.fee_schedule()
returns table ( id uuid, nature text, qualification text, qualification_en text, grade text, company_kind text,
  amount integer, valid_from date, is_announced boolean, note text, note_en text, basis_kind text, basis_number text,
  basis_year integer, basis_title text, basis_title_en text, basis_status text, basis_successor text )
language sql stable set search_path = '' as $$
  select f.id, f.nature, f.qualification, f.qualification_en, f.grade, f.company_kind, f.amount, f.valid_from,
    coalesce(f.valid_from > private.today(), false),
    f.note, f.note_en, l.kind, l.number, l.year, l.title, l.title_en, l.status, s.number
  from public.fees f
    left join public.legal_products l on l.id = f.legal_product_id and l.is_published and l.deleted_at is null
    left join public.legal_products s on s.id = l.replaced_by and s.is_published and s.deleted_at is null
  where f.is_published and f.deleted_at is null
    and (f.valid_from > private.today() or f.id in (select c.id from private.counting_fees(private.today()) c))
  order by f.sort_order, f.valid_from nulls first, f.id
$$;
grant execute on function public.fee_schedule() to anon, authenticated, service_role;

/* Returns the natures of work in the published scope that have no fee today. */
create function private.fee_gaps() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(n.nature
    order by array_position('{umum,spesialis,terintegrasi,konsultansi,konsultansi_spesialis}', n.nature)), '{}')
  from (
    select distinct c.nature from public.rl_categories c join public.rl_subclass s on s.category_id = c.id
    where c.is_published and c.deleted_at is null and s.is_published and s.deleted_at is null
    except select f.nature from private.counting_fees(private.today()) f
  ) n
$$;
grant execute on function private.fee_gaps() to authenticated;

/* Returns the numbers of revoked decrees that today's fees are based on. */
create function private.revoked_bases() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct l.number), '{}')
  from private.counting_fees(private.today()) f join public.legal_products l on l.id = f.legal_product_id
  where l.status = 'dicabut' and l.deleted_at is null
$$;
grant execute on function private.revoked_bases() to authenticated;

/* For staff: returns one row with the natures of the published scope without a fee today (gaps), and the revoked
   decrees that today's fees are based on (revoked). Errors: 42501 for others. */
create function public.fee_faults() returns table (gaps text[], revoked text[])
language plpgsql stable set search_path = '' rows 1 as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query select private.fee_gaps(), private.revoked_bases();
end $$;
grant execute on function public.fee_faults() to authenticated;

call private.make_content_table('public.rl_categories', visible => 'is_published', known_by => '{code}');
grant select (id, code, name, name_en) on public.rl_categories to visitor_reader;
grant select on public.rl_categories to staff_reader;
update private.content_tables set many_fields = '{nature,size_classes}' where table_name = 'rl_categories';

call private.make_content_table('public.rl_subclass', visible => 'is_published', known_by => '{code}');
grant select (id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version,
  qualifications) on public.rl_subclass to visitor_reader;
grant select on public.rl_subclass to staff_reader;
update private.content_tables set many_fields = '{category_id,qualifications,scheme_number,scheme_edition,legal_basis}'
  where table_name = 'rl_subclass';

call private.make_content_table('public.legal_products', visible => 'is_published', known_by => '{number,kind,year}');
update private.content_tables set many_fields = '{issued_on,status,replaced_by}' where table_name = 'legal_products';

call private.make_content_table('public.struktur_organisasi', visible => 'is_published');
update private.content_tables set many_fields = '{parent_id}' where table_name = 'struktur_organisasi';

call private.make_content_table('public.alur_sertifikasi', visible => 'is_published');
update private.content_tables set many_fields = '{duration_days}' where table_name = 'alur_sertifikasi';

call private.make_content_table('public.legalitas', visible => 'is_published');
update private.content_tables set many_fields = '{kind,issued_on,valid_until}' where table_name = 'legalitas';

call private.make_content_table('public.faq', visible => 'is_published', known_by => '{question}');
update private.content_tables set many_fields = '{category}' where table_name = 'faq';

call private.make_content_table('public.fees', visible => 'is_published', keeps_files => false,
  known_by => '{qualification,nature,company_kind,valid_from}');
update private.content_tables set many_fields = '{nature,grade,company_kind,valid_from,legal_product_id}'
  where table_name = 'fees';

create trigger fill_qualifications before insert or update on public.rl_subclass for each row
  execute function private.fill_qualifications();

create trigger keep_tree before insert or update of parent_id on public.struktur_organisasi
  for each row execute function private.keep_tree();

create policy "the register is searched" on public.rl_categories for select to visitor_reader using (true);

create policy "staff list and search" on public.rl_categories for select to staff_reader using (true);

create policy "the register is searched" on public.rl_subclass for select to visitor_reader using (true);

create policy "staff list and search" on public.rl_subclass for select to staff_reader using (true);
