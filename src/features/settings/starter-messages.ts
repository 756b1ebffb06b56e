import { defineMessages } from '@/lib/i18n/define-messages';

/**
 * Texts of the section "Starter content" of the settings; `tables` contains every table with demo content.
 */
export const starterMessages = defineMessages('settingsStarter', {
  id: {
    hint: 'Situs baru dapat dimulai dengan lembaga rekaan untuk dicoba. Hapus sebelum situs dibuka untuk umum.',
    failed: 'Isi awal tidak dapat dimuat',
    none: 'Situs ini tidak memuat isi contoh. Klasifikasi, peraturan, biaya, tahap, dan hari libur adalah data umum yang nyata.',
    demo: 'Situs ini memuat isi contoh dari lembaga rekaan: {{count, number}} entri.',
    table: 'Isi',
    still: 'Entri contoh',
    rewritten: 'Sudah Anda ubah',
    tables: {
      appeals: 'Banding',
      articles: 'Berita',
      certificates: 'Sertifikat',
      clients: 'Badan usaha',
      cms_pages: 'Halaman',
      complaints: 'Keluhan',
      compliance_reviews: 'Tinjauan kepatuhan',
      contact_submissions: 'Pesan',
      drafts: 'Draf perubahan',
      faq: 'Pertanyaan umum',
      hero_slides: 'Slide beranda',
      legalitas: 'Legalitas',
      navigation_menus: 'Menu',
      rl_subclass: 'Nomor skema subklasifikasi',
      site_settings: 'Pengaturan situs',
      struktur_organisasi: 'Struktur organisasi',
    },
    after: 'Yang terjadi saat dihapus',
    effects: {
      gone: 'Badan usaha, sertifikat, berita, slide, menu, legalitas, dan orang rekaan dihapus.',
      drafts:
        'Halaman dan pertanyaan umum menjadi draf dengan teks model; bagian bertanda [isi: …] Anda lengkapi.',
      kept: 'Yang sudah Anda ubah atau tambahkan tetap ada, begitu pula klasifikasi, peraturan, biaya, tahap, dan hari libur.',
    },
    backup:
      'Server lokal membuat cadangan sebelum menghapus. Pada proyek Supabase, buat cadangan dulu (npm run backup) bila Anda mungkin ingin kembali.',
    cases_one:
      'Ada {{count}} keluhan, banding, atau pesan yang dikirim orang. Selama ada, isi contoh tidak dapat dihapus sekaligus.',
    cases_other:
      'Ada {{count, number}} keluhan, banding, atau pesan yang dikirim orang. Selama ada, isi contoh tidak dapat dihapus sekaligus.',
    clear: 'Hapus isi contoh',
    question: 'Hapus semua isi contoh?',
    consequence:
      '{{count, number}} entri lembaga rekaan hilang dari situs. Tindakan ini tidak dapat dibatalkan di sini.',
    cleared: 'Isi contoh dihapus',
    clearedHint: 'Lanjutkan dengan daftar periksa di dashboard.',
    keptHint_one: '{{count}} entri tetap ada karena dipakai entri Anda.',
    keptHint_other: '{{count, number}} entri tetap ada karena dipakai entri Anda.',
    clearFailed: 'Isi contoh tidak dihapus',
  },
  en: {
    hint: 'A new site can begin with a fictional body to try things with. Clear it before the site opens to the public.',
    failed: 'The starter content could not be loaded',
    none: 'This site has no demo content. Classifications, laws, fees, stages and holidays are real public facts.',
    demo: 'This site holds demo content of a fictional body: {{count, number}} entries.',
    table: 'Content',
    still: 'Demo entries',
    rewritten: 'Changed by you',
    tables: {
      appeals: 'Appeals',
      articles: 'News',
      certificates: 'Certificates',
      clients: 'Companies',
      cms_pages: 'Pages',
      complaints: 'Complaints',
      compliance_reviews: 'Compliance reviews',
      contact_submissions: 'Messages',
      drafts: 'Drafts of changes',
      faq: 'FAQ',
      hero_slides: 'Home slides',
      legalitas: 'Legal status',
      navigation_menus: 'Menu',
      rl_subclass: 'Scheme numbers of subclassifications',
      site_settings: 'Site settings',
      struktur_organisasi: 'Organisation',
    },
    after: 'What clearing does',
    effects: {
      gone: 'Fictional companies, certificates, news, slides, menu entries, legal documents and people are deleted.',
      drafts: 'Pages and FAQ become drafts with model texts; you complete the parts marked [fill in: …].',
      kept: 'What you have changed or added stays, and so do classifications, laws, fees, stages and holidays.',
    },
    backup:
      'The local server makes a backup before it clears anything. On a hosted project, make one first (npm run backup) if you may want to go back.',
    cases_one:
      'There is {{count}} complaint, appeal or message that somebody has sent. While there is, the demo cannot be cleared at once.',
    cases_other:
      'There are {{count, number}} complaints, appeals or messages that people have sent. While there are, the demo cannot be cleared at once.',
    clear: 'Clear the demo content',
    question: 'Clear all demo content?',
    consequence:
      '{{count, number}} entries of the fictional body leave the site. This cannot be undone here.',
    cleared: 'The demo content is cleared',
    clearedHint: 'Go on with the checklist on the dashboard.',
    keptHint_one: '{{count}} entry stays because entries of yours use it.',
    keptHint_other: '{{count, number}} entries stay because entries of yours use them.',
    clearFailed: 'The demo content was not cleared',
  },
});
