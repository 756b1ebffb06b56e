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
  call<string[]>(service.admin, 'mark_spam', spam(kind, ids, is_spam));

/** Returns all counts of open work that staff see. */
async function readCounts() {
  const { editor } = service;
  return {
    dashboard: await call(editor, 'dashboard_counts', {}),
    views: await call(editor, 'case_counts', { kind: 'complaint' }),
    flow: await call(editor, 'case_flow', { months: 1 }),
    today: await call(editor, 'work_today', {}),
  };
}
/** Returns this month's number of complaints in the figures, by category. */
async function readFigures() {
  const lines = await call<{ category: string; status: string; received: number; answers_due: number }[]>(
    service.editor,
    'case_figures',
    { kind: 'complaint', months: 1 },
  );
  const spamLines = lines.filter(({ category }) => category === 'spam');
  for (const line of spamLines) expect(line).toMatchObject({ status: 'spam', answers_due: 0 });
  const sum = (of: typeof lines) => of.reduce((all, { received }) => all + received, 0);
  return { all: sum(lines), spam: sum(spamLines) };
}

it('spam is excluded from the counts of open work and counts as spam in the figures', async () => {
  const before = await readCounts();
  const figures = await readFigures();
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
  expect(await readFigures()).toEqual({ all: figures.all + 2, spam: figures.spam + 2 });

  const { data: log } = await service.admin
    .from('audit_log')
    .select('action, actor_name, after')
    .eq('row_id', cases[0]);
  expect(log).toContainEqual({
    action: 'update',
    actor_name: expect.any(String),
    after: expect.objectContaining({ spam_at: expect.any(String), spam_marked_name: expect.any(String) }),
  });

  await mark('complaint', cases, false);
  await mark('appeal', [appeal.id], false);
  await mark('contact', [row?.id], false);
  expect(await readCounts()).toEqual(with_them);
});

it('an editor proposes spam, and an admin confirms it', async () => {
  const { editor } = service;
  const { id } = await fileComplaint(service);
  expect(await call(editor, 'mark_spam', spam('complaint', [id]))).toEqual([id]);
  await call(editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  expect(await call(editor, 'mark_spam', spam('complaint', [id]))).toEqual([]);
  expect(await mark('complaint', [id])).toEqual([id]);
  const { data } = await editor
    .from('complaints')
    .select('spam_at, spam_marked_name, spam_confirmed_name')
    .eq('id', id)
    .single();
  expect(data).toEqual({
    spam_at: expect.any(String),
    spam_marked_name: 'Budi Editor',
    spam_confirmed_name: expect.stringMatching(/^(?!Budi Editor)/),
  });
});

it('the tracking page shows the spam mark, and a reply removes it', async () => {
  const { receipt, id } = await fileComplaint(service);
  await mark('complaint', [id]);
  const tracked = await track(service.anon, receipt);
  expect(tracked).toMatchObject({
    next: 'spam',
    can_reply: true,
    spam: { since: expect.any(String), kept_until: expect.any(String), is_removed: false },
  });
  const { number, access_code } = receipt;
  await call(service.anon, 'reply_to_case', { number, access_code, message: 'Ini bukan spam.' });
  const { data } = await service.editor
    .from('complaints')
    .select('spam_at, spam_marked_at, spam_marked_name')
    .eq('id', id)
    .single();
  expect(data).toEqual({ spam_at: null, spam_marked_at: null, spam_marked_name: null });
  expect(await track(service.anon, receipt)).toMatchObject({ next: 'first_response', spam: null });
});

it('mark_spam changes all cases or none', async () => {
  const { editor, admin } = service;
  const open = await fileComplaint(service);
  const closed = await fileAppeal(service);
  const lapse = {
    new_status: 'gugur',
    outcome: 'Gugur',
    reason: 'Dicabut.',
    declares: 'id',
    post: 'Manajer Mutu',
  };
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

it('after thirty days, the contents and files of spam are removed and the row remains', async () => {
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
  const left = await service.sql(
    `select id, subject, name, email, spam_marked_name is not null as is_marked from public.complaints where id = any ($1) order by anonymised_at`,
    [[old.id, young.id]],
  );
  expect(left).toMatchObject([
    { id: old.id, subject: '(dianonimkan)', name: null, email: null, is_marked: true },
    { id: young.id, name: expect.any(String) },
  ]);
  expect(await service.sql(`select from private.outgoing_mails where case_id = $1`, [old.id])).toEqual([]);
  expect(await service.sql(`select from storage.objects where name = $1`, [path])).toEqual([]);
  expect(await track(service.anon, old.receipt)).toMatchObject({
    next: 'spam',
    can_reply: false,
    subject: '(dianonimkan)',
    spam: { is_removed: true },
  });
  const { number, access_code } = old.receipt;
  const late = { number, access_code, message: 'Ini bukan spam.' };
  expect((await refusal(service.anon, 'reply_to_case', late)).message).toBe('case.closed');
});

it('messages marked as spam are deleted after thirty days', async () => {
  const { number } = await call<{ number: string }>(service.anon, 'submit_contact', {
    payload: service.contact(),
  });
  await service.sql(
    `update public.contact_submissions set spam_at = now() - interval '31 days' where number = $1`,
    [number],
  );
  await call(await service.client('service'), 'remove_old_spam', {});
  expect(await service.sql(`select from public.contact_submissions where number = $1`, [number])).toEqual([]);
});

it('spam rows are deleted at the end of the retention period', async () => {
  const { id } = await fileComplaint(service);
  await mark('complaint', [id]);
  await service.sql(`update public.complaints set spam_at = now() - interval '31 days' where id = $1`, [id]);
  const job = await service.client('service');
  await call(job, 'remove_old_spam', {});
  const kept = () => service.sql(`select from public.complaints where id = $1`, [id]);
  await call(job, 'anonymise_closed_cases', {});
  expect(await kept()).toHaveLength(1);
  await service.sql(`update public.complaints set spam_at = now() - interval '10 years' where id = $1`, [id]);
  await call(job, 'anonymise_closed_cases', {});
  expect(await kept()).toEqual([]);
});
