import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hero, shownSlide, slide } from '../support/slides.ts';
import { installClock } from '../support/stopped-clock.ts';

const whatsapp = (page: Page) => page.getByRole('link', { name: 'Hubungi kami lewat WhatsApp' });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Diskon 15% untuk sertifikasi pertama' });

/** Presses Escape as soon as the popup is inserted, before the browser paints it. */
const pressEscapeOnSight = () =>
  new MutationObserver((_, seen) => {
    if (!document.querySelector('[role="dialog"]')) return;
    seen.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    document.documentElement.dataset.pressed = '';
  }).observe(document.body, { childList: true, subtree: true });

async function openHome(page: Page) {
  await page.goto('/');
  await expect(shownSlide(page)).toBeVisible();
}

test('the WhatsApp button appears after scrolling 300 px and links to the international number', async ({
  page,
}) => {
  await openHome(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(whatsapp(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(whatsapp(page)).toBeVisible();
  await expect(whatsapp(page)).toHaveAttribute('href', 'https://wa.me/62215550142');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(whatsapp(page)).toHaveCount(0);
});

test('there is no WhatsApp button without a phone number in the settings', async ({ page }) => {
  await page.route(/\/rest\/v1\/site_settings\?/, async (route) => {
    const response = await route.fetch();
    const settings = await response.json();
    await route.fulfill({ response, json: { ...settings, site: { ...settings.site, phone: '' } } });
  });
  await openHome(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(whatsapp(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toContainText('Telepon');
});

const windows = [
  [1440, 900],
  [1366, 768],
  [720, 450],
  [360, 740],
  [320, 256],
] as const;

test.describe('the demo promotion', () => {
  test.use({ promotion: 'unseen' });

  test('appears after five seconds, once per browser session', async ({ page, openBrowser }) => {
    await installClock(page);
    await openHome(page);
    await page.clock.fastForward(5_000);
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(shownSlide(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(offer(page)).toHaveCount(0);

    const another = await openBrowser();
    await installClock(another);
    await openHome(another);
    await another.clock.fastForward(5_000);
    await expect(offer(another)).toBeVisible();
  });

  test('links to the certification process and closes with Escape', async ({ page, openBrowser }) => {
    await installClock(page);
    await openHome(page);
    await page.clock.fastForward(5_000);
    await offer(page).getByRole('link', { name: 'Lihat cara mengajukan' }).click();
    await expect(page).toHaveURL('/layanan/alur');
    await expect(offer(page)).toHaveCount(0);

    const another = await openBrowser();
    await installClock(another);
    await openHome(another);
    await another.evaluate(pressEscapeOnSight);
    await another.clock.fastForward(5_000);
    await expect(another.locator('html[data-pressed]')).toBeAttached();
    await expect(offer(another)).toHaveCount(0);
  });

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
