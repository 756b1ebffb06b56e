import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from '../../tests/support/stack-database.ts';
import { copyOfPrepared, emptyDirectory } from '../../tests/support/stack-directory.ts';
import { freePort } from '../../scripts/free-port.ts';
import { fill, sequentialScans, smallOf, type Sizes } from '../scale/fill.ts';
import type { Measure, Table } from './part.ts';
import { percentiles } from './percentiles.ts';

const ROUNDS = 30;
/**
 * In milliseconds. An idle PostgreSQL connection reports its statistics after ten seconds, PGlite on request.
 */
const STATISTICS_WRITTEN_MS = 11_000;

/** `server`: a new database on the PostgreSQL server of PG_URL. */
export type Where = 'embedded' | 'server';
export const nameOf = { embedded: 'PGlite', server: 'PostgreSQL' } satisfies Record<Where, string>;

/** Functions that each send one query and read the response. */
export type Askers = Record<string, () => Promise<unknown>>;

/** Opens a stack with demo accounts and the given number of additional rows, and closes it after `use`. */
export async function atScale<T>(
  where: Where,
  sizes: Sizes,
  use: (stack: Stack, fillSeconds: number) => Promise<T>,
): Promise<T> {
  const dataDir = where === 'server' ? emptyDirectory() : await copyOfPrepared({ accounts: 'demo' });
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

/**
 * Creates a measurement that fills a database and runs all queries over the API. In small mode, on PGlite
 * only.
 */
export const measureAt =
  (
    what: string,
    sizes: Sizes,
    askersAt: (origin: string, stack: Stack) => Promise<Askers> | Askers,
  ): Measure =>
  async (show, { small }) => {
    const rows = small ? smallOf(sizes) : sizes;
    const measureOn = (where: Where) =>
      atScale(where, rows, async (stack, fillSeconds) => {
        const { origin, close } = await serve(stack, (request) => stack.handle(request));
        try {
          const title = `${what} on ${nameOf[where]}, over HTTP, ms (${list(rows)}; filled in ${Math.round(fillSeconds)} s)`;
          const askers = await askersAt(origin, stack);
          if (small) show({ title, rows: await ask(askers, 1) });
          else show({ title, ...(await askAtLength(stack, askers, where)) });
        } finally {
          close();
        }
      });
    await measureOn('embedded');
    if (process.env.PG_URL && !small) await measureOn('server');
  };

const list = (sizes: Sizes) =>
  Object.entries(sizes)
    .map(([name, size]) => `${size.toLocaleString('en')} ${name.replace('_', ' ')}`)
    .join(', ');

async function ask(askers: Askers, rounds: number): Promise<Table['rows']> {
  const rows: Table['rows'] = {};
  const all: number[] = [];
  for (const [name, once] of Object.entries(askers)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await once();
      taken.push(performance.now() - start);
    }
    rows[name] = percentiles(taken);
    all.push(...taken);
  }
  return { 'all together': percentiles(all), ...rows };
}

/** Measures all queries after a warm-up and reports which tables were scanned sequentially. */
async function askAtLength(
  stack: Stack,
  askers: Askers,
  where: Where,
): Promise<Pick<Table, 'rows' | 'note'>> {
  const written = () => (where === 'server' ? sleep(STATISTICS_WRITTEN_MS) : undefined);
  for (const once of Object.values(askers)) await once();
  await written();
  const before = await sequentialScans(stack.db);
  const rows = await ask(askers, ROUNDS);
  await written();
  const after = await sequentialScans(stack.db);
  const scanned = Object.keys(after).filter((table) => after[table] !== before[table]);
  return { rows, note: `Large tables scanned sequentially: ${scanned.join(', ') || 'none'}` };
}

/** Serves the handler at the stack's address until `close`. */
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
