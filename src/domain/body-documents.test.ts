import { expect, test } from 'vitest';
import { expiredDocuments } from './body-documents';

const document = (kind: string, valid_until: string | null) => ({ kind, valid_until });

test.each([
  ['in force', [document('lisensi', '2027-01-01')], []],
  ['on its last day', [document('lisensi', '2026-11-30')], []],
  ['without an end', [document('lisensi', null), document('lisensi', '2020-01-01')], []],
  ['of another kind', [document('izin', '2020-01-01')], []],
  ['renewed', [document('akreditasi', '2020-01-01'), document('akreditasi', '2027-01-01')], []],
  [
    'expired',
    [document('lisensi', '2026-11-01'), document('lisensi', '2026-11-29')],
    [{ kind: 'lisensi', until: '2026-11-29' }],
  ],
])('reports expired documents (%s)', (_state, documents, expected) => {
  expect(expiredDocuments(documents, '2026-11-30')).toEqual(expected);
});
