import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fileComplaint, openService, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() => service.sql('delete from private.outgoing_mails'));

async function notify(): Promise<unknown> {
  const { stack, fetch } = service;
  const response = await fetch(`${stack.url}/functions/v1/notify`, {
    method: 'POST',
    headers: { apikey: stack.secretKey },
  });
  return response.json();
}

it('mails are sent only when due', async () => {
  const { id } = await fileComplaint(service, { email: null });
  const other = await fileComplaint(service);
  await service.sql('delete from private.outgoing_mails');
  const order = (of: string, wait: string, count: number) =>
    service.sql(
      `insert into private.outgoing_mails (kind, case_id, event, next_attempt_at)
       select 'complaint', $1::uuid, 'received', now() + $2::interval from generate_series(1, $3::int)`,
      [of, wait, count],
    );
  const waiting = () =>
    service.sql<{ n: number }>(
      `select count(*)::int as n from private.outgoing_mails where case_id = $1 and sent_at is null`,
      [id],
    );
  await order(id, '1 hour', 5);
  await order(other.id, '-1 minute', 3);
  expect(await notify()).toEqual({ sent: 3, failed: 0 });
  expect(await waiting()).toEqual([{ n: 5 }]);

  await service.sql(
    `update private.outgoing_mails set next_attempt_at = now() - interval '1 hour' where case_id = $1`,
    [id],
  );
  await order(other.id, '-1 minute', 20);
  expect(await notify()).toEqual({ sent: 20, failed: 0 });
  expect(await waiting()).toEqual([{ n: 0 }]);
});
