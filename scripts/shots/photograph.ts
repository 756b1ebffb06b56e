import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { settled } from '../../e2e/support/axe.ts';
import {
  LANGUAGE_STORAGE_KEY,
  PROMO_SEEN_KEY,
  SESSION_STORAGE_KEY,
  THEME_STORAGE_KEY,
} from '../../src/config/constants.ts';
import { root } from '../start/root.ts';
import { failReads, holdReads } from './failing-reads.ts';
import type { Finder } from './entries.ts';
import type { PhotographedRoute } from './routes.ts';
import type { State } from './states.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [375, 768, 1440] as const;
type Theme = (typeof THEMES)[number];

const FOLDER = path.join(root, 'shots');
const HEIGHTS: Record<number, number> = { 375: 812, 768: 1024, 1440: 900 };

/** Page that is opened once and photographed in several themes and widths. */
export interface PhotographedVisit {
  state: State;
  route: PhotographedRoute;
  language: string;
  themes: readonly Theme[];
  widths: readonly number[];
}

export interface BrowserSetup {
  browser: Browser;
  origin: string;
  /** Session of the admin for the back-office. */
  session: string;
  /** Requests that succeed in the back-office states `error` and `loading`. */
  frameReads: readonly string[];
  /** Finds the entries for addresses. */
  find: Finder;
}

export async function openPage({ browser, origin, session }: BrowserSetup, staff: boolean, language: string) {
  const stored: Record<string, string> = { [LANGUAGE_STORAGE_KEY]: language, [THEME_STORAGE_KEY]: 'system' };
  if (staff) stored[SESSION_STORAGE_KEY] = session;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // The promotion opens after five seconds, so a slow picture would show it.
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), PROMO_SEEN_KEY);
  return page;
}

/** Waits for rows, fonts and pictures; with `isHeld`, for the loading skeleton in place of rows. */
async function ready(page: Page, isHeld: boolean): Promise<void> {
  const isThere = (isHeld: boolean) =>
    isHeld === (document.querySelector('[aria-busy="true"], .animate-skeleton') !== null);
  // A request that times out shows a message: photograph that instead.
  if (isHeld) await page.waitForFunction(isThere, true, { timeout: 5000 }).catch(() => undefined);
  else await page.waitForFunction(isThere, false);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await settled(page);
}

function fileOf({ state, route, language }: PhotographedVisit, theme: Theme, width: number): string {
  const name = route.path === '/' ? 'home' : route.path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');
  const of = state === 'usual' ? '' : `${state}-`;
  return path.join(FOLDER, name, `${of}${language}-${theme}-${width}.png`);
}

/** Takes the pictures of a visit by resizing the window and changing the theme of the open page. */
export async function photograph(studio: BrowserSetup, visit: PhotographedVisit): Promise<void> {
  const { state, route, language, themes, widths } = visit;
  const page = await openPage(studio, route.staff, language);
  try {
    const kept = route.staff ? studio.frameReads : undefined;
    if (state === 'error') await failReads(page, kept);
    if (state === 'loading') await holdReads(page, kept);
    await page.setViewportSize({ width: widths[0] ?? 375, height: HEIGHTS[widths[0] ?? 375] ?? 900 });
    await page.goto(studio.origin + (await (route.address?.(studio.find) ?? route.path)));
    await page.locator('h1').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await ready(page, state === 'loading');
        await page.screenshot({ path: fileOf(visit, theme, width), fullPage: true });
      }
    }
  } finally {
    await page.context().close();
  }
}
