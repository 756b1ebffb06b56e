import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about files that staff attach. */
export const attachMessages = defineMessages('inboxAttach', {
  id: {
    attach: 'Lampirkan berkas',
    hint: 'PDF, JPG, atau PNG, paling besar {{size}}; paling banyak {{count}} berkas.',
    list: 'Lampiran',
    remove: 'Lepaskan {{name}}',
    retry: 'Coba lagi: {{name}}',
    retryShort: 'Coba lagi',
    ready: '{{size}}, siap dikirim',
    sending: 'Sedang diunggah: {{percent}}%',
    waiting: 'Tunggu sampai semua berkas terunggah, atau lepaskan yang gagal.',
    full: 'Paling banyak {{count}} berkas untuk satu tulisan.',
    refused: '{{name}} tidak dilampirkan',
    gone: 'Sebuah lampiran sudah tidak ada. Lepaskan, lalu lampirkan lagi.',
    problems: {
      files: {
        empty: 'Berkas ini kosong.',
        too_large: 'Berkas ini terlalu besar.',
        too_many: 'Terlalu banyak berkas.',
        type: 'Hanya PDF, JPG, dan PNG yang dapat dilampirkan.',
        invalid: 'Berkas ini tidak dapat dibaca.',
        content: 'Isi berkas ini rusak, atau bukan jenis yang disebut namanya.',
        not_now: 'Berkas belum dapat diterima server. Coba lagi nanti.',
      },
      network: 'Sambungan terputus.',
      unknown: 'Berkas tidak terunggah.',
    },
  },
  en: {
    attach: 'Attach files',
    hint: 'PDF, JPG or PNG, up to {{size}} each; {{count}} files at most.',
    list: 'Attachments',
    remove: 'Remove {{name}}',
    retry: 'Try again: {{name}}',
    retryShort: 'Try again',
    ready: '{{size}}, ready to send',
    sending: 'Uploading: {{percent}}%',
    waiting: 'Wait until all files are uploaded, or remove those that failed.',
    full: 'No more than {{count}} files with one text.',
    refused: '{{name}} was not attached',
    gone: 'An attachment is no longer there. Remove it, then attach it again.',
    problems: {
      files: {
        empty: 'This file is empty.',
        too_large: 'This file is too large.',
        too_many: 'Too many files.',
        type: 'Only PDF, JPG and PNG can be attached.',
        invalid: 'This file cannot be read.',
        content: 'The content of this file is damaged, or not of the kind its name says.',
        not_now: 'The server cannot take the file yet. Try again later.',
      },
      network: 'The connection was lost.',
      unknown: 'The file was not uploaded.',
    },
  },
});
