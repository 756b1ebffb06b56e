/**
 * Pages that exist regardless of the database; those in the database are added. tests/stack/sitemap.test.ts compares
 * them with the site's routes.
 */
export const fixedPages = [
  '/',
  '/profil/struktur-organisasi',
  '/profil/legalitas',
  '/profil/kontak',
  '/layanan/ruang-lingkup',
  '/layanan/panduan',
  '/layanan/alur',
  '/layanan/biaya',
  '/informasi/produk-hukum',
  '/informasi/klien',
  '/cek',
  '/cek/api',
  '/cek/banyak',
  '/cek/bukti',
  '/cek/surat',
  '/cek/tidak-berlaku',
  '/informasi/news',
  '/informasi/faq',
  '/keluhan',
  '/banding',
  '/banding/surat',
  '/lacak',
];
