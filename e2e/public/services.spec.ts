import { expect, test } from '../support/fixtures.ts';
import { expectNoSeriousAxe, themesIn } from '../support/axe.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';

// e2e/journeys/public-pages.spec.ts checks the pages without URL parameters.
const pages = [
  { path: '/layanan/ruang-lingkup?q=jembatn', id: 'Ruang Lingkup', en: 'Scope of certification' },
  {
    path: '/layanan/ruang-lingkup/BG002',
    id: 'BG002 Konstruksi Gedung Perkantoran',
    en: 'BG002 Office buildings',
  },
  {
    path: '/layanan/ruang-lingkup/SI001',
    id: 'Kode SI001 tidak ada dalam ruang lingkup kami',
    en: 'Code SI001 is not in our scope',
  },
];

for (const { path, ...titles } of pages) {
  for (const language of ['id', 'en'] as const) {
    test(`${path} in ${language} is accessible in both themes and fits the screen`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
      await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectNoSeriousAxe(page, themesIn(language));
    });
  }
}

test(
  'a misspelled search finds a code whose page opens by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/layanan/ruang-lingkup');
    const box = page.getByRole('searchbox', { name: 'Kode, KBLI, atau jenis pekerjaan' });
    await box.focus();
    await page.keyboard.type('jembatn');
    await expect(page.getByText(/Tidak ada yang persis “jembatn”/)).toBeVisible();
    // Tab passes two select fields before the results.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^BS002/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^BS002/ })).toBeFocused();
    await page.goBack();
    await expect(box).toHaveValue('jembatn');
  },
);

test(
  'the certification flow has four columns on wide screens and paper, but one on a phone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/layanan/alur');
    const figure = page.getByRole('img', { name: /^Bagan alur sertifikasi/ });
    await expect(figure).toBeVisible();
    const columns = () =>
      figure.evaluate((drawing) => {
        const { display, gridTemplateColumns } = getComputedStyle(drawing);
        return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
      });
    expect(await columns()).toBe(4);
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await columns()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await columns()).toBe(4);
    await expect(page.getByRole('button', { name: 'Cetak alur' })).toBeHidden();
  },
);

test('fees fit a phone at 200% text size', { tag: '@phone' }, async ({ page }) => {
  // Browsers enlarge text through the root font size, not through the page zoom.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  await page.goto('/layanan/biaya');
  const amounts = page.getByRole('cell', { name: /Rp/ });
  await expect(amounts.first()).toBeVisible();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  const cut = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main :is(td, th, a, dd)')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return (
        width > 0 &&
        (left < 0 ||
          right > window.innerWidth ||
          (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'))
      );
    });
    return {
      wide: wide.map(({ textContent }) => textContent),
      page: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  expect(cut).toEqual({ wide: [], page: 0 });
});

test('pages load without layout shifts', async ({ page }) => {
  await watchShifts(page);
  for (const path of [
    '/layanan/ruang-lingkup',
    '/layanan/ruang-lingkup/BG002',
    '/layanan/alur',
    '/layanan/biaya',
    '/profil/legalitas',
    '/profil/struktur-organisasi',
    // Former address that redirects to the page above.
    '/profil/struktur',
    '/profil/tentang',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Memuat/ }),
    ).toHaveCount(0);
    expect(await shiftOf(page), path).toBeLessThan(0.05);
  }
});
