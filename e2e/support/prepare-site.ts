import { prepareStack } from '../../tests/support/stack-directory.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';

/** What every site of the browser tests is made of: the build, and a data directory to copy. */
export async function prepareSite(): Promise<void> {
  await buildWhenStale();
  process.env.E2E_DATA_DIR = await prepareStack();
}
