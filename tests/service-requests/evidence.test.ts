import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { confirm, fileComplaint, call, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const pdf = () => new Blob([smallPdf], { type: 'application/pdf' });
const announced = { files: [{ name: 'Surat.pdf', type: 'application/pdf', size: smallPdf.length }] };
const bucket = (client = service.anon) => client.storage.from('evidence');

it('an announced file from a visitor is accepted and visible to staff', async () => {
  const { anon, editor } = service;
  const { receipt, id } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  expect((await bucket().upload(path, pdf())).error).toBeNull();
  expect(await confirm(service, { path })).toEqual({ confirmed: true });
  expect(await confirm(service, { path })).toEqual({ confirmed: false });

  const listEvidence = await track(anon, receipt);
  expect(listEvidence.evidence).toMatchObject([{ name: 'Surat.pdf', received: true }]);
  expect(listEvidence.events.at(-1)).toMatchObject({
    kind: 'attachment',
    from: 'reporter',
    body: 'Surat.pdf',
  });
  expect(await call(editor, 'case_evidence', { kind: 'complaint', id })).toEqual([
    {
      path,
      file_name: 'Surat.pdf',
      mime_type: 'application/pdf',
      size_bytes: smallPdf.length,
      is_received: true,
      is_expected: false,
      is_checked: true,
      arrived_at: expect.any(String),
      event_id: null,
    },
  ]);
  const link = await editor.functions.invoke<{ url: string }>('evidence-link', { body: { path } });
  const file = await service.fetch(link.data?.url ?? '');
  expect(await file.text()).toBe(smallPdf);
});

it('a visitor cannot read, replace or remove an uploaded file', async () => {
  const { receipt } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  await bucket().upload(path, pdf());
  expect((await bucket().download(path)).error).not.toBeNull();
  expect((await bucket().createSignedUrl(path, 60)).error).not.toBeNull();
  expect((await bucket().upload(path, pdf())).error).not.toBeNull();
  expect((await bucket().update(path, pdf())).error).not.toBeNull();
  expect((await bucket().remove([path])).data ?? []).toEqual([]);
  const stored = await service.sql(`select from storage.objects where name = $1`, [path]);
  expect(stored).toHaveLength(1);
});

it('uploads to unknown paths and expired slots are rejected', async () => {
  const { receipt } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  expect((await bucket().upload(path.replace('.pdf', '2.pdf'), pdf())).error).not.toBeNull();
  await service.sql(
    `update private.upload_slots set expires_at = now() - interval '1 minute' where path = $1`,
    [path],
  );
  expect((await bucket().upload(path, pdf())).error).not.toBeNull();
  expect(await confirm(service, { path })).toEqual({ confirmed: false });
});

it('a file whose content does not match its type is removed', async () => {
  const { receipt, id } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  // An executable with the name and type of a document.
  const program = new Blob(['MZ\x90\x00 This program cannot be run'], { type: 'application/pdf' });
  expect((await bucket().upload(path, program)).error).toBeNull();
  expect(await confirm(service, { path })).toMatchObject({ code: 'files.content' });
  expect(await service.sql(`select from storage.objects where name = $1`, [path])).toEqual([]);
  expect((await bucket().upload(path, pdf())).error).not.toBeNull();

  expect((await track(service.anon, receipt)).evidence).toMatchObject([
    { name: 'Surat.pdf', received: false, open_until: null },
  ]);
  expect(await call(service.editor, 'case_evidence', { kind: 'complaint', id })).toEqual([]);
  const { data: notes } = await service.editor
    .from('case_events')
    .select('kind, body')
    .eq('complaint_id', id);
  expect(notes).toContainEqual({ kind: 'note', body: expect.stringContaining('Surat.pdf') });
});

it('an unconfirmed file is marked as unchecked until the job has checked it', async () => {
  const { receipt, id } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  await bucket().upload(path, pdf());
  const listEvidence = () => call(service.editor, 'case_evidence', { kind: 'complaint', id });
  expect(await listEvidence()).toMatchObject([{ is_received: true, is_checked: false }]);
  await service.sql(`update storage.objects set created_at = now() - interval '5 minutes' where name = $1`, [
    path,
  ]);
  expect(await confirm(service, {})).toMatchObject({ refused: 0 });
  expect(await listEvidence()).toMatchObject([{ is_received: true, is_checked: true }]);
});

it('visitors cannot confirm or refuse uploads directly', async () => {
  for (const name of ['confirm_upload', 'refuse_upload'])
    expect((await refusal(service.anon, name, { path: 'complaint/x.pdf' })).code).toBe('42501');
});

it('unconfirmed files are checked only in calls with the secret key', async () => {
  const answer = await service.fetch(`${service.stack.url}/functions/v1/confirm-evidence`, {
    method: 'POST',
    headers: { apikey: service.stack.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'secret_key_required' }]);
});
