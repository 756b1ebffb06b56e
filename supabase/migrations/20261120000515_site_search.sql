-- Search of the site for visitors, the words it finds nothing for, and the sitemap.

-- ---- Words ----------------------------------------------------------------------------------------------------------

-- The functions are definer, for one reason: under row-level security PostgreSQL does not let
-- text search use an index. They therefore say themselves what is public, and the pgTAP tests hold them to it.

/* The words of a heading (weight A) and of the rest (weight B), stemmed (private.languages) and as they stand. Parts of a number such as
   559/KPTS/M/2021 are words; PostgreSQL would take it for a path. */
create function private.search_words(stems regconfig, heading text, rest text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', h), 'A') || setweight(to_tsvector(stems, h), 'A') || setweight(to_tsvector(stems, r), 'B')
  from (select translate(coalesce(heading, ''), '/', ' ') as h, translate(coalesce(rest, ''), '/', ' ') as r) t $$;
grant execute on function private.search_words(regconfig, text, text) to authenticated, service_role, visitor_reader;

/* The language asked for ('en', 'en-GB'), or the default one. */
create function private.search_language(asked text) returns text
language sql immutable set search_path = '' as $$
  select l.code from private.languages() l where lower(asked) like l.code || '%' or l.ending = '' order by l.ending desc limit 1 $$;
grant execute on function private.search_language(text) to visitor_reader;

/* The configuration of full-text search for a language. */
create function private.search_stems(language text) returns regconfig
language sql immutable set search_path = '' as $$ select l.stems from private.languages() l where l.code = language $$;
grant execute on function private.search_stems(text) to authenticated, service_role, visitor_reader;

/* Words around a question that say nothing about its subject. */
create function private.search_fillers() returns text[] language sql immutable set search_path = '' as $$
  select array['di', 'ke', 'dari', 'dan', 'atau', 'yang', 'untuk', 'pada', 'dengan', 'apa', 'apakah', 'berapa', 'bagaimana', 'cara', 'kapan',
    'dimana', 'mana', 'itu', 'ini', 'the', 'a', 'an', 'of', 'for', 'in', 'on', 'to', 'and', 'or', 'is', 'are', 'do', 'does', 'how', 'what', 'when',
    'where', 'much', 'i', 'my', 'we'] $$;
grant execute on function private.search_fillers() to anon, authenticated, service_role, visitor_reader;

/* The words of a question in small letters, eight at most, without those that say nothing where others stand beside them. */
create function private.asked_words(typed text) returns text[] language sql immutable set search_path = '' as $$
  with word as (
    select w.word, w.place from regexp_split_to_table(lower(left(typed, 100)), '[^[:alnum:]]+') with ordinality w (word, place) where w.word <> '' limit 8
  ), telling as (
    select w.word, w.place from word w where w.word <> all (private.search_fillers())
  )
  select coalesce((select array_agg(t.word order by t.place) from telling t), (select array_agg(w.word order by w.place) from word w), '{}') $$;
grant execute on function private.asked_words(text) to anon, authenticated, service_role, visitor_reader;

/* Words as a query: all of them, stemmed, or as beginnings of words; with is_any one is enough. A single letter is no beginning. */
create function private.search_query(language text, words text[], is_any boolean default false) returns tsquery
language sql immutable set search_path = '' as $$
  select coalesce(websearch_to_tsquery(private.search_stems(language), array_to_string(words, case when is_any then ' or ' else ' ' end))
    || to_tsquery('pg_catalog.simple', (
      select string_agg(word || case when char_length(word) > 1 then ':*' else '' end, case when is_any then ' | ' else ' & ' end)
      from unnest(words) word)), ''::tsquery) $$;
grant execute on function private.search_query(text, text[], boolean) to visitor_reader;

/* Where a page is read: the two sections of the site have pages of their own, the rest is under its slug. */
create function private.page_path(slug text) returns text language sql immutable set search_path = '' as $$
  select case
    when slug in ('tentang', 'visi-misi', 'struktur-organisasi', 'legalitas', 'kontak') then '/profil/'
    when slug in ('ruang-lingkup', 'alur', 'biaya') then '/layanan/'
    when slug in ('hak-kewajiban', 'produk-hukum', 'klien', 'news', 'faq') then '/informasi/'
    else '/' end || slug $$;
grant execute on function private.page_path(text) to anon, authenticated, service_role, visitor_reader;

/* Everything an article says in a language, as it is kept in article_search. */
create function private.article_words(language text, a public.articles) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_words(private.search_stems(language), private.in_language(r.texts, 'title', language),
    coalesce(private.in_language(r.texts, 'excerpt', language), '') || ' ' || private.document_text(coalesce(r.texts -> private.column_in('body', language), r.texts -> 'body')))
  from (select jsonb_strip_nulls(to_jsonb(a)) as texts) r $$;
grant execute on function private.article_words(text, public.articles) to authenticated, service_role;

-- The words of articles are kept beside them: working them out again for each hit would take longer than all the rest of a
-- search. Only published articles have a line here.
create table private.article_search (
  article_id uuid primary key references public.articles (id) on delete cascade,
  published_at timestamptz not null,
  words_id tsvector not null,
  words_en tsvector not null
);
comment on table private.article_search is 'For find_articles; written by a trigger on articles, or all at once by keep_article_words.';
create index article_search_newest on private.article_search (published_at desc);
create index article_search_words_id on private.article_search using gin (words_id);
create index article_search_words_en on private.article_search using gin (words_en);
grant select on private.article_search to visitor_reader;

/* Writes the lines of the given articles again, or of all. */
create function private.keep_article_words(changed uuid[] default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.article_search s where changed is null or s.article_id = any (changed);
  insert into private.article_search (article_id, published_at, words_id, words_en)
  select a.id, a.published_at, private.article_words(private.default_language(), a),
    private.article_words(private.column_language('words_en'), a)
  from public.articles a
  where (changed is null or a.id = any (changed)) and a.status = 'published' and a.published_at is not null and a.deleted_at is null $$;

create function private.note_article_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_article_words(array[new.id]);
  return null;
end $$;
create trigger keep_words after insert or update of title, title_en, excerpt, excerpt_en, body, body_en, status, published_at, deleted_at
  on public.articles for each row execute function private.note_article_words();

/* Services of the site for visitors, by the words people have for them in both languages: these pages are no rows of a list. */
create view private.services as
  select md5('service ' || s.path)::uuid as id, s.*
  from (values
    ('/cek', 'Cek sertifikat', 'Check a certificate', 'Periksa keaslian dan keberlakuan SBU menurut nomor, NIB, atau nama.',
      'See whether a certificate is genuine and valid, by number, NIB or name.',
      'cek periksa verifikasi validasi keaslian asli palsu pemalsuan sertifikat SBU nomor NIB QR barcode berlaku dibekukan dicabut check verify verification validate genuine fake forged certificate number valid suspended withdrawn'),
    ('/informasi/klien', 'Daftar badan usaha bersertifikat', 'Register of certified companies', 'Badan usaha dan sertifikatnya.',
      'Companies and their certificates.', 'klien daftar direktori register pemegang sertifikat perusahaan kontraktor badan usaha company companies client clients directory holder contractor'),
    ('/keluhan', 'Keluhan', 'Complaints', 'Sampaikan keluhan tentang layanan kami atau pemegang sertifikat.',
      'Complain about our service or a certificate holder.',
      'keluhan mengeluh komplain komplen pengaduan aduan mengadu adukan lapor laporkan melapor pelaporan laporan pelanggaran penyalahgunaan complaint complaints complain report misuse'),
    ('/banding', 'Banding', 'Appeals', 'Ajukan keberatan atas keputusan sertifikasi.', 'Object to a certification decision.',
      'banding keberatan sanggah sanggahan gugat naik banding menolak keputusan ditolak appeal appeals appealing object objection dispute decision'),
    ('/lacak', 'Lacak perkara', 'Track a case', 'Lihat perkembangan keluhan atau banding Anda, kirim jawaban dan dokumen.',
      'Follow your complaint or appeal, send answers and documents.',
      'lacak pelacakan melacak status perkembangan perkara keluhan banding nomor kode akses tracking track follow progress status case access code'),
    ('/profil/kontak', 'Kontak', 'Contact', 'Alamat, telepon, email, jam kerja, dan formulir pesan.', 'Address, phone, e-mail, office hours and a message form.',
      'kontak hubungi menghubungi alamat kantor lokasi peta telepon telpon telp WhatsApp WA email surel jam kerja jam buka jam layanan jam operasional contact address office location map phone call e-mail hours opening working message pesan bertanya tanya ask'),
    ('/profil/struktur-organisasi', 'Struktur organisasi', 'Organisation', 'Siapa memegang jabatan apa.', 'Who holds which position.',
      'struktur organisasi bagan pengurus pimpinan direktur direksi manajer asesor komite jabatan pegawai staf organisation organization structure chart management director board assessors committee people'),
    ('/profil/tentang', 'Tentang kami', 'About us', null, null, 'tentang profil profile lembaga sejarah about who ketidakberpihakan impartiality'),
    ('/profil/visi-misi', 'Visi dan misi', 'Vision and mission', null, null, 'visi misi vision mission'),
    ('/profil/legalitas', 'Legalitas', 'Legal status', 'Akta, izin, lisensi, dan akreditasi kami.', 'Our deeds, permits, licence and accreditation.',
      'legalitas akta izin ijin lisensi LPJK akreditasi KAN legal licence license accreditation deed permit'),
    ('/layanan/ruang-lingkup', 'Ruang lingkup', 'Scope of certification', 'Klasifikasi dan subklasifikasi yang kami sertifikasi.',
      'Classifications and subclassifications that we certify.', 'ruang lingkup klasifikasi subklasifikasi kode KBLI bidang scope classification subclassification code codes'),
    ('/layanan/panduan', 'Temukan SBU Anda', 'Find the certificate you need', 'Dari pekerjaan Anda ke kode, kualifikasi, biaya, dokumen, dan waktunya.',
      'From your work to codes, qualification, fee, documents and time.',
      'panduan pemandu memilih pilih bingung cocok tepat kode kualifikasi apa yang anda bangun guide wizard choose choosing pick which code qualification what do you build'),
    ('/layanan/alur', 'Alur sertifikasi', 'Certification process', 'Tahap, syarat, dan dokumen: permohonan baru, surveilans, perpanjangan.',
      'Stages, requirements and documents: first application, surveillance, renewal.',
      'alur proses prosedur tahap cara daftar mendaftar pendaftaran mengajukan ajukan pengajuan permohonan membuat bikin urus mengurus syarat persyaratan dokumen SBU sertifikat baru perpanjang perpanjangan memperpanjang diperpanjang sertifikasi ulang resertifikasi surveilans lama waktu berapa hari process stage stages steps apply application applying register requirements documents certificate renew renewal renewing extend extension recertification recertify surveillance how long duration'),
    ('/layanan/biaya', 'Biaya sertifikasi', 'Certification fees', 'Tarif menurut sifat pekerjaan dan kualifikasi, dengan penghitung biaya.',
      'Fees by nature of the work and qualification, with a calculator.',
      'biaya harga tarif ongkos bayar pembayaran bea hitung kalkulator SBU sertifikat kecil menengah besar fee fees price prices pricing cost costs charge charges tariff payment pay calculator certificate small medium large'),
    ('/informasi/hak-kewajiban', 'Hak dan kewajiban', 'Rights and duties', 'Hak dan kewajiban pemohon dan pemegang sertifikat, termasuk penggunaan logo dan tanda.',
      'Rights and duties of applicants and holders, including the use of logo and marks.',
      'hak kewajiban pemohon pemegang penggunaan logo simbol tanda lambang KAN LSBU akreditasi rights duties obligations use logo logos mark marks symbol accreditation'),
    ('/informasi/produk-hukum', 'Produk hukum', 'Laws and regulations', null, null,
      'produk hukum dasar hukum peraturan regulasi undang-undang keputusan surat edaran standar law laws regulation regulations decree standard legal basis'),
    ('/informasi/faq', 'Pertanyaan umum', 'Frequently asked questions', null, null, 'pertanyaan umum tanya jawab FAQ bantuan questions answers help'),
    ('/informasi/news', 'Berita', 'News', null, null, 'berita kabar artikel pengumuman news articles announcement announcements'),
    ('/kebijakan-privasi', 'Kebijakan privasi', 'Privacy policy', null, null, 'privasi data pribadi pelindungan perlindungan privacy personal data protection')
  ) as s (path, title, title_en, excerpt, excerpt_en, words);

/* The other entries that visitors may find, besides articles and companies: short lists, searched row by row. */
create view private.searchable as
  select 'services' as kind, s.id, s.path, s.title, s.title_en, s.excerpt, s.excerpt_en, s.words, s.words as words_en
  from private.services s
  union all
  select 'cms_pages', p.id, private.page_path(p.slug) as path, p.title, p.title_en, p.summary as excerpt, p.summary_en as excerpt_en,
    private.fill_text(private.document_text(p.body), private.default_language()) as words,
    private.fill_text(private.document_text(coalesce(p.body_en, p.body)), private.column_language('body_en')) as words_en
  from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  union all
  select 'faq', f.id, '/informasi/faq#' || f.id, f.question, f.question_en, private.fill_text(private.document_text(f.answer), private.default_language()),
    private.fill_text(private.document_text(coalesce(f.answer_en, f.answer)), private.column_language('answer_en')), '', ''
  from public.faq f where f.is_published and f.deleted_at is null
  union all
  select 'legal_products', l.id, '/informasi/produk-hukum?q=' || l.number, l.title, l.title_en,
    upper(l.kind) || ' ' || l.number || ' ' || l.year, null, '', ''
  from public.legal_products l where l.is_published and l.deleted_at is null
  union all
  select 'rl_subclass', s.id, '/layanan/ruang-lingkup/' || s.code, s.code || ' ' || s.name, s.code || ' ' || nullif(s.name_en, ''),
    s.description, s.description_en, concat_ws(' ', 'KBLI', s.kbli_code, s.kbli_other_code, s.synonyms),
    concat_ws(' ', 'KBLI', s.kbli_code, s.kbli_other_code, s.synonyms)
  from public.rl_subclass s where s.is_published and s.deleted_at is null
  union all
  select 'alur_sertifikasi', s.id, '/layanan/alur#' || s.id, s.title, s.title_en, private.fill_text(s.description, private.default_language()),
    private.fill_text(s.description_en, private.column_language('description_en')), coalesce(s.documents, ''), coalesce(s.documents_en, '')
  from public.alur_sertifikasi s where s.is_published and s.deleted_at is null
  union all
  select 'legalitas', s.id, '/profil/legalitas#' || s.id, s.title, s.title_en, s.description, s.description_en,
    concat_ws(' ', s.number, s.issuer), concat_ws(' ', s.number, coalesce(s.issuer_en, s.issuer))
  from public.legalitas s where s.is_published and s.deleted_at is null
  union all
  -- The fees that count today, as private.counting_fees has them.
  select 'fees', f.id, '/layanan/biaya',
    concat_ws(' · ', 'Biaya', case f.nature when 'umum' then 'Umum' when 'spesialis' then 'Spesialis' when 'terintegrasi' then 'Terintegrasi' else 'Konsultansi' end, f.qualification),
    concat_ws(' · ', 'Fee', case f.nature when 'umum' then 'General' when 'spesialis' then 'Specialist' when 'terintegrasi' then 'Integrated' else 'Consultancy' end,
      coalesce(nullif(f.qualification_en, ''), f.qualification)),
    private.rupiah(private.default_language(), f.amount), private.rupiah(private.column_language('excerpt_en'), f.amount),
    concat_ws(' ', 'harga tarif ongkos', l.number), concat_ws(' ', 'fees price cost', l.number)
  from public.fees f left join public.legal_products l on l.id = f.legal_product_id and l.is_published and l.deleted_at is null
  where f.is_published and f.deleted_at is null and coalesce(f.valid_from <= private.today(), true) and not exists (
    select from public.fees o
    where o.nature = f.nature and lower(btrim(o.qualification)) = lower(btrim(f.qualification)) and o.is_published and o.deleted_at is null
      and o.valid_from <= private.today() and o.valid_from > coalesce(f.valid_from, '-infinity'));
grant select on private.searchable to visitor_reader;

/* The latest hundred articles whose words in one language match, told in another; dynamic so that the planner sees what is asked. */
create function private.find_articles(language text, wanted tsquery, looked_through text)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language plpgsql stable set search_path = '' as $$
declare
  kept constant text := 'words_' || looked_through;
begin
  return query execute format(
    'select ''articles'', a.id, coalesce(nullif(a.%2$I, ''''), a.title), coalesce(nullif(a.%3$I, ''''), a.excerpt), ''/informasi/news/'' || a.slug, s.words
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
      private.search_words(private.search_stems(private.default_language()), c.name, concat_ws(' ', c.nib, c.city, c.province))
    from (
      select f.id, min(f.closeness) as closeness from (
        select * from private.find_companies(typed, null, 20)
        union all select * from private.find_numbered_companies(typed, null, 20)
      ) f group by f.id order by 2 limit 20
    ) found
      join public.clients c on c.id = found.id;
end $$;
grant execute on function private.find_clients(text) to visitor_reader;

/* Every short entry, told in one language, with its words in that language, or with is_wide in all. */
create function private.find_entries(language text, is_wide boolean)
returns table (kind text, id uuid, title text, excerpt text, path text, words tsvector)
language sql stable set search_path = '' as $$
  select s.kind, s.id, t.title, t.excerpt, s.path, private.search_words(private.search_stems(language), t.title, concat_ws(' ', t.excerpt, t.words))
    || case when is_wide then private.search_words(private.search_stems(t.other), t.other_title, t.other_rest) else '' end
  from private.searchable s, private.column_language('title_en') e (code), lateral (
    select s.title, s.excerpt, s.words, e.code as other, s.title_en as other_title, concat_ws(' ', s.excerpt_en, s.words_en) as other_rest
    where language <> e.code
    union all
    select coalesce(nullif(s.title_en, ''), s.title), coalesce(nullif(s.excerpt_en, ''), s.excerpt), s.words_en, private.default_language(), s.title, concat_ws(' ', s.excerpt, s.words)
    where language = e.code
  ) t $$;
grant execute on function private.find_entries(text, boolean) to visitor_reader;

/* A number that somebody typed: of a certificate in the register, or the form of a case's number, which leads to where it is asked for
   and says nothing about there being such a case. */
create function private.find_numbers(language text, typed text)
returns table (kind text, id uuid, title text, excerpt text, path text) language plpgsql stable set search_path = '' as $$
declare
  bare constant text := upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));
  part constant text[] := regexp_match(bare, '^(KEL|BND)(20[0-9]{2})([0-9]{6,9})$');
  number constant text := array_to_string(part, '-');
begin
  if part is not null then
    return query select 'services', md5('case ' || number)::uuid, private.wording(language, '{"id": "Lacak", "en": "Track"}') || ' ' || number,
      private.wording(language, '{"id": "Dengan kode akses yang Anda terima.", "en": "With the access code that you were given."}'), '/lacak?nomor=' || number;
  elsif bare ~ '[0-9]' and char_length(bare) > 5 then
    return query select 'certificates', x.id, x.number, c.name, '/cek/' || x.number
      from public.certificates x join public.clients c on c.id = x.client_id
      where x.is_published and x.deleted_at is null and c.is_published and c.deleted_at is null
        and upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) = bare
      order by x.number limit 5;
  end if;
end $$;
grant execute on function private.find_numbers(text, text) to visitor_reader;

-- ---- Typing errors --------------------------------------------------------------------------------------------------

/* Number of letters that were left out, put in, mistaken or swapped with their neighbour between two words. */
create function private.typing_distance(one text, other text) returns integer
language plpgsql immutable strict set search_path = '' as $$
declare
  before integer[];
  above integer[] := array(select generate_series(0, char_length(other)));
  here integer[];
  best integer;
begin
  for i in 1 .. char_length(one) loop
    here := array[i];
    for j in 1 .. char_length(other) loop
      best := least(above[j + 1] + 1, here[j] + 1, above[j] + (substr(one, i, 1) <> substr(other, j, 1))::integer);
      if i > 1 and j > 1 and substr(one, i, 1) = substr(other, j - 1, 1) and substr(one, i - 1, 1) = substr(other, j, 1) then
        best := least(best, before[j - 1] + 1);
      end if;
      here := here || best;
    end loop;
    before := above;
    above := here;
  end loop;
  return above[char_length(other) + 1];
end $$;
grant execute on function private.typing_distance(text, text) to visitor_reader;

/* The words with those that the site does not know replaced by the nearest that it knows, one slip away, long ones two: 'jembtan' is 'jembatan'.
   Null when no word has such a neighbour. */
create function private.meant_words(asked text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  known text[];
  wanted text;
  nearest text;
  meant text[] := '{}';
begin
  select array_agg(distinct w.word) into known
  from (
    select concat_ws(' ', s.title, s.title_en, case when s.kind in ('services', 'rl_subclass') then concat_ws(' ', s.excerpt, s.excerpt_en, s.words) end) as said
    from private.searchable s
    union all
    select concat_ws(' ', a.title, a.title_en)
    from (select k.article_id from private.article_search k where k.published_at <= now() order by k.published_at desc limit 200) k
      join public.articles a on a.id = k.article_id where a.status = 'published' and a.deleted_at is null
  ) t, regexp_split_to_table(lower(t.said), '[^[:alpha:]]+') w (word)
  where char_length(w.word) > 3;
  foreach wanted in array asked loop
    nearest := null;
    if char_length(wanted) between 4 and 30 and wanted ~ '^[[:alpha:]]+$' and not exists (select from unnest(known) k where starts_with(k, wanted)) then
      select c.word into nearest from (
        select k as word, extensions.similarity(k, wanted) as alike from unnest(known) k
        where abs(char_length(k) - char_length(wanted)) <= 2 order by 2 desc, 1 limit 30
      ) c
      where private.typing_distance(wanted, c.word) <= case when char_length(wanted) < 8 then 1 else 2 end
      order by private.typing_distance(wanted, c.word), c.alike desc, c.word limit 1;
    end if;
    meant := meant || coalesce(nearest, wanted);
  end loop;
  return nullif(meant, asked);
end $$;
grant execute on function private.meant_words(text[]) to visitor_reader;

-- ---- Search ---------------------------------------------------------------------------------------------------------

/* Anyone: published content of all kinds that matches, best first, at most `max_rows` (30, no more than 50). kind is the
   table's name, path where to read it; 'services' are the site's own, and a number of a certificate or case leads to its page.
   language 'en' reads the English twins where there are any. When nothing has all the words in that language, the other language is looked through, then for
   the words that were probably meant (`meant` says which), then for some of them (is_part). Fewer than two letters or digits find nothing. */
create function public.search_site(query text, language text default private.default_language(), max_rows integer default 30)
returns table (kind text, id uuid, title text, excerpt text, path text, rank real, meant text, is_part boolean)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  lang constant text := private.search_language(language);
  other constant text := (select l.code from private.languages() l where l.code <> lang limit 1);
  typed constant text := left(btrim(query), 100);
  asked constant text[] := private.asked_words(typed);
  most constant integer := least(greatest(coalesce(max_rows, 30), 1), 50);
  wanted tsquery := private.search_query(lang, asked);
  corrected text[];
  all_of_them tsquery;
  as_meant tsquery;
  partly tsquery;
begin
  if char_length(regexp_replace(coalesce(typed, ''), '[^[:alnum:]]', '', 'g')) < 2 then return; end if;
  return query select n.kind, n.id, n.title, n.excerpt, n.path, 9::real, null::text, false from private.find_numbers(lang, typed) n limit most;
  if found then return; end if;
  return query
    select b.kind, b.id, b.title, left(b.excerpt, 300), b.path, b.score, null::text, false
    from (
      select h.kind, h.id, h.title, h.excerpt, h.path,
        (ts_rank(h.words, wanted) + 0.5 * extensions.word_similarity(typed, h.title) + case when h.kind = 'services' and h.words @@ wanted then 0.6 else 0 end)::real as score,
        -- A service and the page that is written for it have one address.
        row_number() over (partition by h.path, h.kind in ('services', 'cms_pages') order by h.kind desc, h.id) as place
      from (
        select * from private.find_articles(lang, wanted, lang)
        union all select * from private.find_clients(typed)
        union all select * from private.find_entries(lang, false)
      ) h
      where h.words @@ wanted or extensions.word_similarity(typed, h.title) >= 0.6
    ) b
    where b.place = 1 or b.kind not in ('services', 'cms_pages')
    order by b.score desc, b.title limit most;
  if found then return; end if;
  corrected := private.meant_words(asked);
  all_of_them := wanted || private.search_query(other, asked);
  as_meant := private.search_query(lang, corrected) || private.search_query(other, corrected);
  partly := private.search_query(lang, asked, true) || private.search_query(other, asked, true);
  return query
    with near as (
      select h.*, case when h.words @@ all_of_them then 3 when h.words @@ as_meant then 2 else 1 end as closeness
      from (
        select * from private.find_articles(lang, as_meant || partly, lang)
        union select * from private.find_articles(lang, as_meant || partly, other)
        union all select * from private.find_entries(lang, true)
      ) h
      where h.words @@ (all_of_them || as_meant || partly)
    ), best as (
      select n.*, max(n.closeness) over () as closest,
        (ts_rank(n.words, all_of_them || as_meant || partly) + case when n.kind = 'services' then 0.6 else 0 end)::real as score,
        row_number() over (partition by n.path, n.title order by n.closeness desc, n.kind desc) as place
      from near n
    )
    select b.kind, b.id, b.title, left(b.excerpt, 300), b.path, b.score, case when b.closeness = 2 then array_to_string(corrected, ' ') end, b.closeness = 1
    from best b where b.closeness = b.closest and b.place = 1
    order by b.score desc, b.title limit most;
end $$;
comment on function public.search_site(text, text, integer) is
$c$Published content of all kinds, the site's own services among it. meant: the words that were probably meant, where typing errors were
forgiven; is_part: no entry has all the words, these have some.$c$;
grant execute on function public.search_site(text, text, integer) to anon, authenticated, service_role;
call private.owned_by('visitor_reader', 'public.search_site(text, text, integer)');

-- ---- Searches in vain -----------------------------------------------------------------------------------------------

-- Searches of visitors without a result: words and how often, never by whom, from where or at what time.
create table private.lost_searches (
  words text primary key check (char_length(words) between 3 and 60 and words ~ '^[[:alpha:]]+( [[:alpha:]]+)*$'),
  times integer not null default 1 check (times > 0),
  last_on date not null default private.today()
);
comment on table private.lost_searches is
  'Words only, in small letters; at most 500 rows, those sought least and longest ago make room. A year without a question takes a row away.';
insert into private.limits (action, scope, max_count, period) values ('lost search', 'sender', 30, '1 hour');

/* The words of a question as they are counted: small letters, without anything that has a digit or an @ in it, and none at all of a
   question of more than six words, which is a story rather than a search. */
create function private.countable_words(typed text) returns text language sql immutable set search_path = '' as $$
  select case when count(*) <= 6 and char_length(string_agg(w.word, ' ')) between 3 and 60 then string_agg(w.word, ' ' order by w.place) end
  from (
    select v.word, row_number() over (order by p.place, v.place) as place
    from regexp_split_to_table(lower(left(btrim(typed), 200)), '\s+') with ordinality p (piece, place),
      regexp_split_to_table(p.piece, '[^[:alpha:]]+') with ordinality v (word, place)
    where p.piece !~ '[0-9@]' and v.word <> ''
  ) w $$;

/* Anyone: counts a search for which the site has no entry with all its words. Nothing happens for one that finds something, for a
   question without countable words, and for a sender who has had thirty counted in this hour. */
create function public.note_lost_search(query text, language text default private.default_language()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
  sender constant text := private.sender();
begin
  perform private.require_post();
  if said is null or private.is_over('lost search', 'sender', sender) then return; end if;
  if exists (select from public.search_site(query, language, 1) s where not s.is_part) then return; end if;
  perform private.note_attempt('lost search', 'sender', sender);
  insert into private.lost_searches as l (words) values (said)
  on conflict on constraint lost_searches_pkey do update set times = l.times + 1, last_on = private.today();
  delete from private.lost_searches l where l.last_on < private.today() - 365
    or l.words in (select o.words from private.lost_searches o where o.words <> said order by o.times desc, o.last_on desc, o.words offset 499);
end $$;
comment on function public.note_lost_search(text, text) is 'Counts a search in vain by its words; keeps nothing about who searched.';
revoke all on function public.note_lost_search(text, text) from public;
grant execute on function public.note_lost_search(text, text) to anon, authenticated, service_role;

/* Case handlers: the searches in vain, most frequent first. */
create function public.lost_searches(most integer default 20) returns table (words text, times integer, last_on date)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors read searches in vain';
  end if;
  return query select l.words, l.times, l.last_on from private.lost_searches l
    order by l.times desc, l.last_on desc, l.words limit least(greatest(coalesce(most, 20), 1), 500);
end $$;
comment on function public.lost_searches(integer) is 'Searches without a result: words, how often, and on which day last.';
revoke all on function public.lost_searches(integer) from public;
grant execute on function public.lost_searches(integer) to authenticated;

/* Case handlers: takes a search off the list once the site has an answer. */
create function public.settle_lost_search(words text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors settle searches in vain';
  end if;
  delete from private.lost_searches l where l.words = settle_lost_search.words;
end $$;
comment on function public.settle_lost_search(text) is 'Takes a search in vain off the list.';
revoke all on function public.settle_lost_search(text) from public;
grant execute on function public.settle_lost_search(text) to authenticated;

-- ---- Sitemap --------------------------------------------------------------------------------------------------------

-- Every address with content of its own, for the sitemap.

/* Anyone: part `part` (from 1) of the published pages, subclassifications, articles and companies:
   {total, part_size, pages: [{path, changed}]}. One answer instead of many: lists over the API end at 1000 rows. The
   caller's own policies apply. */
create function public.site_pages(part integer default 1) returns jsonb
language sql stable set search_path = '' as $$
  with size as (select 10000 as rows),
  pages as (
    select 1 as place, private.page_path(p.slug) as path, p.updated_at as changed
      from public.cms_pages p where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    union all
    select 2, '/layanan/ruang-lingkup/' || s.code, s.updated_at
      from public.rl_subclass s where s.is_published and s.deleted_at is null
    union all
    select 3, '/informasi/news/' || a.slug, greatest(a.updated_at, a.published_at)
      from public.articles a where a.status = 'published' and a.published_at <= now() and a.deleted_at is null
    union all
    select 4, '/informasi/klien/' || c.id, c.updated_at
      from public.clients c where c.is_published and c.deleted_at is null
  ),
  shown as (
    select * from pages order by place, path
    limit (select rows from size) offset (least(greatest(part, 1), 1000) - 1) * (select rows from size)
  )
  select jsonb_build_object(
    'total', (select count(*) from pages),
    'part_size', (select rows from size),
    'pages', coalesce((select jsonb_agg(jsonb_build_object('path', path, 'changed', changed) order by place, path) from shown), '[]')) $$;
grant execute on function public.site_pages(integer) to anon, authenticated, service_role;
