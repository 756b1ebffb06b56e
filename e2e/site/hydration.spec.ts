import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { article, pages } from '../support/prerendered-pages.ts';

test.use({ prerendered: true });

const hydrated = (page: Page) => page.locator('html.hydrated');
const FONT = '**/*.woff2';

/** The tables that the site reads at start-up. */
const TABLES = [
  'alur_sertifikasi',
  'appeals',
  'articles',
  'clients',
  'cms_pages',
  'complaints',
  'contact_submissions',
  'faq',
  'hero_slides',
  'legal_products',
  'legalitas',
  'navigation_menus',
  'rl_categories',
  'rl_subclass',
  'site_settings',
  'struktur_organisasi',
];

for (const path of ['/', '/profil/tentang', '/cek', '/informasi/klien?q=abc', '/tidak-ada'])
  test(`the first visit of ${path} runs all start-up queries`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const requested = new Set<string>();
    page.on('request', (request) => {
      const table = /\/rest\/v1\/(\w+)\?/.exec(request.url())?.[1];
      if (table) requested.add(table);
    });
    await page.goto(path);
    await expect(hydrated(page)).toBeAttached();
    await expect.poll(() => TABLES.filter((table) => !requested.has(table))).toEqual([]);
  });

test('every page includes its rows in the HTML', async ({ request }) => {
  for (const [path] of pages) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/json" id="page-rows">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const { queries = [] } = JSON.parse(json) as { queries?: unknown[] };
    expect(queries.length, path).toBeGreaterThan(0);
  }
});

test('a page stays readable when the application fails to load', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/informasi/faq');
  const question = page.getByText('Apa itu Sertifikat Badan Usaha (SBU)?');
  await expect(question).toBeVisible();
  const button = page.getByRole('banner').getByRole('button', { name: /Bahasa/ });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(hydrated(page)).toHaveCount(0);
  await page.unroute('**/assets/index-*.js');
  await button.click();
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await expect(question).toBeVisible();
});

for (const address of ['/keluhan', article, '/'])
  test(`a late font causes no layout shift on ${address}`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FONT, async (route) => {
      await held;
      await route.continue();
    });
    const arrived = page.waitForResponse(FONT);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('h1').first()).toBeVisible();
    const before = await shiftOf(page);
    release();
    await (await arrived).finished();
    await expect(hydrated(page)).toBeAttached();
    expect((await shiftOf(page)) - before).toBeLessThan(0.02);
  });

test('a page remains readable without its font', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route(FONT, (route) => route.abort());
  await page.goto('/keluhan');
  await expect(hydrated(page)).toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
});
