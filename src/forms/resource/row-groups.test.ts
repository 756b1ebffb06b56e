import { expect, test } from 'vitest';
import type { KitRow } from './row-values';
import { groupRows } from './row-groups';

// Only the columns that grouping reads.
const row = (id: string, kind: string | null) => ({ id, kind }) as unknown as KitRow;

test('sorts groups in the order of the options, unknown values last, without losing rows', () => {
  const rows = [row('1', 'b'), row('2', 'a'), row('3', null), row('4', 'b')];
  const groups = groupRows(rows, 'kind', ['a', 'b', 'empty']);
  expect(groups.map(({ value, rows: members }) => [value, ...members.map(({ id }) => id)])).toEqual([
    ['a', '2'],
    ['b', '1', '4'],
    ['', '3'],
  ]);
});
