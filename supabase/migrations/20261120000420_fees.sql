-- What certification costs (ISO/IEC 17065, 4.6 b), each amount with the decree that sets it.

create table public.fees (
  id uuid primary key default gen_random_uuid(),
  nature text not null check (nature in ('umum', 'spesialis', 'terintegrasi', 'konsultansi')),
  qualification text not null check (private.is_text(qualification, 80)),
  qualification_en text check (char_length(qualification_en) <= 80),
  amount integer not null check (amount >= 0),
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
create index fees_order on public.fees (sort_order);
create index fees_legal_product on public.fees (legal_product_id);
call private.make_content_table('public.fees', visible => 'is_published');
