import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { doc } from '../support/questions.ts';

test.use({ accounts: 'many' });

/** The lists that grow with the years, each with words that find few of its 2,000 rows. */
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
  test(`${path} with two thousand rows: its pages, its search, its width`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    // The first one waits for a site that has just started.
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
    // Texts are searched too: the number of a title may stand in another one's body.
    await expect(rows(page).filter({ hasText: words }).first()).toBeVisible();
  });
}

test(
  'two thousand companies are hidden in one go, and shown again',
  { tag: ['@desktop', '@again'] },
  async ({ page, service, signIn }) => {
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
  },
);

test(
  'two thousand questions: all are listed, found, and hidden in one go',
  { tag: ['@desktop', '@again'] },
  async ({ page, service, signIn }) => {
    const WORD = 'Bentonit';
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      question: `${WORD} ${String(at).padStart(4, '0')}`,
      category: 'umum',
      sort_order: 10_000 + at,
      answer: doc('Jawaban.'),
    }));
    await service.from('faq').insert(rows).throwOnError();
    const shown = async () => {
      const all = service.from('faq').select('*', { count: 'exact', head: true });
      return (await all.like('question', `${WORD}%`).eq('is_published', true).throwOnError()).count;
    };
    try {
      await signIn(page, 'editor');
      await page.goto('/admin/faq');
      await expect(page.getByText(/^2\.\d{3} entri/)).toBeVisible();
      // Not all are drawn at once: the end of those that are draws the next ones when it comes near.
      const later = page.getByRole('link', { name: `${WORD} 0250`, exact: true });
      await expect(later).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Tampilkan [\d.]+ lagi$/ })
        .last()
        .scrollIntoViewIfNeeded();
      await expect(later).toBeAttached();
      await page.getByRole('searchbox').fill(`${WORD} 1999`);
      await expect(page.getByText(/^1 dari 2\.\d{3} cocok/)).toBeVisible();
      await page.getByRole('searchbox').fill(WORD);
      await expect(page.getByText(/^2\.000 dari 2\.\d{3} cocok/)).toBeVisible();
      await page.getByRole('button', { name: 'Pilih beberapa' }).click();
      await page.getByRole('checkbox', { name: `Pilih “${WORD} 0000”` }).check();
      await page.getByRole('button', { name: 'Pilih semua yang cocok (2.000)' }).click();
      await page.getByRole('button', { name: 'Batalkan penerbitan' }).click();
      const question = page.getByRole('dialog', { name: 'Batalkan penerbitan 2.000 entri?' });
      await question.getByRole('button', { name: 'Batalkan penerbitan' }).click();
      await expect.poll(shown, { timeout: 140_000 }).toBe(0);
      await page.getByRole('button', { name: 'Urungkan' }).click();
      await expect.poll(shown, { timeout: 140_000 }).toBe(2000);
    } finally {
      // Else the page reads rows that go meanwhile, and the browser prints that.
      await page.close();
      await service.from('faq').update({ deleted_at: new Date().toISOString() }).like('question', `${WORD}%`);
      await service.from('faq').delete().like('question', `${WORD}%`);
    }
  },
);
