import { dayAfter } from '@/lib/today';

const DAY_MS = 86_400_000;
/** Upper bound of the loop, far above any deadline, for numbers that are still being typed. */
const MAX_DAYS = 2000;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Counts the weekdays since 1900, up to and including `day`. The difference of two counts is the number of
 * weekdays between two days.
 */
function weekdaysUpTo(day: string): number {
  // 1 January 1900 was a Monday.
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1900, 0, 1)) / DAY_MS + 1;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}

/**
 * Counts the working days after `from`, up to and including `to` (YYYY-MM-DD). Same as
 * private.working_days_between.
 */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  if (!(from < to)) return 0;
  const free = [...holidays].filter((day) => day > from && day <= to && !isWeekend(day));
  return weekdaysUpTo(to) - weekdaysUpTo(from) - free.length;
}

/** Returns the `count`th working day after `from`. Same as private.add_working_days. */
export function workingDayAfter(from: string, count: number, holidays: ReadonlySet<string>): string {
  let day = from;
  for (let left = Math.min(count, MAX_DAYS); left > 0;) {
    day = dayAfter(day, 1);
    if (!isWeekend(day) && !holidays.has(day)) left -= 1;
  }
  return day;
}
