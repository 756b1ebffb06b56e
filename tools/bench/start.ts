import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '../../e2e/support/site-server.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';

/** Measures seconds from `npm start` until the site responds, on the first start and on later ones. */
export const measureStart: Measure = async (show, { small }) => {
  await buildWhenStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const once = async () => {
    const start = performance.now();
    const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
    const took = (performance.now() - start) / 1000;
    await site.stop();
    return took;
  };
  try {
    const cold = await once();
    const warm: number[] = [];
    for (let round = 0; round < (small ? 1 : 3); round++) warm.push(await once());
    show({
      title: 'Start of site and stack, s',
      rows: { cold: { seconds: cold }, warm: { seconds: percentiles(warm).p50 } },
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
