import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hero, shownSlide, slideTitles } from '../support/slides.ts';

const [first, second, third] = slideTitles.id;
const button = (page: Page, name: string | RegExp) => hero(page).getByRole('button', { name });

async function openHome(page: Page) {
  await page.goto('/');
  // On a slow machine the second slide may already be visible, so wait until the first one returns.
  await expect(shownSlide(page)).toHaveText(first);
}

test('arrow keys and Tab reach every slide and its links', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await button(page, 'Jeda pergantian slide').focus();
  await page.keyboard.press('ArrowRight');
  await expect(shownSlide(page)).toHaveText(second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shownSlide(page)).toHaveText(third);
  await button(page, /^Tampilkan slide 3/).focus();
  // The slides precede the controls, and only links of the visible slide can receive focus.
  await hero(page).getByRole('link', { name: 'Cek Sertifikat' }).focus();
  await page.keyboard.press('Tab');
  await expect(hero(page).getByRole('link', { name: 'Hubungi Kami' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[inert] :focus')).toHaveCount(0);
});

test('a swipe changes the slide', { tag: '@phone' }, async ({ page }) => {
  await openHome(page);
  await expect(button(page, 'Slide berikutnya')).toBeVisible();
  const box = await hero(page).boundingBox();
  const y = (box?.y ?? 0) + 120;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  // The carousel script loads when the browser is idle, and earlier swipes have no effect.
  await expect(async () => {
    await touch('touchStart', 320);
    for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(shownSlide(page)).not.toHaveText(first, { timeout: 1_000 });
  }).toPass();
});
