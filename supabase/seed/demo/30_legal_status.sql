insert into public.legalitas (kind, sort_order, title, title_en, number, issuer, issuer_en, issued_on, valid_until, description, description_en) values
  ('akta', 1, 'Akta pendirian perseroan', 'Deed of incorporation', 'Akta Nomor 17', 'Notaris di Jakarta Selatan', 'Notary in South Jakarta', '2021-06-14', null,
    'Pendirian PT Pilar Nusa Sertifikasi.', 'Incorporation of PT Pilar Nusa Sertifikasi.'),
  ('akta', 2, 'Pengesahan badan hukum', 'Approval of the legal entity', 'AHU-0099999.AH.01.01.TAHUN 2021', 'Kementerian Hukum dan Hak Asasi Manusia', 'Ministry of Law and Human Rights', '2021-06-28', null,
    'Pengesahan pendirian badan hukum perseroan terbatas.', 'Approval of the limited liability company.'),
  ('izin', 3, 'Nomor Induk Berusaha', 'Business registration number', '9990000000017', 'Lembaga OSS', 'OSS agency', '2021-07-05', null,
    'Identitas pelaku usaha dalam sistem OSS.', 'Identity of the business in the OSS system.'),
  ('lisensi', 4, 'Lisensi Lembaga Sertifikasi Badan Usaha', 'Licence as a certification body', '999/KPTS/LPJK/2026', 'LPJK', 'Construction Services Development Board (LPJK)', '2026-01-12', '2029-01-11',
    'Lisensi untuk menyelenggarakan sertifikasi badan usaha jasa konstruksi.', 'Licence to certify construction businesses.'),
  ('akreditasi', 5, 'Akreditasi SNI ISO/IEC 17065', 'Accreditation to ISO/IEC 17065', 'LSPr-999-IDN', 'Komite Akreditasi Nasional', 'National Accreditation Body of Indonesia (KAN)', '2024-03-04', '2028-03-03',
    'Pengakuan kompetensi, konsistensi, dan ketidakberpihakan.', 'Recognition of competence, consistency and impartiality.'),
  ('pernyataan', 6, 'Pernyataan ketidakberpihakan', 'Statement of impartiality', 'PNS/KB/01', 'Direktur Utama', 'Managing director', '2026-01-05', null,
    'Keputusan sertifikasi diambil tanpa tekanan komersial, keuangan, atau lainnya.', 'Certification decisions are made free of commercial, financial or other pressure.');
