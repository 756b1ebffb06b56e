-- Terms of use, privacy policy (content required by law 27/2022) and accessibility statement.
insert into public.cms_pages (slug, title, title_en, summary, summary_en, body, body_en)
select p.slug, p.title, p.title_en, p.summary, p.summary_en, private.markdown_document(p.body), private.markdown_document(p.body_en)
from (values
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

[isi: nama badan hukum], penyelenggara {nama_lembaga}, {alamat}. Pertanyaan tentang data pribadi: [isi: pejabat pelindungan data atau jabatan lain], {email}, {telepon}.

## Data yang kami proses

- keluhan, banding, dan pesan: nama, email, telepon, badan usaha, isi, dan bukti yang Anda kirim
- narahubung badan usaha bersertifikat: nama, email, dan telepon; tidak diumumkan
- pegawai kami: nama, email, dan catatan kegiatan dalam sistem
- alamat IP pengirim formulir, hanya sebagai sidik satu arah, untuk mencegah penyalahgunaan

Peramban Anda menyimpan pilihan bahasa dan tampilan serta draf formulir, sampai Anda menghapusnya. Kami tidak memakai pelacak pihak ketiga. Daftar klien memuat data badan usaha, bukan nama dan kontak narahubungnya.

## Dasar dan tujuan

Untuk formulir di situs ini: persetujuan Anda, yang dicatat bersama versi pemberitahuan, waktu, dan bahasanya. Untuk keluhan yang datang dengan cara lain: kewajiban lembaga sertifikasi menangani keluhan (UU 27/2022 Pasal 20 ayat (2) huruf c). Untuk narahubung badan usaha: perjanjian sertifikasi. Data hanya dipakai untuk menangani perkara Anda, mencegah penyalahgunaan, memberitahukan keputusan atas sertifikat badan usaha Anda, dan mengingatkannya.

## Penerima data

Staf yang menangani perkara, serta penyedia hosting dan pengiriman email yang bekerja atas perintah kami: [isi: nama penyedia hosting dan email]. [isi: apakah data diproses di luar negeri, dan dengan pelindungan apa (Pasal 56)]. KAN dan LPJK menerima catatan tanpa nama.

## Masa simpan

Data perkara dianonimkan {masa_simpan} setelah selesai. Catatan tanpa nama (kategori, kesimpulan, alasan, tanggal) tetap disimpan sampai {masa_catatan} setelah selesai, karena lembaga sertifikasi wajib dapat menunjukkan penanganan keluhan dan banding selama dua siklus sertifikasi; lalu dihapus.

## Hak Anda

- meminta salinan, perbaikan, pembatasan, atau penghapusan data Anda
- menarik persetujuan kapan saja: email, telepon, dan nama badan usaha Anda kami hapus, dan kami tidak mengirim email lagi; keluhan dan banding tetap kami selesaikan, karena kami wajib menanganinya
- mengajukan keberatan atas pemrosesan: kami menghentikannya sampai keberatan itu diputus

Kami menanggapi dalam 3×24 jam (UU 27/2022). Hubungi {email}. Penarikan persetujuan tidak membatalkan pemrosesan yang sudah dilakukan sebelumnya.

## Bila pelindungan data gagal

Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang dalam 3×24 jam (Pasal 46).$$,
   $$This policy explains how we process personal data under Law 27/2022.

## Controller

[fill in: legal name], which operates {nama_lembaga}, {alamat}. Questions about personal data: [fill in: data protection officer or another position], {email}, {telepon}.

## Data we process

- complaints, appeals and messages: name, e-mail, phone, company, contents and evidence that you send
- contacts of certified companies: name, e-mail and phone; not published
- our staff: name, e-mail and a record of their work in the system
- the IP address from which a form is sent, only as a one-way fingerprint, to prevent abuse

Your browser keeps the chosen language and appearance and drafts of forms until you delete them. We use no third-party trackers. The register shows companies, not the names and details of their contacts.

## Basis and purpose

For forms on this site: your consent, recorded with the version of the notice, the time and the language. For complaints that reach us in other ways: the duty of a certification body to handle complaints (Law 27/2022, article 20 (2) c). For contacts of companies: the certification agreement. Data is used only to handle your case, to prevent abuse, to notify your company of decisions on its certificates and to remind it.

## Recipients

The staff who handle your case, and the providers of hosting and e-mail delivery who work on our instructions: [fill in: names of the hosting and e-mail providers]. [fill in: whether data is processed abroad, and how it is protected there (article 56)]. KAN and LPJK receive records without names.

## Retention

Case data is anonymised {masa_simpan} after closing. A record without names (category, finding, reasons, dates) is kept until {masa_catatan} after closing, because a certification body must be able to show for two certification cycles how complaints and appeals were handled; it is then deleted.

## Your rights

- to ask for a copy, correction, restriction or deletion of your data
- to withdraw your consent at any time: we delete your e-mail, phone and company, and send no more e-mail; complaints and appeals are still decided, because we have a duty to handle them
- to object to processing: we stop it until the objection is decided

We respond within 3×24 hours (Law 27/2022). Write to {email}. Withdrawing consent does not undo earlier processing.

## If protection fails

If the protection of personal data fails, we inform you and the competent authority within 3×24 hours (article 46).$$),
  ('aksesibilitas', 'Pernyataan aksesibilitas', 'Accessibility statement', 'Tingkat aksesibilitas situs ini dan cara melapor.', 'How accessible this site is, and how to report a barrier.',
   $$Situs ini dibangun menurut WCAG 2.2 tingkat AA. Semua fungsi dapat dipakai dengan keyboard, warna memenuhi kontras minimum, gerakan dapat dihentikan, dan halaman dapat dicetak.

## Cara pengujian

Terakhir diuji pada November 2026: setiap halaman dengan aturan WCAG yang dapat diperiksa mesin, dalam kedua bahasa serta tampilan terang dan gelap. Cek sertifikat, pengajuan keluhan, dan pelacakan perkara diuji dengan keyboard saja, dengan sentuhan saja, dan menurut pohon aksesibilitas yang dibaca pembaca layar.

## Keterbatasan yang diketahui

- naskah peraturan dan dokumen skema berupa PDF dari penerbitnya dan mungkin tidak terbaca pembaca layar; mintalah, dan kami bacakan atau kirim teksnya
- berita lama dapat memuat gambar dengan keterangan yang singkat

## Melaporkan hambatan

Bila Anda menemukan hambatan, tulis kepada {email}. Kami menjawab dalam {tanggapan_keluhan}.$$,
   $$This site is built to WCAG 2.2 level AA. Everything works with a keyboard, colours meet the minimum contrast, motion can be stopped, and pages can be printed.

## How it is tested

Last tested in November 2026: every page by those WCAG rules that a machine can check, in both languages and in light and dark. Checking a certificate, filing a complaint and tracking a case were tested by keyboard alone, by touch alone, and by the accessibility tree that screen readers read.

## Known limits

- texts of laws and scheme documents are PDF files of their publishers and may not be readable by screen readers; ask, and we read them to you or send the text
- older news may hold pictures with a short description

## Reporting a barrier

If you come across a barrier, write to {email}. We answer within {tanggapan_keluhan}.$$)
) as p (slug, title, title_en, summary, summary_en, body, body_en);
