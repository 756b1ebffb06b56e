import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { legalProductsResource } from './legal-products-resource';

/** Texts of /admin/produk-hukum: namespace `legalProductsAdmin`. */
export const legalProductsAdminMessages = defineMessages('legalProductsAdmin', {
  id: {
    title: 'Produk hukum',
    purpose: 'Peraturan, keputusan, dan standar yang menjadi dasar sertifikasi, terbaru lebih dahulu.',
    add: 'Tambah produk hukum',
    empty: 'Belum ada produk hukum',
    emptyHint: 'Mulailah dengan undang-undang yang menjadi dasar kerja Anda.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.legal_products,
      file_url: 'Alamat berkas',
    },
    options: {
      kind: {
        uu: 'Undang-Undang',
        pp: 'Peraturan Pemerintah',
        perpres: 'Peraturan Presiden',
        permen: 'Peraturan Menteri',
        kepmen: 'Keputusan Menteri',
        kepdirjen: 'Keputusan Direktur Jenderal',
        se: 'Surat Edaran',
        standar: 'Standar',
        internal: 'Ketentuan internal',
        lainnya: 'Lainnya',
      },
      status: { berlaku: 'Berlaku', diubah: 'Diubah', dicabut: 'Dicabut' },
    },
    constraints: {
      legal_products_kind_number_year_key:
        'Jenis, nomor, dan tahun ini sudah tercatat, mungkin di sampah. Ubah entri itu, atau periksa nomornya.',
      legal_products_issued_on_check: 'Tanggal harus antara tahun 1945 dan 2099.',
    },
  } satisfies ResourceMessages<typeof legalProductsResource>,
  en: {
    title: 'Laws and regulations',
    purpose: 'Laws, decrees and standards on which certification is based, newest first.',
    add: 'Add a law or regulation',
    empty: 'No laws or regulations yet',
    emptyHint: 'Start with the law that you work under.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.legal_products,
      file_url: 'File URL',
    },
    options: {
      kind: {
        uu: 'Law',
        pp: 'Government regulation',
        perpres: 'Presidential regulation',
        permen: 'Ministerial regulation',
        kepmen: 'Ministerial decree',
        kepdirjen: 'Decree of a director general',
        se: 'Circular',
        standar: 'Standard',
        internal: 'Internal rules',
        lainnya: 'Other',
      },
      status: { berlaku: 'In force', diubah: 'Amended', dicabut: 'Revoked' },
    },
    constraints: {
      legal_products_kind_number_year_key:
        'This kind, number and year are already recorded, maybe in the trash. Change that entry, or check the number.',
      legal_products_issued_on_check: 'The date must be between 1945 and 2099.',
    },
  },
});
