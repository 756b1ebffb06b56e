import { chromium, type Browser, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { startSite } from '../../e2e/support/site-server.ts';
import { copyOfPrepared } from '../../tests/support/stack-directory.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';

const NEXT = {
  news: '/informasi/news',
  register: '/informasi/klien',
  faq: '/informasi/faq',
  scopes: '/layanan/ruang-lingkup',
  complaint: '/keluhan',
  profile: '/profil/tentang',
};
const VISITORS = {
  desktop: { slowed: 1, screen: { viewport: { width: 1366, height: 768 } } },
  phone: { slowed: 4, screen: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } },
};
/** Milliseconds between pointing at a link and pressing it, or between touching and releasing it. */
const AIMED_MS = 150;
/** Milliseconds for the page to hydrate and prefetch. */
const QUIET_MS = 3000;

interface Painted {
  heading: number;
  whole: number;
}

/**
 * Runs in the page: follows its link to `address`. Returns milliseconds from the press until the next page's
 * heading is painted, and until loading has finished.
 */
async function follow(address: string): Promise<Painted> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
  if (!link) throw new Error(`no link to ${address}`);
  const old = document.querySelector('h1');
  const start = performance.now();
  link.click();
  let heading: number | undefined;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = document.querySelector('h1');
    if (!now || now === old) continue;
    // The requested frame has been painted when the next task begins.
    await new Promise((resolve) => setTimeout(resolve));
    heading ??= performance.now() - start;
    if (!document.querySelector('main .animate-skeleton'))
      return { heading, whole: performance.now() - start };
  }
}

/** Opens the home page as a new visitor, points at the link and presses it. */
async function openNext(browser: Browser, url: string, address: string, who: keyof typeof VISITORS) {
  const { slowed, screen } = VISITORS[who];
  const context = await browser.newContext({ ...screen, locale: 'id-ID' });
  try {
    const page: Page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const network = await context.newCDPSession(page);
    await network.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.evaluate((to) => {
      document
        .querySelector(`a[href="${to}"]`)
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, address);
    await page.waitForTimeout(AIMED_MS);
    return await page.evaluate(follow, address);
  } finally {
    await context.close();
  }
}

/** Measures from pressing a link on the home page until the target page is painted. */
export const measureNextPage: Measure = async (show, { small }) => {
  await buildWhenStale();
  const dataDir = await copyOfPrepared({});
  const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
  const rounds = small ? 1 : 9;
  const pages = Object.entries(NEXT).slice(0, small ? 1 : undefined);
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, address] of pages) {
      const row: Record<string, number> = (rows[name] = {});
      for (const who of Object.keys(VISITORS) as (keyof typeof VISITORS)[]) {
        const taken: Painted[] = [];
        for (let round = 0; round < rounds; round++)
          taken.push(await openNext(browser, site.url, address, who));
        row[`${who}: heading`] = percentiles(taken.map(({ heading }) => heading)).p50;
        row[`${who}: whole`] = percentiles(taken.map(({ whole }) => whole)).p50;
      }
    }
    show({
      title: `From the press on a link of the home page to the next page, ms, medians of ${String(rounds)}`,
      rows,
      note: 'Phone: processor slowed four times. Heading: painted with the frame of the page; whole: nothing loading.',
    });
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
