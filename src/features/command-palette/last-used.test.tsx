import { beforeEach, expect, test } from 'vitest';
import { choiceOf, recentChoices, recordChoice } from './last-used';

beforeEach(() => localStorage.clear());

test('lists the six newest choices, newest first, without duplicates', () => {
  for (const command of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recordChoice('rina', { command });
  expect(recentChoices('rina')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'].map((command) => ({ command })));
});

test('hides the choices from another user of the same browser', () => {
  recordChoice('rina', { command: 'a' });
  expect(recentChoices('budi')).toEqual([]);
  recordChoice('budi', { command: 'b' });
  expect(recentChoices('rina')).toEqual([]);
});

test.each(['', '{', '[]', '{"person":"rina","choices":[{"x":1}]}'])(
  'ignores the stored value %j',
  (stored) => {
    localStorage.setItem('lsbu-palette-last-used', stored);
    expect(recentChoices('rina')).toEqual([]);
  },
);

test('stores only the number of a case', () => {
  const record = {
    kind: 'complaints',
    id: '1',
    title: 'KEL-2026-000001',
    detail: 'Nama Pelapor',
    state: 'baru',
  } as const;
  expect(JSON.stringify(choiceOf(record))).not.toContain('Pelapor');
});
