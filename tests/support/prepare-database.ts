import { prepareStack } from './stack-directory.ts';

/** Runs once before the tests: builds the data directory whose copies they open. */
export async function setup(): Promise<void> {
  await prepareStack({ accounts: 'demo' });
}
