import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of every import of a sorted list; the rest are those of the list itself. */
export const listImportMessages = defineMessages('listImport', {
  id: {
    recognised:
      'Setiap baris dikenali dari {{columns}}. Yang isinya lain di sana menjadi entri baru, di akhir daftar.',
    plain:
      'Teks berformat ditulis sebagai teks biasa, satu paragraf per baris. Selama kata-katanya tetap, formatnya tetap; yang diubah menjadi paragraf biasa.',
    example: 'Contoh {{field}}',
    yes: 'ya',
  },
  en: {
    recognised:
      'Each row is recognised by {{columns}}. One with other values there becomes a new entry, at the end of the list.',
    plain:
      'Formatted text is written as plain text, one paragraph per line. As long as its words stay, so does its formatting; what is changed becomes plain paragraphs.',
    example: 'Example {{field}}',
    yes: 'yes',
  },
});
