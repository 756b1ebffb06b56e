import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listen } from '../../scripts/start/listen.ts';
import { withNewPosition, createLock, withPosition } from '../../supabase/local/database/lock.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

/** Records the order of turns. */
function recordTurns() {
  const inTurn = createLock();
  const seen: string[] = [];
  const step = (who: string) => inTurn(() => Promise.resolve(void seen.push(who)));
  return { seen, step };
}

test('a request with several steps runs before later requests', async () => {
  const { seen, step } = recordTurns();
  const signIn = withPosition(async () => {
    await step('sign in: account');
    // Nested calls within a request belong to that request.
    await withPosition(() => step('sign in: password'));
    await step('sign in: session');
  });
  const reads = ['first', 'second', 'third'].map((who) => withPosition(() => step(who)));
  await Promise.all([signIn, ...reads]);
  expect(seen).toEqual([
    ...['sign in: account', 'sign in: password', 'sign in: session'],
    ...['first', 'second', 'third'],
  ]);
});

test('deferred work runs after the waiting requests', async () => {
  const { seen, step } = recordTurns();
  const complaint = withPosition(async () => {
    await step('complaint');
    await withNewPosition(() => step('mail'));
  });
  await Promise.all([complaint, withPosition(() => step('visitor'))]);
  expect(seen).toEqual(['complaint', 'visitor', 'mail']);
});

test('a failing turn rejects only its own work', async () => {
  const { seen, step } = recordTurns();
  const inTurn = createLock();
  const thrown = inTurn(() => {
    throw new Error('at once');
  });
  const refused = inTurn(() => Promise.reject(new Error('later')));
  await expect(thrown).rejects.toThrow('at once');
  await expect(refused).rejects.toThrow('later');
  await step('next');
  expect(seen).toEqual(['next']);
});

let stack: TestStack;
let server: Server;
let arrived: Request[] = [];
/** Server events in order. */
const events: string[] = [];
/** Ends the turn held by a test, also when the test fails: closing waits for its turn too. */
let release = () => {};

beforeAll(async () => {
  stack = await openTestStack({ ...probeDirectories, content: 'empty' });
  const handle = async (incoming: Request, address?: string) => {
    arrived.push(incoming);
    const answer = await stack.stack.handle(incoming, address);
    events.push('answered');
    return answer;
  };
  server = await listen(0, Promise.resolve(handle));
  server.on('request', (_, response) => response.once('finish', () => events.push('sent')));
});
afterEach(() => {
  release();
  arrived = [];
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await stack.close();
});

/** Makes requests wait for their turn until `release` is called. */
function holdTurn() {
  const { exclusively } = stack.stack.db;
  return exclusively(() => new Promise<void>((resolve) => (release = resolve)));
}

const allArrived = (count: number) => expect.poll(() => arrived.length, { timeout: 20_000 }).toBe(count);

/** Returns the status of the answer, or 'gone' if the caller disconnected first. */
function addNote(title: string, signal?: AbortSignal): Promise<number | undefined | 'gone'> {
  const { url, secretKey } = stack.stack;
  const sent = request({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    path: '/rest/v1/notes',
    method: 'POST',
    headers: { host: new URL(url).host, apikey: secretKey, 'content-type': 'application/json' },
    signal,
  });
  sent.end(JSON.stringify({ title }));
  return once(sent, 'response').then(
    ([response]) => (response as IncomingMessage).resume().statusCode,
    () => 'gone',
  );
}

test('a response is sent immediately, without waiting for other requests', async () => {
  const held = holdTurn();
  const answers = [1, 2, 3, 4, 5, 6].map((count) => addNote(`Catatan ${count}`));
  await allArrived(answers.length);
  release();
  await held;
  expect(await Promise.all(answers)).toEqual(answers.map(() => 201));
  const lastAnswer = events.lastIndexOf('answered');
  const sentBefore = events.slice(0, lastAnswer).filter((event) => event === 'sent');
  expect(sentBefore.length).toBeGreaterThanOrEqual(answers.length - 2);
});

test('an aborted request does not start', async () => {
  const held = holdTurn();
  const leaving = new AbortController();
  const cancelled = [addNote('Pergi satu', leaving.signal), addNote('Pergi dua', leaving.signal)];
  const staying = addNote('Tinggal');
  await allArrived(3);

  leaving.abort();
  expect(await Promise.all(cancelled)).toEqual(['gone', 'gone']);
  await expect.poll(() => arrived.filter(({ signal }) => signal.aborted).length, { timeout: 20_000 }).toBe(2);
  release();
  await held;
  expect(await staying).toBe(201);
  const rows = await stack.sql<{ title: string }>(`select title from public.notes`);
  expect(rows).toContainEqual({ title: 'Tinggal' });
  expect(rows.filter(({ title }) => title.startsWith('Pergi'))).toEqual([]);
});

test('a request queued after closing is not run on the closed database', async () => {
  const ending = await openTestStack();
  const { exclusively } = ending.stack.db;
  const held = exclusively(() => new Promise<void>((resolve) => (release = resolve)));
  const closed = ending.close();
  // Closing is queued behind the held turn; later requests are queued behind closing.
  await new Promise((resolve) => setImmediate(resolve));
  const late = ending.fetch(`${ending.stack.url}/rest/v1/faq`, {
    headers: { apikey: ending.stack.publishableKey },
  });
  await new Promise((resolve) => setImmediate(resolve));
  release();
  await Promise.all([held, closed]);
  expect((await late).status).toBe(499);
});

test('a scheduled job lets waiting visitors run before its next request', async () => {
  const { url, secretKey, handle } = stack.stack;
  const held = holdTurn();
  const job = handle(
    new Request(`${url}/functions/v1/write-notes`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  // By then the job usually waits for the turn of its first request; on a slower machine the visitor is ahead
  // of it.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const visitor = addNote('Pengunjung');
  await allArrived(1);
  release();
  await held;
  expect(await visitor).toBe(201);
  expect(await (await job).json()).toEqual({ written: 3 });
  const rows = await stack.sql<{ title: string }>(
    `select title from public.notes where title like 'Tugas%' or title = 'Pengunjung' order by id`,
  );
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)).toEqual({ title: 'Tugas tiga' });
});
