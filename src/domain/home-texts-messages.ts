import { defineMessages } from '@/lib/i18n/define-messages';

/** Default texts of the home page, which the settings can override (`site.home`). */
export const homeTextsMessages = defineMessages('homeWords', {
  id: {
    values_title: 'Mengapa memilih kami',
    first_title: 'Proses cepat',
    first_text:
      'Setiap tahap punya batas waktu hari kerja. Bila ada berkas yang perlu diperbaiki, Anda langsung tahu apa dan sampai kapan.',
    second_title: 'Asesor profesional',
    second_text:
      'Penilaian dilakukan asesor yang memahami bidang usaha Anda, dengan kriteria yang sama untuk semua.',
    third_title: 'Terakreditasi dan tepercaya',
    third_text: 'Keputusan diambil pihak yang tidak ikut menilai, dan dapat dicek siapa pun.',
    action_title: 'Siap mengajukan sertifikasi?',
    action_text:
      'Pelajari tahap dan dokumen yang diperlukan, lalu ajukan. Belum yakin subklasifikasi mana yang tepat? Tanyakan kepada kami.',
  },
  en: {
    values_title: 'Why choose us',
    first_title: 'A fast process',
    first_text:
      'Every stage has a limit in working days. If a document needs correcting, you know at once which one and by when.',
    second_title: 'Professional assessors',
    second_text: 'Assessors who understand your line of work judge every applicant by the same criteria.',
    third_title: 'Accredited and trusted',
    third_text: 'Decisions are made by people who took no part in the assessment, and anyone can check them.',
    action_title: 'Ready to apply?',
    action_text:
      'See the stages and the documents required, then apply. Not sure which subclassification fits? Ask us.',
  },
});
