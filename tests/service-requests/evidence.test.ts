import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const pdf = () => new Blob(['%PDF-1.7 bukti'], { type: 'application/pdf' });
const announced = { files: [{ name: 'Surat.pdf', type: 'application/pdf', size: 14 }] };
const bucket = (client = service.anon) => client.storage.from('evidence');

it('takes an announced file from the visitor and shows it to staff', async () => {
  const { anon, editor } = service;
  const { receipt, id } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  expect((await bucket().upload(path, pdf())).error).toBeNull();
  expect(await call(anon, 'confirm_upload', { path })).toBe(true);
  expect(await call(anon, 'confirm_upload', { path })).toBe(false);

  const seen = await track(anon, receipt);
  expect(seen.evidence).toMatchObject([{ name: 'Surat.pdf', received: true }]);
  expect(seen.events.at(-1)).toMatchObject({ kind: 'attachment', from: 'reporter', body: 'Surat.pdf' });
  expect(await call(editor, 'case_evidence', { kind: 'complaint', id })).toEqual([
    {
      path,
      file_name: 'Surat.pdf',
      mime_type: 'application/pdf',
      size_bytes: 14,
      is_received: true,
      is_expected: false,
    },
  ]);
  const signed = await bucket(editor).createSignedUrl(path, 60);
  expect(signed.error).toBeNull();
  const file = await service.fetch(signed.data?.signedUrl ?? '');
  expect(await file.text()).toBe('%PDF-1.7 bukti');
});

it('lets the visitor neither read back, replace nor remove it', async () => {
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

it('takes nothing at a path it did not hand out, nor after the slot closed', async () => {
  const { receipt } = await fileComplaint(service, announced);
  const path = receipt.uploads[0]?.path ?? '';
  expect((await bucket().upload(path.replace('.pdf', '2.pdf'), pdf())).error).not.toBeNull();
  await service.sql(
    `update private.upload_slots set expires_at = now() - interval '1 minute' where path = $1`,
    [path],
  );
  expect((await bucket().upload(path, pdf())).error).not.toBeNull();
  expect(await call(service.anon, 'confirm_upload', { path })).toBe(false);
});
