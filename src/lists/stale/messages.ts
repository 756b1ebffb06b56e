import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts that still contain an old number: namespace `staleTexts`. */
export const staleTextsMessages = defineMessages('staleTexts', {
  id: {
    title_one: 'Nilai lama masih tertulis di {{count}} naskah',
    title_other: 'Nilai lama masih tertulis di {{count, number}} naskah',
    text: 'Ganti angkanya, atau pakai nama seperti {batas_banding} dan {tarif_umum} agar naskah mengikuti nilai yang berlaku.',
    failed: 'Naskah yang memuat nilai lama tidak dapat dicari',
    kinds: {
      cms_pages: 'Halaman “{{title}}”',
      drafts: 'Draf halaman “{{title}}”',
      faq: 'FAQ “{{title}}”',
      alur_sertifikasi: 'Tahap “{{title}}”',
      fees: 'Catatan biaya “{{title}}”',
      hero_slides: 'Slide “{{title}}”',
      struktur_organisasi: 'Struktur organisasi, “{{title}}”',
      legalitas: 'Legalitas “{{title}}”',
      rl_subclass: 'Uraian subklasifikasi {{title}}',
      home: 'Slogan atau kalimat beranda',
      promotion: 'Promosi',
      wordings: 'Kalimat status sertifikat',
      site_settings: 'Pemberitahuan privasi atau biaya banding',
      message_templates: 'Templat pesan',
    },
  },
  en: {
    title_one: 'The old value still appears in {{count}} text',
    title_other: 'The old value still appears in {{count, number}} texts',
    text: 'Change the number there, or use a name such as {batas_banding} or {tarif_umum} so that the text follows the value in force.',
    failed: 'Texts with the old value could not be searched for',
    kinds: {
      cms_pages: 'Page “{{title}}”',
      drafts: 'Draft of the page “{{title}}”',
      faq: 'FAQ “{{title}}”',
      alur_sertifikasi: 'Stage “{{title}}”',
      fees: 'Fee note “{{title}}”',
      hero_slides: 'Slide “{{title}}”',
      struktur_organisasi: 'Organisation, “{{title}}”',
      legalitas: 'Legal document “{{title}}”',
      rl_subclass: 'Description of subclassification {{title}}',
      home: 'Tagline or words of the home page',
      promotion: 'Promotion',
      wordings: 'Words about the status of certificates',
      site_settings: 'Privacy notice or appeal fee',
      message_templates: 'Message template',
    },
  },
});
