import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openStack } from '../../supabase/local/stack.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from '../../tests/support/stack-database.ts';
import { fill, sequentialScans } from '../scale/fill.ts';
import { questions } from '../scale/questions.ts';
import { percentiles } from './percentiles.ts';

const ROUNDS = 30;
/** A connection that rests writes down what it did after ten seconds. */
const STATISTICS_WRITTEN_MS = 11_000;

export interface RegisterTimes {
  fillSeconds: number;
  /** Milliseconds of an answer over HTTP, one question after the other. */
  times: Record<string, { p50: number; p95: number }>;
  all: { p50: number; p95: number };
  /** Large tables that were read from first row to last while it asked; none, if the plans are right. */
  scannedTables: string[];
}

/**
 * The public register and the search of the site at their largest, over the API. `server`: on a database of its own
 * on the PostgreSQL that PG_URL names, instead of the embedded one.
 */
export async function measureRegister(where: 'embedded' | 'server'): Promise<RegisterTimes> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  const server = where === 'server' ? await createTestDatabase() : undefined;
  try {
    const stack = await openStack({ dataDir, url: 'http://127.0.0.1', pgUrl: server?.url });
    try {
      return await measure(stack);
    } finally {
      await stack.close();
    }
  } finally {
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(stack: Stack): Promise<RegisterTimes> {
  const start = performance.now();
  await fill(stack.db);
  const fillSeconds = (performance.now() - start) / 1000;
  const { origin, close } = await serve(stack);
  try {
    const ask = asker(origin, stack.publishableKey);
    for (const name of Object.keys(questions)) await ask(name);
    await sleep(STATISTICS_WRITTEN_MS);
    const scansBefore = await sequentialScans(stack.db);
    const times: RegisterTimes['times'] = {};
    const all: number[] = [];
    for (const name of Object.keys(questions)) {
      const taken: number[] = [];
      for (let round = 0; round < ROUNDS; round++) taken.push(await ask(name));
      times[name] = percentiles(taken);
      all.push(...taken);
    }
    await sleep(STATISTICS_WRITTEN_MS);
    const scansAfter = await sequentialScans(stack.db);
    const scannedTables = Object.keys(scansAfter).filter((table) => scansAfter[table] !== scansBefore[table]);
    return { fillSeconds, times, all: percentiles(all), scannedTables };
  } finally {
    close();
  }
}

async function serve(stack: Stack) {
  const listener = getRequestListener((request) => stack.handle(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Asks as a visitor; answers with the milliseconds it took. */
function asker(origin: string, key: string) {
  return async (name: string) => {
    const { rpc = '', args = {} } = questions[name] ?? {};
    const start = performance.now();
    const response = await fetch(`${origin}/rest/v1/rpc/${rpc}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const answer: unknown = await response.json();
    if (!Array.isArray(answer)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return performance.now() - start;
  };
}
