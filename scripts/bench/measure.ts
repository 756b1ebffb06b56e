import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from '../../tests/support/stack-database.ts';
import { freePort } from '../free-port.ts';
import { fill, sequentialScans, type Sizes } from '../scale/fill.ts';
import { percentiles } from './percentiles.ts';

const ROUNDS = 30;
/** A connection that rests writes down what it did after ten seconds. */
const STATISTICS_WRITTEN_MS = 11_000;

export interface Times {
  fillSeconds: number;
  /** Milliseconds of an answer over HTTP, one question after the other. */
  times: Record<string, { p50: number; p95: number }>;
  all: { p50: number; p95: number };
  /** Large tables that were read from first row to last while it asked; none, if the plans are right. */
  scannedTables: string[];
}

/** Each asks its question once and reads the answer. */
export type Askers = Record<string, () => Promise<unknown>>;

/**
 * Opens a stack with demo accounts and so many rows more, and closes it after `use`. `server`: on a database of its own on
 * the PostgreSQL that PG_URL names, instead of the embedded one.
 */
export async function atScale<T>(
  where: 'embedded' | 'server',
  sizes: Sizes,
  use: (stack: Stack, fillSeconds: number) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  const server = where === 'server' ? await createTestDatabase() : undefined;
  try {
    const url = `http://127.0.0.1:${await freePort()}`;
    const stack = await openStack({ dataDir, url, pgUrl: server?.url, accounts: 'demo' });
    try {
      const start = performance.now();
      await fill(stack.db, sizes);
      return await use(stack, (performance.now() - start) / 1000);
    } finally {
      await stack.close();
    }
  } finally {
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills a database and asks it everything, over the API. */
export const measureAt = (
  where: 'embedded' | 'server',
  sizes: Sizes,
  askersAt: (origin: string, stack: Stack) => Promise<Askers> | Askers,
): Promise<Times> =>
  atScale(where, sizes, async (stack, fillSeconds) => {
    const { origin, close } = await serve(stack, (request) => stack.handle(request));
    try {
      return { fillSeconds, ...(await ask(stack, await askersAt(origin, stack))) };
    } finally {
      close();
    }
  });

async function ask(stack: Stack, askers: Askers): Promise<Omit<Times, 'fillSeconds'>> {
  for (const once of Object.values(askers)) await once();
  await sleep(STATISTICS_WRITTEN_MS);
  const scansBefore = await sequentialScans(stack.db);
  const times: Times['times'] = {};
  const all: number[] = [];
  for (const [name, once] of Object.entries(askers)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await once();
      taken.push(performance.now() - start);
    }
    times[name] = percentiles(taken);
    all.push(...taken);
  }
  await sleep(STATISTICS_WRITTEN_MS);
  const scansAfter = await sequentialScans(stack.db);
  const scannedTables = Object.keys(scansAfter).filter((table) => scansAfter[table] !== scansBefore[table]);
  return { times, all: percentiles(all), scannedTables };
}

/** Serves where the stack says it is reached, until `close`. */
export async function serve(
  { url }: Pick<Stack, 'url'>,
  handle: (request: Request) => Response | Promise<Response>,
) {
  const listener = getRequestListener(handle);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: url, close };
}
