import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/browser.ts';
import { putTempInMemory } from './scripts/temp-in-memory.ts';
import type { EngineOptions } from './e2e/engines/fixtures.ts';
import type { SiteOptions } from './e2e/support/fixtures.ts';

putTempInMemory();

// Undefined lets Playwright say what is missing; `npm test` fetches a browser first.
const executablePath = findBrowser() ?? undefined;

const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;
const PUBLIC = /e2e\/public\/.*\.spec\.ts$/;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

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
    // e2e/public runs at phone width, the rest at desktop width; the tags @desktop and @phone change that for one test.
    { name: 'phone', testMatch: PUBLIC, grepInvert: /@desktop/, use: phone },
    { name: 'desktop, public', testMatch: PUBLIC, grep: /@desktop/, use: desktop },
    { name: 'desktop', testIgnore: [ENGINES, PUBLIC], grepInvert: /@phone/, use: desktop },
    { name: 'phone, others', testIgnore: [ENGINES, PUBLIC], grep: /@phone/, use: phone },
    // Driven by WebDriver, not by Playwright.
    { name: 'firefox', testMatch: ENGINES, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, use: { engineName: 'webkit' } },
  ],
});
