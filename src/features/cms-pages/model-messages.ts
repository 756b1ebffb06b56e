import { defineMessages } from '@/lib/i18n/define-messages';

/**
 * Model texts of the pages that ISO/IEC 17065 asks for: '## ' begins a heading, '- ' an entry of a list, an empty line a
 * paragraph. What only the body knows is a gap, [isi …] and [fill in …]; the compliance board finds those left over.
 */
export const modelMessages = defineMessages('cmsModels', {
  id: {
    tentang: `[isi: nama lembaga] adalah lembaga sertifikasi badan usaha jasa konstruksi, berbadan hukum [isi: nama dan bentuk badan hukum].

## Ketidakberpihakan

Keputusan sertifikasi diambil oleh orang yang tidak ikut menilai. [isi: siapa yang mengawasi ketidakberpihakan, dan bagaimana risikonya ditinjau]. Kami tidak memberi jasa konsultansi kepada pemohon.

## Terbuka bagi semua, tanpa diskriminasi

Layanan kami terbuka bagi setiap badan usaha yang kegiatannya ada dalam ruang lingkup kami, tanpa melihat ukuran, keanggotaan asosiasi, atau jumlah sertifikat yang sudah diterbitkan.

## Kerahasiaan

Yang kami peroleh selama penilaian dijaga kerahasiaannya. Yang diumumkan hanya daftar klien: nama badan usaha, ruang lingkup, dan status sertifikat. Bila hukum mewajibkan kami membuka keterangan lain, pihak yang bersangkutan kami beri tahu lebih dahulu, kecuali hukum melarangnya.`,
    'hak-kewajiban': `Disusun berdasarkan SNI ISO/IEC 17065 klausul 4.1.2, 4.1.3, dan 4.6.

## Hak pemohon dan klien

- memperoleh informasi skema, persyaratan, biaya, dan waktu
- diperlakukan setara dan dijaga kerahasiaannya
- menolak asesor dengan alasan yang sah
- menerima keputusan tertulis beserta alasannya
- mengajukan keluhan dan banding

## Kewajiban pemohon dan klien

- memberi data yang benar dan membuka akses ke lokasi, catatan, peralatan, orang, dan subkontraktor untuk penilaian dan surveilans
- menerima pengamat bila diperlukan
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

- logo kami dipakai setelah ada izin tertulis: [isi: cara memintanya, dan panduan logo]
- simbol akreditasi KAN: [isi: boleh atau tidaknya dipakai pemegang sertifikat, menurut ketentuan KAN yang berlaku]
- atas penggunaan yang salah kami meminta perbaikan, lalu mengambil tindakan: [isi: sanksi dan tahapnya]`,
    'prosedur-keluhan-banding': `Keluhan dan banding ditangani menurut SNI ISO/IEC 17065 klausul 7.13. Tidak seorang pun dirugikan karena menyampaikannya.

## Penerimaan

Keluhan disampaikan lewat formulir keluhan di situs ini, atau [isi: saluran lain, misalnya surat, telepon, kantor]; banding lewat formulir banding. Setiap kiriman mendapat nomor dan tanda terima. Kami memeriksa apakah hal itu menyangkut kegiatan sertifikasi yang menjadi tanggung jawab kami.

## Pemeriksaan

Kami mengumpulkan dan memverifikasi semua keterangan yang diperlukan. [isi: siapa yang memeriksa, dan bagaimana kedua pihak didengar].

## Keputusan

Keputusan diambil, atau ditinjau dan disetujui, oleh orang yang tidak terlibat dalam kegiatan sertifikasi yang menjadi pokok perkara. Hasilnya kami sampaikan tertulis beserta alasannya.

## Banding

Banding diajukan atas keputusan sertifikasi. Keputusan semula tetap berlaku sampai banding diputus. Banding dinilai ulang oleh orang yang tidak terlibat dalam keputusan itu. Biaya: [isi: ada atau tidak, dan besarnya].

## Tindak lanjut

Bila keluhan terbukti atau banding dikabulkan, kami menetapkan tindakan perbaikan, penanggung jawab, dan batas waktunya. Akhir penanganan kami beri tahukan kepada pelapor atau pemohon banding.

## Saluran lain

Pelapor atau pemohon banding yang berkeberatan atas hasilnya dapat menyampaikannya kepada [isi: LPJK, KAN, atau saluran lain, dengan alamatnya].`,
    alur: `## Pemberian dan pemeliharaan

Sertifikat diberikan bila seluruh persyaratan skema terpenuhi dan keputusan telah ditetapkan. Sertifikat dipertahankan selama surveilans menunjukkan persyaratan tetap terpenuhi.

## Perluasan dan pengurangan

Subklasifikasi dapat ditambah atau dikurangi melalui permohonan perubahan.

## Pembekuan dan pencabutan

Sertifikat dibekukan bila [isi: alasan pembekuan]. Pembekuan diakhiri setelah perbaikan diterima. Sertifikat dicabut bila [isi: alasan pencabutan].

## Jangka waktu dan pengumuman

Pembekuan berlangsung paling lama [isi: jangka waktu]. Pencabutan bersifat tetap: sertifikat yang dicabut tidak diaktifkan lagi. Pemegang sertifikat diberi tahu secara tertulis beserta alasannya, dan setiap perubahan status langsung tampil di daftar klien.

## Penolakan

Permohonan ditolak secara tertulis dengan alasan. Atas penolakan, pembekuan, dan pencabutan dapat diajukan banding.`,
    biaya: `## Pembiayaan

Kegiatan kami dibiayai oleh [isi: sumber pembiayaan]. Tidak ada biaya yang bergantung pada hasil penilaian.

## Tanggung gugat

Untuk tanggung gugat yang timbul dari kegiatan sertifikasi kami menyediakan [isi: cadangan dana atau pertanggungan, dan kapan ditinjau].`,
  },
  en: {
    tentang: `[fill in: name of the certification body] is a certification body for construction businesses; the legal entity is [fill in: name and legal form].

## Impartiality

Certification decisions are made by people who took no part in the assessment. [fill in: who safeguards impartiality, and how its risks are reviewed]. We offer no consultancy to applicants.

## Open to all, without discrimination

Our services are open to every business whose work is within our scope, whatever its size, its membership of an association or the number of certificates already issued.

## Confidentiality

What we learn in an assessment is kept confidential. Only the register is made public: the company’s name, its scope and the status of its certificates. If the law obliges us to disclose anything else, we inform the party concerned beforehand, unless the law forbids it.`,
    'hak-kewajiban': `Based on clauses 4.1.2, 4.1.3 and 4.6 of ISO/IEC 17065.

## Rights of applicants and clients

- to receive information about schemes, requirements, fees and time limits
- to be treated equally and have their information kept confidential
- to object to an assessor on valid grounds
- to receive a written decision with its reasons
- to file complaints and appeals

## Duties of applicants and clients

- to provide correct data and access to sites, records, equipment, people and subcontractors for assessment and surveillance
- to accept observers where needed
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

- our logo may be used only with written permission: [fill in: how to ask, and the logo guidelines]
- KAN accreditation symbol: [fill in: whether certificate holders may use it, under the KAN rules in force]
- in case of misuse we first ask for correction, then take action: [fill in: sanctions and their order]`,
    'prosedur-keluhan-banding': `Complaints and appeals are handled in accordance with clause 7.13 of ISO/IEC 17065. Nobody is put at a disadvantage for filing one.

## Receipt

Complaints come through the complaint form on this site, or [fill in: other ways, such as letter, phone, office]; appeals through the appeal form. Each gets a number and a receipt. We check whether it concerns certification activities that we are responsible for.

## Investigation

We gather and verify all necessary information. [fill in: who investigates, and how both sides are heard].

## Decision

The decision is taken, or reviewed and approved, by people who were not involved in the certification activities in question. The outcome is given in writing, with reasons.

## Appeals

An appeal is filed against a certification decision. The original decision stands until the appeal is decided. The appeal is re-assessed by people who took no part in that decision. Fee: [fill in: whether there is one, and how much].

## Follow-up

If a complaint or an appeal is upheld, we set corrective actions, the person responsible and a due date. We tell the complainant or appellant when handling ends.

## Other channels

Anyone who does not accept the outcome may turn to [fill in: LPJK, KAN or others, with their addresses].`,
    alur: `## Granting and maintaining

A certificate is granted when all requirements of the scheme are met and the decision has been made. It is maintained as long as surveillance shows that they are still met.

## Extending and reducing

Subclassifications can be added or removed through an application for change.

## Suspending and withdrawing

A certificate is suspended when [fill in: grounds of suspension]. Suspension ends when the corrections have been accepted. A certificate is withdrawn when [fill in: grounds of withdrawal].

## Time limits and publication

A suspension lasts [fill in: time limit] at most. Withdrawal is final: a withdrawn certificate is not reinstated. The holder is told in writing, with the reasons, and every change of status is shown in the register at once.

## Refusing

An application is refused in writing, with reasons. An appeal may be filed against refusal, suspension and withdrawal.`,
    biaya: `## Financing

Our work is financed by [fill in: sources of funding]. No fee depends on the result of an assessment.

## Liability

For liabilities arising from certification we keep [fill in: reserves or insurance, and when they are reviewed].`,
  },
});
