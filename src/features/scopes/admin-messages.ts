import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { categoriesResource } from './categories-resource';
import type { subclassificationsResource } from './subclassifications-resource';

/** Texts shared by the two lists of /admin/ruang-lingkup: namespace `scopesAdmin`. */
export const scopesAdminMessages = defineMessages('scopesAdmin', {
  id: {
    lists: 'Daftar ruang lingkup',
    categories: 'Klasifikasi',
    items: 'Subklasifikasi',
    import: 'Impor',
  },
  en: {
    lists: 'Lists of scopes',
    categories: 'Classifications',
    items: 'Subclassifications',
    import: 'Import',
  },
});

/** Texts of the classifications: namespace `scopeCategoriesAdmin`. */
export const scopeCategoriesAdminMessages = defineMessages('scopeCategoriesAdmin', {
  id: {
    title: 'Ruang lingkup: klasifikasi',
    purpose: 'Klasifikasi usaha yang disertifikasi, dalam urutan tampil di halaman Ruang Lingkup.',
    add: 'Tambah klasifikasi',
    empty: 'Belum ada klasifikasi',
    emptyHint: 'Mulailah dengan klasifikasi pertama dalam lisensi, misalnya BG Bangunan Gedung.',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.rl_categories,
    },
    options: {
      nature: {
        umum: 'Umum',
        spesialis: 'Spesialis',
        terintegrasi: 'Terintegrasi',
        konsultansi: 'Konsultansi umum',
        konsultansi_spesialis: 'Konsultansi spesialis',
      },
      size_classes: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar' },
    },
    constraints: {
      rl_categories_code_check: 'Kode klasifikasi terdiri dari dua huruf besar, misalnya BG.',
      rl_categories_code_key: 'Kode ini sudah dipakai klasifikasi lain, mungkin yang ada di sampah.',
      rl_subclass_category_id_fkey:
        'Klasifikasi ini masih punya subklasifikasi, mungkin di sampah. Pindahkan atau hapus subklasifikasinya lebih dahulu.',
    },
  } satisfies ResourceMessages<typeof categoriesResource>,
  en: {
    title: 'Scope of certification: classifications',
    purpose: 'The classifications that are certified, in the order of the scope page.',
    add: 'Add a classification',
    empty: 'No classifications yet',
    emptyHint: 'Start with the first one in the licence, such as BG Buildings.',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.rl_categories,
      description: 'Description',
    },
    options: {
      nature: {
        umum: 'General',
        spesialis: 'Specialist',
        terintegrasi: 'Integrated',
        konsultansi: 'General consultancy',
        konsultansi_spesialis: 'Specialist consultancy',
      },
      size_classes: { kecil: 'Small', menengah: 'Medium', besar: 'Large' },
    },
    constraints: {
      rl_categories_code_check: 'The code of a classification is two capital letters, such as BG.',
      rl_categories_code_key: 'Another classification has this code, maybe one in the trash.',
      rl_subclass_category_id_fkey:
        'This classification still has subclassifications, maybe in the trash. Move or delete those first.',
    },
  },
});

/** Texts of the subclassifications: namespace `scopeItemsAdmin`. */
export const scopeItemsAdminMessages = defineMessages('scopeItemsAdmin', {
  id: {
    title: 'Ruang lingkup: subklasifikasi',
    purpose: 'Subklasifikasi dengan kode KBLI dan skema sertifikasinya, menurut klasifikasi.',
    add: 'Tambah subklasifikasi',
    empty: 'Belum ada subklasifikasi',
    emptyHint: 'Tambahkan subklasifikasi pertama, misalnya BG001.',
    waiting: {
      rows: 'KBLI 2025 belum dicatat',
      hint: 'Isi nomornya di formulir setiap kode, atau sekaligus: ekspor daftar ini, tambahkan kolom “KBLI 2025”, lalu impor berkasnya. Sertifikat yang sudah terbit tidak berubah.',
      none: 'Semua kode sudah punya nomor KBLI 2025',
    },
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.rl_subclass,
      scheme_url: 'Alamat berkas skema',
    },
    options: {
      qualifications: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar', spesialis: 'Spesialis' },
    },
    constraints: {
      rl_subclass_code_check:
        'Kode subklasifikasi terdiri dari dua huruf besar dan tiga angka, misalnya BG001.',
      rl_subclass_code_key: 'Kode ini sudah dipakai subklasifikasi lain, mungkin yang ada di sampah.',
      rl_subclass_kbli_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      rl_subclass_kbli_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2020.',
      rl_subclass_kbli_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      rl_subclass_kbli_other_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      rl_subclass_kbli_other_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2025.',
      rl_subclass_kbli_other_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      rl_subclass_kbli_editions: 'Edisi lain harus berbeda tahunnya.',
      rl_subclass_category_id_fkey: 'Klasifikasi ini sudah dihapus. Pilih klasifikasi lain.',
      certificates_subclass_id_fkey:
        'Ada sertifikat dengan subklasifikasi ini, sehingga tidak dapat dihapus permanen. Biarkan di sampah.',
    },
  } satisfies ResourceMessages<typeof subclassificationsResource>,
  en: {
    title: 'Scope of certification: subclassifications',
    purpose: 'Subclassifications with their KBLI code and certification scheme, by classification.',
    add: 'Add a subclassification',
    empty: 'No subclassifications yet',
    emptyHint: 'Add the first one, such as BG001.',
    waiting: {
      rows: 'KBLI 2025 not recorded',
      hint: 'Enter the number in the form of each code, or all at once: export this list, add a column “KBLI 2025”, and import the file. Certificates already issued stay as they are.',
      none: 'Every code has its KBLI 2025 number',
    },
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.rl_subclass,
      description: 'Description',
      scheme_url: 'Scheme URL',
    },
    options: {
      qualifications: { kecil: 'Small', menengah: 'Medium', besar: 'Large', spesialis: 'Specialist' },
    },
    constraints: {
      rl_subclass_code_check: 'The code is two capital letters and three digits, such as BG001.',
      rl_subclass_code_key: 'Another subclassification has this code, maybe one in the trash.',
      rl_subclass_kbli_code_check: 'A KBLI code is five digits, such as 41011.',
      rl_subclass_kbli_version_check: 'The KBLI year is four digits, such as 2020.',
      rl_subclass_kbli_complete: 'Fill in both the KBLI code and its year, or neither.',
      rl_subclass_kbli_other_code_check: 'A KBLI code is five digits, such as 41011.',
      rl_subclass_kbli_other_version_check: 'The KBLI year is four digits, such as 2025.',
      rl_subclass_kbli_other_complete: 'Fill in both the KBLI code and its year, or neither.',
      rl_subclass_kbli_editions: 'The other edition must have a different year.',
      rl_subclass_category_id_fkey: 'This classification has been deleted. Choose another one.',
      certificates_subclass_id_fkey:
        'Some certificates have this subclassification, so it cannot be deleted permanently. Leave it in the trash.',
    },
  },
});
