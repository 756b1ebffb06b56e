import { prepareStack } from './stack.ts';

/** Runs once before the tests: builds the data directory whose copies they open. */
export async function setup(): Promise<void> {
  await prepareStack(process.env.PG_URL ? {} : { accounts: 'demo' });
}
