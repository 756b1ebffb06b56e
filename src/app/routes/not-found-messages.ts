import { defineMessages } from '@/lib/i18n/define-messages';

export const notFoundMessages = defineMessages('notFound', {
  id: {
    title: 'Halaman tidak ditemukan',
    message:
      'Alamat {{path}} tidak ada di situs ini. Mungkin halamannya dipindahkan, atau alamatnya salah tulis.',
    home: 'Kembali ke beranda',
    hint: 'Yang sering dicari',
    links: {
      flow: 'Alur sertifikasi',
      scopes: 'Ruang lingkup',
      check: 'Cek sertifikat',
      faq: 'Pertanyaan umum',
      complaint: 'Sampaikan keluhan',
      contact: 'Hubungi kami',
    },
  },
  en: {
    title: 'Page not found',
    message:
      'There is nothing at {{path}} on this site. The page may have moved, or the address has a typing error.',
    home: 'Back to the home page',
    hint: 'Popular pages',
    links: {
      flow: 'Certification process',
      scopes: 'Scope of certification',
      check: 'Check a certificate',
      faq: 'Frequently asked questions',
      complaint: 'File a complaint',
      contact: 'Contact us',
    },
  },
});
