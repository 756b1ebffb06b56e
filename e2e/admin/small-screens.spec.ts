import type { Page } from '@playwright/test';
import { publicPages } from '../../src/app/routes/public-routes.tsx';
import { expect, test } from '../support/fixtures.ts';

// Names of 120 characters and lists of 2,000 rows on the narrowest phone may make a screen taller, but not
// wider.
test.use({ accounts: 'many', longNames: true });
test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

/** Returns by how many pixels the page or an open dialog overflows to the right. */
const widerBy = (page: Page) =>
  page.evaluate(() => {
    const beyond = (element: Element | null) => (element ? element.scrollWidth - element.clientWidth : 0);
    return Math.max(beyond(document.documentElement), beyond(document.querySelector('[role="dialog"]')));
  });

async function tooWide(page: Page, addresses: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
    await expect(page.locator('.animate-skeleton'), address).toHaveCount(0);
    // Some parts load after the page itself, such as the previous and next articles.
    await page.waitForLoadState('networkidle');
    const pixels = await widerBy(page);
    if (pixels > 0) wide.push(`${address}: ${pixels} px`);
  }
  return wide;
}

test('long names fit every public page', async ({ page, service }) => {
  test.setTimeout(400_000);
  const article = await service.from('articles').select('slug').eq('status', 'published').limit(1).single();
  const company = await service.from('clients').select('id').eq('is_published', true).limit(1).single();
  const addresses = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const found = ['/informasi/klien?q=pembangunan', '/cari?q=pembangunan'];
  const records = [`/informasi/news/${article.data?.slug}`, `/informasi/klien/${company.data?.id}`];
  expect(await tooWide(page, [...addresses, ...found, ...records])).toEqual([]);
});
