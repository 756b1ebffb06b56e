-- Questions with model answers, unpublished until staff have reviewed them.
insert into public.faq (sort_order, category, question, question_en, answer, answer_en, is_published)
select f.place, f.category, f.question, f.question_en, private.markdown_document(f.answer), private.markdown_document(f.answer_en), false
from (values
  (1, 'umum', 'Apa itu Sertifikat Badan Usaha (SBU)?', 'What is a business certificate (SBU)?',
   $$SBU adalah bukti bahwa badan usaha jasa konstruksi memenuhi standar kemampuan untuk suatu **subklasifikasi** dan **kualifikasi**. SBU menjadi syarat perizinan berusaha melalui OSS.$$,
   $$An SBU proves that a construction business meets the standard of capability for a **subclassification** and a **qualification**. It is required for business licensing through OSS.$$),
  (2, 'umum', 'Berapa lama SBU berlaku?', 'How long is an SBU valid?',
   $$SBU berlaku {masa_berlaku} sejak diterbitkan. Selama itu kami melakukan surveilans setiap tahun; hasilnya dapat mempertahankan, membekukan, atau mencabut sertifikat.$$,
   $$An SBU is valid for {masa_berlaku} from issue. During that time we carry out surveillance every year; as a result the certificate may be maintained, suspended or withdrawn.$$),
  (3, 'permohonan', 'Dokumen apa saja yang perlu disiapkan?', 'Which documents are needed?',
   $$Siapkan dokumen berikut:

- SPTJM dan KTA asosiasi
- akta perubahan terakhir
- neraca dua tahun terakhir; laporan akuntan publik bila disyaratkan
- kontrak, BAST, dan RAB
- bukti kepemilikan atau penguasaan peralatan
- SKK dan ijazah PJTBU dan PJSKBU
- dokumen SMAP

Permohonan diajukan melalui OSS. Lihat tahapannya di [alur sertifikasi](/layanan/alur).$$,
   $$Please prepare:

- statement of responsibility and association membership card
- latest deed of amendment
- balance sheets of the last two years, audited where required
- contracts, handover records and budgets
- proof that you own or control the equipment
- competence certificates and diplomas of the responsible persons
- anti-bribery management documents

Applications go through OSS. See the stages in [the certification process](/layanan/alur).$$),
  (4, 'biaya', 'Berapa biaya sertifikasi?', 'What does certification cost?',
   $$Biaya mengikuti Keputusan Menteri {dasar_tarif}. Untuk pekerjaan konstruksi umum: {tarif_umum}. Rincian ada di [halaman biaya](/layanan/biaya).$$,
   $$Fees follow ministerial decree {dasar_tarif}. General construction work: {tarif_umum}. Details are on the [fees page](/layanan/biaya).$$),
  (5, 'permohonan', 'Apa beda sifat umum dan spesialis?', 'What is the difference between general and specialist?',
   $$Sifat **umum** mencakup bangunan gedung dan bangunan sipil, dengan kualifikasi kecil, menengah, dan besar. Sifat **spesialis** mencakup pekerjaan tertentu seperti instalasi, konstruksi khusus, penyelesaian bangunan, dan persiapan, tanpa pembagian ukuran.$$,
   $$**General** covers buildings and civil works, with small, medium and large qualifications. **Specialist** covers particular work such as installation, special construction, building finishing and site preparation, without size classes.$$),
  (6, 'permohonan', 'Siapa yang dimaksud dengan PJBU, PJTBU, dan PJSKBU?', 'Who are PJBU, PJTBU and PJSKBU?',
   $$- **PJBU**: penanggung jawab badan usaha, pimpinan yang berwenang bertindak atas nama badan usaha
- **PJTBU**: penanggung jawab teknis badan usaha
- **PJSKBU**: penanggung jawab subklasifikasi badan usaha

PJTBU dan PJSKBU wajib memiliki SKK yang sesuai.$$,
   $$- **PJBU**: the person responsible for the business, authorised to act on its behalf
- **PJTBU**: the person responsible for technical matters
- **PJSKBU**: the person responsible for a subclassification

The last two need a matching certificate of competence.$$),
  (7, 'sertifikat', 'Bagaimana cara mengecek keaslian sertifikat?', 'How do I check that a certificate is genuine?',
   $$Cari nama badan usaha, NIB, atau nomor sertifikat di [daftar klien](/informasi/klien), atau pindai kode QR pada sertifikat. Status yang tampil adalah status saat itu juga.$$,
   $$Search for the company, its NIB or the certificate number in [the register](/informasi/klien), or scan the QR code on the certificate. The status shown is the current one.$$),
  (8, 'sertifikat', 'Apa yang diperiksa dalam surveilans?', 'What does surveillance check?',
   $$Kami memeriksa apakah badan usaha masih memenuhi lima kriteria: penjualan tahunan, kemampuan keuangan, tenaga kerja konstruksi, peralatan, dan SMAP. Temuan harus ditindaklanjuti dalam batas waktu yang disepakati.$$,
   $$We check whether the business still meets five criteria: annual sales, finances, workforce, equipment and anti-bribery management. Findings must be resolved within the agreed time limit.$$),
  (9, 'keluhan-banding', 'Permohonan saya ditolak. Apa yang dapat saya lakukan?', 'My application was refused. What can I do?',
   $$Anda menerima alasan tertulis. Ajukan [banding](/banding) paling lambat {batas_banding} sejak keputusan. Setiap keputusan ditinjau satu kali; bila banding yang sama diajukan dua kali, keduanya kami periksa bersama. Banding dinilai oleh asesor lain.$$,
   $$You receive written reasons. File an [appeal](/banding) within {batas_banding} of the decision. Each decision is reviewed once; if the same appeal is filed twice, we examine both together. A different assessor carries out the re-assessment.$$),
  (10, 'keluhan-banding', 'Bagaimana menyampaikan keluhan?', 'How do I file a complaint?',
   $$Isi [formulir keluhan](/keluhan). Anda langsung menerima nomor dan kode akses untuk memantau prosesnya. Tanggapan pertama kami sampaikan dalam {tanggapan_keluhan}, hasilnya dalam {hasil_keluhan}.$$,
   $$Fill in the [complaint form](/keluhan). You receive a number and an access code at once to follow the case. We respond within {tanggapan_keluhan} and decide within {hasil_keluhan}.$$),
  (11, 'biaya', 'Berapa biaya sertifikasi untuk jasa konsultansi konstruksi?', 'What does certification cost for construction consultancy?',
   $$[Halaman biaya](/layanan/biaya) baru memuat tarif pekerjaan konstruksi. Untuk jasa konsultansi (kode AR, RK, AL, IT, AT, dan RT), tanyakan besarnya lewat [halaman kontak](/kontak) dengan menyebut kode dan kualifikasi yang Anda ajukan. Kami menjawabnya secara tertulis.

Yang mengikat adalah biaya dalam perjanjian sertifikasi. Anda membacanya sebelum menandatangani dan sebelum membayar.$$,
   $$So far the [fees page](/layanan/biaya) covers construction work. For consultancy (codes AR, RK, AL, IT, AT and RT), ask us through the [contact page](/kontak), naming the code and the qualification you apply for. We answer in writing.

The fee in the certification agreement is binding. You read it before you sign and before you pay.$$),
  (12, 'permohonan', 'OSS menyebut 15 hari. Mengapa proses di sini dapat lebih lama?', 'OSS says 15 days. Why can it take more time here?',
   $$Keduanya mengukur hal yang berbeda.

- **{lama_proses}** adalah jumlah waktu semua tahap di lembaga kami, dari permohonan sampai sertifikat terbit, bila berkas lengkap dan biaya dibayar pada waktunya. Waktu yang Anda perlukan untuk memperbaiki berkas tidak termasuk.
- **Lima belas hari** adalah batas waktu di OSS untuk memverifikasi sertifikat standar. Hitungannya berhenti selama Anda diminta melengkapi persyaratan.

Waktu setiap tahap ada di [alur sertifikasi](/layanan/alur). Ajukan permohonan lebih awal bila Anda hendak mengikuti tender.$$,
   $$The two measure different things.

- **{lama_proses}** is the time of all our stages together, from application to certificate, if the file is complete and the fee is paid on time. The time you need for corrections comes on top.
- **Fifteen days** is the time limit in OSS for verifying a standard certificate. It stops while you are asked to supply what is missing.

The time of each stage is in [the certification process](/layanan/alur). Apply early if you plan to bid.$$),
  (13, 'sertifikat', 'Bolehkah kami tetap bekerja selama resertifikasi berjalan?', 'May we go on working while re-certification is under way?',
   $$Selama sertifikat lama masih berlaku, ya. Sertifikat itu tetap berlaku sampai tanggal akhirnya, juga selama permohonan baru kami periksa.

Permohonan resertifikasi **tidak memperpanjang** masa berlaku. Bila tanggal akhir terlewati sebelum sertifikat baru terbit, pada hari berikutnya [cek sertifikat](/cek) menampilkan **Kedaluwarsa**, dan panitia tender dapat menolak sertifikat itu. Untuk pekerjaan yang sudah berjalan, ikuti isi kontrak dan tanyakan kepada pengguna jasa.

Ajukan resertifikasi paling lambat tiga bulan sebelum tanggal akhir agar tidak ada jeda.$$,
   $$While the old certificate is valid, yes. It stays valid until its last day, also while we examine the new application.

An application for re-certification **does not extend** the validity. If the last day passes before the new certificate is issued, the [certificate check](/cek) shows **Expired** from the next day, and a tender committee may reject the certificate. For work already under way, follow the contract and ask your client.

Apply for re-certification at least three months before the last day so that there is no gap.$$)
) as f (place, category, question, question_en, answer, answer_en);
