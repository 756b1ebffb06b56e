import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settled } from '../../e2e/support/axe.ts';
import { preparedData, prepareSite } from '../../e2e/support/prepare-site.ts';
import { signedInSession } from '../../e2e/support/session.ts';
import { startSiteCopy } from '../../e2e/support/site-server.ts';
import { LANGUAGE_STORAGE_KEY, SESSION_STORAGE_KEY, THEME_STORAGE_KEY } from '../../src/config/constants.ts';
import { createDemoCases } from '../../supabase/local/fill-inboxes.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '../../supabase/functions/_shared/languages.ts';
import { stackUrl } from '../../tests/support/stack-directory.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../browser.ts';
import { handbookPictures, homePicture, smallPicture, type HandbookPicture } from './handbook.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const FOLDER = path.join(DOCS, 'handbook/pictures');
/** A small laptop. Pictures are stored at three quarters of this size, still sharp in the handbook drawer. */
const VIEWPORT = { width: 1280, height: 800 };
const STORED_WIDTH = 960;
/** Width in pixels of the README's picture. */
const HOME_WIDTH = 1200;

const fileOf = (shot: HandbookPicture, language: string) =>
  shot === homePicture
    ? path.join(DOCS, `${shot.name}.webp`)
    : path.join(FOLDER, `${language}-${shot.name}.webp`);

const languagesOf = (shot: HandbookPicture) =>
  shot === homePicture ? [DEFAULT_LANGUAGE] : CONTENT_LANGUAGES;

/** Creates placeholders for new pictures, because the build needs a file for each picture in the handbook. */
function beginNewPictures() {
  mkdirSync(FOLDER, { recursive: true });
  for (const shot of handbookPictures)
    for (const file of languagesOf(shot).map((language) => fileOf(shot, language)))
      if (!existsSync(file)) writeFileSync(file, '');
}

/** Site to photograph, and the admin's session for its back-office. */
interface BrowserSetup {
  browser: Browser;
  origin: string;
  session: string;
}

async function take({ browser, origin, session }: BrowserSetup, language: string, shot: HandbookPicture) {
  const stored = {
    [LANGUAGE_STORAGE_KEY]: language,
    [THEME_STORAGE_KEY]: 'light',
    ...(!shot.isPublic && { [SESSION_STORAGE_KEY]: session }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + shot.path);
    await page.locator('h1').first().waitFor();
    const isStill = () => !document.querySelector('[aria-busy="true"], .animate-skeleton');
    await page.waitForFunction(isStill);
    await shot.open?.(page);
    await page.waitForFunction(isStill);
    await settled(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const file = fileOf(shot, language);
    const width = shot === homePicture ? HOME_WIDTH : STORED_WIDTH;
    writeFileSync(file, await smallPicture(page, await page.screenshot(), width));
    console.log(path.basename(file));
  } finally {
    await context.close();
  }
}

/** Takes the pictures of docs/handbook/ and the README on the demo site: all of them, or the named ones. */
export async function takeHandbookPictures(names: readonly string[]): Promise<void> {
  process.env.CHROMIUM_PATH = ensureBrowser();
  beginNewPictures();
  const forget = await prepareSite(['demo']);
  // Invented cases and messages.
  const filled = await openStack({
    url: stackUrl,
    dataDir: preparedData('demo'),
    accounts: 'demo',
  });
  await createDemoCases(filled.db, filled.storageDir);
  await filled.close();
  const site = await startSiteCopy('demo');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  try {
    const session = JSON.stringify(await signedInSession(site, 'admin'));
    const studio: BrowserSetup = { browser, origin: site.url, session };
    for (const shot of [...handbookPictures, homePicture]) {
      if (names.length > 0 && !names.includes(shot.name)) continue;
      for (const language of languagesOf(shot)) await take(studio, language, shot);
    }
  } finally {
    await browser.close();
    await site.stop();
    forget();
  }
}
