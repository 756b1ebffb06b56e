-- The sorted lists that visitors read, and what the back-office does with lists: order, filters, many rows at once.

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
  'Kind of business and nature in one: construction work (umum, spesialis), integrated work, consultancy (konsultansi, konsultansi_spesialis).';
comment on column public.rl_categories.size_classes is 'The qualifications that a new code of it gets; a specialist one has none, and gets spesialis.';
create index rl_categories_order on public.rl_categories (sort_order);
call private.make_content_table('public.rl_categories', visible => 'is_published', known_by => '{code}');
grant select (id, code, name, name_en) on public.rl_categories to visitor_reader;
grant select on public.rl_categories to staff_reader;
create policy "the register is searched" on public.rl_categories for select to visitor_reader using (true);
create policy "staff list and search" on public.rl_categories for select to staff_reader using (true);

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
comment on table public.rl_subclass is 'Subclassifications; a KBLI code means nothing without the year of its edition.';
comment on column public.rl_subclass.kbli_other_code is 'The same work in another edition of KBLI, while both are in use.';
comment on column public.rl_subclass.qualifications is
  'Qualifications that a certificate for it may have. Left empty, it gets those of its classification (fill_qualifications).';
comment on column public.rl_subclass.legal_basis is 'The regulation that defines it, as certificates cite it.';
comment on column public.rl_subclass.synonyms is 'Everyday words for the work in both languages, separated by commas: searched, never shown.';
create index rl_subclass_category on public.rl_subclass (category_id, sort_order);
create index rl_subclass_kbli on public.rl_subclass (kbli_code);
create index rl_subclass_kbli_other on public.rl_subclass (kbli_other_code);
create index rl_subclass_name_words on public.rl_subclass using gin (name extensions.gin_trgm_ops);
call private.make_content_table('public.rl_subclass', visible => 'is_published', known_by => '{code}');
grant select (id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, qualifications) on public.rl_subclass to visitor_reader;
grant select on public.rl_subclass to staff_reader;
create policy "the register is searched" on public.rl_subclass for select to visitor_reader using (true);
create policy "staff list and search" on public.rl_subclass for select to staff_reader using (true);

/* Before insert or update: a code without qualifications gets those of its classification. */
create function private.fill_qualifications() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.qualifications = '{}' then
    new.qualifications := coalesce((
      select case when c.nature in ('spesialis', 'konsultansi_spesialis') then '{spesialis}' else coalesce(nullif(c.size_classes, '{}'), '{kecil,menengah,besar}') end
      from public.rl_categories c where c.id = new.category_id), '{}');
  end if;
  return new;
end $$;
create trigger fill_qualifications before insert or update on public.rl_subclass for each row execute function private.fill_qualifications();

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
call private.make_content_table('public.legal_products', visible => 'is_published', known_by => '{number,kind,year}');

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
call private.make_content_table('public.struktur_organisasi', visible => 'is_published', known_by => '{name,position}');

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
comment on column public.alur_sertifikasi.outcome is 'The next thing when the step ends in Approved, Revision or Rejected; a branch that does not exist has no key.';
create index alur_sertifikasi_order on public.alur_sertifikasi (step_order);
call private.make_content_table('public.alur_sertifikasi', visible => 'is_published', known_by => '{title}');

create table public.legalitas (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'lainnya' check (kind in ('akta', 'izin', 'lisensi', 'akreditasi', 'pernyataan', 'lainnya')),
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
  'Deed or approval of the legal person, business permit, licence of LPJK, accreditation of KAN, statement (of impartiality), other.';
create index legalitas_order on public.legalitas (sort_order);
call private.make_content_table('public.legalitas', visible => 'is_published', known_by => '{title,number}');

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
call private.make_content_table('public.faq', visible => 'is_published', known_by => '{question}');

-- The fees of certification (ISO/IEC 17065, 4.6 b), each amount with the decree that sets it.
create table public.fees (
  id uuid primary key default gen_random_uuid(),
  nature text not null check (nature in ('umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis')),
  qualification text not null check (private.is_text(qualification, 80)),
  qualification_en text check (char_length(qualification_en) <= 80),
  grade text check (grade in ('kecil', 'menengah', 'besar', 'spesialis')),
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
comment on table public.fees is 'Fees in whole rupiah, by nature of the work and qualification.';
comment on column public.fees.grade is
  'The qualification of certificates that it is for, so that a code shows the fees of its own; null: whatever the qualification, as for foreign offices.';
comment on column public.fees.valid_from is
  'The first day on which it counts, also one to come; null: since ever. On a day the latest of the same nature and qualification counts.';
create index fees_order on public.fees (sort_order);
create index fees_legal_product on public.fees (legal_product_id);
call private.make_content_table('public.fees', visible => 'is_published', keeps_files => false, known_by => '{qualification,nature,valid_from}');

/* The published fees that count on a day: of several for the same nature and qualification those that began last. */
create function private.counting_fees(on_day date) returns setof public.fees language sql stable set search_path = '' as $$
  with begun as (
    select f.id, rank() over (partition by f.nature, lower(btrim(f.qualification)) order by f.valid_from desc nulls last) as place
    from public.fees f
    where f.is_published and f.deleted_at is null and (f.valid_from is null or f.valid_from <= on_day)
  )
  select f.* from public.fees f join begun b on b.id = f.id where b.place = 1 $$;
grant execute on function private.counting_fees(date) to anon, authenticated, service_role, visitor_reader;

create function public.fee_schedule() returns table (
  id uuid, nature text, qualification text, qualification_en text, grade text, amount integer, valid_from date, is_announced boolean,
  note text, note_en text, basis_kind text, basis_number text, basis_year integer, basis_title text, basis_title_en text,
  basis_status text, basis_successor text
) language sql stable set search_path = '' as $$
  select f.id, f.nature, f.qualification, f.qualification_en, f.grade, f.amount, f.valid_from, coalesce(f.valid_from > private.today(), false),
    f.note, f.note_en, l.kind, l.number, l.year, l.title, l.title_en, l.status, s.number
  from public.fees f
    left join public.legal_products l on l.id = f.legal_product_id and l.is_published and l.deleted_at is null
    left join public.legal_products s on s.id = l.replaced_by and s.is_published and s.deleted_at is null
  where f.is_published and f.deleted_at is null
    and (f.valid_from > private.today() or f.id in (select c.id from private.counting_fees(private.today()) c))
  order by f.sort_order, f.valid_from nulls first, f.id $$;
comment on function public.fee_schedule() is
$c$Everybody: the fees that count today, and those announced for a later day (is_announced), with the decree that sets them (basis_…, null
when it is not public) and the number of what replaced it. basis_status 'dicabut': the decree has been revoked.$c$;
revoke all on function public.fee_schedule() from public;
grant execute on function public.fee_schedule() to anon, authenticated, service_role;

/* Natures of the published scope without a fee that counts today. */
create function private.fee_gaps() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(n.nature order by array_position('{umum,spesialis,terintegrasi,konsultansi,konsultansi_spesialis}', n.nature)), '{}')
  from (
    select distinct c.nature from public.rl_categories c join public.rl_subclass s on s.category_id = c.id
    where c.is_published and c.deleted_at is null and s.is_published and s.deleted_at is null
    except select f.nature from private.counting_fees(private.today()) f
  ) n $$;
grant execute on function private.fee_gaps() to authenticated;

/* Numbers of the revoked decrees that fees of today rest on. */
create function private.revoked_bases() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct l.number), '{}')
  from private.counting_fees(private.today()) f join public.legal_products l on l.id = f.legal_product_id
  where l.status = 'dicabut' and l.deleted_at is null $$;
grant execute on function private.revoked_bases() to authenticated;

-- ---- Order ----------------------------------------------------------------------------------------------------------

/* For people who may change the table: puts the rows in the given order, 1, 2, 3 …; all or none. Only the sorted lists; rows not
   named keep their place. The caller's own policies decide what may be changed.
   22023 not a sorted list, or an id named twice · P0002 an id that is not there · 42501 not yours to change */
create function public.reorder(table_name text, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare place text := (private.content_table(table_name)).order_column; found_rows integer; locked_rows integer;
begin
  if place is null then
    raise exception using errcode = '22023', message = 'Not a sorted list';
  end if;
  if array_position(ids, null) is not null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception using errcode = '22023', message = 'Each id once, at most 1000';
  end if;
  execute format('select count(*) from public.%I where id = any ($1)', table_name) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise exception using errcode = 'P0002', message = 'One of the entries is not there any more';
  end if;
  -- Locking asks the update policies; the order of ids keeps two reorderings from waiting for each other in a circle.
  execute format('select count(*) from (select from public.%I where id = any ($1) order by id for update) l', table_name)
    into locked_rows using ids;
  if locked_rows <> cardinality(ids) then
    raise exception using errcode = '42501', message = 'You may not change this list';
  end if;
  execute format(
    'update public.%1$I t set %2$I = n.place from unnest($1) with ordinality n (id, place) where t.id = n.id and t.%2$I <> n.place',
    table_name, place) using ids;
end $$;
grant execute on function public.reorder(text, uuid[]) to authenticated, service_role;

-- ---- Long lists -----------------------------------------------------------------------------------------------------

-- Shared by the back-office's long lists: a page of rows that match, in an order, with a bounded count. Definer functions,
-- not filters on the tables: LIKE is not leakproof, so under row-level security no index would find words.
-- Each list is one statement with parameters, whatever is asked of it. It is planned for each call (force_custom_plan): what is asked
-- for are constants to the planner, and what is not (null) is folded away, conditions and orders alike.

/* 'name' or '-name', when the column is among the allowed ones; else the first of them. */
create function private.list_sort(sort text, allowed text[]) returns text language sql immutable set search_path = '' as $$
  select case when ltrim(sort, '-') = any (select ltrim(a, '-') from unnest(allowed) a)
    then case when sort like '-%' then '-' else '' end || ltrim(sort, '-') else allowed[1] end $$;
grant execute on function private.list_sort(text, text[]) to staff_reader;

/* The words that are looked for, in small letters; at most six count. */
create function private.list_words(query text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from (select word from regexp_split_to_table(lower(left(coalesce(query, ''), 100)), '[^[:alnum:]]+') word where word <> '' limit 6) w $$;
grant execute on function private.list_words(text) to staff_reader;

/* So many rows of a list may be counted: 10,000, or 1,000 where each row has to be looked at to tell. There the pages end too.
   Whoever reads in pages of 1,000 wants the whole of it, for a file or to change it: 100,000. */
create function private.list_most(is_costly boolean, page_size integer) returns integer language sql immutable set search_path = '' as $$
  select case when page_size >= 1000 then 100000 when is_costly then 1000 else 10000 end $$;
grant execute on function private.list_most(boolean, integer) to staff_reader;

/* The page that is shown of a list with so many rows (one more than `most` when there are more): with a page beyond the last
   comes the last. skipped and wanted: which of the rows are on it. */
create function private.list_page(found_rows integer, most integer, page_number integer, page_size integer)
returns table (page integer, total integer, is_capped boolean, skipped integer, wanted integer) language plpgsql immutable set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 25), 1), 1000);
begin
  total := least(found_rows, most);
  is_capped := found_rows > most;
  page := least(greatest(coalesce(page_number, 1), 1), greatest(ceil(total::numeric / size), 1));
  skipped := (page - 1) * size;
  wanted := least(size, most - skipped);
  return next;
end $$;
grant execute on function private.list_page(integer, integer, integer, integer) to staff_reader;

/* The different values of a column of public.<source>, each found by one step along an index on it. */
create function private.list_values(source text, chosen text) returns setof text language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with recursive step as (
       (select t.%1$I as value from public.%2$I t where t.deleted_at is null and t.%1$I is not null order by t.%1$I limit 1)
       union all
       select (select t.%1$I from public.%2$I t where t.deleted_at is null and t.%1$I > step.value order by t.%1$I limit 1)
       from step where step.value is not null
     ) select value::text from step where value is not null limit 300', chosen, source);
end $$;
grant execute on function private.list_values(text, text) to staff_reader;

/* Staff: the values that the filters of a list (clients, certificates, articles) offer, and what they are called. field:
   province, association, category, author. */
create function public.list_choices(list text) returns table (field text, value text, label text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  if list = 'clients' then
    return query select 'province', v, v from private.list_values('clients', 'province') v
      union all select 'association', v, v from private.list_values('clients', 'association') v
      union all select 'city', v, v from private.list_values('clients', 'city') v
      union all select 'legal_form', v, v from private.list_values('clients', 'legal_form') v;
  elsif list = 'articles' then
    return query select 'category', v, initcap(replace(v, '-', ' ')) from private.list_values('articles', 'category') v
      union all select 'author', v, v from private.list_values('articles', 'author_name') v;
  elsif list in ('certificates', 'surveillance_visits') then
    return query select 'category', g.code, g.code || ' · ' || g.name from public.rl_categories g
      where g.deleted_at is null order by g.sort_order;
  end if;
end $$;
comment on function public.list_choices(text) is 'Values that a list''s filters and its form offer: provinces, cities, associations, legal forms, categories, authors. Asks for staff first.';
grant execute on function public.list_choices(text) to authenticated;
call private.owned_by('staff_reader', 'public.list_choices(text)');

-- ---- Many rows at once ----------------------------------------------------------------------------------------------

-- One call, one transaction, each row as the caller may change it. A row that is refused stops no other.

/* The assignments an action writes, for publish, unpublish, archive, trash and restore. Null: the table has no such action, or
   is not one whose rows are published and go to the trash. */
create function private.bulk_columns(table_name text, action text) returns text language sql stable set search_path = '' as $$
  select case
    when action = 'trash' then 'deleted_at = now()'
    when action = 'restore' then 'deleted_at = null'
    when t.publish_column = 'status' then case action
      when 'publish' then 'status = ''published'', published_at = least(coalesce(published_at, now()), now())'
      when 'unpublish' then 'status = ''draft'''
      when 'archive' then 'status = ''archived''' end
    when action = 'publish' then 'is_published = true'
    when action = 'unpublish' then 'is_published = false' end
  from private.content_table(bulk_columns.table_name) t where t.has_trash and t.publish_column is not null $$;
grant execute on function private.bulk_columns(text, text) to authenticated;

/* The values that bulk changes touch, as they are. */
create function private.bulk_state(record jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(record) e where e.key in ('is_published', 'status', 'published_at', 'deleted_at') $$;
grant execute on function private.bulk_state(jsonb) to authenticated;

/* The title of a row, whatever its table. */
create function private.row_title(record jsonb) returns text language sql immutable set search_path = '' as $$
  select left(coalesce(record ->> 'title', record ->> 'question', record ->> 'label', record ->> 'number', record ->> 'name', record ->> 'code',
    record ->> 'qualification'), 200) $$;
grant execute on function private.row_title(jsonb) to authenticated;

/* Why a row was refused, in a word: by the code of the rule, or by the state. */
create function private.bulk_reason(state text, message text) returns text language sql immutable set search_path = '' as $$
  select case when message in ('certificate.needs_admin', 'client.needs_admin') then 'needs_admin'
    when message = 'certificate.day_wrong' then 'before_issue'
    when message = 'certificate.transition_refused' then 'transition'
    when message = 'certificate.waiting' then 'waiting' when message = 'certificate.needs_second' then 'needs_second'
    when message = 'certificate.reason_required' then 'needs_reason' when message = 'certificate.was_published' then 'was_published'
    else case state when '42501' then 'forbidden' when '23503' then 'in_use' when '23505' then 'conflict' when 'P0002' then 'empty' else 'invalid' end end $$;
grant execute on function private.bulk_reason(text, text) to authenticated;

/* The outcome for a row, as it is kept for whoever asks again. Its title is not: it may be somebody's name. */
create function private.bulk_line(row_id uuid, outcome text, reason text, was jsonb, updated_at timestamptz) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('row_id', row_id, 'outcome', outcome, 'reason', reason, 'was', was, 'updated_at', updated_at) $$;
grant execute on function private.bulk_line(uuid, text, text, jsonb, timestamptz) to authenticated;

/* The lines that a bulk change of this table answered its key with, and the titles as they are now. */
create function private.kept_lines(key uuid, table_name text)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select l.row_id, private.row_title(to_jsonb(t)), l.outcome, l.reason, l.was, l.updated_at
     from rows from (jsonb_to_recordset($1) as (row_id uuid, outcome text, reason text, was jsonb, updated_at timestamptz))
       with ordinality l (row_id, outcome, reason, was, updated_at, place)
     left join public.%I t on t.id = l.row_id order by l.place', table_name) using private.kept_answer(key);
end $$;
grant execute on function private.kept_lines(uuid, text) to authenticated;

/* Admins and editors: does one thing with the rows of a table, at most a thousand. action: publish, unpublish, archive (articles,
   cms_pages), trash, restore, delete (permanently, only from the trash). Each row runs under the caller's own policies. Answers with
   a line per id: outcome changed (was: the values before; updated_at: the version after, both for bulk_undo), unchanged (it was so
   already), or refused with reason gone, forbidden, in_use, conflict, empty (nothing is written yet), not_in_trash,
   needs_admin, needs_reason, transition or was_published (certificates that have stood in the register, and their companies), or invalid.
   key: a random uuid of these rows; whoever sends it again is answered as the first time.
   22023 too many, or no such list or action · P0001 submission.key_used (the same key with other rows, or of another account) */
create function public.bulk_change(table_name text, action text, row_ids uuid[], key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  columns text := private.bulk_columns(table_name, action);
  is_piece boolean := table_name in ('articles', 'cms_pages');
  draft bigint;
  record jsonb;
  became jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if cardinality(row_ids) > 1000 then raise exception using errcode = '22023', message = 'At most 1000 rows at once'; end if;
  if columns is null and (action <> 'delete' or private.bulk_columns(table_name, 'trash') is null) then
    raise exception using errcode = '22023', message = 'No such list or action';
  end if;
  if private.was_sent(key, 'bulk_change', jsonb_build_array(table_name, action, row_ids)) then
    return query select * from private.kept_lines(key, table_name);
    return;
  end if;
  for row_id in select distinct u.id from unnest(row_ids) u (id) order by 1 loop
    title := null; reason := null; was := null; updated_at := null; record := null; became := null;
    begin
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into record using row_id;
      title := private.row_title(record);
      if record is null then
        outcome := 'refused'; reason := 'gone';
      elsif action = 'delete' and record ->> 'deleted_at' is null then
        outcome := 'refused'; reason := 'not_in_trash';
      elsif action = 'delete' then
        execute format('delete from public.%I t where t.id = $1 returning to_jsonb(t)', table_name) into became using row_id;
        outcome := 'changed';
      elsif action = 'trash' and record ->> 'deleted_at' is not null or action = 'restore' and record ->> 'deleted_at' is null
        or action = 'publish' and (record ->> 'is_published' = 'true' or record ->> 'status' = 'published' and (record ->> 'published_at')::timestamptz <= now())
        or action = 'unpublish' and (record ->> 'is_published' = 'false' or record ->> 'status' = 'draft')
        or action = 'archive' and record ->> 'status' = 'archived' then
        outcome := 'unchanged'; became := record;
      else
        was := private.bulk_state(record);
        if is_piece and action = 'publish' then
          -- A draft that nobody sees yet belongs to the piece.
          select d.version into draft from public.drafts d where d.table_name = bulk_change.table_name and d.row_id = bulk_change.row_id;
          if found then record := public.apply_draft(bulk_change.table_name, bulk_change.row_id, (record ->> 'version')::integer, draft) -> 'row'; end if;
          if not private.is_written(record -> 'body') then raise exception using errcode = 'P0002'; end if;
        end if;
        execute format('update public.%I t set %s where t.id = $1 returning to_jsonb(t)', table_name,
          columns || case when is_piece then ', version = version' else '' end) into became using row_id;
        outcome := 'changed';
        updated_at := became ->> 'updated_at';
      end if;
      if record is not null and became is null and outcome = 'changed' then outcome := 'refused'; reason := 'forbidden'; was := null; end if;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm); was := null;
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.bulk_change(text, text, uuid[], uuid) is
  'Publishes, unpublishes, archives, trashes, restores or deletes many rows in one transaction, each under the caller''s policies.';
grant execute on function public.bulk_change(text, text, uuid[], uuid) to authenticated;

/* Admins and editors: takes a bulk change back, given its lines [{"row_id", "was", "updated_at"}]. A row that somebody has changed
   since stays as it is (refused, reason newer). key, answers and errors as bulk_change. */
create function public.bulk_undo(table_name text, changes jsonb, key uuid default null)
returns table (row_id uuid, title text, outcome text, reason text, was jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  change jsonb;
  back jsonb;
  seen timestamptz;
  columns text;
  became jsonb;
  lines jsonb[] := '{}';
begin
  perform private.require_role('admin', 'editor');
  if private.bulk_columns(table_name, 'trash') is null or jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) > 1000 then
    raise exception using errcode = '22023', message = 'No such list, or too many rows';
  end if;
  if private.was_sent(key, 'bulk_undo', jsonb_build_array(table_name, changes)) then
    return query select * from private.kept_lines(key, table_name);
    return;
  end if;
  for change in select c.value from jsonb_array_elements(changes) c loop
    row_id := null; title := null; reason := null; was := null; updated_at := null; became := null;
    begin
      row_id := (change ->> 'row_id')::uuid;
      seen := (change ->> 'updated_at')::timestamptz;
      back := private.bulk_state(change -> 'was');
      select string_agg(format('%1$I = (jsonb_populate_record(t, $2)).%1$I', k), ', ') into columns from jsonb_object_keys(back) k;
      execute format('update public.%I t set %s where t.id = $1 and t.updated_at = $3 returning to_jsonb(t)', table_name,
          columns || case when table_name in ('articles', 'cms_pages') then ', version = version' else '' end)
        into became using row_id, back, seen;
      outcome := case when became is null then 'refused' else 'changed' end;
      reason := case when became is null then 'newer' end;
      if became is null then execute format('select to_jsonb(t) from public.%I t where t.id = $1', table_name) into became using row_id; end if;
      title := private.row_title(became);
      updated_at := case outcome when 'changed' then became ->> 'updated_at' end;
    exception when others then
      outcome := 'refused'; reason := private.bulk_reason(sqlstate, sqlerrm);
    end;
    lines := lines || private.bulk_line(row_id, outcome, reason, was, updated_at);
    return next;
  end loop;
  perform private.keep_answer(key, to_jsonb(lines));
end $$;
comment on function public.bulk_undo(text, jsonb, uuid) is 'Takes a bulk change back where nobody has changed the row since.';
grant execute on function public.bulk_undo(text, jsonb, uuid) to authenticated;
