import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of an entry's history: namespace `entryHistory`. */
export const entryHistoryMessages = defineMessages('entryHistory', {
  id: {
    open: 'Riwayat perubahan',
    title: 'Riwayat: {{title}}',
    loading: 'Memuat riwayat…',
    failed: 'Riwayat tidak dapat dimuat',
    empty: 'Belum ada perubahan tercatat',
    emptyHint: 'Perubahan entri ini akan tercatat di sini, dengan isi sebelum dan sesudahnya.',
    older: 'Muat yang lebih lama',
    inLog: 'Buka di log audit',
    actor: { visitor: 'Pengunjung', person: 'Staf', service: 'Sistem', system: 'Sistem' },
    action: {
      insert: 'menambahkan entri ini',
      update: 'mengubah {{fields}}',
      trash: 'memindahkan ke sampah',
      restore: 'memulihkan dari sampah',
      delete: 'menghapus',
    },
  },
  en: {
    open: 'Change history',
    title: 'History: {{title}}',
    loading: 'Loading the history…',
    failed: 'The history could not be loaded',
    empty: 'No change recorded yet',
    emptyHint: 'Changes to this entry will be recorded here, with the values before and after.',
    older: 'Load older changes',
    inLog: 'Open in the audit log',
    actor: { visitor: 'Visitor', person: 'Staff', service: 'System', system: 'System' },
    action: {
      insert: 'added this entry',
      update: 'changed {{fields}}',
      trash: 'moved it to the trash',
      restore: 'restored it from the trash',
      delete: 'deleted it',
    },
  },
});
