import { expect, test } from 'vitest';
import { splitRepeats } from './repeats';

const rows = (...values: Record<string, string>[]) =>
  values.map((each, place) => ({ line: place + 2, values: each }));
const byName = {
  repeated: ({ name }: Readonly<Record<string, unknown>>) => (typeof name === 'string' ? name : ''),
};
const lines = (each: readonly { line: number }[]) => each.map(({ line }) => line);

test('detects rows that repeat an earlier one completely or in part', () => {
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

test('does not treat a contradicting row, or one without a key, as a repeat', () => {
  const { own, repeats } = splitRepeats(
    byName,
    rows({ name: 'A', city: 'Medan' }, { name: 'A', city: 'Binjai' }, { city: 'X' }, { city: 'X' }),
  );
  expect(lines(own)).toEqual([2, 3, 4, 5]);
  expect(repeats).toEqual([]);
});

test('finds no repeats in lists with one row per entry', () => {
  expect(splitRepeats({}, rows({ name: 'A' }, { name: 'A' })).repeats).toEqual([]);
});
