import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the handbook drawer: namespace `help`. */
export const helpMessages = defineMessages('help', {
  id: {
    title: 'Buku panduan',
    close: 'Tutup',
    chapter: 'Bab',
    thisScreen: 'Layar ini: {{title}}',
    staff: 'Untuk staf',
    operator: 'Untuk pengelola',
    loading: 'Memuat bab ini…',
    failed: 'Bab ini tidak dapat dimuat',
    failedHint:
      'Periksa sambungan internet Anda, lalu coba lagi. Bila situs baru diperbarui, muat ulang halaman ini.',
  },
  en: {
    title: 'Handbook',
    close: 'Close',
    chapter: 'Chapter',
    thisScreen: 'This screen: {{title}}',
    staff: 'For staff',
    operator: 'For operators',
    loading: 'Loading this chapter…',
    failed: 'This chapter could not be loaded',
    failedHint:
      'Check your internet connection and try again. If the site has just been updated, reload this page.',
  },
});
