import { describe, expect, test } from 'vitest';
import type { z } from '@/lib/zod';
import { officeDay } from '@/lib/today';
import {
  choice,
  consent,
  email,
  line,
  optionalEmail,
  optionalLine,
  optionalPastDate,
  optionalPhone,
  pastDate,
  sent,
  text,
} from './field-schemas';

const verdict = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? 'ok' : parsed.error.issues[0]?.message;
};
const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);

describe('field validation', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a missing name', line(2, 150), '  ', 'field.required'],
    ['unselected radio buttons', choice(['a', 'b']), null, 'field.required'],
    ['a short name', line(2, 150), ' a ', 'field.too_short 2'],
    ['10,000 characters', line(2, 150), 'n'.repeat(10_000), 'field.too_long 150'],
    ['150 emoji, each one character', line(2, 150), '🏗'.repeat(150), 'ok'],
    ['a line break in a line', line(2, 150), 'Budi\nBcc: x@y.id', 'field.invalid'],
    ['a bidirectional override', line(2, 150), 'fdp\u202Eexe', 'field.invalid'],
    ['direction marks around a text', line(2, 150), '\u202aBudi\u202c', 'ok'],
    ['line breaks in a text', text(5, 50), 'satu\ndua', 'ok'],
    ['SQL and HTML', line(2, 150), `'); drop table x; -- <script>`, 'ok'],
    ['an empty optional line', optionalLine(2, 200), '', 'ok'],
    ['an e-mail address', email(), 'nama@perusahaan.co.id', 'ok'],
    ['capitals in an e-mail address', email(), 'Nama@Perusahaan.CO.ID', 'ok'],
    ['an incomplete e-mail address', email(), 'nama@perusahaan', 'field.invalid'],
    ['two e-mail addresses', email(), 'a@b.id,c@d.id', 'field.invalid'],
    ['a control character in an e-mail address', email(), 'nama\u0085@perusahaan.id', 'field.invalid'],
    ['a Kelvin sign, which becomes a K', email(), 'nama@\u212Aantor.id', 'ok'],
    ['an invisible character before an e-mail address', email(), '\u200Bnama@kantor.id', 'ok'],
    ['half an emoji', text(5, 50), 'jadwal \ud83c', 'field.invalid'],
    ['a null character, which is removed', text(5, 50), 'jadwal\0', 'ok'],
    ['two dots in an e-mail address', email(), 'a..b@c.id', 'field.invalid'],
    ['an empty optional e-mail address', optionalEmail(), ' ', 'ok'],
    ['a phone number', optionalPhone(), '+62 (812) 3456-7890', 'ok'],
    ['letters in a phone number', optionalPhone(), '0812-abc', 'field.invalid'],
    ['too few digits', optionalPhone(), '12345', 'field.invalid'],
    ['an unknown choice', choice(['a', 'b']), 'c', 'field.invalid'],
    ['no choice', choice(['a', 'b']), '', 'field.required'],
    ['today', pastDate(), officeDay(new Date()), 'ok'],
    ['a future date', pastDate(), tomorrow, 'field.in_future'],
    ['a malformed date', pastDate(), '2026-02-31x', 'field.invalid'],
    ['the nonexistent 31 June', pastDate(), '2026-06-31', 'field.invalid'],
    ['an empty optional date', optionalPastDate(), '', 'ok'],
    ['no consent', consent(), false, 'consent.required'],
    ['consent', consent(), true, 'ok'],
  ])('validates %s', (_what, schema, value, expected) => {
    expect(verdict(schema, value)).toBe(expected);
  });
});

test('trims texts and omits empty ones', () => {
  expect(sent('  a b  ')).toBe('a b');
  expect(sent('   ')).toBeUndefined();
});

test('sends texts without invisible characters', () => {
  expect(sent(' \u200Bnama@kantor.id\u2060 ')).toBe('nama@kantor.id');
  expect(sent('fdp\u00ADexe\0')).toBe('fdpexe');
  expect(sent('\u200B')).toBeUndefined();
});
