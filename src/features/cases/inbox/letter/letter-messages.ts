import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about the file of a letter on a case or a certificate. */
export const letterFileMessages = defineMessages('letterFile', {
  id: {
    numbered: 'Nomor {{number}}, {{date}}',
    waiting: 'Sedang dibuat…',
    failed: 'Belum dapat dibuat. Putusannya tetap berlaku.',
    removed: 'Berkas dihapus karena masa simpan berakhir.',
    download: 'Unduh surat {{number}}',
    again: 'Coba buat lagi',
    openFailed: 'Surat tidak dapat dibuka',
    againFailed: 'Surat tidak dapat dibuat lagi',
    tryLater: 'Coba lagi nanti.',
  },
  en: {
    numbered: 'Number {{number}}, {{date}}',
    waiting: 'Being created…',
    failed: 'Could not be created yet. The decision is valid nevertheless.',
    removed: 'The file was deleted at the end of its retention period.',
    download: 'Download letter {{number}}',
    again: 'Try again to create it',
    openFailed: 'The letter could not be opened',
    againFailed: 'The letter could not be created again',
    tryLater: 'Try again in a moment.',
  },
});
