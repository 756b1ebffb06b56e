import { adminScreens } from '../../src/app/admin-screens.ts';
import { ROLES } from '../../src/config/roles.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const screens = adminScreens.filter((screen) => !screen.path.includes(':'));

for (const { path, roles } of screens) {
  for (const role of ROLES) {
    const may = roles.includes(role);
    // Who may open a screen does not depend on its width; how it looks there is seen once, as an admin.
    const tag = role === 'admin' ? '' : ' @desktop';
    test(`${path} ${may ? 'opens for' : 'is refused to'} ${role}${tag}`, async ({ page, signIn }) => {
      await signIn(page, role);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const refusal = page.getByRole('heading', { name: 'Akses Ditolak' });
      if (may) await expect(refusal).toBeHidden();
      else await expect(refusal).toBeVisible();
      // An editor sees what an admin sees; a viewer sees it without controls.
      if (may && role !== 'editor') await expectNoSeriousAxe(page);
    });
  }
}

// Every screen is asked for by nobody in src/app/guard.test.tsx; this is the way there in a browser.
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
