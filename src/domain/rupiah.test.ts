import { expect, test } from 'vitest';
import { formatRupiah } from '@/lib/format';
import { readRupiah } from './rupiah';

test.each([
  ['2257500', 2_257_500],
  ['2.257.500', 2_257_500],
  ['2,257,500', 2_257_500],
  ['2 257 500', 2_257_500],
  [' Rp 2.257.500,00 ', 2_257_500],
  ['Rp2.257.500,-', 2_257_500],
  ['IDR', undefined],
  ['2,257,500.00', 2_257_500],
  ['315.000', 315_000],
  ['0', 0],
  ['12,5', undefined],
  ['2.257,500', undefined],
  ['2.2575.00', undefined],
  ['-5', undefined],
  ['1e6', undefined],
  ['', undefined],
])('parses %s as %s', (typed, amount) => {
  expect(readRupiah(typed)).toBe(amount);
});

test.each(['id', 'en'] as const)('parses an amount formatted in %s', (language) => {
  for (const amount of [0, 7, 315_000, 2_147_483_647])
    expect(readRupiah(formatRupiah(language, amount).replace('IDR', 'Rp'))).toBe(amount);
});
