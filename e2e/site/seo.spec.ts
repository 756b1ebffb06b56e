import { expect, test } from '../support/fixtures.ts';

// tests/stack/prerendered-pages.slow.test.ts checks the metadata of all pages.

for (const path of ['/auth/login', '/tidak-ada', '/informasi/news/tidak-ada', '/cari?q=biaya']) {
  test(`${path} is excluded from search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test('switching a shared English address to Indonesian removes the language parameter', async ({ page }) => {
  await page.goto('/informasi/faq?lng=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/informasi/faq');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' })).toBeVisible();
});
