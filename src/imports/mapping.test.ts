import { expect, test } from 'vitest';
import { defineImport, markedBy } from './define-import';
import { guessMapping, hasKey, missingColumns, remapped, rowsToImport, type Labels } from './mapping';
import { sheetFrom } from './sheet';

const definition = defineImport({
  kind: 'certificates',
  keys: ['number'],
  marks: markedBy('number'),
  list: '/',
  columns: [
    { column: 'number', kind: 'text', isNeeded: true, example: '', synonyms: ['no sbu', 'sertifikat'] },
    { column: 'company', kind: 'text', example: '', synonyms: ['nama', 'nama bujk'] },
    { column: 'issued_on', kind: 'date', isNeeded: true, example: '', synonyms: ['terbit'] },
    { column: 'size', kind: 'choice', example: '', options: { kecil: ['k'], besar: [] } },
    { column: 'is_published', kind: 'boolean', example: '' },
  ],
});
const words: Record<string, string[]> = {
  'columns.number': ['Nomor sertifikat', 'Certificate number'],
  'columns.company': ['Perusahaan', 'Company'],
  'columns.issued_on': ['Tanggal terbit', 'Issued on'],
  'columns.size': ['Kualifikasi', 'Qualification'],
  'columns.is_published': ['Terbit', 'Published'],
  'options.size.kecil': ['Kecil', 'Small'],
};
const labels: Labels = (key) => words[key] ?? [];
const sheet = (...lines: (string | number | null)[][]) => {
  const made = sheetFrom('x', lines);
  if (!made) throw new Error('an empty sheet');
  return made;
};

test('recognises headings in both languages, by synonyms, with remarks and in any spelling', () => {
  const guess = (...headings: string[]) => guessMapping(definition, sheet(headings, ['1']), labels);
  expect(guess('NOMOR SERTIFIKAT *', 'Perusahaan')).toEqual({ number: 0, company: 1 });
  expect(guess('company', 'Issued on (dd/mm/yyyy)', 'certificate-number')).toEqual({
    company: 0,
    issued_on: 1,
    number: 2,
  });
  expect(guess('nama_bujk', 'No. SBU')).toEqual({ company: 0, number: 1 });
  expect(guess('NPWP', '')).toEqual({});
});

test('prefers a column’s own name over another column’s synonym', () => {
  expect(guessMapping(definition, sheet(['Terbit', 'Sertifikat'], ['1']), labels)).toEqual({
    is_published: 0,
    number: 1,
  });
});

test('uses each column of the file once, even if the file or the list repeats a heading', () => {
  expect(guessMapping(definition, sheet(['Perusahaan', 'Company', 'Nama'], ['1']), labels)).toEqual({
    company: 0,
  });
  expect(remapped({ number: 0, company: 1 }, 'number', 1)).toEqual({ number: 1 });
  expect(remapped({ number: 0, company: 1 }, 'number', undefined)).toEqual({ company: 1 });
});

test('reports missing keys and columns that new rows require', () => {
  expect(hasKey(definition, { company: 0 })).toBe(false);
  expect(hasKey(definition, { number: 0 })).toBe(true);
  // With only some of its joint keys, an entry could be mistaken for another or for a new one.
  const joint = { ...definition, keys: ['number', 'company'], areKeysJoint: true } as const;
  expect(hasKey(joint, { number: 0 })).toBe(false);
  expect(hasKey(joint, { number: 0, company: 1 })).toBe(true);
  expect(missingColumns(definition, { number: 0 })).toEqual(['issued_on']);
});

test('returns rows with their line number and the values of mapped columns', () => {
  const rows = rowsToImport(
    definition,
    sheet(
      ['No', 'Tgl', 'Kelas', 'Lain'],
      ['A-1', '21/11/2026', 'Small', 'x'],
      [null, null, null],
      [null, '', ' ', 'x'],
      ['A-2', null, 'K'],
    ),
    { number: 0, issued_on: 1, size: 2 },
    labels,
  );
  expect(rows).toEqual([
    { line: 2, values: { number: 'A-1', issued_on: '2026-11-21', size: 'kecil' } },
    { line: 5, values: { number: 'A-2', size: 'kecil' } },
  ]);
});
