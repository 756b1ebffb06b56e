-- Editable text of two service pages: rules on the status of certificates (ISO/IEC 17065, 4.6 a) and
-- financing (4.6 b).
insert into public.cms_pages (slug, title, title_en, summary, summary_en, body, body_en)
select p.slug, p.title, p.title_en, p.summary, p.summary_en, private.markdown_document(p.body), private.markdown_document(p.body_en)
from (values
  ('alur', 'Alur dan aturan sertifikasi', 'Certification process and rules',
   'Tahap sertifikasi, dan kapan sertifikat diberikan, dipertahankan, diubah, dibekukan, dicabut, atau ditolak.',
   'The stages of certification, and when a certificate is granted, maintained, changed, suspended, withdrawn or refused.',
   $$### Pemberian dan pemeliharaan

Sertifikat diberikan bila seluruh persyaratan skema terpenuhi dan keputusan telah ditetapkan. Sertifikat dipertahankan selama surveilans menunjukkan persyaratan tetap terpenuhi.

### Perluasan dan pengurangan

Subklasifikasi dapat ditambah atau dikurangi melalui permohonan perubahan. Perluasan dinilai seperti permohonan baru untuk bagian yang ditambahkan.

### Pembekuan dan pencabutan

Sertifikat dibekukan bila [isi: alasan pembekuan]. Pembekuan diakhiri setelah perbaikan diterima. Sertifikat dicabut bila [isi: alasan pencabutan].

### Jangka waktu dan pengumuman

Pembekuan berlangsung paling lama [isi: jangka waktu pembekuan]. Selama itu pemegang sertifikat tidak boleh menyatakan diri bersertifikat untuk ruang lingkup yang dibekukan. Pencabutan bersifat tetap: sertifikat yang dicabut tidak diaktifkan lagi, dan badan usaha mengajukan sertifikasi baru. Pemegang sertifikat diberi tahu secara tertulis beserta alasannya. Setiap perubahan status langsung tampil di [daftar klien](/informasi/klien), dengan tanggalnya.

### Penolakan

Permohonan ditolak secara tertulis dengan alasan. Atas penolakan, pengurangan, pembekuan, dan pencabutan dapat diajukan [banding](/banding).$$,
   $$### Granting and maintaining

A certificate is granted when all requirements of the scheme are met and the decision has been made. It is maintained as long as surveillance shows that they are still met.

### Extending and reducing

Subclassifications can be added or removed through an application for change. Extensions are assessed like a new application.

### Suspending and withdrawing

A certificate is suspended when [fill in: grounds of suspension]. Suspension ends when the corrections have been accepted. A certificate is withdrawn when [fill in: grounds of withdrawal].

### Time limits and publication

A suspension lasts [fill in: time limit of suspension] at most. During that time the holder may not claim certification for the suspended scope. Withdrawal is final: a withdrawn certificate is not reinstated, and the company applies anew. The holder is notified in writing, with the reasons. Every change of status is shown in [the register](/informasi/klien) at once, with its date.

### Refusing

An application is refused in writing, with reasons. An [appeal](/banding) may be filed against refusal, reduction, suspension and withdrawal.$$),
  ('biaya', 'Biaya dan pembiayaan', 'Fees and financing',
   'Tarif resmi, kapan dibayar, dan bagaimana kami dibiayai.', 'Official fees, when they are paid, and how we are financed.',
   $$Kegiatan kami dibiayai oleh [isi: sumber pembiayaan]. Tidak ada biaya yang bergantung pada hasil penilaian: permohonan yang ditolak dan yang dikabulkan dikenai biaya yang sama.

- Pembayaran dihitung sejak diterima di rekening lembaga, bukan sejak dikirim.
- Kami tidak menjual jasa konsultansi kepada pemohon dan tidak menerima imbalan dari mereka selain tarif ini.
- Biaya banding, bila ada, tertulis di [prosedur keluhan dan banding](/prosedur-keluhan-banding).

### Tanggung gugat

Untuk tanggung gugat yang timbul dari kegiatan sertifikasi kami menyediakan [isi: cadangan dana atau pertanggungan, dan kapan ditinjau].$$,
   $$Our work is financed by [fill in: sources of funding]. No fee depends on the result of an assessment: an application that is refused costs the same as one that is approved.

- A payment counts from the day it reaches our account, not from the day it was sent.
- We sell no consultancy to applicants and accept nothing from them other than these fees.
- The fee for an appeal, if there is one, is given in the [procedure for complaints and appeals](/prosedur-keluhan-banding).

### Liability

For liabilities arising from certification we keep [fill in: reserves or insurance, and when they are reviewed].$$)
) as p (slug, title, title_en, summary, summary_en, body, body_en);
