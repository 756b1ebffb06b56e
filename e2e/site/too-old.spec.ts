import { expect, test } from '../support/fixtures.ts';

test('an unsupported browser shows a message in both languages and no partial page', async ({ page }) => {
  // Remove a function that the page checks for and old browsers lack.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/');
  await expect(page.getByText('Peramban ini terlalu lama untuk situs ini.')).toBeVisible();
  await expect(page.locator('[lang="en"]').getByText('This browser is too old for this site.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
