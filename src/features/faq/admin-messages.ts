import { columnLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { faqResource } from './faq-resource';

/** Texts of /admin/faq: namespace `faqAdmin`. */
export const faqAdminMessages = defineMessages('faqAdmin', {
  id: {
    title: 'Pertanyaan umum',
    purpose: 'Pertanyaan yang sering diajukan pemohon, dalam urutan tampil di halaman FAQ.',
    add: 'Tambah pertanyaan',
    empty: 'Belum ada pertanyaan',
    emptyHint: 'Tulis pertanyaan pertama yang paling sering Anda jawab lewat telepon.',
    fields: {
      ...columnLabels.id,
      category: 'Kategori',
    },
    options: {
      category: {
        umum: 'Umum',
        permohonan: 'Permohonan dan dokumen',
        biaya: 'Biaya',
        sertifikat: 'Sertifikat dan surveilans',
        'keluhan-banding': 'Keluhan dan banding',
      },
    },
  } satisfies ResourceMessages<typeof faqResource>,
  en: {
    title: 'Frequently asked questions',
    purpose: 'What applicants ask most often, in the order of the FAQ page.',
    add: 'Add a question',
    empty: 'No questions yet',
    emptyHint: 'Write the question you answer most often on the phone.',
    fields: {
      ...columnLabels.en,
      category: 'Category',
    },
    options: {
      category: {
        umum: 'General',
        permohonan: 'Applications and documents',
        biaya: 'Fees',
        sertifikat: 'Certificates and surveillance',
        'keluhan-banding': 'Complaints and appeals',
      },
    },
  },
});
