import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { call, confirm, fileComplaint, openService, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
afterEach(() => service.sql(`update private.evidence_limits set max_bytes = 1000000000`));

const MB = 1024 * 1024;
const slot = (size: number) => ({ files: [{ name: 'Surat.pdf', type: 'application/pdf', size }] });
const blob = (...parts: BlobPart[]) => new Blob(parts, { type: 'application/pdf' });
const bucket = () => service.anon.storage.from('evidence');
const findObjects = (path: string) => service.sql(`select from storage.objects where name = $1`, [path]);

async function announce(size: number) {
  const { receipt, id } = await fileComplaint(service, slot(size));
  return { receipt, id, path: receipt.uploads[0]?.path ?? '' };
}

it('a file larger than announced is rejected (9 MB for 20 bytes)', async () => {
  const { path } = await announce(20);
  expect((await bucket().upload(path, blob('%PDF-', new Uint8Array(9 * MB)))).error).not.toBeNull();
  expect(await findObjects(path)).toEqual([]);
});

it('a file is removed if its size turns out wrong after the upload', async () => {
  const { path } = await announce(20);
  // Hosted storage runs the policies before the file size is known; the secret key has the same effect.
  const secret = await service.client('service');
  expect((await secret.storage.from('evidence').upload(path, blob(smallPdf))).error).toBeNull();
  expect(await call(secret, 'confirm_upload', { path })).toBe(false);
  expect(await confirm(service, { path })).toMatchObject({ code: 'files.content' });
  expect(await findObjects(path)).toEqual([]);
});

it('a document that consists only of a header is removed', async () => {
  const padded = blob('%PDF-', new Uint8Array(9 * MB));
  const { path } = await announce(padded.size);
  expect((await bucket().upload(path, padded)).error).toBeNull();
  expect(await confirm(service, { path })).toMatchObject({ code: 'files.content' });
  expect(await findObjects(path)).toEqual([]);
});

it('an unchecked file is removed after an hour and can be uploaded again', async () => {
  const { path } = await announce(smallPdf.length);
  await bucket().upload(path, blob(smallPdf));
  const age = `update storage.objects set created_at = now() - $2::interval where name = $1`;
  await service.sql(age, [path, '61 minutes']);
  expect(await confirm(service, {})).toMatchObject({ removed: 1 });
  expect(await findObjects(path)).toEqual([]);
  expect((await bucket().upload(path, blob(smallPdf))).error).toBeNull();
  expect(await confirm(service, { path })).toEqual({ confirmed: true });
});

it('an unknown path is not confirmed', async () => {
  expect(await confirm(service, { path: 'complaint/x/y.pdf' })).toEqual({ confirmed: false });
});

it('reports are accepted without files while the daily storage limit is reached', async () => {
  const first = await announce(smallPdf.length);
  await bucket().upload(first.path, blob(smallPdf));
  await service.sql(`update private.evidence_limits set max_bytes = $1 where scope = 'all'`, [
    smallPdf.length,
  ]);
  expect(await confirm(service, { path: first.path })).toEqual({ confirmed: true });
  const late = await announce(smallPdf.length);
  expect((await bucket().upload(late.path, blob(smallPdf))).error).not.toBeNull();
  const { data: alarms } = await service.admin.from('alarms').select('kind, detail');
  expect(alarms).toContainEqual(expect.objectContaining({ kind: 'evidence_disk' }));

  const seen = await track(service.anon, late.receipt);
  expect(seen.evidence).toMatchObject([{ received: false, open_until: expect.any(String) }]);
  await service.sql(`update storage.objects set created_at = now() - interval '25 hours'`);
  expect((await bucket().upload(late.path, blob(smallPdf))).error).toBeNull();
});

it('the storage limit of a network applies to that network only', async () => {
  const first = await announce(smallPdf.length);
  await service.sql(`update private.upload_slots set network = '\\x01' where path = $1`, [first.path]);
  await bucket().upload(first.path, blob(smallPdf));
  await service.sql(`update private.evidence_limits set max_bytes = $1 where scope = 'network'`, [
    smallPdf.length,
  ]);
  const [again, elsewhere] = [await announce(smallPdf.length), await announce(smallPdf.length)];
  await service.sql(`update private.upload_slots set network = '\\x01' where path = $1`, [again.path]);
  await service.sql(`update private.upload_slots set network = '\\x02' where path = $1`, [elsewhere.path]);
  expect((await bucket().upload(again.path, blob(smallPdf))).error).not.toBeNull();
  expect((await bucket().upload(elsewhere.path, blob(smallPdf))).error).toBeNull();
});
