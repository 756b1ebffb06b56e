import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

const png = (size = 100) => new Blob([new Uint8Array(size)], { type: 'image/png' });
const refusal = (statusCode: string) => expect.objectContaining({ statusCode }) as unknown;

describeOnEachDatabase('storage', (open) => {
  const bucket = async (caller: 'anon' | 'viewer' | 'editor' | 'service', name: string) =>
    (await open().client(caller)).storage.from(name);
  const publicUrl = async (name: string) => (await bucket('anon', 'media')).getPublicUrl(name).data.publicUrl;
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });

  test('policies decide who can upload', async () => {
    expect((await (await bucket('anon', 'media')).upload('a.png', png())).error).toEqual(refusal('403'));
    expect((await (await bucket('viewer', 'media')).upload('a.png', png())).error).toEqual(refusal('403'));
    expect((await (await bucket('editor', 'media')).upload('a.png', png())).error).toBeNull();
    const [row] = await open().sql(
      `select owner_id is not null as owned from storage.objects where name = 'a.png'`,
    );
    expect(row).toEqual({ owned: true });
  });

  test('uploading an existing name requires upsert', async () => {
    const media = await bucket('service', 'media');
    const options = { contentType: 'image/png' };
    expect((await media.upload('b.png', png(), options)).error).toBeNull();
    expect((await media.upload('b.png', png(), options)).error).toEqual(refusal('409'));
    expect((await media.upload('b.png', png(120), { ...options, upsert: true })).error).toBeNull();
    expect((await media.update('b.png', png(130), options)).error).toBeNull();
    expect((await media.update('missing.png', png(), options)).error).toEqual(refusal('404'));
    expect((await media.download('b.png')).data?.size).toBe(130);
  });

  test('enforces the size and type limits of a bucket', async () => {
    const media = await bucket('service', 'media');
    expect((await media.upload('big.png', png(2000))).error).toEqual(refusal('413'));
    const text = new Blob(['hi'], { type: 'text/plain' });
    expect((await media.upload('t.txt', text)).error).toEqual(refusal('415'));
  });

  test.each(['../../evil.txt', 'a/../../../evil.txt', 'é.txt'])('rejects the name %s', async (name) => {
    const { error } = await (await bucket('service', 'evidence')).upload(name, new Blob(['x']));
    expect(error).not.toBeNull();
    expect(await open().sql('select 1 from storage.objects where name = $1', [name])).toEqual([]);
  });

  test('serves a public file with its type, cache time and ETag', async () => {
    const cacheControl = '31536000';
    await (
      await bucket('service', 'media')
    ).upload('c.png', png(), { cacheControl, contentType: 'image/png' });
    const url = await publicUrl('c.png');
    const answer = await open().fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const etag = answer.headers.get('etag') ?? '';
    expect((await open().fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const download = await open().fetch(`${url}?download=gambar.png`);
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''gambar.png");
    const head = await open().fetch(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['100', '']);
    const resized = await open().fetch(url.replace('/object/public/', '/render/image/public/'));
    expect(resized.status).toBe(200);
  });

  test('serves a private file only to users permitted by the policies', async () => {
    await (await bucket('service', 'evidence')).upload('case/r.pdf', pdf);
    for (const caller of ['anon', 'viewer', 'editor'] as const) {
      const evidence = await bucket(caller, 'evidence');
      expect((await evidence.download('case/r.pdf')).data).toBeNull();
      expect((await evidence.createSignedUrl('case/r.pdf', 60)).error).toEqual(refusal('404'));
      expect((await evidence.list('case')).data).toEqual([]);
      expect((await evidence.remove(['case/r.pdf'])).data).toEqual([]);
    }
    const url = (await publicUrl('case/r.pdf')).replace('/media/', '/evidence/');
    expect((await open().fetch(url)).status).toBe(400);
    expect((await (await bucket('service', 'evidence')).download('case/r.pdf')).error).toBeNull();
  });

  test('a signed URL opens one file until it expires', async () => {
    const evidence = await bucket('service', 'evidence');
    await evidence.upload('signed/a.pdf', pdf);
    await evidence.upload('signed/b.pdf', pdf);
    const { data } = await evidence.createSignedUrl('signed/a.pdf', 60);
    const url = data?.signedUrl ?? '';
    expect(await (await open().fetch(url)).text()).toBe('%PDF');
    expect((await open().fetch(`${url}x`)).status).toBe(400);
    expect((await open().fetch(url.replace('a.pdf', 'b.pdf'))).status).toBe(400);
    const expired = await evidence.createSignedUrl('signed/a.pdf', -1);
    expect((await open().fetch(expired.data?.signedUrl ?? '')).status).toBe(400);
    const several = await evidence.createSignedUrls(['signed/a.pdf', 'signed/none.pdf'], 60);
    expect(several.data?.map(({ error }) => Boolean(error))).toEqual([false, true]);
  });

  test('a signed upload URL lets a visitor upload one file once', async () => {
    const { data } = await (await bucket('service', 'evidence')).createSignedUploadUrl('case/up.txt');
    const visitor = await bucket('anon', 'evidence');
    const upload = (path: string) => visitor.uploadToSignedUrl(path, data?.token ?? '', new Blob(['hello']));
    expect((await upload('case/other.txt')).error).not.toBeNull();
    expect((await upload('case/up.txt')).error).toBeNull();
    expect((await upload('case/up.txt')).error).toEqual(refusal('409'));
    expect(await (await (await bucket('service', 'evidence')).download('case/up.txt')).data?.text()).toBe(
      'hello',
    );
  });

  test('lists, moves, copies, describes and removes files', async () => {
    const evidence = await bucket('service', 'evidence');
    for (const name of ['dir/1.txt', 'dir/2.txt', 'dir/deep/3.txt'])
      await evidence.upload(name, new Blob([name]));
    const names = async (options = {}) => (await evidence.list('dir', options)).data?.map(({ name }) => name);
    expect(await names()).toEqual(['1.txt', '2.txt', 'deep']);
    expect(await names({ sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual(['deep', '2.txt']);
    expect(await names({ search: '2' })).toEqual(['2.txt']);
    expect((await evidence.move('dir/1.txt', 'moved/1.txt')).error).toBeNull();
    expect((await evidence.copy('moved/1.txt', 'moved/copy.txt')).error).toBeNull();
    expect(await (await evidence.download('moved/copy.txt')).data?.text()).toBe('dir/1.txt');
    expect((await evidence.exists('dir/1.txt')).data).toBe(false);
    expect((await evidence.info('moved/1.txt')).data).toMatchObject({ name: 'moved/1.txt', size: 9 });
    expect((await evidence.remove(['moved/1.txt', 'moved/copy.txt'])).data).toHaveLength(2);
    expect((await evidence.download('moved/1.txt')).data).toBeNull();
  });

  test('buckets are created, changed, emptied and deleted only with the secret key', async () => {
    const { storage } = await open().client('service');
    expect((await storage.createBucket('own', { public: true, fileSizeLimit: '1MB' })).error).toBeNull();
    expect((await storage.createBucket('own')).error).toEqual(refusal('409'));
    expect((await storage.updateBucket('own', { public: false })).error).toBeNull();
    expect((await storage.getBucket('own')).data).toMatchObject({ public: false });
    await storage.from('own').upload('x.txt', new Blob(['x']));
    expect((await storage.deleteBucket('own')).error).toEqual(refusal('409'));
    expect((await storage.emptyBucket('own')).error).toBeNull();
    expect((await storage.deleteBucket('own')).error).toBeNull();
    expect((await storage.getBucket('own')).error).toEqual(refusal('404'));
    const visitor = await open().client('anon');
    expect((await visitor.storage.createBucket('hack')).error).toEqual(refusal('403'));
    expect((await visitor.storage.listBuckets()).data).toEqual([]);
  });
});
