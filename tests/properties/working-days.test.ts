import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workingDayAfter, workingDaysBetween } from '@/inbox-kit/working-days';
import { dayAfter, officeDay } from '@/lib/today';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let holidays: Set<string>;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
});
beforeEach(async () => {
  const rows = await stack.sql<{ day: string }>(
    'select holiday_date::text as day from public.public_holidays',
  );
  holidays = new Set(rows.map(({ day }) => day));
  expect(holidays.size).toBeGreaterThan(10);
});
afterAll(() => stack.close());

const DAY_MS = 86_400_000;
/** In the years of the seed's holidays, at any second of a day. */
const moment = fc
  .integer({ min: Date.UTC(2025, 10, 1), max: Date.UTC(2027, 2, 1) })
  .map((time) => new Date(time - (time % 1000)));
const officeDate = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Every day of the calendar is looked at, one after the other. */
const isWorking = (day: string) =>
  ![0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay()) && !holidays.has(day);
const days = (from: string, to: string) => {
  const found: string[] = [];
  for (let time = Date.parse(from) + DAY_MS; time <= Date.parse(to); time += DAY_MS)
    found.push(new Date(time).toISOString().slice(0, 10));
  return found;
};

test('the office’s day is Jakarta’s, and the day after a day is the calendar’s', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -400, max: 400 }), (at, count) => {
      expect(officeDay(at)).toBe(officeDate(at));
      const later = new Date(Date.parse(officeDate(at)) + count * DAY_MS).toISOString().slice(0, 10);
      expect(dayAfter(officeDay(at), count)).toBe(later);
    }),
  );
});

test('counting forward: calendar, client and database say the same day', async () => {
  await fc.assert(
    fc.asyncProperty(moment, fc.integer({ min: 0, max: 60 }), async (at, count) => {
      const from = officeDate(at);
      const expected = count === 0 ? from : days(from, dayAfter(from, 400)).filter(isWorking)[count - 1];
      expect(workingDayAfter(from, count, holidays)).toBe(expected);
      const [row] = await stack.sql<{ day: string; moment: Date }>(
        'select private.add_working_days($1::date, $2)::text as day, private.add_working_days($3::timestamptz, $2) as moment',
        [from, count, at.toISOString()],
      );
      expect(row?.day).toBe(expected);
      expect(new Date(row?.moment ?? NaN).toISOString()).toBe(`${expected}T16:59:59.000Z`);
    }),
  );
});

test('counting between: calendar, client and database say the same number, and forward undoes it', async () => {
  await fc.assert(
    fc.asyncProperty(moment, moment, async (one, other) => {
      const [from, to] = [officeDate(one), officeDate(other)];
      const expected = days(from, to).filter(isWorking).length;
      expect(workingDaysBetween(from, to, holidays)).toBe(expected);
      const [row] = await stack.sql<{ count: number }>(
        'select private.working_days_between($1::timestamptz, $2::timestamptz) as count',
        [one.toISOString(), other.toISOString()],
      );
      expect(row?.count).toBe(expected);
      const reached = workingDayAfter(from, expected, holidays);
      expect(expected === 0 || reached <= to).toBe(true);
    }),
  );
});
