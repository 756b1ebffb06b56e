import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { prepareStack } from '../../tests/support/stack-directory.ts';

/** `demo`: one account per role. `none`: nobody yet, so the first visit to the login page is the set-up. */
export type Accounts = 'demo' | 'none';

const BUILD = 'PREPARED_BUILD';
const variableOf = (accounts: Accounts) => `PREPARED_DATA_${accounts.toUpperCase()}`;

/**
 * What every site of the browser tests is made of: a copy of the build, which stays the same while someone goes on
 * working, and data directories to copy. The processes started later know them from the environment. Answers with
 * what takes the copy away again.
 */
export async function prepareSite(kinds: readonly Accounts[]): Promise<() => void> {
  for (const accounts of kinds) {
    process.env[variableOf(accounts)] = await prepareStack(accounts === 'demo' ? { accounts } : {});
  }
  const build = mkdtempSync(path.join(tmpdir(), 'site-build-'));
  cpSync(await buildWhenStale(), build, { recursive: true });
  process.env[BUILD] = build;
  return () => rmSync(build, { recursive: true, force: true });
}

function prepared(variable: string): string {
  const directory = process.env[variable];
  if (!directory) throw new Error('Nothing is prepared: prepareSite() comes first.');
  return directory;
}

export const preparedBuild = () => prepared(BUILD);
export const preparedData = (accounts: Accounts) => prepared(variableOf(accounts));
