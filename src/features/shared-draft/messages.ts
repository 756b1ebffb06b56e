import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the page for a preview link: namespace `sharedDraft`. */
export const sharedDraftMessages = defineMessages('sharedDraft', {
  id: {
    title: 'Pratinjau tulisan',
    draft: 'Draf: belum terbit, dan masih dapat berubah',
    until: 'Tautan ini berlaku sampai {{time}}. Jangan dikutip.',
    over: 'Tautan ini tidak berlaku',
    overHint:
      'Mungkin sudah berakhir, sudah dicabut, atau tidak tersalin utuh. Mintalah tautan baru kepada pengirimnya.',
    failed: 'Tulisan tidak dapat dimuat',
    failedHint: 'Periksa sambungan Anda, lalu coba lagi.',
    limit: 'Terlalu banyak tautan yang salah dari jaringan Anda. Coba lagi nanti.',
  },
  en: {
    title: 'Preview of a text',
    draft: 'Draft: not published, and still subject to change',
    until: 'This link is valid until {{time}}. Please do not quote.',
    over: 'This link is not valid',
    overHint:
      'It may have expired or been revoked, or was not copied whole. Ask whoever sent it for a new one.',
    failed: 'The text could not be loaded',
    failedHint: 'Check your connection, then try again.',
    limit: 'Too many wrong links came from your network. Try again later.',
  },
});
