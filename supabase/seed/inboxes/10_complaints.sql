-- Decided complaints: number, days ago, role, finding, outcome, reason.
create temporary table demo_decisions (
  prefix text, n integer, days integer, role text, finding text, outcome text, reason text
) on commit drop;
insert into demo_decisions values
  ('KEL', 1, 88, 'admin', 'tidak_terbukti', 'Tidak terbukti. Penilai dan direktur tidak memiliki hubungan keluarga.', 'Kartu keluarga dan pernyataan tertulis keduanya diperiksa oleh Komite Ketidakberpihakan.'),
  ('KEL', 2, 97, 'editor', 'di_luar_lingkup', 'Keluhan ini di luar lingkup sertifikasi dan tidak dapat kami terima.', 'Hasil tender dan biayanya adalah urusan penyedia dengan panitia pengadaan.'),
  ('KEL', 3, 81, 'editor', 'terbukti', 'Terbukti. Spanduk sudah diturunkan.', 'Sertifikat berakhir sebelas bulan sebelum spanduk difoto.'),
  ('KEL', 4, 71, 'editor', 'dicabut', 'Keluhan dicabut oleh pelapor. Pemeriksaan dihentikan, dan isinya tidak kami nilai.', 'Dicabut pelapor secara tertulis. Surel pelapor: pengingat ditemukan di map spam.'),
  ('KEL', 5, 58, 'admin', 'terbukti', 'Terbukti. Perusahaan diberi peringatan tertulis dan menarik penawarannya.', 'Sertifikat dibekukan sebelum tanggal penawaran, dan pemberitahuannya sudah diterima perusahaan.'),
  ('KEL', 6, 63, 'editor', 'terbukti', 'Terbukti. Permohonan Anda dinyatakan lengkap sejak tanggal pengiriman pertama.', 'Bagian kedua formulir berasal dari versi lama dan seharusnya sudah dihapus.'),
  ('KEL', 7, 59, 'admin', 'terbukti', 'Terbukti. Kekurangan tersebut dihapus dari berita acara penilaian.', 'Pekerjaan yang ditanyakan tidak termasuk subklasifikasi pada permohonan.'),
  ('KEL', 8, 47, 'admin', 'terbukti_sebagian', 'Sebagian terbukti. Kami meminta maaf, dan asesor yang bersangkutan dibina.', 'Dua dari tiga saksi membenarkan nada bicara tersebut; isi penilaiannya sendiri tepat.'),
  ('KEL', 9, 45, 'editor', 'di_luar_lingkup', 'Keluhan ini di luar lingkup sertifikasi. Kami sampaikan jalur pengaduan pemerintah daerah.', 'Jam kerja proyek diatur izin lingkungan daerah dan tidak termasuk persyaratan sertifikasi.'),
  ('KEL', 10, 30, 'admin', 'terbukti_sebagian', 'Sebagian terbukti. Perusahaan mengulang pengujian dan memperkuat dua kolom.', 'Dua benda uji gagal; uji ulang pada kolomnya memenuhi syarat setelah perkuatan.'),
  ('KEL', 11, 24, 'editor', 'terbukti', 'Keluhan terbukti. Hasil penilaian sudah dikirim dan prosesnya diperbaiki.', 'Keputusan tertahan karena pengganti pengambil keputusan belum ditunjuk selama cuti.'),
  ('KEL', 15, 12, 'admin', 'terbukti', 'Keluhan terbukti. Sertifikat dengan nama yang benar diterbitkan hari ini tanpa biaya.', 'Nama pada konsep sertifikat tidak dicocokkan dengan akta sebelum ditandatangani.');

-- Complaints waiting for the reporter: number, days ago, question.
create temporary table demo_waits (prefix text, n integer, days integer, note text) on commit drop;
insert into demo_waits values
  ('KEL', 13, 26, 'Mohon sebutkan nama proyek dan siapa yang menandatangani daftar upah.'),
  ('KEL', 20, 2, 'Mohon kirim salinan kontrak dan berita acara kemajuan pekerjaan yang terakhir.');

-- Complaints: number, days ago, status, category, relation, handler, name, subject, description, company complained about.
insert into public.complaints (id, number, created_at, updated_at, reporter_wrote_at, status, category, relation,
  assigned_to, name, email, subject, description, about_name, consent, first_response_due_at, due_at, closed_at,
  decided_by, decider_name, decider_post, finding, outcome, outcome_reason, declaration, waiting_since, status_note,
  withdrawn_how, withdrawn_on)
select pg_temp.case_id('KEL', c.n), pg_temp.number_of('KEL', c.n), pg_temp.ago(c.days), pg_temp.ago(c.days),
  pg_temp.ago(c.days), c.status, c.category, c.relation, (pg_temp.staff(c.handler)).id, c.name,
  replace(lower(c.name), ' ', '.') || '@warga.example', c.subject, c.description, c.about,
  jsonb_build_object('at', pg_temp.ago(c.days), 'language', 'id', 'notice_version',
    (select privacy ->> 'notice_version' from public.site_settings)),
  dates.first_response_due_at, dates.due_at, pg_temp.ago(d.days), (pg_temp.staff(d.role)).id,
  case when d.finding <> 'dicabut' then (pg_temp.staff(d.role)).full_name end,
  case when d.finding <> 'dicabut' then pg_temp.post(d.role) end, d.finding, d.outcome, d.reason,
  case when d.finding <> 'dicabut' then pg_temp.declaration() end, pg_temp.ago(w.days), w.note,
  case when d.finding = 'dicabut' then 'tertulis' end,
  case when d.finding = 'dicabut' then pg_temp.ago(d.days)::date end
from (values
  (1, 102, 'selesai', 'personel', 'masyarakat', 'admin', 'Siti Rahmawati', 'Hubungan keluarga antara penilai dan perusahaan', 'Penilai pada berita acara bermarga sama dengan direktur perusahaan yang dinilai. Mohon dipastikan tidak ada benturan kepentingan.', null),
  (2, 100, 'ditolak', 'lainnya', 'pemohon', 'editor', 'Melati Puspita', 'Permintaan pengembalian biaya tender', 'Kami kalah tender dan meminta lembaga ini mengganti biaya penyusunan dokumen penawaran kami.', null),
  (3, 88, 'selesai', 'penyalahgunaan', 'masyarakat', 'editor', 'Wayan Sudarma', 'Spanduk menyebut sertifikat yang sudah berakhir', 'Spanduk di depan kantor sebuah perusahaan menyebut sertifikat yang menurut laman cek sudah berakhir tahun lalu.', null),
  (4, 79, 'dicabut', 'layanan', 'pemegang_sbu', 'editor', 'Rudi Hartono', 'Pengingat masa berlaku tidak sampai', 'Kami tidak menerima pengingat bahwa sertifikat akan berakhir, sehingga terlambat mengajukan perpanjangan.', null),
  (5, 73, 'selesai', 'penyalahgunaan', 'pengguna_jasa', 'admin', 'Nurul Hidayah', 'Sertifikat yang ditunjukkan sudah dibekukan', 'Penyedia menunjukkan sertifikat yang menurut laman cek sedang dibekukan, tetapi pada dokumen penawaran disebut berlaku.', null),
  (6, 73, 'selesai', 'layanan', 'pemohon', 'editor', 'Anita Permatasari', 'Formulir meminta dokumen yang sama dua kali', 'Formulir permohonan meminta salinan akta pada dua tempat. Setelah kami unggah sekali, permohonan dinyatakan tidak lengkap.', null),
  (7, 67, 'selesai', 'personel', 'pemohon', 'editor', 'Doni Kurniawan', 'Pertanyaan penilai di luar lingkup permohonan', 'Penilai menanyakan pekerjaan di luar subklasifikasi yang kami ajukan dan mencatatnya sebagai kekurangan.', null),
  (8, 62, 'selesai', 'personel', 'pemegang_sbu', 'admin', 'Teguh Santosa', 'Bahasa asesor tidak pantas', 'Selama surveilans, asesor berbicara dengan nada merendahkan kepada staf kami di depan pemberi kerja.', null),
  (9, 52, 'ditolak', 'klien', 'masyarakat', 'editor', 'Ketut Ardana', 'Debu dan bising dari proyek gedung', 'Proyek gedung di sebelah rumah kami bekerja sampai pukul dua malam tanpa pemberitahuan kepada warga.', 'PT Adikarya Menara'),
  (10, 47, 'selesai', 'klien', 'pengguna_jasa', 'admin', 'Panitia Pembangunan Balai Warga', 'Mutu beton di bawah perjanjian', 'Hasil uji beton balai warga di bawah mutu yang diperjanjikan pada dua dari enam benda uji. Pelaksana menolak mengulang pengujian.', 'CV Mitra Beton Mandiri'),
  (11, 36, 'selesai', 'layanan', 'pemohon', 'editor', 'Fajar Nugroho', 'Kabar hasil penilaian terlambat', 'Hasil penilaian dijanjikan dalam sepuluh hari kerja, tetapi baru kami terima pada hari ke dua puluh satu.', null),
  (12, 33, 'baru', 'layanan', 'pemegang_sbu', null, 'Ratna Kusumawati', 'Tagihan biaya surveilans tidak sesuai keputusan', 'Tagihan surveilans kami lebih tinggi daripada yang tercantum di laman biaya. Selisihnya tidak dijelaskan pada surat tagihan.', null),
  (13, 33, 'menunggu', 'klien', 'lainnya', 'admin', 'Perwakilan Pekerja Lapangan', 'Upah dua bulan belum dibayar', 'Upah kami sebagai pekerja harian belum dibayar dua bulan, sedangkan proyeknya sudah diserahkan. Perusahaan bersertifikat dari lembaga ini.', 'PT Adikarya Menara'),
  (14, 30, 'diproses', 'layanan', 'pemohon', 'editor', 'Irfan Maulana', 'Surat penolakan tidak menyebut alasan', 'Permohonan kami ditolak dengan surat satu kalimat. Kami tidak tahu apa yang harus diperbaiki sebelum mengajukan kembali.', null),
  (15, 16, 'selesai', 'layanan', 'pemohon', 'editor', 'Sri Wahyuningsih', 'Salah tulis nama perusahaan pada sertifikat', 'Nama perusahaan kami pada sertifikat kurang satu huruf. Panitia tender menolak dokumen kami karena tidak sama dengan akta.', null),
  (16, 12, 'diproses', 'layanan', 'pemegang_sbu', 'editor', 'Gunawan Salim', 'Perubahan alamat kantor belum tampil di daftar klien', 'Alamat baru kami sampaikan dengan akta perubahan lima minggu lalu. Daftar klien masih menampilkan alamat lama.', null),
  (17, 11, 'diproses', 'klien', 'pengguna_jasa', 'editor', 'Lestari Handayani', 'Tenaga ahli yang tercantum tidak pernah hadir', 'Penanggung jawab teknik yang namanya ada pada dokumen penawaran tidak pernah hadir selama empat bulan pekerjaan berlangsung.', null),
  (18, 10, 'diproses', 'klien', 'pengguna_jasa', 'editor', 'Kepala SD Negeri Harapan', 'Retak pada dinding kelas yang baru selesai', 'Tiga ruang kelas yang diserahkan dua bulan lalu retak pada dinding dan kusennya tidak menutup. Pelaksana tidak menjawab surat kami.', 'CV Bangun Sentosa Abadi'),
  (19, 7, 'baru', 'lainnya', 'masyarakat', null, 'Promo Murah', 'Jasa pembuatan SBU satu hari jadi tanpa syarat', 'Butuh SBU cepat tanpa ribet? Hubungi kami sekarang, proses satu hari, tanpa pemeriksaan dokumen, dijamin terbit.', null),
  (20, 6, 'menunggu', 'klien', 'pengguna_jasa', 'admin', 'Bambang Suryadi', 'Pekerjaan atap gudang ditinggalkan', 'Pekerjaan atap gudang kami ditinggalkan pada progres 60 persen, padahal kontrak menyebut sertifikat dari lembaga ini sebagai syarat.', 'PT Wahana Karya Persada'),
  (21, 6, 'diproses', 'personel', 'pemohon', 'admin', 'Pelapor Rahasia', 'Permintaan uang di luar tarif resmi', 'Seseorang yang mengaku dari tim penilai meminta uang tambahan agar penilaian dipercepat. Percakapannya saya simpan.', null),
  (22, 5, 'diproses', 'layanan', 'pemohon', 'editor', 'Dewi Anjani', 'Permohonan belum dijadwalkan setelah dua minggu', 'Dokumen dinyatakan lengkap dua minggu lalu, tetapi jadwal penilaian belum ada. Tender kami ditutup akhir bulan depan.', null),
  (23, 4, 'baru', 'klien', 'masyarakat', null, 'Warga Perumahan Cemara', 'Galian dibiarkan terbuka tanpa pagar', 'Perusahaan pemegang sertifikat dari lembaga ini meninggalkan galian drainase sedalam dua meter tanpa pagar di depan rumah warga. Seorang anak sudah terjatuh.', 'CV Tirta Graha Mandala'),
  (24, 2, 'baru', 'personel', 'pemohon', null, 'Agus Prawira', 'Asesor datang terlambat tiga jam', 'Asesor dijadwalkan datang pukul 09.00 dan baru tiba pukul 12.00 tanpa kabar. Tim kami menunggu dan pekerjaan lapangan terhenti setengah hari.', null),
  (25, 2, 'diproses', 'lainnya', 'masyarakat', 'editor', 'Yusuf Alamsyah', 'Laman tidak dapat dibuka dari ponsel lama', 'Laman ruang lingkup tidak terbuka di ponsel saya yang berumur enam tahun, sedangkan laman lain terbuka biasa.', null),
  (26, 1, 'baru', 'penyalahgunaan', 'pengguna_jasa', null, 'Maria Tambunan', 'Logo lembaga di brosur perusahaan tanpa sertifikat', 'Sebuah perusahaan di Medan memasang logo lembaga ini pada brosurnya. Namanya tidak saya temukan di daftar klien. Mohon diperiksa apakah mereka memang bersertifikat.', 'PT Cakra Bangun Semesta'),
  (27, 1, 'baru', 'penyalahgunaan', 'pemegang_sbu', null, 'Pelapor Kedua', 'Sertifikat kami dipakai perusahaan lain', 'Nomor sertifikat kami dipakai pada dokumen tender perusahaan lain di provinsi yang sama. Kami khawatir dengan hubungan usaha kami.', null),
  (28, 0, 'baru', 'layanan', 'pemohon', null, 'Hendra Wijaksana', 'Nomor telepon kantor tidak diangkat', 'Sejak Senin saya menelepon enam kali pada jam kerja dan tidak pernah dijawab. Saya hanya ingin tahu apakah dokumen saya sudah lengkap.', null),
  (29, 0, 'baru', 'layanan', 'pemohon', null, 'Putri Maharani', 'Akun portal terkunci setelah nomor telepon berganti', 'Kode masuk portal masih dikirim ke nomor lama kami. Permintaan perubahan nomor sudah dua kali kami kirim dan belum dijawab.', null)
) c (n, days, status, category, relation, handler, name, subject, description, about)
  cross join private.case_dates('complaint', pg_temp.ago(c.days)) dates
  left join demo_decisions d on d.prefix = 'KEL' and d.n = c.n
  left join demo_waits w on w.prefix = 'KEL' and w.n = c.n;

-- An admin has confirmed the staff whom these complaints concern, except the newest one.
update public.complaints c set concerned_confirmed_at = pg_temp.ago(0),
  concerned_confirmed_by = (pg_temp.staff('admin')).id, concerned_confirmed_by_name = (pg_temp.staff('admin')).full_name
where c.category = 'personel' and c.id <> pg_temp.case_id('KEL', 24);
update public.complaints set expected_remedy = 'Penjelasan tertulis dan jadwal yang ditepati.'
where id = pg_temp.case_id('KEL', 24);
update public.complaints set phone = '081255500142' where id = pg_temp.case_id('KEL', 4);
update public.complaints set spam_at = pg_temp.ago(6), spam_marked_at = pg_temp.ago(6),
  spam_marked_by = (pg_temp.staff('admin')).id, spam_marked_name = (pg_temp.staff('admin')).full_name
where id = pg_temp.case_id('KEL', 19);

-- Past waiting time: number, working days by which the deadline has moved.
update public.complaints c set paused_days = w.paused, due_at = private.add_working_days(c.due_at, w.paused)
from (values (8, 3), (17, 2), (18, 1)) w (n, paused) where c.id = pg_temp.case_id('KEL', w.n);

-- Confidential: name, e-mail address and texts are in tables that only the handler and admins can read.
insert into private.case_identities (kind, case_id, name, email)
select 'complaint', c.id, c.name, m.mailbox || '@warga.example'
from (values (21, 'pelapor.satu'), (27, 'pelapor.dua')) m (n, mailbox) join public.complaints c on c.id = pg_temp.case_id('KEL', m.n);
insert into private.case_texts (case_id, part, words)
select c.id, t.part, t.words from private.case_identities i join public.complaints c on c.id = i.case_id,
  lateral (values ('subject', c.subject), ('description', c.description)) t (part, words);
update public.complaints c set is_confidential = true, name = null, email = null, subject = '(rahasia)',
  description = '(rahasia)'
from private.case_identities i where i.case_id = c.id;

-- One case was decided and then reopened.
update public.complaints set status_note = 'Pelapor menunjukkan tanda terima surat yang kami cap sendiri.'
where id = pg_temp.case_id('KEL', 16);
insert into private.past_decisions (kind, case_id, status, finding, outcome, outcome_reason, declaration, decided_at,
  decider_name, decider_post, reopened_at, reopened_by_name, reason)
values ('complaint', pg_temp.case_id('KEL', 16), 'selesai', 'tidak_terbukti',
  'Tidak terbukti. Surat perubahan alamat belum kami terima.', 'Buku agenda tidak mencatat surat tersebut.',
  pg_temp.declaration(), pg_temp.ago(8), (pg_temp.staff('editor')).full_name, pg_temp.post('editor'), pg_temp.ago(2),
  (pg_temp.staff('admin')).full_name, 'Pelapor menunjukkan tanda terima surat yang kami cap sendiri.');
