import { defineMessages } from '@/lib/i18n/define-messages';

/** View preferences of a list: namespace `listKit`. */
export const listKitMessages = defineMessages('listKit', {
  id: {
    view: 'Tampilan',
    density: 'Tinggi baris',
    densities: { dense: 'Rapat', compact: 'Lega' },
    pageSize: 'Entri per halaman',
    views: {
      menu: 'Tampilan tersimpan',
      title: 'Tampilan tersimpan',
      edit: 'Simpan atau hapus…',
      hint: 'Pencarian, saringan, dan urutan daftar ini disimpan dengan nama, untuk Anda sendiri di peramban ini.',
      name: 'Nama tampilan',
      save: 'Simpan tampilan ini',
      replace: 'Ganti dengan tampilan ini',
      remove: 'Hapus tampilan “{{name}}”',
      close: 'Tutup',
      wrong: {
        blank: 'Tulis namanya.',
        full: 'Sudah ada {{most}} tampilan. Hapus salah satunya lebih dahulu.',
      },
    },
  },
  en: {
    view: 'View',
    density: 'Row height',
    densities: { dense: 'Compact', compact: 'Comfortable' },
    pageSize: 'Entries per page',
    views: {
      menu: 'Saved views',
      title: 'Saved views',
      edit: 'Save or remove…',
      hint: 'The search, filters and order of this list are saved under a name, for you alone, in this browser.',
      name: 'Name of the view',
      save: 'Save this view',
      replace: 'Replace with this view',
      remove: 'Remove the view “{{name}}”',
      close: 'Close',
      wrong: {
        blank: 'Enter a name.',
        full: 'There are {{most}} views already. Remove one first.',
      },
    },
  },
});
