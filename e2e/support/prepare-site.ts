import { buildWhenStale } from '../../scripts/start/build.ts';
import { prepareStack } from '../../tests/support/stack-directory.ts';

/** `demo`: one account per role. `none`: nobody yet, so the first visit to the login page is the set-up. */
export type Accounts = 'demo' | 'none';

const variableOf = (accounts: Accounts) => `PREPARED_SITE_${accounts.toUpperCase()}`;

/** What every site of the browser tests is made of: the build, and data directories to copy; once for all processes. */
export async function prepareSite(kinds: readonly Accounts[] = ['demo', 'none']): Promise<void> {
  await buildWhenStale();
  for (const accounts of kinds) {
    process.env[variableOf(accounts)] = await prepareStack(accounts === 'demo' ? { accounts } : {});
  }
}

/** The data directory to copy; the processes that a preparing one starts know it from the environment. */
export function preparedDirectory(accounts: Accounts): string {
  const directory = process.env[variableOf(accounts)];
  if (!directory) throw new Error('Nothing is prepared: prepareSite() comes first.');
  return directory;
}
