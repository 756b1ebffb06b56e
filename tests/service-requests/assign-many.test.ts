import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileAppeal, fileComplaint, openService, refusal, type Service } from './requests.ts';

let service: Service;
let editorId: string;
beforeAll(async () => {
  service = await openService();
  editorId = (await service.editor.auth.getUser()).data.user?.id ?? '';
});
afterAll(() => service.close());

const give = (kind: string, ids: unknown[], user_id: string | null) => ({ kind, ids, user_id });
const handlersOf = async (ids: string[]) =>
  (
    await service.sql<{ assigned_to: string | null }>(
      `select assigned_to from public.complaints where id = any ($1) order by created_at`,
      [ids],
    )
  ).map((row) => row.assigned_to);

it('assign_cases logs each change and skips cases already assigned', async () => {
  const ids = [await fileComplaint(service), await fileComplaint(service)].map(({ id }) => id);
  await call(service.editor, 'assign_case', { kind: 'complaint', id: ids[0], user_id: editorId });
  expect(await call(service.editor, 'assign_cases', give('complaint', ids, editorId))).toEqual([ids[1]]);
  expect(await handlersOf(ids)).toEqual([editorId, editorId]);
  const { data: log } = await service.admin.from('audit_log').select('after').eq('row_id', ids[1]);
  expect(log).toContainEqual({ after: expect.objectContaining({ assigned_to: editorId }) });
  expect(
    (await call<string[]>(service.editor, 'assign_cases', give('complaint', ids, null))).toSorted(),
  ).toEqual(ids.toSorted());
  expect(await handlersOf(ids)).toEqual([null, null]);
  const appeal = await fileAppeal(service);
  expect(await call(service.editor, 'assign_cases', give('appeal', [appeal.id], editorId))).toEqual([
    appeal.id,
  ]);
});

it('assign_cases changes all cases or none, by the rules for a single case', async () => {
  const { editor, admin } = service;
  const open = await fileComplaint(service);
  const refusalFor = async (kind: string, ids: unknown[], to: string | null = editorId, client = editor) =>
    (await refusal(client, 'assign_cases', give(kind, ids, to))).message;

  const hidden = await fileComplaint(service, { is_confidential: true });
  expect(await refusalFor('complaint', [open.id, hidden.id])).toBe('case.assignment_needs_admin');
  const spam = await fileComplaint(service);
  await call(admin, 'mark_spam', { kind: 'complaint', ids: [spam.id] });
  expect(await refusalFor('complaint', [open.id, spam.id])).toBe('case.marked_spam');
  const involved = await fileComplaint(service);
  const person = { kind: 'complaint', id: involved.id, user_id: editorId, role: 'assessor' };
  await call(admin, 'set_case_person', person);
  expect(await refusalFor('complaint', [open.id, involved.id], editorId, admin)).toBe(
    'case.assignee_involved',
  );
  const viewer = await service.client('viewer');
  const viewerId = (await viewer.auth.getUser()).data.user?.id ?? '';
  expect(await refusalFor('complaint', [open.id], viewerId)).toBe('case.assignee_refused');
  const closed = await fileAppeal(service);
  await call(editor, 'assign_cases', give('appeal', [closed.id], editorId));
  const lapse = {
    new_status: 'gugur',
    outcome: 'Gugur',
    reason: 'Dicabut.',
    declares: 'id',
    post: 'Manajer Mutu',
  };
  await call(editor, 'move_case', { kind: 'appeal', id: closed.id, ...lapse });
  const adminId = (await admin.auth.getUser()).data.user?.id ?? '';
  expect(await refusalFor('appeal', [closed.id], adminId)).toBe('case.closed');
  expect(await refusalFor('complaint', [open.id, crypto.randomUUID()])).toBe('case.not_found');
  expect(await refusalFor('complaint', [])).toBe('field.invalid');
  expect(await refusalFor('complaint', [open.id, null])).toBe('field.invalid');
  const tooMany = Array.from({ length: 201 }, () => open.id);
  expect(await refusalFor('complaint', tooMany)).toBe('field.invalid');
  expect(await refusalFor('fee', [open.id])).toBe('case.kind_unknown');
  expect((await refusal(viewer, 'assign_cases', give('complaint', [open.id], null))).code).toBe('42501');
  expect(await handlersOf([open.id])).toEqual([null]);
  expect(await call(admin, 'assign_cases', give('complaint', [hidden.id], editorId))).toEqual([hidden.id]);
});
