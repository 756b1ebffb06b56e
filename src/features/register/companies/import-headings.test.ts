import { expect, test } from 'vitest';
import type { ImportDefinition } from '@/imports/define-import';
import { cellValue, plainWords } from '@/imports/cell-value';
import { guessMapping } from '@/imports/mapping';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { companiesImport } from './companies-import';
import { companiesImportMessages } from './import-messages';

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

test.each(['Jenis BUJK', 'Kategori BUJK', 'Company kind'])(
  'maps “%s” to the kind of a company',
  (heading) => {
    expect(columnOf(companiesImport, heading)).toBe('kind');
  },
);

const kindColumn = companiesImport.columns.find((each) => each.column === 'kind');
const kindNames = (['id', 'en'] as const).flatMap((language) =>
  Object.entries(companiesImportMessages[language].options.kind).map(
    ([kind, label]) => [kind, [plainWords(label)]] as const,
  ),
);
const synonyms = Object.entries(kindColumn?.kind === 'choice' ? kindColumn.options : {});

test.each([
  ['BUJKN', 'BUJKN'],
  ['BUJK Nasional', 'BUJKN'],
  ['BUJK-PMA', 'PMA'],
  ['Penanaman Modal Asing', 'PMA'],
  ['KP-BUJKA', 'KPBUJKA'],
  ['Kantor Perwakilan BUJK Asing (KPBUJKA)', 'KPBUJKA'],
  ['Orang Perseorangan', 'perorangan'],
  ['yayasan', 'yayasan'],
])('reads the kind of company “%s” as %s', (written, kind) => {
  expect(kindColumn && cellValue(kindColumn, written, [...kindNames, ...synonyms])).toBe(kind);
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
