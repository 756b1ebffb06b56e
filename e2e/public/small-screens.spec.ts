import type { Page } from '@playwright/test';
import { checkPaths } from '../../src/app/check-pages.ts';
import { publicPages } from '../../src/app/public-routes.tsx';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';

// As visitors get them: public pages arrive as HTML, so that what comes with the script must not move what is read.
test.use({ prerendered: true });

const longWord = 'pembangunanjembatandanterowonganpanjangsekaliyangtidakpernahada';
const addresses = [
  ...publicPages.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...checkPaths,
  '/layanan/ruang-lingkup/BS002',
  '/informasi/news/cek-sertifikat-sebelum-tender',
  '/cek/PNS-AR001-00021',
  `/cek/${'PNS9'.repeat(16)}`,
  ...['/layanan/ruang-lingkup', '/informasi/klien', '/informasi/faq', '/cari'].map(
    (path) => `${path}?q=${longWord}`,
  ),
];

async function openWhole(page: Page, address: string, language: string) {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

const companyAddress = async (page: Page) => {
  await page.goto('/informasi/klien');
  return (await page.locator('main a[href^="/informasi/klien/"]').first().getAttribute('href')) ?? '';
};

for (const language of ['id', 'en'])
  test(
    `at 320 px no public page is wider than the screen or jumps: ${language}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width: 320, height: 640 });
      await watchShifts(page);
      const jumped: string[] = [];
      for (const address of [...addresses, await companyAddress(page)]) {
        await openWhole(page, address, language);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const shift = await shiftOf(page);
        if (wider > 0 || shift > 0.05)
          jumped.push(`${address}: ${wider} px wider, shift ${shift.toFixed(3)}`);
      }
      expect(jumped).toEqual([]);
    },
  );
