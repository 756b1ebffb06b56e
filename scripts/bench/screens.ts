import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { signedInSession } from '../../e2e/support/session.ts';
import { apiPrefixes } from '../../supabase/local/api-prefixes.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../browser.ts';
import { createSite } from '../start/site.ts';
import { atScale, serve } from './measure.ts';
import { percentiles } from './percentiles.ts';
import type { Sizes } from '../scale/fill.ts';

const ROUNDS = 9;
const SCREENS = [
  '/admin/keluhan',
  '/admin/messages',
  '/admin/klien',
  '/admin/klien/sertifikat',
  '/admin/news',
  '/admin/audit-log',
];
const all = (rows: number): Sizes => ({
  clients: rows,
  certificates: rows,
  articles: rows,
  complaints: rows,
  messages: rows,
  audit_lines: rows,
});

/** Milliseconds from asking for a screen until its first rows are seen, once it has been seen before. */
async function firstRows(page: Page, address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    await page.goto(address);
    await page.locator('main tbody tr, main ol > li, main ul > li').first().waitFor();
    if (round > 0) times.push(performance.now() - start);
  }
  return percentiles(times).p50;
}

function openScreens(where: 'embedded' | 'server', build: string, rows: number) {
  return atScale(where, all(rows), async (stack) => {
    const { url: origin, publishableKey } = stack;
    const site = createSite(build, { url: origin, publishableKey });
    const isApi = ({ url }: Request) =>
      apiPrefixes.some((prefix) => new URL(url).pathname.startsWith(prefix));
    const { close } = await serve(stack, (request) =>
      isApi(request) ? stack.handle(request) : site(request),
    );
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
    try {
      const session = await signedInSession({ url: origin, publishableKey: stack.publishableKey }, 'admin');
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        SESSION_STORAGE_KEY,
        JSON.stringify(session),
      ] as const);
      const times: Record<string, number> = {};
      for (const screen of SCREENS) times[screen] = await firstRows(page, `${origin}${screen}`);
      return times;
    } finally {
      await browser.close();
      close();
    }
  });
}

/** How long the first rows of each screen take with 100 rows and with 100,000, in the same browser on the same build. */
export async function measureScreens(where: 'embedded' | 'server', build: string) {
  const few = await openScreens(where, build, 100);
  const many = await openScreens(where, build, 100_000);
  return Object.fromEntries(
    SCREENS.map((screen) => {
      const [small = NaN, large = NaN] = [few[screen], many[screen]];
      return [screen, { fewMs: small, manyMs: large, ratio: large / small }];
    }),
  );
}
