/**
 * Pages that exist regardless of the database; its own are added. tests/stack/sitemap.test.ts compares them
 * with the routes of the site.
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
  '/lacak',
];
