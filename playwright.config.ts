import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/browser.ts';
import { moveTempToMemory } from './scripts/temp-in-memory.ts';
import type { EngineOptions } from './e2e/engines/fixtures.ts';
import type { SiteOptions } from './e2e/support/fixtures.ts';

moveTempToMemory();

// If undefined, Playwright reports the missing browser; `npm test` downloads one first.
const executablePath = findBrowser() ?? undefined;

const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;
const PUBLIC = /e2e\/public\/.*\.spec\.ts$/;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

export default defineConfig<object, Partial<SiteOptions & EngineOptions>>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Matches the cores of a CI runner. More workers are slower, because browser, server and runner share the
  // cores.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // Generous, so that tests pass on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A service worker would answer requests that tests expect to fail. Only e2e/public/offline.spec.ts
    // allows it.
    serviceWorkers: 'block',
    // Tracing takes a quarter of the run time; use `--trace on` to record one.
    trace: 'off',
    // Playwright takes a screenshot at the end of every test (0.1 s), which CI does not use.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    // e2e/public runs at phone width, the rest at desktop width. @desktop and @phone override that for a
    // single test.
    { name: 'phone', testMatch: PUBLIC, grepInvert: /@desktop/, use: phone },
    { name: 'desktop, public', testMatch: PUBLIC, grep: /@desktop/, use: desktop },
    { name: 'desktop', testIgnore: [ENGINES, PUBLIC], grepInvert: /@phone/, use: desktop },
    { name: 'phone, others', testIgnore: [ENGINES, PUBLIC], grep: /@phone/, use: phone },
    // Driven by WebDriver instead of Playwright.
    { name: 'firefox', testMatch: ENGINES, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, use: { engineName: 'webkit' } },
  ],
});
