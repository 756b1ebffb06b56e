import { expect, test } from 'vitest';
import { checkPath, companyName } from './certificate';

test('builds a check URL for any certificate number', () => {
  expect(checkPath('12/A 3#4?5%')).toBe('/cek/12%2FA%203%234%3F5%25');
});

test('prefixes the company name with its legal form', () => {
  expect(companyName({ legal_form: 'PT', name: 'Karya' })).toBe('PT Karya');
  expect(companyName({ legal_form: null, name: 'Karya' })).toBe('Karya');
  expect(companyName({ legal_form: 'PT', name: 'Ptolemaios' })).toBe('PT Ptolemaios');
});

test.each(['PT Contoh Karya', 'pt Contoh Karya', 'PT. Contoh Karya'])(
  'does not repeat the legal form in %s',
  (name) => {
    expect(companyName({ legal_form: 'PT', name })).toBe(name);
  },
);
