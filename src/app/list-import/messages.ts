import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts shared by all imports of sorted lists; the rest are derived from the list. */
export const listImportMessages = defineMessages('listImport', {
  id: {
    recognised:
      'Setiap baris dikenali dari {{columns}}. Baris yang tidak dikenali menjadi entri baru di akhir daftar.',
    plain:
      'Teks berformat ditulis sebagai teks biasa, satu paragraf per baris. Selama kata-katanya tetap, formatnya tetap; teks yang diubah menjadi paragraf biasa.',
    example: 'Contoh {{field}}',
    yes: 'ya',
  },
  en: {
    recognised:
      'Each row is recognised by {{columns}}. A row that matches no entry becomes a new one, at the end of the list.',
    plain:
      'Formatted text is written as plain text, one paragraph per line. Formatting is kept where the words stay the same; changed text becomes plain paragraphs.',
    example: 'Example {{field}}',
    yes: 'yes',
  },
});
