-- Events of each case after its arrival, in order: case, days ago, author (a role, the reporter or the
-- system), kind, and the new status or the text. Staff assign cases to themselves.
create temporary table demo_events (
  place integer generated always as identity, prefix text, n integer, days integer, author text, kind text, body text
) on commit drop;
insert into demo_events (prefix, n, days, author, kind, body) values
  ('KEL', 1, 100, 'admin', 'assignment', null),
  ('KEL', 1, 100, 'admin', 'status', 'diproses'),
  ('KEL', 1, 97, 'admin', 'message', 'Pernyataan ketidakberpihakan penilai sedang kami periksa kembali.'),
  ('KEL', 1, 88, 'admin', 'status', 'selesai'),
  ('KEL', 2, 99, 'editor', 'assignment', null),
  ('KEL', 2, 99, 'editor', 'status', 'diproses'),
  ('KEL', 2, 97, 'editor', 'status', 'ditolak'),
  ('KEL', 3, 86, 'editor', 'assignment', null),
  ('KEL', 3, 86, 'editor', 'status', 'diproses'),
  ('KEL', 3, 81, 'editor', 'status', 'selesai'),
  ('KEL', 4, 78, 'editor', 'assignment', null),
  ('KEL', 4, 78, 'editor', 'status', 'diproses'),
  ('KEL', 4, 71, 'editor', 'status', 'dicabut'),
  ('KEL', 5, 72, 'admin', 'assignment', null),
  ('KEL', 5, 72, 'admin', 'status', 'diproses'),
  ('KEL', 5, 70, 'admin', 'message', 'Status beku benar adanya. Kami memanggil perusahaan tersebut.'),
  ('KEL', 5, 58, 'admin', 'status', 'selesai'),
  ('KEL', 6, 71, 'editor', 'assignment', null),
  ('KEL', 6, 71, 'editor', 'status', 'diproses'),
  ('KEL', 6, 63, 'editor', 'status', 'selesai'),
  ('KEL', 7, 66, 'editor', 'assignment', null),
  ('KEL', 7, 66, 'editor', 'status', 'diproses'),
  ('KEL', 7, 59, 'admin', 'status', 'selesai'),
  ('KEL', 8, 61, 'admin', 'assignment', null),
  ('KEL', 8, 61, 'admin', 'status', 'diproses'),
  ('KEL', 8, 58, 'admin', 'status', 'menunggu'),
  ('KEL', 8, 53, 'reporter', 'message', 'Kunjungan pada hari Selasa pekan lalu. Hadir manajer teknik kami dan dua staf administrasi.'),
  ('KEL', 8, 53, 'system', 'status', 'diproses'),
  ('KEL', 8, 47, 'admin', 'status', 'selesai'),
  ('KEL', 9, 49, 'editor', 'assignment', null),
  ('KEL', 9, 49, 'editor', 'status', 'diproses'),
  ('KEL', 9, 45, 'editor', 'status', 'ditolak'),
  ('KEL', 10, 47, 'reporter', 'attachment', 'Hasil uji beton.pdf'),
  ('KEL', 10, 45, 'admin', 'assignment', null),
  ('KEL', 10, 45, 'admin', 'status', 'diproses'),
  ('KEL', 10, 42, 'admin', 'message', 'Perusahaan kami minta menanggapi dalam sepuluh hari kerja.'),
  ('KEL', 10, 30, 'admin', 'status', 'selesai'),
  ('KEL', 11, 34, 'editor', 'assignment', null),
  ('KEL', 11, 34, 'editor', 'status', 'diproses'),
  ('KEL', 11, 33, 'editor', 'message', 'Kami meminta maaf atas keterlambatan ini dan sedang mencari sebabnya.'),
  ('KEL', 11, 24, 'editor', 'status', 'selesai'),
  ('KEL', 13, 30, 'admin', 'assignment', null),
  ('KEL', 13, 30, 'admin', 'status', 'diproses'),
  ('KEL', 13, 26, 'admin', 'status', 'menunggu'),
  ('KEL', 14, 28, 'editor', 'assignment', null),
  ('KEL', 14, 28, 'editor', 'status', 'diproses'),
  ('KEL', 14, 27, 'editor', 'message', 'Surat Anda kami teliti bersama tim penilai.'),
  ('KEL', 15, 16, 'reporter', 'attachment', 'Akta pendirian halaman 2.pdf'),
  ('KEL', 15, 15, 'editor', 'assignment', null),
  ('KEL', 15, 15, 'editor', 'status', 'diproses'),
  ('KEL', 15, 15, 'editor', 'message', 'Kami sudah mencocokkan dengan akta Anda. Perbaikan sedang diproses.'),
  ('KEL', 15, 12, 'admin', 'status', 'selesai'),
  ('KEL', 16, 11, 'editor', 'assignment', null),
  ('KEL', 16, 11, 'editor', 'status', 'diproses'),
  ('KEL', 16, 8, 'editor', 'status', 'selesai'),
  ('KEL', 16, 2, 'admin', 'status', 'diproses'),
  ('KEL', 16, 1, 'editor', 'note', 'Surat ditemukan pada berkas surveilans. Perbaiki daftar klien dan buku agenda.'),
  ('KEL', 17, 10, 'editor', 'assignment', null),
  ('KEL', 17, 10, 'editor', 'status', 'diproses'),
  ('KEL', 17, 8, 'editor', 'status', 'menunggu'),
  ('KEL', 17, 4, 'reporter', 'message', 'Namanya tercantum pada lampiran 3 dokumen penawaran. Daftar hadir dari konsultan pengawas menyusul minggu ini.'),
  ('KEL', 17, 4, 'system', 'status', 'diproses'),
  ('KEL', 17, 3, 'reporter', 'attachment', 'Daftar hadir konsultan pengawas.pdf'),
  ('KEL', 17, 2, 'editor', 'note', 'Cocok dengan PJT pada berkas permohonan. Minta tim surveilans memeriksa kehadiran.'),
  ('KEL', 18, 8, 'editor', 'assignment', null),
  ('KEL', 18, 8, 'editor', 'status', 'diproses'),
  ('KEL', 18, 7, 'editor', 'status', 'menunggu'),
  ('KEL', 18, 4, 'reporter', 'message', 'Berita acara kami lampirkan. Foto diambil penjaga sekolah pada hari Senin.'),
  ('KEL', 18, 4, 'system', 'status', 'diproses'),
  ('KEL', 18, 4, 'reporter', 'attachment', 'Berita acara serah terima kelas.pdf'),
  ('KEL', 18, 2, 'editor', 'message', 'Terima kasih. Perusahaan sudah kami mintai tanggapan tertulis.'),
  ('KEL', 20, 4, 'admin', 'assignment', null),
  ('KEL', 20, 4, 'admin', 'status', 'diproses'),
  ('KEL', 20, 2, 'admin', 'status', 'menunggu'),
  ('KEL', 21, 6, 'reporter', 'attachment', 'Percakapan tersimpan.pdf'),
  ('KEL', 21, 5, 'admin', 'assignment', null),
  ('KEL', 21, 5, 'admin', 'status', 'diproses'),
  ('KEL', 21, 4, 'admin', 'note', 'Direktur utama diberi tahu. Orang yang disebut tidak ditugaskan sampai pemeriksaan selesai.'),
  ('KEL', 22, 4, 'editor', 'assignment', null),
  ('KEL', 22, 4, 'editor', 'status', 'diproses'),
  ('KEL', 22, 3, 'editor', 'message', 'Terima kasih atas laporan Anda. Kami sedang memeriksa jadwal tim penilai dan akan memberi kabar dalam tiga hari kerja.'),
  ('KEL', 22, 3, 'editor', 'note', 'Jadwal asesor wilayah timur penuh sampai tanggal 20. Tanyakan apakah penilaian jarak jauh mungkin.'),
  ('KEL', 25, 1, 'editor', 'assignment', null),
  ('KEL', 25, 1, 'editor', 'status', 'diproses'),
  ('KEL', 26, 1, 'reporter', 'attachment', 'Brosur dengan logo.pdf'),
  ('BND', 1, 90, 'admin', 'assignment', null),
  ('BND', 1, 90, 'admin', 'status', 'diproses'),
  ('BND', 1, 89, 'admin', 'documents', null),
  ('BND', 1, 81, 'admin', 'status', 'diterima'),
  ('BND', 2, 72, 'editor', 'assignment', null),
  ('BND', 2, 72, 'editor', 'status', 'diproses'),
  ('BND', 2, 70, 'editor', 'status', 'menunggu'),
  ('BND', 2, 49, 'editor', 'status', 'gugur'),
  ('BND', 3, 66, 'editor', 'assignment', null),
  ('BND', 3, 66, 'editor', 'status', 'diproses'),
  ('BND', 3, 65, 'editor', 'documents', null),
  ('BND', 3, 56, 'editor', 'status', 'ditolak'),
  ('BND', 4, 48, 'editor', 'assignment', null),
  ('BND', 4, 48, 'editor', 'status', 'diproses'),
  ('BND', 4, 47, 'editor', 'documents', null),
  ('BND', 4, 44, 'editor', 'status', 'menunggu'),
  ('BND', 4, 40, 'reporter', 'message', 'Bukti kepemilikan dan perjanjian sewa kami lampirkan pada permohonan awal, halaman 14 sampai 19.'),
  ('BND', 4, 40, 'system', 'status', 'diproses'),
  ('BND', 4, 34, 'admin', 'status', 'diterima'),
  ('BND', 5, 47, 'admin', 'assignment', null),
  ('BND', 5, 47, 'admin', 'status', 'diproses'),
  ('BND', 5, 45, 'admin', 'documents', null),
  ('BND', 5, 31, 'admin', 'status', 'diterima'),
  ('BND', 6, 39, 'editor', 'assignment', null),
  ('BND', 6, 39, 'editor', 'status', 'diproses'),
  ('BND', 6, 38, 'editor', 'documents', null),
  ('BND', 7, 36, 'admin', 'assignment', null),
  ('BND', 7, 36, 'admin', 'status', 'diproses'),
  ('BND', 7, 34, 'admin', 'status', 'menunggu'),
  ('BND', 8, 6, 'admin', 'assignment', null),
  ('BND', 8, 6, 'admin', 'status', 'diproses'),
  ('BND', 8, 5, 'admin', 'documents', null),
  ('BND', 8, 3, 'admin', 'message', 'Dokumen Anda lengkap. Penilaian ulang dilakukan oleh tim yang lain.'),
  ('BND', 8, 3, 'admin', 'note', 'Catatan unggahan server pada hari itu diminta dari pengelola portal.'),
  ('BND', 9, 4, 'editor', 'assignment', null),
  ('BND', 9, 4, 'editor', 'status', 'diproses'),
  ('BND', 9, 3, 'editor', 'status', 'menunggu'),
  ('BND', 9, 0, 'editor', 'note', 'Digabung ke perkara ini: ' || pg_temp.number_of('BND', 11)),
  ('BND', 10, 1, 'reporter', 'attachment', 'Berita acara serah terima.pdf'),
  ('BND', 11, 1, 'reporter', 'attachment', 'Laporan keuangan teraudit.pdf'),
  ('BND', 11, 0, 'editor', 'status', 'digabung'),
  ('PSN', 1, 41, 'editor', 'message', 'Saat ini belum ada kesempatan magang. Pengumuman dimuat di laman berita.'),
  ('PSN', 1, 41, 'editor', 'status', 'arsip'),
  ('PSN', 2, 29, 'editor', 'message', 'Terima kasih, tautannya sudah diperbaiki.'),
  ('PSN', 2, 28, 'editor', 'status', 'arsip'),
  ('PSN', 3, 17, 'admin', 'message', 'Terima kasih atas undangannya. Kami bersedia; rincian acara dapat dikirim ke alamat ini.'),
  ('PSN', 3, 15, 'reporter', 'message', 'Terima kasih banyak. Surat resmi kami kirim pekan ini.'),
  ('PSN', 3, 12, 'admin', 'message', 'Surat sudah kami terima.'),
  ('PSN', 5, 7, 'editor', 'assignment', null),
  ('PSN', 5, 6, 'editor', 'message', 'Salinan dapat diminta dengan surat pernyataan kehilangan bermeterai. Sertifikat elektronik tetap dapat diunduh dari portal.'),
  ('PSN', 6, 4, 'editor', 'message', 'Ya, sampai masa berlakunya berakhir. Padanan kode tercantum pada laman ruang lingkup.'),
  ('PSN', 6, 1, 'reporter', 'message', 'Terima kasih. Apakah padanan itu perlu dilampirkan pada dokumen tender?'),
  ('PSN', 8, 2, 'admin', 'assignment', null),
  ('PSN', 8, 2, 'admin', 'note', 'Tanyakan kepada tim teknis batas waktunya menurut skema yang berlaku.'),
  ('PSN', 10, 1, 'editor', 'assignment', null);

-- Corrective actions: case, days ago, owner, days since or until they are due, days since they were settled, text, proof.
create temporary table demo_actions (
  prefix text, n integer, days integer, owner text, due integer, settled integer, words text, proof text
) on commit drop;
insert into demo_actions values
  ('BND', 1, 86, 'admin', 41, 61, 'Batas waktu perbaikan diperiksa sebelum setiap keputusan pembekuan.', 'Lembar keputusan pembekuan memuat tanggal batas perbaikan.'),
  ('KEL', 3, 83, 'editor', 69, 77, 'Perusahaan diminta menurunkan spanduk dan mengirim fotonya.', 'Foto tempat spanduk yang sudah kosong diterima.'),
  ('KEL', 5, 62, 'admin', 52, 52, 'Perusahaan diminta menarik dokumen penawaran dan menyatakannya secara tertulis.', 'Surat penarikan penawaran diterima dari panitia.'),
  ('KEL', 6, 66, 'editor', -24, null, 'Formulir permohonan disederhanakan: akta cukup sekali.', null),
  ('KEL', 7, 64, 'editor', 24, 53, 'Daftar pertanyaan penilai dibatasi pada subklasifikasi yang dimohon.', 'Daftar pertanyaan dengan kolom subklasifikasi dipakai sejak pekan ini.'),
  ('KEL', 8, 49, 'admin', 35, 38, 'Pembinaan etika bagi asesor yang bersangkutan dan catatan pada berkas kompetensinya.', 'Berita acara pembinaan ditandatangani asesor.'),
  ('BND', 5, 35, 'admin', 5, 19, 'Setiap laporan disampaikan kepada pemegang sertifikat sebelum keputusan pencabutan.', 'Prosedur pencabutan diperbarui dan disampaikan kepada tim.'),
  ('KEL', 10, 35, 'admin', -85, null, 'Pengendalian mutu beton diperiksa pada surveilans berikutnya.', null),
  ('KEL', 11, 27, 'editor', 6, null, 'Pengingat otomatis kepada pengambil keputusan pada hari kerja kedelapan.', null),
  ('KEL', 15, 14, 'editor', -16, 9, 'Nama pada konsep sertifikat dicocokkan dengan akta oleh dua orang.', 'Lembar pencocokan ditandatangani dua orang sejak pekan ini.');
insert into private.corrective_actions (kind, case_id, created_at, owner, owner_name, created_by_name, due_on, words,
  status, settled_on, settled_by_name, proof)
select case a.prefix when 'KEL' then 'complaint' else 'appeal' end, pg_temp.case_id(a.prefix, a.n), pg_temp.ago(a.days),
  s.id, s.full_name, s.full_name, private.today() - a.due, a.words,
  case when a.settled is null then 'open' else 'done' end, private.today() - a.settled,
  case when a.settled is not null then s.full_name end, a.proof
from demo_actions a, lateral (select (pg_temp.staff(a.owner)).*) s;
insert into demo_events (prefix, n, days, author, kind, body)
select a.prefix, a.n, a.days, a.owner, 'note', format('Tindakan perbaikan: %s (%s, paling lambat %s)', a.words,
  (pg_temp.staff(a.owner)).full_name, to_char(private.today() - a.due, 'DD-MM-YYYY'))
from demo_actions a
union all
select a.prefix, a.n, a.settled, a.owner, 'note', format('Tindakan selesai: %s. Bukti: %s', a.words, a.proof)
from demo_actions a where a.settled is not null;

-- Documents of reporters: case, days ago, file of supabase/seed/files/evidence, bytes.
create temporary table demo_files (prefix text, n integer, days integer, name text, bytes integer) on commit drop;
insert into demo_files values
  ('KEL', 10, 47, 'Hasil uji beton.pdf', 640),
  ('KEL', 15, 16, 'Akta pendirian halaman 2.pdf', 672),
  ('KEL', 17, 3, 'Daftar hadir konsultan pengawas.pdf', 733),
  ('KEL', 18, 4, 'Berita acara serah terima kelas.pdf', 691),
  ('KEL', 21, 6, 'Percakapan tersimpan.pdf', 670),
  ('KEL', 26, 1, 'Brosur dengan logo.pdf', 728),
  ('BND', 10, 1, 'Berita acara serah terima.pdf', 722),
  ('BND', 11, 1, 'Laporan keuangan teraudit.pdf', 643);
insert into private.upload_slots (path, kind, case_id, place, author, file_name, mime_type, size_bytes, used, created_at,
  expires_at)
select format('%s/%s/%s.pdf', k.kind, k.id, md5(f.name)::uuid), k.kind, k.id, 1, 'reporter', f.name,
  'application/pdf', f.bytes, true, pg_temp.ago(f.days), pg_temp.ago(f.days) + interval '3 days'
from demo_files f, lateral (
  select case f.prefix when 'KEL' then 'complaint' else 'appeal' end as kind, pg_temp.case_id(f.prefix, f.n) as id) k;
insert into storage.objects (bucket_id, name, metadata, created_at)
select 'evidence', s.path, jsonb_build_object('size', s.size_bytes, 'mimetype', s.mime_type, 'cacheControl', 'no-cache'),
  s.created_at
from private.upload_slots s;

-- Requests about personal data: complaint, days ago, kind, status, days since they were settled, changed fields, reason.
insert into public.data_requests (kind, status, case_kind, case_id, case_number, asked_by, capacity, identity_check,
  recorded_by, recorded_by_name, received_at, created_at, due_at, settled_at, updated_at, settled_by, settled_by_name,
  changed, reason)
select r.kind, r.status, 'complaint', c.id, c.number, c.name, 'self', 'registered_contact', e.id, e.full_name,
  pg_temp.ago(r.days), pg_temp.ago(r.days), pg_temp.ago(r.days) + interval '72 hours', pg_temp.ago(r.settled),
  pg_temp.ago(coalesce(r.settled, r.days)), case when r.settled is not null then a.id end,
  case when r.settled is not null then a.full_name end, r.changed::text[], r.reason
from (values
  (1, 86, 'erase', 'refused', 85, '{}', 'Catatan keluhan wajib disimpan sampai masa simpannya berakhir; sesudah itu data dihapus.'),
  (4, 70, 'correct', 'done', 69, '{phone}', null),
  (6, 62, 'export', 'done', 61, '{}', null),
  (15, 1, 'export', 'open', null, '{}', null)
) r (n, days, kind, status, settled, changed, reason)
  join public.complaints c on c.id = pg_temp.case_id('KEL', r.n),
  lateral (select (pg_temp.staff('admin')).*) a, lateral (select (pg_temp.staff('editor')).*) e;
insert into public.security_events (event, actor_id, actor_name, detail, created_at)
select 'data_request', s.actor, s.name, jsonb_build_object('kind', r.kind, 'step', s.step, 'number', r.case_number,
  'request', r.id), s.at
from public.data_requests r, lateral (values ('recorded', r.recorded_by, r.recorded_by_name, r.created_at),
  (r.status, r.settled_by, r.settled_by_name, r.settled_at)) s (step, actor, name, at)
where s.at is not null;
