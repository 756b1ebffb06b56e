import type { Page } from '@playwright/test';
import { importFromApp } from '../../scripts/app-module.ts';
import type * as Screens from '../../src/app/screens/admin-screens.ts';
import { screenGroups } from '../../src/config/screen-groups.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const DESKTOP = { width: 1440, height: 900 };
const NARROW_PHONE = { width: 320, height: 640 };

// Vite assembles this list (import.meta.glob).
const { adminScreens } = await importFromApp<typeof Screens>('src/app/screens/admin-screens.ts');
const screens = adminScreens.filter((screen) => !screen.path.includes(':') && screen.roles.includes('admin'));
/** One test per sidebar group, and one for screens outside the sidebar. */
const groups = [...screenGroups.map(({ id }) => id), null]
  .map((id) => ({ id: id ?? 'elsewhere', screens: screens.filter(({ group }) => group === id) }))
  .filter((group) => group.screens.length > 0);

/** Navigates through the history API, which is faster than loading the page. Loads the first page by URL. */
async function goWithin(page: Page, path: string) {
  if (page.url() === 'about:blank') return page.goto(path);
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(before);
}

for (const group of groups) {
  test(`all ${group.id} screens are accessible and fit a narrow phone @desktop`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    for (const { path } of group.screens) {
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await goWithin(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { name: 'Akses Ditolak' })).toBeHidden();
        await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
        await expectNoSeriousAxe(page);
        await page.setViewportSize(NARROW_PHONE);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overflow, `${path}: horizontal overflow in pixels`).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('the access-denied screen is accessible @desktop', async ({ page, signIn }) => {
  await signIn(page, 'viewer');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  await expectNoSeriousAxe(page);
});
