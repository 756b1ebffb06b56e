import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toAppError } from '@/lib/errors';
import { databases } from '../support/databases.ts';
import { openTestStack } from '../support/stack.ts';
import { takePrinted } from '../support/test-end.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';
import { probeDirectories } from './stack-probe.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describeOnEachDatabase('limits of a single request', (open) => {
  async function send(address: string, body: string | Blob | ReadableStream, headers = {}) {
    const { fetch, stack } = open();
    const answer = await fetch(`http://stack.test${address}`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers },
      body,
      // fetch requires `duplex` for streams.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** A body without Content-Length; `sent` shows whether the server stopped reading. */
  function endless() {
    let sent = 0;
    const chunk = new TextEncoder().encode(' '.repeat(100_000));
    const stream = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent > 50_000_000) controller.close();
      },
    });
    return { stream, sent: () => sent };
  }

  test.each([
    ['/rest/v1/notes', 'code'],
    ['/auth/v1/token?grant_type=password', 'error_code'],
    ['/auth/v1/factors', 'error_code'],
    ['/functions/v1/echo', 'code'],
    ['/storage/v1/object/list/files', 'code'],
  ])('%s rejects a body of more than two megabytes', async (address, field) => {
    const body = JSON.stringify({ title: 'x'.repeat(2_100_000) });
    const answer = await send(address, body);
    const { stream, sent } = endless();
    const unannounced = await send(address, stream);
    for (const { status, body: refusal } of [answer, unannounced]) {
      // Like a hosted project, storage answers 400 and puts the real status into the body.
      expect([413, 400]).toContain(status);
      expect(refusal[field]).toMatch(/body_too_large/);
    }
    expect(sent()).toBeLessThan(4_000_000);
  });

  /** Malformed addresses must never cause a server error. */
  const doors = [
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/rest/v1/notes?select=',
    '/rest/v1/notes?order=',
    '/rest/v1/notes?title=eq.',
    '/rest/v1/notes?or=',
    '/rest/v1/notes?limit=',
    '/auth/v1/',
    '/auth/v1/verify?token=',
    '/functions/v1/',
    '/realtime/v1/',
    '/storage/v1/bucket/',
    '/storage/v1/object/',
    '/storage/v1/object/public/',
    '/storage/v1/object/public/files/',
    '/storage/v1/object/info/public/files/',
    '/storage/v1/render/image/public/files/',
    '/storage/v1/upload/resumable/',
  ];
  test.each(doors)('%s answers a malformed address with a client error', async (door) => {
    const { fetch, stack } = open();
    for (const broken of [
      '%ff',
      '%00',
      '%',
      '%E0%A4%A',
      '..%2f..%2fetc',
      '%22',
      "'",
      '%5c',
      'a'.repeat(5000),
    ]) {
      const { status } = await fetch(`http://stack.test${door}${broken}`, {
        headers: { apikey: stack.publishableKey },
      });
      expect(status, `${door}${broken.slice(0, 20)}`).toBeLessThan(500);
    }
    takePrinted(); // @supabase/lite logs rejected requests
  });

  test.each([
    '/rest/v1/notes',
    '/rest/v1/rpc/refuse',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/signup',
    '/auth/v1/recover',
    '/functions/v1/echo',
    '/storage/v1/object/list/files',
    '/storage/v1/object/sign/files',
  ])('%s answers a body that is not an object with a client error', async (address) => {
    const { fetch, stack } = open();
    const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
    for (const body of ['', '{', '[]', 'null', '"x"', '7']) {
      const { status } = await fetch(`http://stack.test${address}`, { method: 'POST', headers, body });
      expect(status, body).toBeLessThan(500);
    }
    takePrinted();
  });

  test.each([
    ['/rest/v1/notes', nested(3000)],
    ['/rest/v1/rpc/refuse', `{"reason":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`],
    ['/auth/v1/token?grant_type=password', nested(100_000)],
    ['/functions/v1/echo', nested(3000)],
  ])('%s rejects deeply nested JSON', async (address, body) => {
    expect(await send(address, body)).toMatchObject({
      status: 400,
      body: { [address.startsWith('/auth') ? 'error_code' : 'code']: 'nested_too_deeply' },
    });
    // The database session still works.
    const { error } = await (await open().client('anon')).from('notes').select('title');
    expect(error).toBeNull();
  });

  test('allow at most 1,000 rows without the secret key', async () => {
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ title: '],[,' })));
    expect(await send('/rest/v1/notes', ` ${rows(1001)}`)).toMatchObject({
      status: 413,
      body: { code: 'too_many_rows' },
    });
    const visitor = await open().client('anon');
    const many = Array.from({ length: 1001 }, () => ({ title: 'a' }));
    const { error, status } = await visitor.from('notes').insert(many);
    expect(toAppError(error, status).kind, 'which screens have words for').toBe('too_large');
    const { stack } = open();
    const asServer = { apikey: stack.secretKey };
    for (const [count, headers] of [
      [1000, {}],
      [1001, asServer],
    ] as const)
      expect((await send('/rest/v1/notes', rows(count), headers)).status).not.toBe(413);
    // Array values of one row do not count as rows.
    expect((await send('/rest/v1/notes', JSON.stringify({ tags: Array(2000).fill(1) }))).status).not.toBe(
      413,
    );
  });

  test('do not count brackets within a string', async () => {
    const answer = await send('/rest/v1/notes', JSON.stringify({ title: `"\\${nested(500)}` }));
    expect(answer.body.code).toBe('42501');
  });

  test.each([
    'title=match.(.*)(.*)%5C1',
    'title=not.imatch.x',
    'title=imatch(any).%7Bx%7D',
    'or=(title.match.x,id.eq.1)',
    'and=(id.gt.0,or(title.not.imatch.x))',
    `title=like.${'*a'.repeat(13)}*`,
    `title=ilike.*${'a'.repeat(300)}*`,
  ])('reject a potentially slow filter: %s', async (filter) => {
    const { fetch, stack } = open();
    const read = (key: string) =>
      fetch(`http://stack.test/rest/v1/notes?select=title&${filter}`, { headers: { apikey: key } });
    expect([400, await (await read(stack.publishableKey)).json()]).toMatchObject([
      400,
      { code: 'filter_refused' },
    ]);
    expect((await read(stack.secretKey)).status).toBe(200);
  });

  test('do not treat filter values as operators', async () => {
    const notes = (await open().client('anon')).from('notes');
    for (const title of ['match.x', 'imatch.y', 'it is a.match.of two'])
      expect((await notes.select('title').eq('title', title)).error).toBeNull();
    expect((await notes.select('title').ilike('title', '%buka%')).data).toHaveLength(1);
  });

  test('restrict an upload token to its own path', async () => {
    const { stack, fetch } = open();
    const service = await open().client('service');
    await service.storage.createBucket('permits', { public: false, fileSizeLimit: 1000 });
    const { data } = await service.storage.from('permits').createSignedUploadUrl('a/b.txt');
    const token = String(data?.token);
    const as = { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
    for (const address of ['/rest/v1/notes?select=title', '/storage/v1/bucket', '/auth/v1/user'])
      expect(
        (await fetch(`http://stack.test${address}`, { headers: as })).status,
        address,
      ).toBeGreaterThanOrEqual(400);
    const stranger = createClient(stack.url, stack.publishableKey, { global: { fetch } });
    const sent = await stranger.storage.from('permits').uploadToSignedUrl('a/b.txt', token, new Blob(['x']));
    expect(sent.error).toBeNull();
    const other = await stranger.storage.from('permits').uploadToSignedUrl('a/c.txt', token, new Blob(['x']));
    expect(other.error).not.toBeNull();
  });

  test('stop reading a file at the size limit of its bucket', async () => {
    const { stack, fetch } = open();
    const service = await open().client('service');
    await service.storage.createBucket('small', { public: false, fileSizeLimit: 1000 });
    const { stream, sent } = endless();
    const answer = await fetch('http://stack.test/storage/v1/object/small/x.txt', {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.secretKey}`, 'content-type': 'text/plain' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await answer.json()).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    expect(sent()).toBeLessThan(2_000_000);
  });
});

// PGlite shares its thread with this process, so nothing can cancel a statement there
// (supabase/local/request-limits.ts).
test.runIf(databases.includes('server'))('a statement is cancelled at its role’s time limit', async () => {
  const stack = await openTestStack({ ...probeDirectories, content: 'empty', database: 'server' });
  await stack.sql(
    `create function public.slow(seconds float) returns text language sql as 'select pg_sleep(seconds)::text'`,
  );
  await stack.sql('grant execute on function public.slow to anon, authenticated');
  const wait = async (caller: 'anon' | 'editor', seconds: number) =>
    (await (await stack.client(caller)).rpc('slow', { seconds })).error?.code;
  expect(await wait('anon', 2)).toBe('57014');
  expect(await wait('editor', 1.5)).toBeUndefined();
  await stack.close();
});
