import { paths } from '@/config/paths';
import { defineImport, markedBy } from '@/imports/define-import';

export const categoriesImport = defineImport({
  kind: 'rl_categories',
  keys: ['code'],
  marks: markedBy('code'),
  list: paths.admin.scopes,
  columns: [
    {
      column: 'code',
      kind: 'code',
      isNeeded: true,
      example: 'BG',
      synonyms: ['kode klasifikasi', 'klasifikasi'],
    },
    {
      column: 'name',
      kind: 'text',
      isNeeded: true,
      example: 'Bangunan Gedung',
      synonyms: ['nama', 'name id', 'nama klasifikasi'],
    },
    { column: 'name_en', kind: 'text', example: 'Buildings', synonyms: ['nama inggris', 'english name'] },
    {
      column: 'nature',
      kind: 'choice',
      isNeeded: true,
      example: 'Umum',
      options: {
        umum: ['pekerjaan konstruksi umum'],
        spesialis: ['pekerjaan konstruksi spesialis'],
        terintegrasi: [],
        konsultansi: ['konsultan', 'konsultansi umum'],
        konsultansi_spesialis: ['konsultansi spesialis'],
      },
      synonyms: ['sifat', 'jenis usaha'],
    },
    {
      column: 'size_classes',
      kind: 'choices',
      example: 'Kecil, Menengah, Besar',
      options: { kecil: ['k'], menengah: ['m'], besar: ['b'] },
      synonyms: ['kualifikasi usaha', 'size classes'],
    },
    {
      column: 'description',
      kind: 'longText',
      example: 'Penjelasan singkat',
      synonyms: ['keterangan', 'deskripsi', 'uraian'],
    },
    {
      column: 'description_en',
      kind: 'longText',
      example: 'A short description',
      synonyms: ['keterangan inggris'],
    },
    { column: 'is_published', kind: 'boolean', example: 'ya', synonyms: ['tampil'] },
  ],
});
