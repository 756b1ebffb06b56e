import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { brokenBody, createTus, endlessBody, md5, placeOf } from '../support/resumable.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

const bytes = Uint8Array.from({ length: 900 }, (_, place) => place % 251);
const [head, tail] = [bytes.subarray(0, 500), bytes.subarray(500)].map((part) => Uint8Array.from(part)) as [
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>,
];
const png = (objectName: string) => ({ bucketName: 'media', objectName, contentType: 'image/png' });
const fresh = () => `${randomUUID()}.png`;

describeOnEachDatabase('resumable uploads', (open) => {
  async function as(caller: 'anon' | 'viewer' | 'editor' | 'service') {
    const { stack, fetch, client } = open();
    const key = caller === 'service' ? stack.secretKey : stack.publishableKey;
    const session =
      caller === 'service' ? null : (await (await client(caller)).auth.getSession()).data.session;
    return createTus(fetch, stack.url, { key, token: session?.access_token });
  }
  const rowOf = async (name: string) =>
    (
      await open().sql<{ metadata: Record<string, unknown>; owned: boolean }>(
        'select metadata, owner_id is not null as owned from storage.objects where name = $1',
        [name],
      )
    )[0];
  const uploads = () => path.join(path.dirname(open().stack.storageDir), 'uploads');

  const fileOf = (place: string) => path.join(uploads(), path.basename(place));
  const written = (place: string, size: number) =>
    vi.waitFor(async () => expect((await stat(fileOf(place))).size).toBe(size), { timeout: 30_000 });

  test('become an object once all parts have arrived', async () => {
    const tus = await as('editor');
    const name = fresh();
    const begun = await tus.begin({ ...png(name), cacheControl: '60' }, bytes.length);
    expect([begun.status, begun.headers.get('upload-expires')]).toEqual([201, expect.any(String)]);
    const place = placeOf(begun);
    expect(place).toMatch(/^\/storage\/v1\/upload\/resumable\/[\w-]+$/);
    expect(await tus.offset(place)).toBe(0);
    expect((await tus.send(place, 0, head)).headers.get('upload-offset')).toBe('500');
    expect(await tus.offset(place)).toBe(500);
    expect(await rowOf(name)).toBeUndefined();
    expect((await tus.send(place, 500, tail)).status).toBe(204);
    expect(await rowOf(name)).toMatchObject({
      owned: true,
      metadata: { size: 900, mimetype: 'image/png', cacheControl: 'max-age=60', eTag: md5(bytes) },
    });
    const { data } = await (await open().client('editor')).storage.from('media').download(name);
    expect(new Uint8Array(await data!.arrayBuffer())).toEqual(bytes);
    // A client that missed the last response can read the offset and repeat the last request.
    expect(await tus.offset(place)).toBe(900);
    expect((await tus.send(place, 900, new Uint8Array())).status).toBe(204);
    expect((await tus.send(place, 900, head)).status).toBe(413);
    expect((await tus.remove(place)).status).toBe(400);
    expect(await readdir(uploads())).not.toContain(path.basename(place));
  });

  test('may start with the first part or be empty', async () => {
    const tus = await as('service');
    const [one, none] = [fresh(), fresh()];
    const begun = await tus.begin(png(one), 900, {}, bytes);
    expect([begun.status, begun.headers.get('upload-offset')]).toEqual([201, '900']);
    expect((await tus.begin(png(none), 0)).status).toBe(201);
    expect([await rowOf(one), await rowOf(none)]).toMatchObject([
      { metadata: { size: 900 } },
      { metadata: { size: 0 } },
    ]);
  });

  test.each(['anon', 'viewer'] as const)('%s cannot create one', async (caller) => {
    const tus = await as(caller);
    const { body, sent } = endlessBody();
    const refused = await tus.begin(png(fresh()), 900, {}, body);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'new row violates row-level security policy',
    ]);
    expect(sent()).toBeLessThan(1_000_000);
    const part = endlessBody();
    expect((await tus.send(`/storage/v1/upload/resumable/${randomUUID()}`, 0, part.body)).status).toBe(404);
    expect(part.sent()).toBeLessThan(1_000_000);
  });

  test.each([
    [{ bucketName: 'media', objectName: '../keys.json', contentType: 'image/png' }, 400],
    [{ bucketName: 'media', objectName: 'a/../../../x.png', contentType: 'image/png' }, 400],
    [{ bucketName: 'media', objectName: 'é.png', contentType: 'image/png' }, 400],
    [{ bucketName: 'media', objectName: '', contentType: 'image/png' }, 400],
    [{ bucketName: '../db', objectName: 'a.png', contentType: 'image/png' }, 404],
    [{ bucketName: '', objectName: 'a.png' }, 404],
    [{ bucketName: 'media', objectName: 'a.html', contentType: 'text/html' }, 415],
    [{ bucketName: 'media', objectName: 'a.png' }, 415],
  ])('reject %j', async (metadata, status) => {
    expect((await (await as('service')).begin(metadata, 10)).status).toBe(status);
  });

  test.each([
    ['1001', {}, 413],
    ['-1', {}, 400],
    ['1e3', {}, 400],
    ['9'.repeat(30), {}, 400],
    ['10', { 'tus-resumable': '0.2.0' }, 400],
    ['10', { 'upload-defer-length': '1' }, 501],
    ['10', { 'upload-concat': 'partial' }, 501],
    ['10', { authorization: 'Bearer a.b.c' }, 401],
  ])('reject the length %s with %j', async (size, headers, status) => {
    expect((await (await as('service')).begin(png(fresh()), size, headers)).status).toBe(status);
  });

  test('reject a wrong offset or excess bytes without changing', async () => {
    const tus = await as('editor');
    const place = placeOf(await tus.begin(png(fresh()), 900));
    await tus.send(place, 0, head);
    for (const offset of [0, 499, 501, 900]) expect((await tus.send(place, offset, tail)).status).toBe(409);
    expect((await tus.send(place, '-1', tail)).status).toBe(400);
    expect((await tus.send(place, 500, bytes)).status).toBe(413);
    const endless = endlessBody();
    expect((await tus.send(place, 500, endless.body)).status).toBe(413);
    expect(endless.sent()).toBeLessThan(1_000_000);
    expect(await tus.offset(place)).toBe(500);
    expect((await tus.send(place, 500, tail)).status).toBe(204);
  });

  test('answer 404 to other users and for invalid addresses', async () => {
    const name = fresh();
    const place = placeOf(await (await as('editor')).begin(png(name), 900));
    for (const caller of ['anon', 'viewer', 'service'] as const) {
      const tus = await as(caller);
      expect(await tus.offset(place)).toBe('status 404');
      expect((await tus.send(place, 0, bytes)).status).toBe(404);
      expect((await tus.remove(place)).status).toBe(404);
    }
    const tus = await as('editor');
    for (const id of ['..%2Fkeys.json', '..%5Ckeys', 'constructor'])
      expect(await tus.offset(`/storage/v1/upload/resumable/${id}`), id).toBe('status 404');
    expect(await tus.offset('/storage/v1/upload/resumable/%ff'), 'no UTF-8').toBe('status 400');
    expect((await tus.remove(place)).status).toBe(204);
    expect(await tus.offset(place)).toBe('status 404');
  });

  test('fail with a conflict if the name is taken meanwhile, unless upsert is set', async () => {
    const [tus, name] = [await as('editor'), fresh()];
    const [one, other] = [placeOf(await tus.begin(png(name), 900)), placeOf(await tus.begin(png(name), 900))];
    await tus.send(one, 0, head);
    await tus.send(other, 0, bytes);
    const late = await tus.send(one, 500, tail);
    expect([late.status, await late.text()]).toEqual([409, 'The resource already exists']);
    expect((await tus.begin(png(name), 900)).status).toBe(409);
    const service = await as('service');
    const again = await service.begin(png(name), 500, { 'x-upsert': 'true' }, head);
    expect([again.status, await rowOf(name)]).toMatchObject([201, { metadata: { size: 500 } }]);
  });

  test('create one object for two simultaneous final requests', async () => {
    const [tus, name] = [await as('editor'), fresh()];
    const place = placeOf(await tus.begin(png(name), 900, {}, head));
    const ends = await Promise.all([
      tus.send(place, 500, tail),
      tus.send(place, 500, tail),
      tus.offset(place),
    ]);
    expect(ends.slice(0, 2).some((answer) => typeof answer === 'object' && answer.status === 204)).toBe(true);
    expect(await rowOf(name)).toMatchObject({ metadata: { size: 900, eTag: md5(bytes) } });
  });

  test('keep the data received before a connection broke', async () => {
    const [tus, name] = [await as('editor'), fresh()];
    const place = placeOf(await tus.begin(png(name), 900));
    const broken = brokenBody(head);
    const lost = tus.send(place, 0, broken.body).catch(() => undefined);
    await written(place, 500);
    broken.breakOff();
    await lost;
    expect(await tus.offset(place)).toBe(500);
    const hanging = brokenBody(tail.slice(0, 100));
    const unnoticed = tus.send(place, 500, hanging.body).catch(() => undefined);
    await written(place, 600);
    expect(await tus.offset(place)).toBe(600);
    expect((await tus.send(place, 600, tail.slice(100))).status).toBe(204);
    hanging.breakOff();
    await unnoticed;
    expect(await rowOf(name)).toMatchObject({ metadata: { eTag: md5(bytes) } });
  });

  test('are limited in number and in parts per upload', async () => {
    const [tus, name] = [await as('service'), fresh()];
    const place = placeOf(await tus.begin(png(name), 900));
    const statuses = new Set<number>();
    let sent = 0;
    for (; sent < 899 && !statuses.has(429); sent++)
      statuses.add((await tus.send(place, sent, bytes.slice(sent, sent + 1))).status);
    expect([sent, [...statuses], await tus.offset(place)]).toEqual([501, [204, 429], 'status 404']);

    const places: string[] = [];
    for (let n = 0; n < 5; n++) places.push(placeOf(await tus.begin(png(name), 900)));
    const left = await Promise.all(places.map((each) => tus.offset(each)));
    expect(left).toEqual(['status 404', 'status 404', 0, 0, 0]);
  });

  test('report a full disk with status 507', async () => {
    const [tus, name] = [await as('editor'), fresh()];
    const place = placeOf(await tus.begin(png(name), 900));
    await rm(fileOf(place));
    await symlink('/dev/full', fileOf(place));
    const refused = await tus.send(place, 0, head);
    expect([refused.status, await refused.text()]).toMatchObject([507, expect.stringContaining('full')]);
  });
});
