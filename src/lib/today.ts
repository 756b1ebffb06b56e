import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from '@/config/constants';

/** The day it is at the office, as 2026-11-30; days in this form compare as texts. */
export function officeDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(now);
}

/** The day `count` days after `day`. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const never = () => () => undefined;
const today = () => officeDay(new Date());

/** Today at the office; undefined where a page is rendered ahead of time, when nobody knows the day it is read. */
export const useToday = (): string | undefined => useSyncExternalStore(never, today, () => undefined);
