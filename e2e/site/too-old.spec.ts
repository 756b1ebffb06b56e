import { expect, test } from '../support/fixtures.ts';

test('a browser that is too old gets words in both languages, and no half of the site', async ({ page }) => {
  // A function that the page asks for, and such a browser lacks.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/');
  await expect(page.getByText('Peramban ini terlalu lama untuk situs ini.')).toBeVisible();
  await expect(page.locator('[lang="en"]').getByText('This browser is too old for this site.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
