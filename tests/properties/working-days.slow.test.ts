import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workingDayAfter, workingDaysBetween } from '@/domain/working-days';
import { dayAfter, officeDay } from '@/lib/today';
import { fileComplaint, openService, type Service } from '../service-requests/requests.ts';

let stack: Service;
let holidays: Set<string>;
beforeAll(async () => {
  stack = await openService();
  await fileComplaint(stack);
  // Resumes a case paused at a given time on a calendar with these holidays, and rolls it back.
  await stack.sql(`create function private.after_pause(since timestamptz, due timestamptz, holidays date[]) returns jsonb language plpgsql as $$
    declare result jsonb;
    begin
      delete from public.public_holidays;
      insert into public.public_holidays (holiday_date, name) select day, 'Libur' from unnest(holidays) day;
      update public.complaints set status = 'diproses' where id = (select id from public.complaints where status = 'baru' limit 1);
      update public.complaints set status = 'menunggu', status_note = 'Menunggu' where status = 'diproses';
      update public.complaints set waiting_since = since, due_at = due, paused_days = 4 where status = 'menunggu';
      update public.complaints set status = 'diproses' where status = 'menunggu'
        returning jsonb_build_object('due', due_at, 'paused', paused_days, 'now', now()) into result;
      raise exception using errcode = 'P0099', message = result::text;
    exception when sqlstate 'P0099' then return sqlerrm::jsonb;
    end $$`);
  // Counts days on the given calendar with the same functions that the database uses.
  await stack.sql(`create function private.days_with(holidays date[], one timestamptz, other timestamptz, count int) returns jsonb language plpgsql as $$
    declare result jsonb;
    begin
      delete from public.public_holidays;
      insert into public.public_holidays (holiday_date, name) select day, 'Libur' from unnest(holidays) day;
      result := jsonb_build_object('between', private.working_days_between(one, other),
        'after', private.add_working_days((one at time zone 'Asia/Jakarta')::date, count));
      raise exception using errcode = 'P0099', message = result::text;
    exception when sqlstate 'P0099' then return sqlerrm::jsonb;
    end $$`);
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
/** Any second of a day in the years covered by the seed's holidays. */
const moment = fc
  .integer({ min: Date.UTC(2025, 10, 1), max: Date.UTC(2027, 2, 1) })
  .map((time) => new Date(time - (time % 1000)));
const officeDate = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Reference implementation: checks every calendar day in turn. */
const isWorking = (day: string) =>
  ![0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay()) && !holidays.has(day);
const days = (from: string, to: string) => {
  const found: string[] = [];
  for (let time = Date.parse(from) + DAY_MS; time <= Date.parse(to); time += DAY_MS)
    found.push(new Date(time).toISOString().slice(0, 10));
  return found;
};

test('the office day and the days around it follow the Jakarta calendar', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -400, max: 400 }), (at, count) => {
      expect(officeDay(at)).toBe(officeDate(at));
      const later = new Date(Date.parse(officeDate(at)) + count * DAY_MS).toISOString().slice(0, 10);
      expect(dayAfter(officeDay(at), count)).toBe(later);
    }),
  );
});

test('calendar, client and database return the same day when counting forward', async () => {
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

test('calendar, client and database count the same working days between two dates', async () => {
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

const text = (free: Iterable<string>) => `{${[...free].join()}}`;
/** Any days around today may be holidays, including weekends and whole weeks. */
const calendar = fc
  .tuple(
    fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 30 }),
    fc.integer({ min: -60, max: 60 }),
    fc.nat(14),
  )
  .map(([days, start, length]) => {
    const row = Array.from({ length }, (_, at) => start + at);
    return new Set([...days, ...row].map((day) => dayAfter(officeDay(new Date()), day)));
  });
/** Times up to years from now, and on both sides of the office's midnight. */
const around = (from: number, to: number) =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.oneof(fc.constantFrom(0, 1, 59_399, 59_400, 61_199, 61_200, 86_399), fc.nat(86_399)),
    )
    .map(([day, second]) => {
      const start = new Date(Date.now() + day * DAY_MS);
      return new Date(
        Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) + second * 1000,
      );
    });

test('client and database count the same working days on any calendar, across years', async () => {
  await fc.assert(
    fc.asyncProperty(
      calendar,
      around(-1500, 1500),
      around(-1500, 1500),
      fc.nat(400),
      async (free, one, other, count) => {
        const [row] = await stack.sql<{ said: { between: number; after: string } }>(
          'select private.days_with($1::date[], $2, $3, $4) as said',
          [text(free), one.toISOString(), other.toISOString(), count],
        );
        const [from, to] = [officeDay(one), officeDay(other)];
        expect(row?.said).toEqual({
          between: workingDaysBetween(from, to, free),
          after: workingDayAfter(from, count, free),
        });
      },
    ),
  );
});

test('a pause extends the deadline by the working days that it lasted', async () => {
  await fc.assert(
    fc.asyncProperty(calendar, around(-400, -1), around(-450, 450), async (free, since, due) => {
      const [row] = await stack.sql<{ said: { due: string; paused: number; now: string } }>(
        'select private.after_pause($1, $2, $3::date[]) as said',
        [since.toISOString(), due.toISOString(), text(free)],
      );
      if (!row) throw new Error('no answer');
      const [began, goesOn, wasDue] = [since, new Date(row.said.now), due].map(officeDay) as [
        string,
        string,
        string,
      ];
      const pause = workingDaysBetween(began, goesOn, free);
      expect(row.said.paused).toBe(4 + pause);
      const isDue = officeDay(new Date(row.said.due));
      expect(isDue).toBe(workingDayAfter(wasDue, pause, free));
      if (pause === 0) expect(new Date(row.said.due)).toEqual(due);
      else expect(new Date(row.said.due).toISOString()).toBe(`${isDue}T16:59:59.000Z`);
      const left = (from: string, to: string) =>
        workingDaysBetween(from, to, free) - workingDaysBetween(to, from, free);
      expect(left(goesOn, isDue)).toBe(left(began, wasDue));
    }),
  );
});
