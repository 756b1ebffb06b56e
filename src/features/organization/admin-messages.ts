import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { organizationResource } from './organization-resource';

/** Texts of /admin/struktur-organisasi: namespace `organizationAdmin`. */
export const organizationAdminMessages = defineMessages('organizationAdmin', {
  id: {
    title: 'Struktur organisasi',
    purpose:
      'Siapa memegang jabatan apa dan melapor kepada siapa, seperti bagan di halaman Struktur Organisasi.',
    add: 'Tambah orang',
    empty: 'Belum ada orang',
    emptyHint: 'Mulailah dengan pimpinan; yang lain ditempatkan di bawahnya.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.struktur_organisasi,
    },
    options: {},
    constraints: {
      struktur_organisasi_no_circle:
        'Seseorang tidak dapat ditempatkan di bawah dirinya sendiri atau bawahannya. Pilih atasan lain.',
      struktur_organisasi_depth: 'Bagan paling banyak 12 tingkat. Pilih atasan yang lebih tinggi.',
      struktur_organisasi_parent_id_fkey: 'Atasan ini sudah dihapus. Pilih atasan lain.',
    },
  } satisfies ResourceMessages<typeof organizationResource>,
  en: {
    title: 'Organisation',
    purpose: 'Who holds which position and reports to whom, as in the chart on the organisation page.',
    add: 'Add a person',
    empty: 'No people yet',
    emptyHint: 'Start at the top; the others are placed below.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.struktur_organisasi,
    },
    options: {},
    constraints: {
      struktur_organisasi_no_circle:
        'Nobody can be placed below themselves or below those who report to them. Choose another manager.',
      struktur_organisasi_depth: 'The chart has at most 12 levels. Choose a manager higher up.',
      struktur_organisasi_parent_id_fkey: 'This manager has been deleted. Choose another one.',
    },
  },
});
