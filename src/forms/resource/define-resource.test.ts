import { expect, test } from 'vitest';
import { defineResource, type ResourceMessages } from './define-resource';

const faq = defineResource('faq', {
  titleColumn: 'question',
  fields: [
    { kind: 'text', column: 'question', localized: true, required: true, max: 300 },
    { kind: 'richText', column: 'answer', localized: true },
    { kind: 'select', column: 'category', options: ['umum', 'biaya'] },
    { kind: 'toggle', column: 'is_published' },
  ],
});

test('returns the definition unchanged', () => {
  expect(faq).toMatchObject({ table: 'faq', titleColumn: 'question', rules: [] });
  expect(faq.fields.map(({ column }) => column)).toEqual(['question', 'answer', 'category', 'is_published']);
});

/** Type tests, never called: each line with @ts-expect-error must fail to compile. */
export const refusedByTheCompiler = () => [
  // @ts-expect-error contact_submissions is no sorted list
  defineResource('contact_submissions', { titleColumn: 'name', fields: [] }),
  // @ts-expect-error no such column
  defineResource('faq', { titleColumn: 'qestion', fields: [] }),
  defineResource('faq', {
    titleColumn: 'question',
    fields: [
      // @ts-expect-error no such column
      { kind: 'text', column: 'qestion', max: 300 },
      // @ts-expect-error category has no English twin
      { kind: 'text', column: 'category', localized: true, max: 300 },
      // @ts-expect-error question holds text, not a document
      { kind: 'richText', column: 'question' },
      // @ts-expect-error answer holds a document, not text
      { kind: 'longText', column: 'answer', max: 300 },
      // @ts-expect-error a toggle needs a boolean column
      { kind: 'toggle', column: 'question' },
      // @ts-expect-error a number needs a number column, and its limits
      { kind: 'number', column: 'category', min: 0, max: 9 },
      // @ts-expect-error a text says how long it may be
      { kind: 'text', column: 'question' },
      // @ts-expect-error the kinds are a closed set
      { kind: 'colour', column: 'question' },
    ],
  }),
  defineResource('legalitas', {
    titleColumn: 'title',
    fields: [{ kind: 'date', column: 'valid_until' }],
    // @ts-expect-error no such column
    rules: [{ rule: 'inOrder', first: 'issued', last: 'valid_until' }],
  }),
  {
    title: '',
    purpose: '',
    add: '',
    empty: '',
    emptyHint: '',
    // @ts-expect-error the words for answer, category and is_published are missing
    fields: { question: '' },
    options: {
      // @ts-expect-error the words for biaya are missing
      category: { umum: '' },
    },
  } satisfies ResourceMessages<typeof faq>,
];
