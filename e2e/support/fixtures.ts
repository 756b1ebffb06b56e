import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PROMO_SEEN_KEY, SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import type { Database } from '../../src/lib/database.types.ts';
import type { Role } from '../../src/config/roles.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { collectErrors, isRefusedByPolicy, isUncaught, unexpected } from './console-errors.ts';
import { lengthen } from './contents.ts';
import type { Accounts } from './prepare-site.ts';
import { signedInSession, staleSession } from './session.ts';
import { startSiteCopy } from './site-server.ts';
import type { Site } from './site-server.ts';

export interface SiteOptions {
  accounts: Accounts;
  /** Adds a third language generated from English. */
  testLanguage: 'zz' | undefined;
  /** Serves public pages as HTML, as `npm start` does, instead of rendering them in the browser. */
  prerendered: boolean;
  /** Extends every name on the site to 120 characters. */
  longNames: boolean;
}

interface WorkerFixtures extends SiteOptions {
  /** Built site with its own stack, database and port. */
  site: Site;
  /** Client that bypasses row-level security, for preparing and checking data. */
  service: SupabaseClient<Database>;
}

interface TestFixtures {
  /** `seen`, the default, suppresses the promotion popup, which would cover the controls. */
  promotion: 'seen' | 'unseen';
  /** Console errors of this test’s browser. Other browsers add only uncaught errors and policy violations. */
  printed: string[];
  /** Signs in through the API, now or as if an hour ago, and stores the session in the browser. */
  signIn: (page: Page, role: Role, when?: 'now' | 'an hour ago') => Promise<void>;
  /** Allows console errors that a test provokes. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens a separate browser, which shares nothing with `page`. */
  openBrowser: () => Promise<Page>;
}

const markPromotionSeen = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // Sandboxed frames have no sessionStorage.
    if (window.origin !== 'null') sessionStorage.setItem(key, '1');
  }, PROMO_SEEN_KEY);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  accounts: ['demo', { scope: 'worker', option: true }],
  testLanguage: [undefined, { scope: 'worker', option: true }],
  prerendered: [false, { scope: 'worker', option: true }],
  longNames: [false, { scope: 'worker', option: true }],

  site: [
    async ({ accounts, testLanguage, prerendered, longNames }, use) => {
      const build = testLanguage && (await buildWhenStale({ testLanguage }));
      const site = await startSiteCopy(accounts, {
        ...(build && { build }),
        prerendered,
        change: longNames ? lengthen : undefined,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  service: [
    async ({ site }, use) => {
      await use(createClient<Database>(site.url, site.secretKey, { auth: { persistSession: false } }));
    },
    { scope: 'worker' },
  ],

  promotion: ['seen', { option: true }],

  context: async ({ context, promotion }, use) => {
    if (promotion === 'seen') await markPromotionSeen(context);
    await use(context);
  },

  baseURL: async ({ site }, use) => use(site.url),

  signIn: async ({ site }, use) => {
    await use(async (page, role, when = 'now') => {
      const session = await (when === 'now' ? signedInSession : staleSession)(site, role);
      // Runs before the application starts on the next page, and only once, so that signing out lasts.
      await page.addInitScript(
        ([key, value, mark]) => {
          if (sessionStorage.getItem('signed-in-by-test') === mark) return;
          sessionStorage.setItem('signed-in-by-test', mark);
          localStorage.setItem(key, value);
        },
        [SESSION_STORAGE_KEY, JSON.stringify(session), session.access_token] as const,
      );
    });
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  printed: async ({}, use) => use([]),

  allowConsole: [
    async ({ context, printed }, use) => {
      const allowed: RegExp[] = [];
      collectErrors(context, printed);
      await use((pattern) => void allowed.push(pattern));
      expect(unexpected(printed, allowed), 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, printed, promotion }, use) => {
    const contexts: BrowserContext[] = [];
    const seen: string[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      if (promotion === 'seen') await markPromotionSeen(context);
      collectErrors(context, seen);
      return context.newPage();
    });
    // Failed requests in other browsers are up to the test, but uncaught errors are always faults of the
    // site.
    printed.push(...seen.filter((text) => isUncaught(text) || isRefusedByPolicy(text)));
    for (const context of contexts) await context.close();
  },
});

export { expect };
