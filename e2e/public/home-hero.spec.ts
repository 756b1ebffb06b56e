import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hero, shownSlide, slideTitles } from '../support/slides.ts';
import { installClock, stopClock } from '../support/stopped-clock.ts';

const [first, second, third] = slideTitles.id;
const button = (page: Page, name: string | RegExp) => hero(page).getByRole('button', { name });

async function openHome(page: Page) {
  await page.goto('/');
  // On a slow machine the second one may be there before this line; the first comes round again.
  await expect(shownSlide(page)).toHaveText(first);
}

/** Home with the first slide on show and time standing still. */
async function openStoppedHome(page: Page) {
  await installClock(page);
  await openHome(page);
  // Under the pointer no slide changes, so that nothing happens while the clock is being stopped.
  await hero(page).hover({ position: { x: 5, y: 5 } });
  await stopClock(page);
}

test('slides change by themselves after seven seconds, and begin again after the last', async ({ page }) => {
  await openStoppedHome(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_900);
  await expect(shownSlide(page)).toHaveText(first);
  for (const next of [second, third, first]) {
    await page.clock.runFor(7_000);
    await expect(shownSlide(page)).toHaveText(next);
  }
});

test('the pause button stops them for good, and lets them go on', async ({ page }) => {
  await openStoppedHome(page);
  await button(page, 'Jeda pergantian slide').click();
  await page.getByRole('contentinfo').hover();
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await page.clock.runFor(30_000);
  await expect(shownSlide(page)).toHaveText(first);
  await button(page, 'Jalankan pergantian slide').click();
  await page.mouse.move(0, 0);
  await button(page, 'Jeda pergantian slide').blur();
  await page.clock.runFor(7_000);
  await expect(shownSlide(page)).toHaveText(second);
});

test('they wait under the pointer and while the focus is inside', { tag: '@desktop' }, async ({ page }) => {
  await openStoppedHome(page);
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveText(first);
  await button(page, 'Slide berikutnya').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveText(first);
});

test('buttons and dots lead to every slide, round the ends too', async ({ page }) => {
  await openHome(page);
  await button(page, 'Slide sebelumnya').click();
  await expect(shownSlide(page)).toHaveText(third);
  await button(page, 'Slide berikutnya').click();
  await expect(shownSlide(page)).toHaveText(first);
  const dot = button(page, /^Tampilkan slide 2/);
  await dot.click();
  await expect(shownSlide(page)).toHaveText(second);
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).getByRole('group', { name: '2 dari 3' })).toBeInViewport({ ratio: 0.5 });
});

test('arrow keys and Tab reach every slide and its links', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await button(page, 'Jeda pergantian slide').focus();
  await page.keyboard.press('ArrowRight');
  await expect(shownSlide(page)).toHaveText(second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shownSlide(page)).toHaveText(third);
  await button(page, /^Tampilkan slide 3/).focus();
  // The slides come before the controls; only the links of the one on show can be reached.
  await hero(page).getByRole('link', { name: 'Cek Sertifikat' }).focus();
  await page.keyboard.press('Tab');
  await expect(hero(page).getByRole('link', { name: 'Hubungi Kami' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[inert] :focus')).toHaveCount(0);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installClock(page);
  await openHome(page);
  await page.clock.runFor(30_000);
  await expect(shownSlide(page)).toHaveText(first);
  await expect(button(page, /Jeda|Jalankan/)).toHaveCount(0);
  await button(page, 'Slide berikutnya').click();
  await expect(shownSlide(page)).toHaveText(second);
});

test('a swipe changes the slide', { tag: '@phone' }, async ({ page }) => {
  await openHome(page);
  await expect(button(page, 'Slide berikutnya')).toBeVisible();
  const box = await hero(page).boundingBox();
  const y = (box?.y ?? 0) + 120;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  // The sliding engine comes when the page is idle; a swipe before that does nothing.
  await expect(async () => {
    await touch('touchStart', 320);
    for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(shownSlide(page)).not.toHaveText(first, { timeout: 1_000 });
  }).toPass();
});

test('without slides it says so', async ({ page, service }) => {
  const publish = (is_published: boolean) =>
    service.from('hero_slides').update({ is_published }).gte('sort_order', 0).throwOnError();
  await publish(false);
  try {
    await page.goto('/');
    await expect(page.getByText('Slider belum dikonfigurasi.')).toBeVisible();
    await page.goto('/?lng=en');
    await expect(page.getByText('The slider has not been set up yet.')).toBeVisible();
  } finally {
    await publish(true);
  }
});
