import type { Page } from '@playwright/test';
import { importFromApp } from '../../scripts/app-module.ts';
import type * as Screens from '../../src/app/screens/admin-screens.ts';
import { publicPages } from '../../src/app/routes/public-routes.tsx';
import { screenGroups } from '../../src/config/screen-groups.ts';
import { expect, test } from '../support/fixtures.ts';

// Names of 120 characters, lists of two thousand rows, on the narrowest phone: a screen may grow downwards only.
test.use({ accounts: 'many', longNames: true });
test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

const { adminScreens, recordsFor } = await importFromApp<typeof Screens>('src/app/screens/admin-screens.ts');
const records = recordsFor('admin');
const groups = [...screenGroups.map(({ id }) => id), null];

/** The pixels by which the page is wider than the screen, and those by which an open dialog is wider than itself. */
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
    // Some parts come after the page itself, such as the articles before and after.
    await page.waitForLoadState('networkidle');
    const pixels = await widerBy(page);
    if (pixels > 0) wide.push(`${address}: ${pixels} px`);
  }
  return wide;
}

for (const id of groups) {
  const screens = adminScreens.filter(({ group, path }) => group === id && !path.includes(':'));
  if (screens.length === 0) continue;
  test(`long names fit every screen of ${id ?? 'no group'}, and what each opens @desktop @again`, async ({
    page,
    service,
    signIn,
  }) => {
    test.setTimeout(400_000);
    await signIn(page, 'admin');
    const addresses = screens.map(({ path }) => path);
    for (const { table } of screens.flatMap(({ shows = [] }) => shows)) {
      const { data } = await service
        .from(table as 'faq')
        .select('*')
        .limit(1);
      const row = data?.[0] as { id: string; slug?: string; number?: string } | undefined;
      const address = row && records.addressOf({ table, id: row.id, key: row.slug, label: row.number });
      if (address) addresses.push(address);
    }
    expect(await tooWide(page, addresses)).toEqual([]);
  });
}

test('long names fit every public page @desktop', async ({ page, service }) => {
  test.setTimeout(400_000);
  const article = await service.from('articles').select('slug').eq('status', 'published').limit(1).single();
  const company = await service.from('clients').select('id').eq('is_published', true).limit(1).single();
  const addresses = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const found = ['/informasi/klien?q=pembangunan', '/cari?q=pembangunan'];
  const records = [`/informasi/news/${article.data?.slug}`, `/informasi/klien/${company.data?.id}`];
  expect(await tooWide(page, [...addresses, ...found, ...records])).toEqual([]);
});
