import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of error pages: for a page that failed or did not load. */
export const pageMessages = defineMessages('pages', {
  id: {
    loadFailure: {
      title: 'Gagal Memuat Halaman',
      message: 'Terjadi kesalahan saat mengambil data penting. Mohon coba lagi nanti.',
    },
    routeFailure: {
      title: 'Halaman ini tidak dapat ditampilkan',
      message: 'Terjadi kesalahan di bagian ini. Bagian lain dari situs tetap dapat Anda pakai.',
      newVersionTitle: 'Versi baru situs telah terbit',
      newVersion:
        'Halaman yang Anda buka memakai versi lama. Muat ulang untuk melanjutkan dengan versi terbaru.',
      unreachableTitle: 'Halaman ini belum dapat dibuka',
      unreachable:
        'Situs sedang tidak dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi, atau kembali ke halaman sebelumnya.',
      reload: 'Muat ulang halaman',
      home: 'Ke beranda',
    },
  },
  en: {
    loadFailure: {
      title: 'This page could not be loaded',
      message: 'Something went wrong while fetching essential data. Please try again later.',
    },
    routeFailure: {
      title: 'This page cannot be shown',
      message: 'Something went wrong in this part. The rest of the site still works.',
      newVersionTitle: 'A new version of the site is out',
      newVersion: 'The page you have open is from the previous version. Reload to continue with the new one.',
      unreachableTitle: 'This page cannot be opened yet',
      unreachable:
        'The site cannot be reached at the moment. Check your internet connection and try again, or go back to the previous page.',
      reload: 'Reload the page',
      home: 'Go to the home page',
    },
  },
});
