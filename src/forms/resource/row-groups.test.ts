import { expect, test } from 'vitest';
import type { KitRow } from './row-values';
import { groupRows } from './row-groups';

// As much of a row as grouping looks at.
const row = (id: string, kind: string | null) => ({ id, kind }) as unknown as KitRow;

test('groups stand in the order of the choices, values beyond them last; nothing is left out', () => {
  const rows = [row('1', 'b'), row('2', 'a'), row('3', null), row('4', 'b')];
  const groups = groupRows(rows, 'kind', ['a', 'b', 'empty']);
  expect(groups.map(({ value, rows: members }) => [value, ...members.map(({ id }) => id)])).toEqual([
    ['a', '2'],
    ['b', '1', '4'],
    ['', '3'],
  ]);
});
