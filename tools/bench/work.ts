import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { apiPrefixes } from '../../supabase/local/api-prefixes.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.ts';
import { copyOfPrepared } from '../../tests/support/stack-directory.ts';
import { freePort } from '../../scripts/free-port.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import { createSite } from '../../scripts/start/site.ts';
import { serve } from './at-scale.ts';
import type { Measure } from './part.ts';
import { percentiles } from './percentiles.ts';

/**
 * CPU slowdown of a cheap phone relative to this machine. Results are multiplied, because Chromium throttles
 * only the page's thread, not its workers.
 */
const PHONE = 4;

/**
 * Returns milliseconds from the start of the first worker to the end of the last, in the built complaint
 * form.
 */
async function solved(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const ended = new Promise<number>((resolve) => {
    let start = 0;
    let running = 0;
    page.on('worker', (worker) => {
      start ||= performance.now();
      running += 1;
      worker.on('close', () => (running -= 1) === 0 && resolve(performance.now() - start));
    });
  });
  await page.getByLabel('Judul singkat').pressSequentially('Jadwal');
  return ended;
}

/**
 * Measures the proof of work before a form is accepted, in milliseconds: the usual difficulty and the maximum
 * during a flood of requests; on this machine and on a phone.
 */
export const measureWork: Measure = async (show, { small }) => {
  const build = await buildWhenStale();
  const dataDir = await copyOfPrepared({});
  const rounds = small ? 1 : 7;
  const origin = `http://127.0.0.1:${await freePort()}`;
  const stack = await openStack({ url: origin, dataDir });
  const site = createSite(build, { url: origin, publishableKey: stack.publishableKey });
  const isApi = ({ url }: Request) => apiPrefixes.some((prefix) => new URL(url).pathname.startsWith(prefix));
  const { close } = await serve(stack, (request) => (isApi(request) ? stack.handle(request) : site(request)));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
  try {
    const [prices] = await stack.db.query<{ least: number; overall_most: number }>(
      `select least, overall_most from private.work_prices where action = 'submit'`,
    );
    const result: Record<string, { price: number; here: number; phone: number }> = {};
    for (const [when, price] of [
      ['usually', prices?.least ?? 0],
      ['in a flood', prices?.overall_most ?? 0],
    ] as const) {
      await stack.db.query('update private.work_prices set least = $1', [price]);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const page = await browser.newPage({ locale: 'id-ID' });
        times.push(await solved(page, `${origin}/keluhan`));
        await page.close();
      }
      const { p95 } = percentiles(times);
      result[when] = { price, here: p95, phone: p95 * PHONE };
    }
    show({
      title:
        'Proof of work before a form is accepted, ms (p95): on this machine, and four times that for a phone',
      rows: result,
    });
  } finally {
    await browser.close();
    close();
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
