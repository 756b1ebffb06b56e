import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { prepareSite } from '../e2e/support/prepare-site.ts';
import { signedInSession } from '../e2e/support/session.ts';
import { startSiteCopy } from '../e2e/support/site-server.ts';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '../supabase/functions/_shared/languages.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.ts';
import { changedSince, touchedBy } from './shots/changed.ts';
import { finderOf } from './shots/entries.ts';
import { readsOfFrame } from './shots/failing-reads.ts';
import { takeHandbookPictures } from './shots/handbook-pictures.ts';
import {
  openPage,
  photograph,
  THEMES,
  WIDTHS,
  type BrowserSetup,
  type PhotographedVisit,
} from './shots/photograph.ts';
import { photographedRoutes, type PhotographedRoute } from './shots/routes.ts';
import { contentOfState, mainScreens, STATES, type State } from './shots/states.ts';

const USAGE = `npm run shots: photographs every route in both languages and themes at three widths, and the main screens
empty, with one row, while they load, failing, with long names and with many rows, into shots/.

  --only /informasi/faq   routes that begin so; / is the home page
  --changed main          routes whose code differs from a git ref
  --state <state>         one of ${STATES.join(', ')}
  --lang id  --theme dark  --width 375
  --handbook [names]      the pictures of docs/handbook/ and docs/home.webp instead: all, or those named
  --help                  this text`;

const PAGES_AT_ONCE = 3;

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    handbook: { type: 'boolean' },
    only: { type: 'string' },
    changed: { type: 'string' },
    state: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
  },
});

function isWanted(address: string): boolean {
  if (!wanted.only) return true;
  return wanted.only === '/' ? address === '/' : address.startsWith(wanted.only);
}

/**
 * Returns the pages to photograph in a state: all pages of the demo, only the main screens in other states.
 */
function visitsOf(state: State, routes: PhotographedRoute[]): PhotographedVisit[] {
  if (wanted.state && wanted.state !== state) return [];
  const isUsual = state === 'usual';
  const themes = THEMES.filter(
    (theme) => (isUsual || theme === 'light') && (!wanted.theme || theme === wanted.theme),
  );
  const widths = WIDTHS.filter(
    (width) => (isUsual || width !== 768) && (!wanted.width || String(width) === wanted.width),
  );
  const languages = CONTENT_LANGUAGES.filter(
    (language) => (isUsual || language === DEFAULT_LANGUAGE) && (!wanted.lang || language === wanted.lang),
  );
  if (themes.length === 0 || widths.length === 0) return [];
  return routes
    .filter(({ path }) => isUsual || mainScreens.includes(path))
    .flatMap((route) => languages.map((language) => ({ state, route, language, themes, widths })));
}

/** Photographs a site in the given state, several pages at a time. Returns the failures. */
async function photographVisits(
  browser: BrowserSetup['browser'],
  state: State,
  visits: PhotographedVisit[],
): Promise<string[]> {
  const { accounts, change } = contentOfState[state];
  const site = await startSiteCopy(accounts, { change });
  try {
    const session = JSON.stringify(await signedInSession(site, 'admin'));
    const studio: BrowserSetup = { browser, origin: site.url, session, frameReads: [], find: finderOf(site) };
    if (state === 'error' || state === 'loading') {
      const page = await openPage(studio, true, DEFAULT_LANGUAGE);
      studio.frameReads = await readsOfFrame(page, site.url);
      await page.context().close();
    }
    const failures: string[] = [];
    const waiting = [...visits];
    const worker = async () => {
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        const { route, language } = visit;
        await photograph(studio, visit).catch((error: unknown) =>
          failures.push(`${route.path} ${state} ${language}: ${String(error).split('\n')[0] ?? ''}`),
        );
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
    return failures;
  } finally {
    await site.stop();
  }
}

async function photographRoutes(): Promise<void> {
  const all = await photographedRoutes();
  const chosen = wanted.changed === undefined ? all : touchedBy(changedSince(wanted.changed), all);
  const routes = chosen.filter(({ path }) => isWanted(path));
  const plan = STATES.map((state) => ({ state, visits: visitsOf(state, routes) })).filter(
    ({ visits }) => visits.length > 0,
  );
  if (wanted.changed !== undefined && routes.length === 0) {
    console.log(`No route has changed since ${wanted.changed}.`);
    return;
  }
  const picturesOf = ({ themes, widths }: PhotographedVisit) => themes.length * widths.length;
  const total = plan.flatMap(({ visits }) => visits).reduce((sum, visit) => sum + picturesOf(visit), 0);
  const began = Date.now();

  process.env.CHROMIUM_PATH = ensureBrowser();
  const forget = await prepareSite([...new Set(plan.map(({ state }) => contentOfState[state].accounts))]);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  try {
    const failures: string[] = [];
    for (const { state, visits } of plan) failures.push(...(await photographVisits(browser, state, visits)));
    for (const failure of failures) console.error(failure);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${total} pictures in shots/, ${failures.length} pages failed, ${seconds} s`);
    process.exitCode = failures.length > 0 || total === 0 ? 1 : 0;
  } finally {
    await browser.close();
    forget();
  }
}

if (wanted.help) console.log(USAGE);
else await (wanted.handbook ? takeHandbookPictures(positionals) : photographRoutes());
