import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ accounts: 'many' });

/** The lists that grow with the years, each with words that find few of its 2,000 rows. */
const LISTS = [
  { path: '/admin/klien', words: '9980000000007' },
  { path: '/admin/klien/sertifikat', words: 'SKALA-AL001-000000' },
  { path: '/admin/news', words: 'Artikel skala 1453' },
  { path: '/admin/keluhan?state=all', words: 'KEL-SKALA-000007' },
  { path: '/admin/banding?state=all', words: 'BND-SKALA-000007' },
  { path: '/admin/messages', words: 'PSN-SKALA-000010' },
  { path: '/admin/audit-log', words: 'Catatan skala 1777' },
  { path: '/informasi/klien', words: '9980000000007' },
  { path: '/informasi/news' },
];

const rows = (page: Page) =>
  page.locator('main').locator('tbody tr, article, li:has(h2), li:has(h3)').filter({ visible: true });

for (const { path, words } of LISTS) {
  test(`${path} with two thousand rows: its pages, its search, its width`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    // The first one waits for a site that has just started.
    await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
    const [shown, first] = [await rows(page).count(), await rows(page).first().innerText()];
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
    const main = page.locator('main');
    await main.getByRole('link', { name: /^(Berikutnya|Lebih lama)$/ }).click();
    await expect(rows(page).first()).not.toHaveText(first);
    if (!words) return;
    await main.getByRole('searchbox').fill(words);
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&](q|words)=/);
    await expect.poll(() => rows(page).count()).toBeLessThan(shown);
    await expect(rows(page).first()).toContainText(words);
  });
}
