import { dayAfter, officeDay } from '@/lib/today';

/** A month as 2026-11, between years that the calendar knows. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month so many months after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Weekday of a day, from 0 on Monday to 6 on Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a month, each from Monday to Sunday, with the days of other months that fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const next = `${monthAfter(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = dayAfter(first, -weekdayOf(first)); monday < next; monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => dayAfter(monday, place)));
  return weeks;
}

/** Entries by the office's day on which they fall. */
export function byDay<E extends { at: string }>(entries: readonly E[]): Map<string, E[]> {
  const days = new Map<string, E[]>();
  for (const entry of entries) {
    const day = officeDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
