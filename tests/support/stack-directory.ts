import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { claimWhenFree } from '../../supabase/local/data-directory.ts';
import { createEmpty } from '../../supabase/local/database/empty-database.ts';
import { newKeys } from '../../supabase/local/keys.ts';
import { openStack, type StackOptions } from '../../supabase/local/stack.ts';

const root = path.join(import.meta.dirname, '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'local-stack');
const supabaseDir = path.join(root, 'supabase');

export const stackUrl = 'http://stack.test';
/** The same in every stack of the tests, so that a tab (browser.ts) can be opened before its stack is chosen. */
export const stackKey = 'sb_publishable_tests';
export type Preparation = Pick<StackOptions, 'accounts' | 'content' | 'migrationsDir' | 'seedDir'>;

function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Changes when the prepared directory would come out different. */
export function fingerprint({ accounts, content = 'demo', migrationsDir, seedDir }: Preparation): string {
  const hash = createHash('sha256').update(JSON.stringify({ accounts, content }));
  const sources = [
    migrationsDir ?? path.join(supabaseDir, 'migrations'),
    content === 'empty' ? '' : (seedDir ?? path.join(supabaseDir, 'seed')),
    path.join(supabaseDir, 'local'),
  ];
  for (const file of sources.filter(Boolean).flatMap(filesBelow))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** PostgreSQL clears its buffers at each start and a log file when it begins one; tests open hundreds of small databases. */
const LEAN = "shared_buffers = '16MB'\nwal_init_zero = off\n";

/** Template databases, which nobody opens: 600 of the 1,500 files. */
const TEMPLATES = ['1', '4'];

function makeLean(database: string) {
  appendFileSync(path.join(database, 'postgresql.auto.conf'), LEAN);
  for (const template of TEMPLATES) rmSync(path.join(database, 'base', template), { recursive: true });
}

/**
 * A data directory with migrations, seed and accounts in place, built once per state of the sources.
 * Test files run in several processes: the first builds, the others wait for it.
 */
export async function prepareStack(preparation: Preparation = {}): Promise<string> {
  const ready = path.join(cache, fingerprint(preparation));
  if (existsSync(ready)) return ready;
  mkdirSync(cache, { recursive: true });
  const release = await claimWhenFree(`${ready}.building`);
  try {
    if (existsSync(ready)) return ready;
    const draft = path.join(`${ready}.building`, 'data');
    rmSync(draft, { recursive: true, force: true });
    const stack = await openStack({ ...preparation, dataDir: withKeys(draft), url: stackUrl });
    // The schema is read for the first answer, and kept.
    await stack.handle(
      new Request(`${stackUrl}/rest/v1/schema`, { headers: { apikey: stack.publishableKey } }),
    );
    await stack.close();
    makeLean(path.join(draft, 'db'));
    forgetOldest();
    renameSync(draft, ready);
    return ready;
  } finally {
    // Only what was built: from the release on the directory may be another process's.
    rmSync(path.join(`${ready}.building`, 'data'), { recursive: true, force: true });
    release();
  }
}

/** Longer than any run of the tests: what was used since may be copied by another process at this moment. */
const IN_USE_MS = 2 * 60 * 60 * 1000;

/** Sources change often and a directory has 60 MB: a few generations are kept, and all that may be in use. */
function forgetOldest(keep = 8) {
  const ready = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map((entry) => path.join(cache, entry.name));
  const oldestFirst = ready
    .map((directory) => {
      // Another process may be deleting it, or was stopped half-way: such a one goes first.
      const keys = statSync(path.join(directory, 'keys.json'), { throwIfNoEntry: false });
      return { directory, usedAt: keys?.mtimeMs ?? 0 };
    })
    .sort((a, b) => a.usedAt - b.usedAt);
  const surplus = oldestFirst.slice(0, Math.max(0, ready.length - keep));
  for (const { directory, usedAt } of surplus)
    if (usedAt < Date.now() - IN_USE_MS) rmSync(directory, { recursive: true, force: true });
}

/**
 * Lets every process started from here copy its empty database. Those of which a test says how they begin are given an
 * environment without it.
 */
export async function prepareEmptyDatabase(): Promise<void> {
  const ready = path.join(cache, `empty-${packageJson.devDependencies['@electric-sql/pglite']}`);
  if (!existsSync(ready)) {
    mkdirSync(cache, { recursive: true });
    const release = await claimWhenFree(`${ready}.building`);
    try {
      if (!existsSync(ready)) await createEmpty(ready);
    } finally {
      release();
    }
  }
  process.env.LOCAL_EMPTY_DATABASE = ready;
}

export const emptyDirectory = () => withKeys(mkdtempSync(path.join(tmpdir(), 'stack-')));

function withKeys(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const keys = { ...newKeys(), publishableKey: stackKey };
  writeFileSync(path.join(directory, 'keys.json'), JSON.stringify(keys));
  return directory;
}

/** A fresh copy of the prepared directory, for one test file. */
export async function copyOfPrepared(preparation: Preparation): Promise<string> {
  const prepared = await prepareStack(preparation);
  // Used now: whoever tidies up takes the ones that nobody has used for long.
  utimesSync(path.join(prepared, 'keys.json'), new Date(), new Date());
  const copy = emptyDirectory();
  cpSync(prepared, copy, { recursive: true });
  return copy;
}
