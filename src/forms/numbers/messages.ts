import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about placeholders for numbers from the settings: namespace `numberOffer`. */
export const numberOfferMessages = defineMessages('numberOffer', {
  id: {
    insert: 'Sisipkan angka dari pengaturan…',
    none: 'belum diisi',
    unknown: 'Nama ini tidak dikenal dan akan tampil apa adanya: {{names}}',
  },
  en: {
    insert: 'Insert a number from the settings…',
    none: 'not entered yet',
    unknown: 'This name is unknown and will be shown as it is: {{names}}',
  },
});
