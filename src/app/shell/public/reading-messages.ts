import { defineMessages } from '@/lib/i18n/define-messages';

export const readingMessages = defineMessages('reading', {
  id: {
    title: 'Kenyamanan membaca',
    large: 'Teks lebih besar',
    calm: 'Mode tenang (tanpa gerak dan promosi)',
  },
  en: {
    title: 'Reading comfort',
    large: 'Larger text',
    calm: 'Calm mode (no motion, no promotions)',
  },
});
