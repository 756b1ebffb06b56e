insert into public.site_settings (site_name, site_name_en, site, promo, privacy, letters, certificates) values (
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
    'enabled', false,
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
    "notice_version": "2026-11",
    "text": "Kami memakai data ini hanya untuk menangani keluhan, banding, atau pesan Anda, berdasarkan persetujuan Anda (UU 27/2022). Data disimpan sampai {masa_simpan} setelah perkara selesai, lalu dianonimkan; catatan penanganan tanpa nama disimpan sampai {masa_catatan}. Anda dapat meminta salinan, perbaikan, atau penghapusan melalui {email}.",
    "text_en": "We use this data only to handle your complaint, appeal or message, on the basis of your consent (Law 27/2022). It is kept for up to {masa_simpan} after the case is closed and then anonymised; the record of how it was handled, without names, is kept for up to {masa_catatan}. You may ask for a copy, a correction or deletion at {email}.",
    "retention_months": 24,
    "record_months": 72
  }$json$,
  $json${
    "legal_name": "PT Pilar Nusa Sertifikasi",
    "signatory": "Ratna Wijayanti",
    "post": "Direktur Utama",
    "post_en": "Managing Director",
    "place": "Jakarta"
  }$json$,
  -- Whoever tries the demo with one account sees a decision take effect.
  '{"second_person": false}'
)
on conflict (is_only_row) do update
  set site_name = excluded.site_name, site_name_en = excluded.site_name_en,
    site = excluded.site, promo = excluded.promo, privacy = excluded.privacy, letters = excluded.letters,
    certificates = excluded.certificates;

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

-- Decreed for 2026; of 2027 only the days with a fixed date. The rest is added when it is decreed.
insert into public.public_holidays (holiday_date, name, name_en, kind) values
  ('2026-01-01', 'Tahun Baru Masehi', 'New Year''s Day', 'nasional'),
  ('2026-01-16', 'Isra Mikraj Nabi Muhammad SAW', 'Ascension of the Prophet Muhammad', 'nasional'),
  ('2026-02-16', 'Cuti bersama Tahun Baru Imlek', 'Lunar New Year holiday', 'cuti_bersama'),
  ('2026-02-17', 'Tahun Baru Imlek', 'Lunar New Year', 'nasional'),
  ('2026-03-18', 'Cuti bersama Hari Suci Nyepi', 'Nyepi holiday', 'cuti_bersama'),
  ('2026-03-19', 'Hari Suci Nyepi', 'Nyepi, Day of Silence', 'nasional'),
  ('2026-03-20', 'Cuti bersama Idulfitri', 'Eid al-Fitr holiday', 'cuti_bersama'),
  ('2026-03-21', 'Idulfitri, hari pertama', 'Eid al-Fitr, first day', 'nasional'),
  ('2026-03-22', 'Idulfitri, hari kedua', 'Eid al-Fitr, second day', 'nasional'),
  ('2026-03-23', 'Cuti bersama Idulfitri', 'Eid al-Fitr holiday', 'cuti_bersama'),
  ('2026-03-24', 'Cuti bersama Idulfitri', 'Eid al-Fitr holiday', 'cuti_bersama'),
  ('2026-04-03', 'Wafat Yesus Kristus', 'Good Friday', 'nasional'),
  ('2026-04-05', 'Kebangkitan Yesus Kristus', 'Easter Sunday', 'nasional'),
  ('2026-05-01', 'Hari Buruh Internasional', 'Labour Day', 'nasional'),
  ('2026-05-14', 'Kenaikan Yesus Kristus', 'Ascension Day', 'nasional'),
  ('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'Ascension holiday', 'cuti_bersama'),
  ('2026-05-27', 'Iduladha', 'Eid al-Adha', 'nasional'),
  ('2026-05-28', 'Cuti bersama Iduladha', 'Eid al-Adha holiday', 'cuti_bersama'),
  ('2026-05-31', 'Hari Raya Waisak', 'Vesak', 'nasional'),
  ('2026-06-01', 'Hari Lahir Pancasila', 'Pancasila Day', 'nasional'),
  ('2026-06-16', 'Tahun Baru Islam', 'Islamic New Year', 'nasional'),
  ('2026-08-17', 'Hari Kemerdekaan', 'Independence Day', 'nasional'),
  ('2026-08-25', 'Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad', 'nasional'),
  ('2026-12-24', 'Cuti bersama Natal', 'Christmas holiday', 'cuti_bersama'),
  ('2026-12-25', 'Hari Raya Natal', 'Christmas Day', 'nasional'),
  ('2027-01-01', 'Tahun Baru Masehi', 'New Year''s Day', 'nasional'),
  ('2027-05-01', 'Hari Buruh Internasional', 'Labour Day', 'nasional'),
  ('2027-06-01', 'Hari Lahir Pancasila', 'Pancasila Day', 'nasional'),
  ('2027-08-17', 'Hari Kemerdekaan', 'Independence Day', 'nasional'),
  ('2027-12-25', 'Hari Raya Natal', 'Christmas Day', 'nasional');
