import { expect, test } from 'vitest';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import { differences, valueWords } from './differences';

const words = { yes: 'Ya', no: 'Tidak', moment: (value: string) => `saat ${value}` };

test('a change lists its fields, and only the changed keys of a nested object', () => {
  expect(
    differences(
      { title: 'A', site: { phone: '1', email: 'x' } },
      { title: 'B', site: { phone: '2', email: 'x' } },
    ),
  ).toEqual([
    { path: ['title'], before: 'A', after: 'B' },
    { path: ['site', 'phone'], before: '1', after: '2' },
  ]);
});

test('an addition and a deletion omit blank fields and columns common to all rows', () => {
  const row = { id: '1', created_at: 'x', title: 'A', title_en: null, note: '' };
  expect(differences(null, row)).toEqual([{ path: ['title'], before: undefined, after: 'A' }]);
  expect(differences(row, null)).toEqual([{ path: ['title'], before: 'A', after: undefined }]);
});

test('clearing a value is a change', () => {
  expect(differences({ title_en: 'A' }, { title_en: null })).toEqual([
    { path: ['title_en'], before: 'A', after: null },
  ]);
});

test.each([
  [docFromText('Satu\n\nDua'), 'Satu Dua'],
  [true, 'Ya'],
  [['a', 'b'], 'a, b'],
  ['2026-11-20T01:02:03+00:00', 'saat 2026-11-20T01:02:03+00:00'],
  [null, ''],
  [15, '15'],
])('the value %j is displayed as %j', (value, text) => {
  expect(valueWords(value, words)).toBe(text);
});
