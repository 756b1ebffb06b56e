import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of /admin/tautan: namespace `brokenLinks`. */
export const brokenLinksMessages = defineMessages('brokenLinks', {
  id: {
    title: 'Tautan rusak',
    purpose:
      'Tautan dan gambar dalam isi situs yang tidak mengarah ke mana pun. Situs lain tidak dihubungi: dari alamatnya hanya penulisannya yang diperiksa.',
    again: 'Periksa lagi',
    failed: 'Tautan tidak dapat diperiksa',
    checked: 'Diperiksa {{date}}',
    none: 'Semua tautan mengarah ke suatu tempat',
    noneHint: 'Diperiksa {{date}}: naskah, draf, menu, slide, promosi, daftar, dan pengaturan.',
    most: 'Yang ditampilkan hanya {{number}} tautan pertama. Periksa lagi setelah diperbaiki.',
    shown: 'Sudah dibaca pengunjung',
    ahead: 'Belum dibaca pengunjung',
    links_one: '{{count}} tautan',
    links_other: '{{count, number}} tautan',
    unnamed: 'Tanpa judul',
    onlyAdmins: 'Hanya admin yang dapat mengubahnya.',
    stage: {
      scheduled: 'Dijadwalkan',
      hidden: 'Belum terbit',
      change: 'Perubahan dijadwalkan',
      draft: 'Draf',
    },
    reason: {
      missing: 'Tidak ada halaman di alamat ini.',
      draft: 'Tujuannya belum terbit: “{{title}}”.',
      scheduled: 'Tujuannya baru terbit pada {{date}}: “{{title}}”.',
      archived: 'Tujuannya diarsipkan: “{{title}}”.',
      trash: 'Tujuannya ada di sampah: “{{title}}”.',
      file: 'Berkas ini tidak ada di pustaka media.',
      malformed: 'Alamat ini tidak lengkap atau salah tulis.',
    },
  },
  en: {
    title: 'Broken links',
    purpose:
      'Links and pictures in the content of the site that lead nowhere. Other sites are not contacted: only the spelling of their addresses is checked.',
    again: 'Check again',
    failed: 'The links could not be checked',
    checked: 'Checked {{date}}',
    none: 'Every link leads somewhere',
    noneHint: 'Checked {{date}}: texts, drafts, menu, slides, promotion, lists and settings.',
    most: 'Only the first {{number}} links are shown. Check again once they are fixed.',
    shown: 'Read by visitors now',
    ahead: 'Not read by visitors yet',
    links_one: '{{count}} link',
    links_other: '{{count, number}} links',
    unnamed: 'Untitled',
    onlyAdmins: 'Only admins can change it.',
    stage: {
      scheduled: 'Scheduled',
      hidden: 'Not published',
      change: 'Scheduled change',
      draft: 'Draft',
    },
    reason: {
      missing: 'There is no page at this URL.',
      draft: 'What it leads to is not published: “{{title}}”.',
      scheduled: 'What it leads to is published only on {{date}}: “{{title}}”.',
      archived: 'What it leads to is archived: “{{title}}”.',
      trash: 'What it leads to is in the trash: “{{title}}”.',
      file: 'This file is not in the media library.',
      malformed: 'This URL is incomplete or misspelt.',
    },
  },
});
