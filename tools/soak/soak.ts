// Runs a mixed load against a running server, and fails if memory or open descriptors keep growing in the
// second half (tools/README.md).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../../e2e/support/site-server.ts';
import { createTestDatabase } from '../../tests/support/stack-database.ts';
import { copyOfPrepared, emptyDirectory } from '../../tests/support/stack-directory.ts';
import { grown, growth, LIMITS, type Sample } from './growth.ts';
import { soak } from './load.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { exitWithError, UserError } from '../../scripts/start/user-error.ts';

const SMALL_MINUTES = 0.1;
/** Number of samples: enough for a trend in a run of any length. */
const SAMPLES = 60;
const ROWS_SHOWN = 12;

type Where = 'PGlite' | 'PostgreSQL';

async function samplesOf(where: Where, minutes: number): Promise<Sample[]> {
  const server = where === 'PostgreSQL' ? await createTestDatabase({ accounts: 'demo' }) : undefined;
  const dataDir = server ? emptyDirectory() : await copyOfPrepared({ accounts: 'demo' });
  const notes = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const file = path.join(notes, 'samples');
  try {
    const site = await startSite('tools/soak/server.ts', {
      LOCAL_DATA_DIR: dataDir,
      PG_URL: server?.url ?? '',
      SOAK_SAMPLES: file,
      SOAK_EVERY_MS: String((minutes * 60_000) / SAMPLES),
    });
    try {
      const counts = await soak(site, minutes * 60_000);
      const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
      console.log(`${where}, ${minutes} minutes: ${words.join(', ')}`);
    } finally {
      await site.stop();
    }
    return readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Sample); // soak/server.ts writes nothing else
  } finally {
    await server?.drop();
    for (const directory of [dataDir, notes]) rmSync(directory, { recursive: true, force: true });
  }
}

function show(samples: Sample[]): void {
  const every = Math.ceil(samples.length / ROWS_SHOWN);
  const rounded = ({ seconds, values }: Sample) =>
    Object.fromEntries(
      Object.entries({ seconds, ...values }).map(([name, value]) => [name, Math.round(value * 10) / 10]),
    );
  console.table(samples.filter((_, index) => index % every === 0).map(rounded));
}

function showGrowth(samples: Sample[]): void {
  const secondHalf = samples.slice(Math.floor(samples.length / 2));
  for (const what of Object.keys(LIMITS) as (keyof typeof LIMITS)[])
    console.log(
      `${what}: ${growth(secondHalf, what).toFixed(2)} more per minute in the second half (limit ${LIMITS[what]})`,
    );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { small: { type: 'boolean', default: false }, minutes: { type: 'string', default: '10' } },
  });
  const minutes = values.small ? SMALL_MINUTES : Number(values.minutes);
  if (!(minutes > 0)) throw new UserError('--minutes must be a number above zero.');
  await buildWhenStale();
  const places: Where[] = process.env.PG_URL && !values.small ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
  const failures: string[] = [];
  for (const where of places) {
    const samples = await samplesOf(where, minutes);
    show(samples);
    if (values.small) continue;
    showGrowth(samples);
    failures.push(...grown(samples).map((what) => `${what} on ${where}`));
  }
  if (failures.length > 0) throw new UserError(`Still growing at the end: ${failures.join(', ')}.`);
}

main().catch(exitWithError);
