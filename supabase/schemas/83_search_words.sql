-- Stored, since computing the words for each hit would take most of the time of a search. Published articles only.
create table private.article_search (
  article_id uuid primary key references public.articles (id) on delete cascade,
  published_at timestamptz not null,
  words_id tsvector not null,
  words_en tsvector not null
);
comment on table private.article_search is
  'For find_articles; written by a trigger on articles, or in whole by keep_article_words.';
create index article_search_newest on private.article_search (published_at desc);
create index article_search_words_id on private.article_search using gin (words_id);
create index article_search_words_en on private.article_search using gin (words_en);
grant select on private.article_search to visitor_reader;

/* Services of the site, by the words that visitors use in both languages; these pages are not rows of a list. */
create view private.services as
  select md5('service ' || s.path)::uuid as id, s.*
  from (values
    ('/cek', 'Cek sertifikat', 'Check a certificate',
      'Periksa keaslian dan keberlakuan SBU menurut nomor, NIB, atau nama.',
      'See whether a certificate is genuine and valid, by number, NIB or name.',
      'cek periksa verifikasi validasi keaslian asli palsu pemalsuan sertifikat SBU nomor NIB QR barcode berlaku '
      'dibekukan dicabut check verify verification validate genuine fake forged certificate number valid suspended '
      'withdrawn'),
    ('/informasi/klien', 'Daftar badan usaha bersertifikat', 'Register of certified companies',
      'Badan usaha dan sertifikatnya.',
      'Companies and their certificates.',
        'klien daftar direktori register pemegang sertifikat perusahaan kontraktor badan usaha company companies '
        'client clients directory holder contractor'),
    ('/keluhan', 'Keluhan', 'Complaints', 'Sampaikan keluhan tentang layanan kami atau pemegang sertifikat.',
      'Complain about our service or a certificate holder.',
      'keluhan mengeluh komplain komplen pengaduan aduan mengadu adukan lapor laporkan melapor pelaporan laporan '
      'pelanggaran penyalahgunaan complaint complaints complain report misuse'),
    ('/banding', 'Banding', 'Appeals', 'Ajukan keberatan atas keputusan sertifikasi.',
      'Object to a certification decision.',
      'banding keberatan sanggah sanggahan gugat naik banding menolak keputusan ditolak appeal appeals appealing '
      'object objection dispute decision'),
    ('/lacak', 'Lacak perkara', 'Track a case',
      'Lihat perkembangan keluhan atau banding Anda, kirim jawaban dan dokumen.',
      'Follow your complaint or appeal, send answers and documents.',
      'lacak pelacakan melacak status perkembangan perkara keluhan banding nomor kode akses tracking track follow '
      'progress status case access code'),
    ('/profil/kontak', 'Kontak', 'Contact', 'Alamat, telepon, email, jam kerja, dan formulir pesan.',
      'Address, phone, e-mail, office hours and a message form.',
      'kontak hubungi menghubungi alamat kantor lokasi peta telepon telpon telp WhatsApp WA email surel jam kerja jam '
      'buka jam layanan jam operasional contact address office location map phone call e-mail hours opening working '
      'message pesan bertanya tanya ask'),
    ('/profil/struktur-organisasi', 'Struktur organisasi', 'Organisation', 'Siapa memegang jabatan apa.',
      'Who holds which position.',
      'struktur organisasi bagan pengurus pimpinan direktur direksi manajer asesor komite jabatan pegawai staf '
      'organisation organization structure chart management director board assessors committee people'),
    ('/profil/tentang', 'Tentang kami', 'About us', null, null,
      'tentang profil profile lembaga sejarah about who ketidakberpihakan impartiality'),
    ('/profil/visi-misi', 'Visi dan misi', 'Vision and mission', null, null, 'visi misi vision mission'),
    ('/profil/legalitas', 'Legalitas', 'Legal status', 'Akta, izin, lisensi, dan akreditasi kami.',
      'Our deeds, permits, licence and accreditation.',
      'legalitas akta izin ijin lisensi LPJK akreditasi KAN legal licence license accreditation deed permit'),
    ('/layanan/ruang-lingkup', 'Ruang lingkup', 'Scope of certification',
      'Klasifikasi dan subklasifikasi yang kami sertifikasi.',
      'Classifications and subclassifications that we certify.',
        'ruang lingkup klasifikasi subklasifikasi kode KBLI bidang scope classification subclassification code codes'),
    ('/layanan/panduan', 'Temukan SBU Anda', 'Find the certificate you need',
      'Dari pekerjaan Anda ke kode, kualifikasi, biaya, dokumen, dan waktunya.',
      'From your work to codes, qualification, fee, documents and time.',
      'panduan pemandu memilih pilih bingung cocok tepat kode kualifikasi apa yang anda bangun guide wizard choose '
      'choosing pick which code qualification what do you build'),
    ('/layanan/alur', 'Alur sertifikasi', 'Certification process',
      'Tahap, syarat, dan dokumen: permohonan baru, surveilans, perpanjangan.',
      'Stages, requirements and documents: first application, surveillance, renewal.',
      'alur proses prosedur tahap cara daftar mendaftar pendaftaran mengajukan ajukan pengajuan permohonan membuat '
      'bikin urus mengurus syarat persyaratan dokumen SBU sertifikat baru perpanjang perpanjangan memperpanjang '
      'diperpanjang sertifikasi ulang resertifikasi surveilans lama waktu berapa hari process stage stages steps apply '
      'application applying register requirements documents certificate renew renewal renewing extend extension '
      'recertification recertify surveillance how long duration'),
    ('/layanan/biaya', 'Biaya sertifikasi', 'Certification fees',
      'Tarif menurut sifat pekerjaan dan kualifikasi, dengan penghitung biaya.',
      'Fees by nature of the work and qualification, with a calculator.',
      'biaya harga tarif ongkos bayar pembayaran bea hitung kalkulator SBU sertifikat kecil menengah besar fee fees '
      'price prices pricing cost costs charge charges tariff payment pay calculator certificate small medium large'),
    ('/informasi/hak-kewajiban', 'Hak dan kewajiban', 'Rights and duties',
      'Hak dan kewajiban pemohon dan pemegang sertifikat, termasuk penggunaan logo dan tanda.',
      'Rights and duties of applicants and holders, including the use of logo and marks.',
      'hak kewajiban pemohon pemegang penggunaan logo simbol tanda lambang KAN LSBU akreditasi rights duties '
      'obligations use logo logos mark marks symbol accreditation'),
    ('/informasi/produk-hukum', 'Produk hukum', 'Laws and regulations', null, null,
      'produk hukum dasar hukum peraturan regulasi undang-undang keputusan surat edaran standar law laws regulation '
      'regulations decree standard legal basis'),
    ('/informasi/faq', 'Pertanyaan umum', 'Frequently asked questions', null, null,
      'pertanyaan umum tanya jawab FAQ bantuan questions answers help'),
    ('/informasi/news', 'Berita', 'News', null, null,
      'berita kabar artikel pengumuman news articles announcement announcements'),
    ('/kebijakan-privasi', 'Kebijakan privasi', 'Privacy policy', null, null,
      'privasi data pribadi pelindungan perlindungan privacy personal data protection')
  ) as s (path, title, title_en, excerpt, excerpt_en, words);

-- These functions are definer, because text search cannot use an index under row-level security. They filter what is
-- public themselves; pgTAP tests check it.

/* Returns the words of a heading (weight A) and of the rest (weight B), stemmed and unstemmed. Parts of numbers such as
   559/KPTS/M/2021 are words, not a path. */
create function private.search_words(stems regconfig, heading text, rest text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', h), 'A') || setweight(to_tsvector(stems, h), 'A') ||
    setweight(to_tsvector(stems, r), 'B')
  from (select translate(coalesce(heading, ''), '/', ' ') as h, translate(coalesce(rest, ''), '/', ' ') as r) t
$$;
grant execute on function private.search_words(regconfig, text, text) to authenticated, service_role, visitor_reader;

/* Returns the language that was asked for ('en', 'en-GB'), or the default one. */
create function private.search_language(asked text) returns text
language sql immutable set search_path = '' as $$
  select l.code from private.languages() l where lower(asked) like l.code || '%' or l.ending = '' order by l.ending desc
    limit 1
$$;
grant execute on function private.search_language(text) to visitor_reader;

/* Returns the configuration of full-text search for a language. */
create function private.search_stems(language text) returns regconfig
language sql immutable set search_path = '' as $$ select l.stems from private.languages() l where l.code = language $$;
grant execute on function private.search_stems(text) to authenticated, service_role, visitor_reader;

/* Returns words of a question that do not identify its subject. */
create function private.search_fillers() returns text[]
language sql immutable set search_path = '' as $$
  select array['di', 'ke', 'dari', 'dan', 'atau', 'yang', 'untuk', 'pada', 'dengan', 'apa', 'apakah', 'berapa',
    'bagaimana', 'cara', 'kapan',
    'dimana', 'mana', 'itu', 'ini', 'the', 'a', 'an', 'of', 'for', 'in', 'on', 'to', 'and', 'or', 'is', 'are', 'do',
      'does', 'how', 'what', 'when',
    'where', 'much', 'i', 'my', 'we']
$$;
grant execute on function private.search_fillers() to anon, authenticated, service_role, visitor_reader;

/* Returns up to eight words of a query in lower case, without fillers if there are others. */
create function private.asked_words(typed text) returns text[]
language sql immutable set search_path = '' as $$
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

/* Returns a query for all words, stemmed or as prefixes; with is_any, for any of them. Single letters are not prefixes.
   */
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

/* Returns the path of a page: two sections have pages of their own, others use their slug. */
create function private.page_path(slug text) returns text
language sql immutable set search_path = '' as $$
  select case
    when slug in ('tentang', 'visi-misi', 'struktur-organisasi', 'legalitas', 'kontak') then '/profil/'
    when slug in ('ruang-lingkup', 'alur', 'biaya') then '/layanan/'
    when slug in ('hak-kewajiban', 'produk-hukum', 'klien', 'news', 'faq') then '/informasi/'
    else '/' end || slug
$$;
grant execute on function private.page_path(text) to anon, authenticated, service_role, visitor_reader;

/* Public entries except articles and companies: short lists, searched row by row. */
create view private.searchable as
  select 'services' as kind, s.id, s.path, s.title, s.title_en, s.excerpt, s.excerpt_en, s.words, s.words as words_en
  from private.services s
  union all
  select 'cms_pages', p.id, private.page_path(p.slug) as path, p.title, p.title_en, p.summary as excerpt,
    p.summary_en as excerpt_en,
    private.fill_text(private.document_text(p.body), private.default_language()) as words,
    private.fill_text(private.document_text(coalesce(p.body_en, p.body)),
      private.column_language('body_en')) as words_en
  from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  union all
  select 'faq', f.id, '/informasi/faq#' || f.id, f.question, f.question_en,
    private.fill_text(private.document_text(f.answer), private.default_language()),
    private.fill_text(private.document_text(coalesce(f.answer_en, f.answer)), private.column_language('answer_en')), '',
      ''
  from public.faq f where f.is_published and f.deleted_at is null
  union all
  select 'legal_products', l.id, '/informasi/produk-hukum?q=' || l.number, l.title, l.title_en,
    upper(l.kind) || ' ' || l.number || ' ' || l.year, null, '', ''
  from public.legal_products l where l.is_published and l.deleted_at is null
  union all
  select 'rl_subclass', s.id, '/layanan/ruang-lingkup/' || s.code, s.code || ' ' || s.name, s.code || ' ' ||
    nullif(s.name_en, ''),
    s.description, s.description_en, concat_ws(' ', 'KBLI', s.kbli_code, s.kbli_other_code, s.synonyms),
    concat_ws(' ', 'KBLI', s.kbli_code, s.kbli_other_code, s.synonyms)
  from public.rl_subclass s where s.is_published and s.deleted_at is null
  union all
  select 'alur_sertifikasi', s.id, '/layanan/alur#' || s.id, s.title, s.title_en,
    private.fill_text(s.description, private.default_language()),
    private.fill_text(s.description_en, private.column_language('description_en')), coalesce(s.documents, ''),
      coalesce(s.documents_en, '')
  from public.alur_sertifikasi s where s.is_published and s.deleted_at is null
  union all
  select 'legalitas', s.id, '/profil/legalitas#' || s.id, s.title, s.title_en, s.description, s.description_en,
    concat_ws(' ', s.number, s.issuer), concat_ws(' ', s.number, coalesce(s.issuer_en, s.issuer))
  from public.legalitas s where s.is_published and s.deleted_at is null
  union all
  -- As private.counting_fees.
  select 'fees', f.id, '/layanan/biaya',
    concat_ws(' · ', 'Biaya', case f.nature when 'umum' then 'Umum' when 'spesialis' then 'Spesialis'
      when 'terintegrasi' then 'Terintegrasi' else 'Konsultansi' end, f.qualification),
    concat_ws(' · ', 'Fee', case f.nature when 'umum' then 'General' when 'spesialis' then 'Specialist'
      when 'terintegrasi' then 'Integrated' else 'Consultancy' end,
      coalesce(nullif(f.qualification_en, ''), f.qualification)),
    private.rupiah(private.default_language(), f.amount),
      private.rupiah(private.column_language('excerpt_en'), f.amount),
    concat_ws(' ', 'harga tarif ongkos', l.number), concat_ws(' ', 'fees price cost', l.number)
  from public.fees f left join public.legal_products l on l.id = f.legal_product_id and l.is_published
    and l.deleted_at is null
  where f.is_published and f.deleted_at is null and coalesce(f.valid_from <= private.today(), true) and not exists (
    select from public.fees o
    where o.nature = f.nature and lower(btrim(o.qualification)) = lower(btrim(f.qualification)) and o.is_published
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

/* Returns the latest 100 matching articles; dynamic SQL, so that the planner sees the query. */
create function private.find_articles(language text, wanted tsquery, looked_through text)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
declare
  kept constant text := 'words_' || looked_through;
begin
  return query execute format(
    'select ''articles'', a.id, coalesce(nullif(a.%2$I, ''''), a.title), coalesce(nullif(a.%3$I, ''''), a.excerpt),
      ''/informasi/news/'' || a.slug, s.words
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
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
begin
  return query select 'clients', c.id, c.name, concat_ws(', ', c.city, c.province), '/informasi/klien/' || c.id,
      private.search_words(private.search_stems(private.default_language()), c.name,
        concat_ws(' ', c.nib, c.city, c.province))
    from (
      select f.id, min(f.closeness) as closeness from (
        select * from private.find_companies(typed, null, 20)
        union all select * from private.find_numbered_companies(typed, null, 20)
      ) f group by f.id order by 2 limit 20
    ) found
      join public.clients c on c.id = found.id;
end $$;
grant execute on function private.find_clients(text) to visitor_reader;

/* Returns the short entries in one language, with their words in that language, or with is_wide in all. */
create function private.find_entries(language text, is_wide boolean)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language sql stable set search_path = '' as $$
  select s.kind, s.id, t.title, t.excerpt, s.path,
    private.search_words(private.search_stems(language), t.title, concat_ws(' ', t.excerpt, t.words))
    || case when is_wide then private.search_words(private.search_stems(t.other), t.other_title, t.other_rest)
      else '' end
  from private.searchable s, private.column_language('title_en') e (code), lateral (
    select s.title, s.excerpt, s.words, e.code as other, s.title_en as other_title,
      concat_ws(' ', s.excerpt_en, s.words_en) as other_rest
    where language <> e.code
    union all
    select coalesce(nullif(s.title_en, ''), s.title), coalesce(nullif(s.excerpt_en, ''), s.excerpt), s.words_en,
      private.default_language(), s.title, concat_ws(' ', s.excerpt, s.words)
    where language = e.code
  ) t
$$;
grant execute on function private.find_entries(text, boolean) to visitor_reader;

/* Returns a certificate by number, or for anything like a case number the tracking page, whether or not there is such a
   case. */
create function private.find_numbers(language text, typed text)
returns table (kind text, id uuid, title text, excerpt text, path text)
language plpgsql stable set search_path = '' as $$
declare
  bare constant text := upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));
  part constant text[] := regexp_match(bare, '^(KEL|BND)(20[0-9]{2})([0-9]{6,9})$');
  number constant text := array_to_string(part, '-');
begin
  if part is not null then
    return query select 'services', md5('case ' || number)::uuid,
      private.wording(language, '{"id": "Lacak", "en": "Track"}') || ' ' || number,
      private.wording(language,
        '{"id": "Dengan kode akses yang Anda terima.", "en": "With the access code that you were given."}'),
        '/lacak?nomor=' || number;
  elsif bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select 'certificates', x.id, x.number, c.name, '/cek/' || x.number
      from public.certificates x join public.clients c on c.id = x.client_id
      where x.is_published and x.deleted_at is null and c.is_published and c.deleted_at is null
        and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = bare
      order by x.number limit 5;
  end if;
end $$;
grant execute on function private.find_numbers(text, text) to visitor_reader;

create trigger keep_words after insert or update of title, title_en, excerpt, excerpt_en, body, body_en, status,
  published_at, deleted_at
  on public.articles for each row execute function private.note_article_words();
