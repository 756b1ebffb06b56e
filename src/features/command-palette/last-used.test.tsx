import { beforeEach, expect, test } from 'vitest';
import { choiceOf, lastUsed, noteUsed } from './last-used';

beforeEach(() => localStorage.clear());

test('the newest stands first, each once, six at most', () => {
  for (const command of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) noteUsed('rina', { command });
  expect(lastUsed('rina')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'].map((command) => ({ command })));
});

test('somebody else on the same browser sees none of it', () => {
  noteUsed('rina', { command: 'a' });
  expect(lastUsed('budi')).toEqual([]);
  noteUsed('budi', { command: 'b' });
  expect(lastUsed('rina')).toEqual([]);
});

test.each(['', '{', '[]', '{"person":"rina","choices":[{"x":1}]}'])(
  '%j in the storage counts as nothing',
  (stored) => {
    localStorage.setItem('lsbu-palette-last-used', stored);
    expect(lastUsed('rina')).toEqual([]);
  },
);

test('of a case only its number is kept', () => {
  const record = {
    kind: 'complaints',
    id: '1',
    title: 'KEL-2026-000001',
    detail: 'Nama Pelapor',
    state: 'baru',
  } as const;
  expect(JSON.stringify(choiceOf(record))).not.toContain('Pelapor');
});
