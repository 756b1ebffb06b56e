-- Decided appeals: number, days ago, role, finding, outcome, reason.
insert into demo_decisions values
  ('BND', 1, 81, 'admin', 'dikabulkan', 'Banding dikabulkan.', 'Jangka waktu perbaikan masih tersisa sembilan hari ketika pembekuan diputuskan.'),
  ('BND', 2, 49, 'editor', null, 'Banding gugur karena diajukan terlambat.', 'Surat kami terima lima hari kerja setelah hari terakhir, dan tidak ada keadaan kahar yang menghalangi pengajuannya.'),
  ('BND', 3, 56, 'editor', 'tidak_dikabulkan', 'Banding tidak dikabulkan.', 'NIB dinyatakan tidak aktif selama tiga bulan sebelum permohonan, bukan hanya pada hari pemeriksaan.'),
  ('BND', 4, 34, 'admin', 'dikabulkan_sebagian', 'Banding dikabulkan untuk satu subklasifikasi.', 'Peralatan untuk satu subklasifikasi terbukti, untuk yang lain masa sewanya sudah berakhir.'),
  ('BND', 5, 31, 'admin', 'dikabulkan', 'Banding dikabulkan seluruhnya.', 'Kesempatan menanggapi tidak diberikan sebelum keputusan diambil.'),
  ('BND', 11, 0, 'editor', null, 'Digabung dengan banding lain atas keputusan yang sama.', 'Banding ini mengenai keputusan yang sama dengan banding Anda sebelumnya.');
-- Effect of each upheld appeal.
create temporary table demo_effects (n integer, effect text) on commit drop;
insert into demo_effects values
  (1, 'Pembekuan dibatalkan dan jangka waktu perbaikan dimulai kembali.'),
  (4, 'Satu subklasifikasi ditambahkan pada sertifikat tanpa biaya.'),
  (5, 'Pencabutan tidak dipertahankan. Penilaian diulang oleh asesor lain.');
-- Appeals waiting for the appellant: number, days ago, question.
insert into demo_waits values
  ('BND', 7, 34, 'Mohon kirim bukti perubahan alamat dan tanggal penyampaiannya kepada kami.'),
  ('BND', 9, 3, 'Mohon kirim laporan keuangan tahun terakhir yang sudah diaudit.');

-- Appeals: number, days ago, status, kind of decision, days since the decision, days since the documents were complete,
-- handler, company, application or certificate number, grounds.
insert into public.appeals (id, number, created_at, updated_at, reporter_wrote_at, status, decision, relation,
  decision_date, documents_complete_at, assigned_to, company, name, email, application_number, subject, grounds, consent,
  first_response_due_at, due_at, closed_at, decided_by, decider_name, decider_post, finding, outcome, outcome_reason,
  declaration, effect, joined_into, waiting_since, status_note, filing_due_on, is_late, source, source_name,
  legal_basis, notice_told, entered_at, entered_by, entered_by_name)
select pg_temp.case_id('BND', c.n), pg_temp.number_of('BND', c.n), pg_temp.ago(c.days), pg_temp.ago(c.days),
  pg_temp.ago(c.days), c.status, c.decision, case c.decision when 'penolakan' then 'pemohon' else 'pemegang_sbu' end,
  private.today() - c.decided, pg_temp.ago(c.complete), (pg_temp.staff(c.handler)).id, c.company,
  'Direktur ' || c.company, regexp_replace(lower(c.company), '[^a-z]+', '.', 'g') || '@usaha.example', c.application,
  'Banding ' || c.application, c.grounds,
  case when p.is_paper then '{}' else jsonb_build_object('at', pg_temp.ago(c.days), 'language', 'id',
    'notice_version', (select privacy ->> 'notice_version' from public.site_settings)) end,
  dates.first_response_due_at, dates.due_at, pg_temp.ago(d.days), (pg_temp.staff(d.role)).id,
  (pg_temp.staff(d.role)).full_name, pg_temp.post(d.role), d.finding, d.outcome,
  d.reason, case when d.n is not null and c.status <> 'digabung' then pg_temp.declaration() end, e.effect,
  case when c.status = 'digabung' then pg_temp.case_id('BND', 9) end, pg_temp.ago(w.days), w.note,
  f.last_day, (pg_temp.ago(c.days) at time zone 'Asia/Jakarta')::date > f.last_day,
  case when p.is_paper then 'surat' else 'situs' end, case when p.is_paper then '021/DPP/BDG' end,
  case when p.is_paper then 'kewajiban' end, case when p.is_paper then 'dikirim' end,
  case when p.is_paper then pg_temp.ago(c.days) end, case when p.is_paper then (pg_temp.staff('editor')).id end,
  case when p.is_paper then (pg_temp.staff('editor')).full_name end
from (values
  (1, 91, 'diterima', 'pembekuan', 97, 89, 'admin', 'CV Sinar Instalasi', 'PNS-IN001-00133', 'Pembekuan dijatuhkan sebelum jangka waktu perbaikan yang diberikan kepada kami berakhir.'),
  (2, 74, 'gugur', 'lainnya', 102, null, 'editor', 'PT Anugerah Tirta', 'P-2026-0201', 'Kami keberatan atas jadwal penilaian ulang yang ditetapkan tanpa persetujuan kami.'),
  (3, 67, 'ditolak', 'penolakan', 76, 65, 'editor', 'PT Lintas Marga Jaya', 'P-2026-0255', 'Permohonan kami ditolak karena NIB tidak aktif, padahal masalahnya hanya pada sistem perizinan hari itu.'),
  (4, 50, 'diterima', 'pengurangan', 58, 47, 'editor', 'CV Mitra Elektrindo', 'P-2026-0290', 'Dua subklasifikasi dihapus dari permohonan kami tanpa penjelasan. Keduanya memenuhi syarat peralatan.'),
  (5, 48, 'diterima', 'pencabutan', 51, 45, 'admin', 'PT Graha Tama Sentosa', 'PNS-IN001-00087', 'Pencabutan didasarkan pada laporan yang tidak pernah disampaikan kepada kami untuk ditanggapi.'),
  (6, 40, 'diproses', 'penolakan', 47, 38, 'editor', 'PT Bumi Cipta Lestari', 'P-2026-0371', 'Tenaga kerja kami dinyatakan belum bersertifikat kompetensi, padahal sertifikatnya diperpanjang sebelum penilaian.'),
  (7, 37, 'menunggu', 'pencabutan', 47, null, 'admin', 'PT Delta Pancang Persada', 'PNS-BS002-00512', 'Sertifikat dicabut karena kami dianggap tidak menanggapi surat. Surat itu dikirim ke alamat kantor lama.'),
  (8, 7, 'diproses', 'pembekuan', 11, 5, 'admin', 'PT Nusa Baja Utama', 'PNS-BG001-00431', 'Sertifikat dibekukan karena surveilans terlambat. Kami sudah mengirim dokumen pada hari terakhir, tetapi sistem menolak unggahan.'),
  (9, 5, 'menunggu', 'pengurangan', 11, null, 'editor', 'CV Rimba Perkasa', 'P-2026-0398', 'Kualifikasi kami diturunkan dari menengah menjadi kecil. Penjualan tahunan kami dihitung tanpa pekerjaan yang dibayar akhir tahun.'),
  (10, 1, 'baru', 'penolakan', 6, null, null, 'PT Sagara Konstruksi', 'P-2026-0412', 'Pengalaman pekerjaan jembatan kami dinilai tidak memenuhi syarat, padahal berita acara serah terima sudah dilampirkan.'),
  (11, 1, 'digabung', 'pengurangan', 11, null, null, 'CV Rimba Perkasa', 'P-2026-0398', 'Kami mengirim sekali lagi keberatan atas kualifikasi kecil, karena laporan keuangan kami baru selesai diaudit hari ini.'),
  (12, 0, 'baru', 'penolakan', 2, null, null, 'PT Cipta Marga Nusantara', 'P-2026-0421', 'Permohonan kami ditolak karena peralatan dianggap kurang satu unit. Unit itu sedang dikalibrasi pada hari penilaian.')
) c (n, days, status, decision, decided, complete, handler, company, application, grounds)
  cross join private.case_dates('appeal', pg_temp.ago(coalesce(c.complete, c.days))) dates
  cross join lateral (select private.last_appeal_day(private.today() - c.decided) as last_day) f
  cross join lateral (select c.n in (2, 7) as is_paper) p
  left join demo_decisions d on d.prefix = 'BND' and d.n = c.n
  left join demo_effects e on e.n = c.n
  left join demo_waits w on w.prefix = 'BND' and w.n = c.n;

update public.appeals c set subclass_codes = array[s.code]
from (values (10, 'BS002'), (12, 'BS001')) s (n, code) where c.id = pg_temp.case_id('BND', s.n);

-- Past waiting time: number, working days by which the deadline has moved.
update public.appeals c set paused_days = w.paused, due_at = private.add_working_days(c.due_at, w.paused)
from (values (2, 15), (4, 2)) w (n, paused) where c.id = pg_temp.case_id('BND', w.n);

-- Each upheld appeal results in a new assessment, ten days after its outcome.
insert into private.appeal_effects (appeal_id, kind, assessment_on, created_at)
select a.id, 'penilaian_ulang', (a.closed_at + interval '10 days')::date, a.closed_at
from public.appeals a where a.status = 'diterima';
