-- The words of published articles are stored, because computing them for each hit would take most of the time of a
-- search.
create table private.article_search (
  article_id uuid primary key references public.articles (id) on delete cascade,
  published_at timestamptz not null,
  words_id tsvector not null,
  words_en tsvector not null
);
comment on table private.article_search is
  'Words of published articles, read by find_articles. Written by a trigger on articles; keep_article_words can '
  'rewrite all rows.';
create index article_search_newest on private.article_search (published_at desc);
create index article_search_words_id on private.article_search using gin (words_id);
create index article_search_words_en on private.article_search using gin (words_en);
grant select on private.article_search to visitor_reader;

/* Pages of the site that are not rows of a list, with the words that visitors use for them; names are the
   words of the heading. src/domain/site-search.ts has labels and addresses by key; the key of a page with
   a text is its slug. */
create view private.services as
  select md5('service ' || s.key)::uuid as id, s.*
  from (values
    ('cek', 'cek sertifikat', 'check a certificate',
      'periksa verifikasi validasi keaslian asli palsu pemalsuan SBU nomor NIB QR barcode nama keberlakuan berlaku '
      'dibekukan dicabut verify verification validate genuine fake forged number name valid suspended withdrawn'),
    ('klien', 'daftar badan usaha bersertifikat', 'register of certified companies',
      'klien direktori pemegang sertifikat perusahaan kontraktor company client clients directory holder contractor '
      'certificates'),
    ('keluhan', 'keluhan', 'complaints',
      'mengeluh komplain komplen pengaduan aduan mengadu adukan sampaikan lapor laporkan melapor pelaporan laporan '
      'pelanggaran penyalahgunaan layanan pemegang sertifikat complaint complain report misuse service certificate '
      'holder'),
    ('banding', 'banding', 'appeals',
      'keberatan sanggah sanggahan gugat naik menolak keputusan sertifikasi ajukan ditolak appeal appealing object '
      'objection dispute decision certification'),
    ('lacak', 'lacak perkara', 'track a case',
      'pelacakan melacak lihat status perkembangan keluhan banding nomor kode akses jawaban dokumen tracking follow '
      'complaint appeal progress number access code answers documents'),
    ('kontak', 'kontak', 'contact',
      'hubungi menghubungi alamat kantor lokasi peta telepon telpon telp WhatsApp WA email surel jam kerja jam buka '
      'jam layanan jam operasional formulir pesan bertanya tanya address office location map phone call e-mail hours '
      'opening working message form ask'),
    ('struktur-organisasi', 'struktur organisasi', 'organisation',
      'siapa memegang jabatan bagan pengurus pimpinan direktur direksi manajer asesor komite pegawai staf organization '
      'structure chart management director board assessors committee people who position'),
    ('tentang', 'tentang kami', 'about us', 'profil profile lembaga sejarah who ketidakberpihakan impartiality'),
    ('visi-misi', 'visi dan misi', 'vision and mission', ''),
    ('legalitas', 'legalitas', 'legal status',
      'akta izin ijin lisensi LPJK akreditasi KAN licence license accreditation deed deeds permit permits'),
    ('ruang-lingkup', 'ruang lingkup', 'scope of certification',
      'klasifikasi subklasifikasi sertifikasi kode KBLI bidang classification subclassification certify code codes'),
    ('panduan', 'temukan SBU anda', 'find the certificate you need',
      'panduan pemandu memilih pilih bingung cocok tepat pekerjaan kode kualifikasi biaya dokumen waktu apa yang anda '
      'bangun guide wizard choose choosing pick which work code qualification fee documents time what do you build'),
    ('alur', 'alur sertifikasi', 'certification process',
      'proses prosedur tahap cara daftar mendaftar pendaftaran mengajukan ajukan pengajuan permohonan membuat bikin '
      'urus mengurus syarat persyaratan dokumen SBU sertifikat baru perpanjang perpanjangan memperpanjang diperpanjang '
      'ulang resertifikasi surveilans lama waktu berapa hari stage stages steps first apply application applying '
      'register requirements documents certificate renew renewal renewing extend extension recertification recertify '
      'surveillance how long duration'),
    ('biaya', 'biaya sertifikasi', 'certification fees',
      'harga tarif ongkos bayar pembayaran bea hitung penghitung kalkulator sifat pekerjaan kualifikasi SBU sertifikat '
      'kecil menengah besar fee price prices pricing cost costs charge charges tariff payment pay nature work '
      'qualification calculator certificate small medium large'),
    ('hak-kewajiban', 'hak dan kewajiban', 'rights and duties',
      'pemohon pemegang sertifikat penggunaan logo simbol tanda lambang KAN LSBU akreditasi obligations applicants '
      'holders use logos mark marks symbol accreditation'),
    ('produk-hukum', 'produk hukum', 'laws and regulations',
      'dasar peraturan regulasi undang-undang keputusan surat edaran standar law regulation decree standard legal '
      'basis'),
    ('faq', 'pertanyaan umum', 'frequently asked questions', 'tanya jawab FAQ bantuan answers help'),
    ('news', 'berita', 'news', 'kabar artikel pengumuman articles announcement announcements'),
    ('kebijakan-privasi', 'kebijakan privasi', 'privacy policy',
      'data pribadi pelindungan perlindungan personal protection')
  ) as s (key, names, names_en, words);

-- These functions are security definer, because text search cannot use an index under row-level security. They filter
-- for public rows themselves, which pgTAP tests check.

/* Returns the words of a heading (weight A) and of the rest (weight B), stemmed and unstemmed. Parts of numbers such as
   559/KPTS/M/2021 are words, not a path. */
create function private.search_words(stems regconfig, heading text, rest text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', h), 'A') || setweight(to_tsvector(stems, h), 'A') ||
    setweight(to_tsvector(stems, r), 'B')
  from (select translate(coalesce(heading, ''), '/', ' ') as h, translate(coalesce(rest, ''), '/', ' ') as r) t
$$;
grant execute on function private.search_words(regconfig, text, text) to authenticated, service_role, visitor_reader;

/* Returns the requested language ('en', 'en-GB'), or the default one. */
create function private.search_language(asked text) returns text language sql immutable set search_path = '' as $$
  select l.code from private.languages() l where lower(asked) like l.code || '%' or l.ending = '' order by l.ending desc
    limit 1
$$;
grant execute on function private.search_language(text) to visitor_reader;

/* Returns the configuration of full-text search for a language. */
create function private.search_stems(language text) returns regconfig
language sql immutable set search_path = '' as $$ select l.stems from private.languages() l where l.code = language $$;
grant execute on function private.search_stems(text) to authenticated, service_role, visitor_reader;

/* Returns words of a question that do not identify its subject. */
create function private.search_fillers() returns text[] language sql immutable set search_path = '' as $$
  select array['di', 'ke', 'dari', 'dan', 'atau', 'yang', 'untuk', 'pada', 'dengan', 'apa', 'apakah', 'berapa',
    'bagaimana', 'cara', 'kapan',
    'dimana', 'mana', 'itu', 'ini', 'the', 'a', 'an', 'of', 'for', 'in', 'on', 'to', 'and', 'or', 'is', 'are', 'do',
      'does', 'how', 'what', 'when',
    'where', 'much', 'i', 'my', 'we']
$$;
grant execute on function private.search_fillers() to anon, authenticated, service_role, visitor_reader;

/* Returns up to eight words of a query in lower case, without fillers if there are others. */
create function private.asked_words(typed text) returns text[] language sql immutable set search_path = '' as $$
  with word as (
    select w.word, w.place from regexp_split_to_table(lower(left(typed, 100)), '[^[:alnum:]]+') with ordinality w (word,
      place) where w.word <> '' limit 8
  ), telling as (
    select w.word, w.place from word w where w.word <> all (private.search_fillers())
  )
  select coalesce((select array_agg(t.word order by t.place) from telling t),
    (select array_agg(w.word order by w.place) from word w), '{}')
$$;
grant execute on function private.asked_words(text) to anon, authenticated, service_role, visitor_reader;

/* Returns a query for all words, stemmed or as prefixes; with is_any, for any of them. Single letters are not
   prefixes. */
create function private.search_query(language text, words text[], is_any boolean default false) returns tsquery
language sql immutable set search_path = '' as $$
  select coalesce(websearch_to_tsquery(private.search_stems(language),
    array_to_string(words, case when is_any then ' or ' else ' ' end))
    || to_tsquery('pg_catalog.simple', (
      select string_agg(word || case when char_length(word) > 1 then ':*' else '' end, case when is_any then ' | '
        else ' & ' end)
      from unnest(words) word)), ''::tsquery)
$$;
grant execute on function private.search_query(text, text[], boolean) to visitor_reader;

/* Public entries except articles and companies: short lists that are searched row by row. key: slug, code,
   number or nature, for label and address (src/domain/site-search.ts). Placeholders are not filled in. */
create view private.searchable as
  select 'services' as kind, s.id, s.key, s.names as title, s.names_en as title_en, null as excerpt,
    null as excerpt_en, w.words, w.words as words_en
  from private.services s, concat_ws(' ', s.names, s.names_en, s.words) w (words)
  union all
  select 'cms_pages', p.id, p.slug, p.title, p.title_en, p.summary, p.summary_en,
    private.document_text(p.body), private.document_text(coalesce(p.body_en, p.body))
  from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  union all
  select 'faq', f.id, null, f.question, f.question_en,
    private.document_text(f.answer), private.document_text(coalesce(f.answer_en, f.answer)), '', ''
  from public.faq f where f.is_published and f.deleted_at is null
  union all
  select 'legal_products', l.id, l.number, l.title, l.title_en,
    upper(l.kind) || ' ' || l.number || ' ' || l.year, null, '', ''
  from public.legal_products l where l.is_published and l.deleted_at is null
  union all
  select 'rl_subclass', s.id, s.code, s.code || ' ' || s.name, s.code || ' ' || nullif(s.name_en, ''),
    s.description, s.description_en, w.words, w.words
  from public.rl_subclass s, concat_ws(' ', 'KBLI', s.kbli_code, s.kbli_other_code, s.synonyms) w (words)
  where s.is_published and s.deleted_at is null
  union all
  select 'alur_sertifikasi', s.id, null, s.title, s.title_en, s.description, s.description_en,
    coalesce(s.documents, ''), coalesce(s.documents_en, '')
  from public.alur_sertifikasi s where s.is_published and s.deleted_at is null
  union all
  select 'legalitas', s.id, null, s.title, s.title_en, s.description, s.description_en,
    concat_ws(' ', s.number, s.issuer), concat_ws(' ', s.number, coalesce(s.issuer_en, s.issuer))
  from public.legalitas s where s.is_published and s.deleted_at is null
  union all
  -- Same fees as in private.counting_fees.
  select 'fees', f.id, f.nature, f.qualification, f.qualification_en,
    private.rupiah(private.default_language(), f.amount),
    private.rupiah(private.column_language('excerpt_en'), f.amount),
    w.words, w.words
  from public.fees f
    left join public.legal_products l on l.id = f.legal_product_id and l.is_published and l.deleted_at is null,
    concat_ws(' ', 'biaya harga tarif ongkos fee fees price cost', translate(f.nature, '_', ' '), case f.nature
      when 'umum' then 'general' when 'spesialis' then 'specialist' when 'terintegrasi' then 'integrated'
      else 'consultancy' end, l.number) w (words)
  where f.is_published and f.deleted_at is null and coalesce(f.valid_from <= private.today(), true) and not exists (
    select from public.fees o
    where o.nature = f.nature and lower(btrim(o.qualification)) = lower(btrim(f.qualification))
      and o.company_kind is not distinct from f.company_kind and o.is_published
      and o.deleted_at is null
      and o.valid_from <= private.today() and o.valid_from > coalesce(f.valid_from, '-infinity'));
grant select on private.searchable to visitor_reader;

/* Returns the words of an article in a language for article_search. */
create function private.article_words(language text, a public.articles) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_words(private.search_stems(language), private.in_language(r.texts, 'title', language),
    coalesce(private.in_language(r.texts, 'excerpt', language), '') || ' ' ||
      private.document_text(coalesce(r.texts -> private.column_in('body', language), r.texts -> 'body')))
  from (select jsonb_strip_nulls(to_jsonb(a)) as texts) r
$$;
grant execute on function private.article_words(text, public.articles) to authenticated, service_role;

/* Updates the words of the given articles, or of all. */
create function private.keep_article_words(changed uuid[] default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.article_search s where changed is null or s.article_id = any (changed);
  insert into private.article_search (article_id, published_at, words_id, words_en)
  select a.id, a.published_at, private.article_words(private.default_language(), a),
    private.article_words(private.column_language('words_en'), a)
  from public.articles a
  where (changed is null or a.id = any (changed)) and a.status = 'published' and a.published_at is not null
    and a.deleted_at is null
$$;

create function private.note_article_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_article_words(array[new.id]);
  return null;
end $$;

/* Returns the latest 100 matching articles. Dynamic SQL, so that the planner sees the query. */
create function private.find_articles(language text, wanted tsquery, looked_through text)
returns table (kind text, id uuid, key text, title text, excerpt text, words tsvector)
language plpgsql stable set search_path = '' as $$
declare
  kept constant text := 'words_' || looked_through;
begin
  return query execute format(
    'select ''articles'', a.id, a.slug, coalesce(nullif(a.%2$I, ''''), a.title),
      coalesce(nullif(a.%3$I, ''''), a.excerpt), s.words
     from (
       select k.article_id, k.published_at, k.%1$I as words from private.article_search k
       where k.%1$I @@ $1 and k.published_at <= now() order by k.published_at desc limit 100
     ) s
       join public.articles a on a.id = s.article_id
     where a.status = ''published'' and a.deleted_at is null',
    kept, private.column_in('title', language), private.column_in('excerpt', language)) using wanted;
end $$;
grant execute on function private.find_articles(text, tsquery, text) to visitor_reader;

create function private.find_clients(typed text)
returns table (kind text, id uuid, key text, title text, excerpt text, words tsvector)
language plpgsql stable set search_path = '' as $$
begin
  return query select 'clients', c.id, null::text, c.name, concat_ws(', ', c.city, c.province),
      private.search_words(private.search_stems(private.default_language()), c.name,
        concat_ws(' ', c.nib, c.city, c.province, (select string_agg(n.name, ' ') from private.former_names n
          where n.client_id = c.id)))
    from (
      select f.id, min(f.closeness) as closeness from (
        select * from private.find_companies(typed, null, 20)
        union all select * from private.find_numbered_companies(typed, null, 20)
      ) f group by f.id order by 2 limit 20
    ) found join public.clients c on c.id = found.id;
end $$;
grant execute on function private.find_clients(text) to visitor_reader;

/* Returns the short entries in one language, with their words in that language or, with is_wide, in all. */
create function private.find_entries(language text, is_wide boolean)
returns table (kind text, id uuid, key text, title text, excerpt text, words tsvector)
language sql stable set search_path = '' as $$
  -- Computed once for all entries, because the numbers come from four tables.
  with own as materialized (select private.number_values(find_entries.language) as numbers),
  other as materialized (
    select l.code, private.number_values(l.code) as numbers from private.languages() l
    where l.code <> find_entries.language
  )
  select s.kind, s.id, s.key, t.title, x.excerpt,
    private.search_words(private.search_stems(language), t.title,
      concat_ws(' ', x.excerpt, private.with_numbers(t.words, o.numbers)))
    || case when is_wide then (
      select private.search_words(private.search_stems(f.code), t.other_title,
        private.with_numbers(t.other_rest, f.numbers)) from other f) else '' end
  from own o, private.searchable s, lateral (
    select s.title, s.excerpt, s.words, s.title_en as other_title,
      concat_ws(' ', s.excerpt_en, s.words_en) as other_rest
    where language <> private.column_language('title_en')
    union all
    select coalesce(nullif(s.title_en, ''), s.title), coalesce(nullif(s.excerpt_en, ''), s.excerpt), s.words_en,
      s.title, concat_ws(' ', s.excerpt, s.words)
    where language = private.column_language('title_en')
  ) t, private.with_numbers(t.excerpt, o.numbers) x (excerpt)
$$;
grant execute on function private.find_entries(text, boolean) to visitor_reader;

/* Returns a certificate by number; for anything in the format of a case number, that number, whether or
   not the case exists. */
create function private.find_numbers(typed text) returns table (kind text, id uuid, key text, title text, excerpt text)
language plpgsql stable set search_path = '' as $$
declare
  bare constant text := private.alphanumeric_of(typed);
  part constant text[] := regexp_match(bare, '^(KEL|BND)(20[0-9]{2})([0-9]{6,9})$');
  number constant text := array_to_string(part, '-');
begin
  if part is not null then
    return query select 'case_numbers', md5('case ' || number)::uuid, number, number, null::text;
  elsif bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select 'certificates', x.id, x.number, x.number, c.name
      from public.certificates x join public.clients c on c.id = x.client_id
      where x.is_published and x.deleted_at is null and c.is_published and c.deleted_at is null
        and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = bare
      order by x.number limit 5;
  end if;
end $$;
grant execute on function private.find_numbers(text) to visitor_reader;

create trigger keep_words after insert or update of title, title_en, excerpt, excerpt_en, body, body_en, status,
  published_at, deleted_at
  on public.articles for each row execute function private.note_article_words();
