import type { Role } from '@/config/roles';

interface AdminRoute {
  path: string;
  roles: Role[];
  /** The sidebar's text; null when the screen is reached another way. */
  label: string | null;
}

const everyone: Role[] = ['admin', 'editor', 'viewer'];
const editors: Role[] = ['admin', 'editor'];
const admins: Role[] = ['admin'];

/** The specification's sections 2 and 6: who may open which screen of the back-office, and what the sidebar calls it. */
export const specAdminRoutes: AdminRoute[] = [
  { path: '/admin', roles: everyone, label: 'Dashboard' },
  { path: '/admin/profil', roles: everyone, label: null },
  { path: '/admin/cms', roles: editors, label: 'Halaman CMS' },
  { path: '/admin/cms/edit/:slug', roles: editors, label: null },
  { path: '/admin/news', roles: editors, label: 'Artikel News' },
  { path: '/admin/news/new', roles: editors, label: null },
  { path: '/admin/news/edit/:id', roles: editors, label: null },
  { path: '/admin/ruang-lingkup', roles: editors, label: 'Ruang Lingkup' },
  { path: '/admin/produk-hukum', roles: editors, label: 'Produk Hukum' },
  { path: '/admin/klien', roles: editors, label: 'Klien' },
  { path: '/admin/faq', roles: editors, label: 'FAQ' },
  { path: '/admin/navigation', roles: admins, label: 'Navigasi' },
  { path: '/admin/hero-slider', roles: editors, label: 'Slider Beranda' },
  { path: '/admin/struktur-organisasi', roles: editors, label: 'Struktur Organisasi' },
  { path: '/admin/alur-sertifikasi', roles: editors, label: 'Alur Sertifikasi' },
  { path: '/admin/legalitas', roles: editors, label: 'Legalitas' },
  { path: '/admin/messages', roles: editors, label: 'Pesan Masuk' },
  { path: '/admin/keluhan', roles: editors, label: 'Keluhan' },
  { path: '/admin/banding', roles: editors, label: 'Banding' },
  { path: '/admin/users', roles: admins, label: 'Manajemen User' },
  { path: '/admin/settings', roles: admins, label: 'Pengaturan Situs' },
  { path: '/admin/audit-log', roles: admins, label: 'Log Audit' },
];
