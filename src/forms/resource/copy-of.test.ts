import { expect, test } from 'vitest';
import { defineResource } from './define-resource';
import type { KitRow } from './row-values';
import { copyOf } from './copy-of';

const row = (values: Record<string, unknown>) => ({ id: 'a', ...values }) as unknown as KitRow;

test('marks a copied title in each language as a copy and leaves a missing translation empty', () => {
  const faq = defineResource('faq', {
    titleColumn: 'question',
    fields: [
      { kind: 'text', column: 'question', localized: true, required: true, max: 300 },
      { kind: 'toggle', column: 'is_published' },
    ],
  });
  expect(
    copyOf(faq, row({ question: 'Apa itu SBU?', question_en: 'What is it?', is_published: true })),
  ).toEqual({
    question: 'Apa itu SBU? (salinan)',
    question_en: 'What is it? (copy)',
    is_published: false,
  });
  expect(copyOf(faq, row({ question: 'Apa itu SBU?', question_en: null }))).toMatchObject({
    question_en: '',
  });
});

test('copies the contents of a certificate, but not its number', () => {
  const certificates = defineResource('certificates', {
    titleColumn: 'number',
    fields: [
      { kind: 'text', column: 'number', required: true, max: 80 },
      { kind: 'date', column: 'issued_on' },
    ],
  });
  expect(copyOf(certificates, row({ number: 'UJI-001', issued_on: '2026-01-05' }))).toEqual({
    number: '',
    issued_on: '2026-01-05',
  });
});
