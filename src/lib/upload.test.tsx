import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '@tests/support/browser';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { brokenBody } from '@tests/support/resumable';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { sendUploadsThroughFetch } from '@tests/support/xhr';
import type * as Constants from '@/config/constants';
import { upload, type UploadRequest } from './upload';

// Unlike in other tests, retries wait as on the site: a page is closed between two of them.
vi.mock('@/config/constants', async (original) => await original<typeof Constants>());

type Fetch = typeof globalThis.fetch;

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => sessionStorage.clear());

const RESUMABLE = '/storage/v1/upload/resumable';
const words = Array.from({ length: 40_000 }, (_, place) => `kalimat ${place}`).join('\n');
const scan = (name = 'Surat.pdf', lastModified = 1) =>
  new File([words], name, { type: 'application/pdf', lastModified });

/** Creates an upload slot, as a complaint with a file does. */
async function slot(bytes = words.length) {
  const place = `complaint/${crypto.randomUUID()}/surat.pdf`;
  await stack.sql(
    `insert into private.upload_slots (path, kind, case_id, file_name, mime_type, size_bytes)
     values ($1, 'complaint', gen_random_uuid(), 'Surat.pdf', 'application/pdf', $2)`,
    [place, bytes],
  );
  return place;
}

/** Opens a page whose uploads use this fetch; records each request as method and offset. */
function page(fetch: Fetch = stack.fetch) {
  const requests: string[] = [];
  openTab((input, init) => {
    const request = new Request(input, init);
    requests.push([request.method, request.headers.get('upload-offset')].filter(Boolean).join(' '));
    return fetch(request);
  });
  sendUploadsThroughFetch();
  return requests;
}

const sending = (path: string, more: Partial<UploadRequest> = {}): UploadRequest => ({
  bucket: 'evidence',
  path,
  content: scan(),
  type: 'application/pdf',
  survivesReload: true,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});

async function readObject(path: string) {
  const { data } = await (await stack.client('service')).storage.from('evidence').download(path);
  return data?.text();
}

/** Passes on this many bytes of the first part, then breaks the connection. */
function cutAfter(bytes: number): Fetch {
  let cuts = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'PATCH' || (cuts += 1) > 1) return stack.fetch(request);
    const part = (await request.arrayBuffer()).slice(0, bytes);
    const { body, breakOff } = brokenBody(new Uint8Array(part));
    const { url, method, headers } = request;
    const lost = stack.fetch(url, { method, headers, body, duplex: 'half' } as RequestInit);
    const file = path.join(path.dirname(stack.stack.storageDir), 'uploads', url.split('/').at(-1)!);
    await vi.waitFor(async () => expect((await stat(file)).size).toBe(bytes), { timeout: 30_000 });
    breakOff();
    await lost.catch(() => undefined);
    throw new TypeError('fetch failed');
  };
}

test('an upload resumes after a broken connection', async () => {
  const place = await slot();
  const shares: number[] = [];
  const requests = page(cutAfter(100_000));
  await upload(sending(place, { onProgress: (share) => shares.push(share) }));
  expect(requests).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 100000']);
  expect(await readObject(place)).toBe(words);
  expect([Math.max(...shares), shares.at(-1)]).toEqual([1, 1]);
});

test('an upload waits for a starting server without sending anything twice', async () => {
  const place = await slot();
  const cut = cutAfter(200_000);
  const starting: FaultRule[] = [
    { match: ({ method }) => method === 'HEAD', fault: 'connection-cut', times: 1 },
    { match: ({ method }) => method === 'HEAD', fault: 'server-error', times: 1 },
  ];
  const requests = page(withFaults(cut, starting));
  await upload(sending(place));
  expect(requests).toEqual(['POST', 'PATCH 0', 'HEAD', 'HEAD', 'HEAD', 'PATCH 200000']);
  expect(await readObject(place)).toBe(words);
});

test('an upload waits while offline and resumes once online', async () => {
  const place = await slot();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = page(cutAfter(50_000));
  const arrived = upload(sending(place));
  await vi.waitFor(() => expect(requests).toEqual(['POST', 'PATCH 0']), { timeout: 30_000 });
  const early = await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 800, 'waits'))]);
  expect([early, requests.length]).toEqual(['waits', 2]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await arrived;
  expect(requests.slice(2)).toEqual(['HEAD', 'PATCH 50000']);
  expect(await readObject(place)).toBe(words);
});

test('choosing the same file after a reload resumes the upload, and another file starts a new one', async () => {
  const [first, other] = [await slot(), await slot()];
  for (const place of [first, other]) {
    const stop = new AbortController();
    page(cutAfter(120_000));
    const reload = () => setTimeout(() => stop.abort(), 300);
    const left = upload(
      sending(place, { signal: stop.signal, onProgress: (share) => share > 0 && reload() }),
    );
    await expect(left).rejects.toMatchObject({ kind: 'network' });
  }
  const requests = page();
  await upload(sending(first, { content: scan() }));
  expect(requests).toEqual(['HEAD', 'PATCH 120000']);
  expect(await readObject(first)).toBe(words);
  const anew = page();
  const edited = new File([words.toUpperCase()], 'Surat.pdf', { type: 'application/pdf', lastModified: 2 });
  await upload(sending(other, { content: edited }));
  expect(anew).toEqual(['POST', 'PATCH 0']);
  expect(await readObject(other)).toBe(words.toUpperCase());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('an upload address on another origin is not requested', async () => {
  const place = await slot();
  sessionStorage.setItem(
    `lsbu-upload-evidence/${place}`,
    `https://elsewhere.example${RESUMABLE}/1\n${words.length} 1 Surat.pdf`,
  );
  const requests = page();
  await upload(sending(place));
  expect(requests).toEqual(['POST', 'PATCH 0']);
});

test('two tabs uploading to the same path both succeed with a single object', async () => {
  const place = await slot();
  page();
  await Promise.all([upload(sending(place)), upload(sending(place))]);
  await upload(sending(place));
  expect(await readObject(place)).toBe(words);
});

test.each([
  ['a path without an upload slot', async () => 'complaint/x/y.pdf', {}, 'forbidden'],
  ['more bytes than announced', () => slot(10), {}, 'forbidden'],
  ['a file type that the bucket does not allow', slot, { type: 'text/html' }, 'invalid'],
  [
    'a file larger than the bucket allows',
    slot,
    { content: new Blob([new Uint8Array(10_485_761)]) },
    'too_large',
  ],
  ['an unknown bucket', slot, { bucket: 'elsewhere' }, 'not_found'],
] as const)('rejects %s before sending any content', async (_what, place, more, kind) => {
  const requests = page();
  await expect(upload(sending(await place(), more))).rejects.toMatchObject({ kind });
  expect(requests).toEqual(['POST']);
});

test('reports a full disk immediately, without discarding the uploaded part', async () => {
  const place = await slot();
  const full = () => Promise.resolve(Response.json({ code: 'disk_full' }, { status: 507 }));
  const rules = { isFull: true };
  const requests = page((input, init) => {
    const request = new Request(input, init);
    return request.method === 'PATCH' && rules.isFull ? full() : stack.fetch(request);
  });
  const content = scan();
  await expect(upload(sending(place, { content }))).rejects.toMatchObject({ kind: 'no_room' });
  rules.isFull = false;
  await upload(sending(place, { content }));
  expect(requests).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 0']);
});

test('an upload without progress for a minute is aborted', async () => {
  const place = await slot();
  page(withFaults(stack.fetch, [{ match: ({ method }) => method === 'PATCH', fault: 'hang' }]));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = vi.fn();
  const sent = expect(upload(sending(place, { onProgress: begun }))).rejects.toMatchObject({
    kind: 'network',
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  vi.useRealTimers();
});
