-- News of recent months, including a draft and a scheduled article.
insert into public.articles (slug, category, title, title_en, excerpt, excerpt_en, body, body_en, cover_url, cover_alt, cover_alt_en, status, published_at, author_name)
select a.slug, a.category, a.title, a.title_en, a.excerpt, a.excerpt_en, private.markdown_document(a.body), private.markdown_document(a.body_en),
  'drawing:' || a.drawing, a.alt, a.alt_en, a.status, now() + a.age, 'Redaksi Pilar Nusa'
from (values
  ('lisensi-diperpanjang-sampai-2029', 'lembaga', 'Lisensi kami diperpanjang sampai 2029', 'Our licence is renewed until 2029',
   'Sejak 12 Januari 2026 lisensi kami berlaku tiga tahun lagi. Temuan asesmennya kini selesai ditindaklanjuti.', 'Since 12 January 2026 our licence runs for three more years. The findings of the assessment are now closed.',
   $$Setelah asesmen lapangan selama tiga hari, LPJK memperpanjang lisensi kami pada 12 Januari 2026 untuk tiga tahun. Ruang lingkupnya tetap: seluruh klasifikasi yang tercantum di [ruang lingkup](/layanan/ruang-lingkup).

Dua temuan minor tentang pengarsipan rekaman sekarang selesai kami tindak lanjuti. Nomor dan masa berlaku lisensi ada di [legalitas](/profil/legalitas).$$,
   $$After three days of assessment on site LPJK renewed our licence on 12 January 2026 for three years. Its scope stays the same: every classification listed under [scope](/layanan/ruang-lingkup).

Two minor findings about the filing of records have now been closed. The number and validity of the licence are under [legal status](/profil/legalitas).$$,
   'building', 'Gambar garis gedung bertingkat', 'Line drawing of a multi-storey building', 'published', interval '-3 days'),
  ('kbli-2025-wajib-di-oss', 'regulasi', 'KBLI 2025 wajib di OSS: apa yang berubah bagi pemegang SBU', 'KBLI 2025 is mandatory in OSS: what changes for certificate holders',
   'Judul dan sebagian kode kegiatan berubah. Simak langkah yang perlu diambil.', 'Titles and some codes of activities change. Here is what to do.',
   $$Sejak Juni 2026 OSS memakai KBLI 2025, yang ditetapkan dengan Peraturan BPS Nomor 7 Tahun 2025. Sebagian judul dan kode kegiatan berubah. **Sertifikat tetap memuat KBLI yang berlaku saat diterbitkan**, dan pemeriksaan di situs ini menampilkannya dengan edisinya.

## Yang perlu Anda lakukan

1. Periksa padanan KBLI pada NIB Anda
2. Bila judulnya berubah, perbarui data usaha di OSS
3. Bila dokumen tender menyebut edisi lain daripada sertifikat Anda, tanyakan kepada kami sebelum memasukkan penawaran

Setiap subklasifikasi di situs ini mencantumkan edisi KBLI yang menjadi acuannya.$$,
   $$Since June 2026 OSS uses KBLI 2025, laid down by regulation 7/2025 of Statistics Indonesia (BPS). Some titles and codes of activities have changed. **A certificate keeps the KBLI that applied when it was issued**, and the check on this site shows it with its edition.

## What you need to do

1. Check the matching KBLI on your NIB
2. If its title changed, update your data in OSS
3. If tender documents name another edition than your certificate, ask us before you bid

Each subclassification on this site names the KBLI edition it refers to.$$,
   'network', 'Gambar jaringan titik', 'Drawing of a network', 'published', interval '-9 days'),
  ('permen-pu-6-2025-ringkasan', 'regulasi', 'Ringkasan Permen PU 6/2025 tentang standar kegiatan usaha', 'Ministerial regulation PU 6/2025 in brief',
   'Standar kemampuan, pengawasan, dan sanksi kini dalam satu peraturan.', 'Standards of capability, supervision and sanctions are now in one regulation.',
   $$Permen PU 6/2025 menggabungkan standar kegiatan usaha, pengawasan, dan sanksi sektor pekerjaan umum. Untuk badan usaha, tiga hal paling terasa:

- standar kemampuan disusun menurut KBLI dan subklasifikasi
- pengawasan dilakukan berkala dan insidental
- sanksi bertahap, dari peringatan sampai pencabutan

Lihat juga [produk hukum](/informasi/produk-hukum).$$,
   $$Regulation PU 6/2025 brings standards, supervision and sanctions of the public works sector together. For businesses three things matter most:

- standards of capability are set out by KBLI and subclassification
- supervision is carried out regularly and as needed
- sanctions are graduated, from warning to withdrawal

See also [laws and regulations](/informasi/produk-hukum).$$,
   'bridge', 'Gambar garis jembatan', 'Line drawing of a bridge', 'published', interval '-17 days'),
  ('surveilans-apa-yang-disiapkan', 'panduan', 'Menjelang surveilans: lima hal yang perlu disiapkan', 'Before surveillance: five things to prepare',
   'Surveilans berjalan lancar bila lima dokumen ini siap.', 'Surveillance goes smoothly when these five documents are ready.',
   $$Surveilans bukan sertifikasi ulang. Kami memeriksa apakah persyaratan masih terpenuhi.

1. Laporan keuangan tahun terakhir
2. Daftar kontrak berjalan dan selesai
3. SKK tenaga kerja yang masih berlaku
4. Bukti peralatan
5. Pelaksanaan SMAP selama setahun

Bila ada yang belum siap, beri tahu kami sebelum hari kunjungan.$$,
   $$Surveillance is not a second assessment. We check whether the requirements are still met.

1. Financial report of the last year
2. List of ongoing and completed contracts
3. Valid competence certificates of the workforce
4. Proof of equipment
5. A year’s implementation of anti-bribery management

If something is not ready, tell us before the visit.$$,
   'building', 'Gambar garis gedung bertingkat', 'Line drawing of a multi-storey building', 'published', interval '-26 days'),
  ('memilih-subklasifikasi-yang-tepat', 'panduan', 'Memilih subklasifikasi yang tepat', 'Choosing the right subclassification',
   'Salah memilih kode adalah kesalahan yang paling mahal. Begini cara memeriksanya.', 'The wrong code is the costliest mistake. Here is how to check.',
   $$Mulailah dari pekerjaan yang benar-benar Anda kerjakan, bukan dari nama badan usaha. Cocokkan dengan KBLI pada NIB, lalu cari kodenya di [ruang lingkup](/layanan/ruang-lingkup).

Satu KBLI dapat mencakup lebih dari satu subklasifikasi. Bila ragu, tanyakan sebelum membayar: perubahan kode setelah penilaian berarti permohonan baru.$$,
   $$Start from the work you really do, not from the name of the company. Match it with the KBLI on your NIB, then look the code up under [scope](/layanan/ruang-lingkup).

One KBLI may cover several subclassifications. When in doubt ask before you pay: changing the code after assessment means a new application.$$,
   'network', 'Gambar jaringan titik', 'Drawing of a network', 'published', interval '-38 days'),
  ('smap-untuk-usaha-kecil', 'panduan', 'SMAP untuk usaha kecil: mulai dari mana', 'Anti-bribery management for small businesses: where to start',
   'Usaha kecil cukup memulai dari komitmen tertulis, dua prosedur, dan catatan pelatihan.', 'A small business can start with a written commitment, two procedures and a training record.',
   $$Sistem Manajemen Anti Penyuapan sering dianggap urusan badan usaha besar. Untuk kualifikasi kecil, mulailah dari:

- komitmen tertulis pimpinan
- prosedur hadiah dan jamuan
- prosedur pelaporan yang melindungi pelapor
- catatan pelatihan singkat untuk setiap orang

Dokumen lengkap dapat disusun bertahap.$$,
   $$Anti-bribery management is often seen as a matter for large companies. For the small qualification, start with:

- a written commitment by the management
- a procedure for gifts and hospitality
- a reporting procedure that protects the person who reports
- a record of short training sessions for everyone

The full set of documents can grow step by step.$$,
   'bridge', 'Gambar garis jembatan', 'Line drawing of a bridge', 'published', interval '-51 days'),
  ('layanan-keluhan-dengan-nomor-lacak', 'lembaga', 'Keluhan kini bernomor dan dapat dilacak', 'Complaints now have a number and can be tracked',
   'Setiap keluhan dan banding mendapat nomor, kode akses, dan tenggat yang jelas.', 'Each complaint and appeal gets a number, an access code and clear deadlines.',
   $$Mulai bulan ini, setiap [keluhan](/keluhan) dan [banding](/banding) langsung mendapat nomor dan kode akses. Yang menyampaikannya dapat melihat statusnya, membalas pertanyaan kami, dan membaca hasil tertulis beserta alasannya.

Tenggat dihitung dalam hari kerja. Waktu berhenti saat kami menunggu jawaban.$$,
   $$From this month each [complaint](/keluhan) and [appeal](/banding) gets a number and an access code at once. The person who filed it can see its status, answer our questions, and read the written outcome with its reasons.

Time limits count working days. The clock stops while we wait for an answer.$$,
   'building', 'Gambar garis gedung bertingkat', 'Line drawing of a multi-storey building', 'published', interval '-64 days'),
  ('cek-sertifikat-sebelum-tender', 'panduan', 'Cek sertifikat sebelum tender: dua menit yang menghindarkan masalah', 'Check certificates before a tender: two minutes well spent',
   'Panitia pengadaan dapat memeriksa status SBU langsung di situs ini.', 'Procurement officers can check the status of an SBU on this site.',
   $$Sertifikat yang dicetak setahun lalu belum tentu masih aktif. [Cek nomornya](/cek): statusnya adalah status hari ini.

Bila tidak ditemukan, kemungkinannya tiga: salah ketik, diterbitkan lembaga lain, atau belum terdaftar atau tidak asli. Tanyakan kepada kami sebelum mengambil keputusan.$$,
   $$A certificate printed a year ago may no longer be valid today. [Check its number](/cek): the status is that of today.

If it is not found there are three possible reasons: a typing error, another issuing body, or a certificate that is not registered or not genuine. Ask us before you decide.$$,
   'network', 'Gambar jaringan titik', 'Drawing of a network', 'published', interval '-80 days'),
  ('pelatihan-asesor-2026', 'lembaga', 'Dua belas asesor menyelesaikan penyegaran kompetensi', 'Twelve assessors complete their refresher training',
   'Penyegaran tahunan membahas skema baru dan penilaian jarak jauh.', 'This year''s training covered the new schemes and remote assessment.',
   $$Dua belas asesor mengikuti penyegaran dua hari tentang skema sertifikasi yang baru, penilaian jarak jauh, dan pengelolaan benturan kepentingan. Hasil uji setiap asesor dicatat dan menjadi dasar penugasan.$$,
   $$Twelve assessors took part in two days of training on the new certification schemes, remote assessment and conflicts of interest. Each assessor’s result is recorded and is the basis for assignments.$$,
   'bridge', 'Gambar garis jembatan', 'Line drawing of a bridge', 'published', interval '-97 days'),
  ('jadwal-layanan-akhir-tahun', 'lembaga', 'Jadwal layanan akhir tahun', 'Year-end service hours',
   'Layanan tutup pada hari libur nasional dan cuti bersama.', 'We are closed on public holidays and collective leave days.',
   $$Layanan tatap muka tutup pada 24 dan 25 Desember serta 1 Januari. Permohonan dan keluhan tetap dapat dikirim; tenggat dihitung dalam hari kerja.$$,
   $$Our office is closed on 24 and 25 December and on 1 January. Applications and complaints can still be sent; time limits count working days.$$,
   'building', 'Gambar garis gedung bertingkat', 'Line drawing of a multi-storey building', 'published', interval '12 days'),
  ('survei-kepuasan-draf', 'lembaga', 'Hasil survei kepuasan pemohon', 'Results of the applicant satisfaction survey', null, null,
   $$Draf: menunggu angka triwulan keempat.$$, $$Draft: waiting for the figures of the fourth quarter.$$,
   'network', 'Gambar jaringan titik', 'Drawing of a network', 'draft', null)
) as a (slug, category, title, title_en, excerpt, excerpt_en, body, body_en, drawing, alt, alt_en, status, age);
