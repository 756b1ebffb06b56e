import { expect, test } from 'vitest';
import { clockOf } from './request-deadline';

const now = Date.parse('2026-11-22T08:00:00Z');

test.each([
  ['2026-11-25T08:00:00Z', { state: 'left', count: 72 }],
  ['2026-11-23T07:59:00Z', { state: 'soon', count: 23 }],
  ['2026-11-22T08:30:00Z', { state: 'soon', count: 0 }],
  ['2026-11-22T07:30:00Z', { state: 'over', count: 1 }],
  ['2026-11-20T08:00:00Z', { state: 'over', count: 48 }],
])('returns the time left or overdue for a deadline at %s: %j', (due, expected) =>
  expect(clockOf(due, now)).toEqual(expected),
);
