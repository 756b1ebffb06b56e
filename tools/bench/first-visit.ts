import type { Browser, Page } from '@playwright/test';

/** Slow 4G and the CPU of a cheap phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWED = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds for the script, which loads when the browser is idle, to finish. */
const QUIET_MS = 5000;

export interface Visit {
  /** LCP, and blocking time of the main thread (beyond 50 ms per task), in milliseconds. */
  lcp: number;
  blocking: number;
  /** Cumulative layout shift (no unit). */
  shift: number;
  requests: number;
  bytes: number;
}

declare global {
  interface Window {
    seen: { lcp: number; blocking: number; shift: number };
  }
}

/** Runs in the page before any other script. */
function observe() {
  const seen = (window.seen = { lcp: 0, blocking: 0, shift: 0 });
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number };
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry))).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  on('layout-shift', ({ hadRecentInput, value = 0 }) => (seen.shift += hadRecentInput ? 0 : value));
}

async function visit(page: Page, url: string): Promise<Visit> {
  let [requests, bytes] = [0, 0];
  const network = await page.context().newCDPSession(page);
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', NETWORK);
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => window.seen);
  await network.detach();
  return { ...seen, requests, bytes };
}

/** Measures two visits of a phone: one with an empty cache, one with the cache of the first. */
export async function firstVisits(
  browser: Browser,
  url: string,
  language: string,
): Promise<{ cold: Visit; repeat: Visit }> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: language });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cold = await visit(page, url);
    await page.goto('about:blank');
    return { cold, repeat: await visit(page, url) };
  } finally {
    await context.close();
  }
}
