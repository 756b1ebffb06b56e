-- Messages: number, days ago, status, language, days since they were handled, handler, name, subject, text.
insert into public.contact_submissions (id, number, created_at, updated_at, status, language, handled_at, handled_by,
  name, email, subject, message, consent)
select pg_temp.case_id('PSN', c.n), pg_temp.number_of('PSN', c.n), pg_temp.ago(c.days),
  pg_temp.ago(coalesce(c.handled, c.days)), c.status, c.language, pg_temp.ago(c.handled), (pg_temp.staff(c.handler)).id,
  c.name, regexp_replace(lower(c.name), '[^a-z]+', '.', 'g') || '@surat.example', c.subject, c.message,
  jsonb_build_object('at', pg_temp.ago(c.days), 'language', c.language, 'notice_version',
    (select privacy ->> 'notice_version' from public.site_settings))
from (values
  (1, 44, 'arsip', 'id', 41, 'editor', 'Tania Putri', 'Magang mahasiswa teknik sipil', 'Apakah lembaga membuka kesempatan magang bagi mahasiswa teknik sipil semester tujuh?'),
  (2, 30, 'arsip', 'id', 29, 'editor', 'Ahmad Zaki', 'Kesalahan pada laman biaya', 'Tautan keputusan tarif di laman biaya membuka dokumen yang salah.'),
  (3, 21, 'dibalas', 'id', 12, 'admin', 'Grace Simanjuntak', 'Undangan menjadi narasumber', 'Kami mengundang perwakilan lembaga sebagai narasumber lokakarya usaha jasa konstruksi bulan depan.'),
  (4, 10, 'baru', 'en', null, null, 'Best Loans', 'Quick loan approved', 'Congratulations, your loan has been approved. Send your bank account today to receive the money.'),
  (5, 7, 'dibalas', 'id', 6, 'editor', 'Nina Kartika', 'Salinan sertifikat hilang', 'Sertifikat cetak kami hilang saat banjir. Bagaimana cara memperoleh salinannya?'),
  (6, 6, 'baru', 'id', 4, 'editor', 'Hasan Basri', 'KBLI 2025 dan sertifikat lama', 'Apakah sertifikat dengan kode KBLI lama masih dapat dipakai untuk tender tahun depan?'),
  (7, 3, 'baru', 'id', null, null, 'Joko Susilo', 'Penilaian jarak jauh', 'Lokasi kami di kepulauan. Apakah penilaian dapat dilakukan jarak jauh dan apa yang perlu kami siapkan?'),
  (8, 3, 'dibaca', 'id', null, 'admin', 'Rizal Fahmi', 'Penanggung jawab teknik mengundurkan diri', 'Penanggung jawab teknik kami mengundurkan diri bulan ini. Berapa lama waktu yang kami miliki untuk menggantinya?'),
  (9, 2, 'baru', 'en', null, null, 'Daniel Wright', 'Foreign company, joint operation', 'We plan a joint operation with an Indonesian partner. Which certificate does the foreign company need, and in which order should we apply?'),
  (10, 2, 'dibaca', 'id', null, 'editor', 'Wulan Sari', 'Perubahan alamat perusahaan', 'Perusahaan kami pindah kantor. Dokumen apa saja yang diperlukan agar alamat pada sertifikat diubah?'),
  (11, 1, 'baru', 'id', null, null, 'Putri Maharani', 'Jam layanan tatap muka', 'Apakah kantor melayani tamu pada hari Sabtu? Kami dari luar kota dan ingin berkonsultasi langsung.'),
  (12, 0, 'baru', 'id', null, null, 'Andi Firmansyah', 'Biaya untuk dua subklasifikasi', 'Selamat pagi. Kami usaha kecil dan ingin mengajukan dua subklasifikasi sekaligus. Apakah biayanya dihitung sekali atau dua kali?')
) c (n, days, status, language, handled, handler, name, subject, message);
update public.contact_submissions set spam_at = pg_temp.ago(9) where id = pg_temp.case_id('PSN', 4);
