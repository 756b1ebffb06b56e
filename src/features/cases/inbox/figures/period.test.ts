import { expect, test } from 'vitest';
import { monthsFor, periodFrom, within, yearsUpTo } from './period';
import type { CaseFigure } from './figures';

test('offers three years, each within the 36 months that the database counts', () => {
  for (const today of ['2026-01-01', '2026-12-31'])
    for (const year of yearsUpTo(today)) expect(monthsFor(year, today)).toBeLessThanOrEqual(36);
  expect(yearsUpTo('2026-11-28')).toEqual(['2026', '2025', '2024']);
  expect(monthsFor('2026', '2026-11-28')).toBe(11);
  expect(monthsFor('2024', '2026-11-28')).toBe(35);
  expect(monthsFor('', '2026-11-28')).toBe(12);
});

test.each(['2019', '2027', '20', 'x', ''])('treats %j in the URL as the last twelve months', (value) => {
  expect(periodFrom(value, '2026-11-28')).toBe('');
});

test('limits the figures of a year to its months', () => {
  const of = (month: string) => ({ month }) as CaseFigure; // the filter only reads the month
  const figures = [of('2024-12-01'), of('2025-01-01'), of('2025-12-01'), of('2026-01-01')];
  expect(within(figures, '2025')).toEqual([of('2025-01-01'), of('2025-12-01')]);
  expect(within(figures, '')).toEqual(figures);
});
