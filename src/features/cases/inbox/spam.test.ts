import { expect, test } from 'vitest';
import { daysLeft } from './spam';

const MARKED = '2026-11-22T09:59:58.534+00:00';

test.each([
  ['2026-11-22T09:59:50Z', 30],
  ['2026-11-22T10:00:00Z', 30],
  ['2026-11-23T10:00:00Z', 29],
  ['2026-12-22T09:00:00Z', 1],
  ['2026-12-22T10:00:00Z', 0],
  ['2027-01-22T10:00:00Z', 0],
])('at %s reports %i days until deletion', (now, days) => {
  expect(daysLeft(MARKED, new Date(now))).toBe(days);
});
