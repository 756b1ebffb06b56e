-- Model texts of the pages that ISO/IEC 17065 and the law ask for, as drafts; what stands in [brackets] is to be filled in.
insert into public.cms_pages (slug, title, title_en, summary, summary_en, body, body_en)
select p.slug, p.title, p.title_en, p.summary, p.summary_en, private.markdown_document(p.body), private.markdown_document(p.body_en)
from (values
  ('tentang', 'Tentang kami', 'About us',
   'Siapa kami, apa yang kami sertifikasi, dan bagaimana kami menjaga ketidakberpihakan.',
   'Who we are, what we certify, and how we stay impartial.',
   $$[isi: nama lembaga] adalah lembaga sertifikasi badan usaha jasa konstruksi. Kami menilai apakah badan usaha memenuhi standar kemampuan menurut subklasifikasi dan kualifikasinya, lalu menerbitkan Sertifikat Badan Usaha.

## Ketidakberpihakan

Keputusan sertifikasi diambil oleh orang yang tidak ikut menilai. Komite ketidakberpihakan mengawasi benturan kepentingan, dan kami tidak memberi jasa konsultansi kepada pemohon.

## Pembiayaan

Kegiatan kami dibiayai oleh biaya sertifikasi yang besarannya ditetapkan pemerintah. Tidak ada biaya yang bergantung pada hasil penilaian. Lihat [biaya](/layanan/biaya).

## Terbuka bagi semua, tanpa diskriminasi

Layanan kami terbuka bagi setiap badan usaha yang kegiatannya ada dalam ruang lingkup kami, tanpa melihat ukuran, keanggotaan asosiasi, atau jumlah sertifikat yang sudah diterbitkan. Persyaratan, biaya, dan waktu sama bagi semua pemohon.

## Kerahasiaan

Yang kami peroleh selama penilaian dijaga kerahasiaannya oleh setiap orang yang bekerja untuk kami. Yang diumumkan hanya daftar klien: nama badan usaha, ruang lingkup, dan status sertifikat. Bila hukum mewajibkan kami membuka keterangan lain, pihak yang bersangkutan kami beri tahu lebih dahulu, kecuali hukum melarangnya.

## Dasar kerja

Kami bekerja menurut SNI ISO/IEC 17065, skema sertifikasi yang ditetapkan pemerintah, dan lisensi dari LPJK. Nomor, tanggal, dan masa berlakunya ada di [legalitas](/profil/legalitas).$$,
   $$[fill in: name of the organisation] certifies construction businesses. We assess whether a business meets the standard of capability for its subclassification and qualification, and issue the business certificate (SBU).

## Impartiality

Certification decisions are made by people who took no part in the assessment. An impartiality committee oversees conflicts of interest, and we offer no consultancy to applicants.

## Financing

Our work is financed by certification fees set by the government. No fee depends on the result of an assessment. See [fees](/layanan/biaya).

## Open to all, without discrimination

Our services are open to every business whose work is within our scope, whatever its size, its membership of an association or the number of certificates already issued. Requirements, fees and time limits are the same for all applicants.

## Confidentiality

What we learn in an assessment is kept confidential by everyone who works for us. Only the register is made public: the company’s name, its scope and the status of its certificates. If the law obliges us to disclose anything else, we inform the party concerned beforehand, unless the law forbids it.

## Basis of our work

We work to ISO/IEC 17065, the certification schemes set by the government, and our licence from LPJK. Their numbers, dates and validity are under [legal status](/profil/legalitas).$$),
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

To be a certification body whose work is trusted without question.

## Mission

1. Assess with competence, consistency and impartiality
2. Meet the time limit of every stage, and let you know if we are late
3. Keep the status of certificates open to everyone
4. Handle complaints and appeals fairly and in writing
5. Protect the data of applicants and complainants$$),
  ('hak-kewajiban', 'Hak dan kewajiban', 'Rights and duties',
   'Hak dan kewajiban pemohon dan klien, serta aturan penggunaan nama, logo, dan sertifikat.',
   'Rights and duties of applicants and clients, and rules for the use of name, mark and certificate.',
   $$Disusun berdasarkan SNI ISO/IEC 17065 klausul 4.1.2, 4.1.3, dan 4.6.

## Hak pemohon dan klien

- memperoleh informasi skema, persyaratan, biaya, dan waktu
- diperlakukan setara dan dijaga kerahasiaannya
- menolak asesor dengan alasan yang sah
- menerima keputusan tertulis beserta alasannya
- mengajukan [keluhan](/keluhan) dan [banding](/banding)

## Kewajiban pemohon dan klien

- memberi data yang benar dan membuka akses ke lokasi, catatan, peralatan, orang, dan subkontraktor untuk penilaian dan surveilans
- menerima pengamat bila diperlukan, misalnya dari KAN atau LPJK
- membantu pemeriksaan keluhan yang kami terima tentang pekerjaannya
- memenuhi persyaratan sertifikasi selama masa berlaku, termasuk persyaratan yang berubah
- segera memberitahukan perubahan yang memengaruhi pemenuhan persyaratan
- menyimpan catatan keluhan dari pengguna jasa dan tindak lanjutnya, dan menunjukkannya kepada kami

## Penggunaan nama, logo, dan sertifikat

- hanya untuk subklasifikasi yang tercantum dalam sertifikat
- pernyataan di media, iklan, brosur, dan penawaran tidak menyesatkan dan tidak merugikan nama lembaga
- salinan dokumen sertifikasi diberikan utuh, atau sebagaimana ditetapkan dalam skema
- dihentikan segera setelah pembekuan, pencabutan, atau berakhirnya sertifikat; pemegang mengembalikan dokumen yang kami minta

## Simbol akreditasi dan sanksi

- logo kami dipakai setelah ada izin tertulis; permohonannya disampaikan lewat [kontak](/profil/kontak)
- simbol akreditasi KAN tidak dipakai oleh pemegang sertifikat, kecuali sebagai bagian dari sertifikat yang kami terbitkan
- atas penggunaan yang salah kami meminta perbaikan, lalu mengambil tindakan: pembekuan, pencabutan, pengumuman, dan bila perlu upaya hukum$$,
   $$Based on clauses 4.1.2, 4.1.3 and 4.6 of ISO/IEC 17065.

## Rights of applicants and clients

- to receive information about schemes, requirements, fees and time limits
- to be treated equally and have their information kept confidential
- to object to an assessor on valid grounds
- to receive a written decision with its reasons
- to file [complaints](/keluhan) and [appeals](/banding)

## Duties of applicants and clients

- to provide correct data and access to sites, records, equipment, people and subcontractors for assessment and surveillance
- to accept observers where needed, for example from KAN or LPJK
- to cooperate in the investigation of complaints we receive about their work
- to meet the certification requirements as long as the certificate is valid, including changed requirements
- to report without delay changes that affect conformity
- to keep a record of complaints from customers and the action taken, and to show it to us

## Use of name, mark and certificate

- only for the subclassifications named in the certificate
- statements in the media, advertising, brochures and tenders must not be misleading or discredit us
- copies of certification documents are provided in full, or as specified in the scheme
- use ends at once upon suspension, withdrawal or expiry; the holder returns the documents we ask for

## Accreditation symbol and sanctions

- our logo may be used only with written permission, requested through our [contact page](/profil/kontak)
- certificate holders may not use the KAN accreditation symbol, except as part of the certificate that we issue
- in case of misuse we first ask for correction, then take action: suspension, withdrawal, publication and, if necessary, legal action$$),
  ('prosedur-keluhan-banding', 'Prosedur keluhan dan banding', 'Procedure for complaints and appeals',
   'Bagaimana keluhan dan banding disampaikan, diperiksa, diputus, dan ditindaklanjuti.',
   'How complaints and appeals are received, investigated, decided and followed up.',
   $$Keluhan dan banding ditangani menurut SNI ISO/IEC 17065 klausul 7.13. Keluhan tidak dikenai biaya, dan tidak seorang pun dirugikan karena menyampaikannya.

## Penerimaan

Keluhan disampaikan lewat [formulir keluhan](/keluhan), surat, telepon, atau langsung di kantor; banding lewat [formulir banding](/banding). Setiap kiriman mendapat nomor dan tanda terima; keluhan kami tanggapi dalam {tanggapan_keluhan}. Kami memeriksa apakah hal itu menyangkut kegiatan sertifikasi yang menjadi tanggung jawab kami.

## Pemeriksaan

Kami mengumpulkan dan memverifikasi semua keterangan yang diperlukan, dan mendengar kedua pihak. Identitas pelapor dirahasiakan bila diminta. Pelapor dapat mengikuti perkembangannya di [halaman lacak](/lacak).

## Keputusan

Keputusan diambil, atau ditinjau dan disetujui, oleh orang yang tidak terlibat dalam kegiatan sertifikasi yang menjadi pokok perkara, dan yang dalam dua tahun terakhir tidak bekerja pada atau memberi konsultansi kepada pihak yang bersangkutan. Hasil keluhan kami sampaikan dalam {hasil_keluhan}, tertulis beserta alasannya.

## Banding

Banding diajukan atas keputusan sertifikasi (penolakan, pengurangan, pembekuan, atau pencabutan) paling lambat {batas_banding} sejak keputusan. Kelengkapannya kami jawab dalam {jawaban_banding}, dan penilaian ulangnya selesai dalam {putusan_banding}. Keputusan semula tetap berlaku sampai banding diputus. Banding dinilai ulang oleh asesor yang tidak terlibat dalam keputusan itu.

## Tindak lanjut

Bila keluhan terbukti atau banding dikabulkan, kami menetapkan tindakan perbaikan, penanggung jawab, dan batas waktunya, lalu memeriksa hasilnya. Akhir penanganan kami beri tahukan kepada pelapor atau pemohon banding.

## Saluran lain

Pelapor atau pemohon banding yang berkeberatan atas hasilnya dapat menyampaikannya kepada LPJK, KAN, atau lewat SP4N-LAPOR!. Hak untuk menempuh upaya hukum tidak berkurang.$$,
   $$Complaints and appeals are handled in accordance with clause 7.13 of ISO/IEC 17065. Complaints are free of charge, and nobody is put at a disadvantage for filing one.

## Receipt

Complaints come through the [complaint form](/keluhan), by letter, by phone or at our office; appeals through the [appeal form](/banding). Each gets a number and a receipt; we respond to a complaint within {tanggapan_keluhan}. We check whether it concerns certification activities that we are responsible for.

## Investigation

We gather and verify all necessary information, and hear both sides. Identities are kept confidential on request. Progress can be followed on the [tracking page](/lacak).

## Decision

The decision is taken, or reviewed and approved, by people who were not involved in the certification activities in question, and who in the last two years have neither worked for nor advised the party concerned. The outcome of a complaint is given within {hasil_keluhan}, in writing and with reasons.

## Appeals

An appeal is filed against a certification decision (refusal, reduction, suspension or withdrawal) within {batas_banding} of the decision. We confirm within {jawaban_banding} whether it is complete, and the re-assessment takes up to {putusan_banding}. The original decision stands until the appeal is decided. The appeal is re-assessed by an assessor who took no part in that decision.

## Follow-up

If a complaint or an appeal is upheld, we set corrective actions, the person responsible and a due date, and check the result. We tell the complainant or appellant when handling ends.

## Other channels

Anyone who does not accept the outcome may turn to LPJK, KAN or SP4N-LAPOR!. The right to go to court is not affected.$$),
  ('syarat-ketentuan', 'Syarat dan ketentuan', 'Terms of use', 'Aturan penggunaan situs ini.', 'Rules for the use of this site.',
   $$## Isi situs

Kami menjaga agar isi situs benar dan mutakhir. Bila ada perbedaan, yang berlaku adalah dokumen resmi yang ditandatangani.

## Daftar klien

Status sertifikat yang tampil berlaku pada saat ditampilkan. Daftar klien boleh dikutip dengan menyebut sumber dan tanggalnya.

## Formulir

Keluhan, banding, dan pesan harus berisi keterangan yang benar. Nomor dan kode akses bersifat pribadi: siapa yang memegang keduanya dapat membaca perkembangannya.$$,
   $$## Content

We keep this site accurate and up to date. In case of differences, signed official documents prevail.

## Register

The status of a certificate is valid at the time it is shown. The register may be quoted with source and date.

## Forms

Complaints, appeals and messages must be truthful. Number and access code are personal: anyone who has both can follow the case.$$),
  ('kebijakan-privasi', 'Kebijakan privasi', 'Privacy policy', 'Data apa yang kami kumpulkan, untuk apa, dan hak Anda.', 'What data we collect, why, and your rights.',
   $$Kebijakan ini menjelaskan pemrosesan data pribadi menurut UU 27/2022.

## Pengendali data

[isi: nama badan hukum], penyelenggara [isi: nama lembaga], {alamat}. Pejabat pelindungan data: Manajer Mutu, {email}, {telepon}.

## Data yang kami proses

- keluhan, banding, dan pesan: nama, email, telepon, badan usaha, isi, dan bukti yang Anda kirim
- narahubung badan usaha bersertifikat: nama, email, dan telepon; tidak diumumkan
- pegawai kami: nama, email, dan catatan kegiatan dalam sistem
- alamat IP pengirim formulir, hanya sebagai sidik satu arah, untuk mencegah penyalahgunaan

Peramban Anda menyimpan pilihan bahasa dan tampilan serta draf formulir, sampai Anda menghapusnya. Kami tidak memakai pelacak pihak ketiga. Daftar klien tidak memuat data pribadi.

## Dasar dan tujuan

Untuk formulir di situs ini: persetujuan Anda, yang dicatat bersama versi pemberitahuan, waktu, dan bahasanya. Untuk keluhan yang datang dengan cara lain: kewajiban lembaga sertifikasi menangani keluhan (UU 27/2022 Pasal 20 ayat (2)). Untuk narahubung badan usaha: perjanjian sertifikasi. Data hanya dipakai untuk menangani perkara Anda dan mengingatkan badan usaha Anda.

## Penerima data

Staf yang menangani perkara, serta penyedia hosting dan pengiriman email yang bekerja atas perintah kami. Bila data diproses di luar negeri, kami memastikan pelindungan yang setara (Pasal 56). KAN dan LPJK menerima catatan tanpa nama.

## Masa simpan

Data perkara dianonimkan {masa_simpan} setelah selesai. Catatan tanpa nama (kategori, kesimpulan, alasan, tanggal) tetap disimpan sampai {masa_catatan} setelah selesai, karena lembaga sertifikasi wajib dapat menunjukkan penanganan keluhan dan banding selama dua siklus sertifikasi; lalu dihapus.

## Hak Anda

Meminta salinan, perbaikan, pembatasan, atau penghapusan. Kami menanggapi dalam 3×24 jam. Hubungi {email}.

## Bila pelindungan data gagal

Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang dalam 3×24 jam (Pasal 46).$$,
   $$This policy explains how we process personal data under Law 27/2022.

## Controller

[fill in: legal name], which operates [fill in: name of the organisation], {alamat}. Data protection officer: the quality manager, {email}, {telepon}.

## Data we process

- complaints, appeals and messages: name, e-mail, phone, company, contents and evidence that you send
- contacts of certified companies: name, e-mail and phone; not published
- our staff: name, e-mail and a record of their work in the system
- the IP address from which a form is sent, only as a one-way fingerprint, to prevent abuse

Your browser keeps the chosen language and appearance and drafts of forms until you delete them. We use no third-party trackers. The register holds no personal data.

## Basis and purpose

For forms on this site: your consent, recorded with the version of the notice, the time and the language. For complaints that reach us in other ways: the duty of a certification body to handle complaints (Law 27/2022, article 20 (2)). For contacts of companies: the certification agreement. Data is used only to handle your case and to remind your company.

## Recipients

The staff who handle your case, and the providers of hosting and e-mail delivery who work on our instructions. Where data is processed abroad we make sure that it is protected equally (article 56). KAN and LPJK receive records without names.

## Retention

Case data is anonymised {masa_simpan} after closing. A record without names (category, finding, reasons, dates) is kept until {masa_catatan} after closing, because a certification body must be able to show for two certification cycles how complaints and appeals were handled; it is then deleted.

## Your rights

To ask for a copy, correction, restriction or deletion. We respond within 3×24 hours. Write to {email}.

## If protection fails

If the protection of personal data fails, we inform you and the competent authority within 3×24 hours (article 46).$$),
  ('aksesibilitas', 'Pernyataan aksesibilitas', 'Accessibility statement', 'Tingkat aksesibilitas situs ini dan cara melapor.', 'How accessible this site is, and how to report a barrier.',
   $$Situs ini dibangun menurut WCAG 2.2 tingkat AA. Semua fungsi dapat dipakai dengan keyboard, warna memenuhi kontras minimum, gerakan dapat dihentikan, dan halaman dapat dicetak.

Bila Anda menemukan hambatan, tulis kepada {email}. Kami menjawab dalam {tanggapan_keluhan}.$$,
   $$This site is built to WCAG 2.2 level AA. Everything works with a keyboard, colours meet the minimum contrast, motion can be stopped, and pages can be printed.

If you come across a barrier, write to {email}. We answer within {tanggapan_keluhan}.$$)
) as p (slug, title, title_en, summary, summary_en, body, body_en);
