import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about the session in the back-office: expiry, signing out, an unreadable profile. */
export const sessionMessages = defineMessages('session', {
  id: {
    backHome: 'Kembali ke beranda',
    expired: 'Sesi Anda telah berakhir',
    expiredHint: 'Silakan masuk lagi untuk melanjutkan pekerjaan Anda.',
    unread: 'Sesi Anda belum dapat diperiksa',
    unreadHint:
      'Bagian halaman yang membacanya tidak termuat. Anda tidak dikeluarkan: periksa sambungan internet, lalu coba lagi.',
    unreadRetry: 'Coba lagi',
    unreadFailed: 'Masih belum termuat.',
    logoutDone: 'Berhasil Logout',
    logoutDoneHint: 'Anda telah berhasil keluar dari sistem.',
    logoutFailed: 'Logout Gagal',
    logoutFailedHint: 'Anda masih masuk. Periksa sambungan internet Anda, lalu coba lagi.',
    profileFailed: 'Gagal memuat profil',
    profileFailedHint: 'Tidak dapat mengambil data profil pengguna.',
  },
  en: {
    backHome: 'Back to the home page',
    expired: 'Your session has ended',
    expiredHint: 'Please sign in again to continue your work.',
    unread: 'Your session could not be checked yet',
    unreadHint:
      'The part of the page that reads it did not load. You are not signed out: check your internet connection and try again.',
    unreadRetry: 'Try again',
    unreadFailed: 'It still did not load.',
    logoutDone: 'Signed out',
    logoutDoneHint: 'You have signed out of the system.',
    logoutFailed: 'Sign-out failed',
    logoutFailedHint: 'You are still signed in. Check your internet connection and try again.',
    profileFailed: 'Your profile could not be loaded',
    profileFailedHint: 'The user’s profile could not be read.',
  },
});
