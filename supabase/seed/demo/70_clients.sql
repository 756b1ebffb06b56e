-- Invented companies. NIBs begin with 999, a range that is not issued.
insert into public.clients (name, legal_form, nib, province, city, association, is_published) values
  ('Adhyasta Sarana Nusantara', 'PT', '9997000000000', 'DKI Jakarta', 'Jakarta Timur', 'Gabungan Pelaksana Contoh', true),
  ('Banyu Beton Perkasa Sentosa', 'PT', '9997000001371', 'Jawa Barat', 'Bandung', 'Asosiasi Kontraktor Contoh', true),
  ('Cakrawala Karya Abadi', 'CV', '9997000002742', 'Jawa Barat', 'Bekasi', 'Gabungan Pelaksana Contoh', true),
  ('Dipa Sarana Sentosa', 'PT', '9997000004113', 'Jawa Tengah', 'Semarang', 'Asosiasi Kontraktor Contoh', true),
  ('Ekasakti Infrastruktur Lestari', 'PT', '9997000005484', 'Jawa Tengah', 'Surakarta', 'Himpunan Konsultan Contoh', true),
  ('Fajar Konstruksi Abadi', 'PT', '9997000006855', 'DI Yogyakarta', 'Sleman', 'Himpunan Konsultan Contoh', true),
  ('Gemilang Beton Perkasa Pratama', 'CV', '9997000008226', 'Jawa Timur', 'Surabaya', 'Gabungan Pelaksana Contoh', true),
  ('Harsa Karya Lestari', 'PT', '9997000009597', 'Jawa Timur', 'Malang', 'Gabungan Pelaksana Contoh', true),
  ('Indraloka Karya Pratama', 'CV', '9997000010968', 'Banten', 'Tangerang', 'Gabungan Pelaksana Contoh', true),
  ('Jatayu Konstruksi Abadi', 'PT', '9997000012339', 'Bali', 'Denpasar', 'Gabungan Pelaksana Contoh', true),
  ('Kencana Jaya Teknik Sentosa', 'PT', '9997000013710', 'Sumatera Utara', 'Medan', 'Himpunan Konsultan Contoh', true),
  ('Langit Graha Pratama', 'PT', '9997000015081', 'Sumatera Selatan', 'Palembang', 'Asosiasi Kontraktor Contoh', true),
  ('Mahardika Konstruksi Lestari', 'PT', '9997000016452', 'Riau', 'Pekanbaru', 'Gabungan Pelaksana Contoh', true),
  ('Nawasena Konstruksi Nusantara', 'PT', '9997000017823', 'Kalimantan Timur', 'Balikpapan', 'Asosiasi Kontraktor Contoh', true),
  ('Oktana Rekayasa Pratama', 'PT', '9997000019194', 'Kalimantan Selatan', 'Banjarmasin', 'Gabungan Pelaksana Contoh', true),
  ('Palapa Bangun Persada Abadi', 'PT', '9997000020565', 'Sulawesi Selatan', 'Makassar', 'Gabungan Pelaksana Contoh', true),
  ('Rajawali Graha Makmur', 'PT', '9997000021936', 'Sulawesi Utara', 'Manado', 'Gabungan Pelaksana Contoh', true),
  ('Samudra Infrastruktur Nusantara', 'CV', '9997000023307', 'Nusa Tenggara Barat', 'Mataram', 'Gabungan Pelaksana Contoh', true),
  ('Tirtayasa Karya Lestari', 'CV', '9997000024678', 'Papua', 'Jayapura', 'Gabungan Pelaksana Contoh', true),
  ('Utama Sarana Abadi', 'CV', '9997000026049', 'Maluku', 'Ambon', 'Gabungan Pelaksana Contoh', true),
  ('Wirabhakti Infrastruktur Abadi', 'PT', '9997000027420', 'DKI Jakarta', 'Jakarta Timur', 'Gabungan Pelaksana Contoh', true),
  ('Yudhistira Graha Sentosa', 'CV', '9997000028791', 'Jawa Barat', 'Bandung', 'Asosiasi Kontraktor Contoh', true),
  ('Zamrud Graha Lestari', 'PT', '9997000030162', 'Jawa Barat', 'Bekasi', 'Asosiasi Kontraktor Contoh', true),
  ('Bumi Cipta Mandiri Pratama', 'PT', '9997000031533', 'Jawa Tengah', 'Semarang', 'Asosiasi Kontraktor Contoh', true),
  ('Cendana Sarana', 'PT', '9997000032904', 'Jawa Tengah', 'Surakarta', 'Himpunan Konsultan Contoh', true),
  ('Giri Graha', 'PT', '9997000034275', 'DI Yogyakarta', 'Sleman', 'Gabungan Pelaksana Contoh', true),
  ('Kertajaya Sarana Makmur', 'PT', '9997000035646', 'Jawa Timur', 'Surabaya', 'Gabungan Pelaksana Contoh', true),
  ('Lazuardi Jaya Teknik Nusantara', 'PT', '9997000037017', 'Jawa Timur', 'Malang', 'Himpunan Konsultan Contoh', true),
  ('Merapi Jaya Teknik Abadi', 'PT', '9997000038388', 'Banten', 'Tangerang', 'Asosiasi Kontraktor Contoh', true),
  ('Nirwana Graha Makmur', 'PT', '9997000039759', 'Bali', 'Denpasar', 'Himpunan Konsultan Contoh', true),
  ('Adhyasta Infrastruktur', 'CV', '9997000041130', 'Sumatera Utara', 'Medan', 'Himpunan Konsultan Contoh', true),
  ('Banyu Sarana', 'PT', '9997000042501', 'Sumatera Selatan', 'Palembang', 'Asosiasi Kontraktor Contoh', true),
  ('Cakrawala Rekayasa Abadi', 'PT', '9997000043872', 'Riau', 'Pekanbaru', 'Himpunan Konsultan Contoh', true),
  ('Dipa Karya Pratama', 'CV', '9997000045243', 'Kalimantan Timur', 'Balikpapan', 'Gabungan Pelaksana Contoh', true),
  ('Ekasakti Bangun Persada Sejahtera', 'PT', '9997000046614', 'Kalimantan Selatan', 'Banjarmasin', 'Gabungan Pelaksana Contoh', true),
  ('Fajar Bangun Persada', 'PT', '9997000047985', 'Sulawesi Selatan', 'Makassar', 'Himpunan Konsultan Contoh', true),
  ('Gemilang Beton Perkasa Sentosa', 'PT', '9997000049356', 'Sulawesi Utara', 'Manado', 'Asosiasi Kontraktor Contoh', true),
  ('Harsa Karya Sejahtera', 'PT', '9997000050727', 'Nusa Tenggara Barat', 'Mataram', 'Asosiasi Kontraktor Contoh', true),
  ('Indraloka Sarana Sejahtera', 'PT', '9997000052098', 'Papua', 'Jayapura', 'Asosiasi Kontraktor Contoh', true),
  ('Jatayu Graha', 'PT', '9997000053469', 'Maluku', 'Ambon', 'Asosiasi Kontraktor Contoh', false);

-- Invented contacts.
insert into public.client_contacts (client_id, person, email, language)
select c.id, d.person, d.email, d.language
from (values
  ('9997000000000', 'Bagian Legal Adhyasta', 'legal@adhyasta.example.id', 'id'),
  ('9997000001371', 'Sekretariat Banyu', 'sekretariat@banyu.example.id', 'id'),
  ('9997000015081', 'Langit Compliance Office', 'compliance@langit.example.id', 'en')
) d (nib, person, email, language)
join public.clients c on c.nib = d.nib;

insert into public.client_names (client_id, name, legal_form, until_on)
select c.id, 'Jatayu Wiratama', 'CV', '2025-07-01' from public.clients c where c.nib = '9997000012339';
update public.clients set name_since = '2025-07-01' where nib = '9997000012339';
