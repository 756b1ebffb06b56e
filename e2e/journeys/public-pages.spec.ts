import { checkPaths } from '../../src/app/routes/check-pages.ts';
import { publicPages } from '../../src/app/routes/public-routes.tsx';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const addresses = [
  ...publicPages.map((page) => page.path),
  ...checkPaths,
  '/auth/login',
  '/tidak-ada',
].filter((address) => !address.includes(':'));

for (const address of addresses) {
  test(`${address} is accessible in both themes and fits the screen in both languages @phone`, async ({
    page,
  }) => {
    for (const language of ['id', 'en']) {
      await page.goto(`${address}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main .animate-skeleton'), 'loading skeletons').toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/\S/);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
      if (language === 'id') await expectNoSeriousAxe(page);
    }
  });
}
