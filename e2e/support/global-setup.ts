import { prepareEmptyDatabase } from '../../tests/support/stack-directory.ts';
import { prepareSite } from './prepare-site.ts';

/** Once before all browser tests; the workers inherit the environment it leaves. */
const setup = async () => {
  await prepareEmptyDatabase();
  return prepareSite(['demo', 'none', 'reference', 'many']);
};

// Playwright takes the default export.
export { setup as default };
