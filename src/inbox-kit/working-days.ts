import { dayAfter } from '@/lib/today';

const LONGEST = 800;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** How many working days come after `from`, up to and with `to`; both as 2026-11-30. As private.working_days_between. */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  let count = 0;
  for (let day = from, step = 0; day < to && step < LONGEST; step += 1) {
    day = dayAfter(day, 1);
    if (!isWeekend(day) && !holidays.has(day)) count += 1;
  }
  return count;
}

/** The `count`th working day after `from`. As private.add_working_days. */
export function workingDayAfter(from: string, count: number, holidays: ReadonlySet<string>): string {
  let day = from;
  for (let left = count, step = 0; left > 0 && step < LONGEST; step += 1) {
    day = dayAfter(day, 1);
    if (!isWeekend(day) && !holidays.has(day)) left -= 1;
  }
  return day;
}
