import type { Page } from '@playwright/test';
import { checkPaths } from '../../src/app/check-pages.ts';
import { publicPages } from '../../src/app/public-routes.tsx';
import { expect, test } from '../support/fixtures.ts';

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

/** Adds up the shifts that nobody's touch caused, as the browser reports them (CLS). */
const countShifts = () => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

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
      await page.addInitScript(countShifts);
      const jumped: string[] = [];
      for (const address of [...addresses, await companyAddress(page)]) {
        await openWhole(page, address, language);
        const { wider, shift } = await page.evaluate(() => ({
          wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        }));
        if (wider > 0 || shift > 0.05)
          jumped.push(`${address}: ${wider} px wider, shift ${shift.toFixed(3)}`);
      }
      expect(jumped).toEqual([]);
    },
  );
