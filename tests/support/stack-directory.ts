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
import { waitAndClaim } from '../../supabase/local/data-directory.ts';
import { createEmpty } from '../../supabase/local/database/empty-database.ts';
import { newKeys } from '../../supabase/local/keys.ts';
import { openStack, type StackOptions } from '../../supabase/local/stack.ts';

const root = path.join(import.meta.dirname, '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'local-stack');
const supabaseDir = path.join(root, 'supabase');

export const stackUrl = 'http://stack.test';
/** Identical in all test stacks, so that a tab (browser.ts) can be opened before its stack is chosen. */
export const stackKey = 'sb_publishable_tests';
export type Preparation = Pick<StackOptions, 'accounts' | 'content' | 'migrationsDir' | 'seedDir'>;

function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Returns a hash that changes whenever the prepared directory would differ. */
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

/**
 * PostgreSQL initialises its buffers at every start and zero-fills new WAL files; tests open hundreds of
 * small databases.
 */
const LEAN = "shared_buffers = '16MB'\nwal_init_zero = off\n";

/** Unused template databases: 600 of the 1,500 files. */
const TEMPLATES = ['1', '4'];

function makeLean(database: string) {
  appendFileSync(path.join(database, 'postgresql.auto.conf'), LEAN);
  for (const template of TEMPLATES) rmSync(path.join(database, 'base', template), { recursive: true });
}

/**
 * Returns a data directory with migrations, seed and accounts, built once per state of the sources. Test
 * files run in several processes: the first builds it, the others wait.
 */
export async function prepareStack(preparation: Preparation = {}): Promise<string> {
  const ready = path.join(cache, fingerprint(preparation));
  if (existsSync(ready)) return ready;
  mkdirSync(cache, { recursive: true });
  const release = await waitAndClaim(`${ready}.building`);
  try {
    if (existsSync(ready)) return ready;
    const draft = path.join(`${ready}.building`, 'data');
    rmSync(draft, { recursive: true, force: true });
    const stack = await openStack({ ...preparation, dataDir: withKeys(draft), url: stackUrl });
    // Loads the schema cache, which the first request fills.
    await stack.handle(
      new Request(`${stackUrl}/rest/v1/schema`, { headers: { apikey: stack.publishableKey } }),
    );
    await stack.close();
    makeLean(path.join(draft, 'db'));
    forgetOldest();
    renameSync(draft, ready);
    return ready;
  } finally {
    // Only the build directory: after the release, the finished directory may belong to another process.
    rmSync(path.join(`${ready}.building`, 'data'), { recursive: true, force: true });
    release();
  }
}

/** Longer than any test run: another process may be copying a directory used since. */
const IN_USE_MS = 2 * 60 * 60 * 1000;

/**
 * Sources change often and a directory takes 60 MB, so only a few generations and those that may be in use
 * are kept.
 */
function forgetOldest(keep = 8) {
  const ready = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map((entry) => path.join(cache, entry.name));
  const oldestFirst = ready
    .map((directory) => {
      // Without keys.json, the directory is being deleted, or its deletion was interrupted: remove it first.
      const keys = statSync(path.join(directory, 'keys.json'), { throwIfNoEntry: false });
      return { directory, usedAt: keys?.mtimeMs ?? 0 };
    })
    .sort((a, b) => a.usedAt - b.usedAt);
  const surplus = oldestFirst.slice(0, Math.max(0, ready.length - keep));
  for (const { directory, usedAt } of surplus)
    if (usedAt < Date.now() - IN_USE_MS) rmSync(directory, { recursive: true, force: true });
}

/**
 * Lets every child process copy its empty database. Tests that check the start from scratch use an
 * environment without it.
 */
export async function prepareEmptyDatabase(): Promise<void> {
  const ready = path.join(cache, `empty-${packageJson.devDependencies['@electric-sql/pglite']}`);
  if (!existsSync(ready)) {
    mkdirSync(cache, { recursive: true });
    const release = await waitAndClaim(`${ready}.building`);
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

/** Returns a new copy of the prepared directory for one test file. */
export async function copyOfPrepared(preparation: Preparation): Promise<string> {
  const prepared = await prepareStack(preparation);
  // Marks the directory as used, because clean-up removes the least recently used ones.
  utimesSync(path.join(prepared, 'keys.json'), new Date(), new Date());
  const copy = emptyDirectory();
  cpSync(prepared, copy, { recursive: true });
  return copy;
}
