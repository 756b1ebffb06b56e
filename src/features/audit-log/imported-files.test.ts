import { expect, test } from 'vitest';
import { importedFileOf, shortName } from './imported-files';
import type { AuditLine } from './page-queries';

const at = (second: number) => new Date(Date.UTC(2026, 10, 25, 8, 0, second)).toISOString();
const line = (second: number, changes: Partial<AuditLine> = {}) =>
  ({
    table_name: 'clients',
    actor_name: 'Budi',
    action: 'insert',
    created_at: at(second),
    ...changes,
  }) as AuditLine;
const file = {
  kind: 'clients',
  file_name: 'klien.xlsx',
  actor_name: 'Budi',
  undone_by_name: 'Ani',
  created_at: at(10),
  updated_at: at(50),
  finished_at: at(20),
  undone_at: at(50),
};

test.each([
  ['written during the import', [line(19), line(11)], { name: 'klien.xlsx', isUndone: false }],
  ['undone by another user', [line(49, { actor_name: 'Ani' })], { name: 'klien.xlsx', isUndone: true }],
  ['of which some are older', [line(11), line(2)], undefined],
  ['of another list', [line(15, { table_name: 'faq' })], undefined],
  ['of another person', [line(15, { actor_name: 'Citra' })], undefined],
])('looks up the imported file of entries %s', (_, run, found) => {
  expect(importedFileOf(run, [file])).toEqual(found);
});

test('includes only rows written so far in an unfinished import', () => {
  const running = { ...file, finished_at: null, undone_at: null, updated_at: at(15) };
  expect(importedFileOf([line(15)], [running])?.name).toBe('klien.xlsx');
  expect(importedFileOf([line(40)], [running])).toBeUndefined();
});

test('shortens a long name in the middle without splitting characters of any script', () => {
  expect(shortName('klien.xlsx')).toBe('klien.xlsx');
  expect(shortName(`${'a'.repeat(100)} 2026.xlsx`)).toBe(`${'a'.repeat(28)}…aa 2026.xlsx`);
  expect(shortName('🏗'.repeat(60))).toBe(`${'🏗'.repeat(28)}…${'🏗'.repeat(12)}`);
});
