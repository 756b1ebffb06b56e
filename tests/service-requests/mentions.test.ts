import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, type Service } from './requests.ts';

let service: Service;
const ids = { admin: '', editor: '', viewer: '' };
beforeAll(async () => {
  service = await openService();
  const people = 'select id from public.app_users where email = $1';
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const [row] = await service.sql<{ id: string }>(people, [service.accounts[role].email]);
    ids[role] = row?.id ?? '';
  }
});
afterAll(() => service.close());

const note = (id: string, mentions: string[], more: object = {}) => ({
  kind: 'complaint',
  id,
  event: 'note',
  body: 'Mohon dibaca, @Rina Admin <b>segera</b>.',
  mentions,
  ...more,
});
const noticesAbout = (subject: string) =>
  service.sql<{ person: string }>(
    `select person from private.staff_notices where event = 'mentioned' and subject = $1`,
    [subject],
  );
const mentionable = async (role: 'admin' | 'editor', id: string, kind = 'complaint') =>
  (await call<{ person_id: string }[]>(service[role], 'mentionable_staff', { kind, id })).map(
    ({ person_id: person }) => person,
  );

it('each mentioned colleague is notified once, also for a repeated note', async () => {
  const { id, receipt } = await fileComplaint(service);
  expect(await mentionable('editor', id)).toContain(ids.admin);
  expect(await mentionable('editor', id)).not.toContain(ids.editor);
  expect(await mentionable('editor', id)).not.toContain(ids.viewer);
  const sent = note(id, [ids.admin, ids.admin, ids.editor], { key: randomUUID() });
  for (let time = 0; time < 2; time += 1) await call(service.editor, 'add_case_event', sent);
  expect(await noticesAbout(id)).toEqual([{ person: ids.admin }]);
  const [notice] = await call<Record<string, unknown>[]>(service.admin, 'own_notices', {});
  expect(notice).toMatchObject({
    event: 'mentioned',
    number: receipt.number,
    key: id,
  });
  expect(JSON.stringify(notice)).not.toContain('segera');
});

it('colleagues mentioned in a note on a contact message are notified', async () => {
  await call(service.anon, 'submit_contact', { payload: service.contact() });
  const [row] = await service.sql<{ id: string }>('select id from public.contact_submissions limit 1');
  const id = row?.id ?? '';
  expect(await mentionable('editor', id, 'contact')).toContain(ids.admin);
  await call(service.editor, 'add_case_event', note(id, [ids.admin], { kind: 'contact' }));
  expect(await noticesAbout(id)).toHaveLength(1);
});

it('a note that mentions a user without access to the case is rejected', async () => {
  const { id } = await fileComplaint(service, { is_confidential: true });
  const before = await service.sql('select 1 from public.case_events where complaint_id = $1', [id]);
  for (const stranger of [ids.editor, ids.viewer, randomUUID()]) {
    const { message } = await refusal(service.admin, 'add_case_event', note(id, [stranger]));
    expect(message).toBe('case.mention_refused');
  }
  expect(await mentionable('admin', id)).not.toContain(ids.editor);
  expect(await service.sql('select 1 from public.case_events where complaint_id = $1', [id])).toEqual(before);
  expect(await noticesAbout(id)).toEqual([]);
  // The list of users who can be mentioned is confidential as well.
  const foreign = await refusal(service.editor, 'mentionable_staff', { kind: 'complaint', id });
  expect(foreign.message).toMatch(/^case\.(?:confidential|not_found)$/);
});

it('mentions of people involved in the case are rejected', async () => {
  const { id } = await fileComplaint(service);
  const involved = { kind: 'complaint', id, user_id: ids.admin, role: 'assessor' };
  await call(service.admin, 'set_case_person', involved);
  expect(await mentionable('editor', id)).not.toContain(ids.admin);
  expect((await refusal(service.editor, 'add_case_event', note(id, [ids.admin]))).message).toBe(
    'case.mention_refused',
  );
});

it('mentions are accepted in notes only', async () => {
  const { id } = await fileComplaint(service);
  for (const wrong of [
    note(id, [ids.admin], { event: 'message' }),
    note(
      id,
      Array.from({ length: 21 }, () => ids.admin),
    ),
  ])
    expect(await refusal(service.editor, 'add_case_event', wrong)).toMatchObject({
      message: 'field.invalid',
      details: 'mentions',
    });
});
