import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from '@/config/constants';

let clock: Intl.DateTimeFormat | undefined;

/**
 * Reads parts only, because the order and separators of a formatted date differ between browser versions.
 * Created on first use: it takes 100 ms on a cheap phone, which would delay hydration.
 */
const officeClock = () =>
  (clock ??= new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** Returns date and time in the office's time zone, with leading zeros. */
export function officeParts(moment: Date) {
  const parts = officeClock().formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Returns the date in the office's time zone, as 2026-11-30; dates in this format compare as strings. */
export const officeDay = (now: Date): string => officeParts(now).day;

/**
 * Returns true for a calendar date such as 2026-11-30. Compares the parsed date with the input, because some
 * browsers parse 31 June as 1 July.
 */
export function isDay(text: string): boolean {
  const at = /^(19|20)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the day `count` days after `day`. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day `years` years later; 28 February in place of a missing 29th. */
export function yearsAfter(day: string, years: number): string {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(later) ? later : later.replace(/29$/, '28');
}

const never = () => () => undefined;
const today = () => officeDay(new Date());

/**
 * Returns today in the office's time zone; undefined in a prerendered page, which may be read on another day.
 */
export const useToday = (): string | undefined => useSyncExternalStore(never, today, () => undefined);
