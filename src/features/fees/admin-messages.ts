import { columnWords, tableWords } from '@/lib/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/resource-kit/define-resource';
import type { feesResource } from './fees-resource';

/** Words of /admin/biaya: namespace `feesAdmin`. */
export const feesAdminMessages = defineMessages('feesAdmin', {
  id: {
    title: 'Biaya',
    purpose:
      'Biaya sertifikasi menurut sifat pekerjaan dan kualifikasi, dengan keputusan yang menetapkannya.',
    add: 'Tambah biaya',
    empty: 'Belum ada biaya',
    emptyHint: 'Tulis biaya pertama seperti yang ditetapkan keputusan menteri.',
    fields: {
      ...columnWords.id,
      ...tableWords.id.fees,
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
      ...columnWords.en,
      ...tableWords.en.fees,
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
