import { Agent, request, type IncomingMessage } from 'node:http';
import { rmSync } from 'node:fs';
import { startSite, type Site } from '../../e2e/support/site-server.ts';
import { createTestDatabase } from '../../tests/support/stack-database.ts';
import { copyOfPrepared, emptyDirectory } from '../../tests/support/stack-directory.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { nameOf, type Where } from './at-scale.ts';
import type { Measure, Table } from './part.ts';
import { percentiles } from './percentiles.ts';
import { loadSiteReads } from './site-reads.ts';

/** Browsers' limit for HTTP/1.1. */
const CONNECTIONS_OF_A_VISITOR = 6;
/** Maximum ratio of the longest to the median wait; above it, some visitors are treated unfairly. */
const FAIR = 3;

interface Read {
  path: string;
  headers: Record<string, string>;
}

/** Records the 16 requests that the application sends. */
async function wordsOf(reads: Record<string, () => Promise<unknown>>): Promise<Read[]> {
  const sent: Read[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const asked = new Request(input, init);
    const { pathname, search } = new URL(asked.url);
    sent.push({ path: pathname + search, headers: Object.fromEntries(asked.headers) });
    return send(input, init);
  };
  await Promise.all(Object.values(reads).map((read) => read()));
  globalThis.fetch = send;
  return sent;
}

/** Returns milliseconds from the request to the last byte, including the wait for a connection. */
function answered(site: Site, agent: Agent, { path, headers }: Read): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site.url), { agent, headers }, (response: IncomingMessage) => {
      response.resume().on('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${path}: status ${response.statusCode}`));
      });
    });
    asked.on('error', reject).end();
  });
}

/** Simulates a visitor who opens the home page repeatedly, with all queries in parallel. */
async function visit(site: Site, reads: readonly Read[], rounds: number) {
  const times: { reads: number[]; pages: number[] } = { reads: [], pages: [] };
  for (let round = 0; round < rounds; round++) {
    // A new visitor each time, without open connections.
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_A_VISITOR });
    const taken = await Promise.all(reads.map((read) => answered(site, agent, read)));
    times.reads.push(...taken);
    times.pages.push(Math.max(...taken));
    agent.destroy();
  }
  return times;
}

async function startOn(where: Where): Promise<{ site: Site; stop: () => Promise<void> }> {
  const server = where === 'server' ? await createTestDatabase({}) : undefined;
  const dataDir = server ? emptyDirectory() : await copyOfPrepared({});
  const drop = async () => {
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir, PG_URL: server?.url ?? '' });
    return { site, stop: () => site.stop().finally(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function measureOn(where: Where, visitors: number[], rounds: number): Promise<Table> {
  const { site, stop } = await startOn(where);
  const rows: Table['rows'] = {};
  try {
    const reads = await wordsOf(await loadSiteReads(site));
    for (const count of visitors) {
      const start = performance.now();
      const all = await Promise.all(Array.from({ length: count }, () => visit(site, reads, rounds)));
      const seconds = (performance.now() - start) / 1000;
      for (const what of ['reads', 'pages'] as const) {
        const taken = all.flatMap((times) => times[what]);
        const { p50, p95, p99 } = percentiles(taken);
        rows[`${count} visitors, ${what}`] = {
          p50,
          p95,
          p99,
          'p99/p50': p99 / p50,
          'a second': taken.length / seconds,
        };
      }
    }
  } finally {
    await stop();
  }
  const note = `Fair is a p99 below ${FAIR} times the p50.`;
  return {
    title: `Home’s sixteen reads on ${nameOf[where]}, ms, each visitor with ${CONNECTIONS_OF_A_VISITOR} connections`,
    rows,
    note,
  };
}

/** Measures the waits of many concurrent visitors, on both databases; in small mode on PGlite only. */
export const measureVisitors: Measure = async (show, { small }) => {
  await buildWhenStale();
  const [visitors, rounds] = small ? [[3], 1] : [[10, 50], 3];
  show(await measureOn('embedded', visitors, rounds));
  if (process.env.PG_URL && !small) show(await measureOn('server', visitors, rounds));
};
