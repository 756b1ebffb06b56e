// `npm run shots`: photographs every route in both languages and themes at three widths, into shots/.
// Arguments: --only /informasi/faq (routes that begin so; / is the home page), --lang id, --theme dark, --width 375.
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareSite } from '../e2e/support/prepare-site.ts';
import { signedInSession } from '../e2e/support/session.ts';
import { startSiteCopy } from '../e2e/support/site-server.ts';
import { settled } from '../e2e/support/axe.ts';
import {
  LANGUAGE_STORAGE_KEY,
  PROMO_SEEN_KEY,
  SESSION_STORAGE_KEY,
  THEME_STORAGE_KEY,
} from '../src/config/constants.ts';
import { CONTENT_LANGUAGES } from '../supabase/functions/_shared/languages.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.ts';
import { photographedRoutes } from './shots/routes.ts';
import type { PhotographedRoute } from './shots/routes.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 768, 1440] as const;
const HEIGHTS: Record<number, number> = { 375: 812, 768: 1024, 1440: 900 };
const PAGES_AT_ONCE = 2;
const FOLDER = path.resolve(import.meta.dirname, '../shots');

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
  },
});

interface Shot {
  route: PhotographedRoute;
  language: string;
  theme: (typeof THEMES)[number];
  width: number;
}

function isWanted(address: string): boolean {
  if (!wanted.only) return true;
  return wanted.only === '/' ? address === '/' : address.startsWith(wanted.only);
}

function shots(routes: PhotographedRoute[]): Shot[] {
  return routes
    .filter(({ path: address }) => isWanted(address))
    .flatMap((route) => CONTENT_LANGUAGES.map((language) => ({ route, language })))
    .flatMap((shot) => THEMES.map((theme) => ({ ...shot, theme })))
    .flatMap((shot) => WIDTHS.map((width) => ({ ...shot, width })))
    .filter((shot) => !wanted.lang || shot.language === wanted.lang)
    .filter((shot) => !wanted.theme || shot.theme === wanted.theme)
    .filter((shot) => !wanted.width || shot.width === Number(wanted.width));
}

async function photograph(browser: Browser, origin: string, session: string, shot: Shot): Promise<string> {
  const { route, language, theme, width } = shot;
  const stored: Record<string, string> = { [LANGUAGE_STORAGE_KEY]: language, [THEME_STORAGE_KEY]: theme };
  if (route.staff) stored[SESSION_STORAGE_KEY] = session;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    // The promotion opens after five seconds, which a slow picture would catch.
    await page.addInitScript((key) => sessionStorage.setItem(key, '1'), PROMO_SEEN_KEY);
    await page.goto(origin + route.path);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .animate-skeleton'));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await settled(page);
    const name = route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-');
    const file = path.join(FOLDER, name, `${language}-${theme}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    return file;
  } finally {
    await context.close();
  }
}

process.env.CHROMIUM_PATH = ensureBrowser();
const forget = await prepareSite(['demo']);
const site = await startSiteCopy('demo');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS });
try {
  const session = JSON.stringify(await signedInSession(site, 'admin'));
  const waiting = shots(await photographedRoutes());
  const total = waiting.length;
  const failures: string[] = [];
  const photographer = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { route, language, theme, width } = shot;
      await photograph(browser, site.url, session, shot).catch((error: unknown) =>
        failures.push(`${route.path} ${language} ${theme} ${width}: ${String(error).split('\n')[0] ?? ''}`),
      );
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, photographer));
  for (const failure of failures) console.error(failure);
  console.log(`${total - failures.length} of ${total} pictures in shots/`);
  process.exitCode = failures.length > 0 || total === 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
  forget();
}
