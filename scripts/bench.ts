// `npm run bench`: start of the stack, the sixteen reads as the site makes them, sizes, the register and the
// inboxes at their largest (also on the PostgreSQL of PG_URL, when it is set), on this machine in one run.
// Nothing here is asserted. The same numbers go to .cache/bench.json.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { startSite } from '../e2e/support/site-server.ts';
import { firstHomePage, readManifest, totalBytes } from '../tests/contract/build-manifest.ts';
import { loadSiteReads } from './bench/site-reads.ts';
import { percentiles } from './bench/percentiles.ts';
import type { Times } from './bench/measure.ts';
import { measureRegister } from './bench/register.ts';
import { measureScreens } from './bench/screens.ts';
import { measureLists, measureStaff } from './bench/staff.ts';
import { measureWork } from './bench/work.ts';
import { buildWhenStale } from './start/build.ts';

const ROUNDS = 40;
const OUTPUT = path.resolve(import.meta.dirname, '../.cache/bench.json');

const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

async function startTimes(dataDir: string) {
  const once = async () => {
    const start = performance.now();
    const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
    const took = (performance.now() - start) / 1000;
    await site.stop();
    return took;
  };
  const coldSeconds = await once();
  const warm = [await once(), await once(), await once()];
  return { coldSeconds, warmSeconds: warm.toSorted((a, b) => a - b)[1] ?? 0 };
}

async function readTimes(dataDir: string) {
  const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
  try {
    const reads = await loadSiteReads(site);
    const all = () => Promise.all(Object.values(reads).map((read) => read()));
    const firstSeconds = await seconds(all);
    const repeat = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push((await seconds(work)) * 1000);
      return percentiles(times);
    };
    const together = await repeat(all);
    const single: Record<string, { p50: number; p95: number }> = {};
    for (const [name, read] of Object.entries(reads)) single[name] = await repeat(read);
    return { firstMs: firstSeconds * 1000, together, single };
  } finally {
    await site.stop();
  }
}

function sizes() {
  const page = firstHomePage(readManifest());
  const kilobytes = (files: string[]) => totalBytes(files) / 1000;
  return {
    scripts: kilobytes(page.scripts),
    styles: kilobytes(page.styles),
    fonts: kilobytes(page.fonts),
  };
}

await buildWhenStale();
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  const start = await startTimes(dataDir);
  const reads = await readTimes(dataDir);
  const atScale: Record<string, Times> = {
    'Register and search at 50,000 companies on PGlite': await measureRegister('embedded'),
    'Inboxes and audit log at 100,000 rows each on PGlite': await measureStaff('embedded'),
    'Lists of companies, certificates and articles at 100,000 rows on PGlite': await measureLists('embedded'),
  };
  if (process.env.PG_URL) {
    atScale['Register and search at 50,000 companies on PostgreSQL'] = await measureRegister('server');
    atScale['Inboxes and audit log at 100,000 rows each on PostgreSQL'] = await measureStaff('server');
    atScale['Lists of companies, certificates and articles at 100,000 rows on PostgreSQL'] =
      await measureLists('server');
  }
  const screens = await measureScreens(process.env.PG_URL ? 'server' : 'embedded', await buildWhenStale());
  const work = await measureWork(await buildWhenStale());
  const result = {
    node: process.version,
    cores: availableParallelism(),
    start,
    reads,
    homePageKilobytes: sizes(),
    atScale,
    screens,
    work,
  };
  const round = (value: number) => Math.round(value * 10) / 10;
  console.log('\nStart of site and stack, s');
  console.table({ cold: { seconds: round(start.coldSeconds) }, warm: { seconds: round(start.warmSeconds) } });
  console.log(`Reads over HTTP, ms, ${ROUNDS} rounds; the first round took ${round(reads.firstMs)} ms`);
  const rows = { 'all sixteen together': reads.together, ...reads.single };
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { p50, p95 }]) => [name, { p50: round(p50), p95: round(p95) }]),
    ),
  );
  console.log('First home page, KB brotli');
  console.table(
    Object.fromEntries(
      Object.entries(result.homePageKilobytes).map(([kind, kb]) => [kind, { kb: round(kb) }]),
    ),
  );
  for (const [what, { times, all, scannedTables }] of Object.entries(atScale)) {
    console.log(`${what}, over HTTP, ms`);
    console.table(
      Object.fromEntries(
        Object.entries({ 'all together': all, ...times }).map(([name, { p50, p95 }]) => [
          name,
          { p50: round(p50), p95: round(p95) },
        ]),
      ),
    );
    console.log(`Large tables read from first row to last: ${scannedTables.join(', ') || 'none'}\n`);
  }
  console.log('First rows of a screen in the browser, ms: with 100 rows, with 100,000, and their ratio');
  console.table(
    Object.fromEntries(
      Object.entries(screens).map(([screen, { fewMs, manyMs, ratio }]) => [
        screen,
        { few: round(fewMs), many: round(manyMs), ratio: Math.round(ratio * 100) / 100 },
      ]),
    ),
  );
  console.log('Work before a form is taken, ms, 95 of 100: on this machine, and four times that for a phone');
  console.table(
    Object.fromEntries(
      Object.entries(work).map(([when, { price, here, phone }]) => [
        when,
        { price, here: round(here), phone: round(phone) },
      ]),
    ),
  );
  mkdirSync(path.dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
