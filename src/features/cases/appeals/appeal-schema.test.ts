import { expect, test } from 'vitest';
import {
  appealPayload,
  appealSchema,
  codesOf,
  emptyAppeal,
  STEP_NAMES,
  APPEAL_STEPS,
  stepOf,
} from './appeal-schema';

const appeal = {
  ...emptyAppeal,
  application_number: ' P-2026/17 ',
  decision: 'penolakan',
  decision_date: '2026-11-02',
  fee_known: true,
  grounds: 'Dokumen peralatan sudah lengkap.',
  relation: 'pemohon',
  company: 'PT Contoh Karya',
  name: 'Siti Aminah',
  email: 'siti@contoh.example.id',
  consent: true,
};
const wrongFields = (change: Partial<typeof appeal>) => {
  const parsed = appealSchema.safeParse({ ...appeal, ...change });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
};

test('accepts a complete appeal', () => {
  expect(wrongFields({})).toEqual([]);
});

test.each([
  [{ application_number: '---' }, 'application_number: field.invalid'],
  [{ decision_date: '2099-01-01' }, 'decision_date: field.in_future'],
  [{ fee_known: false }, 'fee_known: field.required'],
  [{ subclass_codes: 'BG1' }, 'subclass_codes: field.invalid'],
  [
    { subclass_codes: Array.from({ length: 31 }, (_, n) => `BG${100 + n}`).join() },
    'subclass_codes: field.invalid',
  ],
  [{ email: '' }, 'email: field.required'],
  [{ consent: false }, 'consent: consent.required'],
])('rejects %j with %s', (change, expected) => {
  expect(wrongFields(change)).toEqual([expected]);
});

test('parses codes regardless of case and separators', () => {
  expect(codesOf('bg001, BS002;bg001  AR003')).toEqual(['BG001', 'BS002', 'AR003']);
  expect(codesOf('  ')).toEqual([]);
});

test('omits empty and hidden fields from the payload', () => {
  expect(appealPayload({ ...appeal, subclass_codes: 'bg001' })).toEqual({
    application_number: 'P-2026/17',
    decision: 'penolakan',
    decision_date: '2026-11-02',
    grounds: 'Dokumen peralatan sudah lengkap.',
    relation: 'pemohon',
    company: 'PT Contoh Karya',
    name: 'Siti Aminah',
    email: 'siti@contoh.example.id',
    subclass_codes: ['BG001'],
    is_confidential: false,
  });
});

test('assigns every field to exactly one step', () => {
  const fields = STEP_NAMES.flatMap((step) => [...APPEAL_STEPS[step]]);
  expect([...fields].sort()).toEqual(Object.keys(emptyAppeal).sort());
  expect(stepOf('grounds')).toBe('grounds');
});
