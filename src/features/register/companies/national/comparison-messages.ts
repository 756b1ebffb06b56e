import { defineMessages } from '@/lib/i18n/define-messages';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { certificatesImportMessages } from '@/features/register/companies/import-messages';
import type { ComparedField, DifferenceKind } from './comparison';

const [words, english] = [certificateMessages.id, certificateMessages.en];

/** Texts of the comparison with the national register. */
export const comparisonMessages = defineMessages('nationalComparison', {
  id: {
    title: 'Bandingkan dengan SIJK/LPJK',
    purpose:
      'Bandingkan daftar yang diekspor dari SIJK/LPJK dengan sertifikat di situs ini. Tidak ada yang diubah: Anda mendapat laporan perbedaannya.',
    toList: 'Daftar sertifikat',
    heading: 'Laporan perbedaan',
    reading: 'Membaca sertifikat kami…',
    failed: 'Sertifikat kami tidak dapat dimuat',
    compared: '{{rows}} baris dari “{{file}}” dibandingkan dengan {{own}} sertifikat di situs ini.',
    none: 'Tidak ada perbedaan',
    noneHint: 'Semua sertifikat yang berlaku ada di kedua daftar, dengan isi yang sama.',
    found: '{{count}} perbedaan',
    show: 'Tampilkan',
    all: 'Semua ({{count}})',
    ofKind: '{{kind}} ({{count}})',
    kinds: {
      missing_there: 'Tidak ada di SIJK/LPJK',
      missing_here: 'Tidak ada di situs ini',
      differs: 'Isi berbeda',
      repeated: 'Baris berulang',
      no_number: 'Tanpa nomor',
    } satisfies Record<DifferenceKind, string>,
    fields: {
      holder: 'Badan usaha',
      nib: 'NIB',
      subclass_code: 'Subklasifikasi',
      qualification: 'Kualifikasi',
      issued_on: 'Diterbitkan',
      expires_on: 'Berlaku sampai',
      status: 'Status',
    } satisfies Record<ComparedField, string>,
    status: words.status,
    qualification: words.qualification,
    columns: {
      kind: 'Perbedaan',
      number: 'Nomor sertifikat',
      holder: 'Badan usaha',
      field: 'Kolom',
      here: 'Di situs ini',
      there: 'Di SIJK/LPJK',
      line: 'Baris',
    },
    repeats: 'sama dengan baris {{line}}',
    more: 'Tampilkan {{count}} lagi',
    shown: '{{shown}} dari {{count}} ditampilkan',
    file: 'perbedaan-sijk',
    saveFailed: 'Berkas tidak dapat dibuat. Coba lagi.',
    again: 'Pilih berkas lain',
  },
  en: {
    title: 'Compare with SIJK/LPJK',
    purpose:
      'Compare a list exported from SIJK/LPJK with the certificates of this site. Nothing is changed: you get a report of the differences.',
    toList: 'List of certificates',
    heading: 'Report of differences',
    reading: 'Reading our certificates…',
    failed: 'Our certificates could not be loaded',
    compared: '{{rows}} rows of “{{file}}” were compared with {{own}} certificates of this site.',
    none: 'No differences',
    noneHint: 'All certificates in force are in both lists, with the same content.',
    found: '{{count}} differences',
    show: 'Show',
    all: 'All ({{count}})',
    ofKind: '{{kind}} ({{count}})',
    kinds: {
      missing_there: 'Missing in SIJK/LPJK',
      missing_here: 'Missing on this site',
      differs: 'Different content',
      repeated: 'Repeated row',
      no_number: 'Without a number',
    },
    fields: {
      holder: 'Company',
      nib: 'NIB',
      subclass_code: 'Subclassification',
      qualification: 'Qualification',
      issued_on: 'Issued',
      expires_on: 'Valid until',
      status: 'Status',
    },
    status: english.status,
    qualification: english.qualification,
    columns: {
      kind: 'Difference',
      number: 'Certificate number',
      holder: 'Company',
      field: 'Field',
      here: 'On this site',
      there: 'In SIJK/LPJK',
      line: 'Line',
    },
    repeats: 'same as line {{line}}',
    more: 'Show {{count}} more',
    shown: '{{shown}} of {{count}} shown',
    file: 'sijk-differences',
    saveFailed: 'The file could not be created. Try again.',
    again: 'Choose another file',
  },
});

/** Texts for reading the list: those of the import of certificates, with a different hint. */
export const nationalListMessages = defineMessages('nationalList', {
  id: {
    ...certificatesImportMessages.id,
    recognised:
      'Sertifikat dikenali dari nomornya, atau dari nomor SIJK/LPJK. Kolom yang tidak ada di berkas tidak dibandingkan.',
  },
  en: {
    ...certificatesImportMessages.en,
    recognised:
      'A certificate is recognised by its number, or by its SIJK/LPJK number. Columns that the file lacks are not compared.',
  },
});
