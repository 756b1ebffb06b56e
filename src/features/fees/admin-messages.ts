import { columnLabels, tableLabels } from '@/domain/column-messages';
import { companyKindMessages } from '@/domain/company-kind-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { feesResource } from './fees-resource';

/** Texts of /admin/biaya: namespace `feesAdmin`. */
export const feesAdminMessages = defineMessages('feesAdmin', {
  id: {
    title: 'Biaya',
    purpose:
      'Biaya sertifikasi menurut sifat pekerjaan dan kualifikasi, dengan keputusan yang menetapkannya. Biaya baru boleh dicatat sebelum berlaku: situs mengumumkannya, lalu memakainya mulai tanggal itu.',
    add: 'Tambah biaya',
    empty: 'Belum ada biaya',
    emptyHint: 'Tulis biaya pertama seperti yang ditetapkan keputusan menteri.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.fees,
    },
    options: {
      nature: {
        umum: 'Umum',
        spesialis: 'Spesialis',
        terintegrasi: 'Terintegrasi',
        konsultansi: 'Konsultansi umum',
        konsultansi_spesialis: 'Konsultansi spesialis',
      },
      grade: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar', spesialis: 'Spesialis' },
      company_kind: companyKindMessages.id.kind,
    },
    constraints: { fees_valid_from_check: 'Tanggal harus antara tahun 1945 dan 2099.' },
  } satisfies ResourceMessages<typeof feesResource>,
  en: {
    title: 'Certification fees',
    purpose:
      'What certification costs by nature of the work and qualification, with the decree that sets it. A new fee may be entered before it takes effect: the site announces it, and applies it from that date.',
    add: 'Add a fee',
    empty: 'No fees yet',
    emptyHint: 'Enter the first fee as set by the ministerial decree.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.fees,
    },
    options: {
      nature: {
        umum: 'General',
        spesialis: 'Specialist',
        terintegrasi: 'Integrated',
        konsultansi: 'General consultancy',
        konsultansi_spesialis: 'Specialist consultancy',
      },
      grade: { kecil: 'Small', menengah: 'Medium', besar: 'Large', spesialis: 'Specialist' },
      company_kind: companyKindMessages.en.kind,
    },
    constraints: { fees_valid_from_check: 'The date must be between 1945 and 2099.' },
  },
});

/** Texts about incomplete or outdated fees: namespace `feeFaults`. */
export const feeFaultsMessages = defineMessages('feeFaults', {
  id: {
    title: 'Yang perlu dilengkapi',
    gaps: 'Ada dalam ruang lingkup, belum punya biaya yang berlaku hari ini: {{natures}}.',
    revoked: 'Biaya hari ini bersandar pada keputusan yang sudah dicabut: {{decrees}}.',
    nature: feesAdminMessages.id.options.nature,
  },
  en: {
    title: 'To be completed',
    gaps: 'In the scope, without a fee that applies today: {{natures}}.',
    revoked: 'Fees of today rest on a decree that has been revoked: {{decrees}}.',
    nature: feesAdminMessages.en.options.nature,
  },
});
