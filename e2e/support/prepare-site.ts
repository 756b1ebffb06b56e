import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { copyOfPrepared } from '../../tests/support/stack-directory.ts';

/** `demo`: one account per role. `none`: nobody yet, so the first visit to the login page is the set-up. */
export type Accounts = 'demo' | 'none';

const BUILD = 'PREPARED_BUILD';
const variableOf = (accounts: Accounts) => `PREPARED_DATA_${accounts.toUpperCase()}`;

/**
 * What every site of the browser tests is made of: a copy of the build and of the prepared data, which stay the same
 * while someone goes on working. The processes started later know them from the environment. Answers with what takes
 * the copies away again.
 */
export async function prepareSite(kinds: readonly Accounts[]): Promise<() => void> {
  const copies: string[] = [];
  for (const accounts of kinds) {
    const data = await copyOfPrepared(accounts === 'demo' ? { accounts } : {});
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

function prepared(variable: string): string {
  const directory = process.env[variable];
  if (!directory) throw new Error('Nothing is prepared: prepareSite() comes first.');
  return directory;
}

export const preparedBuild = () => prepared(BUILD);
export const preparedData = (accounts: Accounts) => prepared(variableOf(accounts));
