-- Invented articles (scale.articles) of about 120 words, one every three hours; all contain "sertifikat".
insert into public.articles (slug, category, title, title_en, excerpt, body, status, published_at, author_name)
select 'skala-' || n, 'berita', 'Artikel skala ' || n || ' tentang ' || topic, 'Scale article ' || n, 'Ringkasan tentang ' || topic || ' dan sertifikat.',
  jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
    jsonb_build_object('type', 'text', 'text', 'sertifikat ' || words))))),
  'published', now() - n * interval '3 hours', 'Redaksi'
from generate_series(1, current_setting('scale.articles')::integer) n
  cross join lateral (select (array['jembatan', 'irigasi', 'gedung', 'pelabuhan', 'surveilans', 'banding', 'biaya', 'asesor'])[1 + n % 8] as topic) t
  cross join lateral (
    select string_agg((array['badan', 'usaha', 'jasa', 'konstruksi', 'penilaian', 'dokumen', 'tenaga', 'kerja', 'peralatan', 'keputusan', 'permohonan',
      'kualifikasi', 'klasifikasi', 'subklasifikasi', 'asosiasi', 'lisensi', 'akreditasi', 'pemeriksaan', 'laporan', 'jadwal', 'proyek', 'kontrak',
      'keselamatan', 'mutu', 'lingkungan', 'anggaran', 'wilayah', 'pelatihan', 'teknologi', 'perubahan'])[1 + (n * 31 + k * 17 + n * k) % 30]
      || case when k % 12 = 0 then (n * 7 + k)::text else '' end, ' ') as words
    from generate_series(1, 120) k
  ) body;
select private.keep_article_words();
select private.keep_piece_words('articles');
