import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts for an answer that was lost: forms and lists of staff need them, the first page does not. Namespace `outcome`. */
export const outcomeMessages = defineMessages('outcome', {
  id: {
    unknown: 'Kami belum tahu apakah ini tercatat',
    asking: 'Jawaban server hilang di jalan. Kami sedang menanyakannya…',
    notAsked: 'Jawaban server hilang di jalan, dan server belum dapat ditanya. Isian Anda tetap di sini.',
    check: 'Periksa lagi',
  },
  en: {
    unknown: 'We do not know yet whether this was recorded',
    asking: 'The server’s answer was lost on the way. We are asking for it…',
    notAsked:
      'The server’s answer was lost on the way, and the server cannot be asked yet. What you wrote is still here.',
    check: 'Check again',
  },
});
