-- Draft articles, one of them scheduled, and files of the media library (supabase/seed/files/media), all by
-- the editor.
set local session_replication_role = origin;
select set_config('request.jwt.claim.sub', e.id::text, true),
  set_config('request.jwt.claims', jsonb_build_object('sub', e.id, 'role', 'authenticated', 'aal', 'aal1')::text, true)
from pg_temp.staff('editor') e;

select public.save_draft('articles', a.id, jsonb_build_object('title',
  'Cek sertifikat sebelum tender: tiga menit yang menghindarkan masalah'), a.version)
from public.articles a where a.slug = 'cek-sertifikat-sebelum-tender';
select public.save_draft('articles', a.id, jsonb_build_object('excerpt',
  'Setiap keluhan dan banding mendapat nomor, kode akses, dan tenggat; berkas kini dapat ditambahkan belakangan.'), a.version)
from public.articles a where a.slug = 'layanan-keluhan-dengan-nomor-lacak';
select public.schedule_change('articles', a.id, a.version, private.today() + 5 + time '09:00', d.version)
from public.articles a join public.drafts d on d.table_name = 'articles' and d.row_id = a.id
where a.slug = 'layanan-keluhan-dengan-nomor-lacak';

-- File, days ago, bytes, average colour, description; the last one has no English description yet.
insert into public.media (path, original_name, mime_type, width, height, bytes, colour, alt, alt_en, created_at, updated_at)
select format('demo-%s/%s', split_part(f.name, '.', 1), f.name), f.name,
  case when f.colour is null then 'application/pdf' else 'image/png' end, case when f.colour is not null then 960 end,
  case when f.colour is not null then 600 end, f.bytes, f.colour, f.alt, f.alt_en, pg_temp.ago(f.days), pg_temp.ago(f.days)
from (values
  ('profil-lembaga.pdf', 41, 644, null, 'Profil lembaga, satu halaman', 'Profile of the body, one page'),
  ('jembatan-gantung.png', 33, 13288, '9bb2bd', 'Jembatan kabel pancang dengan dua menara di atas sungai', 'Cable-stayed bridge with two towers across a river'),
  ('gedung-dibangun.png', 26, 8017, 'a59d9f', 'Gedung enam lantai yang sedang dibangun, dengan derek menara', 'A six-storey building under construction, with a tower crane'),
  ('menara-transmisi.png', 19, 11891, '8f9498', 'Tiga menara transmisi listrik di depan perbukitan', 'Three transmission towers before hills'),
  ('jalan-raya.png', 8, 4278, '8ba4a5', 'Jalan raya lurus di antara sawah', 'A straight road between rice fields'),
  ('bendungan.png', 3, 6072, 'a0b3b4', 'Bendungan dengan empat pintu pelimpah', null)
) f (name, days, bytes, colour, alt, alt_en);
insert into storage.objects (bucket_id, name, metadata)
select 'media', m.path, jsonb_build_object('size', m.bytes, 'mimetype', m.mime_type, 'cacheControl', 'max-age=60')
from public.media m where m.path like 'demo-%';

-- All rows so far are demo content, which is deleted when the demo is cleared.
select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '{"role": "anon"}', true);
call private.note_starter_content('demo', 'complaints', 'appeals', 'contact_submissions');
