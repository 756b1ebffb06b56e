import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { article } from '../support/written-pages.ts';

test.use({ prerendered: true });

const FONT = '**/*.woff2';

/** When the page was painted and when the font and the drawings were asked for, in milliseconds from its start. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const startOf = (part: RegExp) =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => part.test(name))
          .map(({ startTime }) => startTime),
      );
    return {
      painted: Math.floor(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
      font: startOf(/\.woff2$/),
      drawings: startOf(/\/drawings-/),
    };
  });

const hasFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family }) => family.includes('Plus Jakarta Sans Variable')),
  );
async function toNextPage(page: Page) {
  await page.locator('footer a[href="/keluhan"]').first().click();
  await expect(page).toHaveURL(/\/keluhan$/);
}
const isLive = (page: Page) => expect(page.locator('html.live')).toBeAttached();

test('the first visit is painted before font and drawings are asked for; later visits have the font at once', async ({
  page,
}) => {
  await page.goto('/');
  await isLive(page);
  const first = await timesOf(page);
  expect(first.font).toBeGreaterThanOrEqual(first.painted);
  expect(first.drawings).toBeGreaterThanOrEqual(first.painted);
  expect(first.font).toBeLessThan(Infinity);
  await expect(page.locator('use[href*="drawings"]').first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lsbu-font'))).toMatch(/\.woff2$/);
  await page.goto('/informasi/faq');
  await isLive(page);
  const later = await timesOf(page);
  expect(later.font).toBeLessThan(later.painted);
  expect(await hasFont(page)).toBe(true);
});

test('a font that comes late moves nothing; where it would, it comes with the next page', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => localStorage.removeItem('lsbu-font'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/lacak', '/keluhan', '/layanan/alur', article, '/']) {
    let give = () => {};
    const isRead = new Promise<void>((resolve) => (give = resolve));
    await page.route(FONT, async (route) => {
      await isRead;
      await route.continue();
    });
    await page.goto(address);
    await isLive(page);
    const before = await shiftOf(page);
    const arrived = page.waitForResponse(FONT);
    give();
    await (await arrived).finished();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lsbu-font'))).toBeTruthy();
    expect((await shiftOf(page)) - before, address).toBeLessThan(0.02);
    await page.unroute(FONT);
  }
  await page.goto('/lacak');
  await isLive(page);
  await toNextPage(page);
  await expect.poll(() => hasFont(page)).toBe(true);
});

test.describe('without', () => {
  test('storage the font comes all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await isLive(page);
    await toNextPage(page);
    await expect.poll(() => hasFont(page)).toBe(true);
  });

  test('a font the page stays readable', async ({ page, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(FONT, (route) => route.abort());
    await page.goto('/keluhan');
    await isLive(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser loads the font itself', async ({ page }) => {
    const font = page.waitForRequest(FONT);
    await page.goto('/');
    await font;
    await expect(page.locator('h1')).toBeVisible();
  });
});
