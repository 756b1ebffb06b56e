import type { Role } from '@/config/roles';

interface AdminRoute {
  path: string;
  roles: Role[];
  /** Group and label in the sidebar; absent for a screen that is opened from another one. */
  sidebar?: { group: string; label: string };
}

const everyone: Role[] = ['admin', 'editor', 'viewer'];
const editors: Role[] = ['admin', 'editor'];
const admins: Role[] = ['admin'];

const listed = (group: string, path: string, label: string, roles: Role[]): AdminRoute => ({
  path: `/admin/${path}`,
  roles,
  sidebar: { group, label },
});

const site = 'Manajemen Situs';
const appearance = 'Manajemen Tampilan';
const services = 'Layanan Online';
const administration = 'Administrasi';

/**
 * Roles and sidebar label of each screen, from sections 2 and 6 of the specification. One exception: viewers
 * may read the content lists without controls, while the sidebar shows these groups only to admins and
 * editors.
 */
export const specAdminRoutes: AdminRoute[] = [
  { path: '/admin', roles: everyone, sidebar: { group: 'Beranda admin', label: 'Dashboard' } },
  // Not in the specification: set-up steps for a new site.
  { path: '/admin/mulai', roles: admins },
  // Not in the specification: first steps and permissions for an invited user.
  { path: '/admin/selamat-datang', roles: everyone },
  // Not in the specification: the public information dashboard.
  listed('Beranda admin', 'kepatuhan', 'Kepatuhan', everyone),
  { path: '/admin/profil', roles: everyone },
  // Not in the specification: records for a viewer with reading access for an audit.
  listed('Beranda admin', 'akses-audit', 'Akses Audit', ['viewer']),
  // Not in the specification: each user's notifications, with read marks.
  { path: '/admin/pemberitahuan', roles: editors },
  listed(site, 'cms', 'Halaman CMS', everyone),
  { path: '/admin/cms/edit/:slug', roles: editors },
  listed(site, 'news', 'Artikel News', everyone),
  { path: '/admin/news/new', roles: editors },
  { path: '/admin/news/edit/:id', roles: editors },
  // Not in the specification: the schedule of texts and changes by day (opened from the articles), and broken
  // links in the content (opened from the pages and the dashboard).
  { path: '/admin/tautan', roles: editors },
  listed(site, 'ruang-lingkup', 'Ruang Lingkup', everyone),
  { path: '/admin/ruang-lingkup/impor', roles: editors },
  listed(site, 'produk-hukum', 'Produk Hukum', everyone),
  listed(site, 'klien', 'Klien', everyone),
  { path: '/admin/klien/sertifikat', roles: everyone },
  // Not in the specification: the yearly surveillance of each certificate.
  { path: '/admin/klien/surveilans', roles: everyone },
  { path: '/admin/klien/:id', roles: everyone },
  { path: '/admin/klien/impor', roles: editors },
  listed(site, 'faq', 'FAQ', everyone),
  // Not in the specification: staff edit the fees of /layanan/biaya here.
  listed(site, 'biaya', 'Biaya', everyone),
  // Not in the specification: files used on pages.
  listed(site, 'media', 'Pustaka Media', everyone),
  listed(appearance, 'navigation', 'Navigasi', admins),
  listed(appearance, 'hero-slider', 'Slider Beranda', everyone),
  listed(appearance, 'struktur-organisasi', 'Struktur Organisasi', everyone),
  listed(appearance, 'alur-sertifikasi', 'Alur Sertifikasi', everyone),
  listed(appearance, 'legalitas', 'Legalitas', everyone),
  listed(services, 'messages', 'Pesan Masuk', editors),
  listed(services, 'keluhan', 'Keluhan', editors),
  listed(services, 'banding', 'Banding', editors),
  // Not in the specification: personal data requests and their time limits.
  listed(services, 'permintaan-data', 'Permintaan Data', admins),
  listed(administration, 'users', 'Manajemen User', admins),
  listed(administration, 'settings', 'Pengaturan Situs', admins),
  // Not in the specification, which has a single page for all settings.
  { path: '/admin/settings/:room', roles: admins },
  listed(administration, 'audit-log', 'Log Audit', admins),
  // Not in the specification: the site checks of `npm run doctor`.
  listed(administration, 'kesehatan', 'Kesehatan Situs', admins),
];
