import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ImportMessages } from '@/imports/define-import';
import type { categoriesImport } from './categories-import';
import type { subclassificationsImport } from './subclassifications-import';

/** Texts shared by both imports of /admin/ruang-lingkup/impor: namespace `scopesImport`. */
export const scopesImportMessages = defineMessages('scopesImport', {
  id: { lists: 'Yang diimpor', categories: 'Klasifikasi', items: 'Subklasifikasi' },
  en: { lists: 'What is imported', categories: 'Classifications', items: 'Subclassifications' },
});

/** Import of classifications: namespace `categoriesImport`. */
export const categoriesImportMessages = defineMessages('categoriesImport', {
  id: {
    title: 'klasifikasi',
    recognised: 'Klasifikasi dikenali dari kodenya, misalnya BG. Yang baru ditempatkan di akhir daftar.',
    columns: {
      ...columnLabels.id,
      name: 'Nama (Indonesia)',
      name_en: 'Nama (Inggris)',
      description: 'Penjelasan (Indonesia)',
      description_en: 'Penjelasan (Inggris)',
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
    errors: {
      rl_categories_code_check: 'Kode klasifikasi terdiri dari dua huruf besar, misalnya BG.',
      rl_categories_name_check: 'Nama paling banyak 160 karakter.',
      rl_categories_name_en_check: 'Nama paling banyak 160 karakter.',
      rl_categories_nature_check:
        'Tulis Umum, Spesialis, Terintegrasi, Konsultansi umum, atau Konsultansi spesialis.',
      rl_categories_size_classes_check: 'Tulis Kecil, Menengah, Besar, dipisahkan koma.',
      rl_categories_description_check: 'Paling banyak 2.000 karakter.',
      rl_categories_description_en_check: 'Paling banyak 2.000 karakter.',
    },
  } satisfies ImportMessages<typeof categoriesImport>,
  en: {
    title: 'classifications',
    recognised:
      'A classification is recognised by its code, such as BG. New ones are placed last in the list.',
    columns: {
      ...columnLabels.en,
      name: 'Name (Indonesian)',
      name_en: 'Name (English)',
      description: 'Description (Indonesian)',
      description_en: 'Description (English)',
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
    errors: {
      rl_categories_code_check: 'The code of a classification is two capital letters, such as BG.',
      rl_categories_name_check: 'A name has at most 160 characters.',
      rl_categories_name_en_check: 'A name has at most 160 characters.',
      rl_categories_nature_check:
        'Enter General, Specialist, Integrated, General consultancy or Specialist consultancy.',
      rl_categories_size_classes_check: 'Enter Small, Medium, Large, separated by commas.',
      rl_categories_description_check: 'At most 2,000 characters.',
      rl_categories_description_en_check: 'At most 2,000 characters.',
    },
  },
});

/** Import of subclassifications: namespace `subclassificationsImport`. */
export const subclassificationsImportMessages = defineMessages('subclassificationsImport', {
  id: {
    title: 'subklasifikasi',
    recognised:
      'Subklasifikasi dikenali dari kodenya, misalnya BG001. Tanpa kode klasifikasi, dua huruf pertama kodenya yang menentukan. Yang baru ditempatkan di akhir.',
    columns: {
      ...columnLabels.id,
      category_code: 'Kode klasifikasi',
      kbli_2025: 'KBLI 2025',
      name: 'Nama (Indonesia)',
      name_en: 'Nama (Inggris)',
      description: 'Penjelasan (Indonesia)',
      description_en: 'Penjelasan (Inggris)',
      scheme_url: 'Alamat berkas skema',
      qualifications: tableLabels.id.rl_subclass.qualifications,
      synonyms: tableLabels.id.rl_subclass.synonyms,
    },
    options: {
      qualifications: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar', spesialis: 'Spesialis' },
    },
    errors: {
      rl_subclass_qualifications_check: 'Tulis Kecil, Menengah, Besar, atau Spesialis, dipisahkan koma.',
      rl_subclass_code_check:
        'Kode subklasifikasi terdiri dari dua huruf besar dan tiga angka, misalnya BG001.',
      rl_subclass_name_check: 'Nama paling banyak 240 karakter.',
      rl_subclass_name_en_check: 'Nama paling banyak 240 karakter.',
      rl_subclass_kbli_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      rl_subclass_kbli_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2020.',
      rl_subclass_kbli_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      rl_subclass_kbli_other_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      rl_subclass_kbli_other_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2025.',
      rl_subclass_kbli_other_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      rl_subclass_kbli_editions: 'Edisi lain harus berbeda tahunnya.',
      kbli_full:
        'Kode ini sudah punya nomor dari dua edisi lain. Kosongkan salah satunya di formulir lebih dahulu.',
      rl_subclass_scheme_edition_check: 'Paling banyak 40 karakter.',
      rl_subclass_legal_basis_check: 'Paling banyak 240 karakter.',
      rl_subclass_synonyms_check: 'Paling banyak 1.000 karakter.',
      rl_subclass_description_check: 'Paling banyak 2.000 karakter.',
      rl_subclass_description_en_check: 'Paling banyak 2.000 karakter.',
      rl_subclass_scheme_number_check: 'Paling banyak 80 karakter.',
      rl_subclass_scheme_url_check: 'Tulis alamat lengkap (https://…) atau alamat di situs ini (/…).',
      category_unknown: 'Klasifikasi ini tidak ada. Impor atau tambahkan lebih dahulu.',
      category_in_trash: 'Klasifikasi ini ada di sampah. Pulihkan lebih dahulu.',
    },
  } satisfies ImportMessages<typeof subclassificationsImport>,
  en: {
    title: 'subclassifications',
    recognised:
      'A subclassification is recognised by its code, such as BG001. Without a classification code, its first two letters decide. New ones are placed last.',
    columns: {
      ...columnLabels.en,
      category_code: 'Classification code',
      kbli_2025: 'KBLI 2025',
      name: 'Name (Indonesian)',
      name_en: 'Name (English)',
      description: 'Description (Indonesian)',
      description_en: 'Description (English)',
      scheme_url: 'Scheme URL',
      qualifications: tableLabels.en.rl_subclass.qualifications,
      synonyms: tableLabels.en.rl_subclass.synonyms,
    },
    options: {
      qualifications: { kecil: 'Small', menengah: 'Medium', besar: 'Large', spesialis: 'Specialist' },
    },
    errors: {
      rl_subclass_qualifications_check: 'Write Small, Medium, Large or Specialist, separated by commas.',
      rl_subclass_code_check: 'The code is two capital letters and three digits, such as BG001.',
      rl_subclass_name_check: 'A name has at most 240 characters.',
      rl_subclass_name_en_check: 'A name has at most 240 characters.',
      rl_subclass_kbli_code_check: 'A KBLI code is five digits, such as 41011.',
      rl_subclass_kbli_version_check: 'The KBLI year is four digits, such as 2020.',
      rl_subclass_kbli_complete: 'Fill in both the KBLI code and its year, or neither.',
      rl_subclass_kbli_other_code_check: 'A KBLI code is five digits, such as 41011.',
      rl_subclass_kbli_other_version_check: 'The KBLI year is four digits, such as 2025.',
      rl_subclass_kbli_other_complete: 'Fill in both the KBLI code and its year, or neither.',
      rl_subclass_kbli_editions: 'The other edition must have a different year.',
      kbli_full: 'This code already has numbers of two other editions. Clear one of them in the form first.',
      rl_subclass_scheme_edition_check: 'At most 40 characters.',
      rl_subclass_legal_basis_check: 'At most 240 characters.',
      rl_subclass_synonyms_check: 'At most 1,000 characters.',
      rl_subclass_description_check: 'At most 2,000 characters.',
      rl_subclass_description_en_check: 'At most 2,000 characters.',
      rl_subclass_scheme_number_check: 'At most 80 characters.',
      rl_subclass_scheme_url_check: 'Enter a full URL (https://…) or a path on this site (/…).',
      category_unknown: 'There is no such classification. Import or add it first.',
      category_in_trash: 'This classification is in the trash. Restore it first.',
    },
  },
});
