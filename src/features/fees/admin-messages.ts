import { columnWords } from '@/lib/column-words';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/resource-kit/define-resource';
import type { feesResource } from './fees-resource';

/** Words of /admin/biaya: namespace `feesAdmin`. */
export const feesAdminMessages = defineMessages('feesAdmin', {
  id: {
    title: 'Biaya',
    purpose: 'Biaya sertifikasi menurut sifat usaha dan kualifikasi, dengan keputusan yang menetapkannya.',
    add: 'Tambah biaya',
    empty: 'Belum ada biaya',
    emptyHint: 'Tulis biaya pertama seperti yang ditetapkan keputusan menteri.',
    fields: {
      nature: columnWords.id.nature,
      qualification: columnWords.id.qualification,
      amount: 'Biaya (rupiah)',
      legal_product_id: 'Ditetapkan oleh',
      note: 'Catatan',
      is_published: columnWords.id.is_published,
    },
    options: {
      nature: {
        umum: 'Umum',
        spesialis: 'Spesialis',
        terintegrasi: 'Terintegrasi',
        konsultansi: 'Konsultansi',
      },
    },
  } satisfies ResourceMessages<typeof feesResource>,
  en: {
    title: 'Certification fees',
    purpose:
      'What certification costs by nature of the work and qualification, with the decree that sets it.',
    add: 'Add a fee',
    empty: 'No fees yet',
    emptyHint: 'Write the first one as the ministerial decree sets it.',
    fields: {
      nature: columnWords.en.nature,
      qualification: columnWords.en.qualification,
      amount: 'Fee (rupiah)',
      legal_product_id: 'Set by',
      note: 'Note',
      is_published: columnWords.en.is_published,
    },
    options: {
      nature: {
        umum: 'General',
        spesialis: 'Specialist',
        terintegrasi: 'Integrated',
        konsultansi: 'Consulting',
      },
    },
  },
});
