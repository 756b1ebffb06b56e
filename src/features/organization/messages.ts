import { defineMessages } from '@/lib/i18n/define-messages';

export const organizationMessages = defineMessages('organization', {
  id: {
    title: 'Struktur Organisasi',
    purpose: 'Siapa memutuskan, siapa menilai, dan siapa yang mengawasi ketidakberpihakan.',
    section: 'Profil',
    chart: 'Bagan organisasi',
    bio: 'Tugas {{name}}',
    bioShort: 'Tugas',
    loading: 'Memuat struktur organisasi…',
    failed: 'Struktur organisasi tidak dapat dimuat',
    empty: 'Struktur organisasi belum tersedia',
    emptyHint: 'Susunan pengurus dan pelaksana akan tampil di sini.',
    separation:
      'Orang yang menilai tidak ikut memutuskan: penilaian dan keputusan sertifikasi berada pada jalur yang terpisah.',
    nextTitle: 'Atas dasar apa kami bekerja?',
    nextText: 'Lisensi, akreditasi, dan pernyataan ketidakberpihakan kami terbuka untuk diperiksa.',
    legality: 'Lihat legalitas',
    contact: 'Hubungi kami',
  },
  en: {
    title: 'Organisation',
    purpose: 'Who decides, who assesses, and who watches over impartiality.',
    section: 'About',
    chart: 'Organisation chart',
    bio: 'Duties of {{name}}',
    bioShort: 'Duties',
    loading: 'Loading the organisation…',
    failed: 'The organisation could not be loaded',
    empty: 'The organisation is not available yet',
    emptyHint: 'Our management and staff will be shown here.',
    separation:
      'Those who assess do not decide: assessment and certification decision are kept on separate lines.',
    nextTitle: 'On what basis do we work?',
    nextText: 'Our licence, accreditation and statement of impartiality are open to inspection.',
    legality: 'See our legal status',
    contact: 'Contact us',
  },
});
