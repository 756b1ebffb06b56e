import { expect, test } from 'vitest';
import { runsOf } from './runs';

const line = (second: number, change: Partial<ReturnType<typeof plain>> = {}) => ({
  ...plain(),
  created_at: new Date(Date.UTC(2026, 10, 25, 3, 0, 0) - second * 1000).toISOString(),
  ...change,
});
const plain = () => ({
  created_at: '',
  actor_name: 'Budi Editor' as string | null,
  actor_kind: 'user',
  action: 'trash',
  table_name: 'clients',
});
const sizes = (lines: ReturnType<typeof line>[]) => runsOf(lines).map((run) => run.length);

test('groups at least three simultaneous changes by one person to a list', () => {
  expect(sizes([])).toEqual([]);
  expect(sizes([line(0), line(1)])).toEqual([1, 1]);
  expect(sizes([line(0), line(0), line(8), line(17)])).toEqual([4]);
});

test('starts a new group for another person, action or table, and after a pause', () => {
  const three = [line(0), line(1), line(2)];
  expect(sizes([...three, line(3, { actor_name: 'Rina Admin' })])).toEqual([3, 1]);
  expect(sizes([...three, line(3, { actor_name: null })])).toEqual([3, 1]);
  expect(sizes([...three, line(3, { action: 'restore' })])).toEqual([3, 1]);
  expect(sizes([...three, line(3, { table_name: 'certificates' })])).toEqual([3, 1]);
  expect(sizes([...three, line(13), line(14), line(15)])).toEqual([3, 3]);
});

test('groups an import of 2,000 rows written in several parts', () => {
  expect(sizes(Array.from({ length: 2000 }, (_, row) => line(Math.floor(row / 200) * 4)))).toEqual([2000]);
});
