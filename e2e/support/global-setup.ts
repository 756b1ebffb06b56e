import { prepareSite } from './prepare-site.ts';

/** Once before all browser tests; the workers inherit the environment it leaves. */
const setup = () => prepareSite(['demo', 'none', 'reference', 'many']);

// Playwright takes the default export.
export { setup as default };
