import type { Page } from '@playwright/test';
import { checkPaths } from '../../src/app/routes/check-pages.ts';
import { publicPages } from '../../src/app/routes/public-routes.tsx';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';

// Prerendered as in production, so that layout shifts during hydration are detected.
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
    `no public page overflows or shifts at 320 px (${language})`,
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

/** Text spacing that users may set (WCAG 2.2, criterion 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Returns texts clipped by their own box, except those with an ellipsis or a line clamp. */
const cutOff = (page: Page) =>
  page.locator('body :is(h1, h2, h3, p, a, button, label, li, td, th, dt, dd, summary)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
        const isBeyond =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return hides && !isMeant && element.clientWidth > 1 && isBeyond;
      })
      .map((element) => element.textContent.slice(0, 60)),
  );

test(
  'text with user-defined spacing is neither clipped nor wider than a phone',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 360, height: 640 });
    const faults: string[] = [];
    for (const address of [...addresses, await companyAddress(page)]) {
      await openWhole(page, address, 'id');
      await page.addStyleTag({ content: SPACED });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const cut = await cutOff(page);
      if (wider > 0 || cut.length > 0)
        faults.push(`${address}: ${wider} px wider, cut off: ${cut.join(' | ')}`);
    }
    expect(faults).toEqual([]);
  },
);

test(
  'the main tasks of visitors fit on the first screen of a small phone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openWhole(page, '/', 'id');
    const main = page.getByRole('main');
    for (const what of [
      main.getByRole('textbox', { name: 'Cek sertifikat' }),
      main.getByRole('textbox', { name: 'Apa yang Anda bangun?' }),
      main.getByRole('link', { name: 'Hitung biaya' }),
      main.getByRole('link', { name: /keluhan/i }).first(),
      main.getByRole('link', { name: /lacak/i }).first(),
    ]) {
      const box = await what.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), String(what)).toBeLessThanOrEqual(640);
    }
  },
);
