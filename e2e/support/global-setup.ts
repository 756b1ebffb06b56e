import { prepareSite } from './prepare-site.ts';

/** Once before all browser tests; the workers inherit the environment it leaves. */
export const setup = prepareSite;

// Playwright takes the default export.
export { setup as default };
