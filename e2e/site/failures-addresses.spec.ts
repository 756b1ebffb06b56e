import type { Page } from '@playwright/test';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { shownSlide } from '../support/slides.ts';

const faqTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' });
const faqLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
const faqChunk = () => chunkOf('src/features/faq/faq-page.tsx');

test.describe('after a deployment', () => {
  /** Makes the chunk of the FAQ page respond with 404, as after a new deployment. */
  const failChunk = (page: Page) =>
    page.route(faqChunk(), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  /** Makes the chunk available again once the page has been reloaded. */
  const failChunkUntilReload = async (page: Page) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(faqChunk(), (route) =>
      documents < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
  };

  const loads = (page: Page) => {
    const counted = { count: 0 };
    page.on('load', () => counted.count++);
    return counted;
  };

  test('a missing chunk reloads the page once', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await failChunkUntilReload(page);
    const loaded = loads(page);
    await page.goto('/');
    await expect(shownSlide(page)).toBeVisible();
    await faqLink(page).click();
    await expect(faqTitle(page)).toBeVisible();
    await expect(page).toHaveURL('/informasi/faq');
    // The page is visible before its load event.
    await expect.poll(() => loaded.count).toBe(2);
  });

  test('a chunk still missing after the reload shows a new-version notice between header and footer', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|dynamically imported module/);
    await failChunk(page);
    const loaded = loads(page);
    await page.goto('/');
    await expect(shownSlide(page)).toBeVisible();
    await faqLink(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Versi baru situs telah terbit' });
    await expect(notice).toBeVisible();
    await expect.poll(() => loaded.count, 'it reloads once, not for ever').toBe(2);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
    await expect(faqTitle(page)).toBeVisible();
  });
});
