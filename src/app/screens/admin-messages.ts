import { defineMessages } from '@/lib/i18n/define-messages';

export const adminPageMessages = defineMessages('adminPages', {
  id: {
    dashboard: 'Dashboard',
    greeting: 'Selamat datang, {{name}}.',
    quickActions: 'Aksi cepat',
    forbidden: 'Akses Ditolak',
    forbiddenHint: 'Anda tidak memiliki izin untuk mengakses halaman ini.',
    deactivatedHint: 'Akun Anda sudah dinonaktifkan. Hubungi admin situs.',
    noProfile: 'Akun Anda belum memiliki profil',
    noProfileHint:
      'Anda masuk sebagai Viewer tanpa profil, sehingga data back-office belum terbuka untuk Anda. Minta admin situs menambahkan Anda sebagai pengguna.',
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
    deactivatedHint: 'Your account has been deactivated. Contact the site’s admin.',
    noProfile: 'Your account has no profile yet',
    noProfileHint:
      'You are signed in as a viewer without a profile, so the data of the back office is not open to you yet. Ask the site’s admin to add you as a user.',
    toDashboard: 'To the dashboard',
    signOut: 'Sign out',
    profileFailed: 'Your profile could not be loaded',
    profileFailedHint: 'Your access to this page could not be checked yet. Try again.',
    notFound: 'Page not found',
    notFoundHint: 'There is no {{path}} in the back office. It may be misspelt, or the page has moved.',
  },
});
