import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ accounts: 'many' });

/** Lists that grow over the years, each with a search that matches few of its 2,000 rows. */
const LISTS = [
  { path: '/admin/klien', words: '9980000000007' },
  { path: '/admin/klien/sertifikat', words: 'SKALA-AL001-000000' },
  { path: '/admin/klien/surveilans', words: 'SKALA-AL001-000000' },
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
  test(`${path} with 2,000 rows supports paging and search and fits the screen`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    // The first test also waits for the site to start.
    await expect(rows(page).first()).toBeVisible({ timeout: 100_000 });
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
    // Bodies are searched too, so another row may contain the number of this title.
    await expect(rows(page).filter({ hasText: words }).first()).toBeVisible();
  });
}

test('hiding 2,000 companies at once can be undone', async ({ page, service, signIn }) => {
  const hidden = async () => {
    const all = service.from('clients').select('*', { count: 'exact', head: true });
    return (await all.eq('is_published', false).is('deleted_at', null).throwOnError()).count ?? 0;
  };
  const before = await hidden();
  await signIn(page, 'admin');
  await page.goto('/admin/klien?published=yes');
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('button', { name: /^Pilih semua yang cocok/ }).click();
  await expect(page.getByText(/^2\.\d{3} dipilih$/)).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan penerbitan' }).click();
  const question = page.getByRole('dialog', { name: /^Batalkan penerbitan 2\.\d{3} entri\?$/ });
  await question.getByRole('button', { name: 'Batalkan penerbitan' }).click();
  const undo = page.getByRole('button', { name: 'Urungkan' });
  await expect(undo).toBeVisible({ timeout: 140_000 });
  expect(await hidden()).toBeGreaterThan(before + 2000 - 1);
  await undo.click();
  await expect.poll(hidden, { timeout: 140_000 }).toBe(before);
});
