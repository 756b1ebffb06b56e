import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { legalityResource } from './legality-resource';

/** Texts of /admin/legalitas: namespace `legalityAdmin`. */
export const legalityAdminMessages = defineMessages('legalityAdmin', {
  id: {
    title: 'Legalitas',
    purpose: 'Akta, izin, lisensi, dan akreditasi Anda, dalam urutan tampil di halaman Legalitas.',
    add: 'Tambah dokumen',
    empty: 'Belum ada dokumen legalitas',
    emptyHint: 'Mulailah dengan akta pendirian dan lisensi.',
    waiting: {
      rows: 'Segera habis atau sudah habis',
      hint: 'Dokumen terbit yang masa berlakunya habis dalam 90 hari atau sudah lewat. Perpanjang, lalu isi tanggal dan berkas yang baru.',
      none: 'Tidak ada dokumen yang segera habis',
    },
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.legalitas,
      valid_until: 'Berlaku sampai (kosong: tanpa batas waktu)',
      file_url: 'Alamat berkas',
    },
    options: {
      kind: {
        lainnya: 'Lainnya',
        akta: 'Akta atau pengesahan badan hukum',
        izin: 'Izin usaha (NIB)',
        lisensi: 'Lisensi LPJK',
        akreditasi: 'Akreditasi KAN',
        pernyataan: 'Pernyataan ketidakberpihakan',
      },
    },
    constraints: {
      legalitas_issued_on_check: 'Tanggal harus antara tahun 1945 dan 2099.',
      legalitas_dates_in_order: 'Masa berlaku tidak boleh berakhir sebelum tanggal terbit.',
    },
  } satisfies ResourceMessages<typeof legalityResource>,
  en: {
    title: 'Legal status',
    purpose: 'Your deeds, permits, licences and accreditations, in the order of the legal status page.',
    add: 'Add a document',
    empty: 'No legal documents yet',
    emptyHint: 'Start with the deed of incorporation and the licence.',
    waiting: {
      rows: 'Expiring or expired',
      hint: 'Published documents whose validity ends within 90 days or has ended. Have them renewed, then enter the new dates and file.',
      none: 'No document is about to expire',
    },
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.legalitas,
      valid_until: 'Valid until (blank: no expiry date)',
      file_url: 'File URL',
    },
    options: {
      kind: {
        lainnya: 'Other',
        akta: 'Deed or approval of the legal entity',
        izin: 'Business permit (NIB)',
        lisensi: 'LPJK licence',
        akreditasi: 'KAN accreditation',
        pernyataan: 'Statement of impartiality',
      },
    },
    constraints: {
      legalitas_issued_on_check: 'The date must be between 1945 and 2099.',
      legalitas_dates_in_order: 'A document cannot expire before it is issued.',
    },
  },
});
