import { expect, test } from 'vitest';
import type { Rule } from './define-resource';
import type { AnyField } from './fields';
import { resourceSchema } from './resource-schema';

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
});

function check(field: AnyField, value: unknown) {
  const values = { [field.column]: value, ...(field.localized && { [`${field.column}_en`]: '' }) };
  const { data, error } = resourceSchema({ fields: [field], rules: [] }).safeParse(values);
  return error ? error.issues.map(({ message }) => message) : data[field.column];
}

test.each<[string, AnyField, unknown, unknown]>([
  ['a text by trimming it', { kind: 'text', column: 'a', max: 9 }, '  SBU ', 'SBU'],
  ['an empty text as null', { kind: 'text', column: 'a', max: 9 }, '  ', null],
  ['a required text', { kind: 'text', column: 'a', max: 9, required: true }, ' ', ['required']],
  ['a long text', { kind: 'longText', column: 'a', max: 3 }, 'abcd', ['tooLong']],
  ['an address', { kind: 'url', column: 'a' }, 'https://lpjk.example.id', 'https://lpjk.example.id'],
  ['a path of this site', { kind: 'url', column: 'a' }, '/layanan/biaya', '/layanan/biaya'],
  ['a script', { kind: 'url', column: 'a' }, 'javascript:alert(1)', ['badUrl']],
  ['a protocol-relative URL', { kind: 'url', column: 'a' }, '//jahat.example', ['badUrl']],
  ['a drawing in a field for addresses', { kind: 'url', column: 'a' }, 'drawing:bridge', ['badUrl']],
  ['a drawing', { kind: 'image', column: 'a' }, 'drawing:bridge', 'drawing:bridge'],
  ['an invalid picture', { kind: 'image', column: 'a' }, 'bridge', ['badImage']],
  ['a number', { kind: 'number', column: 'a', min: 0, max: 90 }, '14', 14],
  ['an empty number as null', { kind: 'number', column: 'a', min: 0, max: 90 }, '', null],
  ['a number out of range', { kind: 'number', column: 'a', min: 0, max: 90 }, '91', ['badNumber']],
  ['a fraction', { kind: 'number', column: 'a', min: 0, max: 90 }, '1.5', ['badNumber']],
  [
    'an amount with thousands separators',
    { kind: 'number', column: 'a', unit: 'rupiah', min: 0, max: 9_999_999 },
    '2.257.500',
    2_257_500,
  ],
  [
    'an amount too large',
    { kind: 'number', column: 'a', unit: 'rupiah', min: 0, max: 99 },
    '2.257',
    ['badNumber'],
  ],
  [
    'a year with a thousands separator',
    { kind: 'number', column: 'a', min: 0, max: 9999 },
    '2.026',
    ['badNumber'],
  ],
  ['a date', { kind: 'date', column: 'a' }, '2026-11-20', '2026-11-20'],
  ['a day that does not exist', { kind: 'date', column: 'a' }, '2026-02-30', ['badDate']],
  ['a choice', { kind: 'select', column: 'a', options: ['umum'] }, 'umum', 'umum'],
  ['an invalid choice', { kind: 'select', column: 'a', options: ['umum'] }, 'biaya', ['badChoice']],
  ['a toggle', { kind: 'toggle', column: 'a' }, false, false],
  ['a document', { kind: 'richText', column: 'a' }, doc('Ya'), doc('Ya')],
  ['an empty document as null', { kind: 'richText', column: 'a' }, doc(''), null],
  ['a missing required document', { kind: 'richText', column: 'a', required: true }, doc(''), ['required']],
  [
    'a required localized text (English stays optional)',
    { kind: 'text', column: 'a', max: 9, required: true, localized: true },
    'x',
    'x',
  ],
])('validates %s', (_case, field, value, expected) => {
  expect(check(field, value)).toEqual(expected);
});

const link: Rule = { rule: 'together', columns: ['text', 'url'] };
const validity: Rule = { rule: 'inOrder', first: 'from', last: 'to' };
const fields: AnyField[] = [
  { kind: 'text', column: 'text', max: 80 },
  { kind: 'url', column: 'url' },
  { kind: 'date', column: 'from' },
  { kind: 'date', column: 'to' },
];
const empty = { text: '', url: '', from: '', to: '' };

test.each<[string, object, string[]]>([
  ['both empty', {}, []],
  ['both filled', { text: 'Ajukan', url: '/keluhan' }, []],
  ['a text without its address', { text: 'Ajukan' }, ['url: together']],
  ['dates in order', { from: '2026-01-01', to: '2026-01-01' }, []],
  ['dates out of order', { from: '2026-01-02', to: '2026-01-01' }, ['to: outOfOrder']],
])('validates columns against each other: %s', (_case, values, expected) => {
  const { error } = resourceSchema({ fields, rules: [link, validity] }).safeParse({ ...empty, ...values });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join()}: ${message}`)).toEqual(expected);
});
