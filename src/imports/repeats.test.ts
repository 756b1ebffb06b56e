import { expect, test } from 'vitest';
import { splitRepeats } from './repeats';

const rows = (...values: Record<string, string>[]) =>
  values.map((each, place) => ({ line: place + 2, values: each }));
const byName = {
  repeated: ({ name }: Readonly<Record<string, unknown>>) => (typeof name === 'string' ? name : ''),
};
const lines = (each: readonly { line: number }[]) => each.map(({ line }) => line);

test('a row that says an earlier one again, whole or in part, is a repeat of it', () => {
  const { own, repeats } = splitRepeats(
    byName,
    rows({ name: 'A', city: 'Medan' }, { name: 'B' }, { name: 'A', city: 'Medan' }, { name: 'A' }),
  );
  expect(lines(own)).toEqual([2, 3]);
  expect(repeats).toEqual([
    { line: 4, first: 2 },
    { line: 5, first: 2 },
  ]);
});

test('a row that says something else about it is none, nor is one that names nothing', () => {
  const { own, repeats } = splitRepeats(
    byName,
    rows({ name: 'A', city: 'Medan' }, { name: 'A', city: 'Binjai' }, { city: 'X' }, { city: 'X' }),
  );
  expect(lines(own)).toEqual([2, 3, 4, 5]);
  expect(repeats).toEqual([]);
});

test('lists whose entries stand in one row each have no repeats', () => {
  expect(splitRepeats({}, rows({ name: 'A' }, { name: 'A' })).repeats).toEqual([]);
});
