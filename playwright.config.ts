import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/browser.ts';
import { putTempInMemory } from './scripts/temp-in-memory.ts';
import type { EngineOptions } from './e2e/engines/fixtures.ts';
import type { SiteOptions } from './e2e/support/fixtures.ts';

putTempInMemory();

// Undefined lets Playwright say what is missing; `npm test` fetches a browser first.
const executablePath = findBrowser() ?? undefined;

const ENGINES = /engines\/[^/]*\.spec\.ts$/;

/** Set by `npm run test:all`, which a release asks for. */
const isEvery = process.env.EVERY_WALK === '1';

/** About files, addresses and sessions, which are the same on any screen: walked on the desktop's alone. */
const PUBLIC_ON_ANY =
  'failures-addresses|seo|server-gone|share-pictures|snapshot|too-old|written-font|written-head|written-rows';
const ON_ANY_SCREEN = new RegExp(
  `(admin/(faq-unsaved|mailed-links|session)|public/(${PUBLIC_ON_ANY}))\\.spec\\.ts$`,
);
/** Pages for visitors, who come by phone. */
const FOR_VISITORS = new RegExp(`public/(?!(${PUBLIC_ON_ANY})\\.)[^/]*\\.spec\\.ts$`);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

// A journey that makes sense on one kind of screen only says so with a tag.
const everyScreen = [
  { name: 'desktop', testIgnore: [ENGINES], grepInvert: /@phone/, use: desktop },
  { name: 'phone', testIgnore: [ENGINES, ON_ANY_SCREEN], grepInvert: /@desktop/, use: phone },
];

// Back-office tests run at desktop width and public tests at phone width, unless tagged otherwise. Tests tagged `@again` repeat
// a check with another list or role, so they run in `npm run test:all` only.
const ownScreen = [
  { name: 'desktop', testIgnore: [ENGINES, FOR_VISITORS], grepInvert: /@phone|@again/, use: desktop },
  {
    name: 'desktop, for visitors',
    testMatch: FOR_VISITORS,
    grep: /@desktop/,
    grepInvert: /@again/,
    use: desktop,
  },
  { name: 'phone', testMatch: FOR_VISITORS, grepInvert: /@desktop|@again/, use: phone },
  {
    name: 'phone, back-office',
    testIgnore: [ENGINES, FOR_VISITORS],
    grep: /@phone/,
    grepInvert: /@again/,
    use: phone,
  },
];

export default defineConfig<object, Partial<SiteOptions & EngineOptions>>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // As many as CI has cores. A browser, its site and the runner keep more than one busy; where cores are shared with other machines,
  // a third gets in their way (57 tests with one, two, three at a time: 384, 389 and 462 s), and a page that waits leaves room for two.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // Generous: nothing waits longer than it must, and a machine that has other things to do is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // It would answer where a test wants a failure; e2e/public/offline.spec.ts has it on.
    serviceWorkers: 'block',
    // A trace of every test costs a quarter of the run: `--trace on` records one where it is looked for.
    trace: 'off',
    // One is taken of every test that ends, and kept where it failed: a tenth of a second that nobody looks at in CI.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    ...(isEvery ? everyScreen : ownScreen),
    // Driven by their own protocols, not by Playwright: each walks once through the site.
    { name: 'firefox', testMatch: ENGINES, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, use: { engineName: 'webkit' } },
  ],
});
