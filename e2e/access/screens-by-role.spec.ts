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
      await expectNoSeriousAxe(page);
    });
  }

  test(`${path} sends a visitor to the login page @desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login/);
  });
}
