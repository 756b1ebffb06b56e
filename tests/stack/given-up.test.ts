import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../scripts/start/listen.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

let stack: TestStack;
let server: Server;
const arrived: Request[] = [];
/** Ends the turn that the test holds, also when it fails in the middle: closing waits for its turn too. */
let release = () => {};

beforeAll(async () => {
  stack = await openTestStack({ ...probeDirectories, seed: false });
  const handle = (asked: Request, address?: string) => {
    arrived.push(asked);
    return stack.stack.handle(asked, address);
  };
  server = await listen(0, Promise.resolve(handle));
});
afterAll(async () => {
  release();
  server.close();
  server.closeAllConnections();
  await stack.close();
});

/** The status of the answer; 'gone' where the caller hung up before it. */
function addNote(title: string, signal?: AbortSignal): Promise<number | undefined | 'gone'> {
  const { url, secretKey } = stack.stack;
  const sent = request({
    ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: '/rest/v1/notes' },
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

test('what nobody waits for any more is not begun, and those behind it have their turn', async () => {
  // The stack's own database: the test holds the turn that requests wait for.
  const { exclusively } = stack.stack.db as Database;
  const held = exclusively(() => new Promise<void>((resolve) => (release = resolve)));
  const leaving = new AbortController();
  const gone = [addNote('Pergi satu', leaving.signal), addNote('Pergi dua', leaving.signal)];
  const staying = addNote('Tinggal');
  await expect.poll(() => arrived.length, { timeout: 20_000 }).toBe(3);

  leaving.abort();
  expect(await Promise.all(gone)).toEqual(['gone', 'gone']);
  await expect.poll(() => arrived.filter(({ signal }) => signal.aborted).length, { timeout: 20_000 }).toBe(2);
  release();
  await held;
  expect(await staying).toBe(201);
  const rows = await stack.sql<{ title: string }>(`select title from public.notes`);
  expect(rows).toContainEqual({ title: 'Tinggal' });
  expect(rows.filter(({ title }) => title.startsWith('Pergi'))).toEqual([]);
});
