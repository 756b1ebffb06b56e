import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import {
  call,
  confirm,
  fileAppeal,
  fileComplaint,
  openService,
  refusal,
  track,
  type Service,
} from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const spam = (kind: string, ids: string[], is_spam = true) => ({ kind, ids, is_spam });
const mark = (kind: string, ids: string[], is_spam?: boolean) =>
  call<string[]>(service.editor, 'mark_spam', spam(kind, ids, is_spam));

/** Returns every count and figure that staff see. */
async function readCounts() {
  const { editor } = service;
  return {
    dashboard: await call(editor, 'dashboard_counts', {}),
    views: await call(editor, 'case_counts', { kind: 'complaint' }),
    figures: await call(editor, 'case_figures', { kind: 'complaint' }),
    flow: await call(editor, 'case_flow', { months: 1 }),
    today: await call(editor, 'work_today', {}),
  };
}

it('spam is excluded from all counts and figures until unmarked', async () => {
  const before = await readCounts();
  const cases = [await fileComplaint(service), await fileComplaint(service)].map(({ id }) => id);
  const appeal = await fileAppeal(service);
  const message = await call<{ number: string }>(service.anon, 'submit_contact', {
    payload: service.contact(),
  });
  const { data: row } = await service.editor
    .from('contact_submissions')
    .select('id')
    .eq('number', message.number)
    .single();
  const with_them = await readCounts();
  expect(with_them).not.toEqual(before);
  expect((await mark('complaint', cases)).toSorted()).toEqual(cases.toSorted());
  expect(await mark('complaint', cases)).toEqual([]);
  await mark('appeal', [appeal.id]);
  await mark('contact', [row?.id]);
  expect(await readCounts()).toEqual(before);

  const { data: log } = await service.admin
    .from('audit_log')
    .select('action, actor_name, after')
    .eq('row_id', cases[0]);
  expect(log).toContainEqual({
    action: 'update',
    actor_name: expect.any(String),
    after: expect.objectContaining({ spam_at: expect.any(String) }),
  });

  await mark('complaint', cases, false);
  await mark('appeal', [appeal.id], false);
  await mark('contact', [row?.id], false);
  expect(await readCounts()).toEqual(with_them);
});

it('the spam mark is hidden from the reporter and removed when they reply', async () => {
  const { receipt, id } = await fileComplaint(service);
  const before = await track(service.anon, receipt);
  await mark('complaint', [id]);
  expect({ ...(await track(service.anon, receipt)), updated_at: '' }).toEqual({ ...before, updated_at: '' });
  const { number, access_code } = receipt;
  await call(service.anon, 'reply_to_case', { number, access_code, message: 'Ini bukan spam.' });
  const { data } = await service.editor.from('complaints').select('spam_at').eq('id', id).single();
  expect(data).toEqual({ spam_at: null });
});

it('mark_spam changes all cases or none', async () => {
  const { editor, admin } = service;
  const open = await fileComplaint(service);
  const closed = await fileAppeal(service);
  const lapse = { new_status: 'gugur', outcome: 'Gugur', reason: 'Dicabut.', declares: 'id' };
  await call(editor, 'move_case', { kind: 'appeal', id: closed.id, ...lapse });
  const hidden = await fileComplaint(service, { is_confidential: true });
  const refusalFor = async (kind: string, ids: string[]) =>
    (await refusal(editor, 'mark_spam', spam(kind, ids))).message;
  expect(await refusalFor('appeal', [closed.id])).toBe('case.closed');
  expect(await refusalFor('complaint', [open.id, hidden.id])).toBe('case.confidential');
  expect(await refusalFor('complaint', [open.id, closed.id])).toBe('case.not_found');
  expect(await refusalFor('complaint', [])).toBe('field.invalid');
  expect(await refusalFor('fee', [open.id])).toBe('case.kind_unknown');
  const { data } = await editor.from('complaints').select('spam_at').eq('id', open.id).single();
  expect(data).toEqual({ spam_at: null });
  expect(await call(admin, 'mark_spam', spam('complaint', [hidden.id]))).toEqual([hidden.id]);

  await mark('complaint', [open.id]);
  const move = { kind: 'complaint', id: open.id, new_status: 'diproses' };
  expect((await refusal(editor, 'move_case', move)).message).toBe('case.marked_spam');
  const viewer = await service.client('viewer');
  expect((await refusal(viewer, 'mark_spam', spam('complaint', [open.id]))).code).toBe('42501');
});

it('spam is deleted with its files after thirty days', async () => {
  const file = new Blob([smallPdf], { type: 'application/pdf' });
  const announced = { files: [{ name: 'Iklan.pdf', type: 'application/pdf', size: smallPdf.length }] };
  const [old, young] = [await fileComplaint(service, announced), await fileComplaint(service)];
  const path = old.receipt.uploads[0]?.path ?? '';
  expect((await service.anon.storage.from('evidence').upload(path, file)).error).toBeNull();
  await confirm(service, { path });
  await mark('complaint', [old.id, young.id]);
  const age = `update public.complaints set spam_at = now() - $2::interval where id = $1`;
  await service.sql(age, [old.id, '30 days 1 hour']);
  await service.sql(age, [young.id, '29 days']);
  const answer = await service.fetch(`${service.stack.url}/functions/v1/retention`, {
    method: 'POST',
    headers: { apikey: service.stack.secretKey },
  });
  expect(await answer.json()).toMatchObject({ spam: 1 });
  const left = await service.sql(`select id from public.complaints where id = any ($1)`, [
    [old.id, young.id],
  ]);
  expect(left).toEqual([{ id: young.id }]);
  for (const [table, column] of [
    ['private.case_secrets', 'case_id'],
    ['public.case_events', 'complaint_id'],
    ['private.outgoing_mails', 'case_id'],
  ])
    expect(await service.sql(`select from ${table} where ${column} = $1`, [old.id])).toEqual([]);
  expect(await service.sql(`select from storage.objects where name = $1`, [path])).toEqual([]);
  expect(await track(service.anon, old.receipt)).toEqual({ found: false });
});
