import { prepareEmptyDatabase, prepareStack } from './stack-directory.ts';

/** Runs once before the tests: builds the empty database and the data directory that tests copy. */
export async function setup(): Promise<void> {
  await prepareEmptyDatabase();
  await prepareStack({ accounts: 'demo' });
}
