import { expect, test } from 'vitest';
import type { Fee } from '@/domain/fee';
import { guideLines, guideQuery, guideStep, guideTotal, readGuide } from './guide';
import type { ScopeDetail } from './queries';

const scope = (code: string, nature: string, ...qualifications: string[]) =>
  // Only the properties that the guide reads.
  ({ code, qualifications, category: { nature } }) as unknown as ScopeDetail;
const fee = (nature: string, grade: string | null, amount: number) =>
  ({ id: `${nature} ${grade}`, nature, grade, amount, is_announced: false }) as Fee;

const fees = [
  fee('umum', 'kecil', 300),
  fee('umum', 'menengah', 2000),
  fee('umum', 'besar', 9000),
  fee('umum', null, 17_000),
  fee('spesialis', 'spesialis', 7000),
  { ...fee('umum', 'kecil', 400), is_announced: true },
];
const bridge = scope('BS002', 'umum', 'kecil', 'menengah', 'besar');
const military = scope('BS019', 'umum', 'menengah', 'besar');
const cooling = scope('IN008', 'spesialis', 'spesialis');
const design = scope('AR001', 'konsultansi', 'kecil', 'menengah', 'besar');

test('reads answers from the URL and drops invalid ones', () => {
  const guide = readGuide('q=jembatan&kode=bs002&kode=BS002&kode=x%27--&ukuran=kecil&langkah=terbang');
  expect(guide).toEqual({ words: 'jembatan', codes: ['BS002'], size: 'kecil', step: '' });
  expect(readGuide(guideQuery(guide))).toEqual(guide);
  expect(readGuide('').codes).toEqual([]);
  expect(guideQuery(readGuide(''))).toBe('');
});

test.each([
  ['no answers', '', [], 'words'],
  ['a search', 'q=jalan', [], 'codes'],
  ['a code without its size', 'kode=BS002', [bridge], 'size'],
  ['a specialist code', 'kode=IN008', [cooling], 'answer'],
  ['all answers', 'kode=BS002&ukuran=kecil', [bridge], 'answer'],
  ['an earlier step reopened', 'q=jalan&kode=BS002&ukuran=kecil&langkah=codes', [bridge], 'codes'],
  ['the size step reopened', 'kode=BS002&ukuran=kecil&langkah=size', [bridge], 'size'],
  ['unknown codes', 'kode=ZZ999', [], 'words'],
  ['unknown codes and a search', 'q=jalan&kode=ZZ999', [], 'codes'],
])('determines the next step for %s', (_name, query, scopes, step) => {
  expect(guideStep(readGuide(query), scopes)).toBe(step);
});

test('applies the fee of each code’s nature and size, and ignores announced fees', () => {
  const lines = guideLines([bridge, cooling], 'kecil', fees);
  expect(lines.map((line) => line.fees.map(({ amount }) => amount))).toEqual([[300], [7000]]);
  expect(guideTotal(lines)).toEqual({ least: 7300, most: 7300 });
});

test('lists the fees of all sizes for an unknown size, and returns the total as a range', () => {
  const lines = guideLines([bridge, military], 'belum-tahu', fees);
  expect(lines[0]?.fees).toHaveLength(3);
  expect(lines[1]?.fees).toHaveLength(2);
  expect(guideTotal(lines)).toEqual({ least: 2300, most: 18_000 });
});

test('returns no total if a code lacks the size or its fee is not listed', () => {
  const small = guideLines([bridge, military], 'kecil', fees);
  expect(small.map(({ fits }) => fits)).toEqual([true, false]);
  expect(guideTotal(small)).toBeNull();
  const unlisted = guideLines([design], 'besar', fees);
  expect(unlisted[0]).toMatchObject({ fits: true, fees: [] });
  expect(guideTotal(unlisted)).toBeNull();
});
