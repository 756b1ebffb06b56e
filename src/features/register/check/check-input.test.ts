import { expect, test } from 'vitest';
import { areApproximate, formatHint, isSameNumber, findExactMatch, normaliseNumber } from './check-input';

test('treats other hyphens, blanks and lower case as the same number', () => {
  expect(normaliseNumber('  pns–bg001—1 ')).toBe('pns-bg001-1');
  expect(isSameNumber('PNS-BG001-1', 'pns-bg001 - 1')).toBe(true);
  expect(isSameNumber('PNS-BG001-1', 'PNS-BG001-11')).toBe(false);
});

test('extracts the number from a QR code’s URL', () => {
  expect(normaliseNumber('https://x.example.id/cek/PNS-BG001-1?lang=en#top')).toBe('PNS-BG001-1');
  expect(normaliseNumber('/en/cek/12%2FA%203')).toBe('12/A 3');
  expect(normaliseNumber('/cek/50%')).toBe('50%');
});

test('compares letters and digits only, if that identifies one certificate', () => {
  const one = { number: 'PNS-BG001-1' };
  expect(findExactMatch('pns.bg001/1', [one])).toBe(one);
  expect(findExactMatch('PNSBG0011', [one, { number: 'PNS-BG001-2' }])).toBe(one);
  expect(findExactMatch('PNSBG0011', [one, { number: 'PNS-BG00-11' }])).toBeUndefined();
  expect(findExactMatch('PNS-BG001-1', [{ number: 'PNS-BG00-11' }, one])).toBe(one);
});

test.each([
  ['-', 'short'],
  ['3171012345678901', 'personal'],
  ['01.234.567.8-901.000', 'personal'],
  ['9997000000000', 'nib'],
  ['12345', 'digits'],
  ['https://pilarnusa.example.id/cek/X', 'address'],
  ['PNS-BG001-1', undefined],
] as const)('maps the unknown number %s to the hint %s', (typed, hint) => {
  expect(formatHint(typed)).toBe(hint);
});

test.each([
  ['banyu beton', false],
  ['PT. Beton Banyu', false],
  ['Banyubeton', false],
  ['9997000000001', false],
  ['PNS-BG0', false],
  ['banyu betom', true],
  ['CV Banyu Beton', true],
])('reports whether %s is only a close match: %s', (typed, expected) => {
  const one = { number: 'PNS-BG001-1', client_name: 'Banyu Beton', legal_form: 'PT', nib: '9997000000001' };
  expect(areApproximate(typed, [one])).toBe(expected);
  expect(areApproximate(typed, [])).toBe(false);
});
