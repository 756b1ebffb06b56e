import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { officeDay, officeParts, yearsAfter } from './today';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['2026-01-05', 3, '2029-01-05'],
  ['2028-02-29', 3, '2031-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('%s plus %i years is %s', (day, years, later) => expect(yearsAfter(day, years)).toBe(later));

test('the office’s day starts seven hours before that of Greenwich', () => {
  expect(officeDay(new Date('2026-11-22T16:59:59Z'))).toBe('2026-11-22');
  expect(officeDay(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
  expect(officeParts(new Date('2026-01-01T17:05:00Z'))).toEqual({ day: '2026-01-02', time: '00:05' });
});

test('a browser that formats dates differently yields the same day', () => {
  const asWritten = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'formatToParts')!
    .value as Intl.DateTimeFormat['formatToParts'];
  // The output of WebKit with ICU 72 for Canadian English.
  const written = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...written, get: () => () => '11/22/26' });
  onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', written));
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
    this: Intl.DateTimeFormat,
    moment,
  ) {
    return asWritten.call(this, moment).reverse();
  });
  expect(officeDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
});
