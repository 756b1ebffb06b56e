import { randomUUID } from 'node:crypto';
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
  type Receipt,
  type Service,
  REJECTION,
} from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const document = (name = 'Surat.pdf', more: object = {}) => ({
  name,
  type: 'application/pdf',
  size: smallPdf.length,
  ...more,
});
const keyOf = ({ number, access_code }: Receipt) => ({ number, access_code });
type Announced = { found: boolean; uploads: Receipt['uploads'] };
const announce = (receipt: Receipt, ...files: object[]) =>
  call<Announced>(service.anon, 'announce_evidence', { ...keyOf(receipt), files });
const refusalFor = (receipt: Receipt, files: unknown) =>
  refusal(service.anon, 'announce_evidence', { ...keyOf(receipt), files });
const unread = (kind: string, id: string) =>
  call<string[]>(service.editor, 'unread_cases', { kind, ids: [id] });

async function uploadFiles({ uploads }: Announced) {
  const path = uploads[0]?.path ?? '';
  const file = new Blob([smallPdf], { type: 'application/pdf' });
  expect((await service.anon.storage.from('evidence').upload(path, file)).error).toBeNull();
  expect(await confirm(service, { path })).toEqual({ confirmed: true });
}

it('the deadlines of an incomplete appeal start when the requested documents are complete', async () => {
  const { editor, sql } = service;
  const { receipt, id } = await fileAppeal(service);
  const move = (new_status: string, more: object = {}) =>
    call(editor, 'move_case', { kind: 'appeal', id, new_status, ...more });
  await move('diproses');
  await move('menunggu', { reason: 'Akta perubahan terakhir.' });
  expect(await unread('appeal', id)).toEqual([]);
  await sql(`update public.appeals set waiting_since = now() - interval '20 days' where id = $1`, [id]);

  const announced = await announce(receipt, document('<b>Akta</b>"; drop table.pdf'));
  expect((await track(service.anon, receipt)).next).toBe('your_reply');
  await uploadFiles(announced);
  const seen = await track(service.anon, receipt);
  expect(seen).toMatchObject({ status: 'diproses', status_note: null });
  expect(seen.evidence).toMatchObject([{ name: '<b>Akta</b>"; drop table.pdf', received: true }]);
  expect(seen.events.find(({ kind }) => kind === 'attachment')).toMatchObject({
    from: 'reporter',
    body: '<b>Akta</b>"; drop table.pdf',
  });
  expect(await unread('appeal', id)).toEqual([id]);
  const [file] = await call<{ arrived_at: string }[]>(editor, 'case_evidence', { kind: 'appeal', id });
  expect(Date.parse(file?.arrived_at ?? '')).toBeGreaterThan(Date.now() - 60_000);

  await sql(`update public.appeals set due_at = now() + interval '1 day' where id = $1`, [id]);
  await sql('delete from private.outgoing_mails');
  const first = await call<{ due_at: string }>(editor, 'complete_documents', { id });
  expect(Date.parse(first.due_at)).toBeGreaterThan(Date.now() + 14 * 86_400_000);
  expect(await call(editor, 'complete_documents', { id })).toEqual(first);
  expect((await track(service.anon, receipt)).events.at(-1)).toMatchObject({
    kind: 'documents',
    from: 'body',
  });
  expect(await sql(`select event from private.outgoing_mails where case_id = $1`, [id])).toEqual([
    { event: 'documents' },
  ]);
});

it('a later document that breaks an upload rule of the form is rejected with that rule', async () => {
  const { receipt } = await fileComplaint(service);
  const cases: [files: unknown, message: string][] = [
    [[], 'field.required'],
    [null, 'field.required'],
    [{ name: 'Surat.pdf' }, 'files.invalid'],
    [[null], 'files.invalid'],
    [Array.from({ length: 6 }, () => document()), 'files.too_many'],
    [[document('a.exe', { type: 'application/x-msdownload' })], 'files.type'],
    [[document('a.pdf', { size: 31_457_280 })], 'files.too_large'],
    [[document('Laporan \u202Efdp.exe')], 'field.invalid'],
    [[document('', { note: 'x'.repeat(30_000) })], 'payload.too_large'],
  ];
  for (const [files, message] of cases) expect(await refusalFor(receipt, files)).toMatchObject({ message });
  expect((await track(service.anon, receipt)).evidence).toEqual([]);
});

it('a case accepts at most forty files', async () => {
  const { receipt, id } = await fileComplaint(service);
  const wrong = { ...keyOf(receipt), access_code: 'AAAA-AAAA-AAAA', files: [document()] };
  expect(await call(service.anon, 'announce_evidence', wrong)).toEqual({ found: false });
  for (let i = 0; i < 8; i += 1)
    await announce(receipt, ...Array.from({ length: 5 }, (_, at) => document(`${i}-${at}.pdf`)));
  expect(await refusalFor(receipt, [document()])).toMatchObject({ message: 'files.case_full', hint: '40' });
  // An upload slot that expired without a file no longer counts towards the limit.
  await service.sql(`update private.upload_slots set expires_at = now() where case_id = $1`, [id]);
  expect((await announce(receipt, document())).uploads).toHaveLength(1);
});

it('a closed case accepts no documents', async () => {
  const { editor, anon } = service;
  const { receipt, id } = await fileComplaint(service);
  const sent = { ...keyOf(receipt), files: [document()], key: randomUUID() };
  const first = await call(anon, 'announce_evidence', sent);
  await call(editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  await call(editor, 'move_case', { kind: 'complaint', id, ...REJECTION });
  expect(await refusalFor(receipt, [document()])).toMatchObject({ message: 'case.closed', details: 'files' });
  expect(await call(anon, 'announce_evidence', sent)).toEqual(first);
});

it('a document sent to a spam case unmarks it', async () => {
  const { receipt, id } = await fileComplaint(service, { is_confidential: true });
  await call(service.admin, 'mark_spam', { kind: 'complaint', ids: [id] });
  await uploadFiles(await announce(receipt, document('Slip gaji Budi.pdf')));
  const [row] = await service.sql(
    `select spam_at, (select string_agg(body, ' ') from public.case_events e where e.complaint_id = c.id and e.kind = 'attachment') as names
     from public.complaints c where id = $1`,
    [id],
  );
  expect(row).toEqual({ spam_at: null, names: '(rahasia)' });
  expect((await track(service.anon, receipt)).events.at(-1)?.body).toBe('Slip gaji Budi.pdf');
  const hidden = { kind: 'complaint', id };
  expect((await refusal(service.editor, 'case_evidence', hidden)).message).toBe('case.confidential');
});

it('only readers of an open appeal can mark its documents as complete', async () => {
  const { editor, admin, sql } = service;
  const timeline = async (id: string) =>
    (await sql<{ kind: string }>(`select kind from public.case_events where appeal_id = $1`, [id])).filter(
      ({ kind }) => kind === 'documents',
    ).length;
  const complete = (id: string) => refusal(editor, 'complete_documents', { id });

  const hidden = await fileAppeal(service, { is_confidential: true });
  expect((await complete(hidden.id)).message).toBe('case.confidential');
  expect(await timeline(hidden.id)).toBe(0);
  const { due_at } = await call<{ due_at: string }>(admin, 'complete_documents', { id: hidden.id });
  const [row] = await sql<{ due_at: string }>('select due_at from public.appeals where id = $1', [hidden.id]);
  expect(Date.parse(due_at)).toBe(Date.parse(row?.due_at ?? ''));
  expect(await timeline(hidden.id)).toBe(1);

  const closed = await fileAppeal(service);
  const end = {
    new_status: 'gugur',
    outcome: 'Gugur',
    reason: 'Dicabut.',
    declares: 'id',
    post: 'Manajer Mutu',
  };
  await call(editor, 'move_case', { kind: 'appeal', id: closed.id, ...end });
  expect((await complete(closed.id)).message).toBe('case.closed');
  expect(await timeline(closed.id)).toBe(0);
  expect((await complete(randomUUID())).message).toBe('case.not_found');
});
