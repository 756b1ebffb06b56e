import { expect, test } from 'vitest';
import { legalName, legalReference, shortLegalName } from './legal-reference';

test.each([
  [{ kind: 'pp', number: '14', year: 2021 }, 'PP 14/2021'],
  [{ kind: 'permen', number: 'PUPR 8', year: 2022 }, 'Permen PUPR 8/2022'],
  [{ kind: 'kepmen', number: '713/KPTS/M/2022', year: 2022 }, 'Kepmen 713/KPTS/M/2022'],
  [{ kind: 'standar', number: 'SNI ISO/IEC 17065', year: 2012 }, 'SNI ISO/IEC 17065:2012'],
  [{ kind: 'internal', number: 'PNS/KB/01', year: 2026 }, 'PNS/KB/01/2026'],
])('formats %j as %s', (product, name) => {
  expect(legalReference(product)).toBe(name);
});

test('appends the title, truncated on screen and complete in files', () => {
  const pp = { kind: 'pp', number: '28', year: 2025 };
  expect(shortLegalName({ ...pp, title: 'Perizinan Berusaha' })).toBe('PP 28/2025 · Perizinan Berusaha');
  expect(shortLegalName({ ...pp, title: 'a'.repeat(91) })).toBe(`PP 28/2025 · ${'a'.repeat(90)}…`);
  expect(legalName({ ...pp, title: 'a'.repeat(91) })).toBe(`PP 28/2025 · ${'a'.repeat(91)}`);
});
