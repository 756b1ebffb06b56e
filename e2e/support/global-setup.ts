import { prepareEmptyDatabase } from '../../tests/support/stack-directory.ts';
import { prepareSite } from './prepare-site.ts';

/** Runs once before all browser tests. Workers inherit its environment. */
const setup = async () => {
  await prepareEmptyDatabase();
  return prepareSite(['demo', 'none', 'reference', 'many']);
};

// Playwright requires a default export.
export { setup as default };
