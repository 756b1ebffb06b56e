import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  fileAppeal,
  fileComplaint,
  openService,
  refusal,
  type Receipt,
  type Service,
} from './requests.ts';
import { databases } from '../support/databases.ts';

describe.each(databases)('case numbers (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  const send = (fields: object = {}) =>
    call<Receipt>(service.anon, 'submit_complaint', { payload: service.complaint(fields) });
  const placeOf = ({ number }: { number: string }) => Number(number.slice(-6));
  /** Sets today's date in Jakarta. */
  const setToday = (day: string) =>
    service.sql(`create or replace function private.today() returns date language sql stable set search_path = '' as $$
      select date '${day}' $$`);

  it('are consecutive for twelve parallel submissions', async () => {
    const before = placeOf(await send());
    const places = (await Promise.all(Array.from({ length: 12 }, () => send()))).map(placeOf);
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => before + 1 + at));
  });

  it('are not used up by rejected or aborted submissions', async () => {
    const before = placeOf(await send());
    await refusal(service.anon, 'submit_complaint', { payload: service.complaint({ subject: 'x' }) });
    const cutShort = service.sql(
      `do $$ begin perform private.next_case_number('KEL'); raise exception 'cut short'; end $$`,
    );
    await expect(cutShort).rejects.toThrow('cut short');
    expect(placeOf(await send())).toBe(before + 1);
  });

  it('are separate for each kind of case and restart each year', async () => {
    await setToday('2031-12-31');
    expect((await fileComplaint(service)).receipt.number).toBe('KEL-2031-000001');
    expect((await fileComplaint(service)).receipt.number).toBe('KEL-2031-000002');
    await setToday('2032-01-01');
    expect((await fileComplaint(service)).receipt.number).toBe('KEL-2032-000001');
    expect((await fileAppeal(service, { decision_date: '2032-01-01' })).receipt.number).toBe(
      'BND-2032-000001',
    );
    const contact = await call<{ number: string }>(service.anon, 'submit_contact', {
      payload: service.contact(),
    });
    expect(contact.number).toBe('PSN-2032-000001');
    // Setting the clock back does not reuse a number.
    await setToday('2031-12-31');
    expect((await fileComplaint(service)).receipt.number).toBe('KEL-2031-000003');
  });
});
