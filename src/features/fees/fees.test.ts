import { expect, test } from 'vitest';
import type { Fee } from '@/domain/fee';
import { codeCount, feesByNature, lineQuery, readLines, totalOf } from './fees';

const fee = (nature: string, qualification: string, amount: number): Fee => ({
  id: `${nature} ${qualification}`,
  nature,
  qualification,
  qualification_en: null,
  grade: null,
  company_kind: null,
  amount,
  valid_from: null,
  is_announced: false,
  note: null,
  note_en: null,
  basis: null,
});
const fees = [
  fee('spesialis', 'BUJK nasional', 700),
  fee('umum', 'Kecil', 100),
  fee('umum', 'Kantor perwakilan BUJK asing', 900),
];
const foreign: Fee = { ...fee('umum', 'Kecil', 950), id: 'foreign', company_kind: 'KPBUJKA' };
const read = (query: string) => readLines(fees, new URLSearchParams(query));

test('groups fees by nature in the order of the law', () => {
  expect(feesByNature(fees).map(({ nature, fees: own }) => [nature, own.length])).toEqual([
    ['umum', 2],
    ['spesialis', 1],
  ]);
});

test('reads an estimate from the URL', () => {
  expect(read('sifat=umum&kualifikasi=kantor-perwakilan-bujk-asing&jumlah=3')).toMatchObject([
    { fee: { amount: 900 }, count: 3, sum: 2700 },
  ]);
});

test.each(['', 'sifat=konsultansi', 'sifat=umum&kualifikasi=besar&jumlah=x', 'baris'])(
  'falls back to the first option for missing or invalid parameters in %j',
  (query) => {
    expect(read(query)[0]).toMatchObject({ fee: { qualification: 'Kecil' }, count: 1, sum: 100 });
  },
);

test('adds up lines of different natures and reads them back from their URL', () => {
  const lines = read('sifat=umum&kualifikasi=kecil&jumlah=2&baris=spesialis.bujk-nasional.3');
  expect(lines.map(({ fee, count }) => [fee.nature, count])).toEqual([
    ['umum', 2],
    ['spesialis', 3],
  ]);
  expect(totalOf(lines)).toBe(2300);
  expect(readLines(fees, lineQuery(lines))).toEqual(lines);
});

test('distinguishes fees of one qualification by the kind of company', () => {
  const all = [...fees, foreign];
  const lines = readLines(all, 'sifat=umum&kualifikasi=kecil-kpbujka&jumlah=2&baris=umum.kecil.1');
  expect(lines.map(({ fee: { amount } }) => amount)).toEqual([950, 100]);
  expect(readLines(all, lineQuery(lines))).toEqual(lines);
});

test('limits the number of lines in a URL', () => {
  expect(read('baris=umum.kecil.1&'.repeat(50))).toHaveLength(20);
});

test.each([
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['1e9', 99],
  ['abc', 1],
  ['', 1],
])('reads %s subclassifications as %i', (typed, count) => {
  expect(codeCount(typed)).toBe(count);
});

test('returns no lines without fees', () => {
  expect(readLines([], new URLSearchParams())).toEqual([]);
});
