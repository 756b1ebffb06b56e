import { expect, test } from 'vitest';
import { grown, growth, type Sample } from './growth.ts';

/** Returns a sample every ten seconds for ten minutes. */
const course = (heapAt: (minute: number) => number, descriptorsAt: (minute: number) => number): Sample[] =>
  Array.from({ length: 60 }, (_, index) => ({
    seconds: index * 10,
    values: { 'heap MB': heapAt(index / 6), 'RSS MB': 500, descriptors: descriptorsAt(index / 6) },
  }));

test('grown() reports no growth for values that rise once and then fluctuate', () => {
  const samples = course(
    (minute) => 100 + 20 * Math.min(minute, 4) + 3 * Math.sin(minute * 40),
    (minute) => 80 + Math.round(5 * Math.sin(minute * 40)),
  );
  expect(grown(samples)).toEqual([]);
});

test('grown() reports a growing value with its growth per minute', () => {
  const samples = course(
    (minute) => 100 + 3 * minute + Math.sin(minute * 40),
    (minute) => 80 + 4 * minute,
  );
  expect(grown(samples)).toEqual(['heap MB', 'descriptors']);
  expect(growth(samples, 'descriptors')).toBeCloseTo(4);
});
