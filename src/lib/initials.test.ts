import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Ratna Wijayanti', 'RW'],
  ['Dr. Ir. Bagus Eko Prakoso, M.T.', 'BP'],
  ['Suharto', 'S'],
  ['siti.aminah@pilarnusa.example.id', 'SA'],
  ['', ''],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
