-- Model texts, as drafts, of the pages required by ISO/IEC 17065 and the law; more are in the other files
-- ending in _pages.sql. A gap, '[isi: ...]' and '[fill in: ...]', is for facts that only the certification
-- body knows; supabase/seed/demo/50_texts.sql fills them for the fictional body. The back-office offers the
-- same texts for new pages: it reads these files (src/features/cms-pages/model-texts.ts).
insert into public.cms_pages (slug, title, title_en, summary, summary_en, body, body_en)
select p.slug, p.title, p.title_en, p.summary, p.summary_en, private.markdown_document(p.body), private.markdown_document(p.body_en)
from (values
  ('tentang', 'Tentang kami', 'About us',
   'Siapa kami, apa yang kami sertifikasi, dan bagaimana kami menjaga ketidakberpihakan.',
   'Who we are, what we certify, and how we stay impartial.',
   $${nama_lembaga}, yang diselenggarakan oleh [isi: nama badan hukum], adalah lembaga sertifikasi badan usaha jasa konstruksi. Kami menilai apakah badan usaha memenuhi standar kemampuan menurut subklasifikasi dan kualifikasinya, lalu menerbitkan Sertifikat Badan Usaha.

## Ketidakberpihakan

Keputusan sertifikasi diambil oleh orang yang tidak ikut menilai. [isi: siapa yang mengawasi ketidakberpihakan, dan bagaimana risikonya ditinjau]. Kami tidak memberi jasa konsultansi kepada pemohon.

## Pembiayaan

Tidak ada biaya yang bergantung pada hasil penilaian. Dari mana kegiatan kami dibiayai, tertulis di halaman [biaya](/layanan/biaya).

## Terbuka bagi semua, tanpa diskriminasi

Layanan kami terbuka bagi setiap badan usaha yang kegiatannya ada dalam ruang lingkup kami, tanpa melihat ukuran, keanggotaan asosiasi, atau jumlah sertifikat yang sudah diterbitkan. Untuk subklasifikasi dan kualifikasi yang sama, persyaratan, biaya, dan batas waktunya sama bagi semua pemohon.

## Kerahasiaan

Yang kami peroleh selama penilaian dijaga kerahasiaannya oleh setiap orang yang bekerja untuk kami. Yang diumumkan hanya daftar klien: nama sekarang dan nama lama, bentuk dan jenis usaha, NIB, kota, provinsi, asosiasi, situs, dan logo badan usaha; nomor, ruang lingkup, kualifikasi, KBLI, skema, dasar hukum, tanggal, status sertifikat, dan catatannya di register nasional (SIJK/LPJK); serta keputusan, koreksi, dan riwayatnya: nomor, tanggal, siapa yang memutuskan, jenis alasan, akhir pembekuan, dan sertifikat pengganti. Bila hukum mewajibkan kami membuka keterangan lain, pihak yang bersangkutan kami beri tahu lebih dahulu, kecuali hukum melarangnya.

## Dasar kerja

Kami bekerja menurut SNI ISO/IEC 17065, skema sertifikasi yang ditetapkan pemerintah, dan lisensi dari LPJK. Nomor, tanggal, dan masa berlakunya ada di [legalitas](/profil/legalitas).$$,
   $${nama_lembaga}, which is operated by [fill in: legal name], certifies construction businesses. We assess whether a business meets the standard of capability for its subclassification and qualification, and issue the business certificate (SBU).

## Impartiality

Certification decisions are made by people who took no part in the assessment. [fill in: who safeguards impartiality, and how its risks are reviewed]. We offer no consultancy to applicants.

## Financing

No fee depends on the result of an assessment. How our work is financed is explained on the page about [fees](/layanan/biaya).

## Open to all, without discrimination

Our services are open to every business whose work is within our scope, whatever its size, its membership of an association or the number of certificates already issued. For the same subclassification and qualification, requirements, fees and time limits are the same for all applicants.

## Confidentiality

What we learn in an assessment is kept confidential by everyone who works for us. Only the register is made public: present and former names, legal form and kind, NIB, city, province, association, website and logo of the company; number, scope, qualification, KBLI, scheme, legal basis, dates, status of the certificate and its record in the national register (SIJK/LPJK); and its decisions, corrections and history: number, date, who decided, kind of reason, end of a suspension, and the replacing certificate. If the law obliges us to disclose anything else, we inform the party concerned beforehand, unless the law forbids it.

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

- logo kami dipakai setelah ada izin tertulis, yang dimohonkan lewat halaman [kontak](/profil/kontak), dan menurut [isi: panduan logo]
- simbol akreditasi KAN: [isi: boleh atau tidaknya dipakai pemegang sertifikat, menurut ketentuan KAN yang berlaku]
- atas penggunaan yang salah kami meminta perbaikan, lalu mengambil tindakan: [isi: sanksi dan tahapnya]$$,
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

- our logo may be used only with written permission, requested through our [contact page](/profil/kontak), and according to [fill in: logo guidelines]
- KAN accreditation symbol: [fill in: whether certificate holders may use it, under the KAN rules in force]
- in case of misuse we first ask for correction, then take action: [fill in: sanctions and their order]$$),
  ('prosedur-keluhan-banding', 'Prosedur keluhan dan banding', 'Procedure for complaints and appeals',
   'Bagaimana keluhan dan banding disampaikan, diperiksa, diputus, dan ditindaklanjuti.',
   'How complaints and appeals are received, investigated, decided and followed up.',
   $$Keluhan dan banding ditangani menurut SNI ISO/IEC 17065 klausul 7.13. Keluhan tidak dikenai biaya, dan tidak seorang pun dirugikan karena menyampaikannya.

## Penerimaan

Keluhan disampaikan lewat [formulir keluhan](/keluhan) atau [isi: saluran lain, misalnya surat, telepon, kantor]; banding lewat [formulir banding](/banding) atau [surat](/banding/surat). Setiap kiriman mendapat nomor dan tanda terima; keluhan kami tanggapi dalam {tanggapan_keluhan}. Kami memeriksa apakah hal itu menyangkut kegiatan sertifikasi yang menjadi tanggung jawab kami.

## Pemeriksaan

Kami mengumpulkan dan memverifikasi semua keterangan yang diperlukan. [isi: siapa yang memeriksa, dan bagaimana kedua pihak didengar]. Identitas pelapor dirahasiakan bila diminta. Pelapor dapat mengikuti perkembangannya di [halaman lacak](/lacak).

## Keputusan

Keputusan diambil, atau ditinjau dan disetujui, oleh orang yang tidak terlibat dalam kegiatan sertifikasi yang menjadi pokok perkara, dan yang dalam dua tahun terakhir tidak bekerja pada atau memberi konsultansi kepada pihak yang bersangkutan. Hasil keluhan kami sampaikan dalam {hasil_keluhan}, tertulis beserta alasannya.

## Banding

Banding diajukan atas keputusan sertifikasi (penolakan, pengurangan, pembekuan, atau pencabutan) paling lambat {batas_banding} sejak keputusan. Banding yang terlambat kami catat dan kami nyatakan gugur dengan alasan tertulis, kecuali terlambatnya karena sebab yang kami terima, misalnya keadaan kahar. Kelengkapannya kami jawab dalam {jawaban_banding}, dan penilaian ulangnya selesai dalam {putusan_banding}. Keputusan semula tetap berlaku sampai banding diputus. Banding dinilai ulang oleh asesor yang tidak terlibat dalam keputusan itu. Biaya: [isi: ada atau tidaknya biaya banding, dan besarnya].

## Tindak lanjut

Bila keluhan terbukti, kami menetapkan tindakan perbaikan, penanggung jawab, dan batas waktunya, lalu memeriksa hasilnya. Bila banding dikabulkan, kami membatalkan keputusan semula, memulihkan sertifikatnya, atau menilai ulang, atau menulis alasannya bila tidak ada yang berubah. Akhir penanganan kami beri tahukan kepada pelapor atau pemohon banding.

## Saluran lain

Pelapor atau pemohon banding yang berkeberatan atas hasilnya dapat menyampaikannya kepada [isi: LPJK, KAN, atau saluran lain, dengan alamatnya]. Hak untuk menempuh upaya hukum tidak berkurang.$$,
   $$Complaints and appeals are handled in accordance with clause 7.13 of ISO/IEC 17065. Complaints are free of charge, and nobody is put at a disadvantage for filing one.

## Receipt

Complaints come through the [complaint form](/keluhan) or [fill in: other ways, such as letter, phone, office]; appeals through the [appeal form](/banding) or by [letter](/banding/surat). Each gets a number and a receipt; we respond to a complaint within {tanggapan_keluhan}. We check whether it concerns certification activities that we are responsible for.

## Investigation

We gather and verify all necessary information. [fill in: who investigates, and how both sides are heard]. Identities are kept confidential on request. Progress can be followed on the [tracking page](/lacak).

## Decision

The decision is taken, or reviewed and approved, by people who were not involved in the certification activities in question, and who in the last two years have neither worked for nor advised the party concerned. The outcome of a complaint is given within {hasil_keluhan}, in writing and with reasons.

## Appeals

An appeal is filed against a certification decision (refusal, reduction, suspension or withdrawal) within {batas_banding} of the decision. We record a late appeal and declare it lapsed with a written reason, unless it is late for a cause that we accept, such as force majeure. We confirm within {jawaban_banding} whether it is complete, and the re-assessment takes up to {putusan_banding}. The original decision stands until the appeal is decided. The appeal is re-assessed by an assessor who took no part in that decision. Fee: [fill in: whether an appeal costs anything, and how much].

## Follow-up

If a complaint is upheld, we set corrective actions, the person responsible and a due date, and check the result. If an appeal is upheld, we annul the original decision, reinstate the certificate or assess again, or give the reason in writing if nothing changes. We tell the complainant or appellant when handling ends.

## Other channels

Anyone who does not accept the outcome may turn to [fill in: LPJK, KAN or others, with their addresses]. The right to go to court is not affected.$$)
) as p (slug, title, title_en, summary, summary_en, body, body_en);
