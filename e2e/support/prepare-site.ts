import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fill, scale, type Sizes } from '../../tools/scale/fill.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { copyOfPrepared, stackUrl, type Preparation } from '../../tests/support/stack-directory.ts';

/**
 * `demo`: one account per role. `none`: no accounts, so the login page shows the set-up. `reference`: like
 * `none`, without the demo body (LOCAL_CONTENT). `many`: like `demo`, with MANY_ROWS additional rows in each
 * growing list.
 */
export type Accounts = 'demo' | 'none' | 'reference' | 'many';

export const MANY_ROWS = 2000;

const BUILD = 'PREPARED_BUILD';
const variableOf = (accounts: Accounts) => `PREPARED_DATA_${accounts.toUpperCase()}`;

/**
 * Copies the build and the prepared data once for all browser tests, so that later edits do not affect them.
 * Processes started later find the copies through the environment. Returns the function that deletes them.
 */
export async function prepareSite(kinds: readonly Accounts[]): Promise<() => void> {
  const copies: string[] = [];
  for (const accounts of kinds) {
    const data = await copyOfPrepared(preparationOf(accounts));
    if (accounts === 'many') await fillLists(data);
    process.env[variableOf(accounts)] = data;
    copies.push(data);
  }
  const build = mkdtempSync(path.join(tmpdir(), 'site-build-'));
  cpSync(await buildWhenStale(), build, { recursive: true });
  process.env[BUILD] = build;
  copies.push(build);
  return () => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  };
}

function preparationOf(accounts: Accounts): Preparation {
  if (accounts === 'none') return {};
  return accounts === 'reference' ? { content: 'reference' } : { accounts: 'demo' };
}

async function fillLists(dataDir: string): Promise<void> {
  const stack = await openStack({ url: stackUrl, dataDir, accounts: 'demo' });
  const sizes = Object.keys(scale).map((rows) => [rows, MANY_ROWS]);
  await fill(stack.db, Object.fromEntries(sizes) as Sizes); // the keys are those of `scale`
  await stack.close();
}

function prepared(variable: string): string {
  const directory = process.env[variable];
  if (!directory) throw new Error('Nothing is prepared: prepareSite() comes first.');
  return directory;
}

export const preparedBuild = () => prepared(BUILD);
export const preparedData = (accounts: Accounts) => prepared(variableOf(accounts));
