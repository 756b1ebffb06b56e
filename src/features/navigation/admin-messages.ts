import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { navigationResource } from './navigation-resource';

/** Texts of /admin/navigation: namespace `navigationAdmin`. */
export const navigationAdminMessages = defineMessages('navigationAdmin', {
  id: {
    title: 'Navigasi',
    purpose: 'Menu di bagian atas situs: dua tingkat, dalam urutan tampil.',
    add: 'Tambah menu',
    empty: 'Belum ada menu',
    emptyHint:
      'Selama kosong, situs memakai menu bawaan. Begitu Anda menambah entri, semua isi menu bawaan masuk ke daftar ini dan dapat Anda ubah.',
    deadLink: 'Tidak ada halaman di alamat ini',
    deadLinkHint:
      'Pengunjung yang memilih menu ini akan melihat “Halaman tidak ditemukan”. Periksa alamatnya.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.navigation_menus,
      url: 'Alamat (# untuk judul kelompok)',
    },
    options: {},
    constraints: {
      navigation_menus_no_circle: 'Menu tidak dapat ditempatkan di bawah dirinya sendiri.',
      navigation_menus_depth:
        'Menu paling banyak dua tingkat. Yang punya isi di bawahnya harus tetap di tingkat teratas.',
      navigation_menus_parent_id_fkey:
        'Masih ada menu yang merujuk ke sini, atau induknya sudah dihapus. Pindahkan menu di bawahnya lebih dahulu, juga yang ada di sampah.',
      navigation_menus_url_check: 'Tulis alamat lengkap (https://…), alamat di situs ini (/…), atau #.',
    },
  } satisfies ResourceMessages<typeof navigationResource> & Record<string, unknown>,
  en: {
    title: 'Navigation',
    purpose: 'The menu at the top of the site: two levels, in the order shown.',
    add: 'Add an entry',
    empty: 'No entries yet',
    emptyHint:
      'While the list is empty, the site shows its built-in menu. As soon as you add an entry, everything in the built-in menu is added to this list, where you can change it.',
    deadLink: 'No page at this URL',
    deadLinkHint: 'Visitors who choose this entry will see “Page not found”. Check the URL.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.navigation_menus,
      url: 'URL (# for the heading of a group)',
    },
    options: {},
    constraints: {
      navigation_menus_no_circle: 'An entry cannot be placed below itself.',
      navigation_menus_depth:
        'The menu has at most two levels. An entry with others below it has to stay at the top.',
      navigation_menus_parent_id_fkey:
        'There are still entries below this one, or its parent has been deleted. Move them first, including those in the trash.',
      navigation_menus_url_check: 'Enter a full URL (https://…), a path on this site (/…), or #.',
    },
  },
});
