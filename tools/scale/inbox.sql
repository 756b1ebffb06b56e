-- Invented complaints (scale.complaints) over three years with their timelines, a tenth as many appeals,
-- messages (scale.messages) and audit log lines (scale.audit_lines). One case in ten is open; every subject
-- contains "jadwal".
insert into public.complaints (number, status, category, name, email, company, relation, subject, description, is_confidential, assigned_to,
  created_at, reporter_wrote_at, first_response_due_at, first_response_at, due_at, waiting_since, closed_at, outcome, outcome_reason)
select 'KEL-SKALA-' || lpad(n::text, 6, '0'), status,
  (array['layanan', 'personel', 'klien', 'penyalahgunaan', 'lainnya'])[1 + n % 5],
  case when n % 20 <> 0 then 'Pelapor ' || n end, case when n % 20 <> 0 then 'pelapor' || n || '@skala.example.id' end,
  case when n % 20 <> 0 then 'PT Skala ' || n % 5000 end, 'pemohon',
  'Jadwal ' || (array['penilaian', 'asesor', 'penerbitan', 'pembayaran', 'surveilans', 'dokumen', 'banding', 'kunjungan'])[1 + n % 8] || ' ' || n,
  'Uraian keluhan skala nomor ' || n || '.', n % 20 = 0,
  case when n % 3 <> 0 then (select u.id from public.app_users u where u.is_active order by u.email offset n % 2 limit 1) end,
  at, at, at + interval '3 days', case when status <> 'baru' then at + interval '2 days' end, at + interval '20 days',
  case status when 'menunggu' then at + interval '5 days' end,
  case when is_closed then at + interval '15 days' end, case when is_closed then 'Hasil skala.' end, case when is_closed then 'Alasan skala.' end
from (
  select n, n % 10 <> 0 as is_closed, now() - (n * interval '3 years' / current_setting('scale.complaints')::integer) as at,
    case when n % 10 <> 0 then (array['selesai', 'ditolak'])[1 + n % 2] else (array['baru', 'diproses', 'menunggu'])[1 + n / 10 % 3] end as status
  from generate_series(1, current_setting('scale.complaints')::integer) n
) c;

insert into public.appeals (number, status, application_number, decision, decision_date, grounds, name, email, relation, subject, created_at,
  reporter_wrote_at, first_response_due_at, due_at, closed_at, outcome, outcome_reason)
select 'BND-SKALA-' || lpad(n::text, 6, '0'), case when is_closed then 'ditolak' else 'baru' end, 'P-SKALA-' || n, 'penolakan',
  (at - interval '5 days')::date, 'Alasan banding skala.', 'Pemohon ' || n, 'pemohon' || n || '@skala.example.id', 'pemohon',
  'Penolakan jadwal ' || n, at, at, at + interval '3 days', at + interval '25 days',
  case when is_closed then at + interval '20 days' end, case when is_closed then 'Hasil skala.' end, case when is_closed then 'Alasan skala.' end
from (
  select n, n % 10 <> 0 as is_closed, now() - (n * interval '3 years' / current_setting('scale.complaints')::integer * 10) as at
  from generate_series(1, current_setting('scale.complaints')::integer / 10) n
) a;

insert into public.case_events (complaint_id, kind, visibility, author, from_status, to_status, body, created_at)
select c.id, 'status', 'reporter', 'system', null, 'baru', null::text, c.created_at from public.complaints c where c.number like 'KEL-SKALA-%'
union all
select c.id, 'message', 'reporter', 'staff', null, null, 'Sudah kami baca.', c.first_response_at
from public.complaints c where c.number like 'KEL-SKALA-%' and c.first_response_at is not null;

insert into public.contact_submissions (number, name, email, subject, message, status, created_at, updated_at)
select 'PSN-SKALA-' || lpad(n::text, 6, '0'), 'Pengirim ' || n, 'pengirim' || n || '@skala.example.id', 'Tanya jadwal ' || n,
  'Isi pesan skala nomor ' || n || '.', (array['baru', 'dibaca', 'dibalas', 'arsip'])[case when n % 10 = 0 then 1 + n / 10 % 2 else 3 + n % 2 end], at, at
from (
  select n, now() - (n * interval '3 years' / current_setting('scale.messages')::integer) as at
  from generate_series(1, current_setting('scale.messages')::integer) n
) m;

insert into public.audit_log (created_at, actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
select now() - n * interval '15 minutes', u.id, u.full_name, 'person',
  (array['articles', 'faq', 'clients', 'certificates', 'complaints', 'site_settings', 'cms_pages'])[1 + n % 7], md5('skala' || n)::uuid::text,
  'Catatan skala ' || n, (array['update', 'update', 'update', 'insert', 'delete'])[1 + n % 5],
  jsonb_build_object('title', 'Judul lama ' || n), jsonb_build_object('title', 'Judul baru ' || n)
from generate_series(1, current_setting('scale.audit_lines')::integer) n
  cross join lateral (select id, full_name from public.app_users order by email offset n % 3 limit 1) u;
