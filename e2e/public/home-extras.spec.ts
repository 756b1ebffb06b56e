import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hero, shownSlide, slide } from '../support/slides.ts';
import { installClock } from '../support/stopped-clock.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: 'Diskon 15% untuk sertifikasi pertama' });

async function openHome(page: Page) {
  await page.goto('/');
  await expect(shownSlide(page)).toBeVisible();
}

const windows = [
  [1440, 900],
  [1366, 768],
  [720, 450],
  [360, 740],
  [320, 256],
] as const;

test.describe('the demo promotion', () => {
  test.use({ promotion: 'unseen' });

  test('does not cover the slide controls and can be closed at every window size', async ({ page }) => {
    await installClock(page);
    await openHome(page);
    await page.clock.fastForward(5_000);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const close = offer(page).getByRole('button', { name: 'Tutup' });
      await expect(close).toBeInViewport({ ratio: 1 });
      const share = (await offer(page).boundingBox())?.height ?? Infinity;
      expect(share / height, `of ${width} × ${height}`).toBeLessThanOrEqual(0.4);
      const controls = hero(page).getByRole('button');
      for (const control of [...(await controls.all()), slide(page).getByRole('link').first()]) {
        await control.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        const isCovered = await control.evaluate((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect();
          return !!document.elementFromPoint(x + w / 2, y + h / 2)?.closest('[role="dialog"]');
        });
        expect(isCovered, `${(await control.textContent()) ?? ''} in ${width} × ${height}`).toBe(false);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await offer(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('questions on home fit a phone at 200% text size @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const name of ['Cek', 'Cari']) {
    const box = await page.locator('main').getByRole('button', { name, exact: true }).first().boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  }
});
