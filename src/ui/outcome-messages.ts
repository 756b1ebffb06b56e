import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts for a lost response. In a separate module, because the first page does not need them. */
export const outcomeMessages = defineMessages('outcome', {
  id: {
    unknown: 'Belum diketahui apakah ini sudah tercatat',
    asking: 'Jawaban server tidak sampai. Kami sedang memeriksanya…',
    notAsked: 'Jawaban server tidak sampai, dan server belum dapat dihubungi. Isian Anda tetap di sini.',
    check: 'Periksa lagi',
  },
  en: {
    unknown: 'It is not known yet whether this was recorded',
    asking: 'The server’s answer did not arrive. We are checking…',
    notAsked:
      'The server’s answer did not arrive, and the server cannot be reached yet. What you entered is still here.',
    check: 'Check again',
  },
});
