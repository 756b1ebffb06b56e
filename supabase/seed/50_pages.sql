insert into public.cms_pages (slug, title, title_en, summary, summary_en, body, body_en, status, published_at)
select p.slug, p.title, p.title_en, p.summary, p.summary_en, private.demo_doc(p.body), private.demo_doc(p.body_en), 'published', now() - interval '60 days'
from (values
  ('tentang', 'Tentang kami', 'About us',
   'Siapa kami, apa yang kami sertifikasi, dan bagaimana kami menjaga ketidakberpihakan.',
   'Who we are, what we certify, and how we stay impartial.',
   $$LSBU Pilar Nusa adalah lembaga sertifikasi badan usaha jasa konstruksi. Kami menilai apakah badan usaha memenuhi standar kemampuan menurut subklasifikasi dan kualifikasinya, lalu menerbitkan Sertifikat Badan Usaha.

## Ketidakberpihakan

Keputusan sertifikasi diambil oleh orang yang tidak ikut menilai. Komite ketidakberpihakan mengawasi benturan kepentingan, dan kami tidak memberi jasa konsultansi kepada pemohon.

## Pembiayaan

Kegiatan kami dibiayai oleh biaya sertifikasi yang besarannya ditetapkan pemerintah. Tidak ada biaya yang bergantung pada hasil penilaian. Lihat [biaya](/layanan/biaya).

## Dasar kerja

Kami bekerja menurut SNI ISO/IEC 17065, skema sertifikasi yang ditetapkan pemerintah, dan lisensi dari LPJK. Salinan dokumennya ada di [legalitas](/profil/legalitas).$$,
   $$Pilar Nusa certifies construction businesses. We assess whether a business meets the standard of capability for its subclassification and qualification, and issue the business certificate (SBU).

## Impartiality

Certification decisions are made by people who took no part in the assessment. An impartiality committee watches over conflicts of interest, and we offer no consultancy to applicants.

## Financing

Our work is paid for by certification fees set by the government. No fee depends on the result of an assessment. See [fees](/layanan/biaya).

## What we work by

We work to ISO/IEC 17065, the certification schemes set by the government, and a licence from LPJK. Copies are under [legal status](/profil/legalitas).$$),
  ('visi-misi', 'Visi dan misi', 'Vision and mission', 'Arah dan janji kami.', 'Where we are going and what we promise.',
   $$## Visi

Menjadi lembaga sertifikasi yang hasil kerjanya dipercaya tanpa keraguan.

## Misi

1. Menilai dengan kompeten, konsisten, dan tidak berpihak
2. Menepati waktu pada setiap tahap, dan memberi tahu bila terlambat
3. Membuka status sertifikat bagi siapa pun
4. Menangani keluhan dan banding secara adil dan tertulis
5. Menjaga data pemohon dan pelapor$$,
   $$## Vision

To be the certification body whose results nobody needs to question twice.

## Mission

1. Assess with competence, consistency and impartiality
2. Meet the time limit of every step, and say so when we are late
3. Keep the status of certificates open to everyone
4. Handle complaints and appeals fairly and in writing
5. Protect the data of applicants and complainants$$),
  ('hak-kewajiban', 'Hak dan kewajiban', 'Rights and duties',
   'Hak dan kewajiban pemohon dan klien, serta aturan penggunaan nama, logo, dan sertifikat.',
   'Rights and duties of applicants and clients, and rules for the use of name, mark and certificate.',
   $$Disusun berdasarkan SNI ISO/IEC 17065 klausul 4.6.

## Hak pemohon dan klien

- memperoleh informasi skema, persyaratan, biaya, dan waktu
- diperlakukan setara dan dijaga kerahasiaannya
- menolak asesor dengan alasan yang sah
- menerima keputusan tertulis beserta alasannya
- mengajukan [keluhan](/keluhan) dan [banding](/banding)

## Kewajiban pemohon dan klien

- memberi data yang benar dan membuka akses untuk penilaian
- memenuhi persyaratan sertifikasi selama masa berlaku
- memberitahukan perubahan yang memengaruhi pemenuhan persyaratan
- menyimpan catatan keluhan dari pengguna jasa dan tindak lanjutnya

## Penggunaan nama, logo, dan sertifikat

- hanya untuk subklasifikasi yang tercantum dalam sertifikat
- tidak menyesatkan dan tidak merugikan nama lembaga
- dihentikan segera setelah pembekuan, pencabutan, atau berakhirnya sertifikat$$,
   $$This page fulfils clause 4.6 of ISO/IEC 17065.

## Rights of applicants and clients

- to be told about schemes, requirements, fees and time limits
- to be treated equally and in confidence
- to object to an assessor for good reason
- to receive a written decision with its reasons
- to file [complaints](/keluhan) and [appeals](/banding)

## Duties of applicants and clients

- to give true data and access for assessment
- to meet the requirements as long as the certificate is valid
- to report changes that affect conformity
- to keep a record of complaints from customers and what was done

## Use of name, mark and certificate

- only for the subclassifications named in the certificate
- not misleading, and not to the discredit of the body
- to stop at once after suspension, withdrawal or expiry$$),
  ('syarat-ketentuan', 'Syarat dan ketentuan', 'Terms of use', 'Aturan penggunaan situs ini.', 'Rules for the use of this site.',
   $$## Isi situs

Kami menjaga agar isi situs benar dan mutakhir. Bila berbeda, dokumen resmi yang ditandatangani berlaku.

## Daftar klien

Status sertifikat yang tampil berlaku pada saat ditampilkan. Daftar klien boleh dikutip dengan menyebut sumber dan tanggalnya.

## Formulir

Keluhan, banding, dan pesan harus berisi keterangan yang benar. Nomor dan kode akses bersifat pribadi: siapa yang memegang keduanya dapat membaca perkembangannya.$$,
   $$## Content

We keep this site correct and current. Where it differs, signed official documents prevail.

## Register

The status of a certificate is that of the moment it is shown. The register may be quoted with source and date.

## Forms

Complaints, appeals and messages must be truthful. Number and access code are personal: whoever has both can read how the case stands.$$),
  ('kebijakan-privasi', 'Kebijakan privasi', 'Privacy policy', 'Data apa yang kami kumpulkan, untuk apa, dan hak Anda.', 'What data we collect, why, and your rights.',
   $$Kebijakan ini menjelaskan pemrosesan data pribadi menurut UU 27/2022.

## Data yang kami proses

- keluhan, banding, dan pesan: nama, email, telepon, perusahaan, isi, dan bukti yang Anda kirim
- pegawai kami: nama, email, dan catatan kegiatan dalam sistem

Kami tidak memakai pelacak pihak ketiga. Daftar klien tidak memuat data pribadi.

## Dasar dan tujuan

Persetujuan Anda, yang dicatat bersama versi pemberitahuan, waktu, dan bahasanya; data hanya dipakai untuk menangani perkara Anda.

## Masa simpan

Data perkara dianonimkan 24 bulan setelah selesai.

## Hak Anda

Meminta salinan, perbaikan, pembatasan, atau penghapusan. Kami menanggapi dalam 3×24 jam. Hubungi info@pilarnusa.example.id.$$,
   $$This policy explains how we process personal data under Law 27/2022.

## Data we process

- complaints, appeals and messages: name, e-mail, phone, company, contents and evidence that you send
- our staff: name, e-mail and a record of their work in the system

We use no third-party trackers. The register holds no personal data.

## Basis and purpose

Your consent, recorded with the version of the notice, the time and the language; data is used to handle your case only.

## Retention

Case data is made anonymous 24 months after closing.

## Your rights

To ask for a copy, correction, restriction or deletion. We respond within 3×24 hours. Write to info@pilarnusa.example.id.$$),
  ('aksesibilitas', 'Pernyataan aksesibilitas', 'Accessibility statement', 'Tingkat aksesibilitas situs ini dan cara melapor.', 'How accessible this site is, and how to report a barrier.',
   $$Situs ini dibangun menurut WCAG 2.2 tingkat AA. Semua fungsi dapat dipakai dengan keyboard, warna memenuhi kontras minimum, gerakan dapat dihentikan, dan halaman dapat dicetak.

Bila Anda menemukan hambatan, tulis kepada info@pilarnusa.example.id. Kami menjawab dalam 3 hari kerja.$$,
   $$This site is built to WCAG 2.2 level AA. Everything works with a keyboard, colours meet the minimum contrast, motion can be stopped, and pages print.

If you meet a barrier, write to info@pilarnusa.example.id. We answer within 3 working days.$$)
) as p (slug, title, title_en, summary, summary_en, body, body_en);
