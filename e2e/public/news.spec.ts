import { expectNoSeriousAxe, themesIn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const ARTICLE = '/informasi/news/kbli-2025-wajib-di-oss';

test('visitors can move from the list to an article and to the next one, in both languages', async ({
  page,
}) => {
  await page.goto('/informasi/news');
  await page.getByRole('link', { name: /^KBLI 2025 wajib di OSS/ }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1, name: /^KBLI 2025 wajib di OSS/ })).toBeFocused();
  await expect(page).toHaveTitle(/^KBLI 2025 wajib di OSS/);

  await page
    .getByRole('navigation', { name: 'Berita sebelum dan sesudahnya' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ringkasan Permen PU 6\/2025/ })).toBeVisible();

  await page.goto(`${ARTICLE}?lng=en`);
  await expect(page.getByRole('heading', { level: 1, name: /^KBLI 2025 is mandatory in OSS/ })).toBeVisible();
  // The language was set once by the URL; the links of the page do not change it.
  await page.getByRole('link', { name: 'See all news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page).toHaveURL('/informasi/news');
});

for (const language of ['id', 'en']) {
  for (const path of [ARTICLE, '/informasi/news?kategori=panduan', '/informasi/news/tidak-ada']) {
    test(`${path} in ${language} is accessible in both themes`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /Memuat|Loading/ })).toHaveCount(0);
      await expectNoSeriousAxe(page, themesIn(language));
    });
  }
}
