import { defineMessages } from '@/lib/i18n/define-messages';

/** The pages of the back-office that belong to no feature. */
export const adminPageMessages = defineMessages('adminPages', {
  id: {
    dashboard: 'Dashboard',
    greeting: 'Selamat datang, {{name}}.',
    quickActions: 'Aksi cepat',
    forbidden: 'Akses Ditolak',
    forbiddenHint: 'Anda tidak memiliki izin untuk mengakses halaman ini.',
    noProfileHint:
      'Akun Anda belum diberi akses ke back-office, atau sudah dinonaktifkan. Hubungi admin situs.',
    toDashboard: 'Ke dashboard',
    signOut: 'Keluar',
    profileFailed: 'Profil Anda tidak dapat dimuat',
    profileFailedHint: 'Hak akses Anda ke halaman ini belum dapat diperiksa. Coba lagi.',
    notFound: 'Halaman tidak ditemukan',
    notFoundHint:
      'Alamat {{path}} tidak ada di back-office. Mungkin salah ketik, atau halamannya sudah dipindahkan.',
  },
  en: {
    dashboard: 'Dashboard',
    greeting: 'Welcome, {{name}}.',
    quickActions: 'Quick actions',
    forbidden: 'Access denied',
    forbiddenHint: 'You do not have permission to open this page.',
    noProfileHint:
      'Your account has not been given access to the back office, or has been deactivated. Contact the site’s admin.',
    toDashboard: 'To the dashboard',
    signOut: 'Sign out',
    profileFailed: 'Your profile could not be loaded',
    profileFailedHint: 'Your access to this page could not be checked yet. Try again.',
    notFound: 'Page not found',
    notFoundHint: 'There is no {{path}} in the back office. It may be misspelt, or the page has moved.',
  },
});
