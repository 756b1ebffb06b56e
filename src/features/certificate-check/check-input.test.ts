import { expect, test } from 'vitest';
import { formatHint, isSameNumber, tidyNumber } from './check-input';

test('hyphens of other kinds, blanks and small letters are the same number', () => {
  expect(tidyNumber('  pns–bg001—1 ')).toBe('pns-bg001-1');
  expect(isSameNumber('PNS-BG001-1', 'pns-bg001 - 1')).toBe(true);
  expect(isSameNumber('PNS-BG001-1', 'PNS-BG001-11')).toBe(false);
});

test.each([
  ['-', 'short'],
  ['3171012345678901', 'personal'],
  ['01.234.567.8-901.000', 'personal'],
  ['9997000000000', 'nib'],
  ['12345', 'digits'],
  ['https://pilarnusa.example.id/cek/X', 'address'],
  ['PNS-BG001-1', undefined],
] as const)('%s that was not found: %s', (typed, hint) => {
  expect(formatHint(typed)).toBe(hint);
});
