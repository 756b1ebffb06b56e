import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, type Service } from './requests.ts';

let service: Service;
const address = { admin: '', editor: '' };
beforeAll(async () => {
  service = await openService();
  address.admin = service.accounts.admin.email;
  address.editor = service.accounts.editor.email;
  await service.sql('delete from private.staff_wishes');
});
afterAll(() => service.close());

/** Sends due mails and returns those to staff about data requests. */
async function notify() {
  const before = service.stack.mails.length;
  for (let left = 1; left > 0;) {
    const sent = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });
    left = ((await sent.json()) as { sent: number }).sent;
  }
  const { mails } = service.stack;
  return mails
    .slice(0, mails.length - before)
    .filter(({ to, text }) => Object.values(address).includes(to) && text.includes('/admin/permintaan-data'));
}
const ageMails = () =>
  service.sql(`update private.outgoing_mails set created_at = now() - interval '10 minutes'`);

it('admins are mailed about new data requests and their 72-hour deadline while they are open', async () => {
  const { receipt, id } = await fileComplaint(service, { name: 'Siti Mawar' });
  await notify();
  const request = {
    kind: 'export',
    case_kind: 'complaint',
    case_id: id,
    asked_by: 'Siti Mawar',
    capacity: 'self',
    identity_check: 'in_person',
    received_at: new Date(Date.now() - 40 * 3_600_000).toISOString(),
  };
  const requestId = await call<string>(service.editor, 'record_data_request', { request });
  await ageMails();
  const [arrived, ...others] = await notify();
  expect(others).toEqual([]);
  expect(arrived?.to).toBe(address.admin);
  expect(arrived?.subject).toContain(`Permintaan data pribadi ${receipt.number}: baru diterima (`);
  expect(arrived?.text).toContain('/admin/permintaan-data');
  expect(arrived?.text).not.toContain('Mawar');
  const due = async (left: string) => {
    await service.sql('update public.data_requests set due_at = now() + $2::interval where id = $1', [
      requestId,
      left,
    ]);
    await ageMails();
    return (await notify()).map(({ to, subject }) => `${to} ${subject.replace(/ \(.*/, '')}`);
  };
  const mailTo = (what: string) => [`${address.admin} Permintaan data pribadi ${receipt.number}: ${what}`];
  expect(await due('20 hours')).toEqual(mailTo('batas waktu sudah dekat'));
  expect(await due('19 hours')).toEqual([]);
  expect(await due('-1 hour')).toEqual(mailTo('batas waktu terlewat'));
  await service.sql(`delete from private.staff_notices`);
  await call(service.admin, 'refuse_data_request', { request_id: requestId, reason: 'Bukan orangnya.' });
  expect(await due('-2 hours')).toEqual([]);
});
