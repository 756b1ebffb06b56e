-- Demo content of a fictional body: people, companies, addresses and numbers are invented.
insert into public.site_settings (site_name, site_name_en, site, promo, letters, certificates) values (
  'LSBU Pilar Nusa',
  'Pilar Nusa Construction Certification Body',
  $json${
    "logo": "LSBU Pilar Nusa",
    "tagline": "Sertifikasi badan usaha jasa konstruksi yang tepat waktu, terbuka, dan dapat dipertanggungjawabkan.",
    "tagline_en": "Certification of construction businesses: on time, open, and accountable.",
    "address": "Gedung Pilar, Lantai 5, Jalan Contoh Raya Nomor 17, Jakarta Selatan 12999",
    "address_en": "Pilar Building, 5th floor, Jalan Contoh Raya 17, South Jakarta 12999",
    "phone": "021-555-0142",
    "email": "info@pilarnusa.example.id",
    "work_hours": "Senin–Jumat, 08.00–16.30 WIB",
    "work_hours_en": "Monday to Friday, 08:00–16:30 WIB",
    "portal_url": "https://portal.pilarnusa.example.id",
    "map_url": "https://www.openstreetmap.org/?mlat=-6.2615&mlon=106.8106#map=16/-6.2615/106.8106",
    "socials": { "instagram": "https://instagram.example.id/pilarnusa", "linkedin": "https://linkedin.example.id/company/pilarnusa" }
  }$json$,
  jsonb_build_object(
    'enabled', true,
    'percentage', 15,
    'title', 'Diskon 15% untuk sertifikasi pertama',
    'title_en', '15% off your first certification',
    'text', 'Potongan biaya jasa layanan untuk permohonan sertifikasi pertama Anda. Tarif sertifikasi yang ditetapkan pemerintah tidak berubah.',
    'text_en', 'A discount on the service fee of your first application. Certification fees set by the government stay as they are.',
    'starts_on', to_char(private.today(), 'YYYY-MM-01'),
    'ends_on', to_char(date_trunc('month', private.today()) + interval '1 month - 1 day', 'YYYY-MM-DD'),
    'target', '/layanan/alur'
  ),
  $json${
    "legal_name": "PT Pilar Nusa Sertifikasi",
    "signatory": "Ratna Wijayanti",
    "post": "Direktur Utama",
    "post_en": "Managing Director",
    "appeal_signatory": "Bagus Prakoso",
    "appeal_post": "Ketua Komite Ketidakberpihakan",
    "appeal_post_en": "Chair of the impartiality committee",
    "place": "Jakarta"
  }$json$,
  -- Allows users who try the demo with one account to make decisions without a second person.
  '{"second_person": false}'
)
on conflict (is_only_row) do update
  set site_name = excluded.site_name, site_name_en = excluded.site_name_en,
    site = excluded.site, promo = excluded.promo, letters = excluded.letters,
    certificates = excluded.certificates, privacy = site_settings.privacy || '{"notice_version": "2026-11"}';

with top as (
  insert into public.navigation_menus (label, label_en, url, sort_order) values
    ('Beranda', 'Home', '/', 1),
    ('Profil', 'About', '#', 2),
    ('Layanan', 'Services', '#', 3),
    ('Informasi', 'Information', '#', 4),
    ('Layanan Online', 'Online services', '#', 5)
  returning id, label
)
insert into public.navigation_menus (label, label_en, url, parent_id, sort_order)
select child.label, child.label_en, child.url, top.id, child.place
from (values
  ('Profil', 'Tentang', 'About us', '/profil/tentang', 1),
  ('Profil', 'Visi dan Misi', 'Vision and mission', '/profil/visi-misi', 2),
  ('Profil', 'Struktur Organisasi', 'Organisation', '/profil/struktur-organisasi', 3),
  ('Profil', 'Legalitas', 'Legal status', '/profil/legalitas', 4),
  ('Profil', 'Kontak', 'Contact', '/profil/kontak', 5),
  ('Layanan', 'Ruang Lingkup', 'Scope of certification', '/layanan/ruang-lingkup', 1),
  ('Layanan', 'Alur Sertifikasi', 'Certification process', '/layanan/alur', 2),
  ('Layanan', 'Biaya', 'Certification fees', '/layanan/biaya', 3),
  ('Informasi', 'Berita', 'News', '/informasi/news', 1),
  ('Informasi', 'Produk Hukum', 'Laws and regulations', '/informasi/produk-hukum', 2),
  ('Informasi', 'Pertanyaan Umum', 'FAQ', '/informasi/faq', 3),
  ('Informasi', 'Klien Bersertifikat', 'Certified companies', '/informasi/klien', 4),
  ('Layanan Online', 'Keluhan', 'Complaints', '/keluhan', 1),
  ('Layanan Online', 'Banding', 'Appeals', '/banding', 2),
  ('Layanan Online', 'Lacak Perkara', 'Track a case', '/lacak', 3),
  ('Layanan Online', 'Prosedur Keluhan dan Banding', 'Complaints and appeals procedure', '/prosedur-keluhan-banding', 4),
  ('Layanan Online', 'Cek Sertifikat', 'Check a certificate', '/cek', 5)
) as child (parent, label, label_en, url, place)
join top on top.label = child.parent;

insert into public.hero_slides (
  sort_order, title, title_en, subtitle, subtitle_en, image_url, image_description, image_description_en,
  cta_primary_text, cta_primary_text_en, cta_primary_url, cta_secondary_text, cta_secondary_text_en, cta_secondary_url
) values
  (1, 'Badan usaha yang teruji sejak perencanaan', 'Certification you can build on',
   'Sertifikasi badan usaha jasa konstruksi', 'Certification of construction businesses',
   'drawing:bridge', 'Gambar garis jembatan kabel dengan dua pilar', 'Line drawing of a cable-stayed bridge with two pylons',
   'Ajukan Sertifikasi', 'Apply for certification', '/layanan/alur', 'Lihat Ruang Lingkup', 'See the scope', '/layanan/ruang-lingkup'),
  (2, 'Dinilai asesor yang berpengalaman di lapangan', 'Assessors with site experience',
   'Penilaian yang adil, terukur, dan tercatat', 'Fair, measured and recorded assessment',
   'drawing:building', 'Gambar isometrik rangka gedung bertingkat', 'Isometric drawing of a multi-storey building frame',
   'Pelajari Alurnya', 'See the process', '/layanan/alur', 'Biaya Resmi', 'Official fees', '/layanan/biaya'),
  (3, 'Tercatat, dapat dicek siapa pun, kapan pun', 'On record, for anyone to check, at any time',
   'Daftar klien dan status sertifikat yang terbuka', 'An open register of companies and certificates',
   'drawing:network', 'Gambar jaringan titik yang saling terhubung', 'Drawing of a network of connected points',
   'Cek Sertifikat', 'Check a certificate', '/cek', 'Hubungi Kami', 'Contact us', '/profil/kontak');
