import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, type Service, REJECTION } from './requests.ts';

interface Notice {
  id: string;
  event: string;
  kind: string;
  number: string;
  title: string | null;
  key: string | null;
  is_over: boolean;
  read_at: string | null;
  total: number;
  unread: number;
}
const ZEROS = '00000000-0000-0000-0000-000000000000';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of ['staff_notices', 'outgoing_mails', 'staff_wishes'])
    await service.sql(`delete from private.${table}`);
  await service.sql('delete from public.complaints');
});

const noticesOf = async (role: 'admin' | 'editor', asked: object = {}) =>
  call<Notice[]>(service[role], 'own_notices', asked);
const idOf = async (role: 'admin' | 'editor') => {
  const { email } = service.accounts[role];
  const people = `select id from public.app_users where email = $1`;
  return (await service.sql<{ id: string }>(people, [email]))[0]?.id ?? '';
};
const mailsWaiting = () =>
  service.sql<{ person: string }>('select person from private.staff_notices where mail_id is null');

it('users list and mark only their own notices', async () => {
  const subject = `<img src=x onerror=alert(1)> "O'Neil" %s`;
  const { receipt, id } = await fileComplaint(service, { subject });
  const [notice] = await noticesOf('admin');
  expect(notice).toMatchObject({
    event: 'arrived',
    kind: 'complaint',
    number: receipt.number,
    title: subject,
    key: id,
    total: 1,
    unread: 1,
  });
  const foreign = await noticesOf('editor');
  expect(foreign[0]?.id).not.toBe(notice?.id);

  await call(service.editor, 'mark_notices', { ids: [notice?.id] });
  expect((await noticesOf('admin'))[0]?.read_at).toBeNull();
  // A notice marked as read is not mailed. Marking it twice changes nothing more.
  for (let time = 0; time < 2; time += 1) await call(service.admin, 'mark_notices', { ids: [notice?.id] });
  expect(await noticesOf('admin')).toMatchObject([{ unread: 0, total: 1 }]);
  expect(await noticesOf('admin', { unread_only: true })).toEqual([]);
  expect(await mailsWaiting()).toEqual([{ person: await idOf('editor') }]);
  await call(service.admin, 'mark_notices', { ids: [notice?.id], is_read: false });
  expect((await noticesOf('admin'))[0]?.read_at).toBeNull();
  await call(service.admin, 'mark_notices', {});
  expect((await noticesOf('admin'))[0]?.read_at).not.toBeNull();
});

it('notices are hidden from users who cannot see the case', async () => {
  const { id } = await fileComplaint(service, { is_confidential: true, subject: 'Rahasia' });
  expect(await noticesOf('editor')).toEqual([]);
  expect(await noticesOf('admin')).toMatchObject([{ title: null, event: 'arrived' }]);
  await call(service.admin, 'assign_case', { kind: 'complaint', id, user_id: await idOf('editor') });
  expect(await noticesOf('editor')).toMatchObject([{ event: 'assigned', title: null }]);
  await call(service.admin, 'assign_case', { kind: 'complaint', id, user_id: await idOf('admin') });
  expect(await noticesOf('editor')).toEqual([]);
  await call(service.admin, 'set_case_person', {
    kind: 'complaint',
    id,
    user_id: await idOf('admin'),
    role: 'assessor',
  });
  expect(await noticesOf('admin')).toEqual([]);
});

it('users who turned mail off see notices in the list only', async () => {
  await call(service.admin, 'choose_mail_wish', { wish: 'off' });
  await fileComplaint(service);
  expect(await noticesOf('admin')).toMatchObject([{ event: 'arrived', read_at: null }]);
  await call(service.admin, 'choose_mail_wish', { wish: 'at_once' });
  expect(await mailsWaiting()).toEqual([{ person: await idOf('editor') }]);
});

it('the deadline notice of a closed case is marked as over', async () => {
  const { id } = await fileComplaint(service);
  await service.sql(
    `insert into private.staff_notices (person, event, kind, subject, moment, mail_id)
     select $1, 'overdue', 'complaint', $2, '2026-11-20T00:00:00Z', $3`,
    [await idOf('admin'), id, ZEROS],
  );
  const overdue = async () => (await noticesOf('admin')).find(({ event }) => event === 'overdue')?.is_over;
  expect(await overdue()).toBe(false);
  await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  await call(service.editor, 'move_case', {
    kind: 'complaint',
    id,
    ...REJECTION,
  });
  expect(await overdue()).toBe(true);
});

/** Creates one notice per minute. The newest `read` of them are read. */
const createNotices = async (times: number, read = 0) => {
  const { id } = await fileComplaint(service);
  await service.sql('delete from private.staff_notices');
  await service.sql(
    `insert into private.staff_notices (person, event, kind, subject, moment, mail_id, created_at, read_at)
     select $1, 'replied', 'complaint', $2, n::text, $3, now() - make_interval(mins => n), case when n <= $5 then now() end
     from generate_series(1, $4) n`,
    [await idOf('admin'), id, ZEROS, times, read],
  );
};

it('hundreds of notices are paged without those older than ninety days', async () => {
  await createNotices(910);
  await service.sql(
    `update private.staff_notices set created_at = now() - interval '91 days' where moment::int > 900`,
  );
  const first = await noticesOf('admin', { page_size: 25 });
  expect(first).toHaveLength(25);
  expect(first[0]).toMatchObject({ total: 900, unread: 900 });
  expect(await noticesOf('admin', { page_number: 36, page_size: 25 })).toHaveLength(25);
  expect(await noticesOf('admin', { page_number: 37, page_size: 25 })).toEqual([]);
});

it('at most the newest thousand notices and the newest thousand unread ones are listed', async () => {
  await createNotices(2500, 1200);
  expect((await noticesOf('admin', { page_size: 1 }))[0]).toMatchObject({ total: 2000, unread: 1000 });
  const last = await noticesOf('admin', { page_size: 100, page_number: 10, unread_only: true });
  expect(last).toHaveLength(100);
  expect(last[0]).toMatchObject({ total: 1000, unread: 1000, read_at: null });
  expect(await noticesOf('admin', { page_number: 11, page_size: 100, unread_only: true })).toEqual([]);
  await call(service.admin, 'mark_notices', {});
  expect(await noticesOf('admin', { unread_only: true })).toEqual([]);
});

it('viewers have no access to notices', async () => {
  for (const name of ['own_notices', 'mark_notices'])
    expect((await refusal(await service.client('viewer'), name, {})).code).toBe('42501');
});
