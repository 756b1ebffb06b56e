import { expect, test } from 'vitest';
import type { Fee } from '@/page-kit/fee-schedule';
import { calculationParams, codeCount, feesByNature, readCalculation } from './fees';

const fee = (nature: string, qualification: string, amount: number): Fee => ({
  id: `${nature} ${qualification}`,
  nature,
  qualification,
  qualification_en: null,
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
const read = (query: string) => readCalculation(fees, new URLSearchParams(query));

test('fees stand under their nature, in the order of the law', () => {
  expect(feesByNature(fees).map(({ nature, fees: own }) => [nature, own.length])).toEqual([
    ['umum', 2],
    ['spesialis', 1],
  ]);
});

test('an address says what is worked out', () => {
  expect(read('sifat=umum&kualifikasi=kantor-perwakilan-bujk-asing&jumlah=3')).toMatchObject({
    fee: { amount: 900 },
    count: 3,
    total: 2700,
  });
});

test.each(['', 'sifat=konsultansi', 'sifat=umum&kualifikasi=besar&jumlah=x'])(
  '%j: missing and invalid parameters fall back to the first option',
  (query) => {
    expect(read(query)).toMatchObject({ fee: { qualification: 'Kecil' }, count: 1, total: 100 });
  },
);

test('what is written into an address is read from it', () => {
  const params = new URLSearchParams(calculationParams('spesialis', 'BUJK nasional', 2));
  expect(readCalculation(fees, params)).toMatchObject({ group: { nature: 'spesialis' }, total: 1400 });
});

test.each([
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['1e9', 99],
  ['abc', 1],
  [null, 1],
])('%s subclassifications are counted as %i', (typed, count) => {
  expect(codeCount(typed)).toBe(count);
});

test('without fees there is nothing to work out', () => {
  expect(readCalculation([], new URLSearchParams())).toBeUndefined();
});
