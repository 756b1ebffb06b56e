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
    valuesTitle: 'Mengapa memilih kami',
    values: {
      fast: {
        title: 'Proses cepat',
        text: 'Setiap tahap punya batas waktu hari kerja. Bila ada berkas yang perlu diperbaiki, Anda langsung tahu apa dan sampai kapan.',
      },
      professional: {
        title: 'Asesor profesional',
        text: 'Penilaian dilakukan asesor yang memahami bidang usaha Anda, dengan kriteria yang sama untuk semua.',
      },
      trusted: {
        title: 'Terakreditasi dan tepercaya',
        text: 'Keputusan diambil pihak yang tidak ikut menilai, dan dapat dicek siapa pun.',
      },
    },
    newsTitle: 'Kabar terbaru',
    allNews: 'Semua berita',
    actionTitle: 'Siap mengajukan sertifikasi?',
    actionText:
      'Pelajari tahap dan dokumen yang diperlukan, lalu ajukan. Belum yakin subklasifikasi mana yang tepat? Tanyakan kepada kami.',
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
    valuesTitle: 'Why choose us',
    values: {
      fast: {
        title: 'A fast process',
        text: 'Every stage has a limit in working days. If a document needs correcting, you know at once which one and by when.',
      },
      professional: {
        title: 'Professional assessors',
        text: 'Assessors who understand your line of work judge every applicant by the same criteria.',
      },
      trusted: {
        title: 'Accredited and trusted',
        text: 'Decisions are made by people who took no part in the assessment, and anyone can check them.',
      },
    },
    newsTitle: 'Latest news',
    allNews: 'All news',
    actionTitle: 'Ready to apply?',
    actionText:
      'See the stages and the documents required, then apply. Not sure which subclassification fits? Ask us.',
    apply: 'Apply for certification',
    contact: 'Contact us',
  },
});
