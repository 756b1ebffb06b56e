import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { specAdminRoutes } from '../../tests/contract/admin-routes.ts';

const entries = specAdminRoutes.flatMap(({ roles, sidebar }) =>
  sidebar && roles.includes('admin') ? sidebar : [],
);
const groups = [...new Set(entries.map(({ group }) => group))].filter((name) => name !== 'Beranda admin');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu admin' });
const link = (page: Page, label: string) => menu(page).getByRole('link', { name: new RegExp(`^${label}`) });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Returns how many pixels of the menu are hidden. */
const hiddenPixels = (page: Page) =>
  menu(page).evaluate((element) => {
    const box = element.parentElement;
    return box ? box.scrollHeight - box.clientHeight : Infinity;
  });

test('an admin sees every group and entry at 1440 × 900 without scrolling', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveCount(entries.length);
  for (const name of groups) await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
  for (const { label } of entries) await expect(link(page, label), label).toBeInViewport({ ratio: 1 });
  expect(await hiddenPixels(page)).toBeLessThanOrEqual(0);
  // Minimum target size of WCAG 2.2.
  const heights = await menu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});
