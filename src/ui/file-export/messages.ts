import { defineMessages } from '@/lib/i18n/define-messages';

export const exportMessages = defineMessages('exporting', {
  id: {
    export: 'Ekspor',
    formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
    title: 'Mengekspor',
    done_one: '{{count, number}} baris diekspor',
    done_other: '{{count, number}} baris diekspor',
    cut: 'Hanya {{count, number}} yang pertama. Persempit daftar untuk mendapatkan selebihnya.',
    failed: 'Ekspor gagal',
    reading: '{{done}} dari {{total}} baris diambil',
    writing: '{{total}} baris diambil. Menulis berkas…',
    cancel: 'Batalkan ekspor',
    cancelled: 'Ekspor dibatalkan',
    log: {
      export: 'Ekspor CSV',
      failedHint: 'Periksa sambungan internet Anda, lalu coba lagi.',
      notFresh: 'Tindakan ini memerlukan password atau kode Anda sekali lagi.',
    },
  },
  en: {
    export: 'Export',
    formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
    title: 'Exporting',
    done_one: '{{count, number}} row exported',
    done_other: '{{count, number}} rows exported',
    cut: 'Only the first {{count, number}}. Narrow the list to get the rest.',
    failed: 'The export failed',
    reading: '{{done}} of {{total}} rows fetched',
    writing: '{{total}} rows fetched. Writing the file…',
    cancel: 'Cancel the export',
    cancelled: 'Export cancelled',
    log: {
      export: 'Export CSV',
      failedHint: 'Check your internet connection and try again.',
      notFresh: 'This action needs your password or a code again.',
    },
  },
});
