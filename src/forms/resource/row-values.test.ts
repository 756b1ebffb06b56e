import { expect, test } from 'vitest';
import type { AnyField } from './fields';
import { resourceSchema } from './resource-schema';
import { completeness, holdSame, nested, toFormValues, valueAt } from './row-values';

const fields: AnyField[] = [
  { kind: 'text', column: 'title', localized: true, required: true, max: 9 },
  { kind: 'longText', column: 'outcome.approved', localized: true, max: 9 },
  { kind: 'longText', column: 'outcome.rejected', localized: true, max: 9 },
  { kind: 'choices', column: 'sizes', options: ['kecil', 'besar'] },
];
const row = { title: 'Tahap', title_en: null, outcome: { approved: 'Lanjut' }, sizes: ['besar'] };

test('texts inside a document stand below its column in the form', () => {
  expect(toFormValues(fields, row)).toEqual({
    title: 'Tahap',
    title_en: '',
    outcome: { approved: 'Lanjut', approved_en: '', rejected: '', rejected_en: '' },
    sizes: ['besar'],
  });
});

test('what is not written has no key in the document', () => {
  const values = { ...toFormValues(fields, row), sizes: ['kecil', 'besar'] };
  expect(resourceSchema({ fields, rules: [] }).parse(values)).toEqual({
    title: 'Tahap',
    title_en: null,
    outcome: { approved: 'Lanjut' },
    sizes: ['kecil', 'besar'],
  });
});

test('a text in a document that is too long, and a choice that is none, are refused where they stand', () => {
  const values = { ...toFormValues(fields, row), outcome: { approved: 'x'.repeat(10) }, sizes: ['raksasa'] };
  const { error } = resourceSchema({ fields, rules: [] }).safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['outcome.approved', 'sizes.0']),
  );
});

test('a missing key and an empty one are the same', () => {
  expect(holdSame(['outcome.rejected'], row, { outcome: { rejected: null } })).toBe(true);
  expect(holdSame(['outcome.approved'], row, { outcome: { approved: 'Lain' } })).toBe(false);
});

test('values are found where they were put', () => {
  expect(nested([['a', 1] as const, ['b.c', 2] as const])).toEqual({ a: 1, b: { c: 2 } });
  expect(valueAt({ b: { c: 2 } }, 'b.c')).toBe(2);
  expect(valueAt({ b: null }, 'b.c')).toBeUndefined();
});

test('texts in documents count for what English lacks', () => {
  expect(completeness(fields, row, 'en')).toEqual({ filled: 0, total: 2 });
});
