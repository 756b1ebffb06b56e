import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE_KINDS, EVIDENCE_LIMITS, MEDIA_LIMITS, PICTURE_KINDS } from '@/config/upload-limits';
import { hasValidStructure } from '../../supabase/functions/confirm-evidence/structure.ts';
import { createTus, placeOf } from '../support/resumable.ts';
import { onEachDatabase, type Cast } from './cast.ts';
import { buckets, slotFillers, type BucketName } from './doors-matrix.ts';
import { actors, type Actor } from './matrix.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  const names = Object.keys(buckets) as BucketName[]; // keys are exactly those of buckets
  const isAllowed = (bucket: BucketName, actor: Actor, verb: string) => buckets[bucket][actor].includes(verb);

  const pdfBytes = new TextEncoder().encode('%PDF-1.4');
  const announcement = (bucketName: BucketName, objectName: string) => ({
    bucketName,
    objectName,
    contentType: 'application/pdf',
  });

  /** Returns the storage client of an actor for resumable uploads. */
  async function inParts(actor: Actor) {
    const { stack } = cast.stack;
    const key = actor === 'service' ? stack.secretKey : stack.publishableKey;
    const session = actor === 'service' ? null : (await cast.as[actor].auth.getSession()).data.session;
    return createTus(cast.stack.fetch, stack.url, { key, token: session?.access_token });
  }

  /** Returns a free path in the bucket; for media, one that the library has announced. */
  async function place(bucket: BucketName) {
    const folder = randomUUID();
    const path = `${folder}/matrix.pdf`;
    if (bucket !== 'media') return path;
    const entry = { path, mime_type: 'application/pdf', alt: 'Contoh', bytes: 8 };
    const { error } = await cast.as.service.from('media').insert(entry);
    if (error) throw error;
    return path;
  }

  /** Stores a file owned by another user and returns its path. */
  async function storeFile(bucket: BucketName) {
    const path = await place(bucket);
    const { error } = await cast.as.service.storage.from(bucket).upload(path, pdf);
    if (error) throw error;
    return path;
  }

  async function isThere(bucket: BucketName, path: string) {
    const rows = await cast.stack.sql('select 1 from storage.objects where bucket_id = $1 and name = $2', [
      bucket,
      path,
    ]);
    return rows.length === 1;
  }

  describe.each(names)('%s', (bucket) => {
    it.each(actors)('can be listed and downloaded by %s only as the matrix allows', async (actor) => {
      const path = await storeFile(bucket);
      const from = cast.as[actor].storage.from(bucket);
      const { data: listed } = await from.list(path.split('/')[0], { search: 'matrix.pdf' });
      expect(listed?.length ?? 0).toBe(isAllowed(bucket, actor, 'L') ? 1 : 0);
      expect(Boolean((await from.download(path)).data)).toBe(isAllowed(bucket, actor, 'L'));
      expect(Boolean((await from.createSignedUrl(path, 60)).data)).toBe(isAllowed(bucket, actor, 'L'));
    });

    it.each(actors)('accepts uploads by %s only as the matrix allows', async (actor) => {
      const path = await place(bucket);
      const { error } = await cast.as[actor].storage.from(bucket).upload(path, pdf);
      expect(!error).toBe(isAllowed(bucket, actor, 'C'));
      expect(await isThere(bucket, path)).toBe(isAllowed(bucket, actor, 'C'));
    });

    it.each(actors)('accepts resumable uploads by %s only as the matrix allows', async (actor) => {
      const path = await place(bucket);
      const { status } = await (
        await inParts(actor)
      ).begin(announcement(bucket, path), pdfBytes.length, {}, pdfBytes);
      expect(status).toBe(isAllowed(bucket, actor, 'C') ? 201 : 403);
      expect(await isThere(bucket, path)).toBe(isAllowed(bucket, actor, 'C'));
    });

    it.each(actors)('lets %s replace files by resumable upload only as the matrix allows', async (actor) => {
      const path = await storeFile(bucket);
      const replace = { 'x-upsert': 'true' };
      const tus = await inParts(actor);
      const { status } = await tus.begin(announcement(bucket, path), pdfBytes.length, replace, pdfBytes);
      expect(status).toBe(isAllowed(bucket, actor, 'U') ? 201 : 403);
    });

    it.each(actors)('lets %s replace and move files only as the matrix allows', async (actor) => {
      const path = await storeFile(bucket);
      const from = cast.as[actor].storage.from(bucket);
      expect(!(await from.update(path, pdf)).error).toBe(isAllowed(bucket, actor, 'U'));
      expect(!(await from.move(path, `${path}.moved.pdf`)).error).toBe(isAllowed(bucket, actor, 'U'));
    });

    it.each(actors)('lets %s delete files only as the matrix allows', async (actor) => {
      const path = await storeFile(bucket);
      await cast.as.service.from('media').update({ deleted_at: '2026-11-01T00:00:00Z' }).eq('path', path);
      await cast.as[actor].storage.from(bucket).remove([path]);
      expect(await isThere(bucket, path)).toBe(!isAllowed(bucket, actor, 'D'));
    });
  });

  it.each(slotFillers)('%s can upload to a slot once without being able to read the file', async (actor) => {
    const path = `complaints/${randomUUID()}/${randomUUID()}.pdf`;
    await cast.stack.sql(
      `insert into private.upload_slots (path, kind, case_id, place, file_name, mime_type, size_bytes)
     values ($1, 'complaint', $2, 1, 'bukti.pdf', 'application/pdf', 8)`,
      [path, cast.setting.complaintId],
    );
    const evidence = cast.as[actor].storage.from('evidence');
    expect((await evidence.upload(path, pdf)).error).toBeNull();
    expect((await evidence.upload(path, pdf)).error).not.toBeNull();
    expect(Boolean((await evidence.download(path)).data)).toBe(isAllowed('evidence', actor, 'L'));
  });

  it.each(slotFillers)('%s can fill a slot by resumable upload, up to the announced size', async (actor) => {
    const path = `complaints/${randomUUID()}/${randomUUID()}.pdf`;
    await cast.stack.sql(
      `insert into private.upload_slots (path, kind, case_id, place, file_name, mime_type, size_bytes)
     values ($1, 'complaint', $2, 1, 'bukti.pdf', 'application/pdf', 8)`,
      [path, cast.setting.complaintId],
    );
    const tus = await inParts(actor);
    const slot = announcement('evidence', path);
    if (actor !== 'service') expect((await tus.begin(slot, 9)).status).toBe(403);
    const place = placeOf(await tus.begin(slot, 8));
    expect((await tus.send(place, 0, pdfBytes.slice(0, 3))).status).toBe(204);
    expect(await tus.offset(place)).toBe(3);
    await cast.stack.sql('update private.upload_slots set expires_at = now() where path = $1', [path]);
    if (actor !== 'service') expect((await tus.send(place, 3, pdfBytes.slice(3))).status).toBe(403);
    await cast.stack.sql(
      `update private.upload_slots set expires_at = now() + interval '1 hour' where path = $1`,
      [path],
    );
    expect((await tus.send(place, 3, pdfBytes.slice(3))).status).toBe(204);
    expect(await isThere('evidence', path)).toBe(true);
    expect((await tus.begin(slot, 8)).status).toBe(409);
  });

  it('only files in media are public by URL', async () => {
    const open = cast.as.anon.storage;
    const at = async (bucket: BucketName) =>
      (await cast.stack.fetch(open.from(bucket).getPublicUrl(await storeFile(bucket)).data.publicUrl)).ok;
    expect(await at('media')).toBe(true);
    expect(await at('evidence')).toBe(false);
  });

  it('media accepts only files that the library has announced', async () => {
    const media = cast.as.admin.storage.from('media');
    expect((await media.upload(`${randomUUID()}/unknown.pdf`, pdf)).error).not.toBeNull();
    const picture = new Blob([new Uint8Array(9)], { type: 'image/png' });
    expect((await media.upload(await place('media'), picture)).error).not.toBeNull();
    const path = await storeFile('media');
    expect((await media.remove([path])).data).toEqual([]);
    expect((await media.move(path, `${randomUUID()}/elsewhere.pdf`)).error).not.toBeNull();
    expect(await isThere('media', path)).toBe(true);
  });

  it('forms, the database and the evidence function share the same limits', async () => {
    const rows = await cast.stack.sql<{ id: string; bytes: string | number; kinds: string[] }>(
      `select id, file_size_limit as bytes, array(select unnest(allowed_mime_types) order by 1) as kinds
       from storage.buckets where id in ('evidence', 'media') order by id`,
    );
    const evidence = { bytes: EVIDENCE_LIMITS.bytes, kinds: [...EVIDENCE_KINDS].sort() };
    const media = { bytes: MEDIA_LIMITS.document, kinds: ['application/pdf', ...PICTURE_KINDS].sort() };
    expect(rows.map(({ bytes, ...row }) => ({ ...row, bytes: Number(bytes) }))).toEqual([
      { id: 'evidence', ...evidence },
      { id: 'media', ...media },
    ]);
    const [picture] = await cast.stack.sql<{ bytes: string }>('select private.picture_max_bytes() as bytes');
    expect(Number(picture?.bytes)).toBe(MEDIA_LIMITS.picture);
    expect(Object.keys(hasValidStructure).sort()).toEqual(evidence.kinds);

    const file = { name: 'bukti.pdf', type: 'application/pdf', size: 1 };
    const errorFor = async (...files: object[]) =>
      cast.stack.sql(`select private.payload_files($1, 'complaint', gen_random_uuid())`, [{ files }]).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    const most = Array.from({ length: EVIDENCE_LIMITS.files }, () => ({
      ...file,
      size: EVIDENCE_LIMITS.bytes,
    }));
    expect(await errorFor(...most)).toBeUndefined();
    expect(await errorFor(...most, file)).toBe('files.too_many');
    expect(await errorFor({ ...file, size: EVIDENCE_LIMITS.bytes + 1 })).toBe('files.too_large');
  });

  it('rejects files of a type or size the bucket does not allow', async () => {
    const page = new Blob(['<script>'], { type: 'text/html' });
    const heavy = new Blob([new Uint8Array(6_000_000)], { type: 'image/png' });
    const media = cast.as.admin.storage.from('media');
    expect((await media.upload('matrix/page.html', page)).error).not.toBeNull();
    expect((await media.upload('matrix/heavy.png', heavy)).error).not.toBeNull();
  });
});
