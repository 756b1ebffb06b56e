import { defineMessages } from '@/lib/i18n/define-messages';

export const homeMessages = defineMessages('home', {
  id: {
    description:
      'Sertifikasi badan usaha jasa konstruksi: alur yang jelas, asesor profesional, dan keputusan yang dapat dipertanggungjawabkan.',
    heading: '{{name}}: sertifikasi badan usaha jasa konstruksi',
    check: { label: 'Cek sertifikat', example: 'Nomor, NIB, atau nama', go: 'Cek' },
    build: { label: 'Apa yang Anda bangun?', example: 'Jembatan, sekolah, …', go: 'Cari' },
    fees: 'Hitung biaya',
    complain: 'Ajukan keluhan',
    track: 'Lacak perkara',
    newsTitle: 'Kabar terbaru',
    allNews: 'Semua berita',
    apply: 'Ajukan sertifikasi',
    contact: 'Hubungi kami',
  },
  en: {
    description:
      'Certification of construction businesses: a clear process, professional assessors, and decisions that stand up to scrutiny.',
    heading: '{{name}}: certification of construction businesses',
    check: { label: 'Check a certificate', example: 'Number, NIB or name', go: 'Check' },
    build: { label: 'What do you build?', example: 'Bridge, school, …', go: 'Find' },
    fees: 'Work out the fee',
    complain: 'Make a complaint',
    track: 'Track a case',
    newsTitle: 'Latest news',
    allNews: 'All news',
    apply: 'Apply for certification',
    contact: 'Contact us',
  },
});
