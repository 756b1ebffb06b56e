import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { signedInSession } from '../../e2e/support/session.ts';
import { apiPrefixes } from '../../supabase/local/api-prefixes.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { createSite } from '../../scripts/start/site.ts';
import { atScale, nameOf, serve, type Where } from './at-scale.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';
import { scale, type Sizes } from '../scale/fill.ts';
import { UserError } from '../../scripts/start/user-error.ts';

const SCREENS = [
  '/admin/keluhan',
  '/admin/messages',
  '/admin/klien',
  '/admin/klien/sertifikat',
  '/admin/news',
  '/admin/audit-log',
];
/** Returns the given number of rows for each list, limited to the maximum that the site supports. */
const all = (rows: number): Sizes =>
  Object.fromEntries(Object.entries(scale).map(([list, most]) => [list, Math.min(rows, most)]));

/** Milliseconds after filling during which caches are empty and writes to disk are pending. */
const COLD_MS = 120_000;
const WARM_MS = 30_000;

interface Rounds {
  screens: string[];
  rounds: number;
}

/** Returns milliseconds from opening a screen until its first rows are visible, after a warm-up. */
async function firstRows(page: Page, address: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await page.goto(address);
    const row = page.locator('main tbody tr').filter({ visible: true }).first();
    await row.waitFor({ timeout: round === 0 ? COLD_MS : WARM_MS }).catch(async () => {
      const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 300);
      throw new UserError(`${address} showed no rows, only: ${shown}`);
    });
    if (round > 0) times.push(performance.now() - start);
  }
  return percentiles(times).p50;
}

function openScreens(where: Where, build: string, rows: number, { screens, rounds }: Rounds) {
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
      for (const screen of screens) times[screen] = await firstRows(page, `${origin}${screen}`, rounds);
      return times;
    } finally {
      await browser.close();
      close();
    }
  });
}

/**
 * Measures the time to the first rows of each screen with few and with many rows, in the same browser and
 * build.
 */
export const measureScreens: Measure = async (show, { small }) => {
  const where = process.env.PG_URL && !small ? 'server' : 'embedded';
  const screens = small ? SCREENS.slice(0, 1) : SCREENS;
  // An inbox shows only open cases, one in ten.
  const [few, many] = small ? [20, 200] : [100, 100_000];
  const extent = { screens, rounds: small ? 1 : 9 };
  const build = await buildWhenStale();
  const timesOfFew = await openScreens(where, build, few, extent);
  const timesOfMany = await openScreens(where, build, many, extent);
  const rowOf = (screen: string) => {
    const [fewMs = NaN, manyMs = NaN] = [timesOfFew[screen], timesOfMany[screen]];
    return { few: fewMs, many: manyMs, ratio: manyMs / fewMs };
  };
  show({
    title: `First rows of a screen in the browser, ms: with ${few} rows, with ${many.toLocaleString('en')}, their ratio (${nameOf[where]})`,
    rows: Object.fromEntries(screens.map((screen) => [screen, rowOf(screen)])),
  });
};
