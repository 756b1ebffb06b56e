import { expect, test } from 'vitest';
import { personKey } from './person-key';

test.each([
  ['Budi Santoso', 'Ir. Budi  SANTOSO, M.T.'],
  ['Rina Wijaya', 'Prof. Dr. Rina Wijaya'],
  ['Budi Santoso', 'Ir. Budi Santoso ST, MT'],
  ['Budi Santoso', 'Budi Santoso S.T. M.M.'],
  ['Hj. Siti Aminah', 'siti aminah, S.H., M.Kn.'],
])('%s and %s have the same key', (one, other) => {
  expect(personKey(one)).toBe(personKey(other));
});

test('different names have different keys', () => {
  expect(personKey('Irwan Saputra')).not.toBe(personKey('Wan Saputra'));
  expect(personKey('Budi Sakti')).not.toBe(personKey('Budi'));
  expect(personKey('')).toBe('');
});
