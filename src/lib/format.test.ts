import { expect, test } from 'vitest';
import { formatAgo, formatDate, formatDateTime, formatNumber } from './format';

test('dates are formatted in the language and in the office’s time zone', () => {
  // 18:30 UTC is already the next day in Jakarta.
  expect(formatDate('id', '2026-11-19T18:30:00Z')).toBe('20 November 2026');
  expect(formatDate('en', '2026-11-19T18:30:00Z')).toBe('20 November 2026');
  expect(formatDateTime('id', '2026-08-17T03:05:00Z')).toMatch(/17 Agu 2026.*10\.05/);
});

test('elapsed time is given in the largest whole unit', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(formatAgo('id', '2026-11-20T07:00:00Z', now)).toBe('3 jam yang lalu');
  expect(formatAgo('en', '2026-11-19T09:00:00Z', now)).toBe('yesterday');
  expect(formatAgo('en', '2026-11-20T09:59:40Z', now)).toBe('now');
});

test('numbers are grouped as the language requires', () => {
  expect(formatNumber('id', 1234567)).toBe('1.234.567');
  expect(formatNumber('en', 1234567)).toBe('1,234,567');
});
