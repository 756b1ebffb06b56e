import type { Page } from '@playwright/test';
import { importFromApp } from '../../scripts/app-module.ts';
import type * as Screens from '../../src/app/screens/admin-screens.ts';
import { ROLES } from '../../src/config/roles.ts';
import { screenGroups } from '../../src/config/screen-groups.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

// The list is put together by the build (import.meta.glob).
const { adminScreens } = await importFromApp<typeof Screens>('src/app/screens/admin-screens.ts');
const screens = adminScreens.filter((screen) => !screen.path.includes(':'));
/** The screens of a group are walked in one browser; those outside the sidebar are a group as well. */
const groups = [...screenGroups.map(({ id }) => id), null]
  .map((id) => ({ id: id ?? 'elsewhere', screens: screens.filter(({ group }) => group === id) }))
  .filter((group) => group.screens.length > 0);

/** To a screen by the history of the page that is open; by its address where none is open yet. */
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
  for (const role of ROLES) {
    // Access to a screen does not depend on its width, whose layout is seen once, as an admin.
    const tag = role === 'admin' ? '' : '@desktop @again';
    test(`${group.id}: what ${role} may open opens, the rest is refused ${tag}`, async ({ page, signIn }) => {
      test.slow();
      await signIn(page, role);
      for (const { path, roles } of group.screens) {
        const may = roles.includes(role);
        await test.step(`${path} ${may ? 'opens' : 'is refused'}`, async () => {
          // A refusal is met by typing the address; from one screen to the next one goes within the application.
          if (may) await goWithin(page, path);
          else await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const refusal = page.getByRole('heading', { name: 'Akses Ditolak' });
          if (may) await expect(refusal).toBeHidden();
          else await expect(refusal).toBeVisible();
          // An editor sees what an admin sees; a viewer sees it without controls.
          if (may && role !== 'editor') await expectNoSeriousAxe(page);
        });
      }
    });
  }
}

// Every screen is asked for by nobody in src/app/routes/guard.test.tsx; this is the way there in a browser.
for (const path of ['/admin', '/admin/keluhan', '/admin/news/new']) {
  test(`${path} sends a visitor to the login page @desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login/);
  });
}

test('a refusal has nothing serious for axe @desktop', async ({ page, signIn }) => {
  await signIn(page, 'viewer');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  await expectNoSeriousAxe(page);
});
