import { defineMessages } from '@/lib/i18n/define-messages';

/** Words around the company or certificate that a complaint is about, for visitors and staff. */
export const aboutMessages = defineMessages('complaintAbout', {
  id: {
    title: 'Pihak yang dikeluhkan',
    label: 'Perusahaan atau sertifikat yang dikeluhkan',
    hint: 'Ketik nama perusahaan, NIB, atau nomor sertifikat, lalu pilih dari register. Bila tidak ada di sana, cukup tulis namanya.',
    found: 'Dari register',
    none: 'Tidak ada di register. Nama yang Anda tulis tetap kami terima.',
    searching: 'Mencari di register',
    failed: 'Register tidak dapat dicari sekarang. Nama yang Anda tulis tetap kami terima.',
    certificate: 'Sertifikat {{number}}',
    fromRegister: 'Tercatat di register',
    change: 'Ganti',
    notNamed: 'Tidak disebutkan perusahaan atau sertifikat tertentu.',
    freeWords: 'Menurut pelapor; tidak tertaut ke register.',
    company: 'Buka perusahaan',
    others: 'Semua keluhan tentang perusahaan ini',
    correct: 'Perbaiki',
    correctTitle: 'Pihak yang dikeluhkan: {{number}}',
    correctHint:
      'Kosongkan bila keluhan ini tidak tentang perusahaan tertentu. Riwayat menyimpan nama sebelum dan sesudahnya.',
    save: 'Simpan',
    saved: 'Pihak yang dikeluhkan disimpan',
  },
  en: {
    title: 'Who it is about',
    label: 'The company or certificate it is about',
    hint: 'Type a company name, NIB or certificate number, then choose from the register. If it is not there, just write the name.',
    found: 'From the register',
    none: 'Not in the register. We accept the name as you wrote it.',
    searching: 'Searching the register',
    failed: 'The register cannot be searched just now. We accept the name as you wrote it.',
    certificate: 'Certificate {{number}}',
    fromRegister: 'In the register',
    change: 'Change',
    notNamed: 'No company or certificate was named.',
    freeWords: 'In the complainant’s words; not linked to the register.',
    company: 'Open the company',
    others: 'All complaints about this company',
    correct: 'Correct',
    correctTitle: 'Who it is about: {{number}}',
    correctHint:
      'Leave it blank if the complaint is about no company. The timeline keeps the name before and after.',
    save: 'Save',
    saved: 'Saved who it is about',
  },
});
