-- Laws and regulations as published; replacements and amendments follow below.
insert into public.legal_products (kind, number, year, title, title_en, issued_on, status) values
  ('uu', '2', 2017, 'Jasa Konstruksi', 'Construction Services', '2017-01-12', 'diubah'),
  ('uu', '20', 2014, 'Standardisasi dan Penilaian Kesesuaian', 'Standardisation and Conformity Assessment', '2014-09-17', 'berlaku'),
  ('uu', '11', 2020, 'Cipta Kerja', 'Job Creation', '2020-11-02', 'dicabut'),
  ('uu', '27', 2022, 'Pelindungan Data Pribadi', 'Personal Data Protection', '2022-10-17', 'berlaku'),
  ('uu', '6', 2023, 'Penetapan Peraturan Pemerintah Pengganti Undang-Undang Nomor 2 Tahun 2022 tentang Cipta Kerja menjadi Undang-Undang',
    'Enactment of Government Regulation in Lieu of Law 2/2022 on Job Creation', '2023-03-31', 'berlaku'),
  ('pp', '22', 2020, 'Peraturan Pelaksanaan Undang-Undang Nomor 2 Tahun 2017 tentang Jasa Konstruksi',
    'Implementation of Law 2/2017 on Construction Services', '2020-04-23', 'diubah'),
  ('pp', '5', 2021, 'Penyelenggaraan Perizinan Berusaha Berbasis Risiko', 'Risk-Based Business Licensing', '2021-02-02', 'dicabut'),
  ('pp', '14', 2021, 'Perubahan atas Peraturan Pemerintah Nomor 22 Tahun 2020 tentang Peraturan Pelaksanaan Undang-Undang Nomor 2 Tahun 2017 tentang Jasa Konstruksi', 'Amendment of Government Regulation 22/2020', '2021-02-02', 'berlaku'),
  ('pp', '28', 2025, 'Penyelenggaraan Perizinan Berusaha Berbasis Risiko', 'Risk-Based Business Licensing', '2025-06-05', 'berlaku'),
  ('permen', 'PUPR 6', 2021, 'Standar Kegiatan Usaha dan Produk pada Penyelenggaraan Perizinan Berusaha Berbasis Risiko Sektor Pekerjaan Umum dan Perumahan Rakyat',
    'Business Activity and Product Standards in Risk-Based Licensing, Public Works and Housing Sector', '2021-04-01', 'dicabut'),
  ('permen', 'PUPR 8', 2022, 'Tata Cara Pelaksanaan Pemenuhan Sertifikat Standar Jasa Konstruksi dalam Rangka Mendukung Kemudahan Perizinan Berusaha bagi Pelaku Usaha Jasa Konstruksi',
    'Procedure for Meeting Construction Service Standard Certificates', null, 'berlaku'),
  ('permen', 'PU 6', 2025, 'Standar Kegiatan Usaha dan/atau Standar Produk/Jasa, Pelaksanaan Pengawasan, dan Pengenaan Sanksi pada Penyelenggaraan Perizinan Berusaha Berbasis Risiko Sektor Pekerjaan Umum',
    'Business Activity and Service Standards, Supervision and Sanctions in Risk-Based Licensing, Public Works Sector', '2025-12-22', 'berlaku'),
  ('kepmen', '559/KPTS/M/2021', 2021, 'Penetapan Besaran Biaya Sertifikasi Kompetensi Kerja Konstruksi dan Sertifikasi Badan Usaha Jasa Konstruksi',
    'Fees for Certification of Construction Workers and Construction Businesses', null, 'dicabut'),
  ('kepmen', '713/KPTS/M/2022', 2022, 'Penetapan Besaran Biaya Sertifikasi Kompetensi Kerja Konstruksi dan Sertifikasi Badan Usaha Jasa Konstruksi yang Dilaksanakan oleh Lembaga Sertifikasi Bidang Jasa Konstruksi',
    'Fees for Certification by Construction Certification Bodies', null, 'berlaku'),
  ('kepdirjen', '89/KPTS/DK/2021', 2021, 'Penetapan Skema Sertifikasi Badan Usaha Jasa Konstruksi', 'Certification Schemes for Construction Businesses', null, 'dicabut'),
  ('kepdirjen', '144/KPTS/DK/2022', 2022, 'Penetapan Standar Skema Sertifikasi Badan Usaha Jasa Konstruksi', 'Standard Certification Schemes for Construction Businesses', null, 'dicabut'),
  ('kepdirjen', '37/KPTS/DK/2025', 2025, 'Skema Sertifikasi Badan Usaha Jasa Konstruksi', 'Certification Schemes for Construction Businesses', null, 'berlaku'),
  ('se', '21/SE/M/2021', 2021, 'Tata Cara Pemenuhan Persyaratan Perizinan Berusaha, Pelaksanaan Sertifikasi Kompetensi Kerja Konstruksi, dan Pemberlakuan SBU serta Sertifikat Kompetensi Kerja Konstruksi',
    'Procedure for Licensing Requirements, Worker Certification and Validity of Business Certificates', null, 'berlaku'),
  ('se', '02/SE/LPJK/2021', 2021, 'Pedoman Teknis Lisensi Lembaga Sertifikasi Badan Usaha Jasa Konstruksi', 'Technical Guide to Licensing of Certification Bodies', null, 'berlaku'),
  ('se', '17/SE/LPJK/2021', 2021, 'Pedoman Teknis Sertifikasi Badan Usaha Jasa Konstruksi melalui Lembaga Sertifikasi Badan Usaha',
    'Technical Guide to Certification of Construction Businesses', null, 'berlaku'),
  ('lainnya', 'Peraturan BPS 7', 2025, 'Klasifikasi Baku Lapangan Usaha Indonesia', 'Standard Industrial Classification of Indonesia (KBLI)', '2025-12-18', 'berlaku'),
  ('standar', 'SNI ISO/IEC 17065', 2012, 'Penilaian kesesuaian: persyaratan untuk lembaga sertifikasi produk, proses, dan jasa',
    'Conformity assessment: requirements for bodies certifying products, processes and services', null, 'berlaku');

update public.legal_products old set replaced_by = new.id
from (values
  ('uu', '2', 2017, 'uu', '6', 2023),
  ('uu', '11', 2020, 'uu', '6', 2023),
  ('pp', '22', 2020, 'pp', '14', 2021),
  ('pp', '5', 2021, 'pp', '28', 2025),
  ('permen', 'PUPR 6', 2021, 'permen', 'PU 6', 2025),
  ('kepmen', '559/KPTS/M/2021', 2021, 'kepmen', '713/KPTS/M/2022', 2022),
  ('kepdirjen', '89/KPTS/DK/2021', 2021, 'kepdirjen', '144/KPTS/DK/2022', 2022),
  ('kepdirjen', '144/KPTS/DK/2022', 2022, 'kepdirjen', '37/KPTS/DK/2025', 2025)
) as change (old_kind, old_number, old_year, new_kind, new_number, new_year)
join public.legal_products new on (new.kind, new.number, new.year) = (change.new_kind, change.new_number, change.new_year)
where (old.kind, old.number, old.year) = (change.old_kind, change.old_number, change.old_year);

-- Fees for construction work according to decree 713/KPTS/M/2022.
insert into public.fees (sort_order, nature, qualification, qualification_en, grade, company_kind, amount, legal_product_id, note, note_en)
select fee.place, fee.nature, fee.qualification, fee.qualification_en, fee.grade, fee.company_kind, fee.amount, decree.id,
  'Dibayar penuh saat perjanjian ditandatangani.', 'Paid in full when the agreement is signed.'
from (values
  (1, 'umum', 'Kecil', 'Small', 'kecil', null, 315000),
  (2, 'umum', 'Menengah', 'Medium', 'menengah', null, 2257500),
  (3, 'umum', 'Besar', 'Large', 'besar', null, 9450000),
  (4, 'umum', 'Kantor perwakilan BUJK asing', 'Representative office of a foreign business', null, 'KPBUJKA', 17850000),
  (5, 'spesialis', 'BUJK nasional dan penanaman modal asing', 'National and foreign-investment business', 'spesialis', null, 7560000),
  (6, 'spesialis', 'Kantor perwakilan BUJK asing', 'Representative office of a foreign business', null, 'KPBUJKA', 17850000)
) as fee (place, nature, qualification, qualification_en, grade, company_kind, amount)
cross join public.legal_products decree where decree.number = '713/KPTS/M/2022';
