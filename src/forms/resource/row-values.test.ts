import { expect, test } from 'vitest';
import type { AnyField } from './fields';
import { resourceSchema } from './resource-schema';
import { completeness, areEqual, nested, toFormValues, valueAt } from './row-values';

const fields: AnyField[] = [
  { kind: 'text', column: 'title', localized: true, required: true, max: 9 },
  { kind: 'longText', column: 'outcome.approved', localized: true, max: 9 },
  { kind: 'longText', column: 'outcome.rejected', localized: true, max: 9 },
  { kind: 'choices', column: 'sizes', options: ['kecil', 'besar'] },
];
const row = { title: 'Tahap', title_en: null, outcome: { approved: 'Lanjut' }, sizes: ['besar'] };

test('lists the texts of a document under its column', () => {
  expect(toFormValues(fields, row)).toEqual({
    title: 'Tahap',
    title_en: '',
    outcome: { approved: 'Lanjut', approved_en: '', rejected: '', rejected_en: '' },
    sizes: ['besar'],
  });
});

test('omits empty texts from the document', () => {
  const values = { ...toFormValues(fields, row), sizes: ['kecil', 'besar'] };
  expect(resourceSchema({ fields, rules: [] }).parse(values)).toEqual({
    title: 'Tahap',
    title_en: null,
    outcome: { approved: 'Lanjut' },
    sizes: ['kecil', 'besar'],
  });
});

test('reports an overlong text and an invalid choice in a document at their fields', () => {
  const values = { ...toFormValues(fields, row), outcome: { approved: 'x'.repeat(10) }, sizes: ['raksasa'] };
  const { error } = resourceSchema({ fields, rules: [] }).safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['outcome.approved', 'sizes.0']),
  );
});

test('treats a missing key and an empty text as equal', () => {
  expect(areEqual(['outcome.rejected'], row, { outcome: { rejected: null } })).toBe(true);
  expect(areEqual(['outcome.approved'], row, { outcome: { approved: 'Lain' } })).toBe(false);
});

test('reads values back from the columns they were written to', () => {
  expect(nested([['a', 1] as const, ['b.c', 2] as const])).toEqual({ a: 1, b: { c: 2 } });
  expect(valueAt({ b: { c: 2 } }, 'b.c')).toBe(2);
  expect(valueAt({ b: null }, 'b.c')).toBeUndefined();
});

test('includes the texts of documents in the completeness of a translation', () => {
  expect(completeness(fields, row, 'en')).toEqual({ filled: 0, total: 2 });
});
