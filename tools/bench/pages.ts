import { chromium } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../../e2e/support/site-server.ts';
import { copyOfPrepared } from '../../tests/support/stack-directory.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.ts';
import { freePort } from '../../scripts/free-port.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { root } from '../../scripts/start/root.ts';
import { firstVisits } from './first-visit.ts';
import { startFront } from './front.ts';
import { certificate, installLighthouse, simulated } from './lighthouse.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';

const PAGES = {
  home: '/',
  news: '/informasi/news',
  article: '/informasi/news/cek-sertifikat-sebelum-tender',
  register: '/informasi/klien',
  faq: '/informasi/faq',
  scope: '/layanan/ruang-lingkup/BG002',
  complaint: '/keluhan',
};
/** Page that the ratios are relative to. */
const HAND_WRITTEN = '/hand-written.html';
const ROUNDS = 5;

/** Values of each round by name. */
type Rounds = Record<string, number[]>;

/** Measures one round of all pages in sequence, so that compared pages run under the same conditions. */
async function measureRound(url: string, language: string, hasLighthouse: boolean) {
  const port = await freePort();
  const flags = [
    ...CHROMIUM_FLAGS,
    '--ignore-certificate-errors',
    // Unlike Playwright's pages, Lighthouse's page uses the browser's language.
    `--accept-lang=${language}`,
    `--remote-debugging-port=${String(port)}`,
  ];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: flags });
  try {
    const { cold, repeat } = await firstVisits(browser, url, language);
    const model = hasLighthouse ? await simulated(url, port) : undefined;
    return {
      ...(model && { 'LCP simulated': model.lcp, 'TBT simulated': model.blocking }),
      'LCP applied': cold.lcp,
      'LCP repeat': repeat.lcp,
      blocking: cold.blocking,
      shift: cold.shift,
      requests: cold.requests,
      KB: cold.bytes / 1000,
    };
  } finally {
    await browser.close();
  }
}

const medians = (rounds: Rounds) =>
  Object.fromEntries(Object.entries(rounds).map(([figure, taken]) => [figure, percentiles(taken).p50]));

/** Adds to the medians of a page the ratio of each paint to that of the hand-written page. */
function withRatios(of: Record<string, number>, base: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(of).flatMap(([figure, value]) =>
      figure.startsWith('LCP')
        ? [
            [figure, value],
            [`${figure} ratio`, value / (base[figure] ?? NaN)],
          ]
        : [[figure, value]],
    ),
  );
}

/**
 * Measures first visits of a phone to the public pages over HTTP/2, compared with a hand-written static page:
 * with Lighthouse’s simulation ("simulated") and with real throttling ("applied"). In small mode one page,
 * once, without Lighthouse and TLS.
 */
export const measurePages: Measure = async (show, { small }) => {
  await buildWhenStale();
  if (!small) installLighthouse();
  const dataDir = await copyOfPrepared({});
  const site = await startSite('scripts/start.ts', { LOCAL_DATA_DIR: dataDir });
  const font = /"([^"]+\.woff2)"/.exec(await (await fetch(site.url)).text())?.[1] ?? '';
  // Uses the site's font, as a hand-written page would.
  const written = readFileSync(path.join(root, 'tools/bench', HAND_WRITTEN), 'utf8').replaceAll(
    '%FONT%',
    font,
  );
  const front = await startFront(
    site.url,
    { [HAND_WRITTEN]: written },
    small ? undefined : await certificate(),
  );
  const addresses: [name: string, language: string, address: string][] = [
    ['hand-written', 'id-ID', HAND_WRITTEN],
    ...Object.entries(small ? { home: PAGES.home } : PAGES).flatMap(([name, address]) => [
      [`${name}, id`, 'id-ID', address] as [string, string, string],
      ...(small ? [] : [[`${name}, en`, 'en-US', `${address}?lng=en`] as [string, string, string]]),
    ]),
  ];
  try {
    const measured = new Map<string, Rounds>();
    for (let round = 0; round < (small ? 1 : ROUNDS); round++)
      for (const [name, language, address] of addresses) {
        const figures = await measureRound(front.url + address, language, !small);
        const rounds = measured.get(name) ?? {};
        measured.set(name, rounds);
        for (const [figure, value] of Object.entries(figures)) (rounds[figure] ??= []).push(value);
      }
    const base = medians(measured.get('hand-written') ?? {});
    show({
      title: `First visit of a phone, ms, medians of ${String(small ? 1 : ROUNDS)}; ratios to a static page written by hand`,
      rows: Object.fromEntries(
        [...measured].map(([name, rounds]) => [name, withRatios(medians(rounds), base)]),
      ),
      note: 'Simulated: Lighthouse’s phone. Applied: 150 ms round trip, 1.6 Mbit/s, processor slowed four times.',
    });
  } finally {
    await front.stop();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
