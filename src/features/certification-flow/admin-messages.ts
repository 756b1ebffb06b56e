import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { flowResource } from './flow-resource';

/** Texts of /admin/alur-sertifikasi: namespace `certificationFlowAdmin`. */
export const certificationFlowAdminMessages = defineMessages('certificationFlowAdmin', {
  id: {
    title: 'Alur sertifikasi',
    purpose: 'Tahap dari permohonan sampai sertifikat, dalam urutan tampil di halaman Alur Sertifikasi.',
    add: 'Tambah tahap',
    empty: 'Belum ada tahap',
    emptyHint: 'Tulis tahap pertama: apa yang diserahkan pemohon, dan kepada siapa.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.alur_sertifikasi,
      duration_days: 'Lama (hari kerja)',
      documents: 'Dokumen (satu per baris)',
      output: 'Hasil',
      'outcome.approved': 'Bila Approved',
      'outcome.revision': 'Bila Revision',
      'outcome.rejected': 'Bila Rejected',
    },
    hints: {
      duration_days:
        'Lebih dari 180 berarti kegiatan yang berulang, misalnya surveilans: ditampilkan sebagai masa, dan tidak dijumlahkan.',
    },
    options: {},
  } satisfies ResourceMessages<typeof flowResource>,
  en: {
    title: 'Certification process',
    purpose: 'The stages from application to certificate, in the order of the certification process page.',
    add: 'Add a stage',
    empty: 'No stages yet',
    emptyHint: 'Write the first one: what the applicant submits, and to whom.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.alur_sertifikasi,
      duration_days: 'Duration (working days)',
      documents: 'Documents (one per line)',
      output: 'Output',
      'outcome.approved': 'If Approved',
      'outcome.revision': 'If Revision',
      'outcome.rejected': 'If Rejected',
    },
    hints: {
      duration_days:
        'More than 180 means something that recurs, such as surveillance: it is shown as a period and not added up.',
    },
    options: {},
  },
});
