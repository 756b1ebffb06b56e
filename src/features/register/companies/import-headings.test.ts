import { expect, test } from 'vitest';
import type { ImportDefinition } from '@/imports/define-import';
import { guessMapping } from '@/imports/mapping';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { companiesImport } from './companies-import';

/** Returns the column that a heading maps to by the import's own synonyms. */
const columnOf = (definition: ImportDefinition, heading: string) =>
  Object.keys(guessMapping(definition, { headings: [heading] }, () => []))[0];

test.each([
  'Kota/Kabupaten',
  'KOTA / KABUPATEN',
  'Kota/Kab.',
  'Kab/Kota',
  'Kabupaten atau kota',
  'Nama Kota',
  'City',
])('maps “%s” to the city of a company', (heading) => {
  expect(columnOf(companiesImport, heading)).toBe('city');
});

test.each([
  ['No. Sertifikat SBU', 'number'],
  ['Sub-klasifikasi', 'subclass_code'],
  ['Kode Sub Klasifikasi', 'subclass_code'],
  ['Kualifikasi BUJK', 'qualification'],
  ['Berlaku s/d', 'expires_on'],
  ['Berlaku hingga', 'expires_on'],
  ['Tgl. Kedaluwarsa', 'expires_on'],
])('maps “%s” to the %s of a certificate', (heading, column) => {
  expect(columnOf(certificatesImport, heading)).toBe(column);
});
