import { rmSync } from 'node:fs';
import { startSite, type Site } from '../../e2e/support/site-server.ts';
import { copyOfPrepared } from '../../tests/support/stack-directory.ts';
import { importFromApp } from '../../scripts/app-module.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';

type Answer = { data: unknown; error: { message: string } | null };
interface SiteQueries {
  siteQueries: Record<string, (signal: AbortSignal) => PromiseLike<Answer>>;
}

/**
 * Returns the application's 16 start-up queries, sent as a visitor to a running site. Errors have the
 * application's messages.
 */
export async function loadSiteReads({
  url,
  publishableKey,
}: Pick<Site, 'url' | 'publishableKey'>): Promise<Record<string, () => Promise<unknown>>> {
  const settings = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: publishableKey, VITE_READS: 'direct' };
  Object.assign(process.env, settings);
  const { siteQueries } = await importFromApp<SiteQueries>('src/site/site-queries.ts');
  // The next site in this process has its own stack.
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  return Object.fromEntries(
    Object.entries(siteQueries).map(([name, query]) => [
      name,
      async () => {
        const { data, error } = await query(AbortSignal.timeout(30_000));
        if (error) throw new Error(`${name}: ${error.message}`);
        return data;
      },
    ]),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures milliseconds of each query alone, and of all 16 together. */
export const measureReads: Measure = async (show, { small }) => {
  await buildWhenStale();
  const dataDir = await copyOfPrepared({});
  const rounds = small ? 3 : 40;
  const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
  try {
    const reads = await loadSiteReads(site);
    const all = () => Promise.all(Object.values(reads).map((read) => read()));
    const first = await timed(all);
    const rows: Record<string, { p50: number; p95: number }> = {};
    for (const [name, work] of Object.entries({ 'all sixteen together': all, ...reads })) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await timed(work));
      rows[name] = percentiles(times);
    }
    const note = `The first round of all sixteen took ${Math.round(first)} ms.`;
    show({ title: `Reads over HTTP, ms, ${rounds} rounds`, rows, note });
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
