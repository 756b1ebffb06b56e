import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about the subject of a complaint, for visitors and staff. */
export const aboutMessages = defineMessages('complaintAbout', {
  id: {
    title: 'Pihak yang dikeluhkan',
    label: 'Badan usaha atau sertifikat yang dikeluhkan',
    hint: 'Ketik nama badan usaha, NIB, atau nomor sertifikat, lalu pilih dari daftar klien. Bila tidak ada di sana, cukup tulis namanya.',
    found: 'Dari daftar klien',
    none: 'Tidak ada di daftar klien. Nama yang Anda tulis tetap kami terima.',
    searching: 'Mencari di daftar klien',
    failed: 'Daftar klien sedang tidak dapat dicari. Nama yang Anda tulis tetap kami terima.',
    certificate: 'Sertifikat {{number}}',
    fromRegister: 'Tercatat di daftar klien',
    change: 'Ganti',
    notNamed: 'Tidak ada badan usaha atau sertifikat yang disebutkan.',
    freeWords: 'Menurut pelapor; tidak tertaut ke daftar klien.',
    company: 'Buka badan usaha',
    others: 'Semua keluhan tentang badan usaha ini',
    correct: 'Perbaiki',
    correctTitle: 'Pihak yang dikeluhkan: {{number}}',
    correctHint:
      'Kosongkan bila keluhan ini bukan tentang badan usaha tertentu. Riwayat menyimpan nama sebelum dan sesudahnya.',
    save: 'Simpan',
    saved: 'Pihak yang dikeluhkan disimpan',
  },
  en: {
    title: 'Subject of the complaint',
    label: 'Company or certificate complained about',
    hint: 'Type a company name, NIB or certificate number, then choose from the register. If it is not there, just write the name.',
    found: 'From the register',
    none: 'Not in the register. We accept the name as you wrote it.',
    searching: 'Searching the register',
    failed: 'The register cannot be searched at the moment. We accept the name as you wrote it.',
    certificate: 'Certificate {{number}}',
    fromRegister: 'In the register',
    change: 'Change',
    notNamed: 'No company or certificate was named.',
    freeWords: 'In the complainant’s words; not linked to the register.',
    company: 'Open the company',
    others: 'All complaints about this company',
    correct: 'Correct',
    correctTitle: 'Subject of the complaint: {{number}}',
    correctHint:
      'Leave it blank if the complaint is not about a particular company. The timeline keeps the old and the new name.',
    save: 'Save',
    saved: 'Subject of the complaint saved',
  },
});
