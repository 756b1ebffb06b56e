import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the export of all content: namespace `settingsExport`. */
export const contentExportMessages = defineMessages('settingsExport', {
  id: {
    hint: 'Seluruh isi situs dalam satu berkas ZIP: setiap daftar sebagai JSON dan CSV, dan berkas pustaka media. Dapat dibuka tanpa situs ini.',
    inside:
      'Halaman, artikel, daftar, badan usaha, sertifikat, menu, dan pengaturan, termasuk draf dan yang ada di sampah.',
    outside:
      'Tidak termasuk: perkara, pesan, pengguna, kontak badan usaha, log, dan kunci. Untuk memulihkan situs pakai cadangan (npm run backup).',
    start: 'Ekspor seluruh isi',
    progress: 'Kemajuan ekspor',
    reading: '{{rows}} baris diambil…',
    fetching: '{{rows}} baris diambil. Berkas: {{done}} dari {{total}}…',
    cancel: 'Batalkan ekspor',
    cancelled: 'Ekspor dibatalkan',
    fileName: 'isi-situs',
    done: 'Isi situs diekspor',
    doneHint: '{{rows}} baris dan {{files}} berkas. Ekspor ini tercatat di log audit.',
    missing_one: '{{count}} berkas tidak ada di penyimpanan dan dicatat di manifest.json.',
    missing_other: '{{count, number}} berkas tidak ada di penyimpanan dan dicatat di manifest.json.',
    failed: 'Isi situs belum diekspor',
    failedHint: 'Tidak ada berkas yang dibuat. Mulai lagi bila sebabnya sudah teratasi.',
    tooBig: 'Peramban kehabisan tempat untuk berkas ini. Tutup tab lain, lalu coba lagi.',
  },
  en: {
    hint: 'All content of the site in one ZIP file: every list as JSON and CSV, and the files of the media library. It can be opened without this site.',
    inside:
      'Pages, articles, lists, companies, certificates, menu and settings, with drafts and what is in the trash.',
    outside:
      'Not in it: cases, messages, users, company contacts, logs and keys. To restore the site use a backup (npm run backup).',
    start: 'Export all content',
    progress: 'Progress of the export',
    reading: 'Rows fetched: {{rows}}…',
    fetching: 'Rows fetched: {{rows}}. Files: {{done}} of {{total}}…',
    cancel: 'Cancel the export',
    cancelled: 'Export cancelled',
    fileName: 'site-content',
    done: 'The content is exported',
    doneHint: 'Rows: {{rows}}, files: {{files}}. This export is recorded in the audit log.',
    missing_one: '{{count}} file is not in the storage; manifest.json names it.',
    missing_other: '{{count, number}} files are not in the storage; manifest.json names them.',
    failed: 'The content was not exported',
    failedHint: 'No file was made. Start again once the cause is settled.',
    tooBig: 'The browser ran out of room for this file. Close other tabs, then try again.',
  },
});
