import { expect, test } from 'vitest';
import { byDay, isMonth, monthAfter, weeksOf } from './month';

test('months are counted over years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(['2026-11', '2026-13', '2026-00', '1999-01', 'x'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('weeks begin on Monday and are whole', () => {
  const november = weeksOf('2026-11');
  expect(november[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(november.at(-1)?.[0]).toBe('2026-11-30');
  // February of 28 days that begins on a Monday.
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

test('an entry falls on the office’s day', () => {
  const days = byDay([{ at: '2026-11-30T17:00:00Z' }, { at: '2026-11-30T16:59:00Z' }]);
  expect([...days.keys()]).toEqual(['2026-12-01', '2026-11-30']);
});
