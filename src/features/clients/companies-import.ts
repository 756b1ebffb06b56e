import { paths } from '@/config/paths';
import { defineImport } from '@/import-kit/define-import';

/** Companies from a file. No column for tax numbers, telephones or people: the register is public. */
export const companiesImport = defineImport({
  kind: 'clients',
  messages: 'companiesImport',
  keys: ['nib', 'name'],
  list: paths.admin.clients,
  columns: [
    {
      column: 'name',
      kind: 'text',
      isNeeded: true,
      example: 'PT Contoh Karya Konstruksi',
      synonyms: [
        'nama',
        'nama bujk',
        'nama badan usaha',
        'nama perusahaan',
        'badan usaha',
        'perusahaan',
        'company',
        'company name',
        'klien',
        'client',
      ],
    },
    {
      column: 'nib',
      kind: 'digits',
      example: '9120000000017',
      synonyms: ['nomor induk berusaha', 'no nib', 'nomor nib', 'business identification number'],
    },
    {
      column: 'legal_form',
      kind: 'text',
      example: 'PT',
      synonyms: [
        'bentuk',
        'form',
        'bentuk usaha',
        'bentuk badan usaha',
        'jenis bujk',
        'jenis badan usaha',
        'bentuk hukum',
      ],
    },
    {
      column: 'province',
      kind: 'text',
      example: 'Jawa Barat',
      synonyms: ['propinsi', 'provinsi bujk', 'nama provinsi'],
    },
    {
      column: 'city',
      kind: 'text',
      example: 'Kota Bandung',
      synonyms: ['kota', 'kabupaten', 'kab kota', 'kab kota bujk', 'kabupaten kota', 'regency'],
    },
    {
      column: 'association',
      kind: 'text',
      example: 'Asosiasi Contoh',
      synonyms: ['nama asosiasi', 'asosiasi badan usaha'],
    },
    {
      column: 'website',
      kind: 'text',
      example: 'https://contoh.example.id',
      synonyms: ['situs web', 'situs', 'web', 'url', 'website bujk', 'homepage'],
    },
    {
      column: 'is_published',
      kind: 'boolean',
      example: 'ya',
      synonyms: ['published', 'tampil', 'status terbit'],
    },
  ],
});
