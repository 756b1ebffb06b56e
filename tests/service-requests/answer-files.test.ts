import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { messageKit, type Thread } from './message-kit.ts';
import { call, confirm, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof messageKit>;
beforeAll(async () => {
  service = await openService();
  kit = messageKit(service);
});
afterAll(() => service.close());

const document = (name = 'Surat.pdf', more: object = {}) => ({
  name,
  type: 'application/pdf',
  size: smallPdf.length,
  ...more,
});
const linkOf = async (ticket: string) => {
  const response = await service.fetch(`${service.stack.url}/functions/v1/evidence-link`, {
    method: 'POST',
    headers: { apikey: service.stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
  return { status: response.status, body: (await response.json()) as { url?: string; code?: string } };
};

it('a recipient can download the file of an answer with number and code', async () => {
  const { number, id } = await kit.write();
  const path = await kit.upload('contact', id, 'Tarif <b>2026</b>.pdf');
  expect(await call(service.editor, 'case_evidence', { kind: 'contact', id })).toEqual([]);
  await kit.add(id, 'message', 'Terlampir.', { files: [path] });
  const [mail] = await kit.notify();
  expect(mail?.text).toContain('Lampiran: Tarif <b>2026</b>.pdf.');
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await kit.open(number, code)).events[0]?.files).toEqual([{ path, name: 'Tarif <b>2026</b>.pdf' }]);

  const key = { number, access_code: code };
  const opened = await call<{ ticket: string }>(service.anon, 'open_own_file', { ...key, path });
  const { status, body } = await linkOf(opened.ticket);
  expect(status).toBe(200);
  const file = await service.fetch(body.url ?? '');
  expect(await file.text()).toBe(smallPdf);
  expect(file.headers.get('content-disposition')).toContain('attachment');

  const nothing = { found: false };
  const wrong = { ...key, access_code: 'AAAA-AAAA-AAAA', path };
  expect(await call(service.anon, 'open_own_file', wrong)).toEqual(nothing);
  expect(await call(service.anon, 'open_own_file', { ...key, path: 'contact/lain.pdf' })).toEqual(nothing);
  const other = opened.ticket.replace(path, path.replace('.pdf', '.png'));
  expect(await linkOf(other)).toMatchObject({ status: 404, body: { code: 'evidence.not_found' } });
  const later = String(Number(opened.ticket.slice(0, 10)) + 900) + opened.ticket.slice(10);
  expect((await linkOf(later)).status).toBe(404);
});

it('the file of a note stays internal', async () => {
  const [one, two] = [await kit.write(), await kit.write()];
  const path = await kit.upload('contact', one.id);
  const refusalFor = async (id: string, files: string[]) =>
    (
      await refusal(service.editor, 'add_case_event', {
        kind: 'contact',
        id,
        event: 'note',
        body: 'Catatan.',
        files,
      })
    ).message;
  expect(await refusalFor(two.id, [path])).toBe('files.invalid');
  expect(await refusalFor(one.id, [`contact/${one.id}/${randomUUID()}.pdf`])).toBe('files.invalid');
  expect(
    await refusalFor(
      one.id,
      Array.from({ length: 6 }, () => path),
    ),
  ).toBe('files.too_many');
  expect(await kit.eventsOf(one.id)).toEqual([]);
  await kit.add(one.id, 'note', 'Catatan.', { files: [path] });
  expect(await refusalFor(one.id, [path])).toBe('files.invalid');

  await kit.add(one.id, 'message', 'Jawaban.');
  const code = await kit.codeOf(one.number);
  expect(JSON.stringify(await kit.open(one.number, code))).not.toContain(path);
  const request = { number: one.number, access_code: code, path };
  expect(await call(service.anon, 'open_own_file', request)).toEqual({ found: false });
  expect(await call(service.editor, 'case_evidence', { kind: 'contact', id: one.id })).toMatchObject([
    { path, is_checked: true, event_id: expect.any(String) },
  ]);
});

it('the upload rules apply to files from staff', async () => {
  const { id } = await kit.write();
  const announce = (files: unknown, client = service.editor) =>
    refusal(client, 'announce_answer_files', { kind: 'contact', id, files });
  expect((await announce([])).message).toBe('field.required');
  expect((await announce([document('a.exe', { type: 'application/x-msdownload' })])).message).toBe(
    'files.type',
  );
  expect((await announce([document('a.pdf', { size: 31_457_280 })])).message).toBe('files.too_large');
  expect((await announce(Array.from({ length: 6 }, () => document()))).message).toBe('files.too_many');
  expect((await announce([document()], await service.client('viewer'))).code).toBe('42501');
  expect((await announce([document()], service.anon)).code).toBe('42501');

  const [slot] = await call<{ path: string }[]>(service.editor, 'announce_answer_files', {
    kind: 'contact',
    id,
    files: [document()],
  });
  const path = slot?.path ?? '';
  await service.anon.storage.from('evidence').upload(path, new Blob(['MZ'], { type: 'application/pdf' }));
  expect(await confirm(service, { path })).toMatchObject({ code: 'files.content' });
  expect(await kit.eventsOf(id)).toEqual([]);
});

it('an unsent file is deleted after a day', async () => {
  const { id } = await kit.write();
  const [kept, left] = [await kit.upload('contact', id), await kit.upload('contact', id)];
  await kit.add(id, 'message', 'Terlampir.', { files: [kept] });
  await service.sql(
    `update private.upload_slots set created_at = now() - interval '25 hours' where case_id = $1`,
    [id],
  );
  const { files } = await call<{ files: string[] }>(
    await service.client('service'),
    'anonymise_closed_cases',
    {},
  );
  expect(files).toContain(left);
  expect(files).not.toContain(kept);
});

it('a file can be sent to the reporter of a case', async () => {
  const { receipt, id } = await fileComplaint(service);
  const path = await kit.upload('complaint', id, 'Jadwal.pdf');
  const message = { kind: 'complaint', id, event: 'message', body: 'Jadwal terlampir.', files: [path] };
  await call(service.editor, 'add_case_event', message);
  const seen = (await track(service.anon, receipt)) as Thread;
  expect(seen.events.at(-1)?.files).toEqual([{ path, name: 'Jadwal.pdf' }]);
  expect(seen.evidence).toEqual([]);

  const hidden = await fileComplaint(service, { is_confidential: true });
  const request = { kind: 'complaint', id: hidden.id, files: [document()] };
  expect((await refusal(service.editor, 'announce_answer_files', request)).message).toBe('case.confidential');
});

it('documents that a sender adds to the thread can be opened by staff', async () => {
  const { number, id } = await kit.write();
  await kit.add(id, 'message', 'Mohon kirim aktanya.');
  const key = { number, access_code: await kit.codeOf(number) };
  const { uploads } = await call<{ uploads: { path: string }[] }>(service.anon, 'announce_evidence', {
    ...key,
    files: [document('Akta.pdf')],
  });
  await kit.put(uploads[0]?.path ?? '');
  expect(await kit.rowOf(id)).toMatchObject({ status: 'baru' });
  const body = { path: uploads[0]?.path };
  const link = await service.editor.functions.invoke<{ url: string }>('evidence-link', { body });
  expect(link.data?.url).toContain('/evidence/');
  expect((await kit.eventsOf(id)).at(-1)).toMatchObject({ kind: 'attachment', body: 'Akta.pdf' });
});
