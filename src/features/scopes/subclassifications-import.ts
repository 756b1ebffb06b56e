import { paths } from '@/config/paths';
import { defineImport, markedBy } from '@/imports/define-import';

export const subclassificationsImport = defineImport({
  kind: 'rl_subclass',
  keys: ['code'],
  marks: markedBy('code'),
  list: `${paths.admin.scopes}?list=subclassifications`,
  columns: [
    {
      column: 'code',
      kind: 'code',
      isNeeded: true,
      example: 'BG001',
      synonyms: ['kode subklasifikasi', 'kode subklas', 'subklasifikasi'],
    },
    {
      column: 'category_code',
      kind: 'code',
      example: 'BG',
      synonyms: ['klasifikasi', 'kode klas', 'classification'],
    },
    {
      column: 'name',
      kind: 'text',
      isNeeded: true,
      example: 'Konstruksi Gedung Hunian',
      synonyms: ['nama', 'name id', 'nama subklasifikasi', 'uraian'],
    },
    {
      column: 'name_en',
      kind: 'text',
      example: 'Residential buildings',
      synonyms: ['nama inggris', 'english name'],
    },
    {
      column: 'qualifications',
      kind: 'choices',
      example: 'Kecil, Menengah, Besar',
      options: { kecil: ['k'], menengah: ['m'], besar: ['b'], spesialis: ['s'] },
      synonyms: ['kualifikasi usaha', 'qualification'],
    },
    { column: 'kbli_code', kind: 'digits', example: '41011', synonyms: ['kbli', 'kbli 2020', 'no kbli'] },
    { column: 'kbli_version', kind: 'digits', example: '2020', synonyms: ['versi kbli', 'edisi kbli'] },
    { column: 'kbli_other_code', kind: 'digits', example: '', synonyms: ['kbli lain'] },
    { column: 'kbli_other_version', kind: 'digits', example: '', synonyms: ['edisi kbli lain'] },
    // The database stores it in the pair of columns for this edition.
    { column: 'kbli_2025', kind: 'digits', example: '', synonyms: ['nomor kbli 2025', 'kode kbli 2025'] },
    {
      column: 'description',
      kind: 'longText',
      example: 'Penjelasan singkat',
      synonyms: ['keterangan', 'deskripsi', 'lingkup'],
    },
    {
      column: 'description_en',
      kind: 'longText',
      example: 'A short description',
      synonyms: ['keterangan inggris'],
    },
    { column: 'scheme_number', kind: 'text', example: 'SKM-01', synonyms: ['skema', 'no skema'] },
    { column: 'scheme_edition', kind: 'text', example: '2026', synonyms: ['edisi skema', 'versi skema'] },
    {
      column: 'scheme_url',
      kind: 'text',
      example: 'https://contoh.example.id/skema.pdf',
      synonyms: ['berkas skema', 'url skema'],
    },
    { column: 'legal_basis', kind: 'text', example: '', synonyms: ['dasar hukum', 'regulation'] },
    {
      column: 'synonyms',
      kind: 'text',
      example: 'rumah, perumahan',
      synonyms: ['kata pencarian', 'kata lain'],
    },
    { column: 'is_published', kind: 'boolean', example: 'ya', synonyms: ['tampil'] },
  ],
});
