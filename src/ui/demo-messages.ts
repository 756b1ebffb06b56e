import { defineMessages } from '@/lib/i18n/define-messages';

export const demoMessages = defineMessages('demoMark', {
  id: { demo: 'Contoh', hint: 'Isi contoh dari lembaga rekaan; tandanya hilang begitu entri ini Anda ubah.' },
  en: { demo: 'Demo', hint: 'Content of a fictional body; the mark goes away once you change the entry.' },
});
