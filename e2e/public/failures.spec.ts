import type { Page } from '@playwright/test';
import { failReads, trackReads } from '../support/backend.ts';
import type { Failure } from '../support/backend.ts';
import { expect, test } from '../support/fixtures.ts';
import { installClock } from '../support/stopped-clock.ts';
import { toast } from '../support/toasts.ts';

const FAILURES: readonly Failure[] = ['answers 500', 'answers malformed JSON', 'hangs'];
/**
 * Waits until all other reads have finished, then advances the clock by the request timeout of 15 seconds.
 */
async function waitUntilGivenUp(page: Page, reads: ReturnType<typeof trackReads>) {
  // At first only one of the 16 queries is pending, so wait until all have started.
  await expect.poll(reads.begun).toBeGreaterThanOrEqual(16);
  await expect.poll(reads.underWay).toBe(1);
  await page.clock.fastForward(15_000);
}

/** One of the start-up queries. Component tests cover failures of the queries of each page. */
const TABLES = ['hero_slides'] as const;

const loadFailure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gagal Memuat Halaman' });
const serverError = /status of 500/;

test.describe('settings', () => {
  for (const failure of FAILURES) {
    test(`show an error page with a working retry when the backend ${failure}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(serverError);
      const reads = trackReads(page);
      let requestCount = 0;
      page.on('request', (request) => {
        if (request.url().includes('/rest/v1/site_settings?')) requestCount += 1;
      });
      await installClock(page);
      const restore = await failReads(page, 'site_settings', failure);
      await page.goto('/informasi/faq');
      if (failure === 'hangs') {
        await expect(page.getByRole('status').filter({ hasText: 'Memuat…' })).toBeVisible();
        await waitUntilGivenUp(page, reads);
      }
      await expect(loadFailure(page)).toBeVisible();
      await expect(
        page.getByText('Terjadi kesalahan saat mengambil data penting. Mohon coba lagi nanti.'),
      ).toBeVisible();
      await expect(toast(page, 'Gagal Memuat Data Kritis')).toContainText(
        'Tidak dapat mengambil data dari server. Silakan coba lagi nanti.',
      );

      const retry = page.getByRole('button', { name: 'Coba lagi' });
      if (failure !== 'hangs') {
        const atFirst = requestCount;
        await retry.click();
        // Wait for as many requests as on the first load. Until then the button is busy, and restoring the
        // backend would let the last request succeed.
        await expect.poll(() => requestCount).toBe(2 * atFirst);
        await expect(retry).not.toHaveAttribute('aria-busy');
        await expect(loadFailure(page), 'a retry that fails too').toBeVisible();
      }
      await restore();
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test.describe('a failing start-up query', { tag: '@desktop' }, () => {
  for (const table of TABLES) {
    test(`of ${table} keeps the page working and names the table in a toast @desktop`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(serverError);
      const reads = trackReads(page);
      await installClock(page);
      for (const failure of FAILURES) {
        await test.step(failure, async () => {
          const restore = await failReads(page, table, failure);
          await page.goto('/informasi/faq');
          await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText('021-555-0142');
          if (failure === 'hangs') await waitUntilGivenUp(page, reads);
          const kind = failure === 'answers 500' ? 'Supabase error' : 'Critical error';
          await expect(toast(page, `${kind} fetching ${table}`)).toBeVisible();
          await restore();
        });
      }
    });
  }
});
