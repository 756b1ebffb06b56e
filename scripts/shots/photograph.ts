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
import { failReads } from './failing-reads.ts';
import type { PhotographedRoute } from './routes.ts';
import type { State } from './states.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [375, 768, 1440] as const;
type Theme = (typeof THEMES)[number];

const FOLDER = path.join(root, 'shots');
const HEIGHTS: Record<number, number> = { 375: 812, 768: 1024, 1440: 900 };

/** One page, opened once and photographed in several themes and widths. */
export interface Visit {
  state: State;
  route: PhotographedRoute;
  language: string;
  themes: readonly Theme[];
  widths: readonly number[];
}

export interface Studio {
  browser: Browser;
  origin: string;
  /** Of the admin as whom the back-office is opened. */
  session: string;
  /** Reads that succeed in the state `error` of the back-office. */
  frameReads: readonly string[];
}

export async function openPage({ browser, origin, session }: Studio, staff: boolean, language: string) {
  const stored: Record<string, string> = { [LANGUAGE_STORAGE_KEY]: language, [THEME_STORAGE_KEY]: 'system' };
  if (staff) stored[SESSION_STORAGE_KEY] = session;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // The promotion opens after five seconds, which a slow picture would catch.
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), PROMO_SEEN_KEY);
  return page;
}

/** Everything that was on its way has come: rows, fonts, pictures. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .animate-skeleton'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await settled(page);
}

function fileOf({ state, route, language }: Visit, theme: Theme, width: number): string {
  const name = route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-');
  const of = state === 'usual' ? '' : `${state}-`;
  return path.join(FOLDER, name, `${of}${language}-${theme}-${width}.png`);
}

/** Takes a visit's pictures; the page follows window and system, as it does under people's hands. */
export async function photograph(studio: Studio, visit: Visit): Promise<void> {
  const { state, route, language, themes, widths } = visit;
  const page = await openPage(studio, route.staff, language);
  try {
    if (state === 'error') await failReads(page, route.staff ? studio.frameReads : undefined);
    await page.setViewportSize({ width: widths[0] ?? 375, height: HEIGHTS[widths[0] ?? 375] ?? 900 });
    await page.goto(studio.origin + route.path);
    await page.locator('h1').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await ready(page);
        await page.screenshot({ path: fileOf(visit, theme, width), fullPage: true });
      }
    }
  } finally {
    await page.context().close();
  }
}
